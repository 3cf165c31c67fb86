import { lang } from "../words/words.svelte.ts";
import { connection } from "./connection.svelte.ts";
import type { paths, Problem as ProblemData } from "./schema.ts";

/** Why a question has no answer, as the server words it. */
export class Problem extends Error {
  constructor(readonly data: ProblemData) {
    super(data.title);
  }

  /** Whether this is the reason, by its name in the data. */
  is(reason: string): boolean {
    return names(this.data.why).has(reason);
  }

  /** What the data says of a reason, wherever it stands. */
  of(reason: string): unknown {
    return valueOf(this.data.why, reason);
  }

  /** The term that neither a book nor the charter settles, if that is the reason. */
  get unsettled(): string | null {
    return this.is("must_say") ? ([...names(this.data.why)].at(-1) ?? null) : null;
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

/** What stands under a name, at whatever depth. */
function valueOf(data: unknown, name: string): unknown {
  if (typeof data !== "object" || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    const found: unknown = key === name ? value : valueOf(value, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The network is gone, or the server. */
export class Offline extends Error {}

type Method = "get" | "post";
/** An address that can be asked in this way. */
type Address<M extends Method> = { [P in keyof paths]: paths[P][M] extends object ? P : never }[keyof paths];
type Answer<M extends Method, P extends keyof paths> = paths[P][M] extends {
  responses: { 200: { content: { "application/json": infer A } } };
}
  ? A
  : never;
type Body<P extends keyof paths> = paths[P]["post"] extends {
  requestBody: { content: { "application/json": infer B } };
}
  ? B
  : never;
type Parameters<M extends Method, P extends keyof paths, Place extends "path" | "query"> = paths[P][M] extends {
  parameters: Record<Place, infer N extends object>;
}
  ? N
  : object;

/** What goes with a question beside its body. */
interface Around<M extends Method, P extends keyof paths> {
  /** The parts of the address that stand in braces. */
  readonly parts?: Parameters<M, P, "path">;
  readonly query?: Parameters<M, P, "query">;
  readonly signal?: AbortSignal;
  /** The code of a seat, for a player. */
  readonly seat?: string | undefined;
}

/** A key under which something is done only once. The browser's own ids exist only under TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How long to wait before something is sent again under the same key. */
const AGAIN = [400, 1600];

/** How many characters go out even if the page is left at once: a browser keeps up to 64 KiB for all pages together. */
const KEPT_ALIVE = 8000;

/** Asks the server in the language of the page. */
export function get<P extends Address<"get">>(path: P, around: Around<"get", P> = {}): Promise<Answer<"get", P>> {
  return ask(named(path, around), around) as Promise<Answer<"get", P>>;
}

/** Asks the server something that needs a body, in the language of the page. */
export function post<P extends Address<"post">>(
  path: P,
  body: Body<P>,
  around: Around<"post", P> = {},
): Promise<Answer<"post", P>> {
  const { signal } = around;
  const sent = sending(body, seated(around));
  return answered(worded(named(path, around), around.query), sent, signal) as Promise<Answer<"post", P>>;
}

/** Has the server do something, once. */
export function act<P extends Address<"post">>(
  path: P,
  body: Body<P>,
  around: Around<"post", P> = {},
): Promise<Answer<"post", P>> {
  return actOnce(named(path, around), body, around) as Promise<Answer<"post", P>>;
}

/** What goes with a question whose address is written out. */
interface Beside {
  readonly query?: object | undefined;
  readonly seat?: string | undefined;
  readonly signal?: AbortSignal;
}

/** Asks at an address that is written out, in the language of the page. */
export function ask(address: string, beside: Beside = {}): Promise<unknown> {
  return answered(worded(address, beside.query), { headers: seated(beside) }, beside.signal);
}

/** Has something done at such an address; where the network fails it is sent again under the same key, so that it is done once.
 * It goes out even if the page is left or loaded anew at once. */
export async function actOnce(address: string, body: unknown, beside: Beside = {}): Promise<unknown> {
  const sent = sending(body, { ...seated(beside), "idempotency-key": newKey() });
  let keepalive = String(sent.body).length <= KEPT_ALIVE;
  for (const pause of AGAIN) {
    try {
      return await answered(worded(address, beside.query), { ...sent, keepalive });
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
      keepalive = false;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return answered(worded(address, beside.query), sent);
}

/** Sends something to an address that is whole already, as it was written. */
export function send(path: string, body: unknown, headers: Record<string, string>): Promise<unknown> {
  return answered(worded(path), sending(body, headers));
}

function sending(body: unknown, headers: Record<string, string>): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
}

const seated = ({ seat }: { seat?: string | undefined }): Record<string, string> =>
  seat === undefined ? {} : { "qizheng-seat": seat };

/** A path with the parts that stand in braces filled in. */
export function filled(path: keyof paths, parts: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts[name] ?? "")));
}

const named = <M extends Method, P extends keyof paths>(path: P, { parts }: Around<M, P>): string =>
  filled(path, (parts ?? {}) as Record<string, string | number>);

/** An address with what is asked for, and the language of the page. */
function worded(address: string, query: object = {}): string {
  return `${address}?${new URLSearchParams({ ...query, lang: lang() }).toString()}`;
}

/** How long somebody who asked faster than the server answers is made to wait, in seconds; longer, and they are told. */
const PATIENCE = 5;

async function answered(address: string, sent: RequestInit, signal?: AbortSignal): Promise<unknown> {
  const response = await reached(address, signal === undefined ? sent : { ...sent, signal });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer;
  const problem = refusal(response, answer);
  const { again_after: pause } = problem.data;
  if (response.status !== 429 || pause == null || pause > PATIENCE) throw problem;
  await new Promise((done) => setTimeout(done, 1000 * pause));
  return answered(address, sent, signal);
}

/** What the server answers, whatever it is. */
async function reached(address: string, sent: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, sent);
    connection.heard();
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    connection.missed();
    throw new Offline();
  }
}

const refusal = ({ status, statusText }: Response, answer: unknown) =>
  new Problem({ status, kind: "unknown", title: statusText, articles: [], ...(answer as object | null) });

/** A file that the server keeps, as text. */
export async function fileAt(address: string): Promise<string> {
  const response = await reached(address, {});
  if (!response.ok) throw refusal(response, await response.json().catch(() => null));
  return response.text();
}

/** A message that is sent while something long is done. */
export interface Message {
  readonly kind: string;
  readonly data: unknown;
}

/** Sends a file, and gives the messages by which the server says how far it is, as they come. */
export async function* sendFile(path: keyof paths, file: Blob, query: object): AsyncGenerator<Message> {
  const headers = { "content-type": "application/x-ndjson" };
  const response = await reached(worded(path, query), { method: "POST", headers, body: file });
  if (!response.ok || response.body === null) throw refusal(response, await response.json().catch(() => null));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const whole = (text + value).split("\n\n");
    text = whole.pop() ?? "";
    yield* whole.flatMap(messageOf);
  }
}

/** A message as it is written; none if it only says that the server is there. */
function messageOf(written: string): Message[] {
  const [, kind] = /^event: (.*)$/m.exec(written) ?? [];
  const [, data] = /^data: (.*)$/m.exec(written) ?? [];
  return kind === undefined || data === undefined ? [] : [{ kind, data: JSON.parse(data) as unknown }];
}
