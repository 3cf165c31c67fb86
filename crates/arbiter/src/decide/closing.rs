//! The result, once the game is over, and what is undone.

use books::desk::{Effect, Form, Incident, OfClaim, Outcome, Phase, Reason, Refusal, Verdict, WhyNot};

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

    /// A player reports the result. It stands if it is the one that was ruled, or if none was.
    pub(super) fn report(&self, outcome: Outcome, reason: Option<Reason>) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        let mut decided = self.one(Happening::Reported { side, outcome });
        match &self.scene.phase {
            Phase::Over(result) if result.verdict.outcome != outcome => return Ok(decided),
            Phase::Over(_) => {}
            _ => decided.extend(self.effects(vec![self.ended(outcome, reason)], &self.under, None)),
        }
        decided.push((Happening::Confirmed, self.under.clone()));
        Ok(decided)
    }

    /// How a game ended that nobody ruled on: as its position says, or as the players do.
    fn ended(&self, outcome: Outcome, reason: Option<Reason>) -> Effect {
        let found = self.scene.matters.iter().filter(|matter| matter.standing.is_open());
        let verdict = found.rev().find_map(|matter| match &matter.incident {
            Incident::Claim(OfClaim::Position { verdict }) if verdict.outcome == outcome => Some(*verdict),
            _ => None,
        });
        let reported = Verdict { outcome, form: Form::Ordinary, reason: reason.unwrap_or(Reason::Reported) };
        Effect::End { verdict: verdict.unwrap_or(reported) }
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
