//! The algebraic notation of engine matches: a piece letter, what tells two pieces apart, `x` and the target (`Hc7`,
//! `Cbe2`, `E0a2`, `Caxa3`); a pawn that goes forward by its target (`g4`), one that goes sideways or takes with its
//! file before it (`fg4`, `cxc5`). A `+` or `#` may follow.

use xiangqi::notation::ResolveError;
use xiangqi::{File, IllegalMove, Move, MoveFault, Point, Position, Rank, Role};

use crate::error::MoveError;

/// The move a text means in a position; `None` if it is not in this notation.
pub(crate) fn find(text: &str, position: &Position) -> Option<Result<Move, MoveError>> {
    San::read(text).map(|san| san.resolve(position))
}

/// Whether a text is in this notation.
pub(crate) fn is_san(text: &str) -> bool {
    San::read(text).is_some()
}

/// Whether a text that could be a move by coordinates is one in this notation: a piece that needs its rank has a
/// capital letter, the file of its target a small one (`E0a2`), while coordinates have one kind of letters.
pub(crate) fn is_certain(text: &str) -> bool {
    matches!(text.as_bytes(), [b'A'..=b'Z', b'0'..=b'9', b'a'..=b'z', ..])
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct San {
    role: Role,
    file: Option<File>,
    rank: Option<Rank>,
    to: Point,
}

impl San {
    fn read(text: &str) -> Option<Self> {
        let text = text.trim_end_matches(['+', '#']);
        let (head, target) = text.split_at_checked(text.len().checked_sub(2)?)?;
        let to = target.starts_with(|c: char| c.is_ascii_lowercase()).then(|| target.parse().ok())??;
        let (role, hint) = match head.chars().next().filter(char::is_ascii_uppercase) {
            Some(letter) => (Role::from_letter(letter)?, &head[1..]),
            None => (Role::Pawn, head),
        };
        let mut san = Self { role, file: None, rank: None, to };
        let hint = hint.strip_suffix('x').unwrap_or(hint);
        for c in hint.bytes() {
            match c {
                b'a'..=b'i' if san.file.is_none() && san.rank.is_none() => san.file = File::from_index(c - b'a'),
                b'0'..=b'9' if san.rank.is_none() => san.rank = Rank::from_index(c - b'0'),
                _ => return None,
            }
        }
        if san.role == Role::Pawn && hint.is_empty() {
            san.file = Some(san.to.file());
        }
        Some(san)
    }

    fn resolve(self, position: &Position) -> Result<Move, MoveError> {
        let pieces = position.board().pieces(position.turn(), self.role).into_iter();
        let named = pieces.filter(|from| {
            self.file.is_none_or(|file| from.file() == file) && self.rank.is_none_or(|rank| from.rank() == rank)
        });
        let moves: Vec<Move> = named.map(|from| Move { from, to: self.to }).collect();
        let legal: Vec<Move> = moves.iter().copied().filter(|&m| position.is_legal(m)).collect();
        match legal[..] {
            [m] => Ok(m),
            [] => Err(self.refusal(&moves, position)),
            _ => Err(MoveError::Unresolved(ResolveError::Ambiguous(legal))),
        }
    }

    /// What stands against a piece that moves this way, or that there is none.
    fn refusal(self, moves: &[Move], position: &Position) -> MoveError {
        let faults = moves.iter().filter_map(|&played| Some(IllegalMove { played, fault: position.fault_of(played)? }));
        let mut likely = faults.filter(|illegal| !matches!(illegal.fault, MoveFault::NotItsMove(_)));
        let none = MoveError::NoneReaches { side: position.turn(), role: self.role, to: self.to };
        likely.next().map_or(none, MoveError::Illegal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(fen: &str, text: &str) -> Option<Result<String, MoveError>> {
        let setup: xiangqi::Setup = fen.parse().unwrap();
        let position = Position::try_from(setup).unwrap();
        Some(find(text, &position)?.map(|m| m.to_string()))
    }

    #[test]
    fn pieces_and_pawns_are_named_by_their_target() {
        let start = xiangqi::notation::fen::START;
        for (text, m) in [("g4", "g3g4"), ("Hc2", "b0c2"), ("Cbe2", "b2e2"), ("Afe1", "f0e1"), ("Cxb9", "b2b9")] {
            assert_eq!(played(start, text), Some(Ok(m.to_owned())), "{text}");
        }
        assert!(matches!(played(start, "Ce2"), Some(Err(MoveError::Unresolved(_)))));
        assert!(matches!(played(start, "Ra5"), Some(Err(MoveError::Illegal(_)))));
        assert!(matches!(played(start, "Rb4"), Some(Err(MoveError::NoneReaches { role: Role::Rook, .. }))));
    }

    #[test]
    fn file_and_rank_tell_pieces_apart() {
        let fen = "3k5/9/9/9/9/2B6/9/9/9/2B1K4 w";
        assert_eq!(played(fen, "E4e2"), Some(Ok("c4e2".into())));
        assert_eq!(played(fen, "B0e2+"), Some(Ok("c0e2".into())));
        assert!(matches!(played(fen, "Ece2"), Some(Err(MoveError::Unresolved(_)))));
    }

    #[test]
    fn a_pawn_named_by_its_target_goes_forward() {
        let fen = "3k5/9/9/3PP4/3P5/9/9/9/9/4K4 w";
        assert_eq!(
            played(fen, "d6"),
            Some(Err(MoveError::Illegal(IllegalMove {
                played: "d5d6".parse().unwrap(),
                fault: MoveFault::OwnPieceInTheWay,
            })))
        );
        assert_eq!(played(fen, "ed6").map(|found| found.is_err()), Some(true));
        assert_eq!(played(fen, "de5"), Some(Ok("d5e5".into())));
        assert_eq!(played(fen, "e7"), Some(Ok("e6e7".into())));
    }

    #[test]
    fn other_texts_are_left_alone() {
        for text in ["", "x", "C2=5", "炮二平五", "hello", "Zc2", "H2+3", "馬c2", "cxxc5"] {
            assert_eq!(San::read(text), None, "{text}");
        }
    }
}
