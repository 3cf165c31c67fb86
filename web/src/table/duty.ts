import { manName, pointName } from "../board/names.ts";
import type { Point, Side } from "../game/game.ts";
import { say } from "../words/words.svelte.ts";
import { boardOf, gameOf } from "./shown.ts";

/** What men that were touched bind a side to. */
export interface Duty {
  readonly mover: Point | null;
  readonly victim: Point | null;
}

/**
 * What a side is bound to by men that it touched, as far as every book says the same: one man that can move or be taken, or one of
 * each where the one takes the other. Nothing else is said before the desk has it.
 */
export function dutyOf(fen: string, squares: readonly Point[], side: Side, legal: readonly string[]): Duty {
  const board = boardOf(fen);
  const own = squares.filter((square) => board.get(square)?.side === side);
  const enemy = squares.filter((square) => !own.includes(square));
  const [mover = null, victim = null] = [own[0], enemy[0]];
  if (own.length > 1 || enemy.length > 1) return { mover: null, victim: null };
  const serves = (step: string) =>
    (mover === null || step.slice(0, 2) === mover) && (victim === null || step.slice(2, 4) === victim);
  return legal.some(serves) ? { mover, victim } : { mover: null, victim: null };
}

/** The man on a square of a position, as it is spoken of at a table. */
export function manIn(fen: string, square: Point): string {
  const board = boardOf(fen);
  const piece = board.get(square);
  return piece === undefined ? pointName(gameOf(fen), square, "files") : manName(gameOf(fen), piece, square, board);
}

/** What a side is bound to, in words. */
export function dutyTold(fen: string, { mover, victim }: Duty, side: string): readonly string[] {
  if (mover !== null && victim !== null)
    return [say("web-table-must-take-by", { side, mover: manIn(fen, mover), victim: manIn(fen, victim) })];
  if (mover !== null) return [say("web-table-must-move", { side, man: manIn(fen, mover) })];
  return victim === null ? [] : [say("web-table-must-take", { side, man: manIn(fen, victim) })];
}
