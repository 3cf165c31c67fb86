// The public page of an event: what is looked for there is in sight, and nobody is taken for somebody else.

import { readFileSync } from "node:fs";

import { expect, inject, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { accessible, fits, overflowing } from "./checks.ts";
import { draftOf, enter, furtherRound, leaguePlaying, playersAt, playing, swissOf } from "./hall.ts";

useBrowser();

const ROUNDS = 5;

test("on a phone the points stand beside the names, and on a desktop no value of the standings is cut", async () => {
  await playing("public-standings", 6, { format: swissOf(ROUNDS), rules: "roc-113" });
  for (let round = 1; round < ROUNDS; round++) await furtherRound("public-standings", round, 6);
  const page = await open("/e/public-standings/A/standings", { width: 360 });
  const heading = page.getByRole("columnheader", { name: "積分", exact: true });
  await heading.waitFor();
  const box = await heading.boundingBox();
  expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  const order = await page.getByRole("columnheader").allTextContents();
  expect(order.slice(0, 4)).toEqual(["名次", "姓名", "積分", "1"]);
  expect(await overflowing(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => page.getByRole("columnheader").nth(2).textContent()).toBe("1");
  const headings = await page.getByRole("columnheader").allTextContents();
  expect(headings).toContain("犯規");
  const scroll = page.locator(".scroll").first();
  expect(await scroll.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

test("standings tell places gained since the round before, and what separates equal points", async () => {
  await playing("public-ties", 4, { format: swissOf(4), rules: "roc-113" });
  await furtherRound("public-ties", 1, 4);
  const page = await open("/e/public-ties/A/standings");
  await page.getByRole("rowheader").nth(7).waitFor();
  // After one round there is nothing to compare with.
  expect(await page.getByText("▲").count()).toBe(0);
  const ties = page.getByRole("region", { name: "同分如何分先後？" });
  await ties.getByText(/^(第 \d、\d|並列第 \d) 名　同 \d 分$/).waitFor();
  await furtherRound("public-ties", 2, 4);
  await page.getByText("▲▽ 比上一輪升降的名次").waitFor();
  const places = page.locator("tbody tr").filter({ has: page.getByRole("rowheader") });
  await expect.poll(() => places.filter({ hasText: /比上一輪升 \d 名/ }).count()).toBeGreaterThan(0);
  await expect.poll(() => places.filter({ hasText: /比上一輪降 \d 名/ }).count()).toBeGreaterThan(0);
  // The value that decides is marked, and both names lead to how theirs come about.
  const decides = ties.getByRole("row").filter({ hasText: "在此分出" });
  await expect.poll(() => decides.count()).toBe(1);
  const [one, other] = await decides.getByRole("cell").allInnerTexts();
  expect(one).not.toBe(other);
  await accessible(page);
  await ties.getByRole("link").first().click();
  await page.getByRole("heading", { name: "名次如何得來" }).waitFor();
});

test("live boards tell who is to move, and who is short of time", async () => {
  await playing("public-live", 2, { charter: 'enforcement = "watched"\nlive = {}' });
  await enter("public-live", 1, { do: "press" }, "second");
  await enter("public-live", 1, { do: "move", text: "炮二平五" }, "first");
  await enter("public-live", 1, { do: "press" }, "first");
  const { second } = await playersAt("public-live", 1);
  const page = await open("/e/public-live/A/live", { theme: "dark" });
  const board = page.getByRole("listitem").filter({ hasText: "第 1 枱" });
  await board.getByText("▶").waitFor();
  const turn = board.locator(".player").filter({ hasText: "▶" });
  await expect.poll(() => turn.count()).toBe(1);
  // The number and the name of whoever is to move.
  expect(await turn.innerText()).toContain(second.replace(/^\d+ /, ""));
  await board.getByText("第 1 回合").waitFor();
  // How it stands at tables that nobody keeps is told beside the boards.
  const others = page.getByRole("region", { name: "其他各枱" });
  await others.getByRole("link", { name: "開啟第 2 枱" }).waitFor();
  expect(await others.getByRole("link", { name: "開啟第 1 枱" }).count()).toBe(0);
  expect(await page.getByText("不足 5 分鐘").count()).toBe(0);
  await enter("public-live", 1, { do: "stop_clock" });
  await enter("public-live", 1, { do: "set_clock", left: { first: 766_000, second: 252_000 } });
  await enter("public-live", 1, { do: "start_clock", side: "second" });
  await board.getByText("黑方不足 5 分鐘").waitFor();
  // The clock of whoever is to move runs on by itself, and the other stands still.
  const [running, standing] = [board.locator(".turn b"), board.locator(".player:not(.turn) b")];
  const at = await running.innerText();
  await expect.poll(() => running.innerText()).not.toBe(at);
  expect(await standing.innerText()).toBe("12:46");
  await accessible(page);
  await fits(page, "live-marks");
});

test("live boards are followed with one question, however many they are", async () => {
  await playing("public-many", 3, { charter: 'enforcement = "watched"\nlive = {}' });
  for (const table of [1, 2, 3]) await enter("public-many", table, { do: "press" }, "second");
  const page = await open("/e/public-many");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole("link", { name: "直播" }).click();
  await expect.poll(() => page.locator("a .foot").count()).toBe(3);
  expect(asked.filter((path) => path.includes("/tables/"))).toEqual([]);
  expect(asked.filter((path) => path.endsWith("/live")).length).toBe(1);
});

test("a link says what it leads to before any script runs, in the reader's language", async () => {
  await playing("public-link", 2);
  const head = async (path: string, language: string) => {
    const answer = await fetch(new URL(path, inject("program")), { headers: { "accept-language": language } });
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    const html = await answer.text();
    const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);
    return {
      title: all(/<title>([^<]*)<\/title>/g),
      description: all(/name="description"\s+content="([^"]*)"/g),
      card: all(/property="og:title" content="([^"]*)"/g),
    };
  };
  expect(await head("/e/public-link/A/standings", "en")).toEqual({
    title: ["Standings · 東區盃公開賽 · Qizheng 棋證"],
    description: ["4 entered, round 1 is being played"],
    card: ["Standings · 東區盃公開賽"],
  });
  // The event itself says how far it is, and a game which it is, with what stands in the preview of a message.
  expect(await head("/e/public-link", "zh-CN")).toEqual({
    title: ["東區盃公開賽 · Qizheng 棋證"],
    description: ["参赛 4 名，第 1 轮进行中"],
    card: ["東區盃公開賽"],
  });
  expect(await head("/e/public-link/game/A/1/2/1/1", "en")).toEqual({
    title: ["Round 1, table 2 · 東區盃公開賽 · Qizheng 棋證"],
    description: ["4 entered, round 1 is being played"],
    card: ["Round 1, table 2 · 東區盃公開賽"],
  });
  const { title, description } = await head("/e/public-link/A/player/1", "zh-TW");
  expect(title).toEqual(["棋手 1 · 東區盃公開賽 · Qizheng 棋證"]);
  expect(description).toEqual(["參賽 4 名，第 1 輪進行中"]);
  for (const [path, said] of [
    ["/e/public-link/game/A/1/2/1/1", "第 1 輪第 2 枱"],
    ["/e/public-link/calls", "舉手"],
    ["/e/public-link/screen", "投影"],
  ] as const)
    expect((await head(path, "zh-TW")).title[0]).toContain(said);
  // What is of no event says what the program is, and says it once.
  const plain = await head("/rulebooks", "zh-TW");
  expect([plain.title.length, plain.description.length]).toEqual([1, 1]);
});

test("a kept game is followed move by move, stepped through, and taken along as a file", async () => {
  await playing("public-game", 1, { charter: 'enforcement = "watched"\nlive = {}' });
  const move = async (text: string, side: "first" | "second") => {
    await enter("public-game", 1, { do: "move", text }, side);
    await enter("public-game", 1, { do: "press" }, side);
  };
  await enter("public-game", 1, { do: "press" }, "second");
  await move("炮二平五", "first");
  const page = await open("/e/public-game/game/A/1/1/1/1");
  const steps = page.getByRole("region", { name: "著法" });
  await expect.poll(() => steps.locator("output").innerText()).toContain("1 / 1");
  // The next move comes by itself.
  await move("馬8進7", "second");
  await expect.poll(() => steps.locator("output").innerText()).toContain("2 / 2");
  await steps.getByRole("button", { name: "回到開始" }).click();
  await expect.poll(() => steps.locator("output").innerText()).toContain("0 / 2");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "下載棋譜" }).click(),
  ]);
  const text = readFileSync((await file.path()) ?? "", "utf8");
  expect(text).toContain('[Event "東區盃公開賽"]');
  expect(text).toMatch(/1\. H2-E2 H9-G7/);
});

