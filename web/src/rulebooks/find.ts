import type { UnitLine } from "../api/schema.ts";
import type { Cited } from "./cited.ts";

/** Whether a unit is looked for: all the words stand in its id or in what it means. */
export function isFound({ id, label, means }: Pick<UnitLine, "id" | "label" | "means">, sought: string): boolean {
  const text = `${id} ${label} ${means}`.toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A text in parts: those that are looked for, and what stands between them. */
export function markedOf(text: string, sought: string): readonly { readonly text: string; readonly sought: boolean }[] {
  const words = sought.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return [{ text, sought: false }];
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text
    .split(new RegExp(`(${any})`, "i"))
    .map((text, nth) => ({ text, sought: nth % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/** The units that a name means: the one of this name, those that are called so in the text, or the parts of an article that
 * has no unit of its own. */
export function unitsNamed(units: readonly Pick<UnitLine, "id" | "label">[], name: string): readonly string[] {
  const called = units.filter(({ label }) => label === name).map(({ id }) => id);
  const ids = units.map(({ id }) => id);
  if (ids.includes(name)) return [name];
  return called.length > 0 ? called : ids.filter((id) => name !== "" && id.startsWith(`${name}(`));
}

/** What a unit is to be read with: a unit of its own book, or of the one that is named before it. */
export function seeOf(see: string, book: string): Cited {
  const [, other, id] = /^([a-z]+-[a-z0-9]+):(.+)$/.exec(see) ?? [null, book, see];
  return { book: other ?? book, id: id ?? see };
}
