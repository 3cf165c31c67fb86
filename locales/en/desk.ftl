### The desk: what happened, what it rests on, why something is not done, and how a game stands.

## Articles

desk-articles = art. { $clauses }
desk-schedules = sch. { $clauses }
desk-articles-of = { $book } { $articles }
desk-cited = { $told } [{ $articles }]

## People

desk-side-white = White
desk-side-both = both sides
desk-by-witness = witness
desk-by-referee = referee
desk-by-section-head = section head
desk-by-chief = chief arbiter
desk-by-staff = staff
desk-by-outsider = outsider
desk-by-desk = the rules
desk-licence-junior = junior
desk-licence-intermediate = intermediate
desk-licence-senior = senior
desk-cause-outsider = somebody else
desk-hand-right = right hand
desk-hand-left = left hand
desk-hand-both = both hands
desk-hand-tool = a tool

## What happened

desk-opened = The game is laid on under { $rules }
desk-equipment-wanting = { $item }: to be replaced
desk-recount = The next move is numbered { $next }
desk-assist = { $side } has an assistant { $task }
desk-place-clock = The clock stands at the right hand of { $side }
desk-task-clock = to press the clock
desk-task-record = to keep the record
desk-equipment-accepted = { $item }: accepted by both sides
desk-replaced = Put right: { $item }
desk-found = The board is found as it stands, { $side } to move
desk-found-at = The board is found as it stands, { $side } to move, move { $number } to come
desk-sheet-whole = A record of all { $plies } plies lies beside the board
desk-sheet-part = A record of the last { $plies } plies lies beside the board
desk-left = Nobody keeps the board any more
desk-arrived = { $side } arrives
desk-seated = An official has made sure that the players sit where they belong
desk-started = The round begins
desk-touched = { $side } touches { $squares }
desk-touched-together = { $side } touches { $squares } at once
desk-touched-unclear = { $side } touches { $squares }, nobody can tell in which order
desk-touched-implied = { $side } touches { $squares } by moving it
desk-adjusting = { $side } says that men are being adjusted
desk-excused = The touch of { $squares } was an accident
desk-placed = { $side } puts { $played } on the board, the hand still on the man
desk-released = { $side } releases { $played }, of which more is to come
desk-moved = { $side } moves { $played }
desk-moved-wrongly = { $side } moves { $played }, which does not stand as it is
desk-manner = { $told } ({ $how })
desk-manner-hand = with { $hand }
desk-manner-left-on = the taken man left on the board
desk-manner-between = put between { $squares }
desk-manner-also = together with { $steps }
desk-displaced = Men are displaced: { $steps }
desk-knocked-off = Men are knocked about: { $steps }; off the board: { $squares }
desk-knocked-off-only = Men are knocked off the board: { $squares }
desk-pressed = { $side } presses the clock
desk-pressed-with = { $side } presses the clock with { $hand }
desk-clock-stopped = The clock is stopped
desk-clock-started = { $side }'s time is started
desk-clock-set = The clock is set: { $times }
desk-wrote = { $side } writes ply { $ply }: { $text }
desk-inspected = { $side }'s record is looked through, nothing is missing
desk-inspected-wanting = { $side }'s record is looked through, missing or illegible: plies { $plies }
desk-reminded = { $side } has { $time } left
desk-offered = { $side } offers a draw with this turn
desk-offer-accepted = { $side } accepts the draw
desk-offer-refused = { $side } refuses the draw
desk-answered-count = { $side } asks for the count, and is told
desk-answered-time = { $side } asks for the times: { $times }
desk-answered-no-time = { $side } asks for the times: time is not limited
desk-answered-rule = { $side } asks about a rule
desk-answered-silence = { $side } silences a phone under the official's eyes
desk-noted = Noted as matter { $id }: { $incident }
desk-noted-side = Noted as matter { $id }, { $side }: { $incident }
desk-raised = Raised: { $matter }
desk-dismissed = Nothing in it: { $matter }
desk-lapsed = Lapsed, since it was not raised in time: { $matter }
desk-lapsed-replaced = Nothing is left to rule on, since it was replaced: { $matter }
desk-moot = Moot, since the game is over: { $matter }
desk-ruled = Ruled on: { $matter }
desk-ruled-provisional = Ruled on, to be ratified: { $matter }
desk-ruled-reading = { $told }, read as { $reading }
desk-ratified = Ratified: { $matter }
desk-chose = { $side } has chosen
desk-corrected = { $side } has put right: { $what }
desk-adjourned = The game is broken off
desk-sealed = The sealed move is handed over
desk-resumption-set = The game is to be resumed at { $when }
desk-resumption-set-at = The game is to be resumed at { $when }, { $place }
desk-resumed = The game is resumed
desk-signed = { $side } signs
desk-countersigned = An official signs
desk-reported = { $side } reports: { $outcome }
desk-confirmed = The result stands
desk-undone = From entry { $from } of the log on, nothing counts any more: { $why }
desk-remarked = Note: { $text }
desk-matter = matter { $id } ({ $incident })
desk-matter-gone = matter { $id }
desk-time-of = { $side } { $time }

