import { existsSync } from "node:fs";

import { chromium, type Browser, type BrowserContextOptions, type Page, type Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";

import type { Lang } from "../src/words/lang.ts";

/** Where the browser is: the one that is named, or Debian's, without windows where it has such, since that takes half the time. */
const EXECUTABLE =
  process.env.CHROMIUM ??
  ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path)) ??
  "chromium";

let browser: Browser;
const complaints: string[] = [];
/** What each page has asked for and has not got yet, its stream apart. */
const asked = new WeakMap<Page, Set<Request>>();

/** Starts the browser for the tests of a file; whatever a page complains of fails the test that opened it. */
export function useBrowser(): void {
  beforeAll(async () => {
    if (!existsSync(EXECUTABLE)) throw new Error(`no browser at ${EXECUTABLE}: run scripts/web-tools`);
    // A superuser's browser has no sandbox to go into.
    browser = await chromium.launch({
      executablePath: EXECUTABLE,
      args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
    });
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());
}

/** The two themes. */
export const THEMES = ["light", "dark"] as const;

/** How a page is looked at. */
export interface View extends BrowserContextOptions {
  readonly lang?: Lang;
  readonly theme?: "light" | "dark";
  readonly width?: number;
  readonly height?: number;
  /** Whether the director of the house is signed in. */
  readonly signedIn?: boolean;
  /** The session of somebody else who is signed in. */
  readonly session?: { readonly name: string; readonly value: string };
}

/** Opens a page in a fresh browser. */
export async function open(path: string, view: View = {}): Promise<Page> {
  const { lang = "zh-Hant", theme = "light", width = 1280, height = 900, signedIn = false, session, ...options } = view;
  const context = await browser.newContext({
    locale: { "zh-Hant": "zh-TW", "zh-Hans": "zh-CN", en: "en-GB" }[lang],
    colorScheme: theme,
    reducedMotion: "reduce",
    viewport: { width, height },
    ...options,
  });
  // A busy machine is waited for: only what never comes is missed.
  context.setDefaultTimeout(60_000);
  const visitor = session ?? (signedIn ? inject("session") : null);
  if (visitor !== null) await context.addCookies([{ ...visitor, url: inject("address") }]);
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // What the server refuses, and that the network is gone, is told by the page; the browser notes it, too.
    if (!/status of 4\d\d|ERR_INTERNET_DISCONNECTED/.test(message.text())) complaints.push(message.text());
  });
  follow(page);
  page.on("request", (request) => {
    const own = [inject("address"), inject("program")].some((address) => request.url().startsWith(address));
    if (!own && !request.url().startsWith("data:")) complaints.push(request.url());
  });
  await page.goto(new URL(path, inject("address")).href);
  await page.locator("main").waitFor();
  return page;
}

/** Keeps in mind what a page asks for until it is there. */
function follow(page: Page): void {
  const open = new Set<Request>();
  asked.set(page, open);
  page.on("request", (request) => request.resourceType() !== "eventsource" && open.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => open.delete(request));
}

/** Waits until a page has all that it asked for, and has drawn it. */
export async function settled(page: Page): Promise<void> {
  for (;;) {
    // What comes may lead to further questions: two frames without one are enough.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    if (asked.get(page)?.size === 0) return;
  }
}
