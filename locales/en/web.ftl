### The pages: boards, set-up, stepping, what every page has.

## The board

web-chess-piece = { $side } { $role }
web-point-empty = empty
web-point-picked = selected
web-point-target = can go here
web-point-capture = can be captured
web-point-last = last move
# Between what is told of a point.
web-pause = { ", " }
web-between = { ", " }
web-piece-at = { $piece } on { $point }
web-arrow = { $kind }: { $from } to { $to }
web-arrow-check = check
web-arrow-chase = chase
web-arrow-kill = mate threat
web-arrow-root = protector
web-arrow-false-root = sham protector
web-arrow-pin = pin
web-arrow-move = move
web-board-help = The arrow keys go from point to point
web-board-help-act = The arrow keys go from point to point, Enter acts, Escape lets go; a point or a move can be typed
web-said-picked = { $count ->
    [one] { $piece } picked, { $count } move
   *[other] { $piece } picked, { $count } moves
}
web-said-released = Let go
web-said-refused = Not allowed: { $point }
web-said-moved = { $piece } from { $from } to { $to }
web-said-several = Several moves fit “{ $text }”; enter coordinates
web-said-unknown = “{ $text }” is neither a point nor an allowed move
web-entry = Point or move
web-entry-example = e2, h2e2, C2=5
web-entry-example-chess = e4, Nf3, e2e4
web-promote = Promote the pawn to
web-flip = Flip the board

## Setting up a position

web-setup-board = Set up a position
web-setup-faults = What is wrong
web-setup-palette = Pieces
web-setup-left = { $piece }, { $count } left
web-setup-hint = A piece stays in hand to be placed again; a tap on a piece takes it off, a drag moves it
web-setup-turn = Side to move
web-setup-clear = Clear
web-setup-start = Start position
web-setup-undo = Undo
web-setup-mend-carry = Move to { $place }
web-setup-mend-carry-man = { $piece } to { $place }
web-setup-mend-recolour = Make it a { $piece }
web-setup-mend-off = Take off { $piece }
web-setup-mend-turn = { $side } to move
web-setup-mend-here = it may be put here
web-fen = Position as FEN
web-copy = Copy
web-copied = Copied

## Stepping through a game

web-step-first = To the beginning
web-step-back = One move back
web-step-on = One move on
web-step-last = To the end
web-step-of = { $at } of { $count }

## Every page

web-brand = Qizheng
web-title = { $page } · Qizheng
web-language = Language
web-dark = Dark theme
web-contrast = More contrast
web-back = Back
web-hide = Hide
web-clear = Clear
web-open = Open

## The pages

