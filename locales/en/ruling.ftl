### Rulings.

## The verdict, in one sentence

status-ongoing = the game goes on
status-red-wins = Red wins
status-black-wins = Black wins
status-draw = draw
status-both-lose = both lose
ruling-status = After ply { $ply }: { $status }
headline-forbidden = { $result }: { $side } kept up { $play }.
headline-same = { $result }: Red kept up { $red }, Black { $black }.
headline-must-vary = { $side } must vary or lose: { $play }.
headline-would-lose = The game goes on. If this is repeated it becomes { $play }, and { $side } must vary or lose.
headline-ordinary = The game goes on. If neither side varies, it is drawn: no offence on either side.
headline-both = The game goes on. If neither side varies, it is drawn: Red { $red }, Black { $black }.
headline-undecided = The game goes on. This repetition is undetermined (search limit reached).
headline-left = The game goes on. The players have varied; no action needed.
headline-pending = The game goes on. This is a pending position for the arbiter.
headline-nothing = The game goes on. Nothing to rule on.
ruling-ended = { $result }: { $how }.
ruling-ended-at = The game ended with ply { $ply }; what was played later does not count.
recorded = Recorded result: { $result }.
recorded-disagrees = Recorded result: { $result }. The ruling disagrees.

## What was examined

diagram-river = -------------------
ruling-under = Under { $articles }.
ruling-recurred = This position has occurred { $times } times; plies { $first }–{ $last } were examined.
ruling-recurred-earlier = The position after ply { $last } has occurred { $times } times; plies { $first }–{ $last } were examined.
ruling-charge = { $side }: { $charge }.
lap = { $times ->
    [one] One lap (plies { $first }–{ $last }), played once, from this position:
   *[other] One lap (plies { $first }–{ $last }) of { $times } played, from this position:
}
lap-all = Plies { $first }–{ $last }, from this position:
articles-more = { $count ->
    [one] … and { $count } more article (--full)
   *[other] … and { $count } more articles (--full)
}

## What was due, and what is not known

side-both = both sides
ruling-was-due = Due before: { $points }.
due-warn = tell { $side } to vary
due-warn-both = tell both sides that one more cycle draws
due-caution = warn { $side }
due-caution-both = warn both sides
due-rule = rule
due-at = after ply { $ply }, { $action }
due-left = after ply { $ply }, { $action } (varied with ply { $left })
due-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
ruling-had-warned = Had { $who } been told after ply { $word } that one more cycle decides, { $what } with ply { $ply }.
ruling-had-cautioned = Had { $who } been warned after ply { $word }, { $what } with ply { $ply }.
would-lose = { $side } would have lost
would-draw = the game would have been drawn
assumed-no-warning = Assumed: no official has warned anyone.
assumed-request = Assumed: a player asks for the ruling.
assumed-score-kept = Assumed: the players keep score.

## Counts and other notes

ruling-limit = No-capture count { $count } of { $limit } ({ $parts }).
limit-plies = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
limit-checks = checks: Red { $red }, Black { $black }
limit-checks-left-out = { $plies ->
    [one] { $plies } ply not counted: at most { $most } checks a side count
   *[other] { $plies } plies not counted: at most { $most } checks a side count
}
limit-cycles-left-out = { $plies ->
    [one] { $plies } repeated ply not counted
   *[other] { $plies } repeated plies not counted
}
limit-separator = { "; " }
ruling-claim-granted = { $side } claims the limit; with only its own checks capped the count is { $count }: granted.
ruling-claim-refused = { $side } claims the limit; with only its own checks capped the count is { $count }: refused.
ruling-provisional = The text of { $book } is only partly public: provisional.
ruling-shuffling = { $side } has moved among { $points } for nine rounds: a pending position for the arbiter ({ $article }).
ruling-shuffling-reading = This depends on the reading { $used }: more than one piece took part.
ruling-limit-reading = This count depends on the reading { $used }. With { $other } it would be { $count }.
ruling-alive = A win is possible if the opponent cooperates: { $line }.
ruling-dead-undecided = Whether a win is still possible is undetermined (search limit reached).
ruling-reading-differs = This depends on how the text is read: { $about } ({ $used }). With { $other }: { $verdict } { $action }
sentence-separator = { " " }

## Endings

ending-checkmate = checkmate
ending-stalemate = stalemate
ending-dead-draw = neither side can win any more
ending-natural-limit = natural limit reached
ending-asked-limit = the limit asked for is reached
ending-forbidden-play = forbidden play was kept up
ending-same-forbidden-play = both sides kept up equally forbidden play
ending-ordinary-cycle = neither side varied
ending-kings-facing = the move left the kings facing
ending-king-taken = the facing king was captured
ending-self-check = own king left in check

## Charges

charge-none = no offence
charge-no-offence = no offence
charge-undecided = undetermined (search limit reached)
charge-attack = perpetual attack
charge-chase = perpetual chase
charge-kill = perpetual mate threat
charge-check = perpetual check
charge-of = { $charge } of the { $targets }
piece-from = { $piece } (from { $origin })
verdict-loses = { $side } must vary or lose.
verdict-undecided = Undetermined (search limit reached).
verdict-draw = If neither side varies, the game is drawn.
verdict-had-lost = Had the repetition gone on, { $side } would have had to vary or lose.
verdict-had-drawn = Had the repetition gone on, the game would have been drawn.
action-none = No action is needed now.
action-warn = Tell { $side } now to vary.
action-warn-both = Tell both sides now that one more cycle is a draw.
action-caution = Warn { $side } now.
action-caution-both = Warn both sides now.
action-rule = The arbiter must rule now.
action-on-request = It is given when a player asks for it; officials do not step in by themselves.

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
nature-kill-undecided = { " " }(mate threat undetermined)
table-ply = ply
table-move = move
table-nature = nature
table-attacks = attacks
root-none = unprotected
root-false = sham protector { $by }
root-any = a rook, though protected by { $by }
root-bound = pinned: protection does not count
chase-fresh = new chase
chase-standing = standing attack, not new
chase-root-lost = new since { $by } no longer protects it
chase-answered = answered: { $how }
exempt-king = by the king
exempt-pawn = by a pawn
exempt-guard = by advisor or elephant
exempt-uncrossed = pawn that has not crossed the river
exempt-mutual = can capture each other
exempt-rooted = protected by { $by }
threat-direct = by capture
threat-exchange = by exchange
threat-checks = by check
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
overview-article = article
overview-differs = unlike the first
overview-charge = { $side }: { $charge }
overview-other-ending = ends otherwise
overview-not-yet = nothing to be done yet
overview-at-once = decided at once, with no warning before
overview-more = --full shows each ruling.
