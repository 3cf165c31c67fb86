//! Steps of a section taken back, and a section ended early.

use books::event::{OfEnd, OfRound};

use super::{Decided, Desk, NOTHING};
use crate::entry::Payment;
use crate::event::Refusal;
use crate::event::happening::Happening;
use crate::event::parts::Step;
use crate::event::refusal::Why;
use crate::event::state::{RoundState, RoundStatus, SectionState};

impl Desk<'_> {
    /// Refuses an order that names another round than the one it would reach.
    pub(super) fn is_round(&self, named: Option<u16>, reached: Option<u16>) -> Result<(), Refusal> {
        match named {
            Some(round) if reached != Some(round) => {
                self.refuse(Why::OtherRound { round, current: reached }, &[OfRound::InTurn])
            }
            _ => Ok(()),
        }
    }

    pub(super) fn take_back(&self, section: &str, what: Step, round: Option<u16>, reason: &str) -> Decided {
        let reason = self.explained(reason)?;
        let round = match what {
            Step::Finish => {
                self.unfinished(section)?;
                None
            }
            Step::End if self.section(section)?.ended => None,
            Step::End => return self.refuse(Why::NothingToTakeBack, NOTHING),
            Step::Draw => {
                self.undraw(self.section(section)?)?;
                None
            }
            Step::Round => Some(self.unpublish(section, round)?.number),
            Step::Close => Some(self.last(section, round, RoundStatus::Closed)?.number),
        };
        let on: &[OfRound] = match what {
            Step::Draw => &[OfRound::Drawn],
            Step::Round => &[OfRound::Published],
            Step::Close => &[OfRound::InTurn],
            Step::End | Step::Finish => &[],
        };
        let mut under = self.laws.cite_all(on);
        if on.is_empty() {
            under.extend(self.laws.cite(OfEnd::Finished));
        }
        let event = Happening::TakenBack { section: section.to_owned(), what, round, reason };
        Ok(crate::event::Decision { events: vec![self.logged(event, under)], notes: Vec::new() })
    }

    /// The last round, if it is as far as this.
    fn last(&self, section: &str, named: Option<u16>, status: RoundStatus) -> Result<&RoundState, Refusal> {
        let current = self.section(section)?.current();
        self.is_round(named, current.map(|round| round.number))?;
        match current.filter(|round| round.status == status) {
            Some(round) => Ok(round),
            None => self.refuse(Why::NothingToTakeBack, &[OfRound::NoRound]),
        }
    }

    /// The published round, if none of its games has begun.
    fn unpublish(&self, section: &str, named: Option<u16>) -> Result<&RoundState, Refusal> {
        let round = self.last(section, named, RoundStatus::Published)?;
        let begun = round.tables.iter().zip(1..).filter(|(table, _)| table.has_begun());
        let begun: Vec<u16> = begun.map(|(_, nth)| nth).collect();
        if begun.is_empty() { Ok(round) } else { self.refuse(Why::GamesBegun(begun), &[OfRound::Published]) }
    }

    /// Refuses to take back a draw by which a round was paired, or that was not made.
    fn undraw(&self, state: &SectionState) -> Result<(), Refusal> {
        match state.stages.last() {
            None => self.refuse(Why::NothingToTakeBack, &[OfRound::NotDrawn]),
            Some(stage) => match stage.rounds.last() {
                Some(round) => self.refuse(Why::RoundOpen(round.number), &[OfRound::InTurn]),
                None => Ok(()),
            },
        }
    }

    /// Refuses to take back a final table that is not there, or by which prizes were paid or places cancelled.
    fn unfinished(&self, section: &str) -> Result<(), Refusal> {
        let table = self.frozen(section)?;
        let paid = |line: &crate::event::FinalLine| {
            let total = |what| self.state.ledger.total(line.player, what);
            total(Payment::Prize) != total(Payment::PrizeReturned)
        };
        if table.lines.iter().any(paid) {
            return self.refuse(Why::PrizesPaid, &[OfEnd::Prizes]);
        }
        if table.overturned.is_empty() { Ok(()) } else { self.refuse(Why::Frozen, &[OfEnd::Finished]) }
    }

    pub(super) fn end_early(&self, section: &str, reason: &str) -> Decided {
        let reason = self.explained(reason)?;
        let state = self.section(section)?;
        if state.ended {
            return self.refuse(Why::EndedEarly, &[OfEnd::Finished]);
        }
        if state.stages.is_empty() {
            return self.refuse(Why::NotDrawn, &[OfRound::NotDrawn]);
        }
        if let Some(round) = state.current().filter(|round| round.status != RoundStatus::Closed) {
            return self.refuse(Why::RoundOpen(round.number), &[OfRound::InTurn]);
        }
        if self.state.is_over(section) {
            return self.refuse(Why::AllPaired, &[OfRound::AllPaired]);
        }
        self.one(Happening::EndedEarly { section: section.to_owned(), reason }, &[OfEnd::Finished])
    }
}
