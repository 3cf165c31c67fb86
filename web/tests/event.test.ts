import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { accessible, shot, speak, violations } from "./checks.ts";
import { codeOf, official, playing } from "./hall.ts";
import { begun } from "./steps.ts";

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
  await expect.poll(() => doubtful.allInnerTexts()).toHaveLength(2);
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

test("a doubtful cell is mended where it stands, and what is left over can still be entered", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "mended", 1);
  await page.getByRole("button", { name: "建立賽事" }).click();
  const { press } = presser(page);
  await page.getByLabel(/從試算表貼上/).fill([...FIELD, "己六\t東區\t１９００"].join("\n"));
  await press("檢查名單");
  const doubtful = page.getByRole("row").filter({ hasText: "？" });
  await expect.poll(() => doubtful.count()).toBe(2);
  await expect.poll(() => page.getByLabel("第 5 行的等級分").inputValue()).toBe("21S0");
  await accessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await shot(page, "entries-doubtful", true);
  await press("改成 2150");
  await expect.poll(() => doubtful.count()).toBe(1);
  await press("輸入 6 名賽員");
  await page.getByRole("listitem").filter({ hasText: "丙三" }).getByText("2150").waitFor();
  // The two of one name are two people after all: one of them is told apart, and only that one is left to enter.
  await page.getByLabel("第 2 行的姓名").fill("乙二（小）");
  await page.keyboard.press("Enter");
  await press("輸入 1 名賽員");
  await page.getByRole("listitem").filter({ hasText: "乙二（小）" }).waitFor();
  await page.getByRole("listitem").filter({ hasText: "己六" }).getByText("1900").waitFor();
  // What is of no use is left with one press.
  await page.getByLabel(/從試算表貼上/).fill("合計\t\tabc");
  await press("檢查名單");
  await doubtful.first().waitFor();
  await press("清空");
  await expect.poll(() => doubtful.count()).toBe(0);
  expect(await page.getByLabel(/從試算表貼上/).inputValue()).toBe("");
});

test("a club that one row alone writes otherwise is told, and changed or left with one press", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "odd-club", 3);
  await page.getByRole("button", { name: "建立賽事" }).click();
  const rows = [
    "甲一\t河畔棋院",
    "乙二\t河畔棋院",
    "丙三\t河畔棋苑",
    "丁四\t南區棋社",
    "戊五\t南區棋社",
    "己六\t南區棋會",
  ];
  await page.getByLabel(/從試算表貼上/).fill(rows.join("\n"));
  await page.getByRole("button", { name: "檢查名單" }).click();
  await page.getByText("2 行請看一看").waitFor();
  const odd = page.getByRole("row").filter({ hasText: "丙三" });
  await odd.getByText("別行寫「河畔棋院」").waitFor();
  await accessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await shot(page, "entries-clubs", true);
  await odd.getByRole("button", { name: "改成 河畔棋院" }).click();
  await page.getByText("1 行請看一看").waitFor();
  await page.getByRole("row").filter({ hasText: "己六" }).getByRole("button", { name: "不改" }).click();
  await expect.poll(() => page.getByText("行請看一看").count()).toBe(0);
  await page.getByRole("button", { name: "輸入 6 名賽員" }).click();
  const entered = page.getByRole("listitem");
  await expect.poll(() => entered.filter({ hasText: "河畔棋院" }).count()).toBe(3);
  await expect.poll(() => entered.filter({ hasText: "南區棋會" }).count()).toBe(1);
});

