import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { accessible } from "./checks.ts";
import { leaguePlaying, official, playing, raiseHand } from "./hall.ts";

useBrowser();

const EVENT = "hands";
const PHONE = { width: 360, height: 780, hasTouch: true, isMobile: true, signedIn: true };

beforeAll(() => playing(EVENT, 12));

declare global {
  /** How often the device was to ring and to shake. */
  var rung: { tones: number; shakes: number };
}

test("a table is found by its number, by who sits there, and by the address that a code on the table names", async () => {
  const page = await open(`/e/${EVENT}/calls`, PHONE);
  const pad = page.getByRole("group", { name: "按枱號" });
  await pad.getByRole("button", { name: "0", exact: true }).tap();
  await pad.getByRole("button", { name: "7", exact: true }).tap();
  await page.locator(".words").waitFor();
  await expect.poll(() => page.url()).toContain("/table/A/1/7/1/1");
  const player = await page.locator("dd").first().innerText();

  await page.getByRole("link", { name: "返回" }).tap();
  await page.getByRole("searchbox").fill(player);
  await page.locator("ul a", { hasText: player }).first().tap();
  await page.locator(".words").waitFor();
  expect(page.url()).toContain("/table/A/1/7/1/1");

  const scanned = await open(`/e/${EVENT}/table/A/1/7`, PHONE);
  await scanned.locator(".words").waitFor();
  await expect.poll(() => scanned.locator("dd").first().innerText()).toBe(player);
  const stranger = await open(`/e/${EVENT}/table/A/1/7`, { ...PHONE, signedIn: false });
  await stranger.getByText("這一枱的記錄只給裁判看").waitFor();
});

test("the codes on the tables hold in every round: each opens the game that is played there", async () => {
  const page = await open(`/e/${EVENT}/calls`, PHONE);
  await page.getByRole("link", { name: "各枱的碼" }).tap();
  const codes = page.getByRole("img", { name: /^\d+ 枱的碼$/ });
  await expect.poll(() => codes.count()).toBe(12);
  const seventh = page.getByRole("listitem").filter({ has: page.getByRole("img", { name: "7 枱的碼", exact: true }) });
  await expect.poll(() => seventh.innerText()).toContain("東區盃公開賽");
  await accessible(page);
  // On paper nothing but the codes, each whole.
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => page.getByRole("button", { name: "列印各枱的碼" }).count()).toBe(0);
  await expect.poll(() => seventh.getByText("裁判掃碼開此枱").isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  await seventh.getByRole("link", { name: "打開" }).click();
  await page.locator(".words").waitFor();
  expect(new URL(page.url()).pathname).toBe(`/e/${EVENT}/table/A/1/7/1/1`);
  // Whoever goes back is not led here again.
  await page.goBack();
  await expect.poll(() => codes.count()).toBe(12);
  const none = await open(`/e/${EVENT}/table/A/99`, PHONE);
  await none.getByText("沒有第 99 枱").waitFor();
});

test("a number that means several games asks which; one that means none says so where it was typed", async () => {
  await leaguePlaying("boards", 2, "首將");
  const page = await open("/e/boards/calls", PHONE);
  const pad = page.getByRole("group", { name: "按枱號" });
  await pad.getByRole("button", { name: "9", exact: true }).tap();
  const card = page.locator("section, .card").filter({ has: pad }).last();
  await card.getByRole("alert").filter({ hasText: "沒有第 9 枱" }).waitFor();
  await pad.getByRole("button", { name: "1", exact: true }).tap();
  const asked = page.getByRole("dialog", { name: "哪一局？" });
  const games = asked.getByRole("link");
  await expect.poll(() => games.count()).toBe(2);
  await accessible(page);
  await page.setViewportSize({ width: PHONE.width, height: PHONE.height });
  // Those who play are named, and not their teams.
  await games.filter({ hasText: "首將" }).tap();
  await page.locator(".words").waitFor();
  await page.locator(".players").getByText("首將").waitFor();
  const scanned = await open("/e/boards/table/A/1", PHONE);
  await expect.poll(() => scanned.getByRole("listitem").getByRole("link").count()).toBe(2);
});

test("what is contested stands with the hands", async () => {
  await playing("contested", 1);
  const session = await official("contested", "庚", "referee");
  const referee = await open("/e/contested/table/A/1/1/1/1", { ...PHONE, signedIn: false, session });
  await referee.locator(".words button").nth(3).tap();
  await referee.locator(".side").nth(1).tap();
  await referee.getByRole("button", { name: "已宣讀並記錄" }).tap();
  await referee.getByRole("button", { name: "有人不服：上訴" }).tap();
  const dialog = referee.getByRole("dialog");
  await dialog.getByRole("button", { name: "黑方" }).tap();
  await dialog.getByLabel("事實裁斷不合理").check();
  await dialog.getByLabel("上訴按金").fill("500");
  await dialog.getByRole("button", { name: "提出上訴" }).tap();
  await referee.getByText("上訴已記錄").waitFor();
  const page = await open("/e/contested/calls", PHONE);
  const contested = page.getByRole("article", { name: "個案 1" });
  await contested.getByText("上訴中").waitFor();
  await expect.poll(() => contested.innerText()).toContain("未完成走子即按鐘");
});

