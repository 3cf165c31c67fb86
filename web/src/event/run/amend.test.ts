import { expect, test } from "vitest";

import type { Charter } from "../../api/hall.ts";
import { itemsOf, rowsOf, withItems, withRows, withTerm } from "./amend.ts";

const CHARTER: Charter = {
  name: "晚會",
  zone: "Asia/Hong_Kong",
  rules: { base: "xqef-2022", clauses: [{ key: "natural_limit", value: 60 }] },
  format: { stages: [{ system: "swiss", rounds: 7 }] },
  sections: [
    { id: "A", name: "公開組" },
    { id: "B", name: "國際象棋組", rules: { base: "fide-2014" }, format: { stages: [{ system: "swiss", rounds: 5 }] } },
  ],
};

test("a term is set by the charter's item where it has one, and by one clause of the section's rules elsewhere", () => {
  expect(withTerm(CHARTER, "A", "player_confirmation", true).confirmation).toBe("player");
  expect(withTerm(CHARTER, "A", "natural_limit", 50).rules?.clauses).toEqual([{ key: "natural_limit", value: 50 }]);
  const own = withTerm(CHARTER, "B", "latest_arrival", 15);
  expect(own.rules).toEqual(CHARTER.rules);
  expect(own.sections?.[1]?.rules).toEqual({ base: "fide-2014", clauses: [{ key: "latest_arrival", value: 15 }] });
});

test("items are read and written, and nothing else is lost", () => {
  const items = itemsOf(CHARTER, "B");
  expect(items).toMatchObject({ name: "晚會", place: "", rounds: 5 });
  const after = withItems(CHARTER, "B", { ...items, place: "會所", first: "2026-05-01", rounds: 6 });
  expect(after).toMatchObject({ zone: "Asia/Hong_Kong", venue: { place: "會所" }, format: CHARTER.format });
  expect(after.sections?.[1]?.format?.stages?.[0]?.rounds).toBe(6);
  expect(itemsOf(after, "A").rounds).toBe(7);
});

test("prizes of a section are written in the place of its own, and those of others stay", () => {
  const other = { section: "B", place: 1, name: "白馬盃" };
  const before = {
    sharing: "divide" as const,
    awarded: "閉幕時",
    list: [other, { place: 1, name: "冠軍", money: "500" }],
  };
  const rows = rowsOf(before, "A");
  expect(rows).toEqual([{ place: 1, name: "冠軍", money: "500", everywhere: true, category: "all", bound: null }]);
  const young = { place: 1, name: "少年獎", money: "", everywhere: false, category: "young" as const, bound: 2012 };
  const empty = { ...young, name: " " };
  const after = withRows(before, "A", [...rows, young, empty], { sharing: "full", one_each: true });
  expect(after).toMatchObject({ sharing: "full", one_each: true, awarded: "閉幕時" });
  expect(after.list).toEqual([
    other,
    { section: null, place: 1, name: "冠軍", money: "500" },
    { section: "A", place: 1, name: "少年獎", among: { born_from: 2012 } },
  ]);
  expect(rowsOf(after, "A")).toHaveLength(2);
});

test("a prize for whom the page does not ask stays as the charter has it", () => {
  for (const among of [
    { women: true, born_from: 2010 },
    { federations: ["HKG"] },
    { rating_from: 1800, rating_until: 2000 },
    { rating_from: 1800 },
  ]) {
    const list = [{ section: "A", place: 1, name: "特別獎", among }];
    const how = { sharing: "divide", one_each: false } as const;
    expect(withRows({ list }, "A", rowsOf({ list }, "A"), how).list).toEqual(list);
  }
});
