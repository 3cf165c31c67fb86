### Files of games: what is wrong with one.

## Where

record-game = game { $game }: { $fault }
record-game-line = game { $game } (line { $line }): { $fault }
record-move = move { $number } of { $side }, “{ $text }”: { $why }
record-move-in-variation = move { $number } of { $side } in a variation, “{ $text }”: { $why }

## What

record-io = cannot be read: { $why }
record-unknown-format = not a known kind of game file, expected one of { $known }
record-unknown-version = unknown version { $version } of this format
record-truncated = the file ends within { $part }
record-too-large = { $part } is larger than { $limit }
record-too-deep = variations nested more than { $limit } deep
record-fen = FEN “{ $text }”: { $why }
record-placement = no piece can be placed at { $place }: it is off the board, another stands there, or there is no such piece
record-setup = illegal starting position: { $faults }
record-open-comment = a comment is not closed, expected “{ "}" }”
record-open-variation = a variation is not closed, expected “)”
record-stray-close = “)” without a variation to close
record-stray-variation = a variation before any move it could replace
record-no-moves = no column of moves found
record-incomplete = lists { $listed } games and holds { $found }; the rest are missing
record-no-game = no game found

part-file = the file
part-line = a line
part-game = a game
part-header = the header ({ $bytes } bytes)
part-placement = the placement of the pieces ({ $digits } digits)
part-moves = the number of moves
part-move = a move
part-comment = a comment
part-library-header = the header of the library ({ $bytes } bytes)
part-library-index = the index of the library

record-not-a-move = not a move: { $why }
record-off-the-board = names a point outside the board
record-none-reaches = { $side } has no { $role } that can go to { $point }

## Writing

record-read-only = { $format } can be read only
record-one-game = a { $format } file holds one game only
loss-header = { $name }
loss-cut = { $name } (cut to “{ $kept }”)
loss-reason = the reason for the result
loss-both-lose = that both lost
loss-move-number = the number of the first move
loss-comments = comments
loss-prefaces = comments before a variation
loss-judgements = judgements of moves
loss-variations = variations
loss-clocks = clock times
loss-draw-offers = draw offers
loss-times = { $what } ({ $games } games)
