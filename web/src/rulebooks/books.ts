import { get } from "../api/ask.ts";
import type { UnitLine } from "../api/schema.ts";
import { lang } from "../words/words.svelte.ts";

/** The units of books that were asked for before, by language and book. */
const READ = new Map<string, Promise<readonly UnitLine[]>>();

/** The units of a rulebook in the language of the page, asked for once. */
export function unitsOf(book: string): Promise<readonly UnitLine[]> {
  const key = `${lang()} ${book}`;
  const known = READ.get(key);
  if (known !== undefined) return known;
  const asked = get("/api/v1/rulebooks/{book}", { parts: { book } }).then(({ articles }) => articles);
  READ.set(key, asked);
  // What could not be had is asked for again.
  asked.catch(() => READ.delete(key));
  return asked;
}
