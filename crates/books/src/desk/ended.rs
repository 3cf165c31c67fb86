//! An ending that a ruling finds, as a verdict on the game: the one place where the two vocabularies meet.

use contest::{Form, Outcome, Reason, Verdict};

use ruling::EndingKind;

/// The verdict on a game that ended so.
pub fn verdict(outcome: Outcome, kind: EndingKind) -> Verdict {
    let form = if kind == EndingKind::ForbiddenPlay { Form::Breach } else { Form::Ordinary };
    Verdict { outcome, form, reason: reason(kind) }
}

fn reason(kind: EndingKind) -> Reason {
    match kind {
        EndingKind::Checkmate => Reason::Checkmate,
        EndingKind::Stalemate => Reason::Stalemate,
        EndingKind::DeadDraw => Reason::DeadDraw,
        EndingKind::NaturalLimit => Reason::NaturalLimit,
        EndingKind::AskedLimit => Reason::AskedLimit,
        EndingKind::ForbiddenPlay => Reason::ForbiddenPlay,
        EndingKind::SameForbiddenPlay => Reason::SameForbiddenPlay,
        EndingKind::OrdinaryCycle => Reason::OrdinaryCycle,
        EndingKind::KingsFacing => Reason::KingsFacing,
        EndingKind::KingTaken => Reason::KingTaken,
        EndingKind::SelfCheck => Reason::SelfCheck,
        EndingKind::Flag => Reason::Time,
    }
}
