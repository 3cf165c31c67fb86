import { expect, test } from "vitest";

import { dutyOf } from "./duty.ts";

const FEN = "3k5/9/9/4p4/9/9/9/9/4R4/4K4 w";
const LEGAL = ["e1e2", "e1e6", "e0d0"];

test("one man that can serve binds, one that cannot does not", () => {
  expect(dutyOf(FEN, ["e1"], "first", LEGAL)).toEqual({ mover: "e1", victim: null });
  expect(dutyOf(FEN, ["e6"], "first", LEGAL)).toEqual({ mover: null, victim: "e6" });
  expect(dutyOf(FEN, ["d9"], "first", LEGAL)).toEqual({ mover: null, victim: null });
});

test("a man of each side binds where the one takes the other; of several of a side only the desk speaks", () => {
  expect(dutyOf(FEN, ["e1", "e6"], "first", LEGAL)).toEqual({ mover: "e1", victim: "e6" });
  expect(dutyOf(FEN, ["e0", "e6"], "first", LEGAL)).toEqual({ mover: null, victim: null });
  expect(dutyOf(FEN, ["e1", "e0"], "first", LEGAL)).toEqual({ mover: null, victim: null });
});
