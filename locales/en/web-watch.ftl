### The pages: a watched board, inclusive play, calls in detail, appeals.

web-watch-as-played = Enter as played
web-watch-as-played-hint = Tap the piece that moved, then where it went; wrong moves are entered, too
web-watch-not-allowed = { $move } is not allowed
web-watch-was-played = It was played: enter it
web-watch-now = Now
web-watch-must-move = { $side } must move the piece on { $square }
web-watch-must-take = { $side } must capture the piece on { $square }
web-watch-may-play = { $count ->
    [one] { $count } move is allowed, no other
   *[other] { $count } moves are allowed, no others
}
web-watch-board = Board and clock
web-watch-proposals = Draw and resignation
web-watch-break = Adjournment
web-watch-end = After the game
web-watch-decline = { $side } declines the draw
web-watch-withdraw = { $side } withdraws the offer
web-watch-resign = { $side } resigns
web-watch-seat = Both sit where they belong
web-watch-start = Announce the start
web-watch-adjourn = Adjourn the game
web-watch-adjourned = Adjourned: { $side } is to seal a move
web-watch-seal = { $side } seals a move
web-watch-sealed = The move is sealed
web-watch-resumption = Set the resumption
web-watch-resumes = To be resumed at { $when }
web-watch-resume = Resume the game
web-watch-sign = { $side } signs
web-watch-affirm = { $side } confirms verbally
web-watch-ground = Why
web-watch-ground-format = The format provides for it
web-watch-ground-force = Force majeure
web-watch-sealed-move = Sealed move (not shown once entered)
web-watch-move-number = Move number
web-watch-agreed = Both sides agree on the position
web-watch-when = When
web-watch-where = Where
web-watch-aloud-heard = Said
web-watch-ledger = Faults
web-watch-ledger-kind = Kind
web-watch-ledger-times = { $count ->
    [0] none
    [one] once
   *[other] { $count } times
}
web-watch-matters = Open matters
web-watch-may-rule = May rule: { $who }
web-watch-raise = { $side } raises it
web-watch-rule = Rule
web-watch-ratify = Ratify
web-watch-more = { $count } open
web-table-stale = Something was entered here meanwhile. Look at it, then enter yours again:
web-inclusive = Inclusive play: called moves, times, cards
web-inclusive-voice = Speak aloud
web-inclusive-large = Large pieces
web-inclusive-call = { $side } calls the move (each word binds)
web-inclusive-call-official = The official calls { $side }’s move
web-inclusive-called = Called
web-inclusive-nothing-called = Nothing called yet
web-inclusive-correct = Correct: the words make no move
web-inclusive-for = Called by the official
web-inclusive-repeat = { $side } repeats it
web-inclusive-move = Make the called move { $move }
web-inclusive-ask-time = { $side } asks for the times
web-inclusive-cards = Cards
web-inclusive-card-draw = Draw card
web-inclusive-card-resign = Resignation card
web-inclusive-hands = { $side } hands it over
web-inclusive-swaps = { $side } swaps: accepts
web-inclusive-returns = { $side } returns: declines
web-inclusive-handed = { $other } holds { $side }’s draw card
web-calls-ring = Sound and vibration
web-calls-new = Table { $table }: { $about }
web-calls-needs = { $post } or above
web-calls-scan = Scanning the code on a table with the phone’s camera opens it, too
web-calls-in-section = { $section }, round { $round }
web-calls-next = Next: table { $table }, { $about }
web-appeal = Not accepted: appeal
web-appeal-sent = The appeal is entered
web-appeals = Appeals
web-watch-due = To be done first
web-watch-choose = { $side } chooses { $what }
web-watch-countersign = The official signs
web-watch-set-clock = Set the clock
web-watch-time-of = { $side }’s clock (min:s)
web-watch-time-form = Write min:s, such as 4:12
web-watch-find = Set up how it stands
web-watch-leave = Keep this board no more
web-calls-taken-by = { $who } went
web-calls-taken-me = I am on it
