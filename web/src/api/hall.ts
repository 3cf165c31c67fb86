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
}

export interface GameView {
  readonly board: number;
  /** Who has which side, by number. */
  readonly players: Both<number>;
  readonly verdict?: Verdict;
  readonly confirmed: boolean;
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
}

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
  /** Whether the chief arbiter has verified the table, where the server says. */
  readonly verified?: boolean;
}

export interface Seat {
  readonly game: GameId;
  readonly side: SideName;
}

export interface EventSeen {
  readonly id: string;
  readonly no: number;
  readonly name?: string | null;
  readonly sections: readonly SectionView[];
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
export type PaperName = SheetName | "slips" | "records" | "cards";

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
  | { announce: { round: number; clauses: readonly { key: string; value: boolean | number | string }[] } }
  | { enter: PlayerEntry }
  | { draw: { section: string; seed: number } }
  | { pair: { section: string; seed: number; wishes?: readonly unknown[]; reason?: string } }
  | { discard: { section: string } }
  | { publish: { section: string } }
  | { close: { section: string } }
  | { verify: { section: string } }
  | { finish: { section: string } }
  | { award_prizes: { section: string } }
  | { withdraw: { player: number; reason?: string; accepted: boolean } }
  | { result: GameRef & { outcome: ResultWord; agreed?: boolean; reported_by?: SideName; correct?: boolean } };

export type CallAct =
  { raise: { game: GameId; topic: Topic } } | { take: { call: number } } | { finish: { call: number } };

export type OfficeAct =
  | { appoint: { person: string; name: string; office: { post: Post; sections?: readonly string[] } } }
  | { dismiss: { person: string; post: Post; why: string } };

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
