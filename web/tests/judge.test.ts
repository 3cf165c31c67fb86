import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { shot, violations } from "./checks.ts";
import { BOUND_ROOK, CHASE_AND_KILL, FIGURE_15 } from "./samples.ts";

useBrowser();

const BOOKS = ["xqef-2022", "roc-113", "hk-2016", "cn-referee", "axf-2003", "wxf-2018"];

/** Pastes a game and waits until it is judged. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "匯入棋譜" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(text);
  await dialog.getByRole("button", { name: "讀入並裁決" }).click();
  await page.locator("[aria-busy=false] article").first().waitFor();
}

/** The verdict of each rulebook, in the order of the page. */
async function verdicts(page: Page): Promise<Record<string, string>> {
  const cards = await page.getByRole("article").all();
  const told = cards.map(async (card) => [
    await card.locator(".id").innerText(),
    await card.locator("strong").innerText(),
  ]);
  return Object.fromEntries(await Promise.all(told)) as Record<string, string>;
}

/** What chooses the card of a rulebook; other cards may cite it. */
function cardOf(page: Page, book: string): Locator {
  return page
    .getByRole("article")
    .getByRole("button")
    .filter({ has: page.getByText(book, { exact: true }) });
}

test("a game pasted as Chinese moves is compared under all rulebooks", async () => {
  const page = await open("/");
  await paste(page, CHASE_AND_KILL);
  await expect.poll(async () => Object.keys(await verdicts(page))).toEqual(BOOKS);
  const told = await verdicts(page);
  expect(told["roc-113"]).toBe("不變作和");
  expect(told["cn-referee"]).toBe("紅方須變");
  const differing = page.getByRole("article").filter({ hasText: "判法不同" });
  await expect.poll(() => differing.locator(".id").allInnerTexts()).toEqual(["cn-referee"]);
  await page.getByRole("heading", { name: "循環著法：紅方捉、殺，黑方閒", exact: true }).waitFor();
  // Titles of cards beside each other stand at one height, however long the names of their books are.
  const tops = await page
    .getByRole("article")
    .locator("strong")
    .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(2);
  // Whether a move counts is where books part: a threat of mate does under one of them.
  const threat = page.locator(".compared tr", { hasText: "俥四平一" });
  await expect.poll(() => threat.locator(".counts").allInnerTexts()).toEqual(["閒", "閒", "閒", "打", "閒", "閒"]);
  await expect.poll(() => page.locator(".compared .here").count()).toBe(1);
  await threat.locator("td").nth(3).getByText("分歧在此").waitFor();
  expect(await violations(page)).toEqual([]);
});

test("whoever comes without a game begins with a sample", async () => {
  const page = await open("/");
  const samples = page.getByRole("list", { name: "例局" }).getByRole("button");
  await expect.poll(() => samples.count()).toBe(3);
  expect(await violations(page)).toEqual([]);
  await samples.nth(1).click();
  await page.locator("[aria-busy=false] article").first().waitFor();
  await expect.poll(async () => (await verdicts(page))["roc-113"]).toBe("黑勝");
  const chess = await open("/");
  await chess.getByRole("button", { name: /國際象棋三次重複/ }).click();
  await chess.locator("[aria-busy=false] article", { hasText: "fide-2014" }).waitFor();
});

test("only the rulebooks that are chosen are asked, and the link keeps them", async () => {
  const page = await open("/");
  await paste(page, CHASE_AND_KILL);
  const books = page.getByRole("group", { name: "用哪幾部規則" });
  for (const left of ["axf-2003", "wxf-2018", "hk-2016", "xqef-2022"]) {
    await books.getByRole("button", { name: left }).click();
    await page.locator("article", { hasText: left }).waitFor({ state: "detached" });
  }
  await expect.poll(() => verdicts(page)).toEqual({ "roc-113": "不變作和", "cn-referee": "紅方須變" });
  const fresh = await open(page.url());
  await fresh.locator("[aria-busy=false] article").first().waitFor();
  await expect.poll(async () => Object.keys(await verdicts(fresh))).toEqual(["roc-113", "cn-referee"]);
  await books.getByRole("button", { name: "cn-referee" }).click();
  await page.locator("article", { hasText: "cn-referee" }).waitFor({ state: "detached" });
  await books.getByRole("button", { name: "roc-113" }).click();
  await page.waitForFunction((all) => document.querySelectorAll("article").length === all, BOOKS.length);
});

