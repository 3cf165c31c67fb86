import { expect, test } from "vitest";

import { withHeading } from "./paste.ts";

test("names alone need no heading", () => {
  expect(withHeading("陳大文\r\n李四\n\n")).toBe("name\n陳大文\n李四");
});

test("cells of a spreadsheet are name, club, rating", () => {
  expect(withHeading("陳大文\t東區\t2105\n李四\t西區")).toBe("name\tclub\trating\n陳大文\t東區\t2105\n李四\t西區");
  expect(withHeading("Li,West")).toBe("name,club\nLi,West");
});

test("a heading stays as it is, in any language and order", () => {
  for (const text of ["姓名,單位,等級分\n陳大文,東區,2105", "Rating\tName\n1\tA", "單位,姓名\n東區,陳大文"]) {
    expect(withHeading(text)).toBe(text);
  }
});
