import type { Act, Cause, Facts, Incident, Made, Side, View } from "../api/schema.ts";
import { pieceName } from "../board/names.ts";
import { letterOf } from "../game/fen.ts";
import { otherSide, type Game, type Piece, type Point } from "../game/game.ts";
import { say } from "../words/words.svelte.ts";
import { dutyOf, dutyTold, manIn } from "./duty.ts";
import { boardOf } from "./shown.ts";

/** One of the six words that a patrol begins with. */
export type Word = "touch" | "move" | "board" | "clock" | "claim" | "conduct";

/** What has to be shown on the board before something can be ruled on. */
export type OnBoard =
  | "nothing"
  /** Men that were touched, in their order. */
  | "men"
  /** A move as it was made. */
  | "wrong-move"
  /** A move, and where its man went then. */
  | "changed-move"
  /** Two men that were moved. */
  | "two-moves"
  /** A man, and the points between which it was put. */
  | "off-point"
  /** Men that were displaced, as far as somebody knows. */
  | "astray"
  | "position-and-time"
  | "cycle";

/** What was shown on the board. */
export interface Shown {
  /** The position as it stands, or as it stood before the wrong move or the cycle. */
  readonly fen: string;
  /** Whether it is the one that the desk knows, so that nothing has to be said of it. */
  readonly known: boolean;
  /** Men that were touched. */
  readonly squares: readonly Point[];
  /** Whether they were touched at once. */
  readonly together: boolean;
  /** Moves that were made from there, or men that were displaced, by coordinates. */
  readonly moves: readonly string[];
  /** Points between which a man was put. */
  readonly points: readonly Point[];
  /** The position after them. */
  readonly after: string;
  /** How often they were played in a row; 0 if it is not said yet. */
  readonly times: number;
  /** The time that the side not at fault has left, in milliseconds, where it was read off the clock. */
  readonly left: number | null;
  /** Whether the clock was pressed after the move, where that makes it one. */
  readonly pressed: boolean;
  /** What may be played in the position, by coordinates. */
  readonly legal: readonly string[];
}

/** Who is at fault, who claims, or who caused it. */
export type Who = Cause;

/** What the desk knows of the table. */
export type Known = Pick<View, "ply" | "clock">;

/** How something is told of a board that nobody kept, without showing it. */
export interface Alone {
  readonly entries: (who: Who, man: Piece | null, known: Known) => readonly Made[];
  /** The facts that are then taken for granted. */
  readonly facts: Facts;
  /** Whether it is asked which man it was. */
  readonly asksMan?: boolean;
  /** What happened as it is said aloud, where that is more than its name; with the name of the side. */
  readonly happened?: (side: string, man: Piece | null) => string;
}

/** What happened, as it is told at a table, and the entries that it becomes. */
export interface Kind {
  readonly key: string;
  readonly name: () => string;
  readonly board: OnBoard;
  /** Who is asked for: the side at fault, the side that claims, whoever caused it, or nobody, since it is nobody's fault alone. */
  readonly asks: "fault" | "claims" | "cause" | "nobody";
  /** How it is asked for, where there is a plainer question. */
  readonly question?: () => string;
  readonly entries: (who: Who, shown: Shown, known: Known) => readonly Made[];
  /** Whether an official rules on it, or only if the desk finds something in it. */
  readonly ruled: boolean | "if-found";
  /** The side whose it is, where what was shown tells; nothing if it has to be asked. */
  readonly tells?: (shown: Shown) => Side | null;
  /** What happened as it is said aloud, where what was shown says more than its name; with the name of the side. */
  readonly happened?: (shown: Shown, side: string) => string;
  /** What it binds a side to where nobody has to rule on it, in words, with the name of the side. */
  readonly binds?: (who: Who, shown: Shown, side: string) => readonly string[];
  /** To which ply of what the desk knows it goes back, where a book leaves it to the official. */
  readonly backTo?: (shown: Shown, known: Known) => number;
  /** The facts that are taken for granted by what was shown. */
  readonly granted?: (shown: Shown) => Facts;
  /** How it is told of a board that nobody kept, without showing it. */
  readonly alone?: Alone;
  /** The game in which it is asked for, if it is only one. */
  readonly game?: Game;
  /** The words of a breach of conduct, by which it is known again. */
  readonly means?: string;
  /** Whether a board that is kept tells it by itself. */
  readonly keptTells?: boolean;
}

