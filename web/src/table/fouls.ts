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

/** The kinds of faults that one of these sides has. */
export function foulsCounted(counts: View["counts"], sides: readonly Side[]): readonly FoulKind[] {
  const kinds = Object.keys(NAMES) as FoulKind[];
  return kinds.filter((kind) => sides.some((side) => foulsOf(counts, side, kind) > 0));
}