test("a long list is entered with one question, in its order; whoever was entered meanwhile is told and left", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "long-list", 5);
  await page.getByRole("button", { name: "建立賽事" }).click();
  const names = Array.from({ length: 120 }, (_, nth) => `棋手${nth + 1}`);
  await page.getByLabel(/從試算表貼上/).fill(names.join("\n"));
  await page.getByRole("button", { name: "檢查名單" }).click();
  await page.getByRole("button", { name: "輸入 120 名賽員" }).waitFor();
  const asked: string[] = [];
  page.on("request", (request) => request.method() === "POST" && asked.push(new URL(request.url()).pathname));
  // Somebody else enters one of them after the list was looked at.
  const { name, value } = inject("session");
  const other = await fetch(new URL("/api/v1/events/long-list/orders", inject("address")), {
    method: "POST",
    headers: { "content-type": "application/json", cookie: `${name}=${value}` },
    body: JSON.stringify({ what: { enter: { name: "棋手60", section: "A" } } }),
  });
  expect(other.ok).toBe(true);
  await page.getByRole("button", { name: "輸入 120 名賽員" }).click();
  await page.getByRole("heading", { name: "已報名 120 名" }).waitFor();
  expect(asked.filter((path) => path.endsWith("/entries"))).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith("/orders"))).toEqual([]);
  const doubtful = page.getByRole("row").filter({ hasText: "？" });
  await expect
    .poll(() =>
      doubtful.getByRole("textbox").evaluateAll((cells) => cells.map((cell) => (cell as HTMLInputElement).value)),
    )
    .toContain("棋手60");
  const entered = page.locator(".entrants strong");
  expect((await entered.allInnerTexts()).slice(0, 4)).toEqual(["棋手60", "棋手1", "棋手2", "棋手3"]);
});

test("an event that is asked for before the rulebooks are known is made once they are", async () => {
  const page = await open("/", { signedIn: true });
  await page.route("**/api/v1/rulebooks?**", async (route) => {
    await new Promise((done) => setTimeout(done, 2000));
    await route.continue();
  });
  await page.goto(new URL("/new", page.url()).href);
  await made(page, "asked-early", 1);
  await page.getByRole("button", { name: "建立賽事" }).click();
  await page.getByLabel(/從試算表貼上/).waitFor();
});

test("the first section is called as usual in the language of the page, until somebody names it", async () => {
  const page = await open("/new", { signedIn: true });
  const first = page.locator(".sections input").first();
  await expect.poll(() => first.inputValue()).toBe("公開組");
  await speak(page, "en");
  await expect.poll(() => first.inputValue()).toBe("Open");
  await first.fill("Masters");
  await speak(page, "zh-Hant");
  expect(await first.inputValue()).toBe("Masters");
});

