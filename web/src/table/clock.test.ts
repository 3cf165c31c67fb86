import { expect, test } from "vitest";

import { leftOf, shownTime } from "./clock.ts";

const CLOCK = {
  left: { first: 65_000, second: 3_600_000 },
  running: "first",
  flags: { first: false, second: false },
} as const;

test("only the clock that runs ticks, and none below nothing", () => {
  expect(leftOf(CLOCK, "first", 5_000)).toBe(60_000);
  expect(leftOf(CLOCK, "second", 5_000)).toBe(3_600_000);
  expect(leftOf(CLOCK, "first", 100_000)).toBe(0);
  expect(leftOf(CLOCK, "first", -5_000)).toBe(65_000);
});

test("a time is shown as on a clock", () => {
  expect([0, 59_999, 60_000, 3_599_000, 3_600_000].map(shownTime)).toEqual([
    "00:00",
    "00:59",
    "01:00",
    "59:59",
    "1:00:00",
  ]);
});
