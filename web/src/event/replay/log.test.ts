import { expect, test } from "vitest";

import type { LogLine } from "../../api/hall.ts";
import { around, lineAt, linesOf } from "./log.ts";

const lines: LogLine[] = Array.from({ length: 20 }, (_, nth) => ({
  no: nth + 1,
  cited: "",
  at: 1000 * (nth + 1),
  who: "甲",
  kind: nth % 2 === 0 ? "result" : "entry",
  text: `line ${nth + 1}`,
  ...(nth === 4 ? { game: { section: "B", round: 1, table: 1, board: 1, game: 1 } } : { section: "A" }),
  under: [],
}));

test("lines are found by kind, section and text", () => {
  expect(linesOf(lines, "all", "", "")).toHaveLength(20);
  expect(linesOf(lines, "result", "B", "").map(({ no }) => no)).toEqual([5]);
  expect(linesOf(lines, "all", "", "line 20").map(({ no }) => no)).toEqual([20]);
  expect(linesOf(lines, "all", "", "7").map(({ no }) => no)).toEqual([7, 17]);
});

test("a part of a long log holds the line that is shown", () => {
  for (const no of [1, 10, 20]) {
    const shown = around(lines, no, 6).map((line) => line.no);
    expect(shown).toHaveLength(6);
    expect(shown).toContain(no);
  }
});

test("a time names the last line before it", () => {
  expect(lineAt(lines, 500)).toBe(0);
  expect(lineAt(lines, 3000)).toBe(3);
  expect(lineAt(lines, 9e9)).toBe(20);
});
