import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";

import { open, settled, THEMES, useBrowser, type View } from "./browser.ts";
import { accessible, overflowing, shot } from "./checks.ts";
import { logged } from "./steps.ts";
import { enter, fenOf, logOf, official, playing, positionAt, raiseHand } from "./hall.ts";

useBrowser();

const EVENT = "patrol";
/** A table for each test. */
const TABLES = 30;

/** The same under another book, and in chess. */
const ROC = "patrol-roc";
const CHESS = "patrol-chess";

beforeAll(async () => {
  await playing(EVENT, TABLES);
  await playing(ROC, 13, { rules: "roc-113" });
  await playing(CHESS, 2, { rules: "fide-2014" });
});

const PHONE = { width: 360, height: 780, hasTouch: true, isMobile: true, signedIn: true };

/** A table on an official's phone, with a finger that counts its taps. */
async function patrol(
  table: number,
  lang: "zh-Hant" | "zh-Hans" | "en" = "zh-Hant",
  { event = EVENT, ...view }: View & { readonly event?: string } = {},
) {
  const page = await open(`/e/${event}/table/A/1/${table}/1/1`, { ...PHONE, lang, ...view });
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
  ["en", 3, "Clock fault", "Recorded"],
] as const)("a press too early, in %s: three taps", async (lang, table, said, done) => {
  const { page, word, side, record, taps } = await patrol(table, lang);
  await word(3);
  await side(1);
  await page.locator(".aloud").waitFor();
  await expect.poll(() => page.locator(".aloud").innerText()).toContain(said);
  await expect.poll(() => page.locator(".remedy").getByRole("button", { name: "96(2)", exact: true }).count()).toBe(1);
  await record();
  await page.getByRole("heading", { name: done }).waitFor();
  expect(taps()).toBe(3);
  await expect.poll(async () => (await logOf(EVENT, table)).at(-1)).toContain("黑方記按鐘違規 1 次");
});

test("an article tells what it means without leaving the table", async () => {
  const { page, word, side } = await patrol(1);
  await word(3);
  await side(1);
  const article = page.locator(".remedy").getByRole("button", { name: "96(2)", exact: true });
  await article.tap();
  await page.getByRole("link", { name: "xqef-2022 96(2)" }).waitFor();
  await expect.poll(() => article.getAttribute("aria-expanded")).toBe("true");
  await expect.poll(async () => (await page.locator(".means").first().innerText()).length).toBeGreaterThan(20);
  await page.getByRole("button", { name: "已宣讀並記錄" }).waitFor();
});

test("a phone rings: four taps", async () => {
  const { page, tap, word, side, record, taps } = await patrol(4);
  await word(5);
  await tap(page.locator(".kinds button", { hasText: "手機" }).first());
  await side(0);
  await record();
  await recorded(page);
  expect(taps()).toBeLessThanOrEqual(4);
  await expect.poll(async () => (await logOf(EVENT, 4)).at(-1)).toContain("終局：黑方勝");
});

test("conduct is asked for before the page knows the rulebook: its articles follow", async () => {
  const { page, word } = await patrol(4, "zh-Hant", { signedIn: true });
  await page.route(`**/api/v1/events/${EVENT}?**`, async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.reload();
  await page.locator(".words button").first().waitFor();
  await word(5);
  await page.locator(".kinds button", { hasText: "手機" }).first().waitFor();
});

test("no article of a long list is cut short", async () => {
  const { page, word } = await patrol(4, "en");
  await word(5);
  const articles = page.locator(".kinds button");
  await expect.poll(() => articles.count()).toBeGreaterThan(5);
  const cut = articles.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length);
  expect(await cut).toBe(0);
});

test("an illegal move at a table that nobody kept: three taps", async () => {
  const { page, word, side, record, taps } = await patrol(13);
  await word(1);
  await side(0);
  await page.locator(".aloud").waitFor();
  await expect.poll(() => page.locator(".aloud").innerText()).toContain("紅方用原來那隻子重走");
  // Each line tells in one word what it deals with.
  await expect.poll(() => page.locator(".remedy .tag").allInnerTexts()).toEqual(["盤面", "犯規"]);
  await record();
  await recorded(page);
  expect(taps()).toBe(3);
  await expect.poll(async () => (await logOf(EVENT, 13)).at(-1)).toContain("紅方記技術犯規 1 次");
});

test("men disturbed by a neighbour at a table that nobody kept: three taps", async () => {
  const { page, tap, word, record, taps } = await patrol(14);
  await word(2);
  await tap(page.locator(".side", { hasText: "其他人" }));
  await record();
  await recorded(page);
  expect(taps()).toBe(3);
  await expect.poll(async () => (await logOf(EVENT, 14)).some((line) => line.includes("由雙方在盤上擺正"))).toBe(true);
});

