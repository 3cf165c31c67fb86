import { inject } from "vitest";

/** Asks the server as the director. */
async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const { name, value } = inject("session");
  const headers = { "content-type": "application/json", cookie: `${name}=${value}` };
  const sent = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(new URL(`${path}?lang=zh-Hant`, inject("address")), sent);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

const CHARTER = `name = "東區盃公開賽"
time = { method = { minutes = 60 } }
sections = [{ id = "A", name = "公開組" }]
format = { stages = [{ system = "round_robin", scoring = "whole" }] }
rules = { base = "xqef-2022" }
`;

/** An event whose first round is being played, at so many tables. */
export async function playing(event: string, tables: number): Promise<void> {
  await ask("/api/v1/events", { id: event, toml: CHARTER });
  const order = (what: unknown) => ask(`/api/v1/events/${event}/orders`, { what });
  for (let player = 1; player <= 2 * tables; player++)
    await order({ enter: { name: `棋手 ${player}`, section: "A", club: "中山學會" } });
  await order({ draw: { section: "A", seed: 1 } });
  await order({ pair: { section: "A", seed: 1 } });
  await order({ publish: { section: "A" } });
  await ask(`/api/v1/events/${event}/duties`, { what: { begin: { section: "A" } } });
}

/** What stands in the log of a table, in words. */
export async function logOf(event: string, table: number): Promise<string[]> {
  const path = `/api/v1/events/${event}/tables/A/1/${table}/1/1`;
  const { told } = await ask<{ told: { timeline: { text: string }[] } }>(path);
  return told.timeline.map(({ text }) => text);
}

/** Raises a hand at a table. */
export async function raiseHand(event: string, table: number): Promise<void> {
  const game = { section: "A", round: 1, table, board: 1, game: 1 };
  await ask(`/api/v1/events/${event}/calls`, { what: { raise: { game, topic: "clock" } } });
}

/** The link of an invitation for another director. */
export async function invited(): Promise<string> {
  return (await ask<{ link: string }>("/api/v1/invitations", { director: true })).link;
}
