//! A cycle: a game that comes back to a position it has had.

use std::fmt;

use super::board::{Board, Man, Side, Spot, Step, step_from, step_text};
use super::dice::Dice;
use super::placement::{lettered, may_come, place};
use super::walk::is_legal;
use super::window::Window;

/// A game whose moves from `first` on lead back to the position after `first` plies.
#[derive(Clone, Debug)]
pub struct Cycle {
    pub start: Board,
    pub moves: Vec<Step>,
    pub first: usize,
}

impl fmt::Display for Cycle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "window from ply {}:\n{}\n{}", self.first, self.start.fen(), self.moves_text())
    }
}

impl Cycle {
    /// Reads a cycle from the FEN of its start and its moves.
    pub fn read(fen: &str, moves: &str, first: usize) -> Self {
        Self { start: Board::from_fen(fen), moves: moves.split(' ').map(step_from).collect(), first }
    }

    /// The moves, as they are written.
    pub fn moves_text(&self) -> String {
        self.moves.iter().map(|&step| step_text(step)).collect::<Vec<_>>().join(" ")
    }

    pub fn window(&self) -> Window {
        Window::new(&self.start, &self.moves, self.first, self.moves.len())
    }

    /// Whether the start is sound, every move is legal, none takes, and the last leads back.
    pub fn is_sound(&self) -> bool {
        let start = &self.start;
        if start.kings_face() || !start.checkers_on(start.turn.other()).is_empty() {
            return false;
        }
        let mut boards = vec![start.clone()];
        for &step in &self.moves {
            let board = &boards[boards.len() - 1];
            if !board.is_empty(step.1) || !is_legal(board, step) {
                return false;
            }
            boards.push(board.after(step));
        }
        boards[self.first].looks_like(&boards[self.moves.len()])
    }

    /// The cycle with left and right exchanged.
    pub fn mirrored(&self) -> Self {
        self.mapped(|(file, rank)| (8 - file, rank), |letter| letter, self.start.turn)
    }

    /// The cycle with Red and Black exchanged.
    pub fn swapped(&self) -> Self {
        let other = |letter: char| {
            if letter.is_ascii_uppercase() { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() }
        };
        self.mapped(|(file, rank)| (file, 9 - rank), other, self.start.turn.other())
    }

    fn mapped(&self, place: impl Fn(Spot) -> Spot, letter: impl Fn(char) -> char, turn: Side) -> Self {
        let mut start = Board::empty(turn);
        for man in self.start.men() {
            start.put(letter(man.letter), place(man.at));
        }
        let moves = self.moves.iter().map(|&(from, to)| (place(from), place(to))).collect();
        Self { start, moves, first: self.first }
    }

    /// The cycle as a game that begins with it.
    pub fn without_lead(&self) -> Self {
        let mut start = self.moves[..self.first].iter().fold(self.start.clone(), |board, &step| board.after(step));
        start.rename();
        Self { start, moves: self.moves[self.first..].to_vec(), first: 0 }
    }

    /// A cycle much like this one: begun a ply later, gone round twice, or with a piece more, less or elsewhere.
    pub fn changed(&self, dice: &mut Dice) -> Self {
        let plies = self.moves.len() - self.first;
        if dice.once_in(12) {
            return self.begun_later();
        }
        if plies <= 6 && dice.once_in(12) {
            let moves = self.moves.iter().chain(&self.moves[self.first..]).copied().collect();
            return Self { moves, ..self.clone() };
        }
        self.with_other_pieces(dice)
    }

    /// The same cycle, its first move played before the beginning.
    fn begun_later(&self) -> Self {
        let moves = self.moves.iter().chain([&self.moves[self.first]]).copied().collect();
        Self { start: self.start.clone(), moves, first: self.first + 1 }.without_lead()
    }

    /// The same moves, one piece put on the board, taken off, put elsewhere or replaced.
    fn with_other_pieces(&self, dice: &mut Dice) -> Self {
        let mut changed = self.clone();
        let kind = *dice.weigh(&[('r', 5), ('c', 6), ('n', 6), ('p', 5), ('a', 3), ('b', 3)]);
        let side = *dice.pick(&[Side::Red, Side::Black]);
        let men: Vec<Man> = self.start.men().filter(|man| man.kind() != 'k').collect();
        let change = if men.is_empty() { 0 } else { dice.below(8) };
        if change > 1 {
            let man = *dice.pick(&men);
            changed.start.lift(man.at);
            if change > 5 && may_come(&changed.start, kind, side, man.at) {
                changed.start.put(lettered(kind, side), man.at);
            }
        }
        if change < 5 {
            place(&mut changed.start, kind, side, dice);
        }
        changed
    }
}
