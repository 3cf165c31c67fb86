### Events.

## Why an order is refused

refusal = refused: { $why }
refusal-under = refused: { $why } [{ $articles }]
refusal-no-charter = the event has no charter yet
refusal-already-open = the event is already open
refusal-charter = the charter has faults: { $faults }
refusal-wrong-value = invalid value for { $key }, expected { $expected }
refusal-office = only the { $office } may do this
refusal-round-begun = round { $round } has begun; announcements take effect from the next round
refusal-entry = invalid entry: { $faults }
refusal-play-begun = numbers have been drawn; entries are closed
refusal-no-player = there is no player { $player }
refusal-no-section = the charter has no section “{ $section }”
refusal-no-format = the charter does not say how the section is played
refusal-no-time = the charter does not set a time control
refusal-half-byes = no more half-point byes: at most { $most } may be requested
refusal-only-swiss = only Swiss rounds have half-point byes
refusal-table-taken = that table is reserved for { $name }
refusal-no-money = the amount must be more than zero
refusal-too-many-seeds = too many seeds, at most { $limit }
refusal-twice = player { $player } is named twice
refusal-not-in-section = player { $player } is not in the section
refusal-too-few = fewer than two take part
refusal-already-drawn = numbers have already been drawn
refusal-not-drawn = numbers have not been drawn yet
refusal-round-open = round { $round } is not yet closed
refusal-all-paired = all rounds have been paired
refusal-stage-open = the previous stage is still being played
refusal-no-draft = there is no draft pairing
refusal-no-round = no round is being played
refusal-other-round = the order is for round { $round }; round { $current } is the one being paired or played
refusal-impossible = no round can be paired like this: { $why }
refusal-no-wishes = only a Swiss round takes requests
refusal-no-reason = a request needs a reason
refusal-owes = { $player } has not paid a fee
refusal-no-table = there is no table { $table }
refusal-no-game = there is no such game at this table
refusal-not-of-team = player { $player } is not on the team
refusal-member-gone = { $name } is out of the event and cannot be lined up
refusal-boards = a line-up names at least one player and at most { $expected }
refusal-line-up-closed = the round is published; line-ups are closed
refusal-referee-confirms = results must be confirmed by an arbiter
refusal-wrong-reporter = the winner reports; Black if the game is drawn
refusal-needs-ruling = only an arbiter may give such a result
refusal-dispute = a disputed result must be ruled on by an arbiter or above
refusal-already-confirmed = the result is already confirmed; the director or the chief arbiter may correct it and say why
refusal-no-result = the game has no result that could be taken back
refusal-results-open = results missing at { $count ->
    [one] table
   *[other] tables
} { $tables }
refusal-ties-even = undecided matches at { $count ->
    [one] table
   *[other] tables
} { $tables }
refusal-not-even = the match is not tied
refusal-no-hour = the time of the round or of the order is not known
refusal-delay-late = the round has begun; a delay must be granted beforehand
refusal-no-leave = this event has no leave
refusal-leave-late = leave was requested too late
refusal-leave-consents = the opponent, the director and the chief arbiter must all agree
refusal-not-consented = a withdrawal needs a reason and the director's consent
refusal-already-gone = already withdrawn or disqualified
refusal-not-tied = the players named are not those who are tied
refusal-first-shared = first place cannot be shared; a play-off is needed: { $players }
refusal-cut-shared = the last qualifying place is shared; a play-off is needed: { $players }
refusal-places-shared = the charter does not allow shared places
refusal-not-over = some rounds have not been played
refusal-not-verified = the chief arbiter has not verified the final standings
refusal-frozen = the final standings are closed
refusal-ways-out = { $why }; the director may waive this in this round, with a reason ({ $criteria }), or end the section early
refusal-round-unnamed = name the round: a correction could otherwise reach another game
refusal-no-such-round = there is no round { $round }
refusal-went-on = with this result somebody else would have advanced; take back round { $round } first
refusal-games-begun = games have begun at { $count ->
    [one] table
   *[other] tables
} { $tables }
refusal-unexplained = a reason is needed
refusal-nothing-changes = nothing would change
refusal-was-paired = { $name } has been paired already and can only withdraw
refusal-of-team = a member of { $team }
refusal-not-gone = { $name } is still in the event
refusal-paired-without = rounds have been paired without { $name }; take them back first
refusal-no-such-leave = no leave was given for this round
refusal-no-payment = no such payment is in the ledger
refusal-nothing-to-take-back = there is nothing to take back
refusal-prizes-paid = prizes have been paid out by this table
refusal-amends-rules = play has begun: rules are changed by announcing them before a round
refusal-amends-section = a section with entries cannot be left out
refusal-amends-time = the time control does not change once play has begun
refusal-amends-stage = a stage that has begun keeps its system; only its number of rounds and what was missing can be set
refusal-amends-boards = the number of boards cannot change once teams are entered
refusal-not-frozen = the final standings are not closed yet
refusal-no-ground = an { $appeal } must state its ground: unlawful ruling, wrong procedure, wrong reading of a rule, or unreasonable finding of fact
refusal-no-excuse = ignorance of the rules is no ground
refusal-appeal-open = an { $appeal } on this game is still open
refusal-no-appeal = there is no open { $appeal } on this game
refusal-no-appeals = this event has no { $appeal }s
refusal-no-delays = this event grants no later start
refusal-no-overturning = no places are cancelled after this event
refusal-must-say = no rulebook of the event settles this; the charter or an announcement must: { $key }
refusal-appeals-open = undecided { $appeal }s at { $count ->
    [one] table
   *[other] tables
} { $tables }
refusal-no-record-due = nobody has to submit the moves of this game
refusal-no-ranking = there are no rules for scoring or ranking
refusal-deposits-early = deposits are returned at the last round

