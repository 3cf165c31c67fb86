import { expect, test } from "vitest";

import { readFen } from "../game/fen.ts";
import type { Board } from "../game/game.ts";
import { writtenStep } from "./written.ts";

function board(fen: string): Board {
  const read = readFen("xiangqi", fen);
  return "setup" in read ? read.setup.board : new Map();
}
const CYCLE = board("2bak4/4a4/5c3/p1p6/3P4R/1nB6/P7P/9/4K4/5AB2 w");
const TWO = board("3k5/4n4/9/4n4/4R4/4R4/9/4K4/9/9 w");

test.each([
  ["i5f5", "俥一平四", "车一平四", "R1=4"],
  ["i5i9", "俥一進四", "车一进四", "R1+4"],
  ["f7d7", "包6平4", "炮6平4", "C6=4"],
  ["f7f9", "包6退2", "炮6退2", "C6-2"],
  ["b4c2", "馬2進3", "马2进3", "H2+3"],
  ["f0e1", "仕四進五", "仕四进五", "A4+5"],
  ["a3a4", "兵九進一", "兵九进一", "P9+1"],
])("%s is written as %s, %s and %s", (step, traditional, simplified, english) => {
  expect(writtenStep(CYCLE, step, "zh-Hant")).toBe(traditional);
  expect(writtenStep(CYCLE, step, "zh-Hans")).toBe(simplified);
  expect(writtenStep(CYCLE, step, "en")).toBe(english);
});

test("of two on a file it is told which, as each side sees them", () => {
  expect(writtenStep(TWO, "e5d5", "zh-Hant")).toBe("前俥平六");
  expect(writtenStep(TWO, "e4e3", "zh-Hant")).toBe("後俥退一");
  expect(writtenStep(TWO, "e6d4", "zh-Hans")).toBe("前马进4");
  expect(writtenStep(TWO, "e5d5", "en")).toBe("R+=6");
});

test("what cannot be written plainly is not written", () => {
  expect(writtenStep(TWO, "a0a1", "zh-Hant")).toBeNull();
  const three = board("3k5/9/9/4P4/4P4/4P4/9/9/9/4K4 w");
  expect(writtenStep(three, "e6d6", "zh-Hant")).toBeNull();
});
