import { inject } from "vitest";

/** Asks, and waits as long as the server says where tests ask more a minute than it answers. */
async function patient(address: URL, sent: RequestInit): Promise<Response> {
  const answer = await fetch(address, sent);
  if (answer.status !== 429) return answer;
  const { again_after: pause } = (await answer.json()) as { again_after: number };
  await new Promise((done) => setTimeout(done, 1000 * pause));
  return patient(address, sent);
}

/** Asks the server as the director. */
async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const { name, value } = inject("session");
  const headers = { "content-type": "application/json", cookie: `${name}=${value}` };
  const sent = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await patient(new URL(`${path}?lang=zh-Hant`, inject("address")), sent);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** How an event is played unless something else is said. */
const ROUND_ROBIN =
  'stages = [{ system = "round_robin", scoring = "whole", ranking = "round_robin", share_places = true }]';

/** A charter with further lines. */
const charter = (more: string, format = ROUND_ROBIN, rules = "xqef-2022") => `name = "東區盃公開賽"
time = { method = { minutes = 60 } }
sections = [{ id = "A", name = "公開組" }]
format = { ${format} }
rules = { base = "${rules}" }
${more}
`;

/** What an event has beside the usual. */
interface Special {
  /** Further lines of the charter. */
  readonly charter?: string;
  /** How it is played. */
  readonly format?: string;
  /** The rulebook. */
  readonly rules?: string;
  /** What players need, by their numbers from 1. */
  readonly needs?: Readonly<Record<number, readonly string[]>>;
  /** The name of the first player. */
  readonly first?: string;
  /** The names of players, by their numbers from 1. */
  readonly names?: Readonly<Record<number, string>>;
  /** Where players come from, by their numbers from 1. */
  readonly clubs?: Readonly<Record<number, string>>;
}

/** An event whose first round is being played, at so many tables. */
export async function playing(event: string, tables: number, special: Special = {}): Promise<void> {
  await ask("/api/v1/events", { id: event, toml: charter(special.charter ?? "", special.format, special.rules) });
  const order = (what: unknown) => ask(`/api/v1/events/${event}/orders`, { what });
  for (let player = 1; player <= 2 * tables; player++) {
    const needs = special.needs?.[player] ?? [];
    const name = (player === 1 ? special.first : undefined) ?? special.names?.[player] ?? `棋手 ${player}`;
    // Two of one name are entered only from different clubs.
    const club = special.clubs?.[player] ?? (player === 1 && special.first !== undefined ? "北港棋社" : "中山學會");
    await order({ enter: { name, section: "A", club, needs } });
  }
  await order({ draw: { section: "A", seed: 1 } });
  await order({ pair: { section: "A", seed: 1 } });
  await order({ publish: { section: "A" } });
  await ask(`/api/v1/events/${event}/duties`, { what: { begin: { section: "A" } } });
}

/** How a Swiss of so many rounds is played. */
export const swissOf = (rounds: number) =>
  `stages = [{ system = "swiss", rounds = ${rounds}, principle = ["results", "colours", "lots"], scoring = "whole", ranking = "swiss", share_places = true }]`;

/** Ends the round that is played at so many tables with wins of whoever moves first, and pairs the next as a draft. */
export async function draftOf(event: string, round: number, tables: number): Promise<void> {
  const order = (what: unknown) => ask(`/api/v1/events/${event}/orders`, { what });
  for (let table = 1; table <= tables; table++)
    await order({ result: { section: "A", round, table, board: 1, game: 1, outcome: "first_wins" } });
  for (const what of [{ close: { section: "A" } }, { pair: { section: "A", seed: round } }]) await order(what);
}

/** The same, and publishes the next round. */
export async function furtherRound(event: string, round: number, tables: number): Promise<void> {
  await draftOf(event, round, tables);
  await ask(`/api/v1/events/${event}/orders`, { what: { publish: { section: "A" } } });
}

const LEAGUE =
  'boards = 2, stages = [{ system = "league", scoring = "league", ranking = "team_round_robin", share_places = true }]';

/** Enters teams of two in the first section, each with its members. */
async function teamsEntered(event: string, teams: readonly { name: string; members: readonly string[] }[]) {
  const order = (what: unknown) => ask(`/api/v1/events/${event}/orders`, { what });
  const players = teams.flatMap(({ name, members }) =>
    members.map((member) => ({ name: member, section: "A", club: name })),
  );
  await ask(`/api/v1/events/${event}/entries`, { players });
  const seen = await ask<{ sections: { people: { id: number; club: string }[] }[] }>(`/api/v1/events/${event}`);
  const people = seen.sections[0]?.people ?? [];
  for (const { name } of teams) {
    const members = people.filter(({ club }) => club === name).map(({ id }) => id);
    await order({ enter_team: { name, section: "A", club: name, members } });
  }
}

