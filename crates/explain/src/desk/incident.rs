//! What a matter is about.

use books::desk::{Claim, Equipment, Incident, Meddling};
use words::say;

use super::{Teller, clauses};

impl Teller {
    /// What a matter is about.
    pub(super) fn incident(&self, incident: &Incident) -> String {
        const TOPICS: [fn(&Teller, &Incident) -> Option<String>; 9] = [
            Teller::of_start,
            Teller::of_touch,
            Teller::of_move,
            Teller::of_board,
            Teller::of_clock,
            Teller::of_record,
            Teller::of_claim,
            Teller::of_conduct,
            Teller::of_result,
        ];
        TOPICS.iter().find_map(|told| told(self, incident)).unwrap_or_default()
    }

    /// Incidents of the start: equipment, seats, pairing, presence.
    fn of_start(&self, incident: &Incident) -> Option<String> {
        let lang = self.lang;
        Some(match incident {
            Incident::Equipment { item, .. } => say!(lang, "desk-subject-equipment", item = self.item(item)),
            Incident::ColoursReversed => say!(lang, "desk-subject-colours-reversed"),
            Incident::WrongPairing => say!(lang, "desk-subject-wrong-pairing"),
            Incident::Lateness => say!(lang, "desk-subject-lateness"),
            Incident::Absence => say!(lang, "desk-subject-absence"),
            Incident::Withdrawal { reason: None } => say!(lang, "desk-subject-withdrawal"),
            Incident::Withdrawal { reason: Some(reason) } => {
                say!(lang, "desk-subject-withdrawal-for", reason = reason.as_str())
            }
            Incident::WrongLayout { .. } => say!(lang, "desk-subject-wrong-layout"),
            _ => return None,
        })
    }

    /// Incidents of touches.
    fn of_touch(&self, incident: &Incident) -> Option<String> {
        let lang = self.lang;
        Some(match incident {
            Incident::OffTurnTouch { square } => say!(lang, "desk-subject-off-turn-touch", square = square.to_string()),
            Incident::SecondTouch { square } => say!(lang, "desk-subject-second-touch", square = square.to_string()),
            Incident::IdleTouch { square } => say!(lang, "desk-subject-idle-touch", square = square.to_string()),
            Incident::UnclearTouch { squares } => {
                say!(lang, "desk-subject-unclear-touch", squares = self.squares(squares))
            }
            _ => return None,
        })
    }

    /// Incidents of moves and how they were carried out.
    fn of_move(&self, incident: &Incident) -> Option<String> {
        let lang = self.lang;
        Some(match incident {
            Incident::UnboundMove { ply, .. } => say!(lang, "desk-subject-unbound-move", ply = *ply),
            Incident::WrongHand { ply } => say!(lang, "desk-subject-wrong-hand", ply = *ply),
            Incident::SlideBack { to, .. } => say!(lang, "desk-subject-slide-back", to = to.to_string()),
            Incident::ExtraMove { ply } => say!(lang, "desk-subject-extra-move", ply = *ply),
            Incident::ChangedMove { ply } => say!(lang, "desk-subject-changed-move", ply = *ply),
            Incident::SeveralMoved { ply, .. } => say!(lang, "desk-subject-several-moved", ply = *ply),
            Incident::OffPoint { ply } => say!(lang, "desk-subject-off-point", ply = *ply),
            Incident::LeftOn { ply } => say!(lang, "desk-subject-left-on", ply = *ply),
            Incident::Upturned { ply } => say!(lang, "desk-subject-upturned", ply = *ply),
            Incident::CallCheck { ply } => say!(lang, "spoken-subject-call-check", ply = *ply),
            Incident::Duty { clause } => {
                say!(lang, "desk-subject-duty", clause = clauses([clause.as_str()], lang))
            }
            Incident::IllegalMove { ply } => say!(lang, "desk-subject-illegal-move", ply = *ply),
            Incident::RefusalToMove => say!(lang, "desk-subject-refusal-to-move"),
            Incident::NotTheSealedMove { ply, .. } => say!(lang, "desk-subject-not-the-sealed-move", ply = *ply),
            Incident::SealedIllegal { .. } => say!(lang, "desk-subject-sealed-illegal"),
            _ => return None,
        })
    }

    /// Incidents of the board.
    fn of_board(&self, incident: &Incident) -> Option<String> {
        let lang = self.lang;
        Some(match incident {
            Incident::Disturbance { cause, shifts } => {
                say!(lang, "desk-subject-disturbance", cause = self.cause(*cause), steps = self.steps(shifts))
            }
            Incident::Scattered { shifts, off, .. } => {
                let squares = off.iter().chain(shifts.iter().map(|step| &step.from)).copied().collect::<Vec<_>>();
                say!(lang, "desk-subject-scattered", squares = self.squares(&squares))
            }
            Incident::BoardsDiffer => say!(lang, "spoken-subject-boards-differ"),
            Incident::Unrestorable { cause } => say!(lang, "desk-subject-unrestorable", cause = self.cause(*cause)),
            Incident::RefusalToRestore => say!(lang, "desk-subject-refusal-to-restore"),
            Incident::CannotContinue => say!(lang, "desk-subject-cannot-continue"),
            _ => return None,
        })
    }

