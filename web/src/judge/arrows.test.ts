import { expect, test } from "vitest";

import type { MoveData } from "../api/schema.ts";
import type { Board, Piece } from "../game/game.ts";
import { arrowsOf } from "./arrows.ts";

const BOARD: Board = new Map([
  ["e1", { side: "first", role: "king" }],
  ["e9", { side: "second", role: "king" }],
]);

const MOVE: MoveData = {
  ply: 1,
  side: "red",
  move: "i5f5",
  text: "俥一平四",
  natures: ["chase"],
  checkers: [],
  idle_attacks: [],
  chases: [
    { by: "f5", target: "f7", fresh: true, root: "false", root_by: "e8" },
    { by: "a1", target: "a7", fresh: false, root: "none", root_by: null },
  ],
};

test("a fresh chase shows its sham protector; an old one shows nothing", () => {
  expect(arrowsOf(MOVE, BOARD)).toEqual([
    { kind: "chase", from: "f5", to: "f7" },
    { kind: "false-root", from: "e8", to: "f7" },
  ]);
});

test("a sham protector that may not leave its line shows what holds it there", () => {
  const advisor = ["e8", { side: "second", role: "advisor" }] as const;
  const kindsOn = (...men: readonly (readonly [string, Piece])[]) =>
    arrowsOf(MOVE, new Map([...BOARD, advisor, ...men]))
      .filter(({ kind }) => kind === "pin")
      .map(({ from, to }) => from + to);
  // The kings would face each other.
  expect(kindsOn()).toEqual(["e1e8"]);
  expect(kindsOn(["e4", { side: "first", role: "rook" }])).toEqual(["e4e8"]);
  expect(kindsOn(["e4", { side: "first", role: "horse" }])).toEqual([]);
  expect(kindsOn(["e4", { side: "second", role: "pawn" }])).toEqual([]);
  // Whoever takes has left the line by then.
  const taken = { ...MOVE, chases: [{ by: "e5", target: "f7", fresh: true, root: "false" as const, root_by: "e8" }] };
  const board = new Map([...BOARD, advisor, ["e5", { side: "first", role: "horse" }] as const]);
  expect(arrowsOf(taken, board).at(-1)).toEqual({ kind: "pin", from: "e1", to: "e8" });
});

test("a man that is chased although another one protects it shows which", () => {
  const chased = (root: "any" | "bound") => ({ by: "f5", target: "f7", fresh: true, root, root_by: "e8" });
  for (const root of ["any", "bound"] as const)
    expect(arrowsOf({ ...MOVE, chases: [chased(root)] }, BOARD)).toEqual([
      { kind: "chase", from: "f5", to: "f7" },
      { kind: "root", from: "e8", to: "f7" },
    ]);
});

test("a check goes to the other king, and a threatened mate by its first move", () => {
  const move = { ...MOVE, chases: [], checkers: ["e5"], mate: ["e5e8", "d9e8"] };
  expect(arrowsOf(move, BOARD)).toEqual([
    { kind: "check", from: "e5", to: "e9" },
    { kind: "kill", from: "e5", to: "e8" },
  ]);
  expect(arrowsOf(move, new Map())).toEqual([{ kind: "kill", from: "e5", to: "e8" }]);
});
