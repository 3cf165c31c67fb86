import { callAppeals, lang } from "../words/words.svelte.ts";
import { actOnce, ask, fileAt, Offline, Problem, sendFile } from "./ask.ts";
import type { Problem as ProblemData } from "./schema.ts";
import type {
  BoardsSeen,
  BookChoice,
  BracketSeen,
  CallAct,
  CallLine,
  CaseAct,
  CaseSeen,
  Command,
  Criterion,
  DutiesSeen,
  DutyAct,
  EntryRow,
  EventLine,
  EventSeen,
  Finding,
  GameId,
  KeptCharter,
  LogPart,
  NoticeAct,
  OfficeAct,
  OfficialLine,
  PairingPreview,
  PaperName,
  PlayerEntry,
  RulingSeen,
  Seat,
  Sheet,
  SheetName,
  TableSeen,
  Taken,
  TermLine,
} from "./hall.ts";

/** What an error says to whoever reads the page; nothing where it is none of ours. */
export function wordsOf(error: unknown, offline: string): string {
  if (error instanceof Problem) return error.message;
  if (error instanceof Offline) return offline;
  throw error;
}

/** A number for lots that nobody chose, exact in every reader. */
export function newSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 20) * 2 ** 32 + low;
}

const get = <Answer>(path: string, query: Record<string, string> = {}, seat?: string) =>
  ask(`/api/v1${path}`, { query, seat }) as Promise<Answer>;
const post = <Answer>(path: string, body: unknown, seat?: string) =>
  actOnce(`/api/v1${path}`, body, { seat }) as Promise<Answer>;

/** What is said, as texts of an address. */
const texts = (said: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(said).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );

const at = (event: string, rest = "") => `/events/${encodeURIComponent(event)}${rest}`;

/** Whoever is signed in; nobody otherwise. */
export async function whoAmI(): Promise<{ name: string; director: boolean } | null> {
  try {
    return await get("/me");
  } catch (error) {
    if (error instanceof Problem && error.data.status === 401) return null;
    throw error;
  }
}

export const listBooks = () => get<BookChoice[]>("/rulebooks");
export const listEvents = () => get<EventLine[]>("/events");
/** The event; the page then has its words. */
export async function seeEvent(event: string, seat?: string): Promise<EventSeen> {
  const seen = await get<EventSeen>(at(event), {}, seat);
  callAppeals(seen.appeal);
  return seen;
}
/** The event as it stood after a line of its log. */
export async function seeEventAt(event: string, no: number): Promise<EventSeen> {
  const seen = await get<EventSeen>(at(event), { at: String(no) });
  callAppeals(seen.appeal);
  return seen;
}
/** Of which round, or after which line of the log. */
export interface When {
  readonly round?: number;
  readonly at?: number;
}
export const seeSheet = (event: string, sheet: SheetName, section: string, when: When = {}) =>
  get<Sheet>(at(event, `/sheets/${sheet}`), { section, ...texts(when) });
/** How somebody's place comes about, value by value. */
export const seePlace = (event: string, section: string, player: number) =>
  get<Sheet>(at(event, "/sheets/explain"), { section, player: String(player) });
/** The charter, and what holds in a section by which layer. */
export const seeCharter = (event: string, section: string) => get<KeptCharter>(at(event, "/charter"), { section });
/** Why somebody meets whom they meet; or why not somebody else. */
export const seeWhy = (event: string, section: string, player: number, opponent?: number) =>
  get<{ text: string }>(at(event, "/why"), { section, ...texts({ player, opponent }) });
export const seeBracket = (event: string, section: string) => get<BracketSeen>(at(event, "/bracket"), { section });
export const seeLog = (event: string, after: number, limit: number) =>
  get<LogPart>(at(event, "/log"), texts({ after, limit }));
/** A table; as it stood after a line of the log, where one is named. */
export const seeGame = (event: string, { section, round, table, board, game }: GameId, when: Pick<When, "at"> = {}) =>
  get<TableSeen>(
    at(event, `/tables/${[section, round, table, board, game].map(encodeURIComponent).join("/")}`),
    texts(when),
  );
/** The boards of a round that are kept, as everybody may follow them. */
export const seeBoards = (event: string, section: string, round: number) =>
  get<BoardsSeen>(at(event, "/live"), texts({ section, round }));
