import { expect, test } from "vitest";

import { effectsOf, hoursHere, subjectOf, toldOf, withoutNames } from "./told.ts";

test("articles stand apart from what is told", () => {
  expect(toldOf("紅方記技術犯規 1 次〔第53、37(2)條〕")).toEqual({
    text: "紅方記技術犯規 1 次",
    under: "第53、37(2)條",
  });
  expect(toldOf("technical foul against Red [art. 53]")).toEqual({
    text: "technical foul against Red",
    under: "art. 53",
  });
  expect(toldOf("紅方須走此子〔1.3.二.[A].走條、4.六.[H].1條〕")).toEqual({
    text: "紅方須走此子",
    under: "1.3.二.[A].走條、4.六.[H].1條",
  });
  expect(toldOf("Red must move h0 [1.3.二.[A].訛步, 1.3.四.[B].犯規]")).toEqual({
    text: "Red must move h0",
    under: "1.3.二.[A].訛步, 1.3.四.[B].犯規",
  });
  expect(toldOf("noted")).toEqual({ text: "noted", under: "" });
});

test.each([
  ["紅方走 炮二平五 h2e2", "紅方走 炮二平五"],
  ["黑方走 8路馬到8路第 2 排 h9h8，此著有誤", "黑方走 8路馬到8路第 2 排，此著有誤"],
  ["Red moves C2=5 h2e2", "Red moves C2=5"],
  ["White moves O-O e1g1", "White moves O-O"],
  ["White moves e8=Q+ e7e8q", "White moves e8=Q+"],
  ["Black plays h9h8: irregular move", "Black plays h9h8: irregular move"],
])("a move is told once: %s", (line, told) => {
  expect(toldOf(line).text).toBe(told);
});

test("hours that a hall without a zone tells are those of whoever reads them", () => {
  const at = Date.UTC(2026, 4, 1, 8, 7, 13);
  const here = new Date(at);
  const hour = [here.getHours(), here.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
  expect(hoursHere("The round began at 08:07:13 UTC", at)).toBe(`The round began at ${hour}`);
  expect(hoursHere("於 15:30 宣布開賽", at)).toBe("於 15:30 宣布開賽");
});

test("what a ruling does comes after it", () => {
  expect(effectsOf(["found", "raised", "ruled", "foul"], 2, true)).toEqual(["foul"]);
  expect(effectsOf(["found", "touched"], 1, false)).toEqual(["touched"]);
});

test("a matter is spoken of by what it is about", () => {
  expect(subjectOf("事項 1（循環局面須處理）")).toBe("循環局面須處理");
  expect(subjectOf("matter 2 (time used up)")).toBe("time used up");
  expect(subjectOf("超時")).toBe("超時");
});

test.each([
  ["不受理：所查事實不全，應有：棋譜及其之前的局面（sheet）", "不受理：所查事實不全，應有：棋譜及其之前的局面"],
  ["不受理：所查事实不全，应有：是否已由双方摆正（set_right）", "不受理：所查事实不全，应有：是否已由双方摆正"],
  ["Refused: facts missing, expected the article (“clause”)", "Refused: facts missing, expected the article"],
  ["第 3 條（a）", "第 3 條（a）"],
])("no name of the program reaches an official: %s", (text, told) => {
  expect(withoutNames(text)).toBe(told);
});
