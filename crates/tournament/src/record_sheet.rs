//! The sheets that an event hands out.

use books::Article;
use books::desk::{RecordSheet, SheetPage};
use books::event::{Laws, OfCharter};
use contest::Sides;

use crate::event::Tournament;

/// What they rest on.
pub fn articles(laws: &Laws) -> Vec<Article> {
    laws.cite(OfCharter::RecordSheet)
}

impl Tournament {
    /// The sheet for a table, from 1, of a section's current round, with what is known before the game.
    pub fn record_sheet(&self, section: &str, table: usize) -> Option<RecordSheet> {
        let charter = self.charter.as_ref()?;
        let round = self.sections.get(section)?.current()?;
        let seated = round.tables.get(table.checked_sub(1)?)?;
        Some(RecordSheet {
            owner: charter.organiser.clone(),
            event: charter.name.clone().unwrap_or_default(),
            date: charter.round_begins(round.number).map(|time| time.date().to_string()),
            place: charter.venue.as_ref().map(|venue| venue.place.clone()),
            round: Some(round.number.into()),
            table: u32::try_from(table).ok(),
            players: Sides { first: seated.first, second: seated.second }.map(|player| self.name(player).to_owned()),
            pages: vec![SheetPage { number: 1, rounds: Vec::new() }],
            ending: None,
            signed: Sides::default(),
            official: None,
            confirmed: false,
        })
    }
}
