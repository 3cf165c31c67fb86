import { expect, test } from "vitest";

import type { NoticeView } from "../api/hall.ts";
import { noticesOf } from "./notices.ts";

const notice = (id: number, more: Partial<NoticeView> = {}): NoticeView => ({
  id,
  text: `第 ${id} 則`,
  at: id,
  by: "director",
  ...more,
});

test("a notice hangs for everybody or for its section, until its time is over, the newest first", () => {
  const notices = [notice(1), notice(2, { section: "A" }), notice(3, { section: "B" }), notice(4, { until: 100 })];
  const ids = (section: string | null, now: number) => noticesOf({ notices }, section, now).map(({ id }) => id);
  expect(ids("A", 50)).toEqual([4, 2, 1]);
  expect(ids("B", 100)).toEqual([3, 1]);
  expect(ids(null, 50)).toEqual([4, 3, 2, 1]);
  expect(noticesOf({}, "A", 0)).toEqual([]);
});
