//! Placements made by chance.

use super::board::{Board, Side, Spot, crossed, in_palace, points};
use super::dice::Dice;

/// Kings and a few pieces; `None` if the side to move could take the king or the kings face each other.
pub fn placement(dice: &mut Dice) -> Option<Board> {
    let mut board = Board::empty(*dice.pick(&[Side::Red, Side::Black]));
    for side in [Side::Red, Side::Black] {
        place(&mut board, 'k', side, dice);
        for _ in 0..2 + dice.below(6) {
            let kind = *dice.weigh(&[('r', 6), ('c', 6), ('n', 6), ('p', 5), ('a', 3), ('b', 3)]);
            place(&mut board, kind, side, dice);
        }
    }
    let sound = !board.kings_face() && board.checkers_on(board.turn.other()).is_empty();
    sound.then_some(board)
}

/// Puts a piece on a point where its kind may stand, if the side has one left and a point is free.
pub fn place(board: &mut Board, kind: char, side: Side, dice: &mut Dice) {
    let free: Vec<Spot> = points().filter(|&at| may_come(board, kind, side, at)).collect();
    if !free.is_empty() {
        board.put(lettered(kind, side), *dice.pick(&free));
    }
}

/// The letter of a side's piece of this kind.
pub fn lettered(kind: char, side: Side) -> char {
    if side == Side::Red { kind.to_ascii_uppercase() } else { kind }
}

/// Whether a side has a piece of this kind left to put on a free point.
pub fn may_come(board: &Board, kind: char, side: Side, at: Spot) -> bool {
    let most = match kind {
        'k' => 1,
        'p' => 5,
        _ => 2,
    };
    let placed = board.men().filter(|man| man.letter == lettered(kind, side)).count();
    board.is_empty(at) && may_stand(kind, side, at) && placed < most
}

/// Whether a side's piece of this kind may stand on a point.
fn may_stand(kind: char, side: Side, (file, rank): Spot) -> bool {
    let depth = if side == Side::Red { rank } else { 9 - rank };
    match kind {
        'k' => in_palace(side, (file, rank)),
        'a' => in_palace(side, (file, rank)) && (file + depth) % 2 == 1,
        'b' => matches!((file, depth), (2 | 6, 0 | 4) | (0 | 4 | 8, 2)),
        'p' => crossed(side, (file, rank)) || (depth >= 3 && file % 2 == 0),
        _ => true,
    }
}
