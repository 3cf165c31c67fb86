### The panels of the director: pairing, entries, teams, people, settings.

## Pairing

web-run-panel-teams = Teams
web-run-panel-cases = Cases
web-run-panel-settings = Settings
web-pair-hint = Choose a player to see why they are paired so; choose another, or drag onto them, and the two change places. Arrow keys move, Enter chooses, Esc cancels.
web-pair-hint-fixed = In this system pairings follow from numbers or the bracket and cannot be changed.
web-pair-seat = Table { $table }, { $side }
web-pair-why = Why does { $name } meet { $opponent }?
web-pair-why-bye = Why does { $name } have the bye?
web-pair-why-not = Why not somebody else?
web-pair-points = { $points } pts
web-pair-across = Floats
web-pair-sides = Sides so far
web-pair-whom = Choose a player
web-pair-swap-hint = Choose another player to try the two in each other's place.
web-pair-change = If this is changed
web-pair-breaks = What the change means:
web-pair-breaks-nothing = It breaks no principle of pairing.
web-pair-not-taken = It would be refused
web-pair-change-do = Change it
web-pair-changed = Draft changed
web-way = Waive this rule for the round
web-way-do = Waive it and pair
web-way-hint = Only what is named is waived, and only in this round; everything else holds as before. The reason stands in the log.
web-way-these = Waive in this round: { $criteria }
web-way-gave = Waived in this round: { $criteria }

## Results

web-results-past = Round { $round } is over; a correction changes the standings after it and stays in the log.
web-results-since = { $minutes } min so far
web-results-appealed = Under appeal
web-results-told = Table { $table }: { $result }
web-results-recorded = recorded
web-results-undo = Undo
web-results-undone = Table { $table }: the result is taken back
web-results-undo-why = Entered by mistake and undone at once

## Taking back

web-back-what = Take back
web-back-round = Take back round { $round }
web-back-close = Reopen round { $round }
web-back-finish = Take back the final standings
web-back-hint = Everything taken back stays in the log.
web-back-done = Taken back
web-back-begun = { $count ->
    [one] Play has begun at table { $tables }
   *[other] Play has begun at { $count } tables ({ $tables })
}

## Entrants

web-entrant-search = Name, club or number
web-entrant-amend = Amend
web-entrant-amended = Entry amended
web-entrant-section = Section
web-entrant-remove = Remove the entry
web-entrant-removed = Entry removed
web-entrant-remove-hint = Only an entry that was never paired. Where a round is published and has not begun, take it back first.
web-entrant-reinstate = Reinstate
web-entrant-reinstated = Reinstated
web-entrant-manage = Manage
web-entrant-does = What to do
web-entrant-pay = Payment
web-entrant-leave = Leave from a round
web-entrant-leave-hint = With the consent of the director and the chief arbiter, not paired in round { $round }.
web-entrant-left = On leave in round { $round }
web-entrant-accepted = The reason is accepted
web-entrant-disqualify = Disqualify
web-entrant-disqualified = Disqualified
web-entrant-for = What for
web-entrant-amount = Amount
web-entrant-amount-needed = Enter an amount such as 120 or 120.50
web-entrant-held = Deposit held: { $amount }
web-entrant-fee = Entry fee
web-entrant-deposit = Deposit
web-entrant-deposit-returned = Deposit returned
web-entrant-deposit-kept = Deposit kept
web-entrant-paid = Payment noted
web-entrant-has-paid = Fee paid: { $amount }
web-entrant-unpaid = Fee not paid ({ $count })
web-entrant-void = Void a payment noted by mistake
web-entrant-void-do = Void it
web-entrant-voided = Payment voided
web-entrant-round = Round
web-entrant-bye-cancel = Cancel a granted half-point bye
web-entrant-bye-cancel-do = Cancel the half-point bye
web-entrant-bye-cancelled = Half-point bye in round { $round } cancelled
web-entrant-leave-cancel = Cancel a leave that was granted
web-entrant-leave-cancel-do = Cancel the leave
web-entrant-leave-cancelled = Leave in round { $round } cancelled

## Teams and line-ups

web-teams-paste = One team a line: its name, then at least { $boards } members
web-teams-example = East Club, Ann, Ben, Cleo
web-teams-enter = { $count ->
    [one] Enter { $count } team
   *[other] Enter { $count } teams
}
web-teams-entered = { $count ->
    [one] { $count } team entered
   *[other] { $count } teams entered
}
web-teams-refused = { $name } was not entered: { $why }
web-teams-none = No team can be entered
web-teams-no-members = No members
web-teams-too-few = Fewer than { $boards } members
web-teams-twice = Entered twice
web-teams-name = Name of the team
web-teams-members = Members
web-teams-all-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
web-teams-newcomer = Name of a further member
web-teams-newcomer-none = Write a name
web-teams-newcomer-do = Add
web-teams-line-ups = Line-ups for round { $round }
web-teams-board = Board { $board }
web-teams-hand = Hand in
web-teams-handed = Line-up of { $name } handed in
web-teams-in = Handed in

## Officials

web-run-assign = Assign tables
web-run-assign-who = Which tables does { $name } look after?
web-run-assigned = Assigned to { $name }
web-run-tables-of = { $section }, tables { $from }–{ $to }
web-run-tables-from = From table
web-run-tables-to = To table
web-run-tables-all = Any table
web-run-tables-wrong = The first table is after the last
web-run-step-out = Step out
web-run-come-back = Come back
web-run-code-of = Seat code of { $name } at table { $table }

