import { expect, test } from "vitest";

import type { TimelineLine } from "../api/schema.ts";
import { entriesOf } from "./entries.ts";

const line = (no: number, more: number): TimelineLine => ({
  no,
  more,
  at: 0,
  by: "referee",
  who: "",
  text: String(no),
  undone: false,
});

test("what was decided together is one entry", () => {
  const entries = entriesOf([line(4, 2), line(5, 1), line(6, 0), line(9, 0), line(10, 0)]);
  expect(entries.map(({ lines }) => lines.map(({ no }) => no))).toEqual([[4, 5, 6], [9], [10]]);
});

test("lines that follow elsewhere in the log of the event are not waited for", () => {
  const entries = entriesOf([line(4, 3), line(5, 2), line(12, 0)]);
  expect(entries.map(({ first, lines }) => [first.no, lines.length])).toEqual([
    [4, 2],
    [12, 1],
  ]);
});