## Officials

office-player = player
office-leader = team leader
office-assistant = player's assistant
office-organiser = organiser
office-staff = staff
office-witness = board official
office-arbiter = arbiter
office-section-arbiter = section arbiter
office-chief-arbiter = chief arbiter
office-director = tournament director

power-enter = accept entries and fees
power-announce = announce supplementary rules
power-pair = draw lots, pair and close rounds
power-line-up = submit line-ups
power-report-result = report results
power-confirm-result = confirm results
power-rule-result = rule on disputed results
power-correct-result = correct confirmed results
power-rule-colours = handle reversed colours
power-rule-pairing = order a replay after a wrong pairing
power-grant-delay = grant a later start
power-accept-withdrawal = accept withdrawals
power-rule-withdrawal = rule on unjustified withdrawals
power-disqualify = disqualify
appeal-higher = appeal
appeal-complaint = appeal
power-appeal = { $appeal }
power-hear-appeal = decide { $appeal }s
power-verify = verify the final standings
power-finish = announce the final standings

## Faults of entries

entry-no-name = the name is missing
entry-control-sign = the name contains a line break or another control character
entry-no-section = there is no section “{ $section }”
entry-section-unsaid = the section is not named, expected a column “section”, or --section
entry-full = the quota of { $quota } is full
entry-too-old = over the age limit, or year of birth unknown
entry-too-young = under the age limit, or year of birth unknown
entry-not-woman = women only
entry-rated-low = rating too low
entry-rated-high = rating too high
entry-federation = not of an eligible federation
entry-not-open = entries are not open
entry-duplicate = same as player { $player }
entry-born = implausible year of birth { $year }
entry-no-member = player { $player } has not entered
entry-two-teams = player { $player } is on another team
entry-few-members = fewer players than the { $boards } boards
entry-wrong-kind = the section is not a team section
entry-field = { $column ->
    [rating] rating “{ $found }” cannot be read, expected a whole number
    [born] birth “{ $found }” cannot be read, expected a year or a date such as 1990-05-01
    [title] title “{ $found }” is not known, expected one such as GM, IM, FM, CM, grandmaster, master
    [sex] sex “{ $found }” cannot be read, expected m or f
    [needs] special needs “{ $found }” cannot be read, expected blind, partially_sighted, blindfolded, deaf_mute, limbs or other
   *[other] “{ $found }” cannot be read
}
entry-line = line { $line }, { $name }: { $faults }
entry-unknown-columns = unknown columns: { $columns }
entry-same-line = same as line { $line }
entry-total = a line of totals, no entry
entry-refused = rows refused: { $number }
entry-added = entered: { $number }
entry-added-one = entered: no. { $player } { $name }

