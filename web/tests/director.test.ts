import { readFileSync } from "node:fs";

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { accessible, fits, shot, speak, violations } from "./checks.ts";
import { director, enter, official, playing, sectionsOfTeams, swissOf } from "./hall.ts";
import { allResults, begun, entered, finished, made, nextRound, panel, presser } from "./steps.ts";

useBrowser();

const EIGHT = ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛"];

test("a draft tells why, is changed by keys alone, and tells what the change breaks", async () => {
  const page = await begun("by-hand", EIGHT, 3);
  await allResults(page);
  const { press } = presser(page);
  await press("結束第 1 輪");
  await press("編排第 2 輪");
  await page.getByRole("heading", { name: "第 2 輪草案" }).waitFor();
  const seats = page.locator("[data-seat]");
  await expect.poll(() => seats.count()).toBe(8);
  const names = () => seats.locator("strong").allInnerTexts();
  const before = await names();

  await seats.first().focus();
  await page.keyboard.press("Enter");
  const why = page.getByRole("region", { name: /為何對/ });
  await why.getByText(/./).first().waitFor();
  await expect.poll(() => why.getByRole("status").first().innerText()).not.toBe("");
  await why.getByRole("combobox").selectOption({ index: 1 });
  await expect.poll(() => why.getByRole("status").last().innerText()).not.toBe("");
  await accessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await shot(page, "draft-why", true);

  // The second of table 1 and the second of table 2 change places.
  await seats.first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const change = page.getByRole("region", { name: "若要改動" });
  await change
    .getByText(/影響|不能/)
    .first()
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await shot(page, "draft-change", true);
  // What is told of it turns with the page.
  const told = page.locator(".change [role=status]");
  await speak(page, "en");
  await expect.poll(() => told.innerText()).not.toMatch(/影響|不能|違反|相遇|先後/);
  await speak(page, "zh-Hant");
  await change
    .getByText(/影響|不能/)
    .first()
    .waitFor();
  await change.getByLabel("理由").fill("同會避戰");
  await change.getByRole("button", { name: "照此改動", disabled: false }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("草案已改動").waitFor();
  await expect.poll(names).not.toEqual(before);
  expect((await names()).sort()).toEqual([...before].sort());
  await press("公布第 2 輪");
  await page.getByRole("heading", { name: "第 2 輪賽果" }).waitFor();
});

test("a draft is changed by dragging", async () => {
  const page = await begun("by-drag", EIGHT.slice(0, 6), 3);
  await allResults(page, (table) => (table === 1 ? "=" : "1"));
  const { press } = presser(page);
  await press("結束第 1 輪");
  await press("編排第 2 輪");
  const seats = page.locator("[data-seat]");
  await seats.first().waitFor();
  const names = () => seats.locator("strong").allInnerTexts();
  const before = await names();
  // First of table 1 with second of table 2: what that breaks is told before anything is done.
  await seats.nth(0).dragTo(seats.nth(3));
  const change = page.getByRole("region", { name: "若要改動" });
  await change.locator(".broken, .fine").first().waitFor();
  expect(await names()).toEqual(before);
  await change.getByRole("button", { name: "返回" }).click();
  await change.waitFor({ state: "detached" });
});

test("two people who change one result are told of each other", async () => {
  const page = await begun("two-people", ["甲", "乙"], 1);
  const other = await open("/e/two-people/run/A/results", { signedIn: true });
  await other.locator("[data-row]").waitFor();
  await presser(page).press("紅方勝");
  await page.getByRole("heading", { name: /賽果已齊/ }).waitFor();
  // The other page follows by itself; what stands is changed only after a question, with a reason.
  await presser(other).press("全部 1");
  await other.getByRole("button", { name: "紅方勝", pressed: true }).waitFor();
  await presser(other).press("和");
  const dialog = other.getByRole("dialog");
  await dialog.getByText("紅方勝").waitFor();
  await dialog.getByLabel("理由").fill("抄錯");
  await dialog.getByRole("button", { name: "更正" }).click();
  await other.getByRole("button", { name: "和", exact: true, pressed: true }).waitFor();
  await presser(page).press("全部 1");
  await page.getByRole("button", { name: "和", exact: true, pressed: true }).waitFor();
});

test("whoever acts on what somebody else has just changed is told by whom, sees it, and has done nothing", async () => {
  const page = await begun("meanwhile", EIGHT.slice(0, 4), 3);
  await allResults(page);
  const session = await director("另一位總監");
  const other = await open("/e/meanwhile/run/A/results", { session });
  await presser(other).press("全部 2");
  const first = (on: Page) => on.locator('[data-row][aria-label^="第 1 枱"]');
  await first(other).getByRole("button", { name: "紅方勝", pressed: true }).waitFor();
  // What the other page asks for comes late, so that it does not know yet.
  let goOn: () => void = () => undefined;
  const late = async () => {
    const answered = new Promise<void>((done) => (goOn = done));
    await other.route("**/api/v1/events/meanwhile?**", async (route) => {
      await answered;
      await route.continue();
    });
  };
  await late();
  await presser(page).press("全部 2");
  const correct = async (on: Page, word: string) => {
    await first(on).getByRole("button", { name: word, exact: true }).click();
    await on.getByRole("dialog").getByLabel("理由").fill("成績單看錯");
    await on.getByRole("dialog").getByRole("button", { name: "更正" }).click();
  };
  await correct(page, "和");
  await first(page).getByRole("button", { name: "和", exact: true, pressed: true }).waitFor();
  await correct(other, "黑方勝");
  goOn();
  const told = other.getByRole("alert").filter({ hasText: "剛改動了這裡" });
  await told.waitFor();
  await first(other).getByRole("button", { name: "和", exact: true, pressed: true }).waitFor();
  expect(await violations(other)).toEqual([]);
  await shot(other, "meanwhile");

  // A draft that was paired anew is not published by somebody who looks at the one before.
  await presser(page).press("結束並編排第 2 輪");
  await page.getByRole("heading", { name: "第 2 輪草案" }).waitFor();
  await other.getByRole("button", { name: "公布第 2 輪" }).waitFor();
  await other.unrouteAll({ behavior: "wait" });
  await late();
  await presser(page).press("作廢草案");
  await presser(page).press("編排第 2 輪");
  await page.getByRole("heading", { name: "第 2 輪草案" }).waitFor();
  await presser(other).press("公布第 2 輪");
  goOn();
  await told.waitFor();
  await page.getByRole("button", { name: "公布第 2 輪" }).waitFor();
  // Having seen it, they may.
  await presser(other).press("公布第 2 輪");
  await page.getByRole("heading", { name: "第 2 輪賽果" }).waitFor();
});

test("a round is paired, published, played and closed by keys alone", async () => {
  const page = await begun("keys-alone", EIGHT.slice(0, 4), 2);
  await page.locator("body").click({ position: { x: 1, y: 1 } });
  /** Goes on with the tab key until something of this name has the focus. */
  const reach = async (name: RegExp) => {
    await page.getByRole("button", { name }).or(page.getByRole("group", { name })).first().waitFor();
    const focused = () =>
      page.evaluate(() => {
        const focus = document.activeElement;
        return focus?.getAttribute("aria-label") ?? (focus as HTMLElement | null)?.innerText ?? "";
      });
    for (let steps = 0; steps < 80 && !name.test(await focused()); steps++) await page.keyboard.press("Tab");
    expect(await focused()).toMatch(name);
  };
  await reach(/^第 1 枱/);
  await page.keyboard.press("1");
  await page.keyboard.press("=");
  await reach(/^結束並編排第 2 輪$/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "第 2 輪草案" }).waitFor();
  await reach(/^公布第 2 輪$/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "第 2 輪賽果" }).waitFor();
  await reach(/^第 1 枱/);
  await page.keyboard.press("0");
  await page.keyboard.press("0");
  await reach(/^結束第 2 輪$/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "各輪已全部賽畢" }).waitFor();
});

