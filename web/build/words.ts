/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The languages, by the names of their directories. */
export const LANGS = ["zh-Hant", "zh-Hans", "en"] as const;

/** A part of the pages with words of its own, so that no page loads the words of the gallery but the gallery. */
export const PARTS = ["app", "gallery"] as const;
export type Part = (typeof PARTS)[number];

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const SOURCES = join(WEB, "src");
const LOCALES = join(dirname(WEB), "locales");

/** The keys that the sources of a part ask for: all `say("key"…)`. */
export function keysOf(part: Part): Set<string> {
  const keys = new Set<string>();
  for (const path of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    if (!/\.(ts|svelte)$/.test(path) || path.endsWith(".test.ts")) continue;
    if (path.startsWith("gallery") !== (part === "gallery")) continue;
    const text = readFileSync(join(SOURCES, path), "utf8");
    for (const [, key] of text.matchAll(/\bsay\(\s*"([a-z0-9-]+)"/g)) keys.add(key as string);
  }
  return keys;
}

/** The messages of a language with these keys, as one Fluent resource. */
export function messages(lang: string, keys: ReadonlySet<string>): string {
  const found: string[] = [];
  for (const file of readdirSync(join(LOCALES, lang)).sort()) {
    const text = readFileSync(join(LOCALES, lang, file), "utf8");
    for (const [message, key] of text.matchAll(/^([a-z][a-z0-9-]*) =.*\n(?:[ }].*\n|\n(?=[ }]))*/gm)) {
      if (keys.has(key as string)) found.push(message);
    }
  }
  return found.join("");
}

/** Gives `words:PART/LANG` as a module: of all messages those that this part of the pages asks for. */
export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      const [, part, lang] = /^\0words:(app|gallery)\/(.+)$/.exec(id) ?? [];
      if (part === undefined || lang === undefined) return null;
      return `export default ${JSON.stringify(messages(lang, keysOf(part as Part)))}`;
    },
  };
}
