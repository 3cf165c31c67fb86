import type { ResultWord } from "../../api/hall.ts";

/** The results that every game can have, in the order of their buttons. */
export const RESULTS = ["first_wins", "draw", "second_wins"] as const satisfies readonly ResultWord[];

type Does = (typeof RESULTS)[number] | "absent" | "away" | "up" | "down";

const KEYS: Record<string, Does> = {
  "1": "first_wins",
  "=": "draw",
  "5": "draw",
  "0": "second_wins",
  "-": "absent",
  Delete: "away",
  Backspace: "away",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** What a key does in the list of results; nothing for most. */
export const keyed = (key: string): Does | null => (Object.hasOwn(KEYS, key) ? (KEYS[key] ?? null) : null);
