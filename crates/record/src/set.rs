//! The 32 pieces of a set in the order two formats list them: Red's, then Black's; rook, horse, elephant, advisor, king,
//! advisor, elephant, horse, rook, two cannons, five pawns.

use xiangqi::{Board, Color, Piece, Point, Role};

const ROLES: [Role; 16] = {
    use Role::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};
    [Rook, Horse, Elephant, Advisor, King, Advisor, Elephant, Horse, Rook, Cannon, Cannon, Pawn, Pawn, Pawn, Pawn, Pawn]
};

/// The piece with this place in the order, from 0; places past the last begin again.
pub(crate) fn piece(place: usize) -> Piece {
    Piece { color: Color::ALL[place / 16 % 2], role: ROLES[place % 16] }
}

/// Where each of the pieces stands: those of one kind from Red's right for Red, from Red's left for Black.
pub(crate) fn points(board: &Board) -> [Option<Point>; 32] {
    let mut left = board.clone();
    std::array::from_fn(|place| {
        let piece = piece(place);
        let points = left.pieces(piece.color, piece.role).into_iter();
        let next = points.min_by_key(|point| match piece.color {
            Color::Red => 8 - point.file() as u8,
            Color::Black => point.file() as u8,
        })?;
        left.remove(next);
        Some(next)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_is_listed_from_the_corners() {
        let points = points(&Board::start()).map(|point| point.unwrap().to_string());
        assert_eq!(points[..3], ["i0", "h0", "g0"]);
        assert_eq!(points[16..19], ["a9", "b9", "c9"]);
        assert_eq!(points[31], "i6");
    }

    #[test]
    fn pieces_that_are_gone_have_no_point() {
        let mut board = Board::start();
        board.remove("i0".parse().unwrap());
        let points = points(&board);
        assert_eq!(points[0].map(|point| point.to_string()).as_deref(), Some("a0"));
        assert_eq!(points[8], None);
    }
}
