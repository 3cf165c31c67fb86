import { expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { accessible, fits } from "./checks.ts";
import { codeOf, playersAt, playing } from "./hall.ts";

useBrowser();

test.each([
  { path: "/nowhere/at/all", says: "「/nowhere/at/all」沒有對應的頁面", way: "裁決" },
  { path: "/join#abc", says: "這項邀請已經使用、撤回或過期", way: "登入" },
  { path: "/join", says: "連結可能沒有複製完整", way: "登入" },
  { path: "/rulebooks/none", says: "「none」不是這裡的規則", way: "roc-113" },
  { path: "/rulebooks/axf-2003#nothing", says: "這部規則沒有「nothing」這一條", way: "hk-2016" },
  { path: "/e/nothing/calls", says: "沒有這項賽事", way: "賽事" },
  { path: "/e/nothing/table/A/1/1/1/1", says: "沒有這項賽事", way: "各枱" },
  { path: "/e/example/table/open", says: "沒有對應的頁面", way: "各枱" },
  { path: "/e/example/run/ZZZ", says: "此賽事沒有「ZZZ」這一組", way: "公開組", signedIn: true },
  { path: "/e/example/ZZZ", says: "此賽事沒有「ZZZ」這一組", way: "公開組" },
  { path: "/e/example/seat#%E0", says: "此代碼不屬於本輪任何座位", way: null },
])("$path says what is wrong and where to go", async ({ path, says, way, signedIn = false }) => {
  const page = await open(path, { signedIn, width: 360, height: 780 });
  const told = page.locator("main").getByText(says);
  await told.first().waitFor();
  // Once, and within the first screen.
  expect(await told.count()).toBe(1);
  expect((await told.first().boundingBox())?.y ?? Infinity).toBeLessThan(780);
  if (way !== null) await page.locator("main").getByRole("link", { name: way }).first().waitFor();
  await accessible(page);
  await fits(page, `lost${path.replace(/\W+/g, "-")}`);
});

test("a code that is typed by hand is read however it is written, and what is wrong with it is told", async () => {
  await playing("typed-code", 2);
  const code = await codeOf("typed-code");
  const page = await open("/e/typed-code/seat", { width: 360, height: 780 });
  const field = page.getByLabel("座位代碼");
  const send = page.getByRole("button", { name: "打開" });
  await send.click();
  await page.getByText("請輸入對局單上的座位代碼").waitFor();
  await field.fill(code.slice(0, -2));
  await send.click();
  await page.getByText("代碼最後一段應有 12 個字，現在有 10 個").waitFor();
  await field.fill(`${code.slice(0, -1)}O`);
  await send.click();
  await page.getByText("沒有「o」").waitFor();
  await field.fill(code.slice(-12));
  await send.click();
  await page.getByText("代碼要連前面的枱位一起輸入").waitFor();
  await accessible(page);
  // One that only the server knows to be wrong is there to be mended.
  const other = code.endsWith("0") ? "1" : "0";
  await field.fill(code.slice(0, -1) + other);
  await send.click();
  await page.getByText("此代碼不屬於本輪任何座位").waitFor();
  await expect.poll(() => page.getByText("連線中斷").count()).toBe(0);
  await expect.poll(() => field.inputValue()).toContain(`${code.slice(-12, -8)} ${code.slice(-8, -4)} `);
  // In capitals and groups, with a small letter for the section.
  const groups = code.slice(-12).toUpperCase().replace(/.{4}/g, " $&");
  await field.fill(`${code.slice(0, -13).toLowerCase()}/${groups} `);
  await send.click();
  await page.getByRole("button", { name: "呼叫裁判" }).waitFor();
});

test("whoever has found their table types the digits of their code alone", async () => {
  await playing("short-code", 2);
  const code = await codeOf("short-code");
  const { first } = await playersAt("short-code", Number(code.split("/")[2]));
  const page = await open("/e/short-code/A/names", { width: 360, height: 780 });
  await page.getByRole("button", { name: new RegExp(`^${first}`) }).click();
  await page.getByRole("link", { name: /用座位代碼/ }).click();
  await page.getByText(/只需輸入代碼最後 12 個字/).waitFor();
  await accessible(page);
  await page.getByLabel("座位代碼").fill(code.slice(-12).replace(/.{4}/g, "$& "));
  await page.getByRole("button", { name: "打開" }).click();
  await page.getByRole("button", { name: "呼叫裁判" }).waitFor();
});
