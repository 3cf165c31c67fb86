import { expect, test } from "vitest";

import { wordOf } from "./mine.ts";

test("a player tells the result from the own side", () => {
  expect(wordOf("won", "first")).toBe("first_wins");
  expect(wordOf("won", "second")).toBe("second_wins");
  expect(wordOf("lost", "first")).toBe("second_wins");
  expect(wordOf("lost", "second")).toBe("first_wins");
  expect(wordOf("drew", "first")).toBe("draw");
});