test("one reading is switched, and a link shows the same in a fresh browser", async () => {
  const page = await open("/");
  await paste(page, BOUND_ROOK);
  await cardOf(page, "roc-113").click();
  await expect.poll(async () => (await verdicts(page))["roc-113"]).toBe("不變作和");
  const reading = page.getByRole("region", { name: /兩種解讀/ });
  await expect.poll(() => reading.getByRole("button", { name: "有根即閒" }).getAttribute("aria-pressed")).toBe("true");
  await reading.getByRole("button", { name: "有根亦捉" }).click();
  await page.locator("[aria-busy=false] article.chosen", { hasText: "紅方須變" }).waitFor();
  const told = await verdicts(page);
  expect(told["roc-113"]).toBe("紅方須變");

  const fresh = await open(page.url());
  await fresh.locator("[aria-busy=false] article").first().waitFor();
  await expect.poll(() => verdicts(fresh)).toEqual(told);
  await expect.poll(() => fresh.getByRole("grid").innerHTML()).toBe(await page.getByRole("grid").innerHTML());
});

test("a figure of roc-113 under all rulebooks: the reading that decides is switched, and the link shows the same", async () => {
  const page = await open("/");
  await paste(page, FIGURE_15);
  await expect.poll(async () => Object.keys(await verdicts(page))).toEqual(BOOKS);
  const before = await verdicts(page);
  expect(before["roc-113"]).toBe("紅方須變");
  expect(before["xqef-2022"]).toBe("不變作和");
  await cardOf(page, "xqef-2022").click();
  await page.getByRole("button", { name: "失根亦算新攻擊" }).click();
  await page.locator("[aria-busy=false] article.chosen", { hasText: "紅方須變" }).waitFor();
  const told = await verdicts(page);
  expect(told).toEqual({ ...before, "xqef-2022": "紅方須變" });
  const fresh = await open(page.url());
  await fresh.locator("[aria-busy=false] article").first().waitFor();
  await expect.poll(() => verdicts(fresh)).toEqual(told);
});

test("what was due, what is assumed and where books part is told, and a warning that was given is taken in", async () => {
  const page = await open("/");
  await paste(page, BOUND_ROOK);
  const due = page.getByRole("region", { name: "何時應處理" });
  await expect
    .poll(() => due.getByRole("button").allInnerTexts())
    .toEqual(["第 8 著後\n應令紅方變著", "第 12 著後\n應即判決"]);
  await due.getByRole("button").first().click();
  await expect.poll(() => page.locator("output").first().innerText()).toBe("8 / 12 著");
  const parting = page.getByRole("region", { name: "判法差在哪裡" });
  await expect.poll(() => parting.locator("tr.parts").count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "第 8 著後已指示或警誡" }).click();
  await page.waitForFunction(() => document.querySelector("article strong")?.textContent === "黑勝");
  await expect.poll(() => page.url()).toContain("w=8");
});

test("moves are played by typed notation and judged at once, and stepped through by the arrow keys", async () => {
  const page = await open("/");
  const field = page.getByRole("textbox", { name: "座標或著法" });
  for (const [i, move] of ["炮二平五", "馬8進7", "h0g2"].entries()) {
    await field.fill(move);
    await field.press("Enter");
    const count = i + 1;
    await page.waitForFunction((n) => document.querySelector("output")?.textContent === `${n} / ${n} 著`, count);
  }
  await expect.poll(() => page.getByRole("article").count()).toBe(BOOKS.length);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => page.locator("output").innerText()).toBe("2 / 3 著");
});

