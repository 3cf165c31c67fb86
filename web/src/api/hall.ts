/** What the server tells of an event: the form of its answers. */

/** A side as the server names it. */
export type SideName = "first" | "second";

/** Something of both sides. */
export interface Both<T> {
  readonly first: T;
  readonly second: T;
}

/** A game of an event: the same name for ever. */
export interface GameId {
  readonly section: string;
  readonly round: number;
  readonly table: number;
  readonly board: number;
  readonly game: number;
}

export interface EventLine {
  readonly id: string;
  readonly name?: string;
  readonly no: number;
}

export interface Verdict {
  readonly outcome: "first_wins" | "second_wins" | "draw" | "both_lose";
  readonly form: string;
  readonly reason?: unknown;
}

/** A result in one word, as an order gives it. */
export type ResultWord = "first_wins" | "second_wins" | "draw" | "first_absent" | "second_absent" | "both_absent";

export interface Entrant {
  readonly id: number;
  readonly name: string;
  readonly club?: string;
  readonly title?: string;
  readonly rating?: number;
  /** They play no more. */
  readonly gone?: boolean;
  /** The year of birth, and whether a woman, where it may be seen. */
  readonly born?: number;
  readonly woman?: boolean;
  /** The deposit that is held, where it may be seen. */
  readonly deposit?: string;
  /** The members of a team, by number. */
  readonly members?: readonly number[];
}

export interface GameView {
  readonly board: number;
  /** Who has which side, by number. */
  readonly players: Both<number>;
  /** Who plays for the two teams. */
  readonly persons?: Both<number>;
  readonly verdict?: Verdict;
  readonly confirmed: boolean;
  /** What each side has reported, for whoever may know before it is confirmed. */
  readonly reported?: Both<"first_wins" | "second_wins" | "draw" | null>;
  /** Whether an appeal about it is open. */
  readonly appealed?: boolean;
  /** Whether its moves are kept. */
  readonly kept?: boolean;
}

export interface TableLine {
  readonly table: number;
  readonly first: number;
  readonly second: number;
  readonly games: readonly GameView[];
}

export interface RoundView {
  readonly number: number;
  readonly status: "draft" | "published" | "closed";
  readonly tables: readonly TableLine[];
  readonly byes: readonly number[];
  /** Who is on leave, where the server says. */
  readonly leaves?: readonly number[];
  /** When it began. */
  readonly begun?: number;
}

/** How a stage is played. */
export type SystemName = "swiss" | "round_robin" | "double_round_robin" | "league" | "knockout" | "double_knockout";

export interface SectionView {
  readonly id: string;
  readonly name: string;
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly RoundView[];
  readonly final_table?: readonly unknown[] | null;
  /** Whether the numbers of the stage are drawn, where the server says. */
  readonly drawn?: boolean;
  /** How many rounds the stage has, where the server says. */
  readonly rounds_planned?: number | null;
  /** Whether all rounds of all stages have been played, where the server says. */
  readonly over?: boolean;
  /** Whether the chief arbiter has verified the table, where the server says. */
  readonly verified?: boolean;
  /** How its stages are played. */
  readonly systems?: readonly SystemName[];
  /** The stage that has begun last, from 0. */
  readonly stage?: number;
  /** How many boards a team has; nothing where players play for themselves. */
  readonly boards?: number | null;
  /** The persons of a section of teams. */
  readonly people?: readonly Entrant[];
  /** The line-ups that were handed in. */
  readonly line_ups?: readonly { readonly team: number; readonly round: number; readonly boards: readonly number[] }[];
}

export interface Seat {
  readonly game: GameId;
  readonly side: SideName;
}

/** Something announced, as it is shown. */
export interface NoticeView {
  readonly id: number;
  readonly text: string;
  /** For which section; for all if it is not said. */
  readonly section?: string | null;
  readonly at: number;
  readonly by: string;
  /** From when on it is shown no more. */
  readonly until?: number | null;
}

export type NoticeAct =
  | { readonly put_up: { readonly text: string; readonly section?: string; readonly until?: number } }
  | { readonly take_down: { readonly notice: number } };

