import { mount, type Component } from "svelte";

import "./styles/tokens.css";
import "./styles/base.css";
import { beginTheme } from "./theme.svelte.ts";
import { begin } from "./words/words.svelte.ts";

/** Shows a page once its words are there. */
export async function show(page: Component): Promise<void> {
  beginTheme();
  await begin();
  const target = document.getElementById("page");
  if (target !== null) mount(page, { target });
}
