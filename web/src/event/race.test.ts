import { expect, test } from "vitest";

import type { Sheet } from "../api/hall.ts";
import { drawn, raceOf, shortened } from "./race.ts";

const sheet = (rows: Sheet["rows"]): Sheet => ({
  title: "",
  columns: ["place", "number", "name"].map((key) => ({ key, heading: key, align: "by_kind" as const })),
  rows,
  foot: "",
});

const sheets = [
  sheet([
    [1, 3, "C"],
    [2, 1, "A"],
  ]),
  sheet([
    [1, 1, "A"],
    [2, 3, "C"],
    [3, 2, "B"],
  ]),
];

test("a race tells the places of those in front, and where somebody was not ranked yet", () => {
  expect(raceOf(sheets, 3)).toEqual([
    { player: 1, name: "A", places: [2, 1] },
    { player: 3, name: "C", places: [1, 2] },
    { player: 2, name: "B", places: [null, 3] },
  ]);
  expect(raceOf(sheets, 1)).toHaveLength(1);
  expect(raceOf([], 8)).toEqual([]);
});

test("a line begins where somebody is first ranked, and no name covers another", () => {
  const lines = raceOf(sheets, 3);
  const { path, labels } = drawn(lines, 2);
  expect(path(lines[0]!)).toMatch(/^M\S+ \S+C/);
  expect(path(lines[2]!)).not.toContain("C");
  expect(labels[1]! - labels[0]!).toBeGreaterThanOrEqual(18);
});

test("a name that has no room beside the drawing is cut, and says so", () => {
  expect(shortened("歐陽上官飛鵬")).toBe("歐陽上官飛鵬");
  expect(shortened("Alexandrescu-Papadopoulos, K.")).toBe("Alexandrescu-Pa…");
  expect(shortened("陳大文（12 號）")).toBe("陳大文（12 號）");
});
