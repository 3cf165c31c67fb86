import { expect, test } from "vitest";

import { foulsKept, lastFouls, losingAt } from "./fouls.ts";

const LOSING = { technical: 2, press: 4 };

test("the ledger keeps the kinds that lose, and those that somebody has", () => {
  const counts = { first: { record: 1 }, second: {} };
  expect(foulsKept({ counts, losing: LOSING })).toEqual(["technical", "press", "record"]);
  expect(foulsKept({ counts })).toEqual(["record"]);
  expect(losingAt({ counts, losing: LOSING }, "press")).toBe(4);
  expect(losingAt({ counts }, "press")).toBe(0);
});

test("whoever loses by one fault more is known, and nobody who has none or has lost", () => {
  const counts = { first: { technical: 1, press: 2 }, second: { technical: 2, press: 3 } };
  expect(lastFouls({ counts, losing: LOSING })).toEqual([
    { side: "first", kind: "technical" },
    { side: "second", kind: "press" },
  ]);
  expect(lastFouls({ counts: { first: {}, second: {} }, losing: { technical: 1 } })).toEqual([]);
  expect(lastFouls({ counts })).toEqual([]);
});
