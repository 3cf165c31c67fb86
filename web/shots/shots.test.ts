// Takes the pictures of the pages that docs/pages keeps: `npm run shots`.

import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";

import type { Lang } from "../src/words/lang.ts";
import { open, useBrowser, type View } from "../tests/browser.ts";
import { draftOf, enter, furtherRound, playing, raiseHand, swissOf } from "../tests/hall.ts";

useBrowser();

const FOLDER = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), "docs", "pages");
mkdirSync(FOLDER, { recursive: true });

const PHONE: View = { width: 390, height: 844, hasTouch: true, isMobile: true, signedIn: true };
const TABLET: View = { width: 1180, height: 820, hasTouch: true, signedIn: true };
const DESKTOP: View = { width: 1440, height: 900, signedIn: true };

const EVENT = "shots";
/** One whose boards nobody keeps, as an official on patrol meets them. */
const PATROL = "shots-patrol";
/** A Swiss whose fourth round is a draft. */
const DRAFT = "shots-draft";
/** A knockout whose second round is played. */
const CUP = "shots-cup";
const JUDGED =
  "/#f=2bak4%2F4a4%2F5c3%2Fp1p6%2F3P4R%2F1nB6%2FP7P%2F9%2F4K4%2F5AB2+w&m=i5f5.f7d7.f5i5.d7f7.i5f5.f7d7.f5i5.d7f7.i5f5.f7d7.f5i5.d7f7";

