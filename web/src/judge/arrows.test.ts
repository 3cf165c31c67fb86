import { expect, test } from "vitest";

import type { MoveData } from "../api/schema.ts";
import type { Board } from "../game/game.ts";
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

test("a check goes to the other king, and a threatened mate by its first move", () => {
  const move = { ...MOVE, chases: [], checkers: ["e5"], mate: ["e5e8", "d9e8"] };
  expect(arrowsOf(move, BOARD)).toEqual([
    { kind: "check", from: "e5", to: "e9" },
    { kind: "kill", from: "e5", to: "e8" },
  ]);
  expect(arrowsOf(move, new Map())).toEqual([{ kind: "kill", from: "e5", to: "e8" }]);
});
