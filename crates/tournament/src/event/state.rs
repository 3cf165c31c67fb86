//! What an event is after its log.

use std::collections::{BTreeMap, BTreeSet};

use books::Book;
use books::event::{Criterion, Laws};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::command::{Command, Concerns};
use super::happening::FinalLine;
use super::parts::{DeskLine, GameRef};
use crate::charter::{Announcement, Charter, Format, Rules, Stage, Terms};
use crate::entry::{Ledger, Names, Player, Team};
use crate::pairing::knockout::TieId;
use crate::pairing::swiss::{Criteria, Wish};
use crate::{Game, GameId, Match, PlayerId, Verdict};

/// An event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tournament {
    /// The charter, once the event is open.
    pub charter: Option<Charter>,
    /// What was announced.
    pub announcements: Vec<Announcement>,
    /// The persons entered.
    pub players: BTreeMap<PlayerId, Player>,
    /// The persons entered, by their names.
    pub names: Names,
    /// The teams entered.
    pub teams: BTreeMap<PlayerId, Team>,
    /// Fees, deposits and prizes.
    pub ledger: Ledger,
    /// The sections.
    pub sections: BTreeMap<String, SectionState>,
    /// The numbers of entries that were removed, which are not given again.
    pub removed: BTreeSet<PlayerId>,
    /// How many events the log holds.
    pub length: u64,
}

/// A section.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SectionState {
    /// Who plays in it, in the order of entry: persons, or teams.
    pub entrants: Vec<PlayerId>,
    /// The seeds, best first.
    pub seeds: Vec<PlayerId>,
    /// The stages begun.
    pub stages: Vec<StageState>,
    /// Who is gone: entrants, and single members of teams.
    pub gone: BTreeMap<PlayerId, Gone>,
    /// The members of teams who were out when a round was published, by round.
    pub out: BTreeSet<(u16, PlayerId)>,
    /// Who is on leave, by round.
    pub leaves: BTreeSet<(u16, PlayerId)>,
    /// Who has a half-point bye in a round that is not paired yet.
    pub half_byes: BTreeSet<(u16, PlayerId)>,
    /// Who sits at the same table in every round, from 1.
    pub fixed: BTreeMap<PlayerId, u16>,
    /// Minutes by which games may begin later, by round and player.
    pub delays: BTreeMap<(u16, PlayerId), u32>,
    /// The line-ups, by round and team.
    pub line_ups: BTreeMap<(u16, PlayerId), Vec<PlayerId>>,
    /// Teams whose line-up came too late, by round.
    pub late: BTreeSet<(u16, PlayerId)>,
    /// The orders in which play-offs left the tied.
    pub play_offs: Vec<Vec<PlayerId>>,
    /// Whether it was ended before all its rounds were played.
    pub ended: bool,
    /// Whether the chief arbiter has verified the final table.
    pub verified: bool,
    /// The final table.
    pub final_table: Option<Final>,
}

/// Someone who is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Gone {
    /// How.
    pub how: GoneHow,
    /// Whether everything they played in this stage is void.
    pub annulled: bool,
    /// The stage in which they went, from 0; what they played in those before it stands.
    pub stage: usize,
}

/// How someone went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GoneHow {
    /// With consent.
    Withdrawn,
    /// Without a reason, or with one that was not accepted.
    Unjustified,
    /// By forfeits.
    Forfeits,
    /// Disqualified.
    Disqualified,
}

/// The final table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Final {
    /// The lines, best first.
    pub lines: Vec<FinalLine>,
    /// What was overturned since.
    pub overturned: Vec<Overturned>,
}

/// A result overturned after the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Overturned {
    /// Whose.
    pub player: PlayerId,
    /// Whether the notice was published.
    pub notice: bool,
}

/// A stage.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StageState {
    /// The players of each group in the order of their numbers.
    pub groups: Vec<Vec<PlayerId>>,
    /// The seed of the draw.
    pub seed: u64,
    /// The rounds.
    pub rounds: Vec<RoundState>,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RoundState {
    /// Its number in the section, from 1.
    pub number: u16,
    /// How far it is.
    pub status: RoundStatus,
    /// The tables.
    pub tables: Vec<TableState>,
    /// Who has no opponent.
    pub byes: Vec<PlayerId>,
    /// Who is on leave.
    pub leaves: Vec<PlayerId>,
    /// Who has a half-point bye.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub half_byes: Vec<PlayerId>,
    /// The seed of its lots.
    pub seed: u64,
    /// What the director wished of it.
    pub wishes: Vec<Wish>,
    /// What could be broken in it although it must not be.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub give_way: Vec<Criterion>,
    /// Whether the numbers that were drawn are its lots.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_numbers: bool,
}

