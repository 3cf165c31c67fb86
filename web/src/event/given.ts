// Parts of an event for tests: whole as the server tells them, with what a test is about said by it.

import type { Entrant, GameView, RoundView, SectionView, TableLine, Verdict } from "../api/hall.ts";

export const givenVerdict = (outcome: Verdict["outcome"], form: Verdict["form"] = "ordinary"): Verdict => ({
  outcome,
  form,
  reason: form === "absence" ? "absence" : "reported",
});

export const givenGame = (more: Partial<GameView> = {}): GameView => ({
  board: 1,
  game: 1,
  players: { first: 1, second: 2 },
  confirmed: false,
  appealed: false,
  kept: false,
  ...more,
});

/** A table with one game, unless others are named. */
export function givenTable(table: number, first: number, second: number, games?: readonly GameView[]): TableLine {
  return { table, first, second, games: games ?? [givenGame({ players: { first, second } })], rapid: [] };
}

export const givenRound = (
  number: number,
  status: RoundView["status"],
  tables: readonly TableLine[],
  more: Partial<RoundView> = {},
): RoundView => ({ number, status, tables, byes: [], leaves: [], ...more });

export const givenEntrant = (id: number, name: string, more: Partial<Entrant> = {}): Entrant => ({
  id,
  name,
  members: [],
  ...more,
});

export const givenSection = (more: Partial<SectionView> = {}): SectionView => ({
  id: "A",
  name: "甲組",
  entrants: [],
  people: [],
  rounds: [],
  systems: ["swiss"],
  line_ups: [],
  drawn: false,
  over: false,
  verified: false,
  ...more,
});
