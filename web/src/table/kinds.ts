import type { Act, Cause, Facts, Incident, Made, Side } from "../api/schema.ts";
import { otherSide, type Game, type Point } from "../game/game.ts";
import { say } from "../words/words.svelte.ts";

/** One of the six words that a patrol begins with. */
export type Word = "touch" | "move" | "board" | "clock" | "claim" | "conduct";

/** What has to be shown on the board before something can be ruled on. */
export type OnBoard = "nothing" | "position" | "position-and-time" | "man" | "wrong-move" | "cycle";

/** What was shown on the board. */
export interface Shown {
  /** The position as it stands, or as it stood before the wrong move or the cycle. */
  readonly fen: string;
  /** Men that were touched. */
  readonly squares: readonly Point[];
  /** Moves that were made from there, by coordinates. */
  readonly moves: readonly string[];
  /** The position after them. */
  readonly after: string;
  /** How often they were played in a row. */
  readonly times: number;
  /** The time that the side not at fault has left, in milliseconds, where it was read off the clock. */
  readonly left: number | null;
}

/** Who is at fault, who claims, or who caused it. */
export type Who = Cause;

/** What happened, as it is told at a table, and the entries that it becomes. */
export interface Kind {
  readonly key: string;
  readonly name: () => string;
  readonly board: OnBoard;
  /** Who is asked for: the side at fault, the side that claims, or whoever caused it. */
  readonly asks: "fault" | "claims" | "cause";
  readonly entries: (who: Who, shown: Shown) => readonly Made[];
  /** Whether an official rules on it. */
  readonly ruled: boolean;
  /** How it is told of a board that nobody kept, without showing it; the facts that are then taken for granted. */
  readonly alone?: { readonly entries: (who: Who) => readonly Made[]; readonly facts: Facts };
  /** Whether it is asked for only where nobody kept the board, and in Xiangqi: where moves are kept, the board tells it. */
  readonly unkept?: boolean;
}

const raise = (subject: Incident, against: Side, of?: Side): Made => ({
  act: { do: "raise", subject, against } as Act,
  ...(of === undefined ? {} : { of }),
});
const sideOf = (who: Who): Side => (who === "second" ? "second" : "first");
const find = (fen: string): Made => ({ act: { do: "find", fen } as Act });
const sheet = ({ fen, moves, times }: Shown): Made => ({
  act: { do: "sheet", moves, start: fen, ...(times > 1 ? { times } : {}) } as Act,
});

/** The players put it right themselves. */
const SET_RIGHT: Facts = { set_right: true };

/** A fault that its subject says by itself. */
function plain(key: string, name: () => string, subject: Incident): Kind {
  const entries = (who: Who) => [raise(subject, sideOf(who))];
  return { key, name, board: "nothing", asks: "fault", entries, ruled: true };
}

/** A fault in a move that was made: the position before it and the move are shown, or the players have put it right. The other side raises it. */
function wrong(key: string, name: () => string, subject: Incident): Kind {
  const entries = (who: Who, shown: Shown) => [
    find(shown.after),
    sheet(shown),
    raise(subject, sideOf(who), otherSide(sideOf(who))),
  ];
  const alone = (who: Who) => [raise(subject, sideOf(who), otherSide(sideOf(who)))];
  const told = { entries: alone, facts: SET_RIGHT };
  return { key, name, board: "wrong-move", asks: "fault", entries, ruled: true, alone: told };
}

/** A fault in moving that can only be told by who did it, since nobody kept the moves; the players have put it right. */
function untold(key: string, name: () => string, subject: Incident): Kind {
  const entries = (who: Who) => [raise(subject, sideOf(who), otherSide(sideOf(who)))];
  const alone = { entries, facts: SET_RIGHT };
  return { key, name, board: "nothing", asks: "fault", entries, ruled: true, alone, unkept: true };
}

/** The kinds that a word leads to at a table. */
export function kindsOf(word: Exclude<Word, "conduct">, game: Game, unkept: boolean): readonly Kind[] {
  return KINDS[word].filter((kind) => kind.unkept !== true || (unkept && game === "xiangqi"));
}

/** Something that a side says. */
function said(key: string, name: () => string, act: Act, board: OnBoard = "nothing"): Kind {
  const entries = (who: Who, shown: Shown) => [
    ...(board === "cycle" ? [find(shown.after), sheet(shown)] : []),
    { act, of: sideOf(who) },
  ];
  return { key, name, board, asks: "claims", entries, ruled: true };
}