test("moved twice at a table that nobody kept: four taps", async () => {
  const { page, tap, word, side, record, taps } = await patrol(17);
  await word(1);
  await tap(page.getByRole("button", { name: "連走兩著" }));
  await side(1);
  await record();
  await recorded(page);
  expect(taps()).toBe(4);
  await expect.poll(async () => (await logOf(EVENT, 17)).at(-1)).toContain("黑方記技術犯規 1 次");
});

/** Chooses to show on the board what could be told without; part of entering the position. */
async function onBoard(page: Page): Promise<void> {
  await page.getByRole("button", { name: "在盤上擺出來" }).tap();
}

test("an illegal move at a table without moves is restored and counted", async () => {
  const { page, tap, word, record, taps } = await patrol(5);
  await word(1);
  await onBoard(page);
  await setUp(page, tap, ROOK);
  await tap(page.locator('[data-point="e1"]'));
  await tap(page.locator('[data-point="f2"]'));
  await record();
  await recorded(page);
  // The man tells whose it is.
  expect(taps()).toBeLessThanOrEqual(5);
  await expect.poll(async () => (await logOf(EVENT, 5)).at(-1)).toContain("紅方記技術犯規 1 次");
});

test("a man touched at a table that nobody kept is told by its kind: four taps", async () => {
  const { page, tap, word, side, record, taps } = await patrol(24);
  await word(0);
  await expect.poll(() => page.locator(".side").count()).toBe(0);
  await tap(page.getByRole("button", { name: "紅俥", exact: true }));
  await side(0);
  await page.locator(".aloud").waitFor();
  await expect
    .poll(() => page.locator(".aloud p").allInnerTexts())
    .toEqual(["紅方摸了這隻紅俥", "紅方所摸俥能走即須走"]);
  await page.locator(".remedy").getByRole("button", { name: "31(1)", exact: true }).waitFor();
  await record();
  await recorded(page);
  expect(taps()).toBe(4);
  await expect.poll(async () => (await logOf(EVENT, 24)).at(-1)).toContain("紅方所摸俥能走即須走〔第31(1)");
});

test("a man that cannot move is told by a tick, and its touch is a foul", async () => {
  const { page, tap, word, side, record, taps } = await patrol(25);
  await word(0);
  await tap(page.getByRole("button", { name: "黑馬", exact: true }));
  await side(1);
  await tap(page.getByRole("checkbox", { name: "這隻走不動" }));
  await expect.poll(() => page.locator(".aloud").innerText()).toContain("黑方記技術犯規 1 次");
  await record();
  await recorded(page);
  expect(taps()).toBe(5);
  await expect.poll(async () => (await logOf(EVENT, 25)).at(-1)).toContain("第45(1)、114(2)");
});

test("a touch out of turn at a table that nobody kept is told by the man, and binds in the next turn", async () => {
  const { page, tap, word, side, taps } = await patrol(25);
  await word(0);
  await tap(page.getByRole("button", { name: "對方輪次摸子" }));
  await tap(page.getByRole("button", { name: "黑車", exact: true }));
  await side(1);
  await expect
    .poll(() => page.locator(".aloud p").allInnerTexts())
    .toEqual(["黑方在對方輪次摸了這隻黑車", "下一輪次：黑方所摸車能走即須走"]);
  expect(taps()).toBe(4);
});

test("roc-113: a man of the other side that was touched must be taken, by the article that the desk names", async () => {
  const { page, tap, word, side } = await patrol(9, "zh-Hant", { event: ROC });
  await word(0);
  await page.context().setOffline(true);
  await tap(page.getByRole("button", { name: "紅炮", exact: true }));
  await side(1);
  await page.getByText("已填的都在").waitFor();
  // Which article it is, only the desk knows: it is asked once the network is back.
  await page.context().setOffline(false);
  await expect
    .poll(() => page.locator(".aloud p").allInnerTexts())
    .toEqual(["黑方摸了這隻紅炮", "黑方所摸炮能吃即須吃"]);
  await page.locator(".remedy").getByRole("button", { name: "1.3.二.[B]", exact: true }).waitFor();
});

test("a touched man must move", async () => {
  const { page, tap, word, side, record, taps } = await patrol(6);
  await word(0);
  await onBoard(page);
  await setUp(page, tap, ROOK);
  await tap(page.locator('[data-point="e1"]'));
  // The turn tells whose it is: one button only.
  await expect.poll(() => page.locator(".side").count()).toBe(1);
  await side(0);
  await page.locator(".aloud").waitFor();
  await expect.poll(() => page.locator(".aloud").innerText()).toContain("紅方須走五路俥");
  await record();
  await recorded(page);
  expect(taps()).toBeLessThanOrEqual(6);
  await expect.poll(async () => (await logOf(EVENT, 6)).at(-1)).toContain("紅方摸子：五路俥");
  await page.getByText("紅方須走五路俥").first().waitFor();
});

