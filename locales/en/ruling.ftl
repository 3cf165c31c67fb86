### Rulings.

## The verdict, in one sentence

status-ongoing = the game goes on
status-red-wins = Red wins
status-black-wins = Black wins
status-draw = draw
status-both-lose = both lose
ruling-status = After ply { $ply }: { $status }
headline-forbidden = { $result }: { $side } kept up { $play }.
headline-forbidden-warned = { $result }: { $side }, told after ply { $ply } to vary, kept up { $play }.
headline-forbidden-cautioned = { $result }: { $side }, warned after ply { $ply }, kept up { $play }.
headline-same = { $result }: Red kept up { $red }, Black { $black }.
headline-must-vary = { $side } must vary or lose: { $play }.
headline-would-lose = If this is repeated it becomes { $play }, and { $side } must vary or lose.
headline-next-loses = If { $side } { $doing } until this position occurs again (ply { $next } by the same moves), { $side } loses: { $charge }.
headline-hangs = { " " }(Depends on how { $articles } is read, see below.)
headline-if-asked = { " " }(If a player has asked for a ruling.)
headline-goes-on = The game goes on.
headline-ordinary = If neither side varies, the game is drawn: { $why }.
headline-drawn = { $result }: { $why }, and neither side varied.
headline-both = If neither side varies, the game is drawn: Red { $red }, Black { $black }.
headline-undecided = This repetition is undetermined (search limit reached).
headline-left = { $side } varied at ply { $ply }; no action needed.
headline-pending = This is a pending position for the arbiter.
headline-nothing = Nothing to rule on.
ruling-ended = { $result }: { $how }.
ruling-ended-at = The game ended at ply { $ply }; what was played later does not count.
recorded = Recorded result: { $result }.
recorded-disagrees = Recorded result: { $result }. The ruling disagrees.

## What was examined

diagram-river = -------------------
ruling-under = Under { $articles }.
ruling-recurred = This position has occurred { $times ->
    [2] twice
   *[other] { $times } times
}; plies { $first }–{ $last } were examined.
ruling-recurred-earlier = The position after ply { $last } occurred { $times ->
    [2] twice
   *[other] { $times } times
}; plies { $first }–{ $last } were examined.
ruling-charge = { $side }: { $charge }.
so-far-check = So far { $side } has checked on every move.
so-far-kill = So far { $side } has threatened mate on every move.
so-far-chase = So far { $side } has chased the { $targets } on every move.
so-far-attack = So far { $side } has checked, threatened mate or chased on every move.
cycle = { $times ->
    [one] The cycle played (plies { $first }–{ $last }), from this position, { $side } to move (capitals: Red):
   *[other] The last of { $times } cycles played (plies { $first }–{ $last }), from this position, { $side } to move (capitals: Red):
}
cycle-all = Plies { $first }–{ $last }, from this position, { $side } to move (capitals: Red):
position = Position after ply { $ply } ({ $played }), { $side } to move (capitals: Red):
position-start = Starting position, { $side } to move (capitals: Red):
since = Played since: { $moves }.
since-more = Played since: { $moves } … up to ply { $last }.
article-general = general rule
articles-more = { $count ->
    [one] … and { $count } more article (shown with --full)
   *[other] … and { $count } more articles (shown with --full)
}

## What was due, and what is not known

