import { expect, test } from "vitest";

import { givenGame, givenRound, givenSection, givenTable } from "../given.ts";
import { grouped, readCode, seatOf } from "./code.ts";

const CODE = "A/1/12/1/1/2/09af31c2d4e5";

test.each([
  CODE,
  "A/1/12/1/1/2/ 09af 31c2 d4e5",
  " a/1/12/1/1/2/09AF31C2D4E5 ",
  "a 1 12 1 1 2 09af 31c2 d4e5",
  "Ａ／１／１２／１／１／２／０９ａｆ 31c2–d4e5",
  grouped(CODE),
])("%s is the code of a seat", (typed) => {
  expect(readCode(typed, ["A", "B"])).toEqual({ code: CODE });
});

test("a section is found by its whole name, with its dashes", () => {
  expect(readCode("open-u12/1/2/1/1/1/09af31c2d4e5", ["open", "Open-U12"])).toEqual({
    code: "Open-U12/1/2/1/1/1/09af31c2d4e5",
  });
});

test.each([
  ["", { lacks: "place" }],
  ["09af31c2d4e5", { lacks: "place" }],
  ["A/1/12/1/1/3/09af31c2d4e5", { lacks: "place" }],
  ["A/1/12/1/1/2/09af 31c2", { lacks: "digits", given: 8, needed: 12 }],
  ["A/1/12/1/1/2/09af31c2d4e51", { lacks: "digits", given: 13, needed: 12 }],
  ["A/1/12/1/1/2/O9af31c2d4e5", { strange: "o" }],
])("%s is none, and why", (typed, fault) => {
  expect(readCode(typed, ["A"])).toEqual({ fault });
});

test("its digits stand in groups", () => {
  expect(grouped(CODE)).toBe("A/1/12/1/1/2/ 09af 31c2 d4e5");
});

test("where it is known where somebody sits, the digits alone are a code", () => {
  const rounds = [givenRound(1, "closed", [givenTable(1, 4, 9)]), givenRound(2, "published", [givenTable(7, 9, 4)])];
  const event = { sections: [givenSection({ id: "B", rounds: [] }), givenSection({ rounds })] };
  expect([seatOf(event, 9), seatOf(event, 4), seatOf(event, 5)]).toEqual(["A/2/7/1/1/1", "A/2/7/1/1/2", null]);
  expect(readCode("09AF 31c2-d4e5", ["A"], seatOf(event, 4))).toEqual({ code: "A/2/7/1/1/2/09af31c2d4e5" });
  expect(readCode(CODE, ["A"], seatOf(event, 4))).toEqual({ code: CODE });
  expect(readCode("09af31c2d4e5", ["A"], seatOf(event, 5))).toEqual({ fault: { lacks: "place" } });
});

test("whoever plays several games sits at the one that is open", () => {
  const verdict = { outcome: "draw", form: "ordinary", reason: "reported" } as const;
  const games = [givenGame({ verdict, confirmed: true }), givenGame({ game: 2, players: { first: 2, second: 1 } })];
  const rounds = [givenRound(1, "published", [givenTable(3, 1, 2, games)])];
  expect(seatOf({ sections: [givenSection({ rounds })] }, 1)).toBe("A/1/3/1/2/2");
});
