import { act, get } from "../api/ask.ts";
import type { EventSeen } from "../api/hall.ts";
import type { CallAct, CallLine, GameId, Grade, OfficialLine, Topic } from "../api/schema.ts";
import { byNumber, gamesOf, seatedAt } from "../event/section.ts";
import type { At } from "./at.ts";

const GRADES: readonly Grade[] = ["witness", "referee", "section_head", "chief"];

/** The grade above one's own and above the one that was needed so far; the highest has none above it. */
export function gradeAbove(offices: readonly string[], needed: Grade = "witness"): Grade {
  const held = offices.map((office) => GRADES.indexOf(office as Grade));
  const own = Math.max(0, GRADES.indexOf(needed), ...held);
  return GRADES[Math.min(own + 1, GRADES.length - 1)] ?? "chief";
}

/** Asks for an official of at least this grade: a call that is open there is passed on, or one is raised for it. */
export async function callUp(at: At, topic: Topic, grade: Grade): Promise<void> {
  const { event, section, round, table, board, game } = at;
  if (callAt(at, await openCalls(event)) === null)
    await enterCall(event, { raise: { game: { section, round, table, board, game }, topic } });
  const raised = callAt(at, await openCalls(event));
  if (raised !== null) await enterCall(event, { pass: { call: raised.id, needs: { grade } } });
}

/** The calls of an event that are open. */
export const openCalls = (event: string): Promise<readonly CallLine[]> =>
  get("/api/v1/events/{event}/calls", { parts: { event } });

/** Does something about a call. */
export const enterCall = (event: string, what: CallAct): Promise<unknown> =>
  act("/api/v1/events/{event}/calls", { what }, { parts: { event } });

/** The call that is open at a game. */
export function callAt({ section, round, table, board, game }: At, open: readonly CallLine[]): CallLine | null {
  const isHere = ({ game: other }: CallLine) =>
    other.section === section &&
    other.round === round &&
    other.table === table &&
    (other.board ?? 1) === board &&
    (other.game ?? 1) === game;
  return open.find(isHere) ?? null;
}

/** The hand that has been up longest and that nobody took, at another table. */
export function nextCall({ section, round, table }: At, open: readonly CallLine[]): CallLine | null {
  const elsewhere = open.filter(({ game }) => game.section !== section || game.round !== round || game.table !== table);
  return inOrder(elsewhere).find(waits) ?? null;
}

/** For how long a hand has been up, as it is read. */
export function upFor({ at }: CallLine, now: number): string {
  const seconds = Math.max(0, Math.floor((now - at) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The officials in the hall who can be sent to a call: of the grade that it needs, in its section, other than whom it was sent to. */
export function whomToSend(officials: readonly OfficialLine[], { needs, game, to }: CallLine): readonly OfficialLine[] {
  return officials.filter(
    ({ person, away, relieved, offices }) =>
      person !== to &&
      !away &&
      relieved !== true &&
      offices.some(
        ({ post, sections = [] }) =>
          GRADES.indexOf(post as Grade) >= GRADES.indexOf(needs.grade) &&
          GRADES.includes(post as Grade) &&
          (sections.length === 0 || sections.includes(game.section)),
      ),
  );
}

/** Whether an official rules at boards. */
const rules = ({ offices }: OfficialLine): boolean => offices.some(({ post }) => GRADES.includes(post as Grade));

/** The officials who rule at boards, each with the tables to which they went. */
export function whereabouts(
  officials: readonly OfficialLine[],
  calls: readonly CallLine[],
): readonly { readonly official: OfficialLine; readonly tables: readonly number[] }[] {
  const takenBy = ({ person }: OfficialLine) =>
    calls.filter(({ state }) => typeof state === "object" && state.taken.by === person).map(({ game }) => game.table);
  return officials.filter(rules).map((official) => ({ official, tables: takenBy(official) }));
}

/** Whether nobody has taken a call yet. */
export const waits = ({ state }: CallLine): boolean => state === "waiting";

/** Those that wait first, then those that somebody took; the older first. */
export const inOrder = (calls: readonly CallLine[]): readonly CallLine[] =>
  [...calls].sort((a, b) => Number(waits(b)) - Number(waits(a)) || a.at - b.at);

/** A game that is being played, as it is found by its table's number or by who plays. */
export interface Found {
  readonly game: GameId;
  /** What tells it from the other games of its table. */
  readonly mark: string;
  readonly over: boolean;
  readonly players: string;
}

/** A section with the games of the round that is being played. */
export interface SectionTables {
  readonly id: string;
  readonly name: string;
  readonly round: number;
  readonly games: readonly Found[];
}

/** The tables of an event, section by section. */
export function tablesOf({ sections }: Pick<EventSeen, "sections">): readonly SectionTables[] {
  return sections.flatMap((whole) => {
    const { id, name, rounds } = whole;
    const round = [...rounds].reverse().find(({ status }) => status === "published");
    if (round === undefined) return [];
    const people = byNumber(whole);
    const nameOf = (player: number) => people.get(player)?.name ?? String(player);
    const games = gamesOf(id, round).map((at) => {
      const { first, second } = seatedAt(at);
      return {
        game: at.id,
        mark: at.mark,
        over: at.view.verdict != null,
        players: `${nameOf(first)} – ${nameOf(second)}`,
      };
    });
    return [{ id, name, round: round.number, games }];
  });
}

/** Whether somebody who types this looks for a game: by the number of its table, or by who plays. */
export const isSought = ({ game, players }: Found, text: string): boolean =>
  `${game.table} ${players}`.toLowerCase().includes(text.trim().toLowerCase());

/** The games that the number of a table may mean: at each board the one that is played, or all of them once they are over. */
export function gamesAt(games: readonly Found[], table: number): readonly Found[] {
  const there = games.filter(({ game }) => game.table === table);
  const open = there.filter(({ over }) => !over);
  const isFirst = ({ game }: Found, nth: number) =>
    open.findIndex(({ game: other }) => other.section === game.section && other.board === game.board) === nth;
  return open.length > 0 ? open.filter(isFirst) : there;
}
