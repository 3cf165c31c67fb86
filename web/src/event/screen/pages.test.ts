import { expect, test } from "vitest";

import type { SectionView, Sheet, TableLine } from "../../api/hall.ts";
import { givenEntrant, givenGame, givenRound, givenSection, givenTable, givenVerdict } from "../given.ts";
import { columnsOf, LINES, pagesOf, scaleOf, shrinkOf } from "./pages.ts";

const order = (one: string, other: string) => one.localeCompare(other);
const sheet: Sheet = { title: "", columns: [], rows: [[1, 2, "甲", 4]], foot: "" };

function field(tables: number, done: number, status: "published" | "closed" = "published"): SectionView {
  const ids = Array.from({ length: tables * 2 }, (_, at) => at + 1);
  const line = (_: unknown, at: number): TableLine => {
    const [first, second] = [2 * at + 1, 2 * at + 2];
    const result = at < done ? { verdict: givenVerdict("draw"), confirmed: true } : {};
    return givenTable(at + 1, first, second, [givenGame({ players: { first, second }, ...result })]);
  };
  return givenSection({
    entrants: ids.map((id) => givenEntrant(id, `P${String(id).padStart(3, "0")}`)),
    rounds: [givenRound(3, status, Array.from({ length: tables }, line))],
  });
}

test("before the first round there is one page that says so", () => {
  expect(pagesOf({ ...field(1, 0), rounds: [] }, null, order)).toMatchObject([{ kind: "welcome" }]);
});

test("everybody stands on exactly one page of the pairings, in the order of names", () => {
  const pages = pagesOf(field(40, 1), sheet, order);
  const lines = pages.filter(({ kind }) => kind === "pairings").flatMap(({ lines }) => lines);
  expect(lines.length).toBe(80);
  expect(lines.map((line) => line.kind === "seat" && line.name)).toEqual(
    Array.from({ length: 80 }, (_, at) => `P${String(at + 1).padStart(3, "0")}`),
  );
  expect(pages.every(({ lines }) => lines.length <= LINES)).toBe(true);
  expect(pages.map(({ kind }) => kind)).toEqual(["pairings", "pairings", "pairings", "standings"]);
});

test("nobody is ranked before the first result", () => {
  expect(pagesOf(field(4, 0), sheet, order).map(({ kind }) => kind)).toEqual(["pairings"]);
  expect(pagesOf(field(4, 0), sheet, order, ["standings"]).map(({ kind }) => kind)).toEqual(["timer"]);
});

test("who is missing is shown once half of the round is in", () => {
  expect(pagesOf(field(4, 1), sheet, order).map(({ kind }) => kind)).toEqual(["pairings", "standings"]);
  const late = pagesOf(field(4, 2), sheet, order);
  expect(late.map(({ kind }) => kind)).toEqual(["pairings", "missing", "standings"]);
  expect(late[1]?.tables).toEqual([3, 4]);
  expect(pagesOf(field(4, 1), sheet, order, ["missing"])).toMatchObject([{ kind: "missing", tables: [2, 3, 4] }]);
});

test("between rounds only the standings are shown", () => {
  expect(pagesOf(field(4, 4, "closed"), sheet, order).map(({ kind }) => kind)).toEqual(["standings"]);
});

test("long names have half of the screen, and no page has more lines than fit", () => {
  const long = field(40, 0);
  const entrants = long.entrants.map(({ id }) => givenEntrant(id, `Alexandrescu-Papadopoulos ${id}`));
  const pages = pagesOf({ ...long, entrants }, sheet, order, ["pairings"]);
  expect(pages.map(({ lines }) => lines.length)).toEqual([20, 20, 20, 20]);
  expect(columnsOf(pages[0] ?? { lines: [], of: 1 }, ["Alexandrescu-Papadopoulos"])).toBe(2);
  expect(columnsOf(pages[0] ?? { lines: [], of: 1 }, ["歐陽上官飛鵬"])).toBe(3);
});

test("one very long name is written smaller, and all others as large as without it", () => {
  const usual = ["Nguyen Thi Minh Khai Tran", "呂布"];
  const long = "Alexandra-Philippa Montgomery-Featherstone";
  expect(scaleOf(2, 11, [...usual, long])).toBe(scaleOf(2, 11, usual));
  expect(shrinkOf("歐陽飛鵬")).toBe(1);
  expect(shrinkOf(long)).toBeCloseTo(24 / 42);
});
