//! `cn-referee`: 裁判細則.

use super::{Rulebook, roc};
use crate::article::Book;
use crate::settings::{Chase, Forbidden, NaturalLimit, Repetition, Trigger};

pub(super) fn rulebook() -> Rulebook {
    let chase = Chase { uncrossed_pawn_target: false, ..roc::CHASE };
    Rulebook {
        book: Book::CnReferee,
        base: None,
        repetition: Repetition {
            chase,
            forbidden: Forbidden::AnyAttack,
            trigger: Trigger::NoticeOrRule { at: 4, rule: 5 },
        },
        natural_limit: Some(NaturalLimit { plies: 100, checks: 10, cycles: None, ends_by_itself: false }),
        dead_draw: true,
    }
}
