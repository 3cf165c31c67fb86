### Pages for everybody: standings, brackets, players, games, rulings.

## Standings and race

web-standings-numbers = Cells show the opponent's number
web-standings-absent = * without play
web-standings-moved = ▲▽ places gained or lost since the round before
web-standings-gained = { $places ->
    [one] one place gained since the round before
   *[other] { $places } places gained since the round before
}
web-standings-lost = { $places ->
    [one] one place lost since the round before
   *[other] { $places } places lost since the round before
}
web-standings-same = same place as in the round before
web-ties = What separates equal points?
web-ties-note = { $places }, { $points } points each
web-ties-places = Places { $one } and { $other }
web-ties-shared = Shared place { $place }
web-ties-colon = :{ " " }
web-ties-choose = Which two
web-ties-here = decides
web-ties-none = Equal in everything: they share the place.
web-ties-hint = Follow a name to see how each value comes about.
web-fate-won = Win
web-fate-drew = Draw
web-fate-lost = Loss
web-fate-told = { $fate }, { $side }, against { $opponent }
web-race = The race
web-race-note = The first { $count } now
web-race-table = As a table

## Player

web-player-me = This is me
web-player-games = Games of { $name }
web-player-team = Team:
web-player-round = Round
web-player-side = Side
web-player-against = Against another player
web-player-score = { $won } won, { $drew } drawn, { $lost } lost
web-player-place = How the place comes about

## Games

web-event-tab-live = Live
web-live-later = The board is shown later
web-live-none = No game of this round is recorded move by move.
web-live-others = Other tables
web-live-some = { $shown } of { $kept } boards
web-live-turn = to move
web-live-short = { $side } under 5 min
web-live-both-short = Both under 5 min
web-live-move = Move { $move }
web-game-title = Round { $round }, table { $table }
web-game-board = Board of table { $table }
web-game-not-kept = This game has no moves to be seen.
web-game-flip = Turn the board
web-game-download = Download the game

## Bracket

web-bracket = Bracket
web-bracket-open = To be decided
web-bracket-final = Final
web-bracket-semifinal = Semi-finals
web-bracket-third = For third place

## Rulings, cases and appeals

web-rulings = Rulings
web-rulings-mine = Rulings at your board
web-rulings-none = No ruling has been published.
web-case-none = No cases.
web-case-passed = Deadline passed
web-case-uphold = Uphold the appeal
web-case-dismiss = Dismiss the appeal
web-case-refer = Refer upwards
web-case-referred = Referred
web-case-decide = Decide
web-case-decided = Decision noted
web-case-erred = The ruling was wrong (otherwise upheld on new evidence alone)
web-case-appeal = Appeal
web-case-grounds = Grounds
web-case-grounds-needed = Choose at least one ground
web-case-written = Written statement
web-case-deposit = Deposit for the appeal
web-ground-rule = The rule was read wrongly
web-ground-facts = The facts were found unreasonably
web-ground-procedure = The procedure was wrong
web-ground-unlawful = The ruling was unlawful
web-event-all = All events
web-event-no-page = There is no such page; here is the event.
