### The pages of an event: public, director, first steps, projector, a player's seat.

## All of them

web-page-events = Events
web-page-new = New event
web-events-none = No events yet.
web-event-run = Run the event
web-event-lost = Connection lost; reconnecting…
web-event-first = First player
web-event-second = Second player
web-event-wins = { $side } wins
web-event-draw = Draw
web-event-both-lose = both lose
web-event-absent = { $side } absent
web-event-both-absent = both absent
web-event-round = Round { $round }
web-event-table = Table
# Before a large number.
web-event-table-word = Table
web-event-result = Result
web-event-opponent = Opponent
web-event-bye = Bye
web-event-half-bye = Half-point bye
web-event-leave = On leave
web-event-playing = Playing

## The public page

web-event-tab-pairings = Pairings
web-event-tab-names = Find my table
web-event-tab-standings = Standings
web-event-tab-cross = Cross table
web-event-tab-entries = Entries
web-event-tabs = What to show
web-event-sections = Sections
web-event-rounds = Rounds
web-event-search = Name, number or table
web-event-find = Find my table
web-event-my-table = My table
web-event-other-player = Not me
web-event-my-seat = Report or call with your seat code
web-event-not-paired-you = Not paired in this round
web-event-not-yet-paired = No round has been published yet.
web-event-no-sections = This event has no sections yet.
web-event-no-section = This event has no section “{ $section }”; choose one
web-event-names-hint = Tap your name: your table stays on top of this page on this phone.
web-more-rows = { $count ->
    [one] { $count } more row as you scroll
   *[other] { $count } more rows as you scroll
}
web-event-nobody = Nobody found for “{ $text }”.
# Somebody whose name another of the section has, too: the name and the number.
web-same-name = { $name } (no. { $number })
web-event-against = vs { $name }
web-event-open-table = Open table { $table }
web-event-pairings-of = Pairings of round { $round }
web-event-entered = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
web-event-entered-teams = { $count ->
    [one] { $count } team
   *[other] { $count } teams
}
web-event-games-open = { $count ->
    [one] { $count } game in progress
   *[other] { $count } games in progress
}
web-event-all-in = All results in

## The director's page

web-run-public = Public page
web-run-screen = Projector
web-run-views = Other views
web-run-not-yours = Only those who run this event can open this page. Sign in with your account.
web-run-not-your-office = This page is for the director, the chief arbiter and the section arbiters.
web-event-officiate = Calls and tables
web-run-busy = Working…
web-run-stale = { $who } has just changed this. You now see it as it stands: look, then do it again.
web-run-next = What comes next
web-run-enter = Enter the players
web-run-enter-hint = Paste the list from a spreadsheet; doubtful rows are marked before anything is entered.
web-run-enter-do = Paste a list
web-run-pair = Pair round { $round }
web-run-pair-first = { $entered }. Lots are drawn, then round 1 is paired as a draft.
web-run-pair-hint = The round before is closed. The new round is a draft until you publish it.
web-run-more-entries = More entries
web-run-pair-do = Pair round { $round }
web-run-publish = Draft of round { $round }
web-run-publish-hint = { $tables ->
    [one] Look at the table below. Once published, the projector, phones and papers show it at once.
   *[other] Look through the { $tables } tables below. Once published, the projector, phones and papers show them at once.
}
web-run-discard = Discard the draft
web-run-pair-again = Discard and pair again
web-run-stale-draft = Withdrawn since this draft was paired: { $names }. Discard it and pair again
web-run-publish-do = Publish round { $round }
web-run-published = Round { $round } is published
web-run-results = Results of round { $round }
web-run-results-missing = { $count ->
    [one] { $count } of { $games } results missing: table { $tables }
   *[other] { $count } of { $games } results missing: tables { $tables }
}
web-run-results-do = Enter results
web-run-tied = Tied at table { $tables }: enter who won the rapid game first
web-run-close = All results of round { $round } are in
web-run-close-hint = Close the round: its results enter the standings.
web-run-close-do = Close round { $round }
web-run-close-and-pair = Close it and pair round { $round }
web-run-closed = Round { $round } is closed
web-run-finish = All rounds are played
web-run-finish-hint = The chief arbiter verifies the final table; then it is announced and no longer changes.
web-run-verified = The chief arbiter has verified the final table.
web-run-finish-do = Verify and announce
web-run-announce = Announce the final table
web-run-over = The final table is announced
web-run-over-hint = Print the standings and hand out the prizes.
web-run-prizes = Award the prizes
web-run-panel-entries = Entries
web-run-panel-draft = Draft
web-run-panel-results = Results
web-run-panel-officials = Officials
web-run-panel-duties = Duties
web-run-panel-papers = Papers
web-run-calls = Calls
web-run-calls-all = Send officials to tables
web-run-no-calls = No hand is up.
web-run-call-at = Table { $table }
web-run-call-waiting = waiting
web-run-call-taken = being dealt with
web-run-announce-term = Announce it now:
web-run-announce-do = Announce
web-run-announced = Announced
web-run-yes = Yes
web-run-no = No
web-run-half = Void if less than half was played
web-run-stand = Results stand
web-run-number = Number

