import { getDocumentProxy } from "unpdf";
import { expect, inject, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { keep, shot } from "./checks.ts";
import { leaguePlaying, playing } from "./hall.ts";

useBrowser();

const PAPERS = [
  "entries",
  "check_in",
  "pairings",
  "by_name",
  "standings",
  "cross",
  "prizes",
  "slips",
  "cards",
  "records",
] as const;
const NAME = "歐陽上官飛鵬";

/** What is printed: each page with its size and its texts, and where they stand. */
async function pagesOf(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, nth) => {
      const page = await document.getPage(nth + 1);
      const [, , width = 0, height = 0] = page.view;
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) =>
        "str" in item && item.str.trim() !== ""
          ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), wide: item.width }]
          : [],
      );
      return { width, height, texts };
    }),
  );
}

test.each(["A4", "Letter"] as const)(
  "papers are printed on %s with all their words, and nothing is cut off",
  async (format) => {
    const event = `print-${format.toLowerCase()}`;
    await playing(event, 24, { first: NAME });
    const page = await open("/", { signedIn: true });
    const sheets = new Map<string, number>();
    for (const paper of PAPERS) {
      const asked = new URLSearchParams({ section: "A", format: "html", lang: "zh-Hant" });
      // Papers come from the program itself, under the policy that it gives them.
      await page.goto(new URL(`/api/v1/events/${event}/papers/${paper}?${asked.toString()}`, inject("program")).href);
      const pdf = await page.pdf({ format, preferCSSPageSize: false });
      keep(`${paper}-${format}.pdf`, pdf);
      const pages = await pagesOf(pdf);
      sheets.set(paper, pages.length);
      if (paper === "records") {
        // The halves of a record sheet stand line beside line.
        const [half, other] = ["29", "59"].map((number) => pages[0]?.texts.find(({ text }) => text === number)?.y);
        expect(other).toBeCloseTo(half ?? NaN, 0);
      }
      const all = pages
        .flatMap(({ texts }) => texts.map(({ text }) => text))
        .join("")
        .normalize("NFKC");
      // Prizes are given out by a table that is not made yet; its heading is in Chinese all the same.
      expect(all, paper).toMatch(/\p{Script=Han}/u);
      if (!["prizes", "cards"].includes(paper)) expect(all.replace(/\s/g, ""), paper).toContain(NAME);
      for (const { width, height, texts } of pages) {
        expect(texts.length, `${paper}: an empty page`).toBeGreaterThan(0);
        for (const { text, x, y, wide } of texts) {
          expect(x, `${paper}: ${text}`).toBeGreaterThanOrEqual(0);
          expect(x + wide, `${paper}: ${text}`).toBeLessThanOrEqual(width + 1);
          expect(y, `${paper}: ${text}`).toBeGreaterThanOrEqual(0);
          expect(y, `${paper}: ${text}`).toBeLessThanOrEqual(height);
        }
      }
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize({ width: 794, height: 1123 });
      await shot(page, `${paper}-${format}`);
      await page.emulateMedia({ media: null });
      // A slip bears a code for each of its two seats.
      if (paper === "slips") expect(await page.locator(".slip svg").count()).toBe(48);
    }
    // 24 tables: eight slips to a page, a record sheet on one, three cards to a page.
    expect(Object.fromEntries(sheets)).toMatchObject({ slips: 3, records: 24, cards: 16 });
  },
);

test.each(["A4", "Letter"] as const)("papers of teams and the bracket are printed on %s", async (format) => {
  const of = format.toLowerCase();
  await leaguePlaying(`print-league-${of}`, 4, NAME);
  await playing(`print-cup-${of}`, 8, { first: NAME, format: 'stages = [{ system = "knockout" }]' });
  const page = await open("/", { signedIn: true });
  for (const [event, paper] of [
    ["league", "team_sheets"],
    ["league", "pairings"],
    ["league", "slips"],
    ["cup", "bracket"],
  ] as const) {
    const path = `/api/v1/events/print-${event}-${of}/papers/${paper}?section=A&format=html&lang=zh-Hant`;
    await page.goto(new URL(path, inject("program")).href);
    const pages = await pagesOf(await page.pdf({ format, preferCSSPageSize: false }));
    const all = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join("");
    expect(all.normalize("NFKC").replace(/\s/g, ""), paper).toContain(NAME);
    // A sheet for each of four teams; eight slips and a whole bracket on one page.
    expect(pages.length, paper).toBe(paper === "team_sheets" ? 4 : 1);
    for (const { width, texts } of pages)
      for (const { text, x, wide } of texts) expect(x + wide, `${paper}: ${text}`).toBeLessThanOrEqual(width + 1);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 794, height: 1123 });
    await shot(page, `${paper}-${event}-${format}`);
    await page.emulateMedia({ media: null });
  }
});

test("the codes of the seats are printed to be cut apart, each with what is scanned and whose it is", async () => {
  await playing("print-codes", 24, { first: NAME });
  const page = await open("/e/print-codes/run/A/papers", { signedIn: true });
  await page.getByRole("button", { name: "本輪座位代碼" }).click();
  await page.getByRole("button", { name: "列印代碼條" }).waitFor();
  const pdf = await page.pdf({ format: "A4" });
  keep("codes-A4.pdf", pdf);
  const pages = await pagesOf(pdf);
  const texts = pages.flatMap(({ texts }) => texts.map(({ text }) => text.normalize("NFKC")));
  expect(texts.join("").replace(/\s/g, "")).toContain(NAME);
  // Twelve on every page, the first too.
  expect(pages.map((page) => page.texts.filter(({ text }) => text.includes("東區盃公開賽")).length)).toEqual([
    12, 12, 12, 12,
  ]);
  // Nothing of the page around it, and no code without its table.
  expect(texts.join("")).not.toContain("輸入賽果");
  expect(texts.filter((text) => text.includes("東區盃公開賽"))).toHaveLength(48);
  for (const { width, texts } of pages)
    for (const { text, x, wide } of texts) expect(x + wide, text).toBeLessThanOrEqual(width + 1);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => page.getByRole("img", { name: /的座位代碼$/ }).count()).toBe(48);
  // No frame of the page stands around what is cut.
  const frame = page.locator(".card", { has: page.locator(".codes") });
  expect(await frame.evaluate((card) => getComputedStyle(card).borderTopWidth)).toBe("0px");
  await page.setViewportSize({ width: 794, height: 1123 });
  await shot(page, "codes-A4");
});