## Prizes

web-prizes-later = Given out once the final standings are announced
web-prizes-void = Take the prizes back
web-prizes-void-hint = What was paid by this table is voided; the table can then be taken back.
web-prizes-voided = Prizes taken back
web-prizes-awarded = Prizes noted
web-prizes-nothing = Nothing is left to be paid out
web-prizes-deposits = Return deposits
web-prizes-returned = Deposits returned

## Settings

web-terms = What holds in this section
web-terms-hint = Each term with its value and source; an announcement stands before the charter, the charter before the rulebook.
web-terms-search = Search terms
web-links = Links and codes
web-keep = Keeping and checking
web-keep-hint = The file holds the whole log with its seals; any computer with this program can restore it.
web-keep-file = Download a backup
web-keep-replay = Look through the log

## Screens

web-screen-shows = What it shows
web-screen-shows-missing = Tables still playing
web-screen-shows-timer = Round timer
web-screen-everywhere = All sections in turn
web-screen-seconds = Seconds a page
web-screen-words = Announcement at the foot
web-screen-open = Open the screen
web-screen-elapsed = Round time
web-screen-not-begun = The round has not begun

## New event

web-new-groups = Groups, then knockout
web-new-groups-hint = Four round-robin groups; the first two of each go on
web-new-league = Team league
web-new-league-hint = Team against team on several boards
web-new-boards = Boards a team
web-new-section-rules = Rules of section { $nth }
web-new-section-same = As the event
web-remove = Remove the event
web-remove-title = Remove { $event }
web-remove-hint = The whole log goes, for good. Download a backup first.
web-remove-type = Type it once more: { $event }
web-removed = { $event } has been removed
web-import = Bring back an event from a backup
web-import-hint = A file from “Download a backup”, or an event file of the command line
web-import-file = File
web-import-choose = Choose a file
web-import-needs = Choose a file and give it a name
web-import-far = { $done } of { $of } lines checked

## Charter and prizes

web-charter = The event
web-charter-last-day = Last day
web-charter-amended = The charter is amended
web-terms-term = Term
web-terms-value = Value
web-terms-layer = Set by
web-terms-change = Change
web-terms-changed = Changed: { $term }
web-terms-number = Enter a whole number
web-terms-same = Same as now
web-terms-announced = Play has begun: the chief arbiter announces it, from round { $round } on.
web-terms-amended = Play has not begun: the charter itself is amended.
web-terms-amend-do = Amend the charter
web-prizes-list = Prizes and sharing
web-prizes-none = No prizes yet; a small event needs none.
web-prizes-place = Place
web-prizes-name = Prize
web-prizes-among = Among
web-prizes-all = everybody
web-prizes-women = women
web-prizes-young = born in or after
web-prizes-old = born in or before
web-prizes-rated = rated at most
web-prizes-kept = as the charter has it
web-prizes-year = Year
web-prizes-everywhere = In every section
web-prizes-remove = Remove
web-prizes-add = Add a prize
web-prizes-sharing = Shared places
web-prizes-divide = Divide the money of the places they take up
web-prizes-full = Full prize to each
web-prizes-one-each = One prize each at most
web-prizes-bound-needed = Enter the year or the rating
web-prizes-save = Save prizes
web-prizes-saved = The prizes stand in the charter
web-prizes-by-final = Once the final standings are published, this lists who gets what.
web-new-kinds = What kind of event
web-new-kinds-hint = One press fills in format and time; everything can still be changed
web-new-evening = Club evening
web-new-evening-hint = Swiss, 5 rounds, 15 min + 5 s, players report
web-new-open = Open tournament
web-new-open-hint = Swiss, 7 rounds, 60 min + 30 s
web-new-cup = Cup
web-new-cup-hint = Knockout, 30 min + 10 s
web-new-team-hint = Team against team, 60 min + 30 s
web-new-terms = { $count ->
    [one] The term that holds, with its article
   *[other] The { $count } terms that hold, with their articles
}
web-entrant-born = Year of birth
web-terms-later = From round { $round } on: { $value }
# What a term is set to, where it takes a word.
web-term-reached = A loss when the number is reached
web-term-exceeded = A loss when the number is exceeded
web-term-foul = A technical foul
web-term-loss = A loss of the game
web-term-used-up = When the time is used up
web-term-agreed = Only if both players agree
web-term-nothing = No points
web-term-as-draw = As for a draw
web-term-place-stands = Place and prizes stand
web-term-place-lost = Place and prizes are lost
web-term-winner = The winner (after a draw, the second player)
web-term-both = Both players
web-teams-here = Teams are entered with their members under “Teams”.
web-entrant-bye = Half-point bye
web-entrant-bye-hint = Not paired in round { $round }, half a point; the charter says how often.
web-entrant-byed = Half-point bye in round { $round }
web-even = Even, and must be decided
web-even-rapid = Who won the rapid game?
web-even-noted = Table { $table } is decided
web-even-play-off = The order after the play-off:
web-even-up = Up
web-even-order-do = Enter this order
web-even-ordered = The order of the play-off is noted
web-early = End early
web-early-hint = No further round is paired; the standings as they are decide.
web-early-done = Ended early
web-run-notes-read = Noted
web-results-differ = reports differ
web-notices = Notices
web-notices-hint = Shown at once on phones, projectors and players' pages
web-notices-up = Put up
web-notices-down = Take down
