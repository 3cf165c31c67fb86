import type { BracketSeen, Origin, Tie } from "../api/hall.ts";

/** A tie where it is drawn: its column, and how far down, in halves of a tie's height. */
export interface Placed {
  readonly tie: Tie;
  readonly column: number;
  readonly row: number;
}

/** How high a tie is, in rows. */
const HIGH = 2;

const tieOf = (origin: Origin): number =>
  "winner" in origin ? origin.winner : "loser" in origin ? origin.loser : origin.again;

/** The ties from which the two of a tie come. */
const before = ({ from }: Tie): number[] => from.flatMap((origin) => (origin === null ? [] : [tieOf(origin)]));

/** Puts each tie between the two it follows from; those that follow from none stand below each other. */
export function placed({ ties }: BracketSeen): Placed[] {
  const all = new Map<number, Placed>();
  const free: number[] = [];
  for (const tie of ties) {
    const others = before(tie).flatMap((id) => all.get(id) ?? []);
    const middle = others.reduce((sum, { row }) => sum + row, 0) / Math.max(1, others.length);
    // The losers of a level meet after it, whatever level their tie is said to be on.
    const column = Math.max(tie.level, ...others.map(({ column }) => column + 1));
    const row = Math.max(free[column] ?? 0, middle);
    free[column] = row + HIGH;
    all.set(tie.tie, { tie, column, row });
  }
  return [...all.values()];
}

/** The lines between ties that are drawn, for who won: a loser's way is told by the name alone. */
export function linesOf(all: readonly Placed[]): { from: Placed; to: Placed }[] {
  const byId = new Map(all.map((placed) => [placed.tie.tie, placed]));
  return all.flatMap((to) =>
    to.tie.from.flatMap((origin) => {
      const from = origin !== null && "winner" in origin ? byId.get(origin.winner) : undefined;
      return from === undefined ? [] : [{ from, to }];
    }),
  );
}