export interface EventSeen {
  readonly id: string;
  readonly no: number;
  readonly name?: string | null;
  readonly sections: readonly SectionView[];
  /** What was announced, newest last. */
  readonly notices?: readonly NoticeView[];
  readonly me: {
    readonly person?: string;
    readonly name?: string;
    readonly offices: readonly string[];
    readonly seat?: Seat;
  };
  readonly laws: readonly {
    readonly section: string;
    readonly book?: string;
    readonly chess: boolean;
    readonly sides: Both<string>;
    readonly reports: boolean;
  }[];
  readonly now: number;
}

export type Cell = string | number;

/** A table as data, worded in the reader's language. */
export interface Sheet {
  readonly title: string;
  readonly columns: readonly {
    readonly key?: string;
    readonly heading: Cell;
    readonly align: "by_kind" | "start";
  }[];
  readonly rows: readonly (readonly Cell[])[];
  readonly foot: string;
}

export type SheetName = "entries" | "pairings" | "by_name" | "standings" | "cross" | "prizes";
export type PaperName = SheetName | "slips" | "records" | "cards" | "check_in" | "boards" | "team_sheets" | "bracket";

/** What came of a request. */
export interface Taken {
  readonly first: number;
  readonly last: number;
  readonly told: readonly string[];
  readonly notes: readonly string[];
}

export interface CallLine {
  readonly id: number;
  readonly game: GameId;
  readonly at: number;
  readonly topic: Topic;
  readonly to?: string | null;
  readonly state: "waiting" | { readonly taken: { readonly by: string; readonly at: number } };
  readonly about: string;
  readonly players: Both<string>;
}

export type Topic = "touch" | "move" | "board" | "clock" | "claim" | "record" | "conduct" | "result" | "other";

export type Post =
  "witness" | "referee" | "section_head" | "deputy" | "chief" | "committee" | "staff" | "director" | "organiser";

export interface OfficialLine {
  readonly person: string;
  readonly name: string;
  readonly offices: readonly { readonly post: Post; readonly sections?: readonly string[] }[];
  readonly tables: readonly { readonly section: string; readonly from: number; readonly to: number }[];
  readonly away: boolean;
  /** The offices in words. */
  readonly posts: readonly string[];
}

export interface DutiesSeen {
  readonly round: number;
  readonly duties: readonly { readonly duty: string; readonly stage: string; readonly done?: unknown }[];
  /** The same in words, row by row. */
  readonly told: Sheet;
  readonly begun?: { readonly at: number } | null;
}

/** Somebody to be entered; what a sheet says beside these is kept and sent back as it came. */
export interface PlayerEntry {
  readonly name: string;
  readonly section: string;
  readonly club?: string;
  readonly rating?: number;
  readonly [more: string]: unknown;
}

export interface EntryRow {
  readonly row: number;
  readonly player: PlayerEntry;
  readonly fault?: string;
}

/** A game as an order names it: the round that is being played, if none is said. */
export interface GameRef {
  readonly section: string;
  readonly round?: number;
  readonly table: number;
  readonly board?: number;
  readonly game?: number;
}

/** An order of the event: those that pages give. */
export type Command =
  | { announce: { round: number; clauses: readonly { key: string; value: TermValue }[]; instead?: boolean } }
  | { amend_charter: { charter: Charter; reason: string } }
  | { enter: PlayerEntry }
  | { draw: { section: string; seed: number } }
  | { enter_team: { name: string; section: string; club?: string; members: readonly number[] } }
  | { line_up: { team: number; round: number; boards: readonly number[] } }
  | { pay: { player: number; what: Payment; amount: string } }
  | { disqualify: { player: number; reason: string } }
  | { ask_leave: { player: number; round: number; consents: { director?: boolean; chief?: boolean } } }
  | { rapid_game: GameRef & { outcome: ResultWord; swapped?: boolean } }
  | { play_off: { section: string; order: readonly number[] } }
  | { end_early: { section: string; reason: string } }
  | { ask_bye: { player: number; round: number } }
  | { amend_team: { team: number; to: { name?: string; club?: string }; reason: string } }
  | { return_deposits: { section: string } }
  | { pair: { section: string; seed: number; wishes?: readonly unknown[]; reason?: string } }
  | { discard: { section: string } }
  | { publish: { section: string } }
  | { close: { section: string } }
  | { verify: { section: string } }
  | { finish: { section: string } }
  | { award_prizes: { section: string } }
  | { withdraw: { player: number; reason?: string; accepted: boolean } }
  | { amend_entry: { player: number; to: Amendment; reason: string } }
  | { remove_entry: { player: number; reason: string } }
  | { reinstate: { player: number; reason: string } }
  | { take_back: { section: string; what: TakenBack; round?: number; reason: string } }
  | {
      result: GameRef & {
        outcome: ResultWord;
        agreed?: boolean;
        reported_by?: SideName;
        correct?: boolean;
        reason?: string;
      };
    };

