import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { accessible } from "./checks.ts";
import { official, playing, raiseHand } from "./hall.ts";

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
