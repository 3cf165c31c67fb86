import type { Arrow } from "../board/arrow.ts";
import { readFen, startOf, type Setup } from "../game/fen.ts";
import type { Lang } from "../words/lang.ts";
import { moved, type AllowedMove, type Board, type Game, type Move, type Side } from "../game/game.ts";

/** Moves by their beginnings and ends: `b0: a2 c2`. */
function moves(lines: string): AllowedMove[] {
  return lines.split("\n").flatMap((line) => {
    const [from = "", ends = ""] = line.split(": ");
    return ends.split(" ").map((to): AllowedMove => ({ from, to }));
  });
}

const TEXTS: Record<string, readonly string[]> = {
  h2e2: ["炮二平五", "C2=5"],
  h2h3: ["炮二進一", "炮二进一", "C2+1"],
  h0g2: ["傌二進三", "马二进三", "H2+3"],
};

/** The moves of Red at the start, as the program lists them. */
export const START_MOVES: readonly AllowedMove[] = moves(
  `a0: a1 a2
i0: i1 i2
b0: a2 c2
h0: g2 i2
c0: a2 e2
g0: e2 i2
d0: e1
f0: e1
e0: e1
b2: b1 b3 b4 b5 b6 b9 a2 c2 d2 e2 f2 g2
h2: h1 h3 h4 h5 h6 h9 i2 c2 d2 e2 f2 g2
a3: a4
c3: c4
e3: e4
g3: g4
i3: i4`,
).map((move) => {
  const texts = TEXTS[move.from + move.to];
  return texts === undefined ? move : { ...move, texts };
});

/** A set-up of a FEN that is known to be right. */
export function sample(game: Game, fen: string): Setup {
  const read = readFen(game, fen);
  return "setup" in read ? read.setup : startOf(game);
}

/** A pawn before its promotion, and all moves of White. */
export const PROMOTION = {
  setup: sample("chess", "r1bq3r/4P3/2n2nk1/1p4pp/8/2N2Q2/PPP2PPP/R3KB1R w KQ - 0 1"),
  allowed: [
    ...moves("e7: e8 d8").flatMap((move) =>
      (["queen", "rook", "bishop", "knight"] as const).map((promotion): AllowedMove => ({ ...move, promotion })),
    ),
    ...moves("f3: c6 f6 e3 d3\ne1: e2 d2 d1 c1\nf1: b5 e2 d3 c4"),
  ],
};

/** A position with an arrow of every kind, a piece picked, and where it may go. */
export const ARROWS = {
  board: sample("xiangqi", "1R2k2r1/3a5/1R2n2c1/9/P6p1/9/1C2N2p1/9/9/4K2R1 w").board,
  last: { from: "e2", to: "e3" } satisfies Move,
  picked: "b3",
  allowed: moves("b3: a3 c3 d3 h3 b1 b2 b4"),
  arrows: [
    { kind: "check", from: "b9", to: "e9" },
    { kind: "chase", from: "b7", to: "e7" },
    { kind: "false-root", from: "d8", to: "e7" },
    { kind: "root", from: "h9", to: "h7" },
    { kind: "kill", from: "h0", to: "h3" },
    { kind: "pin", from: "e0", to: "e3" },
    { kind: "move", from: "a5", to: "a6" },
  ] satisfies Arrow[],
};

/** A move of the long game. */
export interface Step {
  readonly text: string;
  readonly side: Side;
  readonly move: Move;
}

const LAP: readonly { side: Side; move: Move; texts: Record<Lang, string> }[] = [
  {
    side: "first",
    move: { from: "a0", to: "a1" },
    texts: { "zh-Hant": "俥九進一", "zh-Hans": "车九进一", en: "R9+1" },
  },
  { side: "second", move: { from: "a9", to: "a8" }, texts: { "zh-Hant": "車1進1", "zh-Hans": "车1进1", en: "R1+1" } },
  {
    side: "first",
    move: { from: "a1", to: "a0" },
    texts: { "zh-Hant": "俥九退一", "zh-Hans": "车九退一", en: "R9-1" },
  },
  { side: "second", move: { from: "a8", to: "a9" }, texts: { "zh-Hant": "車1退1", "zh-Hans": "车1退1", en: "R1-1" } },
];

/** A game of 300 moves in which nothing happens, written for a language. */
export function longGame(lang: Lang): Step[] {
  return Array.from({ length: 75 }, () => LAP)
    .flat()
    .map(({ side, move, texts }) => ({ text: texts[lang], side, move }));
}

/** The boards of a game from its start on. */
export function boardsOf(steps: readonly Step[]): Board[] {
  const boards: Board[] = [startOf("xiangqi").board];
  for (const { move } of steps) boards.push(moved(boards.at(-1) ?? new Map(), move));
  return boards;
}
