import type { Piece, Role } from "../game/game.ts";

/** How the pieces of Xiangqi look: characters in either script, or pictures. */
export type PieceSet = "traditional" | "simplified" | "international";

/** All sets of pieces. */
export const PIECE_SETS: readonly PieceSet[] = ["traditional", "simplified", "international"];

type Characters = Partial<Record<Role, readonly [first: string, second: string]>>;

const TRADITIONAL: Characters = {
  king: ["帥", "將"],
  advisor: ["仕", "士"],
  elephant: ["相", "象"],
  horse: ["傌", "馬"],
  rook: ["俥", "車"],
  cannon: ["炮", "包"],
  pawn: ["兵", "卒"],
};

const SIMPLIFIED: Characters = {
  ...TRADITIONAL,
  king: ["帅", "将"],
  horse: ["马", "马"],
  rook: ["车", "车"],
  cannon: ["炮", "炮"],
};

/** The character of a piece; none in a set of pictures. */
export function character(set: PieceSet, piece: Piece): string | null {
  if (set === "international") return null;
  const pair = (set === "simplified" ? SIMPLIFIED : TRADITIONAL)[piece.role];
  return pair?.[piece.side === "first" ? 0 : 1] ?? null;
}

/** A picture around the middle of its point: the shape, and the lines drawn upon it. */
export interface Picture {
  readonly shape: string;
  readonly detail: string;
}

const FOOT = "M-27 31q0 -5 5 -5h44q5 0 5 5v5q0 3 -3 3h-48q-3 0 -3 -3z";

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const KNIGHT: Picture = {
  shape:
    "M-11 -41L-3 -31C15 -30 27 -12 25 27H-18C-19 11 0 3 -1 -9C-7 -2 -14 1 -19 2C-23 9 -31 8 -33 2C-34 -3 -24 -13 -22 -20C-21 -25 -16 -30 -12 -32z" +
    FOOT,
  detail: "M-14 -20l4 -2M-27 -1l2 -2M5 -27C15 -18 19 -4 19 12",
};

const ROOK: Picture = {
  shape: "M-26 -36h11v8h9v-8h12v8h9v-8h11v16l-7 7h-38l-7 -7zM-18 -15h36l4 42h-44z" + FOOT,
  detail: "M-18 -13H18M-21 19H21",
};

const PAWN: Picture = {
  shape: disc(0, -20, 13) + "M-15 -9h30l-5 6C9 12 16 20 20 28H-20C-16 20 -9 12 -10 -3z" + FOOT,
  detail: "M-9 -6H9",
};

const KING: Picture = {
  shape:
    "M-3.5 -47h7v7h7v7h-7v10h-7v-10h-7v-7h7zM0 -13C-4 -29 -38 -31 -35 -8C-33 4 -24 12 -22 28H22C24 12 33 4 35 -8C38 -31 4 -29 0 -13zM0 -29C11 -22 9 -8 0 4C-9 -8 -11 -22 0 -29z" +
    FOOT,
  detail: "M0 -11V12M-22 19C-8 14 8 14 22 19",
};

const QUEEN: Picture = {
  shape:
    "M-34 -18L-22 16L-24 28H24L22 16L34 -18L18 2L16 -29L5 0L0 -33L-5 0L-16 -29L-18 2z" +
    disc(-34, -20, 5) +
    disc(-16, -31, 5) +
    disc(0, -35, 5) +
    disc(16, -31, 5) +
    disc(34, -20, 5) +
    FOOT,
  detail: "M-22 16C-8 11 8 11 22 16",
};

const BISHOP: Picture = {
  shape:
    disc(0, -37, 5.5) +
    "M0 -33C18 -20 22 -4 11 10L14 16H9C10 22 16 25 20 28H-20C-16 25 -10 22 -9 16H-14L-11 10C-22 -4 -18 -20 0 -33z" +
    FOOT,
  detail: "M0 -20V-2M-8 -12H8M-11 10H11",
};

/** An official's winged cap. */
const ADVISOR: Picture = {
  shape:
    "M-22 10C-24 -12 -14 -32 0 -34C14 -32 24 -12 22 10zM-50 2C-50 -5 -30 -6 -20 2V10C-30 8 -48 12 -50 2zM50 2C50 -5 30 -6 20 2V10C30 8 48 12 50 2zM-25 8H25L22 27C10 33 -10 33 -22 27z",
  detail: "M-24 9H24M0 -33C-5 -20 -5 -6 0 9",
};

const ELEPHANT: Picture = {
  shape:
    "M-14 -26C-34 -36 -46 -20 -42 -2C-40 10 -28 16 -18 8zM14 -26C34 -36 46 -20 42 -2C40 10 28 16 18 8zM0 -32C-20 -32 -24 -12 -18 2C-14 10 -10 12 -9 18C-8 32 -4 40 8 40C20 40 22 30 16 26C12 24 10 31 8 27C7 24 8 16 10 12C16 8 20 0 20 -8C20 -22 14 -32 0 -32z",
  detail: "M-19 -18C-24 -8 -22 2 -17 8M19 -18C24 -8 22 2 17 8M-8 -9h.1M8 -9h.1",
};

const CANNON: Picture = {
  shape:
    "M-36 6L-40 -8L22 -34L27 -38L38 -12L32 -11L-18 12C-26 16 -34 14 -36 6z" + disc(-8, 18, 20) + "M8 26L40 34V40H-4z",
  detail: "M-8 2a16 16 0 1 0 .1 0zM-8 4V32M-22 18H6M20 -33L30 -10",
};

const PICTURES: Record<Role, Picture> = {
  king: KING,
  queen: QUEEN,
  rook: ROOK,
  bishop: BISHOP,
  knight: KNIGHT,
  horse: KNIGHT,
  pawn: PAWN,
  advisor: ADVISOR,
  elephant: ELEPHANT,
  cannon: CANNON,
};

/** The picture of a kind of piece. */
export function picture(role: Role): Picture {
  return PICTURES[role];
}
