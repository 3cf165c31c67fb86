import type { Game, Side } from "../game/game.ts";

/** A move with how it is written and what stands after it. */
export interface MoveLine {
  readonly step: string;
  readonly text: string;
  readonly fen: string;
}

/** How a game stands after its moves. */
export interface Standing {
  readonly fen: string;
  readonly turn: Side;
  readonly faults: readonly { at: readonly string[]; text: string }[];
  readonly moves: readonly MoveLine[];
  readonly allowed: readonly { step: string; texts: readonly string[] }[];
}

/** What is asked of the judge. */
export interface JudgeQuestion {
  readonly game?: Game;
  /** A game in any format. */
  readonly text?: string;
  readonly fen?: string;
  readonly moves?: readonly string[];
  readonly rules?: readonly string[];
  /** Readings, as `setting=value`. */
  readonly set?: readonly string[];
}

export type Charge = "perpetual_check" | "perpetual_kill" | "perpetual_chase" | "perpetual_attack" | "none";
export type Outcome = "red_loses" | "black_loses" | "draw" | "undecided";
export type Status = "ongoing" | "red_wins" | "black_wins" | "white_wins" | "draw" | "both_lose";

/** A move of the stretch that is judged. */
export interface JudgedMove {
  readonly ply: number;
  readonly side: "red" | "black";
  readonly move: string;
  readonly text: string;
  readonly natures: readonly string[];
  readonly checkers: readonly string[];
  readonly chases: readonly {
    by: string;
    target: string;
    fresh: boolean;
    root: "none" | "false" | "any" | "bound";
    root_by: string | null;
  }[];
  readonly mate?: readonly string[];
}

/** A point that a text leaves open, and on which the ruling depends. */
export interface DecidingSetting {
  readonly setting: string;
  readonly used: string;
  readonly other: string;
  readonly other_if_continued: Outcome;
}

/** A position that recurred, and what the rulebook makes of it. */
export interface Repetition {
  readonly occurrences: number;
  readonly window: readonly [number, number];
  readonly red: { charge: Charge; targets: readonly string[] };
  readonly black: { charge: Charge; targets: readonly string[] };
  readonly if_continued: Outcome;
  readonly action: "none" | "warn_red" | "warn_black" | "warn_both" | "rule";
  readonly articles: readonly string[];
  readonly base_articles?: readonly string[];
  readonly settings?: readonly DecidingSetting[];
  readonly moves: readonly JudgedMove[];
}

/** The count of moves without a capture. */
export interface NaturalLimit {
  readonly count: number;
  readonly limit: number;
  readonly plies: number;
  readonly checks: { red: number; black: number };
  readonly counted_checks: { red: number; black: number };
  readonly cycle_plies_left_out: number;
  readonly reached: boolean;
}

/** A ruling as data: the contract of the command line. */
export interface RulingData {
  readonly rules: string;
  readonly ply: number;
  readonly status: Status;
  readonly ending: { kind: string; articles: readonly string[] } | null;
  readonly repetition?: Repetition | null;
  readonly natural_limit?: NaturalLimit | null;
  readonly explanation: string;
}

/** What a rulebook says of a game. */
export interface Ruling {
  readonly data: RulingData;
  /** The verdict with its reason, in one sentence. */
  readonly verdict: string;
  /** The whole ruling, as the command line tells it. */
  readonly text: string;
}

/** What the judge answers. */
export interface Judgement {
  readonly game: Game;
  readonly start: string;
  readonly moves: readonly MoveLine[];
  /** What is wrong with the game, so that only the moves before it are judged. */
  readonly faults: readonly string[];
  /** The result that the record gives. */
  readonly recorded?: string;
  readonly rulings: readonly Ruling[];
}

/** A rulebook in the list. */
export interface BookLine {
  readonly id: string;
  readonly title: string;
  readonly game: Game;
  readonly over?: string;
  readonly desk: boolean;
  readonly units: { all: number; proved: number };
  readonly settings: readonly { name: string; means: string; values: readonly string[] }[];
}

/** A rulebook, unit by unit. */
export interface BookPage extends BookLine {
  readonly articles: readonly {
    id: string;
    kind: string;
    means: string;
    see?: readonly string[];
    slip?: string;
    proofs?: readonly string[];
  }[];
}
