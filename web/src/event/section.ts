import type {
  Both,
  Entrant,
  EventSeen,
  GameId,
  GameNamed,
  GameView,
  RoundView,
  SectionView,
  SideName,
  SystemName,
  TableLine,
  Verdict,
} from "../api/hall.ts";
import { say } from "../words/words.svelte.ts";

/** A game of a round with the name that it has for ever. */
export interface GameAt {
  readonly id: GameId;
  readonly view: GameView;
  /**
   * What tells it from the other games of its table, as papers write it behind the table: its board, and its game where the
   * board has more than one.
   */
  readonly mark: string;
}

/** What a section's sides are called, and which game is played. */
export type Law = EventSeen["laws"][number];

export const sectionOf = (event: EventSeen, id: string | undefined): SectionView | undefined =>
  event.sections.find((section) => section.id === id) ?? event.sections[0];

/** The section that an address names; the first where it names none. */
export const sectionNamed = (event: EventSeen, id: string | undefined): SectionView | undefined =>
  id === undefined ? event.sections[0] : event.sections.find((section) => section.id === id);

/** The section in which somebody plays, for themselves or for a team. */
export const sectionWith = (event: EventSeen, player: number): string | undefined =>
  event.sections.find(({ entrants, people }) => [...entrants, ...(people ?? [])].some(({ id }) => id === player))?.id;

export const lawOf = (event: EventSeen, section: string): Law | undefined =>
  event.laws.find((law) => law.section === section);

/** The last round that may be seen. */
export const currentRound = (section: SectionView): RoundView | undefined => section.rounds.at(-1);

/** A name as it is compared with others: nobody hears a space, a capital or the width of a letter. */
export const heard = (name: string) => name.normalize("NFKC").replace(/\s+/gu, "").toLowerCase();

/**
 * The entrants of a section by their numbers, and where teams play, their members, too, as pages name them: whoever shares a
 * name with somebody else of the section is named with the number.
 */
export function byNumber(section: SectionView): ReadonlyMap<number, Entrant> {
  const everybody = new Map([...(section.people ?? []), ...section.entrants].map((one) => [one.id, one]));
  const sharing = new Map<string, number>();
  for (const { name } of everybody.values()) sharing.set(heard(name), (sharing.get(heard(name)) ?? 0) + 1);
  const named = (one: Entrant): Entrant =>
    (sharing.get(heard(one.name)) ?? 0) < 2
      ? one
      : { ...one, name: say("web-same-name", { name: one.name, number: one.id }) };
  return new Map([...everybody].map(([id, one]) => [id, named(one)]));
}

/** How the stage of a section that is played, or comes first, is played. */
export const systemOf = ({ systems, stage }: SectionView): SystemName | undefined => systems?.[stage ?? 0];

/** Whether a section has a bracket to be drawn. */
export const isKnockout = ({ systems, stage }: SectionView): boolean =>
  (systems ?? []).slice(0, (stage ?? -1) + 1).some((system) => system === "knockout" || system === "double_knockout");

/** Whether teams play in a section. */
export const hasTeams = ({ boards }: SectionView): boolean => typeof boards === "number";

/** Who sits at the board of a game: where teams meet, those who play for them. */
export const seatedAt = ({ view }: GameAt): Both<number> => view.persons ?? view.players;

function markOf({ board, game }: GameView, games: readonly GameView[]): string {
  if (games.length < 2) return "";
  return games.some((other) => other.board === board && other.game !== game) ? `.${board}.${game}` : `.${board}`;
}

const gamesAt = (section: string, round: number, { table, games }: TableLine): GameAt[] =>
  games.map((view) => ({
    id: { section, round, table, board: view.board, game: view.game },
    view,
    mark: markOf(view, games),
  }));

/** All games of a round, by table. */
export const gamesOf = (section: string, round: RoundView): GameAt[] =>
  round.tables.flatMap((table) => gamesAt(section, round.number, table));

/** Whether two names are of one game, where both are of one round. */
export const isSame = (one: GameNamed, { table, board = 1, game = 1 }: GameNamed): boolean =>
  one.table === table && (one.board ?? 1) === board && (one.game ?? 1) === game;

/** A game of an event by its name; nothing where the event does not show it. */
export function gameAt(event: Pick<EventSeen, "sections">, id: GameNamed): GameAt | undefined {
  const round = event.sections.find((section) => section.id === id.section)?.rounds.find((r) => r.number === id.round);
  return round === undefined ? undefined : gamesOf(id.section, round).find((at) => isSame(at.id, id));
}

