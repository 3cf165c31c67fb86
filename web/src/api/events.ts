import { lang } from "../words/words.svelte.ts";
import { Offline, Problem } from "./ask.ts";
import type {
  BookChoice,
  CallAct,
  CallLine,
  Command,
  DutiesSeen,
  DutyAct,
  EntryRow,
  EventLine,
  EventSeen,
  Finding,
  OfficeAct,
  OfficialLine,
  PaperName,
  Seat,
  Sheet,
  SheetName,
  Taken,
} from "./hall.ts";

/** A problem with what the hall says of it. */
export class Refusal extends Problem {
  constructor(
    status: number,
    kind: string,
    title: string,
    /** Why, as data. */
    readonly why: unknown,
  ) {
    super({ status, kind, title, articles: [], why });
  }

  /** Whether this is the reason, by its name in the data. */
  is(reason: string): boolean {
    return names(this.why).has(reason);
  }

  /** The term that neither a book nor the charter settles, if that is the reason. */
  get unsettled(): string | null {
    return this.is("must_say") ? ([...names(this.why)].at(-1) ?? null) : null;
  }
}

/** All words of data: its keys and its texts. */
function names(data: unknown, found = new Set<string>()): Set<string> {
  if (typeof data === "string") found.add(data);
  else if (typeof data === "object" && data !== null) {
    for (const [key, value] of Object.entries(data)) {
      found.add(key);
      names(value, found);
    }
  }
  return found;
}

/** What an error says to whoever reads the page; nothing where it is none of ours. */
export function wordsOf(error: unknown, offline: string): string {
  if (error instanceof Problem) return error.message;
  if (error instanceof Offline) return offline;
  throw error;
}

/** A key under which something is done only once. The browser's own ids exist only under TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A number for lots that nobody chose, exact in every reader. */
export function newSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 20) * 2 ** 32 + low;
}

/** How long to wait before something is sent again under the same key. */
const AGAIN = [400, 1600];

const wait = (time: number) => new Promise((done) => setTimeout(done, time));

async function fetched(path: string, query: Record<string, string>, sent: RequestInit): Promise<Response> {
  const asked = new URLSearchParams({ ...query, lang: lang() });
  try {
    return await fetch(`/api/v1${path}?${asked.toString()}`, sent);
  } catch {
    throw new Offline();
  }
}

async function answered<Answer>(response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  const told = (answer ?? {}) as { kind?: string; title?: string; why?: unknown };
  const { kind = "unknown", title = response.statusText, why } = told;
  throw new Refusal(response.status, kind, title, why);
}

const seated = (seat: string | undefined): Record<string, string> =>
  seat === undefined ? {} : { "Qizheng-Seat": seat };

async function get<Answer>(path: string, query: Record<string, string> = {}, seat?: string): Promise<Answer> {
  return answered(await fetched(path, query, { headers: seated(seat) }));
}

/** Sends something; where the network fails it is sent again under the same key, so that it is done once. */
async function post<Answer>(path: string, body: unknown, seat?: string): Promise<Answer> {
  const headers = { "content-type": "application/json", "Idempotency-Key": newKey(), ...seated(seat) };
  const sent = { method: "POST", headers, body: JSON.stringify(body) };
  for (const pause of AGAIN) {
    try {
      return await answered(await fetched(path, {}, sent));
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
      await wait(pause);
    }
  }
  return answered(await fetched(path, {}, sent));
}

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
export const seeEvent = (event: string, seat?: string) => get<EventSeen>(at(event), {}, seat);
export const seeSheet = (event: string, sheet: SheetName, section: string) =>
  get<Sheet>(at(event, `/sheets/${sheet}`), { section });
export const seeCalls = (event: string) => get<CallLine[]>(at(event, "/calls"));
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
export const giveDuty = (event: string, wanted: Wanted<DutyAct>) => post<Taken>(at(event, "/duties"), wanted);

export const previewEntries = (event: string, text: string, section: string) =>
  post<{ rows: EntryRow[]; unknown?: string }>(at(event, "/entries/preview"), { text, section });
export const checkCharter = (charter: unknown) => post<{ findings: Finding[] }>("/charters", { charter });
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