## What a ruling does

desk-restore = The position after ply { $to } is restored
desk-restore-start = The position at the start is restored
desk-bind = { $side } is bound: { $bond }
desk-bind-mover = must move { $square }
desk-bind-victim = must take { $square }
desk-bind-to = must move to { $square }
desk-bind-nothing = to nothing
desk-count-touch = { $side }'s touch of { $squares } counts in its own turn
desk-unbind = { $side }'s choice of men is void
desk-play = { $side } must play { $step }: it is played
desk-ask = { $side } has to choose: { $choice }
desk-choice-man = which man binds, { $squares }
desk-choice-move = which move stands, { $steps }
desk-choice-extra = which move was the first one too many, { $steps }
desk-choice-square = where the man by { $of } is to stand, { $squares }
desk-set = Men are set where they belong: { $steps }
desk-put = The missing man { $man } is set on { $square }
desk-take-off = The man that lies by { $square } is taken off
desk-foul = { $kind } against { $side }
desk-foul-in = { $kind } against { $side }, for another turn
desk-absorbed = { $kind } by { $side }: not counted, since a technical foul of the same turn is
desk-unraised-count = Raised by { $who }: the turns since then, in which nobody raised it, count as well
desk-unraised-free = Raised by { $who }: the turns since then do not count
desk-unraised-by-none = Raised by no side: the turns since then do not count
desk-deduct = { $time } are taken from { $side }
desk-add = { $time } are given to { $side }
desk-reset-clock = The clock is set back to the start
desk-warn = Warning to { $side }: vary, or lose
desk-forbid = { $side } must not go on with { $play }
desk-warn-both = Warning to both sides: vary, or it is a draw
desk-correct-now = { $side } must put right before play goes on: { $what }
desk-correct-after = { $side } must put right after the game: { $what }
desk-caution = { $side } is warned by word of mouth
desk-disqualify = { $side } is put out of the event
desk-expel = { $who } has to leave the playing area
desk-expel-player = The player has to leave the playing area
desk-refer = { $side }'s case goes to the disciplinary body
desk-replay = The game is played again
desk-replay-swapped = The game is played again with colours exchanged
desk-tell-staff = The staff is told
desk-count = Moves are counted from now on
desk-observe = { $rounds ->
    [one] The game is watched for { $rounds } round
   *[other] The game is watched for { $rounds } rounds
}
desk-settle = The result is settled: { $verdict }
desk-end = The game ends: { $verdict }
desk-amend = The result is changed: { $verdict }
desk-play-on = Play goes on
desk-foul-technical = technical foul
desk-foul-press = clock fault
desk-foul-record = record fault
desk-foul-violation = violation
desk-foul-illegal-move = illegal move
desk-correct-men = the men on the board
desk-correct-equipment = the equipment
desk-correct-record = the record
desk-correct-borrowed-record = the record borrowed from the other side
desk-correct-conduct = the conduct
desk-correct-other = what the official named

## Results

desk-verdict = { $outcome } ({ $reason }; { $form })
desk-wins = { $side } wins
desk-form-ordinary = ordinary result
desk-form-forced = forced result
desk-form-breach = for a breach
desk-form-absence = by absence
desk-reason-official-draw = official draw
desk-reason-resignation = resignation
desk-reason-agreed-draw = draw agreed
desk-reason-refusal = refusal
desk-reason-cannot-continue = unable to go on
desk-reason-unrestorable = a board that cannot be restored
desk-reason-repeated-offers = draw offers one after the other
desk-reason-faults = too many faults
desk-reason-time = time
desk-reason-false-claim = a claim that did not hold
desk-reason-conduct = conduct
desk-reason-absence = absence
desk-reason-sealed-move = a sealed move that means nothing
desk-reason-agreed-ending = an ending agreed on before
desk-reason-reported = as the players reported

