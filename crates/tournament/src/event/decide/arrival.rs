//! Delays and arrivals: articles 87 and 109 of `xqef-2022`.

use books::{HK_2016 as Hk2016, ROC_113 as Roc113, XQEF_2022 as Xqef2022};
use jiff::civil::DateTime;

use super::{Decided, Desk};
use crate::charter::Key;
use crate::event::happening::Happening;
use crate::event::refusal::Why;
use crate::event::{Decision, Logged};
use crate::{Actor, GameId, PlayerId, Side, Verdict};

impl Desk<'_> {
    pub(super) fn grant_delay(&self, player: PlayerId, round: u16, minutes: u32) -> Decided {
        self.section_of(player)?;
        self.needs(&[Actor::Director], &[(Xqef2022, "87(2)")])?;
        let begun = self.order.hour.zip(self.charter().round_begins(round)).is_some_and(|(at, begins)| at >= begins);
        if begun {
            return self.refuse(Why::DelayLate, &[(Xqef2022, "87(2)")]);
        }
        self.one(Happening::DelayGranted { player, round, minutes }, &[(Xqef2022, "87(2)")])
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
        let allowed = self.state.terms(&section).number(&Key::LatestArrival, round.number).unwrap_or(0);
        let begins = self.begins(&section, player, round.number);
        let Some((at, begins)) = self.order.hour.zip(begins) else { return self.refuse(Why::NoHour, &[]) };
        let Some(latest) = later(begins, allowed) else { return self.refuse(Why::NoHour, &[]) };
        if at <= latest {
            let under: &[_] =
                if at > begins { &[(Xqef2022, "87(1)"), (Xqef2022, "109(3)")] } else { &[(Xqef2022, "87(1)")] };
            return self.one(Happening::Arrived { player, late: at > begins }, under);
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
        let under = [(Xqef2022, "87(3)"), (Xqef2022, "109(2)"), (Roc113, "3.7.一.遲到"), (Hk2016, "一.棄權")];
        self.log(Happening::Resulted { at, verdict, fouls: [0; 2], confirmed: true, rests_on: None }, &under)
    }
}

fn later(time: DateTime, minutes: u32) -> Option<DateTime> {
    time.checked_add(jiff::Span::new().try_minutes(i64::from(minutes)).ok()?).ok()
}
