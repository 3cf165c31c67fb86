import { expect, test } from "vitest";

import type { LogLine } from "../../api/hall.ts";
import { around, linesOf, marksOf, tableOf } from "./log.ts";

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
  const told = ({ text, who }: LogLine) => `${who} ${text}`;
  expect(linesOf(lines, "all", "", "", told)).toHaveLength(20);
  expect(linesOf(lines, "result", "B", "", told).map(({ no }) => no)).toEqual([5]);
  expect(linesOf(lines, "all", "", "line 20", told).map(({ no }) => no)).toEqual([20]);
  expect(linesOf(lines, "all", "", "7", told).map(({ no }) => no)).toEqual([7, 17]);
  expect(linesOf(lines, "entry", "", "甲", told)).toHaveLength(10);
});

test("a part of a long log holds the line that is shown", () => {
  for (const no of [1, 10, 20]) {
    const shown = around(lines, no, 6).map((line) => line.no);
    expect(shown).toHaveLength(6);
    expect(shown).toContain(no);
  }
});

test("a line is told with its table, unless it names it", () => {
  const game = { section: "A", round: 1, table: 12, board: 1, game: 1 };
  const [line] = lines;
  if (line === undefined) throw new Error("no line");
  expect(tableOf({ ...line, kind: "desk", game })).toBe(12);
  expect(tableOf({ ...line, kind: "call", game })).toBe(12);
  expect(tableOf({ ...line, kind: "result", game })).toBeNull();
  expect(tableOf({ ...line, kind: "entry" })).toBeNull();
});

test("hands and what was contested are marked along the log, and what is too close together once", () => {
  const kinds = ["call", "case", "appeal", "desk"] as const;
  const marked = lines.map((line, nth): LogLine => ({ ...line, kind: kinds[nth] ?? "entry" }));
  expect(marksOf(marked, 20)).toEqual([
    { of: "call", far: 0 },
    { of: "case", far: 0.055 },
    { of: "case", far: 0.105 },
  ]);
  expect(marksOf(marked, 10_000)).toEqual([
    { of: "call", far: 0 },
    { of: "case", far: 0 },
  ]);
});
