//! Articles 106, 128 and 130 to 137: cases and appeals.

use crate::event::{Evidence, Instance, OfCase, Rung, Units};

/// The units on a matter of a case.
pub fn cites(matter: OfCase) -> Units {
    match matter {
        OfCase::Opened => &["105(1)", "130(1)"],
        OfCase::Statement => &["130(2)", "131(2)"],
        OfCase::Evidence { kind, appeal } => evidence(kind, appeal),
        OfCase::Evidences => &["130(2)"],
        OfCase::NewEvidence => &["135(2)"],
        OfCase::Facts => &["130(3)"],
        OfCase::FactsClosed => &["131(2)"],
        OfCase::Ruled => &["130(4)"],
        OfCase::Doubt => &["130(5)"],
        OfCase::Measure(rung) => measure(rung),
        OfCase::Measures => &["128(1)"],
        OfCase::FalseStatement => &["131(1)", "132(1)"],
        OfCase::DisturbedByPlayer => &["132(1)"],
        OfCase::DisturbedByOther => &["132(2)"],
        OfCase::Gap | OfCase::Recusal | OfCase::Obeyed | OfCase::OfficialErred => &[],
        appeal => cites_on_appeal(appeal),
    }
}

/// Articles 133 to 137.
fn cites_on_appeal(matter: OfCase) -> Units {
    match matter {
        OfCase::Lodged => &["133(1)", "134(1)"],
        OfCase::Late => &["134(2)", "137(1)"],
        OfCase::Referred => &["134(2)"],
        OfCase::HeardBefore(Instance::Referee) => &["106(2)(b)(x)"],
        OfCase::HeardBefore(Instance::SectionHead) => &["106(2)(c)(iv)"],
        OfCase::HeardBefore(Instance::Chief) => &["106(2)(d)(ix)"],
        OfCase::HeardBefore(Instance::Committee) => &["137(2)"],
        OfCase::Rehearing => &["134(3)", "135(1)"],
        OfCase::Deposit => &["136(1)"],
        OfCase::DepositReturned => &["136(2)"],
        OfCase::NoCommittee => &["137(3)"],
        OfCase::Sealed => &["137(2)(a)"],
        OfCase::Written => &["137(2)(b)"],
        OfCase::Decided => &["137(2)(c)"],
        OfCase::Resumed => &["137(2)(d)"],
        OfCase::Final => &["137(2)(e)"],
        OfCase::Votes => &["3(1):仲裁委員會"],
        _ => &[],
    }
}

/// 130(2), and what 135(1) adds on appeal. A record sheet is among the things of the game.
fn evidence(kind: Evidence, appeal: bool) -> Units {
    match kind {
        Evidence::Equipment | Evidence::Sheet | Evidence::Recording => &["130(2)"],
        Evidence::Ruling if appeal => &["135(1)"],
        Evidence::Ruling | Evidence::Bystander | Evidence::Other => &[],
    }
}

/// The order of 128(1).
fn measure(rung: Rung) -> Units {
    match rung {
        Rung::Caution => &["128(1)(a)"],
        Rung::CorrectAfter => &["128(1)(b)"],
        Rung::CorrectNow => &["128(1)(c)"],
        Rung::PressFault => &["128(1)(d)(i)"],
        Rung::RecordFault => &["128(1)(d)(ii)"],
        Rung::TechnicalFoul => &["128(1)(d)(iii)"],
        Rung::Result => &["128(1)(e)"],
        Rung::Expel => &["128(1)(f)"],
        Rung::Disqualify => &["128(1)(g)"],
        Rung::Refer => &["128(1)(h)"],
        _ => &[],
    }
}
