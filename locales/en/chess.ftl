### Chess: pieces, what is wrong with a set-up, a FEN or a move, and rulings.

## Sides and pieces

side-white = White
chess-role-king = king
chess-role-queen = queen
chess-role-rook = rook
chess-role-bishop = bishop
chess-role-knight = knight
chess-role-pawn = pawn

## A set-up that is no position of a game

chess-setup-several-kings = { $side } has { $found } kings
chess-setup-too-many = { $side } has { $pawns } pawns and { $promoted } pieces that can only have been pawns, a set has 8 pawns
chess-setup-pawn-on-last-rank = a pawn can never stand on { $square }
chess-setup-castling = castling with the rook on { $square }, but king and rook do not stand as they began
chess-setup-en-passant = no pawn can have passed over { $square } just now
chess-setup-impossible-check = no single move gives the check from { $checkers }

## A FEN that cannot be read

chess-fen-empty = empty FEN, expected eight ranks and the side to move, like { $example }
chess-fen-rank-count = { $found ->
    [one] the placement has { $found } rank, expected 8 separated by “/”
   *[other] the placement has { $found } ranks separated by “/”, expected 8
}
chess-fen-rank-length = rank { $rank } does not add up to 8 squares
chess-fen-letter = “{ $letter }” on rank { $rank }, expected a piece (k q r b n p, capital for White) or a digit 1 to 8
chess-fen-turn = the side to move is “{ $found }”, expected w for White or b for Black
chess-fen-castling = the rights to castle are “{ $found }”, expected letters of KQkq or -
chess-fen-en-passant = the square passed over is “{ $found }”, expected one like e3, or -

## A move that is not legal

chess-move-takes-king = the king is never taken
chess-move-pawn-blocked = the pawn is blocked on { $square }
chess-move-pawn-two-squares = the pawn goes two squares from its first square only
chess-move-pawn-takes-nothing = the pawn goes diagonally only to take, and nothing is there
chess-move-en-passant-late = the pawn on { $square } is taken in passing only at once after its two squares
chess-move-promotion-missing = it is not said what the pawn becomes, expected a queen, rook, bishop or knight
chess-move-promotion-to = the pawn cannot become a { $role }, expected a queen, rook, bishop or knight
chess-move-no-promotion = only a pawn that reaches the last rank becomes another piece
chess-move-castling-lost = there is no right to castle on this side
chess-move-castling-blocked = a piece on { $square } stands between king and rook
chess-move-castling-attacked = { $square }, where the king stands, crosses or arrives, is attacked
chess-move-leaves-king-attacked = the own king would be attacked from { $square }

## A text that is no written move

chess-notation-empty = empty, expected a move like Nf3, e2-e4 or e7e8q
chess-expected-piece = a piece (K Q R B N), a square like e4, or castling (0-0)
chess-expected-square = a square like e4
chess-expected-castling = castling as 0-0 or 0-0-0
chess-expected-promotion = what the pawn becomes (Q R B N)
chess-expected-mark = a mark (+ # e.p. (=)) or the end

## Rulings

status-white-wins = White wins
chess-ending-dead = dead position, neither side can mate any more
ending-flag = time has run out
chess-recurred = A position has stood { $times } times (after plies { $plies }).
chess-threefold = A draw may be claimed now for the third occurrence [{ $articles }].
chess-about-to = A draw may be claimed by the side to move with a move that brings a third occurrence about: { $moves } [{ $articles }].
chess-quiet = Without a capture or the move of a pawn: { $plies } of { $limit } plies.
chess-fifty = A draw may be claimed now for fifty moves of each side [{ $articles }].
chess-claim-notice = How a claim is made and what follows from a wrong one is not in the text at hand (article 9).
chess-cannot-mate = { $side } cannot mate by any series of legal moves.
chess-dead-undecided = Whether { $side } can mate by some series of legal moves was not decided within { $bound } positions.
chess-flag-undecided = { $side } has run out of time; whether the other side can mate is for the arbiter to decide { $articles }.
chess-undecided = for the arbiter to decide
