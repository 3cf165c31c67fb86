### The desk: what happened, what it rests on, why something is not done, and how a game stands.

## Articles

desk-articles = art. { $clauses }
desk-articles-of = { $book } { $articles }
articles-and-more = { $articles } and { $count } more
desk-cited = { $told } [{ $articles }]

## People

desk-side-white = White
desk-side-both = both sides
desk-by-witness = board official
desk-by-referee = arbiter
desk-by-section-head = section arbiter
desk-by-chief = chief arbiter
desk-by-staff = staff
desk-by-outsider = outsider
desk-by-desk = by rule
desk-licence-junior = junior
desk-licence-intermediate = intermediate
desk-licence-senior = senior
desk-cause-outsider = somebody else
desk-hand-right = right hand
desk-hand-left = left hand
desk-hand-both = both hands
desk-hand-tool = a tool

## What happened

desk-opened = Game opened under { $rules }
desk-equipment-wanting = { $item }: must be replaced
desk-recount = The next move is move { $next }
desk-assist = { $side } has an assistant { $task }
desk-place-clock = The clock is placed on { $side }'s right
desk-task-clock = to press the clock
desk-task-record = to keep the record
desk-equipment-accepted = { $item }: accepted by both sides
desk-replaced = Remedied: { $item }
desk-found = An official takes over the board as it stands, { $side } to move
desk-found-at = An official takes over the board as it stands, { $side } to make move { $number }
desk-sheet-whole = With a record of all { $plies } plies
desk-sheet-part = With a record of the last { $plies } plies
desk-left = The official has left the board
desk-unsaid = { $told } (the rulebook says nothing of this, and nothing is ruled by it)
desk-silent = { $told } (the rulebook says nothing of this)
desk-arrived = { $side } arrives
desk-seated = An official has checked the seating
desk-started-at = The round began at { $at }
desk-started = The round begins
desk-touched = { $side } touches { $squares }
desk-touched-together = { $side } touches { $squares } at the same time
desk-touched-unclear = { $side } touches { $squares }; the order is unclear
desk-touched-implied = { $side } picks up { $squares }, which counts as touching it
desk-adjusting = { $side } announces an adjustment
desk-excused = Touching { $squares } was accidental and does not count
desk-placed = { $side } places { $played }, not yet released
desk-released = { $side } releases { $played }; the move is not yet complete
desk-moved = { $side } moves { $played }
desk-moved-wrongly = { $side } plays { $played }: irregular move
desk-manner = { $told } ({ $how })
desk-manner-hand = with { $hand }
desk-manner-left-on = captured piece left on the board
desk-manner-between = placed between { $squares }
desk-manner-also = together with { $steps }
desk-displaced = Pieces displaced: { $steps }
desk-knocked-off = Pieces knocked over: { $steps }; off the board: { $squares }
desk-knocked-off-only = Pieces knocked off the board: { $squares }
desk-pressed = { $side } presses the clock
desk-pressed-with = { $side } presses the clock with { $hand }
desk-clock-stopped = Clock stopped
desk-clock-started = { $side }'s clock is started
desk-clock-set = Clock set: { $times }
desk-wrote = { $side } records ply { $ply }: { $text }
desk-inspected = { $side }'s record checked: nothing new found
desk-inspected-wanting = { $side }'s record checked; missing or illegible: plies { $plies }
desk-reminded = { $side } has { $time } left
desk-offered = { $side } offers a draw
desk-offer-accepted = { $side } accepts the draw
desk-offer-refused = { $side } declines the draw
desk-answered-count = { $side } asks for the move count and is told
desk-answered-time = { $side } asks for the times: { $times }
desk-answered-no-time = { $side } asks for the times: there is no time limit
desk-answered-rule = { $side } asks about a rule
desk-answered-silence = { $side } silences a phone under an official's supervision
desk-noted = Noted as matter { $id }: { $incident }
desk-noted-side = Noted as matter { $id }, { $side }: { $incident }
desk-raised = Raised: { $matter }
desk-dismissed = Dismissed: { $matter }
desk-lapsed = Lapsed, not raised in time: { $matter }
desk-lapsed-replaced = Closed, since it was replaced: { $matter }
desk-lapsed-agreed = Closed, since both sides now agree: { $matter }
desk-moot = Closed, since the game is over: { $matter }
desk-ruled = Ruled on: { $matter }
desk-ruled-provisional = Ruled on, subject to ratification: { $matter }
desk-ruled-reading = { $told } ({ $articles } taken to mean that { $reading })
desk-ruled-known = { $told }, by the { $plies } plies that are known
desk-ratified = Ratified: { $matter }
desk-chose = { $side } has made its choice
desk-choice-void = { $side } has nothing left to choose, since another board was found: { $matter }
desk-corrected = { $side } has corrected: { $what }
desk-adjourned = The game is adjourned
desk-sealed = The sealed move is handed in
desk-resumption-set = To be resumed at { $when }
desk-resumption-set-at = To be resumed at { $when }, { $place }
desk-resumed = The game is resumed
desk-signed = { $side } signs
desk-countersigned = An official countersigns
desk-reported = { $side } reports the result: { $outcome }
desk-confirmed = The result is confirmed
desk-undone = Log entries from { $from } on are void: { $why }
desk-remarked = Note: { $text }
desk-remarked-disputed = Note: { $text } (the sides disagree on the facts)
desk-matter = matter { $id } ({ $incident })
desk-matter-gone = matter { $id }
desk-time-of = { $side } { $time }

