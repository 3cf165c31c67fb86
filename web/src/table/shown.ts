import { readFen, writeFen } from "../game/fen.ts";
import { moved, otherSide, type Board, type Game, type Point } from "../game/game.ts";
import type { OnBoard, Shown } from "./kinds.ts";

/** The game that a position is of, by the number of its ranks. */
export function gameOf(fen: string): Game {
  return (fen.split(" ")[0] ?? "").split("/").length === 10 ? "xiangqi" : "chess";
}

/** What a position shows; nothing if it cannot be read. */
export function boardOf(fen: string): Board {
  const read = readFen(gameOf(fen), fen);
  return "setup" in read ? read.setup.board : new Map();
}

/** A position, and nothing shown on it yet. */
export function begun(fen: string): Shown {
  return { fen, squares: [], moves: [], after: fen, times: 1, left: null };
}

/** What stands after a man was carried from one point to another, legally or not; then it is the other side's turn. */
export function carried(fen: string, from: Point, to: Point): string {
  const game = gameOf(fen);
  const read = readFen(game, fen);
  if (!("setup" in read)) return fen;
  const { board, turn } = read.setup;
  return writeFen(game, { ...read.setup, board: moved(board, { from, to }), turn: otherSide(turn) });
}

/** Whether two positions are the same for a cycle: what stands, and whose turn it is. */
export function samePosition(a: string, b: string): boolean {
  const main = (fen: string) => fen.split(" ").slice(0, 2).join(" ");
  return main(a) === main(b);
}

/** What is still to be shown on the board before anybody can rule. */
export function lacks(
  board: OnBoard,
  shown: Shown | null,
): "position" | "man" | "move" | "cycle" | "times" | "time" | null {
  if (board === "nothing") return null;
  if (shown === null) return "position";
  if (board === "man" && shown.squares.length === 0) return "man";
  if (board === "wrong-move" && shown.moves.length === 0) return "move";
  if (board === "cycle" && (shown.moves.length === 0 || !samePosition(shown.fen, shown.after))) return "cycle";
  if (board === "cycle" && shown.times < 2) return "times";
  return board === "position-and-time" && shown.left === null ? "time" : null;
}
