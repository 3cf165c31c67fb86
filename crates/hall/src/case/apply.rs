//! Cases as the log tells them.

use super::act::CaseHappening as H;
use super::file::{Case, Hearing, Item, Statement, Written};
use super::{CaseId, Cases};
use crate::duty::Done;

impl Cases {
    /// Takes over what happened; what does not fit changes nothing.
    pub(crate) fn apply(&mut self, event: &H, done: Done) {
        match event {
            H::Opened { case, about, before, ruling } => {
                let ruling = ruling.as_ref().map(|given| (**given).clone());
                let first = Hearing { ruling, ..Hearing::new(*before, None) };
                let (about, hearings, disturbed) = (about.clone(), vec![first], Vec::new());
                self.0.insert(*case, Case { about, opened: done, hearings, disturbed, last: false });
            }
            H::Ruled { case, ruling, before, last } => self.over(*case, *last, |hearing| {
                (hearing.before, hearing.ruling) = (*before, Some((**ruling).clone()));
            }),
            H::Appealed { case, appeal, before } => {
                if let Some(case) = self.0.get_mut(case) {
                    case.hearings.push(Hearing::new(*before, Some((**appeal).clone())));
                }
            }
            H::Decided { case, decision, last } => {
                self.over(*case, *last, |hearing| hearing.decision = Some((**decision).clone()));
            }
            H::Disturbed { case, by, text, .. } => {
                if let Some(case) = self.0.get_mut(case) {
                    case.disturbed.push((by.clone(), text.clone()));
                }
            }
            H::Stated { case, .. }
            | H::Shown { case, .. }
            | H::Found { case, .. }
            | H::Referred { case, .. }
            | H::Written { case, .. }
            | H::Recused { case, .. }
            | H::Resumed { case, .. }
            | H::Withdrawn { case, .. } => self.heard(*case, event, done),
        }
    }

    /// Ends the hearing that goes on.
    fn over(&mut self, case: CaseId, last: bool, end: impl FnOnce(&mut Hearing)) {
        let Some(case) = self.0.get_mut(&case) else { return };
        case.last = last;
        if let Some(hearing) = case.hearings.last_mut() {
            end(hearing);
        }
    }

    /// Takes over what happened in the hearing that goes on.
    fn heard(&mut self, case: CaseId, event: &H, done: Done) {
        let Some(hearing) = self.0.get_mut(&case).and_then(|case| case.hearings.last_mut()) else { return };
        match event {
            H::Stated { of, text, .. } => {
                hearing.statements.push(Statement { of: of.clone(), text: text.clone(), done });
            }
            H::Shown { kind, text, new, .. } => {
                hearing.evidence.push(Item { kind: *kind, text: text.clone(), new: *new, done });
            }
            H::Found { facts, .. } => hearing.facts = Some(facts.clone()),
            H::Recused { person, .. } => hearing.recused.push(person.clone()),
            _ => appealed(hearing, event, &done),
        }
    }
}

/// Takes over what happened with the appeal of a hearing.
fn appealed(hearing: &mut Hearing, event: &H, done: &Done) {
    let Some(appeal) = &mut hearing.appeal else { return };
    match event {
        H::Referred { to, .. } => appeal.referred_to.clone_from(to),
        H::Written { text, decide_by, .. } => {
            appeal.written = Some(Written { at: done.at, text: text.clone() });
            appeal.decide_by.clone_from(decide_by);
        }
        H::Resumed { at, .. } => appeal.resumed = Some(*at),
        H::Withdrawn { why, .. } => appeal.withdrawn = Some(why.clone()),
        _ => {}
    }
}
