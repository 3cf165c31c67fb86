import { expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { violations } from "./checks.ts";
import { invited, invitedTo, playing } from "./hall.ts";

useBrowser();

test("a director joins by the link of an invitation, signs out and signs in again", async () => {
  const page = await open(await invited());
  await page.getByLabel("名稱").fill("乙");
  await page.getByLabel("密碼").fill("四平八穩的一句話，夠長了");
  await page.getByRole("button", { name: "憑邀請加入" }).click();
  await page.getByRole("heading", { name: "乙" }).waitFor();
  expect(new URL(page.url()).hash).toBe("");
  // What comes next is at hand: the events, a new one, and the people of the house.
  await page.getByRole("link", { name: "開新賽事" }).waitFor();
  await page.getByRole("link", { name: "棋證示範賽 Example event" }).waitFor();
  await page.getByRole("button", { name: "邀請另一位總監" }).click();
  await page.getByRole("dialog").getByRole("img", { name: "邀請另一位總監" }).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "返回" }).click();
  // Officials of other events are invited meanwhile: only the one to direct is withdrawn.
  const withdraw = page.getByRole("listitem").filter({ hasText: "賽務總監" }).getByRole("button", { name: "撤回邀請" });
  await expect.poll(() => withdraw.count()).toBe(1);
  await withdraw.click();
  await expect.poll(() => withdraw.count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "登出", exact: true }).click();
  await page.getByLabel("名稱").fill("乙");
  await page.getByLabel("密碼").fill("四平八穩的一句話，夠長了");
  await page.getByRole("button", { name: "登入", exact: true }).click();
  await page.getByRole("heading", { name: "乙" }).waitFor();
});

test("a password is changed, chosen anew by a link, and an account takes another invitation", async () => {
  const page = await open(await invited());
  await page.getByLabel("名稱").fill("丙");
  await page.getByLabel("密碼").fill("四平八穩的一句話，夠長了");
  await page.getByRole("button", { name: "憑邀請加入" }).click();
  await page.getByRole("heading", { name: "丙" }).waitFor();
  await page.getByRole("button", { name: "變更密碼" }).click();
  await page.getByLabel("現時密碼").fill("四平八穩的一句話，夠長了");
  await page.getByLabel("新密碼").fill("另外一句同樣夠長的話");
  await page.getByRole("button", { name: "變更密碼" }).click();
  await page.getByText("密碼已變更，其他裝置均已登出").waitFor();
  // The director makes a link for another password.
  const row = page.getByRole("listitem").filter({ has: page.getByText("丙", { exact: true }) });
  await row.getByRole("button", { name: "重設密碼的連結" }).click();
  const link = (await page.getByRole("dialog").getByText("/join#").textContent()) ?? "";
  await page.getByRole("dialog").getByRole("button", { name: "返回" }).click();
  await page.locator(".who", { hasText: "為 丙 設定新密碼" }).waitFor();
  await page.goto(new URL(link).href);
  await page.getByRole("heading", { name: "設定新密碼" }).waitFor();
  await page.getByLabel("新密碼").fill("第三句也夠長的話來了");
  await page.getByRole("button", { name: "設定新密碼" }).click();
  await page.getByRole("heading", { name: "丙" }).waitFor();
  expect(await violations(page)).toEqual([]);
  // Whoever is signed in takes another invitation with the same account.
  await page.goto(new URL(await invited(), page.url()).href);
  await page.getByRole("button", { name: "以 丙 的身分接受邀請" }).click();
  await page.getByRole("heading", { name: "我的賽事" }).waitFor();
});

test("an arbiter who joins is at the calls of the event at once", async () => {
  await playing("joining", 2);
  const page = await open(await invitedTo("joining", "引水"), { width: 360, height: 780 });
  await page.getByLabel("名稱").fill("引水");
  await page.getByLabel("密碼").fill("四平八穩的一句話，夠長了");
  await page.getByRole("button", { name: "憑邀請加入" }).click();
  await page.getByRole("heading", { name: "舉手" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/e/joining/calls");
});

test.each([
  ["zh-Hant", "登入", "請輸入名稱", "請輸入密碼"],
  ["zh-Hans", "登录", "请输入用户名", "请输入密码"],
  ["en", "Sign in", "Type your name", "Type a password"],
] as const)("a form that is sent empty says in %s what lacks", async (lang, send, name, password) => {
  const page = await open("/people", { lang });
  const told = page.locator("form").getByRole("alert");
  await page.getByRole("button", { name: send, exact: true }).click();
  await expect.poll(() => told.allInnerTexts()).toEqual([name]);
  await page.locator("input[name=name]").fill("甲");
  await page.getByRole("button", { name: send, exact: true }).click();
  await expect.poll(() => told.allInnerTexts()).toEqual([password]);
  expect(await violations(page)).toEqual([]);
});
