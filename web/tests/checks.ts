import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { expect } from "vitest";

import type { Lang } from "../src/words/lang.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Where the pictures of the tests are kept. */
export const SHOTS = process.env.SHOTS ?? mkdtempSync(join(tmpdir(), "qizheng-web-"));
mkdirSync(SHOTS, { recursive: true });

/** The widths at which every page is looked at: a phone, a tablet, a desktop. */
const WIDTHS = [360, 768, 1280];

/** Latin words that may stand in a Chinese page: notation, keys, names of languages. */
const KNOWN = /^(FEN|Enter|Esc|EN|English|[a-i]\d?|[a-i]\d[a-i]\d|[KABNRCPQkabnrcpqw]+|[KQRBNO][a-h1-8x-]+)$/;

/** What a browser's own accessibility checker objects to. */
export async function violations(page: Page, within = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (root) => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(root, { resultTypes: ["violations"], selectors: false });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
  }, within);
}

/** All that is written or told on a page. */
function texts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const told = [...document.querySelectorAll("[aria-label], [placeholder], [title]")].flatMap((element) =>
      ["aria-label", "placeholder", "title"].map((name) => element.getAttribute(name) ?? ""),
    );
    return [document.title, document.body.innerText, ...told].join("\n");
  });
}

/** Elements that stick out of the window sideways. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide <= 0) return [];
    const all = [...document.querySelectorAll("body *")];
    return all
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Chinese that may stand in an English page: the seal, the languages by their own names, what is written on boards, moves. */
const OURS =
  /^([證繁简一二三四五六七八九楚河漢界帥仕相俥傌炮兵將士象車馬包卒進退平]|繁體中文|简体中文|[前中後帥仕相俥傌炮兵][一二三四五六七八九帥仕相俥傌炮兵][進退平][一二三四五六七八九])$/;

/** The messages that a page asked for and its language does not have. */
export const missing = async (page: Page): Promise<string[]> => (await texts(page)).match(/⟦[^⟧]*⟧/g) ?? [];

/** What is written or told in a language that is not the page's, apart from names that every language shares. */
export async function foreign(page: Page, lang: Lang, names: ReadonlySet<string>): Promise<string[]> {
  const text = await texts(page);
  const [other, known] = lang === "en" ? [/\p{Script=Han}+/gu, OURS] : [/[A-Za-z][A-Za-z0-9-]*/g, KNOWN];
  const words = (text.match(other) ?? []).filter((word) => !known.test(word) && !names.has(word));
  return [...(await missing(page)), ...words];
}

/** Holds a page to the window at every width, and keeps pictures of it. */
export async function fits(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowing(page)).toEqual([]);
    await shot(page, `${name}-${width}`, true);
  }
}

/** Holds a page to what everybody needs, where it is narrow and where it is wide. */
export async function accessible(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page)).toEqual([]);
  }
}

/** Keeps a picture of a page. */
export async function shot(page: Page, name: string, fullPage = false): Promise<void> {
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage });
}