## What a matter is about

desk-subject-equipment = { $item }
desk-subject-colours-reversed = colours reversed
desk-subject-wrong-pairing = wrong players paired
desk-subject-lateness = comes late
desk-subject-absence = absence
desk-subject-withdrawal = withdrawal
desk-subject-withdrawal-for = withdrawal: { $reason }
desk-subject-wrong-layout = men set up wrongly
desk-subject-missing-men = men left off the board: { $men }
desk-subject-off-turn-touch = touch of { $square } in the other's turn
desk-subject-second-touch = another man touched after the choice, { $square }
desk-subject-idle-touch = touch of { $square }, which cannot serve
desk-subject-unclear-touch = nobody can tell which was touched first, { $squares }
desk-subject-unbound-move = ply { $ply } is not by the chosen men
desk-subject-wrong-hand = ply { $ply } with another hand
desk-subject-slide-back = man slid and drawn back to { $to }
desk-subject-extra-move = extra move, ply { $ply }
desk-subject-changed-move = completed move changed, ply { $ply }
desk-subject-several-moved = several men moved at once, ply { $ply }
desk-subject-disturbance = board disturbed by { $cause }: { $steps }
desk-subject-scattered = men knocked about: { $squares }
desk-subject-off-point = man put on no point, ply { $ply }
desk-subject-left-on = taken man left on the board, ply { $ply }
desk-subject-illegal-move = illegal move, ply { $ply }
desk-subject-upturned = man upside down, ply { $ply }
desk-subject-duty = to be seen to under { $clause }
desk-subject-unrestorable = board that cannot be restored, by { $cause }
desk-subject-refusal-to-move = refusal to move
desk-subject-refusal-to-restore = refusal to restore
desk-subject-cannot-continue = unable to go on
desk-subject-foreign-press = press that was the other's
desk-subject-early-press = press before the move was complete
desk-subject-other-hand-press = press with the other hand
desk-subject-hard-press = clock pressed too hard
desk-subject-clock-handled = clock handled otherwise
desk-subject-clock-handled-deliberately = clock handled on purpose
desk-subject-clock-stopped = clock stopped without leave
desk-subject-clock-started = clock started without leave
desk-subject-clock-set = clock set without leave
desk-subject-wrong-times = clock shows wrong times
desk-subject-overstepped = time used up
desk-subject-too-many-faults = too many faults
desk-subject-observed = the rounds to be watched are over
desk-subject-misrecord = moves recorded wrongly, plies { $plies }
desk-subject-omission = moves missing from the record, plies { $plies }
desk-subject-illegible = moves in the record that cannot be read, plies { $plies }
desk-subject-written-ahead = move written before it was made
desk-subject-own-sheet = own sheet used
desk-subject-foreign-writing = something else written on the sheet
desk-subject-refusal-to-sign = refusal to sign
desk-subject-refusal-to-correct = refusal to correct the record
desk-subject-conduct = conduct under { $clause }
desk-subject-unlisted-conduct = conduct that is not listed: { $what }
desk-subject-position = the position calls for: { $verdict }
desk-subject-cycle = cycle that calls for a warning
desk-subject-long-quiet = a long game without a capture that nobody counts
desk-subject-claimed = claim: { $claim }
desk-subject-resignation = resignation
desk-subject-agreed-draw = draw agreed
desk-subject-repeated-offer = draw offered again too soon
desk-subject-not-the-sealed-move = another move than the sealed one, ply { $ply }
desk-subject-sealed-illegal = sealed move that is illegal
desk-subject-agreed-ending = ending agreed on before, { $name }: { $outcome }
desk-subject-disputed-result = result disputed, said to be: { $outcome }
desk-subject-unreported = result not reported by the winner
desk-subject-other = { $what }
desk-item-board = damaged board
desk-item-damaged-man = damaged man
desk-item-large-men = men too large for the board
desk-item-missing-man = missing man
desk-item-clock = clock that does not work
desk-item-pen = missing pen
desk-item-turned = board the wrong way round
desk-claim-repetition = the position recurs
desk-claim-natural-limit = the natural limit is reached
desk-claim-count = the moves be counted
desk-claim-official-draw = official draw
desk-claim-dead-draw = dead draw after { $text }
desk-claim-display = what a display shows

