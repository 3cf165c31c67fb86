import { expect, test } from "vitest";

import { changedTables, changesOf, neighbour, swapped, wishesFor, type Arrangement } from "./arrange.ts";

const round: Arrangement = {
  pairs: [
    { first: 1, second: 2 },
    { first: 3, second: 4 },
    { first: 5, second: 6 },
  ],
  byes: [7],
};

test("two players change places, and nobody else", () => {
  const after = swapped(round, 2, 4);
  expect(after.pairs).toEqual([
    { first: 1, second: 4 },
    { first: 3, second: 2 },
    { first: 5, second: 6 },
  ]);
  expect(changedTables(round, after)).toEqual([1, 2]);
});

test("opponents change colours", () => {
  const after = swapped(round, 5, 6);
  expect(after.pairs[2]).toEqual({ first: 6, second: 5 });
  expect(changedTables(round, after)).toEqual([3]);
});

test("whoever has the bye can be put at a table", () => {
  const after = swapped(round, 1, 7);
  expect(after.byes).toEqual([1]);
  expect(after.pairs[0]).toEqual({ first: 7, second: 2 });
  expect(wishesFor(after)).toEqual([
    { play: { first: 7, second: 2 } },
    { play: { first: 3, second: 4 } },
    { play: { first: 5, second: 6 } },
    { bye: 1 },
  ]);
});

test("what a change breaks is asked of what changed alone", () => {
  expect(changesOf(round, swapped(round, 1, 7))).toEqual([{ play: { first: 7, second: 2 } }, { bye: 1 }]);
});

test("arrow keys go from seat to seat, and stay at the ends", () => {
  expect(neighbour(round, 1, "ArrowRight")).toBe(2);
  expect(neighbour(round, 2, "ArrowRight")).toBe(2);
  expect(neighbour(round, 2, "ArrowDown")).toBe(4);
  expect(neighbour(round, 6, "ArrowDown")).toBe(7);
  expect(neighbour(round, 1, "ArrowUp")).toBe(1);
  expect(neighbour(round, 3, "ArrowLeft")).toBe(3);
});
