//! What a matter is about.

use rulebook::desk::{Claim, Equipment, Meddling, Subject};
use words::say;

use super::{Teller, clauses};

impl Teller {
    /// What a matter is about.
    pub(super) fn subject(&self, subject: &Subject) -> String {
        let lang = self.lang;
        match subject {
            Subject::Equipment { item, .. } => say!(lang, "desk-subject-equipment", item = self.item(item)),
            Subject::ColoursReversed => say!(lang, "desk-subject-colours-reversed"),
            Subject::WrongPairing => say!(lang, "desk-subject-wrong-pairing"),
            Subject::Lateness => say!(lang, "desk-subject-lateness"),
            Subject::Absence => say!(lang, "desk-subject-absence"),
            Subject::Withdrawal { reason: None } => say!(lang, "desk-subject-withdrawal"),
            Subject::Withdrawal { reason: Some(reason) } => {
                say!(lang, "desk-subject-withdrawal-for", reason = reason.as_str())
            }
            Subject::WrongLayout { .. } => say!(lang, "desk-subject-wrong-layout"),
            Subject::OffTurnTouch { square } => say!(lang, "desk-subject-off-turn-touch", square = square.to_string()),
            Subject::SecondTouch { square } => say!(lang, "desk-subject-second-touch", square = square.to_string()),
            Subject::IdleTouch { square } => say!(lang, "desk-subject-idle-touch", square = square.to_string()),
            Subject::UnclearTouch { squares } => {
                say!(lang, "desk-subject-unclear-touch", squares = self.squares(squares))
            }
            Subject::UnboundMove { ply, .. } => say!(lang, "desk-subject-unbound-move", ply = *ply),
            Subject::WrongHand { ply } => say!(lang, "desk-subject-wrong-hand", ply = *ply),
            Subject::SlideBack { to, .. } => say!(lang, "desk-subject-slide-back", to = to.to_string()),
            Subject::ExtraMove { ply } => say!(lang, "desk-subject-extra-move", ply = *ply),
            Subject::ChangedMove { ply } => say!(lang, "desk-subject-changed-move", ply = *ply),
            Subject::SeveralMoved { ply, .. } => say!(lang, "desk-subject-several-moved", ply = *ply),
            Subject::Disturbance { cause, shifts } => {
                say!(lang, "desk-subject-disturbance", cause = self.cause(*cause), steps = self.steps(shifts))
            }
            Subject::Scattered { shifts, off, .. } => {
                let squares = off.iter().chain(shifts.iter().map(|step| &step.from)).copied().collect::<Vec<_>>();
                say!(lang, "desk-subject-scattered", squares = self.squares(&squares))
            }
            Subject::OffPoint { ply } => say!(lang, "desk-subject-off-point", ply = *ply),
            Subject::LeftOn { ply } => say!(lang, "desk-subject-left-on", ply = *ply),
            Subject::Upturned { ply } => say!(lang, "desk-subject-upturned", ply = *ply),
            Subject::CallCheck { ply } => say!(lang, "spoken-subject-call-check", ply = *ply),
            Subject::BoardsDiffer => say!(lang, "spoken-subject-boards-differ"),
            Subject::Duty { clause } => {
                say!(lang, "desk-subject-duty", clause = clauses([clause.as_str()], lang))
            }
            Subject::IllegalMove { ply } => say!(lang, "desk-subject-illegal-move", ply = *ply),
            Subject::Unrestorable { cause } => say!(lang, "desk-subject-unrestorable", cause = self.cause(*cause)),
            Subject::RefusalToMove => say!(lang, "desk-subject-refusal-to-move"),
            Subject::RefusalToRestore => say!(lang, "desk-subject-refusal-to-restore"),
            Subject::CannotContinue => say!(lang, "desk-subject-cannot-continue"),
            Subject::ForeignPress => say!(lang, "desk-subject-foreign-press"),
            Subject::EarlyPress => say!(lang, "desk-subject-early-press"),
            Subject::OtherHandPress => say!(lang, "desk-subject-other-hand-press"),
            Subject::HardPress => say!(lang, "desk-subject-hard-press"),
            Subject::ClockHandled { how: Some(Meddling::Stopped), .. } => say!(lang, "desk-subject-clock-stopped"),
            Subject::ClockHandled { how: Some(Meddling::Started), .. } => say!(lang, "desk-subject-clock-started"),
            Subject::ClockHandled { how: Some(Meddling::Set), .. } => say!(lang, "desk-subject-clock-set"),
            Subject::ClockHandled { deliberate: false, .. } => say!(lang, "desk-subject-clock-handled"),
            Subject::ClockHandled { deliberate: true, .. } => say!(lang, "desk-subject-clock-handled-deliberately"),
            Subject::WrongTimes => say!(lang, "desk-subject-wrong-times"),
            Subject::Overstepped => say!(lang, "desk-subject-overstepped"),
            Subject::TooManyFaults => say!(lang, "desk-subject-too-many-faults"),
            Subject::Observed => say!(lang, "desk-subject-observed"),
            Subject::Misrecord { plies } => say!(lang, "desk-subject-misrecord", plies = self.plies(plies)),
            Subject::Omission { plies } => say!(lang, "desk-subject-omission", plies = self.plies(plies)),
            Subject::Illegible { plies } => say!(lang, "desk-subject-illegible", plies = self.plies(plies)),
            Subject::WrittenAhead => say!(lang, "desk-subject-written-ahead"),
            Subject::OwnSheet => say!(lang, "desk-subject-own-sheet"),
            Subject::ForeignWriting => say!(lang, "desk-subject-foreign-writing"),
            Subject::RefusalToSign => say!(lang, "desk-subject-refusal-to-sign"),
            Subject::RefusalToCorrect => say!(lang, "desk-subject-refusal-to-correct"),
            Subject::Conduct { clause } => say!(lang, "desk-subject-conduct", clause = clause.as_str()),
            Subject::UnlistedConduct { what } => say!(lang, "desk-subject-unlisted-conduct", what = what.as_str()),
            Subject::Position { verdict } => say!(lang, "desk-subject-position", verdict = self.verdict(*verdict)),
            Subject::Cycle => say!(lang, "desk-subject-cycle"),
            Subject::LongQuiet => say!(lang, "desk-subject-long-quiet"),
            Subject::Claimed { claim } => say!(lang, "desk-subject-claimed", claim = self.claim(claim)),
            Subject::Resignation => say!(lang, "desk-subject-resignation"),
            Subject::AgreedDraw => say!(lang, "desk-subject-agreed-draw"),
            Subject::RepeatedOffer => say!(lang, "desk-subject-repeated-offer"),
            Subject::NotTheSealedMove { ply, .. } => say!(lang, "desk-subject-not-the-sealed-move", ply = *ply),
            Subject::SealedIllegal { .. } => say!(lang, "desk-subject-sealed-illegal"),
            Subject::AgreedEnding { name, outcome } => {
                say!(lang, "desk-subject-agreed-ending", name = name.as_str(), outcome = self.outcome(*outcome))
            }
            Subject::DisputedResult { outcome } => {
                say!(lang, "desk-subject-disputed-result", outcome = self.outcome(*outcome))
            }
            Subject::Unreported => say!(lang, "desk-subject-unreported"),
            Subject::Other { what } => say!(lang, "desk-subject-other", what = what.as_str()),
        }
    }

