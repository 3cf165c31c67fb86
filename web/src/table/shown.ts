import { readFen, writeFen } from "../game/fen.ts";
import { moved, moveOf, otherSide, type Board, type Game, type Piece, type Point } from "../game/game.ts";
import type { View } from "../api/schema.ts";
import type { OnBoard, Shown } from "./kinds.ts";

/** What was told of an incident before anybody said whose it was. */
export interface Asked {
  /** What was typed to find a breach of conduct. */
  readonly sought: string;
  /** The kind that was chosen, by its key. */
  readonly chosen: string | null;
  readonly shown: Shown | null;
  /** The man that it was, where its kind is enough. */
  readonly man?: Piece | null;
  /** Whether it is shown on the board, though it could be told without. */
  readonly showing: boolean;
  /** The position that is being set up. */
  readonly draft: string | null;
}

/** Whether somebody keeps the board: what the desk knows is what stands there. One that was only found once may have moved on. */
export function isKept({
  unkept,
  unwatched,
  found,
  ply,
}: Pick<View, "unkept" | "unwatched" | "found" | "ply">): boolean {
  return unkept !== true && unwatched == null && (found == null || ply > found.known);
}

/** The game that a position is of, by the number of its ranks. */
export function gameOf(fen: string): Game {
  return (fen.split(" ")[0] ?? "").split("/").length === 10 ? "xiangqi" : "chess";
}

/** What a position shows; nothing if it cannot be read. */
export function boardOf(fen: string): Board {
  const read = readFen(gameOf(fen), fen);
  return "setup" in read ? read.setup.board : new Map();
}

/** A position, and nothing shown on it yet; whether it is the one that the desk knows. */
export function begun(fen: string, known = false, legal: readonly string[] = []): Shown {
  return {
    fen,
    known,
    squares: [],
    together: false,
    moves: [],
    points: [],
    after: fen,
    times: 0,
    left: null,
    pressed: true,
    legal,
  };
}

/** What stands after a man was carried from one point to another, legally or not; then it is the other side's turn. */
export function carried(fen: string, from: Point, to: Point): string {
  const game = gameOf(fen);
  const read = readFen(game, fen);
  if (!("setup" in read)) return fen;
  const { board, turn } = read.setup;
  return writeFen(game, { ...read.setup, board: moved(board, { from, to }), turn: otherSide(turn) });
}

/** What stands after steps that were made one after the other, legally or not. A man that went nowhere lies beside the board. */
export function carriedAll(fen: string, steps: readonly string[]): string {
  return steps.reduce((before, step) => {
    const { from, to } = moveOf(step);
    return from === to ? without(before, from) : carried(before, from, to);
  }, fen);
}

function without(fen: string, point: Point): string {
  const game = gameOf(fen);
  const read = readFen(game, fen);
  if (!("setup" in read)) return fen;
  const board = new Map(read.setup.board);
  board.delete(point);
  return writeFen(game, { ...read.setup, board });
}

/** Whether two positions are the same for a cycle: what stands, and whose turn it is. */
export function samePosition(a: string, b: string): boolean {
  const main = (fen: string) => fen.split(" ").slice(0, 2).join(" ");
  return main(a) === main(b);
}

/** What is still to be shown on the board before anybody can rule. */
export type Lack = "position" | "man" | "move" | "change" | "second" | "points" | "cycle" | "times" | "time";

/** What is still to be shown on the board before anybody can rule; nothing if all is. */
export function lacks(board: OnBoard, shown: Shown | null): Lack | null {
  if (board === "nothing") return null;
  if (shown === null) return "position";
  const { squares, moves, points, times, left } = shown;
  switch (board) {
    case "men":
      return squares.length === 0 ? "man" : null;
    case "wrong-move":
      return moves.length === 0 ? "move" : null;
    case "changed-move":
      return moves.length === 0 ? "move" : moves.length === 1 ? "change" : null;
    case "two-moves":
      return moves.length === 0 ? "move" : moves.length === 1 ? "second" : null;
    case "off-point":
      return points.length < 2 ? "points" : null;
    case "astray":
      return null;
    case "position-and-time":
      return left === null ? "time" : null;
    case "cycle":
      if (moves.length === 0 || !samePosition(shown.fen, shown.after)) return "cycle";
      return times === 0 ? "times" : null;
  }
}

/** Shows a tap on a point, with the man that is picked up already; what is shown then, and what is picked up. */
export function tapped(
  board: OnBoard,
  shown: Shown,
  lifted: Point | null,
  point: Point,
): { readonly shown: Shown; readonly lifted: Point | null } {
  const isMan = boardOf(shown.after).has(point);
  const steps = (...moves: readonly string[]) => ({
    shown: { ...shown, moves, after: carriedAll(shown.fen, moves) },
    lifted: null,
  });
  if (board === "men") return { shown: isMan ? { ...shown, squares: toggled(shown.squares, point) } : shown, lifted };
  if (board === "off-point" && lifted !== null) {
    const points = toggled(shown.points, point);
    return { shown: { ...shown, points, moves: points.slice(0, 1).map((to) => lifted + to) }, lifted };
  }
  if (board === "changed-move" && shown.moves.length === 1)
    return steps(...shown.moves, (shown.moves[0] ?? "").slice(2, 4) + point);
  if (lifted === null) return { shown, lifted: isMan ? point : null };
  if (lifted === point && board !== "astray") return { shown, lifted: null };
  const others = board === "two-moves" || board === "astray" ? shown.moves : [];
  return steps(...others, lifted + point);
}

function toggled(points: readonly Point[], point: Point): readonly Point[] {
  return points.includes(point) ? points.filter((other) => other !== point) : [...points, point];
}
