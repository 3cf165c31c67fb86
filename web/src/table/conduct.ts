import type { UnitLine } from "../api/schema.ts";

/** Words by which books call one and the same conduct, under the name that is usual at a table. */
export interface Alike {
  readonly name: string;
  readonly words: readonly string[];
}

/** Reads groups of such words as the messages hold them: `name: word, word; name: word`. */
export function alikeOf(text: string): readonly Alike[] {
  return text.split(/[;；]/).flatMap((group) => {
    const [name = "", words = ""] = group.split(/[:：]/).map((part) => part.trim());
    const listed = words
      .split(/[,，、]/)
      .map((word) => word.trim())
      .filter((word) => word !== "");
    return name === "" || listed.length === 0 ? [] : [{ name, words: listed }];
  });
}

/** Whether a unit is about what is sought, by its number or in any of the words for it. */
export function isSought({ id, means }: Pick<UnitLine, "id" | "means">, sought: string, alike: readonly Alike[]) {
  const text = `${id} ${means}`.toLowerCase();
  const asked = sought.trim().toLowerCase();
  const words = alike.filter(({ name, words }) => [name, ...words].some((word) => word.toLowerCase() === asked));
  return [asked, ...words.flatMap(({ words }) => words)].some((word) => text.includes(word.toLowerCase()));
}
