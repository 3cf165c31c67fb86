### Play for everyone: moves said aloud, assistants, cards, boards of one's own.

## People

spoken-assistant = { $side }'s assistant

## What happened

spoken-said = { $side } says { $words }
spoken-read-out = An official says { $words } for { $side }
spoken-repeated = { $side } repeats { $words }
spoken-mirrored = { $side } makes { $step } on its own board
spoken-card-draw-hand = { $side } hands over the card that offers a draw
spoken-card-draw-swap = { $side } swaps cards: the draw is accepted
spoken-card-draw-return = { $side } gives the card back: the draw is refused
spoken-card-resign-hand = { $side } hands over the card of resignation
spoken-card-wrong = { $side } does with the card of resignation what cannot be done
spoken-affirmed = { $side } confirms the result by word of mouth
spoken-reminded = { $side } has { $time } left; called out: { $times }

## Matters

spoken-subject-call-check = what was said and what was made, ply { $ply }
spoken-subject-boards-differ = the boards of the sides differ
spoken-item-tactile-set = board and men for players who do not see
spoken-item-tactile-clock = clock for players who do not see
spoken-item-blindfold = blindfolds
spoken-item-recorder = sound recording
spoken-item-cards = cards to offer a draw and to resign
spoken-item-seat = seat for an assistant

## What a ruling does

spoken-say = { $words } counts as said by { $side }
spoken-unsay = { $side } has to say its move anew
spoken-align = The boards of both sides are put in step

## Why something is not done

spoken-words-bind = what was said binds
spoken-other-words = these are not the words that were said
spoken-other-notation = moves are said in the traditional notation
spoken-not-said = the move has not been said
spoken-not-repeated = what was said has not been repeated
spoken-nothing-to-repeat = nothing was said that could be repeated
spoken-not-named = the assistant was not named before the game
spoken-not-watched = an official has to watch the game all the time

## How a game stands

spoken-call = Said: { $words }
spoken-differing = The boards differ at { $squares }
spoken-wait-words = to say the move just made
spoken-wait-repetition = to repeat what was said
spoken-wait-execution = to carry out the move that was said
spoken-wait-affirmation = to confirm the result by word of mouth
