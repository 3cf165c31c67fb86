import { expect, test } from "vitest";

import { begun, carried, carriedAll, gameOf, isKept, lacks, samePosition, tapped } from "./shown.ts";

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
  expect(lacks("astray", null)).toBe("position");
  expect(lacks("astray", shown)).toBeNull();
  expect(lacks("men", shown)).toBe("man");
  expect(lacks("men", { ...shown, squares: ["e1"] })).toBeNull();
  expect(lacks("changed-move", { ...shown, moves: ["e1f1"] })).toBe("change");
  expect(lacks("two-moves", { ...shown, moves: ["e1f1"] })).toBe("second");
  expect(lacks("off-point", { ...shown, points: ["f1"] })).toBe("points");
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

test("what is tapped shows what happened: touches, a changed move, a man between points, men astray", () => {
  const by = (board: Parameters<typeof tapped>[0], ...points: readonly string[]) =>
    points.reduce<{ shown: ReturnType<typeof begun>; lifted: string | null }>(
      ({ shown, lifted }, point) => tapped(board, shown, lifted, point),
      { shown: begun(FEN), lifted: null },
    ).shown;
  expect(by("men", "e1", "d9").squares).toEqual(["e1", "d9"]);
  expect(by("men", "e1", "d9", "e1", "a0").squares).toEqual(["d9"]);
  expect(by("wrong-move", "a5", "e1", "f2").moves).toEqual(["e1f2"]);
  expect(by("changed-move", "e1", "f1", "g1").moves).toEqual(["e1f1", "f1g1"]);
  expect(by("two-moves", "e1", "f1", "e0", "d0").moves).toEqual(["e1f1", "e0d0"]);
  expect(by("off-point", "e1", "f1", "g1")).toMatchObject({ moves: ["e1f1"], points: ["f1", "g1"] });
  expect(by("astray", "e1", "f2", "e0", "e0")).toMatchObject({
    moves: ["e1f2", "e0e0"],
    after: carriedAll(FEN, ["e1f2", "e0e0"]),
  });
});

test("a board is kept once moves are entered on it, not where it was only found", () => {
  const found = { at: 0, known: 4, whole: false };
  expect(isKept({ unkept: false, ply: 3 })).toBe(true);
  expect(isKept({ unkept: true, ply: 0 })).toBe(false);
  expect(isKept({ unkept: false, found, ply: 4 })).toBe(false);
  expect(isKept({ unkept: false, found, ply: 5 })).toBe(true);
  expect(isKept({ unkept: false, unwatched: 9, ply: 5 })).toBe(false);
});
