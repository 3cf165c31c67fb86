//! What an event does to the state.

use super::Logged;
use super::happening::Happening;
use super::parts::Step;
use super::state::{
    Final, Gone, Overturned, RoundState, RoundStatus, SectionState, StageState, TableState, Tournament,
};
use crate::charter::{Announcement, Charter};
use crate::entry::{Player, Team};
use crate::{GameId, PlayerId};

impl Tournament {
    /// Applies lines in order.
    pub fn apply_all(&mut self, events: &[Logged]) {
        for logged in events {
            self.apply(&logged.event);
        }
    }

    /// Applies an event; one that does not fit the state changes nothing.
    pub fn apply(&mut self, event: &Happening) {
        self.length += 1;
        match event {
            Happening::LinedUp { team: player, .. }
            | Happening::TeamLate { team: player, .. }
            | Happening::DelayGranted { player, .. }
            | Happening::Arrived { player, .. }
            | Happening::LeaveGiven { player, .. }
            | Happening::ByeGiven { player, .. }
            | Happening::TableFixed { player, .. }
            | Happening::LeaveCancelled { player, .. }
            | Happening::Reinstated { player, .. }
            | Happening::Left { player, .. } => {
                if let Some(section) = self.section_mut(*player) {
                    section.apply_presence(event);
                }
            }
            Happening::Paired { section, round, tables, .. } => {
                let tables = tables.iter().map(|draft| self.table(section, *round, draft)).collect();
                if let Some(section) = self.sections.get_mut(section) {
                    section.pair(event, tables);
                }
            }
            Happening::Resulted { at, .. }
            | Happening::Reopened { at, .. }
            | Happening::Appealed { at, .. }
            | Happening::AppealHeard { at, .. }
            | Happening::RapidPlayed { at, .. }
            | Happening::Replayed { at, .. }
            | Happening::ColoursKept { at } => {
                if let Some(table) = self.table_mut(at) {
                    table.apply(at, event);
                }
                if let Some(section) = self.sections.get_mut(&at.section) {
                    section.verified = false;
                }
            }
            Happening::Seeded { section, .. }
            | Happening::Drawn { section, .. }
            | Happening::DrawVoid { section }
            | Happening::Discarded { section }
            | Happening::Published { section }
            | Happening::Closed { section, .. }
            | Happening::TakenBack { section, .. }
            | Happening::EndedEarly { section, .. }
            | Happening::PlayedOff { section, .. }
            | Happening::Verified { section }
            | Happening::Finished { section, .. }
            | Happening::Overturned { section, .. }
            | Happening::NoticePublished { section, .. } => {
                if let Some(section) = self.sections.get_mut(section) {
                    section.apply(event);
                }
            }
            _ => self.apply_entry(event),
        }
        self.settle(event);
    }

    /// What happens to the charter, to entries and to money.
    fn apply_entry(&mut self, event: &Happening) {
        match event {
            Happening::Opened { charter } => self.open(charter),
            Happening::Announced(announcement) => self.announce(announcement),
            Happening::Amended { charter, .. } => self.amend(charter),
            Happening::Paid(line) => self.ledger.lines.push(*line),
            Happening::PaymentVoid { player, what, amount, .. } => self.ledger.void(*player, *what, *amount),
            Happening::Entered { id, player } => self.enter(*id, player),
            Happening::TeamEntered { id, team } => self.enter_team(*id, team),
            Happening::EntryAmended { player, entry, .. } => self.amend_entry(*player, entry),
            Happening::TeamAmended { team, entry, .. } => self.amend_team(*team, entry),
            Happening::EntryRemoved { player, .. } => self.remove(*player),
            _ => {}
        }
    }

    fn open(&mut self, charter: &Charter) {
        let sections = charter.sections.iter().map(|section| (section.id.clone(), SectionState::default()));
        self.sections = sections.collect();
        self.charter = Some(charter.clone());
    }

    /// Adds an announcement; one that stands instead of another takes its place.
    fn announce(&mut self, announcement: &Announcement) {
        if announcement.instead {
            for earlier in self.announcements.iter_mut().filter(|earlier| earlier.round == announcement.round) {
                earlier.clauses.retain(|clause| announcement.clauses.iter().all(|other| other.key != clause.key));
            }
        }
        self.announcements.push(announcement.clone());
    }

    fn amend(&mut self, charter: &Charter) {
        self.sections.retain(|id, _| charter.section(id).is_some());
        for section in &charter.sections {
            self.sections.entry(section.id.clone()).or_default();
        }
        self.charter = Some(charter.clone());
    }

    fn amend_entry(&mut self, id: PlayerId, entry: &Player) {
        let moved = self.players.get(&id).is_some_and(|player| player.section != entry.section);
        if moved {
            self.strike(id);
            self.enter(id, entry);
        } else {
            self.list(id, entry);
        }
    }