/// How far a round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RoundStatus {
    /// It can still be paired again.
    Draft,
    /// It is being played.
    Published,
    /// All results are in.
    Closed,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TableState {
    /// The one listed first.
    pub first: PlayerId,
    /// The other.
    pub second: PlayerId,
    /// The group, from 0.
    pub group: u16,
    /// The tie of a bracket.
    pub tie: Option<TieId>,
    /// The cycle of a round robin, from 1.
    pub cycle: u8,
    /// The games.
    pub games: Vec<GameSlot>,
    /// Rapid games that decided an even tie.
    pub rapid: Vec<GameSlot>,
}

/// A game, played or to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GameSlot {
    /// The board, from 1.
    pub board: u8,
    /// Whether the second of the pair has the first move.
    pub swapped: bool,
    /// How it ended.
    pub verdict: Option<Verdict>,
    /// Fouls of the one with the first move, then of the other.
    pub fouls: [u8; 2],
    /// Whether the result is confirmed.
    pub confirmed: bool,
    /// Whether an appeal about it is open.
    pub appealed: bool,
    /// The line of the game's desk on which the result rests, if it was kept at one.
    pub rests_on: Option<DeskLine>,
}

impl GameSlot {
    /// A game with nothing known of it yet.
    pub const fn open(board: u8, swapped: bool) -> Self {
        Self { board, swapped, verdict: None, fouls: [0; 2], confirmed: false, appealed: false, rests_on: None }
    }
}

impl TableState {
    /// The match, as far as it was played.
    pub fn played(&self, round: u16) -> Match {
        let game = |slot: &GameSlot| {
            let GameSlot { board, swapped, verdict, fouls, .. } = *slot;
            verdict.map(|verdict| Game { board, swapped, verdict, fouls })
        };
        let games = self.games.iter().filter_map(game).collect();
        Match { round, cycle: self.cycle, first: self.first, second: self.second, games }
    }

    /// A game of it, by board and number.
    pub fn slot(&self, at: &GameId) -> Option<&GameSlot> {
        self.games.iter().filter(|slot| slot.board == at.board).nth(usize::from(at.game).checked_sub(1)?)
    }

    /// Whether all of its games have ended.
    pub fn is_over(&self) -> bool {
        self.games.iter().all(|slot| slot.verdict.is_some())
    }

    /// Whether a game of it has begun, as far as the event can know: one was played, or an appeal is open.
    pub fn has_begun(&self) -> bool {
        let begun = |slot: &GameSlot| slot.appealed || slot.verdict.is_some_and(Verdict::was_played);
        self.games.iter().any(begun) || !self.rapid.is_empty()
    }

    /// Whether someone sits at it.
    pub fn seats(&self, player: PlayerId) -> bool {
        self.first == player || self.second == player
    }
}

impl RoundState {
    /// What its pairing had to keep and to seek.
    pub fn criteria(&self, plan: &Stage) -> Criteria {
        let criteria = plan.criteria.giving_way(&self.give_way);
        let opening = if self.by_numbers { criteria.opening.numbered() } else { criteria.opening };
        Criteria { opening, ..criteria }
    }

    /// Whether someone plays in it, or has a bye of any kind or leave.
    pub fn lists(&self, player: PlayerId) -> bool {
        let seated = self.tables.iter().any(|table| table.seats(player));
        let away = self.byes.iter().chain(&self.leaves).chain(&self.half_byes);
        seated || away.into_iter().any(|one| *one == player)
    }
}

impl SectionState {
    /// A round, by its number in the section.
    pub fn round(&self, number: u16) -> Option<&RoundState> {
        self.stages.iter().flat_map(|stage| &stage.rounds).find(|round| round.number == number)
    }

    /// Those whom the draft pairs though they are out.
    pub fn gone_in_draft(&self) -> Vec<PlayerId> {
        let draft = self.current().filter(|round| round.status == RoundStatus::Draft);
        let seated = draft.iter().flat_map(|round| round.tables.iter().flat_map(|table| [table.first, table.second]));
        let free = draft.iter().flat_map(|round| round.byes.iter().copied());
        seated.chain(free).filter(|player| self.gone.contains_key(player)).collect()
    }

    /// The round that is being paired or played.
    pub fn current(&self) -> Option<&RoundState> {
        self.stages.last()?.rounds.last()
    }

    /// The stage that a round belongs to, from 0.
    pub fn stage_of(&self, number: u16) -> Option<usize> {
        self.stages.iter().position(|stage| stage.rounds.iter().any(|round| round.number == number))
    }

    /// Whether someone was paired in a round that was published; half-point byes are none.
    pub fn was_paired(&self, player: PlayerId) -> bool {
        let rounds = self.stages.iter().flat_map(|stage| &stage.rounds);
        rounds
            .filter(|round| round.status != RoundStatus::Draft)
            .any(|round| round.lists(player) && !round.half_byes.contains(&player))
    }

    /// Whether someone was disqualified.
    pub fn is_disqualified(&self, player: PlayerId) -> bool {
        self.gone.get(&player).is_some_and(|gone| gone.how == GoneHow::Disqualified)
    }

