import { gzipSync } from "node:zlib";

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { open, useBrowser } from "../tests/browser.ts";
import { workOf } from "../tests/work.ts";

useBrowser();

/** What a page may load first, in bytes over the wire, without fonts. */
const BUDGET = 150_000;

/** The pages that somebody opens first, with what is seen once they can be used. */
const FIRST = [
  { name: "judge", path: "/", seen: "[data-point=e0]", signedIn: false },
  { name: "rulebooks", path: "/rulebooks", seen: "nav a small", signedIn: false },
  { name: "events", path: "/e", seen: "main h1", signedIn: false },
  { name: "sign-in", path: "/people", seen: "form", signedIn: false },
  { name: "calls", path: "/e/example/calls", seen: ".grid a", signedIn: true },
  { name: "table", path: "/e/example/table/open/3/1/1/1", seen: ".words button", signedIn: true },
  { name: "kept board", path: "/e/example/table/open/3/1/1/1#watch", seen: ".watched [data-point=e0]", signedIn: true },
];

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const atMost = (numbers: readonly number[], share: number) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

function tell(what: string, ...figures: string[]) {
  console.log(`${what}: ${figures.join(", ")}`);
}

/** Slows the processor down to a fourth. */
async function slow(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

test.each(FIRST)("what $name loads first stays within its budget", async ({ name, path, seen, signedIn }) => {
  const page = await open("board.html", { signedIn });
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith("/api")) sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  // What is fetched ahead, once there is nothing else to do, is not needed first.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto(new URL(path, page.url()).href);
  await page.locator(seen).first().waitFor();
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  tell(`${name}, first load`, `${sizes.length} files`, `${bytes} bytes compressed`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(BUDGET);
});

test.each(FIRST)("$name can be used soon on a slow processor", async ({ name, path, seen, signedIn }) => {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const page = await open("board.html", { signedIn });
    await slow(page);
    await page.goto(new URL(path, page.url()).href, { waitUntil: "commit" });
    await page.locator(seen).first().waitFor();
    // Interactive is a page that shows what it is for, and whose script has nothing more to do.
    times.push(
      await page.evaluate(() => new Promise<number>((done) => requestIdleCallback(() => done(performance.now())))),
    );
    await page.context().close();
  }
  tell(`${name}, time to interactive, 4× slower processor`, `median ${Math.round(median(times))} ms`);
  expect(median(times)).toBeLessThan(10_000);
});

test("a game of 300 moves is stepped through without a halt", async () => {
  const page = await open(`/#m=${Array.from({ length: 75 }, () => "a0a1.a9a8.a1a0.a8a9").join(".")}`);
  const steps = page.getByRole("region", { name: "著法" });
  await page.locator("[aria-busy=false] article").first().waitFor();
  const toStart = () => steps.getByRole("button", { name: "回到開始" }).click();
  await toStart();
  // What the page computes and draws for a step, whatever else this machine does meanwhile.
  const work = await workOf(page, () => steps.getByRole("button", { name: "進一著" }).evaluate(stepped));
  await toStart();
  await slow(page);
  const frames = await steps.getByRole("button", { name: "進一著" }).evaluate(stepped);
  await expect.poll(() => steps.locator("output").innerText()).toContain("300 / 300");
  tell(
    "a step of a 300-move game until it is drawn, 4× slower processor",
    `work ${(work / 300).toFixed(1)} ms`,
    `median ${median(frames).toFixed(1)} ms`,
    `95th percentile ${atMost(frames, 0.95).toFixed(1)} ms`,
    `longest ${Math.max(...frames).toFixed(1)} ms`,
  );
  expect(atMost(frames, 0.95)).toBeLessThan(500);
});

/** Steps through 300 moves, each once the one before is drawn; how long each took. */
async function stepped(button: HTMLElement | SVGElement): Promise<number[]> {
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
  const times: number[] = [];
  for (let step = 0; step < 300; step++) {
    await frame();
    const before = performance.now();
    (button as HTMLElement).click();
    await frame();
    // The second frame begins once what the first one drew is on the screen.
    await frame();
    times.push(performance.now() - before);
  }
  return times;
}

test("a move is judged while it is made", async () => {
  const page = await open("/");
  await page.locator("[data-point=e0]").waitFor();
  const field = page.getByRole("textbox", { name: "座標或著法" });
  const times: number[] = [];
  for (const move of Array.from({ length: 5 }, () => ["h2e2", "h9g7", "e2h2", "g7h9"]).flat()) {
    await field.fill(move);
    const begun = performance.now();
    await field.press("Enter");
    await judged(page);
    times.push(performance.now() - begun);
  }
  tell(
    "a move until every rulebook has spoken",
    `median ${median(times).toFixed(0)} ms`,
    `longest ${Math.max(...times).toFixed(0)} ms`,
  );
  await expect.poll(() => page.locator("output").innerText()).toContain("20 / 20");
});

/** Waits in the page itself until what was asked is answered. */
function judged(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        const look = () =>
          document.querySelector("[aria-busy=false] article") === null ? requestAnimationFrame(look) : done();
        look();
      }),
  );
}
