import { expect, test } from "vitest";

import type { Intent } from "../board/hand.ts";
import { emptyOf, startOf, writeFen, type Setup } from "../game/fen.ts";
import type { Piece } from "../game/game.ts";
import { afterIntent, leftInBox } from "./setup.ts";

const KING: Piece = { side: "first", role: "king" };

const placement = (setup: Setup, hand: Piece | null, intents: Intent[]) => {
  const after = intents.reduce((now, intent) => afterIntent("xiangqi", now, hand, intent), setup);
  return writeFen("xiangqi", after).split(" ")[0];
};

const place = (point: string): Intent => ({ kind: "place", point });

test("a tap places the piece in hand on an empty point, and takes off what stands there", () => {
  expect(placement(emptyOf(), KING, [place("e0")])).toBe("9/9/9/9/9/9/9/9/9/4K4");
  expect(placement(emptyOf(), KING, [place("e0"), place("e0")])).toBe("9/9/9/9/9/9/9/9/9/9");
  expect(placement(emptyOf(), null, [place("e0")])).toBe("9/9/9/9/9/9/9/9/9/9");
});

test("no more pieces are placed than a box holds", () => {
  expect(placement(emptyOf(), KING, [place("e0"), place("d0")])).toBe("9/9/9/9/9/9/9/9/9/4K4");
  expect(leftInBox("xiangqi", startOf("xiangqi").board, { side: "second", role: "pawn" })).toBe(0);
  expect(leftInBox("xiangqi", emptyOf().board, { side: "second", role: "pawn" })).toBe(5);
  expect(leftInBox("chess", startOf("chess").board, KING)).toBe(Infinity);
});

test("a piece is dragged to another point, over another piece, or off the board", () => {
  const two = afterIntent("xiangqi", emptyOf(), KING, place("e0"));
  const both = afterIntent("xiangqi", two, { side: "second", role: "rook" }, place("e1"));
  expect(placement(both, null, [{ kind: "shift", from: "e0", to: "d0" }])).toBe("9/9/9/9/9/9/9/9/4r4/3K5");
  expect(placement(both, null, [{ kind: "shift", from: "e1", to: "e0" }])).toBe("9/9/9/9/9/9/9/9/9/4r4");
  expect(placement(both, null, [{ kind: "shift", from: "e1", to: null }])).toBe("9/9/9/9/9/9/9/9/9/4K4");
});
