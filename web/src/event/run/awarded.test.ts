import { expect, test } from "vitest";

import { awardedBy } from "./awarded.ts";

test("who has several prizes has them in one sum, and who has none of money has nothing", () => {
  const columns = ["place", "number", "name", "prize", "money"].map((key) => ({ key, heading: key, align: "by_kind" }));
  const rows = [
    [1, 2, "甲", "冠軍", "33.33"],
    [1, 4, "乙", "冠軍", "33.34"],
    [1, 2, "甲", "青年獎", 10],
    [3, 5, "丙", "獎狀", ""],
  ];
  expect(awardedBy({ columns, rows } as Parameters<typeof awardedBy>[0])).toEqual([
    { player: 2, amount: "43.33" },
    { player: 4, amount: "33.34" },
  ]);
});
