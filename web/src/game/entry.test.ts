import { expect, test } from "vitest";

import { readEntry } from "./entry.ts";
import { coordinates, type AllowedMove, type Game } from "./game.ts";

const XIANGQI: AllowedMove[] = [
  { from: "h2", to: "e2", texts: ["炮二平五", "C2=5"] },
  { from: "h2", to: "h3", texts: ["炮二進一", "C2+1"] },
  { from: "h2", to: "h1", texts: ["炮二退一", "C2-1"] },
];

const CHESS: AllowedMove[] = [
  { from: "f1", to: "c4", texts: ["Bc4"] },
  { from: "b3", to: "c4", texts: ["bc4"] },
  { from: "e7", to: "e8", promotion: "queen", texts: ["e8=Q+"] },
  { from: "e7", to: "e8", promotion: "knight", texts: ["e8=N"] },
];

/** What a text means: a point, the coordinates of all moves it fits, or nothing. */
const CASES: [Game, string, string][] = [
  ["xiangqi", "c3", "at c3"],
  ["xiangqi", " H2 ", "at h2"],
  ["xiangqi", "h2e2", "h2e2"],
  ["xiangqi", "H2-E2", "h2e2"],
  ["xiangqi", "炮二平五", "h2e2"],
  ["xiangqi", "炮 二 平 五", "h2e2"],
  ["xiangqi", "c2=5", "h2e2"],
  ["xiangqi", "Ｃ２＝５", "h2e2"],
  ["xiangqi", "C2+1", "h2h3"],
  ["xiangqi", "C2-1", "h2h1"],
  ["xiangqi", "C2−1", "h2h1"],
  ["xiangqi", "a0a1", "not a0a1"],
  ["xiangqi", "a0a0", "?"],
  ["xiangqi", "a0j1", "?"],
  ["xiangqi", "", "?"],
  ["chess", "e0", "?"],
  ["chess", "Bc4", "f1c4"],
  ["chess", "bc4", "b3c4"],
  ["chess", "BC4", "f1c4 b3c4"],
  ["chess", "e8=Q", "e7e8q"],
  ["chess", "e8=q+", "e7e8q"],
  ["chess", "e7e8n", "e7e8n"],
  ["chess", "e7e8", "e7e8q e7e8n"],
];

test.each(CASES)("in %s, “%s” means %s", (game, typed, meaning) => {
  const entry = readEntry(game, typed, game === "chess" ? CHESS : XIANGQI);
  const told = () => {
    switch (entry.kind) {
      case "point":
        return `at ${entry.point}`;
      case "move":
        return coordinates(entry.move);
      case "several":
        return entry.moves.map(coordinates).join(" ");
      case "refused":
        return `not ${entry.from}${entry.to}`;
      case "unknown":
        return "?";
    }
  };
  expect(told()).toBe(meaning);
});

test("where no moves are played, a move means nothing", () => {
  expect(readEntry("xiangqi", "h2e2", null)).toEqual({ kind: "unknown", text: "h2e2" });
});
