import { expect, test } from "vitest";

import { grouped, readCode } from "./code.ts";

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
