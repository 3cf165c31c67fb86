//! Entries, payments, leave and exclusions put right.

use books::Article;
use books::event::{OfAbsence, OfEnd, OfEntry, Power};

use super::{Decided, Desk, NOTHING};
use crate::charter::changes;
use crate::entry::{LedgerLine, Payment, Player, team_faults};
use crate::event::happening::Happening;
use crate::event::parts::{EntryChange, TeamChange};
use crate::event::refusal::Why;
use crate::event::state::{GoneHow, RoundStatus, SectionState};
use crate::event::{Decision, Logged, Note, NoteKind, Refusal};
use crate::{Money, PlayerId};

impl Desk<'_> {
    /// Refuses a repair that says not why; the reason otherwise.
    pub(super) fn explained(&self, reason: &str) -> Result<String, Refusal> {
        if reason.trim().is_empty() { self.refuse(Why::RepairUnexplained, NOTHING) } else { Ok(reason.to_owned()) }
    }

    pub(super) fn amend_entry(&self, id: PlayerId, change: &EntryChange, reason: &str) -> Decided {
        let reason = self.explained(reason)?;
        let Some(player) = self.state.players.get(&id) else { return self.refuse(Why::NoPlayer(id), NOTHING) };
        let entry = change.of(player);
        if entry == *player {
            return self.refuse(Why::NothingChanges, NOTHING);
        }
        let faults = self.entry_faults(Some(id), &entry, None);
        if !faults.is_empty() {
            return self.refuse_entry(faults);
        }
        if entry.section != player.section {
            self.may_move(id, player, &entry.section)?;
        }
        let mut notes: Vec<Note> = Vec::new();
        if !entry.needs.is_empty() && player.needs.is_empty() {
            notes.push(self.note(NoteKind::SpecialNeeds, &[OfEntry::SpecialNeeds]));
        }
        if (&entry.club, &entry.team) != (&player.club, &player.team) {
            notes.extend(self.stale_draft(&entry.section));
        }
        let changes = changes(player, &entry);
        let event = Happening::EntryAmended { player: id, entry, reason, changes };
        Ok(Decision { events: vec![self.log(event, &[OfEntry::Player])], notes })
    }

    /// Whether someone may go to another section: they are in no draw and in no team of theirs, and the other takes entries.
    fn may_move(&self, id: PlayerId, player: &Player, to: &str) -> Result<(), Refusal> {
        let state = self.section(&player.section)?;
        if !state.stages.is_empty() {
            return self.refuse(Why::AlreadyDrawn, &[OfEntry::Closed]);
        }
        self.in_no_team(id)?;
        self.section(to)?;
        if self.is_closed(to) { self.refuse(Why::PlayBegun, &[OfEntry::Closed]) } else { Ok(()) }
    }

    fn in_no_team(&self, id: PlayerId) -> Result<(), Refusal> {
        match self.state.teams.iter().find(|(_, team)| team.members.contains(&id)) {
            Some((team, _)) => self.refuse(Why::OfTeam(*team), &[OfEntry::Members]),
            None => Ok(()),
        }
    }

    /// That a draft was paired by what is no longer so.
    pub(super) fn stale_draft(&self, section: &str) -> Option<Note> {
        let draft = self.state.sections.get(section)?.current()?;
        let stale = draft.status == RoundStatus::Draft;
        stale.then(|| self.note(NoteKind::DraftStale(draft.number), NOTHING))
    }

    pub(super) fn amend_team(&self, id: PlayerId, change: &TeamChange, reason: &str) -> Decided {
        let reason = self.explained(reason)?;
        let Some(team) = self.state.teams.get(&id) else { return self.refuse(Why::NoPlayer(id), NOTHING) };
        let entry = change.of(team);
        if entry == *team {
            return self.refuse(Why::NothingChanges, NOTHING);
        }
        let is_entered =
            |member: PlayerId| self.state.players.get(&member).is_some_and(|player| player.section == team.section);
        let others = self.state.teams.iter().filter(|(other, _)| **other != id).map(|(id, team)| (*id, team));
        let faults = team_faults(self.charter(), &entry, is_entered, others, None);
        if !faults.is_empty() {
            return self.refuse_entry(faults);
        }
        let notes = if entry.club == team.club { None } else { self.stale_draft(&team.section) };
        let changes = changes(team, &entry);
        let event = Happening::TeamAmended { team: id, entry, reason, changes };
        Ok(Decision { events: vec![self.log(event, &[OfEntry::Team])], notes: notes.into_iter().collect() })
    }

    pub(super) fn remove_entry(&self, id: PlayerId, reason: &str) -> Decided {
        let reason = self.explained(reason)?;
        let Some(section) = self.state.section_of(id) else { return self.refuse(Why::NoPlayer(id), NOTHING) };
        let state = self.section(section)?;
        self.in_no_team(id)?;
        if state.was_paired(id) {
            return self.refuse(Why::WasPaired(id), &[OfEntry::Closed]);
        }
        let (mut events, notes) = self.undrawn(section, state, id);
        let on = if self.state.teams.contains_key(&id) { OfEntry::Team } else { OfEntry::Player };
        events.push(self.log(Happening::EntryRemoved { player: id, reason }, &[on]));
        Ok(Decision { events, notes })
    }

    /// What becomes of a draft and of a draw that hold someone who is removed: they are made again.
    fn undrawn(&self, section: &str, state: &SectionState, id: PlayerId) -> (Vec<Logged>, Vec<Note>) {
        let (mut events, mut notes) = (Vec::new(), Vec::new());
        let drafted = state.current().filter(|round| round.status == RoundStatus::Draft && round.lists(id));
        let drawn = state.stages.iter().any(|stage| stage.groups.iter().flatten().any(|one| *one == id));
        let on = [OfAbsence::BeforePlay];
        if let Some(draft) = drafted {
            events.push(self.log(Happening::Discarded { section: section.to_owned() }, &on));
            notes.push(self.note(NoteKind::DraftStale(draft.number), &on));
        }
        if drawn && !state.has_begun() {
            events.push(self.log(Happening::DrawVoid { section: section.to_owned() }, &on));
            notes.push(self.note(NoteKind::DrawAgain, &on));
        }
        (events, notes)
    }

    pub(super) fn void_payment(&self, player: PlayerId, what: Payment, amount: Money, reason: &str) -> Decided {
        let reason = self.explained(reason)?;
        if !self.state.ledger.lines.contains(&LedgerLine { player, what, amount }) {
            return self.refuse(Why::NoPayment, &[OfEntry::Money]);
        }
        self.one(Happening::PaymentVoid { player, what, amount, reason }, &[OfEntry::Money])
    }

    pub(super) fn cancel_leave(&self, player: PlayerId, round: u16, reason: &str) -> Decided {
        let reason = self.explained(reason)?;
        let (_, state) = self.section_of(player)?;
        // A half-point bye can be taken back even of a round that was played.
        if state.round(round).is_some_and(|round| round.half_byes.contains(&player)) {
            return self.one(Happening::LeaveCancelled { player, round, reason }, &[OfAbsence::Leave]);
        }
        if !state.leaves.contains(&(round, player)) && !state.half_byes.contains(&(round, player)) {
            return self.refuse(Why::NoSuchLeave, &[OfAbsence::Leave]);
        }
        if state.round(round).is_some() {
            return self.refuse(Why::RoundOpen(round), &[OfAbsence::Leave]);
        }
        self.one(Happening::LeaveCancelled { player, round, reason }, &[OfAbsence::Leave])
    }

    pub(super) fn reinstate(&self, player: PlayerId, reason: &str) -> Decided {
        let reason = self.explained(reason)?;
        let Some(section) = self.state.section_of(player) else { return self.refuse(Why::NoPlayer(player), NOTHING) };
        if self.state.sections.get(section).is_some_and(|state| state.final_table.is_some()) {
            return self.give_place_back(section, player, reason);
        }
        let state = self.section(section)?;
        let Some(gone) = state.gone.get(&player) else { return self.refuse(Why::NotGone(player), NOTHING) };
        self.needs(match gone.how {
            GoneHow::Withdrawn => Power::AcceptWithdrawal,
            GoneHow::Unjustified => Power::RuleWithdrawal,
            GoneHow::Forfeits | GoneHow::Disqualified => Power::Disqualify,
        })?;
        let on = super::absence::matter(gone.how);
        self.was_not_passed_over(section, state, player)?;
        let notes = self.stale_draft(section).into_iter().collect();
        Ok(Decision { events: vec![self.log(Happening::Reinstated { player, reason }, &[on])], notes })
    }

    /// Gives a place back that was cancelled after the event.
    fn give_place_back(&self, section: &str, player: PlayerId, reason: String) -> Decided {
        if self.frozen(section)?.overturned.iter().all(|one| one.player != player) {
            return self.refuse(Why::Frozen, &[OfEnd::Finished]);
        }
        self.one(Happening::Reinstated { player, reason }, &[OfEnd::Overturned])
    }

    /// Refuses to take someone in again whose opponents of a table or bracket had a bye meanwhile.
    fn was_not_passed_over(&self, section: &str, state: &SectionState, player: PlayerId) -> Result<(), Refusal> {
        let (Some(plan), Some(begun)) = (self.state.stage(section), state.stages.last()) else { return Ok(()) };
        let drawn = begun.groups.iter().flatten().any(|one| *one == player);
        let missing = match plan.system {
            crate::charter::System::Swiss => false,
            _ if plan.system.has_points() => begun.rounds.iter().any(|round| !round.lists(player)),
            _ => begun.rounds.last().is_some_and(|round| !round.lists(player)),
        };
        let under: Vec<Article> = self.laws.cite(OfAbsence::Void);
        if drawn && missing { Err(Refusal { why: Why::PairedWithout(player), under }) } else { Ok(()) }
    }
}
