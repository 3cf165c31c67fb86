### Events.

## Why an order is refused

refusal = refused: { $why }
refusal-under = refused: { $why } [{ $articles }]
refusal-no-charter = the event has no charter yet
refusal-already-open = the event is open already
refusal-charter = the charter has faults: { $faults }
refusal-wrong-value = the value of { $key } is wrong, expected { $expected }
refusal-office = this takes the { $office }
refusal-round-begun = round { $round } has begun; what is announced holds from the next one
refusal-entry = the entry is faulty: { $faults }
refusal-play-begun = numbers are drawn, entries are closed
refusal-no-player = nobody has number { $player }
refusal-no-section = the charter has no section “{ $section }”
refusal-no-format = the charter does not say how the section is played
refusal-no-time = the charter does not say how much time a game has
refusal-no-money = the amount must be more than nothing
refusal-too-many-seeds = too many seeds, at most { $limit }
refusal-twice = number { $player } is named twice
refusal-not-in-section = number { $player } is not of the section
refusal-too-few = fewer than two take part
refusal-already-drawn = numbers are drawn already
refusal-not-drawn = numbers are not drawn yet
refusal-round-open = round { $round } is not closed
refusal-all-paired = every round has been paired
refusal-stage-open = the stage before is still being played
refusal-no-draft = there is no draft
refusal-no-round = no round is being played
refusal-other-round = the game is of round { $round }, and round { $current } is being played
refusal-impossible = the round cannot be paired so: { $why }
refusal-no-wishes = only a Swiss round takes wishes
refusal-no-reason = a wish needs a reason
refusal-owes = { $player } owes a charge
refusal-no-table = there is no table { $table }
refusal-no-game = there is no such game at the table
refusal-not-of-team = number { $player } is not of the team
refusal-boards = expected { $expected } boards
refusal-line-up-closed = the round is published, line-ups are closed
refusal-referee-confirms = results are confirmed by an arbiter
refusal-wrong-reporter = the winner reports, Black if drawn
refusal-needs-ruling = only an arbiter gives such a result
refusal-dispute = a disputed result takes an arbiter above the witness
refusal-already-confirmed = the result is confirmed already; the director or the chief arbiter corrects it with --correct (in an order: "correct": true)
refusal-no-result = the game has no result that could be taken back
refusal-results-open = results missing at { $count ->
    [one] table
   *[other] tables
} { $tables }
refusal-ties-even = undecided ties at { $count ->
    [one] table
   *[other] tables
} { $tables }
refusal-not-even = the tie is not even
refusal-no-hour = the hour of the round or of the order is not known
refusal-delay-late = the round has begun, a delay is granted before it
refusal-no-leave = there is no leave in this event
refusal-leave-late = leave was asked for too late
refusal-leave-consents = the opponent, the director and the chief arbiter must agree
refusal-not-consented = a withdrawal needs a reason and the director's consent
refusal-already-gone = gone already
refusal-not-tied = those named are not tied with each other
refusal-first-shared = the first place cannot be shared, a play-off is needed: { $players }
refusal-cut-shared = the last place that goes on is shared, a play-off is needed: { $players }
refusal-places-shared = the charter does not allow shared places
refusal-not-over = not every round has been played
refusal-not-verified = the chief arbiter has not verified the table
refusal-frozen = the final table is frozen
refusal-not-frozen = the final table is not frozen
refusal-no-ground = an appeal must name a ground: the ruling is unlawful, its procedure, its reading of a rule, or its facts are wrong
refusal-no-excuse = not having known a rule is no ground
refusal-appeal-open = an appeal about this game is open already
refusal-no-appeal = no appeal about this game is open
refusal-no-appeals = there are no appeals in this event
refusal-no-delays = nobody is let begin later in this event
refusal-no-overturning = no place is cancelled after this event
refusal-must-say = no book of the event says this, so the charter or an announcement must: { $key }
refusal-appeals-open = appeals are not decided yet at { $count ->
    [one] table
   *[other] tables
} { $tables }
refusal-no-record-due = nobody had to enter the moves of this game
refusal-no-ranking = nothing says how to score or rank
refusal-deposits-early = deposits are given back at the last round

## Officials