/** A league of teams of two whose first round is being played. */
export async function leaguePlaying(event: string, teams: number, first: string): Promise<void> {
  await ask("/api/v1/events", { id: event, toml: charter("", LEAGUE) });
  const memberOf = (team: number, nth: number) => (team + nth === 2 ? first : `棋手 ${team}${nth}`);
  const numbers = Array.from({ length: teams }, (_, nth) => nth + 1);
  await teamsEntered(
    event,
    numbers.map((team) => ({ name: `${team} 隊`, members: [memberOf(team, 1), memberOf(team, 2)] })),
  );
  for (const what of [
    { draw: { section: "A", seed: 1 } },
    { pair: { section: "A", seed: 1 } },
    { publish: { section: "A" } },
  ])
    await ask(`/api/v1/events/${event}/orders`, { what });
}

/** A section of two teams of two, entered and not yet paired, beside an empty one. */
export async function sectionsOfTeams(event: string): Promise<void> {
  const sections = `sections = [{ id = "A", name = "團體組", format = { ${LEAGUE} } }, { id = "B", name = "公開組" }]`;
  await ask("/api/v1/events", { id: event, toml: charter("").replace(/^sections = .*$/m, sections) });
  await teamsEntered(event, [
    { name: "東區隊", members: ["甲一", "甲二"] },
    { name: "西區隊", members: ["乙一", "乙二"] },
  ]);
}

const tableOf = (event: string, table: number) => `/api/v1/events/${event}/tables/A/1/${table}/1/1`;

/** Enters something at a table, in place of a player where one is named. */
export async function enter(event: string, table: number, act: unknown, of?: "first" | "second"): Promise<void> {
  await ask(`${tableOf(event, table)}/entries`, { what: { act, ...(of === undefined ? {} : { of }) } });
}

/** Who sits at a table. */
export async function playersAt(event: string, table: number): Promise<{ first: string; second: string }> {
  return (await ask<{ players: { first: string; second: string } }>(tableOf(event, table))).players;
}

/** What stands on the board of a table. */
export async function positionAt(event: string, table: number): Promise<string> {
  return (await ask<{ desk: { fen: string } }>(tableOf(event, table))).desk.fen.split(" ").slice(0, 2).join(" ");
}

/** The link of an invitation for a further official of an event. */
export async function invitedTo(event: string, person: string, post = "referee"): Promise<string> {
  const what = { appoint: { person, name: person, office: { post } } };
  await ask(`/api/v1/events/${event}/officials`, { what });
  return (await ask<{ link: string }>("/api/v1/invitations", { member: { event, person } })).link;
}

/** The session of whoever joins by the link of an invitation. */
async function joined(link: string, name: string): Promise<{ name: string; value: string }> {
  const body = JSON.stringify({ token: link.split("#")[1], name, password: "四平八穩的一句話，夠長了" });
  const headers = { "content-type": "application/json" };
  const answer = await patient(new URL("/api/v1/join", inject("address")), { method: "POST", headers, body });
  const [, cookie, value] = /^(\w+)=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "") ?? [];
  if (cookie === undefined || value === undefined) throw new Error(`no session: ${await answer.text()}`);
  return { name: cookie, value };
}

/** The session of a further official of an event. */
export const official = async (event: string, person: string, post: string) =>
  joined(await invitedTo(event, person, post), `${event} ${person}`);

/** The session of another director of the house. */
export const director = async (name: string) => joined(await invited(), name);

/** What stands in the log of a table, in words. */
export async function logOf(event: string, table: number): Promise<string[]> {
  const { told } = await ask<{ told: { timeline: { text: string }[] } }>(tableOf(event, table));
  return told.timeline.map(({ text }) => text);
}

/** What stands on the board of a table, as far as its desk knows. */
export async function fenOf(event: string, table: number): Promise<string> {
  return (await ask<{ desk: { fen: string } }>(tableOf(event, table))).desk.fen;
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

/** The code of the first seat of the round that is being played. */
export async function codeOf(event: string): Promise<string> {
  const { name, value } = inject("session");
  const address = new URL(`/api/v1/events/${event}/codes?section=A`, inject("address"));
  const answer = await fetch(address, { headers: { cookie: `${name}=${value}` } });
  const [first] = (await answer.json()) as { code: string }[];
  if (first === undefined) throw new Error(`${event}: no round is being played`);
  return first.code;
}
