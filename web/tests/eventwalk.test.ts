// Every page of events, in every language and both themes, at every width.

import { beforeAll, expect, test } from "vitest";

import { open, settled, useBrowser } from "./browser.ts";
import { everywhere, missing } from "./checks.ts";
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

test.each(WALK)("%s has its words in every language, fits every width, and can be used by everybody", async (path) => {
  const page = await open(path, { signedIn: true });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await settled(page);
  // A bookmark says what it is of.
  if (/^\/e\/./.test(path)) await expect.poll(() => page.title()).toMatch(/^.+ · .+ · /);
  await everywhere(page, `event${path.replaceAll("/", "-")}`, () => missing(page));
});
