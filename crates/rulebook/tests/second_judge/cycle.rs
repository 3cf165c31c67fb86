//! A cycle: a game that comes back to a position it has had.

use super::board::{Board, Man, Side, Step, step_text};
use super::dice::Dice;
use super::judge::Window;
use super::placement::{lettered, may_come, place};
use super::walk::is_legal;

/// A game whose moves from `first` on lead back to the position after `first` plies.
#[derive(Clone, Debug)]
pub struct Cycle {
    pub start: Board,
    pub moves: Vec<Step>,
    pub first: usize,
}

impl Cycle {
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

    /// The cycle with one piece put on the board, taken off, put elsewhere or replaced.
    pub fn changed(&self, dice: &mut Dice) -> Self {
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
