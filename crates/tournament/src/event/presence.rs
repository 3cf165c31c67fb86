//! Who is missing from the games of a round, and what becomes of these.

use super::at_table::absence;
use super::happening::{DraftTable, Happening};
use super::state::{GameSlot, RoundState, RoundStatus, SectionState, TableState, Tournament};
use crate::{Credit, PlayerId, Side, Verdict};

/// What a game of the round becomes: the table and the game of it, from 0, and the verdict.
type Mark = (usize, usize, Option<Verdict>);

impl Tournament {
    /// The team that somebody is a member of.
    pub fn team_of(&self, player: PlayerId) -> Option<PlayerId> {
        self.teams.iter().find(|(_, team)| team.members.contains(&player)).map(|(id, _)| *id)
    }

    /// Who plays for an entrant on a board of a round: the person themselves, or the member of a team whom its line-up names,
    /// and without one the member of this number; `None` for a board that is left empty, or whose player was out already.
    pub fn person_at(&self, section: &str, round: u16, entrant: PlayerId, board: u8) -> Option<PlayerId> {
        let person = self.named_at(section, round, entrant, board)?;
        let left_out =
            person != entrant && self.sections.get(section).is_some_and(|state| state.left_out(round, person));
        (!left_out).then_some(person)
    }

    /// Who is named for a board of a round, whether they are still in the event or not.
    fn named_at(&self, section: &str, round: u16, entrant: PlayerId, board: u8) -> Option<PlayerId> {
        let Some(team) = self.teams.get(&entrant) else { return Some(entrant) };
        let line_up = self.sections.get(section).and_then(|state| state.line_ups.get(&(round, entrant)));
        let members = line_up.unwrap_or(&team.members);
        members.get(usize::from(board).checked_sub(1)?).copied().filter(|person| person.number() != 0)
    }

    /// A table of a draft with its games; those who are gone or late are absent from the start.
    pub(super) fn table(&self, section: &str, round: u16, draft: &DraftTable) -> TableState {
        let boards = self.format(section).and_then(|format| format.boards).unwrap_or(1);
        let games = self.stage(section).map_or(1, |stage| stage.games.max(1));
        let state = self.sections.get(section);
        let absent = |player: PlayerId| state.is_some_and(|state| state.is_away(round, player));
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

    /// Settles the games that nobody will play, once somebody went or came, or a round is published.
    pub(super) fn settle(&mut self, event: &Happening) {
        match event {
            Happening::Left { player, .. } | Happening::Reinstated { player, .. } => self.mark_presence(*player),
            Happening::Published { section } => self.mark_published(section),
            _ => {}
        }
    }

    /// Settles the games of a round that is published: boards for which nobody is there are lost by absence.
    fn mark_published(&mut self, section: &str) {
        let Some(number) = self.sections.get(section).and_then(SectionState::current).map(|round| round.number) else {
            return;
        };
        let out = self.sections.get(section).map(|state| state.gone.keys().copied().collect::<Vec<_>>());
        let members = out.unwrap_or_default().into_iter().filter(|player| self.team_of(*player).is_some());
        let members: Vec<PlayerId> = members.collect();
        if let Some(state) = self.sections.get_mut(section) {
            state.out.retain(|(round, _)| *round != number);
            state.out.extend(members.into_iter().map(|player| (number, player)));
        }
        self.mark(section, None);
    }

    /// Settles the games of the round that somebody was to play who went, or came again.
    fn mark_presence(&mut self, player: PlayerId) {
        if let Some(section) = self.section_of(player).map(str::to_owned) {
            self.mark(&section, Some(player));
        }
    }

    /// Games not yet played of whoever is missing are forfeits; of whoever is in again they are open.
    fn mark(&mut self, section: &str, whose: Option<PlayerId>) {
        let marks = self.marks(section, whose).unwrap_or_default();
        let current = self.sections.get_mut(section).and_then(|state| state.stages.last_mut()?.rounds.last_mut());
        let Some(round) = current else { return };
        for (table, game, verdict) in marks {
            if let Some(slot) = round.tables.get_mut(table).and_then(|table| table.games.get_mut(game)) {
                (slot.verdict, slot.confirmed) = (verdict, verdict.is_some());
            }
        }
    }

    /// What becomes of the games that were not played in the round being paired or played: of all, or of those of somebody.
    fn marks(&self, section: &str, whose: Option<PlayerId>) -> Option<Vec<Mark>> {
        let state = self.sections.get(section)?;
        let round = state.current().filter(|round| round.status != RoundStatus::Closed)?;
        let mut marks = Vec::new();
        for (nth, table) in round.tables.iter().enumerate() {
            let was_played = |slot: &GameSlot| slot.verdict.is_some_and(Verdict::was_played);
            for (at, slot) in table.games.iter().enumerate().filter(|(_, slot)| !was_played(slot)) {
                let entrants = [table.first, table.second];
                let is_theirs = |entrant: PlayerId| {
                    let named = || self.named_at(section, round.number, entrant, slot.board);
                    whose.is_none_or(|player| player == entrant || named() == Some(player))
                };
                if !entrants.into_iter().any(is_theirs) {
                    continue;
                }
                // An absence of the other that was entered stays.
                let entered = |entrant: PlayerId| !is_theirs(entrant) && is_absent(table, slot, entrant);
                let absent = entrants
                    .map(|entrant| self.is_missing(section, state, round, entrant, slot.board) || entered(entrant));
                marks.push((nth, at, absence((absent[0], absent[1]), slot.swapped)));
            }
        }
        Some(marks)
    }

    /// Whether nobody is there for an entrant on a board of the round being paired or played.
    fn is_missing(
        &self,
        section: &str,
        state: &SectionState,
        round: &RoundState,
        entrant: PlayerId,
        board: u8,
    ) -> bool {
        if state.is_away(round.number, entrant) {
            return true;
        }
        if round.status == RoundStatus::Draft {
            return false;
        }
        match self.named_at(section, round.number, entrant, board) {
            Some(person) => state.gone.contains_key(&person) || state.out.contains(&(round.number, person)),
            None => state.line_ups.contains_key(&(round.number, entrant)),
        }
    }
}

/// Whether a verdict on a game says that an entrant of its table did not come.
fn is_absent(table: &TableState, slot: &GameSlot, entrant: PlayerId) -> bool {
    let colour = if (table.first == entrant) == slot.swapped { Side::Second } else { Side::First };
    slot.verdict.is_some_and(|verdict| Credit::of(verdict, colour) == Credit::Absent)
}

impl SectionState {
    /// Whether an entrant is gone, or came too late for a round.
    fn is_away(&self, round: u16, entrant: PlayerId) -> bool {
        self.gone.contains_key(&entrant) || self.late.contains(&(round, entrant))
    }

    /// Whether a member of a team was out when a round was published, or is out while it is not.
    fn left_out(&self, round: u16, member: PlayerId) -> bool {
        let published = self.round(round).is_some_and(|round| round.status != RoundStatus::Draft);
        if published { self.out.contains(&(round, member)) } else { self.gone.contains_key(&member) }
    }

    /// Takes someone in again, or gives them back the place of the final table that was cancelled.
    pub(super) fn reinstate(&mut self, player: PlayerId) {
        if let Some(table) = &mut self.final_table {
            table.overturned.retain(|one| one.player != player);
            return;
        }
        self.gone.remove(&player);
        if let Some(round) =
            self.current().filter(|round| round.status != RoundStatus::Closed).map(|round| round.number)
        {
            self.out.remove(&(round, player));
        }
    }
}
