//! What a matter is about.

use books::desk::{
    Claim, Equipment, Incident, Meddling, OfBoard, OfClaim, OfClock, OfConduct, OfMove, OfRecord, OfResult, OfTouch,
};
use words::{list, say};

use books::law::Law;

use super::Teller;
use crate::article::cited;

impl Teller<'_> {
    /// What a matter is about.
    pub(crate) fn incident(&self, incident: &Incident) -> String {
        match incident {
            Incident::Touch(of) => self.of_touch(of),
            Incident::Move(of) => self.of_move(of),
            Incident::Board(of) => self.of_board(of),
            Incident::Clock(of) => self.of_clock(of),
            Incident::Record(of) => self.of_record(of),
            Incident::Claim(of) => self.of_claim(of),
            Incident::Conduct(of) => self.of_conduct(of),
            Incident::Result(of) => self.of_result(of),
        }
    }

    /// Incidents of touches.
    fn of_touch(&self, incident: &OfTouch) -> String {
        let lang = self.lang;
        match incident {
            OfTouch::OffTurnTouch { square } => {
                say!(lang, "desk-subject-off-turn-touch", piece = self.piece(*square))
            }
            OfTouch::SecondTouch { square } => {
                say!(lang, "desk-subject-second-touch", piece = self.piece(*square))
            }
            OfTouch::IdleTouch { square } => {
                say!(lang, "desk-subject-idle-touch", piece = self.piece(*square))
            }
            OfTouch::UnclearTouch { squares } => {
                say!(lang, "desk-subject-unclear-touch", pieces = self.pieces(squares))
            }
            OfTouch::NamedTouch { men, off_turn, .. } => {
                let men = list(lang, men.iter().map(|&man| self.man(man)));
                match off_turn {
                    true => say!(lang, "desk-subject-named-touch-off-turn", men = men),
                    false => say!(lang, "desk-subject-named-touch", men = men),
                }
            }
        }
    }

    /// Incidents of moves and how they were carried out.
    fn of_move(&self, incident: &OfMove) -> String {
        let lang = self.lang;
        match incident {
            OfMove::UnboundMove { ply, .. } => say!(lang, "desk-subject-unbound-move", ply = *ply),
            OfMove::WrongHand { ply } => say!(lang, "desk-subject-wrong-hand", ply = *ply),
            OfMove::SlideBack { to, .. } => say!(lang, "desk-subject-slide-back", to = to.to_string()),
            OfMove::ExtraMove { ply } => say!(lang, "desk-subject-extra-move", ply = *ply),
            OfMove::ChangedMove { ply } => say!(lang, "desk-subject-changed-move", ply = *ply),
            OfMove::SeveralMoved { ply, .. } => say!(lang, "desk-subject-several-moved", ply = *ply),
            OfMove::OffPoint { ply } => say!(lang, "desk-subject-off-point", ply = *ply),
            OfMove::LeftOn { ply } => say!(lang, "desk-subject-left-on", ply = *ply),
            OfMove::IllegalMove { ply } => say!(lang, "desk-subject-illegal-move", ply = *ply),
            OfMove::Upturned { ply } => say!(lang, "desk-subject-upturned", ply = *ply),
            OfMove::CallCheck { ply } => say!(lang, "spoken-subject-call-check", ply = *ply),
            OfMove::RefusalToMove => say!(lang, "desk-subject-refusal-to-move"),
            OfMove::NotTheSealedMove { ply, .. } => {
                say!(lang, "desk-subject-not-the-sealed-move", ply = *ply)
            }
            OfMove::SealedIllegal { .. } => say!(lang, "desk-subject-sealed-illegal"),
        }
    }

    /// Incidents of the board.
    fn of_board(&self, incident: &OfBoard) -> String {
        let lang = self.lang;
        match incident {
            OfBoard::Equipment { item, .. } => {
                say!(lang, "desk-subject-equipment", item = self.item(item))
            }
            OfBoard::ColoursReversed => say!(lang, "desk-subject-colours-reversed"),
            OfBoard::WrongPairing => say!(lang, "desk-subject-wrong-pairing"),
            OfBoard::WrongLayout { .. } => say!(lang, "desk-subject-wrong-layout"),
            OfBoard::MissingMen { men } => {
                say!(lang, "desk-subject-missing-men", men = list(lang, men.iter().map(|man| self.stood(*man))))
            }
            OfBoard::Disturbance { cause, shifts } if shifts.is_empty() => {
                say!(lang, "desk-subject-disturbance-untold", cause = self.cause(*cause))
            }
            OfBoard::Disturbance { cause, shifts } => {
                say!(lang, "desk-subject-disturbance", cause = self.cause(*cause), steps = self.steps(shifts))
            }
            OfBoard::Scattered { shifts, off, .. } => {
                let squares = off.iter().chain(shifts.iter().map(|step| &step.from)).copied().collect::<Vec<_>>();
                say!(lang, "desk-subject-scattered", squares = self.squares(&squares))
            }
            OfBoard::BoardsDiffer => say!(lang, "spoken-subject-boards-differ"),
            OfBoard::Unrestorable { cause } => {
                say!(lang, "desk-subject-unrestorable", cause = self.cause(*cause))
            }
            OfBoard::RefusalToRestore => say!(lang, "desk-subject-refusal-to-restore"),
        }
    }

    /// Incidents of the clock.
    fn of_clock(&self, incident: &OfClock) -> String {
        let lang = self.lang;
        match incident {
            OfClock::ForeignPress => say!(lang, "desk-subject-foreign-press"),
            OfClock::EarlyPress => say!(lang, "desk-subject-early-press"),
            OfClock::OtherHandPress => say!(lang, "desk-subject-other-hand-press"),
            OfClock::HardPress => say!(lang, "desk-subject-hard-press"),
            OfClock::ClockHandled { how: Some(Meddling::Stopped), .. } => {
                say!(lang, "desk-subject-clock-stopped")
            }
            OfClock::ClockHandled { how: Some(Meddling::Started), .. } => {
                say!(lang, "desk-subject-clock-started")
            }
            OfClock::ClockHandled { how: Some(Meddling::Set), .. } => {
                say!(lang, "desk-subject-clock-set")
            }
            OfClock::ClockHandled { deliberate: false, .. } => {
                say!(lang, "desk-subject-clock-handled")
            }
            OfClock::ClockHandled { deliberate: true, .. } => {
                say!(lang, "desk-subject-clock-handled-deliberately")
            }
            OfClock::WrongTimes => say!(lang, "desk-subject-wrong-times"),
            OfClock::Overstepped => say!(lang, "desk-subject-overstepped"),
        }
    }

    /// Incidents of the record.
    fn of_record(&self, incident: &OfRecord) -> String {
        let lang = self.lang;
        match incident {
            OfRecord::Misrecord { plies } => {
                say!(lang, "desk-subject-misrecord", plies = self.plies(plies))
            }
            OfRecord::Omission { plies } => {
                say!(lang, "desk-subject-omission", plies = self.plies(plies))
            }
            OfRecord::Illegible { plies } => {
                say!(lang, "desk-subject-illegible", plies = self.plies(plies))
            }
            OfRecord::WrittenAhead => say!(lang, "desk-subject-written-ahead"),
            OfRecord::OwnSheet => say!(lang, "desk-subject-own-sheet"),
            OfRecord::ForeignWriting => say!(lang, "desk-subject-foreign-writing"),
            OfRecord::RefusalToSign => say!(lang, "desk-subject-refusal-to-sign"),
            OfRecord::RefusalToCorrect => say!(lang, "desk-subject-refusal-to-correct"),
        }
    }

    /// Incidents of claims and of what a position calls for.
    fn of_claim(&self, incident: &OfClaim) -> String {
        let lang = self.lang;
        match incident {
            OfClaim::Position { verdict } => {
                say!(lang, "desk-subject-position", verdict = self.verdict(*verdict))
            }
            OfClaim::Cycle => say!(lang, "desk-subject-cycle"),
            OfClaim::LongQuiet => say!(lang, "desk-subject-long-quiet"),
            OfClaim::Observed => say!(lang, "desk-subject-observed"),
            OfClaim::Claimed { claim } => {
                say!(lang, "desk-subject-claimed", claim = self.claim(claim))
            }
        }
    }

    /// Incidents of conduct.
    fn of_conduct(&self, incident: &OfConduct) -> String {
        let lang = self.lang;
        match incident {
            OfConduct::Absence => say!(lang, "desk-subject-absence"),
            OfConduct::Lateness => say!(lang, "desk-subject-lateness"),
            OfConduct::Withdrawal { reason: None } => say!(lang, "desk-subject-withdrawal"),
            OfConduct::Withdrawal { reason: Some(reason) } => {
                say!(lang, "desk-subject-withdrawal-for", reason = reason.as_str())
            }
            OfConduct::CannotContinue => say!(lang, "desk-subject-cannot-continue"),
            OfConduct::TooManyFaults => say!(lang, "desk-subject-too-many-faults"),
            OfConduct::Conduct { clause } => {
                say!(lang, "desk-subject-conduct", clause = self.clause(clause))
            }
            OfConduct::UnlistedConduct { what } => {
                say!(lang, "desk-subject-unlisted-conduct", what = what.as_str())
            }
            OfConduct::Duty { clause } => say!(lang, "desk-subject-duty", clause = self.clause(clause)),
            OfConduct::Other { what } => say!(lang, "desk-subject-other", what = what.as_str()),
        }
    }

    /// Incidents of the result.
    fn of_result(&self, incident: &OfResult) -> String {
        let lang = self.lang;
        match incident {
            OfResult::Resignation => say!(lang, "desk-subject-resignation"),
            OfResult::AgreedDraw => say!(lang, "desk-subject-agreed-draw"),
            OfResult::RepeatedOffer => say!(lang, "desk-subject-repeated-offer"),
            OfResult::AgreedEnding { name, outcome } => {
                say!(lang, "desk-subject-agreed-ending", name = name.as_str(), outcome = self.outcome(*outcome))
            }
            OfResult::DisputedResult { outcome } => {
                say!(lang, "desk-subject-disputed-result", outcome = self.outcome(*outcome))
            }
            OfResult::Unreported => say!(lang, "desk-subject-unreported"),
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
            Claim::NaturalLimit if !self.is_xiangqi() => say!(self.lang, "desk-claim-fifty"),
            Claim::NaturalLimit => say!(self.lang, "desk-claim-natural-limit"),
            Claim::Count => say!(self.lang, "desk-claim-count"),
            Claim::OfficialDraw => say!(self.lang, "desk-claim-official-draw"),
            Claim::Display => say!(self.lang, "desk-claim-display"),
            Claim::DeadDraw(text) => say!(self.lang, "desk-claim-dead-draw", text = text.as_str()),
        }
    }

    /// An article of the book in force as it is cited, or as it was entered.
    fn clause(&self, clause: &str) -> String {
        let book = self.law.book();
        match Law::of(book).and_then(|law| law.unit(clause)) {
            Some(unit) => cited(&[book.article(&unit.id)], Some(book), self.lang),
            None => clause.to_owned(),
        }
    }
}
