//! Play-offs, the final table, deposits, and what is overturned afterwards.

use books::{HK_2016 as Hk2016, ROC_113 as Roc113, XQEF_2022 as Xqef2022};

use super::{Decided, Desk};
use crate::entry::{LedgerLine, Payment};
use crate::event::happening::Happening;
use crate::event::refusal::Why;
use crate::event::state::{Final, SectionState};
use crate::event::{Decision, NoteKind, Refusal};
use crate::{Actor, Money, PlayerId};

impl Desk<'_> {
    fn over(&self, section: &str) -> Result<&SectionState, Refusal> {
        let state = self.section(section)?;
        if self.state.is_over(section) {
            Ok(state)
        } else {
            self.refuse(Why::NotOver, &[(Xqef2022, "85(4)"), (Xqef2022, "85(1)")])
        }
    }

    /// Those who share a place in a stage, place by place: in a group of it, or over all of them.
    fn shared(&self, section: &str, stage: usize) -> Result<Vec<Vec<PlayerId>>, Refusal> {
        let ranking = self.state.ranking(section, stage).ok().zip(self.state.stage_lines(section, stage).ok());
        let Some((ranking, lines)) = ranking else {
            return self.refuse(Why::NoRanking, &[(Xqef2022, "sch2.1.2(1)(d)")]);
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
            None => self.refuse(Why::NotOver, &[(Xqef2022, "85(4)"), (Xqef2022, "85(1)")]),
        }
    }

    pub(super) fn play_off(&self, section: &str, order: &[PlayerId]) -> Decided {
        let shared = self.shared(section, self.played_stage(section)?)?;
        let names = |group: &Vec<PlayerId>| group.len() == order.len() && group.iter().all(|one| order.contains(one));
        if !shared.iter().any(names) {
            return self.refuse(Why::NotTied, &[(Roc113, "3.6.七")]);
        }
        let event = Happening::PlayedOff { section: section.to_owned(), order: order.to_vec() };
        self.one(event, &[(Roc113, "3.6.七"), (Xqef2022, "sch2.2.3(5)")])
    }

    pub(super) fn verify(&self, section: &str) -> Decided {
        self.needs(&[Actor::Chief], &[(Xqef2022, "85(4)")])?;
        self.over(section)?;
        self.one(Happening::Verified { section: section.to_owned() }, &[(Xqef2022, "85(4)")])
    }

    pub(super) fn finish(&self, section: &str) -> Decided {
        self.needs(&[Actor::Director, Actor::Chief], &[(Xqef2022, "85(4)"), (Roc113, "4.四.[K]")])?;
        let state = self.over(section)?;
        let ranked = self.state.stage(section).is_some_and(|stage| stage.system.has_points());
        // Whoever goes out of a bracket together shares a place by its nature.
        let shared = if ranked { self.shared(section, self.played_stage(section)?)? } else { Vec::new() };
        let Ok(lines) = self.state.final_lines(section) else { return self.refuse(Why::NoRanking, &[]) };
        let first: Vec<PlayerId> = lines.iter().filter(|line| line.place == 1).map(|line| line.player).collect();
        if first.len() > 1 {
            return self.refuse(Why::FirstShared(first), &[(Roc113, "3.6.七")]);
        }
        let may_share = self.state.stage(section).and_then(|stage| stage.share_places) != Some(false);
        if !may_share && !shared.is_empty() {
            return self.refuse(Why::PlacesShared, &[(Roc113, "3.6.七")]);
        }
        if !state.verified {
            return self.refuse(Why::NotVerified, &[(Xqef2022, "85(4)")]);
        }
        let mut under = self.state.cite(&[(Xqef2022, "85(4)"), (Roc113, "4.四.[K]"), (Roc113, "3.6.七")]);
        if !shared.is_empty() {
            under.extend(self.state.cite(&[(Xqef2022, "sch2.2.3")]));
        }
        let event = Happening::Finished { section: section.to_owned(), lines };
        Ok(Decision { events: vec![self.logged(event, under)], notes: Vec::new() })
    }

    pub(super) fn return_deposits(&self, section: &str) -> Decided {
        let Some(state) = self.state.sections.get(section) else {
            return self.refuse(Why::NoSection(section.to_owned()), &[]);
        };
        let planned = usize::from(self.state.rounds_planned(section).unwrap_or(0));
        if usize::from(state.rounds()) < planned || !state.has_begun() {
            return self.refuse(Why::DepositsEarly, &[(Hk2016, "一.發還")]);
        }
        let due = state.entrants.iter().filter(|player| self.state.completed(section, **player) * 2 > planned);
        let line = |player: &PlayerId| {
            let amount = self.state.ledger.deposit_held(*player);
            let line = LedgerLine { player: *player, what: Payment::DepositReturned, amount };
            (amount > Money::ZERO).then(|| self.log(Happening::Paid(line), &[(Hk2016, "一.發還")]))
        };
        Ok(Decision { events: due.filter_map(line).collect(), notes: Vec::new() })
    }

    /// Pays out what is due by the table in force and was not paid yet.
    pub(super) fn award_prizes(&self, section: &str) -> Decided {
        self.frozen(section)?;
        let given = |player: PlayerId| {
            let total = |what| self.state.ledger.total(player, what);
            total(Payment::Prize) - total(Payment::PrizeReturned)
        };
        let due = |line: &crate::event::PrizeLine| {
            let amount = line.money - given(line.player);
            let line = LedgerLine { player: line.player, what: Payment::Prize, amount };
            let under = [(Xqef2022, "sch1.14"), (Roc113, "4.一.獎勵")];
            (amount > Money::ZERO).then(|| self.log(Happening::Paid(line), &under))
        };
        Ok(Decision { events: self.state.prizes(section).iter().filter_map(due).collect(), notes: Vec::new() })
    }

    fn frozen(&self, section: &str) -> Result<&Final, Refusal> {
        match self.state.sections.get(section) {
            None => self.refuse(Why::NoSection(section.to_owned()), &[]),
            Some(SectionState { final_table: Some(table), .. }) => Ok(table),
            Some(_) => self.refuse(Why::NotFrozen, &[(Xqef2022, "138")]),
        }
    }

    pub(super) fn overturn(&self, section: &str, player: PlayerId) -> Decided {
        let table = self.frozen(section)?;
        if !table.in_force().iter().any(|line| line.player == player) {
            return self.refuse(Why::NoPlayer(player), &[(Xqef2022, "138(b)")]);
        }
        let under = [(Xqef2022, "138"), (Xqef2022, "138(a)"), (Xqef2022, "138(b)"), (Xqef2022, "138(c)")];
        let event = Happening::Overturned { section: section.to_owned(), player };
        let mut notes = vec![self.note(NoteKind::PrizesDue(player), &[(Xqef2022, "138(e)")])];
        let due = self.order.hour.and_then(|at| at.date().checked_add(jiff::Span::new().days(28)).ok());
        notes.extend(due.map(|day| self.note(NoteKind::NoticeDue(day), &[(Xqef2022, "138(d)")])));
        Ok(Decision { events: vec![self.log(event, &under)], notes })
    }

    pub(super) fn publish_notice(&self, section: &str, player: PlayerId) -> Decided {
        let table = self.frozen(section)?;
        if !table.overturned.iter().any(|one| one.player == player) {
            return self.refuse(Why::NoPlayer(player), &[(Xqef2022, "138(d)")]);
        }
        self.one(Happening::NoticePublished { section: section.to_owned(), player }, &[(Xqef2022, "138(d)")])
    }
}
