import { expect, test } from "vitest";

import { boardOf } from "../shown.ts";
import { moveBetween, movesOf, written } from "./moves.ts";

const BEFORE = boardOf("3k5/9/9/9/9/9/9/9/4R4/4K4 w");

test("the move between two boards is the one that one man made", () => {
  expect(moveBetween(BEFORE, boardOf("3k5/9/9/9/9/9/9/9/5R3/4K4 b"))).toEqual({ from: "e1", to: "f1" });
  expect(moveBetween(BEFORE, boardOf("3R5/9/9/9/9/9/9/9/9/4K4 b"))).toEqual({ from: "e1", to: "d9" });
});

test("where nothing moved, or more than one man, there is none", () => {
  expect(moveBetween(BEFORE, BEFORE)).toBeNull();
  expect(moveBetween(BEFORE, boardOf("4k4/9/9/9/9/9/9/9/5R3/4K4 b"))).toBeNull();
  expect(moveBetween(BEFORE, boardOf("3k5/9/9/9/9/9/9/9/9/4K4 b"))).toBeNull();
});

test("moves keep what players write, and what a pawn becomes", () => {
  expect(movesOf(["h2e2"], ["炮二平五"])).toEqual([{ from: "h2", to: "e2", texts: ["炮二平五"] }]);
  expect(movesOf(["e7e8n"], [])).toEqual([{ from: "e7", to: "e8", texts: ["e7e8n"], promotion: "knight" }]);
});

test("written moves follow the language", () => {
  expect(written("前傌進8", "zh-Hans")).toBe("前马进8");
  expect(written("包2平5", "zh-Hans")).toBe("炮2平5");
  expect(written("包2平5", "zh-Hant")).toBe("包2平5");
});
