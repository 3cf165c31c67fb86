import { expect, test } from "vitest";

import { allowedOf, coordinates, moveOf } from "./game.ts";

test("a move is the same by its coordinates, and what a pawn becomes is kept", () => {
  expect(moveOf("h2e2")).toEqual({ from: "h2", to: "e2" });
  expect(moveOf("e7e8n")).toEqual({ from: "e7", to: "e8", promotion: "knight" });
  for (const step of ["h2e2", "e7e8n", "e7e8q"]) expect(coordinates(moveOf(step))).toBe(step);
});

test("what may be played keeps what readers write", () => {
  expect(allowedOf(["h2e2", "e7e8n"], ["炮二平五"])).toEqual([
    { from: "h2", to: "e2", texts: ["炮二平五"] },
    { from: "e7", to: "e8", promotion: "knight", texts: ["e7e8n"] },
  ]);
});