## Entries

web-run-paste = Paste from a spreadsheet, or type one name a line
web-run-paste-example = Name, club, rating
web-run-paste-nothing = Paste a list first
web-run-paste-look = Check the list
web-run-paste-clear = Clear the list
web-run-mend = { $column } in row { $row }
web-run-mend-to = Change to { $cell }
web-run-mend-not = Leave it
web-run-club-others = others write “{ $club }”
web-run-rows-look = { $count ->
    [one] { $count } row to look at
   *[other] { $count } rows to look at
}
web-run-enter-good = { $count ->
    [one] Enter { $count } player
   *[other] Enter { $count } players
}
web-run-entering = Entering the players
web-run-entered = { $count ->
    [one] { $count } player entered
   *[other] { $count } players entered
}
web-run-rows-good = { $count ->
    [one] { $count } row in order
   *[other] { $count } rows in order
}
web-run-rows-doubtful = { $count ->
    [one] { $count } row in doubt
   *[other] { $count } rows in doubt
}
web-run-preview = The list as it was read
web-run-line = Row
web-run-name = Name
web-run-club = Club
web-run-rating = Rating
web-run-look-at = To look at
web-run-paste-late = Play has begun; late entries, where the rules still take them
web-run-gone = withdrawn
web-run-to-put-out = Disqualified at the board
web-run-put-out = Disqualified at the board, and still in the event: { $names }
web-run-withdraw = Withdraw
web-run-withdrawn = Withdrawal entered
web-run-reason = Reason
web-run-reason-needed = Say why

## Draft

web-run-no-draft = There is no draft now.

## Results

web-run-show = Which tables to show
web-run-show-missing = Missing { $count }
web-run-show-all = All { $count }
web-run-keys = Keys when a row is selected: 1 first side wins, = draw, 0 second side wins, - absent, Delete takes a result away, ↑ ↓ other table; a table number and Enter go to that table
web-run-no-round = No round is being played.
web-run-row = Table { $table }, { $first } against { $second }
web-run-unconfirmed = not confirmed
web-run-absent = Absent
web-run-absent-who = Who is absent at table { $table }?
web-run-take-away = Take the result away
web-run-take-away-of = Take the result of table { $table } away?
web-run-take-away-hint = The game is open again, as if nothing had been entered. The log keeps what was entered.
web-run-taken-away = The result is taken away
web-run-correct = Correct the result of table { $table }?
web-run-correct-hint = It is confirmed as “{ $before }” and becomes “{ $after }”. The log keeps both.
web-run-correct-do = Correct

## Officials and duties

web-run-away = out of the hall
web-run-invite = Invite by link
web-run-dismiss = Remove as { $post }
web-run-dismiss-who = Remove { $name } as { $post }?
web-run-dismiss-do = Remove
web-run-official-name = Name
web-run-official-needs-name = Type a name
web-run-office = Office
web-run-office-where = Sections
web-run-everywhere = All sections
web-run-appoint = Appoint and invite
web-run-link-for = Link for { $name }
web-run-link-hint = Works once. Whoever opens it chooses a password and has the office from then on.
web-run-begun = Began at { $hour }
web-run-begin = Begin round { $round }
web-post-witness = board official
web-post-referee = arbiter
web-post-section-head = section arbiter
web-post-deputy = deputy chief arbiter
web-post-chief = chief arbiter
web-post-committee = member of the appeals committee
web-post-staff = staff
web-post-director = tournament director
web-post-organiser = organiser

