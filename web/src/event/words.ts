import type { Criterion, ResultWord, SectionView, Verdict } from "../api/hall.ts";
import { say } from "../words/words.svelte.ts";
import { hasTeams, toldOf, type Law, type Told } from "./section.ts";

/** What the sides of a section are called. */
export const sideNames = (law: Law | undefined) =>
  law?.sides ?? { first: say("web-event-first"), second: say("web-event-second") };

/** How many are entered in a section, or so many of them: teams, where they play. */
export function enteredText(section: SectionView, count = section.entrants.length): string {
  return hasTeams(section) ? say("web-event-entered-teams", { count }) : say("web-event-entered", { count });
}

function told(result: Told, law: Law | undefined): string {
  const { first, second } = sideNames(law);
  switch (result) {
    case "first":
      return say("web-event-wins", { side: first });
    case "second":
      return say("web-event-wins", { side: second });
    case "draw":
      return say("web-event-draw");
    case "both-lose":
      return say("web-event-both-lose");
    case "first-absent":
      return say("web-event-absent", { side: first });
    case "second-absent":
      return say("web-event-absent", { side: second });
    case "both-absent":
      return say("web-event-both-absent");
  }
}

/** A result in words. */
export const verdictText = (verdict: Verdict, law: Law | undefined): string => told(toldOf(verdict), law);

const TOLD: Record<ResultWord | "both_lose", Told> = {
  both_lose: "both-lose",
  first_wins: "first",
  second_wins: "second",
  draw: "draw",
  first_absent: "first-absent",
  second_absent: "second-absent",
  both_absent: "both-absent",
};

/** What a button enters or a player reported, in words. */
export const resultText = (word: keyof typeof TOLD, law: Law | undefined): string => told(TOLD[word], law);

/** What a round is paired by, as that which it keeps from happening. */
export function criterionName(criterion: Criterion): string {
  switch (criterion) {
    case "wish":
      return say("criterion-wish");
    case "rematch":
      return say("criterion-rematch");
    case "bye_again":
      return say("criterion-bye-again");
    case "seeds":
      return say("criterion-seeds");
    case "halves":
      return say("criterion-halves");
    case "club":
      return say("criterion-club");
    case "team":
      return say("criterion-team");
    case "bye":
      return say("criterion-bye");
    case "score":
      return say("criterion-score");
    case "rank":
      return say("criterion-rank");
    case "float":
      return say("criterion-float");
    case "run":
      return say("criterion-run");
    case "third":
      return say("criterion-third");
    case "balance":
      return say("criterion-balance");
    case "alternate":
      return say("criterion-alternate");
    case "lot":
      return say("criterion-lot");
  }
}
