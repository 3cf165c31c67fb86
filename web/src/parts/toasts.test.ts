import { expect, test, vi } from "vitest";

import { hideToast, showToast, shownToasts } from "./toasts.svelte.ts";

test("of messages that pass the last three are shown; what went wrong stays until it is put away", () => {
  vi.useFakeTimers();
  showToast({ tone: "red", text: "wrong" });
  for (const nth of [1, 2, 3, 4]) showToast({ tone: "ok", text: `round ${nth}` });
  expect(shownToasts().map(({ text }) => text)).toEqual(["wrong", "round 2", "round 3", "round 4"]);
  vi.runAllTimers();
  expect(shownToasts().map(({ text }) => text)).toEqual(["wrong"]);
  for (const { id } of shownToasts()) hideToast(id);
  expect(shownToasts()).toEqual([]);
  vi.useRealTimers();
});