office-player = player
office-leader = team leader
office-assistant = player's assistant
office-organiser = organiser
office-staff = staff
office-witness = witness
office-arbiter = arbiter
office-section-arbiter = section arbiter
office-chief-arbiter = chief arbiter
office-director = director

power-enter = take entries and money
power-announce = announce rules
power-pair = draw, pair and close rounds
power-line-up = hand in line-ups
power-report-result = report results
power-confirm-result = confirm results
power-rule-result = rule on disputed results
power-correct-result = correct confirmed results
power-rule-colours = handle reversed colours
power-rule-pairing = have a wrong pairing played anew
power-grant-delay = let players begin later
power-accept-withdrawal = consent to withdrawals
power-rule-withdrawal = rule on withdrawals without a reason
power-disqualify = disqualify
power-appeal = appeal
power-hear-appeal = decide appeals
power-verify = verify the final table
power-finish = announce the final table

## Faults of entries

entry-no-name = no name
entry-control-sign = the name has a line break or another control sign
entry-no-section = no section “{ $section }”
entry-full = the quota of { $quota } is full
entry-too-old = too old, or year of birth unknown
entry-too-young = too young, or year of birth unknown
entry-not-woman = for women only
entry-rated-low = rated too low
entry-rated-high = rated too high
entry-federation = of another federation
entry-not-open = entries are not open
entry-duplicate = the same as number { $player }
entry-born = year of birth { $year } cannot be
entry-no-member = number { $player } is not entered
entry-two-teams = number { $player } is in another team
entry-few-members = fewer members than { $boards } boards
entry-wrong-kind = the section is not for teams
entry-field = “{ $found }” cannot be read
entry-line = line { $line }, { $name }: { $faults }
entry-unknown-columns = unknown columns: { $columns }
entry-same-line = the same as line { $line }
entry-refused = rows not taken: { $number }
entry-added = entered: { $number }

## Findings about a charter

finding-fault = fault
finding-gap = gap
finding-default = default
finding-remark = remark
finding-missing = item { $item } of schedule 1 is missing
finding-kind = the kind of event is not named
finding-purpose = the purpose is not named
finding-defaulted = as the book has it, { $key }: { $value }
finding-rounds = the number of rounds is missing
finding-principle = the principle of pairing is missing
finding-scoring = the scoring is missing
finding-scoring-default = scoring as the book has it
finding-tie-breaks = the tie-breaks are missing
finding-sharing = whether places may be shared is not said
finding-too-fine = scores must be whole or half points
finding-no-boards = teams have no board
finding-no-groups = only a round robin is divided into groups
finding-take = how many go on is not said
finding-not-in-force = the book was not yet in force
finding-contradiction = { $key } contradicts itself, that part is void
finding-strike = the book has no unit “{ $unit }”
finding-amended = clauses that change the book: { $number }
finding-directors = expected one director, found { $number }
finding-chiefs = expected one chief arbiter, found { $number }
finding-committee-even = expected an odd committee, found { $number }
finding-committee-small = expected at least three in the committee, found { $number }
finding-committee-chief = the chief arbiter must be in the committee
finding-organising = no committee prepares the event
finding-no-base = the supplement names no base book, { $base } is taken
finding-must-say = no book of the event says this, the charter must: { $key }
finding-by-custom = no book says who may do this, so the director and the chief arbiter with their people do: { $powers }
finding-dates = this day or hour lies before one that it must follow, or outside the days of the event
finding-section-twice = section “{ $section }” is there twice
finding-more-staff = the preset asks for half as many officials again as are suggested
finding-no-clock = no clock is named
finding-preset-misfit = the preset is not meant for games of this time
finding-clock-lacks = the clocks cannot do what the time control asks

