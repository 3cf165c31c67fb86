import type { ResultWord, SideName } from "../../api/hall.ts";

/** How a game ended for me. */
export type Mine = "won" | "drew" | "lost";

/** The result that I report from my side. */
export function wordOf(mine: Mine, side: SideName): ResultWord {
  if (mine === "drew") return "draw";
  return (mine === "won") === (side === "first") ? "first_wins" : "second_wins";
}