## What a ruling does

desk-restore = The position after ply { $to } is restored
desk-restore-start = The position before ply 1 is restored
desk-bind = { $side } { $bond }
desk-bind-mover = must move { $piece }
desk-bind-victim = must capture { $piece }
desk-bind-to = must move to { $square }
desk-piece-at = the { $piece } on { $place }
desk-the-king = the { $piece }
desk-piece-on = the piece on { $square }
desk-carried = { $piece } to { $place }
desk-place-square = { $square }
desk-place-file = file { $file }
desk-place-rank = file { $file }, rank { $rank }
desk-bind-nothing = is not bound by any touch
desk-man-moves = { $side } must move the { $man } it touched, if it can move
desk-man-taken = { $side } must capture the { $man } it touched, if it can be captured
desk-man-none = none of the pieces that { $side } touched has a legal move
desk-man-takes = { $side } must capture the { $victim } with the { $mover }, both touched; if that is not possible, { $first ->
    [own] its own piece
   *[other] the opponent's piece
} comes first
desk-man-next = In its next turn: { $duty }
desk-count-touch = { $side }: touching { $squares } counts in its own turn
desk-unbind = { $side } is no longer bound by the touch
desk-play = { $side } must play { $step }; it is played on the board
desk-ask = { $side } has to choose { $choice }
desk-choice-man = which piece counts as touched: { $squares }
desk-choice-move = which move stands, { $steps }
desk-choice-extra = which was the first extra move, { $steps }
desk-choice-square = where the piece near { $of } belongs, { $squares }
desk-set = Pieces are put back: { $steps }
desk-put = The missing piece { $man } is placed on { $square }
desk-take-off = The piece near { $square } is removed
desk-take-off-man = The captured { $man } is removed from the board
desk-set-right = The players set the pieces right on the board
desk-set-right-again = The players set up the position before the move; { $side } plays again with the same piece
desk-foul = { $kind } recorded against { $side }
desk-foul-in = { $kind } recorded against { $side } for another turn
desk-absorbed = { $kind } by { $side } not counted: a technical foul in the same turn already is
desk-unraised-count = Raised by { $who }: later turns in which nobody raised it count as well
desk-unraised-free = Raised by { $who }: later turns do not count
desk-unraised-by-none = Raised by neither side: later turns do not count
desk-deduct = { $time } deducted from { $side }'s clock
desk-add = { $time } added to { $side }'s clock
desk-reset-clock = The clock is reset
desk-warn = Warning to { $side }: vary or lose
desk-instruct = { $side } is told to vary or lose
desk-instruct-both = Both sides are told that one more cycle is a draw
desk-forbid = { $side } must not continue { $play }
desk-warn-both = Warning to both sides: vary or the game is drawn
desk-correct-now = { $side } must correct at once: { $what }
desk-correct-after = { $side } must correct after the game: { $what }
desk-caution = Verbal warning to { $side }
desk-disqualify = { $side } is disqualified
desk-expel = { $who } must leave the playing area
desk-expel-player = The player must leave the playing area
desk-refer = { $side }'s case is referred to the disciplinary body
desk-replay = The game is replayed
desk-replay-swapped = The game is replayed with the colours corrected
desk-tell-staff = The staff are informed
desk-set-none = The pieces stay where they are
desk-count = Moves are counted from now on
desk-observe = { $rounds ->
    [one] The game is observed for { $rounds } move of each side
   *[other] The game is observed for { $rounds } moves of each side
}
desk-settle = Result ruled: { $verdict }
desk-end = Game over: { $verdict }
desk-amend = Result changed: { $verdict }
desk-play-on = Play continues
desk-foul-technical = technical foul
desk-foul-plain = foul
desk-foul-press = clock fault
desk-foul-record = record fault
desk-foul-violation = violation
desk-foul-illegal-move = illegal move
desk-correct-men = the pieces on the board
desk-correct-equipment = the equipment
desk-correct-record = the record
desk-correct-borrowed-record = returning the opponent's record
desk-correct-conduct = conduct
desk-correct-other = what the official pointed out

