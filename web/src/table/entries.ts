import type { TimelineLine } from "../api/schema.ts";

/** What was entered at once: the line of the entry, and what came of it. */
export interface TimelineEntry {
  readonly first: TimelineLine;
  readonly lines: readonly TimelineLine[];
}

/** The lines of a log, entry by entry. */
export function entriesOf(lines: readonly TimelineLine[]): readonly TimelineEntry[] {
  const groups: TimelineLine[][] = [];
  let last: TimelineLine | null = null;
  for (const line of lines) {
    const group = groups.at(-1);
    if (last !== null && group !== undefined && last.more > 0 && line.no === last.no + 1) group.push(line);
    else groups.push([line]);
    last = line;
  }
  return groups.flatMap((lines) => (lines[0] === undefined ? [] : [{ first: lines[0], lines }]));
}
