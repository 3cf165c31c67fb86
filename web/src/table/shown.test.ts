import { expect, test } from "vitest";

import { begun, carried, gameOf, lacks, samePosition } from "./shown.ts";

const FEN = "3k5/9/9/9/9/9/9/9/4R4/4K4 w";

test("a game is told by its ranks", () => {
  expect(gameOf(FEN)).toBe("xiangqi");
  expect(gameOf("4k3/8/8/8/8/8/8/4K3 w - - 0 1")).toBe("chess");
});

test("a man is carried anywhere, and it is the other side's turn", () => {
  expect(carried(FEN, "e1", "f2")).toBe("3k5/9/9/9/9/9/9/5R3/9/4K4 b - - 0 1");
});

test("what is lacking is asked for one after the other", () => {
  const shown = begun(FEN);
  expect(lacks("nothing", null)).toBeNull();
  expect(lacks("position", null)).toBe("position");
  expect(lacks("position", shown)).toBeNull();
  expect(lacks("man", shown)).toBe("man");
  expect(lacks("man", { ...shown, squares: ["e1"] })).toBeNull();
  expect(lacks("wrong-move", shown)).toBe("move");
  expect(lacks("cycle", { ...shown, moves: ["e1f1"], after: "3k5/9/9/9/9/9/9/9/5R3/4K4 b" })).toBe("cycle");
  expect(lacks("cycle", { ...shown, moves: ["e1f1"] })).toBe("times");
  expect(lacks("cycle", { ...shown, moves: ["e1f1"], times: 3 })).toBeNull();
  expect(lacks("position-and-time", shown)).toBe("time");
  expect(lacks("position-and-time", { ...shown, left: 1000 })).toBeNull();
});

test("positions are the same whatever their counters", () => {
  expect(samePosition(FEN, `${FEN} - - 3 9`)).toBe(true);
  expect(samePosition(FEN, FEN.replace(" w", " b"))).toBe(false);
});
