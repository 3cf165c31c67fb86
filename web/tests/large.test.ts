import { beforeAll, expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { playing } from "./hall.ts";
import { workOf } from "./work.ts";

useBrowser();

const TABLES = 500;
const least = (numbers: readonly number[]) => Math.min(...numbers);
const told = (numbers: readonly number[]) => numbers.map(Math.round).join(", ");

beforeAll(() => playing("large", TABLES));

test("500 boards: the director's page draws no more than is looked at, however it is narrowed down; its work is told", async () => {
  const page = await open("/e/example", { signedIn: true });
  const rows = page.locator("[data-row]");
  const opened: number[] = [];
  for (let run = 0; run < 3; run++) {
    // From a page of another address, so that it is loaded as a whole.
    await page.goto(new URL("/e/example", page.url()).href);
    opened.push(
      await workOf(page, async () => {
        await page.goto(new URL("/e/large/run/A/results", page.url()).href);
        await rows.first().waitFor();
      }),
    );
  }

  const search = page.getByRole("searchbox");
  const filter = (text: string) =>
    search.evaluate(async (input: HTMLInputElement, text) => {
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }, text);
  const filtered: number[] = [];
  for (const text of ["棋手 77", "棋手 431", "250", "棋手 9", "棋手 12"]) {
    filtered.push(await workOf(page, () => filter(text)));
    const names = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute("aria-label") ?? ""));
    await expect.poll(async () => (await names()).filter((name) => !name.includes(text))).toEqual([]);
    const found = (await names()).length;
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(TABLES / 4);
    await search.fill("");
    await expect.poll(() => rows.count()).toBeGreaterThan(20);
  }
  console.log(`500 boards, work of a slow device: opened ${told(opened)} ms; filtered ${told(filtered)} ms`);
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
  await expect.poll(() => rows.count()).toBe(TABLES - 1);
});

test("500 boards: the projector turns its pages with little work", async () => {
  const page = await open("/e/large/screen?seconds=2&show=pairings", { width: 1920, height: 1080 });
  const nth = page.locator(".nth");
  const turns: number[] = [];
  await nth.filter({ hasText: "1/" }).waitFor();
  for (let turn = 0; turn < 3; turn++) {
    const now = await nth.innerText();
    turns.push(await workOf(page, () => nth.filter({ hasNotText: now }).waitFor()));
  }
  console.log(`500 boards, work of a slow device for a page of the projector: ${told(turns)} ms`);
  expect(least(turns)).toBeLessThan(1000);
});
