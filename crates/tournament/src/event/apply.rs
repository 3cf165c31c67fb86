//! What an event does to the state.

use super::Logged;
use super::happening::{DraftTable, Happening};
use super::state::{
    Final, GameSlot, Gone, Overturned, RoundState, RoundStatus, SectionState, StageState, TableState, Tournament,
};
use crate::charter::Charter;
use crate::entry::{Player, Team};
use crate::{GameId, PlayerId, Side, Verdict};

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
            Happening::Opened { charter } => self.open(charter),
            Happening::Announced(announcement) => self.announcements.push(announcement.clone()),
            Happening::Paid(line) => self.ledger.lines.push(*line),
            Happening::Entered { id, player } => self.enter(*id, player),
            Happening::TeamEntered { id, team } => self.enter_team(*id, team),
            Happening::LinedUp { team: player, .. }
            | Happening::TeamLate { team: player, .. }
            | Happening::DelayGranted { player, .. }
            | Happening::Arrived { player, .. }
            | Happening::LeaveGiven { player, .. }
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
            | Happening::Reopened { at }
            | Happening::Appealed { at, .. }
            | Happening::AppealHeard { at, .. }
            | Happening::RapidPlayed { at, .. }
            | Happening::Replayed { at, .. }
            | Happening::ColoursKept { at } => {
                if let Some(table) = self.table_mut(at) {
                    table.apply(at, event);
                }
            }
            Happening::Seeded { section, .. }
            | Happening::Drawn { section, .. }
            | Happening::DrawVoid { section }
            | Happening::Discarded { section }
            | Happening::Published { section }
            | Happening::Closed { section, .. }
            | Happening::PlayedOff { section, .. }
            | Happening::Verified { section }
            | Happening::Finished { section, .. }
            | Happening::Overturned { section, .. }
            | Happening::NoticePublished { section, .. } => {
                if let Some(section) = self.sections.get_mut(section) {
                    section.apply(event);
                }
            }
        }
    }

    fn open(&mut self, charter: &Charter) {
        let sections = charter.sections.iter().map(|section| (section.id.clone(), SectionState::default()));
        self.sections = sections.collect();
        self.charter = Some(charter.clone());
    }

    /// Takes a player in; where teams meet, teams are the entrants.
    fn enter(&mut self, id: PlayerId, player: &Player) {
        let teams = self.format(&player.section).is_some_and(|format| format.boards.is_some());
        if let Some(section) = self.sections.get_mut(&player.section).filter(|_| !teams) {
            section.enter(id);
        }
        self.players.insert(id, player.clone());
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

    /// A table of a draft with its games; those who are gone or late are absent from the start.
    fn table(&self, section: &str, round: u16, draft: &DraftTable) -> TableState {
        let boards = self.format(section).and_then(|format| format.boards).unwrap_or(1);
        let games = self.stage(section).map_or(1, |stage| stage.games.max(1));
        let state = self.sections.get(section);
        let absent = |player: PlayerId| {
            state.is_some_and(|state| state.gone.contains_key(&player) || state.late.contains(&(round, player)))
        };
        let slot = |board: u8, game: u8| {
            // The first of the pair has Red on odd boards, and the second game is played the other way around.
            let swapped = board.is_multiple_of(2) == game.is_multiple_of(2);
            let absent = (absent(draft.pair.first), absent(draft.pair.second));
            let verdict = absence(absent, swapped);
            GameSlot { verdict, confirmed: verdict.is_some(), ..GameSlot::open(board, swapped) }
        };
        let games = (1..=boards).flat_map(|board| (0..games).map(move |game| (board, game)));
        let games = games.map(|(board, game)| slot(board, game)).collect();
        let DraftTable { pair, group, tie, cycle } = *draft;
        TableState { first: pair.first, second: pair.second, group, tie, cycle, games, rapid: Vec::new() }
    }
}

/// The verdict on a game whose sides are absent or not.
fn absence(absent: (bool, bool), swapped: bool) -> Option<Verdict> {
    let (first, second) = if swapped { (absent.1, absent.0) } else { absent };
    match (first, second) {
        (false, false) => None,
        (true, false) => Some(Verdict::absent(Side::First)),
        (false, true) => Some(Verdict::absent(Side::Second)),
        (true, true) => Some(Verdict::nobody_came()),
    }
}

