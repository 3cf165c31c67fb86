// Written by `npm run types` from what the server says of itself.

export interface paths {
    readonly "/api/v1/accept": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Use an invitation for the account that is signed in. */
        readonly post: operations["accept"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
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
    readonly "/api/v1/accounts/renew": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a link by which somebody chooses a new password. */
        readonly post: operations["inviteToRenew"];
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
    readonly "/api/v1/charters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What is wrong with a charter, and what it leaves open. */
        readonly post: operations["charter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The events kept here. */
        readonly get: operations["events"];
        readonly put?: never;
        /** Begin an event under a charter. */
        readonly post: operations["newEvent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An event as the reader may see it. */
        readonly get: operations["event"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/authority": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The table of who may do what. */
        readonly get: operations["authority"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/bracket": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The ties of a knockout. */
        readonly get: operations["bracket"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/calls": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The calls that are open. */
        readonly get: operations["calls"];
        readonly put?: never;
        /** Raise, take, pass on or finish a call. */
        readonly post: operations["call"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/cases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The cases that the reader may see. */
        readonly get: operations["cases"];
        readonly put?: never;
        /** Act in a case: open, state, rule, appeal, decide. */
        readonly post: operations["case"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/cases/{case}/paper": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A case, to be printed and signed. */
        readonly get: operations["casePaper"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/charter": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The charter of an event, and what holds in a section by which layer. */
        readonly get: operations["keptCharter"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The codes of the seats of a round. */
        readonly get: operations["codes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/codes/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Withdraw the codes of all seats; others take their place. */
        readonly post: operations["withdrawCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/duties": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The duties of a round. */
        readonly get: operations["duties"];
        readonly put?: never;
        /** Do a duty, or begin a round. */
        readonly post: operations["duty"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/entries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Enter players, one after the other. */
        readonly post: operations["enterPlayers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/entries/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Read a sheet of entries, and tell what is wrong with it. */
        readonly post: operations["previewEntries"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The log as a file. */
        readonly get: operations["export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The boards of a round, as everybody may follow them. */
        readonly get: operations["live"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/log": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lines of the log, in words. */
        readonly get: operations["log"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/may": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Who may do something. */
        readonly post: operations["may"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/notices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Put up a notice to everybody, or take it down. */
        readonly post: operations["notice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/officials": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who holds which office. */
        readonly get: operations["officials"];
        readonly put?: never;
        /** Appoint, dismiss, assign. */
        readonly post: operations["office"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Give an order of the event. */
        readonly post: operations["order"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/pairing/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What wishes would lead to. */
        readonly post: operations["pairingPreview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/papers/{paper}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A table or paper of an event, as a file. */
        readonly get: operations["paper"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Remove an event with its whole log. */
        readonly post: operations["removeEvent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/rulings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What was ruled at the board where the reader sits, as long as no case was opened on it. */
        readonly get: operations["rulings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/sheets/{paper}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A table of an event, as data. */
        readonly get: operations["sheet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/stream": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What moves in an event, a section or at a table, as it happens. */
        readonly get: operations["stream"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/tables/{section}/{round}/{table}/{board}/{game}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A table as the reader may see it. */
        readonly get: operations["table"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/tables/{section}/{round}/{table}/{board}/{game}/entries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Enter something at the desk of a table. */
        readonly post: operations["entry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/tables/{section}/{round}/{table}/{board}/{game}/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would come of entries, one after the other. */
        readonly post: operations["preview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/tables/{section}/{round}/{table}/{board}/{game}/questions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What has to be known before an entry is ruled on. */
        readonly post: operations["questions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/unratified": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Rulings that wait to be ratified. */
        readonly get: operations["unratified"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/watch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who watches which table. */
        readonly get: operations["watch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{event}/why": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Why two meet, or do not. */
        readonly get: operations["why"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/imports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take over an event from its file. */
        readonly post: operations["import"];
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
    readonly "/api/v1/invitations/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What an invitation gives. */
        readonly post: operations["readInvitation"];
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
    readonly "/api/v1/judge/archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What rulebooks say of games, one by one. */
        readonly post: operations["judgeArchive"];
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
    readonly "/api/v1/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change one's password. */
        readonly post: operations["changePassword"];
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
    readonly "/api/v1/qr": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A text as a code that phones can read. */
        readonly get: operations["qr"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/removals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The events that were removed, and by whom. */
        readonly get: operations["removals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/renew": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Choose a new password by an invitation, and sign in. */
        readonly post: operations["renew"];
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
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What is measured, for Prometheus. */
        readonly get: operations["metrics"];
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
        /** @description About whom. */
        readonly About: {
            /** @description Who is not their opponent; if nobody is named, why they meet whom they meet. */
            readonly opponent?: components["schemas"]["PlayerId"] | null;
            /** @description Who. */
            readonly player: components["schemas"]["PlayerId"];
            /** @description The section. */
            readonly section: string;
        };
        /** @description How the first rounds are accelerated, so that the strong meet the strong at once. */
        readonly Acceleration: {
            /** @description What the upper half of the numbers has more in these rounds, for the pairing alone. */
            readonly points: components["schemas"]["Score"];
            /**
             * Format: uint16
             * @description In how many rounds from the first on.
             */
            readonly rounds: number;
        };
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
        /** @description What somebody does or says at a desk. */
        readonly Act: {
            /**
             * @description Whether both sides accept it as it is.
             * @default false
             */
            readonly accepted?: boolean;
            /** @constant */
            readonly do: "equipment";
            /** @description What. */
            readonly item: components["schemas"]["Equipment"];
        } | {
            /** @constant */
            readonly do: "replace";
            /** @description What. */
            readonly item: components["schemas"]["Equipment"];
        } | {
            /** @constant */
            readonly do: "find";
            /** @description What stands on the board, and whose turn it is. */
            readonly fen: string;
            /**
             * @description The times on the clock.
             * @default null
             */
            readonly left?: components["schemas"]["SidesOfMillis"] | null;
            /**
             * Format: uint32
             * @description The number of the move to come, if it is known.
             * @default null
             */
            readonly number?: number | null;
            /**
             * @description The clock stands still.
             * @default false
             */
            readonly stopped?: boolean;
        } | {
            /** @constant */
            readonly do: "sheet";
            /** @description The moves, in any notation. */
            readonly moves: readonly string[];
            /**
             * @description What stood before them, and whose turn it was; the start of the game if it is not said.
             * @default null
             */
            readonly start?: string | null;
            /**
             * Format: uint32
             * @description How many times in a row they were played, where they lead back to where they began.
             * @default 1
             */
            readonly times?: number;
        } | {
            /** @constant */
            readonly do: "leave";
        } | {
            /** @constant */
            readonly do: "arrive";
        } | {
            /** @constant */
            readonly do: "seat";
        } | {
            /** @constant */
            readonly do: "start";
        } | {
            /** @constant */
            readonly do: "touch";
            /**
             * @description In which order, if several.
             * @default listed
             */
            readonly order?: components["schemas"]["Order"];
            /** @description Where they stand. */
            readonly squares: readonly components["schemas"]["Square"][];
        } | {
            /**
             * @description The other side or the official consented.
             * @default true
             */
            readonly consent?: boolean;
            /** @constant */
            readonly do: "adjust";
            /**
             * @description Neither the other side nor an official was there to hear it.
             * @default false
             */
            readonly unheard?: boolean;
        } | {
            /** @constant */
            readonly do: "excuse";
            /** @description Where the men stand. */
            readonly squares: readonly components["schemas"]["Square"][];
        } | {
            /**
             * @description Other men carried at the same time.
             * @default []
             */
            readonly also?: readonly components["schemas"]["Step"][];
            /**
             * @description The man was put between these squares, on none of them.
             * @default []
             */
            readonly between?: readonly components["schemas"]["Square"][];
            /** @constant */
            readonly do: "move";
            /**
             * @description What carried the man.
             * @default right
             */
            readonly hand?: components["schemas"]["Hand"];
            /**
             * @description The hand is still on the man.
             * @default false
             */
            readonly held?: boolean;
            /**
             * @description The taken man was left on the board.
             * @default false
             */
            readonly left_on?: boolean;
            /**
             * @description The man was released, and more belongs to the move.
             * @default false
             */
            readonly part?: boolean;
            /** @description The move, in any notation; by coordinates if it is none. */
            readonly text: string;
            /**
             * @description The man put on the board stands upside down.
             * @default false
             */
            readonly upturned?: boolean;
        } | {
            /** @constant */
            readonly do: "release";
        } | {
            /**
             * @description The square it had been put on before it slid.
             * @default null
             */
            readonly chosen?: components["schemas"]["Square"] | null;
            /** @constant */
            readonly do: "slide";
            /** @description Where it stood. */
            readonly from: components["schemas"]["Square"];
            /** @description The squares it slid over, in order, the furthest last. */
            readonly path: readonly components["schemas"]["Square"][];
            /** @description Where it was set down. */
            readonly to: components["schemas"]["Square"];
        } | {
            /**
             * @description They are said instead of words that can be no move.
             * @default false
             */
            readonly corrects?: boolean;
            /** @constant */
            readonly do: "say";
            /** @description The words, as many as were said at once. */
            readonly words: string;
        } | {
            /** @constant */
            readonly do: "repeat";
            /**
             * @description The move made on the player's own board, where each side has one; the one that was made if it is not said.
             * @default null
             */
            readonly made?: string | null;
            /** @description The words. */
            readonly words: string;
        } | {
            /** @description Which. */
            readonly card: components["schemas"]["Card"];
            /** @constant */
            readonly do: "card";
            /** @description What is done with it. */
            readonly way: components["schemas"]["CardWay"];
        } | {
            /** @constant */
            readonly do: "affirm";
        } | {
            /** @description By whom. */
            readonly cause: components["schemas"]["Cause"];
            /** @constant */
            readonly do: "displace";
            /**
             * @description The men knocked off the board, by where they stood.
             * @default []
             */
            readonly off?: readonly components["schemas"]["Square"][];
            /**
             * @description Which, from where to where.
             * @default []
             */
            readonly shifts?: readonly components["schemas"]["Step"][];
        } | {
            /** @constant */
            readonly do: "press";
            /**
             * @description With which hand; the one that moved if it is not said.
             * @default null
             */
            readonly hand?: components["schemas"]["Hand"] | null;
        } | {
            /** @constant */
            readonly do: "write";
            /**
             * Format: uint
             * @description Which ply, from 1.
             */
            readonly ply: number;
            /** @description What is written, with its marks; nothing if it cannot be read. */
            readonly text: string;
        } | {
            /** @constant */
            readonly do: "resign";
        } | {
            /**
             * @description Whether a condition was put.
             * @default false
             */
            readonly conditional?: boolean;
            /** @constant */
            readonly do: "offer";
            /**
             * @description Whether an official was told before and is there.
             * @default true
             */
            readonly witnessed?: boolean;
        } | {
            /** @constant */
            readonly do: "accept";
        } | {
            /** @constant */
            readonly do: "decline";
        } | {
            /** @constant */
            readonly do: "withdraw_offer";
        } | {
            /** @description What. */
            readonly claim: components["schemas"]["Claim"];
            /** @constant */
            readonly do: "claim";
        } | {
            /** @constant */
            readonly do: "ask";
            /** @description What. */
            readonly question: components["schemas"]["Question2"];
        } | {
            /** @constant */
            readonly do: "refuse";
            /** @description What. */
            readonly thing: components["schemas"]["Demand"];
        } | {
            /**
             * @description The side at fault.
             * @default null
             */
            readonly against?: components["schemas"]["Side"] | null;
            /** @constant */
            readonly do: "raise";
            /**
             * @description The number of a noted matter.
             * @default null
             */
            readonly matter?: components["schemas"]["MatterId"] | null;
            /**
             * @description When it was seen; just now if it is not said.
             * @default null
             */
            readonly seen?: components["schemas"]["Instant"] | null;
            /**
             * @description What a new matter is about.
             * @default null
             */
            readonly subject?: components["schemas"]["Incident"] | null;
        } | {
            /** @constant */
            readonly do: "choose";
            /**
             * @description The square chosen.
             * @default null
             */
            readonly square?: components["schemas"]["Square"] | null;
            /**
             * @description The move chosen.
             * @default null
             */
            readonly step?: components["schemas"]["Step"] | null;
        } | {
            /** @constant */
            readonly do: "rule";
            /**
             * @description What the official found out.
             * @default {
             *       "accepted": false,
             *       "agreed": null,
             *       "back_to": null,
             *       "cannot_restore": false,
             *       "cause": null,
             *       "drawn": null,
             *       "faulty_clock": false,
             *       "filed_under": null,
             *       "idle": [],
             *       "left": null,
             *       "means": null,
             *       "moves": null,
             *       "neighbours": false,
             *       "outcome": null,
             *       "pressed": null,
             *       "provisional": false,
             *       "refused": false,
             *       "rounds": null,
             *       "set_right": false,
             *       "shifts": [],
             *       "shown": null,
             *       "stopped_for": null,
             *       "unclear": false,
             *       "unfounded": false,
             *       "who": null
             *     }
             */
            readonly facts?: components["schemas"]["Facts"];
            /**
             * @description Its number; the one that comes first if it is not said.
             * @default null
             */
            readonly matter?: components["schemas"]["MatterId"] | null;
        } | {
            /** @constant */
            readonly do: "ratify";
            /** @description The number of the matter. */
            readonly matter: components["schemas"]["MatterId"];
        } | {
            /** @description Against whom. */
            readonly against: components["schemas"]["Side"];
            /** @constant */
            readonly do: "sanction";
            /**
             * @description The matter whose ruling it raises, if it does.
             * @default null
             */
            readonly instead_of?: components["schemas"]["MatterId"] | null;
            /** @description What. */
            readonly sanction: components["schemas"]["Sanction"];
        } | {
            /** @constant */
            readonly do: "stop_clock";
        } | {
            /** @constant */
            readonly do: "start_clock";
            /** @description The side. */
            readonly side: components["schemas"]["Side"];
        } | {
            /** @constant */
            readonly do: "set_clock";
            /** @description The times left. */
            readonly left: components["schemas"]["SidesOfMillis"];
        } | {
            /** @constant */
            readonly do: "inspect";
            /** @description The side. */
            readonly side: components["schemas"]["Side"];
        } | {
            /** @constant */
            readonly do: "corrected";
            /** @description By which side. */
            readonly side: components["schemas"]["Side"];
            /** @description What. */
            readonly what: components["schemas"]["Correction"];
        } | {
            /** @constant */
            readonly do: "adjourn";
            /** @description Why. */
            readonly ground: components["schemas"]["Ground"];
        } | {
            /** @constant */
            readonly do: "seal";
            /** @description The paper. */
            readonly slip: components["schemas"]["Slip"];
        } | {
            /** @constant */
            readonly do: "set_resumption";
            /**
             * @description Where, if it is not where the game began.
             * @default null
             */
            readonly place?: string | null;
            /** @description When. */
            readonly when: components["schemas"]["Instant"];
        } | {
            /** @constant */
            readonly do: "resume";
        } | {
            /** @constant */
            readonly do: "sign";
        } | {
            /** @constant */
            readonly do: "report";
            /** @description What it is. */
            readonly outcome: components["schemas"]["Outcome"];
            /**
             * @description How it came about.
             * @default null
             */
            readonly reason?: components["schemas"]["Reason"] | null;
        } | {
            /** @constant */
            readonly do: "undo";
            /**
             * Format: uint
             * @description The number of the first entry that no longer counts.
             */
            readonly from: number;
            /** @description Why. */
            readonly why: string;
        } | {
            /**
             * @description How much time the side gives for it, if the official says so.
             * @default null
             */
            readonly costs?: components["schemas"]["Millis"] | null;
            /** @constant */
            readonly do: "assist";
            /** @description The side. */
            readonly side: components["schemas"]["Side"];
            /** @description For what. */
            readonly task: components["schemas"]["Task"];
        } | {
            /** @constant */
            readonly do: "place_clock";
            /** @description The side at whose right hand it stands. */
            readonly right_of: components["schemas"]["Side"];
        } | {
            /** @constant */
            readonly do: "borrow";
        } | {
            /** @constant */
            readonly do: "note";
            /** @description What. */
            readonly text: string;
        };
        /** @description What the rulebook does now. */
        readonly ActionData: "none" | "warn_red" | "warn_black" | "warn_both" | "rule";
        /**
         * @description Who acts, at a board or in an event: an office, and for those who belong to a side of a game that side.
         *
         *     ```
         *     use contest::{Actor, Grade, Side};
         *
         *     assert_eq!(Actor::Chief.grade(), Some(Grade::Chief));
         *     assert_eq!(Actor::First.side(), Some(Side::First));
         *     assert!(Actor::Director.grade().is_none(), "the director runs the event and rules on nothing");
         *     ```
         */
        readonly Actor: "first" | "second" | "first_assistant" | "second_assistant" | "player" | "leader" | "witness" | "referee" | "section_head" | "chief" | "staff" | "director" | "organiser" | "outsider" | "desk";
        /** @description What a press of the clock changes. */
        readonly Adjust: {
            /** Format: uint16 */
            readonly increment: number;
        } | {
            /** Format: uint16 */
            readonly bronstein: number;
        } | {
            /** Format: uint16 */
            readonly delay: number;
        } | "hourglass";
        /** @description Where the cells of a column stand. */
        readonly Align: "by_kind" | "start";
        /** @description What the side to move may play, and why. */
        readonly Allowed: {
            /** @description The man that must move. */
            readonly mover?: components["schemas"]["Square"] | null;
            /** @description The moves, as the players write them. */
            readonly moves: readonly string[];
            /** @description The same by coordinates. */
            readonly steps: readonly string[];
            /** @description Why. */
            readonly under: readonly components["schemas"]["Article"][];
            /** @description The man that must be taken. */
            readonly victim?: components["schemas"]["Square"] | null;
        };
        /** @description A move that may be played. */
        readonly AllowedLine: {
            /** @description By coordinates. */
            readonly step: string;
            /** @description In every notation of the game, the one of the reader's language first. */
            readonly texts: readonly string[];
        };
        /** @description What the chief arbiter announces before a round. */
        readonly Announcement: {
            /** @description What it sets. */
            readonly clauses: readonly components["schemas"]["Clause"][];
            /** @description Whether it stands instead of what was announced about the same for the same round, which was a mistake. */
            readonly instead?: boolean;
            /**
             * Format: uint16
             * @description From which round on it holds.
             */
            readonly round: number;
            /** @description How it is written. */
            readonly text?: string | null;
        };
        /** @description How a reply ended a chase. */
        readonly Answer: "moved" | "blocked" | "unscreened" | "rooted" | "takes_back" | "pinned";
        /** @description A ruling on either game. */
        readonly AnyRuling: components["schemas"]["RulingData"] | components["schemas"]["ChessRulingData"];
        /** @description When two who belong together are kept apart. */
        readonly Apart: "never" | {
            /** Format: uint16 */
            readonly first: number;
        } | "always";
        /** @description What an appeal needs, whoever lodges it. */
        readonly AppealForm: {
            /**
             * Format: uint32
             * @description What is paid for it, if anything.
             */
            readonly deposit?: number | null;
            /** @description Whether it has to say on which grounds. */
            readonly grounds: boolean;
        };
        /** @description What an appeal rests on. */
        readonly AppealGround: "unlawful" | "procedure" | "rule" | "facts" | "ignorance";
        /** @description What an appeal needs that can be lodged. */
        readonly AppealNeeds: {
            /**
             * Format: uint32
             * @description What is paid for it, if anything.
             */
            readonly deposit?: number | null;
            /** @description By when it must be lodged, if that is settled. */
            readonly until?: components["schemas"]["Instant"] | null;
        };
        /** @description An appointment. */
        readonly Appointment: {
            /**
             * @description With whom they are too close.
             * @default {}
             */
            readonly conflicts?: components["schemas"]["Conflicts"];
            /** @description The qualification. */
            readonly licence?: components["schemas"]["Licence"] | null;
            /** @description The name. */
            readonly name: string;
            /** @description To which office. */
            readonly office: components["schemas"]["Office"];
            /** @description Whose. */
            readonly person: components["schemas"]["PersonId"];
        };
        /** @description Games to judge. */
        readonly Archive: {
            /** @description Which game; left out, the one that the text is of. */
            readonly game?: components["schemas"]["GameKind"] | null;
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
            /** @description Any number of games in any format. */
            readonly text: string;
        };
        /** @description A rulebook and one of its units: `xqef-2022 53`. */
        readonly Article: string;
        /** @description At which moment. */
        readonly AsItStood: {
            /**
             * Format: uint64
             * @description As it stood after this line of the log, for those who serve in the event; as it stands if it is not said.
             */
            readonly at?: number | null;
        };
        /** @description A fact that is asked for. */
        readonly Asked: {
            /** @description The fact without which this one changes nothing, if there is one. */
            readonly beside?: components["schemas"]["Fact"] | null;
            /** @description Which. */
            readonly fact: components["schemas"]["Fact"];
            /** @description What is presumed as long as nobody says otherwise, as a script has it: `null` if nothing is. */
            readonly presumed: unknown;
        };
        /** @description A fact that is asked for, in words. */
        readonly AskedFact: {
            /** @description Its name in an entry. */
            readonly name: string;
            /** @description What is presumed as long as nobody says otherwise. */
            readonly presumed: unknown;
            /** @description What it is. */
            readonly text: string;
        };
        /** @description What was taken for granted, since a record does not tell. */
        readonly Assumption: "no_warning" | "request" | "score_kept" | "no_check_before";
        /** @description A game of an event, as a path names it. */
        readonly AtTable: {
            /**
             * Format: uint8
             * @description The board of a team match.
             */
            readonly board: number;
            /** @description The event. */
            readonly event: string;
            /**
             * Format: uint8
             * @description The game of a match.
             */
            readonly game: number;
            /**
             * Format: uint16
             * @description The round.
             */
            readonly round: number;
            /** @description The section. */
            readonly section: string;
            /**
             * Format: uint16
             * @description The table.
             */
            readonly table: number;
        };
        /** @description Something that somebody may decide or do. */
        readonly Authorised: {
            readonly matters: components["schemas"]["Article"];
        } | {
            readonly order: components["schemas"]["Power"];
        } | {
            readonly appoint: components["schemas"]["Post"];
        } | "assign" | "notice" | {
            readonly duty: components["schemas"]["Duty"];
        };
        /** @description A line of the table of who may do what. */
        readonly AuthorityLine: {
            /** @description The lowest grade once the facts are disputed, where that is another one. */
            readonly disputed?: components["schemas"]["Actor"] | null;
            /** @description The lowest qualification, where one is asked for. */
            readonly licence?: components["schemas"]["Licence"] | null;
            /** @description Where that is written; nothing where only the charter or custom says so. */
            readonly under: readonly components["schemas"]["Article"][];
            /** @description What. */
            readonly what: components["schemas"]["Authorised"];
            /** @description In which offices; of the officials who rule, the lowest grade, and those above it may, too. */
            readonly who: readonly components["schemas"]["Actor"][];
        };
        /** @description The table of who may do what in a section. */
        readonly AuthoritySeen: {
            /** @description Its lines. */
            readonly lines: readonly components["schemas"]["AuthorityLine"][];
            /** @description The same in words. */
            readonly told: components["schemas"]["Sheet"];
        };
        /** @description Something that a game waits for. */
        readonly Awaited: {
            /** @description The lowest qualification of the official, where one is asked for. */
            readonly licence?: components["schemas"]["Licence"] | null;
            /** @description Of whom: a player, or an official of at least this grade. */
            readonly of: components["schemas"]["Actor"];
            /** @description What. */
            readonly what: components["schemas"]["Awaiting"];
        };
        /** @description What a game can wait for. */
        readonly Awaiting: "start" | "move" | {
            readonly raising: components["schemas"]["MatterId"];
        } | {
            readonly ruling: components["schemas"]["MatterId"];
        } | {
            readonly ratification: components["schemas"]["MatterId"];
        } | {
            readonly choice: components["schemas"]["MatterId"];
        } | {
            readonly correction: components["schemas"]["Correction"];
        } | "answer" | "sealed_move" | "resumption" | "signature" | {
            readonly report: components["schemas"]["Outcome"];
        } | {
            readonly owed: components["schemas"]["Due"];
        };
        /** @description A round that began. */
        readonly Begun: {
            /** @description When. */
            readonly at: components["schemas"]["Instant"];
            /** @description In which office. */
            readonly by: components["schemas"]["Actor"];
            /**
             * Format: uint32
             * @description How many minutes after its hour, if it was late.
             */
            readonly late?: number | null;
            /** @description Who. */
            readonly person?: components["schemas"]["PersonId"] | null;
            /** @description Why it was late. */
            readonly why?: string | null;
        };
        /** @description A ruling at a board on which no case has been opened, in words. */
        readonly BoardRulingTold: {
            /** @description What it is about. */
            readonly about: string;
            /** @description Before whom an appeal comes, and what it needs; or why none can be lodged now. */
            readonly appeal: string;
            /** @description What was ruled, by whom and when, and on what it rests. */
            readonly ruling: string;
        };
        /** @description The boards of a round that are kept. */
        readonly BoardsSeen: {
            /** @description The first of them, table by table, as everybody may see them. */
            readonly boards: readonly components["schemas"]["TableView"][];
            /**
             * Format: uint
             * @description How many there are.
             */
            readonly kept: number;
            /**
             * Format: uint64
             * @description The time at the server, in milliseconds.
             */
            readonly now: number;
        };
        /** @description What a side is bound to in its turn now, or in its next. */
        readonly Bond: {
            /**
             * @description The man it must move.
             * @default null
             */
            readonly mover?: components["schemas"]["Square"] | null;
            /**
             * @description The square it must move to.
             * @default null
             */
            readonly to?: components["schemas"]["Square"] | null;
            /**
             * @description The man it must take.
             * @default null
             */
            readonly victim?: components["schemas"]["Square"] | null;
        };
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
        /** @description A knockout as it is drawn. */
        readonly BracketSeen: {
            /** @description Its ties, those that come first before those that come from them. */
            readonly ties: readonly components["schemas"]["TieSeen"][];
        };
        /** @description What is named by an id. */
        readonly ById: {
            /** @description The id. */
            readonly id: string;
        };
        /** @description An invitation, by what whoever was invited has. */
        readonly ByToken: {
            /** @description The token. */
            readonly token: string;
        };
        /** @description Who has the bye of an odd field. */
        readonly ByeTo: "lowest" | "last_lot";
        /** @description What was said of a move (報棋). */
        readonly Call: {
            /**
             * @description When the side had last said something, or repeated it.
             * @default null
             */
            readonly at?: components["schemas"]["Instant"] | null;
            /**
             * @description The other side repeated the words.
             * @default false
             */
            readonly echoed?: boolean;
            /**
             * @description An official said them for the side.
             * @default false
             */
            readonly read_out?: boolean;
            /**
             * @description The side repeated what the official had said.
             * @default false
             */
            readonly repeated?: boolean;
            /**
             * @description All words that stand.
             * @default
             */
            readonly words?: string;
        };
        /** @description What can be done with calls. */
        readonly CallAct: {
            readonly raise: {
                /** @description Where. */
                readonly game: components["schemas"]["GameId"];
                /** @description What about. */
                readonly topic: components["schemas"]["Topic"];
            };
        } | {
            readonly take: {
                /** @description Which. */
                readonly call: components["schemas"]["CallId"];
            };
        } | {
            readonly pass: {
                /** @description Which. */
                readonly call: components["schemas"]["CallId"];
                /** @description Who is needed; the same as before if it is not said. */
                readonly needs?: components["schemas"]["Needs"] | null;
                /** @description To whom; to whoever is nearest if it is not said. */
                readonly to?: components["schemas"]["PersonId"] | null;
            };
        } | {
            readonly finish: {
                /** @description Which. */
                readonly call: components["schemas"]["CallId"];
            };
        };
        /**
         * Format: uint32
         * @description The number of a call in its event, from 1.
         */
        readonly CallId: number;
        /** @description A call that is open. */
        readonly CallLine: {
            /** @description What it is about, in words. */
            readonly about: string;
            /** @description When. */
            readonly at: components["schemas"]["Instant"];
            /** @description Who raised the hand. */
            readonly by: components["schemas"]["Actor"];
            /** @description Where. */
            readonly game: components["schemas"]["GameId"];
            /** @description Its number. */
            readonly id: components["schemas"]["CallId"];
            /** @description Who can deal with it. */
            readonly needs: components["schemas"]["Needs"];
            /** @description By whom it was passed on, and when. */
            readonly passed: readonly (readonly [
                components["schemas"]["PersonId"],
                components["schemas"]["Instant"]
            ])[];
            /** @description The players at the table. */
            readonly players: components["schemas"]["SidesOfstring"];
            /** @description How far it is. */
            readonly state: components["schemas"]["CallState"];
            /** @description Whom it went to last. */
            readonly to?: components["schemas"]["PersonId"] | null;
            /** @description What it is about. */
            readonly topic: components["schemas"]["Topic"];
        };
        /** @description How far a call is. */
        readonly CallState: "waiting" | {
            readonly taken: {
                /** @description Since when. */
                readonly at: components["schemas"]["Instant"];
                /** @description Who. */
                readonly by: components["schemas"]["PersonId"];
            };
        };
        /** @description A card that stands for words. */
        readonly Card: "draw" | "resign";
        /** @description What is done with a card. */
        readonly CardWay: "hand" | "swap" | "return";
        /** @description What a case is about. */
        readonly CaseAbout: {
            readonly matter: {
                /** @description The game. */
                readonly game: components["schemas"]["GameId"];
                /** @description The number of the matter at its desk. */
                readonly matter: components["schemas"]["MatterId"];
            };
        } | {
            readonly conduct: {
                /** @description Who is complained of. */
                readonly against?: components["schemas"]["CaseParty"] | null;
                /** @description At which game, if at one. */
                readonly game?: components["schemas"]["GameId"] | null;
                /** @description What is said to have happened. */
                readonly what: string;
            };
        };
        /** @description What can be done in cases. */
        readonly CaseAct: {
            readonly open: {
                /** @description About what. */
                readonly about: components["schemas"]["CaseAbout"];
            };
        } | {
            readonly state: {
                /** @description In which case. */
                readonly case: components["schemas"]["CaseId"];
                /** @description By whom, where an official writes it down. */
                readonly of?: components["schemas"]["CaseParty"] | null;
                /** @description What is said. */
                readonly text: string;
            };
        } | {
            readonly evidence: {
                /** @description In which case. */
                readonly case: components["schemas"]["CaseId"];
                /** @description Its kind. */
                readonly kind: components["schemas"]["Evidence"];
                /** @description Why it is heard though it is new on appeal. */
                readonly new?: components["schemas"]["NewEvidence"] | null;
                /** @description What it shows. */
                readonly text: string;
            };
        } | {
            readonly find: {
                /** @description In which case. */
                readonly case: components["schemas"]["CaseId"];
                /** @description The facts. */
                readonly facts: readonly components["schemas"]["CaseFact"][];
            };
        } | {
            readonly rule: {
                /** @description In which case. */
                readonly case: components["schemas"]["CaseId"];
                /**
                 * @description The facts that the desk asks for, about a matter of a game.
                 * @default {
                 *       "accepted": false,
                 *       "agreed": null,
                 *       "back_to": null,
                 *       "cannot_restore": false,
                 *       "cause": null,
                 *       "drawn": null,
                 *       "faulty_clock": false,
                 *       "filed_under": null,
                 *       "idle": [],
                 *       "left": null,
                 *       "means": null,
                 *       "moves": null,
                 *       "neighbours": false,
                 *       "outcome": null,
                 *       "pressed": null,
                 *       "provisional": false,
                 *       "refused": false,
                 *       "rounds": null,
                 *       "set_right": false,
                 *       "shifts": [],
                 *       "shown": null,
                 *       "stopped_for": null,
                 *       "unclear": false,
                 *       "unfounded": false,
                 *       "who": null
                 *     }
                 */
                readonly facts?: components["schemas"]["Facts"];
                /**
                 * @description What is imposed.
                 * @default []
                 */
                readonly measures?: readonly components["schemas"]["Measure"][];
                /**
                 * @description The articles; those of the desk are added for a matter of a game.
                 * @default []
                 */
                readonly under?: readonly components["schemas"]["Article"][];
                /**
                 * @description Why.
                 * @default
                 */
                readonly why?: string;
            };
        } | {
            readonly appeal: {
                /** @description Who appeals, where an official writes it down. */
                readonly by?: components["schemas"]["CaseParty"] | null;
                /**
                 * @description To the committee at once, where the book lets it.
                 * @default false
                 */
                readonly committee?: boolean;
                /**
                 * Format: uint32
                 * @description What is paid for it.
                 */
                readonly deposit?: number | null;
                /**
                 * @description On which grounds.
                 * @default []
                 */
                readonly grounds?: readonly components["schemas"]["AppealGround"][];
                /** @description Against what. */
                readonly of: components["schemas"]["Contested"];
                /** @description The appeal in writing. */
                readonly text?: string | null;
            };
        } | {
            readonly refer: {
                /** @description Which case. */
                readonly case: components["schemas"]["CaseId"];
                /** @description To whom. */
                readonly to?: components["schemas"]["PersonId"] | null;
            };
        } | {
            readonly write: {
                /** @description Which case. */
                readonly case: components["schemas"]["CaseId"];
                /** @description What it says. */
                readonly text: string;
            };
        } | {
            readonly recuse: {
                /** @description In which case. */
                readonly case: components["schemas"]["CaseId"];
                /** @description Who. */
                readonly person: components["schemas"]["PersonId"];
                /** @description Why. */
                readonly why: string;
            };
        } | {
            readonly decide: {
                /** @description Which case. */
                readonly case: components["schemas"]["CaseId"];
                /** @description Whether the ruling below was wrong by what was known then; if it succeeds and this is not said, it was. */
                readonly erred?: boolean | null;
                /** @description Whether it succeeds. */
                readonly upheld: boolean;
                /** @description How the committee voted. */
                readonly votes?: components["schemas"]["CaseVotes"] | null;
                /** @description Why. */
                readonly why: string;
            };
        } | {
            readonly resume: {
                /** @description Which case. */
                readonly case: components["schemas"]["CaseId"];
            };
        } | {
            readonly withdraw: {
                /** @description Which case. */
                readonly case: components["schemas"]["CaseId"];
                /** @description Why. */
                readonly why: string;
            };
        } | {
            readonly disturb: {
                /** @description By whom. */
                readonly by: components["schemas"]["CaseParty"];
                /** @description In which case. */
                readonly case: components["schemas"]["CaseId"];
                /** @description What was done. */
                readonly how: components["schemas"]["Disturbance"];
                /** @description What happened. */
                readonly text: string;
            };
        };
        /** @description An appeal. */
        readonly CaseAppeal: {
            /** @description When. */
            readonly at: components["schemas"]["Instant"];
            /** @description Who appeals. */
            readonly by: components["schemas"]["Actor"];
            /** @description By when it has to be decided. */
            readonly decide_by?: components["schemas"]["CaseDeadline"] | null;
            /**
             * Format: uint32
             * @description What was paid for it.
             */
            readonly deposit?: number | null;
            /** @description On which grounds. */
            readonly grounds?: readonly components["schemas"]["AppealGround"][];
            /** @description Who that is. */
            readonly person?: components["schemas"]["PersonId"] | null;
            /** @description To whom it was passed. */
            readonly referred_to?: components["schemas"]["PersonId"] | null;
            /** @description When play went on, where the board was sealed. */
            readonly resumed?: components["schemas"]["Instant"] | null;
            /** @description Since when the board is sealed, if it is. */
            readonly sealed?: components["schemas"]["Instant"] | null;
            /** @description Why it was taken back, if it was. */
            readonly withdrawn?: string | null;
            /** @description By when it has to be handed in in writing. */
            readonly write_by?: components["schemas"]["CaseDeadline"] | null;
            /** @description What was handed in. */
            readonly written?: components["schemas"]["CaseWritten"] | null;
        };
        /** @description A moment by which something has to be done, or from which on. */
        readonly CaseDeadline: {
            /** @description Where that is written. */
            readonly under: readonly components["schemas"]["Article"][];
            /** @description When. */
            readonly until: components["schemas"]["Instant"];
        };
        /** @description What was decided on an appeal. */
        readonly CaseDecision: {
            /** @description When. */
            readonly at: components["schemas"]["Instant"];
            /** @description In which office. */
            readonly by: components["schemas"]["Actor"];
            /** @description Whether the ruling below was wrong by what was known then. */
            readonly erred: boolean;
            /**
             * Format: uint64
             * @description The line of the log from which on it reached the board, if it did.
             */
            readonly from?: number | null;
            /**
             * Format: uint64
             * @description How many minutes after its time, if it was late.
             */
            readonly late?: number | null;
            /** @description By whom it was announced. */
            readonly person?: components["schemas"]["PersonId"] | null;
            /** @description When play goes on, where the board was sealed. */
            readonly resume_at?: components["schemas"]["CaseDeadline"] | null;
            /**
             * Format: uint32
             * @description What is given back of what was paid.
             */
            readonly returned?: number | null;
            /** @description Whether the appeal succeeds. */
            readonly upheld: boolean;
            /** @description How the committee voted. */
            readonly votes?: components["schemas"]["CaseVotes"] | null;
            /** @description Why. */
            readonly why: string;
        };
        /** @description A deadline of a case as it stands. */
        readonly CaseDue: {
            /** @description Whether it has passed. */
            readonly passed: boolean;
            /** @description Whether it passes in a few minutes. */
            readonly soon: boolean;
            /** @description Where that is written. */
            readonly under: readonly components["schemas"]["Article"][];
            /** @description When. */
            readonly until: components["schemas"]["Instant"];
            /** @description What is due. */
            readonly what: components["schemas"]["DueKind"];
        };
        /** @description A fact as it was found. */
        readonly CaseFact: {
            /** @description Whether it is proved; what is in doubt counts for the side complained of. */
            readonly proved: boolean;
            /** @description What. */
            readonly text: string;
        };
        /** @description One hearing: the first, or one on appeal. */
        readonly CaseHearing: {
            /** @description The appeal that brought it there. */
            readonly appeal?: components["schemas"]["CaseAppeal"] | null;
            /** @description Before whom. */
            readonly before: components["schemas"]["Instance"];
            /** @description The decision, on appeal. */
            readonly decision?: components["schemas"]["CaseDecision"] | null;
            /** @description What was shown. */
            readonly evidence: readonly components["schemas"]["CaseItem"][];
            /** @description The facts, once they are found. */
            readonly facts?: readonly components["schemas"]["CaseFact"][] | null;
            /** @description Who stepped aside. */
            readonly recused: readonly components["schemas"]["PersonId"][];
            /** @description The ruling, in the first hearing. */
            readonly ruling?: components["schemas"]["CaseRuling"] | null;
            /** @description What was said. */
            readonly statements: readonly components["schemas"]["CaseStatement"][];
        };
        /**
         * Format: uint32
         * @description The number of a case in its event, from 1.
         */
        readonly CaseId: number;
        /** @description A piece of evidence. */
        readonly CaseItem: {
            /** @description When. */
            readonly at: components["schemas"]["Instant"];
            /** @description In which office. */
            readonly by: components["schemas"]["Actor"];
            /** @description Its kind. */
            readonly kind: components["schemas"]["Evidence"];
            /** @description Why it is heard though it is new on appeal. */
            readonly new?: components["schemas"]["NewEvidence"] | null;
            /** @description Who. */
            readonly person?: components["schemas"]["PersonId"] | null;
            /** @description What it shows. */
            readonly text: string;
        };
        /** @description Somebody in a case. */
        readonly CaseParty: {
            readonly side: components["schemas"]["Side"];
        } | {
            readonly official: components["schemas"]["PersonId"];
        } | {
            readonly other: string;
        };
        /** @description A ruling as it was given. */
        readonly CaseRuling: {
            /** @description When. */
            readonly at: components["schemas"]["Instant"];
            /** @description In which office. */
            readonly by: components["schemas"]["Actor"];
            /**
             * Format: uint64
             * @description The line of the log from which on it reached the board, if it did.
             */
            readonly from?: number | null;
            /** @description What was imposed. */
            readonly measures?: readonly components["schemas"]["Measure"][];
            /** @description The name. */
            readonly name?: string | null;
            /** @description By whom. */
            readonly person?: components["schemas"]["PersonId"] | null;
            /** @description The articles on which it rests. */
            readonly under: readonly components["schemas"]["Article"][];
            /** @description Why. */
            readonly why?: string;
        };
        /** @description A case as the reader may see it. */
        readonly CaseSeen: {
            /** @description What it is about. */
            readonly about: components["schemas"]["CaseAbout"];
            /** @description When it was opened. */
            readonly at: components["schemas"]["Instant"];
            /** @description What is due, and by when. */
            readonly deadlines: readonly components["schemas"]["CaseDue"][];
            /** @description False or disturbed evidence: by whom, and what. */
            readonly disturbed: readonly (readonly [
                components["schemas"]["CaseParty"],
                string
            ])[];
            /** @description Whether there is no further appeal. */
            readonly final: boolean;
            /** @description The game that it is about, if it is about one. */
            readonly game?: components["schemas"]["GameId"] | null;
            /** @description How often it was heard, the first time first. */
            readonly hearings: readonly components["schemas"]["CaseHearing"][];
            /** @description Its number. */
            readonly id: components["schemas"]["CaseId"];
            /** @description Whether there is no further appeal. */
            readonly last: boolean;
            /** @description When it was opened, and by whom. */
            readonly opened: components["schemas"]["Done2"];
            /** @description How far it is. */
            readonly state: components["schemas"]["CaseState"];
            /** @description The same in words. */
            readonly told: components["schemas"]["CaseTold"];
        };
        /** @description How far a case is. */
        readonly CaseState: "hearing" | "ruled" | "appealed" | "sealed" | "decided" | "withdrawn" | "lapsed";
        /** @description What somebody says happened. */
        readonly CaseStatement: {
            /** @description When. */
            readonly at: components["schemas"]["Instant"];
            /** @description In which office. */
            readonly by: components["schemas"]["Actor"];
            /** @description Who says it. */
            readonly of: components["schemas"]["CaseParty"];
            /** @description Who. */
            readonly person?: components["schemas"]["PersonId"] | null;
            /** @description What. */
            readonly text: string;
        };
        /** @description A case in words. */
        readonly CaseTold: {
            /** @description What it is about. */
            readonly about: string;
            /** @description What is due, and by when. */
            readonly deadlines: readonly string[];
            /** @description The hearings. */
            readonly hearings: readonly components["schemas"]["HearingTold"][];
            /** @description Who plays there. */
            readonly players?: string | null;
            /** @description How far it is. */
            readonly state: string;
            /** @description Its number, and where it is. */
            readonly title: string;
        };
        /** @description How a committee voted. */
        readonly CaseVotes: {
            /**
             * @description Who against it.
             * @default []
             */
            readonly dismissed?: readonly components["schemas"]["PersonId"][];
            /**
             * @description Who for the appeal.
             * @default []
             */
            readonly upheld?: readonly components["schemas"]["PersonId"][];
        };
        /** @description An appeal in writing. */
        readonly CaseWritten: {
            /** @description When it was handed in. */
            readonly at: components["schemas"]["Instant"];
            /** @description What it says. */
            readonly text: string;
        };
        /** @description Who caused something. */
        readonly Cause: "first" | "second" | "both" | "outsider";
        /** @description A cell of a sheet. */
        readonly Cell: string | number | components["schemas"]["Score"] | components["schemas"]["Money"] | components["schemas"]["CitedCell"];
        /** @description What changes one's password. */
        readonly ChangePassword: {
            /** @description The password from now on. */
            readonly new: string;
            /** @description The password until now. */
            readonly old: string;
        };
        /** @description What a side is charged with. */
        readonly ChargeData: {
            /** @description The charge. */
            readonly charge: components["schemas"]["ChargeKind"];
            /** @description The pieces it chases. */
            readonly targets: readonly string[];
            /** @description All that as the rulebook calls it, in the language of the answer. */
            readonly words?: string | null;
        };
        /** @description What a side does on every move of a stretch. */
        readonly ChargeKind: "none" | "undecided" | "perpetual_attack" | "perpetual_chase" | "perpetual_kill" | "perpetual_check";
        /**
         * @description A charter as it is written: whatever is missing is a finding, not a fault of the file.
         *
         *     ```
         *     use tournament::charter::{read_toml, Weight};
         *
         *     let charter = read_toml("name = \"Spring Open\"\norganiser = \"A club\"\n")?;
         *     let gaps = charter.findings(None).into_iter().filter(|finding| finding.weight == Weight::Gap);
         *     assert!(gaps.count() > 5);
         *     # Ok::<(), tournament::charter::CharterError>(())
         *     ```
         */
        readonly Charter: {
            /**
             * @description What the clocks at hand can do; nothing is checked if empty.
             * @default []
             */
            readonly clocks?: readonly components["schemas"]["ClockAbility"][];
            /**
             * @description How results are confirmed.
             * @default null
             */
            readonly confirmation?: components["schemas"]["Confirmation"] | null;
            /**
             * @description Whether players come from several regions.
             * @default false
             */
            readonly cross_region?: boolean;
            /**
             * @description Item 13: how the arbiters watch.
             * @default null
             */
            readonly enforcement?: components["schemas"]["Enforcement"] | null;
            /**
             * @description Item 6: how to enter.
             * @default null
             */
            readonly entry?: components["schemas"]["EntryTerms"] | null;
            /**
             * @description Item 8: how it is played, where a section does not say.
             * @default null
             */
            readonly format?: components["schemas"]["Format"] | null;
            /**
             * @description What kind of event it is.
             * @default null
             */
            readonly kind?: components["schemas"]["EventKind"] | null;
            /** @description How boards are shown to the public while they are played; not at all if it is not said. */
            readonly live?: components["schemas"]["Live"] | null;
            /**
             * @description Item 7: board and lodging, where players come from several regions.
             * @default null
             */
            readonly lodging?: string | null;
            /**
             * @description Item 2: its name.
             * @default null
             */
            readonly name?: string | null;
            /**
             * @description Item 12: who runs it.
             * @default null
             */
            readonly officials?: components["schemas"]["Officials"] | null;
            /**
             * @description Item 1: who holds the event.
             * @default null
             */
            readonly organiser?: string | null;
            /**
             * @description The customary kind of event of schedule 7 of `xqef-2022`, which settles what the charter does not say itself.
             * @default null
             */
            readonly preset?: components["schemas"]["Preset"] | null;
            /**
             * @description Item 14: prizes.
             * @default null
             */
            readonly prizes?: components["schemas"]["Prizes"] | null;
            /**
             * @description What it is held for.
             * @default null
             */
            readonly purpose?: string | null;
            /**
             * @description Item 10: whether moves are recorded.
             * @default null
             */
            readonly recording?: boolean | null;
            /**
             * @description Item 11: the rules.
             * @default null
             */
            readonly rules?: components["schemas"]["Rules"] | null;
            /**
             * @description Item 3: days and hours.
             * @default null
             */
            readonly schedule?: components["schemas"]["Schedule"] | null;
            /**
             * @description Item 5: sections, quotas, who may enter.
             * @default []
             */
            readonly sections?: readonly components["schemas"]["Section"][];
            /**
             * @description Item 9: the time of a game, where a section does not say.
             * @default null
             */
            readonly time?: components["schemas"]["CharterTime"] | null;
            /**
             * @description Item 4: where, and how to get there.
             * @default null
             */
            readonly venue?: components["schemas"]["Venue"] | null;
            /** @description The time zone of the hall, by its name in the database of the IANA. */
            readonly zone?: components["schemas"]["Zone"] | null;
        };
        /** @description A charter to look at. */
        readonly CharterQuestion: {
            /** @description The charter. */
            readonly charter?: components["schemas"]["Charter"] | null;
            /** @description The charter as TOML, in place of `charter`. */
            readonly toml?: string | null;
        };
        /** @description What can be said of a charter. */
        readonly CharterSeen: {
            /** @description What is found, the gravest first. */
            readonly findings: readonly components["schemas"]["FindingLine"][];
            /** @description What would hold under it in the first round, by which layer. */
            readonly terms: readonly components["schemas"]["TermLine"][];
        };
        /** @description A stage: one system from its first round to its last. */
        readonly CharterStage: {
            /** @description How games make points; otherwise as the number of games and boards suggests. */
            readonly counting?: components["schemas"]["Counting"] | null;
            /**
             * @description What a Swiss pairing seeks and avoids.
             * @default {
             *       "absolute": [
             *         "rematch",
             *         "bye_again",
             *         "seeds",
             *         "halves"
             *       ],
             *       "bye": "lowest",
             *       "clubs": "never",
             *       "first_move": "earlier_lot",
             *       "longest_run": 3,
             *       "opening": "lots",
             *       "order": [
             *         "bye",
             *         "run",
             *         "score",
             *         "club",
             *         "team",
             *         "third",
             *         "balance",
             *         "alternate",
             *         "float"
             *       ],
             *       "teams": "never",
             *       "thin": 0
             *     }
             */
            readonly criteria?: components["schemas"]["Criteria"];
            /**
             * Format: uint8
             * @description How many games a match has.
             * @default 1
             */
            readonly games?: number;
            /**
             * Format: uint16
             * @description Into how many groups the field is divided.
             */
            readonly groups?: number | null;
            /** @description What it is called, such as 決賽; otherwise by its number and system. */
            readonly name?: string | null;
            /** @description The time of a drawn knockout match's rapid games. */
            readonly play_off?: components["schemas"]["CharterTime"] | null;
            /**
             * @description The conditions that pair, in their order of weight.
             * @default []
             */
            readonly principle?: readonly components["schemas"]["Condition"][];
            /** @description What separates equal scores. */
            readonly ranking?: components["schemas"]["Ranking"] | null;
            /**
             * Format: uint16
             * @description How many rounds, where the system leaves it open.
             */
            readonly rounds?: number | null;
            /** @description What a game is worth. */
            readonly scoring?: components["schemas"]["Scoring"] | null;
            /** @description Whether places other than the first may be shared; `None` if nothing is said. */
            readonly share_places?: boolean | null;
            /**
             * @description What separates those who are still tied once a tie-break has split a tie.
             * @default go_on
             */
            readonly still_tied?: components["schemas"]["StillTied"];
            /** @description The system. */
            readonly system: components["schemas"]["System"];
            /**
             * Format: uint16
             * @description How many go on to this stage from the one before, out of each of its groups.
             */
            readonly take?: number | null;
            /**
             * @description Whether the losers of the semi-finals play for the third place.
             * @default false
             */
            readonly third_place?: boolean;
            /**
             * @description How games that were not played count in the tie-breaks.
             * @default {
             *       "bye": "nothing",
             *       "forfeit_is_opponent": true,
             *       "forfeit_is_second": false,
             *       "forfeit_is_win": true
             *     }
             */
            readonly unplayed?: components["schemas"]["Unplayed"];
        };
        /** @description The time of each side. */
        readonly CharterTime: {
            /** @description What a press of the clock changes. */
            readonly adjust?: components["schemas"]["Adjust"] | null;
            /** @description How moves and time are set. */
            readonly method: components["schemas"]["Method"];
        };
        /** @description A chase. */
        readonly ChaseData: {
            /** @description How the reply ended it. */
            readonly answered?: components["schemas"]["Answer"] | null;
            /** @description Why. */
            readonly articles?: readonly string[];
            /** @description The point of the attacker. */
            readonly by: string;
            /** @description Whether the move makes it. */
            readonly fresh: boolean;
            /** @description What holds a sham protector: the points of the pieces that would attack its king if it retook. */
            readonly held_by?: readonly string[];
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
        /** @description What a side has to choose. */
        readonly Choice: {
            readonly man: readonly components["schemas"]["Square"][];
        } | {
            readonly move: readonly components["schemas"]["Step"][];
        } | {
            readonly extra: readonly components["schemas"]["Step"][];
        } | {
            readonly square: {
                /** @description The squares to choose from. */
                readonly among: readonly components["schemas"]["Square"][];
                /** @description The man's square now, or a square it lies by. */
                readonly of: components["schemas"]["Square"];
            };
        };
        /** @description Articles in a cell: people read what is printed in the book, programs our ids. */
        readonly CitedCell: string;
        /** @description What a player claims. */
        readonly Claim: "repetition" | "natural_limit" | "count" | "official_draw" | {
            readonly dead_draw: string;
        } | "display";
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
        /** @description A clause of a charter or of an announcement. */
        readonly Clause: {
            /** @description What it sets. */
            readonly key: components["schemas"]["Key"];
            /** @description The unit of the base book that it strikes out, by id. */
            readonly strikes?: string | null;
            /** @description How it is written. */
            readonly text?: string | null;
            /** @description To what; `None` only strikes. */
            readonly value?: components["schemas"]["Value"] | null;
        };
        /** @description Something a clock can do. */
        readonly ClockAbility: "count_down" | "increment" | "bronstein" | "delay" | "hourglass" | "per_move";
        /** @description Why a clock refuses what is asked of it. The clock stays as it is. */
        readonly ClockError: {
            /** @constant */
            readonly kind: "already_running";
            /** @description Whose time runs. */
            readonly side: components["schemas"]["Side"];
        } | {
            /** @constant */
            readonly kind: "not_running";
        } | {
            /** @constant */
            readonly kind: "never_started";
        } | {
            /** @constant */
            readonly kind: "backwards";
            /** @description The time passed in now. */
            readonly now: components["schemas"]["Instant"];
            /** @description The last time passed in. */
            readonly since: components["schemas"]["Instant"];
        } | {
            /** @description What it would have to show. */
            readonly asked: components["schemas"]["Millis"];
            /** @constant */
            readonly kind: "too_long";
            /** @description The most it can show. */
            readonly limit: components["schemas"]["Millis"];
        } | {
            /** @description The place asked for. */
            readonly count: components["schemas"]["Count"];
            /** @constant */
            readonly kind: "no_such_count";
        };
        /** @description The clock as it is shown. */
        readonly ClockView: {
            /** @description Whose flag is down. */
            readonly flags: components["schemas"]["SidesOfboolean"];
            /** @description The times left. */
            readonly left: components["schemas"]["SidesOfMillis"];
            /** @description At whose right hand it stands, once that is settled. */
            readonly right_of?: components["schemas"]["Side"] | null;
            /** @description Whose time runs. */
            readonly running?: components["schemas"]["Side"] | null;
        };
        /** @description The code of a seat. */
        readonly CodeLine: {
            /** @description The code. */
            readonly code: string;
            /** @description The seat. */
            readonly seat: components["schemas"]["Seat"];
        };
        /** @description A column of a sheet. */
        readonly Column: {
            /** @description Where its cells stand. */
            readonly align: components["schemas"]["Align"];
            /** @description What stands above it. */
            readonly heading: components["schemas"]["Cell"];
            /** @description Its name where a program reads it, if it has one. */
            readonly key?: string | null;
        };
        /** @description A command. */
        readonly Command: {
            readonly open: {
                /** @description The charter. */
                readonly charter: components["schemas"]["Charter"];
            };
        } | {
            readonly announce: components["schemas"]["Announcement"];
        } | {
            readonly enter: components["schemas"]["EnteredPlayer"];
        } | {
            readonly enter_team: components["schemas"]["Team"];
        } | {
            readonly pay: components["schemas"]["LedgerLine"];
        } | {
            readonly amend_charter: {
                /** @description The charter as it is from now on. */
                readonly charter: components["schemas"]["Charter"];
                /** @description Why. */
                readonly reason: string;
            };
        } | {
            readonly amend_entry: {
                /** @description Whose. */
                readonly player: components["schemas"]["PlayerId"];
                /** @description Why. */
                readonly reason: string;
                /** @description What is otherwise. */
                readonly to: components["schemas"]["EntryChange"];
            };
        } | {
            readonly amend_team: {
                /** @description Why. */
                readonly reason: string;
                /** @description Which. */
                readonly team: components["schemas"]["PlayerId"];
                /** @description What is otherwise. */
                readonly to: components["schemas"]["TeamChange"];
            };
        } | {
            readonly remove_entry: {
                /** @description Whose. */
                readonly player: components["schemas"]["PlayerId"];
                /** @description Why. */
                readonly reason: string;
            };
        } | {
            readonly void_payment: {
                /** @description How much. */
                readonly amount: components["schemas"]["Money"];
                /** @description Whose. */
                readonly player: components["schemas"]["PlayerId"];
                /** @description Why. */
                readonly reason: string;
                /** @description What it was for. */
                readonly what: components["schemas"]["Payment"];
            };
        } | {
            readonly seed: {
                /** @description The section. */
                readonly section: string;
                /** @description The seeds. */
                readonly seeds: readonly components["schemas"]["PlayerId"][];
            };
        } | {
            readonly draw: {
                /** @description The section. */
                readonly section: string;
                /**
                 * Format: uint64
                 * @description The seed of the lots.
                 */
                readonly seed: number;
            };
        } | {
            readonly pair: {
                /** @description What may be broken in this round although it must not be, where no round keeps it. */
                readonly give_way?: readonly components["schemas"]["Criterion"][];
                /**
                 * @description Why anything is wished, or may be broken.
                 * @default null
                 */
                readonly reason?: string | null;
                /**
                 * Format: uint16
                 * @description The round that is meant, if it is said; another is refused.
                 */
                readonly round?: number | null;
                /** @description The section. */
                readonly section: string;
                /**
                 * Format: uint64
                 * @description The seed of the lots.
                 */
                readonly seed: number;
                /**
                 * @description What the director wishes of a Swiss round.
                 * @default []
                 */
                readonly wishes?: readonly components["schemas"]["Wish"][];
            };
        } | {
            readonly discard: {
                /**
                 * Format: uint16
                 * @description The round that is meant, if it is said; another is refused.
                 */
                readonly round?: number | null;
                /** @description The section. */
                readonly section: string;
            };
        } | {
            readonly publish: {
                /**
                 * Format: uint16
                 * @description The round that is meant, if it is said; another is refused.
                 */
                readonly round?: number | null;
                /** @description The section. */
                readonly section: string;
            };
        } | {
            readonly line_up: {
                /** @description Who plays on which board. */
                readonly boards: readonly components["schemas"]["PlayerId"][];
                /**
                 * Format: uint16
                 * @description The round.
                 */
                readonly round: number;
                /** @description The team. */
                readonly team: components["schemas"]["PlayerId"];
            };
        } | {
            /** @description A game as an order names it: the round may go without saying, and then is the one being played. */
            readonly result: {
                /**
                 * @description Whether both sides agree.
                 * @default true
                 */
                readonly agreed?: boolean;
                /**
                 * Format: uint8
                 * @description The board of a team match, from 1.
                 * @default 1
                 */
                readonly board?: number;
                /**
                 * @description Whether it takes the place of a confirmed result, as only the director and the chief arbiter may say.
                 * @default false
                 */
                readonly correct?: boolean;
                /** @description What kind of result it is, if the word does not say it. */
                readonly form?: components["schemas"]["Form"] | null;
                /**
                 * @description Fouls of the one with the first move, then of the other.
                 * @default [
                 *       0,
                 *       0
                 *     ]
                 */
                readonly fouls?: readonly number[];
                /**
                 * Format: uint8
                 * @description The game of a match, from 1.
                 * @default 1
                 */
                readonly game?: number;
                /** @description How the game ended, in one word. */
                readonly outcome: components["schemas"]["ResultWord"];
                /** @description Why, if more is known than that it was reported. */
                readonly reason?: components["schemas"]["Reason"] | null;
                /**
                 * @description By which colour's player it is reported, where players report.
                 * @default null
                 */
                readonly reported_by?: components["schemas"]["Side"] | null;
                /** @description The line of the game's desk that confirmed it, if the game was kept at one. */
                readonly rests_on?: components["schemas"]["DeskLine"] | null;
                /**
                 * Format: uint16
                 * @description The round, if it is said.
                 */
                readonly round?: number | null;
                /** @description The section. */
                readonly section: string;
                /**
                 * Format: uint16
                 * @description The table, from 1.
                 */
                readonly table: number;
                /** @description Why it is corrected; a result of a closed round needs it. (`reason` is why the game ended so.) */
                readonly why?: string | null;
            };
        } | {
            /** @description A game as an order names it: the round may go without saying, and then is the one being played. */
            readonly reopen: {
                /**
                 * Format: uint8
                 * @description The board of a team match, from 1.
                 * @default 1
                 */
                readonly board?: number;
                /**
                 * Format: uint8
                 * @description The game of a match, from 1.
                 * @default 1
                 */
                readonly game?: number;
                /** @description Why. */
                readonly reason?: string | null;
                /**
                 * Format: uint16
                 * @description The round, if it is said.
                 */
                readonly round?: number | null;
                /** @description The section. */
                readonly section: string;
                /**
                 * Format: uint16
                 * @description The table, from 1.
                 */
                readonly table: number;
            };
        } | {
            /** @description A game as an order names it: the round may go without saying, and then is the one being played. */
            readonly appeal: {
                /**
                 * Format: uint8
                 * @description The board of a team match, from 1.
                 * @default 1
                 */
                readonly board?: number;
                /**
                 * Format: uint8
                 * @description The game of a match, from 1.
                 * @default 1
                 */
                readonly game?: number;
                /**
                 * @description What it rests on.
                 * @default []
                 */
                readonly grounds?: readonly components["schemas"]["AppealGround"][];
                /**
                 * Format: uint16
                 * @description The round, if it is said.
                 */
                readonly round?: number | null;
                /** @description The section. */
                readonly section: string;
                /**
                 * Format: uint16
                 * @description The table, from 1.
                 */
                readonly table: number;
                /**
                 * @description Whether it is against the decision that there was nothing to decide.
                 * @default false
                 */
                readonly undecidable?: boolean;
            };
        } | {
            /** @description A game as an order names it: the round may go without saying, and then is the one being played. */
            readonly hear_appeal: {
                /**
                 * Format: uint8
                 * @description The board of a team match, from 1.
                 * @default 1
                 */
                readonly board?: number;
                /**
                 * Format: uint8
                 * @description The game of a match, from 1.
                 * @default 1
                 */
                readonly game?: number;
                /**
                 * Format: uint16
                 * @description The round, if it is said.
                 */
                readonly round?: number | null;
                /** @description The section. */
                readonly section: string;
                /**
                 * Format: uint16
                 * @description The table, from 1.
                 */
                readonly table: number;
                /** @description Whether it succeeds; then the game has no result until one is entered anew. */
                readonly upheld: boolean;
            };
        } | {
            /** @description A game as an order names it: the round may go without saying, and then is the one being played. */
            readonly record_missing: {
                /**
                 * Format: uint8
                 * @description The board of a team match, from 1.
                 * @default 1
                 */
                readonly board?: number;
                /**
                 * Format: uint8
                 * @description The game of a match, from 1.
                 * @default 1
                 */
                readonly game?: number;
                /**
                 * Format: uint16
                 * @description The round, if it is said.
                 */
                readonly round?: number | null;
                /** @description The section. */
                readonly section: string;
                /**
                 * Format: uint16
                 * @description The table, from 1.
                 */
                readonly table: number;
            };
        } | {
            /** @description A game as an order names it: the round may go without saying, and then is the one being played. */
            readonly rapid_game: {
                /**
                 * Format: uint8
                 * @description The board of a team match, from 1.
                 * @default 1
                 */
                readonly board?: number;
                /** @description Whether it takes the place of the last rapid game of the tie, which was entered wrongly. */
                readonly correct?: boolean;
                /** @description What kind of result it is, if the word does not say it. */
                readonly form?: components["schemas"]["Form"] | null;
                /**
                 * Format: uint8
                 * @description The game of a match, from 1.
                 * @default 1
                 */
                readonly game?: number;
                /** @description How the game ended, in one word. */
                readonly outcome: components["schemas"]["ResultWord"];
                /** @description Why, if more is known than that it was reported. */
                readonly reason?: components["schemas"]["Reason"] | null;
                /**
                 * Format: uint16
                 * @description The round, if it is said.
                 */
                readonly round?: number | null;
                /** @description The section. */
                readonly section: string;
                /**
                 * @description Whether the second of the pair has the first move.
                 * @default false
                 */
                readonly swapped?: boolean;
                /**
                 * Format: uint16
                 * @description The table, from 1.
                 */
                readonly table: number;
            };
        } | {
            /** @description A game as an order names it: the round may go without saying, and then is the one being played. */
            readonly wrong_pairing: {
                /**
                 * Format: uint8
                 * @description The board of a team match, from 1.
                 * @default 1
                 */
                readonly board?: number;
                /**
                 * Format: uint8
                 * @description The game of a match, from 1.
                 * @default 1
                 */
                readonly game?: number;
                /**
                 * Format: uint32
                 * @description Minutes since the start.
                 */
                readonly minute: number;
                /**
                 * @description Whether the pairing itself is wrong, and not only the colours at the board.
                 * @default false
                 */
                readonly pairing?: boolean;
                /**
                 * Format: uint16
                 * @description The round, if it is said.
                 */
                readonly round?: number | null;
                /** @description The section. */
                readonly section: string;
                /**
                 * @description The players as they should be, if the pairing is wrong.
                 * @default null
                 */
                readonly should_be?: components["schemas"]["Pair"] | null;
                /**
                 * Format: uint16
                 * @description The table, from 1.
                 */
                readonly table: number;
            };
        } | {
            readonly close: {
                /**
                 * Format: uint16
                 * @description The round that is meant, if it is said; another is refused.
                 */
                readonly round?: number | null;
                /** @description The section. */
                readonly section: string;
            };
        } | {
            readonly grant_delay: {
                /**
                 * Format: uint32
                 * @description How many minutes later.
                 */
                readonly minutes: number;
                /** @description Who. */
                readonly player: components["schemas"]["PlayerId"];
                /**
                 * Format: uint16
                 * @description Which round.
                 */
                readonly round: number;
            };
        } | {
            readonly arrive: {
                /** @description Who. */
                readonly player: components["schemas"]["PlayerId"];
            };
        } | {
            readonly ask_leave: {
                /**
                 * @description Who agrees.
                 * @default {
                 *       "chief": false,
                 *       "director": false,
                 *       "opponent": false
                 *     }
                 */
                readonly consents?: components["schemas"]["Consents"];
                /** @description Who. */
                readonly player: components["schemas"]["PlayerId"];
                /**
                 * Format: uint16
                 * @description From which round.
                 */
                readonly round: number;
            };
        } | {
            readonly ask_bye: {
                /** @description Who. */
                readonly player: components["schemas"]["PlayerId"];
                /**
                 * Format: uint16
                 * @description In which round.
                 */
                readonly round: number;
            };
        } | {
            readonly fix_table: {
                /** @description Who. */
                readonly player: components["schemas"]["PlayerId"];
                /**
                 * Format: uint16
                 * @description At which table, from 1; at whichever there is if it is not said.
                 * @default null
                 */
                readonly table?: number | null;
            };
        } | {
            readonly rate: {
                /** @description The list. */
                readonly list: readonly components["schemas"]["RatingLine"][];
                /** @description Which list it is. */
                readonly reason: string;
            };
        } | {
            readonly withdraw: {
                /** @description Whether the reason is accepted. */
                readonly accepted: boolean;
                /** @description Who. */
                readonly player: components["schemas"]["PlayerId"];
                /**
                 * @description Why.
                 * @default null
                 */
                readonly reason?: string | null;
            };
        } | {
            readonly disqualify: {
                /** @description Who. */
                readonly player: components["schemas"]["PlayerId"];
                /** @description Why. */
                readonly reason: string;
            };
        } | {
            readonly cancel_leave: {
                /** @description Whose. */
                readonly player: components["schemas"]["PlayerId"];
                /** @description Why. */
                readonly reason: string;
                /**
                 * Format: uint16
                 * @description From which round.
                 */
                readonly round: number;
            };
        } | {
            readonly reinstate: {
                /** @description Who. */
                readonly player: components["schemas"]["PlayerId"];
                /** @description Why. */
                readonly reason: string;
            };
        } | {
            readonly take_back: {
                /** @description Why. */
                readonly reason: string;
                /**
                 * Format: uint16
                 * @description The round that is meant, if it is said; another is refused.
                 */
                readonly round?: number | null;
                /** @description The section. */
                readonly section: string;
                /** @description Which step. */
                readonly what: components["schemas"]["EventStep"];
            };
        } | {
            readonly end_early: {
                /** @description Why. */
                readonly reason: string;
                /** @description The section. */
                readonly section: string;
            };
        } | {
            readonly play_off: {
                /** @description Best first. */
                readonly order: readonly components["schemas"]["PlayerId"][];
                /** @description The section. */
                readonly section: string;
            };
        } | {
            readonly verify: {
                /** @description The section. */
                readonly section: string;
            };
        } | {
            readonly finish: {
                /** @description The section. */
                readonly section: string;
            };
        } | {
            readonly return_deposits: {
                /** @description The section. */
                readonly section: string;
            };
        } | {
            readonly award_prizes: {
                /** @description The section. */
                readonly section: string;
            };
        } | {
            readonly overturn: {
                /** @description Whose place is cancelled. */
                readonly player: components["schemas"]["PlayerId"];
                /** @description The section. */
                readonly section: string;
            };
        } | {
            readonly publish_notice: {
                /** @description About whom. */
                readonly player: components["schemas"]["PlayerId"];
                /** @description The section. */
                readonly section: string;
            };
        };
        /** @description A condition that pairs. */
        readonly Condition: "lots" | "ranking" | "colours" | "results" | "clubs" | "completed";
        /** @description How results are confirmed: article 100. */
        readonly Confirmation: "referee" | "player";
        /** @description With whom an official is too close to rule on them. */
        readonly Conflicts: {
            /** @description Clubs. */
            readonly clubs?: readonly string[];
            /** @description Players. */
            readonly players?: readonly components["schemas"]["PlayerId"][];
        };
        /** @description Who agrees to leave. */
        readonly Consents: {
            /**
             * @description The chief arbiter.
             * @default false
             */
            readonly chief?: boolean;
            /**
             * @description The director.
             * @default false
             */
            readonly director?: boolean;
            /**
             * @description The opponent.
             * @default false
             */
            readonly opponent?: boolean;
        };
        /** @description What an appeal is against. */
        readonly Contested: {
            readonly case: components["schemas"]["CaseId"];
        } | {
            readonly matter: {
                /** @description The game. */
                readonly game: components["schemas"]["GameId"];
                /** @description The number of the matter at its desk. */
                readonly matter: components["schemas"]["MatterId"];
            };
        };
        /** @description What has to be put right. */
        readonly Correction: "men" | "equipment" | "record" | "borrowed_record" | "conduct" | "other";
        /** @description How many moves a side has made, and where in its time control that puts it. */
        readonly Count: {
            /**
             * Format: uint32
             * @description Moves made in the stage that is being played.
             */
            readonly in_stage: number;
            /**
             * Format: uint32
             * @description Moves made in the game.
             */
            readonly moves: number;
            /**
             * Format: uint32
             * @description Stages passed; repetitions of the last one count.
             */
            readonly stage: number;
        };
        /** @description How games make the points that rank. */
        readonly Counting: "games" | "two_games" | "team_matches" | "team_two_games" | "team_boards";
        /** @description How many faults of each kind count. */
        readonly Counts: {
            readonly [key: string]: number;
        };
        /**
         * @description What a charter asks of the pairing.
         *
         *     `absolute` is never broken: if it cannot be kept there is no round. `order` is kept as far as possible, the first that
         *     differs deciding between two rounds. [`Criterion::Wish`] stands before all of them and [`Criterion::Lot`] after.
         */
        readonly Criteria: {
            /**
             * @description What must not be.
             * @default [
             *       "rematch",
             *       "bye_again",
             *       "seeds",
             *       "halves"
             *     ]
             */
            readonly absolute?: readonly components["schemas"]["Criterion"][];
            /** @description How the first rounds are accelerated, if they are. */
            readonly accelerated?: components["schemas"]["Acceleration"] | null;
            /**
             * @description Who has the bye.
             * @default lowest
             */
            readonly bye?: components["schemas"]["ByeTo"];
            /**
             * @description When players of one club are kept apart.
             * @default never
             */
            readonly clubs?: components["schemas"]["Apart"];
            /**
             * @description Who has the first move when colours do not decide it.
             * @default earlier_lot
             */
            readonly first_move?: components["schemas"]["FirstMove"];
            /**
             * Format: uint32
             * @description How often in a row anyone may have one colour.
             * @default 3
             */
            readonly longest_run?: number;
            /**
             * @description How the first round is paired.
             * @default lots
             */
            readonly opening?: components["schemas"]["Opening"];
            /**
             * @description What is avoided as far as possible, the most important first.
             * @default [
             *       "bye",
             *       "run",
             *       "score",
             *       "club",
             *       "team",
             *       "third",
             *       "balance",
             *       "alternate",
             *       "float"
             *     ]
             */
            readonly order?: readonly components["schemas"]["Criterion"][];
            /**
             * @description When players of one team are kept apart.
             * @default never
             */
            readonly teams?: components["schemas"]["Apart"];
            /**
             * Format: uint32
             * @description A layer of fewer players is taken together with the next one down; 0 and 1 join none.
             * @default 0
             */
            readonly thin?: number;
        };
        /** @description Something a round should avoid. */
        readonly Criterion: "wish" | "rematch" | "bye_again" | "seeds" | "halves" | "club" | "team" | "bye" | "score" | "rank" | "float" | "run" | "third" | "balance" | "alternate" | "lot";
        /** @description Whether a position is dead. */
        readonly DeadAnswer: "dead" | "alive" | "undecided";
        /** @description Whether anybody can still win. */
        readonly DeadData: {
            /** @description The answer. */
            readonly answer: components["schemas"]["DeadAnswer"];
            /** @description Moves that lead to a mate. */
            readonly line: readonly string[];
        };
        /** @description What a player refuses to do. */
        readonly Demand: "move" | "restore" | "correct" | "sign" | "behave";
        /** @description A line of the log of a game's desk: of a log of its own, which the hash names, or of that of the event. */
        readonly DeskLine: {
            /** @description Its hash, if it stands in a log of its own. */
            readonly hash?: components["schemas"]["Seal"] | null;
            /**
             * Format: uint64
             * @description Its number.
             */
            readonly no: number;
        };
        /** @description How a game at a desk stands, in words. */
        readonly DeskTold: {
            /** @description What the side to move may play, as readers of the language write it, in the order in which the desk names it. */
            readonly allowed: readonly string[];
            /** @description What the game waits for. */
            readonly awaits: readonly string[];
            /** @description The faults counted. */
            readonly faults: string;
            /** @description The last move by coordinates, as long as the board stands as it left it. */
            readonly last?: string | null;
            /** @description The matters that are open, in the order in which they are decided. */
            readonly matters: readonly components["schemas"]["MatterTold"][];
            /** @description What else has to be known. */
            readonly notices: readonly string[];
            /** @description The stage it is in, and whose turn it is. */
            readonly phase: string;
            /** @description The result, with its articles. */
            readonly result?: string | null;
            /** @description What the sides are called. */
            readonly sides: components["schemas"]["SidesOfstring"];
            /** @description What happened, the latest last. */
            readonly timeline: readonly components["schemas"]["TimelineLine"][];
        };
        /** @description What was done to the evidence. */
        readonly Disturbance: "false" | "disturbed";
        /** @description That something is done, and how often. */
        readonly Done: {
            /**
             * Format: uint64
             * @description How many were ended.
             */
            readonly ended: number;
        };
        /** @description When something was done, and by whom. */
        readonly Done2: {
            /** @description When. */
            readonly at: components["schemas"]["Instant"];
            /** @description In which office. */
            readonly by: components["schemas"]["Actor"];
            /** @description Who. */
            readonly person?: components["schemas"]["PersonId"] | null;
        };
        /** @description What can be due in place of the usual. */
        readonly Due: "seating" | "words" | "repetition" | "execution" | "affirmation";
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
            /** @description Who left it. */
            readonly left_by?: components["schemas"]["SideData"] | null;
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
        /** @description What is due in a case. */
        readonly DueKind: "write" | "decide" | "resume";
        /** @description The duties of a round. */
        readonly DutiesSeen: {
            /** @description When the round began, if it has. */
            readonly begun?: components["schemas"]["Begun"] | null;
            /** @description The duties as they stand. */
            readonly duties: readonly components["schemas"]["DutyLine"][];
            /**
             * Format: uint16
             * @description The round.
             */
            readonly round: number;
            /** @description The same in words. */
            readonly told: components["schemas"]["Sheet"];
        };
        /** @description What officials have to see to in every round. */
        readonly Duty: "pairings" | "briefing" | "captains" | "supplies" | "equipment" | "rules" | "seating" | "clocks_set" | "countdown" | "clocks_work" | "absent_pressed" | "records" | "time_trouble" | "order" | "results" | "table" | "bulletin";
        /** @description What can be done about duties and the beginning of a round. */
        readonly DutyAct: {
            readonly done: components["schemas"]["DutyOf"];
        } | {
            readonly undone: components["schemas"]["DutyOf"];
        } | {
            readonly suspend: {
                /** @description Where it goes on, if that is elsewhere. */
                readonly place?: string | null;
                /**
                 * Format: partial-date-time
                 * @description When it goes on, if that is known.
                 */
                readonly resumes?: string | null;
                /** @description The section. */
                readonly section: string;
                /** @description Why. */
                readonly why: string;
            };
        } | {
            readonly continue: {
                /** @description The section. */
                readonly section: string;
            };
        } | {
            readonly inspect: {
                /** @description What was found. */
                readonly found: components["schemas"]["Inspection"];
                /** @description The section. */
                readonly section: string;
            };
        } | {
            readonly begin: {
                /**
                 * Format: partial-date-time
                 * @description The day and hour in the hall, if it is said.
                 */
                readonly hour?: string | null;
                /** @description The section. */
                readonly section: string;
                /** @description Why it begins late, if it does. */
                readonly why?: string | null;
            };
        };
        /** @description A duty as it stands. */
        readonly DutyLine: {
            /** @description By whom it was done, if it is. */
            readonly done?: components["schemas"]["Done2"] | null;
            /** @description The duty. */
            readonly duty: components["schemas"]["Duty"];
            /** @description When it falls. */
            readonly stage: components["schemas"]["DutyStage"];
            /** @description Where it is written. */
            readonly under: readonly components["schemas"]["Article"][];
            /** @description Whose it is. */
            readonly who: readonly components["schemas"]["Actor"][];
        };
        /** @description A duty in a round. */
        readonly DutyOf: {
            /** @description The duty. */
            readonly duty: components["schemas"]["Duty"];
            /**
             * Format: uint16
             * @description The round.
             */
            readonly round: number;
            /** @description The section. */
            readonly section: string;
        };
        /** @description When a duty falls. */
        readonly DutyStage: "before" | "during" | "after";
        /** @description What a ruling does to a game. */
        readonly Effect: {
            readonly restore: {
                /**
                 * Format: uint
                 * @description How many moves stay.
                 */
                readonly to: number;
            };
        } | {
            readonly bind: {
                /** @description The man it must move. */
                readonly mover?: components["schemas"]["Square"] | null;
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
                /** @description The square it must move to. */
                readonly to?: components["schemas"]["Square"] | null;
                /** @description The man it must take. */
                readonly victim?: components["schemas"]["Square"] | null;
            };
        } | {
            readonly count_touch: {
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
                /** @description Where they stand. */
                readonly squares: readonly components["schemas"]["Square"][];
            };
        } | {
            readonly bind_by_man: {
                /** @description Which of the two goes before where this one cannot take that one. */
                readonly first?: components["schemas"]["Man"] | null;
                /** @description The man it must move. */
                readonly mover?: components["schemas"]["Man"] | null;
                /** @description Whether in its next turn, since the turn now is the other side's. */
                readonly next?: boolean;
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
                /** @description The man it must take. */
                readonly victim?: components["schemas"]["Man"] | null;
            };
        } | {
            readonly unbind: {
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
            };
        } | {
            readonly play: {
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
                /** @description The move. */
                readonly step: components["schemas"]["Step"];
            };
        } | {
            readonly ask: {
                /** @description What. */
                readonly choice: components["schemas"]["Choice"];
                /** @description The side. */
                readonly of: components["schemas"]["Side"];
            };
        } | {
            readonly set: {
                /** @description From where to where. */
                readonly shifts: readonly components["schemas"]["Step"][];
            };
        } | {
            readonly set_right: {
                /** @description Who moves again, with the same man. */
                readonly again?: components["schemas"]["Side"] | null;
            };
        } | {
            readonly put: components["schemas"]["Stood"];
        } | {
            readonly take_off: {
                /** @description The square it lies by. */
                readonly near: components["schemas"]["Square"];
            };
        } | {
            readonly foul: {
                /** @description What kind. */
                readonly kind: components["schemas"]["FoulKind"];
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
            };
        } | {
            readonly foul_in: {
                /** @description What kind. */
                readonly kind: components["schemas"]["FoulKind"];
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
                /**
                 * Format: uint32
                 * @description The number of the turn.
                 */
                readonly turn: number;
            };
        } | {
            readonly absorbed: {
                /** @description What kind. */
                readonly kind: components["schemas"]["FoulKind"];
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
            };
        } | {
            readonly unraised_turns: {
                /** @description Whether they count. */
                readonly count: boolean;
                /** @description Who raised it, if anybody did. */
                readonly raised_by?: components["schemas"]["Actor"] | null;
            };
        } | {
            readonly deduct: {
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
                /** @description How much. */
                readonly time: components["schemas"]["Millis"];
            };
        } | {
            readonly add: {
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
                /** @description How much. */
                readonly time: components["schemas"]["Millis"];
            };
        } | "reset_clock" | "stop_clock" | {
            readonly set_clock: {
                /** @description The times left. */
                readonly left: components["schemas"]["SidesOfMillis"];
            };
        } | {
            readonly start_clock: {
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
            };
        } | {
            readonly recount: {
                /**
                 * Format: uint32
                 * @description The number of the next move.
                 */
                readonly next: number;
            };
        } | {
            readonly place_clock: {
                /** @description The side. */
                readonly right_of: components["schemas"]["Side"];
            };
        } | {
            readonly assist: {
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
                /** @description For what. */
                readonly task: components["schemas"]["Task"];
            };
        } | {
            readonly replace: {
                /** @description What. */
                readonly item: components["schemas"]["Equipment"];
            };
        } | {
            readonly say: {
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
                /** @description The words. */
                readonly words: string;
            };
        } | {
            readonly unsay: {
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
            };
        } | "align" | {
            readonly warn: {
                /** @description To whom. */
                readonly warning: components["schemas"]["Warning"];
            };
        } | {
            readonly forbid: {
                /** @description What it did on every move. */
                readonly play: components["schemas"]["Perpetual"];
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
            };
        } | {
            readonly correct_now: {
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
                /** @description What. */
                readonly what: components["schemas"]["Correction"];
            };
        } | {
            readonly correct_after: {
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
                /** @description What. */
                readonly what: components["schemas"]["Correction"];
            };
        } | {
            readonly caution: {
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
            };
        } | {
            readonly disqualify: {
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
            };
        } | {
            readonly expel: {
                /** @description Who. */
                readonly who: string;
            };
        } | {
            readonly refer: {
                /** @description The side. */
                readonly side: components["schemas"]["Side"];
            };
        } | {
            readonly replay: {
                /** @description As another game, with nothing of the old one: its faults are not counted. */
                readonly afresh?: boolean;
                /** @description With the colours exchanged. */
                readonly swapped: boolean;
            };
        } | "tell_staff" | "count" | {
            readonly observe: {
                /**
                 * Format: uint32
                 * @description How many.
                 */
                readonly rounds: number;
            };
        } | {
            readonly settle: {
                /** @description How. */
                readonly verdict: components["schemas"]["Verdict"];
            };
        } | {
            readonly end: {
                /** @description How. */
                readonly verdict: components["schemas"]["Verdict"];
            };
        } | {
            readonly amend: {
                /** @description The result that stands instead. */
                readonly verdict: components["schemas"]["Verdict"];
            };
        } | "play_on";
        /** @description Who may enter; what is left out does not matter. */
        readonly Eligibility: {
            /**
             * Format: int16
             * @description Born in this year or later.
             * @default null
             */
            readonly born_from?: number | null;
            /**
             * Format: int16
             * @description Born in this year or earlier.
             * @default null
             */
            readonly born_until?: number | null;
            /**
             * @description Members of these federations.
             * @default []
             */
            readonly federations?: readonly string[];
            /**
             * Format: uint32
             * @description At least this rating.
             * @default null
             */
            readonly rating_from?: number | null;
            /**
             * Format: uint32
             * @description At most this rating.
             * @default null
             */
            readonly rating_until?: number | null;
            /**
             * @description Women only.
             * @default false
             */
            readonly women?: boolean;
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
        /** @description How the arbiters watch: item 13. */
        readonly Enforcement: "watched" | "patrol";
        /** @description A person who plays. */
        readonly EnteredPlayer: {
            /**
             * Format: int16
             * @description The year of birth.
             */
            readonly born?: number | null;
            /** @description The club. */
            readonly club?: string | null;
            /** @description Places in earlier editions, by year. */
            readonly earlier?: {
                readonly [key: string]: number;
            };
            /** @description The federation. */
            readonly federation?: string | null;
            /** @description The number in the federation. */
            readonly member?: string | null;
            /**
             * @description The name, in any script.
             * @default
             */
            readonly name?: string;
            /** @description What she or he needs under schedule 7. */
            readonly needs?: readonly components["schemas"]["Need"][];
            /**
             * Format: uint32
             * @description The rating.
             */
            readonly rating?: number | null;
            /**
             * @description The section entered; for a member of a team that of the team.
             * @default
             */
            readonly section?: string;
            /** @description The team that the player represents, playing for themselves. */
            readonly team?: string | null;
            /** @description The title. */
            readonly title?: components["schemas"]["Title"] | null;
            /** @description A woman. */
            readonly woman?: boolean;
        };
        /** @description Players who are to be entered. */
        readonly Entering: {
            /** @description Who, in the order of the numbers that they are to have. */
            readonly players: readonly components["schemas"]["EnteredPlayer"][];
        };
        /** @description Somebody who plays: a person, or a team. */
        readonly Entrant: {
            /**
             * Format: int16
             * @description The year of birth, where it may be seen.
             */
            readonly born?: number | null;
            /** @description The club. */
            readonly club?: string | null;
            /** @description The deposit that is held, where it may be seen. */
            readonly deposit?: components["schemas"]["Money"] | null;
            /** @description They play no more. */
            readonly gone?: boolean;
            /** @description The number. */
            readonly id: components["schemas"]["PlayerId"];
            /** @description Who plays for them, if this is a team. */
            readonly members: readonly components["schemas"]["PlayerId"][];
            /** @description The name. */
            readonly name: string;
            /** @description The fees that were paid, where it may be seen. */
            readonly paid?: components["schemas"]["Money"] | null;
            /**
             * Format: uint32
             * @description The rating.
             */
            readonly rating?: number | null;
            /** @description The title. */
            readonly title?: components["schemas"]["Title"] | null;
            /** @description They were disqualified at a board and nobody has put them out of the event, where it may be seen. */
            readonly to_put_out?: boolean;
            /** @description Whether a woman, where it may be seen. */
            readonly woman?: boolean;
        };
        /** @description Entries to be looked at before they are made. */
        readonly Entries: {
            /** @description The entries, one after the other. */
            readonly entries: readonly components["schemas"]["Made"][];
        };
        /** @description A sheet of entries as it was read. */
        readonly EntriesSeen: {
            /** @description The rows. */
            readonly rows: readonly components["schemas"]["EntryRow"][];
            /** @description Columns that mean nothing here. */
            readonly unknown?: string | null;
        };
        /** @description What is to be otherwise in a player's entry: what is not named stays, an empty text or a rating of 0 takes away. */
        readonly EntryChange: {
            /**
             * Format: int16
             * @description The year of birth.
             */
            readonly born?: number | null;
            /** @description The club. */
            readonly club?: string | null;
            /** @description The federation. */
            readonly federation?: string | null;
            /** @description The number in the federation. */
            readonly member?: string | null;
            /** @description The name. */
            readonly name?: string | null;
            /** @description What she or he needs. */
            readonly needs?: readonly components["schemas"]["Need"][] | null;
            /**
             * Format: uint32
             * @description The rating.
             */
            readonly rating?: number | null;
            /** @description The section. */
            readonly section?: string | null;
            /** @description The team represented. */
            readonly team?: string | null;
            /** @description The title. */
            readonly title?: components["schemas"]["Title"] | null;
            /** @description Whether a woman. */
            readonly woman?: boolean | null;
        };
        /** @description A row of a sheet of entries. */
        readonly EntryRow: {
            /** @description What is wrong with it. */
            readonly fault?: string | null;
            /** @description Who it enters. */
            readonly player: components["schemas"]["EnteredPlayer"];
            /**
             * Format: uint
             * @description Its number, from 1.
             */
            readonly row: number;
        };
        /** @description A sheet of entries. */
        readonly EntrySheet: {
            /**
             * @description The section of rows that name none.
             * @default null
             */
            readonly section?: string | null;
            /** @description Its cells, as copied out of a spreadsheet or a file of comma-separated values. */
            readonly text: string;
        };
        /** @description How to enter. */
        readonly EntryTerms: {
            /**
             * Format: partial-date-time
             * @description Until when.
             */
            readonly closes?: string | null;
            /**
             * @description What is given back at the end.
             * @default 0.00
             */
            readonly deposit?: components["schemas"]["Money"];
            /**
             * @description What it costs.
             * @default 0.00
             */
            readonly fee?: components["schemas"]["Money"];
            /** @description In which form. */
            readonly form?: string | null;
            /**
             * Format: partial-date-time
             * @description From when.
             */
            readonly opens?: string | null;
            /** @description How it is paid. */
            readonly payment?: string | null;
            /** @description Where. */
            readonly place?: string | null;
        };
        /** @description Equipment that is not as it should be. */
        readonly Equipment: "board" | "damaged_man" | "large_men" | "missing_man" | "clock" | "pen" | "turned" | "tactile_set" | "tactile_clock" | "blindfold" | "recorder" | "cards" | "seat";
        /** @description What kind of event it is. */
        readonly EventKind: "international" | "national" | "friendly" | "selection" | "invitation";
        /** @description An event in a list. */
        readonly EventLine: {
            /** @description Its name in addresses. */
            readonly id: string;
            /** @description Its name. */
            readonly name?: string | null;
            /**
             * Format: uint64
             * @description The number of its last line.
             */
            readonly no: number;
        };
        /** @description An event as somebody may see it. */
        readonly EventSeen: {
            /** @description What an appeal is called in it. */
            readonly appeal: string;
            /** @description Its name in addresses. */
            readonly id: string;
            /** @description By section: its rulebook, and what its sides are called. */
            readonly laws: readonly components["schemas"]["SectionLaw"][];
            /** @description Who the reader is there. */
            readonly me: components["schemas"]["MeThere"];
            /** @description The name. */
            readonly name?: string | null;
            /**
             * Format: uint64
             * @description The number of the last line that it tells of.
             */
            readonly no: number;
            /** @description The notices that hang, the oldest first. */
            readonly notices?: readonly components["schemas"]["NoticeView"][];
            /**
             * Format: uint64
             * @description The time at the server, in milliseconds.
             */
            readonly now: number;
            /** @description The sections. */
            readonly sections: readonly components["schemas"]["SectionView"][];
        };
        /** @description A step of a section that can be taken back. */
        readonly EventStep: "draw" | "round" | "close" | "end" | "finish";
        /** @description A kind of evidence besides what the two sides say. */
        readonly Evidence: "equipment" | "sheet" | "recording" | "ruling" | "bystander" | "other";
        /** @description Why an attack is no chase. */
        readonly ExemptionData: "by_king" | "by_pawn" | "by_advisor_or_elephant" | "uncrossed_pawn" | "mutual" | "rooted";
        /** @description What kind of value a term takes. */
        readonly Expected: "number" | "flag" | {
            readonly word: readonly string[];
        } | "anything";
        /** @description What an official has to find out, or to say, before something can be ruled on. */
        readonly Fact: "accepted" | "against" | "agreed" | "back_to" | "cannot_restore" | "cause" | "clause" | "drawn" | "faulty_clock" | "filed_under" | "handling" | "idle" | "left" | "means" | "moves" | "neighbours" | "outcome" | "place" | "ply" | "pressed" | "refused" | "rounds" | "set_right" | "sheet" | "shifts" | "shown" | "stopped_for" | "subject" | "unclear" | "who";
        /** @description What the official found out about a matter before ruling on it. */
        readonly Facts: {
            /**
             * @description The reason given is accepted.
             * @default false
             */
            readonly accepted?: boolean;
            /**
             * @description Both sides agree to what the official proposes (or not).
             * @default null
             */
            readonly agreed?: boolean | null;
            /**
             * Format: uint
             * @description The ply to go back to, where it is not plain.
             * @default null
             */
            readonly back_to?: number | null;
            /**
             * @description Nobody can tell how to restore what stood.
             * @default false
             */
            readonly cannot_restore?: boolean;
            /**
             * @description Who caused it, where that is not plain.
             * @default null
             */
            readonly cause?: components["schemas"]["Cause"] | null;
            /**
             * @description In an official's eyes the position is drawn (or not).
             * @default null
             */
            readonly drawn?: boolean | null;
            /**
             * @description The clock was at fault.
             * @default false
             */
            readonly faulty_clock?: boolean;
            /**
             * @description The head of conduct under which the chief files it.
             * @default null
             */
            readonly filed_under?: string | null;
            /**
             * @description Which of the men touched where nobody kept the board cannot serve: move if they are the side's own, be taken if not.
             * @default []
             */
            readonly idle?: readonly components["schemas"]["Man"][];
            /**
             * @description The times the clock should show.
             * @default null
             */
            readonly left?: components["schemas"]["SidesOfMillis"] | null;
            /**
             * @description The move that what was written means, in any notation, as it was explained.
             * @default null
             */
            readonly means?: string | null;
            /**
             * Format: uint32
             * @description How many moves of each side are shown to have been made.
             * @default null
             */
            readonly moves?: number | null;
            /**
             * @description All agree that the displaced men came from a square next to where they stand.
             * @default false
             */
            readonly neighbours?: boolean;
            /**
             * @description The result the official finds.
             * @default null
             */
            readonly outcome?: components["schemas"]["Outcome"] | null;
            /**
             * @description The clock was pressed after the move (or not).
             * @default null
             */
            readonly pressed?: boolean | null;
            /**
             * @description The official lacks the authority and rules all the same, to be ratified.
             * @default false
             */
            readonly provisional?: boolean;
            /**
             * @description The request is turned down.
             * @default false
             */
            readonly refused?: boolean;
            /**
             * Format: uint32
             * @description How many rounds to watch before an official draw.
             * @default null
             */
            readonly rounds?: number | null;
            /**
             * @description The men were set right on a board that nobody kept, as both sides agree.
             * @default false
             */
            readonly set_right?: boolean;
            /**
             * @description Which men are to be set where, if the matter does not tell it.
             * @default []
             */
            readonly shifts?: readonly components["schemas"]["Step"][];
            /**
             * @description What the side's clock showed.
             * @default null
             */
            readonly shown?: components["schemas"]["Shown"] | null;
            /**
             * @description What a player stopped the clock for.
             * @default null
             */
            readonly stopped_for?: components["schemas"]["Stoppage"] | null;
            /**
             * @description Nobody can tell which move was the extra one.
             * @default false
             */
            readonly unclear?: boolean;
            /**
             * @description There is nothing in it.
             * @default false
             */
            readonly unfounded?: boolean;
            /**
             * @description Who it was, if it was no player.
             * @default null
             */
            readonly who?: string | null;
        };
        /** @description A line of the final table. */
        readonly FinalLine: {
            /**
             * Format: uint32
             * @description The place.
             */
            readonly place: number;
            /** @description Who. */
            readonly player: components["schemas"]["PlayerId"];
            /** @description The points; `None` in a knockout. */
            readonly points?: components["schemas"]["Score"] | null;
        };
        /** @description Something found in a charter. */
        readonly FindingLine: {
            /** @description What. */
            readonly text: string;
            /** @description How much it weighs: `fault` keeps the event from being opened. */
            readonly weight: components["schemas"]["Weight"];
        };
        /** @description Who has the first move when the colours of two players so far do not decide it. */
        readonly FirstMove: "earlier_lot" | "round_parity" | "odd_number";
        /** @description What is followed: all of the event unless it is said. */
        readonly Followed: {
            /**
             * Format: uint16
             * @description The round of the table.
             */
            readonly round?: number | null;
            /** @description The code of a seat, where the header `Qizheng-Seat` cannot be sent: whoever sits there is told what moves at their board. */
            readonly seat?: string | null;
            /** @description The section. */
            readonly section?: string | null;
            /**
             * Format: uint64
             * @description The number of the last line that the reader had seen, where the header `Last-Event-ID` does not say it.
             */
            readonly seen?: number | null;
            /**
             * Format: uint16
             * @description The table.
             */
            readonly table?: number | null;
        };
        /** @description What kind of result it is, as the scoring needs it. */
        readonly Form: "ordinary" | "forced" | "breach" | "absence";
        /** @description How a section is played. */
        readonly Format: {
            /**
             * Format: uint8
             * @description How many boards a team has; `None` where players play for themselves.
             */
            readonly boards?: number | null;
            /** @description What is played, one stage after the other. */
            readonly stages: readonly components["schemas"]["CharterStage"][];
        };
        /** @description The form of a file. */
        readonly Format2: "html" | "csv" | "xlsx";
        /** @description A kind of fault that is counted. */
        readonly FoulKind: "technical" | "press" | "record" | "violation" | "illegal_move";
        /** @description A board that an official found in the middle of a game: what came before is not known, or known from a record sheet. */
        readonly Found: {
            /** @description When. */
            readonly at: components["schemas"]["Instant"];
            /**
             * Format: uint
             * @description How many plies before the board as it was found are known from a record sheet.
             */
            readonly known: number;
            /**
             * Format: uint32
             * @description The number of the move to come, if it is known.
             */
            readonly number?: number | null;
            /** @description Whether these are all from the first move. */
            readonly whole: boolean;
        };
        /**
         * @description A game of an event, by where it is played: the same for ever, whatever round is played now.
         *
         *     ```
         *     use contest::GameId;
         *
         *     let game = GameId { board: 2, ..GameId::single("A", 3, 12) };
         *     assert_eq!(game.to_string(), "A/3/12/2/1");
         *     ```
         */
        readonly GameId: {
            /**
             * Format: uint8
             * @description The board of a team match, from 1.
             * @default 1
             */
            readonly board?: number;
            /**
             * Format: uint8
             * @description The game of a match, from 1.
             * @default 1
             */
            readonly game?: number;
            /**
             * Format: uint16
             * @description The round of the section, from 1.
             */
            readonly round: number;
            /** @description The section. */
            readonly section: string;
            /**
             * Format: uint16
             * @description The table, from 1.
             */
            readonly table: number;
        };
        /** @description A game. */
        readonly GameKind: "xiangqi" | "chess";
        /** @description A game as it is shown. */
        readonly GameView: {
            /** @description Whether an appeal about it is open. */
            readonly appealed: boolean;
            /**
             * Format: uint8
             * @description The board, from 1.
             */
            readonly board: number;
            /** @description Whether that is confirmed. */
            readonly confirmed: boolean;
            /**
             * Format: uint8
             * @description The game of a match on it, from 1.
             */
            readonly game: number;
            /** @description Whether its moves were kept at a desk, as far as that can be looked at. */
            readonly kept: boolean;
            /** @description Who plays for the two teams. */
            readonly persons?: components["schemas"]["SidesOfPlayerId"] | null;
            /** @description Who has which side: persons, or teams. */
            readonly players: components["schemas"]["SidesOfPlayerId"];
            /** @description What each side has reported, for whoever may know before it is confirmed. */
            readonly reported?: components["schemas"]["SidesOfNullable_Outcome"] | null;
            /** @description How it ended. */
            readonly verdict?: components["schemas"]["Verdict"] | null;
        };
        /** @description The grade in which an official serves, lowest first. */
        readonly Grade: "witness" | "referee" | "section_head" | "chief";
        /** @description Why a game is adjourned. */
        readonly Ground: "format" | "force_majeure" | "other";
        /** @description What carried a man. */
        readonly Hand: "right" | "left" | "both" | "tool";
        /** @description How the server is. */
        readonly Health: {
            /** @description That it answers. */
            readonly status: string;
            /** @description Its version. */
            readonly version: string;
        };
        /** @description A hearing in words. */
        readonly HearingTold: {
            /** @description The appeal that brought it there. */
            readonly appeal?: string | null;
            /** @description Before whom. */
            readonly before: string;
            /** @description The decision. */
            readonly decision?: string | null;
            /** @description What was shown. */
            readonly evidence: readonly string[];
            /** @description The facts found. */
            readonly facts: readonly string[];
            /** @description The ruling. */
            readonly ruling?: string | null;
            /** @description What was said. */
            readonly statements: readonly string[];
        };
        /** @description An attack that is no chase. */
        readonly IdleData: {
            /** @description The articles that say so. */
            readonly articles?: readonly string[];
            /** @description The point of the attacker. */
            readonly by: string;
            /** @description Whether the move makes it. */
            readonly new: boolean;
            /** @description The point of the target. */
            readonly target: string;
            /** @description Why it is none. */
            readonly why: components["schemas"]["ExemptionData"];
        };
        /** @description An event, as a path names it. */
        readonly InEvent: {
            /** @description The event. */
            readonly event: string;
        };
        /** @description Of which section. */
        readonly InSection: {
            /** @description The section; all if it is not said. */
            readonly section?: string | null;
        };
        /** @description What a matter is about. In the data each incident stands by its own name, without the part of the game it belongs to. */
        readonly Incident: components["schemas"]["OfTouch"] | components["schemas"]["OfMove"] | components["schemas"]["OfBoard"] | components["schemas"]["OfClock"] | components["schemas"]["OfRecord"] | components["schemas"]["OfClaim"] | components["schemas"]["OfConduct"] | components["schemas"]["OfResult"];
        /** @description What was found of the equipment; what nobody looked at is left out. Lengths are in tenths of a millimetre. */
        readonly Inspection: {
            /** @description Whether those of Black are lettered in black on a light ground. */
            readonly black_lettered?: boolean | null;
            /** @description Whether the board is without glare and fits the pieces. */
            readonly board_plain?: boolean | null;
            /** @description Whether the clocks stand where they belong, all in one direction. */
            readonly clocks_placed?: boolean | null;
            /** @description Whether the demonstration boards show Red below. */
            readonly demonstration?: boolean | null;
            /**
             * Format: uint32
             * @description The diameter of a piece.
             */
            readonly diameter?: number | null;
            /**
             * Format: uint32
             * @description The height of a piece.
             */
            readonly height?: number | null;
            /**
             * Format: uint32
             * @description The width of the inner lines.
             */
            readonly line_width?: number | null;
            /** @description Whether all inner lines are of one width. */
            readonly lines_alike?: boolean | null;
            /** @description Whether they are of one colour that stands out from the ground. */
            readonly lines_stand_out?: boolean | null;
            /** @description Whether all pieces are of one style, the two sides clearly told apart. */
            readonly pieces_alike?: boolean | null;
            /** @description Whether each has its name on one face. */
            readonly pieces_named?: boolean | null;
            /** @description Whether those of Red are lettered in red on a light ground. */
            readonly red_lettered?: boolean | null;
            /** @description Whether the river lies across between the players. */
            readonly river_between?: boolean | null;
            /**
             * Format: uint32
             * @description From one point of the board to the next.
             */
            readonly spacing?: number | null;
        };
        /** @description Before whom something is heard, the lowest first, 審級. */
        readonly Instance: "witness" | "referee" | "section_head" | "chief" | "committee";
        /**
         * Format: uint64
         * @description A moment, in whole milliseconds since an epoch of the caller's choice.
         */
        readonly Instant: number;
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
            /** @description The account that chooses a new password with it, by its id. */
            readonly renews?: string | null;
        };
        /** @description What an invitation gives, as whoever was invited sees it. */
        readonly InvitationRead: {
            /** @description Whether it makes a director of the house. */
            readonly director: boolean;
            /**
             * Format: uint64
             * @description Until when it holds, in milliseconds.
             */
            readonly ends_at: number;
            /** @description The name of the event in which it makes somebody an official. */
            readonly event?: string | null;
            /** @description The name of the account that chooses a new password with it. */
            readonly renews?: string | null;
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
            /** @description The account that chooses a new password with it, by its id. */
            readonly renews?: string | null;
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
        /** @description The charter of an event. */
        readonly KeptCharter: {
            /** @description The charter, as an order amends it. */
            readonly charter: components["schemas"]["Charter"];
            /** @description What holds in the section now. */
            readonly terms: readonly components["schemas"]["TermLine"][];
        };
        /** @description What is set. */
        readonly Key: "technical_foul_limit" | "record_fault_limit" | "press_fault_limit" | "foul_limit" | "natural_limit" | "asked_limit" | "repeated_offer" | "overstep" | "latest_arrival" | "team_report" | "leave" | "leave_notice" | "forfeits_disqualify" | "forfeits_in_a_row" | "forfeit_keeps_deposit" | "recording" | "committee" | "watched" | "boards_per_official" | "player_confirmation" | "replay_window" | "appeals" | "appeal_grounds" | "appeal_by_grade" | "appeal_at_once" | "appeal_window" | "appeal_deposit" | "appeal_writing" | "appeal_decision" | "appeal_resumption" | "delays" | "make_up" | "redraw" | "withdrawn_round_robin" | "withdrawn_swiss" | "half_byes" | "late_entrants" | "disqualified_place" | "verification" | "shared_first" | "half_seeds" | "record_charge" | "record_entry" | "deposit_half" | "overturning" | "notice_days" | {
            readonly other: string;
        };
        /** @description What was announced of a term for a later round. */
        readonly LaterTerm: {
            /**
             * Format: uint16
             * @description From which round on.
             */
            readonly round: number;
            /** @description What it is set to then, in words. */
            readonly value: string;
        };
        /** @description The layers of rules in the order in which they prevail. */
        readonly Layer: "announcement" | "charter" | "competition" | "game";
        /** @description Where a term stands, the strongest first. */
        readonly Layer2: {
            readonly announcement: {
                /**
                 * Format: uint16
                 * @description From which round on.
                 */
                readonly round: number;
            };
        } | "charter" | "preset" | "supplement" | "competition" | "handling" | "game";
        /** @description Somebody who is to be away from a round that is not paired yet. */
        readonly LeaveView: {
            /** @description Whether it is a half-point bye, and no leave. */
            readonly half_point?: boolean;
            /** @description Who. */
            readonly player: components["schemas"]["PlayerId"];
            /**
             * Format: uint16
             * @description The round.
             */
            readonly round: number;
        };
        /** @description One entry of the ledger. */
        readonly LedgerLine: {
            /** @description How much. */
            readonly amount: components["schemas"]["Money"];
            /** @description Whose. */
            readonly player: components["schemas"]["PlayerId"];
            /** @description What for. */
            readonly what: components["schemas"]["Payment"];
        };
        /** @description A level of a section. */
        readonly Level: "a" | "b" | "women";
        /** @description The qualification an official holds, lowest first. */
        readonly Licence: "junior" | "intermediate" | "senior";
        /** @description A count of moves without a capture. */
        readonly LimitData: {
            /** @description Why. */
            readonly articles: readonly string[];
            /**
             * Format: uint32
             * @description How many of them lie before the record, which tells their number alone.
             */
            readonly before_record?: number;
            /** @description The checks of each side, as far as the record goes. */
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
        /** @description Who plays for a team in a round. */
        readonly LineUp: {
            /** @description The persons, board by board. */
            readonly boards: readonly components["schemas"]["PlayerId"][];
            /**
             * Format: uint16
             * @description The round.
             */
            readonly round: number;
            /** @description The team. */
            readonly team: components["schemas"]["PlayerId"];
        };
        /** @description How boards are shown live to the public: so much later than they are played, against help from outside. */
        readonly Live: {
            /**
             * Format: uint32
             * @description So many minutes later.
             * @default 0
             */
            readonly minutes?: number;
            /**
             * Format: uint32
             * @description So many moves later.
             * @default 0
             */
            readonly moves?: number;
        };
        /** @description A board as the public may follow it. */
        readonly LiveBoard: {
            /** @description What stands on the squares, and whose turn it is. */
            readonly fen: string;
            /** @description The times left, at the moment that is shown. */
            readonly left?: components["schemas"]["SidesOfMillis"] | null;
            /** @description The moves, by coordinates. */
            readonly moves: readonly string[];
            /** @description Whose time runs on from there. */
            readonly running?: components["schemas"]["Side"] | null;
            /** @description The same before the first of its moves. */
            readonly start: string;
            /** @description Who is to move. */
            readonly turn: components["schemas"]["Side"];
        };
        /** @description What a line of the log is about. */
        readonly LogKind: "charter" | "entry" | "pairing" | "result" | "appeal" | "desk" | "call" | "office" | "duty" | "case" | "notice";
        /** @description A line of the log in words. */
        readonly LogLine: {
            /** @description When, in milliseconds. */
            readonly at: components["schemas"]["Instant"];
            /** @description The articles as they are called. */
            readonly cited: string;
            /** @description The game that it is about. */
            readonly game?: components["schemas"]["GameId"] | null;
            /** @description What it is about. */
            readonly kind: components["schemas"]["LogKind"];
            /**
             * Format: uint64
             * @description Its number.
             */
            readonly no: number;
            /** @description The section that it is about. */
            readonly section?: string | null;
            /** @description What happened. */
            readonly text: string;
            /** @description The articles. */
            readonly under: readonly string[];
            /** @description Who: by name, or by office. */
            readonly who: string;
        };
        /** @description Lines of the log. */
        readonly LogSeen: {
            /**
             * Format: uint64
             * @description The number of the last line of the whole log.
             */
            readonly last: number;
            /** @description The lines, the oldest first. */
            readonly lines: readonly components["schemas"]["LogLine"][];
        };
        /** @description Something that is done at a desk. */
        readonly Made: {
            /** @description What. */
            readonly act: components["schemas"]["Act"];
            /** @description Whether the facts are disputed. */
            readonly disputed?: boolean;
            /** @description Who does it, where an official enters what somebody at the board does. */
            readonly of?: components["schemas"]["Actor"] | null;
        };
        readonly Man: string;
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
        /** @description A matter in a game. */
        readonly Matter: {
            /** @description When. */
            readonly at: components["schemas"]["Instant"];
            /** @description What was done about it. */
            readonly done?: readonly components["schemas"]["Effect"][];
            /** @description Its number. */
            readonly id: components["schemas"]["MatterId"];
            /** @description The times left when it came up, if time is limited. */
            readonly left?: components["schemas"]["SidesOfMillis"] | null;
            /**
             * Format: uint
             * @description After how many plies of the line it came up.
             */
            readonly ply: number;
            /** @description Who raised it. */
            readonly raised_by?: components["schemas"]["Actor"] | null;
            /** @description When it was ruled on. */
            readonly ruled?: components["schemas"]["Instant"] | null;
            /** @description The side at fault, or the side that asks; none if it concerns both. */
            readonly side?: components["schemas"]["Side"] | null;
            /** @description How it stands. */
            readonly standing: components["schemas"]["Standing2"];
            /** @description What it is about. */
            readonly subject: components["schemas"]["Incident"];
            /**
             * Format: uint32
             * @description The turn to which it belongs.
             */
            readonly turn: number;
        };
        /**
         * Format: uint32
         * @description The number of a matter in its game, from 1.
         */
        readonly MatterId: number;
        /** @description A matter that is open, in words. */
        readonly MatterTold: {
            /** @description Its number. */
            readonly id: components["schemas"]["MatterId"];
            /** @description What it is about. */
            readonly text: string;
        };
        /** @description Who may do something. */
        readonly MaySeen: {
            /** @description The offices in which it would be done. */
            readonly offices: readonly components["schemas"]["Actor"][];
            /** @description The officials of the event who could. */
            readonly people: readonly components["schemas"]["PersonId"][];
            /** @description Why whoever asks may not, in words. */
            readonly refused?: string | null;
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
        readonly MeThere: {
            /** @description Their name. */
            readonly name?: string | null;
            /** @description The offices. */
            readonly offices: readonly components["schemas"]["Actor"][];
            /** @description The person, if they hold an office there. */
            readonly person?: components["schemas"]["PersonId"] | null;
            /** @description The game at which they sit. */
            readonly seat?: components["schemas"]["Seat"] | null;
        };
        /** @description Something imposed on somebody. */
        readonly Measure: {
            readonly sanction: components["schemas"]["Sanction"];
        } | "criticism" | "serious_warning" | "cancel_points" | {
            readonly suspend: {
                /**
                 * Format: uint8
                 * @description For so many years.
                 */
                readonly years: number;
            };
        } | "instruct" | {
            readonly relieve: {
                /**
                 * Format: uint16
                 * @description For so many rounds; for the event if it is not said.
                 */
                readonly rounds?: number | null;
            };
        };
        /** @description What a player does with the clock besides pressing it. */
        readonly Meddling: "stopped" | "started" | "set";
        /** @description Who somebody is in an event. */
        readonly Membership: {
            /** @description The event. */
            readonly event: string;
            /** @description The person, by an id of the event. */
            readonly person: string;
        };
        /** @description One message, as whoever reads the stream finds it: a stream is described by it. */
        readonly Message: {
            /** @description What it tells, as JSON. */
            readonly data: string;
            /** @description What kind of message it is. */
            readonly event: string;
            /** @description How far the stream is, by which somebody who comes back says how far they were. */
            readonly id?: string | null;
        };
        /** @description How moves and time are set. */
        readonly Method: {
            /** Format: uint16 */
            readonly seconds_per_move: number;
        } | {
            readonly stages: readonly components["schemas"]["TimeStage"][];
        } | {
            /** Format: uint16 */
            readonly minutes: number;
        };
        /**
         * Format: uint64
         * @description A span of time in whole milliseconds.
         */
        readonly Millis: number;
        /** @description The kinds of what makes a text unreadable. */
        readonly Misreading: "not_a_move" | "no_such_man" | "no_such_square" | "illegal" | "ambiguous" | "no_position" | "not_a_placement";
        /** @description An amount of money such as 120 or "120.50". */
        readonly Money: number | string;
        /** @description A move judged. */
        readonly MoveData: {
            /** @description A lighter name that it would have had too, where the rulebook calls a move by the gravest alone. */
            readonly also?: components["schemas"]["Nature"] | null;
            /** @description Whether it counts towards forbidden play under the rulebook; nothing where that is not known. */
            readonly attack?: boolean | null;
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
            /** @description The same as it is written in the language of the answer. */
            readonly mate_told?: string | null;
            /** @description The move in coordinates. */
            readonly move: string;
            /** @description The articles by which it is called so, in the same order. */
            readonly named?: readonly components["schemas"]["NatureData"][];
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
        /** @description A name of a move, and the articles that give it. */
        readonly NatureData: {
            /** @description Why; none where the book has no article about it. */
            readonly articles: readonly string[];
            /** @description The name. */
            readonly nature: components["schemas"]["Nature"];
        };
        /** @description What a player needs the game to make room for. */
        readonly Need: "blind" | "partially_sighted" | "blindfolded" | "limbs" | "deaf_mute" | "other";
        /** @description Who can deal with something: an official of at least this grade and qualification. */
        readonly Needs: {
            /** @description The lowest grade. */
            readonly grade: components["schemas"]["Grade"];
            /** @description The lowest qualification, where one is asked for. */
            readonly licence?: components["schemas"]["Licence"] | null;
        };
        /** @description An event to begin. */
        readonly NewEvent: {
            /** @description The charter. */
            readonly charter?: components["schemas"]["Charter"] | null;
            /** @description Its name in addresses. */
            readonly id: string;
            /** @description The charter as TOML, in place of `charter`. */
            readonly toml?: string | null;
        };
        /** @description Why new evidence is heard on appeal. */
        readonly NewEvidence: "excused" | "inquired";
        /** @description Somebody who was not entered. */
        readonly NotEntered: {
            /**
             * Format: uint
             * @description Which of those who were sent, from 0.
             */
            readonly nth: number;
            /** @description Why, in words. */
            readonly why: string;
        };
        /** @description Nothing is named or asked beyond the path itself. */
        readonly Nothing: Record<string, never>;
        /** @description What can be done with notices. */
        readonly NoticeAct: {
            readonly put_up: {
                /** @description Which one it stands instead of. */
                readonly instead_of?: components["schemas"]["NoticeId"] | null;
                /** @description For which section; for all if it is not said. */
                readonly section?: string | null;
                /** @description What it says. */
                readonly text: string;
                /** @description Until when it hangs; until it is taken down if it is not said. */
                readonly until?: components["schemas"]["Instant"] | null;
            };
        } | {
            readonly take_down: {
                /** @description Which. */
                readonly notice: components["schemas"]["NoticeId"];
            };
        };
        /**
         * Format: uint32
         * @description The number of a notice in its event, from 1.
         */
        readonly NoticeId: number;
        /** @description A notice as it is shown. */
        readonly NoticeView: {
            /** @description When it was put up, in milliseconds. */
            readonly at: components["schemas"]["Instant"];
            /** @description In which office. */
            readonly by: components["schemas"]["Actor"];
            /** @description Its number. */
            readonly id: components["schemas"]["NoticeId"];
            /** @description For which section; for all if it is not said. */
            readonly section?: string | null;
            /** @description What it says. */
            readonly text: string;
            /** @description From when on it is shown no more, in milliseconds; it hangs until it is taken down if it is not said. */
            readonly until?: components["schemas"]["Instant"] | null;
        };
        /** @description Incidents of the board, the men and what lies beside them, and who sits there. */
        readonly OfBoard: {
            readonly equipment: {
                /** @description Whether both accept it as it is. */
                readonly accepted: boolean;
                /** @description What. */
                readonly item: components["schemas"]["Equipment"];
            };
        } | "colours_reversed" | "wrong_pairing" | {
            readonly wrong_layout: {
                /** @description How they are put right. */
                readonly shifts: readonly components["schemas"]["Step"][];
            };
        } | {
            readonly missing_men: {
                /** @description Which, and where they belong. */
                readonly men: readonly components["schemas"]["Stood"][];
            };
        } | {
            readonly disturbance: {
                /** @description By whom. */
                readonly cause: components["schemas"]["Cause"];
                /** @description Which, from where to where. */
                readonly shifts: readonly components["schemas"]["Step"][];
            };
        } | {
            readonly scattered: {
                /** @description Which were knocked off the board, by where they stood. */
                readonly off: readonly components["schemas"]["Square"][];
                /** @description Whether the player had pressed the clock. */
                readonly pressed: boolean;
                /** @description Which, from where to where. */
                readonly shifts: readonly components["schemas"]["Step"][];
            };
        } | "boards_differ" | {
            readonly unrestorable: {
                /** @description By whom it came about. */
                readonly cause: components["schemas"]["Cause"];
            };
        } | "refusal_to_restore";
        /** @description A case, as a path names it. */
        readonly OfCase: {
            /**
             * Format: uint32
             * @description The number of the case.
             */
            readonly case: number;
            /** @description The event. */
            readonly event: string;
        };
        /** @description Incidents of what the game calls for, or what a side claims. */
        readonly OfClaim: {
            readonly position: {
                /** @description The ending. */
                readonly verdict: components["schemas"]["Verdict"];
            };
        } | "cycle" | "long_quiet" | "observed" | {
            readonly claimed: {
                /** @description What. */
                readonly claim: components["schemas"]["Claim"];
            };
        };
        /** @description Incidents of the clock. */
        readonly OfClock: "foreign_press" | "early_press" | "other_hand_press" | "hard_press" | {
            readonly clock_handled: {
                /** @description Whether on purpose. */
                readonly deliberate: boolean;
                /** @description What was done, if that is said. */
                readonly how?: components["schemas"]["Meddling"] | null;
            };
        } | "wrong_times" | "overstepped";
        /** @description Incidents of how people conduct themselves, and whether they are there. */
        readonly OfConduct: "absence" | "lateness" | {
            readonly withdrawal: {
                /** @description The reason it gave. */
                readonly reason?: string | null;
            };
        } | "cannot_continue" | "too_many_faults" | {
            readonly conduct: {
                /** @description The clause. */
                readonly clause: string;
            };
        } | {
            readonly unlisted_conduct: {
                /** @description What was done. */
                readonly what: string;
            };
        } | {
            readonly duty: {
                /** @description The clause. */
                readonly clause: string;
            };
        } | {
            readonly other: {
                /** @description What. */
                readonly what: string;
            };
        };
        /** @description Incidents of a move, and how it was made. */
        readonly OfMove: {
            readonly unbound_move: {
                /** @description The man that had to move. */
                readonly mover?: components["schemas"]["Square"] | null;
                /**
                 * Format: uint
                 * @description Which ply, from 1.
                 */
                readonly ply: number;
                /** @description The man that had to be taken. */
                readonly victim?: components["schemas"]["Square"] | null;
            };
        } | {
            readonly wrong_hand: {
                /**
                 * Format: uint
                 * @description Which ply, from 1.
                 */
                readonly ply: number;
            };
        } | {
            readonly slide_back: {
                /** @description The square it had been put on before it slid. */
                readonly chosen?: components["schemas"]["Square"] | null;
                /** @description Where it stood. */
                readonly from: components["schemas"]["Square"];
                /** @description The squares it slid over, in order, the furthest last. */
                readonly path: readonly components["schemas"]["Square"][];
                /** @description Where it was set down. */
                readonly to: components["schemas"]["Square"];
            };
        } | {
            readonly extra_move: {
                /**
                 * Format: uint
                 * @description Which ply, from 1.
                 */
                readonly ply: number;
            };
        } | {
            readonly changed_move: {
                /**
                 * Format: uint
                 * @description Which ply, from 1.
                 */
                readonly ply: number;
            };
        } | {
            readonly several_moved: {
                /**
                 * Format: uint
                 * @description Which ply, from 1.
                 */
                readonly ply: number;
                /** @description What was moved. */
                readonly steps: readonly components["schemas"]["Step"][];
            };
        } | {
            readonly off_point: {
                /**
                 * Format: uint
                 * @description Which ply, from 1.
                 */
                readonly ply: number;
            };
        } | {
            readonly left_on: {
                /**
                 * Format: uint
                 * @description Which ply, from 1.
                 */
                readonly ply: number;
            };
        } | {
            readonly illegal_move: {
                /**
                 * Format: uint
                 * @description Which ply, from 1.
                 */
                readonly ply: number;
            };
        } | {
            readonly upturned: {
                /**
                 * Format: uint
                 * @description Which ply, from 1.
                 */
                readonly ply: number;
            };
        } | {
            readonly call_check: {
                /**
                 * Format: uint
                 * @description Which ply, from 1.
                 */
                readonly ply: number;
            };
        } | "refusal_to_move" | {
            readonly not_the_sealed_move: {
                /**
                 * Format: uint
                 * @description Which ply, from 1.
                 */
                readonly ply: number;
                /** @description The sealed one. */
                readonly sealed: components["schemas"]["Step"];
            };
        } | {
            readonly sealed_illegal: {
                /** @description The man it names, if that can move. */
                readonly mover?: components["schemas"]["Square"] | null;
            };
        };
        /** @description A paper of an event, as a path names it. */
        readonly OfPaper: {
            /** @description The event. */
            readonly event: string;
            /** @description Which. */
            readonly paper: components["schemas"]["Paper"];
        };
        /** @description Incidents of the record of the moves. */
        readonly OfRecord: {
            readonly misrecord: {
                /** @description Which plies. */
                readonly plies: readonly number[];
            };
        } | {
            readonly omission: {
                /** @description Which plies. */
                readonly plies: readonly number[];
            };
        } | {
            readonly illegible: {
                /** @description Which plies. */
                readonly plies: readonly number[];
            };
        } | "written_ahead" | "own_sheet" | "foreign_writing" | "refusal_to_sign" | "refusal_to_correct";
        /** @description Incidents of how the game ends. */
        readonly OfResult: "resignation" | "agreed_draw" | "repeated_offer" | {
            readonly agreed_ending: {
                /** @description Its name in the arrangements. */
                readonly name: string;
                /** @description What comes of it. */
                readonly outcome: components["schemas"]["Outcome"];
            };
        } | {
            readonly disputed_result: {
                /** @description What the side holds it to be. */
                readonly outcome: components["schemas"]["Outcome"];
            };
        } | "unreported";
        /** @description Which round. */
        readonly OfRound: {
            /**
             * Format: uint16
             * @description The round; the current one if it is not said.
             */
            readonly round?: number | null;
            /** @description The section. */
            readonly section: string;
        };
        /** @description Of which section. */
        readonly OfSection: {
            /** @description The section. */
            readonly section: string;
        };
        /** @description Why something is not done where moves are said aloud. */
        readonly OfSpeech: "words_bind" | "other_words" | "other_notation" | "not_said" | "not_repeated" | "nothing_to_repeat" | "not_named" | "not_watched";
        /** @description Incidents of men that were touched. */
        readonly OfTouch: {
            readonly off_turn_touch: {
                /** @description Where it stood. */
                readonly square: components["schemas"]["Square"];
            };
        } | {
            readonly second_touch: {
                /** @description Where it stood. */
                readonly square: components["schemas"]["Square"];
            };
        } | {
            readonly idle_touch: {
                /** @description Where it stood. */
                readonly square: components["schemas"]["Square"];
            };
        } | {
            readonly unclear_touch: {
                /** @description Where they stood. */
                readonly squares: readonly components["schemas"]["Square"][];
            };
        } | {
            readonly named_touch: {
                /** @description Which, in the order in which they were touched. */
                readonly men: readonly components["schemas"]["Man"][];
                /**
                 * @description Whether it was the other side's turn.
                 * @default false
                 */
                readonly off_turn?: boolean;
                /**
                 * @description Whether that order is known.
                 * @default listed
                 */
                readonly order?: components["schemas"]["Order"];
            };
        };
        /** @description An office that somebody holds. */
        readonly Office: {
            /** @description Which. */
            readonly post: components["schemas"]["Post"];
            /** @description In which sections; in all if none is named. */
            readonly sections?: readonly string[];
        };
        /** @description What can be asked about offices. */
        readonly OfficeAct: {
            readonly appoint: components["schemas"]["Appointment"];
        } | {
            readonly dismiss: {
                /** @description Whose. */
                readonly person: components["schemas"]["PersonId"];
                /** @description Which office. */
                readonly post: components["schemas"]["Post"];
                /** @description Why. */
                readonly why: string;
            };
        } | {
            readonly assign: {
                /** @description Who. */
                readonly person: components["schemas"]["PersonId"];
                /** @description The tables. */
                readonly tables: readonly components["schemas"]["Tables"][];
            };
        } | {
            readonly step_out: {
                /** @description Who. */
                readonly person: components["schemas"]["PersonId"];
            };
        } | {
            readonly come_back: {
                /** @description Who. */
                readonly person: components["schemas"]["PersonId"];
            };
        };
        /** @description Somebody who holds an office. */
        readonly OfficialLine: {
            /** @description They have left the hall for a while. */
            readonly away: boolean;
            /** @description With whom they are too close. */
            readonly conflicts: components["schemas"]["Conflicts"];
            /** @description The qualification. */
            readonly licence?: components["schemas"]["Licence"] | null;
            /** @description The name. */
            readonly name: string;
            /** @description The offices. */
            readonly offices: readonly components["schemas"]["Office"][];
            /** @description Who. */
            readonly person: components["schemas"]["PersonId"];
            /** @description The offices in words. */
            readonly posts: readonly string[];
            /** @description They were relieved of their offices for some rounds: who assigns the officials says when they are back. */
            readonly relieved?: boolean;
            /** @description The tables that they watch, or near which they walk. */
            readonly tables: readonly components["schemas"]["Tables"][];
        };
        /** @description The officials. */
        readonly Officials: {
            /**
             * @description 裁判員.
             * @default []
             */
            readonly arbiters?: readonly string[];
            /**
             * @description 裁判長: exactly one.
             * @default []
             */
            readonly chief_arbiters?: readonly string[];
            /**
             * @description 仲裁委員會, if there is one.
             * @default null
             */
            readonly committee?: readonly string[] | null;
            /**
             * @description 副裁判長.
             * @default []
             */
            readonly deputies?: readonly string[];
            /**
             * @description 賽務總監: exactly one.
             * @default []
             */
            readonly directors?: readonly string[];
            /**
             * @description 組織委員會, if there is one.
             * @default []
             */
            readonly organising_committee?: readonly string[];
            /**
             * @description 裁判主任.
             * @default []
             */
            readonly section_arbiters?: readonly string[];
            /**
             * @description 棋證.
             * @default []
             */
            readonly witnesses?: readonly string[];
        };
        /** @description How the first round is paired. */
        readonly Opening: "lots" | "numbers" | "seeds" | "numbered_seeds" | "halves";
        /** @description The order in which several men were touched. */
        readonly Order: "listed" | "together" | "unknown";
        /** @description Where somebody in a tie comes from. */
        readonly Origin: {
            readonly winner: components["schemas"]["TieId"];
        } | {
            readonly loser: components["schemas"]["TieId"];
        } | {
            readonly again: components["schemas"]["TieId"];
        };
        /** @description What another reading would count. */
        readonly OtherCountData: {
            /** @description The articles that are read so. */
            readonly articles?: readonly string[];
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
        /** @description Who won. */
        readonly Outcome: "first_wins" | "second_wins" | "draw" | "both_lose";
        /** @description What happens if nobody varies. */
        readonly OutcomeData: "red_loses" | "black_loses" | "draw" | "undecided";
        /** @description Two who meet. */
        readonly Pair: {
            /** @description Who has the first move. */
            readonly first: components["schemas"]["PlayerId"];
            /** @description Who has the second. */
            readonly second: components["schemas"]["PlayerId"];
        };
        /** @description A table or paper. */
        readonly Paper: "entries" | "pairings" | "by_name" | "standings" | "cross" | "prizes" | "terms" | "explain" | "slips" | "records" | "cards" | "check_in" | "boards" | "team_sheets" | "bracket";
        /** @description What money was for. */
        readonly Payment: "fee" | "deposit" | "deposit_returned" | "deposit_kept" | "recording_due" | "recording_charge" | "prize" | "prize_returned";
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
        /** @description Play that is forbidden if it goes on for ever. */
        readonly Perpetual: "check" | "chase" | "kill" | "attack";
        /** @description A person of the event, by an id. */
        readonly PersonId: string;
        /**
         * Format: uint32
         * @description The number of an entry: a person, or in a team event a team, which is paired as one player of the field.
         *
         *     Numbers are given once in an event, in the order of entry, and never again to someone else.
         *
         *     ```
         *     use tournament::PlayerId;
         *
         *     let third = PlayerId::new(3);
         *     assert_eq!(third.to_string(), "3");
         *     assert!(PlayerId::new(2) < third);
         *     ```
         */
        readonly PlayerId: number;
        /** @description What came of entries. */
        readonly PlayersEntered: {
            /** @description What whoever asked should know, in words, each once. */
            readonly notes: readonly string[];
            /** @description Those who were not entered. */
            readonly refused: readonly components["schemas"]["NotEntered"][];
        };
        /** @description What each kind of result is worth, in whole or half points. */
        readonly Points: {
            /** @description Did not come. */
            readonly absent: components["schemas"]["Score"];
            /** @description No opponent. */
            readonly bye: components["schemas"]["Score"];
            /** @description Both lost. */
            readonly double_loss: components["schemas"]["Score"];
            /** @description Drawn with the first move. */
            readonly draw_first: components["schemas"]["Score"];
            /** @description Drawn with the second move. */
            readonly draw_second: components["schemas"]["Score"];
            /** @description Drawn by force of a rule. */
            readonly forced_draw: components["schemas"]["Score"];
            /** @description Lost at the board. */
            readonly loss: components["schemas"]["Score"];
            /** @description Won at the board. */
            readonly win: components["schemas"]["Score"];
            /** @description Won unplayed. */
            readonly win_unplayed: components["schemas"]["Score"];
        };
        /** @description A game up to a point. */
        readonly PositionAsked: {
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
        /** @description An office to which somebody can be appointed. */
        readonly Post: "witness" | "referee" | "section_head" | "deputy" | "chief" | "committee" | "staff" | "director" | "organiser";
        /** @description What an office may do in an event. */
        readonly Power: "enter" | "announce" | "pair" | "line_up" | "report_result" | "confirm_result" | "rule_result" | "correct_result" | "rule_colours" | "rule_pairing" | "grant_delay" | "accept_withdrawal" | "rule_withdrawal" | "disqualify" | "appeal" | "hear_appeal" | "verify" | "finish";
        /**
         * @description A customary kind of event or section, with the arrangements that schedule 7 of `xqef-2022` suggests for it.
         *
         *     ```
         *     use books::desk::{Arrangements, Preset, Supervision};
         *     let said_nothing = Arrangements { preset: Some(Preset::Regional), ..Arrangements::default() };
         *     let settled = said_nothing.settled(|_| false);
         *     assert_eq!(settled.supervision, Some(Supervision::Patrol));
         *     ```
         */
        readonly Preset: "regular" | "regional" | "rapid" | "blitz" | "under_nine";
        /** @description What would come of entries. */
        readonly Previewed: {
            /** @description What would happen, in words. */
            readonly lines: readonly components["schemas"]["TimelineLine"][];
            /** @description How the game would stand. */
            readonly told: components["schemas"]["DeskTold"];
        };
        /** @description A prize for a place. */
        readonly Prize: {
            /** @description The category that it is for: women, the young, the old, those up to a rating; everybody if `None`. */
            readonly among?: components["schemas"]["Eligibility"] | null;
            /**
             * @description The money in it.
             * @default 0.00
             */
            readonly money?: components["schemas"]["Money"];
            /** @description What it is called. */
            readonly name: string;
            /**
             * Format: uint32
             * @description For which place; of a category, among those who are of it.
             */
            readonly place: number;
            /** @description The section; every section if `None`. */
            readonly section?: string | null;
        };
        /** @description Prizes and how they are given. */
        readonly Prizes: {
            /**
             * @description How, when and by whom they are given.
             * @default null
             */
            readonly awarded?: string | null;
            /**
             * @description The prizes.
             * @default []
             */
            readonly list?: readonly components["schemas"]["Prize"][];
            /**
             * @description Whether nobody gets two: who has a prize of a place has none of a category, and a category that is named later goes to
             *     the next who has none.
             */
            readonly one_each?: boolean;
            /**
             * @description What those who share a place get.
             * @default divide
             */
            readonly sharing?: components["schemas"]["Sharing"];
        };
        /** @description Why a question has no answer. */
        readonly Problem: {
            /**
             * Format: uint64
             * @description After how many seconds to ask again.
             */
            readonly again_after?: number | null;
            /** @description The articles that say so. */
            readonly articles?: readonly string[];
            /** @description What has changed since it was looked at. */
            readonly changed?: readonly components["schemas"]["Stale"][];
            /** @description Who could do it, by their ids in the event. */
            readonly could?: readonly string[];
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
            /** @description Why, as data. */
            readonly why?: unknown;
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
        /** @description What a player asks an official. */
        readonly Question2: "count" | "time" | "rule" | "silence";
        /** @description What a matter turns on, and what comes of it as long as nothing else is said. */
        readonly Questions: {
            /** @description The articles that say who may. */
            readonly authority: readonly components["schemas"]["Article"][];
            /** @description Whether the facts are presumed to be disputed, as the entry says. */
            readonly disputed: boolean;
            /** @description What is done by what is presumed, in this order; nothing if a fact is missing. */
            readonly effects: readonly components["schemas"]["Effect"][];
            /** @description The facts on which it turns, each with what is presumed. */
            readonly facts: readonly components["schemas"]["Asked"][];
            /** @description The lowest grade of an official who may rule on it. */
            readonly grade: components["schemas"]["Grade"];
            /** @description The lowest qualification, where one is asked for. */
            readonly licence?: components["schemas"]["Licence"] | null;
            /** @description The matter as it stands, or as it would stand if it were raised. */
            readonly matter: components["schemas"]["Matter"];
            /** @description Why it cannot be ruled on by what is presumed: a fact that is missing, or another reason. */
            readonly refused?: components["schemas"]["WhyNot"] | null;
            /** @description The articles on which that rests, or that ask for the fact. */
            readonly under: readonly components["schemas"]["Article"][];
        };
        /** @description What has to be known before something is ruled on. */
        readonly QuestionsSeen: {
            /** @description As data. */
            readonly questions: components["schemas"]["Questions"];
            /** @description In words. */
            readonly told: components["schemas"]["QuestionsTold"];
        };
        /** @description What has to be known before a ruling, in words. */
        readonly QuestionsTold: {
            /** @description What comes of it by what is presumed, in the order in which it is done: what to say aloud. */
            readonly effects: readonly string[];
            /** @description The facts on which it turns. */
            readonly facts: readonly components["schemas"]["AskedFact"][];
            /** @description The matter. */
            readonly matter: components["schemas"]["MatterTold"];
            /** @description Why it cannot be ruled on yet. */
            readonly refused?: string | null;
            /** @description The articles on which that rests. */
            readonly under: string;
            /** @description Who may rule on it. */
            readonly who: string;
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
        /** @description A list of tie-breaks: one that a book prints, by its name, or the charter's own. */
        readonly Ranking: ("round_robin" | "double_round_robin" | "swiss" | "team_round_robin" | "team_swiss" | "hong_kong") | {
            readonly own: readonly components["schemas"]["TieBreak"][];
        };
        /** @description A line of a rating list: someone, by number in the federation or by name, and their rating. */
        readonly RatingLine: {
            /**
             * Format: int16
             * @description The year of birth.
             */
            readonly born?: number | null;
            /** @description The federation. */
            readonly federation?: string | null;
            /** @description The number in the federation. */
            readonly member?: string | null;
            /** @description The name. */
            readonly name?: string | null;
            /**
             * Format: uint32
             * @description The rating.
             */
            readonly rating: number;
        };
        /** @description A reading used against another one. */
        readonly ReadingData: {
            /** @description The articles that are read so. */
            readonly articles?: readonly string[];
            /** @description Whether that is another ruling. */
            readonly differs: boolean;
            /** @description The other one. */
            readonly other: string;
            /** @description What the other one leads to. */
            readonly other_if_continued: components["schemas"]["OutcomeData"];
            /** @description The one used. */
            readonly used: string;
        };
        /** @description Why a game ended. */
        readonly Reason: "checkmate" | "stalemate" | "dead_draw" | "natural_limit" | "asked_limit" | "forbidden_play" | "same_forbidden_play" | "ordinary_cycle" | "kings_facing" | "king_taken" | "self_check" | "official_draw" | "resignation" | "agreed_draw" | "refusal" | "cannot_continue" | "unrestorable" | "repeated_offers" | "faults" | "time" | "false_claim" | "conduct" | "absence" | "sealed_move" | "agreed_ending" | "reported";
        /** @description What a part of a remedy deals with. */
        readonly RemedyKind: "board" | "must" | "fault" | "clock" | "warning" | "result";
        /** @description An event that was removed. */
        readonly RemovalLine: {
            /**
             * Format: uint64
             * @description When, in milliseconds.
             */
            readonly at: number;
            /** @description Who removed it. */
            readonly by: string;
            /** @description Its name in addresses. */
            readonly id: string;
            /**
             * Format: uint64
             * @description The number of its last line.
             */
            readonly last: number;
        };
        /** @description What chooses a new password by an invitation. */
        readonly Renew: {
            /** @description The password from now on. */
            readonly password: string;
            /** @description The token of the invitation. */
            readonly token: string;
        };
        /** @description A position that recurred. */
        readonly RepetitionData: {
            /** @description What the rulebook does now. */
            readonly action: components["schemas"]["ActionData"];
            /**
             * Format: uint
             * @description The ply with which the position would stand once more, if it stands now and the last cycle were played again.
             */
            readonly again_at?: number | null;
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
            /** @description Who left it. */
            readonly left_by?: components["schemas"]["SideData"] | null;
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
        /** @description The result as it is shown. */
        readonly ResultView: {
            /** @description Whose ruling it is. */
            readonly by: components["schemas"]["Actor"];
            /** @description Whether it stands. */
            readonly confirmed: boolean;
            /** @description Whether an official has signed, too. */
            readonly countersigned: boolean;
            /** @description What kind of result it is. */
            readonly form: components["schemas"]["Form"];
            /** @description The name of the official. */
            readonly name?: string | null;
            /** @description Who won. */
            readonly outcome: components["schemas"]["Outcome"];
            /**
             * Format: uint
             * @description After how many plies.
             */
            readonly ply: number;
            /** @description Why. */
            readonly reason: components["schemas"]["Reason"];
            /** @description Who has signed. */
            readonly signed: components["schemas"]["SidesOfboolean"];
            /** @description Under which articles. */
            readonly under: readonly components["schemas"]["Article"][];
        };
        /** @description A result in one word, as files of events write it: as much of a verdict as scores need. */
        readonly ResultWord: "first_wins" | "second_wins" | "draw" | "forced_draw" | "both_lose" | "first_absent" | "second_absent" | "both_absent";
        /** @description The root of a target that is chased. */
        readonly RootData: "none" | "false" | "any" | "bound";
        /** @description How far a round is. */
        readonly RoundStatus: "draft" | "published" | "closed";
        /** @description A round as it is shown. */
        readonly RoundView: {
            /** @description When it began, in milliseconds. */
            readonly begun?: components["schemas"]["Instant"] | null;
            /** @description Who has no opponent. */
            readonly byes: readonly components["schemas"]["PlayerId"][];
            /** @description What may be broken in it although it must not be, by order of the director. */
            readonly give_way?: readonly components["schemas"]["Criterion"][];
            /** @description Who has a half-point bye. */
            readonly half_byes?: readonly components["schemas"]["PlayerId"][];
            /** @description Who is on leave. */
            readonly leaves: readonly components["schemas"]["PlayerId"][];
            /**
             * Format: uint16
             * @description Its number.
             */
            readonly number: number;
            /** @description How far it is. */
            readonly status: components["schemas"]["RoundStatus"];
            /** @description The tables. */
            readonly tables: readonly components["schemas"]["TableLine"][];
        };
        /** @description The rules of an event. */
        readonly Rules: {
            /** @description The base book, by id. */
            readonly base: string;
            /**
             * @description What the charter changes.
             * @default []
             */
            readonly clauses?: readonly components["schemas"]["Clause"][];
            /** @description Who may do what, where the charter says so itself. */
            readonly offices?: {
                readonly [key: string]: readonly components["schemas"]["Actor"][];
            };
            /**
             * @description Supplements to it, by id, the strongest first.
             * @default []
             */
            readonly supplements?: readonly string[];
        };
        /** @description A ruling as data. */
        readonly RulingData: {
            /**
             * @description What was taken for granted, since a record does not tell.
             * @default []
             */
            readonly assumed?: readonly components["schemas"]["Assumption"][];
            /** @description The book that is taken to fill its gaps, if it supplements one. */
            readonly base?: components["schemas"]["Book"] | null;
            /** @description Whether anybody can still win, where that was asked. */
            readonly dead?: components["schemas"]["DeadData"] | null;
            /** @description The articles that decide, as far as they are told first: what is done or comes of the play, then what the play is. */
            readonly decisive?: readonly string[];
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
            /** @description What each article named anywhere in this answer is called in its language, by the number that is printed. */
            readonly labels?: {
                readonly [key: string]: string;
            };
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
            /** @description The articles that are told beside those it rests on: what officials do about it, and what its words mean. */
            readonly see?: readonly string[];
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
        /** @description A ruling at the board where the reader sits. */
        readonly RulingSeen: {
            /** @description What an appeal needs; nothing if none can be lodged now. */
            readonly appeal?: components["schemas"]["AppealNeeds"] | null;
            /** @description When. */
            readonly at: components["schemas"]["Instant"];
            /** @description The game. */
            readonly game: components["schemas"]["GameId"];
            /** @description The number of the matter at its desk. */
            readonly matter: components["schemas"]["MatterId"];
            /** @description The same in words. */
            readonly told: components["schemas"]["BoardRulingTold"];
        };
        /** @description What is to be read. */
        readonly Said: {
            /** @description The text. */
            readonly text: string;
        };
        /** @description A penalty or order that an official gives by itself. */
        readonly Sanction: "caution" | {
            readonly correct_after: components["schemas"]["Correction"];
        } | {
            readonly correct_now: components["schemas"]["Correction"];
        } | "press_fault" | "record_fault" | "technical_foul" | {
            readonly result: components["schemas"]["Outcome"];
        } | {
            readonly special_result: components["schemas"]["Outcome"];
        } | "expel" | "disqualify" | "refer" | {
            readonly other: string;
        };
        /** @description Days and hours. */
        readonly Schedule: {
            /**
             * Format: date
             * @description The first day.
             */
            readonly first_day: string;
            /**
             * Format: date
             * @description The last day.
             */
            readonly last_day?: string | null;
            /**
             * @description When each round begins.
             * @default []
             */
            readonly rounds?: readonly string[];
        };
        /** @description An amount of points in quarters, such as 2, 0.5 or "3½". */
        readonly Score: number | string;
        /**
         * @description A way to score, as a charter names it.
         *
         *     ```
         *     use tournament::{Credit, Score, Scoring};
         *
         *     let huang = Scoring::Huang.points();
         *     assert_eq!(huang.of(Credit::DrawSecond), Score::whole(9));
         *     assert_eq!(huang.of(Credit::WinUnplayed), Score::whole(12));
         *     ```
         */
        readonly Scoring: "half" | "whole" | "league" | "huang" | {
            readonly own: components["schemas"]["Points"];
        };
        /** @description The hash that seals a line, over it and all lines before it. */
        readonly Seal: string;
        /** @description A seat at a board. */
        readonly Seat: {
            /** @description It is the assistant's and not the player's own. */
            readonly assistant?: boolean;
            /** @description The game. */
            readonly game: components["schemas"]["GameId"];
            /** @description The side. */
            readonly side: components["schemas"]["Side"];
        };
        /** @description A section of the event: 甲組, 乙組, 女子, U9 and the like. */
        readonly Section: {
            /**
             * @description Who may enter.
             * @default {
             *       "born_from": null,
             *       "born_until": null,
             *       "federations": [],
             *       "rating_from": null,
             *       "rating_until": null,
             *       "women": false
             *     }
             */
            readonly eligibility?: components["schemas"]["Eligibility"];
            /** @description How it is played, if not as the charter says for all. */
            readonly format?: components["schemas"]["Format"] | null;
            /** @description A short id, used in commands. */
            readonly id: string;
            /** @description Its level, by which a book may set the time of its games and whether they are recorded. */
            readonly level?: components["schemas"]["Level"] | null;
            /** @description Its name. */
            readonly name: string;
            /** @description The customary kind of event that it is, if not as the charter says for all. */
            readonly preset?: components["schemas"]["Preset"] | null;
            /**
             * Format: uint32
             * @description How many may enter.
             */
            readonly quota?: number | null;
            /** @description Whether moves are recorded, if not as the charter says for all. */
            readonly recording?: boolean | null;
            /** @description The rules it is played by, if not those of the charter. */
            readonly rules?: components["schemas"]["Rules"] | null;
            /** @description The time of its games, if not as the charter says for all. */
            readonly time?: components["schemas"]["CharterTime"] | null;
        };
        /** @description The law of a section. */
        readonly SectionLaw: {
            /** @description What an appeal in it needs. */
            readonly appeals: components["schemas"]["AppealForm"];
            /** @description The rulebook of its desks, if it has one. */
            readonly book?: string | null;
            /** @description Whether chess is played. */
            readonly chess: boolean;
            /** @description Whether players report the results of the round that is being played. */
            readonly reports: boolean;
            /** @description The section. */
            readonly section: string;
            /** @description What the sides are called. */
            readonly sides: components["schemas"]["SidesOfstring"];
        };
        /** @description A section as it is shown. */
        readonly SectionView: {
            /**
             * Format: uint8
             * @description On how many boards teams meet.
             */
            readonly boards?: number | null;
            /** @description Whether the numbers of the stage being played are drawn. */
            readonly drawn: boolean;
            /** @description Who plays in it: persons, or teams. */
            readonly entrants: readonly components["schemas"]["Entrant"][];
            /** @description The final table, once it is announced. */
            readonly final_table?: readonly components["schemas"]["FinalLine"][] | null;
            /** @description Its id. */
            readonly id: string;
            /** @description Who is to be away from rounds that are not paired yet, where drafts may be seen. */
            readonly leaves?: readonly components["schemas"]["LeaveView"][];
            /** @description The line-ups of teams that may be seen. */
            readonly line_ups: readonly components["schemas"]["LineUp"][];
            /** @description Its name. */
            readonly name: string;
            /** @description Whether all rounds of all stages have been played. */
            readonly over: boolean;
            /** @description The persons who play for its teams. */
            readonly people: readonly components["schemas"]["Entrant"][];
            /** @description The rounds that may be seen. */
            readonly rounds: readonly components["schemas"]["RoundView"][];
            /**
             * Format: uint16
             * @description How many rounds that stage has, where the charter says.
             */
            readonly rounds_planned?: number | null;
            /**
             * Format: uint
             * @description The stage that has begun last, from 0.
             */
            readonly stage?: number | null;
            /** @description How its stages are played. */
            readonly systems: readonly components["schemas"]["System"][];
            /** @description Whether the final table is verified. */
            readonly verified: boolean;
        };
        /** @description A setting that decides: with the other value the ruling is another one. */
        readonly SettingData: {
            /** @description The articles that are read so. */
            readonly articles?: readonly string[];
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
            /** @description All that in a sentence. */
            readonly words?: string | null;
        };
        /** @description A point that a text leaves open. */
        readonly SettingLine: {
            /** @description The articles that are read so, as they are called. */
            readonly articles: string;
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
        /** @description What those who share a place get. */
        readonly Sharing: "divide" | "full";
        /**
         * @description A table with a title and headings.
         *
         *     ```
         *     use explain::sheet::{Column, Sheet};
         *
         *     let columns = vec![Column::new("name", "姓名"), Column::new("points", "分")];
         *     let rows = vec![vec!["陳大文".into(), 12_u32.into()], vec!["Li".into(), 3_u32.into()]];
         *     let sheet = Sheet { columns, rows, ..Sheet::default() };
         *     assert_eq!(sheet.text(), "姓名    分\n陳大文  12\nLi       3\n");
         *     assert_eq!(sheet.csv(), "姓名,分\n陳大文,12\nLi,3\n");
         *     ```
         */
        readonly Sheet: {
            /** @description The columns. */
            readonly columns: readonly components["schemas"]["Column"][];
            /** @description What stands below it in print. */
            readonly foot: string;
            /** @description The rows; one may end before the last column. */
            readonly rows: readonly (readonly components["schemas"]["Cell"][])[];
            /** @description What stands above it. */
            readonly title: string;
        };
        /** @description What the face of a clock showed when an official looked at it. */
        readonly Shown: {
            readonly flag: boolean;
        } | {
            readonly hands: {
                /** @description Whether the minute hand has passed the end of the time. */
                readonly minute: boolean;
                /** @description Whether the second hand has. */
                readonly second: boolean;
            };
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
        /** @description Something that each side has. */
        readonly SidesOfArray_of_uint: {
            /** @description What the first side has. */
            readonly first: readonly number[];
            /** @description What the second side has. */
            readonly second: readonly number[];
        };
        /** @description Something that each side has. */
        readonly SidesOfCounts: {
            /** @description What the first side has. */
            readonly first: components["schemas"]["Counts"];
            /** @description What the second side has. */
            readonly second: components["schemas"]["Counts"];
        };
        /** @description Something that each side has. */
        readonly SidesOfMillis: {
            /** @description What the first side has. */
            readonly first: components["schemas"]["Millis"];
            /** @description What the second side has. */
            readonly second: components["schemas"]["Millis"];
        };
        /** @description Something that each side has. */
        readonly SidesOfNullable_Bond: {
            /** @description What the first side has. */
            readonly first?: components["schemas"]["Bond"] | null;
            /** @description What the second side has. */
            readonly second?: components["schemas"]["Bond"] | null;
        };
        /** @description Something that each side has. */
        readonly SidesOfNullable_Outcome: {
            /** @description What the first side has. */
            readonly first?: components["schemas"]["Outcome"] | null;
            /** @description What the second side has. */
            readonly second?: components["schemas"]["Outcome"] | null;
        };
        /** @description Something that each side has. */
        readonly SidesOfNullable_Perpetual: {
            /** @description What the first side has. */
            readonly first?: components["schemas"]["Perpetual"] | null;
            /** @description What the second side has. */
            readonly second?: components["schemas"]["Perpetual"] | null;
        };
        /** @description Something that each side has. */
        readonly SidesOfPlayerId: {
            /** @description What the first side has. */
            readonly first: components["schemas"]["PlayerId"];
            /** @description What the second side has. */
            readonly second: components["schemas"]["PlayerId"];
        };
        /** @description Something that each side has. */
        readonly SidesOfboolean: {
            /** @description What the first side has. */
            readonly first: boolean;
            /** @description What the second side has. */
            readonly second: boolean;
        };
        /** @description Something that each side has. */
        readonly SidesOfstring: {
            /** @description What the first side has. */
            readonly first: string;
            /** @description What the second side has. */
            readonly second: string;
        };
        /** @description What signs in. */
        readonly SignIn: {
            /** @description The name. */
            readonly name: string;
            /** @description The password. */
            readonly password: string;
        };
        /** @description The paper on which a move is sealed; what is not written on it is left out. */
        readonly Slip: {
            /**
             * @description Both sides found the diagram right.
             * @default false
             */
            readonly agreed?: boolean;
            /**
             * @description What stands on the board as an official drew it, as a FEN.
             * @default null
             */
            readonly diagram?: string | null;
            /**
             * @description The name of the event.
             * @default null
             */
            readonly event?: string | null;
            /**
             * @description The times left.
             * @default null
             */
            readonly left?: components["schemas"]["SidesOfMillis"] | null;
            /**
             * Format: uint32
             * @description The number of the move.
             * @default null
             */
            readonly number?: number | null;
            /**
             * @description The numbers and names of both players.
             * @default null
             */
            readonly players?: components["schemas"]["SidesOfstring"] | null;
            /**
             * Format: uint32
             * @description The round.
             * @default null
             */
            readonly round?: number | null;
            /**
             * Format: uint32
             * @description The table.
             * @default null
             */
            readonly table?: number | null;
            /**
             * @description The move.
             * @default null
             */
            readonly text?: string | null;
            /**
             * @description Who was there when it was sealed.
             * @default []
             */
            readonly there?: readonly components["schemas"]["Actor"][];
            /**
             * @description Whose turn it is.
             * @default null
             */
            readonly turn?: components["schemas"]["Side"] | null;
        };
        /** @description What has to stand on the paper of a sealed move. */
        readonly SlipItem: "diagram" | "event" | "left" | "number" | "players" | "round" | "table" | "text" | "there" | "turn";
        readonly Square: string;
        /** @description How many officials there should be. */
        readonly Staffing: {
            /**
             * Format: uint
             * @description How many.
             */
            readonly officials: number;
            /** @description Where that is written; nothing if only the charter says so. */
            readonly under: readonly components["schemas"]["Article"][];
        };
        /** @description A line that came after what somebody looked at. */
        readonly Stale: {
            /** @description When. */
            readonly at: components["schemas"]["Instant"];
            /**
             * Format: uint64
             * @description Its number.
             */
            readonly no: number;
            /** @description What happened, where it happened at a desk. */
            readonly text?: string | null;
            /** @description By whom. */
            readonly who: string;
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
        /** @description How a matter stands. */
        readonly Standing2: "latent" | "raised" | "provisional" | "ruled" | "lapsed" | "dismissed";
        /** @description How a game stands. */
        readonly StatusData: "ongoing" | "red_wins" | "black_wins" | "draw" | "both_lose";
        readonly Step: string;
        /**
         * @description What separates those who are still tied once a tie-break has split a tie.
         *
         *     The books that print lists apply them in order, each line after the one before it, and say of no line that it is asked
         *     again; others name only the conditions and leave the rest to the charter. So the lists go on unless a charter says
         *     otherwise.
         */
        readonly StillTied: "go_on" | "direct_again";
        /** @description A man on a square. */
        readonly Stood: {
            /** @description The man. */
            readonly man: components["schemas"]["Man"];
            /** @description Its square. */
            readonly square: components["schemas"]["Square"];
        };
        /** @description What a player stopped the clock for. */
        readonly Stoppage: "official" | "disturbance" | "illness" | "toilet";
        /** @description How the game is watched. */
        readonly Supervision: "watched" | "patrol";
        /** @description A system. */
        readonly System: "round_robin" | "double_round_robin" | "swiss" | "league" | "knockout" | "double_knockout";
        /** @description A table as it is shown. */
        readonly TableLine: {
            /** @description Whether it is a tie of a bracket that is played and even, for whoever may know before the round is closed. */
            readonly even?: boolean;
            /** @description The one listed first. */
            readonly first: components["schemas"]["PlayerId"];
            /** @description The games. */
            readonly games: readonly components["schemas"]["GameView"][];
            /** @description Rapid games that decided an even tie. */
            readonly rapid: readonly components["schemas"]["GameView"][];
            /** @description The other. */
            readonly second: components["schemas"]["PlayerId"];
            /**
             * Format: uint16
             * @description Its number.
             */
            readonly table: number;
        };
        /** @description A table as somebody may see it. */
        readonly TableSeen: {
            /** @description What an appeal against a ruling there needs. */
            readonly appeals: components["schemas"]["AppealForm"];
            /** @description The board as the public may follow it. */
            readonly board?: components["schemas"]["LiveBoard"] | null;
            /** @description The desk, for officials and for those who sit there. */
            readonly desk?: components["schemas"]["View"] | null;
            /** @description The game. */
            readonly game: components["schemas"]["GameId"];
            /**
             * Format: uint64
             * @description The number of the last line that it tells of.
             */
            readonly no: number;
            /**
             * Format: uint64
             * @description The time at the server, in milliseconds.
             */
            readonly now: number;
            /** @description The names of the players. */
            readonly players: components["schemas"]["SidesOfstring"];
            /** @description The desk in words, for those who see it. */
            readonly told?: components["schemas"]["DeskTold"] | null;
            /** @description The result, once it may be told. */
            readonly verdict?: components["schemas"]["Verdict"] | null;
        };
        /** @description A table as it is shown. */
        readonly TableView: {
            /** @description The board as the public may follow it. */
            readonly board?: components["schemas"]["LiveBoard"] | null;
            /** @description The desk, for officials and for those who sit there. */
            readonly desk?: components["schemas"]["View"] | null;
            /** @description The game. */
            readonly game: components["schemas"]["GameId"];
            /**
             * Format: uint64
             * @description The number of the last line that it tells of.
             */
            readonly no: number;
            /** @description The names of the players. */
            readonly players: components["schemas"]["SidesOfstring"];
            /** @description The result, once it may be told. */
            readonly verdict?: components["schemas"]["Verdict"] | null;
        };
        /** @description A table, and who watches it. */
        readonly TableWatch: {
            /** @description Those of them who are too close to somebody who plays there. */
            readonly conflicts?: readonly components["schemas"]["PersonId"][];
            /** @description Who watches it, or walks near it, and is in the hall. */
            readonly officials: readonly components["schemas"]["PersonId"][];
            /**
             * Format: uint16
             * @description The table.
             */
            readonly table: number;
        };
        /** @description Tables of a section, from one to another. */
        readonly Tables: {
            /**
             * Format: uint16
             * @description The first table.
             */
            readonly from: number;
            /** @description The section. */
            readonly section: string;
            /**
             * Format: uint16
             * @description The last.
             */
            readonly to: number;
        };
        /** @description What came of it. */
        readonly TakenLine: {
            /**
             * Format: uint64
             * @description The number of the first line that it added.
             */
            readonly first: number;
            /**
             * Format: uint64
             * @description The number of the last.
             */
            readonly last: number;
            /** @description What whoever asked should know, in words. */
            readonly notes: readonly string[];
            /** @description What happened in cases and at the desk, in words. */
            readonly told: readonly string[];
        };
        /** @description What an assistant does for a player. */
        readonly Task: "clock" | "record";
        /** @description A team. */
        readonly Team: {
            /** @description The club. */
            readonly club?: string | null;
            /** @description 教練. */
            readonly coaches?: readonly string[];
            /** @description 領隊. */
            readonly leader?: string | null;
            /**
             * @description The members, by their numbers.
             * @default []
             */
            readonly members?: readonly components["schemas"]["PlayerId"][];
            /**
             * @description The name.
             * @default
             */
            readonly name?: string;
            /**
             * Format: uint32
             * @description The rating that pairs it.
             */
            readonly rating?: number | null;
            /**
             * @description The section entered.
             * @default
             */
            readonly section?: string;
        };
        /** @description What is to be otherwise in a team's entry: what is not named stays, an empty text or a rating of 0 takes away. */
        readonly TeamChange: {
            /** @description The club. */
            readonly club?: string | null;
            /** @description The coaches. */
            readonly coaches?: readonly string[] | null;
            /** @description The leader. */
            readonly leader?: string | null;
            /** @description The members, by their numbers. */
            readonly members?: readonly components["schemas"]["PlayerId"][] | null;
            /** @description The name. */
            readonly name?: string | null;
            /**
             * Format: uint32
             * @description The rating that pairs it.
             */
            readonly rating?: number | null;
        };
        /** @description A term that holds: what it is set to, by which layer, and what lower layers say otherwise. */
        readonly TermLine: {
            /** @description What it can be set to. */
            readonly expects: components["schemas"]["Expected"];
            /** @description Its name in orders. */
            readonly key: components["schemas"]["Key"];
            /** @description What was announced of it for a later round. */
            readonly later?: components["schemas"]["LaterTerm"] | null;
            /** @description Where it stands. */
            readonly layer: components["schemas"]["Layer2"];
            /** @description What lower layers say otherwise, the strongest first. */
            readonly overruled: readonly components["schemas"]["TermTold"][];
            /** @description What it is called. */
            readonly term: string;
            /** @description Who says what, in words. */
            readonly told: components["schemas"]["TermTold"];
            /** @description What it is set to. */
            readonly value: components["schemas"]["Value"];
        };
        /** @description What a layer says of a term, in words. */
        readonly TermTold: {
            /** @description The articles as they are called. */
            readonly cited: string;
            /** @description The layer. */
            readonly layer: string;
            /** @description The articles. */
            readonly under: readonly string[];
            /** @description The value. */
            readonly value: string;
        };
        /** @description Something in words. */
        readonly Text: {
            /** @description The words. */
            readonly text: string;
        };
        /** @description A piece that a move threatens to win, and the moves that would win it. */
        readonly ThreatData: {
            /** @description Why. */
            readonly articles?: readonly string[];
            /** @description How. */
            readonly form: components["schemas"]["ThreatForm"];
            /** @description The moves. */
            readonly line: readonly string[];
            /** @description The piece. */
            readonly target: string;
            /** @description All that in words. */
            readonly words?: string | null;
        };
        /** @description How a piece would be won. */
        readonly ThreatForm: "direct" | "exchange" | "checks";
        /** @description What separates equal scores. */
        readonly TieBreak: "opponents_points" | "strong_opponents" | "small_points" | "direct_encounter" | "direct_table" | "wins" | "second_wins" | "second_games" | "direct_second" | "fewer_fouls" | "game_points" | "match_wins" | "opponents_game_points" | "first_board" | "first_cycle_points" | "first_cycle_small_points" | "first_cycle_direct" | "first_cycle_wins" | "first_cycle_second_wins" | "first_cycle_fouls" | "completed" | "fewer_club_mates";
        /**
         * Format: uint
         * @description A tie of the plan, by its place in it.
         */
        readonly TieId: number;
        /** @description A tie as it is drawn. */
        readonly TieSeen: {
            /** @description Whether somebody has no opponent in it. */
            readonly empty: boolean;
            /** @description Where each of the two comes from; a seed from nowhere. */
            readonly from: readonly (components["schemas"]["Origin"] | null)[];
            /**
             * Format: uint
             * @description How far along the plan it is, from 0: ties of one round are level.
             */
            readonly level: number;
            /** @description Who plays in it, as far as it is known. */
            readonly players: readonly (components["schemas"]["PlayerId"] | null)[];
            /**
             * Format: uint16
             * @description The round in which it is played, once it is paired.
             */
            readonly round?: number | null;
            /**
             * Format: uint16
             * @description The table at which it is played, once it is paired.
             */
            readonly table?: number | null;
            /** @description Which. */
            readonly tie: components["schemas"]["TieId"];
            /** @description Who goes on from it. */
            readonly winner?: components["schemas"]["PlayerId"] | null;
        };
        /** @description Moves to be made in a time. */
        readonly TimeStage: {
            /**
             * Format: uint16
             * @description In how many minutes.
             */
            readonly minutes: number;
            /**
             * Format: uint16
             * @description How many moves; `None` for the rest of the game.
             */
            readonly moves?: number | null;
        };
        /** @description Something that happened, in words. */
        readonly TimelineLine: {
            /** @description When. */
            readonly at: components["schemas"]["Instant"];
            /** @description In which office. */
            readonly by: components["schemas"]["Actor"];
            /**
             * Format: uint64
             * @description How many lines that were decided together with it follow.
             */
            readonly more: number;
            /**
             * Format: uint64
             * @description The number of its line in the log.
             */
            readonly no: number;
            /** @description What it deals with, if it is part of a remedy that one word tells. */
            readonly remedy?: components["schemas"]["RemedyKind"] | null;
            /** @description The matter that was ruled on, if it is a ruling. */
            readonly ruled?: components["schemas"]["MatterId"] | null;
            /** @description What, with its articles. */
            readonly text: string;
            /** @description Whether it was undone later. */
            readonly undone: boolean;
            /** @description Who that is. */
            readonly who: string;
        };
        /** @description A title, the higher first. */
        readonly Title: "grandmaster" | "international_master" | "master" | "fide_master" | "candidate_master" | "woman_grandmaster" | "woman_international_master" | "woman_fide_master" | "woman_candidate_master";
        /** @description An event that is to be removed. */
        readonly ToRemove: {
            /** @description Its name in addresses, once more. */
            readonly id: string;
            /**
             * Format: uint64
             * @description The number of its last line, as it was seen or exported last: whatever came later is not removed unseen.
             */
            readonly last: number;
        };
        /** @description What a call is about, in one word. */
        readonly Topic: "touch" | "move" | "board" | "clock" | "claim" | "record" | "conduct" | "result" | "other";
        /** @description Under which name an event is taken over. */
        readonly Under: {
            /** @description Its name in addresses. */
            readonly id: string;
        };
        /** @description A unit of a rulebook. */
        readonly UnitLine: {
            /** @description Whether a breach of it can be raised against a player at a desk. */
            readonly breach?: boolean;
            /** @description Its id. */
            readonly id: string;
            /** @description What it is about. */
            readonly kind: string;
            /** @description What it is called by what is printed in the text. */
            readonly label: string;
            /** @description What it means, in our words. */
            readonly means: string;
            /** @description The cases that prove it. */
            readonly proofs?: readonly string[];
            /** @description Units to read with it. */
            readonly see?: readonly string[];
            /** @description A misprint of the text. */
            readonly slip?: string | null;
        };
        /** @description How games that were not played count in the tie-breaks. */
        readonly Unplayed: {
            /**
             * @description What a bye adds to the opponents' points.
             * @default nothing
             */
            readonly bye?: components["schemas"]["UnplayedBye"];
            /**
             * @description Whether the opponent of a forfeited game counts among the opponents.
             * @default true
             */
            readonly forfeit_is_opponent?: boolean;
            /**
             * @description Whether an unplayed game counts among those with the second move.
             * @default false
             */
            readonly forfeit_is_second?: boolean;
            /**
             * @description Whether a game won unplayed counts among the games won.
             * @default true
             */
            readonly forfeit_is_win?: boolean;
        };
        /** @description What a bye adds to the opponents' points. */
        readonly UnplayedBye: "nothing" | "own" | "lowest";
        /** @description A ruling that waits to be ratified. */
        readonly Unratified: {
            /** @description When. */
            readonly at: components["schemas"]["Instant"];
            /** @description Who ruled. */
            readonly by: components["schemas"]["Actor"];
            /** @description The officials in the hall who can. */
            readonly could: readonly components["schemas"]["PersonId"][];
            /** @description The game. */
            readonly game: components["schemas"]["GameId"];
            /** @description The matter, by its number at the desk. */
            readonly matter: components["schemas"]["MatterId"];
            /** @description Who can ratify it. */
            readonly needs: components["schemas"]["Needs"];
            /** @description Who that is. */
            readonly person?: components["schemas"]["PersonId"] | null;
            /** @description What it is about. */
            readonly subject: components["schemas"]["Incident"];
        };
        /** @description The rulings that wait to be ratified. */
        readonly UnratifiedSeen: {
            /** @description As data. */
            readonly rulings: readonly components["schemas"]["Unratified"][];
            /** @description In words. */
            readonly told: components["schemas"]["Sheet"];
        };
        /** @description A text that is no move on this board, or no start of a game. */
        readonly Unreadable: {
            /** @description The text. */
            readonly text: string;
            /** @description Why it cannot be read. */
            readonly why: components["schemas"]["Misreading"];
        };
        /** @description What it is set to. */
        readonly Value: boolean | number | string;
        /** @description Where it is held. */
        readonly Venue: {
            /** @description The place. */
            readonly place: string;
            /** @description How to get there. */
            readonly transport?: string | null;
        };
        /**
         * @description The verdict on a game: who won, in what form, and why.
         *
         *     ```
         *     use contest::{Outcome, Side, Verdict};
         *
         *     let absent = Verdict::absent(Side::First);
         *     assert_eq!(absent.outcome, Outcome::SecondWins);
         *     assert!(!absent.was_played());
         *     ```
         */
        readonly Verdict: {
            /** @description What kind of result it is. */
            readonly form: components["schemas"]["Form"];
            /** @description Who won. */
            readonly outcome: components["schemas"]["Outcome"];
            /** @description Why. */
            readonly reason: components["schemas"]["Reason"];
        };
        /** @description A game at the desk as it is shown. The count of an official who counts moves, and a sealed move, are not shown. */
        readonly View: {
            /** @description What that side may play. */
            readonly allowed: components["schemas"]["Allowed"];
            /** @description What the game waits for, and of whom. */
            readonly awaits: readonly components["schemas"]["Awaited"][];
            /** @description What each side is bound to by a ruling. */
            readonly bonds: components["schemas"]["SidesOfNullable_Bond"];
            /** @description What was said of the move to come, or of the last one. */
            readonly call?: components["schemas"]["Call"] | null;
            /** @description The choice that is asked for, of which side, in which matter. */
            readonly choice?: readonly [
                components["schemas"]["MatterId"],
                components["schemas"]["Side"],
                components["schemas"]["Choice"]
            ] | null;
            /** @description The clock. */
            readonly clock?: components["schemas"]["ClockView"] | null;
            /** @description Whether an official counts moves. */
            readonly counting: boolean;
            /** @description The faults that count. */
            readonly counts: components["schemas"]["SidesOfCounts"];
            /** @description The squares on which the sides' own boards differ from the game, where each side has one. */
            readonly differing: readonly components["schemas"]["Square"][];
            /** @description Sides put out of the event. */
            readonly disqualified: components["schemas"]["SidesOfboolean"];
            /** @description What stands on the squares, and whose turn it is. */
            readonly fen: string;
            /** @description The play with which a side that was warned last must not go on. */
            readonly forbidden: components["schemas"]["SidesOfNullable_Perpetual"];
            /** @description How the board was found, if nobody kept it from the first move: what came before is counted as far as it is known. */
            readonly found?: components["schemas"]["Found"] | null;
            /** @description The squares by which men lie that stand on none. */
            readonly loose: readonly components["schemas"]["Square"][];
            /** @description How many of each kind lose, as far as the book says. */
            readonly losing?: components["schemas"]["Counts"];
            /** @description The matters that are open, in the order in which they are decided. */
            readonly matters: readonly components["schemas"]["Matter"][];
            /** @description The time of the last entry. */
            readonly now: components["schemas"]["Instant"];
            /**
             * Format: uint
             * @description The ply at which watching ends in an official draw.
             */
            readonly observed_until?: number | null;
            /** @description Whose draw offer waits for an answer. */
            readonly offer?: components["schemas"]["Side"] | null;
            /** @description The plies that were found missing or illegible in each record. */
            readonly omitted: components["schemas"]["SidesOfArray_of_uint"];
            /** @description Whether that time has passed. */
            readonly overdue: boolean;
            /** @description The stage it is in: `waiting`, `running`, `adjourned` or `over`. */
            readonly phase: string;
            /** @description The names of the players, as far as they are known. */
            readonly players: components["schemas"]["SidesOfstring"];
            /**
             * Format: uint
             * @description How many moves were made.
             */
            readonly ply: number;
            /** @description The result. */
            readonly result?: components["schemas"]["ResultView"] | null;
            /** @description When a game broken off is to be resumed. */
            readonly resumes?: components["schemas"]["Instant"] | null;
            /** @description The paper of a sealed move without the move. */
            readonly sealed?: components["schemas"]["Slip"] | null;
            /** @description When the round began. */
            readonly started?: components["schemas"]["Instant"] | null;
            /** @description What has to be put right before play goes on. */
            readonly to_correct: readonly (readonly [
                components["schemas"]["Side"],
                components["schemas"]["Correction"]
            ])[];
            /** @description What has to be put right after the game. */
            readonly to_correct_after: readonly (readonly [
                components["schemas"]["Side"],
                components["schemas"]["Correction"]
            ])[];
            /** @description Who is to move. */
            readonly turn: components["schemas"]["Side"];
            /** @description Whether nothing is known of what stands: matters are raised and ruled on by facts alone. */
            readonly unkept: boolean;
            /** @description Since when nobody keeps the board, if nobody does. */
            readonly unwatched?: components["schemas"]["Instant"] | null;
            /** @description Equipment that has to be replaced. */
            readonly wanting: readonly components["schemas"]["Equipment"][];
            /** @description The plies on which a warning about a cycle was given. */
            readonly warned: readonly number[];
        };
        /** @description Something that is asked of a hall. */
        readonly Wanted: {
            /**
             * Format: uint64
             * @description The number of the last line that the reader had seen; what rests on something older is refused as stale.
             * @default null
             */
            readonly saw?: number | null;
            /** @description What. */
            readonly what: components["schemas"]["Command"];
        };
        /** @description Something that is asked of a hall. */
        readonly Wanted2: {
            /**
             * Format: uint64
             * @description The number of the last line that the reader had seen; what rests on something older is refused as stale.
             * @default null
             */
            readonly saw?: number | null;
            /** @description What. */
            readonly what: components["schemas"]["OfficeAct"];
        };
        /** @description Something that is asked of a hall. */
        readonly Wanted3: {
            /**
             * Format: uint64
             * @description The number of the last line that the reader had seen; what rests on something older is refused as stale.
             * @default null
             */
            readonly saw?: number | null;
            /** @description What. */
            readonly what: components["schemas"]["CallAct"];
        };
        /** @description Something that is asked of a hall. */
        readonly Wanted4: {
            /**
             * Format: uint64
             * @description The number of the last line that the reader had seen; what rests on something older is refused as stale.
             * @default null
             */
            readonly saw?: number | null;
            /** @description What. */
            readonly what: components["schemas"]["NoticeAct"];
        };
        /** @description Something that is asked of a hall. */
        readonly Wanted5: {
            /**
             * Format: uint64
             * @description The number of the last line that the reader had seen; what rests on something older is refused as stale.
             * @default null
             */
            readonly saw?: number | null;
            /** @description What. */
            readonly what: components["schemas"]["DutyAct"];
        };
        /** @description Something that is asked of a hall. */
        readonly Wanted6: {
            /**
             * Format: uint64
             * @description The number of the last line that the reader had seen; what rests on something older is refused as stale.
             * @default null
             */
            readonly saw?: number | null;
            /** @description What. */
            readonly what: components["schemas"]["CaseAct"];
        };
        /** @description Something that is asked of a hall. */
        readonly Wanted7: {
            /**
             * Format: uint64
             * @description The number of the last line that the reader had seen; what rests on something older is refused as stale.
             * @default null
             */
            readonly saw?: number | null;
            /** @description What. */
            readonly what: components["schemas"]["Made"];
        };
        /** @description A warning that a cycle calls for. */
        readonly Warning: "first" | "second" | "both";
        /** @description How the round that a section plays is watched. */
        readonly Watch: {
            /**
             * Format: uint
             * @description How many games are played at a time.
             */
            readonly boards: number;
            /**
             * Format: uint
             * @description How many of these are missing.
             */
            readonly missing: number;
            /** @description Whether every game has an official who watches it, or officials patrol. */
            readonly mode: components["schemas"]["Supervision"];
            /** @description The officials who serve in the section and are in the hall. */
            readonly officials: readonly components["schemas"]["PersonId"][];
            /**
             * Format: uint16
             * @description The round.
             */
            readonly round: number;
            /** @description The section. */
            readonly section: string;
            /** @description The tables, with who is told to watch them or to walk near them. */
            readonly tables: readonly components["schemas"]["TableWatch"][];
            /** @description Where that is written. */
            readonly under: readonly components["schemas"]["Article"][];
            /** @description The tables that nobody watches although each should be. */
            readonly unwatched: readonly number[];
            /** @description How many there should be; nothing where neither the charter nor a book says. */
            readonly wanted?: components["schemas"]["Staffing"] | null;
        };
        /** @description How the round that a section plays is watched. */
        readonly WatchSeen: {
            /** @description In words. */
            readonly told: components["schemas"]["Sheet"];
            /** @description As data; nothing if no round is being played. */
            readonly watch?: components["schemas"]["Watch"] | null;
        };
        /** @description How much a finding about a charter matters. */
        readonly Weight: "fault" | "gap" | "default" | "remark";
        /** @description What can be asked of a hall. */
        readonly What: {
            readonly order: {
                /** @description The order. */
                readonly command: components["schemas"]["Command"];
                /**
                 * Format: partial-date-time
                 * @description The day and hour in the hall, if it is said: what a rule says of hours is held against that.
                 */
                readonly hour?: string | null;
            };
        } | {
            readonly entry: {
                /** @description What is done there. */
                readonly act: components["schemas"]["Act"];
                /** @description Whether the facts are disputed. */
                readonly disputed?: boolean;
                /** @description The game. */
                readonly game: components["schemas"]["GameId"];
                /** @description Who does it, where an official enters what somebody at the board does. */
                readonly of?: components["schemas"]["Actor"] | null;
            };
        } | {
            readonly office: components["schemas"]["OfficeAct"];
        } | {
            readonly call: components["schemas"]["CallAct"];
        } | {
            readonly duty: components["schemas"]["DutyAct"];
        } | {
            readonly case: components["schemas"]["CaseAct"];
        } | {
            readonly notice: components["schemas"]["NoticeAct"];
        };
        /** @description Of which section, and in which form. */
        readonly Which: {
            /**
             * Format: uint64
             * @description As it stood after this line of the log, for those who serve in the event.
             */
            readonly at?: number | null;
            /** @description The form of a file. */
            readonly format?: components["schemas"]["Format2"];
            /** @description Who, where it is about somebody. */
            readonly player?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: uint16
             * @description Of which round, or after which; the current one if it is not said.
             */
            readonly round?: number | null;
            /** @description The section. */
            readonly section: string;
        };
        /** @description Which lines. */
        readonly WhichLines: {
            /**
             * Format: uint64
             * @description Those after this number.
             * @default 0
             */
            readonly after?: number;
            /**
             * Format: uint16
             * @description So many at most, a thousand if it is not said.
             */
            readonly limit?: number | null;
        };
        /** @description Why something is not done. */
        readonly WhyNot: "not_started" | "started" | "over" | "not_over" | "adjourned" | "time_runs_back" | "not_yours" | {
            readonly needs_grade: components["schemas"]["Grade"];
        } | {
            readonly needs_licence: components["schemas"]["Licence"];
        } | "no_such_matter" | "matter_closed" | {
            readonly already_raised: components["schemas"]["MatterId"];
        } | "too_late" | "too_early" | "not_raised" | {
            readonly comes_after: components["schemas"]["MatterId"];
        } | "not_your_turn" | "choice_open" | "no_such_choice" | "correct_first" | "nothing_to_correct" | "equipment_wanting" | "not_seated" | "no_man" | {
            readonly unreadable: components["schemas"]["Unreadable"];
        } | "nothing_held" | "no_clock" | "wrong_times" | {
            readonly clock_refuses: components["schemas"]["ClockError"];
        } | "conditional" | "no_official_there" | "no_consent" | "no_offer" | "offer_refused" | "offer_stands" | "not_agreed" | "no_such_claim" | "not_lawful" | "not_heavier" | "cannot_override" | {
            readonly slip_lacks: components["schemas"]["SlipItem"];
        } | "diagram_differs" | "no_ground" | "was_accepted" | "no_explanations" | "count_is_secret" | {
            readonly facts_missing: components["schemas"]["Fact"];
        } | {
            readonly facts_unfit: {
                /** @description The fact. */
                readonly fact: components["schemas"]["Fact"];
                /** @description The facts on which the matter turns. */
                readonly known: readonly components["schemas"]["Fact"][];
            };
        } | "board_kept" | "unwatched" | "sheet_differs" | "nothing_to_undo" | "disqualified" | components["schemas"]["OfSpeech"];
        /** @description A wish; all that were granted hold in the round. */
        readonly Wish: {
            readonly meet: readonly [
                components["schemas"]["PlayerId"],
                components["schemas"]["PlayerId"]
            ];
        } | {
            readonly play: components["schemas"]["Pair"];
        } | {
            readonly apart: readonly [
                components["schemas"]["PlayerId"],
                components["schemas"]["PlayerId"]
            ];
        } | {
            readonly bye: components["schemas"]["PlayerId"];
        } | {
            readonly no_bye: components["schemas"]["PlayerId"];
        };
        /** @description What is wished of the round. */
        readonly Wished: {
            /**
             * @description What may be broken in this round although it must not be.
             * @default []
             */
            readonly give_way?: readonly components["schemas"]["Criterion"][];
            /** @description The section. */
            readonly section: string;
            /** @description The wishes. */
            readonly wishes: readonly components["schemas"]["Wish"][];
        };
        /** @description How many codes are void. */
        readonly Withdrawn: {
            /**
             * Format: uint
             * @description The codes of the seats that are being played at.
             */
            readonly withdrawn: number;
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
            /** @description The article that is read as needing it, where the text names no such word. */
            readonly read_in?: string | null;
        };
        /** @description A round as it would be paired. */
        readonly WouldBe: {
            /** @description Who would have no opponent. */
            readonly byes: readonly components["schemas"]["PlayerId"][];
            /** @description The tables. */
            readonly pairs: readonly components["schemas"]["SidesOfPlayerId"][];
            /** @description Why no such round can be, in words. */
            readonly refused?: string | null;
            /** @description What each wish costs, in words. */
            readonly told: readonly string[];
            /** @description What would have to give, so that there is such a round. */
            readonly yielding: readonly components["schemas"]["Yielding"][];
        };
        /** @description Something that must not be broken and may have to be. */
        readonly Yielding: {
            /** @description As an order names it. */
            readonly criterion: components["schemas"]["Criterion"];
            /** @description In words. */
            readonly told: string;
        };
        /** @description A time zone by its name in the database of the IANA: hours that a rule speaks of are those of the hall. */
        readonly Zone: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type About = components['schemas']['About'];
export type Acceleration = components['schemas']['Acceleration'];
export type AccountLine = components['schemas']['AccountLine'];
export type Act = components['schemas']['Act'];
export type ActionData = components['schemas']['ActionData'];
export type Actor = components['schemas']['Actor'];
export type Adjust = components['schemas']['Adjust'];
export type Align = components['schemas']['Align'];
export type Allowed = components['schemas']['Allowed'];
export type AllowedLine = components['schemas']['AllowedLine'];
export type Announcement = components['schemas']['Announcement'];
export type Answer = components['schemas']['Answer'];
export type AnyRuling = components['schemas']['AnyRuling'];
export type Apart = components['schemas']['Apart'];
export type AppealForm = components['schemas']['AppealForm'];
export type AppealGround = components['schemas']['AppealGround'];
export type AppealNeeds = components['schemas']['AppealNeeds'];
export type Appointment = components['schemas']['Appointment'];
export type Archive = components['schemas']['Archive'];
export type Article = components['schemas']['Article'];
export type AsItStood = components['schemas']['AsItStood'];
export type Asked = components['schemas']['Asked'];
export type AskedFact = components['schemas']['AskedFact'];
export type Assumption = components['schemas']['Assumption'];
export type AtTable = components['schemas']['AtTable'];
export type Authorised = components['schemas']['Authorised'];
export type AuthorityLine = components['schemas']['AuthorityLine'];
export type AuthoritySeen = components['schemas']['AuthoritySeen'];
export type Awaited = components['schemas']['Awaited'];
export type Awaiting = components['schemas']['Awaiting'];
export type Begun = components['schemas']['Begun'];
export type BoardRulingTold = components['schemas']['BoardRulingTold'];
export type BoardsSeen = components['schemas']['BoardsSeen'];
export type Bond = components['schemas']['Bond'];
export type Book = components['schemas']['Book'];
export type BookLine = components['schemas']['BookLine'];
export type BookPage = components['schemas']['BookPage'];
export type BracketSeen = components['schemas']['BracketSeen'];
export type ById = components['schemas']['ById'];
export type ByToken = components['schemas']['ByToken'];
export type ByeTo = components['schemas']['ByeTo'];
export type Call = components['schemas']['Call'];
export type CallAct = components['schemas']['CallAct'];
export type CallId = components['schemas']['CallId'];
export type CallLine = components['schemas']['CallLine'];
export type CallState = components['schemas']['CallState'];
export type Card = components['schemas']['Card'];
export type CardWay = components['schemas']['CardWay'];
export type CaseAbout = components['schemas']['CaseAbout'];
export type CaseAct = components['schemas']['CaseAct'];
export type CaseAppeal = components['schemas']['CaseAppeal'];
export type CaseDeadline = components['schemas']['CaseDeadline'];
export type CaseDecision = components['schemas']['CaseDecision'];
export type CaseDue = components['schemas']['CaseDue'];
export type CaseFact = components['schemas']['CaseFact'];
export type CaseHearing = components['schemas']['CaseHearing'];
export type CaseId = components['schemas']['CaseId'];
export type CaseItem = components['schemas']['CaseItem'];
export type CaseParty = components['schemas']['CaseParty'];
export type CaseRuling = components['schemas']['CaseRuling'];
export type CaseSeen = components['schemas']['CaseSeen'];
export type CaseState = components['schemas']['CaseState'];
export type CaseStatement = components['schemas']['CaseStatement'];
export type CaseTold = components['schemas']['CaseTold'];
export type CaseVotes = components['schemas']['CaseVotes'];
export type CaseWritten = components['schemas']['CaseWritten'];
export type Cause = components['schemas']['Cause'];
export type Cell = components['schemas']['Cell'];
export type ChangePassword = components['schemas']['ChangePassword'];
export type ChargeData = components['schemas']['ChargeData'];
export type ChargeKind = components['schemas']['ChargeKind'];
export type Charter = components['schemas']['Charter'];
export type CharterQuestion = components['schemas']['CharterQuestion'];
export type CharterSeen = components['schemas']['CharterSeen'];
export type CharterStage = components['schemas']['CharterStage'];
export type CharterTime = components['schemas']['CharterTime'];
export type ChaseData = components['schemas']['ChaseData'];
export type ChessDueData = components['schemas']['ChessDueData'];
export type ChessRepetitionData = components['schemas']['ChessRepetitionData'];
export type ChessRulingData = components['schemas']['ChessRulingData'];
export type Choice = components['schemas']['Choice'];
export type CitedCell = components['schemas']['CitedCell'];
export type Claim = components['schemas']['Claim'];
export type ClaimAction = components['schemas']['ClaimAction'];
export type ClaimData = components['schemas']['ClaimData'];
export type Clause = components['schemas']['Clause'];
export type ClockAbility = components['schemas']['ClockAbility'];
export type ClockError = components['schemas']['ClockError'];
export type ClockView = components['schemas']['ClockView'];
export type CodeLine = components['schemas']['CodeLine'];
export type Column = components['schemas']['Column'];
export type Command = components['schemas']['Command'];
export type Condition = components['schemas']['Condition'];
export type Confirmation = components['schemas']['Confirmation'];
export type Conflicts = components['schemas']['Conflicts'];
export type Consents = components['schemas']['Consents'];
export type Contested = components['schemas']['Contested'];
export type Correction = components['schemas']['Correction'];
export type Count = components['schemas']['Count'];
export type Counting = components['schemas']['Counting'];
export type Counts = components['schemas']['Counts'];
export type Criteria = components['schemas']['Criteria'];
export type Criterion = components['schemas']['Criterion'];
export type DeadAnswer = components['schemas']['DeadAnswer'];
export type DeadData = components['schemas']['DeadData'];
export type Demand = components['schemas']['Demand'];
export type DeskLine = components['schemas']['DeskLine'];
export type DeskTold = components['schemas']['DeskTold'];
export type Disturbance = components['schemas']['Disturbance'];
export type Done = components['schemas']['Done'];
export type Done2 = components['schemas']['Done2'];
export type Due = components['schemas']['Due'];
export type DueData = components['schemas']['DueData'];
export type DueKind = components['schemas']['DueKind'];
export type DutiesSeen = components['schemas']['DutiesSeen'];
export type Duty = components['schemas']['Duty'];
export type DutyAct = components['schemas']['DutyAct'];
export type DutyLine = components['schemas']['DutyLine'];
export type DutyOf = components['schemas']['DutyOf'];
export type DutyStage = components['schemas']['DutyStage'];
export type Effect = components['schemas']['Effect'];
export type Eligibility = components['schemas']['Eligibility'];
export type EndingData = components['schemas']['EndingData'];
export type EndingKind = components['schemas']['EndingKind'];
export type Enforcement = components['schemas']['Enforcement'];
export type EnteredPlayer = components['schemas']['EnteredPlayer'];
export type Entering = components['schemas']['Entering'];
export type Entrant = components['schemas']['Entrant'];
export type Entries = components['schemas']['Entries'];
export type EntriesSeen = components['schemas']['EntriesSeen'];
export type EntryChange = components['schemas']['EntryChange'];
export type EntryRow = components['schemas']['EntryRow'];
export type EntrySheet = components['schemas']['EntrySheet'];
export type EntryTerms = components['schemas']['EntryTerms'];
export type Equipment = components['schemas']['Equipment'];
export type EventKind = components['schemas']['EventKind'];
export type EventLine = components['schemas']['EventLine'];
export type EventSeen = components['schemas']['EventSeen'];
export type EventStep = components['schemas']['EventStep'];
export type Evidence = components['schemas']['Evidence'];
export type ExemptionData = components['schemas']['ExemptionData'];
export type Expected = components['schemas']['Expected'];
export type Fact = components['schemas']['Fact'];
export type Facts = components['schemas']['Facts'];
export type FinalLine = components['schemas']['FinalLine'];
export type FindingLine = components['schemas']['FindingLine'];
export type FirstMove = components['schemas']['FirstMove'];
export type Followed = components['schemas']['Followed'];
export type Form = components['schemas']['Form'];
export type Format = components['schemas']['Format'];
export type Format2 = components['schemas']['Format2'];
export type FoulKind = components['schemas']['FoulKind'];
export type Found = components['schemas']['Found'];
export type GameId = components['schemas']['GameId'];
export type GameKind = components['schemas']['GameKind'];
export type GameView = components['schemas']['GameView'];
export type Grade = components['schemas']['Grade'];
export type Ground = components['schemas']['Ground'];
export type Hand = components['schemas']['Hand'];
export type Health = components['schemas']['Health'];
export type HearingTold = components['schemas']['HearingTold'];
export type IdleData = components['schemas']['IdleData'];
export type InEvent = components['schemas']['InEvent'];
export type InSection = components['schemas']['InSection'];
export type Incident = components['schemas']['Incident'];
export type Inspection = components['schemas']['Inspection'];
export type Instance = components['schemas']['Instance'];
export type Instant = components['schemas']['Instant'];
export type InvitationLine = components['schemas']['InvitationLine'];
export type InvitationRead = components['schemas']['InvitationRead'];
export type Invite = components['schemas']['Invite'];
export type Invited = components['schemas']['Invited'];
export type Join = components['schemas']['Join'];
export type Judgement = components['schemas']['Judgement'];
export type KeptCharter = components['schemas']['KeptCharter'];
export type Key = components['schemas']['Key'];
export type LaterTerm = components['schemas']['LaterTerm'];
export type Layer = components['schemas']['Layer'];
export type Layer2 = components['schemas']['Layer2'];
export type LeaveView = components['schemas']['LeaveView'];
export type LedgerLine = components['schemas']['LedgerLine'];
export type Level = components['schemas']['Level'];
export type Licence = components['schemas']['Licence'];
export type LimitData = components['schemas']['LimitData'];
export type LineUp = components['schemas']['LineUp'];
export type Live = components['schemas']['Live'];
export type LiveBoard = components['schemas']['LiveBoard'];
export type LogKind = components['schemas']['LogKind'];
export type LogLine = components['schemas']['LogLine'];
export type LogSeen = components['schemas']['LogSeen'];
export type Made = components['schemas']['Made'];
export type Man = components['schemas']['Man'];
export type MatingAnswer = components['schemas']['MatingAnswer'];
export type MatingData = components['schemas']['MatingData'];
export type MatingSides = components['schemas']['MatingSides'];
export type Matter = components['schemas']['Matter'];
export type MatterId = components['schemas']['MatterId'];
export type MatterTold = components['schemas']['MatterTold'];
export type MaySeen = components['schemas']['MaySeen'];
export type Me = components['schemas']['Me'];
export type MeThere = components['schemas']['MeThere'];
export type Measure = components['schemas']['Measure'];
export type Meddling = components['schemas']['Meddling'];
export type Membership = components['schemas']['Membership'];
export type Message = components['schemas']['Message'];
export type Method = components['schemas']['Method'];
export type Millis = components['schemas']['Millis'];
export type Misreading = components['schemas']['Misreading'];
export type Money = components['schemas']['Money'];
export type MoveData = components['schemas']['MoveData'];
export type MoveLine = components['schemas']['MoveLine'];
export type Named = components['schemas']['Named'];
export type Nature = components['schemas']['Nature'];
export type NatureData = components['schemas']['NatureData'];
export type Need = components['schemas']['Need'];
export type Needs = components['schemas']['Needs'];
export type NewEvent = components['schemas']['NewEvent'];
export type NewEvidence = components['schemas']['NewEvidence'];
export type NotEntered = components['schemas']['NotEntered'];
export type Nothing = components['schemas']['Nothing'];
export type NoticeAct = components['schemas']['NoticeAct'];
export type NoticeId = components['schemas']['NoticeId'];
export type NoticeView = components['schemas']['NoticeView'];
export type OfBoard = components['schemas']['OfBoard'];
export type OfCase = components['schemas']['OfCase'];
export type OfClaim = components['schemas']['OfClaim'];
export type OfClock = components['schemas']['OfClock'];
export type OfConduct = components['schemas']['OfConduct'];
export type OfMove = components['schemas']['OfMove'];
export type OfPaper = components['schemas']['OfPaper'];
export type OfRecord = components['schemas']['OfRecord'];
export type OfResult = components['schemas']['OfResult'];
export type OfRound = components['schemas']['OfRound'];
export type OfSection = components['schemas']['OfSection'];
export type OfSpeech = components['schemas']['OfSpeech'];
export type OfTouch = components['schemas']['OfTouch'];
export type Office = components['schemas']['Office'];
export type OfficeAct = components['schemas']['OfficeAct'];
export type OfficialLine = components['schemas']['OfficialLine'];
export type Officials = components['schemas']['Officials'];
export type Opening = components['schemas']['Opening'];
export type Order = components['schemas']['Order'];
export type Origin = components['schemas']['Origin'];
export type OtherCountData = components['schemas']['OtherCountData'];
export type Outcome = components['schemas']['Outcome'];
export type OutcomeData = components['schemas']['OutcomeData'];
export type Pair = components['schemas']['Pair'];
export type Paper = components['schemas']['Paper'];
export type Payment = components['schemas']['Payment'];
export type PendingData = components['schemas']['PendingData'];
export type Perpetual = components['schemas']['Perpetual'];
export type PersonId = components['schemas']['PersonId'];
export type PlayerId = components['schemas']['PlayerId'];
export type PlayersEntered = components['schemas']['PlayersEntered'];
export type Points = components['schemas']['Points'];
export type PositionAsked = components['schemas']['PositionAsked'];
export type Post = components['schemas']['Post'];
export type Power = components['schemas']['Power'];
export type Preset = components['schemas']['Preset'];
export type Previewed = components['schemas']['Previewed'];
export type Prize = components['schemas']['Prize'];
export type Prizes = components['schemas']['Prizes'];
export type Problem = components['schemas']['Problem'];
export type Proved = components['schemas']['Proved'];
export type Question = components['schemas']['Question'];
export type Question2 = components['schemas']['Question2'];
export type Questions = components['schemas']['Questions'];
export type QuestionsSeen = components['schemas']['QuestionsSeen'];
export type QuestionsTold = components['schemas']['QuestionsTold'];
export type QuietData = components['schemas']['QuietData'];
export type Ranking = components['schemas']['Ranking'];
export type RatingLine = components['schemas']['RatingLine'];
export type ReadingData = components['schemas']['ReadingData'];
export type Reason = components['schemas']['Reason'];
export type RemedyKind = components['schemas']['RemedyKind'];
export type RemovalLine = components['schemas']['RemovalLine'];
export type Renew = components['schemas']['Renew'];
export type RepetitionData = components['schemas']['RepetitionData'];
export type ResultView = components['schemas']['ResultView'];
export type ResultWord = components['schemas']['ResultWord'];
export type RootData = components['schemas']['RootData'];
export type RoundStatus = components['schemas']['RoundStatus'];
export type RoundView = components['schemas']['RoundView'];
export type Rules = components['schemas']['Rules'];
export type RulingData = components['schemas']['RulingData'];
export type RulingLine = components['schemas']['RulingLine'];
export type RulingSeen = components['schemas']['RulingSeen'];
export type Said = components['schemas']['Said'];
export type Sanction = components['schemas']['Sanction'];
export type Schedule = components['schemas']['Schedule'];
export type Score = components['schemas']['Score'];
export type Scoring = components['schemas']['Scoring'];
export type Seal = components['schemas']['Seal'];
export type Seat = components['schemas']['Seat'];
export type Section = components['schemas']['Section'];
export type SectionLaw = components['schemas']['SectionLaw'];
export type SectionView = components['schemas']['SectionView'];
export type SettingData = components['schemas']['SettingData'];
export type SettingLine = components['schemas']['SettingLine'];
export type SetupFaultLine = components['schemas']['SetupFaultLine'];
export type Sharing = components['schemas']['Sharing'];
export type Sheet = components['schemas']['Sheet'];
export type Shown = components['schemas']['Shown'];
export type Side = components['schemas']['Side'];
export type SideData = components['schemas']['SideData'];
export type SidesData = components['schemas']['SidesData'];
export type SidesOfArrayOfUint = components['schemas']['SidesOfArray_of_uint'];
export type SidesOfCounts = components['schemas']['SidesOfCounts'];
export type SidesOfMillis = components['schemas']['SidesOfMillis'];
export type SidesOfNullableBond = components['schemas']['SidesOfNullable_Bond'];
export type SidesOfNullableOutcome = components['schemas']['SidesOfNullable_Outcome'];
export type SidesOfNullablePerpetual = components['schemas']['SidesOfNullable_Perpetual'];
export type SidesOfPlayerId = components['schemas']['SidesOfPlayerId'];
export type SidesOfboolean = components['schemas']['SidesOfboolean'];
export type SidesOfstring = components['schemas']['SidesOfstring'];
export type SignIn = components['schemas']['SignIn'];
export type Slip = components['schemas']['Slip'];
export type SlipItem = components['schemas']['SlipItem'];
export type Square = components['schemas']['Square'];
export type Staffing = components['schemas']['Staffing'];
export type Stale = components['schemas']['Stale'];
export type Standing = components['schemas']['Standing'];
export type Standing2 = components['schemas']['Standing2'];
export type StatusData = components['schemas']['StatusData'];
export type Step = components['schemas']['Step'];
export type StillTied = components['schemas']['StillTied'];
export type Stood = components['schemas']['Stood'];
export type Stoppage = components['schemas']['Stoppage'];
export type Supervision = components['schemas']['Supervision'];
export type System = components['schemas']['System'];
export type TableLine = components['schemas']['TableLine'];
export type TableSeen = components['schemas']['TableSeen'];
export type TableView = components['schemas']['TableView'];
export type TableWatch = components['schemas']['TableWatch'];
export type Tables = components['schemas']['Tables'];
export type TakenLine = components['schemas']['TakenLine'];
export type Task = components['schemas']['Task'];
export type Team = components['schemas']['Team'];
export type TeamChange = components['schemas']['TeamChange'];
export type TermLine = components['schemas']['TermLine'];
export type TermTold = components['schemas']['TermTold'];
export type Text = components['schemas']['Text'];
export type ThreatData = components['schemas']['ThreatData'];
export type ThreatForm = components['schemas']['ThreatForm'];
export type TieBreak = components['schemas']['TieBreak'];
export type TieId = components['schemas']['TieId'];
export type TieSeen = components['schemas']['TieSeen'];
export type TimeStage = components['schemas']['TimeStage'];
export type TimelineLine = components['schemas']['TimelineLine'];
export type Title = components['schemas']['Title'];
export type ToRemove = components['schemas']['ToRemove'];
export type Topic = components['schemas']['Topic'];
export type Under = components['schemas']['Under'];
export type UnitLine = components['schemas']['UnitLine'];
export type Unplayed = components['schemas']['Unplayed'];
export type UnplayedBye = components['schemas']['UnplayedBye'];
export type Unratified = components['schemas']['Unratified'];
export type UnratifiedSeen = components['schemas']['UnratifiedSeen'];
export type Unreadable = components['schemas']['Unreadable'];
export type Value = components['schemas']['Value'];
export type Venue = components['schemas']['Venue'];
export type Verdict = components['schemas']['Verdict'];
export type View = components['schemas']['View'];
export type Wanted = components['schemas']['Wanted'];
export type Wanted2 = components['schemas']['Wanted2'];
export type Wanted3 = components['schemas']['Wanted3'];
export type Wanted4 = components['schemas']['Wanted4'];
export type Wanted5 = components['schemas']['Wanted5'];
export type Wanted6 = components['schemas']['Wanted6'];
export type Wanted7 = components['schemas']['Wanted7'];
export type Warning = components['schemas']['Warning'];
export type Watch = components['schemas']['Watch'];
export type WatchSeen = components['schemas']['WatchSeen'];
export type Weight = components['schemas']['Weight'];
export type What = components['schemas']['What'];
export type Which = components['schemas']['Which'];
export type WhichLines = components['schemas']['WhichLines'];
export type WhyNot = components['schemas']['WhyNot'];
export type Wish = components['schemas']['Wish'];
export type Wished = components['schemas']['Wished'];
export type Withdrawn = components['schemas']['Withdrawn'];
export type WordData = components['schemas']['WordData'];
export type WouldBe = components['schemas']['WouldBe'];
export type Yielding = components['schemas']['Yielding'];
export type Zone = components['schemas']['Zone'];
export type $defs = Record<string, never>;
export interface operations {
    readonly accept: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ByToken"];
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
    readonly inviteToRenew: {
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
    readonly charter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CharterQuestion"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CharterSeen"];
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
    readonly events: {
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
                    readonly "application/json": readonly components["schemas"]["EventLine"][];
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
    readonly newEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewEvent"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EventLine"];
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
    readonly event: {
        readonly parameters: {
            readonly query?: {
                readonly at?: number | null;
            };
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "application/json": components["schemas"]["EventSeen"];
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
    readonly authority: {
        readonly parameters: {
            readonly query: {
                readonly section: string;
            };
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "application/json": components["schemas"]["AuthoritySeen"];
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
    readonly bracket: {
        readonly parameters: {
            readonly query: {
                readonly section: string;
            };
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "application/json": components["schemas"]["BracketSeen"];
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
    readonly calls: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "application/json": readonly components["schemas"]["CallLine"][];
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
    readonly call: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Wanted3"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TakenLine"];
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
    readonly cases: {
        readonly parameters: {
            readonly query?: {
                readonly section?: string | null;
            };
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "application/json": readonly components["schemas"]["CaseSeen"][];
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
    readonly case: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Wanted6"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TakenLine"];
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
    readonly casePaper: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly case: number;
                readonly event: string;
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
                    readonly "text/html; charset=utf-8": string;
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
    readonly keptCharter: {
        readonly parameters: {
            readonly query: {
                readonly section: string;
            };
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "application/json": components["schemas"]["KeptCharter"];
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
    readonly codes: {
        readonly parameters: {
            readonly query: {
                readonly section: string;
            };
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "application/json": readonly components["schemas"]["CodeLine"][];
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
    readonly withdrawCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
            };
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
                    readonly "application/json": components["schemas"]["Withdrawn"];
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
    readonly duties: {
        readonly parameters: {
            readonly query: {
                readonly round?: number | null;
                readonly section: string;
            };
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "application/json": components["schemas"]["DutiesSeen"];
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
    readonly duty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Wanted5"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TakenLine"];
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
    readonly enterPlayers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Entering"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlayersEntered"];
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
    readonly previewEntries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EntrySheet"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EntriesSeen"];
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
    readonly export: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "application/x-ndjson": string;
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
    readonly live: {
        readonly parameters: {
            readonly query: {
                readonly round?: number | null;
                readonly section: string;
            };
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "application/json": components["schemas"]["BoardsSeen"];
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
    readonly log: {
        readonly parameters: {
            readonly query?: {
                readonly after?: number;
                readonly limit?: number | null;
            };
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "application/json": components["schemas"]["LogSeen"];
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
    readonly may: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["What"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MaySeen"];
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
    readonly notice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Wanted4"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TakenLine"];
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
    readonly officials: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "application/json": readonly components["schemas"]["OfficialLine"][];
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
    readonly office: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Wanted2"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TakenLine"];
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
    readonly order: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Wanted"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TakenLine"];
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
    readonly pairingPreview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Wished"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WouldBe"];
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
    readonly paper: {
        readonly parameters: {
            readonly query: {
                readonly at?: number | null;
                readonly format?: components["schemas"]["Format2"];
                readonly player?: components["schemas"]["PlayerId"] | null;
                readonly round?: number | null;
                readonly section: string;
            };
            readonly header?: never;
            readonly path: {
                readonly event: string;
                readonly paper: components["schemas"]["Paper"];
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
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    readonly "text/csv; charset=utf-8": string;
                    readonly "text/html; charset=utf-8": string;
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
    readonly removeEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ToRemove"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemovalLine"];
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
    readonly rulings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "application/json": readonly components["schemas"]["RulingSeen"][];
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
    readonly sheet: {
        readonly parameters: {
            readonly query: {
                readonly at?: number | null;
                readonly format?: components["schemas"]["Format2"];
                readonly player?: components["schemas"]["PlayerId"] | null;
                readonly round?: number | null;
                readonly section: string;
            };
            readonly header?: never;
            readonly path: {
                readonly event: string;
                readonly paper: components["schemas"]["Paper"];
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
                    readonly "application/json": components["schemas"]["Sheet"];
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
    readonly stream: {
        readonly parameters: {
            readonly query?: {
                readonly round?: number | null;
                readonly seat?: string | null;
                readonly section?: string | null;
                readonly seen?: number | null;
                readonly table?: number | null;
            };
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "text/event-stream": components["schemas"]["Message"];
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
    readonly table: {
        readonly parameters: {
            readonly query?: {
                readonly at?: number | null;
            };
            readonly header?: never;
            readonly path: {
                readonly board: number;
                readonly event: string;
                readonly game: number;
                readonly round: number;
                readonly section: string;
                readonly table: number;
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
                    readonly "application/json": components["schemas"]["TableSeen"];
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
    readonly entry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly board: number;
                readonly event: string;
                readonly game: number;
                readonly round: number;
                readonly section: string;
                readonly table: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Wanted7"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TakenLine"];
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
    readonly preview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly board: number;
                readonly event: string;
                readonly game: number;
                readonly round: number;
                readonly section: string;
                readonly table: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Entries"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Previewed"];
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
    readonly questions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly board: number;
                readonly event: string;
                readonly game: number;
                readonly round: number;
                readonly section: string;
                readonly table: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Made"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuestionsSeen"];
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
    readonly unratified: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "application/json": components["schemas"]["UnratifiedSeen"];
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
    readonly watch: {
        readonly parameters: {
            readonly query: {
                readonly section: string;
            };
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "application/json": components["schemas"]["WatchSeen"];
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
    readonly why: {
        readonly parameters: {
            readonly query: {
                readonly opponent?: components["schemas"]["PlayerId"] | null;
                readonly player: components["schemas"]["PlayerId"];
                readonly section: string;
            };
            readonly header?: never;
            readonly path: {
                readonly event: string;
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
                    readonly "application/json": components["schemas"]["Text"];
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
    readonly import: {
        readonly parameters: {
            readonly query: {
                readonly id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-ndjson": string;
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["Message"];
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
    readonly readInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ByToken"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvitationRead"];
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
    readonly judgeArchive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Archive"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["Message"];
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
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangePassword"];
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
    readonly position: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PositionAsked"];
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
    readonly qr: {
        readonly parameters: {
            readonly query: {
                readonly text: string;
            };
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
                    readonly "image/svg+xml": string;
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
    readonly removals: {
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
                    readonly "application/json": readonly components["schemas"]["RemovalLine"][];
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
    readonly renew: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Renew"];
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
    readonly metrics: {
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
                    readonly "application/openmetrics-text; version=1.0.0; charset=utf-8": string;
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