test("what is typed and tapped before the page knows what may be played is not lost", async () => {
  const page = await open("/");
  await page.route("**/positions?**", async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.reload();
  const field = page.getByRole("textbox", { name: "座標或著法" });
  for (const move of ["炮二平五", "馬8進7"]) {
    await field.fill(move);
    await field.press("Enter");
  }
  for (const point of ["h0", "g2"]) await page.locator(`[data-point="${point}"]`).click();
  await expect.poll(() => page.locator("output").first().innerText()).toBe("3 / 3 著");
  await expect.poll(() => page.locator('[data-point="g2"]').getAttribute("aria-label")).toContain("紅傌");
  // What means nothing is told once that is known, and stays to be mended.
  await field.fill("車9進1");
  await field.press("Enter");
  await field.fill("炮九平一");
  await field.press("Enter");
  await expect.poll(() => field.inputValue()).toBe("炮九平一");
  await expect.poll(() => page.locator("output").first().innerText()).toBe("4 / 4 著");
});

test("a position that is still looked at is used as soon as it may be", async () => {
  const page = await open("/");
  await page.getByRole("button", { name: "擺局面" }).click();
  await page.route("**/positions?**", async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.getByRole("textbox", { name: "局面的 FEN" }).fill("3ak4/9/9/9/9/9/9/9/9/3K5 w");
  await page.getByRole("button", { name: "用這個局面" }).click();
  const field = page.getByRole("textbox", { name: "座標或著法" });
  await field.fill("帥六進一");
  await field.press("Enter");
  await expect.poll(() => page.locator("output").first().innerText()).toBe("1 / 1 著");
});

test("a position is set up and what is wrong is told while pieces are placed", async () => {
  const page = await open("/");
  await page.getByRole("button", { name: "擺局面" }).click();
  const use = page.getByRole("button", { name: "用這個局面" });
  const fen = page.getByRole("textbox", { name: "局面的 FEN" });
  await fen.fill("4k4/9/4a4/9/9/9/9/9/9/3K5 w");
  const faults = page.getByRole("list", { name: "擺錯之處" });
  await faults.waitFor();
  await expect
    .poll(() => page.locator('[data-point="e7"]').getAttribute("aria-label"))
    .toContain((await faults.locator("li > span:not(.button)").first().innerText()).trim());
  await expect.poll(() => use.getAttribute("aria-disabled")).toBe("true");
  await fen.fill("3ak4/9/9/9/9/9/9/9/9/3K5 w");
  await faults.waitFor({ state: "detached" });
  await use.click();
  await page.getByRole("textbox", { name: "座標或著法" }).fill("帥六進一");
  await page.getByRole("textbox", { name: "座標或著法" }).press("Enter");
  await page.getByRole("article").first().waitFor();
});

test("a position is taken from a record, after any of its moves", async () => {
  const page = await open("/");
  await page.getByRole("button", { name: "擺局面" }).click();
  await page.getByRole("button", { name: "從棋譜取局面" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("炮二平五 馬8進7 傌二進三");
  await dialog.getByRole("button", { name: "讀入棋譜" }).click();
  const at = page.getByRole("slider", { name: "取第 3 著後的局面，共 3 著" });
  await at.waitFor();
  const fen = page.getByRole("textbox", { name: "局面的 FEN" });
  await expect
    .poll(() => fen.inputValue())
    .toContain("rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R b");
  await at.press("ArrowLeft");
  await expect.poll(() => fen.inputValue()).toContain("rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w");
  await page.locator("button:not([aria-disabled])", { hasText: "用這個局面" }).click();
  await page.getByRole("textbox", { name: "座標或著法" }).fill("傌八進七");
  await page.getByRole("textbox", { name: "座標或著法" }).press("Enter");
  await page.getByRole("article").first().waitFor();
});

test("the natural limit is reckoned up under each rulebook, checks and all", async () => {
  // A rook checks with every move: twelve plies, of which six are checks.
  const checks = Array.from({ length: 3 }, () => "g8g9.e9e8.g9g8.e8e9").join(".");
  const page = await open(`/#${new URLSearchParams({ f: "4k4/6R2/9/c8/9/9/9/9/9/3K5 w", m: checks }).toString()}`);
  await page.locator("[aria-busy=false] article").first().waitFor();
  const limit = page.getByRole("region", { name: "自然限著" });
  await expect.poll(() => limit.innerText()).toContain("末次吃子後的著數");
  const rows = async () => (await limit.locator("dd").allInnerTexts()).map(Number);
  const [plies = NaN] = await rows();
  expect(plies).toBe(12);
  const [, count = "", most = ""] = /(\d+) \/ (\d+)/.exec(await limit.innerText()) ?? [];
  expect(Number((await limit.locator("dd.sum").innerText()).trim())).toBe(Number(most) - Number(count));
  await expect.poll(() => limit.getByText("各書計數").count()).toBe(1);
  await expect.poll(() => limit.getByRole("link").count()).toBeGreaterThan(0);
});

test("the ruling of the chosen rulebook is copied as text, and so is the link", async () => {
  const page = await open("/", { permissions: ["clipboard-read", "clipboard-write"] });
  await paste(page, CHASE_AND_KILL);
  await cardOf(page, "cn-referee").click();
  await page.getByRole("button", { name: "複製文字" }).click();
  await page.getByText("已複製").first().waitFor();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain("俥一平四");
  expect(await copied()).toContain("cn-referee");
  await page.getByRole("button", { name: "複製連結" }).click();
  await expect.poll(copied).toBe(page.url());
});

test("after a move of the cycle was pressed, the arrow keys step on", async () => {
  const page = await open("/");
  await paste(page, CHASE_AND_KILL);
  const strip = page.locator(".laps .lap").first().getByRole("button");
  await strip.nth(1).click();
  const at = page.locator("output").first();
  const before = Number((await at.innerText()).split(" ")[0]);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => at.innerText()).toContain(`${before + 1} /`);
  // One step a press, beside the game as well as within it.
  await page.getByRole("button", { name: "退一著" }).first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => at.innerText()).toContain(`${before} /`);
  await page.getByRole("textbox", { name: "座標或著法" }).fill("炮二");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => at.innerText()).toContain(`${before} /`);
});

test("an answer that takes longer than a second shows that it is on its way, and what was there as past", async () => {
  const page = await open("/");
  await paste(page, CHASE_AND_KILL);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => (answer = done));
  await page.route("**/judge?**", (route) => held.then(() => route.continue()));
  await page.getByRole("group", { name: "用哪幾部規則" }).getByRole("button", { name: "hk-2016" }).click();
  await page.getByText("裁決中").first().waitFor();
  await page.locator("[aria-busy=true] article").first().waitFor();
  answer();
  await page.locator("[aria-busy=false] article").first().waitFor();
  await page.getByText("裁決中").waitFor({ state: "detached" });
});

