import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";

import { open, settled, useBrowser } from "../tests/browser.ts";
import { playing } from "../tests/hall.ts";
import { SLOWER, workOf } from "../tests/work.ts";

useBrowser();

const RESULTS = "/e/large/run/A/results";
/** What is typed: a few tables, one table, a number, a fifth of all, a third of all; each taken away again. */
const TYPED = ["棋手 77", "", "棋手 431", "", "250", "", "棋手 9", "", "棋手 3", ""];
const RUNS = 5;

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
const told = (numbers: readonly number[]) =>
  `median ${Math.round(median(numbers))} ms, longest ${Math.round(Math.max(...numbers))} ms`;
const tell = (what: string, work: readonly number[], clock: readonly number[] = []) =>
  console.log(
    `500 boards, ${SLOWER}× slower processor, ${what}: work ${told(work)}${clock.length > 0 ? `; by the clock ${told(clock)}` : ""}`,
  );

beforeAll(() => playing("large", 500));

/** The director's page of results, loaded as a whole from a page of another address. */
async function opened(page: Page): Promise<number> {
  await page.goto(new URL("/e/example", page.url()).href);
  await settled(page);
  await page.goto(new URL(RESULTS, page.url()).href);
  await page.locator("[data-row]").first().waitFor();
  return page.evaluate(() => new Promise<number>((done) => requestIdleCallback(() => done(performance.now()))));
}

/** Types into a field, and waits until what follows is drawn; how long that took by the clock. */
const typed = (field: Element, text: string): Promise<number> =>
  new Promise((done) => {
    const began = performance.now();
    (field as HTMLInputElement).value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
  });

/** Slows the processor of a page down; gives back what lets it go again. */
async function slowed(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return () => session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
}

test("500 boards: when the director's page can be used, and how long a filter takes", async () => {
  const page = await open("/e/example", { signedIn: true });
  const [work, clock]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) work.push(await workOf(page, () => opened(page)));
  const released = await slowed(page);
  for (let run = 0; run < RUNS; run++) clock.push(await opened(page));
  await released();
  tell("director's page opened", work, clock);
  expect(median(clock)).toBeLessThan(10_000);

  const field = await page.getByRole("searchbox").elementHandle();
  if (field === null) throw new Error("nothing to type into");
  const ofText = new Map(TYPED.map((text) => [text, { work: [] as number[], clock: [] as number[] }]));
  // Each as if nothing else went on: a list goes on growing for a moment after it was narrowed down.
  const rested = () => page.waitForTimeout(200);
  for (let run = 0; run < RUNS; run++)
    for (const text of TYPED) {
      await rested();
      ofText.get(text)?.work.push(await workOf(page, () => field.evaluate(typed, text)));
    }
  await slowed(page);
  for (let run = 0; run < RUNS; run++)
    for (const text of TYPED) {
      await rested();
      ofText.get(text)?.clock.push(await field.evaluate(typed, text));
    }
  for (const [text, { work, clock }] of ofText)
    tell(text === "" ? "filter cleared" : `filtered by ${text}`, work, clock);
  expect(median([...ofText.values()].flatMap(({ work }) => work))).toBeLessThan(1000);
});

test("500 boards: how much work the projector's turning of a page is", async () => {
  const page = await open("/e/large/screen?seconds=2&show=pairings", { width: 1920, height: 1080 });
  const nth = page.locator(".nth");
  await nth.filter({ hasText: "1/" }).waitFor();
  const work: number[] = [];
  for (let turn = 0; turn < RUNS; turn++) {
    const now = await nth.innerText();
    work.push(await workOf(page, () => nth.filter({ hasNotText: now }).waitFor()));
  }
  tell("a page of the projector turned", work);
  expect(median(work)).toBeLessThan(10_000);
});
