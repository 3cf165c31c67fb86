### Pairing: criteria, why a pair was made or not, what is wrong with a round.

## What a round should avoid

criterion-wish = a request not granted
criterion-rematch = the same two meeting again
criterion-bye-again = a second bye
criterion-seeds = two seeds meeting in the first round
criterion-halves = two of the same half meeting
criterion-club = two of one club meeting
criterion-team = two of one team meeting
criterion-bye = a bye out of turn
criterion-score = different score groups meeting
criterion-rank = paired out of rating order
criterion-float = floated the same way twice in a row
criterion-run = the same colour too often in a row
criterion-third = the same colour a third time in a row, without balance
criterion-balance = colours out of balance
criterion-alternate = the colour of the last game again
criterion-lot = the lot
criteria-twice = the criterion “{ $criterion }” is named twice
criteria-placed = the criterion “{ $criterion }” has its fixed place and is not listed
criteria-no-run = the longest run of one colour is 0, expected at least 1
criteria-no-acceleration = acceleration needs at least one round and some points

## Why there is no round

pairing-break = { $player } against { $opponent }: { $criterion }
pairing-break-bye = bye of { $player }: { $criterion }
pairing-not-in-field = { $player } is not to be paired in this round
pairing-twice = { $player } is in the round twice
pairing-too-many = { $players } players, expected at most { $limit }
pairing-too-many-seeds = { $seeds } seeds, expected at most half the field, { $limit }
pairing-refused = the request that { $wish } is refused: { $why }
pairing-broken = any pairing would have: { $breaks }

## Wishes

wish-meet = { $player } meets { $opponent }
wish-play = { $first } meets { $second }, moving first
wish-apart = { $player } does not meet { $opponent }
wish-bye = { $player } has the bye
wish-no-bye = { $player } does not have the bye
refusal-no-bye = the field is even, so nobody has a bye
refusal-contradicts = it contradicts an earlier request or itself
refusal-breaks = { $criterion } is not allowed
refusal-leaves-no-round = the others could not be paired without { $breaks }

## Why, and why not

verdict-granted = { $player } and { $opponent } do meet
verdict-refused = { $player } cannot meet { $opponent }: { $why }
verdict-worse = if { $player } met { $opponent }, “{ $criterion }” would count { $wished } instead of { $paired }: { $breaks }
verdict-lot = { $player } against { $opponent } is as good by every criterion; decided by lot
verdict-equal = the round would be as good with { $player } against { $opponent }
why-meets = { $player } meets { $opponent }
why-bye = { $player } has the bye
why-worse = otherwise “{ $criterion }” would count { $wished } instead of { $paired }
why-lot = decided by lot among equals
why-only = no other pairing is possible: { $why }
why-because = { $meets }: { $because }

## What is wrong with a round

complaint-missing = { $player } has neither an opponent nor the bye
complaint-lots = the lots do not match the random seed
complaint-colours = the colours of { $first } and { $second } should be exchanged
complaint-costs = “{ $criterion }” counts { $found }, stated as { $stated }
complaint-not-optimal = “{ $criterion }” counts { $found }, in a better round only { $best }