test("the race over rounds is drawn with its table, and two players are compared", async () => {
  await playing("public-race", 3, { format: swissOf(4) });
  for (const round of [1, 2, 3]) await furtherRound("public-race", round, 3);
  const page = await open("/e/public-race/A/standings");
  const race = page.getByRole("region", { name: "名次走勢" });
  await race.locator("path.line").first().waitFor();
  expect(await race.locator("path.line").count()).toBe(6);
  await race.getByText("以表格顯示").click();
  await expect.poll(() => race.getByRole("row").count()).toBe(7);
  // Who won in the first round has won against whom they met.
  await page.getByRole("rowheader").getByRole("link").first().click();
  await page.getByRole("heading", { name: "名次如何得來" }).waitFor();
  const first = page.getByRole("row").filter({ hasText: "紅方勝" }).first();
  const opponent = await first.getByRole("rowheader").innerText();
  await page.getByLabel("與另一人相比").selectOption({ label: opponent });
  await page
    .getByRole("status")
    .filter({ hasText: /\d 勝 \d 和 \d 負/ })
    .waitFor();
  expect(await page.getByRole("status").filter({ hasText: "負" }).innerText()).toMatch(
    /(1 勝 0 和 0 負|0 勝 0 和 1 負)/,
  );
});

test("a file is chosen in the language of the page, and what it holds is read", async () => {
  const page = await open("/", { lang: "en" });
  await page.getByRole("button", { name: "Bring in a game" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Choose a file", { exact: true }).waitFor();
  const field = dialog.getByLabel(/Or choose a file/);
  expect((await field.boundingBox())?.width ?? 0).toBeLessThanOrEqual(1);
  await field.setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from("炮二平五 馬8進7") });
  await expect.poll(() => dialog.getByRole("textbox").inputValue()).toBe("炮二平五 馬8進7");
  await dialog.getByText("game.txt").waitFor();
});

