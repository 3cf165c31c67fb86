import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";

import { letterOf, rolesOf } from "../src/game/fen.ts";
import { pointsOf, type Game } from "../src/game/game.ts";
import { canStand } from "../src/setup/mends.ts";
import { open, useBrowser } from "./browser.ts";

useBrowser();

const fen = (page: Page) => page.getByRole("textbox", { name: "FEN" }).first();
const point = (page: Page, name: string) => page.locator(`[data-point="${name}"]`).first();

test("a position is set up by tapping", async () => {
  const page = await open("board.html", { width: 360, height: 780, hasTouch: true, isMobile: true });
  const palette = (letter: string) => page.locator(`[data-piece="${letter}"]`);
  await page.getByRole("button", { name: "清空" }).tap();
  await palette("R").tap();
  await point(page, "a0").tap();
  await point(page, "i0").tap();
  await expect.poll(() => palette("R").getAttribute("aria-disabled")).toBe("true");
  await palette("K").tap();
  await point(page, "e0").tap();
  await palette("k").tap();
  await point(page, "d9").tap();
  await page.getByRole("button", { name: "黑方", exact: true }).tap();
  await expect.poll(() => fen(page).inputValue()).toBe("3k5/9/9/9/9/9/9/9/9/R3K3R b - - 0 1");
  await point(page, "a0").tap();
  await expect.poll(() => fen(page).inputValue()).toBe("3k5/9/9/9/9/9/9/9/9/4K3R b - - 0 1");
  await expect.poll(() => palette("R").getAttribute("aria-label")).toBe("紅俥，餘 1");
});

test("a position is set up by keyboard alone", async () => {
  const page = await open("board.html");
  await page.getByRole("button", { name: "清空" }).press("Enter");
  await page.locator('[data-piece="C"]').press("Enter");
  await point(page, "e0").press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.keyboard.type("b7");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(() => fen(page).inputValue()).toBe("9/9/1C7/9/9/9/9/9/4C4/9 w - - 0 1");
});

test("pieces are dragged to other points and off the board", async () => {
  const page = await open("board.html");
  await point(page, "a0").dragTo(point(page, "a4"));
  await expect.poll(() => fen(page).inputValue()).toContain("9/R8/P1P1P1P1P/1C5C1/9/1NBAKABNR");
  await point(page, "a4").dragTo(page.getByRole("heading", { level: 1 }));
  await expect.poll(() => fen(page).inputValue()).toContain("9/9/P1P1P1P1P/1C5C1/9/1NBAKABNR");
  await page.getByRole("button", { name: "開局局面" }).click();
  await expect.poll(() => fen(page).inputValue()).toContain("/RNBAKABNR w");
});

test.each([
  ["zh-Hant", "第 0 橫線（紅方底線為 0）合計不是 9 個交叉點"],
  ["zh-Hans", "9 个交叉点"],
  ["en", "rank 0 (Red's back rank is 0) does not add up to 9 points"],
] as const)("a FEN sets up the board, and its faults are told in %s", async (lang, told) => {
  const page = await open("board.html", { lang });
  await fen(page).fill("3k5/9/9/9/9/9/9/9/4h4/4K4 b");
  await expect.poll(() => page.locator("g.man").count()).toBe(3);
  await fen(page).fill("3k5/9/9/9/9/9/9/9/4h4/4K");
  await expect.poll(() => page.locator(".fault[aria-live]").innerText()).toContain(told);
  await expect.poll(() => page.locator("g.man").count()).toBe(3);
  await fen(page).blur();
  await expect.poll(() => fen(page).inputValue()).toBe("3k5/9/9/9/9/9/9/9/4n4/4K4 b - - 0 1");
});

test("a fault from outside is shown at its point and in words, until it is mended", async () => {
  const page = await open("gallery.html", { lang: "en" });
  const setup = page.locator('[data-section="setup"]');
  const faults = setup.getByRole("list", { name: "What is wrong" });
  await expect.poll(() => faults.innerText()).toContain("can never stand on e7");
  await expect
    .poll(() => setup.locator('[data-point="e7"]').getAttribute("aria-label"))
    .toContain("can never stand on e7");
  await setup.locator('[data-point="e7"]').dragTo(setup.locator('[data-point="e8"]'));
  await expect.poll(() => faults.count()).toBe(0);
});

test("a chess position is set up and keeps its rights", async () => {
  const page = await open("gallery.html", { lang: "en" });
  const setup = page.locator('[data-section="chess-setup"]');
  const field = setup.getByRole("textbox", { name: "FEN" });
  await setup.locator('[data-piece="Q"]').click();
  await setup.locator('[data-point="d1"]').click();
  await setup.locator('[data-point="d8"]').click();
  await expect.poll(() => field.inputValue()).toBe("3Qk3/8/8/8/8/8/8/3QK3 w - - 0 1");
  await field.fill("r3k2r/8/8/8/8/8/8/R3K2R b qkKQ - 3 9");
  await field.blur();
  await expect.poll(() => field.inputValue()).toBe("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9");
});