const raise = (subject: Incident, against: Side, of?: Side): Made => ({
  act: { do: "raise", subject, against } as Act,
  ...(of === undefined ? {} : { of }),
});
const sideOf = (who: Who): Side => (who === "second" ? "second" : "first");
const find = (fen: string): Made => ({ act: { do: "find", fen } as Act });
/** How the board was found, where the desk does not know it. */
const standing = ({ fen, known }: Shown): readonly Made[] => (known ? [] : [find(fen)]);
const sheet = ({ fen, moves, times }: Shown): Made => ({
  act: { do: "sheet", moves, start: fen, ...(times > 1 ? { times } : {}) } as Act,
});
/** Whose turn it is in a position. */
const turnIn = (fen: string): Side => (fen.split(" ")[1] === "b" ? "second" : "first");
/** The desk goes back to what stood before what was shown. */
const before = ({ known }: Shown, { ply }: Known): number => (known ? ply : 0);

/** The players put it right themselves. */
const SET_RIGHT: Facts = { set_right: true };

/** A fault that its subject says by itself. */
function plain(key: string, name: () => string, subject: Incident): Kind {
  const entries = (who: Who) => [raise(subject, sideOf(who))];
  return { key, name, board: "nothing", asks: "fault", entries, ruled: true };
}

/** A fault of which only books of Xiangqi have something to say. */
const inXiangqi = (kind: Kind): Kind => ({ ...kind, game: "xiangqi" });

/** Both sit at the wrong men: nobody is asked whose fault it is. */
function reversed(name: () => string, game: Game): Kind {
  const entries = () => [{ act: { do: "raise", subject: "colours_reversed" } as Act }];
  return { key: "colours_reversed", name, board: "nothing", asks: "nobody", entries, ruled: true, game };
}

/** The side that made a move, if it moved its own man in its own turn; else somebody has to say who it was. */
function moverIn({ fen, moves }: Shown): Side | null {
  const turn = turnIn(fen);
  return boardOf(fen).get(moves[0]?.slice(0, 2) ?? "")?.side === turn ? turn : null;
}

/** A move as a side made it. */
const moved = (text: string, side: Side, how: object = {}): Made => ({
  act: { do: "move", text, ...how } as Act,
  of: side,
});

/** A fault in moving: what was made is shown, so that the desk finds it, or the players have put it right. */
function wrong(
  key: string,
  name: () => string,
  subject: Incident,
  board: OnBoard,
  made: (shown: Shown, side: Side) => readonly Made[],
): Kind {
  const entries = (who: Who, shown: Shown) => [...standing(shown), ...made(shown, sideOf(who))];
  // It is a move after all that are known: of those before, the desk would say what it knows.
  const unknown = ({ ply }: Known) =>
    Object.fromEntries(Object.entries(subject).map(([name, of]) => [name, { ...of, ply: ply + 1 }])) as Incident;
  const alone = (who: Who, _: Piece | null, known: Known) => [
    raise(unknown(known), sideOf(who), otherSide(sideOf(who))),
  ];
  return {
    key,
    name,
    board,
    asks: "fault",
    entries,
    ruled: true,
    tells: moverIn,
    backTo: (shown, known) => before(shown, known) + (board === "changed-move" ? 1 : 0),
    alone: { entries: alone, facts: SET_RIGHT },
    game: "xiangqi",
  };
}

const all = ({ moves }: Shown, side: Side) => moves.map((text) => moved(text, side));
const first = ({ moves }: Shown) => moves[0] ?? "";

/** A fault in either game; in chess it has to be shown. */
function inBoth(kind: Kind): readonly Kind[] {
  const { alone: _, ...shown } = kind;
  return [kind, { ...shown, game: "chess" }];
}

