import { lang } from "../words/words.svelte.ts";

/** Why a question has no answer, as the server words it. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    title: string,
  ) {
    super(title);
  }
}

/** The network is gone, or the server. */
export class Offline extends Error {}

/** Asks the server in the language of the page. */
export async function ask<Answer>(path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const sent = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" } };
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}?lang=${lang()}`, {
      ...sent,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Offline();
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  const { kind = "unknown", title = response.statusText } = (answer ?? {}) as { kind?: string; title?: string };
  throw new Problem(response.status, kind, title);
}
