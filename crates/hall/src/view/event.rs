//! The event as somebody may see it.

use contest::{Sides, Verdict};
use schemars::JsonSchema;
use serde::Serialize;
use tournament::entry::Title;
use tournament::event::{Final, FinalLine, GameSlot, RoundState, RoundStatus, SectionState, TableState};
use tournament::{Money, PlayerId};

use super::Sight;
use crate::hall::Hall;
use crate::request::By;

/// The event as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EventView {
    /// The number of the last line that it tells of.
    pub no: u64,
    /// The name.
    pub name: Option<String>,
    /// The sections.
    pub sections: Vec<SectionView>,
}

/// A section as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SectionView {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Who plays in it.
    pub entrants: Vec<Entrant>,
    /// Whether the numbers of the stage being played are drawn.
    pub drawn: bool,
    /// How many rounds that stage has, where the charter says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds_planned: Option<u16>,
    /// Whether the final table is verified.
    pub verified: bool,
    /// The rounds that may be seen.
    pub rounds: Vec<RoundView>,
    /// The final table, once it is announced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub final_table: Option<Vec<FinalLine>>,
}

/// Somebody who plays: a person, or a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Entrant {
    /// The number.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// The club.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Title>,
    /// The rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    /// They play no more.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
    /// The year of birth, where it may be seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born: Option<i16>,
    /// The deposit that is held, where it may be seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deposit: Option<Money>,
}

/// A round as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RoundView {
    /// Its number.
    pub number: u16,
    /// How far it is.
    pub status: RoundStatus,
    /// The tables.
    pub tables: Vec<TableLine>,
    /// Who has no opponent.
    pub byes: Vec<PlayerId>,
}

/// A table as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TableLine {
    /// Its number.
    pub table: u16,
    /// The one listed first.
    pub first: PlayerId,
    /// The other.
    pub second: PlayerId,
    /// The games.
    pub games: Vec<GameView>,
}

/// A game as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GameView {
    /// The board, from 1.
    pub board: u8,
    /// Who has which side: persons, or teams.
    pub players: Sides<PlayerId>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// Whether that is confirmed.
    pub confirmed: bool,
}

impl Hall {
    /// The event as somebody may see it.
    pub fn see(&self, by: &By) -> EventView {
        let charter = self.event.charter.as_ref();
        let sections = charter.iter().flat_map(|charter| &charter.sections);
        let sections = sections.filter_map(|section| {
            let state = self.event.sections.get(&section.id)?;
            Some(self.see_section(&section.id, &section.name, state, self.sight(by, &section.id)))
        });
        let name = charter.and_then(|charter| charter.name.clone());
        EventView { no: self.length(), name, sections: sections.collect() }
    }

    fn see_section(&self, id: &str, name: &str, state: &SectionState, sight: Sight) -> SectionView {
        let rounds = state.stages.iter().flat_map(|stage| &stage.rounds);
        let rounds = rounds.filter(|round| sight.drafts || round.status != RoundStatus::Draft);
        SectionView {
            id: id.to_owned(),
            name: name.to_owned(),
            entrants: state.entrants.iter().map(|player| self.see_entrant(*player, state, sight)).collect(),
            drawn: !state.stages.is_empty(),
            rounds_planned: self.event.stage(id).and_then(|stage| stage.rounds),
            verified: state.verified,
            rounds: rounds.map(|round| see_round(round, sight)).collect(),
            final_table: state.final_table.as_ref().map(Final::in_force),
        }
    }

    fn see_entrant(&self, id: PlayerId, state: &SectionState, sight: Sight) -> Entrant {
        let person = self.event.players.get(&id);
        let rating = self.event.teams.get(&id).and_then(|team| team.rating);
        Entrant {
            id,
            name: self.event.name(id).to_owned(),
            club: self.event.club(id).map(str::to_owned),
            title: person.and_then(|person| person.title),
            rating: person.and_then(|person| person.rating).or(rating),
            gone: state.gone.contains_key(&id),
            born: person.and_then(|person| person.born).filter(|_| sight.personal),
            deposit: sight.personal.then(|| self.event.ledger.deposit_held(id)),
        }
    }
}

fn see_round(round: &RoundState, sight: Sight) -> RoundView {
    let tables = (1..).zip(&round.tables).map(|(number, table)| see_table(number, table, sight));
    RoundView { number: round.number, status: round.status, tables: tables.collect(), byes: round.byes.clone() }
}

fn see_table(number: u16, table: &TableState, sight: Sight) -> TableLine {
    let game = |slot: &GameSlot| {
        let players = Sides { first: table.first, second: table.second };
        let verdict = slot.verdict.filter(|_| sight.unconfirmed || (slot.confirmed && !slot.appealed));
        GameView {
            board: slot.board,
            players: if slot.swapped { players.swapped() } else { players },
            verdict,
            confirmed: slot.confirmed && verdict.is_some(),
        }
    };
    let games = table.games.iter().map(game).collect();
    TableLine { table: number, first: table.first, second: table.second, games }
}