/** In chess a wrong move is one once the clock is pressed: at a kept board both are entered, else the record tells them. */
const CHESS_ILLEGAL: Kind = {
  ...wrong("illegal_move", () => say("web-table-illegal"), { illegal_move: { ply: 1 } }, "wrong-move", all),
  game: "chess",
  entries: (who, shown) => {
    const side = sideOf(who);
    if (!shown.known)
      return [find(shown.after), sheet(shown), raise({ illegal_move: { ply: 1 } }, side, otherSide(side))];
    return [...all(shown, side), ...(shown.pressed ? [{ act: { do: "press" } as Act, of: side }] : [])];
  },
};

/** The kinds that a word leads to at a table. */
export function kindsOf(word: Exclude<Word, "conduct">, game: Game): readonly Kind[] {
  return KINDS[word].filter((kind) => kind.game === undefined || kind.game === game);
}

/** The board as it stands after a cycle that was shown, and what led there. */
export const cycleFound = (shown: Shown): readonly Made[] => [find(shown.after), sheet(shown)];

/** Something that a side says. */
function said(
  key: string,
  name: () => string,
  act: Act,
  happened?: Kind["happened"],
  board: OnBoard = "nothing",
): Kind {
  const entries = (who: Who, shown: Shown) => [
    ...(board === "cycle" && shown.moves.length > 0 ? cycleFound(shown) : []),
    { act, of: sideOf(who) },
  ];
  const told = happened === undefined ? {} : { happened };
  return { key, name, board, asks: "claims", entries, ruled: true, keptTells: board === "cycle", ...told };
}

/** One side offered a draw, and the other said yes: where nobody kept the board the official is told of both at once. */
const AGREED_DRAW: Kind = {
  key: "agreed_draw",
  name: () => say("web-table-agreed-draw"),
  board: "nothing",
  asks: "claims",
  question: () => say("web-table-who-offered"),
  entries: (who) => [
    { act: { do: "offer" } as Act, of: sideOf(who) },
    { act: { do: "accept" } as Act, of: otherSide(sideOf(who)) },
  ],
  ruled: "if-found",
  happened: (_, side) => say("web-table-agreed-draw-by", { side }),
};

/** Which men were touched, as it is said aloud. */
const menTouched = ({ fen, squares }: Shown): string => squares.map((at) => manIn(fen, at)).join(say("web-pause"));

/** The letter of a man of Xiangqi as the desk writes it: of the two that are read for horse and elephant the other one. */
function deskLetter(man: Piece): string {
  const letter = letterOf("xiangqi", man);
  return ({ N: "H", n: "h", B: "E", b: "e" } as Record<string, string>)[letter] ?? letter;
}

/** A touch at a board that nobody kept: the man is enough. Whether it can serve is a fact that somebody tells. */
function byMan(offTurn: boolean): Alone {
  return {
    entries: (who, man) => {
      const men = man === null ? [] : [deskLetter(man)];
      const touch = { named_touch: { men, ...(offTurn ? { off_turn: true } : {}) } } as Incident;
      return [raise(touch, sideOf(who), otherSide(sideOf(who)))];
    },
    facts: {},
    asksMan: true,
    happened: (side, man) => {
      const men = say("web-table-that-man", { piece: man === null ? "" : pieceName("xiangqi", man) });
      return offTurn ? say("web-table-touched-off-turn", { side, men }) : say("web-table-touched-men", { side, men });
    },
  };
}

/** Men were disturbed. */
const disturbed = (cause: Cause): Made =>
  cause === "first" || cause === "second"
    ? raise({ disturbance: { cause, shifts: [] } }, cause)
    : { act: { do: "raise", subject: { disturbance: { cause, shifts: [] } } } as Act };

/** Men were displaced, and somebody knows which; a man that came to no other point was knocked off the board. */
function displaced(cause: Cause, moves: readonly string[]): Made {
  const isOff = (step: string) => step.slice(0, 2) === step.slice(2, 4);
  const off = moves.filter(isOff).map((step) => step.slice(0, 2));
  return { act: { do: "displace", cause, shifts: moves.filter((step) => !isOff(step)), off } as Act };
}

