//! Positions to try things on: those of games played at random, and pieces drawn on any squares.

use chess::{Bitboard, Board, Color, Move, Position, Role, Setup, Square};

/// The `SplitMix64` sequence.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        usize::try_from((self.next() >> 33) % bound).expect("below a bound of that type")
    }
}

/// The moves of a game played at random, up to so many, each with the position it is played in.
pub fn game(random: &mut Random, most: usize) -> Vec<(Position, Move)> {
    let mut played = Vec::new();
    let mut position = Position::start();
    for _ in 0..most {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let m = moves[random.below(moves.len())];
        let next = position.after(m);
        played.push((position, m));
        position = next;
    }
    played
}

/// A position with so many pieces besides the kings, drawn until it is one that can stand in a game.
pub fn drawn(random: &mut Random, pieces: usize) -> Position {
    loop {
        if let Ok(position) = Position::try_from(scattered(random, pieces)) {
            return position;
        }
    }
}

/// Kings and so many other pieces on any squares.
pub fn scattered(random: &mut Random, pieces: usize) -> Setup {
    let mut board = Board::empty();
    let mut place = |random: &mut Random, color: Color, role: Role| loop {
        let square = Square::ALL[random.below(64)];
        if board.piece_at(square).is_none() {
            break board.set_piece_at(square, role.of(color));
        }
    };
    place(random, Color::White, Role::King);
    place(random, Color::Black, Role::King);
    for _ in 0..pieces {
        let color = Color::ALL[random.below(2)];
        let role = [Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen][random.below(6)];
        place(random, color, role);
    }
    let turn = Color::ALL[random.below(2)];
    Setup { board, turn, castling: Bitboard::EMPTY, en_passant: None, quiet_plies: 0, move_number: 1 }
}
