import type { AnyRuling, ChaseData, MoveData } from "../api/schema.ts";

/** What the articles of an answer are called, by their ids. */
export type Labels = Readonly<Record<string, string>>;

/** What an answer tells of the articles of a move, where its server tells it. */
interface WithArticles {
  readonly named?: readonly { readonly articles: readonly string[] }[];
}

/** What the articles of a ruling are called, as they are printed. */
export const labelsOf = (data: AnyRuling): Labels => (data as { readonly labels?: Labels }).labels ?? {};

/** What an article is called: as it is printed, or by its id. */
export const labelOf = (labels: Labels, id: string): string => labels[id] ?? id;

/** The articles by which a move is called what it is called, each once. */
export function articlesOf(move: MoveData): readonly string[] {
  const { named = [] } = move as WithArticles;
  return [...new Set(named.flatMap(({ articles }) => articles))];
}

/** The articles by which an attack is a chase, or none. */
export const whyOf = (attack: ChaseData | MoveData["idle_attacks"][number]): readonly string[] =>
  (attack as { readonly articles?: readonly string[] }).articles ?? [];

/** Where an article is read: in the book that it names, or in the one of the ruling. */
export function addressOf(id: string, rules: string): string {
  const [, book = rules, unit = id] = /^([a-z]+-[a-z0-9]+) (.*)$/.exec(id) ?? [];
  return `/rulebooks/${book}#${encodeURIComponent(unit)}`;
}
