### The board: sides, pieces, what is wrong with a set-up, a FEN or a move.

## Sides and pieces

side-red = Red
side-black = Black

role-king = king
role-advisor = advisor
role-elephant = elephant
role-horse = horse
role-rook = rook
role-cannon = cannon
role-pawn = pawn

piece-red-king = red king
piece-red-advisor = red advisor
piece-red-elephant = red elephant
piece-red-horse = red horse
piece-red-rook = red rook
piece-red-cannon = red cannon
piece-red-pawn = red pawn
piece-black-king = black king
piece-black-advisor = black advisor
piece-black-elephant = black elephant
piece-black-horse = black horse
piece-black-rook = black rook
piece-black-cannon = black cannon
piece-black-pawn = black pawn

# Between the members of a list.
list-separator = { ", " }

## A set-up that is no position of a game

setup-no-king = { $side } has no king
setup-too-many = { $found } × { $piece }, a set holds { $most }
setup-misplaced = a { $piece } can never stand on { $point }
setup-kings-facing = the kings face each other on { $red } and { $black }
setup-waiting-side-in-check = { $side } is in check (from { $checkers }) but it is not its turn

## A FEN that cannot be read

fen-empty = empty FEN, expected ten ranks and the side to move, like { $example }
fen-rank-count = { $found ->
    [one] the placement has { $found } rank, expected 10 separated by “/”
   *[other] the placement has { $found } ranks separated by “/”, expected 10
}
fen-rank-length = rank { $rank } (Red's back rank is 0) does not add up to 9 points
fen-letter = “{ $letter }” on rank { $rank } (Red's back rank is 0), expected a piece (k a b/e n/h r c p, capital for Red) or a digit 1 to 9
fen-turn = the side to move is “{ $found }”, expected w (or r) for Red or b for Black
fen-counter = “{ $found }” is not a move count, expected a number
fen-trailing = unexpected “{ $found }” after the last field

## A move that is not legal

move-illegal = { $played } is illegal: { $fault }
move-no-piece = there is no piece on the starting point
move-not-your-piece = the piece belongs to the side that is not to move
move-no-move = the move ends where it begins
move-own-piece-in-the-way = the destination is occupied by a piece of the same side
move-not-its-move = this is not how the { $role } moves
move-leaves-palace = the { $role } may not leave its palace
move-crosses-river = the elephant may not cross the river
move-eye-blocked = the elephant's eye on { $point } is blocked
move-leg-blocked = the horse's leg on { $point } is blocked
move-path-blocked = the { $role } is blocked on { $point }
move-screen-count = the cannon captures over exactly one screen, not { $found }
move-pawn-backward = the pawn may not move backward
move-pawn-sideways-before-river = the pawn may move sideways only after crossing the river
move-kings-facing = the kings would face each other
move-leaves-king-attacked = own king left in check from { $point }