test("on a phone the page and the round that are shown are in sight among the others", async () => {
  await playing("public-sight", 2, { format: swissOf(3) });
  await furtherRound("public-sight", 1, 2);
  const page = await open("/e/public-sight/A/entries", { width: 320 });
  const inside = async (name: string) => {
    const box = await page.getByRole("link", { name, exact: true }).boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 320;
  };
  await expect.poll(() => inside("參賽名單")).toBe(true);
  await page.goto(new URL("/e/public-sight/A/pairings", page.url()).href);
  await expect.poll(() => inside("對局")).toBe(true);
  await expect.poll(() => inside("第 2 輪")).toBe(true);
  // A cell of the cross table stays on one line.
  await page.goto(new URL("/e/public-sight/A/cross", page.url()).href);
  const cell = page
    .getByRole("cell")
    .filter({ hasText: /^\d+[紅黑]\d$/ })
    .first();
  await cell.waitFor();
  expect((await cell.boundingBox())?.height).toBeLessThan(60);
});

test("players of the same name are told apart by their numbers wherever they are named", async () => {
  await playing("public-alike", 3, { names: { 2: "陳大文", 5: "陳 大文", 3: "何其多" }, clubs: { 5: "東區" } });
  const page = await open("/e/public-alike/A/names");
  await page.getByText("陳大文（2 號）").first().waitFor();
  const text = () => page.locator("main").innerText();
  expect(await text()).toContain("陳 大文（5 號）");
  expect(await text()).not.toContain("何其多（");
  for (const path of ["pairings", "player/2"]) {
    await page.goto(new URL(`/e/public-alike/A/${path}`, page.url()).href);
    await expect.poll(text).toContain("陳大文（2 號）");
  }
  const director = await open("/e/public-alike/run/A/results", { signedIn: true });
  await director.getByText("陳大文（2 號）").first().waitFor();
  const screen = await open("/e/public-alike/screen");
  await screen.getByText("陳大文（2 號）").first().waitFor();
});

test("an address that names no event or no page of it says so, and leads on", async () => {
  const page = await open("/e/public-nowhere");
  await page.getByRole("alert").getByText("沒有這項賽事").waitFor();
  await page.getByRole("link", { name: "全部賽事" }).click();
  await page
    .getByRole("link", { name: /示範賽/ })
    .first()
    .waitFor();
  for (const path of ["/e/example/open/nowhere", "/e/example/open/pairings/99"]) {
    await page.goto(new URL(path, page.url()).href);
    await page.getByRole("alert").getByText("沒有這一頁").waitFor();
  }
  await page.goto(new URL("/e/example/open/pairings/1", page.url()).href);
  await page.getByRole("cell").first().waitFor();
  expect(await page.getByText("沒有這一頁").count()).toBe(0);
  const replay = await open("/e/public-nowhere/replay", { signedIn: true });
  await replay.getByRole("alert").getByText("沒有這項賽事").waitFor();
  expect(await replay.getByRole("button", { name: "下一行" }).count()).toBe(0);
});

test("a round that has begun at a board is not offered to be taken back, and the page says why", async () => {
  await playing("public-begun", 2, { charter: 'enforcement = "watched"' });
  const page = await open("/e/public-begun/run/A/results", { signedIn: true });
  const back = page.getByRole("button", { name: "收回第 1 輪的公布" });
  await back.waitFor();
  expect(await back.getAttribute("aria-disabled")).toBeNull();
  await enter("public-begun", 2, { do: "press" }, "second");
  await expect.poll(() => back.getAttribute("aria-disabled")).toBe("true");
  await page.getByText("第 2 枱已開始對局").waitFor();
});