## Findings about a charter

finding-told = { $weight }: { $what }
told-under = { $told } [{ $articles }]
finding-fault = error
finding-gap = missing
finding-default = default
finding-remark = note
finding-missing = not given: { $item ->
    [1] the organiser
    [2] the name of the event
    [3] dates and times
    [4] the venue and how to get there
    [5] sections, quotas and eligibility
    [6] how to enter
    [7] board and lodging
    [8] the format
    [9] the time control
    [10] the recording of moves
    [11] the rules and supplementary rules
    [12] the officials
    [13] how games are supervised
    [14] the prizes
   *[other] item { $item }
}
finding-kind = the type of event is not given
finding-purpose = the purpose is not given
finding-defaulted = by the rulebook, { $key }: { $value }
finding-rounds = the number of rounds is not given
finding-principle = the pairing principle is not given
finding-scoring = the scoring is not given
finding-scoring-default = scoring by the rulebook
finding-tie-breaks = the tie-breaks are not given
finding-sharing = it is not said whether places may be shared
finding-too-fine = points must be whole or half
finding-no-boards = a team event needs boards
finding-no-groups = only a round robin can be divided into groups
finding-take = the number of qualifiers is not given
finding-not-in-force = the rulebook was not yet in force
finding-contradiction = { $key } contradicts itself, that part is void
finding-strike = the rulebook has no article “{ $unit }”
finding-amended = clauses that amend the rulebook: { $number }
finding-directors = expected one tournament director, found { $number }
finding-chiefs = expected one chief arbiter, found { $number }
finding-committee-even = expected an odd number on the appeals committee, found { $number }
finding-committee-small = expected at least three on the appeals committee, found { $number }
finding-committee-chief = the chief arbiter must sit on the appeals committee
finding-organising = there is no organising committee
finding-no-base = the supplement names no base rulebook; { $base } is used
finding-must-say = no rulebook of the event settles this; the charter must: { $key }
finding-by-custom = no rulebook says who may do this, so the director, the chief arbiter and their staff do: { $powers }
finding-dates = this date or time is earlier than one it must follow, or outside the days of the event
finding-in-section = section “{ $section }”: { $what }
finding-section-twice = section “{ $section }” appears twice
finding-more-staff = this type of event asks for one and a half times the suggested number of officials
finding-asked-limit = the limit a player may request is for smaller events; at events of this kind the natural limit applies
finding-no-clock = no clock is specified
finding-preset-misfit = this type of event is not meant for such a time control
finding-clock-lacks = the clocks cannot run this time control

