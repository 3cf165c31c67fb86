import { expect, test } from "vitest";

import type { EventSeen } from "../api/hall.ts";
import type { CallLine, OfficialLine } from "../api/schema.ts";
import { gamesAt, gradeAbove, inOrder, isSought, tablesOf, whereabouts, whomToSend, type Found } from "./calls.ts";

const call = (id: number, at: number, state: CallLine["state"]) => ({ id, at, state }) as CallLine;

test("hands that wait come first, the older before the younger", () => {
  const taken = { taken: { by: "b", at: 5 } };
  const calls = [call(1, 10, taken), call(2, 30, "waiting"), call(3, 20, "waiting"), call(4, 5, taken)];
  expect(inOrder(calls).map(({ id }) => id)).toEqual([3, 2, 4, 1]);
});

test("tables are those of the round that is played; each game of a match has its number", () => {
  const game = (game: number, over = false) => ({
    board: 1,
    game,
    players: game === 1 ? { first: 1, second: 2 } : { first: 2, second: 1 },
    ...(over ? { verdict: { outcome: "draw" } } : {}),
  });
  const seen = {
    sections: [
      {
        id: "A",
        name: "公開組",
        entrants: [
          { id: 1, name: "甲" },
          { id: 2, name: "乙" },
        ],
        rounds: [
          { number: 1, status: "closed", tables: [] },
          {
            number: 2,
            status: "published",
            tables: [{ table: 3, first: 1, second: 2, games: [game(1, true), game(2)] }],
          },
          { number: 3, status: "draft", tables: [] },
        ],
      },
      { id: "B", name: "少年組", entrants: [], rounds: [] },
    ],
  } as unknown as EventSeen;
  const [section, ...others] = tablesOf(seen);
  expect(others).toEqual([]);
  expect(section?.games.map(({ game, over, players }) => [game.round, game.table, game.game, over, players])).toEqual([
    [2, 3, 1, true, "甲 – 乙"],
    [2, 3, 2, false, "乙 – 甲"],
  ]);
});

const found = (section: string, table: number, board = 1, game = 1, over = false): Found => ({
  game: { section, round: 1, table, board, game },
  mark: "",
  over,
  players: "Wong Tai – 乙",
});

test("a game is found by its table's number and by who plays, in capitals or not", () => {
  const one = found("A", 12);
  expect(["12", "2", "wong", " TAI ", "乙"].filter((text) => isSought(one, text))).toHaveLength(5);
  expect(isSought(one, "丙")).toBe(false);
});

test("the number of a table means the game that is played there, and asks where there are several", () => {
  const games = [
    found("A", 1, 1, 1, true),
    found("A", 1, 1, 2),
    found("A", 1, 1, 3),
    found("A", 2, 1, 1, true),
    found("A", 3),
    found("A", 3, 2),
    found("B", 3),
  ];
  const meant = (table: number) => gamesAt(games, table).map(({ game }) => [game.section, game.board, game.game]);
  expect(meant(1)).toEqual([["A", 1, 2]]);
  expect(meant(2)).toEqual([["A", 1, 1]]);
  expect(meant(3)).toEqual([
    ["A", 1, 1],
    ["A", 2, 1],
    ["B", 1, 1],
  ]);
  expect(meant(4)).toEqual([]);
});

test("who calls for help calls somebody above themselves, and above who was called before", () => {
  expect(gradeAbove(["witness"])).toBe("referee");
  expect(gradeAbove(["witness", "section_head"])).toBe("chief");
  expect(gradeAbove(["witness"], "section_head")).toBe("chief");
  expect(gradeAbove(["chief", "director"])).toBe("chief");
  expect(gradeAbove([])).toBe("referee");
});

const official = (person: string, post: string, more: object = {}) =>
  ({
    person,
    name: person,
    away: false,
    offices: [{ post }],
    conflicts: {},
    posts: [],
    tables: [],
    ...more,
  }) as OfficialLine;

test("whoever can deal with a call can be sent there", () => {
  const officials = [
    official("witness", "witness"),
    official("referee", "referee"),
    official("chief", "chief"),
    official("away", "chief", { away: true }),
    official("elsewhere", "referee", { offices: [{ post: "referee", sections: ["B"] }] }),
    official("director", "director"),
  ];
  const raised = {
    id: 1,
    game: { section: "A", round: 1, table: 3 },
    needs: { grade: "referee" },
    to: "chief",
  } as CallLine;
  expect(whomToSend(officials, raised).map(({ person }) => person)).toEqual(["referee"]);
});

test("officials who rule at boards are at the tables to which they went", () => {
  const officials = [official("a", "referee"), official("b", "chief"), official("c", "director")];
  const went = (by: string, table: number) =>
    ({ state: { taken: { by, at: 5 } }, game: { section: "A", round: 1, table } }) as CallLine;
  const calls = [went("b", 12), went("b", 7), went("c", 3), { ...went("a", 1), state: "waiting" } as CallLine];
  expect(whereabouts(officials, calls).map(({ official, tables }) => [official.person, tables])).toEqual([
    ["a", []],
    ["b", [12, 7]],
  ]);
});
