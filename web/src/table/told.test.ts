import { expect, test } from "vitest";

import { effectsOf, toldOf } from "./told.ts";

test("articles stand apart from what is told", () => {
  expect(toldOf("紅方記技術犯規 1 次〔第53、37(2)條〕")).toEqual({
    text: "紅方記技術犯規 1 次",
    under: "第53、37(2)條",
  });
  expect(toldOf("technical foul against Red [art. 53]")).toEqual({
    text: "technical foul against Red",
    under: "art. 53",
  });
  expect(toldOf("noted")).toEqual({ text: "noted", under: "" });
});

test("what a ruling does comes after it", () => {
  expect(effectsOf(["found", "raised", "ruled", "foul"], 2, true)).toEqual(["foul"]);
  expect(effectsOf(["found", "touched"], 2, false)).toEqual(["found", "touched"]);
});
