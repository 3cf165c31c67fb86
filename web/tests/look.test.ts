import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { LANGS, type Lang } from "../src/words/lang.ts";
import { open, useBrowser } from "./browser.ts";

useBrowser();

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SHOTS = process.env.SHOTS ?? mkdtempSync(join(tmpdir(), "qizheng-web-"));
mkdirSync(SHOTS, { recursive: true });
const PAGES = ["gallery.html", "board.html"];
const WIDTHS = [360, 768, 1280];

/** Latin words that may stand in a Chinese page: notation, keys, names. */
const KNOWN = /^(FEN|Enter|Esc|EN|English|[a-i]\d?|[a-i]\d[a-i]\d|[KABNRCPQkabnrcpqw]+)$/;

/** What a browser's own accessibility checker objects to. */
async function violations(page: Page, within = "html"): Promise<string[]> {
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
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide <= 0) return [];
    const all = [...document.querySelectorAll("body *")];
    return all
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** What is written or told in a language that is not the page's. */
async function foreign(page: Page, lang: Lang): Promise<string[]> {
  const text = await texts(page);
  const keys = text.match(/⟦[^⟧]*⟧/g) ?? [];
  const latin = lang === "en" ? [] : (text.match(/[A-Za-z][A-Za-z0-9-]*/g) ?? []);
  return [...keys, ...latin.filter((word) => !KNOWN.test(word))];
}

const VIEWS = PAGES.flatMap((path) =>
  LANGS.flatMap((lang) => (["light", "dark"] as const).map((theme) => [path, lang, theme] as const)),
);

test.each(VIEWS)("%s in %s, %s, can be used by everybody at every width", async (path, lang, theme) => {
  const page = await open(path, { lang, theme });
  const root = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]);
  expect(await root()).toEqual([lang, theme]);
  expect(await foreign(page, lang)).toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowing(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: join(SHOTS, `${path.split(".")[0]}-${lang}-${width}-${theme}.png`), fullPage: true });
  }
});

test("more contrast, dialog and messages can be used by everybody", async () => {
  for (const theme of ["light", "dark"] as const) {
    const page = await open("gallery.html", { theme });
    await page.getByRole("button", { name: "高對比" }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "顯示訊息" }).click();
    expect(await page.locator(".toast").count()).toBe(3);
    expect(await violations(page, ".toasts")).toEqual([]);
    await page.locator('[data-section="dialog"]').getByRole("button", { name: "判負" }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("返回");
    expect(await violations(page, "dialog[open]")).toEqual([]);
    await page.screenshot({ path: join(SHOTS, `contrast-${theme}.png`) });
    await page.keyboard.press("Escape");
    expect(await page.getByRole("dialog").count()).toBe(0);
  }
});

test("language and theme are kept for the next visit", async () => {
  const page = await open("board.html", { lang: "en" });
  expect(await page.title()).toBe("Set up a position · Qizheng");
  await page.getByRole("button", { name: "繁體中文" }).click();
  await page.getByRole("heading", { name: "擺局面" }).waitFor();
  await page.getByRole("button", { name: "深色" }).click();
  await page.reload();
  await page.getByRole("heading", { name: "擺局面" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
});

test("numbers and tabs answer to keys", async () => {
  const page = await open("gallery.html", { lang: "en" });
  const pad = page.locator('[data-section="pad"]');
  await pad.getByRole("button", { name: "1", exact: true }).click();
  await page.keyboard.press("2");
  expect(await pad.innerText()).toContain("Table 12 opened");
  await page.getByRole("tab", { name: "Ruling" }).press("ArrowRight");
  expect(await page.getByRole("tabpanel").innerText()).toBe("What Log shows");
});

test("on paper the board is black on white, and controls are gone", async () => {
  const page = await open("gallery.html", { theme: "dark" });
  await page.emulateMedia({ media: "print" });
  const fills = await page
    .locator("[data-section=play] .rim")
    .evaluateAll((rims) => [
      ...new Set(rims.map((rim) => `${getComputedStyle(rim).fill} ${getComputedStyle(rim).stroke}`)),
    ]);
  expect(fills.sort()).toEqual(["rgb(0, 0, 0) rgb(0, 0, 0)", "rgb(255, 255, 255) rgb(0, 0, 0)"]);
  expect(await page.getByRole("banner").isVisible()).toBe(false);
  await page.screenshot({ path: join(SHOTS, "print.png"), fullPage: true });
});

test.each([280, 1920])("a board fits into %i px", async (width) => {
  const page = await open("board.html", { width, height: 1080 });
  expect(await overflowing(page)).toEqual([]);
  const box = await page.getByRole("grid").boundingBox();
  expect(box?.width ?? 0).toBeGreaterThan(width === 280 ? 200 : 400);
  await page.screenshot({ path: join(SHOTS, `board-${width}.png`) });
});