/** Who sits at a game, as pages name them; nothing where the event does not show it. */
export function namesAt(event: Pick<EventSeen, "sections">, id: GameNamed): Both<string> | undefined {
  const [section, at] = [event.sections.find((section) => section.id === id.section), gameAt(event, id)];
  if (section === undefined || at === undefined) return undefined;
  const [people, { first, second }] = [byNumber(section), seatedAt(at)];
  const name = (player: number) => people.get(player)?.name ?? String(player);
  return { first: name(first), second: name(second) };
}

/** Whether a game has no result that stands. */
export const isOpen = ({ view }: GameAt): boolean =>
  view.verdict === undefined || view.verdict === null || !view.confirmed;

/** The tables of a round whose games are known to have been played, by result or by appeal. */
export const begunTables = ({ tables }: RoundView): number[] =>
  tables
    .filter(({ games }) =>
      games.some(({ verdict, appealed }) => appealed === true || (verdict && verdict.form !== "absence")),
    )
    .map(({ table }) => table);

/** Where somebody sits in a round. */
export interface Place {
  readonly table: number;
  readonly side: SideName;
  readonly opponent: number;
  /** Whether sides change from game to game, or board to board. */
  readonly several: boolean;
  /** The board at the table of two teams, for whoever plays for one. */
  readonly board?: number;
}

/** Where somebody sits who plays for a team. */
function boardOf(round: RoundView, player: number): Place | null {
  for (const { table, games } of round.tables) {
    const own = games.filter(({ persons }) => persons?.first === player || persons?.second === player);
    const [game] = own;
    if (game?.persons === undefined || game.persons === null) continue;
    const side: SideName = game.persons.first === player ? "first" : "second";
    const opponent = side === "first" ? game.persons.second : game.persons.first;
    return { table, side, opponent, several: own.length > 1, board: game.board };
  }
  return null;
}

/** Where somebody sits in a round; "bye" without an opponent, nothing if they do not play in it. */
export function placeOf(round: RoundView, player: number): Place | "bye" | null {
  if (round.byes.includes(player)) return "bye";
  const table = round.tables.find(({ first, second }) => first === player || second === player);
  if (table === undefined) return boardOf(round, player);
  const [first, second] = [
    table.games[0]?.players.first ?? table.first,
    table.games[0]?.players.second ?? table.second,
  ];
  const side: SideName = first === player ? "first" : "second";
  return { table: table.table, side, opponent: side === "first" ? second : first, several: table.games.length > 1 };
}

/** A verdict as pages tell it. */
export type Told = "first" | "second" | "draw" | "both-lose" | "first-absent" | "second-absent" | "both-absent";

export function toldOf({ outcome, form }: Verdict): Told {
  const absent = form === "absence";
  switch (outcome) {
    case "first_wins":
      return absent ? "second-absent" : "first";
    case "second_wins":
      return absent ? "first-absent" : "second";
    case "draw":
      return absent ? "both-absent" : "draw";
    case "both_lose":
      return absent ? "both-absent" : "both-lose";
  }
}

/** A text as somebody types it who looks for a player. */
export const sought = (text: string): string => text.trim().toLowerCase();

/** What somebody is found by: part of the name, the club or the number, each in a line of its own. */
export const foundBy = ({ name, club, id }: Entrant): string => [name, club ?? "", id].join("\n").toLowerCase();

/** Whether a text is part of somebody's name, club or number. */
export const fits = (entrant: Entrant, text: string): boolean => foundBy(entrant).includes(sought(text));

/** The address of a game's table. */
export const tableAddress = (event: string, { section, round, table, board = 1, game = 1 }: GameNamed): string =>
  `/e/${[event, "table", section, round, table, board, game].map((part) => encodeURIComponent(part)).join("/")}`;

/** The address of somebody's own page. */
export const playerAddress = (event: string, section: string, player: number): string =>
  `/e/${[event, section, "player", player].map((part) => encodeURIComponent(part)).join("/")}`;

/** The address of a game for everybody: its moves, as far as they may be seen. */
export const gameAddress = (event: string, { section, round, table, board = 1, game = 1 }: GameNamed): string =>
  `/e/${[event, "game", section, round, table, board, game].map((part) => encodeURIComponent(part)).join("/")}`;

/** The offices that run an event. */
const RUNNING = ["director", "chief", "staff", "section_head"];

/** Whether somebody may run the event from its page. */
export const mayRun = ({ offices }: { readonly offices: readonly string[] }): boolean =>
  offices.some((office) => RUNNING.includes(office));
