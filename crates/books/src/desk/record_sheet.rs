//! The sheet on which the moves of a game are recorded.

use clock::Millis;
use contest::{Actor, Sides, Verdict};
use schemars::JsonSchema;
use serde::Serialize;

use super::play::Marks;

/// A move on a record sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SheetMove {
    /// The move as the players write it.
    pub text: String,
    /// Its marks.
    pub marks: Marks,
    /// What its side had left once it had pressed the clock.
    pub left: Option<Millis>,
}

/// A round of moves on a record sheet: one of each side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SheetRound {
    /// Its number, from 1.
    pub number: usize,
    /// The moves.
    pub moves: Sides<Option<SheetMove>>,
}

/// A page of a record sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SheetPage {
    /// Its number, from 1.
    pub number: usize,
    /// The rounds on it.
    pub rounds: Vec<SheetRound>,
}

/// The record sheet of a game: all that stands on it, page by page. What is not known is left to be filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RecordSheet {
    /// Whose sheet it is: the organiser's, who owns what is written on it.
    pub owner: Option<String>,
    /// The name of the event.
    pub event: String,
    /// The day.
    pub date: Option<String>,
    /// The place.
    pub place: Option<String>,
    /// The round of the event.
    pub round: Option<u32>,
    /// The table.
    pub table: Option<u32>,
    /// The players' names.
    pub players: Sides<String>,
    /// The pages.
    pub pages: Vec<SheetPage>,
    /// How the game ended, and why.
    pub ending: Option<Verdict>,
    /// Who has signed.
    pub signed: Sides<bool>,
    /// The official whose ruling the ending is.
    pub official: Option<Actor>,
    /// Whether the result is confirmed.
    pub confirmed: bool,
}

impl RecordSheet {
    /// What stands on the head of the sheet for an item; nothing for those that stand by the moves or are signed.
    pub fn value(&self, item: SheetItem) -> String {
        let number = |number: Option<u32>| number.map_or_else(String::new, |number| number.to_string());
        match item {
            SheetItem::Event => self.event.clone(),
            SheetItem::Date => self.date.clone().unwrap_or_default(),
            SheetItem::Place => self.place.clone().unwrap_or_default(),
            SheetItem::Round => number(self.round),
            SheetItem::Table => number(self.table),
            SheetItem::Names => format!("{} – {}", self.players.first, self.players.second),
            SheetItem::Page => self.pages.first().map_or_else(String::new, |page| page.number.to_string()),
            _ => String::new(),
        }
    }
}

/// An item of the sheet, in the order in which schedule 4, part 3 of `xqef-2022` has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SheetItem {
    /// The name of the event.
    Event,
    /// The day.
    Date,
    /// The place.
    Place,
    /// The round.
    Round,
    /// The table.
    Table,
    /// The names of both players.
    Names,
    /// The page.
    Page,
    /// The number of each round of moves.
    MoveNumber,
    /// The move.
    Move,
    /// The mark of a capture.
    Capture,
    /// The mark of a check.
    Check,
    /// The clock after the move.
    Clock,
    /// How the game ended.
    Ending,
    /// The signatures of both players.
    Signatures,
    /// The name of the arbiter.
    Arbiter,
    /// The arbiter's signature.
    ArbiterSignature,
}

impl SheetItem {
    /// All sixteen.
    pub const ALL: [Self; 16] = [
        Self::Event,
        Self::Date,
        Self::Place,
        Self::Round,
        Self::Table,
        Self::Names,
        Self::Page,
        Self::MoveNumber,
        Self::Move,
        Self::Capture,
        Self::Check,
        Self::Clock,
        Self::Ending,
        Self::Signatures,
        Self::Arbiter,
        Self::ArbiterSignature,
    ];
}
