import type { TermLine } from "../../api/hall.ts";
import { say } from "../../words/words.svelte.ts";
import { keyOf } from "./amend.ts";

/** How a term is announced: by one of two words, by a number, or by yes and no. */
export type Choices = "yes-or-no" | "number" | readonly [string, string];

const NUMBERS = [
  "technical_foul_limit",
  "record_fault_limit",
  "press_fault_limit",
  "natural_limit",
  "latest_arrival",
  "team_report",
  "leave_notice",
  "forfeits_disqualify",
  "forfeits_in_a_row",
  "replay_window",
  "appeal_window",
  "appeal_deposit",
  "appeal_writing",
  "appeal_decision",
  "appeal_resumption",
  "half_byes",
  "record_charge",
  "boards_per_official",
  "notice_days",
];
const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  foul_limit: ["reached", "exceeded"],
  repeated_offer: ["foul", "loss"],
  overstep: ["used_up", "agreed"],
  withdrawn_round_robin: ["half", "stand"],
  withdrawn_swiss: ["half", "stand"],
  late_entrants: ["nothing", "draw"],
  disqualified_place: ["stand", "lost"],
  record_entry: ["winner", "both"],
};

/** How a term is announced. */
export function choicesOf(term: string): Choices {
  return WORDS[term] ?? (NUMBERS.includes(term) ? "number" : "yes-or-no");
}

/** What a word means where a term is set to it; the word itself if nobody told us. */
export function wordText(term: string, word: string): string {
  switch (`${term} ${word}`) {
    case "foul_limit reached":
      return say("web-term-reached");
    case "foul_limit exceeded":
      return say("web-term-exceeded");
    case "repeated_offer foul":
      return say("web-term-foul");
    case "repeated_offer loss":
      return say("web-term-loss");
    case "overstep used_up":
      return say("web-term-used-up");
    case "overstep agreed":
      return say("web-term-agreed");
    case "withdrawn_round_robin half":
    case "withdrawn_swiss half":
      return say("web-run-half");
    case "withdrawn_round_robin stand":
    case "withdrawn_swiss stand":
      return say("web-run-stand");
    case "late_entrants nothing":
      return say("web-term-nothing");
    case "late_entrants draw":
      return say("web-term-as-draw");
    case "disqualified_place stand":
      return say("web-term-place-stands");
    case "disqualified_place lost":
      return say("web-term-place-lost");
    case "record_entry winner":
      return say("web-term-winner");
    case "record_entry both":
      return say("web-term-both");
    default:
      return word;
  }
}

/** A value of a term as it is read: what a word means, and anything else as the server tells it. */
export const valueText = (line: Pick<TermLine, "key" | "expects">, told: string): string =>
  typeof line.expects === "object" ? wordText(keyOf(line), told) : told;
