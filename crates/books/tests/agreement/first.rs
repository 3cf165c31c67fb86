//! What the first judge says, in the second one's words.

use books::repetition::{ChargeKind, Man, Span, Verdict, charges, verdict};
use books::settings::{Chase, RootLoss};
use books::{Book, Rulebook};
use xiangqi::Color;

use crate::second_judge::attack::Reading;
use crate::second_judge::board::Side;
use crate::second_judge::judge::{Charge, Judgement};

/// A rulebook's settings for chases.
pub fn settings(book: Book) -> Chase {
    Rulebook::of(book).expect("a rulebook of Xiangqi").repetition.chase
}

/// The first judge's settings for what the second calls a reading.
pub fn settings_of(reading: Reading) -> Chase {
    match reading {
        Reading::Roc => settings(Book::Roc113),
        Reading::Asian => settings(Book::Axf2003),
        Reading::XqefLiteral => settings(Book::Xqef2022),
        Reading::XqefPurposive => Chase { root_loss: RootLoss::Counts, ..settings(Book::Xqef2022) },
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
        Verdict::Loses(Color::Red) => Some(Side::Red),
        Verdict::Loses(Color::Black) => Some(Side::Black),
        Verdict::Draw | Verdict::Undecided => None,
    };
    Judgement { red: plain(Color::Red), black: plain(Color::Black), loser }
}
