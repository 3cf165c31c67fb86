import { expect, test } from "vitest";

import { left } from "./countdown.ts";

test("what is left is shown as on a clock", () => {
  expect(left(61_000, 0)).toBe("1:01");
  expect(left(3_725_000, 0)).toBe("1:02:05");
  expect(left(0, 0)).toBe("0:00");
  expect(left(0, 1)).toBeNull();
});
