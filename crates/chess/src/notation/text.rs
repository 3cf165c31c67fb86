//! A written move, read but not yet resolved.

use crate::{CastlingSide, File, Rank, Role, Square};

/// A move as it is written, whatever the notation.
///
/// ```
/// use chess::{Position, notation::MoveText};
///
/// let start = Position::start();
/// for text in ["g1f3", "Nf3", "Ng1-f3", "Nf3!"] {
///     assert_eq!(text.parse::<MoveText>()?.resolve(&start)?.to_string(), "g1f3");
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveText {
    pub(super) words: Words,
    pub(super) draw_offered: bool,
}

impl MoveText {
    /// Whether a draw is offered with the move.
    pub fn draw_offered(&self) -> bool {
        self.draw_offered
    }
}

/// What a written move says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Words {
    /// Castling on a flank.
    Castling(CastlingSide),
    /// Any other move.
    Written(Written),
}

/// A move by its target and as much of its beginning as is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Written {
    /// The kind of piece; `None` where the square it stands on tells it.
    pub(super) role: Option<Role>,
    pub(super) file: Option<File>,
    pub(super) rank: Option<Rank>,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
}
