import { samePiece, type Board, type Piece, type Point } from "../game/game.ts";

/** A piece that keeps its identity from board to board, so that the page sees it travel. */
export interface Tracked {
  readonly id: number;
  readonly point: Point;
  readonly piece: Piece;
}

/** The pieces of a board; those that left a point are found again where one of their kind appeared. */
export function track(before: readonly Tracked[], board: Board): Tracked[] {
  const left = before.filter((old) => !samePiece(board.get(old.point), old.piece));
  const stayed = new Map(before.filter((old) => !left.includes(old)).map((old) => [old.point, old]));
  let fresh = Math.max(0, ...before.map(({ id }) => id));
  const pieces = [...board].map(([point, piece]): Tracked => {
    const same = stayed.get(point);
    if (same !== undefined) return same;
    const index = left.findIndex((old) => samePiece(old.piece, piece));
    const id = index >= 0 ? (left.splice(index, 1)[0]?.id ?? ++fresh) : ++fresh;
    return { id, point, piece };
  });
  // In the order of their ids, so that no element of the page has to change its place.
  return pieces.sort((a, b) => a.id - b.id);
}
