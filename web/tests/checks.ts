import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { LANGS, type Lang } from "../src/words/lang.ts";
import { settled } from "./browser.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Where the pictures of the tests are kept, if somebody wants to look at them. */
const SHOTS = process.env.SHOTS;
if (SHOTS !== undefined) mkdirSync(SHOTS, { recursive: true });

/** The widths at which every page is looked at: a phone, a tablet, a desktop. */
const WIDTHS = [360, 768, 1280];

/** Latin words that may stand in a Chinese page: notation, keys, names of languages. */
const KNOWN = /^(FEN|Enter|Esc|EN|English|[a-i]\d?|[a-i]\d[a-i]\d|[KABNRCPQkabnrcpqw]+|[KQRBNO][a-h1-8x-]+)$/;

/** What a browser's own accessibility checker objects to: on the whole page, and by all rules, if nothing else is said. */
export async function violations(
  page: Page,
  { within = "html", rules }: { readonly within?: string; readonly rules?: readonly string[] | undefined } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ within, rules }) => {
      const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
      const only = rules === undefined ? {} : { runOnly: [...rules] };
      const { violations } = await axe.run(within, { resultTypes: ["violations"], selectors: false, ...only });
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
    },
    { within, rules },
  );
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

/** Elements that stick out of the window sideways, or out of what cuts them off there. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll("body *")];
    const rightOf = (element: Element) => element.getBoundingClientRect().right;
    const cuts = (element: Element) => ["clip", "hidden"].includes(getComputedStyle(element).overflowX);
    const isSeen = (element: Element) => element.closest(".unseen, svg") === null && element.checkVisibility();
    /** What is written is cut off by what is around it, and nobody can scroll to it. */
    const isCut = (element: Element) => {
      const isWritten = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== "");
      if (!isWritten || !isSeen(element)) return false;
      for (let around: Element | null = element.parentElement; around !== null; around = around.parentElement) {
        const { overflowX, position } = getComputedStyle(around);
        if (["auto", "scroll"].includes(overflowX) || position === "fixed") return false;
        if (cuts(around) && rightOf(element) > rightOf(around) + 1) return true;
      }
      return false;
    };
    const isWide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    const sticksOut = (element: Element) => (isWide && rightOf(element) > innerWidth + 0.5) || isCut(element);
    return all.filter(sticksOut).map((element) => element.outerHTML.slice(0, 120));
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
    expect(await overflowing(page), `${name} at ${width}`).toEqual([]);
    await shot(page, `${name}-${width}`, true);
  }
}

/** Holds a page to what everybody needs, where it is narrow and where it is wide. */
export async function accessible(page: Page, rules?: readonly string[]): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page, { rules })).toEqual([]);
  }
}

/** Turns a page to a language, whatever is open on it. */
export async function speak(page: Page, lang: Lang): Promise<void> {
  // Behind a dialog nobody can press a button; the page turns all the same. A projector has none.
  const has = await page.evaluate((lang) => {
    const choice = document.querySelector<HTMLElement>(`header button[lang="${lang}"]`);
    choice?.click();
    return choice !== null;
  }, lang);
  if (!has) {
    await page.evaluate((lang) => localStorage.setItem("qizheng-lang", lang), lang);
    await page.reload();
  }
  await page.locator(`html[lang="${lang}"] main`).waitFor();
  await settled(page);
}

/** Rules of the accessibility checker that ask for colours: all that another theme changes. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** Holds a page that is open to the words of a language, and to room for them at every width. */
async function worded(page: Page, name: string, lang: Lang, said: (lang: Lang) => Promise<readonly string[]>) {
  await expect.poll(() => said(lang), { message: `${name} in ${lang}`, timeout: 10_000 }).toEqual([]);
  await fits(page, `${name}-${lang}`);
}

/** Holds a page that is open to what the accessibility checker asks for, light and dark. */
async function usable(page: Page, name: string): Promise<void> {
  await accessible(page);
  await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
  await accessible(page, COLOURS);
  await shot(page, `${name}-dark`, true);
}

/** Both, in every language, without loading the page again: whoever turns it finds all of it turned. */
export async function everywhere(page: Page, name: string, said: (lang: Lang) => Promise<readonly string[]>) {
  for (const lang of LANGS) {
    await speak(page, lang);
    await worded(page, name, lang, said);
  }
  await usable(page, name);
}

/** Keeps a picture of a page, where somebody wants to look at it. */
export async function shot(page: Page, name: string, fullPage = false): Promise<void> {
  if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage });
}

/** Keeps a file beside the pictures. */
export function keep(name: string, bytes: Uint8Array): void {
  if (SHOTS !== undefined) writeFileSync(join(SHOTS, name), bytes);
}
