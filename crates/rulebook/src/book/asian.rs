//! `axf-2003` and `wxf-2018`, provisional: nothing public separates them, so one row of settings serves both.

use xiangqi::Role;

use super::{Rulebook, roc};
use crate::article::Book;
use crate::settings::{Chase, Forbidden, Fresh, Repetition, RootLoss, Trigger};

pub(super) fn rulebook(book: Book) -> Rulebook {
    let chase = Chase {
        uncrossed_pawn_target: false,
        always_on_rook: &[Role::Horse, Role::Cannon],
        fresh: Fresh::Pair,
        root_loss: RootLoss::UnlessChased,
        ..roc::CHASE
    };
    Rulebook {
        book,
        base: None,
        repetition: Repetition { chase, forbidden: Forbidden::CheckOrChase, trigger: Trigger::Rule { at: 3 } },
        natural_limit: None,
        dead_draw: false,
    }
}
