### The hall.

## Why something is refused, and who could do it

hall-could = { $told }; may be done by: { $who }
hall-holder = { $office } ({ $names })
hall-needs-office = this person may not do this
hall-no-office = this person holds no office in the event
hall-no-office-in = this person holds no office in “{ $section }”
hall-other-board = a player speaks only for their own board
hall-no-game = no such game is being played: { $game }
hall-no-desk = no rulebook of the event says how a game is kept at the desk
hall-result-stands = the result of this game is confirmed already
hall-ended-otherwise =
    this game has ended at its table ({ $outcome ->
        [first] the first side won
        [second] the second side won
        [draw] a draw
       *[both] both lost
    }); to rule otherwise correct the result and say why
hall-stale = others have changed this since you looked (lines { $lines }); look again
hall-no-person = nobody with the id “{ $person }” holds an office
hall-not-in-post = this person is not { $post }
hall-post-taken = { $name } holds this office, and there is only one
hall-over-all = the office of { $post } is for the whole event, not for sections
hall-no-reason = say why
hall-nameless = the person's id or name is missing
hall-no-call = there is no open call { $call }
hall-call-taken = { $name } is on this call already
hall-cannot-deal = { $name } may not rule on what this call needs
hall-no-round = no such round is being played: { $round }
hall-begun = round { $round } has begun already
hall-not-done = this is not marked as done: { $duty }
hall-no-notice = there is no notice { $notice }, or it was taken down
hall-over-already = { $at } is already past
hall-suspended = play in this section is suspended
hall-not-suspended = play in this section is not suspended

## What should be known

hall-note-conflict = { $name } has a conflict of interest at { $game }
hall-note-disqualified = { $name } was disqualified at the board ({ $game }) and is still in the event; whoever may disqualify decides with the order “disqualify”
hall-note-stays-out = the ruling that disqualified { $name } has been overturned, but a round was paired without the player; the chief arbiter decides what follows
hall-note-not-started = the game at { $game } could not start with the round
hall-note-unwatched = { $section }: nobody watches tables { $tables }, although every game is to be watched [{ $under }]
hall-note-understaffed = { $section } should have { $wanted } officials and has { $here } [{ $under }]
hall-note-unratified = these rulings were not ratified before the round closed: { $games }
hall-game = { $section }, round { $round }, table { $table }

## Offices

hall-post-deputy = deputy chief arbiter
hall-post-committee = member of the appeals committee
hall-officials = Officials
hall-away = away
hall-column-person = Id
hall-column-office = Office
hall-column-sections = Sections
hall-column-tables = Tables
hall-column-away = Presence

## Calls

hall-calls = Open calls
hall-notices = Notices
hall-column-notice = Notice
hall-column-until = Until
hall-call-waiting = waiting
hall-call-on-it = { $name } is on it
hall-column-topic = About
hall-column-needs = At least
hall-column-to = Sent to
hall-column-state = State
hall-topic-touch = touch
hall-topic-move = wrong move
hall-topic-board = board or equipment
hall-topic-clock = clock
hall-topic-claim = claim
hall-topic-record = record
hall-topic-conduct = conduct
hall-topic-result = result
hall-topic-other = something else

## Duties

hall-duties = Duties: { $section }, round { $round }
hall-column-stage = When
hall-column-duty = Duty
hall-column-under = Article
hall-column-done = Done by
hall-stage-before = before the round
hall-stage-during = during play
hall-stage-after = after the round
hall-duty-pairings = publish pairings, prepare places and equipment
hall-duty-briefing = brief the arbiters and share out the work
hall-duty-captains = hold the captains' meeting and draw lots
hall-duty-supplies = provide the hall, equipment, forms and prizes
hall-duty-equipment = check hall and equipment
hall-duty-rules = explain the rules to the players
hall-duty-seating = check that every player has the right colour
hall-duty-clocks-set = set the clocks
hall-duty-countdown = show or call out the time left until the start
hall-duty-clocks-work = see that the clocks work
hall-duty-absent-pressed = press the clock for Black if Black is late
hall-duty-records = watch for moves left out of the record
hall-duty-time-trouble = watch players short of time
hall-duty-order = keep order, let nobody disturb the players
hall-duty-results = have all results confirmed and reported
hall-duty-table = collect the results and publish the table
hall-duty-bulletin = give out results and game records

## Watching and staffing

hall-watch = Who watches what: { $section }
hall-column-conflicts = Conflicts of interest
hall-mode-watched = every game is watched by an official
hall-mode-patrol = officials patrol
hall-watched = Supervision: { $mode } [{ $under }]
hall-staffing = { $boards } boards: { $wanted } officials wanted, { $here } present [{ $under }]
hall-staffing-unsaid = { $boards } boards, { $here } officials present; the charter does not say how many boards one official looks after (boards_per_official)
hall-unwatched = Nobody watches tables { $tables }

## Rulings to be ratified

hall-unratified = Rulings to be ratified
hall-column-ruled-by = Ruled by
hall-column-ratify = May ratify

## Who may do what

hall-authority = Who may do what: { $section }
hall-authority-foot = Among officials who rule, the lowest grade is named; higher grades may do it too.
hall-column-what = What
hall-column-disputed = If the facts are disputed
hall-column-licence = Qualification
hall-may-appoint = appoint: { $post }
hall-may-assign = say which official watches which tables
hall-may-notice = put up notices

## Equipment