## Results

desk-verdict = { $outcome } ({ $reason }; { $form })
desk-wins = { $side } wins
desk-form-ordinary = ordinary result
desk-form-forced = forced result
desk-form-breach = by penalty
desk-form-absence = by default
desk-reason-official-draw = official draw
desk-reason-resignation = resignation
desk-reason-agreed-draw = draw agreed
desk-reason-refusal = refusal to play or to restore
desk-reason-cannot-continue = unable to continue
desk-reason-unrestorable = position cannot be restored
desk-reason-repeated-offers = repeated draw offers
desk-reason-faults = too many faults
desk-reason-time = time exceeded
desk-reason-false-claim = false claim
desk-reason-conduct = conduct
desk-reason-absence = absence
desk-reason-sealed-move = sealed move without clear meaning
desk-reason-agreed-ending = by agreement before the game
desk-reason-reported = as reported

## What a matter is about

desk-subject-equipment = { $item }
desk-subject-colours-reversed = colours reversed
desk-subject-wrong-pairing = wrong opponents
desk-subject-lateness = late arrival
desk-subject-absence = absence
desk-subject-withdrawal = withdrawal
desk-subject-withdrawal-for = withdrawal: { $reason }
desk-subject-wrong-layout = pieces set up wrongly
desk-subject-missing-men = pieces missing from the board: { $men }
desk-subject-off-turn-touch = touched { $piece } out of turn
desk-subject-second-touch = touched { $piece } after another piece
desk-subject-idle-touch = touched { $piece }, which cannot be played or captured as required
desk-subject-unclear-touch = unclear which piece was touched first: { $pieces }
desk-subject-named-touch = touched { $men }
desk-subject-named-touch-off-turn = touched { $men } out of turn
desk-subject-unbound-move = ply { $ply } was not made with the touched piece
desk-subject-wrong-hand = ply { $ply } made with the wrong hand
desk-subject-slide-back = piece slid and drawn back to { $to }
desk-subject-extra-move = extra move, ply { $ply }
desk-subject-changed-move = move changed after release, ply { $ply }
desk-subject-several-moved = several pieces moved at once, ply { $ply }
desk-subject-disturbance = board disturbed by { $cause }: { $steps }
desk-subject-scattered = pieces knocked over: { $squares }
desk-subject-off-point = piece not placed on a point, ply { $ply }
desk-subject-left-on = captured piece left on the board, ply { $ply }
desk-subject-disturbance-untold = board disturbed by { $cause }
desk-subject-illegal-move = illegal move, ply { $ply }
desk-subject-upturned = piece upside down, ply { $ply }
desk-subject-duty = to be handled under { $clause }
desk-subject-unrestorable = position that cannot be restored, caused by { $cause }
desk-subject-refusal-to-move = refusal to move
desk-subject-refusal-to-restore = refusal to restore
desk-subject-cannot-continue = unable to continue
desk-subject-foreign-press = pressed the opponent's clock
desk-subject-early-press = pressed the clock before completing the move
desk-subject-other-hand-press = pressed the clock with the other hand
desk-subject-hard-press = pressed the clock too hard
desk-subject-clock-handled = interfered with the clock
desk-subject-clock-handled-deliberately = interfered with the clock on purpose
desk-subject-clock-stopped = stopped the clock without permission
desk-subject-clock-started = started the clock without permission
desk-subject-clock-set = set the clock without permission
desk-subject-wrong-times = clock shows wrong times
desk-subject-overstepped = time exceeded
desk-subject-too-many-faults = too many faults
desk-subject-observed = the observation period is over
desk-subject-misrecord = moves recorded wrongly, plies { $plies }
desk-subject-omission = moves not recorded, plies { $plies }
desk-subject-illegible = illegible moves in the record, plies { $plies }
desk-subject-written-ahead = move recorded before it was made
desk-subject-own-sheet = own record sheet used
desk-subject-foreign-writing = other writing on the record sheet
desk-subject-refusal-to-sign = refusal to sign
desk-subject-refusal-to-correct = refusal to correct the record
desk-subject-conduct = breach of conduct, { $clause }
desk-subject-unlisted-conduct = conduct not listed in the rules: { $what }
desk-subject-position = position to rule on: { $verdict }
desk-subject-cycle = repetition to be dealt with
desk-subject-long-quiet = no capture for a long time, and nobody counting
desk-subject-claimed = claim: { $claim }
desk-subject-resignation = resignation
desk-subject-agreed-draw = draw agreed
desk-subject-repeated-offer = draw offered twice in a row
desk-subject-not-the-sealed-move = not the sealed move, ply { $ply }
desk-subject-sealed-illegal = illegal sealed move
desk-subject-agreed-ending = ending agreed before the game, { $name }: { $outcome }
desk-subject-disputed-result = disputed result, claimed: { $outcome }
desk-subject-unreported = result not reported by the winner
desk-subject-other = { $what }
desk-item-board = damaged board
desk-item-damaged-man = damaged piece
desk-item-large-men = pieces too large for the board
desk-item-missing-man = missing piece
desk-item-clock = faulty clock
desk-item-pen = missing pen
desk-item-turned = board turned the wrong way
desk-claim-repetition = repetition
desk-claim-natural-limit = natural limit reached
desk-claim-fifty = fifty-move rule
desk-claim-count = that moves be counted
desk-claim-official-draw = official draw
desk-claim-dead-draw = drawn position after { $text }
desk-claim-display = by what the display shows

