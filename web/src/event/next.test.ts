import { expect, test } from "vitest";

import type { GameView, RoundView, SectionView } from "../api/hall.ts";
import { givenEntrant, givenGame as game, givenRound, givenSection, givenTable, givenVerdict } from "./given.ts";
import { nextOf } from "./next.ts";
import { gamesOf, placeOf, toldOf } from "./section.ts";

const entrants = [1, 2, 3].map((id) => givenEntrant(id, `棋手 ${id}`));
const won = givenVerdict("first_wins");
const round = (status: RoundView["status"], games: readonly GameView[] = [game()], number = 1): RoundView =>
  givenRound(number, status, [givenTable(1, 1, 2, games)], { byes: [3] });
const section = (more: Partial<SectionView> = {}): SectionView => givenSection({ entrants, ...more });

test("whether all rounds are played, the server says: of a bracket and of several stages no number tells it", () => {
  const played = section({ rounds: [round("closed")], rounds_planned: 1 });
  expect(nextOf({ ...played, over: true })).toMatchObject({ step: "finish" });
  expect(nextOf({ ...played, over: false })).toMatchObject({ step: "pair", round: 2 });
  expect(nextOf({ ...played, rounds_planned: null, over: true })).toMatchObject({ step: "finish" });
});

test("even ties of a bracket come before the round can be closed", () => {
  const done = game({ verdict: givenVerdict("draw"), confirmed: true });
  const tied = givenRound(1, "published", [
    { ...givenTable(1, 1, 2, [done]), even: true },
    givenTable(2, 3, 4, [done]),
  ]);
  expect(nextOf(section({ rounds: [tied] }))).toEqual({ step: "tied", round: 1, tables: [1] });
});

test("nobody is entered, or one alone: entries come next", () => {
  expect(nextOf(section({ entrants: [] }))).toEqual({ step: "enter", entered: 0 });
  const one = [givenEntrant(1, "一"), givenEntrant(2, "二", { gone: true })];
  expect(nextOf(section({ entrants: one }))).toEqual({ step: "enter", entered: 1 });
});

test("a round goes from draft to closed", () => {
  expect(nextOf(section())).toMatchObject({ step: "pair", round: 1, entered: 3 });
  expect(nextOf(section({ rounds: [round("draft")] }))).toEqual({ step: "publish", round: 1, tables: 1 });
  const open = nextOf(section({ rounds: [round("published")] }));
  expect(open).toMatchObject({ step: "results", round: 1, begun: false, games: 1 });
  const begun = nextOf(section({ rounds: [{ ...round("published"), begun: 5 }] }));
  expect(begun).toMatchObject({ step: "results", begun: true });
  const done = game({ verdict: won, confirmed: true });
  expect(nextOf(section({ rounds: [round("published", [done])] }))).toEqual({ step: "close", round: 1, further: null });
  expect(nextOf(section({ rounds: [round("published", [done])], rounds_planned: 3 }))).toMatchObject({ further: 2 });
  expect(nextOf(section({ rounds: [round("closed", [done])] }))).toMatchObject({ step: "pair", round: 2 });
});

test("a result that nobody confirmed is still missing", () => {
  const told = nextOf(section({ rounds: [round("published", [game({ verdict: won })])] }));
  expect(told).toMatchObject({ step: "results" });
});

test("after the last round the table is verified and announced", () => {
  const rounds = [round("closed", [game({ verdict: won, confirmed: true })])];
  expect(nextOf(section({ rounds, over: true, verified: true }))).toEqual({ step: "finish", verified: true });
  expect(nextOf(section({ rounds, over: true }))).toEqual({ step: "finish", verified: false });
  expect(nextOf(section({ rounds, final_table: [] }))).toEqual({ step: "over" });
});

test("games of a match have their own names", () => {
  const games = [game(), game({ board: 2 }), game({ game: 2 }), game({ board: 2, game: 2 })];
  const ids = gamesOf("A", round("published", games)).map(({ id }) => `${id.table}/${id.board}/${id.game}`);
  expect(ids).toEqual(["1/1/1", "1/2/1", "1/1/2", "1/2/2"]);
});

test("everybody is found at their table, or without an opponent", () => {
  const paired = round("published", [game({ players: { first: 2, second: 1 } })]);
  expect(placeOf(paired, 1)).toEqual({ table: 1, side: "second", opponent: 2, several: false });
  expect(placeOf(paired, 2)).toMatchObject({ side: "first", opponent: 1 });
  expect(placeOf(paired, 3)).toBe("bye");
  expect(placeOf(paired, 4)).toBeNull();
});

test("who did not come is told apart from who lost", () => {
  expect(toldOf(won)).toBe("first");
  expect(toldOf(givenVerdict("first_wins", "absence"))).toBe("second-absent");
  expect(toldOf(givenVerdict("second_wins", "absence"))).toBe("first-absent");
  expect(toldOf(givenVerdict("both_lose", "absence"))).toBe("both-absent");
  expect(toldOf(givenVerdict("draw", "forced"))).toBe("draw");
});
