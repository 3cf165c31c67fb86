import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { accessible, fits, violations } from "./checks.ts";

useBrowser();

/** Whatever is pressed is counted. */
function presser(page: Page) {
  const pressed: string[] = [];
  const press = async (name: string | RegExp) => {
    await page.getByRole("button", { name }).click();
    pressed.push(String(name));
  };
  return { pressed, press };
}

const FIELD = [
  "甲一\t東區\t2300",
  "乙二\t西區\t2250",
  "乙二\t西區\t2000",
  "丙三\t東區\t21S0",
  "丁四\t南區\t2100",
  "戊五\t北區\t2050",
];

/** A new event by the form. */
async function made(page: Page, id: string, rounds: number): Promise<void> {
  await page.getByLabel("名稱", { exact: true }).fill("棋社晚會");
  await page.getByLabel("網址中的名稱").fill(id);
  await page.getByLabel("輪數").fill(String(rounds));
}

test("an event from the form to the final table, by clicks and keys", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "club-evening", 1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "建立賽事" }).click();
  const { pressed, press } = presser(page);

  await page.getByLabel(/從試算表貼上/).fill(FIELD.join("\n"));
  await press("檢查名單");
  const doubtful = page.getByRole("row").filter({ hasText: "？" });
  await doubtful.first().waitFor();
  expect(await doubtful.allInnerTexts()).toHaveLength(2);
  await press("輸入 4 名賽員");
  await press("編排第 1 輪");
  await page.getByRole("heading", { name: "第 1 輪草案" }).waitFor();
  expect(await violations(page)).toEqual([]);
  const visitor = await open("/e/club-evening/A/pairings");
  await visitor.getByText("尚未公布任何一輪的對局。").waitFor();
  await press("公布第 1 輪");
  await page.getByRole("heading", { name: "第 1 輪賽果" }).waitFor();
  expect(pressed.length).toBeLessThanOrEqual(12);

  // The public page follows by itself, and finds a table by a name.
  await visitor.getByRole("row").filter({ hasText: "戊五" }).waitFor();
  await visitor.goto(new URL("/e/club-evening/A/names", visitor.url()).href);
  await visitor.getByRole("searchbox").fill("戊五");
  await visitor.getByRole("button", { name: /戊五/ }).click();
  await visitor
    .getByRole("region", { name: "我的枱" })
    .getByText(/^[12]$/)
    .waitFor();
  expect(await violations(visitor)).toEqual([]);

  // Two results by keys alone.
  await page.getByRole("group", { name: /^第 1 枱/ }).focus();
  await page.keyboard.press("1");
  await page.locator('[data-row][aria-label^="第 2 枱"]:focus').waitFor();
  await page.keyboard.press("=");
  await press("結束第 1 輪");
  await visitor.getByText("賽果已齊").waitFor();
  await page.getByRole("heading", { name: "各輪已全部賽畢" }).waitFor();
  await press("核實並公布");
  await page.getByRole("heading", { name: "最終名次已公布" }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test("a result that stands is corrected only after a question", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "corrected", 3);
  await page.getByRole("button", { name: "建立賽事" }).click();
  const { press } = presser(page);
  await page.getByLabel(/從試算表貼上/).fill("甲\n乙");
  await press("檢查名單");
  await press("輸入 2 名賽員");
  await press("編排第 1 輪");
  await press("公布第 1 輪");
  await press("紅方勝");
  await page.getByRole("heading", { name: /賽果已齊/ }).waitFor();
  await press("全部 1");
  await press("黑方勝");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("紅方勝").waitFor();
  await dialog.getByRole("button", { name: "更正" }).click();
  await page.getByRole("button", { name: "黑方勝", pressed: true }).waitFor();
});

test("a player reports by the code of the seat and raises a hand; the director sees both", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "by-code", 1);
  await page.getByLabel(/賽果由賽員/).check();
  await page.getByRole("button", { name: "建立賽事" }).click();
  const { press } = presser(page);
  await page.getByLabel(/從試算表貼上/).fill("甲\n乙");
  await press("檢查名單");
  await press("輸入 2 名賽員");
  await press("編排第 1 輪");
  await press("公布第 1 輪");
  await page.getByRole("heading", { name: "第 1 輪賽果" }).waitFor();
  await page.getByRole("link", { name: "文件" }).click();
  await press("本輪座位代碼");
  const link = page.getByRole("listitem").filter({ hasText: "黑方" }).getByRole("link");
  const code = await link.innerText();
  const seat = await open(`/e/by-code/seat#${encodeURIComponent(code)}`, { width: 360, height: 780 });
  await seat.getByText("黑方").first().waitFor();
  await accessible(seat);
  await seat.getByRole("button", { name: "呼叫裁判" }).click();
  await seat.getByText("已呼叫裁判").first().waitFor();
  await page.getByText("待處理").waitFor();
  await seat.getByRole("button", { name: "我勝" }).click();
  await seat.getByRole("button", { name: "送出：我勝" }).click();
  await seat.getByText("黑方勝").waitFor();
  await page.getByRole("heading", { name: /賽果已齊/ }).waitFor();

  const forged = await open(`/e/by-code/seat#${encodeURIComponent(code.slice(0, -1) + "x")}`);
  await forged.getByRole("alert").filter({ hasText: /./ }).first().waitFor();
  expect(await forged.getByRole("button", { name: "我勝" }).count()).toBe(0);
});

test("the projector turns its pages by itself", async () => {
  const page = await open("/e/example/screen?seconds=2", { width: 1920, height: 1080 });
  await page.getByText("公開組").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByText("青少年組").waitFor();
});

const PAGES = [
  "",
  "/open/names",
  "/open/entries",
  "/run",
  "/run/open/entries",
  "/run/open/officials",
  "/run/open/duties",
  "/run/open/papers",
];

test.each(["light", "dark"] as const)(
  "the pages of an event fit every width, and are accessible (%s)",
  async (theme) => {
    const page = await open("/e/example", { theme, signedIn: true });
    for (const path of PAGES) {
      await page.goto(new URL(`/e/example${path}`, page.url()).href);
      await page.getByRole("heading", { level: 1, name: "棋證示範賽" }).waitFor();
      await accessible(page);
      await fits(page, `event${path.replaceAll("/", "-")}-${theme}`);
    }
  },
);
