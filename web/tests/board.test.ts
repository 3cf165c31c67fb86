import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";

useBrowser();

const section = (page: Page, name: string) => page.locator(`[data-section="${name}"]`);
const point = (board: Locator, name: string) => board.locator(`[data-point="${name}"]`);
const intent = (page: Page) => section(page, "play").locator("[data-intent]").innerText();
const label = (board: Locator, name: string) => point(board, name).getAttribute("aria-label");

async function middle(spot: Locator) {
  await spot.scrollIntoViewIfNeeded();
  const box = await spot.boundingBox();
  if (box === null) throw new Error("nothing to see");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: Locator, to: Locator) {
  const start = await middle(from);
  const end = await middle(to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

/** A finger that goes down, moves and is lifted. */
async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
}

test("a move is played by clicks, told aloud, and taken back", async () => {
  const page = await open("gallery.html", { lang: "en" });
  const play = section(page, "play");
  await point(play, "h2").click();
  await expect.poll(() => point(play, "h2").getAttribute("aria-selected")).toBe("true");
  await expect.poll(() => play.locator("circle.target").count()).toBe(11);
  await expect.poll(() => play.locator("circle.capture").count()).toBe(1);
  await expect.poll(() => label(play, "h9")).toContain("can be captured");
  await point(play, "e2").click();
  await expect.poll(() => intent(page)).toContain("h2e2");
  await expect.poll(() => label(play, "e2")).toBe("file 5, rank 3, red cannon, last move");
  await expect
    .poll(() => play.locator("[aria-live]").first().innerText())
    .toContain("red cannon from file 2, rank 3 to file 5, rank 3");
  await play.getByRole("button", { name: "Take back" }).click();
  await expect.poll(() => label(play, "h2")).toContain("red cannon");
});

test("a move is dragged by the mouse; one that is not allowed is refused and told", async () => {
  const page = await open("gallery.html");
  const play = section(page, "play");
  await drag(page, point(play, "b2"), point(play, "e5"));
  await expect.poll(() => intent(page)).toContain("✕ e5");
  await expect.poll(() => play.getByRole("alert").innerText()).toContain("不可走");
  await expect.poll(() => label(play, "b2")).toContain("紅炮");
  await drag(page, point(play, "b2"), point(play, "b9"));
  await expect.poll(() => intent(page)).toContain("b2b9");
  await expect.poll(() => label(play, "b9")).toContain("紅炮");
});

test("a move is played by touch, tapped and dragged, and a press shows the point enlarged", async () => {
  const page = await open("gallery.html", { width: 360, height: 780, hasTouch: true, isMobile: true });
  const play = section(page, "play");
  await point(play, "h0").tap();
  await expect.poll(() => point(play, "h0").getAttribute("aria-selected")).toBe("true");
  await point(play, "g2").tap();
  await expect.poll(() => intent(page)).toContain("h0g2");
  await play.getByRole("button", { name: "退一著" }).tap();

  const start = await middle(point(play, "h2"));
  const end = await middle(point(play, "e2"));
  const touch = await finger(page);
  await touch("touchStart", [start]);
  await play.locator(".loupe").waitFor();
  await touch("touchMove", [{ x: (start.x + end.x) / 2, y: start.y }]);
  await touch("touchMove", [end]);
  await touch("touchEnd", []);
  await expect.poll(() => intent(page)).toContain("h2e2");
  await expect.poll(() => play.locator(".loupe").count()).toBe(0);
});

test("a finger on an empty part of the board still scrolls the page", async () => {
  const page = await open("gallery.html", { width: 360, height: 600, hasTouch: true, isMobile: true });
  const { x, y } = await middle(point(section(page, "play"), "e5"));
  const before = await page.evaluate(() => scrollY);
  const touch = await finger(page);
  await touch("touchStart", [{ x, y }]);
  for (let way = 10; way <= 100; way += 10) await touch("touchMove", [{ x, y: y - way }]);
  await touch("touchEnd", []);
  await page.waitForFunction((top) => scrollY > top + 50, before);
});

test("a move is played by keyboard alone, by its points and by its text", async () => {
  const page = await open("gallery.html");
  const play = section(page, "play");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-point"));
  for (let presses = 0; presses < 20 && (await focused()) === null; presses++) await page.keyboard.press("Tab");
  await expect.poll(() => focused()).toBe("e0");
  for (const key of ["ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await expect.poll(() => focused()).toBe("h2");
  await page.keyboard.press("Enter");
  await expect.poll(() => point(play, "h2").getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Escape");
  await expect.poll(() => point(play, "h2").getAttribute("aria-selected")).toBe("false");
  await page.keyboard.press("Enter");
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect.poll(() => intent(page)).toContain("h2e2");

  await play.getByRole("button", { name: "退一著" }).press("Enter");
  await point(play, "e0").focus();
  await page.keyboard.press("Home");
  await expect.poll(() => focused()).toBe("a0");
  await page.keyboard.type("c3");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused()).toBe("c3");
  await page.keyboard.type("c2+1");
  await page.keyboard.press("Enter");
  await expect.poll(() => intent(page)).toContain("h2h3");
  await expect.poll(() => focused()).toBe("h3");
});

test("a text that is no move is told to be none", async () => {
  const page = await open("gallery.html");
  const play = section(page, "play");
  const field = play.getByRole("textbox");
  await field.fill("炮二平九");
  await field.press("Enter");
  await expect.poll(() => play.getByRole("alert").innerText()).toContain("「炮二平九」");
  await field.fill("炮二平五");
  await field.press("Enter");
  await expect.poll(() => intent(page)).toContain("h2e2");
});

test("the board turns, with its coordinates and keys", async () => {
  const page = await open("gallery.html");
  const play = section(page, "play");
  const before = await middle(point(play, "a0"));
  const edge = () => play.locator("text.edge").first().textContent();
  await expect.poll(() => edge()).toBe("1");
  await play.getByRole("button", { name: "轉盤" }).click();
  await expect.poll(async () => (await middle(point(play, "a0"))).x).toBeGreaterThan(before.x);
  await expect.poll(() => edge()).toBe("一");
  await point(play, "e0").focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-point"))).toBe("e1");
  await drag(page, point(play, "h2"), point(play, "e2"));
  await expect.poll(() => intent(page)).toContain("h2e2");
});

test("a pawn of chess asks what it becomes", async () => {
  const page = await open("gallery.html", { lang: "en" });
  const chess = section(page, "chess");
  await point(chess, "e7").click();
  await point(chess, "d8").click();
  const dialog = page.getByRole("dialog");
  await expect.poll(() => dialog.getByRole("button").count()).toBe(5);
  await dialog.getByRole("button", { name: "White knight" }).click();
  await expect.poll(() => label(chess, "d8")).toBe("d8, White knight, last move");
});

test("arrows of every kind are there by name, and the legend tells them", async () => {
  const page = await open("gallery.html", { lang: "en" });
  const marks = section(page, "marks");
  const names = () =>
    marks.locator("[data-arrow]").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  await expect
    .poll(async () => (await names()).map((name) => name?.split(":")[0]))
    .toEqual(["check", "chase", "sham protector", "protector", "mate threat", "pin", "move"]);
  expect((await names())[1]).toBe("chase: red rook on file 8, rank 8 to black horse on file 5, rank 3");
  await expect.poll(() => marks.locator("li").count()).toBe(7);
  await expect.poll(() => label(marks, "h5")).toContain("key point");
});

test("each set of pieces is drawn", async () => {
  const page = await open("gallery.html");
  const marks = section(page, "marks");
  const characters = async () => (await marks.locator("text.character").allTextContents()).sort().join("");
  await marks.getByRole("button", { name: "繁體" }).click();
  await expect.poll(characters).toContain("俥");
  await marks.getByRole("button", { name: "簡體" }).click();
  await expect.poll(characters).toContain("车");
  expect(await characters()).not.toContain("俥");
  await marks.getByRole("button", { name: "圖形" }).click();
  await expect.poll(characters).toBe("");
});

test("300 moves are stepped through by buttons, keys and slider, and the board follows", async () => {
  const page = await open("gallery.html", { lang: "en" });
  const steps = section(page, "steps");
  const board = steps.getByRole("grid");
  await steps.getByRole("button", { name: "One move on" }).click();
  await expect.poll(() => label(steps, "a1")).toContain("red rook");
  await expect.poll(() => steps.locator('[aria-current="step"]').innerText()).toBe("R9+1");
  await steps.getByRole("button", { name: "To the end" }).click();
  await expect.poll(() => steps.locator("output").innerText()).toBe("300 of 300");
  await expect.poll(() => steps.locator('[aria-current="step"]').isVisible()).toBe(true);
  for (let press = 0; press < 20; press++) await page.keyboard.press("ArrowLeft");
  await expect.poll(() => steps.locator("output").innerText()).toBe("280 of 300");
  await steps.getByRole("slider").fill("77");
  await expect.poll(() => steps.locator("output").innerText()).toBe("77 of 300");
  await expect.poll(() => label(steps, "a1")).toContain("red rook");
  await expect.poll(() => board.count()).toBe(1);
});
