import type { Page } from "playwright-core";

import { expect } from "vitest";

import { open } from "./browser.ts";

/** Presses buttons by their names, and counts them. */
export function presser(page: Page) {
  const pressed: string[] = [];
  const press = async (name: string | RegExp) => {
    await page.getByRole("button", { name, exact: typeof name === "string" }).click();
    pressed.push(String(name));
  };
  return { pressed, press };
}

/** Enters something at a table, and waits until the log on the page has it. */
export async function logged(page: Page, enter: () => Promise<unknown>): Promise<void> {
  const before = await newest(page);
  await enter();
  await expect.poll(() => newest(page)).not.toBe(before);
}

/** The number of the newest entry that the log on the page of a table has. */
export const newest = (page: Page) =>
  page.evaluate(() => document.querySelector("li[value]")?.getAttribute("value") ?? "");

/** Fills in the form of a new event. */
export async function made(page: Page, id: string, rounds?: number): Promise<void> {
  await page.getByLabel("名稱", { exact: true }).fill("棋社晚會");
  await page.getByLabel("網址中的名稱").fill(id);
  if (rounds !== undefined) await page.getByLabel("輪數").fill(String(rounds));
}

/** Opens an event by the form with these entries, and publishes its first round. */
export async function begun(id: string, names: readonly string[], rounds: number): Promise<Page> {
  const page = await open("/new", { signedIn: true });
  await made(page, id, rounds);
  await page.getByRole("button", { name: "建立賽事" }).click();
  await entered(page, names);
  const { press } = presser(page);
  await press("編排第 1 輪");
  await press("公布第 1 輪");
  await page.getByRole("heading", { name: "第 1 輪賽果" }).waitFor();
  return page;
}

/** Pastes entries, and enters those without a fault. */
export async function entered(page: Page, rows: readonly string[]): Promise<void> {
  await page.getByLabel(/從試算表貼上/).fill(rows.join("\n"));
  await page.getByRole("button", { name: "檢查名單" }).click();
  await page.getByRole("button", { name: /^輸入 \d+ 名賽員$/ }).click();
  await page.getByRole("heading", { name: /^編排第 1 輪$/ }).waitFor();
}

/** Enters a result for every table that has none, by keys alone. */
export async function allResults(page: Page, key: (table: number) => string = () => "1"): Promise<void> {
  // A row that has its result may stay in sight for a while.
  const rows = page.locator("[data-row].open");
  const done = page.getByRole("heading", { name: /賽果已齊/ });
  for (;;) {
    await rows.or(done).first().waitFor();
    if (await done.isVisible()) return;
    const name = (await rows.first().getAttribute("aria-label")) ?? "";
    const row = page.locator(`[data-row].open[aria-label="${name}"]`);
    await row.focus();
    await page.keyboard.press(key(Number(/第 (\d+) 枱/.exec(name)?.[1])));
    await row.waitFor({ state: "detached" });
  }
}

/** Ends a round whose results are in, and publishes the next. */
export async function nextRound(page: Page, round: number): Promise<void> {
  const { press } = presser(page);
  await press(`結束第 ${round} 輪`);
  await press(`編排第 ${round + 1} 輪`);
  await press(`公布第 ${round + 1} 輪`);
  await page.getByRole("heading", { name: `第 ${round + 1} 輪賽果` }).waitFor();
}

/** Has the final table verified and announced; where the charter leaves open whether places are shared, they are. */
export async function finished(page: Page): Promise<void> {
  const { press } = presser(page);
  await press("核實並公布");
  const final = page.getByRole("heading", { name: "最終名次已公布" });
  const yes = page.getByRole("button", { name: "是", exact: true });
  await final.or(yes).first().waitFor();
  if (await yes.isVisible()) {
    await yes.click();
    await press("公布最終名次");
  }
  await final.waitFor();
}

/** Opens a panel of the director's page. */
export async function panel(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "顯示內容" }).getByRole("link", { name, exact: true }).click();
}
