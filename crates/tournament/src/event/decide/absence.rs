//! Leave, withdrawal, disqualification, and what forfeits lead to.

use books::Article;
use books::event::{OfAbsence, OfCharter, Power};

use super::{Decided, Desk};
use crate::charter::{Key, Stage, System, withdrawn_from};
use crate::entry::{LedgerLine, Payment};
use crate::event::command::Consents;
use crate::event::happening::Happening;
use crate::event::refusal::Why;
use crate::event::state::{GoneHow, RoundState, SectionState};
use crate::event::{Decision, Note, NoteKind};
use crate::{Money, PlayerId};

/// What becomes of the results of someone who goes.
#[derive(Default)]
struct Left {
    annulled: bool,
    under: Vec<Article>,
    unsaid: Option<Note>,
}

impl Desk<'_> {
    pub(super) fn ask_leave(&self, player: PlayerId, round: u16, consents: Consents) -> Decided {
        let (section, state) = self.section_of(player)?;
        self.allowed(section, round, Key::Leave, Why::NoLeave)?;
        let terms = self.state.terms(section);
        let paired = state.stages.iter().flat_map(|stage| &stage.rounds).any(|paired| paired.number >= round);
        let notice = terms.number(&Key::LeaveNotice, round);
        if paired || notice.is_some_and(|days| self.is_short_notice(round, days)) {
            return self.refuse(Why::LeaveLate, &[OfAbsence::Leave]);
        }
        let make_up = terms.flag(&Key::MakeUp, round);
        if make_up && !(consents.opponent && consents.director && consents.chief) {
            return self.refuse(Why::LeaveConsents, &[OfAbsence::Leave]);
        }
        self.one(Happening::LeaveGiven { player, round, make_up }, &[OfAbsence::Leave])
    }

    /// Whether an order comes fewer days before a round than notice must be given.
    fn is_short_notice(&self, round: u16, days: u32) -> bool {
        let Some((at, begins)) = self.order.hour.zip(self.charter().round_begins(round)) else { return false };
        let latest = begins.date().checked_sub(jiff::Span::new().days(i64::from(days.min(3650))));
        latest.is_ok_and(|latest| at.date() > latest)
    }

    pub(super) fn withdraw(&self, player: PlayerId, reason: Option<&str>, accepted: bool) -> Decided {
        let (section, state) = self.section_of(player)?;
        let stated = reason.is_some_and(|reason| !reason.trim().is_empty());
        let (how, on) = if accepted && stated {
            self.needs(Power::AcceptWithdrawal)?;
            (GoneHow::Withdrawn, OfAbsence::Withdrawal)
        } else if self.has(Power::RuleWithdrawal) {
            (GoneHow::Unjustified, OfAbsence::Unjustified)
        } else {
            return self.refuse(Why::NotConsented, &[OfAbsence::Withdrawal]);
        };
        let left = self.what_stands(section, state, player);
        let mut under = self.laws.cite(on);
        under.extend(left.under);
        let reason = reason.map(str::to_owned);
        let mut events = vec![self.logged(Happening::Left { player, how, annulled: left.annulled, reason }, under)];
        let mut notes: Vec<Note> = left.unsaid.into_iter().collect();
        let redraws = self.state.terms(section).flag(&Key::Redraw, 0)
            && self.state.stage(section).is_some_and(|plan| plan.system.has_points());
        if !state.has_begun() && !state.stages.is_empty() && redraws {
            let on = [OfAbsence::BeforePlay];
            if state.current().is_some() {
                events.push(self.log(Happening::Discarded { section: section.to_owned() }, &on));
            }
            events.push(self.log(Happening::DrawVoid { section: section.to_owned() }, &on));
            notes.push(self.note(NoteKind::DrawAgain, &on));
        }
        Ok(Decision { events, notes })
    }

    /// Whether what someone played is void when they go, and where that is written. Where nobody says it stands.
    fn what_stands(&self, section: &str, state: &SectionState, player: PlayerId) -> Left {
        let settled = |annulled, on| Left { annulled, under: self.laws.cite(on), unsaid: None };
        let Some(plan) = self.state.stage(section).filter(|_| state.has_begun()) else {
            return settled(true, OfAbsence::BeforePlay);
        };
        let Some(key) = withdrawn_from(plan.system) else { return Left::default() };
        let Some(word) = self.state.terms(section).word(&key, state.rounds()) else {
            let under = self.laws.cite(OfCharter::MustSay(&key));
            let unsaid = Some(Note { what: NoteKind::MustSay(key), under: under.clone() });
            return Left { annulled: false, under, unsaid };
        };
        if word == "half" && self.state.completed(section, player) * 2 < planned(state, plan, player) {
            return settled(true, OfAbsence::Void);
        }
        let swiss = plan.system == System::Swiss;
        settled(false, if swiss { OfAbsence::SwissStands } else { OfAbsence::Stands })
    }

    pub(super) fn disqualify(&self, player: PlayerId, reason: &str) -> Decided {
        let (section, state) = self.section_of(player)?;
        let left = self.what_stands(section, state, player);
        let mut under = left.under;
        under.extend(self.laws.cite(OfAbsence::Disqualified));
        let reason = Some(reason.to_owned());
        let event = Happening::Left { player, how: GoneHow::Disqualified, annulled: left.annulled, reason };
        Ok(Decision { events: vec![self.logged(event, under)], notes: left.unsaid.into_iter().collect() })
    }

    /// What the forfeits of a round lead to: a deposit kept, the right to play lost.
    pub(super) fn consequences(&self, section: &str, round: &RoundState) -> Decision {
        let mut decision = Decision::default();
        let Some(state) = self.state.sections.get(section) else { return decision };
        let seated = round.tables.iter().flat_map(|table| [table.first, table.second]);
        for player in seated.filter(|player| !state.gone.contains_key(player)) {
            let came = self.state.attendance(section, player);
            if came.last() == Some(&false) {
                let led_to = self.after_forfeit(section, state, round.number, player, &came);
                decision.events.extend(led_to.events);
                decision.notes.extend(led_to.notes);
            }
        }
        decision
    }

    fn after_forfeit(
        &self,
        section: &str,
        state: &SectionState,
        round: u16,
        player: PlayerId,
        came: &[bool],
    ) -> Decision {
        let terms = self.state.terms(section);
        let Decision { mut events, mut notes } = Decision::default();
        let held = self.state.ledger.deposit_held(player);
        if terms.flag(&Key::ForfeitKeepsDeposit, round) && held > Money::ZERO {
            let line = LedgerLine { player, what: Payment::DepositKept, amount: held };
            events.push(self.logged(Happening::Paid(line), terms.articles(&Key::ForfeitKeepsDeposit, round)));
        }
        let missed = came.iter().filter(|came| !**came).count();
        let in_a_row = came.iter().rev().take_while(|came| !**came).count();
        let reached = |key: &Key, number: usize| {
            terms.number(key, round).is_some_and(|limit| limit > 0 && number >= limit as usize)
        };
        let rows: [(Key, usize, GoneHow); 2] = [
            (Key::ForfeitsDisqualify, missed, GoneHow::Disqualified),
            (Key::ForfeitsInARow, in_a_row, GoneHow::Forfeits),
        ];
        if let Some((key, _, how)) = rows.into_iter().find(|(key, number, _)| reached(key, *number)) {
            let left = self.what_stands(section, state, player);
            let mut under: Vec<Article> = terms.articles(&key, round);
            under.extend(left.under);
            notes.extend(left.unsaid);
            events.push(self.logged(Happening::Left { player, how, annulled: left.annulled, reason: None }, under));
        }
        Decision { events, notes }
    }
}

/// How many matches someone would have in a stage.
fn planned(state: &SectionState, plan: &Stage, player: PlayerId) -> usize {
    if !plan.system.is_round_robin() {
        return usize::from(plan.rounds.unwrap_or(0));
    }
    let begun = state.stages.last();
    let group = begun.and_then(|stage| stage.groups.iter().find(|group| group.contains(&player)));
    let cycles = if plan.system == System::DoubleRoundRobin { 2 } else { 1 };
    group.map_or(0, Vec::len).saturating_sub(1) * cycles
}
