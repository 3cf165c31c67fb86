import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { everywhere, foreign } from "./checks.ts";
import { sharedNames } from "./names.ts";

useBrowser();

interface Stop {
  readonly name: string;
  readonly path: string;
  readonly seen: string;
  /** What is done on the page to reach it, and what is seen then. */
  readonly reach?: (page: Page) => Promise<void>;
  /** What still stands there once the page has been turned to every language. */
  readonly kept?: string;
}

/** Every page of the program, by name, with what is seen once it has loaded. */
const PAGES: readonly Stop[] = [
  { name: "judge", path: "/", seen: "[role=grid]" },
  {
    name: "judge-intake",
    path: "/",
    seen: ".head .acts button",
    reach: async (page) => {
      await page.locator(".head .acts button").first().click();
      await page.locator("dialog[open] textarea").waitFor();
    },
  },
  {
    name: "judge-set-up",
    path: "/",
    seen: ".left .row button",
    reach: async (page) => {
      await page.locator(".left .row > .button").first().click();
      await page.locator(".palette button").first().waitFor();
      await page.locator(".fen input").fill("4k4/9/4a4/9/9/9/9/9/9/3K5 w");
      await page.locator(".fault").first().waitFor();
    },
  },
  {
    name: "judged",
    path: "/#f=3a1kb2%2F4a4%2F4br3%2F3n4R%2F7n1%2F9%2F9%2F9%2F5R3%2F3K5+w&m=i6i7.f7f6.i7i6.f6f7.i6i7.f7f6.i7i6.f6f7.i6i7.f7f6.i7i6.f6f7",
    seen: "[aria-busy=false] article",
  },
  {
    name: "judged-chess",
    path: "/#g=chess&m=g1f3.g8f6.f3g1.f6g8.g1f3.g8f6.f3g1.f6g8",
    seen: "[aria-busy=false] article",
  },
  { name: "rulebooks", path: "/rulebooks", seen: "nav a small" },
  {
    name: "rulebooks-found",
    path: "/rulebooks",
    seen: "input[type=search]",
    reach: async (page) => {
      await page.locator("input[type=search]").fill("2.1");
      await page.locator("main li a").first().waitFor();
    },
    kept: "main li a",
  },
  { name: "rulebook", path: "/rulebooks/hk-2016", seen: "dt" },
  { name: "sign-in", path: "/people", seen: "form" },
  { name: "join", path: "/join#0", seen: "main h1" },
  { name: "nowhere", path: "/404", seen: "main h1" },
];

test.each(PAGES)(
  "$name has its words in every language, fits every width, and can be used by everybody",
  async ({ name, path, seen, reach, kept }) => {
    const page = await open(path);
    await page.locator(seen).first().waitFor();
    await reach?.(page);
    const names = await sharedNames();
    await everywhere(page, name, (lang) => foreign(page, lang, names));
    if (kept !== undefined) await page.locator(kept).first().waitFor();
  },
);

test("a unit that a link names is in sight", async () => {
  const page = await open("/rulebooks/roc-113#2.1.攻擊");
  const unit = page.locator("dt.named");
  await unit.waitFor();
  await expect.poll(() => unit.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(900);
});

test("an article is looked for in every rulebook at once, and shows what proves it", async () => {
  const page = await open("/rulebooks");
  await page.getByRole("searchbox", { name: "在所有規則中搜尋" }).fill("長捉");
  await page.getByRole("status").filter({ hasText: "找到" }).waitFor();
  const books = () => page.locator("h2 .id").allInnerTexts();
  await expect.poll(books).toContain("xqef-2022");
  expect((await books()).length).toBeGreaterThan(2);
  // What is looked for is told apart, and all of it can be seen.
  await expect.poll(async () => new Set(await page.locator("main mark").allInnerTexts())).toEqual(new Set(["長捉"]));
  const found = page.locator("main li");
  const few = await found.count();
  await page
    .getByRole("button", { name: /^另 \d+ 條$/ })
    .first()
    .click();
  await expect.poll(() => found.count()).toBeGreaterThan(few);
  await page.locator("main li a").first().click();
  const unit = page.locator("dd.named");
  await unit.waitFor();
  await page.locator("dd summary").first().click();
  await expect.poll(() => page.locator("dd details[open] li").count()).toBeGreaterThan(0);
});

test("units are searched by what they mean", async () => {
  const page = await open("/rulebooks/hk-2016");
  await page.locator("dt").first().waitFor();
  const all = await page.locator("dt").count();
  await page.getByRole("searchbox").fill("自然限");
  await expect.poll(() => page.locator("dt").count()).toBeLessThan(all);
  await expect.poll(() => page.locator("dt").count()).toBeGreaterThan(0);
});
