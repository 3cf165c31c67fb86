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
    { by: "f5", target: "f7", fresh: true, root: "false", root_by: "e8", held_by: [] },
    { by: "a1", target: "a7", fresh: false, root: "none", root_by: null, held_by: [] },
  ],
};

test("a fresh chase shows its sham protector; an old one shows nothing", () => {
  expect(arrowsOf(MOVE, BOARD)).toEqual([
    { kind: "chase", from: "f5", to: "f7" },
    { kind: "false-root", from: "e8", to: "f7" },
  ]);
});

test("a sham protector shows what would check its king if it retook", () => {
  const [fresh] = MOVE.chases;
  if (fresh === undefined) throw new Error("nothing is chased");
  const held = { ...MOVE, chases: [{ ...fresh, held_by: ["e1", "c7"] }] };
  expect(arrowsOf(held, BOARD).slice(2)).toEqual([
    { kind: "pin", from: "e1", to: "e8" },
    { kind: "pin", from: "c7", to: "e8" },
  ]);
});

test("a man that is chased although another one protects it shows which", () => {
  const chased = (root: "any" | "bound") => ({ by: "f5", target: "f7", fresh: true, root, root_by: "e8", held_by: [] });
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
