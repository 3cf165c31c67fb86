//! The sheet on which moves are recorded: articles 77 and 84 of `xqef-2022`, with the items of schedule 4, part 3.

use books::{Article, XQEF_2022};
use schemars::JsonSchema;
use serde::Serialize;

use crate::event::Tournament;

/// An item of the sheet, in the order of the schedule.
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

/// A sheet for a table, with what is known before the game; the rest is left to be filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RecordSheet {
    /// Whose sheet it is: the organiser's, who owns what is written on it.
    pub owner: Option<String>,
    /// Every item, filled in as far as it is known.
    pub items: Vec<(SheetItem, String)>,
}

impl RecordSheet {
    /// What it rests on.
    pub fn articles() -> Vec<Article> {
        ["77(2)", "84(1)", "84(2)"].map(|clause| XQEF_2022.article(clause)).to_vec()
    }

    /// What is filled in for an item.
    pub fn value(&self, item: SheetItem) -> &str {
        self.items.iter().find(|(one, _)| *one == item).map_or("", |(_, value)| value)
    }
}

impl Tournament {
    /// The sheet for a table, from 1, of a section's current round.
    pub fn record_sheet(&self, section: &str, table: usize) -> Option<RecordSheet> {
        let charter = self.charter.as_ref()?;
        let round = self.sections.get(section)?.current()?;
        let seated = round.tables.get(table.checked_sub(1)?)?;
        let day = charter.round_begins(round.number).map(|time| time.date().to_string());
        let fill = |item: SheetItem| match item {
            SheetItem::Event => charter.name.clone().unwrap_or_default(),
            SheetItem::Date => day.clone().unwrap_or_default(),
            SheetItem::Place => charter.venue.as_ref().map(|venue| venue.place.clone()).unwrap_or_default(),
            SheetItem::Round => round.number.to_string(),
            SheetItem::Table => table.to_string(),
            SheetItem::Names => format!("{} – {}", self.name(seated.first), self.name(seated.second)),
            SheetItem::Page => "1".to_owned(),
            _ => String::new(),
        };
        let items = SheetItem::ALL.map(|item| (item, fill(item))).to_vec();
        Some(RecordSheet { owner: charter.organiser.clone(), items })
    }
}
