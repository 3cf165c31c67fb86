import { expect, test } from "vitest";

import { iccs, pgnOf } from "./pgn.ts";

const base = { event: '"A" cup', round: 2, first: "甲", second: "乙", result: "1-0" as const };

test("a game of Xiangqi is written as its files are", () => {
  const text = pgnOf({ ...base, game: "xiangqi", fen: null, moves: ["h2e2", "h9g7", "h0g2"].map(iccs) });
  expect(text).toContain('[Event "\\"A\\" cup"]');
  expect(text).toContain('[Red "甲"]');
  expect(text).not.toContain("FEN");
  expect(text.trimEnd().split("\n").at(-1)).toBe("1. H2-E2 H9-G7 2. H0-G2 1-0");
});

test("one that begins elsewhere says where, and whose turn it was", () => {
  const fen = "3k5/9/9/9/9/9/9/9/9/4K4 b";
  const text = pgnOf({ ...base, game: "xiangqi", fen, moves: ["d9d8", "e0e1"].map(iccs) });
  expect(text).toContain(`[FEN "${fen}"]`);
  expect(text.trimEnd().split("\n").at(-1)).toBe("1... D9-D8 2. E0-E1 1-0");
});

test("a game of chess has a White side", () => {
  const text = pgnOf({ ...base, game: "chess", fen: null, moves: ["e4", "e5"] });
  expect(text).toContain('[White "甲"]');
  expect(text).toContain("1. e4 e5 1-0");
});