    /// Incidents of the clock.
    fn of_clock(&self, incident: &Incident) -> Option<String> {
        let lang = self.lang;
        Some(match incident {
            Incident::ForeignPress => say!(lang, "desk-subject-foreign-press"),
            Incident::EarlyPress => say!(lang, "desk-subject-early-press"),
            Incident::OtherHandPress => say!(lang, "desk-subject-other-hand-press"),
            Incident::HardPress => say!(lang, "desk-subject-hard-press"),
            Incident::ClockHandled { how: Some(Meddling::Stopped), .. } => say!(lang, "desk-subject-clock-stopped"),
            Incident::ClockHandled { how: Some(Meddling::Started), .. } => say!(lang, "desk-subject-clock-started"),
            Incident::ClockHandled { how: Some(Meddling::Set), .. } => say!(lang, "desk-subject-clock-set"),
            Incident::ClockHandled { deliberate: false, .. } => say!(lang, "desk-subject-clock-handled"),
            Incident::ClockHandled { deliberate: true, .. } => say!(lang, "desk-subject-clock-handled-deliberately"),
            Incident::WrongTimes => say!(lang, "desk-subject-wrong-times"),
            Incident::Overstepped => say!(lang, "desk-subject-overstepped"),
            _ => return None,
        })
    }

    /// Incidents of the record.
    fn of_record(&self, incident: &Incident) -> Option<String> {
        let lang = self.lang;
        Some(match incident {
            Incident::Misrecord { plies } => say!(lang, "desk-subject-misrecord", plies = self.plies(plies)),
            Incident::Omission { plies } => say!(lang, "desk-subject-omission", plies = self.plies(plies)),
            Incident::Illegible { plies } => say!(lang, "desk-subject-illegible", plies = self.plies(plies)),
            Incident::WrittenAhead => say!(lang, "desk-subject-written-ahead"),
            Incident::OwnSheet => say!(lang, "desk-subject-own-sheet"),
            Incident::ForeignWriting => say!(lang, "desk-subject-foreign-writing"),
            Incident::RefusalToSign => say!(lang, "desk-subject-refusal-to-sign"),
            Incident::RefusalToCorrect => say!(lang, "desk-subject-refusal-to-correct"),
            _ => return None,
        })
    }

    /// Incidents of claims and of what a position calls for.
    fn of_claim(&self, incident: &Incident) -> Option<String> {
        let lang = self.lang;
        Some(match incident {
            Incident::Position { verdict } => say!(lang, "desk-subject-position", verdict = self.verdict(*verdict)),
            Incident::Cycle => say!(lang, "desk-subject-cycle"),
            Incident::LongQuiet => say!(lang, "desk-subject-long-quiet"),
            Incident::Claimed { claim } => say!(lang, "desk-subject-claimed", claim = self.claim(claim)),
            _ => return None,
        })
    }

    /// Incidents of conduct.
    fn of_conduct(&self, incident: &Incident) -> Option<String> {
        let lang = self.lang;
        Some(match incident {
            Incident::TooManyFaults => say!(lang, "desk-subject-too-many-faults"),
            Incident::Observed => say!(lang, "desk-subject-observed"),
            Incident::Conduct { clause } => say!(lang, "desk-subject-conduct", clause = clause.as_str()),
            Incident::Other { what } => say!(lang, "desk-subject-other", what = what.as_str()),
            Incident::UnlistedConduct { what } => say!(lang, "desk-subject-unlisted-conduct", what = what.as_str()),
            _ => return None,
        })
    }

    /// Incidents of the result.
    fn of_result(&self, incident: &Incident) -> Option<String> {
        let lang = self.lang;
        Some(match incident {
            Incident::Resignation => say!(lang, "desk-subject-resignation"),
            Incident::AgreedDraw => say!(lang, "desk-subject-agreed-draw"),
            Incident::RepeatedOffer => say!(lang, "desk-subject-repeated-offer"),
            Incident::AgreedEnding { name, outcome } => {
                say!(lang, "desk-subject-agreed-ending", name = name.as_str(), outcome = self.outcome(*outcome))
            }
            Incident::DisputedResult { outcome } => {
                say!(lang, "desk-subject-disputed-result", outcome = self.outcome(*outcome))
            }
            Incident::Unreported => say!(lang, "desk-subject-unreported"),
            _ => return None,
        })
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
