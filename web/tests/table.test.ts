import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";

import { open, THEMES, useBrowser } from "./browser.ts";
import { accessible, overflowing, shot } from "./checks.ts";
import { logOf, playing, raiseHand } from "./hall.ts";

useBrowser();

const EVENT = "patrol";
/** A table for each test. */
const TABLES = 13;

beforeAll(() => playing(EVENT, TABLES));

const PHONE = { width: 360, height: 780, hasTouch: true, isMobile: true, signedIn: true };

/** A table on an official's phone, with a finger that counts its taps. */
async function patrol(table: number, lang: "zh-Hant" | "zh-Hans" | "en" = "zh-Hant") {
  const page = await open(`/e/${EVENT}/table/A/1/${table}/1/1`, { ...PHONE, lang });
  await page.locator(".words button").first().waitFor();
  let taps = 0;
  const tap = async (spot: Locator) => {
    taps += 1;
    await spot.tap();
  };
  return {
    page,
    tap,
    taps: () => taps,
    word: (index: number) => tap(page.locator(".words button").nth(index)),
    side: (index: number) => tap(page.locator(".side").nth(index)),
    record: async () => {
      await page.locator(".aloud").waitFor();
      await tap(page.locator(".remedy button").last());
      await page.locator(".table > section, .table .card").first().waitFor();
    },
  };
}

/** Sets up a position; entering it counts no taps, using it does. */
async function setUp(page: Page, tap: (spot: Locator) => Promise<void>, fen: string): Promise<void> {
  await page.getByRole("textbox", { name: "局面的 FEN" }).fill(fen);
  const use = page.getByRole("button", { name: "用這個局面" });
  await page.locator("button:not([aria-disabled])", { hasText: "用這個局面" }).waitFor();
  await tap(use);
}

const recorded = (page: Page) => page.getByRole("heading", { name: "已記錄" }).waitFor();
const ROOK = "3k5/9/9/9/9/9/9/9/4R4/4K4 w";

test.each([
  ["zh-Hant", 1, "記按鐘違規 1 次", "已記錄"],
  ["zh-Hans", 2, "按钟违例 1 次", "已记录"],
  ["en", 3, "clock fault", "Recorded"],
] as const)("a press too early, in %s: three taps", async (lang, table, said, done) => {
  const { page, word, side, record, taps } = await patrol(table, lang);
  await word(3);
  await side(1);
  await page.locator(".aloud").waitFor();
  expect(await page.locator(".aloud").innerText()).toContain(said);
  await record();
  await page.getByRole("heading", { name: done }).waitFor();
  expect(taps()).toBe(3);
  expect((await logOf(EVENT, table)).at(-1)).toContain("黑方記按鐘違規 1 次");
});

test("a phone rings: four taps", async () => {
  const { page, tap, word, side, record, taps } = await patrol(4);
  await word(5);
  await tap(page.getByRole("button", { name: /手機/ }).first());
  await side(0);
  await record();
  await recorded(page);
  expect(taps()).toBeLessThanOrEqual(4);
  expect((await logOf(EVENT, 4)).at(-1)).toContain("終局：黑方勝");
});

test("an illegal move at a table without moves is restored and counted", async () => {
  const { page, tap, word, side, record, taps } = await patrol(5);
  await word(1);
  await setUp(page, tap, ROOK);
  await tap(page.locator('[data-point="e1"]'));
  await tap(page.locator('[data-point="f2"]'));
  await side(0);
  await record();
  await recorded(page);
  expect(taps()).toBeLessThanOrEqual(6);
  expect((await logOf(EVENT, 5)).at(-1)).toContain("紅方記技術犯規 1 次");
});

test("a touched man must move", async () => {
  const { page, tap, word, side, record, taps } = await patrol(6);
  await word(0);
  await setUp(page, tap, ROOK);
  await tap(page.locator('[data-point="e1"]'));
  await side(0);
  await record();
  await recorded(page);
  expect(taps()).toBeLessThanOrEqual(6);
  expect((await logOf(EVENT, 6)).at(-1)).toContain("紅方摸子 e1");
});

test("a disturbance that all agree on is put right", async () => {
  const { page, tap, word, record, taps } = await patrol(7);
  await word(2);
  await setUp(page, tap, ROOK);
  await tap(page.locator(".side", { hasText: "第三者" }));
  await record();
  await recorded(page);
  expect(taps()).toBeLessThanOrEqual(6);
  expect((await logOf(EVENT, 7)).some((line) => line.startsWith("裁決"))).toBe(true);
});

