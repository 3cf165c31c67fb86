import { expect, test } from "vitest";

import { givenEntrant, givenRound, givenSection, givenTable } from "../given.ts";
import { awayIn, givenTo, goneFrom, roundsToCome } from "./leaves.ts";

const section = givenSection({
  rounds: [givenRound(1, "closed", [], { half_byes: [3] }), givenRound(2, "draft", [])],
  rounds_planned: 5,
  leaves: [
    { player: 3, round: 4 },
    { player: 3, round: 5, half_point: true },
    { player: 7, round: 4 },
  ],
});

test("leave can be given for every round that is not paired", () => {
  expect(roundsToCome(section)).toEqual([3, 4, 5]);
  expect(roundsToCome({ rounds: [] })).toEqual([1]);
  expect(roundsToCome({ rounds: [givenRound(5, "closed", [])], rounds_planned: 5 })).toEqual([6]);
});

test("leave is taken back of rounds to come, a half-point bye also of a round that was paired", () => {
  expect(givenTo(section, 3, false)).toEqual([4]);
  expect(givenTo(section, 3, true)).toEqual([1, 5]);
  expect(givenTo(section, 8, false)).toEqual([]);
});

test("who is away in a round is told by why", () => {
  expect(awayIn(section, 4)).toEqual({ leave: [3, 7], halfPoint: [] });
  expect(awayIn(section, 5)).toEqual({ leave: [], halfPoint: [3] });
});

test("whoever has left since a draft was paired is told as long as it is a draft", () => {
  const entrants = [1, 2, 3, 4].map((id) => givenEntrant(id, `棋手 ${id}`, id > 2 ? { gone: true } : {}));
  const round = (status: "draft" | "published") => givenRound(2, status, [givenTable(1, 1, 3)], { byes: [2] });
  expect(goneFrom({ entrants }, round("draft"))).toEqual([3]);
  expect(goneFrom({ entrants }, round("published"))).toEqual([]);
  expect(goneFrom({ entrants }, undefined)).toEqual([]);
});
