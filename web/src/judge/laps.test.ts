import { expect, test } from "vitest";

import { lapsOf } from "./laps.ts";

const laps = (moves: string) => lapsOf(moves.split(" ").map((move) => ({ move }))).map((lap) => lap.length);

test.each([
  ["a b c d a b c d a b c d", [4, 4, 4]],
  ["a b c d a b", [4, 2]],
  ["a b a b", [2, 2]],
  ["a b c d", [4]],
  ["a b c d a b x d", [8]],
])("%s goes round in laps of %j", (moves, lengths) => {
  expect(laps(moves)).toEqual(lengths);
});

test("nothing goes round nowhere", () => {
  expect(lapsOf([])).toEqual([]);
});
