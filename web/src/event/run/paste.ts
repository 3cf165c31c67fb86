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

const betweenOf = (line: string): string => (line.includes("\t") ? "\t" : ",");
const cellsOf = (line: string): string[] => line.split(betweenOf(line));

/** Digits as wide as Chinese characters are digits all the same. */
const narrow = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

/**
 * A pasted list with the heading row that the server reads by, in the words of the page. Names alone need none; two columns are
 * name and club, a third is the rating: whoever pastes more has headings.
 */
export function withHeading(text: string, headings: Record<Column, string>): string {
  const lines = narrow(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "");
  const [first] = lines;
  if (first === undefined || cellsOf(first).some((cell) => HEADINGS.test(cell.trim()))) return lines.join("\n");
  const between = betweenOf(first);
  const width = Math.max(...lines.map((line) => cellsOf(line).length));
  const heading = [headings.name, headings.club, headings.rating].slice(0, width).join(between);
  return [heading, ...lines].join("\n");
}

const placeOf = (text: string, column: Column): number =>
  cellsOf(text.split("\n")[0] ?? "").findIndex((cell) => SHOWN[column].test(cell.trim()));

/** What was pasted in a cell of a list with its heading; rows are counted below the heading, from 1. */
export function cellAt(text: string, row: number, column: Column): string {
  const cells = cellsOf(text.split("\n")[row] ?? "");
  return cells[placeOf(text, column)]?.trim() ?? "";
}

/** The list with another text in a cell. */
export function withCell(text: string, row: number, column: Column, cell: string): string {
  const lines = text.split("\n");
  const between = betweenOf(lines[0] ?? "");
  const cells = (lines[row] ?? "").split(between);
  const at = placeOf(text, column);
  lines[row] = Array.from({ length: Math.max(cells.length, at + 1) }, (_, nth) =>
    nth === at ? cell.replaceAll(between, " ").trim() : (cells[nth] ?? ""),
  ).join(between);
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
