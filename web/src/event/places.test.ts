import { expect, test } from "vitest";

import type { Sheet } from "../api/hall.ts";
import { gainedSince, tiesOf, valuesOf } from "./places.ts";

const KEYS = ["place", "number", "name", "club", "points", "buchholz", "wins", "behind_by", "article"];
const sheet = (rows: Sheet["rows"]): Sheet => ({
  title: "",
  columns: KEYS.map((key) => ({ key, heading: key.toUpperCase(), align: "by_kind" as const })),
  rows,
  foot: "",
});

const NOW = sheet([
  [1, 3, "C", "", 4, 10, 2, "", ""],
  [2, 1, "A", "", 2, 9, 1, "POINTS", ""],
  [3, 2, "B", "", 2, 9, 0, "WINS", "75(2)"],
  [3, 4, "D", "", 2, 9, 0, "", ""],
  [5, 5, "E", "", 2, 9, 0, "LOTS", ""],
]);

test("places gained are told of whoever was ranked before", () => {
  const before = sheet([
    [1, 1, "A", "", 2, 0, 1, "", ""],
    [1, 3, "C", "", 2, 0, 1, "", ""],
    [3, 2, "B", "", 0, 0, 0, "POINTS", ""],
    [4, 5, "E", "", 0, 0, 0, "LOTS", ""],
  ]);
  expect([...gainedSince(before, NOW)]).toEqual([
    [3, 0],
    [1, -1],
    [2, 0],
    [5, -1],
  ]);
});

test("whoever has the same points as the one before is told apart by the value that does it", () => {
  expect(valuesOf(NOW).map(({ key }) => key)).toEqual(["points", "buchholz", "wins"]);
  const [first, shared, lots, ...others] = tiesOf(NOW);
  expect(others).toEqual([]);
  expect(first).toEqual({
    players: [1, 2],
    places: [2, 3],
    points: 2,
    values: [
      { heading: "BUCHHOLZ", of: [9, 9], decides: false },
      { heading: "WINS", of: [1, 0], decides: true },
    ],
    article: "75(2)",
  });
  // That somebody has left is told in the table, and is no value.
  const columns = [...NOW.columns, { key: "status", heading: "STATUS", align: "by_kind" as const }];
  const withStatus = { ...NOW, columns, rows: NOW.rows.map((row) => [...row, "left"]) };
  expect(tiesOf(withStatus)[0]).toEqual(first);
  expect(valuesOf(withStatus).at(-1)?.key).toBe("status");
  expect(shared?.values.some(({ decides }) => decides)).toBe(false);
  expect(lots?.values.at(-1)).toEqual({ heading: "LOTS", of: ["", ""], decides: true });
});
