//! The marks that follow a written move: × a capture, ○ a check, ＝ a draw offered.

use std::fmt;

use crate::{Move, Position};

/// What the marks after a move say.
///
/// ```
/// use xiangqi::notation::MoveText;
///
/// let text: MoveText = "炮二進七×＝".parse()?;
/// assert!(text.marks().capture && text.marks().draw_offered);
/// assert_eq!(text.marks().to_string(), "×＝");
/// # Ok::<(), xiangqi::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks {
    /// ×: the move takes a piece.
    pub capture: bool,
    /// ○: the move gives check.
    pub check: bool,
    /// ＝: the side offers a draw with the move.
    pub draw_offered: bool,
}

impl Marks {
    /// The marks a legal move must bear by what it does on the board; a draw is offered by a person, not by a move.
    pub fn of(position: &Position, m: Move) -> Self {
        let mover = position.turn();
        let after = position.after(m);
        Self {
            capture: position.board().color(!mover).contains(m.to),
            check: !after.checkers_of(!mover).is_empty(),
            draw_offered: false,
        }
    }

    /// Whether there is no mark at all.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Adds the mark a character stands for; `None` if it stands for none.
    pub(super) fn add(&mut self, mark: char) -> Option<()> {
        match mark {
            '×' | 'x' | 'X' | '✕' => self.capture = true,
            '○' | '〇' | '◯' => self.check = true,
            '＝' | '=' => self.draw_offered = true,
            _ => return None,
        }
        Some(())
    }
}

impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (set, mark) in [(self.capture, "×"), (self.check, "○"), (self.draw_offered, "＝")] {
            if set {
                f.write_str(mark)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    #[test]
    fn sch6_2_captures_and_checks_are_marked() {
        let setup: Setup = "3k5/9/4n4/9/9/9/9/9/4R4/4K4 w".parse().unwrap();
        let position = Position::try_from(setup).unwrap();
        let marks = |m: &str| Marks::of(&position, m.parse().unwrap()).to_string();
        assert_eq!(marks("e1f1"), "");
        assert_eq!(marks("e1d1"), "○");
        assert_eq!(marks("e1e7"), "×");
        assert_eq!(Marks { capture: true, check: true, draw_offered: true }.to_string(), "×○＝");
    }
}
