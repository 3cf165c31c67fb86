import { expect, test } from "vitest";

import type { SectionView } from "../api/hall.ts";
import { givenEntrant, givenGame, givenRound, givenSection, givenTable, givenVerdict } from "./given.ts";
import { gamesByPlayer, headToHead } from "./games.ts";

const game = (first: number, second: number, outcome?: "first_wins" | "second_wins" | "draw") =>
  givenGame({
    players: { first, second },
    ...(outcome === undefined ? {} : { verdict: givenVerdict(outcome) }),
    confirmed: outcome !== undefined,
  });

const section = givenSection({
  entrants: [1, 2, 3].map((id) => givenEntrant(id, `p${id}`)),
  rounds: [
    givenRound(1, "closed", [givenTable(1, 1, 2, [game(1, 2, "first_wins")])], { byes: [3] }),
    givenRound(2, "closed", [givenTable(1, 2, 3, [game(2, 3, "draw")])], { byes: [1] }),
    givenRound(3, "published", [givenTable(1, 2, 1, [game(2, 1)])]),
  ],
});

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

test("where teams meet, a team has the games of its boards, and whoever plays for it has their own", () => {
  const board = (nth: number, first: number, second: number) =>
    givenGame({
      board: nth,
      players: { first: nth % 2 === 1 ? 10 : 20, second: nth % 2 === 1 ? 20 : 10 },
      persons: { first, second },
      verdict: givenVerdict("first_wins"),
      confirmed: true,
    });
  const league = givenSection({
    entrants: [10, 20].map((id) => givenEntrant(id, `t${id}`)),
    rounds: [givenRound(1, "closed", [givenTable(1, 10, 20, [board(1, 1, 3), board(2, 4, 2)])])],
  });
  const told = (player: number) => gamesOfPlayer(league, player).map(({ opponent, fate }) => [opponent, fate]);
  expect(told(10)).toEqual([
    [20, "won"],
    [20, "lost"],
  ]);
  expect(told(2)).toEqual([[4, "lost"]]);
  expect(told(3)).toEqual([[1, "lost"]]);
});
