import type { FoulKind, Side, View } from "../api/schema.ts";
import { say } from "../words/words.svelte.ts";

const NAMES: Record<FoulKind, () => string> = {
  technical: () => say("desk-foul-technical"),
  press: () => say("desk-foul-press"),
  record: () => say("desk-foul-record"),
  violation: () => say("desk-foul-violation"),
  illegal_move: () => say("desk-foul-illegal-move"),
};

/** What a kind of fault is called. */
export const foulName = (kind: FoulKind): string => NAMES[kind]();

/** The faults of a kind that count against a side. */
export const foulsOf = (counts: View["counts"], side: Side, kind: FoulKind): number => counts[side][kind] ?? 0;

const KINDS = Object.keys(NAMES) as FoulKind[];
const SIDES = ["first", "second"] as const;

/** The kinds of faults that one of these sides has. */
export function foulsCounted(counts: View["counts"], sides: readonly Side[]): readonly FoulKind[] {
  return KINDS.filter((kind) => sides.some((side) => foulsOf(counts, side, kind) > 0));
}

/** What a ledger tells of: its faults, and how many of each kind lose. */
export type Ledger = Pick<View, "counts" | "losing">;

/** How many faults of a kind lose; none where the book does not say. */
export const losingAt = ({ losing }: Ledger, kind: FoulKind): number => losing?.[kind] ?? 0;

/** The kinds of faults that lose, or that somebody has. */
export function foulsKept(ledger: Ledger): readonly FoulKind[] {
  return KINDS.filter((kind) => losingAt(ledger, kind) > 0 || foulsCounted(ledger.counts, SIDES).includes(kind));
}

/** Who loses by one fault more, and of which kind. */
export function lastFouls(ledger: Ledger): readonly { readonly side: Side; readonly kind: FoulKind }[] {
  return SIDES.flatMap((side) =>
    foulsCounted(ledger.counts, [side])
      .filter((kind) => foulsOf(ledger.counts, side, kind) === losingAt(ledger, kind) - 1)
      .map((kind) => ({ side, kind })),
  );
}
