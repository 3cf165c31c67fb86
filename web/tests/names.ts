import { inject } from "vitest";

interface Book {
  readonly id: string;
  readonly settings: readonly { name: string; values: readonly string[] }[];
  readonly articles: readonly { id: string; means: string; slip?: string; see?: readonly string[] }[];
}

let shared: Promise<Set<string>> | undefined;

/** Words that stand in every language: names of rulebooks, units, settings and readings, and what an explanation quotes. */
export const sharedNames = () => (shared ??= namesOfBooks());

async function namesOfBooks(): Promise<Set<string>> {
  const ask = async <Answer>(path: string) =>
    (await (await fetch(new URL(`api/v1/rulebooks${path}?lang=en`, inject("address")))).json()) as Answer;
  const ids = (await ask<Book[]>("")).map(({ id }) => id);
  const books = await Promise.all(ids.map((id) => ask<Book>(`/${id}`)));
  const names = books.flatMap(({ id, settings, articles }) => [
    id,
    ...settings.flatMap(({ name, values }) => [name, ...values]),
    ...articles.flatMap(({ id, see = [] }) => [id, ...see]),
  ]);
  const quoted = books.flatMap(({ articles }) =>
    articles.flatMap(({ means, slip = "" }) => (means + slip).match(/\p{Script=Han}+/gu) ?? []),
  );
  return new Set([...names.flatMap((name) => name.match(/[A-Za-z][A-Za-z0-9-]*|\p{Script=Han}+/gu) ?? []), ...quoted]);
}
