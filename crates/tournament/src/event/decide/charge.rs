//! The charge for a game whose moves nobody entered: `hk-2016` 二.

use books::HK_2016 as Hk2016;

use super::{Decided, Desk};
use crate::entry::{LedgerLine, Payment};
use crate::event::Refusal;
use crate::event::happening::Happening;
use crate::event::refusal::Why;
use crate::event::state::{RoundStatus, TableState};
use crate::{GameId, Money, PlayerId, Side};

/// What it costs to have a game entered by the staff.
const CHARGE: Money = Money::from_cents(10_000);

impl Desk<'_> {
    pub(super) fn record_missing(&self, at: &GameId) -> Decided {
        let under = [(Hk2016, "二.代錄費")];
        let round = self.section(&at.section)?.current().filter(|round| round.status != RoundStatus::Draft);
        let Some(round) = round else { return self.refuse(Why::NoRound, &under) };
        let table = usize::from(at.table).checked_sub(1).and_then(|nth| round.tables.get(nth));
        let Some(table) = table else { return self.refuse(Why::NoTable(at.table), &under) };
        let due = self.state.books().contains(&Hk2016) && self.is_recorded(at)?;
        let Some(player) = enters(table, at).filter(|_| due) else { return self.refuse(Why::NoRecordDue, &under) };
        let line = LedgerLine { player, what: Payment::RecordingDue, amount: CHARGE };
        self.one(Happening::Paid(line), &under)
    }

    /// Refuses whoever still owes a charge; they may not go on playing.
    pub(super) fn has_paid(&self, player: PlayerId) -> Result<(), Refusal> {
        let owes = self.state.ledger.owed(player) > Money::ZERO;
        if owes { self.refuse(Why::Owes(player), &[(Hk2016, "二.代錄費")]) } else { Ok(()) }
    }
}

/// Who enters the moves of a game: the winner, or Black if it was drawn; nobody if it was not played.
fn enters(table: &TableState, at: &GameId) -> Option<PlayerId> {
    let slot = table.slot(at)?;
    let colour = super::result::reporter(slot.verdict.filter(|verdict| verdict.was_played())?);
    let is_first = (colour == Side::First) != slot.swapped;
    Some(if is_first { table.first } else { table.second })
}
