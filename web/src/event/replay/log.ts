import type { LogKind, LogLine } from "../../api/hall.ts";

/** What can be asked for of a log. */
export const KINDS = [
  "all",
  "desk",
  "result",
  "pairing",
  "entry",
  "call",
  "case",
  "appeal",
  "office",
  "duty",
  "notice",
  "charter",
] as const satisfies readonly ("all" | LogKind)[];
export type Kind = (typeof KINDS)[number];

/** The lines of a kind, of a section or of all, which a text finds: their number, or part of what is told of them. */
export function linesOf(
  lines: readonly LogLine[],
  kind: Kind,
  section: string,
  search: string,
  toldOf: (line: LogLine) => string,
): readonly LogLine[] {
  const wanted = search.trim().toLowerCase();
  return lines.filter(
    (line) =>
      (kind === "all" || line.kind === kind) &&
      (section === "" || (line.section ?? line.game?.section ?? section) === section) &&
      (wanted === "" || toldOf(line).toLowerCase().includes(wanted) || String(line.no) === wanted),
  );
}

/** The table of a line that does not name it in its own words. */
export const tableOf = ({ kind, game }: LogLine): number | null =>
  kind === "result" || kind === "appeal" ? null : (game?.table ?? null);

/** What stands out in a log: where a hand went up, and where something was contested. */
export interface Mark {
  readonly of: "call" | "case";
  /** How far on in the log, from 0 to 1. */
  readonly far: number;
}

/** In so many steps the marks of a log are told apart. */
const STEPS = 200;

/** The marks of a log with so many lines; those too close to be told apart are one. */
export function marksOf(lines: readonly LogLine[], last: number): readonly Mark[] {
  const marks = lines.flatMap(({ kind, no }): Mark[] => {
    const of = kind === "call" ? "call" : kind === "case" || kind === "appeal" ? "case" : null;
    return of === null ? [] : [{ of, far: Math.round((STEPS * (no - 1)) / Math.max(1, last - 1)) / STEPS }];
  });
  return [...new Map(marks.map((mark) => [`${mark.of}${mark.far}`, mark])).values()];
}

/** Lines around a number, so that a long log is shown in part. */
export function around(lines: readonly LogLine[], no: number, many: number): readonly LogLine[] {
  const after = lines.findIndex((line) => line.no > no);
  const at = after < 0 ? lines.length : after;
  const from = Math.max(0, Math.min(at - Math.ceil((2 * many) / 3), lines.length - many));
  return lines.slice(from, from + many);
}