## Papers

web-paper-pairings = Pairings by table
web-paper-by-name = Pairings by name
web-paper-prizes = Prizes
web-paper-slips = Result slips
web-paper-cards = Table cards
web-paper-records = Record sheets
web-paper-check-in = Check-in list
web-paper-boards = Results by board
web-paper-team-sheets = Line-up sheets
web-paper-later = More papers follow once a round is paired.
web-run-codes = Seat codes of the round
web-run-codes-print = Print the codes
web-run-codes-hint = Give each player their own code: it takes the report of that seat and calls the arbiter, until the round ends.

## A new event

web-new-hint = One page. Usual values are filled in; change what differs.
web-new-director-only = Only a director of this server can open an event.
web-new-event = The event
web-new-name = Name
web-new-address = Name in addresses
web-new-day = First day
web-new-place = Venue
web-new-organiser = Organiser
web-new-section = Section { $nth }
web-new-open-section = Open
web-new-more-sections = Another section
web-new-rules = Rules
web-new-rules-hint = By which rulebook rulings are given
web-new-format = Format
web-new-swiss = Swiss system
web-new-swiss-hint = Many players, few rounds
web-new-round-robin = Round robin
web-new-round-robin-hint = Everyone meets everyone
web-new-double = Double round robin
web-new-double-hint = Everyone meets everyone twice
web-new-knockout = Knockout
web-new-knockout-hint = The loser is out
web-new-rounds = Rounds
web-new-so-many-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
web-new-minutes = Minutes a side
web-new-increment = Seconds added a move
web-new-times = Usual times
web-new-time = Time
web-new-time-told = { $minutes } min + { $increment } s
web-new-players-report = Players report their results themselves, by the code of their seat
web-new-becomes = What it becomes
web-new-findings = { $count ->
    [one] { $count } point the charter leaves open
   *[other] { $count } points the charter leaves open
}
web-new-create = Open the event
web-new-then = Then paste the players, invite officials, and pair round 1.
web-new-needs-name = Give the event a name
web-new-needs-number = A number is missing: rounds, time or boards
web-new-needs-address = Lower-case letters a–z, digits and - only
web-new-needs-section = Name at least one section
web-new-has-faults = Put right what is marked red

## The projector

web-screen-pairings = Round { $round } · Pairings
web-screen-by-name = By name: find yourself, then read the table
web-screen-standings = Standings · round { $round }
web-screen-missing = Round { $round } · still playing
web-screen-welcome = Welcome
web-screen-soon = Round 1 will be published soon
web-screen-phone = On your phone: { $address }

## A player's seat

web-seat-title = My game
web-seat-code = Code of your seat
web-seat-code-hint = The code on your slip; capitals, spaces and dashes do not matter
web-seat-code-mine = For { $name } at table { $table } the last 12 characters of the code will do
web-seat-code-empty = Type the seat code on your slip
web-seat-code-place = Type the whole code with the table in front, such as A/1/12/1/1/2/ 09af 31c2 d4e5
web-seat-code-digits = The last part of a code has { $needed } characters; this one has { $given }
web-seat-code-strange = The last part of a code has only digits and a to f, no “{ $sign }”
web-seat-over = This code is no longer valid; it ends with its round.
web-seat-me = You
web-seat-result = Report the result
web-seat-result-hint = It stands once both report the same; where the reports differ an arbiter is called
web-seat-won = I won
web-seat-drew = Draw
web-seat-lost = I lost
web-seat-choose = Choose a result first
web-seat-send = Send
web-seat-send-this = Send: { $result }
web-seat-reported = Reported
web-seat-mine = You have reported: { $result }. It stands once the other player reports the same
web-seat-theirs = The other player has reported: { $result }. Please report your result
web-seat-differ = The two reports differ; an arbiter has been called
web-seat-raise = Call the arbiter
web-seat-called = The arbiter has been called
web-seat-not-reported = Officials enter the results of this event: tell yours to the arbiter
web-run-codes-no-reports = In this event officials enter results: a code lets its player call the arbiter and follow the game. The terms say who reports.