test.each([
  { event: ROC, table: 10, by: 0, told: "紅方提和，對方同意" },
  // Whose turn it is nobody knows there.
  { event: EVENT, table: 26, by: 1, told: "黑方提和，對方同意" },
])("a draw agreed at a table that nobody kept: four taps ($event)", async ({ event, table, by, told }) => {
  const { page, tap, word, side, record, taps } = await patrol(table, "zh-Hant", { event });
  await word(4);
  await tap(page.locator(".kinds button", { hasText: "議和" }));
  await side(by);
  await expect.poll(() => page.locator(".aloud p").first().innerText()).toBe(told);
  await record();
  await recorded(page);
  expect(taps()).toBe(4);
  await expect.poll(async () => (await logOf(event, table)).some((line) => line.includes("終局：和"))).toBe(true);
});

test("a disturbance that all agree on is put right", async () => {
  const { page, tap, word, record, taps } = await patrol(7);
  await word(2);
  await onBoard(page);
  await setUp(page, tap, ROOK);
  await tap(page.locator(".side", { hasText: "其他人" }));
  await record();
  await recorded(page);
  expect(taps()).toBeLessThanOrEqual(6);
  await expect.poll(async () => (await logOf(EVENT, 7)).some((line) => line.startsWith("裁決"))).toBe(true);
  // What was set up stands from now on.
  await expect.poll(() => fenOf(EVENT, 7)).toContain(ROOK.split(" ")[0]);
});

test("a flag is claimed", async () => {
  const { page, tap, word, side, record, taps } = await patrol(8);
  await word(3);
  await tap(page.getByRole("button", { name: "超時" }));
  // No book of Xiangqi asks what stands on the board, or what the other clock shows.
  await side(0);
  await record();
  await recorded(page);
  expect(taps()).toBe(4);
  await expect.poll(async () => (await logOf(EVENT, 8)).at(-1)).toContain("黑方勝（超時");
});

test("a repetition is claimed: the position set up, the cycle played once", async () => {
  const { page, tap, word, side, record, taps } = await patrol(9);
  await word(4);
  await setUp(page, tap, "3k5/9/9/9/4R4/9/9/9/9/5K3 w");
  const field = page.getByRole("textbox", { name: "座標或著法" });
  const lap = async () => {
    for (const [i, move] of ["俥五平六", "將4平5", "俥六平五", "將5平4"].entries()) {
      await field.fill(move);
      await field.press("Enter");
      await page.locator(".moves .move").nth(i).waitFor();
    }
  };
  await lap();
  await expect.poll(() => page.getByRole("button", { name: "1 次" }).count()).toBe(0);
  await tap(page.getByRole("button", { name: "3 次" }));
  await side(1);
  await page.locator(".aloud").waitFor();
  await expect.poll(() => page.locator(".aloud").innerText()).toContain("警誡紅方：不變作負");
  // Why, move by move, for whoever asks; it takes no tap of those who do not.
  const why = page.getByRole("region", { name: "為什麼" });
  await expect.poll(() => why.innerText()).toContain("長將");
  await expect.poll(() => why.locator(".lap li").count()).toBe(4);
  await record();
  await recorded(page);
  expect(taps()).toBeLessThanOrEqual(6);
  await expect.poll(async () => (await logOf(EVENT, 9)).some((line) => line.includes("警誡紅方"))).toBe(true);
  // After the warning one more lap is enough.
  await page.getByRole("button", { name: "回第 9 枱" }).tap();
  await word(4);
  await tap(page.locator("button:not([aria-disabled])", { hasText: "用這個局面" }));
  await lap();
  await tap(page.getByRole("button", { name: "1 次" }));
  await side(1);
  await page.locator(".aloud").waitFor();
  await expect.poll(() => page.locator(".aloud").innerText()).toContain("黑方勝");
});

test("after a claim for which a position was set up, a touch and a wrong move are told without the board", async () => {
  const { page, tap, word, side, record } = await patrol(30);
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
  await record();
  await recorded(page);
  await page.getByText("警誡紅方").first().waitFor();
  await page.getByRole("button", { name: "回第 30 枱" }).tap();
  await word(0);
  await page.getByRole("heading", { name: "摸了哪一隻？" }).waitFor();
  await page.goBack();
  await word(1);
  await side(1);
  await record();
  await recorded(page);
  await expect.poll(async () => (await logOf(EVENT, 30)).at(-1)).toContain("黑方記技術犯規 1 次");
});