/** What of an entry is said anew; an empty text and a rating of 0 take away. */
export interface Amendment {
  readonly name?: string;
  readonly section?: string;
  readonly club?: string;
  readonly rating?: number;
  readonly born?: number;
  readonly woman?: boolean;
}

/** What can be taken back. */
export type TakenBack = "draw" | "round" | "close" | "end" | "finish";

export type CallAct =
  { raise: { game: GameId; topic: Topic } } | { take: { call: number } } | { finish: { call: number } };

export type OfficeAct =
  | { appoint: { person: string; name: string; office: { post: Post; sections?: readonly string[] } } }
  | { dismiss: { person: string; post: Post; why: string } }
  | { assign: { person: string; tables: readonly { section: string; from: number; to: number }[] } }
  | { step_out: { person: string } }
  | { come_back: { person: string } };

/** What is paid, or given back. */
export type Payment = "fee" | "deposit" | "deposit_returned" | "deposit_kept";

/** A round as it would be, and what it breaks. */
export interface PairingPreview {
  readonly pairs: readonly Both<number>[];
  readonly byes: readonly number[];
  readonly told: readonly string[];
  readonly refused?: string | null;
}

/** What a line of the log is about. */
export type LogKind = "charter" | "entry" | "pairing" | "result" | "appeal" | "desk" | "call" | "office" | "duty";

/** A line of the log, in words. */
export interface LogLine {
  readonly no: number;
  readonly at: number;
  readonly who: string;
  readonly kind: LogKind;
  readonly section?: string | null;
  readonly game?: GameId | null;
  readonly text: string;
  readonly under: readonly string[];
}

export interface LogPart {
  readonly lines: readonly LogLine[];
  /** The number of the last line of the event. */
  readonly last: number;
}

/** Where somebody in a tie comes from. */
export type Origin = { readonly winner: number } | { readonly loser: number } | { readonly again: number };

/** A pair of a bracket, met or not yet. */
export interface Tie {
  readonly tie: number;
  /** How far along the plan it is, from 0. */
  readonly level: number;
  readonly players: readonly (number | null)[];
  /** Who goes on from it. */
  readonly winner?: number | null;
  /** Whether somebody has no opponent in it. */
  readonly empty: boolean;
  readonly from: readonly (Origin | null)[];
  readonly round?: number;
  readonly table?: number;
}

export interface BracketSeen {
  readonly ties: readonly Tie[];
}

/** A game that was kept, as anybody may see it. */
export interface TableSeen {
  readonly no: number;
  readonly game: GameId;
  readonly players: Both<string>;
  readonly verdict?: Verdict | null;
  readonly board?: {
    readonly fen: string;
    readonly moves: readonly string[];
    readonly turn: SideName;
    readonly left?: Both<number> | null;
    /** What stood on the board before the first of the moves, where the server says. */
    readonly start?: string | null;
  } | null;
  /** What officials see of its desk: when the game began. */
  readonly desk?: { readonly started?: number | null } | null;
  readonly now: number;
}

export interface DutyOf {
  readonly section: string;
  readonly round: number;
  readonly duty: string;
}
export type DutyAct = { done: DutyOf } | { undone: DutyOf } | { begin: { section: string; why?: string } };

/** Something found in a charter; a fault keeps the event from being opened. */
export interface Finding {
  readonly weight: "fault" | "gap" | "note" | string;
  readonly text: string;
}

/** A rulebook that an event can be held under. */
export interface BookChoice {
  readonly id: string;
  readonly title: string;
  readonly game: "xiangqi" | "chess";
  /** The book it amends, if it is a supplement. */
  readonly over?: string;
  /** Whether it says how games are arbitrated, and not only how repetition is judged. */
  readonly desk: boolean;
}

