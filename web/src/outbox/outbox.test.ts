import { expect, test } from "vitest";

import { Offline, Problem } from "../api/ask.ts";
import { Outbox, type Letter } from "./outbox.svelte.ts";

/** A drawer that keeps, and a server that takes a letter once, or is away, or refuses. */
function hall() {
  let kept: string | null = null;
  const taken: string[] = [];
  const state = { away: false, losesAnswers: false, refuses: new Set<string>() };
  const send = async ({ key, body }: Letter) => {
    await Promise.resolve();
    if (state.away) throw new Offline();
    if (state.refuses.has(key)) throw new Problem({ status: 409, kind: "stale", title: "moved on", articles: [] });
    if (!taken.includes(key)) taken.push(key);
    if (state.losesAnswers) throw new Offline();
    return body;
  };
  const drawer = { read: () => kept, write: (text: string) => (kept = text) };
  return { taken, state, outbox: () => new Outbox(drawer, send) };
}

const write = (outbox: Outbox, key: string, group = key) =>
  outbox.post({ key, group, path: "/x", body: { key }, about: `about ${key}`, at: 1 });

test("a letter is answered, and nothing is kept", async () => {
  const { outbox, taken } = hall();
  const box = outbox();
  expect(await write(box, "a")).toEqual({ answer: { key: "a" } });
  expect(box.letters).toEqual([]);
  expect(taken).toEqual(["a"]);
});

test("what is written without a network waits in order, and goes out when it is back", async () => {
  const { outbox, state, taken } = hall();
  const box = outbox();
  state.away = true;
  expect(await write(box, "a")).toEqual({ waits: true });
  expect(await write(box, "b")).toEqual({ waits: true });
  expect(box.waiting.map(({ key }) => key)).toEqual(["a", "b"]);
  state.away = false;
  expect(await write(box, "c")).toEqual({ answer: { key: "c" } });
  expect(taken).toEqual(["a", "b", "c"]);
  expect(box.letters).toEqual([]);
});

test("what waits outlives the page", async () => {
  const { outbox, state, taken } = hall();
  state.away = true;
  await write(outbox(), "a");
  state.away = false;
  const later = outbox();
  expect(later.waiting.map(({ about }) => about)).toEqual(["about a"]);
  await later.flush();
  expect(taken).toEqual(["a"]);
  expect(outbox().letters).toEqual([]);
});

test("a letter whose answer was lost is sent again and taken once", async () => {
  const { outbox, state, taken } = hall();
  const box = outbox();
  state.losesAnswers = true;
  expect(await write(box, "a")).toEqual({ waits: true });
  state.losesAnswers = false;
  await box.flush();
  expect(taken).toEqual(["a"]);
  expect(box.letters).toEqual([]);
});

test("who is there is told why a letter is refused; one sent later stays until it was seen, and holds nobody up", async () => {
  const { outbox, state, taken } = hall();
  const box = outbox();
  state.refuses.add("a");
  await expect(write(box, "a")).rejects.toThrow("moved on");
  expect(box.letters).toEqual([]);

  state.away = true;
  await write(box, "a");
  await write(box, "b");
  state.away = false;
  await box.flush();
  expect(taken).toEqual(["b"]);
  expect(box.letters.map(({ key, refused }) => [key, refused])).toEqual([["a", "moved on"]]);
  box.drop("a");
  expect(outbox().letters).toEqual([]);
});

test("what rests on a letter that is refused later is not sent", async () => {
  const { outbox, state, taken } = hall();
  const box = outbox();
  state.away = true;
  for (const [key, group] of [
    ["raise", "one"],
    ["rule", "one"],
    ["other", "two"],
  ] as const)
    await write(box, key, group);
  state.away = false;
  state.refuses.add("raise");
  await box.flush();
  expect(taken).toEqual(["other"]);
  expect(box.letters.map(({ key }) => key)).toEqual(["raise", "rule"]);
});

test("what is written in haste is sent one after the other", async () => {
  const { outbox, taken } = hall();
  const box = outbox();
  await Promise.all(["a", "b", "c"].map((key) => write(box, key)));
  expect(taken).toEqual(["a", "b", "c"]);
});

test("a drawer full of nonsense is empty", () => {
  const box = new Outbox({ read: () => "{nonsense", write: () => undefined }, () => Promise.resolve(null));
  expect(box.letters).toEqual([]);
});
