import type { Page } from "playwright-core";
import { beforeAll, test } from "vitest";

import type { Lang } from "../src/words/lang.ts";
import { open, useBrowser } from "./browser.ts";
import { everywhere, foreign } from "./checks.ts";
import { enter, leaguePlaying, playing, raiseHand } from "./hall.ts";
import { sharedNames } from "./names.ts";

useBrowser();

const EVENT = "walk";
/** Where nobody keeps the boards: what stands there is set up. */
const PATROL = "walk-patrol";
/** Where a table has several boards. */
const TEAMS = "walk-teams";

/** What is written in the language of the event: its name, its section, who plays. */
const NAMES = ["東區盃公開賽", "公開組", "棋手", "甲"];

beforeAll(async () => {
  await playing(EVENT, 4, { charter: 'enforcement = "watched"' });
  await playing(PATROL, 1);
  await leaguePlaying(TEAMS, 2, "甲");
  await raiseHand(EVENT, 2);
  await enter(EVENT, 3, { do: "press" }, "second");
  await enter(EVENT, 3, { do: "move", text: "h2e2" }, "first");
  await enter(EVENT, 3, { do: "move", text: "h9h8" }, "second");
  await enter(EVENT, 3, { do: "touch", squares: ["h0"] }, "first");
});

const table = (number: number, event = EVENT) => `/e/${event}/table/A/1/${number}/1/1`;
const word = (nth: number) => async (page: Page) => {
  await page.locator(".words button").nth(nth).click();
  await page.locator(".kinds button").first().waitFor();
};
const remedy = async (page: Page) => {
  await word(3)(page);
  await page.locator(".side").first().click();
  await page.locator(".aloud").waitFor();
};
/** The position set up, a lap of the cycle played, how often. */
const cycle = async (page: Page) => {
  await word(4)(page);
  await page.locator(".fen input").fill("3k5/9/9/9/4R4/9/9/9/9/5K3 w");
  await page.locator(".ask button.primary:not([aria-disabled])").click();
  for (const [i, move] of ["e5d5", "d9e9", "d5e5", "e9d9"].entries()) {
    await page.locator(".ask .board input").fill(move);
    await page.locator(".ask .board input").press("Enter");
    await page.locator(".moves .move").nth(i).waitFor();
  }
  await page.locator(".ask .segments button").nth(1).click();
};
/** The man that was touched at a board that nobody kept. */
const touchedMan = async (page: Page) => {
  await word(0)(page);
  await page.locator(".men button").nth(4).click();
};
const watched = async (page: Page) => {
  await page.locator("button.watch:visible").click();
  await page.locator(".watched").waitFor();
};

/** A dialog or page that opens from the acts beside a kept board, by the button's place among those below all others. */
const other = (nth: number) => async (page: Page) => {
  await watched(page);
  await page.locator(".others button").nth(nth).click();
};

interface Stage {
  readonly name: string;
  readonly path: string;
  readonly reach: (page: Page) => Promise<void>;
  readonly seen: string;
}

/** Every stage of the pages at the tables, with how it is reached and what is seen then. */
const STAGES: readonly Stage[] = [
  { name: "calls", path: `/e/${EVENT}/calls`, reach: async () => undefined, seen: "li a" },
  { name: "table-codes", path: `/e/${EVENT}/table`, reach: async () => undefined, seen: "li [role=img]" },
  { name: "which-game", path: `/e/${TEAMS}/table/A/1`, reach: async () => undefined, seen: "li a" },
  { name: "words", path: table(1), reach: async () => undefined, seen: ".words button" },
  { name: "hand", path: table(2), reach: async () => undefined, seen: ".hand button" },
  { name: "touch", path: table(1), reach: word(0), seen: ".kinds button" },
  { name: "wrong-move", path: table(1), reach: word(1), seen: ".kinds button" },
  { name: "disturbed", path: table(1), reach: word(2), seen: ".kinds button" },
  { name: "clock", path: table(1), reach: word(3), seen: ".kinds button" },
  { name: "claim", path: table(1), reach: word(4), seen: ".kinds button" },
  { name: "conduct", path: table(1), reach: word(5), seen: ".kinds button" },
  { name: "remedy", path: table(1), reach: remedy, seen: ".aloud" },
  {
    name: "set-up",
    path: table(1, PATROL),
    reach: word(4),
    seen: ".palette button",
  },
  { name: "touched-man", path: table(1, PATROL), reach: touchedMan, seen: ".side" },
  {
    name: "touch-told",
    path: table(1, PATROL),
    reach: async (page) => {
      await touchedMan(page);
      await page.locator(".side").first().click();
    },
    seen: ".aloud",
  },
  { name: "cycle", path: table(1, PATROL), reach: cycle, seen: ".side" },
  {
    name: "claimed",
    path: table(1, PATROL),
    reach: async (page) => {
      await cycle(page);
      await page.locator(".side").nth(1).click();
      await page.locator(".why summary").click();
    },
    seen: ".why tbody tr",
  },
  {
    name: "done",
    path: table(4),
    reach: async (page) => {
      await remedy(page);
      await page.locator(".remedy button.primary").click();
    },
    seen: ".later button",
  },
  {
    name: "undo",
    path: table(3),
    reach: async (page) => page.locator("li .acts button").last().click(),
    seen: "dialog[open] input",
  },
  { name: "watched", path: table(3), reach: watched, seen: ".watched" },
  { name: "sanction", path: table(3), reach: other(0), seen: "dialog[open] button" },
  { name: "write", path: table(3), reach: other(1), seen: "dialog[open] input" },
  { name: "found", path: table(3), reach: other(2), seen: ".palette button" },
  {
    name: "adjourn",
    path: table(3),
    reach: async (page) => {
      await watched(page);
      await page.locator(".card:has(.others) h3 + [role=group]").last().locator("button").first().click();
    },
    seen: "dialog[open] .segments button",
  },
  {
    name: "matter",
    path: table(3),
    reach: async (page) => page.locator("button.primary").first().click(),
    seen: ".remedy",
  },
  {
    name: "inclusive",
    path: table(3),
    reach: async (page) => {
      await watched(page);
      await page.locator("details summary").last().click();
    },
    seen: ".called",
  },
];

/** Opens a page, and goes as far as a stage. */
async function reached({ path, reach, seen }: Stage): Promise<Page> {
  const page = await open(path, { signedIn: true });
  await page.locator(".words button, li a").first().waitFor();
  await reach(page);
  await page.locator(seen).first().waitFor();
  return page;
}

const said = async (page: Page, lang: Lang) => foreign(page, lang, new Set([...(await sharedNames()), ...NAMES]));

test.each(STAGES)(
  "$name has its words in every language, fits every width, and can be used by everybody",
  async (stage) => {
    const page = await reached(stage);
    await everywhere(page, stage.name, (lang) => said(page, lang));
  },
);
