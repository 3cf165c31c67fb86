//! What the first judge says, in the second one's words.

use books::{AXF_2003, ROC_113, XQEF_2022};
use ruling::Book;
use ruling::repetition::{ChargeKind, IfContinued, Man, Span, charges, verdict};
use ruling::settings::{Chase, RootLoss};
use xiangqi::Color;

use crate::second_judge::attack::Reading;
use crate::second_judge::board::Side;
use crate::second_judge::judge::{Charge, Judgement};

/// A rulebook's settings for chases.
pub fn settings(book: Book) -> Chase {
    books::rulebook(book).expect("a rulebook of Xiangqi").repetition.chase
}

/// The first judge's settings for what the second calls a reading.
pub fn settings_of(reading: Reading) -> Chase {
    match reading {
        Reading::Roc => settings(ROC_113),
        Reading::Asian => settings(AXF_2003),
        Reading::XqefLiteral => settings(XQEF_2022),
        Reading::XqefPurposive => Chase { root_loss: RootLoss::Counts, ..settings(XQEF_2022) },
    }
}

/// The second judge's name for a piece.
pub fn name(man: Man) -> u8 {
    u8::try_from(man.origin.index()).expect("ninety points")
}

/// The first judge's judgement of a stretch.
pub fn judgement(span: Span<'_>, rules: &Chase) -> Judgement {
    let charged = charges(span, rules);
    let plain = |color: Color| match charged[color].kind {
        ChargeKind::None => Charge::Nothing,
        ChargeKind::PerpetualCheck => Charge::Check,
        ChargeKind::PerpetualChase => Charge::Chase(charged[color].targets.iter().map(|&man| name(man)).collect()),
        other => panic!("{other:?} is no charge here"),
    };
    let loser = match verdict(charged.red.kind, charged.black.kind) {
        IfContinued::Loses(Color::Red) => Some(Side::Red),
        IfContinued::Loses(Color::Black) => Some(Side::Black),
        IfContinued::Draw | IfContinued::Undecided => None,
    };
    Judgement { red: plain(Color::Red), black: plain(Color::Black), loser }
}
