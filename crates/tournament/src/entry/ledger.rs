//! Fees and deposits: who owes what, who paid, what was given back or kept.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Money, PlayerId};

/// What money was for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// The fee of entry.
    Fee,
    /// The deposit.
    Deposit,
    /// The deposit given back.
    DepositReturned,
    /// The deposit kept.
    DepositKept,
    /// The charge for having a game entered by the staff fell due.
    RecordingDue,
    /// That charge was paid.
    RecordingCharge,
    /// A prize paid out.
    Prize,
    /// A prize given back.
    PrizeReturned,
}

/// One entry of the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LedgerLine {
    /// Whose.
    pub player: PlayerId,
    /// What for.
    pub what: Payment,
    /// How much.
    pub amount: Money,
}

/// All entries, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Ledger {
    /// The entries.
    pub lines: Vec<LedgerLine>,
}

impl Ledger {
    /// Takes out the last entry of this kind.
    pub fn void(&mut self, player: PlayerId, what: Payment, amount: Money) {
        let line = LedgerLine { player, what, amount };
        if let Some(nth) = self.lines.iter().rposition(|one| *one == line) {
            self.lines.remove(nth);
        }
    }

    /// What was paid or given to a player for something, in all.
    pub fn total(&self, player: PlayerId, what: Payment) -> Money {
        self.lines.iter().filter(|line| line.player == player && line.what == what).map(|line| line.amount).sum()
    }

    /// The deposit that is still held.
    pub fn deposit_held(&self, player: PlayerId) -> Money {
        let total = |what| self.total(player, what);
        total(Payment::Deposit) - total(Payment::DepositReturned) - total(Payment::DepositKept)
    }

    /// What must be paid before the next game.
    pub fn owed(&self, player: PlayerId) -> Money {
        self.total(player, Payment::RecordingDue) - self.total(player, Payment::RecordingCharge)
    }

    /// What is in the box: everything taken less everything given.
    pub fn balance(&self) -> Money {
        let sum = |kinds: &[Payment]| -> Money {
            self.lines.iter().filter(|line| kinds.contains(&line.what)).map(|line| line.amount).sum()
        };
        let taken = [Payment::Fee, Payment::Deposit, Payment::RecordingCharge, Payment::PrizeReturned];
        sum(&taken) - sum(&[Payment::DepositReturned, Payment::Prize])
    }
}