    /// Equipment and what is wrong with it.
    pub(super) fn item(&self, item: &Equipment) -> String {
        match item {
            Equipment::Board => say!(self.lang, "desk-item-board"),
            Equipment::DamagedMan => say!(self.lang, "desk-item-damaged-man"),
            Equipment::LargeMen => say!(self.lang, "desk-item-large-men"),
            Equipment::MissingMan => say!(self.lang, "desk-item-missing-man"),
            Equipment::Clock => say!(self.lang, "desk-item-clock"),
            Equipment::Pen => say!(self.lang, "desk-item-pen"),
            Equipment::Turned => say!(self.lang, "desk-item-turned"),
            item => self.special_item(item),
        }
    }

    fn claim(&self, claim: &Claim) -> String {
        match claim {
            Claim::Repetition => say!(self.lang, "desk-claim-repetition"),
            Claim::NaturalLimit => say!(self.lang, "desk-claim-natural-limit"),
            Claim::Count => say!(self.lang, "desk-claim-count"),
            Claim::OfficialDraw => say!(self.lang, "desk-claim-official-draw"),
            Claim::Display => say!(self.lang, "desk-claim-display"),
            Claim::DeadDraw(text) => say!(self.lang, "desk-claim-dead-draw", text = text.as_str()),
        }
    }
}