impl TableState {
    fn slot_mut(&mut self, at: &GameId) -> Option<&mut GameSlot> {
        let mut games = self.games.iter_mut().filter(|slot| slot.board == at.board);
        games.nth(usize::from(at.game).checked_sub(1)?)
    }

    fn apply(&mut self, at: &GameId, event: &Happening) {
        match event {
            Happening::Resulted { verdict, fouls, confirmed, rests_on, .. } => {
                if let Some(slot) = self.slot_mut(at) {
                    let (verdict, rests_on) = (Some(*verdict), *rests_on);
                    *slot = GameSlot { verdict, fouls: *fouls, confirmed: *confirmed, rests_on, ..*slot };
                }
            }
            Happening::Reopened { .. } => {
                if let Some(slot) = self.slot_mut(at) {
                    let appealed = slot.appealed;
                    *slot = GameSlot { appealed, ..GameSlot::open(slot.board, slot.swapped) };
                }
            }
            Happening::Appealed { .. } => {
                if let Some(slot) = self.slot_mut(at) {
                    slot.appealed = true;
                }
            }
            Happening::AppealHeard { upheld, .. } => {
                if let Some(slot) = self.slot_mut(at) {
                    let kept = if *upheld {
                        GameSlot { fouls: slot.fouls, ..GameSlot::open(slot.board, slot.swapped) }
                    } else {
                        *slot
                    };
                    *slot = GameSlot { appealed: false, ..kept };
                }
            }
            Happening::RapidPlayed { swapped, verdict, .. } => {
                let verdict = Some(*verdict);
                self.rapid.push(GameSlot { verdict, confirmed: true, ..GameSlot::open(1, *swapped) });
            }
            Happening::Replayed { pair, fouls, .. } => {
                (self.first, self.second) = (pair.first, pair.second);
                for slot in &mut self.games {
                    let (fouls, appealed) = ([u8::from(*fouls); 2], slot.appealed);
                    *slot = GameSlot { fouls, appealed, ..GameSlot::open(slot.board, slot.swapped) };
                }
            }
            Happening::ColoursKept { .. } => {
                if let Some(slot) = self.slot_mut(at) {
                    slot.swapped = !slot.swapped;
                    slot.fouls = slot.fouls.map(|fouls| fouls.saturating_add(1));
                }
            }
            _ => {}
        }
    }
}

impl SectionState {
    fn apply_presence(&mut self, event: &Happening) {
        match event {
            Happening::LinedUp { team, round, boards } => {
                self.line_ups.insert((*round, *team), boards.clone());
            }
            Happening::TeamLate { team, round } => {
                self.late.insert((*round, *team));
            }
            Happening::DelayGranted { player, round, minutes } => {
                self.delays.insert((*round, *player), *minutes);
            }
            Happening::LeaveGiven { player, round, make_up: false } => {
                self.leaves.insert((*round, *player));
            }
            Happening::Left { player, how, annulled, .. } => {
                self.leave(*player, Gone { how: *how, annulled: *annulled });
            }
            _ => {}
        }
    }

    /// Takes someone out: games not yet played are forfeits.
    fn leave(&mut self, player: PlayerId, gone: Gone) {
        self.gone.insert(player, gone);
        let gone = &self.gone;
        let Some(round) = self.stages.last_mut().and_then(|stage| stage.rounds.last_mut()) else { return };
        if round.status == RoundStatus::Closed {
            return;
        }
        for table in round.tables.iter_mut().filter(|table| table.seats(player)) {
            let absent = (gone.contains_key(&table.first), gone.contains_key(&table.second));
            for slot in table.games.iter_mut().filter(|slot| slot.verdict.is_none_or(|verdict| !verdict.was_played())) {
                slot.verdict = absence(absent, slot.swapped);
                slot.confirmed = slot.verdict.is_some();
            }
        }
    }

    /// Adds the draft of a round with its tables.
    fn pair(&mut self, event: &Happening, tables: Vec<TableState>) {
        let Happening::Paired { round, byes, leaves, seed, wishes, .. } = event else { return };
        let (byes, leaves, wishes) = (byes.clone(), leaves.clone(), wishes.clone());
        let round =
            RoundState { number: *round, status: RoundStatus::Draft, tables, byes, leaves, seed: *seed, wishes };
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
            Happening::PlayedOff { order, .. } => self.play_offs.push(order.clone()),
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
