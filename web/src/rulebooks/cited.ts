/** A unit of a rulebook that something rests on. */
export interface Cited {
  readonly book: string;
  readonly id: string;
}

/** The articles that a line names in words, each with its book; those without a name of a book are of this one. */
export function citedOf(under: string, book: string): readonly Cited[] {
  return under
    .split(/[;；]\s*/)
    .filter((part) => part.trim() !== "")
    .flatMap((part) => {
      const [, other, rest] = /^([a-z]+-[a-z0-9]+) (.*)$/.exec(part.trim()) ?? [null, book, part.trim()];
      return idsOf(rest ?? "").map((id) => ({ book: other ?? book, id }));
    });
}

/** The names of units of one book: its articles as they are called, those of its schedules with the sign they begin with. */
function idsOf(listed: string): readonly string[] {
  return listed.split(/[、,]\s*/).map((piece) => {
    const [, sign, id] = /^(第|附表|art\. |sch\. )?(.*?)[條条]?$/.exec(piece.trim()) ?? [null, undefined, piece];
    const inSchedule = sign === "附表" || sign === "sch. ";
    return (inSchedule ? "sch" : "") + (id ?? "");
  });
}
