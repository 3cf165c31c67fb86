import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";

import { open, THEMES, useBrowser, type View } from "./browser.ts";
import { accessible, shot } from "./checks.ts";
import { enter, logOf, official, playing, positionAt } from "./hall.ts";
import { logged, newest } from "./steps.ts";

useBrowser();

const EVENT = "watched";
/** Boards that nobody kept from the start. */
const FOUND = "found";
/** Here a third technical fault loses, so that a wrong move that nobody saw can be put right later. */
const YOUNG = "young";
const START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
/** A rook checks for ever. */
const CHECKS = "4k4/6R2/9/c8/9/9/9/9/9/3K5 w";

beforeAll(async () => {
  await playing(EVENT, 17, { charter: 'enforcement = "watched"' });
  await playing(FOUND, 4);
  await playing(YOUNG, 3, { charter: 'enforcement = "watched"\npreset = "under_nine"' });
});

const TABLET = { width: 1180, height: 820, hasTouch: true, signedIn: true };

/** A table whose board is kept, on a tablet. */
async function watch(event: string, table: number, view: View = {}): Promise<Page> {
  const page = await open(`/e/${event}/table/A/1/${table}/1/1`, { ...TABLET, ...view });
  await page.getByRole("button", { name: "在這一枱監局" }).tap();
  await page.locator(".watched").waitFor();
  return page;
}

const point = (page: Page, name: string) => page.locator(`.watched [data-point="${name}"]`);
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const line = (page: Page, text: string | RegExp) => page.locator("li", { hasText: text }).first();

/** Plays moves by two taps each, and waits until the log has them. */
async function play(page: Page, ...moves: string[]): Promise<void> {
  for (const move of moves) {
    await logged(page, async () => {
      await point(page, move.slice(0, 2)).tap();
      await point(page, move.slice(2)).tap();
    });
  }
}

