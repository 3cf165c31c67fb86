//! What orders are made of: games as they name them, consents, changes of entries, steps that can be taken back.

use books::desk::Need;
use journal::Seal;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::entry::{Player, Team, Title};
use crate::{GameId, PlayerId};

/// Who agrees to leave.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Consents {
    /// The opponent.
    pub opponent: bool,
    /// The director.
    pub director: bool,
    /// The chief arbiter.
    pub chief: bool,
}

/// A game as an order names it: the round may go without saying, and then is the one being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GameRef {
    /// The section.
    pub section: String,
    /// The round, if it is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    /// The table, from 1.
    pub table: u16,
    /// The board of a team match, from 1.
    #[serde(default = "one")]
    pub board: u8,
    /// The game of a match, from 1.
    #[serde(default = "one")]
    pub game: u8,
}

impl GameRef {
    /// The only game at a table of the round being played.
    pub fn single(section: &str, table: u16) -> Self {
        Self { section: section.to_owned(), round: None, table, board: 1, game: 1 }
    }

    /// The game of this name in a round.
    pub fn in_round(&self, round: u16) -> GameId {
        let Self { section, table, board, game, .. } = self.clone();
        GameId { section, round, table, board, game }
    }
}

impl From<GameId> for GameRef {
    fn from(GameId { section, round, table, board, game }: GameId) -> Self {
        Self { section, round: Some(round), table, board, game }
    }
}

/// A line of the log of a game's desk: of a log of its own, which the hash names, or of that of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeskLine {
    /// Its number.
    pub no: u64,
    /// Its hash, if it stands in a log of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<Seal>,
}

const fn one() -> u8 {
    1
}

/// A step of a section that can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "EventStep")]
pub enum Step {
    /// The numbers that were drawn, while no round is paired by them.
    Draw,
    /// The publishing of a round, while no game of it has begun: it is a draft again.
    Round,
    /// The closing of the last round: it is being played again.
    Close,
    /// The early end.
    End,
    /// The final table, while no prize is paid by it.
    Finish,
}

/// What is to be otherwise in a player's entry: what is not named stays, an empty text or a rating of 0 takes away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct EntryChange {
    /// The name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The section.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub section: Option<String>,
    /// The club.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The team represented.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    /// The federation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The number in the federation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub member: Option<String>,
    /// The rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    /// The title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Title>,
    /// The year of birth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born: Option<i16>,
    /// Whether a woman.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub woman: Option<bool>,
    /// What she or he needs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs: Option<Vec<Need>>,
}

impl EntryChange {
    /// The entry with the change made.
    pub fn of(&self, player: &Player) -> Player {
        let mut entry = player.clone();
        put(&mut entry.name, self.name.as_ref());
        put(&mut entry.section, self.section.as_ref());
        put_text(&mut entry.club, self.club.as_ref());
        put_text(&mut entry.team, self.team.as_ref());
        put_text(&mut entry.federation, self.federation.as_ref());
        put_text(&mut entry.member, self.member.as_ref());
        entry.rating = self.rating.map_or(entry.rating, |rating| Some(rating).filter(|rating| *rating > 0));
        entry.title = self.title.or(entry.title);
        entry.born = self.born.or(entry.born);
        entry.woman = self.woman.unwrap_or(entry.woman);
        put(&mut entry.needs, self.needs.as_ref());
        entry
    }
}

/// What is to be otherwise in a team's entry: what is not named stays, an empty text or a rating of 0 takes away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TeamChange {
    /// The name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The club.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The members, by their numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub members: Option<Vec<PlayerId>>,
    /// The coaches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coaches: Option<Vec<String>>,
    /// The leader.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<String>,
    /// The rating that pairs it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
}

impl TeamChange {
    /// The entry with the change made.
    pub fn of(&self, team: &Team) -> Team {
        let mut entry = team.clone();
        put(&mut entry.name, self.name.as_ref());
        put_text(&mut entry.club, self.club.as_ref());
        put(&mut entry.members, self.members.as_ref());
        put(&mut entry.coaches, self.coaches.as_ref());
        put_text(&mut entry.leader, self.leader.as_ref());
        entry.rating = self.rating.map_or(entry.rating, |rating| Some(rating).filter(|rating| *rating > 0));
        entry
    }
}

fn put<T: Clone>(field: &mut T, value: Option<&T>) {
    if let Some(value) = value {
        field.clone_from(value);
    }
}

fn put_text(field: &mut Option<String>, value: Option<&String>) {
    if let Some(value) = value {
        *field = Some(value.clone()).filter(|text| !text.trim().is_empty());
    }
}
