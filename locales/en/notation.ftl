### Written moves: what cannot be read, and what no legal move is meant by.

## A text that is no written move

notation-empty = empty, expected a move like 炮二平五, C2=5 or h2e2
notation-unexpected = “{ $found }” as character { $at }, expected { $expected }
notation-ended = incomplete, expected { $expected }

expected-piece = a piece (俥 or R), a place (前 中 後) or a point like h2
expected-place = a file from 1 to 9, a place (前 中 後) or a piece
expected-pawn = a pawn (兵 卒 P)
expected-direction = a direction (進 退 平 or + - =)
expected-direction-or-number = a direction (進 退 平 or + - =) or a number from 1 to 9
expected-number = a number from 1 to 9
expected-mark = a mark (× ○ ＝) or the end

## A written move that means no legal move

resolve-no-such-piece = { $side } has no { $mover }
resolve-no-such-point = the { $role } on { $point } cannot go in that direction
resolve-ambiguous = ambiguous, it may mean: { $moves }

mover-on-file = { $role } on file { $file }
mover-in-tandem = { $role } ({ $place }, with another on the same file)
mover-pawn-on-file = pawn ({ $place } of several on file { $file })

place-front = in front
place-middle = in the middle
place-rear = at the rear
place-front-front = foremost of three or more
place-front-rear = second of three or more
place-rear-front = last but one of three or more
place-rear-rear = rearmost of three or more
place-nth = number { $number } from the front
place-nth-or-middle = number { $number } from the front or in the middle