test("a hand that goes up rings and shakes where it was asked for, is told, and waits with its time", async () => {
  const page = await open(`/e/${EVENT}/calls`, PHONE);
  await page.addInitScript(() => {
    globalThis.rung = { tones: 0, shakes: 0 };
    navigator.vibrate = () => ((globalThis.rung.shakes += 1), true);
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      globalThis.rung.tones += 1;
      start.call(this, when);
    };
  });
  await page.reload();
  const bell = page.getByRole("button", { name: "響鈴及震動" });
  await bell.waitFor();
  await page.locator(".grid a").first().waitFor();
  await raiseHand(EVENT, 3);
  await page.locator("li", { hasText: "棋鐘" }).first().waitFor();
  await expect.poll(() => page.evaluate(() => globalThis.rung)).toEqual({ tones: 0, shakes: 0 });
  await bell.tap();
  await expect.poll(() => page.evaluate(() => globalThis.rung)).toEqual({ tones: 2, shakes: 1 });
  await raiseHand(EVENT, 9);
  await page.locator("[aria-live=assertive]", { hasText: "9 枱舉手：棋鐘" }).waitFor({ state: "attached" });
  await expect.poll(() => page.evaluate(() => globalThis.rung)).toEqual({ tones: 4, shakes: 2 });
  const waited = async () => {
    const [minutes = NaN, seconds = NaN] = (await page.locator("time").first().innerText()).split(":").map(Number);
    return 60 * minutes + seconds;
  };
  const before = await waited();
  await expect.poll(waited).toBeGreaterThan(before + 1);
  await page.reload();
  await expect.poll(() => page.getByRole("button", { name: "響鈴及震動" }).getAttribute("aria-pressed")).toBe("true");
});

test("whoever looks sees who went, and that it is done", async () => {
  await raiseHand(EVENT, 5);
  const session = await official(EVENT, "乙", "referee");
  const first = await open(`/e/${EVENT}/calls`, { ...PHONE, signedIn: false, session });
  const second = await open(`/e/${EVENT}/calls`, PHONE);
  const at = (page: Page) => page.locator("li", { has: page.locator("strong", { hasText: /^5$/ }) }).first();
  await at(first).getByRole("button", { name: "我去" }).tap();
  await at(first).getByText("我在辦").waitFor();
  await at(second).getByText("乙去了").waitFor();
  const where = second.getByRole("region", { name: "裁判在哪" }).getByRole("listitem").filter({ hasText: "乙" });
  await expect.poll(() => where.innerText()).toContain("5 枱");
  await at(first).getByRole("button", { name: "辦好了" }).tap();
  await second.getByText("乙去了").waitFor({ state: "detached" });
  await expect.poll(() => where.innerText()).toContain("可派");
});

test("whoever has ruled where a hand was up puts it down with the tap that leads on", async () => {
  await playing("led-on", 3);
  for (const table of [1, 2]) await raiseHand("led-on", table);
  const page = await open("/e/led-on/calls", PHONE);
  const row = (table: number) =>
    page.locator("li", { has: page.locator("strong", { hasText: new RegExp(`^${table}$`) }) }).first();
  await row(1).getByRole("link").tap();
  const hand = page.getByRole("group", { name: "舉手" });
  await hand.getByText("棋鐘").waitFor();
  await hand.getByRole("button", { name: "我去" }).tap();
  await hand.getByText("有人去了").waitFor();
  // The six words stay in sight below it.
  const last = await page.locator(".words button").last().boundingBox();
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  const rule = async () => {
    await page.locator(".words button").nth(3).tap();
    await page.locator(".side").first().tap();
    await page.getByRole("button", { name: "已宣讀並記錄" }).tap();
  };
  await rule();
  await page.getByRole("button", { name: "辦好了，下一枱：2 枱" }).tap();
  await page.locator(".words").waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/e/led-on/table/A/1/2/1/1");
  await rule();
  await page.getByRole("button", { name: "辦好了，回舉手" }).tap();
  await page.getByText("沒有人舉手").waitFor();
});

test("players of one name are told apart where hands are up and at the table", async () => {
  await playing("same-names", 2, { first: "棋手 2" });
  for (const table of [1, 2]) await raiseHand("same-names", table);
  const page = await open("/e/same-names/calls", PHONE);
  const hands = page.getByRole("listitem").filter({ hasText: "棋手 2" });
  await expect.poll(async () => (await hands.allInnerTexts()).join(" ")).toContain("棋手 2（1 號）");
  expect((await hands.allInnerTexts()).join(" ")).toContain("棋手 2（2 號）");
  await hands.first().getByRole("link").click();
  await page
    .locator(".players")
    .getByText(/棋手 2（[12] 號）/)
    .first()
    .waitFor();
});

test("a hand is passed on to somebody by name, and it is seen who was told", async () => {
  await playing("sending", 1);
  for (const referee of ["丙", "丁"]) await official("sending", referee, "referee");
  await raiseHand("sending", 1);
  const page = await open("/e/sending/calls", PHONE);
  // Whoever is nearest was told already; the other one is sent.
  const told = page.getByText(/已通知[丙丁]/);
  await told.waitFor();
  const other = (await told.innerText()).includes("丙") ? "丁" : "丙";
  await page.getByLabel("派誰到 1 枱").selectOption({ label: `${other} 裁判員` });
  await page.getByText(`已通知${other}`).waitFor();
  await accessible(page);
});