test("a repetition that nobody can count: the official stays, and is told when something is due", async () => {
  const { page, tap, word } = await patrol(12);
  await word(4);
  // What is wrong with a position is told by the files that stand beside the board.
  await page.getByRole("textbox", { name: "局面的 FEN" }).fill("3k5/9/4a4/9/4R4/9/9/9/9/5K3 w");
  await page.getByText("黑士不可能站在5路第 3 排").waitFor();
  await setUp(page, tap, "3k5/9/9/9/4R4/9/9/9/9/5K3 w");
  const field = page.getByRole("textbox", { name: "座標或著法" });
  const lap = ["e5d5", "d9e9", "d5e5", "e9d9"];
  for (const [i, move] of lap.entries()) {
    await field.fill(move);
    await field.press("Enter");
    await page.locator(".moves .move").nth(i).waitFor();
  }
  await tap(page.getByRole("button", { name: "說不準" }));
  await tap(page.getByRole("button", { name: "留下來數" }));
  await page.locator(".watched").waitFor();
  await expect.poll(() => page.url()).toContain("#watch");
  for (const move of lap) {
    await logged(page, async () => {
      await field.fill(move);
      await field.press("Enter");
    });
  }
  await page.getByRole("heading", { name: "未決事項" }).waitFor();
  await page.getByText("裁決事項 1（循環局面須處理）").first().waitFor();
});

const point = (page: Page, at: string) => page.locator(`[data-point="${at}"]`);

test("a move that was changed: the first stands, and it costs a foul", async () => {
  const { page, tap, word, record } = await patrol(18);
  await word(1);
  await tap(page.getByRole("button", { name: "落子改著" }));
  await onBoard(page);
  await setUp(page, tap, ROOK);
  for (const at of ["e1", "f1", "g1"]) await tap(point(page, at));
  await page.locator(".aloud").waitFor();
  await expect.poll(() => page.locator(".aloud").innerText()).toContain("紅方記技術犯規 1 次");
  for (const article of ["55", "49(1)"])
    await page.locator(".remedy").getByRole("button", { name: article, exact: true }).first().waitFor();
  await record();
  await recorded(page);
  await expect.poll(async () => (await logOf(EVENT, 18)).at(-1)).toContain("115(3)");
});

test("a man put between points: the other side says where it stands, from where it was recorded", async () => {
  const { page, tap, word, side, record } = await patrol(19);
  await word(1);
  await tap(page.getByRole("button", { name: "沒放上交點" }));
  await onBoard(page);
  await setUp(page, tap, ROOK);
  for (const at of ["e1", "f1", "g1"]) await tap(point(page, at));
  await side(0);
  await page.locator(".remedy").getByRole("button", { name: "51", exact: true }).first().waitFor();
  await record();
  await recorded(page);
  await expect.poll(async () => (await logOf(EVENT, 19)).join()).toContain("115(2)(a)");
  await page.getByRole("button", { name: "黑方選三路第 2 排" }).tap();
  await expect.poll(() => positionAt(EVENT, 19)).toBe("3k5/9/9/9/9/9/9/9/6R2/4K4 b");
});

test("a man touched that cannot be taken is ruled on at once", async () => {
  const { page, tap, word, side, record } = await patrol(20);
  await word(0);
  await onBoard(page);
  await setUp(page, tap, ROOK);
  await tap(point(page, "d9"));
  await side(0);
  await page.locator(".aloud").waitFor();
  await expect.poll(() => page.locator(".aloud").innerText()).toContain("紅方記技術犯規 1 次");
  await record();
  await recorded(page);
  await expect.poll(async () => (await logOf(EVENT, 20)).at(-1)).toContain("紅方記技術犯規 1 次");
});

test("two men touched at once: the other side says which is meant", async () => {
  const { page, tap, word, side, record } = await patrol(21);
  await word(0);
  await onBoard(page);
  await setUp(page, tap, ROOK);
  for (const at of ["e1", "e0"]) await tap(point(page, at));
  await tap(page.getByRole("button", { name: "同時摸" }));
  await side(0);
  await page.locator(".remedy").getByRole("button", { name: "43(2)", exact: true }).first().waitFor();
  await record();
  await recorded(page);
  await page.getByRole("button", { name: "黑方選帥" }).tap();
  await page.getByText("紅方須走帥").first().waitFor();
});

test("at a board that is kept nothing is set up, and no move is lost", async () => {
  await enter(EVENT, 22, { do: "find", fen: "3k5/9/9/9/9/9/9/9/4R4/4K4 w" });
  await enter(EVENT, 22, { do: "move", text: "e1e2" }, "first");
  const { page, tap, word, record } = await patrol(22);
  await word(2);
  await tap(page.locator(".side", { hasText: "其他人" }));
  await record();
  await recorded(page);
  await expect.poll(() => positionAt(EVENT, 22)).toBe("3k5/9/9/9/9/9/9/4R4/9/4K4 b");
  expect((await logOf(EVENT, 22)).filter((line) => line.includes("查看盤面"))).toHaveLength(1);
  await page.getByRole("button", { name: "回第 22 枱" }).tap();
  // A wrong move there: the live board, the man and where it went.
  await word(1);
  for (const at of ["d9", "c8"]) await tap(point(page, at));
  await page.locator(".aloud").waitFor();
  await expect.poll(() => page.locator(".aloud").innerText()).toContain("黑方記技術犯規 1 次");
});

