import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { keysOf, LANGS, messages, PARTS } from "../../build/words.ts";
import { langOf } from "./lang.ts";
import { bundleOf, format } from "./words.svelte.ts";

test.each([
  ["zh-TW", "zh-Hant"],
  ["zh-HK", "zh-Hant"],
  ["zh-MO", "zh-Hant"],
  ["zh-Hant-CN", "zh-Hant"],
  ["yue-HK", "zh-Hant"],
  ["zh-CN", "zh-Hans"],
  ["zh-SG", "zh-Hans"],
  ["zh-Hans-HK", "zh-Hans"],
  ["zh", "zh-Hans"],
  ["en-GB", "en"],
  ["de", "en"],
  ["", "en"],
])("a browser that asks for %s gets %s", (tag, lang) => {
  expect(langOf(tag)).toBe(lang);
});

test.each(LANGS.flatMap((lang) => PARTS.map((part) => [lang, part] as const)))(
  "every message that a page asks for is there in %s (%s), and can be read",
  (lang, part) => {
    const keys = keysOf(part);
    expect(keys.size).toBeGreaterThan(10);
    const { body } = new FluentResource(messages(lang, keys));
    expect(new Set(body.map(({ id }) => id))).toEqual(keys);
  },
);

test("what is missing shows between brackets", () => {
  const bundle = bundleOf("en", ["here = { $n ->\n    [one] a { $what }\n   *[other] { $n } { $what }s\n}\n"]);
  expect(format(bundle, "here", { n: 1, what: "horse" })).toBe("a horse");
  expect(format(bundle, "here", { n: 2, what: "horse" })).toBe("2 horses");
  expect(format(bundle, "here", { n: 2 })).toContain("⟦here: ");
  expect(format(bundle, "nowhere")).toBe("⟦nowhere⟧");
});
