//! Who acts, and with what.

use books::desk::{Actor, Cause, Grade, Hand, Licence};
use clock::{Instant, Millis};
use contest::{Side, Sides};
use jiff::Timestamp;
use tournament::charter::Zone;
use words::{list, say};

use super::Teller;

/// From here on a number of milliseconds is no time that a game lasts, but an instant of the calendar.
const CALENDAR: i64 = 366 * 24 * 3_600_000;

/// A moment as an instant of the calendar, if it is one.
fn of_calendar(at: Instant) -> Option<Timestamp> {
    let at = i64::try_from(at.get()).ok().filter(|at| *at >= CALENDAR)?;
    Timestamp::from_millisecond(at).ok()
}

impl Teller<'_> {
    /// A side by its colour.
    pub fn side(&self, side: Side) -> String {
        match side {
            Side::First if books::rulebook(self.law.book()).is_some() => say!(self.lang, "side-red"),
            Side::First => say!(self.lang, "desk-side-white"),
            Side::Second => say!(self.lang, "side-black"),
        }
    }

    /// Who acts.
    pub fn actor(&self, actor: Actor) -> String {
        match actor {
            Actor::First => self.side(Side::First),
            Actor::Second => self.side(Side::Second),
            Actor::FirstAssistant => say!(self.lang, "spoken-assistant", side = self.side(Side::First)),
            Actor::SecondAssistant => say!(self.lang, "spoken-assistant", side = self.side(Side::Second)),
            Actor::Witness => say!(self.lang, "desk-by-witness"),
            Actor::Referee => say!(self.lang, "desk-by-referee"),
            Actor::SectionHead => say!(self.lang, "desk-by-section-head"),
            Actor::Chief => say!(self.lang, "desk-by-chief"),
            Actor::Staff => say!(self.lang, "desk-by-staff"),
            Actor::Player => say!(self.lang, "office-player"),
            Actor::Leader => say!(self.lang, "office-leader"),
            Actor::Director => say!(self.lang, "office-director"),
            Actor::Organiser => say!(self.lang, "office-organiser"),
            Actor::Outsider => say!(self.lang, "desk-by-outsider"),
            Actor::Desk => say!(self.lang, "desk-by-desk"),
        }
    }

    /// The people who could do something.
    pub fn could(&self, actors: &[Actor]) -> String {
        say!(self.lang, "desk-could", who = list(self.lang, actors.iter().map(|actor| self.actor(*actor))))
    }

    pub(super) fn grade(&self, grade: Grade) -> String {
        self.actor(Actor::official(grade))
    }

    pub(super) fn licence(&self, licence: Licence) -> String {
        match licence {
            Licence::Junior => say!(self.lang, "desk-licence-junior"),
            Licence::Intermediate => say!(self.lang, "desk-licence-intermediate"),
            Licence::Senior => say!(self.lang, "desk-licence-senior"),
        }
    }

    pub(super) fn cause(&self, cause: Cause) -> String {
        match cause {
            Cause::First => self.side(Side::First),
            Cause::Second => self.side(Side::Second),
            Cause::Both => say!(self.lang, "desk-side-both"),
            Cause::Outsider => say!(self.lang, "desk-cause-outsider"),
        }
    }

    pub(super) fn hand(&self, hand: Hand) -> String {
        match hand {
            Hand::Right => say!(self.lang, "desk-hand-right"),
            Hand::Left => say!(self.lang, "desk-hand-left"),
            Hand::Both => say!(self.lang, "desk-hand-both"),
            Hand::Tool => say!(self.lang, "desk-hand-tool"),
        }
    }

    /// A moment: the hour of the day where the log has instants of the calendar, else minutes and seconds from the beginning.
    pub fn moment(at: Instant) -> String {
        match of_calendar(at) {
            Some(instant) => instant.strftime("%H:%M:%S UTC").to_string(),
            None => Millis::new(at.get()).to_string(),
        }
    }

    /// A moment as it is said: by the clock of the hall without seconds, if its zone is known.
    pub(super) fn hour(&self, at: Instant) -> String {
        let hour = of_calendar(at).and_then(|_| self.zone?.hour(at));
        hour.map_or_else(|| Self::moment(at), |hour| hour.strftime("%H:%M").to_string())
    }

    /// A moment by the clock of the hall, where the charter says in which zone that is.
    pub fn moment_in(at: Instant, zone: Option<&Zone>) -> String {
        let hour = of_calendar(at).and_then(|_| zone?.hour(at));
        hour.map_or_else(|| Self::moment(at), |hour| hour.strftime("%H:%M:%S").to_string())
    }

    /// The times of both sides.
    pub(super) fn times(&self, left: &Sides<Millis>) -> String {
        self.times_from(left, Side::First)
    }

    /// The times of both sides, one side's first.
    pub(super) fn times_from(&self, left: &Sides<Millis>, first: Side) -> String {
        let of = |side| say!(self.lang, "desk-time-of", side = self.side(side), time = left[side].to_string());
        list(self.lang, [first, !first].map(of))
    }
}