test("roc-113: a changed move goes back to the first, and a taken man left on is lifted off", async () => {
  const { page, tap, word, record } = await patrol(1, "zh-Hant", { event: ROC });
  await word(1);
  await tap(page.getByRole("button", { name: "落子改著" }));
  await onBoard(page);
  await setUp(page, tap, "3k5/9/9/4p4/9/9/9/9/4R4/4K4 w");
  for (const at of ["e1", "f1", "g1"]) await tap(point(page, at));
  await page.locator(".remedy").getByRole("button", { name: "1.3.三", exact: true }).first().waitFor();
  await page.goBack();
  await tap(page.getByRole("button", { name: "吃子沒提走" }));
  for (const at of ["e1", "e6"]) await tap(point(page, at));
  await page.locator(".aloud").waitFor();
  await expect.poll(() => page.locator(".aloud").innerText()).toContain("提走被吃的卒");
  await record();
  await recorded(page);
});

test("roc-113: an own man and then one that it can take are touched: it must be taken with it", async () => {
  const { page, tap, word, side, record } = await patrol(2, "zh-Hant", { event: ROC });
  await word(0);
  await onBoard(page);
  await setUp(page, tap, "3k5/9/9/4p4/9/9/9/9/4R4/4K4 w");
  for (const at of ["e1", "e6"]) await tap(point(page, at));
  await side(0);
  await page.locator(".aloud").waitFor();
  await expect.poll(() => page.locator(".aloud").innerText()).toContain("紅方須以五路俥吃5路卒");
  await record();
  await recorded(page);
  await page.getByRole("button", { name: "1.3.二.[C].吃", exact: true }).first().waitFor();
});

test("roc-113: whoever interferes with the clock has a foul, and a flag needs nothing set up", async () => {
  const first = await patrol(3, "zh-Hant", { event: ROC });
  await first.word(3);
  await first.tap(first.page.getByRole("button", { name: "擅動棋鐘" }));
  await first.side(0);
  await first.page.locator(".aloud").waitFor();
  await expect.poll(() => first.page.locator(".aloud").innerText()).toContain("紅方記犯規 1 次");
  const { page, tap, word, side, record, taps } = await patrol(4, "zh-Hant", { event: ROC });
  await word(3);
  await tap(page.getByRole("button", { name: "超時" }));
  await side(1);
  await record();
  await recorded(page);
  expect(taps()).toBe(4);
  await expect.poll(async () => (await logOf(ROC, 4)).at(-1)).toContain("紅方勝（超時");
});

test("roc-113: the sealed move is taken once it is said who is there, and nothing is ticked before", async () => {
  for (const [text, side] of [
    ["h2e2", "first"],
    ["h9g7", "second"],
  ] as const) {
    if (side === "first") await enter(ROC, 5, { do: "press" }, "second");
    await enter(ROC, 5, { do: "move", text }, side);
    await enter(ROC, 5, { do: "press" }, side);
  }
  const page = await open(`/e/${ROC}/table/A/1/5/1/1#watch`, { signedIn: true });
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "暫停對局" }).click();
  await dialog.getByRole("button", { name: "暫停對局" }).click();
  await page.getByRole("button", { name: "紅方交暗著" }).click();
  await dialog.getByRole("textbox", { name: /暗著/ }).fill("馬二進三");
  const seal = dialog.getByRole("button", { name: "紅方交暗著" });
  await seal.click();
  await dialog.getByRole("alert").filter({ hasText: "到場" }).waitFor();
  for (const tick of ["紅方", "黑方", "我在場", "雙方核對局面無誤"])
    await dialog.getByLabel(tick, { exact: true }).check();
  await seal.click();
  await page.getByText("暗著已封存").waitFor({ timeout: 20_000 });
  await expect.poll(() => page.getByRole("button", { name: "復賽", exact: true }).count()).toBe(1);
});

test("fide-2014: pieces that a player displaced are put back, on a board that was set up", async () => {
  const { page, tap, word, side, record } = await patrol(1, "zh-Hant", { event: CHESS });
  await word(2);
  await onBoard(page);
  await setUp(page, tap, "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
  for (const at of ["h1", "g2"]) await tap(point(page, at));
  await side(1);
  await page.locator(".remedy").getByRole("button", { name: "7.4", exact: true }).first().waitFor();
  await record();
  await recorded(page);
  await expect.poll(() => positionAt(CHESS, 1)).toBe("4k3/8/8/8/8/8/8/4K2R w");
});

test("back and reload keep the step and what was shown", async () => {
  const { page, tap, word } = await patrol(23);
  await word(0);
  await onBoard(page);
  await setUp(page, tap, ROOK);
  await tap(point(page, "e1"));
  await page.locator(".side").first().waitFor();
  await page.reload();
  await page.locator(".side").first().tap();
  await page.locator(".aloud").waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "重擺局面" }).waitFor();
  await page.locator(".side").first().waitFor();
  await page.goBack();
  await page.locator(".words button").first().waitFor();
  expect(page.url()).toContain("/table/A/1/23/1/1");
});

