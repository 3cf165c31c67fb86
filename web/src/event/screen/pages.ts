import type { EventSeen, SectionView, Sheet } from "../../api/hall.ts";
import { byNumber, currentRound, gamesOf, isOpen, placeOf, type Place } from "../section.ts";
import { SHOWS, type Show } from "./asked.ts";

/** A line of the projector. */
export type Line =
  | { readonly kind: "seat"; readonly name: string; readonly club: string; readonly place: Place | "bye" }
  | { readonly kind: "rank"; readonly cells: readonly (string | number)[] };

/** What the projector shows at once. */
export interface ScreenPage {
  readonly kind: "pairings" | "standings" | "missing" | "welcome" | "timer";
  readonly section: SectionView;
  readonly round: number;
  readonly lines: readonly Line[];
  /** Tables without a result. */
  readonly tables: readonly number[];
  readonly nth: number;
  readonly of: number;
}

/** How many lines a screen holds in all of its columns, so that they are read from 20 m; fewer where names are long. */
export const LINES = 33;
const FEWER = 22;
/** How long a name may be that has room in the third of a screen, in letters; a Chinese character takes two. */
const ROOM = 14;

const width = (name: string) => [...name].reduce((all, letter) => all + (/[\u2e80-\uffef]/u.test(letter) ? 2 : 1), 0);

/** In how many columns the lines of a page stand: a small field fills the screen, and long names have room. */
export const columnsOf = ({ lines, of }: Pick<ScreenPage, "lines" | "of">, names: readonly string[]): 2 | 3 =>
  (lines.length <= 14 && of === 1) || names.some((name) => width(name) > ROOM) ? 2 : 3;
const TABLES = 60;

/** How wide a column is, and what stands in a line beside the name, in letters of the screen and of the line. */
const [WIDTH, BESIDE, LETTER] = [{ 2: 25.4, 3: 16.4 }, 8.8, 0.66] as const;

/** The longest name that all lines make room for, in letters. */
const LONGEST = 24;

/** How much smaller than its line a name is written: one very long name must not make everybody's small. */
export const shrinkOf = (name: string): number => Math.min(1, LONGEST / width(name));

/** How much larger than usual lines are: as large as their number and the longest name allow. */
export function scaleOf(columns: 2 | 3, rows: number, names: readonly string[]): number {
  const longest = Math.min(LONGEST, Math.max(1, ...names.map(width)));
  return Math.max(0.8, Math.min(1.5, 11 / rows, WIDTH[columns] / (BESIDE + LETTER * longest)));
}

/** Parts of at most so many, and none with a few that are left over. */
function parts<T>(all: readonly T[], most: number): T[][] {
  const size = Math.ceil(all.length / Math.max(1, Math.ceil(all.length / most)));
  const made: T[][] = [];
  for (let at = 0; at < all.length; at += size) made.push(all.slice(at, at + size));
  return made;
}

/** The pages for a section: who sits where while a round is played, then what is missing, and the standings. */
export function pagesOf(
  section: SectionView,
  standings: Sheet | null,
  order: (one: string, other: string) => number,
  shows: readonly Show[] = SHOWS,
): ScreenPage[] {
  const round = currentRound(section);
  const base = { section, round: round?.number ?? 0, lines: [], tables: [] };
  if (round === undefined) return [{ ...base, kind: "welcome", nth: 1, of: 1 }];
  const people = byNumber(section);
  const seats = section.entrants
    .flatMap(({ id }) => people.get(id) ?? [])
    .flatMap((entrant): Line[] => {
      const place = placeOf(round, entrant.id);
      return place === null ? [] : [{ kind: "seat", name: entrant.name, club: entrant.club ?? "", place }];
    })
    .sort((one, other) => (one.kind === "seat" && other.kind === "seat" ? order(one.name, other.name) : 0));
  // All pages of a section have as many lines as its longest names allow.
  const size = section.entrants.some(({ id }) => width(people.get(id)?.name ?? "") > ROOM) ? FEWER : LINES;
  const open = gamesOf(section.id, round).filter(isOpen);
  const missing = [...new Set(open.map(({ id }) => id.table))];
  // Before the first result everybody has nothing: nobody is ranked.
  const hasResults = section.rounds.some((round) => gamesOf(section.id, round).some((game) => !isOpen(game)));
  const ranks = (hasResults ? (standings?.rows ?? []) : []).map((cells): Line => ({ kind: "rank", cells }));
  const numbered = (kind: ScreenPage["kind"], pages: Pick<ScreenPage, "lines" | "tables">[]): ScreenPage[] =>
    pages.map((page, at) => ({ ...base, ...page, kind, nth: at + 1, of: pages.length }));
  const playing = round.status === "published";
  // Towards the end of a round it matters who still plays; before, everybody looks for a table. A screen for that alone shows
  // it from the start.
  const isDue = missing.length * 2 <= round.tables.length || (shows.length === 1 && shows[0] === "missing");
  const showMissing = playing && missing.length > 0 && isDue;
  // A screen that shows the time alone has a page of its own; elsewhere the time stands in the head.
  if (shows.length === 1 && shows[0] === "timer") return [{ ...base, kind: "timer", nth: 1, of: 1 }];
  const pages = [
    ...(playing
      ? numbered(
          "pairings",
          parts(seats, size).map((lines) => ({ lines, tables: [] })),
        )
      : []),
    ...(showMissing
      ? numbered(
          "missing",
          parts(missing, TABLES).map((tables) => ({ lines: [], tables })),
        )
      : []),
    ...numbered(
      "standings",
      parts(ranks, size).map((lines) => ({ lines, tables: [] })),
    ),
  ].filter(({ kind }) => shows.some((show) => show === kind));
  return pages.length > 0 ? pages : [{ ...base, kind: "timer", nth: 1, of: 1 }];
}

/** How long a round has been played, as a clock shows it. */
export function elapsed(begun: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - begun) / 1000));
  const two = (part: number) => String(part).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** The sections that a screen shows: one that is named, or all in turn. */
export const sectionsOf = (event: EventSeen, named: string | null): readonly SectionView[] => {
  const own = event.sections.filter(({ id }) => id === named);
  return own.length > 0 ? own : event.sections;
};
