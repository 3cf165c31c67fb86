// The public page of an event: what is looked for there is in sight, and nobody is taken for somebody else.

import { expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { overflowing } from "./checks.ts";
import { furtherRound, playing, swissOf } from "./hall.ts";

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

test("players of the same name are told apart by their numbers wherever they are named", async () => {
  await playing("public-alike", 3, { names: { 2: "陳大文", 5: "陳 大文", 3: "何其多" }, clubs: { 5: "東區" } });
  const page = await open("/e/public-alike/A/names");
  await page.getByText("陳大文（2 號）").first().waitFor();
  const text = () => page.locator("main").innerText();
  expect(await text()).toContain("陳 大文（5 號）");
  expect(await text()).not.toContain("何其多（");
  for (const path of ["pairings", "player/2"]) {
    await page.goto(new URL(`/e/public-alike/A/${path}`, page.url()).href);
    await expect.poll(text, path).toContain("陳大文（2 號）");
  }
  const director = await open("/e/public-alike/run/A/results", { signedIn: true });
  await director.getByText("陳大文（2 號）").first().waitFor();
  const screen = await open("/e/public-alike/screen");
  await screen.getByText("陳大文（2 號）").first().waitFor();
});