test("whoever plays for a team finds the table and the board by their own name", async () => {
  await leaguePlaying("public-team", 4, "歐陽飛");
  const page = await open("/e/public-team/A/names", { width: 390 });
  await page.getByRole("button", { name: /^歐陽飛/ }).click();
  const mine = page.getByRole("region", { name: "我的枱" });
  await mine.getByText(/第 [12] 枱位/).waitFor();
  expect(await mine.innerText()).toMatch(/棋手 \d\d/);
  await page.reload();
  await mine.getByText("歐陽飛").waitFor();
  // Their own page has their own game, and leads to the team, which has the place.
  await page.goto(new URL("/e/public-team/A/player/1", page.url()).href);
  const games = page.getByRole("table", { name: "歐陽飛 的對局" }).locator("tbody tr");
  await expect.poll(() => games.count()).toBe(1);
  expect(await games.innerText()).toMatch(/棋手 \d\d/);
  expect(await page.getByText(/沒有 \d+ 號/).count()).toBe(0);
  // From there somebody else of the team is kept as well.
  await page.goto(new URL("/e/public-team/A/player/2", page.url()).href);
  await page.getByRole("button", { name: "這是我" }).click();
  await mine.getByText("棋手 12").waitFor();
  await page.getByRole("link", { name: "1 隊", exact: true }).click();
  await page.getByRole("heading", { name: "1 隊" }).waitFor();
  await page.getByRole("heading", { name: "名次如何得來" }).waitFor();
});

test("whoever is kept on a phone is found again at the event's address, whatever the section, and in the round that is played", async () => {
  const page = await open("/e/example/youth/names", { width: 390 });
  const first = page.getByRole("listitem").getByRole("button").first();
  const name = await first.locator("strong").innerText();
  await first.click();
  const mine = page.getByRole("region", { name: "我的枱" });
  await mine.getByText(name).waitFor();
  const round = await mine.getByText(/^第 \d+ 輪$/).innerText();
  await page.goto(new URL("/e/example", page.url()).href);
  await mine.getByText(name).waitFor();
  await page
    .getByRole("link", { name: /青少年組/, exact: false })
    .and(page.locator("[aria-current]"))
    .waitFor();
  // Whoever looks at a round of the past is not sent to a table of the past.
  await page.goto(new URL("/e/example/youth/pairings/1", page.url()).href);
  await mine.getByText(name).waitFor();
  expect(await mine.getByText(/^第 \d+ 輪$/).innerText()).toBe(round);
});

test("the projector shows names whole, whatever room the club has", async () => {
  const names = Object.fromEntries(
    Array.from({ length: 24 }, (_, nth) => [nth + 1, `歐陽${"甲乙丙丁戊己庚辛壬癸"[nth % 10]}${nth}`]),
  );
  const clubs = Object.fromEntries(Array.from({ length: 24 }, (_, nth) => [nth + 1, `遠方象棋聯合總會第 ${nth} 分會`]));
  await playing("public-screen", 12, { names, clubs });
  const page = await open("/e/public-screen/screen?show=pairings", { width: 1280, height: 900 });
  const shown = page.locator("ol b");
  await expect.poll(() => shown.count()).toBe(24);
  const cut = () =>
    shown.evaluateAll((all) => all.filter((b) => b.scrollWidth > b.clientWidth + 1).map((b) => b.textContent));
  await expect.poll(cut).toEqual([]);
});

test("a draft stands on no public page, though whoever made it looks", async () => {
  await playing("public-draft", 3, { format: swissOf(3) });
  await draftOf("public-draft", 1, 3);
  const page = await open("/e/public-draft", { signedIn: true });
  await page.getByText("第 1 輪", { exact: true }).waitFor();
  expect(await page.getByText("第 2 輪").count()).toBe(0);
  const screen = await open("/e/public-draft/screen", { signedIn: true });
  await screen.getByRole("heading", { name: /第 1 輪/ }).waitFor();
});

test("on a phone the way to change a term is in sight, and words stand for what it is set to", async () => {
  await playing("public-terms", 2, { rules: "roc-113" });
  const page = await open("/e/public-terms/run/A/settings", { signedIn: true, width: 360 });
  const change = page.getByRole("button", { name: /更改$/ }).first();
  await change.waitFor();
  const box = await change.boundingBox();
  expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  const text = await page.locator("main").innerText();
  expect(text).toContain("所賽未過半即作廢");
  expect(text).not.toMatch(/\b(half|stand|both)\b/);
});
