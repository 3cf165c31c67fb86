import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { shot, violations } from "./checks.ts";
import { enter, logOf, playing } from "./hall.ts";

useBrowser();

const EVENT = "inclusive";

/** The players of these tables are drawn: 1 meets 3, 2 meets 4, 5 meets 6. */
beforeAll(() =>
  playing(EVENT, 3, {
    charter: 'enforcement = "watched"',
    needs: { 1: ["blind"], 2: ["deaf_mute"], 5: ["partially_sighted"] },
  }),
);

declare global {
  /** What the voice of the browser was asked to say. */
  var spoken: { text: string; lang: string }[];
}

/** A table whose board is kept with the panel for inclusive play, and what the browser's voice says. */
async function watch(needs: RegExp): Promise<{ page: Page; table: number }> {
  for (const table of [1, 2, 3]) {
    const page = await open(`/e/${EVENT}/table/A/1/${table}/1/1`, { width: 1180, height: 820, signedIn: true });
    await page.addInitScript(() => {
      globalThis.spoken = [];
      speechSynthesis.speak = ({ text, lang }) => void globalThis.spoken.push({ text, lang });
    });
    await page.reload();
    await page.getByRole("button", { name: "在這一枱監局" }).waitFor();
    if (needs.test(await page.locator(".players").innerText())) {
      await page.getByRole("button", { name: "在這一枱監局" }).click();
      await page.getByText("共融賽：報棋").click();
      return { page, table };
    }
    await page.context().close();
  }
  throw new Error("nobody of these sits anywhere");
}

const line = (page: Page, text: string) => page.locator("li", { hasText: text }).first();
const spoken = (page: Page) => page.evaluate(() => globalThis.spoken.map(({ text }) => text).join("\n"));

test("a blind game: moves called word by word, read back, made and compared; times told when they are due", async () => {
  const { page, table } = await watch(/棋手 1\b/);
  await page.getByRole("button", { name: "讀出聲" }).click();
  await page.getByRole("button", { name: "黑方按鐘" }).click();
  await line(page, "黑方按鐘").waitFor();
  const call = page.getByRole("textbox", { name: /報棋/ });
  for (const [i, word] of [..."炮二平五"].entries()) {
    await call.pressSequentially(word);
    await page.locator(".called .word").nth(i).waitFor();
  }
  await expect.poll(() => page.locator(".called").innerText()).toMatch(/炮\s*二\s*平\s*五/);
  await expect.poll(() => spoken(page)).toContain("紅方報棋：炮二平五");
  await expect.poll(() => page.locator("[data-announced]").innerText()).toContain("紅方報棋：炮二平五");
  await shot(page, "inclusive-called", true);

  // Nobody repeats what is not played yet.
  await expect.poll(() => page.getByRole("button", { name: /複讀$/ }).count()).toBe(0);

  // A word that makes another move is not taken.
  await call.pressSequentially("六");
  await page.getByRole("alert").filter({ hasText: "不受理" }).first().waitFor();
  await page.getByRole("button", { name: "照報走 炮二平五" }).click();
  await line(page, "紅方走 炮二平五").waitFor();
  await page.getByRole("button", { name: "紅方按鐘" }).click();
  await line(page, "核對報棋與走子").waitFor();
  await expect.poll(() => spoken(page)).toContain("紅方走 炮二平五");
  await expect.poll(() => spoken(page)).not.toContain("h2e2");

  // The other side says it after them, and both hear it from the log.
  await page.getByRole("button", { name: "黑方複讀" }).click();
  await line(page, "黑方複讀：炮二平五").waitFor();
  await expect.poll(() => spoken(page)).toContain("黑方複讀：炮二平五");
  await expect.poll(() => page.getByRole("button", { name: /複讀$/ }).count()).toBe(0);

  await call.pressSequentially("馬8進7");
  await page.getByRole("button", { name: "照報走 馬8進7" }).click();
  await line(page, "黑方走 馬8進7").waitFor();
  await page.getByRole("button", { name: "黑方按鐘" }).click();
  await line(page, "黑方：核對報棋與走子").waitFor();

  await page.getByRole("button", { name: "紅方查詢用時" }).click();
  await line(page, "紅方查詢用時").waitFor();
  await enter(EVENT, table, { do: "set_clock", left: { first: 61_500, second: 61_500 } });
  await enter(EVENT, table, { do: "start_clock", side: "first" });
  const due = page.locator(".aloud");
  await due.waitFor();
  await expect.poll(() => due.innerText()).toContain("紅方餘 1:00");
  await expect.poll(() => spoken(page)).toContain("報時：紅方餘 1:00");
  await due.getByRole("button", { name: "已宣讀" }).click();
  await expect.poll(() => due.count()).toBe(0);
  await expect
    .poll(async () => (await logOf(EVENT, table)).filter((text) => text.includes("報棋：")).length)
    .toBeGreaterThan(4);
});

test("every point is named, men are large, and nothing moves where less motion is asked for", async () => {
  const { page } = await watch(/棋手 5\b/);
  const cell = page.locator('[data-point="h2"]');
  await expect.poll(() => cell.getAttribute("aria-label")).toBe("二路第 3 排，紅炮");
  const size = () =>
    page
      .locator(".man .rim")
      .first()
      .evaluate((rim) => rim.getBoundingClientRect().width);
  const before = await size();
  await page.getByRole("button", { name: "大棋子" }).click();
  await expect.poll(async () => (await size()) / before).toBeGreaterThan(1.1);
  expect(
    await page
      .locator(".man")
      .first()
      .evaluate((man) => getComputedStyle(man).transitionDuration),
  ).toBe("0s");
  await page.getByRole("button", { name: "高對比" }).click();
  expect(await violations(page)).toEqual([]);
  await shot(page, "inclusive-contrast", true);
});

test("a deaf player's cards: a draw handed over and given back, resignation ends the game", async () => {
  const { page, table } = await watch(/棋手 2\b/);
  const red = page.getByRole("group", { name: "紅方" });
  const black = page.getByRole("group", { name: "黑方" });
  await red.getByRole("button", { name: /提和卡/ }).click();
  await line(page, "紅方交出提和卡牌").waitFor();
  await page.locator('[data-point="h2"]').click();
  await page.locator('[data-point="e2"]').click();
  await line(page, "炮二平五").waitFor();
  await page.getByText("紅方的提和卡在黑方手上").waitFor();
  await shot(page, "inclusive-cards", true);
  await black.getByRole("button", { name: /交還：不接受/ }).click();
  await line(page, "黑方退回卡牌：拒絕提和").waitFor();
  await black.getByRole("button", { name: /認負卡/ }).click();
  await line(page, "終局：紅方勝（認負").waitFor();
  await expect.poll(async () => (await logOf(EVENT, table)).at(-1)).toContain("終局：紅方勝（認負");
});
