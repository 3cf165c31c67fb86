/**
 * What the server tells of an event, and what it is told: the types it gives of itself, under the names that pages use. What a
 * page narrows (the commands it gives, what a charter keeps as it came) is said here, and nothing is written a second time.
 */

import type * as server from "./schema.ts";

export type {
  BoardsSeen,
  BracketSeen,
  CallLine,
  CaseSeen,
  Cell,
  Criterion,
  DutiesSeen,
  Entrant,
  EntryRow,
  EventLine,
  EventSeen,
  FindingLine as Finding,
  GameView,
  LeaveView,
  LogKind,
  LogLine,
  LogSeen as LogPart,
  NoticeView,
  OfficialLine,
  Origin,
  Post,
  Prize,
  Prizes,
  RoundView,
  RulingSeen,
  SectionView,
  Sheet,
  TableLine,
  TableSeen,
  TableView,
  TakenLine as Taken,
  TermLine,
  TermTold,
  TieSeen as Tie,
  Topic,
  Verdict,
} from "./schema.ts";

/** A side as the server names it. */
export type SideName = server.Side;

/** Something of both sides. */
export interface Both<T> {
  readonly first: T;
  readonly second: T;
}

/** A game of an event: the same name for ever. */
export type GameId = Required<server.GameId>;
/** The same as the server writes it: the first game of the first board where it says nothing else. */
export type GameNamed = server.GameId;
export type Seat = server.Seat;

/** A result in one word, as a page enters it. */
export type ResultWord = Exclude<server.ResultWord, "forced_draw" | "both_lose">;

/** How a stage is played. */
export type SystemName = server.System;

export type PaperName = Exclude<server.Paper, "terms" | "explain">;
/** What is shown as a table, and not on paper alone. */
export type SheetName = Extract<PaperName, "entries" | "pairings" | "by_name" | "standings" | "cross" | "prizes">;

/** Somebody to be entered, as a sheet says. */
export type PlayerEntry = server.EnteredPlayer;

/** An order of the event. */
export type Command = server.Command;
/** What can be taken back. */
export type TakenBack = "draw" | "round" | "close" | "end" | "finish";
/** What is paid by hand, or given back. */
export type Payment = Extract<server.Payment, "fee" | "deposit" | "deposit_returned" | "deposit_kept">;
export type { CallAct, CaseAct, DutyAct, NoticeAct, OfficeAct } from "./schema.ts";

/** A round as it would be, and what it breaks. */
export type PairingPreview = server.WouldBe;

/** A rulebook that an event can be held under. */
export type BookChoice = server.BookLine;

export type Deadline = server.CaseDue;

/** What an appeal can rest on; that a rule was not known is no ground. */
export type AppealGround = Exclude<server.AppealGround, "ignorance">;

/** The name of a term, and what it is set to. */
export type TermKey = server.Key;
export type TermValue = server.Value;

/** Who a prize of a category is for. */
export type Among = server.Eligibility;
export type CharterRules = server.Rules;
export type { Charter, KeptCharter } from "./schema.ts";
