// Every page of events, in every language and both themes, at every width.

import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";

import { LANGS } from "../src/words/lang.ts";
import { open, THEMES, useBrowser } from "./browser.ts";
import { accessible, fits, missing, overflowing, shot } from "./checks.ts";
import { draftOf, enter, leaguePlaying, playing, swissOf } from "./hall.ts";

useBrowser();

const RUN = [
  "entries",
  "draft",
  "results",
  "standings",
  "cases",
  "officials",
  "duties",
  "papers",
  "prizes",
  "settings",
];
const PUBLIC = ["pairings/1", "names", "live", "standings", "cross", "rulings", "entries", "player/1"];

/** Every page of an event by its address; a cup has a bracket, a league has teams, and a draft stands only until it is published. */
const WALK = [
  "/e",
  "/new",
  "/e/example",
  ...RUN.map((panel) => `/e/example/run/open/${panel}`),
  ...PUBLIC.map((tab) => `/e/example/open/${tab}`),
  "/e/example/game/open/3/1/1/1",
  "/e/example/replay",
  "/e/example/seat",
  "/e/example/screen",
  "/e/walked-draft/run/A/draft",
  "/e/walked-live/A/live",
  "/e/walked-live/run/A/results",
  "/e/walked-cup/run/A/bracket",
  "/e/walked-cup/A/bracket",
  "/e/walked-league/run/A/teams",
  "/e/walked-league/run/A/results",
  "/e/walked-league/A/pairings/1",
];

beforeAll(async () => {
  await playing("walked-draft", 4, { format: swissOf(4) });
  await draftOf("walked-draft", 1, 4);
  await playing("walked-live", 2, { charter: 'enforcement = "watched"\nlive = {}' });
  await enter("walked-live", 1, { do: "press" }, "second");
  await enter("walked-live", 1, { do: "move", text: "h2e2" }, "first");
  await playing("walked-cup", 4, { format: 'stages = [{ system = "knockout" }]' });
  await leaguePlaying("walked-league", 4, "歐陽飛鵬");
});

/** Goes to a page, and waits until it shows what it has. */
async function reached(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
}

test.each(LANGS)("every page of events is walked in %s", { timeout: 300_000 }, async (lang) => {
  const page = await open("/e", { lang, signedIn: true });
  const unsaid: string[] = [];
  for (const path of WALK) {
    await page.goto(new URL(path, page.url()).href);
    await reached(page);
    expect(await overflowing(page), path).toEqual([]);
    unsaid.push(...(await missing(page)).map((key) => `${path}: ${key}`));
    // A bookmark says what it is of.
    if (/^\/e\/./.test(path)) await expect.poll(() => page.title()).toMatch(/^.+ · .+ · /);
    await shot(page, `walk${path.replaceAll("/", "-")}-${lang}`, true);
  }
  // All that is found, and not the first alone.
  expect(unsaid).toEqual([]);
});

test.each(THEMES.flatMap((theme) => WALK.map((path) => [path, theme] as const)))(
  "%s, %s, is accessible, and fits every width",
  async (path, theme) => {
    const page = await open(path, { theme, signedIn: true });
    await reached(page);
    await accessible(page);
    await fits(page, `event${path.replaceAll("/", "-")}-${theme}`);
  },
);
