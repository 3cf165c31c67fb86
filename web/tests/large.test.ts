import { beforeAll, expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { playing } from "./hall.ts";

useBrowser();

const TABLES = 500;

beforeAll(() => playing("large", TABLES));

test("500 boards: whatever is typed finds its tables, all of them and no others, and draws no more than is looked at", async () => {
  const page = await open("/e/large/run/A/results", { signedIn: true });
  const rows = page.locator("[data-row]");
  await rows.first().waitFor();
  const search = page.getByRole("searchbox");
  const names = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute("aria-label") ?? ""));
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect.poll(() => rows.count()).toBe(TABLES);
  const everyone = await names();
  for (const text of ["棋手 77", " 棋手 431 ", "棋手 9", "棋手 12", "nobody"]) {
    await search.fill(text);
    const fit = everyone.filter((name) => name.includes(text.trim()));
    const drawn = () => names().then((found) => found.filter((name) => !fit.includes(name)));
    await expect.poll(drawn).toEqual([]);
    expect(await rows.count()).toBeLessThan(TABLES / 4);
    // All of them, as far as somebody goes.
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect.poll(names).toEqual(fit);
    await search.fill("");
    await expect.poll(() => rows.count()).toBeGreaterThan(fit.length === 0 ? 0 : 10);
    expect(await rows.count()).toBeLessThan(TABLES / 4);
  }
  // By the table: what is typed may also be part of somebody's number.
  await search.fill("250");
  const with250 = everyone.filter((name) => name.includes("250"));
  await expect.poll(async () => (await names()).sort()).toEqual([...with250].sort());
  expect((await names())[0]).toMatch(/^第 250 枱/);
});

test("500 boards: results are typed as slips come in: the table, Enter, the result, the next table", async () => {
  const page = await open("/e/large/run/A/results", { signedIn: true });
  await page.locator("[data-row]").first().waitFor();
  const search = page.getByRole("searchbox");
  await search.focus();
  const enter = async (table: number, key: string) => {
    // What was typed before is taken over by what is typed now.
    await page.keyboard.type(String(table));
    await page.keyboard.press("Enter");
    await page.locator(`[data-row][aria-label^="第 ${table} 枱"]:focus`).waitFor();
    await page.keyboard.press(key);
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  };
  await enter(77, "1");
  await enter(431, "0");
  await page.keyboard.type("77");
  await expect.poll(() => page.locator('[data-row][aria-label^="第 77 枱"]').count()).toBe(0);
  // A slip that was misread is corrected with its reason.
  await page.getByRole("button", { name: /^全部/ }).click();
  const row = page.locator('[data-row][aria-label^="第 77 枱"]');
  await row.getByRole("button", { name: "紅方勝", pressed: true }).waitFor();
  await search.press("Enter");
  await page.locator('[data-row][aria-label^="第 77 枱"]:focus').waitFor();
  await page.keyboard.press("=");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("理由").fill("成績單看錯");
  await dialog.getByRole("button", { name: "更正" }).click();
  await row.getByRole("button", { name: "和", exact: true, pressed: true }).waitFor();
  await search.fill("431");
  await page
    .locator('[data-row][aria-label^="第 431 枱"]')
    .getByRole("button", { name: "黑方勝", pressed: true })
    .waitFor();
});

test("500 boards: why an order is refused is in sight, however far down it was given", async () => {
  const page = await open("/e/large/run/A/results", { signedIn: true });
  await page.locator("[data-row]").first().waitFor();
  await page.route("**/orders?**", (route) =>
    route.fulfill({
      status: 422,
      contentType: "application/problem+json",
      body: JSON.stringify({ status: 422, kind: "refused", title: "賽果已由裁判確認", articles: [] }),
    }),
  );
  await page.locator("[data-row]").nth(20).focus();
  await page.keyboard.press("1");
  const alert = page.getByRole("alert").filter({ hasText: "賽果已由裁判確認" });
  await alert.waitFor();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect.poll(async () => (await alert.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
  expect((await alert.boundingBox())?.y).toBeLessThan(200);
});

test("500 boards: rows are drawn as far as somebody goes, and all of them on paper", async () => {
  const page = await open("/e/large/run/A/results", { signedIn: true });
  const rows = page.locator("[data-row]");
  await rows.first().waitFor();
  await expect.poll(() => rows.count()).toBeLessThan(TABLES);
  // By keys: nobody stops at the last row that happens to be drawn.
  await rows.last().focus();
  const last = (await page.locator("[data-row]:focus").getAttribute("aria-label")) ?? "";
  await page.keyboard.press("ArrowDown");
  await page.locator(`[data-row][aria-label^="第 ${Number(/\d+/.exec(last)?.[0]) + 1} 枱"]:focus`).waitFor();
  // By scrolling.
  while ((await rows.count()) < 200) await page.mouse.wheel(0, 4000);
  await page.getByText(/^還有 \d+ 行/).waitFor();
  // Who enters a result far down stays there.
  const far = page.locator('[data-row][aria-label^="第 150 枱"]');
  await far.focus();
  await page.keyboard.press("1");
  await page.locator('[data-row][aria-label^="第 151 枱"]:focus').waitFor();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  // Three tables have a result.
  await expect.poll(() => rows.count()).toBe(TABLES - 3);
});

test("500 boards: the projector turns from page to page by itself until everybody was shown once", async () => {
  const page = await open("/e/large", { width: 1920, height: 1080 });
  await page.clock.install();
  await page.goto(new URL("/e/large/screen?seconds=10&show=pairings", page.url()).href);
  const shown: string[] = [];
  const nth = page.locator(".nth");
  await nth.filter({ hasText: "1/" }).waitFor();
  const pages = Number((await nth.innerText()).split("/")[1]);
  for (let turn = 1; turn <= pages; turn++) {
    await nth.filter({ hasText: new RegExp(`^${turn}/`) }).waitFor();
    shown.push(...(await page.locator("ol li b").allInnerTexts()));
    await page.clock.runFor(10_000);
  }
  expect(new Set(shown).size).toBe(2 * TABLES);
  expect(shown.length).toBe(2 * TABLES);
});
