### The hall.

## Why something is refused, and who could do it

hall-could = { $told }; may be done by: { $who }
hall-holder = { $office } ({ $names })
hall-needs-office = this person may not do this
hall-no-office = this person holds no office in the event
hall-no-office-in = this person holds no office in section “{ $section }”
hall-other-board = a player speaks only for their own board
hall-no-game = no such game is being played: { $game }
hall-no-desk = no rulebook of the event says how a game is kept at the desk
hall-result-stands = the result of this game is confirmed already
hall-stale = others have changed this since you looked (lines { $lines }); look again
hall-no-person = nobody with the id “{ $person }” holds an office
hall-not-in-post = this person is not { $post }
hall-post-taken = { $name } holds this office, and there is only one
hall-over-all = the office of { $post } is for the whole event, not for sections
hall-no-reason = say why
hall-nameless = the person's id or name is missing
hall-no-call = there is no open call { $call }
hall-call-taken = { $name } is on this call already
hall-cannot-deal = { $name } may not rule on what this call needs
hall-no-round = no such round is being played: { $round }
hall-begun = round { $round } has begun already
hall-not-done = this is not marked as done: { $duty }

## What should be known

hall-note-conflict = { $name } has a conflict of interest at { $game }
hall-note-not-started = the game at { $game } could not start with the round
hall-game = section { $section }, round { $round }, table { $table }

## Offices

hall-post-deputy = deputy chief arbiter
hall-post-committee = member of the appeals committee
hall-officials = Officials
hall-away = away
hall-column-person = Id
hall-column-office = Office
hall-column-sections = Sections
hall-column-tables = Tables
hall-column-away = Presence

## Calls

hall-calls = Open calls
hall-call-waiting = waiting
hall-call-on-it = { $name } is on it
hall-column-topic = About
hall-column-needs = At least
hall-column-to = Sent to
hall-column-state = State
hall-topic-touch = touch
hall-topic-move = wrong move
hall-topic-board = board or equipment
hall-topic-clock = clock
hall-topic-claim = claim
hall-topic-record = record
hall-topic-conduct = conduct
hall-topic-result = result
hall-topic-other = something else

## Duties

hall-duties = Duties: section { $section }, round { $round }
hall-column-stage = When
hall-column-duty = Duty
hall-column-under = Article
hall-column-done = Done by
hall-stage-before = before the round
hall-stage-during = during play
hall-stage-after = after the round
hall-duty-pairings = publish pairings, prepare places and equipment
hall-duty-briefing = brief the arbiters and share out the work
hall-duty-captains = hold the captains' meeting and draw lots
hall-duty-equipment = check hall and equipment
hall-duty-rules = explain the rules to the players
hall-duty-seating = check that everybody sits at the right colour
hall-duty-clocks-set = set the clocks
hall-duty-clocks-work = see that the clocks work
hall-duty-absent-pressed = start the clock for players who are late
hall-duty-records = watch for moves left out of the record
hall-duty-time-trouble = watch players short of time
hall-duty-order = keep order, let nobody disturb the players
hall-duty-results = have all results confirmed and reported
hall-duty-table = collect the results and publish the table
hall-duty-bulletin = give out results and game records
