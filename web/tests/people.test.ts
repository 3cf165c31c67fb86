import { expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { invited } from "./hall.ts";

useBrowser();

test("a director joins by the link of an invitation, signs out and signs in again", async () => {
  const page = await open(await invited());
  await page.getByLabel("名稱").fill("乙");
  await page.getByLabel("密碼").fill("四平八穩的一句話，夠長了");
  await page.getByRole("button", { name: "憑邀請加入" }).click();
  await page.getByRole("heading", { name: "乙" }).waitFor();
  expect(new URL(page.url()).hash).toBe("");
  await page.getByRole("button", { name: "登出" }).click();
  await page.getByLabel("名稱").fill("乙");
  await page.getByLabel("密碼").fill("四平八穩的一句話，夠長了");
  await page.getByRole("button", { name: "登入" }).click();
  await page.getByRole("heading", { name: "乙" }).waitFor();
});