test("what is recorded without a network is kept, and reaches the log once", async () => {
  const { page, word, side, record } = await patrol(10);
  await word(3);
  await side(0);
  await page.locator(".aloud").waitFor();
  await page.context().setOffline(true);
  await record();
  await page.getByRole("heading", { name: "未能送出" }).waitFor();
  await expect.poll(() => page.getByRole("status").filter({ hasText: "待送" }).innerText()).toContain("2 筆");
  // Whoever does not want to wait tries again; what waits goes by itself, too, once the network is back.
  await page.getByRole("button", { name: "再試" }).tap();
  await page.context().setOffline(false);
  await page.getByRole("status").filter({ hasText: "待送" }).waitFor({ state: "detached" });
  await expect
    .poll(async () => (await logOf(EVENT, 10)).filter((line) => line.includes("按鐘違規 1 次")))
    .toHaveLength(1);
});

test("the network goes before anything was asked for: all that is dealt with at a table is at hand", async () => {
  const { page, word } = await patrol(15);
  await page.waitForFunction(() =>
    ["incident", "Watch"].every((part) =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes(`/${part}-`)),
    ),
  );
  await settled(page);
  await page.context().setOffline(true);
  await word(3);
  await page.locator(".side").first().waitFor();
  await page.goBack();
  await page.locator(".words button").first().waitFor();
  await page.locator("button.watch:visible").tap();
  await page.locator(".watched").waitFor();
  expect(await page.locator(".table > [role=alert]").count()).toBe(0);
});

test("what was not fetched ahead comes by itself once the network is back", async () => {
  const page = await open(`/e/${EVENT}/calls`, PHONE);
  // Nothing is idle here, so that nothing is fetched ahead.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto(new URL(`/e/${EVENT}/table/A/1/15/1/1`, page.url()).href);
  await page.locator(".words button").first().waitFor();
  await page.context().setOffline(true);
  await page.locator(".words button").nth(3).tap();
  await page.locator("main [role=alert]", { hasText: "連不上伺服器" }).waitFor();
  await page.context().setOffline(false);
  await page.locator(".side").first().waitFor();
});

test("the network goes before the remedy is known: what was entered stays, and it follows by itself", async () => {
  const { page, word, side, record, taps } = await patrol(15);
  await word(3);
  await page.context().setOffline(true);
  await side(0);
  await page.getByText("已填的都在").waitFor();
  await page.context().setOffline(false);
  await page.locator(".aloud").waitFor();
  await expect.poll(() => page.getByText("已填的都在").count()).toBe(0);
  await record();
  await recorded(page);
  expect(taps()).toBe(3);
  await expect
    .poll(async () => (await logOf(EVENT, 15)).filter((line) => line.includes("按鐘違規 1 次")))
    .toHaveLength(1);
});

