import { expect, inject, test } from "vitest";

import { open, useBrowser } from "./browser.ts";

useBrowser();

test("the director joins by the link, once, signs out and signs in again", async () => {
  const link = `/join#${inject("token")}`;
  const page = await open(link);
  await page.getByLabel("名稱").fill("甲");
  await page.getByLabel("密碼").fill("四平八穩的一句話，夠長了");
  await page.getByRole("button", { name: "憑邀請加入" }).click();
  await page.getByRole("heading", { name: "甲" }).waitFor();
  expect(new URL(page.url()).hash).toBe("");
  await page.getByRole("button", { name: "登出" }).click();
  await page.getByLabel("名稱").fill("甲");
  await page.getByLabel("密碼").fill("四平八穩的一句話，夠長了");
  await page.getByRole("button", { name: "登入" }).click();
  await page.getByRole("heading", { name: "甲" }).waitFor();
});
