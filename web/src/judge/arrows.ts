import type { MoveData } from "../api/schema.ts";
import type { Arrow } from "../board/arrow.ts";
import { moveOf, type Board, type Point, type Side } from "../game/game.ts";

/** At most so many arrows at once, the gravest first. */
const MOST = 6;

/** What a judged move does on the board after it: checks, the mate it threatens, fresh chases with the men that protect, or seem to, and what holds those. */
export function arrowsOf(move: MoveData, board: Board): Arrow[] {
  const king = kingOf(board, move.side === "red" ? "second" : "first");
  const arrows: Arrow[] = [];
  if (king !== null) for (const from of move.checkers) arrows.push({ kind: "check", from, to: king });
  const mate = move.mate?.[0];
  if (mate !== undefined) arrows.push({ kind: "kill", ...moveOf(mate) });
  for (const chase of move.chases.filter(({ fresh }) => fresh)) {
    arrows.push({ kind: "chase", from: chase.by, to: chase.target });
    if (chase.root_by == null) continue;
    arrows.push({ kind: chase.root === "false" ? "false-root" : "root", from: chase.root_by, to: chase.target });
    for (const from of chase.held_by ?? []) arrows.push({ kind: "pin", from, to: chase.root_by });
  }
  return arrows.slice(0, MOST);
}

function kingOf(board: Board, side: Side): Point | null {
  for (const [point, piece] of board) if (piece.role === "king" && piece.side === side) return point;
  return null;
}