test("a knockout has a bracket that is drawn as it is played", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "knockout");
  await page.getByLabel(/單淘汰/).check();
  await page.getByRole("button", { name: "建立賽事" }).click();
  await entered(page, EIGHT);
  const { press } = presser(page);
  await press("編排第 1 輪");
  await press("公布第 1 輪");
  await allResults(page);
  await press("結束第 1 輪");
  await panel(page, "對陣表");
  const bracket = page.getByRole("group", { name: "對陣表" });
  await bracket.getByRole("link").first().waitFor();
  // Eight begin, four of them go on and stand in the next round, too.
  await expect.poll(() => bracket.getByRole("link").count()).toBeGreaterThanOrEqual(12);
  await expect.poll(() => bracket.getByText("勝", { exact: true }).count()).toBe(4);
  await bracket.getByText("第 2 輪 · 準決賽").waitFor();
  await bracket.getByText("第 3 輪 · 決賽").waitFor();
  expect(await violations(page)).toEqual([]);
  await fits(page, "bracket");
  const visitor = await open("/e/knockout/A/bracket", { theme: "dark" });
  await visitor.getByRole("group", { name: "對陣表" }).waitFor();
  await accessible(visitor);
});

test("an even tie of a knockout is decided by a rapid game, and the cup is played to its end", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "cup");
  await page.getByRole("button", { name: /盃賽/ }).click();
  await page.getByRole("button", { name: "建立賽事" }).click();
  await entered(page, EIGHT.slice(0, 4));
  const { press } = presser(page);
  await press("編排第 1 輪");
  await press("公布第 1 輪");
  await allResults(page, () => "=");
  await page.getByText("第 1、2 枱平手").waitFor();
  expect(await page.getByRole("button", { name: "結束第 1 輪" }).count()).toBe(0);
  await page.reload();
  const even = page.getByRole("region", { name: "平手須分勝負" });
  for (const table of [1, 2])
    await even
      .getByRole("listitem")
      .filter({ hasText: `第 ${table} 枱` })
      .getByRole("button")
      .first()
      .click();
  await even.waitFor({ state: "detached" });
  await press("結束第 1 輪");
  await press("編排第 2 輪");
  await press("公布第 2 輪");
  await allResults(page);
  await press("結束第 2 輪");
  // Nothing more is offered to be paired.
  await page.getByRole("heading", { name: "各輪已全部賽畢" }).waitFor();
  await press("核實並公布");
  await page.getByRole("heading", { name: "最終名次已公布" }).waitFor();
});

test("groups are followed by their knockout, with lots of its own", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "groups");
  await page.getByLabel(/分組再淘汰/).check();
  await page.getByRole("button", { name: "建立賽事" }).click();
  await entered(page, EIGHT);
  const { press } = presser(page);
  await press("編排第 1 輪");
  await press("公布第 1 輪");
  await allResults(page);
  await press("結束第 1 輪");
  await press("編排第 2 輪");
  await press("公布第 2 輪");
  await page.getByRole("heading", { name: "第 2 輪賽果" }).waitFor();
  await panel(page, "對陣表");
  await page.getByRole("group", { name: "對陣表" }).getByRole("link").first().waitFor();
});

test("terms tell their layer: the charter is amended before play, and announced to once it has begun", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "terms", 3);
  await page.getByRole("button", { name: "建立賽事" }).click();
  await panel(page, "設定");
  const term = page.getByRole("row").filter({ hasText: "技術犯規判負次數" });
  const change = async (value: string) => {
    await term.getByRole("button").click();
    await page.getByRole("dialog").getByLabel("數值").fill(value);
    return page.getByRole("dialog");
  };
  let dialog = await change("4");
  await dialog.getByLabel("理由").fill("本會慣例");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "修訂章程" }).click();
  await term.getByText("本賽事章程").waitFor();
  // What the book says is shown as overruled, with its article.
  await expect.poll(() => term.locator("s").count()).toBeGreaterThan(0);
  await page.getByLabel("地點").fill("會所三樓");
  await page.getByLabel("理由").fill("補上地點");
  await presser(page).press("修訂章程");
  await page.getByText("章程已修訂").waitFor();
  await shot(page, "terms", true);

  await panel(page, "名單");
  await entered(page, EIGHT.slice(0, 4));
  await presser(page).press("編排第 1 輪");
  await presser(page).press("公布第 1 輪");
  await page.getByRole("heading", { name: "第 1 輪賽果" }).waitFor();
  await panel(page, "設定");
  dialog = await change("5");
  await dialog.getByText(/自第 2 輪起/).waitFor();
  await dialog.getByRole("button", { name: "公布" }).click();
  await term.getByText("自第 2 輪起：5").waitFor();
});