    /// Whether what someone played in a stage is void.
    pub fn is_void(&self, stage: usize, player: PlayerId) -> bool {
        self.gone.get(&player).is_some_and(|gone| gone.annulled && gone.stage <= stage)
    }

    /// How many rounds were paired so far, over all stages.
    pub fn rounds(&self) -> u16 {
        let rounds: usize = self.stages.iter().map(|stage| stage.rounds.len()).sum();
        u16::try_from(rounds).unwrap_or(u16::MAX)
    }

    /// Whether a round has been published.
    pub fn has_begun(&self) -> bool {
        let mut rounds = self.stages.iter().flat_map(|stage| &stage.rounds);
        rounds.any(|round| round.status != RoundStatus::Draft)
    }
}

impl Tournament {
    /// The books that apply in a section; to the event as a whole if there is none of this id.
    pub fn books(&self, section: &str) -> Vec<Book> {
        let rules = self.charter.as_ref().and_then(|charter| charter.rules(section));
        rules.map(Rules::books).unwrap_or_default()
    }

    /// What these books say of an event.
    pub fn laws(&self, section: &str) -> Laws {
        Laws::of(&self.books(section))
    }

    /// The game that is meant where the round may go without saying; that is the one being paired or played.
    pub fn game_id(&self, at: &GameRef) -> Option<GameId> {
        let current = || Some(self.sections.get(&at.section)?.current()?.number);
        Some(at.in_round(at.round.or_else(current)?))
    }

    /// The round and the table of a game.
    pub fn table_at(&self, at: &GameId) -> Option<(&RoundState, &TableState)> {
        let round = self.sections.get(&at.section)?.round(at.round)?;
        Some((round, round.tables.get(usize::from(at.table).checked_sub(1)?)?))
    }

    /// What is set for a section; for the event as a whole if there is none of this id.
    pub fn terms(&self, section: &str) -> Terms {
        let charter = self.charter.as_ref().map(|charter| charter.within(section));
        charter.map(|charter| Terms::of(&charter, &self.announcements)).unwrap_or_default()
    }

    /// How a section is played.
    pub fn format(&self, section: &str) -> Option<&Format> {
        self.charter.as_ref()?.format(section)
    }

    /// The stage a section is in, as the charter has it.
    pub fn stage(&self, section: &str) -> Option<&Stage> {
        let nth = self.sections.get(section)?.stages.len().checked_sub(1)?;
        self.format(section)?.stages.get(nth)
    }

    /// The section someone plays in.
    pub fn section_of(&self, player: PlayerId) -> Option<&str> {
        let person = self.players.get(&player).map(|player| player.section.as_str());
        person.or_else(|| self.teams.get(&player).map(|team| team.section.as_str()))
    }

    /// The event as it would stand with nothing of a section after a round.
    #[must_use]
    pub fn until(&self, section: &str, round: u16) -> Self {
        let mut event = self.clone();
        if let Some(state) = event.sections.get_mut(section) {
            (state.final_table, state.ended) = (None, false);
            for stage in &mut state.stages {
                stage.rounds.retain(|of_stage| of_stage.number <= round);
            }
            while state.stages.len() > 1 && state.stages.last().is_some_and(|stage| stage.rounds.is_empty()) {
                state.stages.pop();
            }
        }
        event
    }

    /// The section that an order is about; none if it is about the event as a whole, or about nobody who is entered.
    pub fn section_meant<'a>(&'a self, command: &'a Command) -> Option<&'a str> {
        match command.concerns() {
            Concerns::Event => None,
            Concerns::Section(section) => Some(section),
            Concerns::Game(at) => Some(&at.section),
            Concerns::Entrant(player) => self.section_of(player),
        }
    }

    /// The game that an order is about, if it is about one.
    pub fn game_meant(&self, command: &Command) -> Option<GameId> {
        match command.concerns() {
            Concerns::Game(at) => self.game_id(at),
            Concerns::Event | Concerns::Section(_) | Concerns::Entrant(_) => None,
        }
    }

    /// The name of a person or team.
    pub fn name(&self, player: PlayerId) -> &str {
        let person = self.players.get(&player).map(|player| player.name.as_str());
        person.or_else(|| self.teams.get(&player).map(|team| team.name.as_str())).unwrap_or_default()
    }

    /// The club of a person or team.
    pub fn club(&self, player: PlayerId) -> Option<&str> {
        let person = self.players.get(&player).and_then(|player| player.club.as_deref());
        person.or_else(|| self.teams.get(&player).and_then(|team| team.club.as_deref()))
    }

    /// The number the next entry gets.
    pub fn next_id(&self) -> PlayerId {
        let last = [self.players.keys().next_back(), self.teams.keys().next_back(), self.removed.last()];
        PlayerId::new(last.into_iter().flatten().max().map_or(0, |id| id.number()).saturating_add(1))
    }
}