hall-equipment-spacing = the points of the board are too close or too far apart
hall-equipment-fit = the pieces are too wide for the board
hall-equipment-line-width = the lines are too thin, too thick or not of one width
hall-equipment-line-colour = the lines do not stand out
hall-equipment-board = the board glares, or its size is wrong for the pieces
hall-equipment-river = the board lies the wrong way
hall-equipment-diameter = the pieces are too narrow or too wide
hall-equipment-height = the pieces are too low or too high
hall-equipment-shape = the pieces are too high for their width
hall-equipment-style = the pieces differ in style, or the sides are hard to tell apart
hall-equipment-names = the pieces do not show their names
hall-equipment-red-letters = Red's pieces are not lettered in red on a light ground
hall-equipment-black-letters = Black's pieces are not lettered in black on a light ground
hall-equipment-clocks = the clocks are not where they belong
hall-equipment-demonstration = the demonstration board does not show Red at the bottom

## Lines of the log

log-appointed = { $name } appointed { $post }
log-dismissed = { $name } no longer { $post }: { $why }
log-tables = { $section }, tables { $from }–{ $to }
log-assigned = { $name } watches { $tables }
log-stepped-out = { $name } left the hall for a while
log-came-back = { $name } is back
log-raised = call { $call }, hand raised: { $topic }
log-raised-to = call { $call }, hand raised: { $topic }; { $name } is to come
log-taken = call { $call } taken
log-passed-to = call { $call } passed on to { $name }
log-passed = call { $call } passed on
log-call-over = call { $call } closed
log-notice-up = notice { $notice } put up: { $text }
log-notice-down = notice { $notice } taken down
log-duty-done = done: { $duty }
log-duty-undone = corrected to not done: { $duty }
log-suspended = play suspended: { $why }
log-suspended-until = play suspended until { $when }: { $why }
log-continued = play continued
log-inspected = equipment checked, nothing wrong
log-inspected-faults = equipment checked: { $faults }
log-begun = round { $round } began
log-begun-late = round { $round } began { $minutes } minutes late: { $why }
log-opened = event opened under its charter
log-desk-opened = A desk is opened for this game
hall-log = Log
hall-told = { $no }  { $who }: { $text }
hall-told-under = { $no }  { $who }: { $text } [{ $under }]
hall-done-under = { $text } [{ $under }]
hall-column-at = Time
hall-column-by = Who
hall-column-happened = What happened
log-announced = announced for round { $round } and later: { $text }
log-entered = { $name } entered
log-paid = { $name }: { $what ->
    [deposit] deposit { $amount } paid
    [deposit-returned] deposit { $amount } returned
    [deposit-kept] deposit { $amount } kept
    [recording-due] charge of { $amount } for recording due
    [recording-charge] charge of { $amount } for recording paid
    [prize] prize { $amount } paid out
    [prize-returned] prize { $amount } returned
   *[fee] fee { $amount } paid
}
log-delay = { $name } may begin { $minutes } minutes later
log-arrived = { $name } arrived
log-arrived-late = { $name } arrived late
log-leave = { $name } on leave in round { $round }
log-half-bye = { $name } has a half-point bye in round { $round }
log-table-fixed = table { $table } reserved for { $name }
log-table-free = { $name } no longer has a reserved table
log-withdrawn = { $name } withdrew
log-unjustified = { $name } withdrew without an accepted reason
log-forfeits = { $name } is out after forfeits
log-disqualified = { $name } disqualified
log-because = { $what }: { $why }
log-seeded = seeds: { $names }
log-drawn = numbers drawn
log-draw-void = draw void, to be drawn again
log-paired = round { $round } paired: { $tables } tables
log-discarded = draft pairing discarded
log-published = pairing published
log-lined-up = line-up of { $name }: { $names }
log-team-late = line-up of { $name } handed in late
log-result = { $players }: { $result }
log-reported = { $players }: reported { $result }, not yet confirmed
log-rapid = { $players }: rapid game { $result }
log-reopened = { $players }: result withdrawn, game open again
log-appealed = { $players }: { $appeal } lodged
log-upheld = { $players }: { $appeal } upheld
log-not-upheld = { $players }: { $appeal } dismissed
log-replayed = { $players }: to be played again
log-colours-kept = { $players }: played on with colours reversed
log-closed = round { $round } closed
log-played-off = order after the play-off: { $names }
log-verified = final table verified
log-finished = final table announced
log-overturned = place of { $name } cancelled after the event
log-notice = notice on { $name } published
log-players = table { $table }, { $first } – { $second }
log-corrected = { $players }: corrected to { $result }
log-amended = charter itself amended
log-amended-announced = charter completed by announcement, from round { $round } on
log-changes = { $what }: { $changes }
log-change = { $at }: { $from } → { $to }
log-unsaid = not said
log-entry-amended = entry of no. { $player } { $name } corrected
log-entry-part = { $part ->
    [name] name
    [section] section
    [club] club
    [team] team
    [federation] federation
    [member] federation number
    [rating] rating
    [title] title
    [born] year of birth
    [woman] woman
    [leader] leader
   *[other] { $part }
}
log-removed = entry no. { $player } removed
log-payment-void = { $name }: { $what ->
    [deposit] deposit { $amount }
    [deposit-returned] returned deposit { $amount }
    [deposit-kept] kept deposit { $amount }
    [recording-due] charge of { $amount } for recording
    [recording-charge] paid charge of { $amount } for recording
    [prize] prize { $amount }
    [prize-returned] returned prize { $amount }
   *[fee] fee { $amount }
} void
log-leave-cancelled = leave of { $name } in round { $round } cancelled
log-reinstated = { $name } reinstated
log-ended-early = ended early
log-back-draw = draw taken back
log-back-round = round { $round } taken back
log-back-close = closing of round { $round } taken back
log-back-end = early end taken back
log-back-finish = final table taken back
