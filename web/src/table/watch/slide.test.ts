import { expect, test } from "vitest";

import { slidOver } from "./slide.ts";

test("a man is slid along a line, and set down at its end", () => {
  expect(slidOver(["h2", "h3", "h4", "h5"])).toEqual({ from: "h2", path: ["h3", "h4", "h5"], to: "h5" });
});

test("a man is slid, and taken back to where it stood or half of the way", () => {
  expect(slidOver(["c0", "c1", "c2", "c0"])).toEqual({ from: "c0", path: ["c1", "c2"], to: "c0" });
  expect(slidOver(["b7", "b6", "b5", "b4", "b5"])).toEqual({ from: "b7", path: ["b6", "b5", "b4"], to: "b5" });
});

test("a man is slid along one line, and set down beside it", () => {
  expect(slidOver(["a0", "a1", "a2", "b1"])).toEqual({ from: "a0", path: ["a1", "a2"], to: "b1" });
  expect(slidOver(["e4", "e5", "f4"])).toEqual({ from: "e4", path: ["e5"], to: "f4" });
});

test("a man that went nowhere did not slide", () => {
  expect(slidOver([])).toBeNull();
  expect(slidOver(["h2"])).toBeNull();
  expect(slidOver(["h2", "h2"])).toBeNull();
});