term-name = { $key ->
    [technical_foul_limit] technical fouls that lose the game
    [record_fault_limit] recording faults that lose the game
    [press_fault_limit] clock faults that lose the game
    [foul_limit] when the foul limit loses the game
    [natural_limit] the natural limit
    [asked_limit] the limit a player may request
    [repeated_offer] the penalty for repeated draw offers
    [overstep] when time counts as exceeded
    [latest_arrival] minutes after which a late player forfeits
    [team_report] minutes by which a team must submit its line-up
    [leave] leave
    [leave_notice] days of notice for leave
    [forfeits_disqualify] forfeits that disqualify
    [forfeits_in_a_row] consecutive forfeits that count as withdrawal
    [forfeit_keeps_deposit] whether a forfeit loses the deposit
    [recording] recording of moves
    [committee] an appeals committee
    [watched] every game supervised
    [boards_per_official] boards one official looks after
    [player_confirmation] players confirm their own results
    [replay_window] minutes within which a wrong pairing is replayed
    [appeals] { $appeal }s
    [appeal_grounds] { $appeal }s must state grounds
    [appeal_by_grade] { $appeal }s go up grade by grade
    [appeal_at_once] { $appeal }s are made at once
    [appeal_window] minutes after the game within which to { $appeal }
    [appeal_deposit] deposit for an { $appeal }
    [appeal_writing] minutes to submit a written { $appeal }
    [appeal_decision] minutes for the committee to decide
    [appeal_resumption] minutes from the decision until play resumes
    [delays] later starts
    [make_up] make-up games
    [redraw] a new draw after a withdrawal before play
    [withdrawn_round_robin] results of players who withdraw from a round robin
    [withdrawn_swiss] results of players who withdraw from a Swiss
    [half_byes] half-point byes each player may request
    [late_entrants] points of late entrants for rounds missed
    [disqualified_place] the place and prizes of disqualified players
    [verification] verification of the final standings
    [shared_first] whether first place may be shared
    [half_seeds] seeds: at most half the field
    [record_charge] fee for entering a game's moves
    [record_entry] who submits the moves
    [deposit_half] deposits returned only to those who played more than half
    [overturning] cancelling places after the event
    [notice_days] days for the notice of a cancelled place
    [time] time control
   *[other] { $key }
}
term-yes = yes
term-no = no
layer-announcement = announced before round { $round }
layer-charter = charter
layer-preset = preset of the charter
layer-supplement = supplement
layer-competition = competition rules
layer-handling = handling of matters
layer-game = rules of the game

## Notes

note-special-needs = provisions for special needs are now part of the charter
note-draw-again = the draw must be repeated
note-rapid = the tie is even: rapid games decide
note-report = { $colour } reports
note-same-colour = { $name } has the same colour as in the last round
note-pairing-stands = the pairing stands; the staff are informed
note-notice = a notice must be given by { $day }
note-prizes = { $name } must return prizes
note-record = { $colour } must submit the moves
note-seeds-close = seeds may meet early
note-must-say = neither a rulebook nor the charter settles this; results stand until the charter does: { $key }
note-moved = standings: { $moved }
note-moved-others = { $moved }; with them the places of { $others } others
note-moved-points = { $name } { $was } → { $points } points, place { $before } → { $after }
note-moved-place = { $name } place { $before } → { $after }
note-pairing-stays = round { $round } stays as it was paired; today it would differ at { $count ->
    [one] table
   *[other] tables
} { $tables }
note-draft-stale = the draft of round { $round } no longer fits: discard it and pair again
note-gone-paired = paired although no longer in the event, so the opponent wins unplayed: { $players }; to pair again, take the round back and discard it
note-field-stays = the next stage stays as drawn, although others would now qualify: { $players }
note-still-out = { $name } is still out by forfeits; a separate order reinstates the player
note-put-out = { $name } is out of the event by forfeits
note-member-out = { $name } no longer plays for { $team }: what was played stands; boards to come are lost by absence unless the line-up names another player
note-other-table = { $name } cannot be at table { $table } in this round
note-rated = { $number ->
    [one] rating list applied: 1 rating changed
   *[other] rating list applied: { $number } ratings changed
}
note-rated-missing = not found in the list: { $players }
note-rated-several = several of this name in the list, rating left as it was: { $players }
note-rated-refused = rating of { $name } left as it was: { $faults }
note-breaks = what this round breaks: { $breaks }
note-amended-announced = the charter is completed by an announcement, from round { $round } on
note-amended-charter = the charter itself is amended
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
table-half-bye = half-point bye
table-leave = leave
table-behind = decider
table-prize = prize
table-overall = overall
table-money = money
table-criterion = tie-break
table-value = value
table-layer = set by
table-key = word in files
table-term = term
behind-points = points
behind-play-off = play-off
amount-ahead = ahead
amount-behind = behind
amount-open = —

