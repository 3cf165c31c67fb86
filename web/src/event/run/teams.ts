import type { SectionView } from "../../api/hall.ts";
import { heard } from "../section.ts";

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
  const seen = new Set(known.map(heard));
  return text.split(/\r?\n/).flatMap((row, nth): TeamLine[] => {
    const cells = row.split(row.includes("\t") ? "\t" : /[,，、]/).map((cell) => cell.trim());
    const [name = "", ...rest] = cells;
    const members = rest.filter((member) => member !== "");
    if (name === "") return [];
    const isTwice = seen.has(heard(name)) || new Set(members.map(heard)).size < members.length;
    seen.add(heard(name));
    const fault = isTwice ? "twice" : members.length === 0 ? "no-members" : members.length < boards ? "too-few" : null;
    return [{ line: nth + 1, name, members, fault }];
  });
}

/** The members of a team by their numbers, as far as they are entered for it and play for no other yet. */
export function enteredFor(
  { name, members }: TeamLine,
  { people, entrants }: Pick<SectionView, "people" | "entrants">,
): (number | null)[] {
  const playing = new Set(entrants.flatMap((team) => team.members ?? []));
  const free = (people ?? []).filter(({ id, club }) => heard(club ?? "") === heard(name) && !playing.has(id));
  return members.map((member) => free.find((one) => heard(one.name) === heard(member))?.id ?? null);
}

/** Who plays on which board unless somebody says otherwise: the members in their order. */
export const usualLineUp = (members: readonly number[], boards: number): number[] => members.slice(0, boards);