test("prizes are set with how they are shared, and given out by the final table; an event ends early", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "prizes", 5);
  await page.getByRole("button", { name: "建立賽事" }).click();
  await panel(page, "獎項");
  const { press } = presser(page);
  for (const [nth, name, money] of [
    [0, "冠軍", "300"],
    [1, "亞軍", "100"],
  ] as const) {
    await press("加一項");
    await page.getByLabel("獎項", { exact: true }).nth(nth).fill(name);
    await page.getByLabel("金額").nth(nth).fill(money);
  }
  expect(await violations(page)).toEqual([]);
  await press("儲存獎項");
  await page.getByText("獎項已寫入章程").waitFor();
  await fits(page, "prizes");
  await page.setViewportSize({ width: 1280, height: 900 });
  await panel(page, "名單");
  await entered(page, EIGHT.slice(0, 4));
  await press("編排第 1 輪");
  await press("公布第 1 輪");
  await allResults(page);
  await press("結束第 1 輪");
  await press("提早結束");
  await page.getByRole("dialog").getByLabel("理由").fill("會所關門");
  await page.getByRole("dialog").getByRole("button", { name: "提早結束" }).click();
  await page.getByRole("heading", { name: "各輪已全部賽畢" }).waitFor();
  await press("核實並公布");
  // Two who have won share the first place: neither rules nor charter say whether they may, and the director is asked.
  await page.getByRole("button", { name: "是", exact: true }).click();
  await page.getByRole("button", { name: "是", exact: true }).waitFor({ state: "detached" });
  await press("公布最終名次");
  await page.getByRole("heading", { name: "最終名次已公布" }).waitFor();
  await panel(page, "獎項");
  await page.getByRole("row").filter({ hasText: "冠軍" }).first().waitFor();
  await press("發放獎金");
  await page.getByText("獎金已記帳").waitFor();
  // A second time there is nothing to give, and the page does not say that there was.
  await press("發放獎金");
  await page.getByText("沒有未發的款項").waitFor();
  // Given by the wrong table: the prizes are taken back, then the table, and both are given anew.
  const dialog = page.getByRole("dialog");
  await press("收回已發的獎金");
  await dialog.getByLabel("理由").fill("第 1 輪有一局記錯");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "收回已發的獎金" }).click();
  await page.getByText("獎金已收回").waitFor();
  await press("收回最終名次");
  await dialog.getByLabel("理由").fill("第 1 輪有一局記錯");
  await dialog.getByRole("button", { name: "收回", exact: true }).click();
  await page.getByRole("heading", { name: "各輪已全部賽畢" }).waitFor();
  await finished(page);
  await panel(page, "獎項");
  await press("發放獎金");
  await page.getByText("獎金已記帳").first().waitFor();
});

test("a team league: teams pasted with their members, line-ups, results by board", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "league");
  await page.getByLabel(/團體聯賽/).check();
  await page.getByLabel("每隊枱數").fill("2");
  await page.getByRole("button", { name: "建立賽事" }).click();
  // Teams come next, and not a list of players.
  let requests = 0;
  page.on("request", (request) => (requests += Number(/\/(entries|orders)$/.test(new URL(request.url()).pathname))));
  const field = page.getByLabel(/每行一隊/);
  await field.fill(`東區\t甲\t乙\t丙\n西區\t丁\t戊\n南區\t己\n北區\t庚\t${"辛".repeat(2000)}`);
  await page.getByText("不足 2 人").waitFor();
  await presser(page).press("輸入 3 隊");
  await page.getByText("已輸入 2 隊").waitFor();
  // All members with one question, and then a question a team; who was refused is told, and still stands in the list.
  expect(requests).toBe(3);
  await page.getByText("「北區」未輸入").waitFor();
  await field.fill("北區\t庚\t辛");
  await presser(page).press("輸入 1 隊");
  await page.getByText("已輸入 1 隊").waitFor();
  await panel(page, "隊伍");
  const east = page.getByRole("listitem").filter({ hasText: "東區" });
  await east.getByLabel("第 1 枱位").selectOption({ label: "丙" });
  await east.getByRole("button", { name: "交出場名單" }).click();
  await east.getByText("已交").waitFor();
  expect(await violations(page)).toEqual([]);
  await shot(page, "teams", true);
  const { press } = presser(page);
  await press("編排第 1 輪");
  await press("公布第 1 輪");
  await page.getByRole("heading", { name: "第 1 輪賽果" }).waitFor();
  await page.getByText("丙").first().waitFor();
  await allResults(page, () => "=");
  await press("結束第 1 輪");
  await panel(page, "名次");
  await page.getByRole("rowheader", { name: /東區/ }).waitFor();
});

test("a chess section stands beside one of Xiangqi", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "both-games", 1);
  await page.getByRole("button", { name: "加一組" }).click();
  await page.getByLabel("組別 2", { exact: true }).fill("國際象棋組");
  await page.getByLabel("組別 2 的規則").selectOption({ value: "fide-2014" });
  await page.getByRole("button", { name: "建立賽事" }).click();
  await entered(page, ["甲", "乙"]);
  await page.getByRole("link", { name: "國際象棋組" }).click();
  await entered(page, ["丙", "丁"]);
  const { press } = presser(page);
  await press("編排第 1 輪");
  await press("公布第 1 輪");
  await page.getByRole("button", { name: "白方勝" }).click();
  await page.getByRole("heading", { name: /賽果已齊/ }).waitFor();
  await page.getByRole("link", { name: "公開組" }).click();
  await press("編排第 1 輪");
  await press("公布第 1 輪");
  await page.getByRole("button", { name: "紅方勝" }).waitFor();
});

