import type { PlayerEntry } from "../../api/hall.ts";

/** The columns that are shown before anything is entered, with the words that head them in a sheet. */
const SHOWN = {
  name: /^(name|姓名|棋手|選手|选手|賽員)$/i,
  club: /^(club|單位|单位|所屬單位)$/i,
  rating: /^(rating|等級分|等级分)$/i,
} as const;
export type Column = keyof typeof SHOWN;
export const isColumn = (key: string): key is Column => Object.hasOwn(SHOWN, key);

/** Words that head a column of a sheet of entries. */
const HEADINGS =
  /^(name|姓名|棋手|選手|选手|賽員|section|組別|组别|group|club|單位|单位|所屬單位|team|代表隊|代表队|隊伍|队伍|federation|協會|协会|地區|地区|member|會員編號|会员编号|id|rating|等級分|等级分|title|稱號|称号|born|出生年份|出生年|出生日期|birth year|birth date|date of birth|sex|性別|性别|needs|特殊需要)$/i;

/** What stands between cells: of the signs of which a line has most, the last. */
const SIGNS = ["\t", ";", ","] as const;
const betweenOf = (line: string): string => {
  const many = (sign: string) => line.split(sign).length;
  return SIGNS.reduce((best: string, sign) => (many(sign) >= many(best) ? sign : best), SIGNS[0]);
};

/** The cells of a sheet, line by line, each cell in one line; nothing where a quotation mark is closed nowhere. */
function recordsOf(text: string, between: string): string[][] | null {
  let [record, cell, quoted, opened]: [string[], string, boolean, boolean] = [[], "", false, false];
  const records = [record];
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (quoted && sign === undefined) return null;
    if (quoted && sign === '"' && text[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
    else if (quoted && sign === '"') {
      // A mark that was to open another cell in a later line closes none.
      if (cell.includes("\n") && !["\n", between, undefined].includes(text[at + 1])) return null;
      quoted = false;
    } else if (quoted) cell += sign;
    else if (sign === '"' && cell.trim() === "" && !opened) [cell, quoted, opened] = ["", true, true];
    else if (sign === undefined || sign === between || sign === "\n") {
      record.push(cell.replace(/\s+/gu, " ").trim());
      [cell, opened] = ["", false];
      if (sign === "\n") records.push((record = []));
    } else cell += sign;
  }
  return records;
}

const cellsOf = (line: string, between: string): string[] => recordsOf(line, between)?.[0] ?? line.split(between);
const lineOf = (cells: readonly string[], between: string): string =>
  cells
    .map((cell) => (cell.includes(between) || cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(between);

/** Digits as wide as Chinese characters are digits all the same. */
const narrow = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

/** Within how many lines the headings stand, below whatever title a sheet has. */
const HEADING_WITHIN = 20;
const isHeading = (cells: readonly string[]) => cells.some((cell) => HEADINGS.test(cell));

/**
 * A pasted list with the heading row that the server reads by, in the words of the page, and a line for each row: no title above
 * it, nothing empty, no cell over several lines. Names alone need no heading; two columns are name and club, a third is the
 * rating: whoever pastes more has headings. A list whose quotation marks do not close stays as it is.
 */
export function withHeading(text: string, headings: Record<Column, string>): string {
  const lines = narrow(text).replace(/\r\n?/g, "\n");
  const first = lines.split("\n").slice(0, HEADING_WITHIN);
  const heading = first.find((line) => SIGNS.some((sign) => isHeading(line.split(sign).map((cell) => cell.trim()))));
  const fullest = first.reduce((most, line) => (betweens(line) > betweens(most) ? line : most), first[0] ?? "");
  const between = betweenOf(heading ?? fullest);
  const records = recordsOf(lines, between)?.filter((cells) => cells.some((cell) => cell !== ""));
  if (records === undefined) return lines;
  const [top] = records;
  if (top === undefined) return "";
  const at = isHeading(top)
    ? 0
    : records.slice(0, HEADING_WITHIN).findIndex((cells) => cells.some((cell) => SHOWN.name.test(cell)));
  const width = Math.max(...records.map((cells) => cells.length));
  const own = [headings.name, headings.club, headings.rating].slice(0, width);
  return (at < 0 ? [own, ...records] : records.slice(at)).map((cells) => lineOf(cells, between)).join("\n");
}

/** How many signs that stand between cells a line has. */
const betweens = (line: string): number => [...line].filter((sign) => SIGNS.some((one) => one === sign)).length;

/** What stands between the cells of a list with its heading, and in which place a column is. */
function columnOf(text: string, column: Column): { between: string; at: number } {
  const [heading = ""] = text.split("\n", 1);
  const between = betweenOf(heading);
  return { between, at: cellsOf(heading, between).findIndex((cell) => SHOWN[column].test(cell)) };
}

/** What was pasted in a cell of a list with its heading; rows are counted below the heading, from 1. */
export function cellAt(text: string, row: number, column: Column): string {
  const { between, at } = columnOf(text, column);
  return cellsOf(text.split("\n")[row] ?? "", between)[at] ?? "";
}

/** The list with another text in a cell. */
export function withCell(text: string, row: number, column: Column, cell: string): string {
  const lines = text.split("\n");
  const { between, at } = columnOf(text, column);
  const cells = cellsOf(lines[row] ?? "", between);
  const changed = Array.from({ length: Math.max(cells.length, at + 1) }, (_, nth) =>
    nth === at ? cell.trim() : (cells[nth] ?? ""),
  );
  lines[row] = lineOf(changed, between);
  return lines.join("\n");
}

/** The list without some of its rows. */
export const withoutRows = (text: string, rows: ReadonlySet<number>): string =>
  text
    .split("\n")
    .filter((_, row) => !rows.has(row))
    .join("\n");

/** The cells of a row that are to be looked at: what was not understood, otherwise who it is. */
export function doubtfulIn(text: string, row: number, read: Pick<PlayerEntry, "name" | "rating">): readonly Column[] {
  const unread = (read.rating ?? null) === null && cellAt(text, row, "rating") !== "";
  return unread && read.name !== "" ? ["rating"] : unread ? ["name", "rating"] : ["name"];
}

/** Letters that are written or read in the place of a digit. */
const ALIKE: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1", Z: "2", S: "5", B: "8" };

/** The number that was probably meant; nothing where it is anybody's guess. */
export function probably(cell: string): string | null {
  const meant = [...cell.toUpperCase()].map((letter) => ALIKE[letter] ?? letter).join("");
  return meant !== cell && /^\d{3,4}$/.test(meant) ? meant : null;
}

/** Whether two texts begin alike and differ in one sign: another, one more or one less. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  const longest = Math.max(a.length, b.length);
  let [same, after] = [0, 0];
  while (same < longest && a[same] === b[same]) same += 1;
  while (after < longest - same && a.at(-1 - after) === b.at(-1 - after)) after += 1;
  return longest >= 3 && same > 0 && a.length - same - after <= 1 && b.length - same - after <= 1;
}

/** The club that was probably meant: one that others have, where this is written by one alone and differs in one sign. */
export function clubMeant(club: string, all: readonly string[]): string | null {
  const times = (wanted: string) => all.filter((other) => other === wanted).length;
  if (club === "" || times(club) !== 1) return null;
  return all.find((other) => other !== club && times(other) > 1 && isNear(club, other)) ?? null;
}
