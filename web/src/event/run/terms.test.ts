import { expect, test } from "vitest";

import { choicesOf } from "./terms.ts";

test("a term that nobody settled is announced in the way it is answered", () => {
  expect(choicesOf("appeal_deposit")).toBe("number");
  expect(choicesOf("latest_arrival")).toBe("number");
  expect(choicesOf("shared_first")).toBe("yes-or-no");
  expect(choicesOf("overstep")).toEqual(["used_up", "agreed"]);
  expect(choicesOf("withdrawn_swiss")).toEqual(["half", "stand"]);
});