test("the log is replayed to an earlier moment, which is only looked at", async () => {
  const page = await begun("replayed", EIGHT.slice(0, 4), 2);
  await allResults(page);
  await page.getByRole("link", { name: "日誌" }).click();
  await page
    .getByText(/^第 \d+ 行/)
    .first()
    .waitFor();
  await page.getByRole("table").first().waitFor();
  await expect.poll(() => page.getByRole("row").filter({ hasText: "紅方勝" }).count()).toBe(2);
  const slider = page.getByRole("slider");
  const last = Number(await slider.getAttribute("max"));
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  await page.getByText("過去：只能看，不能改").waitFor();
  await expect.poll(() => page.getByRole("row").filter({ hasText: "紅方勝" }).count()).toBe(1);
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/e/replayed/replay/${last - 1}`);
  await page.keyboard.press("Home");
  await page.getByText(/已報名 0 名/).waitFor();
  expect(await violations(page)).toEqual([]);
  await presser(page).press(new RegExp(`回到現在.*${last}`));
  await expect.poll(() => page.getByRole("row").filter({ hasText: "紅方勝" }).count()).toBe(2);
  await fits(page, "replay");
  // It goes on by itself until the present.
  await page.keyboard.press("Escape");
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await presser(page).press("自動重溫");
  await expect.poll(() => slider.inputValue()).toBe(String(last));
  // A link to a moment shows it, and its place on the slider.
  const linked = await open(`/e/replayed/replay/${last - 1}`, { signedIn: true });
  await linked.getByText("過去：只能看，不能改").waitFor();
  await expect.poll(() => linked.getByRole("slider").inputValue()).toBe(String(last - 1));
});

test("a line of the log tells its table, is found by it and by the hour, and leads there", async () => {
  const page = await open("/e/example/replay", { signedIn: true });
  const lines = page.locator("ol li");
  await lines.first().waitFor();
  // Every kind has its word, that of an appeal as the event's rulebook calls it.
  const kinds = page.getByLabel("種類").locator("option");
  await expect.poll(async () => (await kinds.allInnerTexts()).filter((text) => text.trim() === "")).toEqual([]);
  await page.getByLabel("種類").selectOption("desk");
  await page.getByRole("searchbox").fill("第 1 枱");
  await expect.poll(() => lines.count()).toBeGreaterThan(3);
  expect((await lines.allInnerTexts()).filter((text) => !text.includes("第 1 枱"))).toEqual([]);
  await lines.nth(2).getByRole("button").click();
  await page.getByRole("link", { name: "開啟第 1 枱" }).first().waitFor();
  // The table stands out among those of the round, not by colour alone.
  await expect.poll(() => page.locator("tr[aria-current]").getByRole("rowheader").innerText()).toBe("1");
  const hour = await lines.nth(2).locator("time").innerText();
  await page.getByRole("searchbox").fill(hour);
  await expect.poll(async () => new Set(await lines.locator("time").allInnerTexts())).toEqual(new Set([hour]));
  await accessible(page);
});

test("a kept board is replayed with its position, its clocks and its result, beside the round as it stood", async () => {
  await playing("replayed-board", 2, { charter: 'enforcement = "watched"' });
  const move = async (text: string, side: "first" | "second") => {
    await enter("replayed-board", 1, { do: "move", text }, side);
    await enter("replayed-board", 1, { do: "press" }, side);
  };
  await enter("replayed-board", 1, { do: "press" }, "second");
  await move("炮二平五", "first");
  await move("馬8進7", "second");
  await enter("replayed-board", 1, { do: "stop_clock" });
  await enter("replayed-board", 1, { do: "set_clock", left: { first: 766_000, second: 252_000 } });
  await enter("replayed-board", 1, { do: "resign" }, "second");
  await enter("replayed-board", 1, { do: "rule", matter: 1 });
  const page = await open("/e/replayed-board/replay", { signedIn: true });
  const board = page.getByRole("region", { name: "第 1 枱" });
  await board.waitFor();
  await expect.poll(() => board.locator(".player b").allInnerTexts()).toEqual(["04:12", "12:46"]);
  await board.getByText(/紅方勝/).waitFor();
  expect(await violations(page)).toEqual([]);
  await fits(page, "replay-board");
  // Line by line back to the first move: the board goes with it.
  const slider = page.getByRole("slider");
  await slider.focus();
  const cannon = () => board.locator("svg").first().innerHTML();
  const end = await cannon();
  const lines = page.locator("ol li").filter({ hasText: "炮二平五" });
  await lines.first().getByRole("button").click();
  await expect.poll(cannon).not.toBe(end);
  await expect.poll(() => board.locator(".player b").allInnerTexts()).not.toContain("04:12");
  await board.locator(".turn").waitFor();
  // A line of another table leads there, and shows no board where none is kept.
  await page.goto(new URL("/e/replayed-board/replay/1", page.url()).href);
  await page.getByText(/已報名 0 名/).waitFor();
  expect(await board.count()).toBe(0);
});

test("an event goes on from an earlier moment as an event of its own, and the first stays as it is", async () => {
  const page = await begun("went-wrong", EIGHT.slice(0, 4), 2);
  await allResults(page);
  await page.getByRole("link", { name: "日誌" }).click();
  await expect.poll(() => page.getByRole("row").filter({ hasText: "紅方勝" }).count()).toBe(2);
  await page.getByRole("slider").focus();
  await page.keyboard.press("ArrowLeft");
  await page.getByText("過去：只能看，不能改").waitFor();
  await presser(page).press("由此刻另開賽事");
  const dialog = page.getByRole("dialog");
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel("網址中的名稱").fill("went-right");
  await dialog.getByRole("button", { name: "另開賽事", exact: true }).click();
  // One result is missing there, and can be entered as it should have been.
  await page.getByRole("button", { name: "尚缺 1" }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/e\/went-right\/run/);
  await allResults(page, () => "=");
  const first = await open("/e/went-wrong/run/A/results", { signedIn: true });
  await first.getByRole("heading", { name: /賽果已齊/ }).waitFor();
});

test("an entry is amended and pays; a payment that was noted wrongly is voided", async () => {
  const page = await begun("entries", EIGHT.slice(0, 4), 3);
  await panel(page, "名單");
  const managed = async (name: string) => {
    await page.getByRole("listitem").filter({ hasText: name }).getByRole("button", { name: "辦理" }).click();
    return page.getByRole("dialog");
  };
  let dialog = await managed("甲");
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel("單位").fill("東區棋會");
  await dialog.getByLabel("理由").fill("報名表寫錯");
  await dialog.getByRole("button", { name: "更改資料" }).last().click();
  await page.getByRole("listitem").filter({ hasText: "東區棋會" }).waitFor();
  dialog = await managed("乙");
  await dialog.getByRole("button", { name: "收款" }).first().click();
  await dialog.getByLabel("金額").fill("120");
  await dialog.getByRole("button", { name: "收款" }).last().click();
  await page.getByText("已記帳").waitFor();
  // Who has paid is told with what, and whoever has not is found; the next in line pays the same.
  await page.getByRole("listitem").filter({ hasText: "乙" }).getByText("已繳報名費 120").waitFor();
  await page.getByRole("button", { name: "未繳報名費（3）" }).click();
  await expect.poll(() => page.getByRole("button", { name: "辦理" }).count()).toBe(3);
  dialog = await managed("丙");
  await dialog.getByRole("button", { name: "收款" }).last().click();
  await page.getByRole("button", { name: "未繳報名費（2）" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "辦理" }).count()).toBe(2);
  await accessible(page);
  await page.getByRole("button", { name: "未繳報名費（2）" }).click();
  dialog = await managed("丙");
  await dialog.getByLabel("作廢一筆記錯的款項").check();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel("理由").fill("錢是丁的");
  await dialog.getByRole("button", { name: "作廢款項" }).click();
  await page.getByText("款項已作廢").waitFor();
  await page.getByRole("button", { name: "未繳報名費（3）" }).waitFor();
});

test("players are on leave, come after all, withdraw and come back, and are disqualified", async () => {
  const names = Object.fromEntries(EIGHT.map((name, nth) => [nth + 1, name]));
  await playing("goings", 3, { rules: "hk-2016", format: swissOf(4), names });
  const page = await open("/e/goings/run/A/entries", { signedIn: true });
  const arrange = async (name: string, what: string, more: (dialog: Locator) => Promise<unknown>) => {
    const own = page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
    await own.getByRole("button", { name: "辦理" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: what }).first().click();
    await more(dialog);
    await dialog.waitFor({ state: "hidden" });
  };
  const because = (dialog: Locator) => dialog.getByLabel("理由", { exact: true }).fill("有事");
  const done = (dialog: Locator, name: string) => dialog.getByRole("button", { name }).last().click();
  await arrange("甲", "請假一輪", (dialog) => done(dialog, "請假一輪"));
  // Whoever is to be away is told in the list, for whichever round it was given.
  const row = (name: string) => page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
  await row("甲").getByText("第 2 輪請假").waitFor();
  await arrange("乙", "請假一輪", (dialog) => done(dialog, "請假一輪"));
  await arrange("戊", "請假一輪", async (dialog) => {
    await dialog.getByLabel("輪次").selectOption("4");
    await done(dialog, "請假一輪");
  });
  await row("戊").getByText("第 4 輪請假").waitFor();
  await arrange("乙", "請假一輪", async (dialog) => {
    await dialog.getByLabel("取消已准的請假").check();
    await because(dialog);
    await done(dialog, "取消請假");
  });
  await page.getByText("第 2 輪的請假已取消").waitFor();
  await expect.poll(() => row("乙").getByText("請假").count()).toBe(0);
  await arrange("丙", "退出比賽", async (dialog) => {
    await because(dialog);
    await done(dialog, "退出比賽");
  });
  await page.getByText("已退出").waitFor();
  await arrange("丙", "恢復參賽", async (dialog) => {
    await because(dialog);
    await done(dialog, "恢復參賽");
  });
  await expect.poll(() => page.getByText("已退出").count()).toBe(0);
  await panel(page, "賽果");
  await allResults(page);
  // Where the round is paired it is told who is left out of it.
  const next = page.getByRole("region", { name: "下一步" });
  await next.getByText("第 2 輪請假").waitFor();
  expect(await next.locator("p strong").allInnerTexts()).toEqual(["甲"]);
  await shot(page, "leaves", true);
  await presser(page).press("結束並編排第 2 輪");
  await page.getByRole("heading", { name: "第 2 輪草案" }).waitFor();
  // Whoever is on leave has no table; whoever came after all, or back, has one, or the bye.
  const seated = page.locator("[data-seat] strong");
  await expect.poll(async () => (await seated.allInnerTexts()).sort()).toEqual([..."乙丙丁戊己"].sort());
  await presser(page).press("公布第 2 輪");
  const visitor = await open("/e/goings/A/pairings");
  await visitor.locator("p").filter({ hasText: "請假" }).getByText("甲").waitFor();
  await panel(page, "名單");
  await arrange("丁", "取消資格", async (dialog) => {
    await because(dialog);
    await done(dialog, "取消資格");
  });
  await page.getByText("已退出").waitFor();
  await accessible(page);
});

test("an entry that was made twice is removed before play", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "twice", 3);
  await page.getByRole("button", { name: "建立賽事" }).click();
  await entered(page, ["甲", "乙", "丙", "乙一"]);
  await page.getByRole("listitem").filter({ hasText: "乙一" }).getByRole("button", { name: "辦理" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "刪除報名" }).first().click();
  await dialog.getByLabel("理由").fill("重複");
  await dialog.getByRole("button", { name: "刪除報名" }).last().click();
  await page.getByText("報名已刪除").waitFor();
  await page.getByRole("heading", { name: "已報名 3 名" }).waitFor();
});

test("whoever was entered in the wrong section is moved, and the members of a team are put right", async () => {
  await sectionsOfTeams("members");
  const page = await open("/e/members/run/B/entries", { signedIn: true });
  const { press } = presser(page);
  const dialog = page.getByRole("dialog");
  const manage = (name: string) =>
    page.getByRole("listitem").filter({ hasText: name }).first().getByRole("button", { name: "辦理" }).click();
  await entered(page, ["甲", "乙", "丙"]);
  await manage("丙");
  await dialog.getByLabel("組別").selectOption({ label: "團體組" });
  await dialog.getByLabel("理由").fill("報錯組");
  await dialog.getByRole("button", { name: "更改資料" }).last().click();
  await page.getByRole("heading", { name: "已報名 2 名" }).waitFor();

  await page.goto(new URL("/e/members/run/A/entries", page.url()).href);
  await page.getByRole("heading", { name: "隊員 5 名" }).waitFor();
  await manage("東區隊");
  await dialog.getByRole("checkbox", { name: "甲一" }).uncheck();
  await dialog.getByRole("checkbox", { name: "丙" }).check();
  await dialog.getByLabel("另一名隊員的姓名").fill("丁");
  await dialog.getByRole("button", { name: "加入" }).click();
  await expect.poll(() => dialog.getByRole("checkbox", { name: "丁" }).isChecked()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await shot(page, "team-members");
  await dialog.getByLabel("理由").fill("換人");
  await dialog.getByRole("button", { name: "更改資料" }).last().click();
  await page.getByText("資料已更改").waitFor();
  // A name that was mistyped is put right, and whoever plays for no team is removed.
  await manage("甲二");
  await dialog.getByLabel("姓名").fill("甲貳");
  await dialog.getByLabel("理由").fill("錯字");
  await dialog.getByRole("button", { name: "更改資料" }).last().click();
  await page.getByText("甲貳").waitFor();
  await manage("甲一");
  await dialog.getByRole("button", { name: "刪除報名" }).first().click();
  await dialog.getByLabel("理由").fill("不來");
  await dialog.getByRole("button", { name: "刪除報名" }).last().click();
  await page.getByRole("heading", { name: "隊員 5 名" }).waitFor();
  await panel(page, "隊伍");
  const east = page.getByRole("listitem").filter({ hasText: "東區隊" });
  expect(await east.getByRole("option").allInnerTexts()).toEqual(["甲貳", "丙", "丁", "甲貳", "丙", "丁"]);
  await press("編排第 1 輪");
  await page.getByRole("heading", { name: "第 1 輪草案" }).waitFor();
});

test("officials look after tables, step out and come back, and give up an office; duties are ticked", async () => {
  const page = await begun("people", EIGHT.slice(0, 4), 2);
  await official("people", "裁判乙", "referee");
  await panel(page, "工作人員");
  const row = page.getByRole("listitem").filter({ hasText: "裁判乙" });
  await row.getByRole("button", { name: "分派枱號" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("由第幾枱").fill("1");
  await dialog.getByLabel("至第幾枱").fill("2");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "分派枱號" }).click();
  await row.getByText("第 1–2 枱").waitFor();
  await row.getByRole("button", { name: "暫離" }).click();
  await row.getByText("暫離賽場").waitFor();
  await row.getByRole("button", { name: "回場" }).click();
  await expect.poll(() => row.getByText("暫離賽場").count()).toBe(0);
  await row.getByRole("button", { name: /^免去/ }).click();
  await dialog.getByLabel("理由").fill("要下場比賽");
  await dialog.getByRole("button", { name: "免去職務" }).click();
  await expect.poll(() => row.getByRole("button", { name: /^免去/ }).count()).toBe(0);

  await panel(page, "職責");
  const duty = page.getByRole("checkbox").first();
  await duty.check();
  await page.reload();
  await expect.poll(() => duty.isChecked()).toBe(true);
  await duty.uncheck();
  await page.reload();
  await expect.poll(() => duty.isChecked()).toBe(false);
});

test("a round that was closed too early is opened again, and so is the final table", async () => {
  const page = await begun("reopened", EIGHT.slice(0, 4), 1);
  await allResults(page);
  const { press } = presser(page);
  await press("結束第 1 輪");
  const back = async (name: string) => {
    await press(name);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("理由").fill("還有一枱未核對");
    await dialog.getByRole("button", { name: "收回", exact: true }).click();
    await dialog.waitFor({ state: "hidden" });
  };
  await back("重開第 1 輪");
  await page.getByRole("heading", { name: /賽果已齊/ }).waitFor();
  await press("結束第 1 輪");
  await finished(page);
  await back("收回最終名次");
  await page.getByRole("heading", { name: "各輪已全部賽畢" }).waitFor();
});

test("prizes of a category go to whoever belongs to it, and those who share a place each have the whole where that is set", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "categories", 1);
  await page.getByRole("button", { name: "建立賽事" }).click();
  await entered(page, ["姓名\t性別\t出生年份", "甲\t男\t1980", "乙\t女\t1990", "丙\t男\t2015", "丁\t女\t2014"]);
  await page.getByRole("listitem").filter({ hasText: "乙" }).getByText("女子").waitFor();
  await panel(page, "獎項");
  const { press } = presser(page);
  await press("加一項");
  await page.getByLabel("獎項", { exact: true }).fill("優勝");
  await page.getByLabel("金額").fill("100");
  await press("加一項");
  await page.getByLabel("名次", { exact: true }).last().fill("1");
  await page.getByLabel("獎項", { exact: true }).last().fill("女子獎");
  await page.getByLabel("對象").last().selectOption({ label: "女子" });
  await page.getByLabel("金額").last().fill("60");
  await press("並列者各得全額");
  expect(await violations(page)).toEqual([]);
  await press("儲存獎項");
  await page.getByText("獎項已寫入章程").waitFor();
  await press("編排第 1 輪");
  await press("公布第 1 輪");
  await allResults(page, () => "=");
  await press("結束第 1 輪");
  await finished(page);
  await panel(page, "獎項");
  const given = (name: string) => page.getByRole("row").filter({ hasText: name });
  await given("女子獎").first().waitFor();
  expect((await given("女子獎").allInnerTexts()).filter((text) => /[甲丙]/.test(text))).toEqual([]);
  for (const text of await given("優勝").allInnerTexts()) expect(text).toContain("100");
});

test("where no round keeps every rule, the director lets one give way with a reason, and the draft is still changed by hand", async () => {
  const page = await begun("give-way", EIGHT.slice(0, 4), 4);
  const { press } = presser(page);
  for (const round of [1, 2, 3]) {
    await allResults(page);
    if (round < 3) await nextRound(page, round);
  }
  await press("結束並編排第 4 輪");
  // Everybody has met everybody: the page says so in words, and what may be done about it.
  const refused = page.getByRole("alert").filter({ hasText: "兩人重複相遇" });
  await refused.waitFor();
  expect(await refused.innerText()).not.toMatch(/give_way|end_early|`/);
  await press("本輪放寬此項");
  const dialog = page.getByRole("dialog");
  expect(await violations(page)).toEqual([]);
  await shot(page, "give-way");
  await dialog.getByLabel("理由").fill("四人已全部對過");
  await dialog.getByRole("button", { name: "放寬並編排" }).click();
  await page.getByRole("heading", { name: "第 4 輪草案" }).waitFor();
  expect(await refused.count()).toBe(0);
  const told = page.getByText("本輪已放寬：兩人重複相遇");
  await told.waitFor();
  // Whoever comes later is told, too.
  await page.reload();
  await told.waitFor();
  // What gave way once is not asked for again: two change places, and others of their rules may be in the way.
  const seats = page.locator("[data-seat]");
  await expect.poll(() => seats.count()).toBe(4);
  await seats.nth(0).click();
  await seats.nth(2).click();
  const change = page.getByRole("region", { name: "若要改動" });
  const taken = change.getByText(/影響|不違反/);
  const yields = change.getByRole("button", { name: /^本輪放寬/ });
  await taken.or(yields).first().waitFor();
  if (await yields.isVisible()) {
    expect(await yields.innerText()).not.toContain("重複相遇");
    await yields.click();
    await taken.waitFor();
  }
  await change.getByLabel("理由").fill("再調一次");
  await change.getByRole("button", { name: "照此改動" }).click();
  await page.getByText("草案已改動").waitFor();
  await press("公布第 4 輪");
  await page.getByRole("heading", { name: "第 4 輪賽果" }).waitFor();
});

