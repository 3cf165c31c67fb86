//! Leave, withdrawal, disqualification, and what forfeits lead to.

use books::{Article, HK_2016 as Hk2016, ROC_113 as Roc113, XQEF_2022 as Xqef2022};

use super::{Decided, Desk, Unit};
use crate::charter::Key;
use crate::entry::{LedgerLine, Payment};
use crate::event::command::Consents;
use crate::event::happening::Happening;
use crate::event::refusal::Why;
use crate::event::state::{GoneHow, RoundState, SectionState};
use crate::event::{Decision, Logged, NoteKind};
use crate::pairing::round_robin;
use crate::{Actor, Money, PlayerId};

impl Desk<'_> {
    pub(super) fn ask_leave(&self, player: PlayerId, round: u16, consents: Consents) -> Decided {
        let (section, state) = self.section_of(player)?;
        let terms = self.state.terms(section);
        if !terms.flag(&Key::Leave, round) {
            let under = terms.articles(&Key::Leave, round);
            return Err(crate::event::Refusal { why: Why::NoLeave, under });
        }
        let paired = state.stages.iter().flat_map(|stage| &stage.rounds).any(|paired| paired.number >= round);
        let notice = terms.number(&Key::LeaveNotice, round);
        if paired || notice.is_some_and(|days| self.is_short_notice(round, days)) {
            return self.refuse(Why::LeaveLate, &[(Hk2016, "一.請假"), (Xqef2022, "88(2)")]);
        }
        let make_up = self.state.books().contains(&Xqef2022);
        if make_up && !(consents.opponent && consents.director && consents.chief) {
            return self.refuse(Why::LeaveConsents, &[(Xqef2022, "88(2)")]);
        }
        self.one(Happening::LeaveGiven { player, round, make_up }, &[(Hk2016, "一.請假"), (Xqef2022, "88(2)")])
    }

    /// Whether an order comes fewer days before a round than notice must be given.
    fn is_short_notice(&self, round: u16, days: u32) -> bool {
        let Some((at, begins)) = self.order.hour.zip(self.charter().round_begins(round)) else { return false };
        let latest = begins.date().checked_sub(jiff::Span::new().days(i64::from(days.min(3650))));
        latest.is_ok_and(|latest| at.date() > latest)
    }

    pub(super) fn withdraw(&self, player: PlayerId, reason: Option<&str>, accepted: bool) -> Decided {
        let (section, state) = self.section_of(player)?;
        let consent: [Unit; 2] = [(Xqef2022, "89(1)"), (Roc113, "3.7.二.退出")];
        let stated = reason.is_some_and(|reason| !reason.trim().is_empty());
        let how = match (self.order.by, accepted && stated) {
            (Actor::Director | Actor::Organiser, true) => GoneHow::Withdrawn,
            (Actor::Chief, false) => GoneHow::Unjustified,
            (_, false) => return self.refuse(Why::NotConsented, &consent),
            (_, true) => return self.refuse(Why::Office { needs: Actor::Director }, &consent),
        };
        let mut units = consent.to_vec();
        if how == GoneHow::Unjustified {
            units = vec![(Xqef2022, "110"), (Xqef2022, "106(2)(d)(i)")];
        }
        let mut notes = Vec::new();
        let mut events = Vec::new();
        let (annulled, more) = self.what_stands(section, state, player);
        units.extend(more);
        let reason = reason.map(str::to_owned);
        events.push(self.log(Happening::Left { player, how, annulled, reason }, &units));
        if !state.has_begun() && !state.stages.is_empty() {
            let under = [(Xqef2022, "89(2)"), (Roc113, "3.7.二.開賽前")];
            if state.current().is_some() {
                events.push(self.log(Happening::Discarded { section: section.to_owned() }, &under));
            }
            events.push(self.log(Happening::DrawVoid { section: section.to_owned() }, &under));
            notes.push(self.note(NoteKind::DrawAgain, &under));
        }
        Ok(Decision { events, notes })
    }

    /// Whether what someone played is void when they go, and where that is written.
    fn what_stands(&self, section: &str, state: &SectionState, player: PlayerId) -> (bool, Vec<Unit>) {
        let Some(plan) = self.state.stage(section).filter(|_| state.has_begun()) else {
            return (true, vec![(Xqef2022, "89(2)"), (Roc113, "3.7.二.開賽前")]);
        };
        if !plan.system.is_round_robin() {
            return (false, vec![(Roc113, "3.7.四"), (Xqef2022, "89(2)")]);
        }
        let begun = state.stages.last();
        let group = begun.and_then(|stage| stage.groups.iter().find(|group| group.contains(&player)));
        let members = u16::try_from(group.map_or(0, Vec::len)).unwrap_or(u16::MAX);
        let cycles = if plan.system == crate::charter::System::DoubleRoundRobin { 2 } else { 1 };
        let total = usize::from(members.saturating_sub(1)) * cycles;
        debug_assert!(total <= usize::from(round_robin::rounds(members)) * cycles);
        let played = self.state.completed(section, player);
        if played * 2 < total {
            (true, vec![(Roc113, "3.7.三.不足"), (Xqef2022, "89(2)")])
        } else {
            (false, vec![(Roc113, "3.7.三.超過"), (Xqef2022, "89(2)")])
        }
    }

    pub(super) fn disqualify(&self, player: PlayerId, reason: &str) -> Decided {
        let (section, state) = self.section_of(player)?;
        self.needs(&[Actor::Chief, Actor::Director], &[(Xqef2022, "128(1)(g)"), (Roc113, "4.四.[H]")])?;
        let (annulled, mut units) = self.what_stands(section, state, player);
        units.extend([(Xqef2022, "128(1)(g)"), (Roc113, "4.四.[H]")]);
        let reason = Some(reason.to_owned());
        self.one(Happening::Left { player, how: GoneHow::Disqualified, annulled, reason }, &units)
    }

    /// What the forfeits of a round lead to: a deposit kept, the right to play lost.
    pub(super) fn consequences(&self, section: &str, round: &RoundState) -> Vec<Logged> {
        let Some(state) = self.state.sections.get(section) else { return Vec::new() };
        let seated = round.tables.iter().flat_map(|table| [table.first, table.second]);
        let mut events = Vec::new();
        for player in seated.filter(|player| !state.gone.contains_key(player)) {
            let came = self.state.attendance(section, player);
            if came.last() == Some(&false) {
                events.extend(self.after_forfeit(section, state, round.number, player, &came));
            }
        }
        events
    }

    fn after_forfeit(
        &self,
        section: &str,
        state: &SectionState,
        round: u16,
        player: PlayerId,
        came: &[bool],
    ) -> Vec<Logged> {
        let terms = self.state.terms(section);
        let mut events = Vec::new();
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
            let (annulled, units) = self.what_stands(section, state, player);
            let mut under: Vec<Article> = terms.articles(&key, round);
            under.extend(self.state.cite(&units));
            events.push(self.logged(Happening::Left { player, how, annulled, reason: None }, under));
        }
        events
    }
}
