import type { Lang } from "../../words/lang.ts";
import { samePiece, type AllowedMove, type Board, type Move, type Piece, type Role } from "../../game/game.ts";

/** The signs of written moves that simplified Chinese writes otherwise. */
const SIMPLIFIED: Record<string, string> = {
  俥: "车",
  車: "车",
  傌: "马",
  馬: "马",
  帥: "帅",
  將: "将",
  包: "炮",
  砲: "炮",
  進: "进",
  後: "后",
};

/** A written move as readers of a language write it; English keeps the traditional signs. */
export function written(move: string, lang: Lang): string {
  return lang === "zh-Hans" ? [...move].map((sign) => SIMPLIFIED[sign] ?? sign).join("") : move;
}

const PROMOTIONS: Record<string, Role> = { q: "queen", r: "rook", b: "bishop", n: "knight" };

/** The moves that may be played, by their coordinates and as players write them. */
export function movesOf(steps: readonly string[], texts: readonly string[]): readonly AllowedMove[] {
  return steps.map((step, i) => {
    const promotion = PROMOTIONS[step.charAt(4)];
    return {
      from: step.slice(0, 2),
      to: step.slice(2, 4),
      texts: [texts[i] ?? step],
      ...(promotion === undefined ? {} : { promotion }),
    };
  });
}

/** The move that leads from one board to another, where it is plain: one point left, one taken by the same side. */
export function moveBetween(before: Board, after: Board): Move | null {
  const points = new Set([...before.keys(), ...after.keys()]);
  const changed = [...points].filter((point) => !samePiece(before.get(point), after.get(point)));
  const left = changed.filter((point) => !after.has(point));
  const taken = changed.filter((point) => after.has(point));
  const [from, to] = [left[0], taken[0]];
  if (left.length !== 1 || taken.length !== 1 || from === undefined || to === undefined) return null;
  return isOfSide(before.get(from), after.get(to)) ? { from, to } : null;
}

const isOfSide = (a: Piece | undefined, b: Piece | undefined) => a !== undefined && a.side === b?.side;