test("a change by hand that no rule allows is made once the director lets the rule give way", async () => {
  const page = await begun("by-force", EIGHT.slice(0, 4), 3);
  const label = (await page.locator("[data-row]").first().getAttribute("aria-label")) ?? "";
  const [, one = "", other = ""] = /，(.) 對 (.)$/.exec(label) ?? [];
  await allResults(page);
  await presser(page).press("結束並編排第 2 輪");
  await page.getByRole("heading", { name: "第 2 輪草案" }).waitFor();
  const seats = page.locator("[data-seat]");
  await expect.poll(() => seats.count()).toBe(4);
  const names = await seats.locator("strong").allInnerTexts();
  // Whoever sits before the one makes room for whom they met in round 1.
  const before = names[names.indexOf(one) ^ 1] ?? "";
  expect(before).not.toBe(other);
  await seats.filter({ hasText: before }).click();
  await seats.filter({ hasText: other }).click();
  const change = page.getByRole("region", { name: "若要改動" });
  await change.getByRole("button", { name: "本輪放寬：兩人重複相遇" }).click();
  await change.getByText("改動的影響").waitFor();
  await accessible(page);
  await change.getByLabel("理由").fill("兩隊同意");
  await change.getByRole("button", { name: "照此改動" }).click();
  await page.getByText("草案已改動").waitFor();
  await expect
    .poll(async () => (await seats.locator("strong").allInnerTexts()).indexOf(other) ^ 1)
    .toBe((await seats.locator("strong").allInnerTexts()).indexOf(one));
});

