import { expect, test } from "vitest";

import { readFen, writeFen, type Setup } from "../game/fen.ts";
import type { Game, Point } from "../game/game.ts";
import { mended, mendsOf } from "./mends.ts";

function setupOf(game: Game, fen: string): Setup {
  const read = readFen(game, fen);
  if ("fault" in read) throw new Error(read.fault.kind);
  return read.setup;
}

/** What stands after each way that is offered to put right what is wrong at these points. */
const after = (fen: string, at: readonly Point[], game: Game = "xiangqi") =>
  mendsOf(game, setupOf(game, fen), at).map((mend) => {
    const [board, turn] = writeFen(game, mended(setupOf(game, fen), mend)).split(" ");
    return `${board} ${turn}`;
  });

test.each([
  // Of three points as near the one on its file.
  ["an advisor", "4k4/9/4a4/9/9/9/9/9/9/3K5 w", ["e7"], ["4k4/4a4/9/9/9/9/9/9/9/3K5 w"]],
  ["an elephant beside its point", "4k4/9/9/9/9/9/9/1B7/9/3K5 w", ["b2"], ["4k4/9/9/9/9/9/9/B8/9/3K5 w"]],
  ["a king on a point that is taken beside it", "4k4/9/9/9/9/9/3R5/9/9/2K6 w", ["c0"], ["4k4/9/9/9/9/9/3R5/9/9/3K5 w"]],
])("%s is moved to the nearest free point on which it can stand", (_, fen, at, mends) => {
  expect(after(fen, at)).toEqual(mends);
});

test("a man that could be one of the other side becomes that, as long as the box holds one", () => {
  expect(after("4k4/9/9/9/9/9/9/P8/9/3K5 w", ["a2"])).toEqual([
    "4k4/9/9/9/9/9/9/p8/9/3K5 w",
    "4k4/9/9/9/9/9/P8/9/9/3K5 w",
  ]);
  expect(after("4k4/9/9/p1p1p1p1p/9/9/9/P8/9/3K5 w", ["a2"])).toHaveLength(1);
});

test("of too many men those that stand where they cannot are taken off, or any of a few", () => {
  expect(after("4k4/9/9/9/9/9/9/9/9/3K1K3 w", ["d0", "f0"])).toEqual([
    "4k4/9/9/9/9/9/9/9/9/5K3 w",
    "4k4/9/9/9/9/9/9/9/9/3K5 w",
  ]);
  expect(after("4k4/9/9/9/K8/9/9/9/9/3K5 w", ["d0", "a5"])).toEqual(["4k4/9/9/9/9/9/9/9/9/3K5 w"]);
  const pawns = ["a3", "c3", "e3", "g3", "i3", "a4"];
  expect(after("4k4/9/9/9/9/P8/P1P1P1P1P/9/9/3K5 w", pawns)).toEqual([]);
});

test("one of two kings that face each other stands on another file", () => {
  expect(after("4k4/9/9/9/9/9/9/9/9/4K4 w", ["e0", "e9"])).toEqual([
    "4k4/9/9/9/9/9/9/9/9/3K5 w",
    "4k4/9/9/9/9/9/9/9/9/5K3 w",
    "3k5/9/9/9/9/9/9/9/9/4K4 w",
    "5k3/9/9/9/9/9/9/9/9/4K4 w",
  ]);
  // That it is a check, too, is said beside it.
  expect(after("4k4/9/9/9/9/9/9/9/9/4K4 w", ["e0"])).toEqual([]);
});

test("a check to the side that waits is put right by its turn", () => {
  expect(after("4k4/9/9/9/9/9/9/9/9/3KR4 w", ["e0"])).toEqual(["4k4/9/9/9/9/9/9/9/9/3KR4 b"]);
  expect(after("4k3/8/8/8/8/8/8/3KR3 w", ["e1"], "chess")).toEqual(["4k3/8/8/8/8/8/8/3KR3 b"]);
});

test("in chess a pawn goes back from the last rank; what has no place is left alone", () => {
  expect(after("P3k3/8/8/8/8/8/8/4K3 w", ["a8"], "chess")).toEqual(["4k3/P7/8/8/8/8/8/4K3 w"]);
  expect(after("9/9/9/9/9/9/9/9/9/9 w", [])).toEqual([]);
  expect(after("4k3/8/8/8/8/8/8/4K3 w", ["e3"], "chess")).toEqual([]);
});
