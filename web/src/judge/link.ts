import type { Game } from "../game/game.ts";

/** What is judged: a game up to a point, the books asked for (none are all) and the readings chosen. */
export interface Asked {
  readonly game: Game;
  readonly fen: string | null;
  readonly moves: readonly string[];
  readonly rules: readonly string[];
  readonly set: readonly string[];
  /** The plies after which an official gave a warning. */
  readonly warned: readonly number[];
}

/** What the page begins with. */
export const NOTHING: Asked = { game: "xiangqi", fen: null, moves: [], rules: [], set: [], warned: [] };

/** The link that shows the same again. */
export function linkOf({ game, fen, moves, rules, set, warned }: Asked): string {
  const parts = new URLSearchParams();
  if (game !== "xiangqi") parts.set("g", game);
  if (fen !== null) parts.set("f", fen);
  if (moves.length > 0) parts.set("m", moves.join("."));
  if (rules.length > 0) parts.set("r", rules.join("."));
  if (set.length > 0) parts.set("s", set.join("."));
  if (warned.length > 0) parts.set("w", warned.join("."));
  return parts.toString();
}

/** What a link asks. */
export function readLink(hash: string): Asked {
  const parts = new URLSearchParams(hash);
  const list = (name: string) => (parts.get(name) ?? "").split(".").filter((part) => part !== "");
  return {
    game: parts.get("g") === "chess" ? "chess" : "xiangqi",
    fen: parts.get("f"),
    moves: list("m"),
    rules: list("r"),
    set: list("s"),
    warned: list("w").map(Number).filter(Number.isInteger),
  };
}