test("the screens are told apart by what they show, and announce", async () => {
  const running = await begun("screens", EIGHT.slice(0, 4), 1);
  const words = encodeURIComponent("午膳 12:30");
  const page = await open(`/e/screens/screen?show=standings&words=${words}`, { width: 1920, height: 1080 });
  await page.getByText("午膳 12:30").waitFor();
  // Nobody is ranked before the first result.
  const ranks = page.getByText(/名次/).first();
  await page.getByRole("timer").waitFor();
  expect(await ranks.count()).toBe(0);
  await allResults(running);
  await ranks.waitFor();
  expect(await violations(page)).toEqual([]);
  await shot(page, "screen-standings");
  const timer = await open("/e/screens/screen?show=timer", { width: 1920, height: 1080 });
  await timer.getByRole("timer").waitFor();
  await shot(timer, "screen-timer");
});

test("the whole log can be kept as a file", async () => {
  const page = await open("/e/example/run/open/settings", { signedIn: true });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "下載備份" }).click(),
  ]);
  const lines = readFileSync((await file.path()) ?? "", "utf8")
    .trim()
    .split("\n");
  expect(lines.length).toBeGreaterThan(50);
  for (const line of lines) JSON.parse(line);
});

test("a round that was published too early is taken back with a reason", async () => {
  const page = await begun("too-early", EIGHT.slice(0, 4), 2);
  await presser(page).press("收回第 1 輪的公布");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("理由").fill("漏了一人");
  await dialog.getByRole("button", { name: "收回", exact: true }).click();
  await page.getByRole("heading", { name: "第 1 輪草案" }).waitFor();
});