/** What a ruling or an appeal is about, as one file. */
export interface CaseSeen {
  readonly id: number;
  readonly game?: GameId | null;
  readonly at: number;
  readonly state: "hearing" | "ruled" | "appealed" | "sealed" | "decided" | "withdrawn" | "lapsed";
  /** Nobody can decide it again. */
  readonly final: boolean;
  readonly deadlines: readonly Deadline[];
  /** The same in words. */
  readonly told: {
    readonly title: string;
    readonly players?: string | null;
    readonly about: string;
    readonly state: string;
    readonly deadlines: readonly string[];
    readonly hearings: readonly {
      readonly before: string;
      readonly appeal?: string | null;
      readonly statements: readonly string[];
      readonly evidence: readonly string[];
      readonly facts: readonly string[];
      readonly ruling?: string | null;
      readonly decision?: string | null;
    }[];
  };
}

export interface Deadline {
  readonly what: "write" | "decide" | "resume";
  readonly until: number;
  readonly under: readonly unknown[];
  readonly passed: boolean;
  readonly soon: boolean;
}

/** What an appeal rests on. */
export type AppealGround = "unlawful" | "procedure" | "rule" | "facts";

/** An act in a case: those that pages do. */
export type CaseAct =
  | { state: { case: number; text: string } }
  | {
      appeal: {
        of: { case: number } | { matter: { game: GameId; matter: number } };
        /** Whose it is, where an official writes it down. */
        by?: { side: SideName };
        grounds: readonly AppealGround[];
        deposit?: number;
        text?: string;
      };
    }
  | { refer: { case: number } }
  | { write: { case: number; text: string } }
  | { withdraw: { case: number; why: string } }
  | { decide: { case: number; upheld: boolean; why: string; erred?: boolean } }
  | { resume: { case: number } };

/** What a term is set to. */
export type TermValue = boolean | number | string;

/** What a layer says of a term, in words. */
export interface TermTold {
  readonly value: string;
  readonly layer: string;
  readonly under: readonly string[];
}

/** A term that holds: by which layer, and what lower layers say otherwise. */
export interface TermLine {
  readonly key: string | { readonly other: string };
  readonly term: string;
  readonly value: TermValue;
  readonly expects: "number" | "flag" | "anything" | { readonly word: readonly string[] };
  readonly layer: string | { readonly announcement: { readonly round: number } };
  readonly told: TermTold;
  readonly overruled: readonly TermTold[];
  /** What was announced of it for a later round. */
  readonly later?: { readonly round: number; readonly value: string };
}

/** Who a prize of a category is for. */
export interface Among {
  readonly women?: boolean;
  readonly born_from?: number | null;
  readonly born_until?: number | null;
  readonly rating_until?: number | null;
  readonly [more: string]: unknown;
}

export interface Prize {
  readonly section?: string | null;
  readonly place: number;
  readonly name: string;
  /** The money in it, as it is written. */
  readonly money?: string;
  readonly among?: Among;
}

export interface Prizes {
  readonly sharing?: "divide" | "full";
  readonly one_each?: boolean;
  readonly list?: readonly Prize[];
  readonly [more: string]: unknown;
}

export interface CharterRules {
  readonly clauses?: readonly {
    readonly key: string;
    readonly value?: TermValue | null;
    readonly [more: string]: unknown;
  }[];
  readonly [more: string]: unknown;
}

interface CharterFormat {
  readonly stages?: readonly {
    readonly system: SystemName;
    readonly rounds?: number | null;
    readonly [more: string]: unknown;
  }[];
  readonly [more: string]: unknown;
}

/** A charter: what pages change of it; the rest is sent back as it came. */
export interface Charter {
  readonly name?: string | null;
  readonly organiser?: string | null;
  readonly schedule?: {
    readonly first_day: string;
    readonly last_day?: string | null;
    readonly [more: string]: unknown;
  } | null;
  readonly venue?: { readonly place: string; readonly [more: string]: unknown } | null;
  readonly sections?: readonly {
    readonly id: string;
    readonly name: string;
    readonly rules?: CharterRules | null;
    readonly format?: CharterFormat | null;
    readonly [more: string]: unknown;
  }[];
  readonly format?: CharterFormat | null;
  readonly rules?: CharterRules | null;
  readonly recording?: boolean | null;
  readonly enforcement?: "watched" | "patrol" | null;
  readonly confirmation?: "player" | "referee" | null;
  readonly prizes?: Prizes | null;
  readonly [more: string]: unknown;
}

/** The charter of an event, and what holds in a section by it. */
export interface KeptCharter {
  readonly charter: Charter;
  readonly terms: readonly TermLine[];
}
