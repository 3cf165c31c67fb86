import { expect, test } from "vitest";

import { linkOf, NOTHING, readLink, type Asked } from "./link.ts";

test("a question is read back from its link", () => {
  const questions: Asked[] = [
    {
      game: "xiangqi",
      fen: "3k5/9/9/9/9/9/9/9/9/4K4 w",
      moves: ["e0e1", "d9d8"],
      rules: ["roc-113"],
      set: ["window=whole"],
      warned: [8],
    },
    { game: "chess", fen: null, moves: ["e2e4"], rules: [], set: [], warned: [] },
    NOTHING,
  ];
  for (const question of questions) expect(readLink(linkOf(question))).toEqual(question);
});

test("a link with nothing in it, or nonsense, asks about the start", () => {
  for (const hash of ["", "=", "m=&g=go&w=x", "%E0%A4%A"]) expect(readLink(hash)).toEqual(NOTHING);
});