/** A page as somebody meets it, once what it is for is in sight. */
interface Shot {
  readonly name: string;
  readonly path: string;
  readonly seen: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

const table = (number: number) => `/e/${EVENT}/table/A/1/${number}/1/1`;
const patrol = (number: number) => `/e/${PATROL}/table/A/1/${number}/1/1`;
const watch = async (page: Page) => {
  await page.locator("button.watch:visible").click();
  await page.locator(".watched").waitFor();
};

const SHOTS: readonly Shot[] = [
  {
    name: "judge",
    path: JUDGED,
    seen: "[aria-busy=false] article",
    // The first move of the cycle, with what it does on the board.
    prepare: async (page) => {
      await page.locator(".laps .lap button").first().click();
      await page.locator("[data-arrow]").first().waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  { name: "calls", path: `/e/${EVENT}/calls`, seen: "li a" },
  { name: "patrol", path: patrol(2), seen: ".words button" },
  {
    name: "remedy",
    path: patrol(2),
    seen: ".words button",
    prepare: async (page) => {
      await page.locator(".words button").nth(3).click();
      await page.locator(".side").nth(1).click();
      await page.locator(".aloud").waitFor();
    },
  },
  {
    name: "claim",
    path: patrol(3),
    seen: ".words button",
    // The position set up, a lap of the cycle played, how often, and who claims it.
    prepare: async (page) => {
      await page.locator(".words button").nth(4).click();
      await page.locator(".fen input").fill("3k5/9/9/9/4R4/9/9/9/9/5K3 w");
      await page.locator(".ask button.primary:not([aria-disabled])").click();
      for (const [i, move] of ["e5d5", "d9e9", "d5e5", "e9d9"].entries()) {
        await page.locator(".ask .board input").fill(move);
        await page.locator(".ask .board input").press("Enter");
        await page.locator(".moves .move").nth(i).waitFor();
      }
      await page.locator(".ask .segments button").nth(1).click();
      await page.locator(".side").nth(1).click();
      await page.locator(".why").waitFor();
    },
  },
  { name: "watched", path: table(1), seen: ".words button", prepare: watch },
  {
    name: "inclusive",
    // The players who need it sit here by the lots that are drawn.
    path: table(12),
    seen: ".words button",
    prepare: async (page) => {
      await watch(page);
      await page.locator("details summary").last().click();
      await page.locator(".called").waitFor();
      await page.locator(".called").scrollIntoViewIfNeeded();
    },
  },
  { name: "rulebook", path: "/rulebooks/xqef-2022", seen: "dt" },
  { name: "new", path: "/new", seen: "details" },
  { name: "public", path: "/e/example/open/names", seen: "li button" },
  { name: "results", path: "/e/example/run/open/results", seen: "[data-row]" },
  {
    name: "draft",
    path: `/e/${DRAFT}/run/A/draft`,
    seen: "[data-seat]",
    // Why these two meet.
    prepare: async (page) => {
      await page.locator("[data-seat]").nth(4).click();
      await page.locator("aside [role=status]").filter({ hasText: /./ }).first().waitFor();
    },
  },
  { name: "live", path: `/e/${EVENT}/A/live`, seen: ".board" },
  { name: "standings", path: "/e/example/open/standings", seen: "tbody tr" },
  { name: "player", path: "/e/example/open/player/1", seen: "tbody tr" },
  { name: "settings", path: "/e/example/run/open/settings", seen: "tbody tr" },
  { name: "replay", path: "/e/example/replay/60", seen: "tbody tr" },
  { name: "screen", path: "/e/example/screen", seen: "ol li" },
  { name: "bracket", path: `/e/${CUP}/A/bracket`, seen: "[role=group] a" },
];

/** Which pictures are kept: every page in its usual place, then each device, theme and language at least twice. */
const KEPT: readonly { shot: string; device: "phone" | "tablet" | "desktop"; lang: Lang; theme: "light" | "dark" }[] = [
  { shot: "judge", device: "desktop", lang: "zh-Hant", theme: "light" },
  { shot: "judge", device: "desktop", lang: "en", theme: "dark" },
  { shot: "judge", device: "phone", lang: "zh-Hans", theme: "light" },
  { shot: "watched", device: "tablet", lang: "zh-Hant", theme: "light" },
  { shot: "watched", device: "tablet", lang: "zh-Hans", theme: "dark" },
  { shot: "inclusive", device: "tablet", lang: "zh-Hant", theme: "light" },
  { shot: "inclusive", device: "phone", lang: "en", theme: "dark" },
  { shot: "calls", device: "tablet", lang: "zh-Hant", theme: "light" },
  { shot: "calls", device: "phone", lang: "en", theme: "dark" },
  { shot: "patrol", device: "phone", lang: "zh-Hant", theme: "light" },
  { shot: "patrol", device: "phone", lang: "zh-Hans", theme: "dark" },
  { shot: "remedy", device: "phone", lang: "zh-Hant", theme: "light" },
  { shot: "remedy", device: "phone", lang: "en", theme: "light" },
  { shot: "remedy", device: "phone", lang: "zh-Hans", theme: "light" },
  { shot: "claim", device: "phone", lang: "zh-Hant", theme: "light" },
  { shot: "claim", device: "phone", lang: "zh-Hans", theme: "light" },
  { shot: "claim", device: "phone", lang: "en", theme: "dark" },
  { shot: "rulebook", device: "desktop", lang: "zh-Hant", theme: "light" },
  { shot: "rulebook", device: "desktop", lang: "zh-Hans", theme: "dark" },
  { shot: "rulebook", device: "desktop", lang: "en", theme: "light" },
  { shot: "new", device: "desktop", lang: "zh-Hant", theme: "light" },
  { shot: "new", device: "phone", lang: "en", theme: "dark" },
  { shot: "public", device: "phone", lang: "zh-Hans", theme: "light" },
  { shot: "results", device: "desktop", lang: "zh-Hant", theme: "light" },
  { shot: "draft", device: "desktop", lang: "zh-Hant", theme: "light" },
  { shot: "draft", device: "desktop", lang: "en", theme: "dark" },
  { shot: "live", device: "desktop", lang: "zh-Hant", theme: "light" },
  { shot: "live", device: "phone", lang: "zh-Hans", theme: "light" },
  { shot: "standings", device: "desktop", lang: "zh-Hant", theme: "light" },
  { shot: "standings", device: "phone", lang: "zh-Hans", theme: "dark" },
  { shot: "player", device: "phone", lang: "zh-Hant", theme: "light" },
  { shot: "settings", device: "desktop", lang: "en", theme: "light" },
  { shot: "replay", device: "desktop", lang: "zh-Hant", theme: "light" },
  { shot: "replay", device: "desktop", lang: "en", theme: "dark" },
  { shot: "screen", device: "desktop", lang: "zh-Hant", theme: "light" },
  { shot: "bracket", device: "desktop", lang: "zh-Hant", theme: "light" },
];

beforeAll(async () => {
  await playing(EVENT, 12, {
    charter: 'enforcement = "watched"\nlive = {}',
    needs: { 7: ["deaf_mute"], 16: ["blind"] },
  });
  for (const [act, of] of [
    [{ do: "press" }, "second"],
    [{ do: "move", text: "炮二平五" }, "first"],
    [{ do: "press" }, "first"],
    [{ do: "move", text: "馬8進7" }, "second"],
    [{ do: "press" }, "second"],
    [{ do: "touch", squares: ["h0"] }, "first"],
  ] as const)
    await enter(EVENT, 1, act, of);
  for (const number of [11, 7]) await raiseHand(EVENT, number);
  for (const [number, moves] of [
    [2, ["炮二平五", "馬8進7", "馬二進三"]],
    [3, ["兵七進一", "卒7進1"]],
    [4, ["相三進五"]],
    [5, ["炮八平五", "炮8平5"]],
    [6, ["馬八進七"]],
  ] as const) {
    await enter(EVENT, number, { do: "press" }, "second");
    for (const [nth, text] of moves.entries())
      for (const act of [{ do: "move", text }, { do: "press" }])
        await enter(EVENT, number, act, nth % 2 === 0 ? "first" : "second");
  }
  await playing(PATROL, 3);
  await playing(DRAFT, 8, { format: swissOf(7) });
  for (const round of [1, 2]) await furtherRound(DRAFT, round, 8);
  await draftOf(DRAFT, 3, 8);
  await playing(CUP, 8, { format: 'stages = [{ system = "knockout" }]' });
  await furtherRound(CUP, 1, 8);
});

test.each(KEPT)("$shot, $device, $lang, $theme", async ({ shot, device, lang, theme }) => {
  const wanted = SHOTS.find(({ name }) => name === shot);
  if (wanted === undefined) throw new Error(`no page ${shot}`);
  const page = await open(wanted.path, { ...{ phone: PHONE, tablet: TABLET, desktop: DESKTOP }[device], lang, theme });
  await page.locator(wanted.seen).first().waitFor();
  await wanted.prepare?.(page);
  const path = join(FOLDER, `${shot}-${device}-${lang}-${theme}.jpg`);
  const picture = await page.screenshot({ path, type: "jpeg", quality: 72 });
  expect(picture.length).toBeGreaterThan(5000);
});
