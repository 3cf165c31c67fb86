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

chess-setup-no-king = { $side } has no king
chess-setup-several-kings = { $side } has { $found } kings
chess-setup-too-many = { $side } has { $pawns } pawns and { $promoted } pieces that can only have been pawns, a set has 8 pawns
chess-setup-pawn-on-last-rank = a pawn can never stand on { $square }
chess-setup-castling = castling with the rook on { $square } is claimed, but king and rook are not on their original squares
chess-setup-en-passant = no pawn can just have passed { $square }
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
chess-fen-castling = the castling rights are “{ $found }”, expected letters of KQkq or -
chess-fen-en-passant = the en passant square is “{ $found }”, expected one like e3, or -

## A move that is not legal

chess-move-takes-king = the king cannot be captured
chess-move-pawn-blocked = the pawn is blocked on { $square }
chess-move-pawn-two-squares = the pawn may advance two squares only from its original square
chess-move-pawn-takes-nothing = the pawn moves diagonally only to capture, and there is nothing to capture
chess-move-en-passant-late = the pawn on { $square } can be captured en passant only immediately after its two-square advance
chess-move-promotion-missing = the promotion piece is missing, expected a queen, rook, bishop or knight
chess-move-promotion-to = the pawn cannot be promoted to a { $role }, expected a queen, rook, bishop or knight
chess-move-no-promotion = only a pawn that reaches the last rank is promoted
chess-move-castling-lost = there is no right to castle on this side
chess-move-castling-blocked = there is a piece between king and rook, on { $square }
chess-move-castling-attacked = the king stands on, crosses or reaches { $square }, which is attacked
chess-move-leaves-king-attacked = own king left in check from { $square }

## A text that is no written move

chess-notation-empty = empty, expected a move like Nf3, e2-e4 or e7e8q
chess-expected-piece = a piece (K Q R B N), a square like e4, or castling (0-0)
chess-expected-square = a square like e4
chess-expected-castling = castling as 0-0 or 0-0-0
chess-expected-promotion = the promotion piece (Q R B N)
chess-expected-mark = a mark (+ # e.p. (=)) or the end

## Rulings

status-white-wins = White wins
chess-ending-dead = dead position, neither side can checkmate
chess-ending-fifty = fifty-move rule
ending-flag = flag fall
chess-recurred = A position has occurred { $times } times (after plies { $plies }).
chess-threefold = A draw may be claimed now for threefold repetition [{ $articles }].
chess-about-to = The side to move may claim a draw with a move that repeats a position for the third time: { $moves } [{ $articles }].
chess-quiet = No capture or pawn move: { $plies } of { $limit } plies.
chess-fifty = A draw may be claimed now under the fifty-move rule [{ $articles }].
chess-claim-notice = How a claim is made, and what follows if it is incorrect, is not in the text at hand (article 9).
chess-cannot-mate = { $side } cannot checkmate by any series of legal moves.
chess-dead-undecided = Whether { $side } can checkmate by some series of legal moves is undetermined (search limit of { $bound } positions reached).
chess-flag-undecided = { $side }'s flag has fallen; whether the opponent can checkmate is for the arbiter to decide { $articles }.
chess-undecided = for the arbiter to decide