/** Goes on by the tabulator until something has the focus, and presses Enter. */
async function keyed(page: Page, spot: Locator): Promise<void> {
  for (let tab = 0; tab < 150; tab++) {
    const isThere = await spot.evaluate((element) => element === document.activeElement);
    if (isThere) await expect.poll(() => spot.isEnabled()).toBe(true);
    if (isThere) {
      await page.keyboard.press("Enter");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error("it cannot be reached by the keyboard");
}

/** Goes on by the tabulator to something, and types there. */
async function typed(page: Page, spot: string, text: string): Promise<void> {
  for (let tab = 0; tab < 150; tab++) {
    if (await page.evaluate((spot) => document.activeElement?.matches(spot), spot)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}
const BOARD = "[role=gridcell]";
const FIELD = "input[placeholder*='炮二平五']";

test("a touched man must move: another is refused with the article; played all the same, it is put right", async () => {
  const page = await watch(EVENT, 1);
  await point(page, "h2").tap();
  await button(page, "摸子").tap();
  await line(page, "紅方摸子：二路炮").waitFor();
  await page.getByText("紅方須走二路炮").waitFor();
  await shot(page, "watched-touch");
  await point(page, "b2").tap();
  const refusal = page.locator(".refused");
  await refusal.waitFor();
  await expect.poll(() => refusal.innerText()).toContain("八路炮不可走");
  const article = refusal.getByRole("button", { name: "31(1)", exact: true });
  await article.tap();
  await refusal.getByRole("link", { name: "xqef-2022 31(1)" }).waitFor();

  await button(page, "照實記下").tap();
  await point(page, "b2").tap();
  await point(page, "e2").tap();
  await page.getByRole("heading", { name: "未決事項" }).waitFor();
  await page.getByText("可裁決：棋證或以上").waitFor();
  await button(page, "黑方提出").tap();
  await line(page, "提出：事項 1").waitFor();
  await button(page, /^裁決$/).tap();
  await page.locator(".aloud").waitFor();
  await expect.poll(() => page.locator(".aloud").innerText()).toContain("紅方須走二路炮");
  await button(page, "已宣讀並記錄").tap();
  await page.getByRole("heading", { name: "已記錄" }).waitFor();
  await button(page, "回第 1 枱").tap();
  await expect.poll(() => positionAt(EVENT, 1)).toBe(START);
  await play(page, "h2e2");
  await expect.poll(async () => (await logOf(EVENT, 1)).at(-1)).toContain("炮二平五");
});

test("on a phone a refusal, and what has to be said, come into sight below the board", async () => {
  await enter(EVENT, 17, { do: "find", fen: CHECKS });
  for (const [nth, text] of ["g8g9", "e9e8", "g9g8", "e8e9", "g8g9", "e9e8", "g9g8"].entries())
    await enter(EVENT, 17, { do: "move", text }, nth % 2 === 0 ? "first" : "second");
  const page = await watch(EVENT, 17, { width: 360, height: 640, isMobile: true });
  const isSeen = (spot: Locator) =>
    spot.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight).catch(() => false);
  await point(page, "a6").tap();
  await point(page, "b8").tap();
  await expect.poll(() => isSeen(page.locator(".refused"))).toBe(true);
  await play(page, "e8e9");
  await expect.poll(() => isSeen(page.locator(".aloud"))).toBe(true);
});

test("a wrong move that is found three moves later is put back, and counted", async () => {
  const page = await watch(YOUNG, 1);
  await button(page, "雙方已正確入座").tap();
  await line(page, "入座").waitFor();
  await button(page, "宣布開賽").tap();
  await line(page, "宣布開賽").waitFor();
  await play(page, "h2e2");
  await point(page, "h9").tap();
  await point(page, "h8").tap();
  await button(page, "已經走了：照實記下").tap();
  await line(page, "8路馬到8路第 2 排，此著有誤").waitFor();
  await play(page, "h0g2", "b9c7", "g3g4");
  await button(page, "紅方提出").tap();
  await line(page, "提出：事項").waitFor();
  await button(page, /^裁決$/).tap();
  await button(page, "已宣讀並記錄").tap();
  await page.getByRole("heading", { name: "已記錄" }).waitFor();
  const log = async (begin: string) => (await logOf(YOUNG, 1)).some((text) => text.startsWith(begin));
  await expect.poll(() => log("回復到第 1 著後")).toBe(true);
  await expect.poll(() => log("黑方記技術犯規 1 次")).toBe(true);
  await expect.poll(() => positionAt(YOUNG, 1)).toBe("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b");
  await button(page, "回第 1 枱").tap();
  await expect.poll(() => page.getByRole("table").innerText()).toContain("技術犯規");
});

test("checks for ever: warned at the third sight, lost at the fourth, each to be said aloud", async () => {
  await enter(EVENT, 2, { do: "find", fen: CHECKS });
  const page = await watch(EVENT, 2);
  const lap = ["g8g9", "e9e8", "g9g8", "e8e9"];
  await play(page, ...lap.slice(0, 4));
  await play(page, ...lap);
  const aloud = page.locator(".aloud");
  await aloud.waitFor();
  await expect.poll(() => aloud.innerText()).toContain("警誡紅方：不變作負");
  await shot(page, "watched-warning");
  await button(page, "已宣讀").tap();
  await expect.poll(() => aloud.count()).toBe(0);
  await play(page, ...lap);
  await aloud.waitFor();
  await expect.poll(() => aloud.innerText()).toContain("終局：黑方勝");
  await button(page, "紅方簽署").waitFor();
});

test("the last move is marked after the page is loaded anew, and moves are written as readers write them", async () => {
  await enter(EVENT, 12, { do: "move", text: "h2e2" }, "first");
  await enter(EVENT, 12, { do: "touch", squares: ["h9"] }, "second");
  const moves = { "zh-Hant": "馬8進7", "zh-Hans": "马8进7", en: "H8+7" } as const;
  for (const [lang, move] of Object.entries(moves)) {
    const page = await open(`/e/${EVENT}/table/A/1/12/1/1#watch`, { ...TABLET, lang: lang as keyof typeof moves });
    await page.locator(".moves").getByRole("button", { name: move, exact: true }).waitFor();
    await expect.poll(() => page.locator(".watched path.last").count()).toBe(1);
    await page.reload();
    await expect.poll(() => page.locator(".watched path.last").count()).toBe(1);
  }
});

test("moves tapped faster than they are taken are all kept", async () => {
  const page = await watch(EVENT, 14);
  await page.route("**/entries?**", async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  for (const name of ["h2", "e2", "h9", "g7", "h0", "g2"]) await point(page, name).tap();
  await line(page, "傌二進三").waitFor();
  expect((await logOf(EVENT, 14)).filter((text) => /炮二平五|馬8進7|傌二進三/.test(text))).toHaveLength(3);
});

test("a man slid over the board and what is written down are entered, and who has come", async () => {
  const page = await watch(EVENT, 15);
  await play(page, "b2e2");
  await button(page, "滑子").tap();
  for (const name of ["h7", "h6", "h5", "h7"]) await point(page, name).tap();
  await page.getByRole("button", { name: /^記下滑子 8路第 3 排 → 8路第 4 排/ }).tap();
  await line(page, "滑動後退回 h7").waitFor();
  const dialog = page.getByRole("dialog");
  await button(page, "棋譜記錄").tap();
  await dialog.getByLabel(/所寫的內容/).fill("炮八平五");
  await dialog.getByRole("button", { name: "記下所寫" }).tap();
  await dialog.waitFor({ state: "detached" });

  const early = await watch(YOUNG, 3);
  await button(early, "紅方到場").tap();
  await line(early, "紅方到場").waitFor();
});

test("a sanction is refused with its article where nothing was ruled, and raises what was", async () => {
  await enter(EVENT, 16, { do: "raise", subject: { conduct: { clause: "92(3)" } }, against: "second" });
  await enter(EVENT, 16, { do: "rule", matter: 1 });
  const page = await watch(EVENT, 16);
  const dialog = page.getByRole("dialog");
  await button(page, "處分").tap();
  await dialog.getByRole("button", { name: "黑方" }).tap();
  await dialog.getByRole("button", { name: "取消參賽資格" }).tap();
  await dialog.getByRole("button", { name: "處分", exact: true }).tap();
  await dialog.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
  // The ruling is chosen by what it says, and not by a number.
  await dialog.getByLabel("代替哪一項裁決").selectOption({ index: 1 });
  await dialog.getByRole("button", { name: "處分", exact: true }).tap();
  await line(page, "取消黑方參賽資格").waitFor();
});

test("a draw is offered, declined, offered again and accepted", async () => {
  const page = await watch(EVENT, 3);
  await button(page, "紅方提和").tap();
  await line(page, "紅方提和").waitFor();
  await play(page, "h2e2");
  await button(page, "黑方拒絕提和").tap();
  await line(page, "黑方拒絕提和").waitFor();
  await button(page, "黑方提和").tap();
  await line(page, "黑方提和").waitFor();
  await play(page, "h9g7");
  await button(page, "紅方接受提和").tap();
  await button(page, /^裁決$/).tap();
  await button(page, "已宣讀並記錄").tap();
  await page.getByRole("heading", { name: "已記錄" }).waitFor();
  await expect.poll(async () => (await logOf(EVENT, 3)).some((text) => text.startsWith("終局：和"))).toBe(true);
});

test("a move is sealed, shown to nobody, and played when the game is resumed", async () => {
  const page = await watch(EVENT, 4);
  await button(page, "黑方按鐘").tap();
  await line(page, "黑方按鐘").waitFor();
  await play(page, "h2e2");
  await button(page, "紅方按鐘").tap();
  await line(page, "紅方按鐘").waitFor();
  await sealAndResume(page, 4, (spot) => spot.tap());
  await play(page, "h9g7");
});

/** Adjourns, seals 馬8進7, and resumes at once; how something is pressed is passed in. */
async function sealAndResume(page: Page, table: number, press: (spot: Locator) => Promise<void>): Promise<void> {
  const dialog = page.getByRole("dialog");
  await press(button(page, "暫停對局"));
  await press(dialog.getByRole("button", { name: "不可抗力" }));
  await press(dialog.getByRole("button", { name: "暫停對局" }));
  await page.getByText("已暫停：待黑方交暗著").waitFor();
  await press(button(page, "黑方交暗著"));
  await dialog.getByRole("textbox", { name: /暗著/ }).fill("馬8進7");
  // Nothing is taken for granted: who is there, and that both found the position right.
  for (const tick of ["紅方", "黑方", "我在場", "雙方核對局面無誤"]) {
    expect(await dialog.getByLabel(tick, { exact: true }).isChecked()).toBe(false);
    await dialog.getByLabel(tick, { exact: true }).press(" ");
  }
  await press(dialog.getByRole("button", { name: "黑方交暗著" }));
  await page.getByText("暗著已封存").waitFor();
  await expect.poll(() => page.locator("main").innerText()).not.toContain("馬8進7");
  await expect.poll(async () => (await logOf(EVENT, table)).join()).not.toContain("馬8進7");
  await press(button(page, "定復賽時間"));
  // As soon as the second that is named begins.
  const soon = new Date(Math.ceil((Date.now() + 15_000) / 1000) * 1000);
  const local = new Date(soon.getTime() - soon.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  await dialog.getByLabel("何時復賽").fill(local);
  await press(dialog.getByRole("button", { name: "定復賽時間" }));
  await page.getByText(/^定於/).first().waitFor();
  await page.waitForFunction((time) => Date.now() > time, soon.getTime());
  await press(page.getByRole("button", { name: "復賽", exact: true }));
  await line(page, "復賽").waitFor();
  await page.getByRole("button", { name: "馬8進7" }).waitFor();
}

test("all by keys alone: touch, refusal, wrong move, ruling, draw, sealed move, resumption", async () => {
  const page = await open(`/e/${EVENT}/table/A/1/5/1/1`, { width: 1180, height: 820, signedIn: true });
  const press = (spot: Locator) => keyed(page, spot);
  await press(page.getByRole("button", { name: "在這一枱監局" }));
  await page.locator(".watched").waitFor();
  await press(button(page, "黑方按鐘"));
  await line(page, "黑方按鐘").waitFor();
  await press(button(page, "摸子"));
  await typed(page, BOARD, "h2");
  await page.keyboard.press("Enter");
  await line(page, "紅方摸子：二路炮").waitFor();
  await typed(page, BOARD, "b2e2");
  await press(button(page, "已經走了：照實記下"));
  await page.getByRole("heading", { name: "未決事項" }).waitFor();
  await press(button(page, "黑方提出"));
  await line(page, "提出：事項 1").waitFor();
  await press(button(page, /^裁決$/));
  await page.locator(".aloud").waitFor();
  await press(button(page, "已宣讀並記錄"));
  await press(button(page, "回第 5 枱"));
  await page.locator(".watched").waitFor();
  await press(button(page, "紅方提和"));
  await line(page, "紅方提和").waitFor();
  await typed(page, FIELD, "炮二平五");
  await line(page, "炮二平五").waitFor();
  await press(button(page, "黑方拒絕提和"));
  await line(page, "黑方拒絕提和").waitFor();
  await press(button(page, "紅方按鐘"));
  await line(page, "紅方按鐘").waitFor();
  await sealAndResume(page, 5, press);
  // Another way to write it serves as well.
  await typed(page, FIELD, "H8+7");
  await line(page, "黑方走 馬8進7").waitFor();
});

test("by keys alone: a wrong move that is found three moves later is put back", async () => {
  const page = await open(`/e/${YOUNG}/table/A/1/2/1/1`, { width: 1180, height: 820, signedIn: true });
  const press = (spot: Locator) => keyed(page, spot);
  const move = async (text: string, told = text) => {
    await typed(page, FIELD, text);
    await line(page, told).waitFor();
  };
  await press(page.getByRole("button", { name: "在這一枱監局" }));
  await press(button(page, "雙方已正確入座"));
  await line(page, "入座").waitFor();
  await press(button(page, "宣布開賽"));
  await line(page, "宣布開賽").waitFor();
  await move("炮二平五");
  await typed(page, FIELD, "h9h8");
  await press(button(page, "已經走了：照實記下"));
  await line(page, "8路馬到8路第 2 排，此著有誤").waitFor();
  await move("傌二進三");
  await move("馬2進3");
  await move("兵三進一");
  await press(button(page, "紅方提出"));
  await line(page, "提出：事項").waitFor();
  await press(button(page, /^裁決$/));
  await press(button(page, "已宣讀並記錄"));
  await page.getByRole("heading", { name: "已記錄" }).waitFor();
  await expect.poll(() => positionAt(YOUNG, 2)).toBe("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b");
  expect((await logOf(YOUNG, 2)).some((text) => text.startsWith("黑方記技術犯規 1 次"))).toBe(true);
});

test("by keys alone: checks for ever are warned of, and lost", async () => {
  await enter(EVENT, 11, { do: "find", fen: CHECKS });
  const page = await open(`/e/${EVENT}/table/A/1/11/1/1`, { width: 1180, height: 820, signedIn: true });
  await keyed(page, page.getByRole("button", { name: "在這一枱監局" }));
  const lap = async () => {
    for (const move of ["g8g9", "e9e8", "g9g8", "e8e9"]) await logged(page, () => typed(page, FIELD, move));
  };
  const aloud = page.locator(".aloud");
  await lap();
  await lap();
  await expect.poll(() => aloud.innerText()).toContain("警誡紅方：不變作負");
  await keyed(page, button(page, "已宣讀"));
  await expect.poll(() => aloud.count()).toBe(0);
  await lap();
  await expect.poll(() => aloud.innerText()).toContain("終局：黑方勝");
});

test("a board that nobody kept is taken up as it stands, its clock set by hand, and left again", async () => {
  const page = await watch(FOUND, 1);
  await button(page, "擺出現在的局面").tap();
  await page.getByRole("textbox", { name: "局面的 FEN" }).fill(CHECKS);
  await page.locator("button:not([aria-disabled])", { hasText: "用這個局面" }).tap();
  await line(page, "裁判人員查看盤面").waitFor();
  await expect.poll(() => positionAt(FOUND, 1)).toBe(CHECKS);
  await play(page, "g8g9");
  await button(page, "調鐘").tap();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("紅方鐘面").fill("4:5");
  await dialog.getByText("請寫成 分:秒").waitFor();
  await dialog.getByLabel("紅方鐘面").fill("4:05");
  await dialog.getByLabel("黑方鐘面").fill("1:02:03");
  await dialog.getByRole("button", { name: "調鐘" }).tap();
  await dialog.waitFor({ state: "detached" });
  const faces = page.getByRole("timer");
  await expect.poll(() => faces.filter({ hasText: "紅方" }).locator("strong").innerText()).toBe("04:05");
  await expect.poll(() => faces.filter({ hasText: "黑方" }).locator("strong").innerText()).toBe("1:02:03");
  await button(page, "不再在這一枱監局").tap();
  await line(page, "裁判人員離開此枱").waitFor();
  await page.locator(".watched").waitFor({ state: "detached" });
});

test("a choice that a side owes is made on the page", async () => {
  await enter(EVENT, 13, { do: "touch", squares: ["h2", "b2"], order: "unknown" }, "first");
  await enter(EVENT, 13, { do: "raise", matter: 1 }, "second");
  await enter(EVENT, 13, { do: "rule", matter: 1 });
  const page = await watch(EVENT, 13);
  await button(page, "黑方選八路炮").tap();
  await page.locator(".bound", { hasText: "紅方須走八路炮" }).waitFor();
});

test("clocks tick by themselves, the one that runs", async () => {
  const page = await watch(EVENT, 6);
  const faces = page.getByRole("timer");
  await button(page, "黑方按鐘").tap();
  await line(page, "黑方按鐘").waitFor();
  const red = faces.filter({ hasText: "紅方" }).locator("strong");
  const black = faces.filter({ hasText: "黑方" }).locator("strong");
  // A busy machine may skip seconds.
  await expect.poll(() => red.innerText()).toMatch(/^5[0-9]:[0-5][0-9]$/);
  const before = await red.innerText();
  await expect.poll(() => red.innerText()).not.toBe(before);
  await expect.poll(() => black.innerText()).toBe("1:00:00");
});

test("a second official sees an act within a second; one that rests on an older sight is refused with what happened", async () => {
  const session = await official(EVENT, "乙", "referee");
  const first = await watch(EVENT, 7);
  const second = await watch(EVENT, 7, { session });
  // The quickest of several acts counts: a busy machine makes others wait for its processor.
  const seenAfter = async (move: string) => {
    await play(first, move);
    const before = Date.now();
    const no = await newest(first);
    await expect.poll(() => newest(second)).toBe(no);
    return Date.now() - before;
  };
  const waits: number[] = [];
  for (const move of ["h2e2", "h7e7", "b0c2", "b9c7", "a0a1"]) waits.push(await seenAfter(move));
  expect(Math.min(...waits)).toBeLessThan(1000);

  // The second is cut off from what moves, and acts on what it saw.
  await second.route("**/stream?**", () => undefined);
  // The page comes back to the board that is kept.
  await second.reload();
  await second.locator(".watched").waitFor();
  await play(first, "h9g7");
  await point(second, "g6").tap();
  await point(second, "g5").tap();
  const told = second.getByRole("alert").filter({ hasText: "其間本枱另有記載" });
  await told.waitFor();
  await expect.poll(() => told.innerText()).toContain("馬8進7");
  await expect.poll(async () => (await logOf(EVENT, 7)).join()).not.toContain("g6g5");
});

test("the network is cut in the middle of an entry: nothing is lost, nothing is entered twice", async () => {
  const page = await watch(EVENT, 8);
  let cut = 0;
  let seen: () => void = () => undefined;
  const isSeen = new Promise<void>((done) => (seen = done));
  // The server takes the first entry, and its answer is lost on the way; the network is back once that was seen.
  await page.route("**/entries?**", async (route) => {
    if (cut++ > 0) return isSeen.then(() => route.continue());
    await route.fetch();
    await route.abort("internetdisconnected");
  });
  await point(page, "h2").tap();
  await point(page, "e2").tap();
  await page.getByRole("status").filter({ hasText: "1 筆" }).waitFor();
  seen();
  await page.getByRole("status").filter({ hasText: "1 筆" }).waitFor({ state: "detached" });
  await line(page, "炮二平五").waitFor();
  await expect.poll(async () => (await logOf(EVENT, 8)).filter((text) => text.includes("炮二平五"))).toHaveLength(1);
  expect(cut).toBeGreaterThan(1);
});

test("an entry is taken back with who and why, and stays in the log", async () => {
  const page = await watch(EVENT, 9);
  await play(page, "h2e2");
  await line(page, "炮二平五").getByRole("button", { name: "撤銷" }).tap();
  await page.getByRole("textbox", { name: "為什麼" }).fill("走的是另一枱");
  await page.getByRole("dialog").getByRole("button", { name: "撤銷" }).tap();
  await line(page, "走的是另一枱").waitFor();
  await expect.poll(() => line(page, "走的是另一枱").innerText()).toContain("甲");
  await expect.poll(() => positionAt(EVENT, 9)).toBe(START);
  await expect.poll(async () => (await logOf(EVENT, 9)).some((text) => text.includes("炮二平五"))).toBe(true);
});

test("what was ruled is contested from the log of the table; what was taken back can be seen", async () => {
  // What the highest grade has ruled is final.
  const session = await official(FOUND, "己", "referee");
  const page = await watch(FOUND, 2, { session });
  await page.locator(".words button").nth(3).tap();
  await page.locator(".side").nth(1).tap();
  await button(page, "已宣讀並記錄").tap();
  await page.getByRole("heading", { name: "已記錄" }).waitFor();
  await button(page, "補備註").tap();
  await page.getByRole("dialog").getByRole("textbox").fill("鄰枱的丙也看見");
  await page.getByRole("dialog").getByRole("button", { name: "記下備註" }).tap();
  await expect.poll(async () => (await logOf(FOUND, 2)).join()).toContain("鄰枱的丙也看見");
  await button(page, "回第 2 枱").tap();
  await line(page, "裁決：事項 1").getByRole("button", { name: "提出上訴" }).tap();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "黑方" }).tap();
  await dialog.getByLabel("事實").first().check();
  await dialog.getByLabel("上訴按金").fill("500");
  await dialog.getByRole("button", { name: "提出上訴" }).tap();
  await page.getByText("上訴已記錄").waitFor();

  const other = await watch(FOUND, 3);
  await other.locator(".words button").nth(3).tap();
  await other.locator(".side").nth(0).tap();
  await button(other, "已宣讀並記錄").tap();
  await button(other, "記錯了：撤銷這筆").tap();
  await button(other, "記錯方").tap();
  await other.getByRole("dialog").getByRole("button", { name: "撤銷" }).tap();
  await line(other, "記錯方").waitFor();
  const before = other.locator("li.undone", { hasText: "按鐘違規 1 次" });
  await before.getByText("已撤銷").waitFor();
  await expect.poll(() => before.getByRole("button", { name: "撤銷" }).count()).toBe(0);
});

test("a higher official is called from an open matter", async () => {
  const page = await watch(EVENT, 10);
  await point(page, "h9").tap();
  await button(page, "照實記下").tap();
  await point(page, "h2").tap();
  await point(page, "h8").tap();
  await page.getByRole("heading", { name: "未決事項" }).waitFor();
  await button(page, "請上級來").tap();
  await page.getByText("已通知").waitFor();
  await page.goto(new URL(`/e/${EVENT}/calls`, page.url()).href);
  await page.locator("li", { hasText: "10" }).getByRole("button", { name: "我去" }).first().waitFor();
});

test.each(THEMES)("a kept board, %s, can be used by everybody", async (theme) => {
  const page = await open(`/e/${EVENT}/table/A/1/12/1/1`, { ...TABLET, theme });
  await page.getByRole("button", { name: "在這一枱監局" }).tap();
  await page.locator(".watched").waitFor();
  await page.getByText("共融賽").tap();
  await page.getByRole("heading", { name: "卡牌" }).waitFor();
  await accessible(page);
  await shot(page, `watched-${theme}`, true);
});
