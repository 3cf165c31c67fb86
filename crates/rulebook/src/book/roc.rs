//! `roc-113`: 中華民國象棋規則.

use xiangqi::Role;

use super::Rulebook;
use crate::article::Book;
use crate::settings::{Chase, Forbidden, Fresh, Mutual, NaturalLimit, Pinned, Repetition, RootLoss, Trigger};

/// Chapter 2, section 1, 說明一 to 六.
pub(super) const CHASE: Chase = Chase {
    uncrossed_pawn_target: true,
    always_on_rook: &[Role::Horse, Role::Cannon, Role::Advisor, Role::Elephant],
    advisor_elephant_chase: true,
    mutual: Mutual::SameKind,
    fresh: Fresh::Target,
    root_loss: RootLoss::Counts,
    pinned_attacker: Pinned::PerCapture,
    pinned_target: Pinned::PerCapture,
    check_may_chase: true,
};

pub(super) fn rulebook() -> Rulebook {
    Rulebook {
        book: Book::Roc113,
        base: None,
        repetition: Repetition {
            chase: CHASE,
            forbidden: Forbidden::CheckOrChase,
            trigger: Trigger::Notice { at: 4, rule: 5 },
        },
        natural_limit: Some(NaturalLimit { plies: 100, checks: 10, cycles: Some(3), ends_by_itself: false }),
        dead_draw: false,
    }
}
