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

/** The lines of a kind, of a section or of all, in which a text stands. */
export function linesOf(lines: readonly LogLine[], kind: Kind, section: string, search: string): readonly LogLine[] {
  const wanted = search.trim().toLowerCase();
  return lines.filter(
    (line) =>
      (kind === "all" || line.kind === kind) &&
      (section === "" || (line.section ?? line.game?.section ?? section) === section) &&
      (wanted === "" || line.text.toLowerCase().includes(wanted) || String(line.no) === wanted),
  );
}

/** Lines around a number, so that a long log is shown in part. */
export function around(lines: readonly LogLine[], no: number, many: number): readonly LogLine[] {
  const after = lines.findIndex((line) => line.no > no);
  const at = after < 0 ? lines.length : after;
  const from = Math.max(0, Math.min(at - Math.ceil((2 * many) / 3), lines.length - many));
  return lines.slice(from, from + many);
}

/** The last line at a time or before. */
export const lineAt = (lines: readonly LogLine[], time: number): number =>
  lines.reduce((last, { no, at }) => (at <= time ? no : last), 0);
