import { expect, test } from "vitest";

import { open, THEMES, useBrowser } from "./browser.ts";
import { everywhere, foreign, overflowing, shot, violations } from "./checks.ts";

useBrowser();

/** Names that all languages share: there are none here. */
const NONE: ReadonlySet<string> = new Set();
const PAGES = ["gallery.html", "board.html"];

test.each(PAGES)("%s has its words in every language, fits every width, and can be used by everybody", async (path) => {
  const page = await open(path);
  await everywhere(page, path.split(".")[0] ?? "", (lang) => foreign(page, lang, NONE));
});

test.each(THEMES)("a system that asks for %s gets it", async (theme) => {
  const page = await open("board.html", { theme });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
});

test("more contrast, dialog and messages can be used by everybody", async () => {
  for (const theme of ["light", "dark"] as const) {
    const page = await open("gallery.html", { theme });
    await page.getByRole("button", { name: "高對比" }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "顯示訊息" }).click();
    await expect.poll(() => page.locator(".toast").count()).toBe(3);
    expect(await violations(page, { within: ".toasts" })).toEqual([]);
    await page.locator('[data-section="dialog"]').getByRole("button", { name: "判負" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("返回");
    expect(await violations(page, { within: "dialog[open]" })).toEqual([]);
    await shot(page, `contrast-${theme}`);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  }
});

test("what a message lies over is pressed through it, all but its own button", async () => {
  const page = await open("gallery.html");
  await page.getByRole("button", { name: "顯示訊息" }).click();
  const isHit = (name: string) =>
    page
      .locator(name)
      .first()
      .evaluate((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".toasts") !== null;
      });
  await expect.poll(() => isHit(".toast button")).toBe(true);
  expect(await isHit(".toast > span")).toBe(false);
});

test.each(THEMES)("Black is a black disc with a ring in %s, in the cell of a win, too", async (theme) => {
  const page = await open("/e/example/open/standings", { theme });
  const disc = page.locator(".cell.won circle.second").first();
  await disc.waitFor();
  const [fill, ring] = await disc.evaluate((circle) => [
    getComputedStyle(circle).fill,
    getComputedStyle(circle).stroke,
  ]);
  expect(fill).toBe(theme === "dark" ? "rgb(5, 7, 10)" : "rgb(26, 31, 38)");
  expect(ring).not.toBe(fill);
});

test("language and theme are kept for the next visit", async () => {
  const page = await open("board.html", { lang: "en" });
  await expect.poll(() => page.title()).toBe("Set up a position · Qizheng");
  await page.getByRole("button", { name: "繁體中文" }).click();
  await page.getByRole("heading", { name: "擺局面" }).waitFor();
  await page.getByRole("button", { name: "深色" }).click();
  await page.reload();
  await page.getByRole("heading", { name: "擺局面" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
});

test("numbers and tabs answer to keys", async () => {
  const page = await open("gallery.html", { lang: "en" });
  const pad = page.locator('[data-section="pad"]');
  await pad.getByRole("button", { name: "1", exact: true }).click();
  await page.keyboard.press("2");
  await expect.poll(() => pad.innerText()).toContain("Table 12 opened");
  await page.getByRole("tab", { name: "Ruling" }).press("ArrowRight");
  await expect.poll(() => page.getByRole("tabpanel").innerText()).toBe("What Log shows");
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
  await expect.poll(() => page.getByRole("banner").isVisible()).toBe(false);
  await shot(page, "print", true);
});

test.each([280, 1920])("a board fits into %i px", async (width) => {
  const page = await open("board.html", { width, height: 1080 });
  expect(await overflowing(page)).toEqual([]);
  const box = await page.getByRole("grid").boundingBox();
  expect(box?.width ?? 0).toBeGreaterThan(width === 280 ? 200 : 400);
  await shot(page, `board-${width}`);
});
