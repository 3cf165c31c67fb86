import type { Charge, Outcome, Repetition, RulingData, Status } from "../api/judge.ts";
import { say } from "../words/words.svelte.ts";

const STATUS: Record<Status, () => string> = {
  ongoing: () => say("status-ongoing"),
  red_wins: () => say("status-red-wins"),
  black_wins: () => say("status-black-wins"),
  white_wins: () => say("status-white-wins"),
  draw: () => say("status-draw"),
  both_lose: () => say("status-both-lose"),
};

const OUTCOME: Record<Outcome, () => string> = {
  red_loses: () => say("web-judge-red-varies"),
  black_loses: () => say("web-judge-black-varies"),
  draw: () => say("web-judge-drawn"),
  undecided: () => say("web-judge-undecided"),
};

const CHARGE: Record<Charge, () => string> = {
  perpetual_check: () => say("charge-check"),
  perpetual_kill: () => say("charge-kill"),
  perpetual_chase: () => say("charge-chase"),
  perpetual_attack: () => say("charge-attack"),
  none: () => say("charge-none"),
};

/** How a game stands, or what comes of it if nobody varies. */
export function statusName(data: RulingData, repetition: Repetition | null): string {
  return data.status === "ongoing" && repetition !== null ? OUTCOME[repetition.if_continued]() : STATUS[data.status]();
}

/** What a side is charged with. */
export function chargeName(charge: Charge): string {
  return (CHARGE[charge] ?? CHARGE.none)();
}

/** What comes of a game under a rulebook, by now or if nobody varies: so that two of them can be compared. */
export function outcomeOf({ status, repetition }: RulingData): string {
  if (status === "ongoing") return repetition?.if_continued ?? status;
  if (status === "red_wins" || status === "white_wins") return "black_loses";
  return status === "black_wins" ? "red_loses" : status;
}