    /// Puts a team's entry right; who played for it in rounds that were published stays who they were.
    fn amend_team(&mut self, id: PlayerId, entry: &Team) {
        let Some(before) = self.teams.insert(id, entry.clone()) else { return };
        let Some(section) = self.section_mut(id).filter(|_| before.members != entry.members) else { return };
        let rounds = section.stages.iter().flat_map(|stage| &stage.rounds);
        let played = rounds.filter(|round| round.status != RoundStatus::Draft && round.lists(id));
        for number in played.map(|round| round.number).collect::<Vec<_>>() {
            section.line_ups.entry((number, id)).or_insert_with(|| before.members.clone());
        }
    }

    fn remove(&mut self, id: PlayerId) {
        self.strike(id);
        if let Some(player) = self.players.remove(&id) {
            self.names.remove(id, &player);
        }
        self.teams.remove(&id);
        self.removed.insert(id);
    }

    /// Takes someone off the lists of their section.
    fn strike(&mut self, id: PlayerId) {
        let Some(section) = self.section_mut(id) else { return };
        section.entrants.retain(|one| *one != id);
        section.seeds.retain(|one| *one != id);
        section.gone.remove(&id);
        section.out.retain(|(_, one)| *one != id);
        section.leaves.retain(|(_, one)| *one != id);
        section.half_byes.retain(|(_, one)| *one != id);
        section.fixed.remove(&id);
        let rounds = section.stages.iter_mut().flat_map(|stage| &mut stage.rounds);
        rounds.for_each(|round| round.half_byes.retain(|one| *one != id));
        section.line_ups.retain(|(_, one), _| *one != id);
        section.stages.iter_mut().flat_map(|stage| &mut stage.groups).for_each(|group| group.retain(|one| *one != id));
    }

    /// Takes a player in; where teams meet, teams are the entrants.
    fn enter(&mut self, id: PlayerId, player: &Player) {
        let teams = self.format(&player.section).is_some_and(|format| format.boards.is_some());
        if let Some(section) = self.sections.get_mut(&player.section).filter(|_| !teams) {
            section.enter(id);
        }
        self.list(id, player);
    }

    /// Writes a player down under their name.
    fn list(&mut self, id: PlayerId, player: &Player) {
        if let Some(before) = self.players.insert(id, player.clone()) {
            self.names.remove(id, &before);
        }
        self.names.add(id, player);
    }

    fn enter_team(&mut self, id: PlayerId, team: &Team) {
        if let Some(section) = self.sections.get_mut(&team.section) {
            section.enter(id);
        }
        self.teams.insert(id, team.clone());
    }

    fn section_mut(&mut self, player: PlayerId) -> Option<&mut SectionState> {
        let section = self.section_of(player)?.to_owned();
        self.sections.get_mut(&section)
    }

    fn table_mut(&mut self, at: &GameId) -> Option<&mut TableState> {
        let stages = self.sections.get_mut(&at.section)?.stages.iter_mut();
        let round = stages.flat_map(|stage| &mut stage.rounds).find(|round| round.number == at.round)?;
        round.tables.get_mut(usize::from(at.table).checked_sub(1)?)
    }
}

impl SectionState {
    fn apply_presence(&mut self, event: &Happening) {
        match event {
            Happening::LinedUp { team, round, boards } => {
                self.line_ups.insert((*round, *team), boards.clone());
                // One that is in time after all: the hour of the other was typed wrongly.
                self.late.remove(&(*round, *team));
            }
            Happening::TeamLate { team, round } => {
                self.late.insert((*round, *team));
            }
            Happening::DelayGranted { player, round, minutes } => {
                self.delays.insert((*round, *player), *minutes);
            }
            Happening::LeaveGiven { player, round, make_up: false } => {
                self.half_byes.remove(&(*round, *player));
                self.leaves.insert((*round, *player));
            }
            Happening::ByeGiven { player, round } => self.give_bye(*round, *player),
            Happening::LeaveCancelled { player, round, .. } => {
                self.leaves.remove(&(*round, *player));
                self.half_byes.remove(&(*round, *player));
                if let Some(round) = self.round_mut(*round) {
                    round.half_byes.retain(|one| one != player);
                }
            }
            Happening::TableFixed { player, table } => {
                self.fixed.remove(player);
                self.fixed.extend(table.map(|table| (*player, table)));
            }
            Happening::Left { player, how, annulled, .. } => {
                let stage = self.stages.len().saturating_sub(1);
                self.gone.insert(*player, Gone { how: *how, annulled: *annulled, stage });
            }
            Happening::Reinstated { player, .. } => self.reinstate(*player),
            _ => {}
        }
    }

