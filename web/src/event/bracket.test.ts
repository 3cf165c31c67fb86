import { expect, test } from "vitest";

import type { Tie } from "../api/hall.ts";
import { linesOf, placed } from "./bracket.ts";

const tie = (tie: number, level: number, from: Tie["from"] = [null, null]): Tie => ({
  tie,
  level,
  players: [null, null],
  empty: false,
  from,
});
const won = (tie: number) => ({ winner: tie });
const lost = (tie: number) => ({ loser: tie });

const bracket = {
  ties: [
    tie(1, 0),
    tie(2, 0),
    tie(3, 0),
    tie(4, 0),
    tie(5, 1, [won(1), won(2)]),
    tie(6, 1, [won(3), won(4)]),
    tie(7, 2, [won(5), won(6)]),
    tie(8, 1, [lost(5), lost(6)]),
  ],
};

test("a tie stands between those it follows from, and none covers another", () => {
  expect(placed(bracket).map(({ tie, column, row }) => [tie.tie, column, row])).toEqual([
    [1, 0, 0],
    [2, 0, 2],
    [3, 0, 4],
    [4, 0, 6],
    [5, 1, 1],
    [6, 1, 5],
    [7, 2, 3],
    [8, 2, 5],
  ]);
});

test("lines lead from each tie to where its winner goes", () => {
  expect(linesOf(placed(bracket)).map(({ from, to }) => [from.tie.tie, to.tie.tie])).toEqual([
    [1, 5],
    [2, 5],
    [3, 6],
    [4, 6],
    [5, 7],
    [6, 7],
  ]);
});
