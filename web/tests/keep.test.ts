import { expect, test } from "vitest";

import { useBrowser } from "./browser.ts";
import { violations } from "./checks.ts";
import { begun, panel } from "./steps.ts";

useBrowser();

test("an event is thrown away after its name was typed once more, and comes back from its file", async () => {
  const page = await begun("thrown-away", ["甲", "乙", "丙", "丁"], 2);
  const file = await page.request.get(new URL("/api/v1/events/thrown-away/export", page.url()).href);
  await panel(page, "設定");
  await page.getByRole("button", { name: "移除賽事" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("another");
  await expect.poll(() => dialog.getByRole("button", { name: "移除賽事" }).getAttribute("aria-disabled")).toBe("true");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("textbox").fill("thrown-away");
  await dialog.getByRole("button", { name: "移除賽事" }).click();
  await page.getByText("已移除 thrown-away").waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/e");
  await expect.poll(() => page.locator('a[href="/e/thrown-away"]').count()).toBe(0);

  // A file that is none is refused with its line; the true one brings everything back.
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "thrown-away.jsonl", mimeType: "text/plain", buffer: Buffer.from("no log\n") });
  await page.getByRole("button", { name: "從備份取回賽事" }).click();
  await page.getByRole("alert").first().waitFor();
  await input.setInputFiles({ name: "thrown-away.jsonl", mimeType: "text/plain", buffer: await file.body() });
  await page.getByRole("button", { name: "從備份取回賽事" }).click();
  await page.getByRole("heading", { name: "第 1 輪賽果" }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/e\/thrown-away\/run/);
});
