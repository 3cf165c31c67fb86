import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { followStream, PAUSES, type Moved, type Source } from "./stream.ts";

class Fake implements Source {
  readyState = 0;
  closed = false;
  readonly heard = new Map<string, (message: { data?: unknown }) => void>();
  constructor(readonly address: string) {}
  addEventListener(kind: string, heard: (message: { data?: unknown }) => void) {
    this.heard.set(kind, heard);
  }
  close() {
    this.closed = true;
  }
  tell(kind: string, data?: unknown) {
    this.heard.get(kind)?.({ data: JSON.stringify(data) });
  }
}

let opened: Fake[] = [];
let moved: Moved[] = [];
let lost: boolean[] = [];
const follow = (seen: number) =>
  followStream("東區 1", seen, { moved: (told) => moved.push(told), lost: (is) => lost.push(is) }, (address) => {
    const fake = new Fake(address);
    opened.push(fake);
    return fake;
  });

beforeEach(() => {
  [opened, moved, lost] = [[], [], []];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("what was seen already is not told again", () => {
  follow(7);
  expect(opened[0]?.address).toBe("/api/v1/events/%E6%9D%B1%E5%8D%80%201/stream");
  opened[0]?.tell("hello", { no: 7, anew: false });
  expect(moved).toEqual([]);
  opened[0]?.tell("moved", { no: 8, event: true, calls: false, officials: false, games: [] });
  expect(moved.map(({ no }) => no)).toEqual([8]);
});

test("a table is followed alone, so that a large hall does not stir every phone", () => {
  const table = { section: "A", round: 3, table: 12 };
  followStream("x", 0, { table, moved: () => undefined, lost: () => undefined }, (address) => {
    const fake = new Fake(address);
    opened.push(fake);
    return fake;
  });
  expect(opened[0]?.address).toBe("/api/v1/events/x/stream?section=A&round=3&table=12");
});

test("whoever sits at a board follows with the code of the seat", () => {
  followStream("x", 0, { seat: "A/1/12/1/1/1/0f", moved: () => undefined, lost: () => undefined }, (address) => {
    const fake = new Fake(address);
    opened.push(fake);
    return fake;
  });
  expect(opened[0]?.address).toBe("/api/v1/events/x/stream?seat=A%2F1%2F12%2F1%2F1%2F1%2F0f");
});

test("what moved between looking and following is told", () => {
  follow(7);
  opened[0]?.tell("hello", { no: 9, anew: false });
  expect(moved).toEqual([{ no: 9, event: true, calls: true, officials: true, games: [] }]);
});

test("a browser that comes back by itself is left to it", () => {
  follow(7);
  opened[0]?.tell("error");
  expect(lost).toEqual([true]);
  vi.advanceTimersByTime(60_000);
  expect(opened.length).toBe(1);
  opened[0]?.tell("hello", { no: 8, anew: true });
  expect(lost).toEqual([true, false]);
  expect(moved.map(({ no }) => no)).toEqual([8]);
});

test("a stream that the browser gave up is opened anew, later each time, and misses nothing", () => {
  follow(7);
  for (const [nth, pause] of [...PAUSES, PAUSES[PAUSES.length - 1] ?? 0].entries()) {
    const source = opened[nth];
    if (source) source.readyState = 2;
    source?.tell("error");
    vi.advanceTimersByTime(pause - 1);
    expect(opened.length).toBe(nth + 1);
    vi.advanceTimersByTime(1);
    expect(opened.length).toBe(nth + 2);
    expect(source?.closed).toBe(true);
  }
  opened.at(-1)?.tell("hello", { no: 12, anew: false });
  expect(moved.map(({ no }) => no)).toEqual([12]);
  expect(lost.at(-1)).toBe(false);
});

test("whoever goes hears nothing more", () => {
  const stop = follow(7);
  const source = opened[0];
  if (source) source.readyState = 2;
  source?.tell("error");
  stop();
  vi.advanceTimersByTime(60_000);
  expect(opened.length).toBe(1);
  expect(source?.closed).toBe(true);
});
