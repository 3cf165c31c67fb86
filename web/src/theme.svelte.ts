import { keep, recall } from "./words/lang.ts";

/** The two themes. */
export type Theme = "light" | "dark";

const THEME = "qizheng-theme";
const CONTRAST = "qizheng-contrast";

let theme = $state<Theme>("light");
let contrast = $state(false);

/** The look to begin with: what was chosen before, or what the system asks for. */
export function beginTheme(): void {
  const kept = recall(THEME);
  const dark = kept === null ? matchMedia("(prefers-color-scheme: dark)").matches : kept === "dark";
  theme = dark ? "dark" : "light";
  contrast = recall(CONTRAST) === "more";
  show();
}

/** The theme of the page. */
export function currentTheme(): Theme {
  return theme;
}

/** Whether more contrast was asked for on the page. */
export function moreContrast(): boolean {
  return contrast;
}

/** Turns from light to dark or back. */
export function turnTheme(): void {
  theme = theme === "dark" ? "light" : "dark";
  keep(THEME, theme);
  show();
}

/** Asks for more contrast, or for the usual one. */
export function turnContrast(): void {
  contrast = !contrast;
  keep(CONTRAST, contrast ? "more" : "usual");
  show();
}

function show(): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  if (contrast) root.dataset.contrast = "more";
  else delete root.dataset.contrast;
}
