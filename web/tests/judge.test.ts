import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { shot, violations } from "./checks.ts";
import { BOUND_ROOK, CHASE_AND_KILL } from "./samples.ts";

useBrowser();

const BOOKS = ["xqef-2022", "roc-113", "hk-2016", "cn-referee", "axf-2003", "wxf-2018"];

/** Pastes a game and waits until it is judged. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "匯入棋譜" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(text);
  await dialog.getByRole("button", { name: "讀入並裁決" }).click();
  await page.locator("[aria-busy=false] article").first().waitFor();
}

/** The verdict of each rulebook, in the order of the page. */
async function verdicts(page: Page): Promise<Record<string, string>> {
  const cards = await page.getByRole("article").all();
  const told = cards.map(async (card) => [
    await card.locator(".id").innerText(),
    await card.locator("strong").innerText(),
  ]);
  return Object.fromEntries(await Promise.all(told)) as Record<string, string>;
}

test("a game pasted as Chinese moves is compared under all rulebooks", async () => {
  const page = await open("/");
  await paste(page, CHASE_AND_KILL);
  const told = await verdicts(page);
  expect(Object.keys(told)).toEqual(BOOKS);
  expect(told["roc-113"]).toBe("不變作和");
  expect(told["cn-referee"]).toBe("紅方須變");
  const differing = page.getByRole("article").filter({ hasText: "判法不同" });
  expect(await differing.locator(".id").allInnerTexts()).toEqual(["cn-referee"]);
  expect(await violations(page)).toEqual([]);
});

test("one reading is switched, and a link shows the same in a fresh browser", async () => {
  const page = await open("/");
  await paste(page, BOUND_ROOK);
  await page.getByRole("article").filter({ hasText: "roc-113" }).getByRole("button").click();
  expect((await verdicts(page))["roc-113"]).toBe("不變作和");
  const reading = page.getByRole("region", { name: /兩種解讀/ });
  expect(await reading.getByRole("button", { name: "有根即閒" }).getAttribute("aria-pressed")).toBe("true");
  await reading.getByRole("button", { name: "有根亦捉" }).click();
  await page.locator("[aria-busy=false] article.chosen", { hasText: "紅方須變" }).waitFor();
  const told = await verdicts(page);
  expect(told["roc-113"]).toBe("紅方須變");

  const fresh = await open(page.url());
  await fresh.locator("[aria-busy=false] article").first().waitFor();
  expect(await verdicts(fresh)).toEqual(told);
  expect(await fresh.getByRole("grid").innerHTML()).toBe(await page.getByRole("grid").innerHTML());
});

test("what was due, what is assumed and where books part is told, and a warning that was given is taken in", async () => {
  const page = await open("/");
  await paste(page, BOUND_ROOK);
  const due = page.getByRole("region", { name: "何時應處理" });
  expect(await due.getByRole("button").allInnerTexts()).toEqual(["第 8 著後\n應令紅方變著", "第 12 著後\n應即判決"]);
  await due.getByRole("button").first().click();
  expect(await page.locator("output").first().innerText()).toBe("8 / 12 著");
  const parting = page.getByRole("region", { name: "判法差在哪裡" });
  expect(await parting.locator("tr.parts").count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "第 8 著後已指示或警誡" }).click();
  await page.waitForFunction(() => document.querySelector("article strong")?.textContent === "黑勝");
  expect(page.url()).toContain("w=8");
});

test("moves are played by typed notation and judged at once, and stepped through by the arrow keys", async () => {
  const page = await open("/");
  const field = page.getByRole("textbox", { name: "座標或著法" });
  for (const [i, move] of ["炮二平五", "馬8進7", "h0g2"].entries()) {
    await field.fill(move);
    await field.press("Enter");
    const count = i + 1;
    await page.waitForFunction((n) => document.querySelector("output")?.textContent === `${n} / ${n} 著`, count);
  }
  expect(await page.getByRole("article").count()).toBe(BOOKS.length);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("ArrowLeft");
  expect(await page.locator("output").innerText()).toBe("2 / 3 著");
});

test("a position is set up and what is wrong is told while pieces are placed", async () => {
  const page = await open("/");
  await page.getByRole("button", { name: "擺局面" }).click();
  const use = page.getByRole("button", { name: "用這個局面" });
  const fen = page.getByRole("textbox", { name: "局面的 FEN" });
  await fen.fill("4k4/9/4a4/9/9/9/9/9/9/3K5 w");
  const faults = page.getByRole("list", { name: "擺錯之處" });
  await faults.waitFor();
  expect(await page.locator('[data-point="e7"]').getAttribute("aria-label")).toContain(
    (await faults.getByRole("listitem").first().innerText()).trim(),
  );
  expect(await use.getAttribute("aria-disabled")).toBe("true");
  await fen.fill("3ak4/9/9/9/9/9/9/9/9/3K5 w");
  await faults.waitFor({ state: "detached" });
  await use.click();
  await page.getByRole("textbox", { name: "座標或著法" }).fill("帥六進一");
  await page.getByRole("textbox", { name: "座標或著法" }).press("Enter");
  await page.getByRole("article").first().waitFor();
});

test("the ruling is printed on a sheet with lines to sign", async () => {
  const page = await open("/");
  await paste(page, CHASE_AND_KILL);
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".sheet");
  expect(await sheet.innerText()).toContain("裁定書");
  expect(await sheet.innerText()).toContain("俥一平四");
  expect(await page.getByRole("article").first().isVisible()).toBe(false);
  await shot(page, "judge-print", true);
});

test("a file is dropped on the page", async () => {
  const page = await open("/");
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "game.txt", { type: "text/plain" }));
    return transfer;
  }, CHASE_AND_KILL);
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
  await page.getByRole("article").first().waitFor();
});

test("what cannot be read is told, and what was there stays", async () => {
  const page = await open("/");
  await paste(page, BOUND_ROOK);
  await page.getByRole("button", { name: "匯入棋譜" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("3k5/9 w 俥一進一");
  await page.getByRole("dialog").getByRole("button", { name: "讀入並裁決" }).click();
  await page.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor();
  expect(Object.keys(await verdicts(page))).toEqual(BOOKS);
});
