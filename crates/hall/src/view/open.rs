//! The event without what the public may not see.

use std::borrow::Cow;

use tournament::event::{RoundStatus, SectionState, TableState, Tournament};

use super::Sight;
use crate::hall::Hall;
use crate::request::By;

impl Hall {
    /// The event as somebody may see it in a section, for tables and papers that are made of it: without rounds that are not
    /// published, results that do not stand and what is personal.
    pub fn event_for(&self, by: &By, section: &str) -> Cow<'_, Tournament> {
        let sight = self.sight(by, section);
        if sight.drafts && sight.unconfirmed && sight.personal {
            return Cow::Borrowed(&self.event);
        }
        let mut event = self.event.clone();
        event.sections.values_mut().for_each(|section| hide(section, sight));
        if !sight.personal {
            event.ledger.lines.clear();
            for player in event.players.values_mut() {
                (player.born, player.member) = (None, None);
                player.needs.clear();
            }
        }
        Cow::Owned(event)
    }
}

fn hide(section: &mut SectionState, sight: Sight) {
    for stage in &mut section.stages {
        if !sight.drafts {
            stage.rounds.retain(|round| round.status != RoundStatus::Draft);
        }
        if !sight.unconfirmed {
            stage.rounds.iter_mut().flat_map(|round| &mut round.tables).for_each(unsaid);
        }
    }
}

fn unsaid(table: &mut TableState) {
    for slot in &mut table.games {
        if !slot.confirmed || slot.appealed {
            slot.verdict = None;
        }
    }
}
