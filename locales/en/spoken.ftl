### Play for everyone: moves said aloud, assistants, cards, boards of one's own.

## People

spoken-assistant = { $side }'s assistant

## What happened

spoken-said = { $side } announces { $words }
spoken-read-out = An official announces { $words } for { $side }
spoken-repeated = { $side } repeats { $words }
spoken-mirrored = { $side } plays { $step } on its own board
spoken-card-draw-hand = { $side } hands over the draw card
spoken-card-draw-swap = { $side } swaps cards: the draw is accepted
spoken-card-draw-return = { $side } returns the card: the draw is declined
spoken-card-resign-hand = { $side } hands over the resignation card
spoken-card-wrong = { $side } misuses the resignation card
spoken-affirmed = { $side } confirms the result verbally
spoken-reminded = { $side } has { $time } left; called out: { $times }

## Matters

spoken-subject-call-check = announced and played move compared, ply { $ply }
spoken-subject-boards-differ = the two boards differ
spoken-item-tactile-set = board and pieces for visually impaired players
spoken-item-tactile-clock = clock for visually impaired players
spoken-item-blindfold = blindfolds
spoken-item-recorder = sound recording
spoken-item-cards = draw and resignation cards
spoken-item-seat = seat for an assistant

## What a ruling does

spoken-say = { $words } counts as announced by { $side }
spoken-unsay = { $side } must announce its move again
spoken-align = The two boards are made to match

## Why something is not done

spoken-words-bind = an announced move is binding
spoken-other-words = not what was announced
spoken-other-notation = moves must be announced in the traditional notation
spoken-not-said = the move has not been announced
spoken-not-repeated = the announced move has not been repeated
spoken-nothing-to-repeat = there is no announced move to repeat
spoken-not-named = the assistant was not named before the game
spoken-not-watched = an official must supervise the game throughout

## How a game stands

spoken-call = Announced: { $words }
spoken-differing = The boards differ at { $squares }
spoken-wait-words = to announce the move just made
spoken-wait-repetition = to repeat the announced move
spoken-wait-execution = to play the announced move
spoken-wait-affirmation = to confirm the result verbally
