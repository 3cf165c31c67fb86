/** A team as a line of a pasted sheet names it. */
export interface TeamLine {
  readonly line: number;
  readonly name: string;
  readonly members: readonly string[];
  /** What is wrong with it. */
  readonly fault: "no-members" | "twice" | "too-few" | null;
}

/** Reads teams, one a line: the name, then the members, between tabs or commas. */
export function readTeams(text: string, boards: number, known: readonly string[] = []): TeamLine[] {
  const seen = new Set(known);
  return text.split(/\r?\n/).flatMap((row, nth): TeamLine[] => {
    const cells = row.split(row.includes("\t") ? "\t" : /[,，、]/).map((cell) => cell.trim());
    const [name = "", ...rest] = cells;
    const members = rest.filter((member) => member !== "");
    if (name === "") return [];
    const isTwice = seen.has(name) || new Set(members).size < members.length;
    seen.add(name);
    const fault = isTwice ? "twice" : members.length === 0 ? "no-members" : members.length < boards ? "too-few" : null;
    return [{ line: nth + 1, name, members, fault }];
  });
}

/** Who plays on which board unless somebody says otherwise: the members in their order. */
export const usualLineUp = (members: readonly number[], boards: number): number[] => members.slice(0, boards);
