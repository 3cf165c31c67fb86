import { expect, test } from "vitest";

import { atOf, pathOf } from "./at.ts";

test("the address of a table is read back", () => {
  const at = { event: "cup", section: "公開 A", round: 3, table: 12, board: 1, game: 1 };
  const [, , , , ...rest] = pathOf(at).split("/").map(decodeURIComponent);
  expect(atOf("cup", rest)).toEqual(at);
  expect(atOf("cup", ["A", "3", "12"])).toEqual({ ...at, section: "A" });
});

test.each([[[]], [["A"]], [["A", "x", "1"]], [["A", "0", "1"]]])("%j names no table", (rest) => {
  expect(atOf("cup", rest)).toBeNull();
});