term-name = { $key ->
    [technical_foul_limit] technical fouls that lose the game
    [record_fault_limit] faults of recording that lose the game
    [press_fault_limit] faults of pressing the clock that lose the game
    [foul_limit] when the limit of fouls loses
    [natural_limit] the natural limit
    [asked_limit] the limit a player may ask for
    [repeated_offer] what a repeated offer of a draw costs
    [overstep] when a side has overstepped
    [latest_arrival] minutes by which a player must have come
    [team_report] minutes by which a team must give its line-up
    [leave] leave
    [leave_notice] days of notice for leave
    [forfeits_disqualify] forfeits that end the right to play
    [forfeits_in_a_row] forfeits in a row that count as leaving
    [forfeit_keeps_deposit] whether a forfeit loses the deposit
    [recording] recording of the moves
    [committee] an appeals committee
    [watched] every game watched
    [player_confirmation] players confirm results
    [replay_window] minutes within which a wrong pairing is played anew
    [appeals] appeals
    [appeal_grounds] naming grounds for an appeal
    [delays] letting players begin later
    [make_up] playing a missed game at another time
    [redraw] a new draw after a withdrawal before play
    [withdrawn_round_robin] what becomes of the results of whoever leaves a round robin
    [withdrawn_swiss] what becomes of the results of whoever leaves a Swiss
    [verification] verification of the final table
    [shared_first] whether the first place may be shared
    [half_seeds] at most half of the field as seeds
    [record_charge] the charge for entering a game
    [record_entry] who hands in the moves
    [deposit_half] deposits only for those who played more than half
    [overturning] cancelling places after the event
    [notice_days] days for the notice of a cancelled place
    [time] time control
   *[other] { $key }
}
term-yes = yes
term-no = no

## Notes

note-special-needs = terms for special needs are part of the charter from now on
note-draw-again = the draw must be made again
note-rapid = rapid games decide
note-report = { $colour } reports
note-same-colour = { $name } has the colour of the last round again
note-pairing-stands = the pairing stands, the staff are told
note-notice = a notice is due by { $day }
note-prizes = { $name } must give prizes back
note-record = { $colour } is to enter the moves
note-seeds-close = seeds may meet early
note-must-say = neither a book nor the charter says this; what was played stands until the charter settles it: { $key }
colour-first = Red
colour-white = White
colour-second = Black

## Tables

table-place = place
table-number = no.
table-name = name
table-club = club
table-rating = rating
table-points = points
table-table = table
table-result = result
table-opponent = opponent
table-article = article
table-colour = colour
table-round = round
table-bye = bye
table-leave = leave
table-behind = behind by
table-prize = prize
table-money = money
table-criterion = tie-break
table-value = value
table-key = word in files
table-term = term
behind-points = points
behind-play-off = play-off
amount-ahead = ahead
amount-behind = behind
amount-open = —

tie-break-opponents-points = opponents' points
tie-break-strong-opponents = strong opponents
tie-break-small-points = small points
tie-break-direct-encounter = direct encounter
tie-break-direct-table = points among the tied
tie-break-wins = wins
tie-break-second-wins = wins with Black
tie-break-second-games = games with Black
tie-break-direct-second = Black when they met
tie-break-fewer-fouls = fouls
tie-break-game-points = game points
tie-break-match-wins = matches won
tie-break-opponents-game-points = opponents' game points
tie-break-first-board = first board
tie-break-first-cycle-points = first cycle points
tie-break-first-cycle-small-points = first cycle small points
tie-break-first-cycle-direct = first cycle encounter
tie-break-first-cycle-wins = first cycle wins
tie-break-first-cycle-second-wins = first cycle wins with Black
tie-break-first-cycle-fouls = first cycle fouls
tie-break-completed = games missed
tie-break-fewer-club-mates = club mates ahead

outcome-played = { $first } : { $second }
outcome-forced-draw = { $first } : { $second } (forced)
outcome-first-absent = − : +
outcome-second-absent = + : −
outcome-both-absent = − : −

## Printed sheets

print-pairings = Pairings of round { $round }
print-standings = Standings
print-cross = Cross table
print-entries = Entries
print-prizes = Prizes
print-terms = Terms in force
print-explain = How { $name } is placed
print-slip = Result slip
print-signature = signature
print-record = Record of moves
print-event = event
print-date = date
print-venue = place
print-page = page
print-move-number = no.
print-move = move
print-capture = ×
print-check = ○
print-clock = clock
print-ending = how it ended
print-arbiter = arbiter
print-signed = chief arbiter ____________  director ____________

## The command line of events