web-page-judge = Judge
web-page-rulebooks = Rulebooks
web-page-none = No such page
web-page-none-at = No page is at “{ $path }”; the link may be incomplete
web-pages = Pages
web-loading = Loading…
web-load-failed = Could not load; reload the page
web-offline = The server cannot be reached; check the network and try again
web-print = Print
web-game = Game
web-game-xiangqi = Xiangqi
web-game-chess = Chess
web-judge-title = How is this game ruled?
web-judge-title-cycle = Cycle: Red { $red }; Black { $black }
web-judge-board = The game
web-judge-moves = Moves
web-judge-busy = Judging…
web-judge-occurred = This position has occurred { $times } times
web-judge-intake = Bring in a game
web-judge-intake-hint = Paste a game or moves, in any format and notation; or drop a file here
web-judge-file = Or choose a file
web-judge-nothing-yet = Nothing there yet
web-judge-read = Read and judge
web-judge-link = Copy link
web-judge-copy = Copy as text
web-judge-hint = Play moves on the board or bring in a game: each rulebook rules on it at once.
web-judge-begin = Give a game and see how every rulebook rules on it
web-judge-samples = Samples
web-judge-sample-chase = Chase, then mate threat
web-judge-sample-chase-about = One cycle on which the rulebooks disagree
web-judge-sample-check = Perpetual check
web-judge-sample-check-about = A rook checks without end: who loses, and when
web-judge-sample-chess = Threefold repetition in chess
web-judge-sample-chess-about = When a draw can be claimed
web-judge-differs = Differs
web-judge-no-chase = no chase: { $why }
web-judge-exempt-rooted = protected
web-judge-articles = Articles
web-judge-red-varies = Red must vary
web-judge-black-varies = Black must vary
web-judge-drawn = Draw if kept up
web-judge-claim = Draw may be claimed
web-judge-undecided = Undetermined
web-judge-window = The cycle
web-judge-window-note = { $rules }, plies { $first }–{ $last }
web-judge-ply = Ply
web-judge-move = Move
web-judge-nature = Type
web-judge-target = Attacker → target
web-judge-wins = wins { $what }
web-judge-limit = Natural limit
web-judge-limit-plies = Plies since the last capture
web-judge-limit-checks = Checks: Red { $red }, Black { $black }; plies not counted
web-judge-limit-cycles = Repeated plies not counted
web-judge-limit-left = Left
web-judge-reading = The text can be read in two ways, and the ruling depends on it
web-judge-whole = The whole ruling under { $rules }
web-judge-lap = Cycle { $lap }
web-judge-outcome = Outcome
web-judge-held = retaking would let { $by } check its king
web-judge-held-king = retaking would make the kings face each other
web-judge-differences = Where the rulebooks differ
web-judge-differences-note = they differ in rows with a bar
web-judge-counts = attack
web-judge-parts-here = differs here
web-judge-due = When the arbiter was to act
web-judge-due-at = After ply { $ply }
web-judge-due-left = varied at ply { $ply }
web-judge-due-nothing = nothing
web-judge-due-red = have Red vary
web-judge-due-black = have Black vary
web-judge-due-both = tell both sides: a draw if neither varies
web-judge-due-rule = rule
web-judge-reading-turns = Read as “{ $other }”: { $outcome }
web-judge-assumed = Assumed, since the record does not say
web-judge-assumed-no-warning = No official has warned anyone
web-judge-assumed-request = A player asks for the ruling
web-judge-assumed-score-kept = The players keep score
web-judge-assumed-no-check-before = No check was given before the record
web-judge-was-warned = There was a warning after ply { $ply }
web-judge-other-readings = Other readings ({ $count })
web-judge-limit-reading = Read as “{ $other }”
web-judge-limit-others = Count in the other rulebooks
web-judge-limit-full = reached
web-judge-show-text = Show the text
web-judge-print = Print the ruling
web-judge-books = Rulebooks asked
web-rulebooks-hint = Or choose a rulebook
web-rulebooks-no-unit = This rulebook has no article “{ $unit }”; search below
web-rulebooks-none = “{ $book }” is not a rulebook kept here; choose one above
web-rulebooks-search = Search the articles
web-rulebooks-search-all = Search all rulebooks
web-rulebooks-found = { $count } found
web-rulebooks-see = See also
web-rulebooks-proved = { $proved } of { $all } articles proved by cases
web-rulebooks-cases = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
web-cited-more = { $count } more
web-page-people = Sign in
web-people-join = Join by invitation
web-people-join-hint = Choose a name and a password to sign in with from now on
web-people-no-invitation = The link may not have been copied whole. Ask whoever invited you for a new one; if you have an account, simply sign in.
web-people-name-first = Type your name
web-people-old-first = Type your present password
web-people-password-first = Type a password
web-people-name = Name
web-people-password = Password
web-people-sign-in = Sign in
web-people-sign-out = Sign out
web-people-director = Director
web-people-mine = My events
web-people-sign-out-everywhere = Sign out on all devices
web-people-accounts = Accounts
web-people-many = { $count }
web-people-sign-other-out = Sign out
web-people-other-signed-out = { $name } has been signed out on all devices
web-people-invitations = Invitations not used yet
web-people-until = valid until { $at }
web-people-withdraw = Withdraw
web-people-invite-director = Invite another director
web-people-invite-hint = Works once. Whoever opens it chooses a password and can run every event kept here.
web-people-invited-event = Invitation to officiate at “{ $event }”
web-people-invited-director = Invitation to direct all events kept here
web-people-accept-as = Accept as { $name }
web-people-have-account = I have an account already
web-people-new-account = Make a new account
web-people-change-password = Change password
web-people-old-password = Present password
web-people-new-password = New password
web-people-password-changed = Password changed; signed out on all other devices
web-people-choose-password = Choose a new password
web-people-renew = Link for a new password
web-people-renew-hint = Works once. Whoever opens it chooses a new password for { $name } and is signed in.
web-people-renews = new password for { $name }
web-not-copied = The browser does not allow copying; select the text yourself
web-setup-use = Use this position
web-setup-record = From a record
web-setup-record-read = Read the record
web-setup-record-at = Position after move { $at } of { $count }
web-setup-record-other = This is a record of another game
web-setup-checking = Checking…
web-setup-mend = { $count ->
    [one] Mend { $count } fault first
   *[other] Mend { $count } faults first
}
web-sheet = Ruling
web-sheet-event = Event
web-sheet-table = Round and table
web-sheet-players = Players
web-sheet-time = Date and time
web-sheet-start = Starting position
web-sheet-again = Shown again at
web-sheet-arbiter = Arbiter

## Without a network

web-lost = The server cannot be reached
web-sending = Sending
web-waiting = { $count ->
    [one] { $count } entry waits, kept on this device
   *[other] { $count } entries wait, kept on this device
}
web-try-again = Try again
web-not-taken = Entered while offline and refused by the server:
web-seen = Seen
