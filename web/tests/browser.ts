import { existsSync } from "node:fs";

import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";

import type { Lang } from "../src/words/lang.ts";

/** Where the browser is: the one that is named, or the one Debian installs. */
const EXECUTABLE = process.env.CHROMIUM ?? "/usr/bin/chromium";

let browser: Browser;
const complaints: string[] = [];

/** Starts the browser for the tests of a file; whatever a page complains of fails the test that opened it. */
export function useBrowser(): void {
  beforeAll(async () => {
    if (!existsSync(EXECUTABLE)) throw new Error(`no browser at ${EXECUTABLE}: run scripts/web-tools`);
    // A superuser's browser has no sandbox to go into.
    browser = await chromium.launch({ executablePath: EXECUTABLE, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
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
  page.on("request", (request) => {
    const own = [inject("address"), inject("program")].some((address) => request.url().startsWith(address));
    if (!own && !request.url().startsWith("data:")) complaints.push(request.url());
  });
  await page.goto(new URL(path, inject("address")).href);
  await page.locator("main").waitFor();
  return page;
}