test("two doubtful cells are mended quickly one after the other, and neither is lost", async () => {
  const page = await open("/new", { signedIn: true });
  await made(page, "mended-fast", 1);
  await page.getByRole("button", { name: "建立賽事" }).click();
  await page.getByLabel(/從試算表貼上/).fill("甲\t東區\t21S0\n乙\t西區\t2250\n丙\t南區\t2xx\n丁\t北區\tabc");
  const { press } = presser(page);
  await press("檢查名單");
  await page.getByLabel("第 2 行的等級分").waitFor();
  // The answer to each is late: the next is mended before it comes.
  await page.route("**/preview?**", async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await page.getByLabel("第 2 行的等級分").fill("2150");
  await page.keyboard.press("Tab");
  await page.getByLabel("第 4 行的等級分").fill("2100");
  await page.keyboard.press("Tab");
  await page.getByLabel("第 5 行的等級分").fill("2050");
  await page.keyboard.press("Enter");
  await press("輸入 4 名賽員");
  for (const [name, rating] of [
    ["甲", "2150"],
    ["丙", "2100"],
    ["丁", "2050"],
  ] as const)
    await page.getByRole("listitem").filter({ hasText: name }).getByText(rating).waitFor();
});

test("results typed faster than they are taken are all entered", async () => {
  const page = await begun("fast-keys", ["甲", "乙", "丙", "丁", "戊", "己"], 1);
  await page.getByRole("group", { name: /^第 1 枱/ }).focus();
  await page.keyboard.press("1");
  await page.keyboard.press("=");
  await page.keyboard.press("0");
  await page.getByRole("heading", { name: /賽果已齊/ }).waitFor();
  await presser(page).press("全部 3");
  for (const [table, word] of ["紅方勝", "和", "黑方勝"].entries())
    await page
      .locator(`[data-row][aria-label^="第 ${table + 1} 枱"]`)
      .getByRole("button", { name: word, exact: true, pressed: true })
      .waitFor();
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
  await dialog.getByRole("textbox").fill("誤填");
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
  await seat.getByText("你已回報：黑方勝").waitFor();
  const other = page.getByRole("listitem").filter({ hasText: "紅方" }).getByRole("link");
  const opposite = await open(`/e/by-code/seat#${encodeURIComponent(await other.innerText())}`);
  await opposite.getByText("對方已回報：黑方勝").waitFor();
  await opposite.getByRole("button", { name: "我負" }).click();
  await opposite.getByRole("button", { name: "送出：我負" }).click();
  await seat.locator(".verdict").getByText("黑方勝").waitFor();
  await page.getByRole("heading", { name: /賽果已齊/ }).waitFor();

  const forged = await open(`/e/by-code/seat#${encodeURIComponent(code.slice(0, -1) + "x")}`);
  await forged.getByRole("alert").filter({ hasText: /./ }).first().waitFor();
  await expect.poll(() => forged.getByRole("button", { name: "我勝" }).count()).toBe(0);
});

test("what an arbiter rules at a table stands on the player's phone, is appealed there, and is heard", async () => {
  await playing("appeal-phone", 2);
  const chief = await open("/e/appeal-phone/calls", { signedIn: true });
  const phone = await open(`/e/appeal-phone/seat#${encodeURIComponent(await codeOf("appeal-phone"))}`, {
    width: 360,
    height: 780,
  });
  await phone.getByRole("heading", { name: "東區盃公開賽" }).waitFor();
  await phone.getByRole("button", { name: "呼叫裁判" }).waitFor();
  const session = await official("appeal-phone", "庚", "referee");
  const referee = await open("/e/appeal-phone/table/A/1/1/1/1", { session });
  await referee.locator(".words button").nth(3).click();
  await referee.locator(".side").nth(1).click();
  await referee.getByRole("button", { name: "已宣讀並記錄" }).click();
  await referee.getByRole("button", { name: "有人不服：上訴" }).waitFor();

  // It comes by itself, in words, with what an appeal needs and how long there is for it.
  const rulings = phone.getByRole("region", { name: "本枱的裁決" });
  await rulings.getByText("未完成走子即按鐘").first().waitFor();
  expect(await rulings.innerText()).toContain("500");
  await accessible(phone);
  await phone.setViewportSize({ width: 360, height: 780 });
  await shot(phone, "ruling-phone", true);
  // Where it has to be lodged by an hour, the time until then is counted down, and once it has passed that is said.
  const until = Date.now() + 65_000;
  const withDeadline = (of: number) =>
    phone.route("**/rulings?**", async (route) => {
      const answer = await route.fetch();
      const [ruling] = (await answer.json()) as { appeal: object }[];
      const json = [{ ...ruling, appeal: { ...ruling?.appeal, until: of } }];
      await route.fulfill({ response: answer, json });
    });
  await withDeadline(until);
  await phone.reload();
  const timer = rulings.getByRole("timer");
  await timer.waitFor();
  const before = await timer.innerText();
  expect(before).toMatch(/^[01]:\d\d$/);
  await expect.poll(() => timer.innerText()).not.toBe(before);
  await phone.unroute("**/rulings?**");
  await withDeadline(Date.now() - 60_000);
  await phone.reload();
  await expect.poll(() => timer.innerText()).toBe("已逾時限");
  expect(await rulings.getByRole("button", { name: "提出上訴" }).getAttribute("aria-disabled")).toBe("true");
  await phone.unroute("**/rulings?**");
  await phone.reload();
  await rulings.getByRole("button", { name: "提出上訴" }).click();
  const dialog = phone.getByRole("dialog");
  await dialog.getByLabel("事實裁斷不合理").check();
  await dialog.getByLabel("書面陳述").fill("我已走完才按鐘");
  expect(await violations(phone)).toEqual([]);
  await shot(phone, "appeal-phone", true);
  await dialog.getByRole("button", { name: "提出上訴" }).click();
  const file = phone.getByRole("article", { name: "個案 1" });
  await file.getByText("上訴中").waitFor();
  await file.getByText("我已走完才按鐘").waitFor();
  await shot(phone, "appealed-phone", true);
  // Whoever hears it has it without asking; once it is decided, the phone says so.
  await chief.getByRole("article", { name: "個案 1" }).getByText("上訴中").waitFor();
  await chief.goto(new URL("/e/appeal-phone/run/A/cases", chief.url()).href);
  await chief.getByRole("button", { name: "上訴成立" }).click();
  await chief.getByRole("dialog").getByRole("textbox").fill("鄰枱所見與賽員相同");
  await chief.getByRole("dialog").getByRole("button", { name: "作出決定" }).click();
  await chief.getByText("已記錄決定").waitFor();
  await file.getByText("鄰枱所見與賽員相同").waitFor();
});

test("the projector shows everybody, however many there are", async () => {
  const names = Array.from({ length: 14 }, (_, nth) => `甲乙${nth + 1}`);
  await begun("on-screen", names, 1);
  for (const [width, height] of [
    [1920, 1080],
    [1280, 800],
    [1024, 768],
  ] as const) {
    const screen = await open("/e/on-screen/screen?seconds=60", { width, height });
    await screen.locator("ol.pairings li").nth(13).waitFor();
    const outside = () =>
      screen.locator("ol.pairings li").evaluateAll((lines) => {
        const room = lines[0]?.closest(".body")?.getBoundingClientRect();
        const fits = (box: DOMRect) =>
          room !== undefined && box.bottom <= room.bottom + 1 && box.right <= room.right + 1;
        return lines.filter((line) => !fits(line.getBoundingClientRect())).map((line) => line.textContent);
      });
    await expect.poll(outside).toEqual([]);
  }
});

test("the projector turns its pages by itself", async () => {
  const page = await open("/e/example/screen?seconds=2", { width: 1920, height: 1080 });
  await page.getByText("公開組").waitFor();
  expect(await violations(page)).toEqual([]);
  // A few stand as high in one column as in the other.
  const left = await page.locator("ol li").evaluateAll((all) => all.map((line) => line.getBoundingClientRect().x));
  const columns = [...new Set(left)].map((x) => left.filter((other) => other === x).length);
  expect(Math.max(...columns) - Math.min(...columns)).toBeLessThanOrEqual(1);
  await page.getByText("青少年組").waitFor();
});

test("several screens show a section each, and stay with it", async () => {
  const page = await open("/e/example/run/youth/settings", { signedIn: true, width: 1280 });
  const link = page.getByRole("link", { name: "開啟投影" });
  await expect.poll(() => link.getAttribute("href")).toBe("/e/example/screen?section=youth");
  await page.getByLabel("輪流顯示各組").check();
  await expect.poll(() => link.getAttribute("href")).toBe("/e/example/screen");
  const screen = await open("/e/example", { width: 1920, height: 1080 });
  await screen.clock.install();
  await screen.goto(new URL("/e/example/screen?section=youth&seconds=5", screen.url()).href);
  await screen.getByText("青少年組").waitFor();
  for (let turn = 0; turn < 6; turn++) {
    await screen.clock.runFor(5000);
    expect(await screen.getByText("青少年組").count()).toBe(1);
    expect(await screen.getByText("公開組").count()).toBe(0);
  }
});

test.each(["light", "dark"] as const)(
  "a seat, the pages of people and every kind of screen are accessible (%s)",
  { timeout: 300_000 },
  async (theme) => {
    await playing(`seats-${theme}`, 2);
    const code = await codeOf(`seats-${theme}`);
    const seat = await open(`/e/seats-${theme}/seat#${code}`, { theme, width: 360, height: 780 });
    await seat.getByRole("button", { name: "呼叫裁判" }).waitFor();
    await accessible(seat);
    for (const signedIn of [false, true]) {
      const people = await open("/people", { theme, signedIn });
      await people.getByRole("heading", { level: 1 }).waitFor();
      await accessible(people);
    }
    for (const asked of ["pairings", "standings", "timer", "missing"]) {
      const screen = await open(`/e/seats-${theme}/screen?show=${asked}`, { theme, width: 1920, height: 1080 });
      await screen.getByRole("heading", { level: 1 }).waitFor();
      expect(await violations(screen)).toEqual([]);
    }
  },
);