tie-break-opponents-points = opponents' points
tie-break-strong-opponents = opponents' opponents' points
tie-break-small-points = small points (Sonneborn-Berger)
tie-break-direct-encounter = direct encounter
tie-break-direct-table = points among the tied
tie-break-wins = wins
tie-break-second-wins = wins with Black
tie-break-second-games = games with Black
tie-break-direct-second = Black in the direct encounter
tie-break-fewer-fouls = fouls
tie-break-game-points = game points
tie-break-match-wins = matches won
tie-break-opponents-game-points = opponents' game points
tie-break-first-board = first board
tie-break-first-cycle-points = first cycle points
tie-break-first-cycle-small-points = first cycle small points
tie-break-first-cycle-direct = first cycle direct encounter
tie-break-first-cycle-wins = first cycle wins
tie-break-first-cycle-second-wins = first cycle wins with Black
tie-break-first-cycle-fouls = first cycle fouls
tie-break-completed = missed games
tie-break-fewer-club-mates = club mates placed above

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
print-explain = Placing of { $name }
print-slip = Result slip
print-signature = signature
print-report = { $colour } reports
print-record = Record sheet
print-event = event
print-date = date
print-venue = venue
print-page = page
print-move-number = no.
print-move = move
print-capture = ×
print-check = ○
print-clock = clock
print-ending = reason
print-arbiter = arbiter
print-signed = chief arbiter ____________  director ____________
print-place = Round { $round } · Table { $table }
print-round = Round { $round }
print-lower = Shaded: ties of those who have lost once
print-by-name = { $what }, by name
print-team-colours = The team listed first moves first on odd boards; on each board whoever moves first is listed first
print-illegal = illegal moves: { $first } / { $second }
print-fouls = fouls: { $first } / { $second }
print-used = time used, { $colour }

## The command line of events

event-unreadable = cannot read { $file }: { $why }
event-unwritable = cannot write { $file }: { $why }
event-bad-order = invalid order: { $why }
event-no-game = no game is being played at table { $table }
charter-line = { $file }, line { $line }: { $what }
event-needs = { $argument } is missing
event-no-sections = the charter has no sections
event-several-sections = there are several sections, name one with --section
event-hint-correct = --correct corrects it (in an order: "correct": true)
event-hint-closed = to correct a result of a closed round use --round, --correct and --reason
event-refused-at = table { $table }: { $told }
result-none-entered = no result entered; rows that cannot be read: { $number }
event-done = done
event-nothing = nothing to do: nothing was recorded
event-stood = As it stood after line { $line }
event-not-a-table = this is no table of rows: use text, html or json
event-entered = round { $round }, table { $table }: { $first } – { $second } { $result }
event-bad-request = the request cannot be read: { $why }
event-bad-moment = “{ $value }” is no moment of the event: a line's number, or a time such as 2026-05-01T10:00:00Z
event-may-offices = Offices: { $who }
event-may-people = Officials of this event: { $who }
event-not-paired = no round has been paired
event-not-ranked = there is nothing to rank yet
event-html-only = this can be printed as HTML only
event-not-reported = a report file cannot hold teams, matches of several games or brackets
event-not-swiss = there is no Swiss round to explain
event-exists = { $file } already exists
pair-impossible = cannot be paired: { $why }
pair-checked = checked: no faults
event-empty = { $file } holds no event yet, expected a log begun with “qizheng event new”
event-log-torn =
    { $file }: line { $line } is incomplete; the lines before it are sound.
    { "  " }“qizheng event repair { $file }” moves it into { $file }.torn
event-log-broken =
    { $file }: line { $line } is not an event of the log: { $why }
    { "  " }The lines before it are sound. Restore the line from a copy of the file; nothing is added before that
