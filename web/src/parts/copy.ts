import { say } from "../words/words.svelte.ts";
import { showToast } from "./toasts.svelte.ts";

/** Copies a text, and says so; without leave to copy, what cannot be done is told. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: "ok", text: say("web-copied") });
  } catch {
    showToast({ tone: "red", text: say("web-not-copied") });
  }
}
