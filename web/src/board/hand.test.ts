import { expect, test } from "vitest";

import { startOf } from "../game/fen.ts";
import type { AllowedMove } from "../game/game.ts";
import { draggable, drop, tap, type Intent, type Mode, type Scene } from "./hand.ts";

const ALLOWED: AllowedMove[] = [
  { from: "h2", to: "e2" },
  { from: "h2", to: "h9" },
  { from: "b0", to: "c2", promotion: "queen" },
  { from: "b0", to: "c2", promotion: "rook" },
];

const scene = (mode: Mode, picked: string | null): Scene => ({
  mode,
  picked,
  allowed: ALLOWED,
  board: startOf("xiangqi").board,
});

const TAPS: [Mode, string | null, string, Intent | null][] = [
  ["view", null, "h2", null],
  ["place", null, "h2", { kind: "place", point: "h2" }],
  ["place", null, "e4", { kind: "place", point: "e4" }],
  ["play", null, "h2", { kind: "pick", point: "h2" }],
  ["play", null, "e4", null],
  ["play", null, "a0", { kind: "refused", from: null, to: "a0" }],
  ["play", "h2", "h2", { kind: "release" }],
  ["play", "h2", "e2", { kind: "move", move: ALLOWED[0] as AllowedMove }],
  ["play", "h2", "b0", { kind: "pick", point: "b0" }],
  ["play", "h2", "e5", { kind: "refused", from: "h2", to: "e5" }],
  ["play", "b0", "c2", { kind: "promote", moves: ALLOWED.slice(2) }],
];

test.each(TAPS)("to %s with %s picked, a tap on %s", (mode, picked, point, intent) => {
  expect(tap(scene(mode, picked), point)).toEqual(intent);
});

const DROPS: [Mode, string, string | null, Intent | null][] = [
  ["view", "h2", "e2", null],
  ["play", "h2", "h2", null],
  ["play", "h2", null, { kind: "release" }],
  ["play", "h2", "h9", { kind: "move", move: ALLOWED[1] as AllowedMove }],
  ["play", "h2", "a5", { kind: "refused", from: "h2", to: "a5" }],
  ["place", "h2", "a5", { kind: "shift", from: "h2", to: "a5" }],
  ["place", "h2", null, { kind: "shift", from: "h2", to: null }],
];

test.each(DROPS)("to %s, a piece dragged from %s to %s", (mode, from, to, intent) => {
  expect(drop(scene(mode, from), from, to)).toEqual(intent);
});

test("only what may move is dragged in play, and whatever stands there in set-up", () => {
  const dragged = (mode: Mode) => ["h2", "a0", "e4"].filter((point) => draggable(scene(mode, null), point));
  expect([dragged("view"), dragged("play"), dragged("place")]).toEqual([[], ["h2"], ["h2", "a0"]]);
});
