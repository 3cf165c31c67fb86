// Written by `npm run types` from what the server says of itself.

export interface paths {
    readonly "/api/v1/accounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All accounts. */
        readonly get: operations["accounts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/accounts/sign-out": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign somebody out everywhere. */
        readonly post: operations["signOtherOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Invitations not used yet. */
        readonly get: operations["invitations"];
        readonly put?: never;
        /** Make a one-time invitation. */
        readonly post: operations["invite"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/invitations/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Withdraw an invitation. */
        readonly post: operations["withdraw"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/join": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make an account by an invitation, and sign in. */
        readonly post: operations["join"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/judge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What rulebooks say of a game. */
        readonly post: operations["judge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who is signed in. */
        readonly get: operations["me"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/positions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** How a game stands, and what may be played. */
        readonly post: operations["position"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/rulebooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The rulebooks. */
        readonly get: operations["rulebooks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/rulebooks/{book}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A rulebook, article by article. */
        readonly get: operations["rulebook"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/sign-in": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign in. */
        readonly post: operations["signIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/sign-out": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign out here. */
        readonly post: operations["signOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/sign-out-everywhere": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign out everywhere. */
        readonly post: operations["signOutEverywhere"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/healthz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the server answers. */
        readonly get: operations["health"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An account, as directors see it. */
        readonly AccountLine: {
            /** @description Whether this is a director of the house. */
            readonly director: boolean;
            /** @description Its id. */
            readonly id: string;
            /**
             * Format: uint64
             * @description When it was made, in milliseconds.
             */
            readonly made_at: number;
            /** @description The name to sign in with. */
            readonly name: string;
        };
        /** @description What the rulebook does now. */
        readonly ActionData: "none" | "warn_red" | "warn_black" | "warn_both" | "rule";
        /** @description A move that may be played. */
        readonly AllowedLine: {
            /** @description By coordinates. */
            readonly step: string;
            /** @description In every notation of the game, the one of the reader's language first. */
            readonly texts: readonly string[];
        };
        /** @description How a reply ended a chase. */
        readonly Answer: "moved" | "blocked" | "unscreened" | "rooted" | "takes_back" | "pinned";
        /** @description A ruling on either game. */
        readonly AnyRuling: components["schemas"]["RulingData"] | components["schemas"]["ChessRulingData"];
        /** @description What was taken for granted, since a record does not tell. */
        readonly Assumption: "no_warning" | "request" | "score_kept";
        /** @description A written rulebook by its id: `xqef-2022`. */
        readonly Book: string;
        /** @description A rulebook. */
        readonly BookLine: {
            /** @description Whether a game can be kept at a desk under it. */
            readonly desk: boolean;
            /** @description The game it is about. */
            readonly game: string;
            /** @description Its id. */
            readonly id: string;
            /** @description The book it supplements. */
            readonly over?: string | null;
            /** @description What its text leaves open. */
            readonly settings: readonly components["schemas"]["SettingLine"][];
            /** @description What it is called. */
            readonly title: string;
            /** @description How many units it has, and how many of them cases prove. */
            readonly units: components["schemas"]["Proved"];
        };
        /** @description A rulebook with all its units. */
        readonly BookPage: {
            /** @description Its units, in the order of the text. */
            readonly articles: readonly components["schemas"]["UnitLine"][];
            /** @description Whether a game can be kept at a desk under it. */
            readonly desk: boolean;
            /** @description The game it is about. */
            readonly game: string;
            /** @description Its id. */
            readonly id: string;
            /** @description The book it supplements. */
            readonly over?: string | null;
            /** @description What its text leaves open. */
            readonly settings: readonly components["schemas"]["SettingLine"][];
            /** @description What it is called. */
            readonly title: string;
            /** @description How many units it has, and how many of them cases prove. */
            readonly units: components["schemas"]["Proved"];
        };
        /** @description What is named by an id. */
        readonly ById: {
            /** @description The id. */
            readonly id: string;
        };
        /** @description What a side is charged with. */
        readonly ChargeData: {
            /** @description The charge. */
            readonly charge: components["schemas"]["ChargeKind"];
            /** @description The pieces it chases. */
            readonly targets: readonly string[];
        };
        /** @description What a side does on every move of a stretch. */
        readonly ChargeKind: "none" | "undecided" | "perpetual_attack" | "perpetual_chase" | "perpetual_kill" | "perpetual_check";
        /** @description A chase. */
        readonly ChaseData: {
            /** @description How the reply ended it. */
            readonly answered?: components["schemas"]["Answer"] | null;
            /** @description The point of the attacker. */
            readonly by: string;
            /** @description Whether the move makes it. */
            readonly fresh: boolean;
            /** @description The target's root. */
            readonly root: components["schemas"]["RootData"];
            /** @description The point of the piece that would retake. */
            readonly root_by?: string | null;
            /** @description The point of the piece that would retake since the reply. */
            readonly root_gained?: string | null;
            /** @description The point of the piece that would have retaken before the move: the chase is new because it no longer would. */
            readonly root_lost?: string | null;
            /** @description The point of the target. */
            readonly target: string;
        };
        /** @description A point at which a draw could be claimed. */
        readonly ChessDueData: {
            /** @description What could be done. */
            readonly action: components["schemas"]["ClaimAction"];
            /** @description What the claim brings about. */
            readonly if_continued: components["schemas"]["OutcomeData"];
            /**
             * Format: uint
             * @description After which ply.
             */
            readonly ply: number;
            /** @description How many plies were played the first and the last time the position stood. */
            readonly window: readonly number[];
        };
        /** @description A position that recurs. */
        readonly ChessRepetitionData: {
            /** @description The moves after which a position would stand for the third time or more. */
            readonly about_to: readonly string[];
            /** @description What may be done now. */
            readonly action: components["schemas"]["ClaimAction"];
            /** @description Why. */
            readonly articles: readonly string[];
            /**
             * Format: uint
             * @description How often it has stood.
             */
            readonly occurrences: number;
            /** @description The plies at which it stood. */
            readonly plies: readonly number[];
            /** @description The plies of the first and the last time. */
            readonly window: readonly number[];
        };
        /** @description A ruling on a game of chess as data: the contract of the other rulings, where its fields mean something. */
        readonly ChessRulingData: {
            /**
             * @description What was taken for granted: nothing.
             * @default []
             */
            readonly assumed?: readonly components["schemas"]["Assumption"][];
            /** @description Whether anybody can still mate. */
            readonly dead: components["schemas"]["DeadData"];
            /**
             * @description Each point at which a draw could be claimed since a position stood for the third time.
             * @default []
             */
            readonly due?: readonly components["schemas"]["ChessDueData"][];
            /**
             * Format: uint
             * @description The ply at which the game ended, if moves were played after that.
             */
            readonly ended_at?: number | null;
            /** @description How it ended. */
            readonly ending?: components["schemas"]["EndingData"] | null;
            /** @description Why, in sentences. */
            readonly explanation: string;
            /** @description The articles by which the game began, and by which its last move was made. */
            readonly foundation: readonly string[];
            /** @description The layer of rules that spoke. */
            readonly layer: components["schemas"]["Layer"];
            /** @description Whether each side can. */
            readonly mating: components["schemas"]["MatingSides"];
            /** @description The count of moves without a capture or the move of a pawn. */
            readonly natural_limit: components["schemas"]["QuietData"];
            /**
             * Format: uint
             * @description After how many plies.
             */
            readonly ply: number;
            /** @description Whether the text of the book is only partly public. */
            readonly provisional: boolean;
            /** @description The position that recurred. */
            readonly repetition?: components["schemas"]["ChessRepetitionData"] | null;
            /** @description The rulebook. */
            readonly rules: components["schemas"]["Book"];
            /** @description How the game stands. */
            readonly status: string;
        };
        /** @description What may be done now. */
        readonly ClaimAction: "claim" | "none";
        /** @description A claim that the limit is reached. */
        readonly ClaimData: {
            /** @description Whose. */
            readonly by: components["schemas"]["SideData"];
            /**
             * Format: uint32
             * @description What counts for it.
             */
            readonly count: number;
            /** @description Whether it holds. */
            readonly granted: boolean;
        };
        /** @description Whether a position is dead. */
        readonly DeadAnswer: "dead" | "alive" | "undecided";
        /** @description Whether anybody can still win. */
        readonly DeadData: {
            /** @description The answer. */
            readonly answer: components["schemas"]["DeadAnswer"];
            /** @description Moves that lead to a mate. */
            readonly line: readonly string[];
        };
        /** @description That something is done, and how often. */
        readonly Done: {
            /**
             * Format: uint64
             * @description How many were ended.
             */
            readonly ended: number;
        };
        /** @description A point at which a warning or a ruling was due. */
        readonly DueData: {
            /** @description What was due. */
            readonly action: components["schemas"]["ActionData"];
            /** @description What happens if nobody varies. */
            readonly if_continued: components["schemas"]["OutcomeData"];
            /**
             * Format: uint
             * @description The ply with which the game left the cycle; null if it has not.
             */
            readonly left_at?: number | null;
            /**
             * Format: uint
             * @description After which ply.
             */
            readonly ply: number;
            /** @description The warning without which the ruling was not due yet. */
            readonly warning?: components["schemas"]["WordData"] | null;
            /**
             * @description How many plies were played at the first and at the last occurrence judged: the moves judged are those after the
             *     first number up to the second.
             */
            readonly window: readonly number[];
        };
        /** @description How a game ended. */
        readonly EndingData: {
            /** @description Why. */
            readonly articles: readonly string[];
            /** @description How. */
            readonly kind: components["schemas"]["EndingKind"];
        };
        /** @description How a game ended. */
        readonly EndingKind: "checkmate" | "stalemate" | "dead_draw" | "natural_limit" | "asked_limit" | "forbidden_play" | "same_forbidden_play" | "ordinary_cycle" | "kings_facing" | "king_taken" | "self_check" | "flag";
        /** @description Why an attack is no chase. */
        readonly ExemptionData: "by_king" | "by_pawn" | "by_advisor_or_elephant" | "uncrossed_pawn" | "mutual" | "rooted";
        /** @description A game. */
        readonly GameKind: "xiangqi" | "chess";
        /** @description How the server is. */
        readonly Health: {
            /** @description That it answers. */
            readonly status: string;
            /** @description Its version. */
            readonly version: string;
        };
        /** @description An attack that is no chase. */
        readonly IdleData: {
            /** @description The point of the attacker. */
            readonly by: string;
            /** @description Whether the move makes it. */
            readonly new: boolean;
            /** @description The point of the target. */
            readonly target: string;
            /** @description Why it is none. */
            readonly why: components["schemas"]["ExemptionData"];
        };
        /** @description An invitation that nobody used yet. */
        readonly InvitationLine: {
            /** @description Whether it makes a director of the house. */
            readonly director: boolean;
            /**
             * Format: uint64
             * @description Until when it holds, in milliseconds.
             */
            readonly ends_at: number;
            /** @description What it is known by, to withdraw it. */
            readonly id: string;
            /**
             * Format: uint64
             * @description When it was made, in milliseconds.
             */
            readonly made_at: number;
            /** @description Who it makes in an event. */
            readonly member?: components["schemas"]["Membership"] | null;
        };
        /** @description What an invitation gives. */
        readonly Invite: {
            /**
             * @description Whether it makes a director of the house.
             * @default false
             */
            readonly director?: boolean;
            /**
             * @description Who it makes in an event.
             * @default null
             */
            readonly member?: components["schemas"]["Membership"] | null;
        };
        /** @description An invitation that was made. */
        readonly Invited: {
            /** @description Whether it makes a director of the house. */
            readonly director: boolean;
            /**
             * Format: uint64
             * @description Until when it holds, in milliseconds.
             */
            readonly ends_at: number;
            /** @description What it is known by, to withdraw it. */
            readonly id: string;
            /** @description Where to use it; told only once. */
            readonly link: string;
            /**
             * Format: uint64
             * @description When it was made, in milliseconds.
             */
            readonly made_at: number;
            /** @description Who it makes in an event. */
            readonly member?: components["schemas"]["Membership"] | null;
        };
        /** @description What makes an account by an invitation. */
        readonly Join: {
            /** @description The name to sign in with from now on. */
            readonly name: string;
            /** @description The password. */
            readonly password: string;
            /** @description The token of the invitation. */
            readonly token: string;
        };
        /** @description What rulebooks say of a game. */
        readonly Judgement: {
            /** @description What is wrong with the game that was handed in. */
            readonly faults: readonly string[];
            /** @description Which game. */
            readonly game: components["schemas"]["GameKind"];
            /** @description What was played. */
            readonly moves: readonly components["schemas"]["MoveLine"][];
            /** @description What each rulebook says. */
            readonly rulings: readonly components["schemas"]["RulingLine"][];
            /** @description Where it began. */
            readonly start: string;
        };
        /** @description The layers of rules in the order in which they prevail. */
        readonly Layer: "announcement" | "charter" | "competition" | "game";
        /** @description A count of moves without a capture. */
        readonly LimitData: {
            /** @description Why. */
            readonly articles: readonly string[];
            /** @description The checks of each side. */
            readonly checks: components["schemas"]["SidesData"];
            /** @description A side's claim. */
            readonly claim?: components["schemas"]["ClaimData"] | null;
            /** @description What counts for a claim of each side. */
            readonly claimed: components["schemas"]["SidesData"];
            /**
             * Format: uint32
             * @description What counts, with nobody claiming.
             */
            readonly count: number;
            /** @description Those that count. */
            readonly counted_checks: components["schemas"]["SidesData"];
            /**
             * Format: uint32
             * @description Plies of cycles that do not count.
             */
            readonly cycle_plies_left_out: number;
            /**
             * Format: uint32
             * @description The limit.
             */
            readonly limit: number;
            /**
             * Format: uint32
             * @description All plies since the last capture.
             */
            readonly plies: number;
            /** @description Whether the limit is reached. */
            readonly reached: boolean;
            /** @description What another reading would count. */
            readonly reading?: components["schemas"]["OtherCountData"] | null;
        };
        /** @description Whether a side can mate. */
        readonly MatingAnswer: "never" | "possible" | "undecided";
        /** @description Whether a side can mate by any series of legal moves. */
        readonly MatingData: {
            /** @description The answer. */
            readonly answer: components["schemas"]["MatingAnswer"];
            /** @description The moves of a mate. */
            readonly line: readonly string[];
        };
        /** @description Whether each side can mate. */
        readonly MatingSides: {
            /** @description Black. */
            readonly black: components["schemas"]["MatingData"];
            /** @description White. */
            readonly white: components["schemas"]["MatingData"];
        };
        /** @description Who somebody is. */
        readonly Me: {
            /** @description Whether this is a director of the house. */
            readonly director: boolean;
            /** @description Who this is in events. */
            readonly events: readonly components["schemas"]["Membership"][];
            /** @description The id of the account. */
            readonly id: string;
            /** @description The name to sign in with. */
            readonly name: string;
        };
        /** @description Who somebody is in an event. */
        readonly Membership: {
            /** @description The event. */
            readonly event: string;
            /** @description The person, by an id of the event. */
            readonly person: string;
        };
        /** @description A move judged. */
        readonly MoveData: {
            /** @description The chases that stand after it. */
            readonly chases: readonly components["schemas"]["ChaseData"][];
            /** @description The points of the pieces that check. */
            readonly checkers: readonly string[];
            /** @description The attacks that are no chases. */
            readonly idle_attacks: readonly components["schemas"]["IdleData"][];
            /** @description Whether it is not known if it threatens mate. */
            readonly kill_undecided?: boolean;
            /** @description The mate that it threatens. */
            readonly mate?: readonly string[];
            /** @description The move in coordinates. */
            readonly move: string;
            /** @description What it is called, gravest first. */
            readonly natures: readonly components["schemas"]["Nature"][];
            /**
             * Format: uint
             * @description Which, from 1.
             */
            readonly ply: number;
            /** @description Whose. */
            readonly side: components["schemas"]["SideData"];
            /** @description The move as it is written. */
            readonly text: string;
            /** @description The pieces that it threatens to win. */
            readonly threats?: readonly components["schemas"]["ThreatData"][];
        };
        /** @description A move that was played. */
        readonly MoveLine: {
            /** @description The position after it. */
            readonly fen: string;
            /** @description By coordinates. */
            readonly step: string;
            /** @description As players write it. */
            readonly text: string;
        };
        /** @description The name of a rulebook in a path. */
        readonly Named: {
            /** @description The id of a rulebook. */
            readonly book: string;
        };
        /** @description What a move is called. */
        readonly Nature: "check" | "kill" | "chase" | "discovery" | "exchange" | "offer" | "block" | "follow" | "idle";
        /** @description Nothing is named or asked beyond the path itself. */
        readonly Nothing: Record<string, never>;
        /** @description What another reading would count. */
        readonly OtherCountData: {
            /** @description The other value. */
            readonly other: string;
            /**
             * Format: uint32
             * @description What it would count.
             */
            readonly other_count: number;
            /** @description The setting. */
            readonly setting: string;
            /** @description The value used. */
            readonly used: string;
        };
        /** @description What happens if nobody varies. */
        readonly OutcomeData: "red_loses" | "black_loses" | "draw" | "undecided";
        /** @description Aimless play. */
        readonly PendingData: {
            /** @description Why it matters. */
            readonly articles: readonly string[];
            /** @description Whether one piece made all these moves. */
            readonly by_one_piece: boolean;
            /** @description The points, in the order first visited. */
            readonly points: readonly string[];
            /** @description Whose. */
            readonly side: components["schemas"]["SideData"];
        };
        /** @description Why a question has no answer. */
        readonly Problem: {
            /**
             * Format: uint64
             * @description After how many seconds to ask again.
             */
            readonly again_after?: number | null;
            /** @description The articles that say so. */
            readonly articles: readonly string[];
            /** @description Where and how, as the program that read it says it. */
            readonly detail?: string | null;
            /** @description Which problem it is, in a word that programs can act on. */
            readonly kind: string;
            /**
             * Format: uint16
             * @description The status of the answer.
             */
            readonly status: number;
            /** @description What is wrong, in the language of the reader. */
            readonly title: string;
        };
        /** @description How much is proved. */
        readonly Proved: {
            /**
             * Format: uint
             * @description Of so many.
             */
            readonly all: number;
            /**
             * Format: uint
             * @description So many.
             */
            readonly proved: number;
        };
        /** @description A game to judge. */
        readonly Question: {
            /** @description Where it began; left out, at its usual start. */
            readonly fen?: string | null;
            /** @description Which game; left out, the one that the text is of. */
            readonly game?: components["schemas"]["GameKind"] | null;
            /**
             * @description What was played, in any notation.
             * @default []
             */
            readonly moves?: readonly string[];
            /**
             * @description The rulebooks; none asks for all of the game.
             * @default []
             */
            readonly rules?: readonly string[];
            /**
             * @description How open points are read, as `setting=value`.
             * @default []
             */
            readonly set?: readonly string[];
            /** @description A game in any format; in place of `fen` and `moves`. */
            readonly text?: string | null;
            /**
             * @description The plies after which an official gave a warning.
             * @default []
             */
            readonly warned?: readonly number[];
        };
        /** @description A game up to a point. */
        readonly Question2: {
            /** @description Where it began; left out, at its usual start. */
            readonly fen?: string | null;
            /**
             * @description Which game.
             * @default xiangqi
             */
            readonly game?: components["schemas"]["GameKind"];
            /**
             * @description What was played, in any notation.
             * @default []
             */
            readonly moves?: readonly string[];
        };
        /** @description Plies without a capture or the move of a pawn. */
        readonly QuietData: {
            /** @description What may be done now. */
            readonly action: components["schemas"]["ClaimAction"];
            /** @description Why. */
            readonly articles: readonly string[];
            /**
             * Format: uint32
             * @description How many.
             */
            readonly count: number;
            /**
             * Format: uint32
             * @description The limit.
             */
            readonly limit: number;
            /** @description Whether it is reached. */
            readonly reached: boolean;
        };
        /** @description A reading used against another one. */
        readonly ReadingData: {
            /** @description Whether that is another ruling. */
            readonly differs: boolean;
            /** @description The other one. */
            readonly other: string;
            /** @description What the other one leads to. */
            readonly other_if_continued: components["schemas"]["OutcomeData"];
            /** @description The one used. */
            readonly used: string;
        };
        /** @description A position that recurred. */
        readonly RepetitionData: {
            /** @description What the rulebook does now. */
            readonly action: components["schemas"]["ActionData"];
            /** @description Why, by the rulebook itself. */
            readonly articles: readonly string[];
            /** @description Why, by the book it supplements. */
            readonly base_articles?: readonly string[];
            /** @description What Black is charged with. */
            readonly black: components["schemas"]["ChargeData"];
            /** @description What happens if nobody varies. */
            readonly if_continued: components["schemas"]["OutcomeData"];
            /**
             * Format: uint
             * @description The ply with which the game left the cycle, if it did.
             */
            readonly left_at?: number | null;
            /** @description The moves judged. */
            readonly moves: readonly components["schemas"]["MoveData"][];
            /**
             * Format: uint
             * @description How often it has stood.
             */
            readonly occurrences: number;
            /** @description How what is new in an attack was read, where the text allows two readings. */
            readonly reading?: components["schemas"]["ReadingData"] | null;
            /** @description What Red is charged with. */
            readonly red: components["schemas"]["ChargeData"];
            /** @description The settings that decide. */
            readonly settings?: readonly components["schemas"]["SettingData"][];
            /**
             * @description How many plies were played at the first and at the last occurrence judged: the moves judged are those after the
             *     first number up to the second.
             */
            readonly window: readonly number[];
        };
        /** @description The root of a target that is chased. */
        readonly RootData: "none" | "false" | "any" | "bound";
        /** @description A ruling as data. */
        readonly RulingData: {
            /**
             * @description What was taken for granted, since a record does not tell.
             * @default []
             */
            readonly assumed?: readonly components["schemas"]["Assumption"][];
            /** @description Whether anybody can still win, where that was asked. */
            readonly dead?: components["schemas"]["DeadData"] | null;
            /**
             * @description Each point at which a warning or a ruling was due, had every warning been given when it was.
             * @default []
             */
            readonly due?: readonly components["schemas"]["DueData"][];
            /**
             * Format: uint
             * @description The ply at which the game ended, if moves were played after that.
             */
            readonly ended_at?: number | null;
            /** @description How it ended. */
            readonly ending?: components["schemas"]["EndingData"] | null;
            /** @description Why, in sentences. */
            readonly explanation: string;
            /** @description The articles by which the rulebook governs the game. */
            readonly foundation: readonly string[];
            /** @description The layer of rules that spoke. */
            readonly layer: components["schemas"]["Layer"];
            /** @description The count of moves without a capture. */
            readonly natural_limit?: components["schemas"]["LimitData"] | null;
            /** @description Aimless play that makes the position one to be judged. */
            readonly pending?: components["schemas"]["PendingData"] | null;
            /**
             * Format: uint
             * @description After how many plies.
             */
            readonly ply: number;
            /** @description Whether the text of the book is only partly public. */
            readonly provisional: boolean;
            /** @description The position that recurred. */
            readonly repetition?: components["schemas"]["RepetitionData"] | null;
            /** @description The rulebook. */
            readonly rules: components["schemas"]["Book"];
            /** @description How the game stands. */
            readonly status: components["schemas"]["StatusData"];
        };
        /** @description What one rulebook says. */
        readonly RulingLine: {
            /** @description The ruling as data. */
            readonly data: components["schemas"]["AnyRuling"];
            /** @description The ruling as text. */
            readonly text: string;
            /** @description The verdict with its reason, in one sentence. */
            readonly verdict: string;
        };
        /** @description A setting that decides: with the other value the ruling is another one. */
        readonly SettingData: {
            /** @description The other value. */
            readonly other: string;
            /** @description What the rulebook would then do now. */
            readonly other_action: components["schemas"]["ActionData"];
            /** @description What the other one leads to. */
            readonly other_if_continued: components["schemas"]["OutcomeData"];
            /** @description Its name. */
            readonly setting: string;
            /** @description The value used. */
            readonly used: string;
        };
        /** @description A point that a text leaves open. */
        readonly SettingLine: {
            /** @description What it is about. */
            readonly means: string;
            /** @description Its name. */
            readonly name: string;
            /** @description The ways to read it, the one that is taken unless told otherwise first. */
            readonly values: readonly string[];
        };
        /** @description Something wrong with a set-up. */
        readonly SetupFaultLine: {
            /** @description Where, as far as it has a place. */
            readonly at: readonly string[];
            /** @description What. */
            readonly text: string;
        };
        /**
         * @description A side, by who makes the first move of the game: Red or White has it, Black answers. `!side` is the other one.
         *
         *     ```
         *     use contest::Side;
         *
         *     assert_eq!(!Side::First, Side::Second);
         *     ```
         */
        readonly Side: "first" | "second";
        /** @description A side of Xiangqi. */
        readonly SideData: "red" | "black";
        /** @description A number for each side. */
        readonly SidesData: {
            /**
             * Format: uint32
             * @description Black's.
             */
            readonly black: number;
            /**
             * Format: uint32
             * @description Red's.
             */
            readonly red: number;
        };
        /** @description What signs in. */
        readonly SignIn: {
            /** @description The name. */
            readonly name: string;
            /** @description The password. */
            readonly password: string;
        };
        /** @description How it stands. */
        readonly Standing: {
            /** @description What may be played. */
            readonly allowed: readonly components["schemas"]["AllowedLine"][];
            /** @description Why it is no position of a game; then nothing may be played. */
            readonly faults: readonly components["schemas"]["SetupFaultLine"][];
            /** @description The position. */
            readonly fen: string;
            /** @description What was played. */
            readonly moves: readonly components["schemas"]["MoveLine"][];
            /** @description Who is to move. */
            readonly turn: components["schemas"]["Side"];
        };
        /** @description How a game stands. */
        readonly StatusData: "ongoing" | "red_wins" | "black_wins" | "draw" | "both_lose";
        /** @description A piece that a move threatens to win, and the moves that would win it. */
        readonly ThreatData: {
            /** @description How. */
            readonly form: components["schemas"]["ThreatForm"];
            /** @description The moves. */
            readonly line: readonly string[];
            /** @description The piece. */
            readonly target: string;
        };
        /** @description How a piece would be won. */
        readonly ThreatForm: "direct" | "exchange" | "checks";
        /** @description A unit of a rulebook. */
        readonly UnitLine: {
            /** @description Its id. */
            readonly id: string;
            /** @description What it is about. */
            readonly kind: string;
            /** @description What it means, in our words. */
            readonly means: string;
            /** @description The cases that prove it. */
            readonly proofs: readonly string[];
            /** @description Units to read with it. */
            readonly see: readonly string[];
            /** @description A misprint of the text. */
            readonly slip?: string | null;
        };
        /** @description A warning on which a ruling rests. */
        readonly WordData: {
            /** @description Whether it is known to have been given. */
            readonly known: boolean;
            /**
             * Format: uint
             * @description After which ply it was due.
             */
            readonly ply: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccountLine = components['schemas']['AccountLine'];
export type ActionData = components['schemas']['ActionData'];
export type AllowedLine = components['schemas']['AllowedLine'];
export type Answer = components['schemas']['Answer'];
export type AnyRuling = components['schemas']['AnyRuling'];
export type Assumption = components['schemas']['Assumption'];
export type Book = components['schemas']['Book'];
export type BookLine = components['schemas']['BookLine'];
export type BookPage = components['schemas']['BookPage'];
export type ById = components['schemas']['ById'];
export type ChargeData = components['schemas']['ChargeData'];
export type ChargeKind = components['schemas']['ChargeKind'];
export type ChaseData = components['schemas']['ChaseData'];
export type ChessDueData = components['schemas']['ChessDueData'];
export type ChessRepetitionData = components['schemas']['ChessRepetitionData'];
export type ChessRulingData = components['schemas']['ChessRulingData'];
export type ClaimAction = components['schemas']['ClaimAction'];
export type ClaimData = components['schemas']['ClaimData'];
export type DeadAnswer = components['schemas']['DeadAnswer'];
export type DeadData = components['schemas']['DeadData'];
export type Done = components['schemas']['Done'];
export type DueData = components['schemas']['DueData'];
export type EndingData = components['schemas']['EndingData'];
export type EndingKind = components['schemas']['EndingKind'];
export type ExemptionData = components['schemas']['ExemptionData'];
export type GameKind = components['schemas']['GameKind'];
export type Health = components['schemas']['Health'];
export type IdleData = components['schemas']['IdleData'];
export type InvitationLine = components['schemas']['InvitationLine'];
export type Invite = components['schemas']['Invite'];
export type Invited = components['schemas']['Invited'];
export type Join = components['schemas']['Join'];
export type Judgement = components['schemas']['Judgement'];
export type Layer = components['schemas']['Layer'];
export type LimitData = components['schemas']['LimitData'];
export type MatingAnswer = components['schemas']['MatingAnswer'];
export type MatingData = components['schemas']['MatingData'];
export type MatingSides = components['schemas']['MatingSides'];
export type Me = components['schemas']['Me'];
export type Membership = components['schemas']['Membership'];
export type MoveData = components['schemas']['MoveData'];
export type MoveLine = components['schemas']['MoveLine'];
export type Named = components['schemas']['Named'];
export type Nature = components['schemas']['Nature'];
export type Nothing = components['schemas']['Nothing'];
export type OtherCountData = components['schemas']['OtherCountData'];
export type OutcomeData = components['schemas']['OutcomeData'];
export type PendingData = components['schemas']['PendingData'];
export type Problem = components['schemas']['Problem'];
export type Proved = components['schemas']['Proved'];
export type Question = components['schemas']['Question'];
export type Question2 = components['schemas']['Question2'];
export type QuietData = components['schemas']['QuietData'];
export type ReadingData = components['schemas']['ReadingData'];
export type RepetitionData = components['schemas']['RepetitionData'];
export type RootData = components['schemas']['RootData'];
export type RulingData = components['schemas']['RulingData'];
export type RulingLine = components['schemas']['RulingLine'];
export type SettingData = components['schemas']['SettingData'];
export type SettingLine = components['schemas']['SettingLine'];
export type SetupFaultLine = components['schemas']['SetupFaultLine'];
export type Side = components['schemas']['Side'];
export type SideData = components['schemas']['SideData'];
export type SidesData = components['schemas']['SidesData'];
export type SignIn = components['schemas']['SignIn'];
export type Standing = components['schemas']['Standing'];
export type StatusData = components['schemas']['StatusData'];
export type ThreatData = components['schemas']['ThreatData'];
export type ThreatForm = components['schemas']['ThreatForm'];
export type UnitLine = components['schemas']['UnitLine'];
export type WordData = components['schemas']['WordData'];
export type $defs = Record<string, never>;
export interface operations {
    readonly accounts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["AccountLine"][];
                };
            };
            /** @description Why there is none. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly signOtherOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ById"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Why there is none. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly invitations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["InvitationLine"][];
                };
            };
            /** @description Why there is none. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly invite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Invite"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invited"];
                };
            };
            /** @description Why there is none. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly withdraw: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ById"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Why there is none. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly join: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Join"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Why there is none. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly judge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Question"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Judgement"];
                };
            };
            /** @description Why there is none. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly me: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Why there is none. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly position: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Question2"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Standing"];
                };
            };
            /** @description Why there is none. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly rulebooks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["BookLine"][];
                };
            };
            /** @description Why there is none. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly rulebook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly book: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BookPage"];
                };
            };
            /** @description Why there is none. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly signIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SignIn"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Why there is none. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Nothing"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Why there is none. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly signOutEverywhere: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Nothing"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Why there is none. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly health: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Why there is none. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
