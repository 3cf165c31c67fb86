//! What a chase may be made of: the generator breeds cycles for each of these, and the census counts them.

use super::board::crossed;
use super::judge::Deed;
use super::window::Window;

/// A circumstance of a chase that a ply makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Feature {
    /// The chaser did not move.
    ByStandingPiece,
    /// The target lost its root.
    ByRootLoss,
    /// The same, and the chaser was chased itself.
    TiedDown,
    /// Both are of one kind.
    OfLikePiece,
    /// The target is a rook, the chaser is not.
    OfRookByLess,
    /// The chaser is an advisor or an elephant.
    ByGuard,
    /// The target is a pawn that has not crossed.
    OfPawnAtHome,
    /// The ply also checks.
    WithCheck,
    /// The ply was played out of check.
    OutOfCheck,
    /// The chase goes on after the reply.
    Unanswered,
    /// The attack goes on after the reply, though it is no chase any more.
    AnsweredByRoot,
}

impl Feature {
    pub const ALL: [Self; 11] = [
        Self::ByStandingPiece,
        Self::ByRootLoss,
        Self::TiedDown,
        Self::OfLikePiece,
        Self::OfRookByLess,
        Self::ByGuard,
        Self::OfPawnAtHome,
        Self::WithCheck,
        Self::OutOfCheck,
        Self::Unanswered,
        Self::AnsweredByRoot,
    ];

    /// Whether a chase that a ply makes shows this.
    pub fn shows(self, window: &Window, ply: usize, deed: &Deed) -> bool {
        let (by, on) = (deed.by.kind(), deed.on.kind());
        deed.is_new()
            && match self {
                Self::ByStandingPiece => window.mover(ply) != deed.by.name,
                Self::ByRootLoss => deed.by_root_loss(),
                Self::TiedDown => deed.by_root_loss() && deed.attacker_was_chased,
                Self::OfLikePiece => by == on,
                Self::OfRookByLess => on == 'r' && by != 'r',
                Self::ByGuard => "ab".contains(by),
                Self::OfPawnAtHome => on == 'p' && !crossed(deed.on.side(), deed.on.at),
                Self::WithCheck => window.checks(ply),
                Self::OutOfCheck => window.checks(ply - 1),
                Self::Unanswered => deed.later.is_some_and(|nature| nature == deed.nature),
                Self::AnsweredByRoot => deed.later.is_some_and(|nature| nature != deed.nature),
            }
    }
}
