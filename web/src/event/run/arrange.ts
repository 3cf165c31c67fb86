import type { RoundView, Sheet } from "../../api/hall.ts";

/** A wish of a Swiss round, as an order gives it. */
export type Wish =
  | { readonly meet: readonly [number, number] }
  | { readonly play: { readonly first: number; readonly second: number } }
  | { readonly apart: readonly [number, number] }
  | { readonly bye: number };

/** Who meets whom in a draft: pairs by table, then those without an opponent. */
export interface Arrangement {
  readonly pairs: readonly { readonly first: number; readonly second: number }[];
  readonly byes: readonly number[];
}

export const arrangementOf = (round: RoundView): Arrangement => ({
  pairs: round.tables.map(({ first, second, games }) => {
    const players = games[0]?.players;
    return { first: players?.first ?? first, second: players?.second ?? second };
  }),
  byes: round.byes,
});

/** The points of everybody in the standings, by number. */
export function pointsOf({ columns, rows }: Sheet): ReadonlyMap<number, number> {
  const at = (key: string) => columns.findIndex((column) => column.key === key);
  const [number, points] = [at("number"), at("points")];
  return new Map(rows.map((row) => [Number(row[number]), Number(row[points])]));
}

/** The same with two players in each other's place: opponents change colours, others change opponents. */
export function swapped({ pairs, byes }: Arrangement, one: number, other: number): Arrangement {
  const turned = (player: number) => (player === one ? other : player === other ? one : player);
  return {
    pairs: pairs.map(({ first, second }) => ({ first: turned(first), second: turned(second) })),
    byes: byes.map(turned),
  };
}

const key = ({ first, second }: { first: number; second: number }) => `${first}-${second}`;

/** Which tables are others than before, by their numbers. */
export function changedTables(before: Arrangement, after: Arrangement): number[] {
  const was = new Set(before.pairs.map(key));
  return after.pairs.flatMap((pair, nth) => (was.has(key(pair)) ? [] : [nth + 1]));
}

/** What of an arrangement is other than before, as wishes: what these break is what the change breaks. */
export const changesOf = (before: Arrangement, after: Arrangement): Wish[] => [
  ...changedTables(before, after).flatMap((table): Wish[] => {
    const pair = after.pairs[table - 1];
    return pair === undefined ? [] : [{ play: pair }];
  }),
  ...after.byes.filter((bye) => !before.byes.includes(bye)).map((bye): Wish => ({ bye })),
];

/** What is to be wished, so that a round is arranged exactly so. */
export const wishesFor = ({ pairs, byes }: Arrangement): Wish[] => [
  ...pairs.map((pair): Wish => ({ play: pair })),
  ...byes.map((bye): Wish => ({ bye })),
];

/** The player next to another in the order of reading, for the arrow keys; the same at the ends. */
export function neighbour(
  { pairs, byes }: Arrangement,
  player: number,
  key: "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight",
): number {
  const rows: (readonly number[])[] = [
    ...pairs.map(({ first, second }) => [first, second]),
    ...byes.map((bye) => [bye]),
  ];
  const row = rows.findIndex((row) => row.includes(player));
  const column = rows[row]?.indexOf(player) ?? 0;
  const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key] as [
    number,
    number,
  ];
  const next = rows[row + down];
  return next?.[Math.min(column + right, next.length - 1)] ?? player;
}
