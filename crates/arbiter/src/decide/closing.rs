//! The result, once the game is over, and what is undone.

use books::desk::{
    Effect, Facts, Finding, Form, Incident, Matter, OfClaim, OfClock, OfResult, Outcome, OwnOrder, Reason, Refusal,
    Standing, Verdict, WhyNot,
};
use contest::Side;

use super::{Decided, Deciding, refuse};
use crate::happening::Happening;

impl Deciding<'_> {
    /// A player signs, or an official where the law asks for it; when all have, the result stands.
    pub(super) fn sign(&self) -> Result<Vec<Decided>, Refusal> {
        let result = self.scene.result().ok_or_else(|| refuse(WhyNot::NotOver))?;
        let asked = self.law.is_countersigned();
        let by_official = asked && self.entry.by.grade().is_some();
        let mut signed = result.signed;
        let event = if by_official {
            Happening::Countersigned
        } else {
            let side = self.side()?;
            signed[side] = true;
            Happening::Signed { side }
        };
        let all = signed.first && signed.second && (by_official || result.countersigned || !asked);
        let mut decided = self.one(event);
        if all && !result.confirmed {
            decided.push((Happening::Confirmed, self.under.clone()));
        }
        Ok(decided)
    }

    /// A player reports the result, which is that side's signature. It stands once both agree, or if the game calls for it;
    /// against the board, an open matter or the other side's report it is a dispute for an official.
    pub(super) fn report(&self, outcome: Outcome, reason: Option<Reason>) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        let mut decided = self.one(Happening::Reported { side, outcome });
        let other = self.scene.reports[!side];
        let result = self.scene.result();
        if result.map_or_else(|| self.contradicts(side, outcome), |result| result.verdict.outcome != outcome) {
            match result.filter(|_| self.law.takes_both_words() && other == Some(outcome)) {
                Some(_) => decided.extend(self.written(outcome)),
                None => decided.extend(self.dispute(side, outcome, &decided)),
            }
            return Ok(decided);
        }
        let agreed = other == Some(outcome) || result.is_some_and(|result| result.signed[!side]);
        let called_for = match result {
            Some(_) => self.law.reports_alone(self.scene),
            None => self.called_for().any(|(_, verdict)| verdict == outcome),
        };
        let stands = agreed || called_for;
        if result.is_none() && stands {
            decided.extend(self.effects(vec![self.ended(outcome, reason)], &self.under, None));
        }
        if result.is_some_and(|result| !result.signed[side]) {
            decided.push((Happening::Signed { side }, self.under.clone()));
        }
        let countersigned = result.is_none_or(|result| result.countersigned) || !self.law.is_countersigned();
        if stands && countersigned && result.is_none_or(|result| !result.confirmed) {
            decided.push((Happening::Confirmed, self.under.clone()));
        }
        Ok(decided)
    }

    /// Whether a report speaks against the other side's, against what the game calls for, or while something waits for an
    /// official.
    fn contradicts(&self, side: Side, outcome: Outcome) -> bool {
        let other = self.scene.reports[!side].is_some_and(|other| other != outcome);
        let waits = |matter: &Matter| matter.standing == Standing::Raised && calls_for(matter).is_none();
        other || self.called_for().any(|(_, called_for)| called_for != outcome) || self.scene.matters.iter().any(waits)
    }

    /// The open matters that call for an ending, each with what it calls for.
    fn called_for(&self) -> impl DoubleEndedIterator<Item = (&Matter, Outcome)> {
        let open = self.scene.matters.iter().filter(|matter| matter.standing.is_open());
        open.filter_map(|matter| Some((matter, calls_for(matter)?)))
    }

    /// What both sides wrote down stands, and nothing is in dispute any more.
    fn written(&self, outcome: Outcome) -> Vec<Decided> {
        let incident = Incident::Result(OfResult::DisputedResult { outcome });
        let disputes =
            self.scene.matters.iter().filter(|matter| matter.standing.is_open() && matter.incident == incident);
        let over = disputes.map(|matter| (Happening::Lapsed { matter: matter.id }, self.under.clone()));
        let settled = self.effects(vec![Effect::Settle { verdict: Verdict::reported(outcome) }], &self.under, None);
        over.chain(settled).collect()
    }

    /// A dispute about the result, unless one is open already or the law takes notice of it by itself.
    fn dispute(&self, side: Side, outcome: Outcome, decided: &[Decided]) -> Option<Decided> {
        let of_law = self.law.notices(self.scene, self.entry.by, self.deed);
        let incident = Incident::Result(OfResult::DisputedResult { outcome });
        let open = |matter: &Matter| matter.standing.is_open() && matter.incident == incident;
        let known = self.scene.matters.iter().any(open);
        if known || of_law.iter().any(|finding| finding.incident == incident) {
            return None;
        }
        let under = self.law.backs(self.scene, OwnOrder::Disputed);
        let under = if under.is_empty() { self.under.clone() } else { under };
        let finding = Finding { incident, side: Some(side), under };
        Some(self.note(finding, self.next_id(decided), false))
    }

    /// How a game ended that nobody ruled on: as the law has it of what the game calls for, or as the players do.
    fn ended(&self, outcome: Outcome, reason: Option<Reason>) -> Effect {
        let calling = self.called_for().rev().filter(|(_, called_for)| *called_for == outcome);
        let ending = |(matter, _): (&Matter, Outcome)| {
            let remedy = self.law.remedies(self.scene, matter, &Facts::default()).ok()?;
            remedy
                .effects
                .into_iter()
                .find(|effect| matches!(effect, Effect::End { verdict } if verdict.outcome == outcome))
        };
        let reported = Verdict { outcome, form: Form::Ordinary, reason: reason.unwrap_or(Reason::Reported) };
        calling.into_iter().find_map(ending).unwrap_or(Effect::End { verdict: reported })
    }

    /// An official undoes what was entered wrongly; it stays in the log.
    pub(super) fn undo(&self, from: usize, why: &str) -> Result<Vec<Decided>, Refusal> {
        if self.entry.by.grade().is_none() {
            return Err(refuse(WhyNot::NotYours));
        }
        if from == 0 || why.trim().is_empty() {
            return Err(refuse(WhyNot::NothingToUndo));
        }
        Ok(self.one(Happening::Undone { from, why: why.to_owned() }))
    }
}

/// The outcome that an open matter calls for, if it calls for one.
fn calls_for(matter: &Matter) -> Option<Outcome> {
    match (&matter.incident, matter.side) {
        (Incident::Claim(OfClaim::Position { verdict }), _) => Some(verdict.outcome),
        (Incident::Result(OfResult::AgreedDraw), _) => Some(Outcome::Draw),
        (Incident::Result(OfResult::Resignation) | Incident::Clock(OfClock::Overstepped), Some(loser)) => {
            Some(Outcome::won_by(!loser))
        }
        _ => None,
    }
}