side-both = both sides
ruling-was-due = Earlier: { $points }.
ruling-was-due-on-request = Had a player asked: { $points }.
cautions-given = Warning given: after ply { $plies }.
warnings-given = Told by the arbiter: after ply { $plies }.
due-warn = tell { $side } to vary
due-warn-both = tell both sides that one more cycle draws
due-duty = tell { $side } to vary at once
due-caution = warn { $side }
due-caution-both = warn both sides
due-rule = rule
missed-warn = { $side } should have been told to vary
missed-warn-both = both sides should have been told that one more cycle draws
missed-duty = { $side } should have been told to vary at once
missed-caution = { $side } should have been warned
missed-caution-both = both sides should have been warned
missed-rule = the arbiter should have ruled
due-at = after ply { $ply } { $missed }
due-left = after ply { $ply } { $missed } ({ $side } varied at ply { $left })
due-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
had-warned = Had { $side } been told after ply { $word } to vary, { $side } would have lost at ply { $ply }.
had-warned-both = Had both sides been told after ply { $word } that one more cycle draws, the game would have been drawn at ply { $ply }.
had-cautioned = Had { $side } been warned after ply { $word }, { $side } would have lost at ply { $ply }.
had-cautioned-both = Had both sides been warned after ply { $word }, the game would have been drawn at ply { $ply }.
ruling-no-word-needed = One-sided perpetual check needs no notice beforehand.
reading-word = This ruling takes { $article } to mean that one more cycle loses only after the arbiter has told { $side } to vary. If no notice is needed, { $side } lost at ply { $ply }.
assumed-not-warned = Assumed: the arbiter has not told { $side } to vary.
assumed-not-warned-both = Assumed: the arbiter has not told both sides that one more cycle draws.
assumed-not-cautioned = Assumed: { $side } has not been warned.
assumed-not-cautioned-both = Assumed: the two sides have not been warned.
assumed-no-warning = Assumed: no official has warned anyone.
assumed-base = Assumed: the supplement names no base rules; { $base } is used.
assumed-request = Assumed: a player has asked for a ruling; otherwise none is due yet.
assumed-score-kept = Assumed: the players keep score.
assumed-no-check-before = { $before ->
    [one] Assumed: no check was given in the ply before this record.
   *[other] Assumed: no check was given in the { $before } plies before this record.
}

## Counts and other notes

ruling-limit = No-capture count { $count } of { $limit } ({ $parts }).
limit-plies = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
limit-since-capture = { $plies ->
    [one] { $plies } ply since the capture at ply { $ply }
   *[other] { $plies } plies since the capture at ply { $ply }
}
limit-plies-here = { $plies ->
    [one] { $plies } ply in this record
   *[other] { $plies } plies in this record
}
limit-since-before = { $plies } plies, { $before } of them before this record
limit-no-checks = no checks
limit-no-checks-here = no checks in this record
limit-checks = checks: Red { $red }, Black { $black }
limit-checks-here = checks in this record: Red { $red }, Black { $black }
limit-checks-in-all = checks in all these plies: Red { $red }, Black { $black }
limit-checks-left-out = { $plies ->
    [one] { $plies } ply not counted: at most { $most } checks a side count
   *[other] { $plies } plies not counted: at most { $most } checks a side count
}
limit-cycles-left-out = { $plies ->
    [one] { $plies } ply not counted: only { $most } cycles in a row count
   *[other] { $plies } plies not counted: only { $most } cycles in a row count
}
limit-offences-left-out = { $plies ->
    [one] { $plies } ply not counted: only { $most } cycles of a perpetual check or chase count
   *[other] { $plies } plies not counted: only { $most } cycles of a perpetual check or chase count
}
limit-separator = { "; " }
ruling-claim-granted = { $side } claims the limit; with only its own checks capped the count is { $count }: granted.
ruling-claim-refused = { $side } claims the limit; with only its own checks capped the count is { $count }: refused.
ruling-provisional = This ruling is provisional: only part of this book's text is public.
ruling-shuffling = { $side } has moved among { $points } for nine rounds: a pending position for the arbiter ({ $article }).
ruling-shuffling-reading = More than one piece took part. This ruling takes { $articles } to mean that { $used }.
ruling-limit-reading = This count depends on how { $articles } is read. This ruling takes it that { $used }. If instead { $other }: { $count }.
ruling-alive = A win is possible if the opponent cooperates: { $line }.
ruling-dead-undecided = Whether a win is still possible is undetermined (search limit reached).
ruling-reading-differs = This depends on how { $articles } is read. This ruling takes it that { $used }. If instead { $other }: { $then }.
reading-text = the text
other-loses = { $side } loses now
other-draw = the game is drawn now
other-would-lose = { $side } must vary or lose, but nothing is done yet
other-would-draw = nothing is done; if neither side varies, the game is drawn
other-undecided = undetermined (search limit reached)
sentence-separator = { " " }

## Endings

ending-checkmate = checkmate
ending-stalemate = stalemate
ending-dead-draw = neither side can win any more
ending-natural-limit = natural limit reached
ending-asked-limit = the limit asked for is reached
ending-forbidden-play = forbidden repetition
ending-same-forbidden-play = forbidden repetition by both sides
ending-ordinary-cycle = repetition, neither side varied
ending-kings-facing = the move left the kings facing
ending-king-taken = the facing king was captured
ending-self-check = own king left in check

## Charges

