import type { LeaveView, RoundView, SectionView } from "../../api/hall.ts";

type Rounds = Pick<SectionView, "rounds" | "rounds_planned" | "leaves">;

const paired = ({ rounds }: Pick<SectionView, "rounds">) => rounds.at(-1)?.number ?? 0;

/** The rounds that are not paired yet: all that are planned, and the next in any case. */
export function roundsToCome(section: Rounds): number[] {
  const next = paired(section) + 1;
  const last = Math.max(next, section.rounds_planned ?? next);
  return Array.from({ length: last - next + 1 }, (_, nth) => next + nth);
}

/** The rounds for which somebody has leave that can be taken back, or a half-point bye: that also of a round that was paired. */
export function givenTo({ rounds, leaves = [] }: Rounds, player: number, halfPoint: boolean): number[] {
  const had = halfPoint ? rounds.filter(({ half_byes = [] }) => half_byes.includes(player)) : [];
  const given = leaves.filter((leave) => leave.player === player && (leave.half_point ?? false) === halfPoint);
  return [...had.map(({ number }) => number), ...given.map(({ round }) => round)].sort((a, b) => a - b);
}

/** Who is not to be paired in a round that comes: leave and half-point byes apart. */
export function awayIn({ leaves = [] }: Pick<SectionView, "leaves">, round: number) {
  const of = (halfPoint: boolean) =>
    leaves
      .filter((leave: LeaveView) => leave.round === round && (leave.half_point ?? false) === halfPoint)
      .map(({ player }) => player);
  return { leave: of(false), halfPoint: of(true) };
}

/** Who is paired in a draft although they have left the event since it was made. */
export function goneFrom({ entrants }: Pick<SectionView, "entrants">, round: RoundView | undefined): number[] {
  if (round?.status !== "draft") return [];
  const paired = new Set([...round.tables.flatMap(({ first, second }) => [first, second]), ...round.byes]);
  return entrants.filter(({ id, gone }) => gone === true && paired.has(id)).map(({ id }) => id);
}
