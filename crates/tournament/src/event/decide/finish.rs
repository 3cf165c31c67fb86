//! Play-offs, the final table, deposits, and what is overturned afterwards.

use std::collections::BTreeMap;

use books::event::OfEnd;

use super::{Decided, Desk, NOTHING};
use crate::charter::{Key, Value};
use crate::entry::{LedgerLine, Payment};
use crate::event::happening::Happening;
use crate::event::refusal::Why;
use crate::event::state::{Final, SectionState};
use crate::event::{Decision, NoteKind, Refusal};
use crate::{Money, PlayerId};

/// After the last round all announcements hold.
const AFTER: u16 = u16::MAX;

impl Desk<'_> {
    fn over(&self, section: &str) -> Result<&SectionState, Refusal> {
        let state = self.section(section)?;
        if self.state.is_over(section) { Ok(state) } else { self.refuse(Why::NotOver, &[OfEnd::NotOver]) }
    }

    /// Those who share a place in a stage, place by place: in a group of it, or over all of them.
    fn shared(&self, section: &str, stage: usize) -> Result<Vec<Vec<PlayerId>>, Refusal> {
        let ranking = self.state.ranking(section, stage).ok().zip(self.state.stage_lines(section, stage).ok());
        let Some((ranking, lines)) = ranking else {
            return self.refuse(Why::NoRanking, &[OfEnd::NoRanking]);
        };
        let in_groups = ranking.groups.iter().flat_map(crate::ranking::Standings::shared);
        let tied = lines.chunk_by(|one, other| one.place == other.place).filter(|tied| tied.len() > 1);
        Ok(in_groups.chain(tied.map(|tied| tied.iter().map(|line| line.player).collect())).collect())
    }

    /// The last stage that has begun, if everything of it was played.
    fn played_stage(&self, section: &str) -> Result<usize, Refusal> {
        let last = self.section(section)?.stages.len().checked_sub(1);
        match last.filter(|stage| self.state.stage_is_over(section, *stage)) {
            Some(stage) => Ok(stage),
            None => self.refuse(Why::NotOver, &[OfEnd::NotOver]),
        }
    }

    pub(super) fn play_off(&self, section: &str, order: &[PlayerId]) -> Decided {
        let shared = self.shared(section, self.played_stage(section)?)?;
        let names = |group: &Vec<PlayerId>| group.len() == order.len() && group.iter().all(|one| order.contains(one));
        // The order of a play-off that was entered wrongly is entered again.
        let entered = &self.section(section)?.play_offs;
        if !shared.iter().chain(entered).any(names) {
            return self.refuse(Why::NotTied, &[OfEnd::FirstPlace]);
        }
        let event = Happening::PlayedOff { section: section.to_owned(), order: order.to_vec() };
        self.one(event, &[OfEnd::PlayOff])
    }

    pub(super) fn verify(&self, section: &str) -> Decided {
        self.over(section)?;
        self.one(Happening::Verified { section: section.to_owned() }, &[OfEnd::Verified])
    }

    pub(super) fn finish(&self, section: &str) -> Decided {
        let state = self.over(section)?;
        let ranked = self.state.stage(section).is_some_and(|stage| stage.system.has_points());
        // Whoever goes out of a bracket together shares a place by its nature.
        let shared = if ranked { self.shared(section, self.played_stage(section)?)? } else { Vec::new() };
        let Ok(lines) = self.state.final_lines(section) else { return self.refuse(Why::NoRanking, NOTHING) };
        let first: Vec<PlayerId> = lines.iter().filter(|line| line.place == 1).map(|line| line.player).collect();
        if first.len() > 1 && self.settled(section, AFTER, Key::SharedFirst)?.statement.value != Value::Flag(true) {
            return self.refuse(Why::FirstShared(first), &[OfEnd::FirstPlace]);
        }
        let may_share = self.state.stage(section).and_then(|stage| stage.share_places) != Some(false);
        if !may_share && !shared.is_empty() {
            return self.refuse(Why::PlacesShared, &[OfEnd::FirstPlace]);
        }
        if !state.verified && self.state.terms(section).flag(&Key::Verification, AFTER) {
            return self.refuse(Why::NotVerified, &[OfEnd::Verified]);
        }
        let mut under = self.laws.cite(OfEnd::Finished);
        if !shared.is_empty() {
            under.extend(self.laws.cite(OfEnd::Shared));
        }
        let out = lines.iter().any(|line| state.is_disqualified(line.player));
        let notes = self.disqualified_unsaid(section).filter(|_| out).into_iter().collect();
        let event = Happening::Finished { section: section.to_owned(), lines };
        Ok(Decision { events: vec![self.logged(event, under)], notes })
    }

    pub(super) fn return_deposits(&self, section: &str) -> Decided {
        let Some(state) = self.state.sections.get(section) else {
            return self.refuse(Why::NoSection(section.to_owned()), NOTHING);
        };
        let planned = usize::from(self.state.rounds_planned(section).unwrap_or(0));
        let terms = self.state.terms(section);
        let under = terms.articles(&Key::DepositHalf, state.rounds());
        if usize::from(state.rounds()) < planned || !state.has_begun() {
            return Err(Refusal { why: Why::DepositsEarly, under });
        }
        let half = terms.flag(&Key::DepositHalf, state.rounds());
        let is_due = |player: PlayerId| !half || self.state.completed(section, player) * 2 > planned;
        let due = state.entrants.iter().filter(|player| is_due(**player));
        let line = |player: &PlayerId| {
            let amount = self.state.ledger.deposit_held(*player);
            let line = LedgerLine { player: *player, what: Payment::DepositReturned, amount };
            (amount > Money::ZERO).then(|| self.logged(Happening::Paid(line), under.clone()))
        };
        Ok(Decision { events: due.filter_map(line).collect(), notes: Vec::new() })
    }

    /// Pays out what is due by the table in force and was not paid yet; what whoever is disqualified would get is kept back
    /// until the charter says what becomes of it.
    pub(super) fn award_prizes(&self, section: &str) -> Decided {
        self.frozen(section)?;
        let given = |player: PlayerId| {
            let total = |what| self.state.ledger.total(player, what);
            total(Payment::Prize) - total(Payment::PrizeReturned)
        };
        let mut due: BTreeMap<PlayerId, Money> = BTreeMap::new();
        let mut order: Vec<PlayerId> = Vec::new();
        for line in self.state.prizes(section) {
            let sum = due.entry(line.player).or_insert_with(|| {
                order.push(line.player);
                Money::ZERO
            });
            *sum = *sum + line.money;
        }
        let unsaid =
            self.disqualified_unsaid(section).filter(|_| order.iter().any(|player| self.is_out(section, *player)));
        if unsaid.is_some() {
            order.retain(|player| !self.is_out(section, *player));
        }
        let pay = |player: PlayerId| {
            let amount = due[&player] - given(player);
            let line = LedgerLine { player, what: Payment::Prize, amount };
            (amount > Money::ZERO).then(|| self.log(Happening::Paid(line), &[OfEnd::Prizes]))
        };
        let events = order.into_iter().filter_map(pay).collect();
        Ok(Decision { events, notes: unsaid.into_iter().collect() })
    }

    fn is_out(&self, section: &str, player: PlayerId) -> bool {
        self.state.sections.get(section).is_some_and(|state| state.is_disqualified(player))
    }

    pub(super) fn frozen(&self, section: &str) -> Result<&Final, Refusal> {
        match self.state.sections.get(section) {
            None => self.refuse(Why::NoSection(section.to_owned()), NOTHING),
            Some(SectionState { final_table: Some(table), .. }) => Ok(table),
            Some(_) => self.refuse(Why::NotFrozen, &[OfEnd::Overturned]),
        }
    }

    pub(super) fn overturn(&self, section: &str, player: PlayerId) -> Decided {
        let table = self.frozen(section)?;
        if !table.in_force().iter().any(|line| line.player == player) {
            return self.refuse(Why::NoPlayer(player), &[OfEnd::Overturned]);
        }
        self.allowed(section, AFTER, Key::Overturning, Why::NoOverturning)?;
        let event = Happening::Overturned { section: section.to_owned(), player };
        let mut notes = vec![self.note(NoteKind::PrizesDue(player), &[OfEnd::PrizesReturned])];
        let days = self.state.terms(section).number(&Key::NoticeDays, AFTER);
        let span = days.map(|days| jiff::Span::new().days(i64::from(days.min(3650))));
        let due = self.order.hour.zip(span).and_then(|(at, span)| at.date().checked_add(span).ok());
        notes.extend(due.map(|day| self.note(NoteKind::NoticeDue(day), &[OfEnd::Notice])));
        Ok(Decision { events: vec![self.log(event, &[OfEnd::Overturned])], notes })
    }

    pub(super) fn publish_notice(&self, section: &str, player: PlayerId) -> Decided {
        let table = self.frozen(section)?;
        if !table.overturned.iter().any(|one| one.player == player) {
            return self.refuse(Why::NoPlayer(player), &[OfEnd::Notice]);
        }
        self.one(Happening::NoticePublished { section: section.to_owned(), player }, &[OfEnd::Notice])
    }
}
