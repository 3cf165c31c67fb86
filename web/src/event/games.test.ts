import { expect, test } from "vitest";

import type { SectionView } from "../api/hall.ts";
import { gamesByPlayer, headToHead } from "./games.ts";

const game = (first: number, second: number, outcome?: "first_wins" | "second_wins" | "draw") => ({
  board: 1,
  players: { first, second },
  ...(outcome === undefined ? {} : { verdict: { outcome, form: "ordinary" } }),
  confirmed: outcome !== undefined,
});

const section: SectionView = {
  id: "A",
  name: "A",
  entrants: [1, 2, 3].map((id) => ({ id, name: `p${id}` })),
  rounds: [
    {
      number: 1,
      status: "closed",
      byes: [3],
      tables: [{ table: 1, first: 1, second: 2, games: [game(1, 2, "first_wins")] }],
    },
    {
      number: 2,
      status: "closed",
      byes: [1],
      tables: [{ table: 1, first: 2, second: 3, games: [game(2, 3, "draw")] }],
    },
    { number: 3, status: "published", byes: [], tables: [{ table: 1, first: 2, second: 1, games: [game(2, 1)] }] },
  ],
};

const gamesOfPlayer = (section: SectionView, player: number) => gamesByPlayer(section).get(player) ?? [];

test("somebody's games tell side, opponent and how they went", () => {
  const games = gamesOfPlayer(section, 1);
  expect(games.map(({ round, side, opponent, fate }) => [round, side, opponent, fate])).toEqual([
    [1, "first", 2, "won"],
    [3, "second", 2, null],
  ]);
});

test("two are compared by their games alone", () => {
  expect(headToHead(gamesOfPlayer(section, 2), 1)).toEqual({ won: 0, drew: 0, lost: 1 });
  expect(headToHead(gamesOfPlayer(section, 2), 3)).toEqual({ won: 0, drew: 1, lost: 0 });
});