event-desk-unconfirmed = { $file } holds no confirmed result
event-desk-no-game = { $file } does not say which game of an event it is, expected a log begun with “qizheng event desk”
event-desk-unsealed = { $file } has no seals; “qizheng desk --log { $file } --events” writes it with them
event-desk-one-game = { $file }: expected the log of one game
event-log-changed = { $file }: line { $line } or an earlier one was altered or damaged
event-log-gap =
    { $file }: line { $line } holds event { $found }, expected event { $expected }: lines are missing, doubled or out of order.
    { "  " }The lines before it are sound. Restore the file from a copy; nothing is added before that
event-not-on-stdin = nothing can be added to standard input, expected the file of an event
event-repaired = removed: { $bytes ->
    [0] nothing, the log is sound
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}
event-bad-time = invalid value “{ $value }” for --at <TIME>, expected a date and time such as 2026-05-01T10:00:00

## What is wrong with data

io-not-found = no such file
io-denied = permission denied
io-folder = it is a folder
io-full = the disk is full
io-not-utf8 = it is not UTF-8 text
io-damaged = the packed file is damaged or incomplete
io-other = the system says: { $why }
data-place = line { $line }, column { $column }: { $what }
data-no-json = not valid JSON
data-no-toml = not valid TOML
data-ends = it ends too early
data-missing = “{ $name }” is missing
data-twice = “{ $name }” is given twice
data-unknown = unknown “{ $name }”
data-unknown-of = unknown “{ $name }”, expected { $known }
data-misfit = “{ $found }” is not allowed here
data-misfit-some = a value is not allowed here
data-wrong = found { $found }, expected { $expected }
data-whole-number = a non-negative whole number
data-number = a number
data-text = text
data-boolean = true or false
data-list = a list
data-object = an object
data-nothing = nothing
data-length = { $length } values
data-line = line { $line }: { $what }
trf-no-rank = “{ $text }” is not a starting rank, expected a number in columns 5 to 8
trf-twice = starting rank { $player } appears twice
trf-bad-rounds = “{ $text }” is not a number of rounds
trf-many-rounds = too many rounds
trf-no-opponent = round { $round }: nobody has the starting rank “{ $text }”
trf-bad-result = round { $round }: “{ $text }” is not an opponent with colour and result, expected the form “12 w 1”
trf-disagree = round { $round }: the line of { $opponent } disagrees
list-empty = no players are listed
list-twice = player { $player } is listed twice
list-not-listed = round { $round }: { $player } is not on the list
list-alone = round { $round }: { $player } against { $player }, expected two players
list-no-games = round { $round }: the match of { $player } has no game
list-bye-and-match = round { $round }: { $player } has a bye and a match
list-round = there is no round { $round }, expected 1 to { $rounds }
list-number-twice = two players have the number { $number }
list-met-self = player { $player } cannot have met { $player }
list-colours = player { $player } has more colours than rounds played
term-expects-number = a number
term-expects-flag = true or false
term-expects-word = { $one } or { $other }
term-expects-anything = anything
sheet-no-csv = expected comma-separated columns
sheet-quote = the quotation mark opened in this line is not closed
sheet-no-workbook = expected a workbook with a sheet
sheet-no-names = expected a column headed “name” or “姓名”