    fn round_mut(&mut self, number: u16) -> Option<&mut RoundState> {
        self.stages.iter_mut().flat_map(|stage| &mut stage.rounds).find(|round| round.number == number)
    }

    /// Gives a half-point bye in a round to come, or in one that was paired already.
    fn give_bye(&mut self, number: u16, player: PlayerId) {
        match self.round_mut(number) {
            Some(round) if round.lists(player) => {}
            Some(round) => round.half_byes.push(player),
            None => {
                self.leaves.remove(&(number, player));
                self.half_byes.insert((number, player));
            }
        }
    }

    /// Adds the draft of a round with its tables.
    fn pair(&mut self, event: &Happening, tables: Vec<TableState>) {
        let Happening::Paired { round, byes, leaves, half_byes, seed, wishes, give_way, by_numbers, .. } = event else {
            return;
        };
        let (byes, leaves, half_byes) = (byes.clone(), leaves.clone(), half_byes.clone());
        let (number, seed) = (*round, *seed);
        let (wishes, give_way, by_numbers) = (wishes.clone(), give_way.clone(), *by_numbers);
        let status = RoundStatus::Draft;
        let round = RoundState { number, status, tables, byes, leaves, half_byes, seed, wishes, give_way, by_numbers };
        if let Some(stage) = self.stages.last_mut() {
            stage.rounds.push(round);
        }
    }

    /// Takes someone in; in a Swiss that has begun they get the last number.
    fn enter(&mut self, id: PlayerId) {
        self.entrants.push(id);
        if let Some(group) = self.stages.first_mut().and_then(|stage| stage.groups.first_mut()) {
            group.push(id);
        }
    }

    fn apply(&mut self, event: &Happening) {
        match event {
            Happening::Seeded { seeds, .. } => self.seeds.clone_from(seeds),
            Happening::Drawn { groups, seed, .. } => {
                self.stages.push(StageState { groups: groups.clone(), seed: *seed, rounds: Vec::new() });
            }
            Happening::DrawVoid { .. } => {
                self.stages.pop();
            }
            Happening::Discarded { .. } => {
                if let Some(stage) = self.stages.last_mut() {
                    stage.rounds.pop();
                }
            }
            Happening::Published { .. } => self.set_status(RoundStatus::Published),
            Happening::Closed { .. } => self.set_status(RoundStatus::Closed),
            Happening::TakenBack { what, .. } => self.take_back(*what),
            Happening::EndedEarly { .. } => self.ended = true,
            Happening::PlayedOff { order, .. } => {
                let same =
                    |other: &Vec<PlayerId>| other.len() == order.len() && other.iter().all(|one| order.contains(one));
                self.play_offs.retain(|other| !same(other));
                self.play_offs.push(order.clone());
            }
            Happening::Verified { .. } => self.verified = true,
            Happening::Finished { lines, .. } => {
                self.final_table = Some(Final { lines: lines.clone(), overturned: Vec::new() });
            }
            Happening::Overturned { player, .. } => {
                if let Some(table) = &mut self.final_table {
                    table.overturned.push(Overturned { player: *player, notice: false });
                }
            }
            Happening::NoticePublished { player, .. } => {
                let overturned = self.final_table.iter_mut().flat_map(|table| &mut table.overturned);
                overturned.filter(|one| one.player == *player).for_each(|one| one.notice = true);
            }
            _ => {}
        }
    }

    /// Takes back a step, and with it that the table was verified.
    fn take_back(&mut self, what: Step) {
        match what {
            Step::Draw => {
                self.stages.pop();
            }
            Step::Round => self.set_status(RoundStatus::Draft),
            Step::Close => self.set_status(RoundStatus::Published),
            Step::End => self.ended = false,
            Step::Finish => self.final_table = None,
        }
        self.verified = false;
    }

    fn set_status(&mut self, status: RoundStatus) {
        if let Some(round) = self.stages.last_mut().and_then(|stage| stage.rounds.last_mut()) {
            round.status = status;
        }
    }
}

impl Final {
    /// The lines with what was overturned taken out, and those below moved up.
    pub fn in_force(&self) -> Vec<super::FinalLine> {
        let cancelled = |player: PlayerId| self.overturned.iter().any(|one| one.player == player);
        let above = |place: u32| {
            let gone = self.lines.iter().filter(|line| cancelled(line.player) && line.place < place).count();
            u32::try_from(gone).unwrap_or(0)
        };
        let kept = self.lines.iter().filter(|line| !cancelled(line.player));
        kept.map(|line| super::FinalLine { place: line.place.saturating_sub(above(line.place)), ..*line }).collect()
    }
}
