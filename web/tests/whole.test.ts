import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { open, useBrowser } from "./browser.ts";
import { shot, violations } from "./checks.ts";
import { allResults, made, nextRound, panel, presser } from "./steps.ts";

useBrowser();

const FIELD = ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛"].map((name, nth) => `${name}\t東區\t${2300 - 50 * nth}`);
const PASSWORD = "四平八穩的一句話，夠長了";

/** Appoints somebody, and comes in by their link in a browser of their own. */
async function official(page: Page, name: string, post: string): Promise<Page> {
  await panel(page, "工作人員");
  await page.getByLabel("姓名").fill(name);
  await page.getByLabel("職務").selectOption({ label: post });
  await page.getByRole("button", { name: "委任並邀請" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("img", { name: `給 ${name} 的連結` }).waitFor();
  const link = await dialog.getByText(/\/join#/).innerText();
  await dialog.getByRole("button", { name: "返回" }).click();
  const own = await open(new URL(link).pathname + new URL(link).hash);
  await own.getByLabel("名稱").fill(name);
  await own.getByLabel("密碼").fill(PASSWORD);
  await own.getByRole("button", { name: "憑邀請加入" }).click();
  // Whoever has joined is at the raised hands of the event.
  await own.waitForURL(/\/calls/);
  return own;
}

/** The addresses of the seats of the round, by table and side. */
async function seatsOf(page: Page): Promise<ReadonlyMap<string, string>> {
  await panel(page, "文件");
  await page.getByRole("button", { name: "本輪座位代碼" }).click();
  const rows = page.getByRole("listitem").filter({ has: page.getByRole("img", { name: /的座位代碼$/ }) });
  // Four tables with two seats each.
  await expect.poll(() => rows.count()).toBe(8);
  const seats = new Map<string, string>();
  for (const row of await rows.all()) {
    const text = await row.innerText();
    const side = text.includes("紅方") ? "red" : "black";
    const href = (await row.getByRole("link").getAttribute("href")) ?? "";
    seats.set(`${/^\s*(\d+)/.exec(text)?.[1] ?? ""} ${side}`, href);
  }
  return seats;
}

test(
  "a whole event by clicking only: director, two arbiters, players with codes, a dispute, an appeal, a withdrawal, a correction, prizes",
  { timeout: 300_000 },
  async () => {
    const page = await open("/new", { signedIn: true });
    await made(page, "whole", 3);
    await page.getByLabel(/賽果由賽員/).check();
    await page.getByRole("button", { name: "建立賽事" }).click();

    // The first five minutes: from entries pasted to round 1 published.
    const began = performance.now();
    const { pressed, press } = presser(page);
    await page.getByLabel(/從試算表貼上/).fill([...FIELD, "壬\t東區\t2I00"].join("\n"));
    await press("檢查名單");
    await page.getByRole("row").filter({ hasText: "？" }).waitFor();
    await press("輸入 8 名賽員");
    await press("編排第 1 輪");
    await press("公布第 1 輪");
    await page.getByRole("heading", { name: "第 1 輪賽果" }).waitFor();
    console.log(
      `entries pasted to round 1 published: ${pressed.length} clicks, ${Math.round(performance.now() - began)} ms`,
    );
    expect(pressed.length).toBeLessThanOrEqual(12);

    const [referee, head] = [await official(page, "裁判丙", "裁判員"), await official(page, "裁判乙", "裁判主任")];
    await press("第 1 輪開賽");

    // Both report from their own phones by the codes of their seats: what they agree on stands.
    const seats = await seatsOf(page);
    const phone = async (seat: string) => open(seats.get(seat) ?? "", { width: 360, height: 780 });
    const report = async (on: Page, mine: string) => {
      await on.getByRole("button", { name: mine, exact: true }).click();
      await on.getByRole("button", { name: `送出：${mine}` }).click();
    };
    const [winner, loser] = [await phone("1 red"), await phone("1 black")];
    expect(await violations(winner)).toEqual([]);
    await report(winner, "我勝");
    await winner.getByText("你已回報：紅方勝").waitFor();
    await loser.getByText("對方已回報：紅方勝").waitFor();
    await report(loser, "我負");
    await winner.locator(".verdict").getByText("紅方勝").waitFor();

    // A dispute: the reports from table 2 differ. An arbiter is called by that alone and goes there, and the director enters it.
    const disputing = await phone("2 black");
    await report(await phone("2 red"), "我勝");
    await disputing.getByText("對方已回報：紅方勝").waitFor();
    await report(disputing, "和");
    await disputing.getByText("雙方回報不同，已呼叫裁判").waitFor();
    await referee.goto(new URL("/e/whole/calls", referee.url()).href);
    await referee.getByRole("button", { name: "我去" }).first().click();
    await referee.getByRole("button", { name: "辦好了" }).first().click();
    await panel(page, "賽果");
    await press(/^全部/);
    await page.locator('[data-row][aria-label^="第 2 枱"]').getByRole("button", { name: "和", exact: true }).click();
    await disputing.locator(".verdict").getByText("和", { exact: true }).waitFor();

    // A ruling that is not accepted: the referee counts a fault at table 3 and writes down the player's appeal.
    const appellant = await phone("3 black");
    await referee.goto(new URL("/e/whole/table/A/1/3/1/1", referee.url()).href);
    await referee.locator(".words button").nth(3).click();
    await referee.locator(".side").nth(1).click();
    await referee.locator(".aloud").waitFor();
    await referee.locator(".remedy button").last().click();
    await referee.getByRole("heading", { name: "已記錄" }).waitFor();
    await referee.getByRole("button", { name: "有人不服：上訴" }).click();
    const appeal = referee.getByRole("dialog");
    await appeal.getByRole("button", { name: "黑方" }).click();
    await appeal.getByLabel("事實裁斷不合理").check();
    await appeal.getByLabel("書面陳述").fill("我沒有按鐘");
    await appeal.getByLabel("上訴按金").fill("500");
    expect(await violations(referee)).toEqual([]);
    await appeal.getByRole("button", { name: "提出上訴" }).click();
    await appellant.getByText("我沒有按鐘").waitFor();
    expect(await violations(appellant)).toEqual([]);
    await panel(page, "個案");
    await page.getByText("我沒有按鐘").waitFor();
    await shot(page, "whole-appeal", true);
    await press("上訴成立");
    const decision = page.getByRole("dialog");
    await decision.getByLabel("理由").fill("鄰枱所見與賽員相同");
    await decision.getByRole("button", { name: "作出決定" }).click();
    await page.getByText("已記錄決定").waitFor();
    await appellant.getByText("鄰枱所見與賽員相同").waitFor();

    await panel(page, "賽果");
    await press(/^尚缺/);
    await allResults(page);

    // Somebody withdraws before the second round.
    await panel(page, "名單");
    await page.getByRole("listitem").filter({ hasText: "辛" }).getByRole("button", { name: "辦理" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "退出比賽" }).first().click();
    await dialog.getByLabel("理由", { exact: true }).fill("生病");
    await dialog.getByRole("button", { name: "退出比賽" }).last().click();
    await page.getByText("已記錄退出").waitFor();

    await nextRound(page, 1);
    await allResults(page);
    await nextRound(page, 2);
    await allResults(page, () => "=");

    // Two rounds later a result of the first is found wrong: what follows is told, and the standings move.
    await press("1");
    await page.getByText(/第 1 輪已過/).waitFor();
    await page.locator("[data-row]").nth(2).getByRole("button", { name: "黑方勝" }).click();
    await page.getByRole("dialog").getByLabel("理由").fill("成績單抄錯");
    await page.getByRole("dialog").getByRole("button", { name: "更正" }).click();
    await page.locator("[data-row]").nth(2).getByRole("button", { name: "黑方勝", pressed: true }).waitFor();

    await press("結束第 3 輪");
    await panel(page, "名次");
    await page.getByRole("rowheader").first().waitFor();
    await shot(page, "whole-standings", true);
    expect(await violations(page)).toEqual([]);
    // The director, who is the chief arbiter of a small event, too, verifies; the section's head sees it at once.
    await head.goto(new URL("/e/whole/run", head.url()).href);
    await head.getByRole("heading", { name: "各輪已全部賽畢" }).waitFor();
    await press("核實並公布");
    await page.getByRole("heading", { name: "最終名次已公布" }).waitFor();
    await head.getByRole("heading", { name: "最終名次已公布" }).waitFor();
    await press("獎項");
    // Where nothing is to be paid, nothing is said to have been.
    await press("發放獎金");
    await page.getByText("沒有未發的款項").waitFor();
    await press("退還按金");
    const visitor = await open("/e/whole/A/standings");
    const places = visitor.locator("table").first().getByRole("rowheader");
    await expect.poll(() => places.count()).toBe(8);
    // Everybody may read what was decided.
    await visitor.goto(new URL("/e/whole/A/rulings", visitor.url()).href);
    await visitor.getByText("鄰枱所見與賽員相同").waitFor();
  },
);