/** Men were disturbed. */
const disturbed = (cause: Cause): Made =>
  cause === "first" || cause === "second"
    ? raise({ disturbance: { cause, shifts: [] } }, cause)
    : { act: { do: "raise", subject: { disturbance: { cause, shifts: [] } } } as Act };

/** What may have happened, by the word it is called with; the usual one first. */
export const KINDS: Record<Exclude<Word, "conduct">, readonly Kind[]> = {
  touch: [
    {
      key: "touched",
      name: () => say("web-table-touched"),
      board: "man",
      asks: "fault",
      entries: (who, { fen, squares }) => [
        find(fen),
        { act: { do: "touch", squares: squares.slice(0, 1) } as Act, of: sideOf(who) },
      ],
      ruled: false,
    },
    {
      key: "off_turn_touch",
      name: () => say("web-table-off-turn"),
      board: "man",
      asks: "fault",
      entries: (who, { fen, squares }) => [
        find(fen),
        raise({ off_turn_touch: { square: squares[0] ?? "" } }, sideOf(who), otherSide(sideOf(who))),
      ],
      ruled: true,
    },
  ],
  move: [
    wrong("illegal_move", () => say("web-table-illegal"), { illegal_move: { ply: 1 } }),
    wrong("changed_move", () => say("web-table-changed"), { changed_move: { ply: 1 } }),
    wrong("off_point", () => say("web-table-off-point"), { off_point: { ply: 1 } }),
    wrong("left_on", () => say("web-table-left-on"), { left_on: { ply: 1 } }),
    untold("extra_move", () => say("web-table-extra"), { extra_move: { ply: 1 } }),
    untold("several_moved", () => say("web-table-several"), { several_moved: { ply: 1, steps: [] } }),
    plain("refusal_to_move", () => say("desk-subject-refusal-to-move"), "refusal_to_move"),
  ],
  board: [
    {
      key: "disturbance",
      name: () => say("web-table-disturbed"),
      board: "position",
      asks: "cause",
      entries: (cause, { fen }) => [find(fen), disturbed(cause)],
      ruled: true,
      alone: { entries: (cause) => [disturbed(cause)], facts: SET_RIGHT },
    },
    plain("colours_reversed", () => say("desk-subject-colours-reversed"), "colours_reversed"),
    plain("refusal_to_restore", () => say("web-table-refuses-restore"), "refusal_to_restore"),
  ],
  clock: [
    plain("early_press", () => say("desk-subject-early-press"), "early_press"),
    plain("foreign_press", () => say("desk-subject-foreign-press"), "foreign_press"),
    plain("other_hand_press", () => say("desk-subject-other-hand-press"), "other_hand_press"),
    plain("hard_press", () => say("desk-subject-hard-press"), "hard_press"),
    plain("clock_handled", () => say("desk-subject-clock-handled"), { clock_handled: { deliberate: false } }),
    {
      key: "overstepped",
      name: () => say("desk-subject-overstepped"),
      board: "position-and-time",
      asks: "fault",
      entries: (who, { fen, left }) => [
        { act: { do: "find", fen, left: leftOf(sideOf(who), left ?? 0) } as Act },
        raise("overstepped", sideOf(who), otherSide(sideOf(who))),
      ],
      ruled: true,
    },
  ],
  claim: [
    said("repetition", () => say("web-table-repetition"), { do: "claim", claim: "repetition" } as Act, "cycle"),
    said("natural_limit", () => say("web-table-limit"), { do: "claim", claim: "natural_limit" } as Act),
    said("official_draw", () => say("web-table-official-draw"), { do: "claim", claim: "official_draw" } as Act),
    said("resign", () => say("web-table-resigns"), { do: "resign" } as Act),
  ],
};

/** What the clock showed: the flag of a side down, the other's time as it was read. */
function leftOf(side: Side, left: number) {
  return side === "first" ? { first: 0, second: left } : { first: left, second: 0 };
}

/** A breach of conduct that the book lists. */
export function conductKind(clause: string, means: string): Kind {
  return plain(clause, () => means, { conduct: { clause } });
}

/** Conduct that the book does not list, in the words of whoever enters it. */
export function unlistedKind(what: string): Kind {
  return plain("unlisted", () => say("web-table-unlisted", { what }), { unlisted_conduct: { what } });
}

/** The ruling on the matter that the entries bring up, or on the one that comes first. */
export function ruling(facts: Facts, matter: number | null): Made {
  return { act: { do: "rule", facts, ...(matter === null ? {} : { matter }) } as Act };
}