test("a result typed at the wrong table is taken away, and a round with nothing else can still be taken back", async () => {
  await playing("taken-away", 3);
  const page = await open("/e/taken-away/run/A/results", { signedIn: true });
  const rows = page.locator("[data-row]");
  await rows.first().focus();
  await page.keyboard.press("1");
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole("button", { name: "全部 3" }).click();
  await page.getByRole("button", { name: "收回第 1 輪的公布" }).and(page.locator("[aria-disabled]")).waitFor();
  await rows.first().getByRole("button", { name: "收回賽果" }).click();
  const dialog = page.getByRole("dialog");
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel("理由").fill("是第 2 枱的");
  await dialog.getByRole("button", { name: "收回賽果" }).click();
  await page.getByText("賽果已收回").waitFor();
  await page.getByRole("button", { name: "尚缺 3" }).waitFor();
  await fits(page, "taken-away");
  // By keys alone, too.
  await rows.nth(1).focus();
  await page.keyboard.press("=");
  await rows.nth(1).getByRole("button", { name: "和", pressed: true }).waitFor();
  await rows.nth(1).focus();
  await page.keyboard.press("Delete");
  await dialog.getByLabel("理由").fill("未下完");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "尚缺 3" }).waitFor();
  await page.getByRole("button", { name: "收回第 1 輪的公布" }).click();
  await dialog.getByLabel("理由").fill("公布得太早");
  await dialog.getByRole("button", { name: "收回", exact: true }).click();
  await page.getByRole("heading", { name: "第 1 輪草案" }).waitFor();
});

