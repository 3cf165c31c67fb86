//! Ratings taken over from a list.

use books::event::OfEntry;

use super::{Decided, Desk, NOTHING};
use crate::charter::changes;
use crate::entry::{Found, Player, Rated, RatingLine, Ratings};
use crate::event::happening::Happening;
use crate::event::refusal::Why;
use crate::event::{Decision, NoteKind};

impl Desk<'_> {
    /// Looks up everybody whose section is not over; who is not found keeps what they had.
    pub(super) fn rate(&self, list: &[RatingLine], reason: &str) -> Decided {
        let reason = self.explained(reason)?;
        let (list, mut rated, mut events) = (Ratings::of(list), Rated::default(), Vec::new());
        let open = |player: &Player| {
            self.state.sections.get(&player.section).is_some_and(|section| section.final_table.is_none())
        };
        for (&id, player) in self.state.players.iter().filter(|(_, player)| open(player)) {
            let rating = match list.look_up(player) {
                Found::Nobody => {
                    rated.missing.push(id);
                    continue;
                }
                Found::Several => {
                    rated.several.push(id);
                    continue;
                }
                Found::Rating(rating) => Some(rating).filter(|rating| *rating > 0),
            };
            if rating == player.rating {
                continue;
            }
            let entry = Player { rating, ..player.clone() };
            let faults = self.entry_faults(Some(id), &entry, None);
            if faults.is_empty() {
                rated.changed.push(id);
                let changes = changes(player, &entry);
                let event = Happening::EntryAmended { player: id, entry, reason: reason.clone(), changes };
                events.push(self.log(event, &[OfEntry::Player]));
            } else {
                rated.refused.push((id, faults));
            }
        }
        if events.is_empty() && rated == Rated::default() {
            return self.refuse(Why::NothingChanges, NOTHING);
        }
        Ok(Decision { events, notes: vec![self.note(NoteKind::Rated(Box::new(rated)), NOTHING)] })
    }
}
