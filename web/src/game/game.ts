/** The games that are played on our boards. */
export type Game = "xiangqi" | "chess";

/** A side, by who makes the first move of the game: Red or White has it, Black answers. */
export type Side = "first" | "second";

/** A kind of piece of either game. */
export type Role =
  "king" | "advisor" | "elephant" | "horse" | "rook" | "cannon" | "pawn" | "queen" | "bishop" | "knight";

/** A side and a kind. */
export interface Piece {
  readonly side: Side;
  readonly role: Role;
}

/** A point by its coordinates: `e0` in Xiangqi, whose ranks begin with 0, or `e1` in chess. */
export type Point = string;

/** What stands where. */
export type Board = ReadonlyMap<Point, Piece>;

/** A move by its coordinates. */
export interface Move {
  readonly from: Point;
  readonly to: Point;
  /** What a pawn of chess becomes. */
  readonly promotion?: Role;
}

/** A move that may be played, with the ways in which somebody may type it beside its coordinates. */
export interface AllowedMove extends Move {
  readonly texts?: readonly string[];
}

/** How large a board is, and how its ranks are counted. */
export interface Size {
  readonly files: number;
  readonly ranks: number;
  readonly firstRank: number;
}

const SIZES: Record<Game, Size> = {
  xiangqi: { files: 9, ranks: 10, firstRank: 0 },
  chess: { files: 8, ranks: 8, firstRank: 1 },
};

/** The size of a game's board. */
export function sizeOf(game: Game): Size {
  return SIZES[game];
}

/** The point on a file and a rank, both counted from 0 at the first side's left. */
export function pointAt(game: Game, file: number, rank: number): Point {
  return String.fromCharCode(97 + file) + String(rank + SIZES[game].firstRank);
}

/** The file and the rank of a point, both counted from 0. */
export function placeOf(game: Game, point: Point): { file: number; rank: number } {
  return { file: point.charCodeAt(0) - 97, rank: Number(point.slice(1)) - SIZES[game].firstRank };
}

/** Whether a text names a point of the board. */
export function isPoint(game: Game, text: string): boolean {
  if (!/^[a-i]\d$/.test(text)) return false;
  const { file, rank } = placeOf(game, text);
  const size = SIZES[game];
  return file < size.files && rank >= 0 && rank < size.ranks;
}

/** All points, rank by rank from the second side's to the first's, as they are read on the page. */
export function pointsOf(game: Game): Point[][] {
  const { files, ranks } = SIZES[game];
  return Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (_, file) => pointAt(game, file, ranks - 1 - row)),
  );
}

/** The other side. */
export function otherSide(side: Side): Side {
  return side === "first" ? "second" : "first";
}

/** Whether two pieces are of one side and kind. */
export function samePiece(a: Piece | undefined, b: Piece | undefined): boolean {
  return a?.side === b?.side && a?.role === b?.role;
}

/** The board after a move, as the men stand when it is done: castling and captures in passing are given as they end. */
export function moved(board: Board, move: Move): Board {
  const next = new Map(board);
  const piece = next.get(move.from);
  if (piece === undefined) return board;
  next.delete(move.from);
  next.set(move.to, move.promotion === undefined ? piece : { side: piece.side, role: move.promotion });
  return next;
}

/** A move by its coordinates, as ICCS and UCI write it. */
export function coordinates(move: Move): string {
  return (
    move.from +
    move.to +
    (move.promotion === undefined ? "" : move.promotion === "knight" ? "n" : move.promotion.charAt(0))
  );
}

const PROMOTIONS: Record<string, Role> = { q: "queen", r: "rook", b: "bishop", n: "knight" };

/** The move that coordinates name. */
export function moveOf(step: string): Move {
  const promotion = PROMOTIONS[step.charAt(4)];
  const move = { from: step.slice(0, 2), to: step.slice(2, 4) };
  return promotion === undefined ? move : { ...move, promotion };
}

/** The moves that may be played, by their coordinates and as readers write them, in the same order. */
export function allowedOf(steps: readonly string[], texts: readonly string[]): readonly AllowedMove[] {
  return steps.map((step, i) => ({ ...moveOf(step), texts: [texts[i] ?? step] }));
}
