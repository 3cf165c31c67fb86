//! What an event does to a table and its games.

use super::happening::Happening;
use super::state::{GameSlot, TableState};
use crate::{GameId, Side, Verdict};

/// The verdict on a game whose sides are absent or not.
pub(super) fn absence(absent: (bool, bool), swapped: bool) -> Option<Verdict> {
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

    pub(super) fn apply(&mut self, at: &GameId, event: &Happening) {
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
                    // Rapid games decide an even tie, which it no longer is.
                    self.rapid.clear();
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
            Happening::RapidPlayed { swapped, verdict, correct, .. } => {
                let verdict = Some(*verdict);
                if *correct {
                    self.rapid.pop();
                }
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
