import type { Setup } from "../game/fen.ts";
import { samePiece, type Board, type Game, type Piece, type Point, type Role } from "../game/game.ts";
import type { Intent } from "../board/hand.ts";

/** How many pieces of a kind lie in a box of Xiangqi. */
const BOX: Partial<Record<Role, number>> = {
  king: 1,
  advisor: 2,
  elephant: 2,
  horse: 2,
  rook: 2,
  cannon: 2,
  pawn: 5,
};

/** How many pieces of this kind still lie in the box; without end in chess, where pawns become anything. */
export function leftInBox(game: Game, board: Board, piece: Piece): number {
  if (game === "chess") return Infinity;
  const standing = [...board.values()].filter((other) => samePiece(other, piece)).length;
  return (BOX[piece.role] ?? 0) - standing;
}

/** The set-up after what was wanted of its board: a tap puts the piece in hand on an empty point, or takes one off. */
export function afterIntent(game: Game, setup: Setup, hand: Piece | null, intent: Intent): Setup {
  const board = new Map(setup.board);
  if (intent.kind === "shift") shift(board, intent.from, intent.to);
  else if (intent.kind === "place") {
    if (board.has(intent.point)) board.delete(intent.point);
    else if (hand !== null && leftInBox(game, board, hand) > 0) board.set(intent.point, hand);
  }
  return { ...setup, board };
}

function shift(board: Map<Point, Piece>, from: Point, to: Point | null): void {
  const piece = board.get(from);
  if (piece === undefined) return;
  board.delete(from);
  if (to !== null) board.set(to, piece);
}
