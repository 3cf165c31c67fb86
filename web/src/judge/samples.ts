import { say } from "../words/words.svelte.ts";
import { NOTHING, type Asked } from "./link.ts";

/** A game to begin with, for those who come without one. */
export interface Sample {
  readonly name: () => string;
  readonly about: () => string;
  readonly asked: Asked;
}

const times = (moves: readonly string[], many: number) => Array.from({ length: many }, () => moves).flat();

/** One in which rulebooks part, one that they agree on, and one of chess. */
export const SAMPLES: readonly Sample[] = [
  {
    name: () => say("web-judge-sample-chase"),
    about: () => say("web-judge-sample-chase-about"),
    asked: {
      ...NOTHING,
      fen: "2bak4/4a4/5c3/p1p6/3P4R/1nB6/P7P/9/4K4/5AB2 w",
      moves: times(["i5f5", "f7d7", "f5i5", "d7f7"], 3),
    },
  },
  {
    name: () => say("web-judge-sample-check"),
    about: () => say("web-judge-sample-check-about"),
    asked: {
      ...NOTHING,
      fen: "3k5/9/9/9/4R4/9/9/9/9/5K3 w",
      moves: times(["e5d5", "d9e9", "d5e5", "e9d9"], 4),
    },
  },
  {
    name: () => say("web-judge-sample-chess"),
    about: () => say("web-judge-sample-chess-about"),
    asked: { ...NOTHING, game: "chess", moves: times(["g1f3", "g8f6", "f3g1", "f6g8"], 2) },
  },
];