export const seeCalls = (event: string) => get<CallLine[]>(at(event, "/calls"));
export const seeCases = (event: string, section: string, seat?: string) =>
  get<CaseSeen[]>(at(event, "/cases"), { section }, seat);
/** What was ruled at the board of a seat, and has no case yet. */
export const seeRulings = (event: string, seat: string) => get<RulingSeen[]>(at(event, "/rulings"), {}, seat);
/** Where the file of a case is printed. */
export const casePaper = (event: string, id: number) => `/api/v1${at(event, `/cases/${id}/paper`)}?lang=${lang()}`;
export const seeOfficials = (event: string) => get<OfficialLine[]>(at(event, "/officials"));
export const seeDuties = (event: string, section: string) => get<DutiesSeen>(at(event, "/duties"), { section });
export const seeCodes = (event: string, section: string) =>
  get<{ seat: Seat; code: string }[]>(at(event, "/codes"), { section });

/** What somebody asks of a hall, and the number of the last line they had seen. */
interface Wanted<What> {
  readonly what: What;
  readonly saw?: number;
}

export const giveOrder = (event: string, wanted: Wanted<Command>, seat?: string) =>
  post<Taken>(at(event, "/orders"), wanted, seat);
export const giveOffice = (event: string, wanted: Wanted<OfficeAct>) => post<Taken>(at(event, "/officials"), wanted);
export const giveCall = (event: string, wanted: Wanted<CallAct>, seat?: string) =>
  post<Taken>(at(event, "/calls"), wanted, seat);
export const giveCase = (event: string, wanted: Wanted<CaseAct>, seat?: string) =>
  post<Taken>(at(event, "/cases"), wanted, seat);
export const giveNotice = (event: string, wanted: Wanted<NoticeAct>) => post<Taken>(at(event, "/notices"), wanted);
export const giveDuty = (event: string, wanted: Wanted<DutyAct>) => post<Taken>(at(event, "/duties"), wanted);

export const previewEntries = (event: string, text: string, section: string) =>
  post<{ rows: EntryRow[]; unknown?: string }>(at(event, "/entries/preview"), { text, section });
/** Enters players in their order; tells who of them was refused, counted from 0, and why. */
export const enterPlayers = (event: string, players: readonly PlayerEntry[]) =>
  post<{ refused: { nth: number; why: string }[]; notes: string[] }>(at(event, "/entries"), { players });
export const previewPairing = (
  event: string,
  section: string,
  wishes: readonly unknown[],
  giveWay: readonly Criterion[] = [],
) => post<PairingPreview>(at(event, "/pairing/preview"), { section, wishes, give_way: giveWay });
/** Where the whole log of an event is kept as a file. */
export const exportAddress = (event: string) => `/api/v1${at(event, "/export")}`;
/** Removes an event with its whole log, as it was seen last. */
export const removeEvent = (event: string, last: number) => post(at(event, "/remove"), { id: event, last });

/** The log of an event as its file, up to a line. */
export async function logUntil(event: string, no: number): Promise<Blob> {
  const log = await fileAt(exportAddress(event));
  const lines = log.split("\n").filter((line) => line !== "");
  const kept = lines.filter((line) => (JSON.parse(line) as { no: number }).no <= no);
  return new Blob([kept.map((line) => `${line}\n`).join("")]);
}

/** Takes over an event from its file; tells how many of its lines have been looked at. */
export async function importEvent(
  file: Blob,
  id: string,
  told: (far: { readonly done: number; readonly of: number }) => void,
): Promise<EventLine> {
  for await (const { kind, data } of sendFile("/api/v1/imports", file, { id })) {
    if (kind === "progress") told(data as { done: number; of: number });
    else if (kind === "problem") throw new Problem(data as ProblemData);
    else if (kind === "done") return data as EventLine;
  }
  throw new Offline();
}

export const checkCharter = (charter: unknown) =>
  post<{ findings: Finding[]; terms: TermLine[] }>("/charters", { charter });
export const newEvent = (id: string, charter: unknown) => post<EventLine>("/events", { id, charter });
export const invite = (event: string, person: string) =>
  post<{ link: string }>("/invitations", { member: { event, person } });

/** Where a paper is to be printed or taken into a spreadsheet. */
export function paperAddress(
  event: string,
  paper: PaperName,
  section: string,
  format: "html" | "csv" | "xlsx",
): string {
  const query = new URLSearchParams({ section, format, lang: lang() });
  return `/api/v1${at(event, `/papers/${paper}`)}?${query.toString()}`;
}
