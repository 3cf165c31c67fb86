import {
  isPoint,
  type Board,
  type Game,
  type Piece,
  type Point,
  type Role,
  type Side,
  pointAt,
  sizeOf,
} from "./game.ts";

/** Whatever can be put on a board, with what a FEN says beside it. */
export interface Setup {
  readonly board: Board;
  readonly turn: Side;
  /** Letters of `KQkq`, in this order; empty in Xiangqi. */
  readonly castling: string;
  /** The square a pawn of chess just passed over. */
  readonly passed: Point | null;
  readonly quietPlies: number;
  readonly moveNumber: number;
}

/** What is wrong with a FEN, and where; a rank is named as the game numbers it. */
export type FenFault =
  | { readonly kind: "empty" }
  | { readonly kind: "rank-count"; readonly found: number }
  | { readonly kind: "rank-length"; readonly rank: number }
  | { readonly kind: "letter"; readonly rank: number; readonly letter: string }
  | { readonly kind: "turn" | "castling" | "en-passant" | "counter" | "trailing"; readonly found: string };

/** A set-up, or why there is none. */
export type Read = { readonly setup: Setup } | { readonly fault: FenFault };

/** The start of a game. */
export const START: Record<Game, string> = {
  xiangqi: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
  chess: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
};

/** The letters that are read for each piece; the first one is written. */
const LETTERS: Record<Game, readonly (readonly [Role, string])[]> = {
  xiangqi: [
    ["king", "k"],
    ["advisor", "a"],
    ["elephant", "be"],
    ["horse", "nh"],
    ["rook", "r"],
    ["cannon", "c"],
    ["pawn", "p"],
  ],
  chess: [
    ["king", "k"],
    ["queen", "q"],
    ["rook", "r"],
    ["bishop", "b"],
    ["knight", "n"],
    ["pawn", "p"],
  ],
};

/** The kinds of piece of a game, the king first. */
export function rolesOf(game: Game): Role[] {
  return LETTERS[game].map(([role]) => role);
}

/** A fault on the way out of the reader. */
class Fault extends Error {
  constructor(readonly fault: FenFault) {
    super(fault.kind);
  }
}

/** Reads a FEN generously, as the command line does: fields may be missing from the end. */
export function readFen(game: Game, text: string): Read {
  try {
    return { setup: read(game, text) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault };
    throw error;
  }
}

function read(game: Game, text: string): Setup {
  const [placement, turn, ...rest] = text.split(/\s+/).filter((field) => field !== "");
  if (placement === undefined) throw new Fault({ kind: "empty" });
  const board = readPlacement(game, placement);
  const side = readTurn(game, turn);
  const [castling, passed, counters] =
    game === "chess"
      ? [readCastling(rest[0] ?? "-"), readPassed(rest[1] ?? "-"), rest.slice(2)]
      : ["", null, rest.filter((field) => field !== "-")];
  const [quietPlies, moveNumber, trailing] = counters;
  const setup = {
    board,
    turn: side,
    castling,
    passed,
    quietPlies: readCounter(quietPlies ?? "0"),
    moveNumber: Math.max(1, readCounter(moveNumber ?? "1")),
  };
  if (trailing !== undefined) throw new Fault({ kind: "trailing", found: trailing });
  return setup;
}

function readPlacement(game: Game, text: string): Board {
  const { files, ranks, firstRank } = sizeOf(game);
  const rows = text.split("/");
  if (rows.length !== ranks) throw new Fault({ kind: "rank-count", found: rows.length });
  const board = new Map<Point, Piece>();
  rows.forEach((row, index) => {
    const rank = ranks - 1 - index;
    let file = 0;
    for (const letter of row) {
      if (letter >= "1" && letter <= String(files)) {
        file += Number(letter);
      } else {
        const piece = pieceOf(game, letter);
        if (piece === undefined) throw new Fault({ kind: "letter", rank: rank + firstRank, letter });
        if (file < files) board.set(pointAt(game, file, rank), piece);
        file += 1;
      }
    }
    if (file !== files) throw new Fault({ kind: "rank-length", rank: rank + firstRank });
  });
  return board;
}

function pieceOf(game: Game, letter: string): Piece | undefined {
  const lower = letter.toLowerCase();
  const role = LETTERS[game].find(([, letters]) => letters.includes(lower))?.[0];
  return role && { side: letter === lower ? "second" : "first", role };
}

function readTurn(game: Game, text: string | undefined): Side {
  const letter = text?.toLowerCase() ?? "w";
  if (letter === "w" || (letter === "r" && game === "xiangqi")) return "first";
  if (letter === "b") return "second";
  throw new Fault({ kind: "turn", found: text ?? "" });
}

function readCastling(text: string): string {
  const letters = text === "-" ? [] : [...text];
  const known = letters.every((letter) => "KQkq".includes(letter));
  if (!known) throw new Fault({ kind: "castling", found: text });
  return [..."KQkq"].filter((letter) => letters.includes(letter)).join("");
}

function readPassed(text: string): Point | null {
  if (text === "-") return null;
  if (!isPoint("chess", text)) throw new Fault({ kind: "en-passant", found: text });
  return text;
}

function readCounter(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Fault({ kind: "counter", found: text });
  return Number(text);
}

/** Writes a FEN in the form that programs share. */
export function writeFen(game: Game, setup: Setup): string {
  const turn = setup.turn === "first" ? "w" : "b";
  const castling = setup.castling === "" ? "-" : setup.castling;
  return [
    writePlacement(game, setup.board),
    turn,
    castling,
    setup.passed ?? "-",
    setup.quietPlies,
    setup.moveNumber,
  ].join(" ");
}

function writePlacement(game: Game, board: Board): string {
  const { files, ranks } = sizeOf(game);
  const rows = Array.from({ length: ranks }, (_, index) => {
    const letters = Array.from({ length: files }, (_, file) => {
      const piece = board.get(pointAt(game, file, ranks - 1 - index));
      return piece === undefined ? "1" : letterOf(game, piece);
    });
    return letters.join("").replace(/1+/g, (empty) => String(empty.length));
  });
  return rows.join("/");
}

/** The letter of a piece in a FEN. */
export function letterOf(game: Game, piece: Piece): string {
  const letter = LETTERS[game].find(([role]) => role === piece.role)?.[1].charAt(0) ?? "";
  return piece.side === "first" ? letter.toUpperCase() : letter;
}

/** The set-up at the start of a game. */
export function startOf(game: Game): Setup {
  return read(game, START[game]);
}

/** A board with nothing on it. */
export function emptyOf(): Setup {
  return { board: new Map(), turn: "first", castling: "", passed: null, quietPlies: 0, moveNumber: 1 };
}
