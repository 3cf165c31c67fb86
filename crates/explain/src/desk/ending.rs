//! How a game ends.

use books::desk::{Form, Outcome, Reason, Verdict};
use words::say;

use super::Teller;

impl Teller<'_> {
    /// A result with its reason and kind.
    pub(super) fn verdict(&self, verdict: Verdict) -> String {
        say!(
            self.lang,
            "desk-verdict",
            outcome = self.outcome(verdict.outcome),
            reason = self.reason(verdict.reason),
            form = self.form(verdict.form)
        )
    }

    /// Who won.
    pub(super) fn outcome(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::FirstWins => say!(self.lang, "desk-wins", side = self.side(contest::Side::First)),
            Outcome::SecondWins => say!(self.lang, "desk-wins", side = self.side(contest::Side::Second)),
            Outcome::Draw => say!(self.lang, "status-draw"),
            Outcome::BothLose => say!(self.lang, "status-both-lose"),
        }
    }

    fn form(&self, form: Form) -> String {
        match form {
            Form::Ordinary => say!(self.lang, "desk-form-ordinary"),
            Form::Forced => say!(self.lang, "desk-form-forced"),
            Form::Breach => say!(self.lang, "desk-form-breach"),
            Form::Absence => say!(self.lang, "desk-form-absence"),
        }
    }

    fn reason(&self, reason: Reason) -> String {
        let lang = self.lang;
        match reason {
            Reason::Checkmate => say!(lang, "ending-checkmate"),
            Reason::Stalemate => say!(lang, "ending-stalemate"),
            Reason::DeadDraw => say!(lang, "ending-dead-draw"),
            Reason::NaturalLimit if !self.is_xiangqi() => say!(lang, "chess-ending-fifty"),
            Reason::NaturalLimit => say!(lang, "ending-natural-limit"),
            Reason::AskedLimit => say!(lang, "ending-asked-limit"),
            Reason::ForbiddenPlay => say!(lang, "ending-forbidden-play"),
            Reason::SameForbiddenPlay => say!(lang, "ending-same-forbidden-play"),
            Reason::OrdinaryCycle => say!(lang, "ending-ordinary-cycle"),
            Reason::KingsFacing => say!(lang, "ending-kings-facing"),
            Reason::KingTaken => say!(lang, "ending-king-taken"),
            Reason::SelfCheck => say!(lang, "ending-self-check"),
            Reason::OfficialDraw => say!(lang, "desk-reason-official-draw"),
            Reason::Resignation => say!(lang, "desk-reason-resignation"),
            Reason::AgreedDraw => say!(lang, "desk-reason-agreed-draw"),
            Reason::Refusal => say!(lang, "desk-reason-refusal"),
            Reason::CannotContinue => say!(lang, "desk-reason-cannot-continue"),
            Reason::Unrestorable => say!(lang, "desk-reason-unrestorable"),
            Reason::RepeatedOffers => say!(lang, "desk-reason-repeated-offers"),
            Reason::Faults => say!(lang, "desk-reason-faults"),
            Reason::Time => say!(lang, "desk-reason-time"),
            Reason::FalseClaim => say!(lang, "desk-reason-false-claim"),
            Reason::Conduct => say!(lang, "desk-reason-conduct"),
            Reason::Absence => say!(lang, "desk-reason-absence"),
            Reason::SealedMove => say!(lang, "desk-reason-sealed-move"),
            Reason::AgreedEnding => say!(lang, "desk-reason-agreed-ending"),
            Reason::Reported => say!(lang, "desk-reason-reported"),
        }
    }
}
