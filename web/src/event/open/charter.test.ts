import { expect, test } from "vitest";

import {
  addressOf,
  freeAddress,
  charterOf,
  isAddress,
  sectionId,
  usualRounds,
  zoneHere,
  type Form,
} from "./charter.ts";

const form: Form = {
  name: " 海港公開賽 ",
  organiser: "",
  place: "",
  day: "2026-05-01",
  sections: [{ name: "公開組" }, { name: " " }],
  book: { id: "xqef-2022", game: "xiangqi" },
  system: "swiss",
  rounds: 7,
  minutes: 60,
  increment: 30,
  boards: 3,
  playersReport: false,
};

test("a name becomes an address, and where nothing of it can the day does", () => {
  expect(addressOf("Spring Open 2026!", "2026-05-01")).toBe("spring-open-2026");
  expect(addressOf("海港公開賽", "2026-05-01")).toBe("event-2026-05-01");
  expect(addressOf("海港盃 2026", "")).toBe("event-2026");
  for (const id of ["a", "spring-open", "7"]) expect(isAddress(id)).toBe(true);
  for (const id of ["", "-a", "A", "a b", "a/b", "x".repeat(65)]) expect(isAddress(id)).toBe(false);
});

test("the hours of the hall are those of the browser, where its zone has a name", () => {
  expect(["Asia/Hong_Kong", "UTC", "+08:00", "Etc/Unknown"].map((name) => zoneHere(name))).toEqual([
    "Asia/Hong_Kong",
    "UTC",
    undefined,
    "Etc/Unknown",
  ]);
  expect(charterOf({ ...form, zone: "Asia/Taipei" })).toMatchObject({ zone: "Asia/Taipei" });
});

test("sections are lettered", () => {
  expect([0, 1, 25, 26].map(sectionId)).toEqual(["A", "B", "Z", "S27"]);
});

test("what is empty is left out of the charter", () => {
  const charter = charterOf(form);
  expect(charter).toMatchObject({
    name: "海港公開賽",
    schedule: { first_day: "2026-05-01" },
    rules: { base: "xqef-2022" },
    time: { method: { minutes: 60 }, adjust: { increment: 30 } },
    recording: true,
    confirmation: "referee",
    sections: [{ id: "A", name: "公開組" }],
  });
  expect(JSON.parse(JSON.stringify(charter))).not.toHaveProperty("organiser");
  expect(charter.format).toMatchObject({
    stages: [{ system: "swiss", rounds: 7, scoring: "whole" }],
  });
});

test("only where a book prints lists are the tied ranked by one; elsewhere the charter says how, and counts no fouls in chess", () => {
  const rankingOf = (book: Form["book"]) =>
    (charterOf({ ...form, book }).format as { stages: { ranking: unknown }[] }).stages[0]?.ranking;
  expect(rankingOf({ id: "roc-113", game: "xiangqi" })).toBe("swiss");
  expect(rankingOf({ id: "hk-2016", over: "roc-113", game: "xiangqi" })).toBe("swiss");
  const own = ["opponents_points", "direct_encounter", "wins", "second_wins", "strong_opponents"];
  expect(rankingOf({ id: "xqef-2022", game: "xiangqi" })).toEqual({ own: [...own, "fewer_fouls"] });
  expect(rankingOf({ id: "fide-2014", game: "chess" })).toEqual({ own });
});

test("a supplement stands over its base, and a knockout has no points", () => {
  const charter = charterOf({
    ...form,
    system: "knockout",
    increment: 0,
    book: { id: "hk-2016", over: "xqef-2022", game: "xiangqi" },
  });
  expect(charter.rules).toEqual({ base: "xqef-2022", supplements: ["hk-2016"] });
  expect(JSON.stringify(charter.format)).not.toContain("scoring");
  expect(charter.time).toEqual({ method: { minutes: 60 } });
});

test("a Swiss has as many rounds as its field needs", () => {
  expect([2, 32, 33, 200].map(usualRounds)).toEqual([5, 5, 6, 8]);
});

test("a section of another game has its own rules and its own way to count", () => {
  const chess = { id: "fide-2014", game: "chess" as const };
  const charter = charterOf({ ...form, sections: [{ name: "象棋組" }, { name: "國際象棋組", book: chess }] });
  expect(charter.sections).toMatchObject([
    { id: "A", name: "象棋組" },
    { id: "B", rules: { base: "fide-2014" }, format: { stages: [{ system: "swiss", scoring: "half" }] } },
  ]);
  expect((charter.sections as object[])[0]).not.toHaveProperty("rules");
});

test("teams meet on so many boards, and groups lead into a bracket", () => {
  expect(charterOf({ ...form, system: "league" }).format).toMatchObject({ boards: 3, stages: [{ system: "league" }] });
  const { stages } = charterOf({ ...form, system: "groups" }).format as { stages: { system: string }[] };
  expect(stages.map(({ system }) => system)).toEqual(["round_robin", "knockout"]);
});

test("a second evening of the same day has an address of its own", () => {
  expect(freeAddress("event-2026-05-01", new Set())).toBe("event-2026-05-01");
  expect(freeAddress("event-2026-05-01", new Set(["event-2026-05-01", "event-2026-05-01-2"]))).toBe(
    "event-2026-05-01-3",
  );
});
