import { expect, test } from "vitest";

import { effectsOf, subjectOf, toldOf } from "./told.ts";

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

test("what a ruling does comes after it", () => {
  expect(effectsOf(["found", "raised", "ruled", "foul"], 2, true)).toEqual(["foul"]);
  expect(effectsOf(["found", "touched"], 1, false)).toEqual(["touched"]);
});

test("a matter is spoken of by what it is about", () => {
  expect(subjectOf("事項 1（循環局面須處理）")).toBe("循環局面須處理");
  expect(subjectOf("matter 2 (time used up)")).toBe("time used up");
  expect(subjectOf("超時")).toBe("超時");
});