## Why something is not done

desk-refused = Refused: { $why }
desk-could = May be done by: { $who }
desk-not-started = the round has not begun
desk-has-started = the round has begun
desk-over = the game is over
desk-not-over = the game is not over
desk-is-adjourned = the game is adjourned
desk-time-runs-back = the time is earlier than that of the last entry
desk-too-early = it is too early
desk-wrong-times = the clock does not show the agreed times
desk-not-yours = this person may not do this
desk-needs-grade = { $grade } or above is required
desk-needs-licence = an official of at least { $licence } grade is required
desk-no-such-matter = there is no such matter
desk-matter-closed = the matter is closed
desk-already-raised = already raised, as matter { $id }
desk-too-late = it was not raised in time
desk-not-raised = nothing is done unless the opponent raises it
desk-comes-after = matter { $id } must be dealt with first
desk-not-your-turn = it is not this side's turn
desk-choice-open = a side must choose first
desk-no-such-choice = not one of the choices
desk-correct-first = something must be corrected first
desk-nothing-to-correct = there is nothing to correct
desk-not-seated = an official must check the seating first
desk-wanting = equipment must be replaced first
desk-no-man = there is no piece there
desk-unreadable = “{ $text }” cannot be read here: { $why }
desk-no-position = the board does not show a legal position, so a move can be given by coordinates only
desk-no-such-man = no piece of this game
desk-no-such-square = no square of this board
desk-nothing-held = no piece has been picked up
desk-no-clock = there is no clock
desk-clock-refuses = the clock does not allow this: { $why }
desk-clock-already-running = { $side }'s time is running
desk-clock-not-running = it is not running
desk-clock-never-started = it was never started
desk-clock-too-long = it cannot show { $asked }, at most { $limit }
desk-clock-no-such-count = its time control has no move { $moves } in stage { $stage }
desk-conditional = a draw offer must be unconditional
desk-no-official-there = an official must be called first
desk-no-consent = pieces may be adjusted only with the consent of the opponent or an official
desk-no-offer = there is no draw offer to answer
desk-offer-was-refused = a declined offer can no longer be accepted
desk-offer-stands = a draw offer cannot be withdrawn
desk-not-agreed = the players have not agreed on this
desk-no-such-claim = this claim cannot be made here
desk-not-lawful = the rulebook provides for no such ruling here
desk-not-heavier = a penalty may only be increased
desk-cannot-override = a ruling cannot change how the game ended
desk-slip-lacks = the slip lacks: { $what ->
    [diagram] the diagram (“diagram”)
    [event] the name of the event (“event”)
    [left] the times left (“left”)
    [number] the number of the move (“number”)
    [players] the players (“players”)
    [round] the round (“round”)
    [table] the table (“table”)
    [text] the move (“text”)
    [there] who was there (“there”)
   *[turn] whose turn it is (“turn”)
}
desk-diagram-differs = the diagram does not match the board
desk-no-ground = there are no grounds for it
desk-was-accepted = what was accepted cannot be objected to
desk-no-explanations = rules are not explained during play
desk-count-is-secret = officials may not tell the count now
desk-facts-missing = facts missing, expected { $what }
desk-fact = { $fact ->
    [accepted] whether the reason is accepted
    [against] against whom
    [agreed] whether both sides agree
    [back_to] the ply to return to
    [cannot_restore] whether the position cannot be restored
    [cause] who caused it
    [clause] the article
    [drawn] whether the game is drawn
    [faulty_clock] whether the clock is faulty
    [filed_under] under which article it is filed
    [handling] how it is dealt with
    [idle] which touched pieces cannot be moved or captured
    [left] the time left
    [means] what was meant
    [moves] how many moves of each side are proved
    [neighbours] whether the pieces came from adjacent points
    [outcome] the outcome
    [place] the place
    [ply] the ply
    [pressed] whether the clock was pressed after the move
    [refused] whether the request is refused
    [rounds] how many moves of each side to observe
    [set_right] whether the players have set the pieces right
    [sheet] the record of the moves, with the position before them
    [shifts] what was displaced
    [shown] what the clock showed
    [stopped_for] what the clock was stopped for
    [subject] what it is about
    [unclear] whether it cannot be told which
   *[who] who it was
}
desk-fact-named = { $fact } (“{ $name }”)
desk-facts-unfit = this fact has no bearing here: { $what }; what matters is { $known }
desk-facts-none = this fact has no bearing here, where none is asked for: { $what }
desk-unwatched = no official is at the board; one must take it over first (“find”)
desk-board-kept = an official records the board: say where the touched pieces stand (“touch”)
desk-sheet-differs = the recorded moves do not lead to what stands on the board
desk-nothing-to-undo = there is nothing to undo
desk-is-disqualified = the player was disqualified