test("on a phone what the rulebooks say is seen before the board, and leads to why", async () => {
  const page = await open("/", { width: 360, height: 780, hasTouch: true, isMobile: true });
  await paste(page, CHASE_AND_KILL);
  const short = page.getByRole("button", { name: "cn-referee" }).first();
  await expect.poll(() => short.locator("span").allInnerTexts()).toHaveLength(3);
  const seen = await short.boundingBox();
  expect((seen?.y ?? Infinity) + (seen?.height ?? 0)).toBeLessThan(400);
  await short.tap();
  await expect.poll(async () => (await page.locator(".verdicts").boundingBox())?.y ?? Infinity).toBeLessThan(20);
});

test("the ruling is printed on a sheet with lines to sign", async () => {
  const page = await open("/");
  await paste(page, CHASE_AND_KILL);
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".sheet");
  const title = page.getByText("裁定書", { exact: true });
  const [top, board] = [await title.boundingBox(), await page.getByRole("grid").boundingBox()];
  expect((top?.y ?? Infinity) + (top?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
  // Whoever has the paper opens the same with a phone.
  await sheet.locator("svg[role=img]").waitFor();
  await expect.poll(() => sheet.innerText()).toContain("俥一平四");
  await expect.poll(() => page.getByRole("article").first().isVisible()).toBe(false);
  await shot(page, "judge-print", true);
});

test("a file is dropped on the page", async () => {
  const page = await open("/");
  await page.getByRole("grid").waitFor();
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "game.txt", { type: "text/plain" }));
    return transfer;
  }, CHASE_AND_KILL);
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
  await page.getByRole("article").first().waitFor();
});