## Why something is not done

desk-refused = Refused: { $why }
desk-could = Could do it: { $who }
desk-not-started = the round has not begun
desk-has-started = the round has begun
desk-over = the game is over
desk-not-over = the game is not over
desk-is-adjourned = the game is broken off
desk-time-runs-back = the time lies before the last entry's
desk-too-early = its time has not come
desk-wrong-times = the clock does not show the times that were settled
desk-not-yours = this is not for who did it
desk-needs-grade = at least a { $grade } is needed
desk-needs-licence = an official is needed whose qualification is at least { $licence }
desk-no-such-matter = there is no such matter
desk-matter-closed = the matter is closed
desk-already-raised = it waits for an official already, as matter { $id }
desk-too-late = it was not raised in time
desk-not-raised = it is acted on only if the other side raises it
desk-comes-after = matter { $id } comes first
desk-not-your-turn = it is not this side's turn
desk-choice-open = a side has to choose first
desk-no-such-choice = that is not one of the choices
desk-correct-first = something has to be put right first
desk-nothing-to-correct = nothing has to be put right
desk-not-seated = an official has to make sure first that the players sit where they belong
desk-wanting = equipment has to be replaced first
desk-no-man = there is no man there
desk-unreadable = “{ $text }” cannot be read here: { $why }
desk-no-position = what stands on the board is no position, so a move can be given by coordinates only
desk-nothing-held = no move has been begun
desk-no-clock = there is no clock
desk-clock-refuses = the clock cannot do this: { $why }
desk-clock-already-running = the time of { $side } is running
desk-clock-not-running = it is not running
desk-clock-never-started = it was never started
desk-clock-too-long = it cannot show { $asked }, at most { $limit }
desk-clock-no-such-count = its time control has no move { $moves } in stage { $stage }
desk-conditional = an offer must be without conditions
desk-no-official-there = an official must be told before, and be there
desk-no-consent = men are adjusted only with the other side's or an official's consent
desk-no-offer = there is no offer to answer
desk-offer-was-refused = an offer once refused cannot be accepted
desk-offer-stands = an offer cannot be taken back
desk-not-agreed = it was not agreed on before the game
desk-no-such-claim = the claim cannot be made here
desk-not-lawful = the rules do not know such a ruling
desk-not-heavier = a penalty can only be raised
desk-cannot-override = a ruling cannot override how the game ended
desk-slip-lacks = the paper lacks: { $what ->
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
desk-diagram-differs = the diagram is not what stands on the board
desk-no-ground = there is no ground for it
desk-was-accepted = what was accepted cannot be complained of
desk-no-explanations = no explanation of the rules is given during play
desk-count-is-secret = the count is told only to a side that asks in its own turn
desk-facts-missing = the facts are not complete, expected { $what }
desk-fact = { $fact ->
    [accepted] whether the reason is accepted (“accepted”)
    [against] against whom (“against”)
    [agreed] whether both sides agree (“agreed”)
    [back_to] the ply to go back to (“back_to”)
    [cannot_restore] whether nobody can restore what stood (“cannot_restore”)
    [cause] who caused it (“cause”)
    [clause] the clause (“clause”)
    [drawn] whether the game is drawn (“drawn”)
    [faulty_clock] whether the clock was at fault (“faulty_clock”)
    [filed_under] where it is filed (“filed_under”)
    [handling] how it was handled (“handling”)
    [left] the time left (“left”)
    [means] what was meant (“means”)
    [moves] how many moves of each side are shown (“moves”)
    [neighbours] the neighbouring boards (“neighbours”)
    [outcome] the outcome (“outcome”)
    [place] the place (“place”)
    [ply] the ply (“ply”)
    [refused] whether the request is turned down (“refused”)
    [rounds] how many rounds to watch (“rounds”)
    [sheet] the record of the moves, with the position before them (“sheet”)
    [shifts] what was shifted (“shifts”)
    [shown] what the clock showed (“shown”)
    [stopped_for] what the clock was stopped for (“stopped_for”)
    [subject] what it is about (“subject”)
    [unclear] whether nobody can tell which it was (“unclear”)
   *[who] who it was (“who”)
}
desk-facts-unfit = this fact does not belong to the matter: { $what }; it turns on { $known }
desk-facts-none = this fact does not belong to the matter, which turns on none: { $what }
desk-unwatched = nobody keeps the board; expected that an official finds it first (“find”)
desk-sheet-differs = the moves of the record do not lead to what stands on the board
desk-nothing-to-undo = there is nothing to undo there
desk-is-disqualified = the player was put out of the event

## How a game stands

desk-entry = line { $line }, { $at }, { $who }
desk-entry-named = line { $line }, { $at }, { $who } { $name }
desk-nothing-came = nothing came of it
desk-part = The rulebooks part here:
desk-parted = The rulebooks part at { $count } of { $entries } entries, first at line { $first }: { $lines }
desk-agreed = The rulebooks agree on all { $entries } entries
desk-line = line { $line }
desk-phase-waiting = Not begun, after ply { $ply }
desk-phase-running = Being played, after ply { $ply }, { $side } to move
desk-phase-adjourned = Broken off, after ply { $ply }, { $side } to move
desk-phase-over = Over, after ply { $ply }
desk-players = Players: { $players }
desk-player = { $side } { $name }
desk-loose = Lying off their points, near: { $squares }
desk-may-play-any = { $side } may play any of { $count } legal moves
desk-may-play-only = { $side } may play only { $moves }
desk-may-play = { $side } { $bond }: { $moves }
desk-may-play-none = { $side } may play nothing
desk-clock-shows = Clock: { $times }
desk-clock-running = { $time } (running)
desk-clock-fallen = { $time } (fallen)
desk-faults = Faults: { $faults }
desk-faults-of = { $side } { $faults }
desk-fault-count = { $kind } { $count }
desk-no-faults = none
desk-known-from = Found at { $at }: moves are counted from { $plies } plies before that, no others are known
desk-unwatched-since = Nobody keeps the board since { $at }
desk-warned = Warnings on cycles after plies: { $plies }
desk-counting = An official counts the moves
desk-observed-until = Watched until ply { $ply }
desk-wants = Equipment wanting: { $items }
desk-resumes = To be resumed at { $when }
desk-out = Put out of the event: { $side }
desk-waits = Waiting for { $who }: { $what }
desk-at-least = { $who } or above
desk-at-least-licensed = { $who } or above, { $licence }
desk-wait-seating = to make sure that the players sit where they belong
desk-wait-start = to begin the round
desk-wait-move = a move
desk-wait-raising = to raise or pass over { $matter }
desk-wait-ruling = to rule on { $matter }
desk-wait-ratification = to ratify { $matter }
desk-wait-choice = a choice, { $choice }
desk-wait-correction = to put right { $what }
desk-wait-answer = to answer the draw offer, or play on
desk-wait-sealed = a sealed move
desk-wait-resumption = to resume the game
desk-wait-signature = to sign
desk-result = Result: { $verdict }
desk-result-confirmed = Result, confirmed: { $verdict }

## What is wrong with a script

desk-line-wrong = { $file }: line { $line }: { $why }
desk-not-utf8 = expected text in UTF-8
desk-not-an-object = expected a JSON object, which breaks at column { $column }
desk-bad-opening = not the opening of a game: { $why }
desk-field-missing = “{ $field }” is missing, expected “at” (milliseconds), “by” (who) and “do” (what)
desk-field-wrong = “{ $field }”: { $why }
desk-bad-act = “do”: { $why }
desk-field-unknown = “{ $field }” does not belong here
desk-bad-event = not a line of a log: { $why }
desk-log-torn = the line was not written to its end
desk-log-number = event { $found } stands here, expected event { $expected }: lines are missing, doubled or in another order
desk-log-changed = the line or one before it is not as it was written
desk-no-opening = a log begins with the event “opened”
desk-no-start = the placement at the start cannot be read: { $why }
desk-no-rules = { $rules } has no desk, expected one of { $known }
desk-file-unreadable = cannot read { $file }: { $why }
