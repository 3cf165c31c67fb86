import { placeOf, type Board, type Game, type Piece, type Point, type Side } from "../game/game.ts";
import type { FenFault } from "../game/fen.ts";
import { START } from "../game/fen.ts";
import { lang, say } from "../words/words.svelte.ts";
import type { ArrowKind } from "./arrow.ts";
import { character, type PieceSet } from "./pieces.ts";
import { fileNumber, type Coordinates } from "./geometry.ts";

/** The pieces that readers of the page's language know. */
export function usualSet(): PieceSet {
  return lang() === "zh-Hans" ? "simplified" : "traditional";
}

/** The name of a side. */
export function sideName(game: Game, side: Side): string {
  if (side === "second") return say("side-black");
  return game === "chess" ? say("side-white") : say("side-red");
}

/** The name of a piece with its side. */
export function pieceName(game: Game, piece: Piece): string {
  if (game === "chess") return say("web-chess-piece", { side: sideName(game, piece.side), role: chessRole(piece) });
  const red = piece.side === "first";
  switch (piece.role) {
    case "king":
      return red ? say("piece-red-king") : say("piece-black-king");
    case "advisor":
      return red ? say("piece-red-advisor") : say("piece-black-advisor");
    case "elephant":
    case "bishop":
      return red ? say("piece-red-elephant") : say("piece-black-elephant");
    case "horse":
    case "knight":
      return red ? say("piece-red-horse") : say("piece-black-horse");
    case "rook":
    case "queen":
      return red ? say("piece-red-rook") : say("piece-black-rook");
    case "cannon":
      return red ? say("piece-red-cannon") : say("piece-black-cannon");
    case "pawn":
      return red ? say("piece-red-pawn") : say("piece-black-pawn");
  }
}

function chessRole(piece: Piece): string {
  switch (piece.role) {
    case "king":
      return say("chess-role-king");
    case "queen":
      return say("chess-role-queen");
    case "rook":
    case "cannon":
      return say("chess-role-rook");
    case "bishop":
    case "elephant":
    case "advisor":
      return say("chess-role-bishop");
    case "knight":
    case "horse":
      return say("chess-role-knight");
    case "pawn":
      return say("chess-role-pawn");
  }
}

/**
 * A man as the desk speaks of it: by its kind and its file, by its rank, too, where its like stands on the same file; a king by its
 * kind. In chess, and where the square is all that is known, by the square.
 */
export function manName(game: Game, piece: Piece, square: Point, board: Board = new Map()): string {
  const written = lang() === "en" ? pieceName(game, piece) : character(usualSet(), piece);
  if (game === "chess" || written === null) return say("web-table-man-on", { square, piece: pieceName(game, piece) });
  if (piece.role === "king") return say("desk-the-king", { piece: written });
  const { file } = placeOf(game, square);
  const alike = [...board].filter(
    ([at, { side, role }]) => side === piece.side && role === piece.role && placeOf(game, at).file === file,
  );
  const place =
    alike.length > 1
      ? fileAndRank(game, square, piece.side)
      : say("desk-place-file", { file: numberOf(file, piece.side) });
  return say("desk-piece-at", { piece: written, place });
}

/** A man that is carried to a point, as the desk speaks of it. */
export function carriedName(game: Game, board: Board, from: Point, to: Point): string {
  const piece = board.get(from);
  return say("desk-carried", {
    piece: piece === undefined ? pointName(game, from, "files") : manName(game, piece, from, board),
    place: pointName(game, to, "files", piece?.side),
  });
}

/** A text of the server whose points are named as on the board: by file and rank, as the side of the man there counts them. */
export function pointsNamed(game: Game, text: string, board: Board): string {
  if (game === "chess") return text;
  const space = lang() === "en" ? "" : " ?";
  return text.replace(new RegExp(`${space}\\b([a-i]\\d)\\b${space}`, "g"), (_, point: Point) =>
    pointName(game, point, "files", board.get(point)?.side),
  );
}

/** The names of points that were asked for before: a board asks for all of them at every step. */
const POINTS = new Map<string, string>();

/** The name of a point: its coordinates, or file and rank as the side of the piece on it counts them. */
export function pointName(game: Game, point: Point, coordinates: Coordinates, side: Side = "first"): string {
  if (coordinates !== "files" || game === "chess") return point;
  const key = `${lang()} ${side} ${point}`;
  const name = POINTS.get(key) ?? fileAndRank(game, point, side);
  POINTS.set(key, name);
  return name;
}

function fileAndRank(game: Game, point: Point, side: Side): string {
  const { file, rank } = placeOf(game, point);
  return say("desk-place-rank", { file: numberOf(file, side), rank: side === "first" ? rank + 1 : 10 - rank });
}

/** The number of a file as a side counts it; English has no numerals of Red's own. */
function numberOf(file: number, side: Side): string {
  return lang() === "en" ? String(side === "first" ? 9 - file : file + 1) : fileNumber(side, file);
}

/** What else is to be told of a point. */
export interface PointState {
  readonly picked: boolean;
  readonly target: boolean;
  readonly last: boolean;
  readonly notes: readonly string[];
}

/** All that a screen reader tells of a point. */
export function pointLabel(name: string, piece: string | null, state: PointState): string {
  const parts = [name, piece ?? say("web-point-empty")];
  if (state.picked) parts.push(say("web-point-picked"));
  if (state.target) parts.push(piece === null ? say("web-point-target") : say("web-point-capture"));
  if (state.last) parts.push(say("web-point-last"));
  return [...parts, ...state.notes].join(say("web-pause"));
}

/** The name of a kind of arrow. */
export function arrowName(kind: ArrowKind): string {
  switch (kind) {
    case "check":
      return say("web-arrow-check");
    case "chase":
      return say("web-arrow-chase");
    case "kill":
      return say("web-arrow-kill");
    case "root":
      return say("web-arrow-root");
    case "false-root":
      return say("web-arrow-false-root");
    case "pin":
      return say("web-arrow-pin");
    case "move":
      return say("web-arrow-move");
  }
}

/** What is wrong with a FEN, in words. */
export function fenFaultText(game: Game, fault: FenFault): string {
  const chess = game === "chess";
  switch (fault.kind) {
    case "empty":
      return chess ? say("chess-fen-empty", { example: START.chess }) : say("fen-empty", { example: START.xiangqi });
    case "rank-count":
      return chess
        ? say("chess-fen-rank-count", { found: fault.found })
        : say("fen-rank-count", { found: fault.found });
    case "rank-length":
      return chess ? say("chess-fen-rank-length", { rank: fault.rank }) : say("fen-rank-length", { rank: fault.rank });
    case "letter":
      return chess
        ? say("chess-fen-letter", { rank: fault.rank, letter: fault.letter })
        : say("fen-letter", { rank: fault.rank, letter: fault.letter });
    case "turn":
      return chess ? say("chess-fen-turn", { found: fault.found }) : say("fen-turn", { found: fault.found });
    case "castling":
      return say("chess-fen-castling", { found: fault.found });
    case "en-passant":
      return say("chess-fen-en-passant", { found: fault.found });
    case "counter":
      return say("fen-counter", { found: fault.found });
    case "trailing":
      return say("fen-trailing", { found: fault.found });
  }
}
