//! 3.8 三 and 四, and chapter 4 四, 六 and 七: cases and appeals.

use crate::event::{Evidence, Instance, OfCase, Rung, Units};

/// The units on a matter of a case.
pub fn cites(matter: OfCase) -> Units {
    match matter {
        OfCase::Opened | OfCase::Ruled | OfCase::Measures => &["4.六.[D]"],
        OfCase::Evidence { kind: Evidence::Ruling, appeal: true }
        | OfCase::Rehearing
        | OfCase::Votes
        | OfCase::Decided => &["4.七.[C]"],
        OfCase::Measure(rung) => measure(rung),
        OfCase::Gap => &["4.四.[C].未明定"],
        OfCase::Lodged | OfCase::Late | OfCase::Written => &["3.8.四.申訴"],
        OfCase::Referred => &["4.四.[F].轉申訴"],
        OfCase::HeardBefore(Instance::Chief) => &["4.四.[F].異議"],
        OfCase::HeardBefore(Instance::Committee) => &["4.七.[B]"],
        OfCase::NoCommittee => &["4.四.[C].解釋", "4.七.[A].設置"],
        OfCase::Final => &["4.七.[C]", "4.七.[G]"],
        OfCase::Recusal => &["4.七.[D].避席"],
        OfCase::Obeyed => &["4.七.[E].服從"],
        OfCase::OfficialErred => &["4.七.[F]"],
        _ => &[],
    }
}

/// What the book lets be imposed: by the officials at the boards, the chief, and the committee.
fn measure(rung: Rung) -> Units {
    match rung {
        Rung::Caution | Rung::PressFault | Rung::RecordFault | Rung::TechnicalFoul => &["4.六.[F].裁決"],
        Rung::Expel => &["4.六.[M]"],
        Rung::Result | Rung::Criticism | Rung::SeriousWarning => &["4.七.[E].處分"],
        Rung::Disqualify => &["4.四.[H]"],
        Rung::Refer => &["3.8.三.停賽"],
        Rung::CancelPoints => &["3.8.三.取消"],
        Rung::Suspend { years: 1..=3 } => &["3.8.三.停賽"],
        Rung::Instruct => &["4.七.[F]"],
        Rung::Relieve => &["4.四.[G]", "4.七.[F]"],
        Rung::CorrectAfter | Rung::CorrectNow | Rung::Suspend { .. } | Rung::Other => &[],
    }
}