charge-none = no forbidden moves
charge-permitted = permitted moves
charge-no-offence = no offence
both-no-offence = no offence on either side
both-permitted = permitted moves on both sides
both-ordinary = an ordinary cycle
both-none = no forbidden moves on either side
charge-undecided = undetermined (search limit reached)
charge-attack = perpetual attack
charge-chase = perpetual chase
charge-kill = perpetual mate threat
charge-check = perpetual check
keeps-up-check = keeps up the checks
keeps-up-kill = keeps up the mate threats
keeps-up-chase = keeps up the chase
keeps-up-attack = keeps up the attacks
goes-on-checking = goes on checking
goes-on-threatening = goes on threatening mate
goes-on-chasing = goes on chasing the { $targets }
goes-on-attacking = goes on attacking
charge-of = { $charge } of the { $targets }
piece-now-on = { $piece } (now on { $place })
piece-then-on = { $piece } (then on { $place })
verdict-undecided = Undetermined (search limit reached).
verdict-was-to-vary = { $side } had to vary: another cycle would have lost the game.
verdict-was-to-vary-on-request = Had a player asked, { $side } would have had to vary: another cycle would have lost the game.
verdict-was-to-draw = Another cycle would have drawn the game.
verdict-had-lost = Had the repetition gone on, { $side } would have had to vary or lose.
verdict-had-drawn = Had the repetition gone on, the game would have been drawn.
action-none = No action is needed now.
action-warn = Tell { $side } now to vary: one more cycle (up to ply { $next }) and { $side } loses.
action-duty = Tell { $side } to vary at once: one more cycle (up to ply { $next }) and { $side } loses.
action-warn-both = Tell both sides now that one more cycle (up to ply { $next }) is a draw.
action-caution = Warn { $side } now: “{ $side }: { $play }. { $side } loses if { $side } does not vary.” If { $side } { $keeps } until this position occurs again (ply { $next } by the same moves), { $side } loses.
action-caution-ordinary = Warn both sides now: “Ordinary cycle. A draw if neither side varies.” If the cycle goes on until this position occurs again (ply { $next } by the same moves), the game is drawn.
action-caution-both = Warn both sides now: “Red: { $red }. Black: { $black }. A draw if neither side varies.” If both keep this up until this position occurs again (ply { $next } by the same moves), the game is drawn.
action-rule = The arbiter must rule now.

## Natures of moves

nature-check = check
nature-kill = mate threat
nature-chase = chase
nature-discovery = threat to win a piece by check
nature-exchange = exchange
nature-offer = offer
nature-block = block
nature-follow = follow
nature-idle = idle
nature-answers-check = answers check
nature-answers-chase = answers chase
nature-other = –
nature-kill-undecided = { " " }(mate threat undetermined)
nature-also = { " " }(also { $nature })
table-ply = ply
table-move = move
table-nature = type
table-attacks = attacks
table-articles = article
root-none = unprotected
root-false = sham protector { $by }
root-any = a rook, though protected by { $by }
root-bound = pinned: protection does not count
chase-fresh = new chase
chase-standing = standing attack, not new
chase-root-lost = new since { $by } no longer protects it
chase-answered = answered: { $how }
chase-answered-so = answered: { $how }
exempt-king = by the king
exempt-pawn = by a pawn
exempt-guard = by advisor or elephant
exempt-uncrossed = pawn that has not crossed the river
exempt-mutual = can capture each other
exempt-rooted = protected by { $by }
threat-direct = by capture
threat-exchange = by exchange
threat-checks = by check
man = { $sign }({ $point })
line-separator = { ", " }
attack-noted = { $pair } ({ $notes })
attack-won = { $target } ({ $how }: { $line })
threat-mate = mate: { $line }
answer-moved = moved away
answer-blocked = blocked
answer-unscreened = screen changed
answer-rooted = protected
answer-rooted-by = protected by { $by }
answer-takes-back = can capture the attacker
answer-pinned = attacker pinned

## Several rulebooks

overview-rules = rules
overview-verdict = verdict
overview-now = now
overview-nothing = –
overview-note = { $rules }: { $note }
overview-article = articles
overview-differs = differs from { $rules }
overview-charge = { $side }: { $charge }
overview-other-ending = ends otherwise
overview-not-yet = nothing to be done yet
overview-at-once = decided at once, without prior warning
overview-more = --full shows each ruling.

## How an open point of a text is read

