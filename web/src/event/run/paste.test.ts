import { expect, test } from "vitest";

import { cellAt, clubMeant, doubtfulIn, probably, withCell, withHeading, withoutRows } from "./paste.ts";

const HEADINGS = { name: "姓名", club: "單位", rating: "等級分" };

test("names alone need no heading", () => {
  expect(withHeading("陳大文\r\n李四\n\n", HEADINGS)).toBe("姓名\n陳大文\n李四");
});

test("cells of a spreadsheet are name, club, rating", () => {
  expect(withHeading("陳大文\t東區\t2105\n李四\t西區", HEADINGS)).toBe(
    "姓名\t單位\t等級分\n陳大文\t東區\t2105\n李四\t西區",
  );
  expect(withHeading("Li,West", HEADINGS)).toBe("姓名,單位\nLi,West");
});

test("a heading stays as it is, in any language and order", () => {
  for (const text of ["姓名,單位,等級分\n陳大文,東區,2105", "Rating\tName\n1\tA", "單位,姓名\n東區,陳大文"]) {
    expect(withHeading(text, HEADINGS)).toBe(text);
  }
});

test("rows have the numbers of their lines: titles, empty rows and cells over several lines are gone", () => {
  expect(withHeading("報名表\n\n姓名;單位\n甲;東區\n;\n乙;西區", HEADINGS)).toBe("姓名;單位\n甲;東區\n乙;西區");
  expect(withHeading('"Smith, John",East\n,,\n"乙\n丙",West', HEADINGS)).toBe(
    '姓名,單位\n"Smith, John",East\n乙 丙,West',
  );
  const list = withHeading('"Smith, John",East\n"O ""B"" Lee",West', HEADINGS);
  expect([1, 2].map((row) => cellAt(list, row, "name"))).toEqual(["Smith, John", 'O "B" Lee']);
  expect(withCell(list, 1, "club", "North, far")).toContain('"Smith, John","North, far"');
});

test("a list whose quotation marks do not close stays as it is", () => {
  for (const text of ['姓名,單位\n"甲,東區\n乙,西區', '姓名,單位\n"甲,東區\n"乙",西區'])
    expect(withHeading(text, HEADINGS)).toBe(text);
});

const LIST = "姓名\t單位\t等級分\n甲\t東區\t2300\n丙\t\t21S0\n丁";

test("wide digits are read as digits", () => {
  expect(withHeading("甲\t東區\t２３７２", HEADINGS)).toBe("姓名\t單位\t等級分\n甲\t東區\t2372");
});

test("a cell is found by its heading, and changed where it stands", () => {
  expect(cellAt(LIST, 2, "rating")).toBe("21S0");
  expect(cellAt("等級分,姓名\n1900,甲", 1, "name")).toBe("甲");
  expect(withCell(LIST, 2, "rating", " 2150 ")).toBe("姓名\t單位\t等級分\n甲\t東區\t2300\n丙\t\t2150\n丁");
  expect(withCell(LIST, 3, "rating", "2000")).toBe("姓名\t單位\t等級分\n甲\t東區\t2300\n丙\t\t21S0\n丁\t\t2000");
  expect(withoutRows(LIST, new Set([1, 3]))).toBe("姓名\t單位\t等級分\n丙\t\t21S0");
});

test("what was not understood is doubtful, otherwise who it is", () => {
  expect(doubtfulIn(LIST, 2, { name: "丙" })).toEqual(["rating"]);
  expect(doubtfulIn(LIST, 1, { name: "甲", rating: 2300 })).toEqual(["name"]);
  expect(doubtfulIn(LIST, 2, { name: "" })).toEqual(["name", "rating"]);
});

test("a letter that looks like a digit is probably one", () => {
  expect(["21S0", "2I00", "l9O5", "2300", "n/a", "SOS"].map(probably)).toEqual([
    "2150",
    "2100",
    "1905",
    null,
    null,
    "505",
  ]);
});

test("a club that one row alone writes otherwise is probably that of the others", () => {
  const all = ["河畔棋院", "河畔棋院", "河畔棋苑", "東區棋社", "西區棋社", "西區棋社", "河畔棋", ""];
  expect(all.map((club) => clubMeant(club, all))).toEqual([null, null, "河畔棋院", null, null, null, "河畔棋院", null]);
  expect(clubMeant("東區", ["東區", "西區", "西區"])).toBe(null);
});
