// An evening at a club: twelve players, one director, nobody else has an account.

import { expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { allResults, presser } from "./steps.ts";

useBrowser();

const TWELVE = "陳林黃張李王吳劉蔡楊許鄭".split("").map((surname) => `${surname}大文`);
const ROUNDS = 5;

test("a club evening of twelve goes from the list of events to its final table by the director alone, in few clicks", async () => {
  const page = await open("/e", { signedIn: true });
  const { pressed, press } = presser(page);
  await page.getByRole("link", { name: "開新賽事" }).click();
  await press(/^棋社晚間賽/);
  await page.getByLabel("名稱", { exact: true }).fill("十二人晚會");
  await press("建立賽事");
  const begun = Date.now();
  const paste = page.getByLabel(/從試算表貼上/);
  await paste.waitFor();
  // Pasted as a spreadsheet gives it: looked at without a click.
  await paste.evaluate((field, text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, TWELVE.join("\n"));
  await press("輸入 12 名賽員");
  await press("編排第 1 輪");
  await press("公布第 1 輪");
  await page.getByRole("heading", { name: "第 1 輪賽果" }).waitFor();
  const [first, seconds] = [pressed.length + 1, (Date.now() - begun) / 1000];
  for (let round = 1; round <= ROUNDS; round++) {
    await allResults(page, (table) => (table % 3 === 0 ? "=" : "1"));
    if (round === ROUNDS) break;
    await press(`結束並編排第 ${round + 1} 輪`);
    await press(`公布第 ${round + 1} 輪`);
    await page.getByRole("heading", { name: `第 ${round + 1} 輪賽果` }).waitFor();
  }
  await press(`結束第 ${ROUNDS} 輪`);
  await press("核實並公布");
  await page.getByRole("heading", { name: "最終名次已公布" }).waitFor();
  const places = page.locator("table").first().locator("tbody tr");
  await expect.poll(() => places.count()).toBe(12);
  console.info(
    `list of events to round 1 published: ${first} clicks, ${seconds.toFixed(1)} s after the paste; all: ${pressed.length + 1}`,
  );
  // The link, the kind, the event made, entries, paired, published; then two a round, and two at the end.
  expect(first).toBe(6);
  expect(pressed.length + 1).toBe(6 + 2 * (ROUNDS - 1) + 2);
});
