import { expect, test } from "vitest";

import { atOf, pathOf, standingPath, tableIn } from "./at.ts";

test("the address of a table is read back", () => {
  const at = { event: "cup", section: "公開 A", round: 3, table: 12, board: 1, game: 1 };
  const [, , , , ...rest] = pathOf(at).split("/").map(decodeURIComponent);
  expect(atOf("cup", rest)).toEqual(at);
  expect(atOf("cup", ["A", "3", "12"])).toEqual({ ...at, section: "A" });
});

test.each([[[]], [["A"]], [["A", "x", "1"]], [["A", "0", "1"]]])("%j names no table", (rest) => {
  expect(atOf("cup", rest)).toBeNull();
});

test("a table has an address that holds in every round", () => {
  const [, , , , ...rest] = standingPath("cup", "公開 A", 12).split("/").map(decodeURIComponent);
  expect(tableIn(rest)).toEqual({ section: "公開 A", table: 12 });
  expect([["A"], ["A", "x"], ["A", "0"], ["A", "1", "12"]].map(tableIn)).toEqual([null, null, null, null]);
});
