//! The charge for a game whose moves nobody entered.

use super::{Decided, Desk};
use crate::charter::Key;
use crate::entry::{LedgerLine, Payment};
use crate::event::happening::Happening;
use crate::event::refusal::Why;
use crate::event::state::{RoundStatus, TableState};
use crate::event::{Decision, Refusal};
use crate::{GameId, Money, PlayerId, Side};

impl Desk<'_> {
    pub(super) fn record_missing(&self, at: &GameId) -> Decided {
        let terms = self.state.terms(&at.section);
        let under = terms.articles(&Key::RecordCharge, at.round);
        let round = self.section(&at.section)?.current().filter(|round| round.status != RoundStatus::Draft);
        let Some(round) = round else { return Err(Refusal { why: Why::NoRound, under }) };
        let table = usize::from(at.table).checked_sub(1).and_then(|nth| round.tables.get(nth));
        let Some(table) = table else { return Err(Refusal { why: Why::NoTable(at.table), under }) };
        let recorded = self.is_recorded(at)?;
        let charge = terms.number(&Key::RecordCharge, at.round).filter(|_| recorded);
        let Some((player, charge)) = enters(table, at).zip(charge) else {
            return Err(Refusal { why: Why::NoRecordDue, under });
        };
        let amount = Money::from_cents(i64::from(charge) * 100);
        let line = LedgerLine { player, what: Payment::RecordingDue, amount };
        Ok(Decision { events: vec![self.logged(Happening::Paid(line), under)], notes: Vec::new() })
    }

    /// Refuses whoever still owes a charge; they may not go on playing.
    pub(super) fn has_paid(&self, player: PlayerId) -> Result<(), Refusal> {
        let owes = self.state.ledger.owed(player) > Money::ZERO;
        if !owes {
            return Ok(());
        }
        let section = self.state.section_of(player).unwrap_or_default();
        Err(Refusal { why: Why::Owes(player), under: self.state.terms(section).articles(&Key::RecordCharge, 0) })
    }
}

/// Who enters the moves of a game: the winner, or Black if it was drawn; nobody if it was not played.
fn enters(table: &TableState, at: &GameId) -> Option<PlayerId> {
    let slot = table.slot(at)?;
    let colour = super::result::reporter(slot.verdict.filter(|verdict| verdict.was_played())?);
    let is_first = (colour == Side::First) != slot.swapped;
    Some(if is_first { table.first } else { table.second })
}