/** A man was touched. */
const TOUCHED: Kind = {
  key: "touched",
  name: () => say("web-table-touched"),
  board: "men",
  asks: "fault",
  entries: (who, shown) => {
    const order = shown.together && shown.squares.length > 1 ? { order: "together" } : {};
    return [...standing(shown), { act: { do: "touch", squares: shown.squares, ...order } as Act, of: sideOf(who) }];
  },
  ruled: "if-found",
  tells: ({ fen }) => turnIn(fen),
  happened: (shown, side) => say("web-table-touched-men", { side, men: menTouched(shown) }),
  binds: (who, { fen, squares, legal }, side) => dutyTold(fen, dutyOf(fen, squares, sideOf(who), legal), side),
  alone: byMan(false),
  game: "xiangqi",
};

/** What may have happened, by the word it is called with; the usual one first. */
export const KINDS: Record<Exclude<Word, "conduct">, readonly Kind[]> = {
  touch: [
    ...inBoth(TOUCHED),
    ...inBoth({
      key: "off_turn_touch",
      name: () => say("web-table-off-turn"),
      board: "men",
      asks: "fault",
      entries: (who, shown) => [
        ...standing(shown),
        raise({ off_turn_touch: { square: shown.squares[0] ?? "" } }, sideOf(who), otherSide(sideOf(who))),
      ],
      ruled: true,
      tells: ({ fen }) => otherSide(turnIn(fen)),
      happened: (shown, side) => say("web-table-touched-off-turn", { side, men: menTouched(shown) }),
      alone: byMan(true),
      game: "xiangqi",
    }),
  ],
  move: [
    wrong("illegal_move", () => say("web-table-illegal"), { illegal_move: { ply: 1 } }, "wrong-move", all),
    CHESS_ILLEGAL,
    ...inBoth(wrong("changed_move", () => say("web-table-changed"), { changed_move: { ply: 1 } }, "changed-move", all)),
    wrong(
      "off_point",
      () => say("web-table-off-point"),
      { off_point: { ply: 1 } },
      "off-point",
      (shown, side) => [moved(first(shown), side, { between: shown.points })],
    ),
    ...inBoth(
      wrong(
        "left_on",
        () => say("web-table-left-on"),
        { left_on: { ply: 1 } },
        "wrong-move",
        (shown, side) => [moved(first(shown), side, { left_on: true })],
      ),
    ),
    {
      ...wrong("extra_move", () => say("web-table-extra"), { extra_move: { ply: 1 } }, "wrong-move", all),
      tells: ({ fen, moves }) => boardOf(fen).get(moves[0]?.slice(0, 2) ?? "")?.side ?? null,
    },
    wrong(
      "several_moved",
      () => say("web-table-several"),
      { several_moved: { ply: 1, steps: [] } },
      "two-moves",
      (shown, side) => [moved(first(shown), side, { also: shown.moves.slice(1) })],
    ),
    inXiangqi(plain("refusal_to_move", () => say("desk-subject-refusal-to-move"), "refusal_to_move")),
  ],
  board: [
    {
      key: "disturbance",
      name: () => say("web-table-disturbed"),
      board: "astray",
      asks: "cause",
      entries: (cause, shown) => [
        ...standing(shown),
        shown.moves.length > 0 ? displaced(cause, shown.moves) : disturbed(cause),
      ],
      ruled: true,
      backTo: before,
      // What an official sets up, and nobody says more of, is what all agree on.
      granted: ({ known, moves }) => (!known && moves.length === 0 ? SET_RIGHT : {}),
      happened: (_, who) => say("web-table-disturbed-by", { who }),
      alone: {
        entries: (cause) => [disturbed(cause)],
        facts: SET_RIGHT,
        happened: (who) => say("web-table-disturbed-by", { who }),
      },
    },
    reversed(() => say("desk-subject-colours-reversed"), "xiangqi"),
    reversed(() => say("web-table-colours-chess"), "chess"),
    inXiangqi(plain("refusal_to_restore", () => say("web-table-refuses-restore"), "refusal_to_restore")),
  ],
  clock: [
    plain("early_press", () => say("desk-subject-early-press"), "early_press"),
    inXiangqi(plain("foreign_press", () => say("desk-subject-foreign-press"), "foreign_press")),
    plain("other_hand_press", () => say("desk-subject-other-hand-press"), "other_hand_press"),
    plain("hard_press", () => say("desk-subject-hard-press"), "hard_press"),
    plain("clock_handled", () => say("web-table-clock-touched"), { clock_handled: { deliberate: false } }),
    plain("clock_meddled", () => say("web-table-clock-meddled"), { clock_handled: { deliberate: true } }),
    {
      key: "overstepped",
      name: () => say("desk-subject-overstepped"),
      board: "nothing",
      asks: "fault",
      entries: (who, _, known) => overstepped(sideOf(who), known),
      ruled: true,
      game: "xiangqi",
    },
    {
      // Whether the other side can still mate decides in chess.
      key: "overstepped",
      name: () => say("desk-subject-overstepped"),
      board: "position-and-time",
      asks: "fault",
      entries: (who, { fen, known: isKnown, left }, known) => {
        const [side, raised] = [sideOf(who), raise("overstepped", sideOf(who), otherSide(sideOf(who)))];
        if (!isKnown) return [{ act: { do: "find", fen, left: shownLeft(side, left ?? 0) } as Act }, raised];
        const set = overstepped(side, known);
        return set.length > 1 ? [...set, raised] : set;
      },
      ruled: true,
      game: "chess",
      keptTells: true,
    },
  ],
  claim: [
    said(
      "repetition",
      () => say("web-table-repetition"),
      { do: "claim", claim: "repetition" } as Act,
      undefined,
      "cycle",
    ),
    said("natural_limit", () => say("web-table-limit"), { do: "claim", claim: "natural_limit" } as Act),
    AGREED_DRAW,
    said(
      "official_draw",
      () => say("web-table-official-draw"),
      { do: "claim", claim: "official_draw" } as Act,
      (_, who) => say("web-table-says", { who, what: say("web-table-official-draw") }),
    ),
    {
      ...said(
        "resign",
        () => say("web-table-resigns"),
        { do: "resign" } as Act,
        (_, who) => say("web-table-says", { who, what: say("web-table-resigns") }),
      ),
      question: () => say("web-table-who-resigns"),
    },
  ],
};

