import { expect, test } from "vitest";

import { isFound, markedOf, seeOf, unitsNamed } from "./find.ts";

const UNIT = { id: "96(2)", label: "96(2)", means: "A player presses the clock only after the move" };

test.each([
  ["", true],
  ["96(2)", true],
  ["CLOCK", true],
  ["move clock", true],
  ["clock flag", false],
])("%o", (sought, found) => expect(isFound(UNIT, sought)).toBe(found));

test("what is looked for is told apart in what was found", () => {
  const parts = (text: string, sought: string) =>
    markedOf(text, sought).map(({ text, sought }) => (sought ? `<${text}>` : text));
  expect(parts("Perpetual check: a perpetual (one-sided) check", "perpetual (one")).toEqual([
    "<Perpetual>",
    " check: a ",
    "<perpetual>",
    " ",
    "<(one>",
    "-sided) check",
  ]);
  expect(parts("長捉作負", "長捉")).toEqual(["<長捉>", "作負"]);
  expect(parts("as it is", " ")).toEqual(["as it is"]);
});

test("an article without a unit of its own is named by its parts", () => {
  const units = ["19(1)", "19(2)", "190", "20"].map((id) => ({ id, label: id }));
  expect(unitsNamed(units, "19")).toEqual(["19(1)", "19(2)"]);
  expect(unitsNamed(units, "20")).toEqual(["20"]);
  expect(unitsNamed(units, "")).toEqual([]);
});

test("units are found by what is printed in the text", () => {
  const units = [
    { id: "2.3.1.單方", label: "2.3.1" },
    { id: "2.3.1.雙方", label: "2.3.1" },
    { id: "2.1.捉", label: "2.1【捉】" },
  ];
  expect(unitsNamed(units, "2.3.1")).toEqual(["2.3.1.單方", "2.3.1.雙方"]);
  expect(unitsNamed(units, "2.1【捉】")).toEqual(["2.1.捉"]);
});

test("a unit of another book is named with it", () => {
  expect(seeOf("roc-113:3.4.一", "hk-2016")).toEqual({ book: "roc-113", id: "3.4.一" });
  expect(seeOf("3(1):回合", "xqef-2022")).toEqual({ book: "xqef-2022", id: "3(1):回合" });
});