test("board, pieces and what leads on are seen at once on a phone, with the files numbered", async () => {
  const page = await open("/", { width: 360, height: 640, hasTouch: true, isMobile: true });
  await page.getByRole("button", { name: "擺局面" }).tap();
  const [board, use] = [page.locator("svg.live"), page.getByRole("button", { name: "用這個局面" })];
  await use.waitFor();
  await expect.poll(() => board.locator("text.edge").allTextContents()).toEqual(expect.arrayContaining(["1", "九"]));
  // At the place where most room is left around the pieces: a point is as large as it was without numbers.
  const [top, low] = [await board.boundingBox(), await use.boundingBox()];
  expect((low?.y ?? Infinity) + (low?.height ?? 0) - (top?.y ?? 0)).toBeLessThan(640);
  expect((top?.width ?? 0) / 9.08).toBeGreaterThan(36.5);
  expect((await page.locator('[data-piece="K"]').boundingBox())?.height).toBeGreaterThanOrEqual(48);
});

const mends = (page: Page) => page.getByRole("list", { name: "擺錯之處" }).getByRole("button");

test("a misplaced man is put right with one tap on a phone, and the tap can be taken back", async () => {
  const page = await open("/", { width: 360, height: 780, hasTouch: true, isMobile: true });
  await page.getByRole("button", { name: "擺局面" }).tap();
  const wrong = "2ba5/5k3/4ac3/p1p6/3R5/1nB6/P7P/9/4K4/5AB2 w - - 0 1";
  await fen(page).fill(wrong);
  await expect.poll(() => mends(page).allInnerTexts()).toEqual(["移到5路第 2 排"]);
  await expect.poll(() => point(page, "e8").getAttribute("aria-label")).toContain("可移到這裡");
  await mends(page).tap();
  const use = page.getByRole("button", { name: "用這個局面" });
  await expect.poll(() => use.getAttribute("aria-disabled")).toBe(null);
  await expect.poll(() => fen(page).inputValue()).toBe("2ba5/4ak3/5c3/p1p6/3R5/1nB6/P7P/9/4K4/5AB2 w - - 0 1");
  await page.getByRole("button", { name: "復原" }).tap();
  await expect.poll(() => fen(page).inputValue()).toBe(wrong);
});

test.each([
  ["a pawn of the other colour", "4k4/9/9/9/9/9/9/9/P8/3K5 w", "改成黑卒", "4k4/9/9/9/9/9/9/9/p8/3K5 w"],
  ["too many rooks", "4k4/9/9/9/9/r1r1r4/9/9/9/3K5 w", "收回3路車", "4k4/9/9/9/9/r3r4/9/9/9/3K5 w"],
  ["kings that face each other", "4k4/9/9/9/9/9/9/9/9/4K4 w", "紅帥移到六路第 1 排", "4k4/9/9/9/9/9/9/9/9/3K5 w"],
  ["a check to the side that waits", "4k4/9/9/9/9/9/9/9/4R4/3K5 w", "改輪黑方走", "4k4/9/9/9/9/9/9/9/4R4/3K5 b"],
])("%s can be put right with one tap", async (_, wrong, way, right) => {
  const page = await open("/");
  await page.getByRole("button", { name: "擺局面" }).click();
  await fen(page).fill(wrong);
  await mends(page).filter({ hasText: way }).click();
  await expect.poll(() => fen(page).inputValue()).toBe(`${right} - - 0 1`);
  await expect.poll(() => mends(page).count()).toBe(0);
  await expect.poll(() => page.getByRole("button", { name: "用這個局面" }).getAttribute("aria-disabled")).toBe(null);
});

test.each(["xiangqi", "chess"] as const)("where men of %s can stand the server says, too", async (game: Game) => {
  const rows = pointsOf(game);
  for (const side of ["first", "second"] as const)
    for (const role of rolesOf(game)) {
      const letter = letterOf(game, { side, role });
      const text = `${rows.map((row) => letter.repeat(row.length)).join("/")} w`;
      const answer = await fetch(`${inject("program")}/api/v1/positions`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ game, fen: text, moves: [] }),
      });
      const { faults } = (await answer.json()) as { faults: { at: string[] }[] };
      const misplaced = faults.flatMap(({ at }) => (at.length === 1 ? at : []));
      const ours = rows.flat().filter((point) => !canStand(game, { side, role }, point));
      expect({ letter, points: misplaced.sort() }).toEqual({ letter, points: ours.sort() });
    }
});
