import { expect, test } from "vitest";

import { startOf } from "../game/fen.ts";
import { moved } from "../game/game.ts";
import { track } from "./track.ts";

test("a piece that moves keeps its identity, one that is taken goes", () => {
  const start = startOf("xiangqi").board;
  const first = track([], start);
  expect(new Set(first.map(({ id }) => id)).size).toBe(32);
  const cannon = first.find(({ point }) => point === "h2")?.id;
  const taken = first.find(({ point }) => point === "h9")?.id;
  const next = track(first, moved(start, { from: "h2", to: "h9" }));
  expect(next.find(({ point }) => point === "h9")?.id).toBe(cannon);
  expect(next.some(({ id }) => id === taken)).toBe(false);
  expect(next).toHaveLength(31);
  const back = track(next, start);
  expect(back.find(({ point }) => point === "h2")?.id).toBe(cannon);
  expect(new Set(back.map(({ id }) => id)).size).toBe(32);
});