/** What the clock showed: the flag of a side down, the other's time as it was read. */
function shownLeft(side: Side, left: number) {
  return side === "first" ? { first: 0, second: left } : { first: left, second: 0 };
}

/** A flag is down: the desk's clock is set as the one on the table, and finds it; what it has found already is raised. */
function overstepped(side: Side, { clock }: Known): readonly Made[] {
  const other = otherSide(side);
  if (clock == null || clock.flags[side]) return [raise("overstepped", side, other)];
  return [
    { act: { do: "set_clock", left: shownLeft(side, clock.left[other]) } as Act },
    { act: { do: "start_clock", side } as Act },
  ];
}

/** A breach of conduct that the book lists. */
export function conductKind(clause: string, means: string): Kind {
  return { ...plain(clause, () => means, { conduct: { clause } }), means };
}

/** Conduct that the book does not list, in the words of whoever enters it. */
export function unlistedKind(what: string): Kind {
  return {
    ...plain("unlisted", () => say("web-table-unlisted", { what }), { unlisted_conduct: { what } }),
    happened: (_, who) => say("web-table-unlisted-by", { who, what }),
    means: what,
  };
}

/** The kind that was chosen, by what is kept of it. */
export function kindBy(word: Word, key: string, means: string, game: Game): Kind | undefined {
  if (word === "conduct") return key === "unlisted" ? unlistedKind(means) : conductKind(key, means);
  return kindsOf(word, game).find((kind) => kind.key === key);
}

/** The ruling on the matter that the entries bring up, or on the one that comes first. */
export function ruling(facts: Facts, matter: number | null): Made {
  return { act: { do: "rule", facts, ...(matter === null ? {} : { matter }) } as Act };
}
