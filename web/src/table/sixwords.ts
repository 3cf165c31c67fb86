import { say } from "../words/words.svelte.ts";
import type { Word } from "./kinds.ts";

/** One of the six words, with what it is for. */
export interface SixWord {
  readonly word: Word;
  readonly name: () => string;
  readonly note: () => string;
}

/** The six words that a patrol begins with. */
export const WORDS: readonly SixWord[] = [
  { word: "touch", name: () => say("web-word-touch"), note: () => say("web-word-touch-note") },
  { word: "move", name: () => say("web-word-move"), note: () => say("web-word-move-note") },
  { word: "board", name: () => say("web-word-board"), note: () => say("web-word-board-note") },
  { word: "clock", name: () => say("web-word-clock"), note: () => say("web-word-clock-note") },
  { word: "claim", name: () => say("web-word-claim"), note: () => say("web-word-claim-note") },
  { word: "conduct", name: () => say("web-word-conduct"), note: () => say("web-word-conduct-note") },
];

/** The word as it is written. */
export const nameOf = (word: Word): string => WORDS.find((other) => other.word === word)?.name() ?? "";
