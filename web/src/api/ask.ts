import { lang } from "../words/words.svelte.ts";
import { connection } from "./connection.svelte.ts";
import type { paths, Problem as ProblemData } from "./schema.ts";

/** Why a question has no answer, as the server words it. */
export class Problem extends Error {
  constructor(readonly data: ProblemData) {
    super(data.title);
  }
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
}

/** Asks the server in the language of the page. */
export function get<P extends Address<"get">>(path: P, around: Around<"get", P> = {}): Promise<Answer<"get", P>> {
  return ask(path, around, {});
}

/** Sends the server something in the language of the page. */
export function post<P extends Address<"post">>(
  path: P,
  body: Body<P>,
  around: Around<"post", P> = {},
): Promise<Answer<"post", P>> {
  return ask(path, around, sending(body));
}

/** Sends something to an address that is whole already, as it was written. */
export function send(path: string, body: unknown, headers: Record<string, string>): Promise<unknown> {
  return answered(`${path}?lang=${lang()}`, sending(body, headers));
}

function sending(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
}

/** A path with the parts that stand in braces filled in. */
export function filled(path: keyof paths, parts: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts[name] ?? "")));
}

async function ask<M extends Method, P extends keyof paths>(
  path: P,
  { parts, query, signal }: Around<M, P>,
  sent: RequestInit,
): Promise<Answer<M, P>> {
  const asked = new URLSearchParams({ ...(query as Record<string, string> | undefined), lang: lang() });
  const address = `${filled(path, (parts ?? {}) as Record<string, string | number>)}?${asked.toString()}`;
  return (await answered(address, signal === undefined ? sent : { ...sent, signal })) as Answer<M, P>;
}

async function answered(address: string, sent: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(address, sent);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    connection.missed();
    throw new Offline();
  }
  connection.heard();
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer;
  const { status, statusText } = response;
  throw new Problem({ status, kind: "unknown", title: statusText, articles: [], ...(answer as object | null) });
}
