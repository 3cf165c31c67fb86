import { expect, test } from "vitest";

import { leftOf, shownTime, timeOf } from "./clock.ts";

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

test("a time is read off a clock as it is shown there", () => {
  expect(["4:12", "04:12", "1:04:12", "90:00", " 0:05 ", "4：12"].map(timeOf)).toEqual([
    252_000, 252_000, 3_852_000, 5_400_000, 5_000, 252_000,
  ]);
  expect(["", "4", "4:7", "4:60", "a:12", "-1:00"].map(timeOf)).toEqual([null, null, null, null, null, null]);
});