test("what cannot be read is told beside it, to be put right there, and what was there stays", async () => {
  const page = await open("/");
  await paste(page, BOUND_ROOK);
  await page.getByRole("button", { name: "匯入棋譜" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("炮二平五 馬8進7 傌二進四");
  await dialog.getByRole("button", { name: "讀入並裁決" }).click();
  await expect.poll(() => dialog.getByRole("alert").innerText()).toContain("傌二進四");
  await expect.poll(async () => Object.keys(await verdicts(page))).toEqual(BOOKS);
  await dialog.getByRole("textbox").fill("炮二平五 馬8進7 傌二進三");
  await dialog.getByRole("button", { name: "讀入並裁決" }).click();
  await expect.poll(() => page.locator("output").first().innerText()).toContain("3 / 3");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await page.getByRole("button", { name: "匯入棋譜" }).click();
  await expect.poll(() => dialog.getByRole("textbox").inputValue()).toBe("");
});

/** A rook that chases a cannon with every move and uncovers a check with every other one, four times. */
const CHECK_AND_CHASE = `/#${new URLSearchParams({
  f: "9/5k3/5n3/9/9/9/5c3/9/1R7/4KC3 w",
  m: Array.from({ length: 4 }, () => "b1f1.f3b3.f1b1.b3f3").join("."),
}).toString()}`;

test("a move shows all that it is called, and no rulebook is cut off at 1280 pixels", async () => {
  const page = await open(CHECK_AND_CHASE, { width: 1280, height: 900 });
  await page.locator("[aria-busy=false] article").first().waitFor();
  const strip = page.locator(".laps .lap").first().getByRole("button");
  await expect.poll(() => strip.nth(2).locator(".nature").allInnerTexts()).toEqual(["將", "捉"]);
  const table = page.getByRole("group", { name: "判法差在哪裡" });
  await expect.poll(() => table.locator("thead th.id").allInnerTexts()).toEqual(BOOKS);
  expect(await table.evaluate((scroll) => scroll.scrollWidth - scroll.clientWidth)).toBe(0);
  // The board stays in sight while the cycle is stepped through further down.
  await strip.nth(2).scrollIntoViewIfNeeded();
  await strip.nth(2).click();
  await expect.poll(() => page.locator("[data-arrow=check]").count()).toBe(1);
  const board = await page.locator("svg.live, .board svg").first().boundingBox();
  expect(board?.y ?? -1).toBeGreaterThanOrEqual(0);
});

test("the mate that a move threatens is told by its man", async () => {
  const page = await open("/");
  await paste(page, CHASE_AND_KILL);
  const table = page.getByRole("table", { name: "循環著法" });
  await expect.poll(() => table.getByText("殺：俥一進四").count()).toBe(1);
  // An attack and its sham protector are told by the men, not by coordinates.
  await expect.poll(() => table.innerText()).toContain("假根（5路士）");
  await expect.poll(() => table.innerText()).toContain("吃回即將帥照面");
  expect(await table.innerText()).not.toMatch(/[a-i]\d/);
});

test("a chase is drawn with the protector that is none, and with what holds it on its line", async () => {
  const page = await open("/");
  await paste(page, CHASE_AND_KILL);
  await page.locator(".laps .lap").first().getByRole("button").first().click();
  const arrows = page.locator("[data-arrow]");
  await expect
    .poll(() => arrows.evaluateAll((all) => all.map((one) => one.getAttribute("data-arrow"))))
    .toEqual(["chase", "false-root", "pin"]);
  await expect.poll(() => arrows.last().getAttribute("aria-label")).toContain("紅帥");
  await expect.poll(() => page.locator(".board li").allInnerTexts()).toEqual(["捉", "假根", "牽制"]);
});

test("each move of a cycle shows the article that names it, and leads to its words in its own book", async () => {
  const page = await open("/");
  await paste(page, CHASE_AND_KILL);
  const strip = page.locator(".laps .lap").first().getByRole("button");
  for (const book of ["xqef-2022", "roc-113", "cn-referee", "hk-2016"]) {
    await cardOf(page, book).click();
    await expect.poll(() => strip.locator(".article").count()).toBe(4);
  }
  // What a book takes from another is read there.
  await expect.poll(() => strip.first().innerText()).toContain("roc-113 2.1【捉】");
  const link = page.locator("table").getByRole("link", { name: "roc-113 2.1【捉】" }).first();
  await expect.poll(() => link.getAttribute("href")).toBe(`/rulebooks/roc-113#${encodeURIComponent("2.1.捉")}`);
  expect(await violations(page)).toEqual([]);
});
