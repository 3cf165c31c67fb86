import { expect, test } from "vitest";

import { enteredFor, readTeams, usualLineUp } from "./teams.ts";

test("teams are read line by line, with what is wrong", () => {
  const teams = readTeams("東區\t甲\t乙\n西區,丙,丁\n\n南區\n北區、戊\n東區\t己\t庚", 2);
  expect(teams.map(({ line, name, members, fault }) => [line, name, members.length, fault])).toEqual([
    [1, "東區", 2, null],
    [2, "西區", 2, null],
    [4, "南區", 0, "no-members"],
    [5, "北區", 1, "too-few"],
    [6, "東區", 2, "twice"],
  ]);
  expect(readTeams("東區\t甲\t乙", 2, ["東區"])[0]?.fault).toBe("twice");
});

test("a line-up is the members in their order", () => {
  expect(usualLineUp([4, 7, 9], 2)).toEqual([4, 7]);
});

test("the members who are entered for a team are those of its club who play for no other, however their names are written", () => {
  const [team] = readTeams("東區\t甲\tBob Lee\t丙", 2);
  const one = (id: number, name: string, club: string) => ({ id, name, club, members: [] });
  const section = {
    people: [one(1, "甲", "西區"), one(2, "甲", "東區"), one(3, "bob lee", "東區"), one(4, "丙", "東區")],
    entrants: [{ id: 9, name: "南區", members: [4] }],
  };
  if (team === undefined) throw new Error("a team is read");
  expect(enteredFor(team, section)).toEqual([2, 3, null]);
});
