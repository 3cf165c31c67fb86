import type {
  ActionData,
  Answer,
  AnyRuling,
  ChaseData,
  ClaimAction,
  ExemptionData,
  Nature,
  OutcomeData,
  RepetitionData,
  RootData,
  RulingData,
  SideData,
} from "../api/schema.ts";
import { manName } from "../board/names.ts";
import type { Board, Point } from "../game/game.ts";
import { say } from "../words/words.svelte.ts";

const STATUS: Record<string, () => string> = {
  ongoing: () => say("status-ongoing"),
  red_wins: () => say("status-red-wins"),
  black_wins: () => say("status-black-wins"),
  white_wins: () => say("status-white-wins"),
  draw: () => say("status-draw"),
  both_lose: () => say("status-both-lose"),
};

const OUTCOME: Record<OutcomeData, () => string> = {
  red_loses: () => say("web-judge-red-varies"),
  black_loses: () => say("web-judge-black-varies"),
  draw: () => say("web-judge-drawn"),
  undecided: () => say("web-judge-undecided"),
};

const DUE: Record<ActionData | ClaimAction, () => string> = {
  none: () => say("web-judge-due-nothing"),
  warn_red: () => say("web-judge-due-red"),
  warn_black: () => say("web-judge-due-black"),
  warn_both: () => say("web-judge-due-both"),
  rule: () => say("web-judge-due-rule"),
  claim: () => say("web-judge-claim"),
};

const ROOT: Record<RootData, (by: string | null) => string> = {
  none: () => say("root-none"),
  false: (by) => (by === null ? say("root-none") : say("root-false", { by })),
  any: (by) => (by === null ? say("root-none") : say("root-any", { by })),
  bound: () => say("root-bound"),
};

const ANSWER: Record<Answer, () => string> = {
  moved: () => say("answer-moved"),
  blocked: () => say("answer-blocked"),
  unscreened: () => say("answer-unscreened"),
  rooted: () => say("answer-rooted"),
  takes_back: () => say("answer-takes-back"),
  pinned: () => say("answer-pinned"),
};

const EXEMPT: Record<ExemptionData, () => string> = {
  by_king: () => say("exempt-king"),
  by_pawn: () => say("exempt-pawn"),
  by_advisor_or_elephant: () => say("exempt-guard"),
  uncrossed_pawn: () => say("exempt-uncrossed"),
  mutual: () => say("exempt-mutual"),
  rooted: () => say("web-judge-exempt-rooted"),
};

const NATURE: Record<Nature, () => string> = {
  check: () => say("nature-check"),
  kill: () => say("nature-kill"),
  chase: () => say("nature-chase"),
  discovery: () => say("nature-discovery"),
  exchange: () => say("nature-exchange"),
  block: () => say("nature-block"),
  follow: () => say("nature-follow"),
  offer: () => say("nature-offer"),
  idle: () => say("nature-idle"),
};

/** What a move is called. */
export const natureName = (nature: Nature): string => NATURE[nature]();

/** What the moves of a side within a cycle are called, each name once. */
export function naturesOf({ moves }: RepetitionData, side: SideData): string {
  const called = moves.filter((move) => move.side === side).map(({ natures }) => natureName(natures[0] ?? "idle"));
  return [...new Set(called)].join(say("web-between"));
}

/** Why an attack is no chase. */
export const noChase = (why: ExemptionData): string => say("web-judge-no-chase", { why: EXEMPT[why]() });

/** What stands at a point, as it is spoken of. */
export function manAt(board: Board, point: Point): string {
  const piece = board.get(point);
  return piece === undefined ? point : manName("xiangqi", piece, point, board);
}

/** What is called for at a point of the game. */
export function dueName({ action }: { readonly action: ActionData | ClaimAction }): string {
  return DUE[action]();
}

/** What comes of a cycle if nobody varies. */
export function outcomeName(outcome: OutcomeData): string {
  return OUTCOME[outcome]();
}

/** What a sham protector would lay its king open to by retaking. */
function heldBy(points: readonly string[], board: Board): string {
  const others = points.filter((point) => board.get(point)?.role !== "king");
  if (others.length < points.length) return say("web-judge-held-king");
  return say("web-judge-held", { by: others.map((point) => manAt(board, point)).join(say("web-pause")) });
}

/** How the target of a chase is protected, what makes that a sham, whether the attack is new, and how it is answered. */
export function chaseNotes({ root, root_by, held_by = [], fresh, answered }: ChaseData, board: Board): string[] {
  const notes = [ROOT[root](root_by == null ? null : manAt(board, root_by))];
  if (held_by.length > 0) notes.push(heldBy(held_by, board));
  if (!fresh) notes.push(say("chase-standing"));
  if (answered != null) notes.push(say("chase-answered", { how: ANSWER[answered]() }));
  return notes;
}

/** The ruling on a game of Xiangqi; nothing if it is one on chess. */
export function xiangqiOf(data: AnyRuling): RulingData | null {
  return "mating" in data ? null : data;
}

/** The cycle that a rulebook of Xiangqi judges, if there is one. */
export function cycleOf(data: AnyRuling): RepetitionData | null {
  return xiangqiOf(data)?.repetition ?? null;
}

/** How a game stands, or what comes of it if nobody varies, or that a draw may be claimed. */
export function statusName(data: AnyRuling): string {
  const claim: ClaimAction = "claim";
  const cycle = cycleOf(data);
  if (data.status !== "ongoing") return (STATUS[data.status] ?? (() => data.status))();
  if (cycle !== null) return OUTCOME[cycle.if_continued]();
  const claimed = "mating" in data && [data.repetition?.action, data.natural_limit.action].includes(claim);
  return claimed ? say("web-judge-claim") : say("status-ongoing");
}

/** What comes of a game under a rulebook, by now or if nobody varies: so that two of them can be compared. */
export function outcomeOf(data: AnyRuling): string {
  if (data.status === "ongoing") return cycleOf(data)?.if_continued ?? data.status;
  if (data.status === "red_wins" || data.status === "white_wins") return "black_loses";
  return data.status === "black_wins" ? "red_loses" : data.status;
}
