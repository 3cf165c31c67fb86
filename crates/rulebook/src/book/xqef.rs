//! `xqef-2022`: 通用象棋規則.

use xiangqi::Role;

use super::Rulebook;
use crate::article::Book;
use crate::settings::{Chase, Forbidden, Fresh, Mutual, NaturalLimit, Pinned, Repetition, RootLoss, Trigger};

/// Articles 3 and 58(2), to the letter.
const CHASE: Chase = Chase {
    uncrossed_pawn_target: false,
    always_on_rook: &[Role::Rook, Role::Horse, Role::Cannon, Role::Advisor, Role::Elephant],
    advisor_elephant_chase: false,
    mutual: Mutual::AnyKinds,
    fresh: Fresh::Pair,
    root_loss: RootLoss::Never,
    pinned_attacker: Pinned::PerCapture,
    pinned_target: Pinned::PerCapture,
    check_may_chase: true,
};

pub(super) fn rulebook() -> Rulebook {
    Rulebook {
        book: Book::Xqef2022,
        base: None,
        repetition: Repetition { chase: CHASE, forbidden: Forbidden::CheckOrChase, trigger: Trigger::Warned { at: 3 } },
        natural_limit: Some(NaturalLimit { plies: 120, checks: 10, cycles: None, ends_by_itself: true }),
        dead_draw: true,
    }
}
