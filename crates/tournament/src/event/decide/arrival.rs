//! Delays and arrivals.

use books::event::OfAbsence;
use jiff::civil::DateTime;

use super::{Decided, Desk, NOTHING};
use crate::charter::Key;
use crate::event::happening::Happening;
use crate::event::refusal::Why;
use crate::event::{Decision, Logged, Refusal};
use crate::{GameId, PlayerId, Side, Verdict};

impl Desk<'_> {
    pub(super) fn grant_delay(&self, player: PlayerId, round: u16, minutes: u32) -> Decided {
        let (section, _) = self.section_of(player)?;
        let under = self.allowed(section, round, Key::Delays, Why::NoDelays)?;
        let begun = self.order.hour.zip(self.charter().round_begins(round)).is_some_and(|(at, begins)| at >= begins);
        if begun {
            return Err(Refusal { why: Why::DelayLate, under });
        }
        let event = self.logged(Happening::DelayGranted { player, round, minutes }, under);
        Ok(Decision { events: vec![event], notes: Vec::new() })
    }

    /// When a player's game of a round begins.
    fn begins(&self, section: &str, player: PlayerId, round: u16) -> Option<DateTime> {
        let state = self.state.sections.get(section)?;
        let delay = state.delays.get(&(round, player)).copied().unwrap_or(0);
        later(self.charter().round_begins(round)?, delay)
    }

    pub(super) fn arrive(&self, player: PlayerId) -> Decided {
        let (section, _) = self.section_of(player)?;
        let section = section.to_owned();
        self.has_paid(player)?;
        let round = self.playing(&section)?;
        let begins = self.begins(&section, player, round.number);
        let Some((at, begins)) = self.order.hour.zip(begins) else { return self.refuse(Why::NoHour, NOTHING) };
        if at <= begins {
            return self.one(Happening::Arrived { player, late: false }, &[OfAbsence::Arrived]);
        }
        let latest = self.settled(&section, round.number, Key::LatestArrival)?;
        let allowed = latest.statement.value.number().unwrap_or(0);
        let Some(latest) = later(begins, allowed) else { return self.refuse(Why::NoHour, NOTHING) };
        if at <= latest {
            return self.one(Happening::Arrived { player, late: true }, &[OfAbsence::Late]);
        }
        let mut events = Vec::new();
        for (table, nth) in round.tables.iter().zip(1u16..).filter(|(table, _)| table.seats(player)) {
            let side = if table.first == player { Side::First } else { Side::Second };
            for (index, slot) in table.games.iter().enumerate().filter(|(_, slot)| slot.verdict.is_none()) {
                let game = table.games[..=index].iter().filter(|other| other.board == slot.board).count();
                let game = u8::try_from(game).unwrap_or(u8::MAX);
                let colour = if slot.swapped { !side } else { side };
                let at = GameId { board: slot.board, game, ..GameId::single(&section, round.number, nth) };
                events.push(self.absent(at, colour));
            }
        }
        Ok(Decision { events, notes: Vec::new() })
    }

    fn absent(&self, at: GameId, side: Side) -> Logged {
        let verdict = Verdict::absent(side);
        let event = Happening::Resulted { at, verdict, fouls: [0; 2], confirmed: true, rests_on: None, reason: None };
        self.log(event, &[OfAbsence::TooLate])
    }
}

fn later(time: DateTime, minutes: u32) -> Option<DateTime> {
    time.checked_add(jiff::Span::new().try_minutes(i64::from(minutes)).ok()?).ok()
}
