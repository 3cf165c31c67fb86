import { manName, pieceName, pointName, sideName } from "../board/names.ts";
import type { Setup } from "../game/fen.ts";
import { otherSide, placeOf, pointsOf, samePiece, type Game, type Piece, type Point } from "../game/game.ts";
import { say } from "../words/words.svelte.ts";
import { leftInBox } from "./setup.ts";

/** A way to put a fault of a set-up right with one tap. */
export type Mend =
  /** A man is moved. */
  | { readonly kind: "carry"; readonly from: Point; readonly to: Point }
  /** A man becomes its like of the other side. */
  | { readonly kind: "recolour"; readonly at: Point }
  /** A man is taken off. */
  | { readonly kind: "off"; readonly at: Point }
  /** The other side is to move. */
  | { readonly kind: "turn" };

/** How many of too many men are offered to be taken off: of more, a tap on the board takes one as fast. */
const FEW = 3;

/** Whether a man can ever stand on a point. The server says what is wrong; this only finds where else it may be put. */
export function canStand(game: Game, { side, role }: Piece, point: Point): boolean {
  const place = placeOf(game, point);
  if (game === "chess") return role !== "pawn" || (place.rank > 0 && place.rank < 7);
  const { file } = place;
  const rank = side === "first" ? place.rank : 9 - place.rank;
  const inPalace = file >= 3 && file <= 5 && rank <= 2;
  switch (role) {
    case "king":
      return inPalace;
    case "advisor":
      return inPalace && (file + rank) % 2 === 1;
    case "elephant":
      return rank <= 4 && rank % 2 === 0 && file % 2 === 0 && (file + rank) % 4 === 2;
    case "pawn":
      return rank > 4 || (rank > 2 && file % 2 === 0);
    default:
      return true;
  }
}

/** What may have been meant where something is wrong at these points, the likeliest first; nothing where nobody can tell. */
export function mendsOf(game: Game, setup: Setup, at: readonly Point[]): readonly Mend[] {
  const men = at.flatMap((point) => {
    const man = setup.board.get(point);
    return man === undefined ? [] : [{ point, man }];
  });
  const [first, second] = men;
  if (first === undefined || men.length < at.length) return [];
  if (second === undefined && !canStand(game, first.man, first.point)) return misplaced(game, setup, first.point);
  if (leftInBox(game, setup.board, first.man) < 0 && men.every(({ man }) => samePiece(man, first.man)))
    return tooMany(game, setup, at);
  if (men.length === 2 && men.every(({ man }) => man.role === "king")) return facing(game, setup, at);
  return men.every(({ man }) => man.side === setup.turn && man.role !== "king") ? [{ kind: "turn" }] : [];
}

/** A man where it can never stand: it is one of the other side, or stands beside its point. */
function misplaced(game: Game, setup: Setup, at: Point): Mend[] {
  const man = setup.board.get(at);
  if (man === undefined) return [];
  const other = { ...man, side: otherSide(man.side) };
  const isOther = canStand(game, other, at) && leftInBox(game, setup.board, other) > 0;
  const [to] = nearest(game, setup, at);
  return [
    ...(isOther ? [{ kind: "recolour", at } as const] : []),
    ...(to === undefined ? [] : [{ kind: "carry", from: at, to } as const]),
  ];
}

/** More men of a kind than there are: one of those that stand where they cannot, else any. */
function tooMany(game: Game, { board }: Setup, at: readonly Point[]): Mend[] {
  const astray = at.filter((point) => !canStand(game, board.get(point) as Piece, point));
  const among = astray.length > 0 ? astray : at;
  return among.length > FEW ? [] : among.map((at) => ({ kind: "off", at }));
}

/** The kings face each other: one of them stands on another file. */
function facing(game: Game, setup: Setup, at: readonly Point[]): Mend[] {
  return at.flatMap((from) =>
    nearest(game, setup, from)
      .filter((to) => to[0] !== from[0])
      .slice(0, 2)
      .map((to): Mend => ({ kind: "carry", from, to })),
  );
}

/** The free points on which a man can stand, the nearest first; of equally near ones the one on its file. */
function nearest(game: Game, { board }: Setup, from: Point): Point[] {
  const man = board.get(from);
  if (man === undefined) return [];
  const here = placeOf(game, from);
  const distance = (point: Point) => {
    const { file, rank } = placeOf(game, point);
    return (file - here.file) ** 2 + (rank - here.rank) ** 2 + Math.abs(file - here.file) / 10;
  };
  return pointsOf(game)
    .flat()
    .filter((point) => !board.has(point) && canStand(game, man, point))
    .sort((a, b) => distance(a) - distance(b));
}

/** The set-up once it is put right so. */
export function mended(setup: Setup, mend: Mend): Setup {
  if (mend.kind === "turn") return { ...setup, turn: otherSide(setup.turn), passed: null };
  const board = new Map(setup.board);
  const at = mend.kind === "carry" ? mend.from : mend.at;
  const man = board.get(at);
  if (man === undefined) return setup;
  board.delete(at);
  if (mend.kind === "carry") board.set(mend.to, man);
  if (mend.kind === "recolour") board.set(at, { ...man, side: otherSide(man.side) });
  return { ...setup, board };
}

/** What a mend is called; of several men each with its own name. */
export function mendName(game: Game, { board, turn }: Setup, mend: Mend, several: boolean): string {
  if (mend.kind === "turn") return say("web-setup-mend-turn", { side: sideName(game, otherSide(turn)) });
  const at = mend.kind === "carry" ? mend.from : mend.at;
  const man = board.get(at);
  if (man === undefined) return "";
  switch (mend.kind) {
    case "recolour":
      return say("web-setup-mend-recolour", { piece: pieceName(game, { ...man, side: otherSide(man.side) }) });
    case "off":
      return say("web-setup-mend-off", { piece: manName(game, man, at, board) });
    case "carry": {
      const place = pointName(game, mend.to, "files", man.side);
      return several
        ? say("web-setup-mend-carry-man", { piece: pieceName(game, man), place })
        : say("web-setup-mend-carry", { place });
    }
  }
}
