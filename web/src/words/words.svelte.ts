import { FluentBundle, FluentResource } from "@fluent/bundle";

import { firstLang, keepLang, type Lang } from "./lang.ts";

/** Loads the messages of a language. */
export type Load = (lang: Lang) => Promise<{ default: string }>;

const LOADS: Record<Lang, () => Promise<{ default: string }>> = {
  "zh-Hant": () => import("words:app/zh-Hant"),
  "zh-Hans": () => import("words:app/zh-Hans"),
  en: () => import("words:app/en"),
};

let current = $state.raw<{ lang: Lang; bundle: FluentBundle }>({ lang: "en", bundle: new FluentBundle("en") });
/** What every message may use without being given it: how the rulebooks of the event shown call an appeal. */
let ofEvent = $state.raw({ appeal: "" });
const loads: Load[] = [(lang) => LOADS[lang]()];

/** The language of the page. */
export function lang(): Lang {
  return current.lang;
}

/** From now on an appeal is called as in the event that is shown. */
export function callAppeals(appeal: string): void {
  if (appeal !== ofEvent.appeal) ofEvent = { appeal };
}

/** Adds the messages of a part of the pages that has its own. */
export function addWords(load: Load): void {
  loads.push(load);
}

/** Turns the page to a language, and keeps it for the next visit. */
export async function speak(next: Lang): Promise<void> {
  await turn(next);
  keepLang(next);
}

/** Turns the page to the language to begin with. */
export async function begin(): Promise<void> {
  await turn(firstLang());
}

async function turn(next: Lang): Promise<void> {
  const texts = await Promise.all(loads.map((load) => load(next)));
  current = {
    lang: next,
    bundle: bundleOf(
      next,
      texts.map((text) => text.default),
    ),
  };
  document.documentElement.lang = next;
}

/** The messages of a language, ready to be filled in. */
export function bundleOf(tag: Lang, texts: readonly string[]): FluentBundle {
  // The marks that isolate text of another direction are of no use in our languages.
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The message with this key, its variables filled in. What is missing shows between ⟦ and ⟧, and fails a test. */
export function say(key: string, variables: Record<string, string | number> = {}): string {
  return format(current.bundle, key, { ...ofEvent, ...variables });
}

/** A message of a bundle, its variables filled in. */
export function format(bundle: FluentBundle, key: string, variables: Record<string, string | number> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (pattern === null || pattern === undefined) return `⟦${key}⟧`;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, variables, errors);
  return errors.length === 0 ? text : `⟦${key}: ${text}⟧`;
}
