import type { SectionView } from "../api/hall.ts";
import { currentRound, gamesOf, isOpen, type GameAt } from "./section.ts";

/** What comes next in a section. */
export type Next =
  | { readonly step: "enter"; readonly entered: number }
  | { readonly step: "pair"; readonly round: number; readonly entered: number }
  | { readonly step: "publish"; readonly round: number; readonly tables: number }
  | {
      readonly step: "results";
      readonly round: number;
      /** Whether it was announced that the round begins. */
      readonly begun: boolean;
      readonly missing: readonly GameAt[];
      readonly games: number;
    }
  /** Ties of a bracket are even, and nobody can go on before they are decided. */
  | { readonly step: "tied"; readonly round: number; readonly tables: readonly number[] }
  /** With the round that can be paired at once when this one is closed, where another comes in any case. */
  | { readonly step: "close"; readonly round: number; readonly further: number | null }
  | { readonly step: "finish"; readonly verified: boolean }
  | { readonly step: "over" };

/** What comes next. */
export function nextOf(section: SectionView): Next {
  if (section.final_table !== undefined && section.final_table !== null) return { step: "over" };
  const round = currentRound(section);
  const entered = section.entrants.filter(({ gone }) => gone !== true).length;
  if (round === undefined) return entered < 2 ? { step: "enter", entered } : { step: "pair", round: 1, entered };
  if (round.status === "draft") return { step: "publish", round: round.number, tables: round.tables.length };
  if (round.status === "published") {
    const games = gamesOf(section.id, round);
    const missing = games.filter(isOpen);
    const begun = round.begun !== undefined && round.begun !== null;
    if (missing.length > 0) return { step: "results", round: round.number, begun, missing, games: games.length };
    const tables = round.tables.filter(({ even }) => even === true).map(({ table }) => table);
    if (tables.length > 0) return { step: "tied", round: round.number, tables };
    const comes = (section.stage ?? 0) === 0 && round.number < (section.rounds_planned ?? 0);
    return { step: "close", round: round.number, further: comes ? round.number + 1 : null };
  }
  if (section.over) return { step: "finish", verified: section.verified };
  return { step: "pair", round: round.number + 1, entered };
}