## How a game stands

desk-entry = line { $line }, { $at }, { $who }
desk-entry-named = line { $line }, { $at }, { $who } { $name }
desk-nothing-came = no effect
desk-part = The rulebooks differ here:
desk-parted = The rulebooks differ at { $count } of { $entries } entries, first at line { $first }: { $lines }
desk-agreed = The rulebooks agree on all { $entries } entries
desk-line = line { $line }
desk-phase-waiting = Not started, after ply { $ply }
desk-phase-running = In progress, after ply { $ply }, { $side } to move
desk-phase-adjourned = Adjourned, after ply { $ply }, { $side } to move
desk-phase-over = Finished, after ply { $ply }
desk-players = Players: { $players }
desk-player = { $side } { $name }
desk-loose = Pieces off their points, near: { $squares }
desk-may-play-any = { $side } may play any of { $count } legal moves
desk-may-play-only = { $side } may play only { $moves }
desk-may-play = { $side } { $bond }: { $moves }
desk-may-play-none = { $side } has no move
desk-clock-shows = Clock: { $times }
desk-clock-running = { $time } (running)
desk-clock-fallen = { $time } (flag fallen)
desk-faults = Faults: { $faults }
desk-faults-of = { $side } { $faults }
desk-fault-count = { $kind } { $count }
desk-no-faults = none
desk-known-from = Board taken over at { $at }: moves are known from { $plies } plies earlier
desk-unwatched-since = No official at the board since { $at }
desk-warned = Repetition dealt with after plies: { $plies }
desk-counting = An official is counting moves
desk-observed-until = Under observation until ply { $ply }
desk-wants = Equipment to be replaced: { $items }
desk-resumes = To be resumed at { $when }
desk-out = Disqualified: { $side }
desk-waits = Waiting for { $who }: { $what }
desk-at-least = { $who } or above
desk-at-least-licensed = { $who } or above, { $licence }
desk-wait-seating = to check the seating
desk-wait-start = to begin the round
desk-wait-move = a move
desk-wait-raising = to raise or let pass { $matter }
desk-wait-ruling = to rule on { $matter }
desk-wait-ratification = to ratify { $matter }
desk-wait-choice = a choice, { $choice }
desk-wait-correction = to correct { $what }
desk-wait-answer = to answer the draw offer or play on
desk-wait-sealed = a sealed move
desk-wait-resumption = to resume the game
desk-wait-signature = to sign
desk-wait-report = to agree to the result that was reported: { $outcome }
desk-result = Result: { $verdict }
desk-result-confirmed = Result, confirmed: { $verdict }

## What is wrong with a script

desk-line-wrong = { $file }: line { $line }: { $why }
desk-not-utf8 = expected text in UTF-8
desk-not-an-object = expected a JSON object, broken at column { $column }
desk-bad-opening = invalid opening line: { $why }
desk-field-missing = “{ $field }” is missing, expected “at” (milliseconds), “by” (who) and “do” (what)
desk-field-wrong = “{ $field }”: { $why }
desk-bad-act = “do”: { $why }
desk-field-unknown = “{ $field }” does not belong here
desk-bad-event = not a line of a log: { $why }
desk-log-torn = the line is incomplete
desk-log-number = found event { $found }, expected event { $expected }: lines are missing, doubled or out of order
desk-log-changed = this line or an earlier one was altered
desk-no-opening = a log must begin with the event “opened”
desk-no-start = cannot read the starting position: { $why }
desk-no-rules = { $rules } has no desk, expected one of { $known }
desk-file-unreadable = cannot read { $file }: { $why }
