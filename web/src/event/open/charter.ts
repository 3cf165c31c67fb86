/** How an event is played, as the guided form asks it. */
export type System = "swiss" | "round_robin" | "double_round_robin" | "knockout" | "groups" | "league";

/** A rulebook, and the one it amends if it is a supplement. */
export interface FormBook {
  readonly id: string;
  readonly over?: string | null;
  readonly game: string;
}

/** A section: its name, and a rulebook of its own if it has one. */
export interface FormSection {
  readonly name: string;
  readonly book?: FormBook | undefined;
}

export interface Form {
  readonly name: string;
  readonly organiser: string;
  readonly place: string;
  /** The first day, as `2026-05-01`, or nothing. */
  readonly day: string;
  readonly sections: readonly FormSection[];
  readonly book: FormBook;
  readonly system: System;
  readonly rounds: number;
  readonly minutes: number;
  readonly increment: number;
  /** How many boards a team has, where teams play. */
  readonly boards: number;
  /** Whether both players report a result, instead of an arbiter. */
  readonly playersReport: boolean;
  /** The time zone of the hall, as the browser knows it. */
  readonly zone?: string;
}

/** What a usual kind of event has in common; the form is filled in with it at one press. */
export interface Kind extends Pick<Form, "system" | "rounds" | "minutes" | "increment" | "playersReport"> {
  readonly id: "evening" | "open" | "cup" | "league";
}

export const KINDS: readonly Kind[] = [
  { id: "evening", system: "swiss", rounds: 5, minutes: 15, increment: 5, playersReport: true },
  { id: "open", system: "swiss", rounds: 7, minutes: 60, increment: 30, playersReport: false },
  { id: "cup", system: "knockout", rounds: 7, minutes: 30, increment: 10, playersReport: false },
  { id: "league", system: "league", rounds: 7, minutes: 60, increment: 30, playersReport: false },
];

/** The zone of the browser, if it has one by a name that is known everywhere. */
export function zoneHere(name = new Intl.DateTimeFormat().resolvedOptions().timeZone): string | undefined {
  return name === "UTC" || /^[A-Z][A-Za-z_]+\/[A-Z]/.test(name) ? name : undefined;
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

/** An address that no event has yet: with a number behind it where the first choice is taken. */
export function freeAddress(wanted: string, taken: ReadonlySet<string>): string {
  let [free, nth] = [wanted, 1];
  while (taken.has(free)) free = `${wanted}-${(nth += 1)}`;
  return free;
}

/** Whether a text can be a name in addresses. */
export const isAddress = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,63}$/.test(text);

/** How many rounds a Swiss of so many has at least, so that one can win all games alone; never fewer than five. */
export const usualRounds = (entrants: number): number => Math.max(5, Math.ceil(Math.log2(Math.max(2, entrants))));

/** What puts those with equal points in order where the book prints no lists: the charter's own, by how a section is played. */
const OWN_RANKING: Record<string, readonly string[]> = {
  swiss: ["opponents_points", "direct_encounter", "wins", "second_wins", "strong_opponents"],
  round_robin: ["small_points", "direct_encounter", "wins", "second_wins"],
  double_round_robin: ["small_points", "direct_encounter", "wins", "second_wins"],
  team_round_robin: ["game_points", "small_points", "match_wins", "direct_encounter", "first_board"],
};

/** How those with equal points are ranked: by the list that the book prints, or by one of the charter's own. */
function rankingOf(list: string, book: FormBook): string | { readonly own: readonly string[] } {
  const own = OWN_RANKING[list];
  if ((book.over ?? book.id) === "roc-113" || own === undefined) return list;
  return { own: book.game === "chess" ? own : [...own, "fewer_fouls"] };
}

/** The stages of a section under a book. */
function stagesOf({ system, rounds }: Form, book: FormBook): object[] {
  const knockout = {
    system: "knockout",
    third_place: true,
    play_off: { method: { minutes: 10 }, adjust: { increment: 5 } },
  };
  if (system === "knockout") return [knockout];
  const scoring = book.game === "chess" ? "half" : "whole";
  if (system === "groups") {
    const points = { scoring, ranking: rankingOf("round_robin", book), share_places: true };
    return [
      { system: "round_robin", principle: ["lots", "colours"], ...points, groups: 4 },
      { ...knockout, take: 2 },
    ];
  }
  if (system === "league")
    return [
      {
        system: "league",
        principle: ["lots", "colours"],
        scoring,
        ranking: rankingOf("team_round_robin", book),
        share_places: true,
      },
    ];
  const points = { scoring, ranking: rankingOf(system, book), share_places: true };
  if (system !== "swiss") return [{ system, principle: ["lots", "colours"], ...points }];
  return [{ system, rounds, principle: ["results", "colours", "lots"], ...points }];
}

const formatOf = (form: Form, book: FormBook) => ({
  ...(form.system === "league" ? { boards: form.boards } : {}),
  stages: stagesOf(form, book),
});

/** The rules of a charter under a book. */
export const rulesOf = (book: FormBook) =>
  book.over ? { base: book.over, supplements: [book.id] } : { base: book.id };

/** The charter that a form describes; what is left empty is left out. */
export function charterOf(form: Form): Record<string, unknown> {
  const text = (value: string) => (value.trim() === "" ? undefined : value.trim());
  const { book } = form;
  return {
    name: text(form.name),
    organiser: text(form.organiser),
    schedule: form.day === "" ? undefined : { first_day: form.day },
    venue: text(form.place) === undefined ? undefined : { place: form.place.trim() },
    zone: form.zone,
    rules: rulesOf(book),
    format: formatOf(form, book),
    time: {
      method: { minutes: form.minutes },
      ...(form.increment > 0 ? { adjust: { increment: form.increment } } : {}),
    },
    recording: form.minutes >= 30,
    // Boards that are kept are shown so much later, against help from outside.
    live: { minutes: 15 },
    enforcement: "patrol",
    confirmation: form.playersReport ? "player" : "referee",
    sections: form.sections
      .map(({ name, book }) => ({ name: name.trim(), book }))
      .filter(({ name }) => name !== "")
      .map(({ name, book: own }, nth) => ({
        id: sectionId(nth),
        name,
        ...(own === undefined || own.id === book.id ? {} : { rules: rulesOf(own), format: formatOf(form, own) }),
      })),
  };
}
