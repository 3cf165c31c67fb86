import { act, get } from "../api/ask.ts";
import type { EventSeen } from "../api/hall.ts";
import type { CallAct, CallLine, GameId, Grade, OfficialLine, Topic } from "../api/schema.ts";
import { byNumber } from "../event/section.ts";
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
  const parts = { event: at.event };
  const { section, round, table, board, game } = at;
  const ask = (what: CallAct) => act("/api/v1/events/{event}/calls", { what }, { parts });
  if ((await callAt(at)) === null) await ask({ raise: { game: { section, round, table, board, game }, topic } });
  const raised = await callAt(at);
  if (raised !== null) await ask({ pass: { call: raised.id, needs: { grade } } });
}

/** The call that is open at a game. */
async function callAt({ event, section, round, table, board, game }: At): Promise<CallLine | null> {
  const open = await get("/api/v1/events/{event}/calls", { parts: { event } });
  const isHere = ({ game: other }: CallLine) =>
    other.section === section &&
    other.round === round &&
    other.table === table &&
    (other.board ?? 1) === board &&
    (other.game ?? 1) === game;
  return open.find(isHere) ?? null;
}

/** The hand that has been up longest and that nobody took, at another table. */
export async function nextCall({ event, section, round, table }: At): Promise<CallLine | null> {
  const calls = await get("/api/v1/events/{event}/calls", { parts: { event } });
  const elsewhere = calls.filter(
    ({ game }) => game.section !== section || game.round !== round || game.table !== table,
  );
  return inOrder(elsewhere).find(waits) ?? null;
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
  /** Whether the table has other games beside it. */
  readonly several: boolean;
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
export function tablesOf({ sections }: EventSeen): readonly SectionTables[] {
  return sections.flatMap((whole) => {
    const { id: section, name, rounds } = whole;
    const round = [...rounds].reverse().find(({ status }) => status === "published");
    if (round === undefined) return [];
    const people = byNumber(whole);
    const nameOf = (id: number) => people.get(id)?.name ?? String(id);
    const games = round.tables.flatMap(({ table, games, first, second }) =>
      games.map(({ board, verdict }, nth) => ({
        game: {
          section,
          round: round.number,
          table,
          board,
          game: games.slice(0, nth + 1).filter((other) => other.board === board).length,
        },
        several: games.length > 1,
        over: verdict != null,
        players: `${nameOf(first)} – ${nameOf(second)}`,
      })),
    );
    return [{ id: section, name, round: round.number, games }];
  });
}
