import type { AnyRuling, ChaseData, IdleData, MoveData } from "../api/schema.ts";

/** What the articles of an answer are called, by their ids. */
export type Labels = Readonly<Record<string, string>>;

/** What the articles of a ruling are called, as they are printed; in chess that is what they are cited by. */
export const labelsOf = (data: AnyRuling): Labels => ("labels" in data ? data.labels : undefined) ?? {};

/** What an article is called: as it is printed, or by its id. */
export const labelOf = (labels: Labels, id: string): string => labels[id] ?? id;

/** The articles by which a move is called what it is called, each once. */
export function articlesOf(move: MoveData): readonly string[] {
  return [...new Set((move.named ?? []).flatMap(({ articles }) => articles))];
}

/** The articles by which an attack is a chase, or none. */
export const whyOf = (attack: ChaseData | IdleData): readonly string[] => attack.articles ?? [];

/** The threat to take what is chased directly, where a book tells chases by what they threaten to win: the same attack once more. */
export function threatOf({ threats }: MoveData, { by, target }: ChaseData) {
  return (threats ?? []).find(({ form, line }) => form === "direct" && line[0] === by + target);
}

/** What a move threatens to win beside what it chases directly. */
export function furtherThreats(move: MoveData) {
  const told = move.chases.map((chase) => threatOf(move, chase));
  return (move.threats ?? []).filter((threat) => !told.includes(threat));
}

/** Where an article is read: in the book that it names, or in the one of the ruling. */
export function addressOf(id: string, rules: string): string {
  const [, book = rules, unit = id] = /^([a-z]+-[a-z0-9]+) (.*)$/.exec(id) ?? [];
  return `/rulebooks/${book}#${encodeURIComponent(unit)}`;
}