test("a flag is claimed", async () => {
  const { page, tap, word, side, record, taps } = await patrol(8);
  await word(3);
  await tap(page.getByRole("button", { name: "超時" }));
  await setUp(page, tap, ROOK);
  await page.getByRole("textbox", { name: /另一方鐘面/ }).fill("4:12");
  await side(0);
  await record();
  await recorded(page);
  expect(taps()).toBeLessThanOrEqual(6);
  expect((await logOf(EVENT, 8)).at(-1)).toContain("黑方勝（超時");
});

test("a repetition is claimed: the position set up, the cycle played once", async () => {
  const { page, tap, word, side, record, taps } = await patrol(9);
  await word(4);
  await setUp(page, tap, "3k5/9/9/9/4R4/9/9/9/9/5K3 w");
  const field = page.getByRole("textbox", { name: "座標或著法" });
  for (const [i, move] of ["俥五平六", "將4平5", "俥六平五", "將5平4"].entries()) {
    await field.fill(move);
    await field.press("Enter");
    await page.locator(".moves .move").nth(i).waitFor();
  }
  await tap(page.getByRole("button", { name: "3 次" }));
  await side(1);
  await page.locator(".aloud").waitFor();
  expect(await page.locator(".aloud").innerText()).toContain("警誡紅方：不變作負");
  await record();
  await recorded(page);
  expect(taps()).toBeLessThanOrEqual(6);
  expect((await logOf(EVENT, 9)).some((line) => line.includes("警誡紅方"))).toBe(true);
});

test("what is recorded without a network is kept, and reaches the log once", async () => {
  const { page, word, side, record } = await patrol(10);
  await word(3);
  await side(0);
  await page.locator(".aloud").waitFor();
  await page.context().setOffline(true);
  await record();
  await page.getByRole("heading", { name: "未能送出" }).waitFor();
  expect(await page.getByRole("status").filter({ hasText: "待送" }).innerText()).toContain("2 筆");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "再試" }).tap();
  await page.getByRole("status").filter({ hasText: "待送" }).waitFor({ state: "detached" });
  expect((await logOf(EVENT, 10)).filter((line) => line.includes("按鐘違規 1 次"))).toHaveLength(1);
});

test("a second official sees what the first did, and an undone entry stays with its reason", async () => {
  const first = await patrol(11);
  const second = await patrol(11);
  await first.word(3);
  await first.side(0);
  await first.record();
  const line = second.page.locator("li", { hasText: "紅方記按鐘違規 1 次" });
  await line.waitFor();
  await second.page.locator("li", { hasText: "記為事項" }).getByRole("button", { name: "撤銷" }).tap();
  await second.page.getByRole("textbox", { name: "為什麼" }).fill("記錯台");
  await second.page.getByRole("dialog").getByRole("button", { name: "撤銷" }).tap();
  await second.page.locator("li", { hasText: "記錯台" }).waitFor();
});

test("a raised hand is taken and leads to its table", async () => {
  await raiseHand(EVENT, 12);
  const page = await open(`/e/${EVENT}/calls`, PHONE);
  const call = page.locator("li", { hasText: "棋鐘" }).first();
  await call.getByRole("button", { name: "我去" }).tap();
  await call.getByRole("button", { name: "辦好了" }).waitFor();
  await call.getByRole("link").tap();
  await page.locator(".words").waitFor();
  expect(page.url()).toContain("/table/A/1/12/1/1");
});

test("a board that is kept: another man than the touched one is refused, by points and by keys", async () => {
  const page = await open(`/e/${EVENT}/table/A/1/13/1/1`, { width: 1024, height: 768, signedIn: true });
  await page.getByText("看著這一枱").click();
  const acts = page.locator(".watched");
  await acts.getByRole("button", { name: "摸子" }).click();
  await acts.locator('[data-point="h2"]').click();
  await page.locator("li", { hasText: "紅方摸子 h2" }).waitFor();
  await shot(page, "watched-1024", true);
  const field = acts.getByRole("textbox", { name: "座標或著法" });
  await field.fill("b2e2");
  await field.press("Enter");
  expect(await acts.getByRole("alert").first().innerText()).toContain("b2e2");
  await field.fill("炮二平五");
  await field.press("Enter");
  await page.locator("li", { hasText: "炮二平五" }).waitFor();
  expect((await logOf(EVENT, 13)).some((line) => line.includes("h2e2"))).toBe(true);
});

test.each(THEMES)("the table and the calls, %s, can be used by everybody", async (theme) => {
  const page = await open(`/e/${EVENT}/calls`, { theme, signedIn: true });
  await page.locator("li a").first().waitFor();
  await accessible(page);
  await shot(page, `calls-${theme}`, true);
  await page.goto(new URL(`/e/${EVENT}/table/A/1/1/1/1`, page.url()).href);
  await page.locator(".words button").first().waitFor();
  await accessible(page);
  await shot(page, `table-${theme}`, true);
  expect(await overflowing(page)).toEqual([]);
});