test("what has to be ruled on before is ruled on from where it is missed", async () => {
  // A cycle is open at this table of the example.
  const page = await open("/e/example/table/open/3/1/1/1", PHONE);
  await page.locator(".words button").nth(3).tap();
  await page.locator(".side").nth(1).tap();
  await page.getByRole("alert").filter({ hasText: "須先處理事項 1" }).waitFor();
  await page.getByRole("button", { name: "裁決", exact: true }).first().tap();
  await page.locator(".aloud").waitFor();
  const aloud = await page.locator(".aloud").innerText();
  expect(aloud).toContain("警誡紅方");
  expect(aloud).not.toContain("事項 1");
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

test("two officials stand at one preview: what the first recorded is told to the second, who records nothing of it", async () => {
  const session = await official(EVENT, "己", "referee");
  const first = await patrol(27);
  const second = await patrol(27, "zh-Hant", { session });
  for (const { page, word, side } of [first, second]) {
    await word(1);
    await side(1);
    await page.locator(".aloud").waitFor();
  }
  // The second one taps before the page has heard of the first.
  const { page } = second;
  let deaf = true;
  await page.route("**/api/v1/events/*/tables/**", async (route) => {
    while (deaf && route.request().method() === "GET") await new Promise((done) => setTimeout(done, 50));
    await route.continue();
  });
  await first.record();
  await recorded(first.page);
  const before = await logOf(EVENT, 27);
  const sent = page.waitForResponse(/\/entries/);
  await page.getByRole("button", { name: "已宣讀並記錄" }).tap();
  expect((await sent).status()).toBe(409);
  deaf = false;
  const told = page.getByRole("alert").filter({ hasText: "其間本枱另有記載" });
  await told.waitFor();
  expect(await told.innerText()).toContain("黑方記技術犯規 1 次");
  expect(await logOf(EVENT, 27)).toEqual(before);
  await page.getByRole("button", { name: "這是另一件事" }).tap();
  await page.locator(".aloud").waitFor();
});

test("somebody rules while another stands at the preview: the page tells who, and says nothing aloud any more", async () => {
  const [first, second] = [await patrol(28), await patrol(28)];
  for (const { page, word, side } of [first, second]) {
    await word(1);
    await side(1);
    await page.locator(".aloud").waitFor();
  }
  await first.record();
  const { page } = second;
  const told = page.getByRole("alert").filter({ hasText: "黑方記技術犯規 1 次" });
  await told.waitFor();
  expect(await told.innerText()).toContain("甲");
  expect(await page.locator(".aloud").count()).toBe(0);
  await page.getByRole("button", { name: "回第 28 枱" }).tap();
  await page.locator(".words").waitFor();
});

test("what cannot be recorded as a whole leaves no open matter behind", async () => {
  const { page, word, side } = await patrol(29);
  await word(1);
  await side(1);
  await page.locator(".aloud").waitFor();
  // The ruling is refused after what it is about got in.
  await page.route("**/entries?*", async (route) => {
    const body = (route.request().postDataJSON() ?? {}) as { what?: { act?: { do?: string; matter?: number } } };
    if (body.what?.act?.do !== "rule") return route.continue();
    body.what.act.matter = 99;
    await route.continue({ postData: JSON.stringify(body) });
  });
  await page.getByRole("button", { name: "已宣讀並記錄" }).tap();
  await page.getByRole("alert").filter({ hasText: "沒有此事項" }).waitFor();
  await page.locator(".aloud").waitFor();
  await expect.poll(async () => (await logOf(EVENT, 29)).at(-1)).toContain("未能整件記下");
  expect((await logOf(EVENT, 29)).some((line) => line.includes("技術犯規"))).toBe(false);
  const table = await open(`/e/${EVENT}/table/A/1/29/1/1`, PHONE);
  await table.locator(".words button").first().waitFor();
  expect(await table.getByRole("button", { name: "裁決", exact: true }).count()).toBe(0);
});

test("what is turned down is said not to be upheld", async () => {
  const { page, tap, word, side } = await patrol(11, "zh-Hant", { event: ROC });
  await word(4);
  await tap(page.locator(".kinds button", { hasText: "認輸" }));
  await page.getByRole("heading", { name: "誰認輸？" }).waitFor();
  await side(0);
  await page.getByRole("checkbox", { name: "駁回" }).tap();
  await expect.poll(() => page.locator(".aloud p").allInnerTexts()).toEqual(["紅方認輸，此事不成立", "繼續作賽"]);
});

test("whoever agrees a draw is not asked who claims", async () => {
  const { page, tap, word } = await patrol(12, "en", { event: ROC });
  await word(4);
  await tap(page.locator(".kinds button", { hasText: "draw agreed" }));
  await page.getByRole("heading", { name: "Who offered the draw?" }).waitFor();
});

test("what is missing is asked for in words that say what to do", async () => {
  const { page, tap, word, side } = await patrol(13, "en", { event: ROC });
  await word(1);
  await side(1);
  await page.locator(".aloud").waitFor();
  await page.getByRole("checkbox", { name: "Set right" }).tap();
  await page.getByRole("alert").filter({ hasText: "tick “Set right”" }).waitFor();
  expect(await page.locator("main").innerText()).not.toMatch(/set_right|sheet/);
  await tap(page.getByRole("button", { name: "Record this board" }));
  await page.getByRole("button", { name: "Record this board", pressed: true }).waitFor();
});

test("whose grade does not suffice is told who could, calls them, or rules to be ratified", async () => {
  const session = await official(EVENT, "丁", "witness");
  await official(EVENT, "戊", "referee");
  const { page, word, side, record } = await patrol(16, "zh-Hant", { session });
  await word(3);
  await side(0);
  const refused = page.getByRole("alert").filter({ hasText: "可由" });
  await refused.waitFor();
  await expect.poll(() => refused.innerText()).toContain("戊");
  await page.getByRole("button", { name: "請上級來" }).tap();
  await page.getByText("已通知").waitFor();
  await page.getByRole("button", { name: "先行裁決，待追認" }).tap();
  await record();
  await recorded(page);
  await expect.poll(async () => (await logOf(EVENT, 16)).join()).toContain("先行裁決，待追認");
  const calls = await open(`/e/${EVENT}/calls`, PHONE);
  const call = calls.locator("li", { has: calls.locator("strong", { hasText: /^16$/ }) }).first();
  await expect.poll(() => call.innerText()).toContain("須裁判員或以上");
});

test("a raised hand is taken and leads to its table", async () => {
  await raiseHand(EVENT, 12);
  const page = await open(`/e/${EVENT}/calls`, PHONE);
  const call = page.locator("li", { has: page.locator("strong", { hasText: /^12$/ }) }).first();
  await call.getByRole("button", { name: "我去" }).tap();
  await call.getByRole("button", { name: "辦好了" }).waitFor();
  await call.getByRole("link").tap();
  await page.locator(".words").waitFor();
  expect(page.url()).toContain("/table/A/1/12/1/1");
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

test("what has to be told is asked by the thumb, and not as a fault", async () => {
  const { page, tap, word, side, taps } = await patrol(6, "zh-Hant", { event: ROC });
  await word(2);
  await side(1);
  const answers = page.getByRole("group", { name: "走子後按了鐘？" });
  await answers.waitFor();
  await expect.poll(() => page.locator("[role=alert] li").count()).toBe(0);
  await accessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  const [low] = await Promise.all([answers.boundingBox()]);
  expect((low?.y ?? 0) + (low?.height ?? 0)).toBeGreaterThan(600);
  await tap(answers.getByRole("button", { name: "是" }));
  await page.locator(".aloud").waitFor();
  // What is taken for granted is a statement, and stands in sight above the sentence.
  const right = page.getByRole("checkbox", { name: "雙方已擺正", exact: true });
  expect(await right.isChecked()).toBe(true);
  const [ticked, aloud] = [await right.boundingBox(), await page.locator(".aloud").boundingBox()];
  expect((ticked?.y ?? 0) + (ticked?.height ?? 0)).toBeLessThan(aloud?.y ?? 0);
  expect(taps()).toBe(3);
});

test.each(["zh-Hant", "zh-Hans", "en"] as const)(
  "in %s all that is presumed stands in sight above the sentence, on a phone",
  async (lang) => {
    const { page, word, side } = await patrol(1, lang);
    await word(1);
    await side(0);
    await page.locator(".aloud").waitFor();
    const facts = page.locator(".facts label");
    await expect.poll(() => facts.count()).toBe(3);
    const low = async (spot: Locator) => spot.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await page.locator(".aloud").evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.max(...(await Promise.all((await facts.all()).map(low))))).toBeLessThanOrEqual(top);
    expect(await low(page.locator(".remedy button").last())).toBeLessThanOrEqual(PHONE.height);
  },
);

test("what officials tell each other is done, and not said to the players", async () => {
  const { page, tap, word } = await patrol(9, "zh-Hant", { event: ROC });
  await word(2);
  await tap(page.getByRole("button", { name: "紅黑顛倒" }));
  await tap(page.locator(".side"));
  await page.locator(".remedy li", { hasText: "通知賽務人員" }).waitFor();
  expect(await page.locator(".aloud").innerText()).not.toContain("賽務人員");
});

test("colours reversed asks for no side, and is said as it is called in the game", async () => {
  const { page, tap, word, taps } = await patrol(2, "zh-Hant", { event: CHESS });
  await word(2);
  await tap(page.getByRole("button", { name: "黑白顛倒" }));
  await expect.poll(() => page.locator(".side").allInnerTexts()).toEqual(["看怎麼處理"]);
  await tap(page.locator(".side"));
  await expect.poll(() => page.locator(".aloud p").first().innerText()).toBe("黑白顛倒");
  expect(taps()).toBe(3);
});

test("chess offers nothing that its rulebook has no ruling on", async () => {
  const { page, word } = await patrol(2, "zh-Hant", { event: CHESS });
  for (const index of [1, 2, 3]) {
    await word(index);
    const kinds = page.locator(".kinds button");
    await kinds.first().waitFor();
    expect((await kinds.allInnerTexts()).filter((kind) => /拒絕走子|不肯復原|誤按對方/.test(kind))).toEqual([]);
    await page.goBack();
    await page.locator(".words button").first().waitFor();
  }
});

test("conduct is found by its usual word in every rulebook, and said aloud as a breach", async () => {
  const { page, tap, word, side } = await patrol(7, "zh-Hant", { event: ROC });
  await word(5);
  await tap(page.getByRole("group", { name: "常見的" }).getByRole("button", { name: "手機" }));
  const kinds = page.locator(".kinds button");
  await expect.poll(() => kinds.count()).toBe(5);
  await tap(kinds.first());
  await side(1);
  await expect.poll(() => page.locator(".aloud p").first().innerText()).toBe("黑方違反：對局中通訊裝置發出鈴響，判負");
  // An article is told once, below the first line that rests on it.
  const articles = page.locator(".remedy .cited button");
  const told = await articles.allInnerTexts();
  expect(new Set(told).size).toBe(told.length);
});

test("what a touched man binds to is said by the man, in no log's words, and who leads on stays in sight", async () => {
  const { page, tap, word, side } = await patrol(8, "zh-Hant", { event: ROC });
  await word(0);
  await onBoard(page);
  await tap(page.locator("button:not([aria-disabled])", { hasText: "用這個局面" }));
  await tap(page.locator('[data-point="h2"]'));
  const who = await page.locator(".side").boundingBox();
  expect((who?.y ?? Infinity) + (who?.height ?? 0)).toBeLessThanOrEqual(780);
  await side(0);
  await expect.poll(() => page.locator(".aloud p").allInnerTexts()).toEqual(["紅方摸了二路炮", "紅方須走二路炮"]);
});
