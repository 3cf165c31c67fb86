/** How a term is announced: by a word of two, or by a number. */
export type Choices = "yes-or-no" | "half-or-stand" | "number" | null;

const NUMBERS = ["latest_arrival", "team_report", "leave_notice", "replay_window", "record_charge", "notice_days"];
const WORDS = ["foul_limit", "repeated_offer", "overstep", "record_entry"];

/** How a term is announced; nothing for one that pages cannot ask for. */
export function choicesOf(term: string): Choices {
  if (term.startsWith("withdrawn_")) return "half-or-stand";
  if (NUMBERS.includes(term)) return "number";
  return WORDS.includes(term) ? null : "yes-or-no";
}
