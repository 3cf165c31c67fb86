### Rulings.

## How a game stands

status-ongoing = the game goes on
status-red-wins = Red wins
status-black-wins = Black wins
status-draw = draw
status-both-lose = both lose
ruling-status = After ply { $ply }: { $status }
diagram-river = ～～楚河～漢界～～
ruling-ended = { $how }: { $result }.
ruling-ended-at = The game had ended with ply { $ply }; what was played later does not count.
ruling-under = Under { $articles }.
ruling-recurred = The position has stood { $times } times; judged from ply { $first } to ply { $last }.
ruling-recurred-earlier = The position after ply { $last } has stood { $times } times; judged from ply { $first } to ply { $last }.
ruling-charge = { $side }: { $charge }.
ruling-cycle-left = The game has left this cycle: nothing is due.
ruling-limit = Without a capture: { $count } of { $limit } ({ $parts }).
limit-plies = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
limit-checks = checks Red { $red }, Black { $black }
limit-checks-left-out = { $plies ->
    [one] { $plies } ply left out, as only { $most } checks of a side count
   *[other] { $plies } plies left out, as only { $most } checks of a side count
}
limit-cycles-left-out = { $plies ->
    [one] { $plies } ply of surplus cycles left out
   *[other] { $plies } plies of surplus cycles left out
}
limit-separator = { "; " }
ruling-claim-granted = { $side } claims the limit; with only its own checks capped the count is { $count }: granted.
ruling-claim-refused = { $side } claims the limit; with only its own checks capped the count is { $count }: refused.
ruling-provisional = The text of { $book } is only partly public: provisional.
ruling-shuffling = { $side } has moved among { $points } for nine rounds: a position to be judged [{ $article }].
ruling-shuffling-reading = This rests on the setting { $used }: not one piece alone moved.
ruling-limit-reading = This count rests on the setting { $used }. With { $other } it would be { $count }.
ruling-alive = It can still be won with help: { $line }.
ruling-dead-undecided = Whether it can still be won was not decided within the bound of the search.
ruling-nothing = Nothing to rule on.
ruling-reading-differs = This rests on the setting { $used }. With { $other }: { $verdict } { $action }
sentence-separator = { " " }

## Endings

ending-checkmate = Checkmate
ending-stalemate = Stalemate
ending-dead-draw = Nobody can win any more
ending-natural-limit = Natural limit reached
ending-asked-limit = The limit asked for is reached
ending-forbidden-play = Forbidden play was kept up
ending-offence = Forbidden play was kept up
ending-same-forbidden-play = Both kept up equally forbidden play
ending-ordinary-cycle = Neither side varied
ending-kings-facing = The kings were made to face
ending-king-taken = The facing king was taken
ending-self-check = The own king was left to be taken

## Charges

charge-none = no offence
charge-no-offence = no offence
charge-undecided = not decided within the bound of the search
charge-attack = perpetual attack
charge-chase = perpetual chase
charge-kill = perpetual threat of mate
charge-check = perpetual check
charge-of = { $charge } of { $targets }
piece-from = { $piece } from { $origin }
verdict-loses = { $side } must vary, or loses.
verdict-undecided = Not decided within the bound of the search.
verdict-draw = If nobody varies it is a draw.
action-none = Nothing is due now.
action-warn = A warning to { $side } is due now.
action-warn-both = A warning to both sides is due now.
action-caution = A warning to { $side } is due now.
action-caution-both = A warning to both sides is due now.
action-rule = The ruling is due now.
action-on-request = It is given when a player asks for it; officials do not step in by themselves.

## Natures of moves

nature-check = check
nature-kill = kill
nature-chase = chase
nature-discovery = discovery
nature-exchange = exchange
nature-offer = offer
nature-block = block
nature-follow = follow
nature-idle = idle
nature-kill-undecided = { " " }(threat of mate undecided)
table-ply = ply
table-move = move
table-nature = nature
table-attacks = attacks
root-none = rootless
root-false = false root { $by }
root-any = a rook, though rooted by { $by }
root-bound = bound: a root does not help
chase-fresh = new chase
chase-fresh-answered = new chase, answered: { $how }
chase-standing = standing
chase-standing-answered = standing, answered: { $how }
exempt-king = by the king
exempt-pawn = by a pawn
exempt-guard = by advisor or elephant
exempt-uncrossed = un-crossed pawn
exempt-mutual = can take back
exempt-rooted = rooted by { $by }
threat-direct = taken directly
threat-exchange = by exchange
threat-checks = after checks
threat-mate = mate: { $line }
answer-moved = moved away
answer-blocked = blocked
answer-unscreened = screen changed
answer-rooted = given a root
answer-takes-back = can take back
answer-pinned = attacker pinned