event-unreadable = cannot read { $file }: { $why }
event-unwritable = cannot write { $file }: { $why }
event-bad-order = the order cannot be read: { $why }
event-no-game = no game is being played at table { $table }
charter-line = { $file }, line { $line }: { $what }
event-needs = { $argument } is missing
event-no-sections = the charter has no sections
event-several-sections = there are several sections, name one with --section
event-done = done
event-bad-request = the request cannot be read: { $why }
event-bad-moment = “{ $value }” is no moment of the event: a line's number, or a time such as 2026-05-01T10:00:00Z
event-may-offices = Offices: { $who }
event-may-people = Officials of this event: { $who }
event-not-paired = no round has been paired
event-not-ranked = there is nothing to rank yet
event-html-only = this is printed as HTML only
event-not-swiss = there is no Swiss round to explain
event-exists = { $file } is there already
pair-impossible = cannot be paired: { $why }
pair-checked = checked: nothing wrong
event-empty = { $file } holds no event yet, expected a log that “qizheng event new” began
event-log-torn =
    { $file }: line { $line } was not written to its end; what stands before it is sound.
    { "  " }“qizheng event repair { $file }” takes it off, into { $file }.torn
event-log-broken =
    { $file }: line { $line } is no event of the log: { $why }
    { "  " }What stands before it is sound. Put the line right from a copy of the file; nothing is added before that
event-desk-unconfirmed = { $file } tells no result that is confirmed
event-desk-no-game = { $file } does not say which game of an event it tells, expected a log that began with “qizheng event desk”
event-desk-unsealed = { $file } has no seals; “qizheng desk --log { $file } --events” writes it with them
event-desk-one-game = { $file }: expected the log of one game
event-log-changed = { $file }: line { $line } or one before it is not as it was written; the log was changed by hand or damaged
event-log-gap =
    { $file }: event { $found } stands in line { $line }, expected event { $expected }: lines are missing, doubled or in another order.
    { "  " }What stands before it is sound. Put the file right from a copy; nothing is added before that
event-not-on-stdin = nothing can be added to standard input, expected the file of an event
event-repaired = taken off: { $bytes ->
    [0] nothing, the log is sound
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}
event-bad-time = “{ $value }” does not fit --at <TIME>, expected a day and an hour such as 2026-05-01T10:00:00

## What is wrong with data

io-not-found = there is no such file
io-denied = it may not be opened
io-folder = it is a folder
io-full = the disk is full
io-not-utf8 = it is no text in UTF-8
data-place = line { $line }, column { $column }: { $what }
data-no-json = this is no JSON
data-no-toml = this is no TOML ({ $what })
data-ends = it ends too early
data-missing = “{ $name }” is missing
data-twice = “{ $name }” is there twice
data-unknown = “{ $name }” is not known here
data-unknown-of = “{ $name }” is not known here, expected { $known }
data-misfit = “{ $found }” does not fit here
data-misfit-some = a value does not fit here
data-wrong = found { $found }, expected { $expected }
data-whole-number = a whole number that is not negative
data-number = a number
data-text = a text
data-boolean = true or false
data-list = a list
data-object = an object
data-line = line { $line }: { $what }
trf-no-rank = “{ $text }” is no starting rank, expected a number in columns 5 to 8
trf-twice = the starting rank { $player } is there already
trf-bad-rounds = “{ $text }” is no number of rounds
trf-many-rounds = more rounds than an event has
trf-no-opponent = round { $round }: “{ $text }” is nobody’s starting rank
trf-bad-result = round { $round }: “{ $text }” is no opponent with colour and result, expected the form “12 w 1”
trf-disagree = round { $round }: the line of { $opponent } says something else
list-empty = no players are listed
list-twice = player { $player } is listed twice
list-not-listed = round { $round }: { $player } is not among the players
list-alone = round { $round }: { $player } against { $player }, expected two players
list-no-games = round { $round }: the match of { $player } has no game
list-bye-and-match = round { $round }: { $player } has a bye and a match
list-round = round { $round } cannot be, expected one from 1 to { $rounds }
list-number-twice = two players have the number { $number }
list-met-self = player { $player } cannot have met { $player }
list-colours = player { $player } has more colours than rounds were played
term-expects-number = a number
term-expects-flag = true or false
term-expects-word = { $one } or { $other }
term-expects-anything = anything
sheet-no-csv = expected fields separated by commas
sheet-no-workbook = expected a workbook with a sheet
sheet-no-names = expected a column headed “name” or “姓名”
