import { expect, test } from "vitest";

import { citedOf } from "./cited.ts";

test("articles are told apart in every language, those of schedules and of other books, too", () => {
  const listed = [
    { book: "xqef-2022", id: "96(2)" },
    { book: "xqef-2022", id: "112(2)(b)" },
    { book: "xqef-2022", id: "sch7.6(2)" },
    { book: "hk-2016", id: "五.1.B" },
  ];
  expect(citedOf("第96(2)、112(2)(b)條、附表7.6(2); hk-2016 第五.1.B條", "xqef-2022")).toEqual(listed);
  expect(citedOf("第96(2)、112(2)(b)条、附表7.6(2); hk-2016 第五.1.B条", "xqef-2022")).toEqual(listed);
  expect(citedOf("art. 96(2), 112(2)(b), sch. 7.6(2); hk-2016 art. 五.1.B", "xqef-2022")).toEqual(listed);
});

test("articles of several books by their names alone", () => {
  expect(citedOf("xqef-2022 31(1), 32(3)(a)", "")).toEqual([
    { book: "xqef-2022", id: "31(1)" },
    { book: "xqef-2022", id: "32(3)(a)" },
  ]);
});

test("a term after a schedule is none of the schedule's", () => {
  expect(citedOf("附表7.6(2)、附表7.7、3(1)「摸子」", "xqef-2022").map(({ id }) => id)).toEqual([
    "sch7.6(2)",
    "sch7.7",
    "3(1)「摸子」",
  ]);
});

test("nothing cites nothing", () => {
  expect(citedOf("", "xqef-2022")).toEqual([]);
});
