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
    const held = chase.root === "false" ? pinOf(board, chase.by, chase.target, chase.root_by) : null;
    if (held !== null) arrows.push(held);
  }
  return arrows.slice(0, MOST);
}

function kingOf(board: Board, side: Side): Point | null {
  for (const [point, piece] of board) if (piece.role === "king" && piece.side === side) return point;
  return null;
}

/** What holds a sham protector on its line: it stands alone between its king and a rook or the other king, and would leave it. */
function pinOf(board: Board, by: Point, target: Point, protector: Point): Arrow | null {
  const side = board.get(protector)?.side;
  const king = side === undefined ? null : kingOf(board, side);
  if (king === null) return null;
  const onFile = king[0] === protector[0];
  const along = onFile ? 0 : 1;
  if (king[along] !== protector[along] || king[along] === target[along]) return null;
  // What takes has left its point by then.
  const beyond = lineFrom(king, protector).filter((point) => point !== by && board.has(point));
  const [first, holder = ""] = beyond;
  const man = board.get(holder);
  const holds = man?.role === "rook" || (man?.role === "king" && onFile);
  return first === protector && man?.side !== side && holds ? { kind: "pin", from: holder, to: protector } : null;
}

/** The points of a line from one point over another to the edge of the board, without the first. */
function lineFrom(from: Point, over: Point): Point[] {
  const place = (point: Point) => [point.charCodeAt(0) - "a".charCodeAt(0), Number(point[1])] as const;
  const [[x, y], [overX, overY]] = [place(from), place(over)];
  const [dx, dy] = [Math.sign(overX - x), Math.sign(overY - y)];
  const points = Array.from({ length: 9 }, (_, i) => [x + dx * (i + 1), y + dy * (i + 1)] as const);
  return points
    .filter(([file, rank]) => file >= 0 && file < 9 && rank >= 0 && rank < 10)
    .map(([file, rank]) => `${String.fromCharCode("a".charCodeAt(0) + file)}${rank}`);
}