refusal-no-rounds = the charter does not say how many rounds there are
finding-too-small = { $found } is too small, expected at least { $least }
finding-too-many-rounds = more rounds than a full section can play without meeting twice: at most { $most }
why-otherwise = { $player } meets { $opponent }: results have been corrected since the round was paired, or the pairing was changed by hand
why-by-numbers = { $why }; the first round follows the numbers drawn, { $number } for this player
table-stage = stage
stage-unnamed = { $number } ({ $system })
system-round-robin = round robin
system-double-round-robin = double round robin
system-swiss = Swiss
system-league = league
system-knockout = knockout
system-double-knockout = double knockout
table-status = status
table-board = board
table-team = team
table-games = games
table-empty-board = (empty)
name-of-team = { $name } ({ $team })
print-boards = Results by board
explain-place = place { $place }
explain-open-two = did not settle it: { $others } was not met, or the match was even
explain-open-many = { $number } tied here, and nobody beat all the others: { $others }
gone-withdrawn = withdrawn
gone-unjustified = withdrawn without good reason
gone-forfeits = out by forfeits
gone-disqualified = disqualified
gone-member = { $name } { $how }
entry-too-long = longer than { $limit } characters
sheet-too-big = the file is too big for a list of players
status-entries = entered: { $number }, of whom gone: { $gone }
status-round = round { $round }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
status-missing = round { $round }: results missing at { $count } of { $of ->
    [one] 1 table
   *[other] { $of } tables
}: { $tables }
status-next = next: { $next }
status-lots = draw the numbers of stage { $stage }
status-pair = pair round { $round }
status-publish = publish round { $round }, or discard the draft
status-results = enter the missing results of round { $round }
status-close = close round { $round }
status-verify = the chief arbiter verifies the final standings
status-finish = announce the final standings
status-finished = the final standings stand; award the prizes
result-unreadable = { $found } cannot be read, expected a table and a result such as 1-0, 0-1 or ½-½
team-further-members = further members in the list of entries
entry-teams = teams: { $number }
entry-teams-refused = teams not made: { $number }
print-team-sheet = Team sheet
print-line-up = Line-up
print-leader = team leader
print-bracket = bracket
print-check-in = Check-in
print-cross-absent = opponent's number, colour, result; * not played; ½ half-point bye
print-cross-numbers = columns: the opponents' numbers
print-cross-groups = columns: the opponents of the group, in the order of its rows
table-present = here
table-paid = paid
outcome-rapid = { $games } (rapid { $rapid })
print-after-round = { $what } after round { $round }
print-in-round = { $what } during round { $round }
print-final = { $what }, final
gone-overturned = place cancelled
status-play-off = a play-off among those who are tied; enter its order with play_off
status-rapid = play rapid games at the tables named, and enter each with rapid_game
status-give-way = waive a rule, with a reason, or end the section early
status-done = nothing; no prize is left to be paid
status-line-ups = no line-up handed in, so that members play in order: { $teams }
status-members-out = players out of their teams, whose boards stay empty unless a line-up names others: { $players }
entry-team-refused = team { $name }: { $why }
result-no-columns = no columns for the table and the result
result-no-board = table { $table }: the board is not given
table-group = group
why-by-table = so the table for { $players } has it for the numbers drawn, { $numbers }
why-by-bracket = the bracket that was drawn leads there
print-third-place = for third place
print-if-needed = only if needed

## What lies ahead, and what is not there

refusal-ended-early = the section was ended early: no more rounds are paired
note-goes-out = { $name } has forfeited too often and is out of the event once the round is closed
note-too-many-rounds = more rounds than so few can play without meeting twice: at most { $most }; later rounds will need a rematch, or an early end
note-late-unsaid = neither a rulebook nor the charter says what late entrants have for the rounds they missed: they have nothing until the charter does
finding-section-unnamed = a section has no id
finding-nobody-eligible = nobody can meet these conditions: the first limit lies above the second
finding-nobody-may = the charter lets nobody do this: { $power }
term-expects-at-least = a number from { $least } on
event-no-stage = there is no stage { $stage }, or it has not begun
event-no-cross = a knockout has a bracket and no cross table; name an earlier stage to see its table
event-no-teams = no teams meet in this section
cross-half-bye = ½
table-drawn = drawn
print-drawn = Numbers drawn for stage { $stage }
print-in-round-without = { $what } during round { $round }, without { $matches ->
    [one] a match that is not over
   *[other] { $matches } matches that are not over
}
status-of-no-team = players of no team yet: { $players }
status-gone-in-draft = the draft pairs players who are out, so discard it and pair again: { $players }
why-half-bye = { $player } has a half-point bye in round { $round }
why-leave = { $player } is on leave in round { $round }
why-gone = { $player } is not paired in round { $round }: { $how }
why-not-drawn = { $player } is not paired in round { $round }: not in this stage, or entered later
why-ordered = the director ordered it
why-met-again = { $why }; the two have met before (waived by the director)
