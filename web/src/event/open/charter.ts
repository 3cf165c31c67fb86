/** How an event is played, as the guided form asks it. */
export type System = "swiss" | "round_robin" | "double_round_robin" | "knockout";

export interface Form {
  readonly name: string;
  readonly organiser: string;
  readonly place: string;
  /** The first day, as `2026-05-01`, or nothing. */
  readonly day: string;
  readonly sections: readonly string[];
  /** The rulebook, and the one it amends if it is a supplement. */
  readonly book: { readonly id: string; readonly over?: string; readonly game: "xiangqi" | "chess" };
  readonly system: System;
  readonly rounds: number;
  readonly minutes: number;
  readonly increment: number;
  /** Whether both players report a result, instead of an arbiter. */
  readonly playersReport: boolean;
}

/** The id of a section: A, B, C…; after Z by number. */
export const sectionId = (nth: number): string => (nth < 26 ? String.fromCharCode(65 + nth) : `S${nth + 1}`);

const LONGEST = 64;

/** A name for addresses: what of a name can stand in one, otherwise the day. */
export function addressOf(name: string, day: string): string {
  const kept = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, LONGEST);
  if (/[a-z]/.test(kept)) return kept;
  return ["event", kept === "" ? day : kept].filter((part) => part !== "").join("-");
}

/** Whether a text can be a name in addresses. */
export const isAddress = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,63}$/.test(text);

/** How many rounds a Swiss of so many has at least, so that one can win all games alone; never fewer than five. */
export const usualRounds = (entrants: number): number => Math.max(5, Math.ceil(Math.log2(Math.max(2, entrants))));

function stageOf({ system, rounds, book }: Form) {
  if (system === "knockout")
    return { system, third_place: true, play_off: { method: { minutes: 10 }, adjust: { increment: 5 } } };
  const points = {
    scoring: book.game === "chess" ? "half" : "whole",
    ranking: system === "double_round_robin" ? "double_round_robin" : system,
    share_places: true,
  };
  if (system !== "swiss") return { system, principle: ["lots", "colours"], ...points };
  return { system, rounds, principle: ["results", "colours", "lots"], ...points };
}

/** The charter that a form describes; what is left empty is left out. */
export function charterOf(form: Form): Record<string, unknown> {
  const text = (value: string) => (value.trim() === "" ? undefined : value.trim());
  const { book } = form;
  return {
    name: text(form.name),
    organiser: text(form.organiser),
    schedule: form.day === "" ? undefined : { first_day: form.day },
    venue: text(form.place) === undefined ? undefined : { place: form.place.trim() },
    rules: book.over === undefined ? { base: book.id } : { base: book.over, supplements: [book.id] },
    format: { stages: [stageOf(form)] },
    time: {
      method: { minutes: form.minutes },
      ...(form.increment > 0 ? { adjust: { increment: form.increment } } : {}),
    },
    recording: form.minutes >= 30,
    enforcement: "patrol",
    confirmation: form.playersReport ? "player" : "referee",
    sections: form.sections
      .map((name) => name.trim())
      .filter((name) => name !== "")
      .map((name, nth) => ({ id: sectionId(nth), name })),
  };
}
