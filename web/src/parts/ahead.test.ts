import { afterEach, expect, test, vi } from "vitest";

import { Ahead } from "./ahead.svelte.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a part is fetched once, when it is asked for", async () => {
  const load = vi.fn(() => Promise.resolve("part"));
  const ahead = new Ahead(load);
  expect(ahead.part).toBe(null);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([ahead.want(), ahead.want()]);
  expect(ahead.part).toBe("part");
  await ahead.want();
  expect(load).toHaveBeenCalledTimes(1);
});

test("a part is fetched ahead, and is there when it is asked for", async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.resolve("part"));
  const ahead = new Ahead(load);
  ahead.soon();
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(1);
  expect(ahead.part).toBe("part");
});

test("a part that did not come is told of, and comes once the network is back", async () => {
  vi.useFakeTimers();
  let isAway = true;
  const ahead = new Ahead(() => (isAway ? Promise.reject(new Error("away")) : Promise.resolve("part")));
  await ahead.want();
  expect([ahead.part, ahead.failed]).toEqual([null, true]);
  isAway = false;
  await vi.runAllTimersAsync();
  expect([ahead.part, ahead.failed]).toEqual(["part", false]);
});