test("no table slides under a hand: a row whose result came in stays until the rows are left, and can be taken back at once", async () => {
  await playing("held", 5);
  const page = await open("/e/held/run/A/results", { signedIn: true });
  const other = await open("/e/held/run/A/results", { signedIn: true });
  const rows = page.locator("[data-row]");
  const row = (table: number, on = page) => on.locator(`[data-row][aria-label^="第 ${table} 枱"]`);
  await expect.poll(() => rows.count()).toBe(5);
  const button = row(2).getByRole("button", { name: "黑方勝" });
  const box = await button.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8];
  const pressThere = () => page.mouse.click(x, y);
  await pressThere();
  await page.getByRole("status").getByText("第 2 枱：黑方勝").waitFor();
  await page.getByRole("button", { name: "尚缺 4" }).waitFor();
  // A colleague enters the table above it; the button under the pointer is of the same table still.
  await row(1, other).focus();
  await other.keyboard.press("1");
  await page.getByRole("button", { name: "尚缺 3" }).waitFor();
  await row(1).getByRole("button", { name: "紅方勝", pressed: true }).waitFor();
  expect(await button.boundingBox()).toEqual(box);
  await pressThere();
  await row(2).getByText("已記錄").waitFor();
  expect(await rows.count()).toBe(5);
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await shot(page, "held");
  // Mine is taken back in the row; the colleague's is taken away with a reason, as ever.
  expect(await row(1).getByRole("button", { name: "復原" }).count()).toBe(0);
  await row(2).getByRole("button", { name: "復原" }).click();
  await page.getByRole("button", { name: "尚缺 4" }).waitFor();
  await row(2).getByRole("button", { name: "和", exact: true }).click();
  await page.getByRole("button", { name: "尚缺 3" }).waitFor();
  // Whoever leaves the rows finds only those that are missing, after a moment.
  await page.getByRole("searchbox").click();
  await expect.poll(() => rows.count(), { timeout: 8000 }).toBe(3);
  // By keys the next table is next at once; where a row has the focus, no other takes its place.
  await row(3).focus();
  await page.keyboard.press("1");
  await page.locator('[data-row][aria-label^="第 4 枱"]:focus').waitFor();
  await expect.poll(() => row(3).count()).toBe(0);
  await row(4, other).focus();
  await other.keyboard.press("=");
  await page.getByRole("button", { name: "尚缺 1" }).waitFor();
  await page.keyboard.press("=");
  await page.locator('[data-row][aria-label^="第 4 枱"]:focus').getByText("已記錄").waitFor();
  expect(await rows.count()).toBe(2);
  // What passes by at the edge tells it, too, and takes it back.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("1");
  await page.getByRole("status").getByText("第 5 枱：紅方勝").waitFor();
  await page.getByRole("status").getByRole("button", { name: "復原" }).last().click();
  await page.getByRole("button", { name: "尚缺 1" }).waitFor();
});

test("whoever goes elsewhere while an order is on its way stays there", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "elsewhere", 2);
  await page.getByRole("button", { name: "建立賽事" }).click();
  await entered(page, EIGHT.slice(0, 4));
  await presser(page).press("編排第 1 輪");
  await page.getByRole("heading", { name: "第 1 輪草案" }).waitFor();
  let answered = false;
  await page.route("**/orders?**", async (route) => {
    const answer = await route.fetch();
    await new Promise((done) => setTimeout(done, 1500));
    await route.fulfill({ response: answer });
    answered = true;
  });
  await presser(page).press("公布第 1 輪");
  await panel(page, "設定");
  await expect.poll(() => answered).toBe(true);
  // The round is published, and the page that was chosen is still there.
  await page.getByRole("button", { name: "收回第 1 輪的公布" }).waitFor();
  await page.getByRole("heading", { name: "第 1 輪賽果" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/e/elsewhere/run/A/settings");
});

test("a result of an earlier round is corrected, and what follows is told", async () => {
  const page = await begun("later", EIGHT.slice(0, 6), 4);
  await allResults(page);
  await nextRound(page, 1);
  await allResults(page);
  await nextRound(page, 2);
  await presser(page).press("1");
  await page.getByText(/第 1 輪已過/).waitFor();
  // The round has an address: whoever loads the page anew is there again.
  expect(new URL(page.url()).pathname).toMatch(/\/results\/1$/);
  await page.reload();
  await page.getByText(/第 1 輪已過/).waitFor();
  await page.locator("[data-row]").first().getByRole("button", { name: "黑方勝" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("理由").fill("計錯");
  await dialog.getByRole("button", { name: "更正" }).click();
  await page.locator("[data-row]").first().getByRole("button", { name: "黑方勝", pressed: true }).waitFor();
  await page.getByText(/名次變動/).waitFor();
  await page
    .getByText(/第 [23] 輪的編排不改/)
    .first()
    .waitFor();
});

test("a notice reaches phones and projectors at once, and is gone when it is taken down", async () => {
  await playing("notices", 2);
  const page = await open("/e/notices/run/A", { signedIn: true });
  const screen = await open("/e/notices/screen");
  const visitor = await open("/e/notices");
  await page.getByLabel("手機、投影及賽員頁面即時顯示").fill("第 2 輪 14:30 開賽");
  await page.getByRole("button", { name: "張貼" }).click();
  await screen.getByText("第 2 輪 14:30 開賽").waitFor();
  await visitor.getByText("第 2 輪 14:30 開賽").waitFor();
  await accessible(page);
  // However long a notice is, the button beside it is read in one line.
  await page
    .getByLabel("手機、投影及賽員頁面即時顯示")
    .fill("請各位賽員提早十分鐘到場，先向裁判報到再入座。".repeat(4));
  await page.getByRole("button", { name: "張貼" }).click();
  const down = page.getByRole("button", { name: "撤下" });
  await expect.poll(() => down.count()).toBe(2);
  const [size] = [await down.last().boundingBox()];
  expect(size?.width ?? 0).toBeGreaterThan(size?.height ?? 0);
  await down.last().click();
  await expect.poll(() => down.count()).toBe(1);
  await page.getByRole("button", { name: "撤下" }).click();
  for (const other of [page, screen, visitor])
    await expect.poll(() => other.getByText("第 2 輪 14:30 開賽").count()).toBe(0);
});

test("what a case must be decided by is counted down", async () => {
  const page = await open("/e/example/run/open", { signedIn: true });
  const until = Date.now() + 300_000;
  await page.route("**/cases?**", async (route) => {
    const answer = await route.fetch();
    const [file] = (await answer.json()) as { told: object }[];
    const due = { what: "decide", until, under: [], passed: false, soon: true };
    await route.fulfill({
      response: answer,
      json: [{ ...file, deadlines: [due], told: { ...file?.told, deadlines: ["仲裁委員會須在此前裁定"] } }],
    });
  });
  await panel(page, "個案");
  const left = page.getByRole("timer");
  await left.waitFor();
  await page.getByText("仲裁委員會須在此前裁定").waitFor();
  const before = await left.innerText();
  expect(before).toMatch(/^[45]:\d\d$/);
  await expect.poll(() => left.innerText()).not.toBe(before);
  await accessible(page);
});
