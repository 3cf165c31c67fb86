import type { SectionView, SideName } from "../api/hall.ts";
import { gamesOf, isOpen, type GameAt } from "./section.ts";

/** How a game went for one of its players; nothing while it is played. */
export type Fate = "won" | "drew" | "lost";

/** A game of somebody, as their line in a table tells it. */
export interface GameOf {
  readonly at: GameAt;
  readonly round: number;
  readonly side: SideName;
  readonly opponent: number;
  readonly fate: Fate | null;
  /** Won or lost without play. */
  readonly absent: boolean;
}

function fateOf({ view }: GameAt, side: SideName): Fate | null {
  switch (view.verdict?.outcome) {
    case undefined:
      return null;
    case "first_wins":
      return side === "first" ? "won" : "lost";
    case "second_wins":
      return side === "second" ? "won" : "lost";
    case "draw":
      return "drew";
    case "both_lose":
      return "lost";
  }
}

/** The games of all players, round by round; where teams meet, those of the teams and of whoever plays for them. */
export function gamesByPlayer(section: SectionView): ReadonlyMap<number, readonly GameOf[]> {
  const all = new Map<number, GameOf[]>();
  for (const round of section.rounds) {
    for (const at of gamesOf(section.id, round)) {
      for (const { first, second } of [at.view.players, ...(at.view.persons ? [at.view.persons] : [])]) {
        note(all, at, first, "first", second);
        note(all, at, second, "second", first);
      }
    }
  }
  return all;
}

function note(all: Map<number, GameOf[]>, at: GameAt, player: number, side: SideName, opponent: number): void {
  const fate = isOpen(at) ? null : fateOf(at, side);
  const absent = at.view.verdict?.form === "absence";
  const known = all.get(player) ?? [];
  if (known.length === 0) all.set(player, known);
  known.push({ at, round: at.id.round, side, opponent, fate, absent });
}

/** How often each of two won against the other, and how often they drew. */
export function headToHead(games: readonly GameOf[], opponent: number): Record<Fate, number> {
  const between = games.filter((game) => game.opponent === opponent);
  const count = (fate: Fate) => between.filter((game) => game.fate === fate).length;
  return { won: count("won"), drew: count("drew"), lost: count("lost") };
}