reading = { $choice ->
    [new-attack-literal] only the attack itself makes a chase new
    [new-attack-purposive] a piece that loses its protector is newly chased, too
    [fresh-by-target] a chase is new if the piece was not attacked before
    [fresh-by-pair] a chase is new if that attacker did not attack the piece before
    [window-counted] the last occurrences that suffice are examined
    [window-whole] all occurrences are examined
    [warned-window-since-warning] play is examined from the warning on
    [warned-window-whole] play is examined from the first occurrence on
    [another-target-same] a chase of another piece is still the play that was warned
    [another-target-other] a chase of another piece is no longer the play that was warned
    [renewals-each-time] the warning is given anew each time
    [renewals-once] the warning is given anew only once
    [double-attack-one-ended] a double attack is answered by ending one of the two
    [double-attack-all-ended] a double attack is answered only by ending both
    [root-test-after-capture] a protector is what can recapture after the capture
    [root-test-before-too] a protector is what could capture there before, too
    [bound-like-root-decides] a protected piece that is pinned is not chased by one of its kind
    [bound-like-chase] a pinned piece is chased by one of its kind though protected
    [bound-attacker-per-capture] a pinned piece attacks what it can in fact capture
    [bound-attacker-never] a pinned piece never attacks
    [bound-target-per-capture] a pinned piece recaptures if it can in fact
    [bound-target-never] a pinned piece never recaptures
    [check-chase-counts] a move that checks can chase, too
    [check-chase-no] a move that checks is a check only
    [standing-kill-counts] a move that leaves a mate threat standing counts as a mate threat
    [standing-kill-idle] only a new mate threat counts
    [mated-taker-by-checks] a capture is no threat if the capturer is then mated by checks
    [mated-taker-next-move] a capture is no threat only if the capturer is mated on the next move
    [replies-connected] only captures connected with the exchange count as replies
    [replies-on-point] only recaptures on the same point count as replies
    [replies-anywhere] captures anywhere count as replies
    [even-take-chase] a piece is chased if capturing it costs no more than it wins
    [even-take-idle] a piece is chased only if capturing it wins material in the end
    [plain-draw-none] no side holds a plain draw
    [plain-draw-red] Red holds a plain draw
    [plain-draw-black] Black holds a plain draw
    [plain-draw-both] both sides hold a plain draw
    [capped-play-each-run] each run of cycles is counted by itself
    [capped-play-altogether] all runs of cycles are counted together
    [surplus-cycles-perpetual] only cycles of perpetual check and chase are left out
    [surplus-cycles-any] cycles of any repeated play are left out
    [aimless-any-pieces] moves to and fro of any pieces count
    [aimless-one-piece] only moves to and fro of one piece count
    [surplus-checks-rounds] a check beyond the ten leaves its whole round out
    [surplus-checks-moves] a check beyond the ten leaves that check alone out
    [repeated-press-one] a second violation in pressing counts once more
    [repeated-press-two] a second violation in pressing counts twice
    [filled-in-counts] moves filled in after an official's notice still count as missing
    [filled-in-cured] moves filled in after an official's notice no longer count as missing
    [slid-back-slide] of a piece slid and drawn back only the slide counts
    [slid-back-landing] of a piece slid and drawn back the point it lands on counts, too
    [illegal-move-pressed] an illegal move counts once the clock is pressed
    [illegal-move-made] an illegal move counts as soon as it is made
    [colours-early-five-minutes] reversed colours are put right within five minutes if nothing was exchanged
    [colours-early-arbiter] the arbiter finds until when reversed colours are put right
    [omitted-moves-in-a-row] four missing moves in a row are a violation
    [omitted-moves-altogether] four missing moves altogether are a violation
    [sixteen-omitted-violation] sixteen missing moves are one violation, as four are
    [sixteen-omitted-loss] sixteen missing moves lose the game
    [sealed-by-red] Red seals, whoever is to move
    [sealed-by-to-move] the side to move seals
    [proven-loss-analysis] only analysing the position loses at once when proved
    [proven-loss-all] leaving the seat, talking and consulting material lose at once, too
    [shifted-man-set-right] one piece shifted by accident is only set right
    [shifted-man-foul] one piece shifted by accident is a foul besides
    [clock-agreed-needed] both sides must agree before a clock is set anew
    [clock-agreed-official] an official sets the clock anew if the sides do not agree
    [resignation-at-once] a resignation ends the game as it is said
    [resignation-ruled] a resignation ends the game once an official has ruled
   *[other] { $choice }
}
