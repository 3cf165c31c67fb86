//! What an official does to a clock.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::face::Face;
use crate::stage::Stage;
use crate::{Clock, ClockError, Count, Instant, Millis};
use contest::{Side, Sides};

/// What a deduction came to. What follows if it could not be made in full is for a rulebook to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deduction {
    /// What was taken.
    pub taken: Millis,
    /// What could not be taken.
    pub missing: Millis,
    /// What is left now of the time it was taken from.
    pub left: Millis,
}

impl Deduction {
    /// Whether the side has nothing left of that time. Another stage may still follow: [`Clock::reading`] tells.
    pub fn is_nothing_left(self) -> bool {
        self.left.is_zero()
    }
}

impl Clock {
    /// Sets what a side has left: of its stage, or of its move where the stage has no time of its own. If that is more than
    /// nothing, a fallen flag is put up again, and a move whose time was used up has all of it again.
    ///
    /// # Errors
    ///
    /// [`ClockError::TooLong`], [`ClockError::Backwards`].
    pub fn set(&self, side: Side, left: Millis, now: Instant) -> Result<Self, ClockError> {
        let left = fitting(left)?;
        let mut clock = self.at(now)?;
        let (face, stage) = clock.open(side);
        if !left.is_zero() && face.fall.take().is_some() && face.move_left.is_zero() {
            face.move_left = stage.move_limit.unwrap_or_default();
        }
        *shown(face, &stage) = left;
        Ok(clock)
    }

    /// Sets both faces, as when a faulty clock is replaced.
    ///
    /// # Errors
    ///
    /// [`ClockError::TooLong`], [`ClockError::Backwards`].
    pub fn replace(&self, left: Sides<Millis>, now: Instant) -> Result<Self, ClockError> {
        self.set(Side::First, left.first, now)?.set(Side::Second, left.second, now)
    }

    /// Gives a side more time. A flag that fell stays down.
    ///
    /// # Errors
    ///
    /// [`ClockError::TooLong`], [`ClockError::Backwards`].
    pub fn add(&self, side: Side, time: Millis, now: Instant) -> Result<Self, ClockError> {
        let mut clock = self.at(now)?;
        let (face, stage) = clock.open(side);
        let shown = shown(face, &stage);
        *shown = fitting(shown.saturating_add(time))?;
        Ok(clock)
    }

    /// Takes time from a side, as far as there is any. The flag of a side left with nothing falls once its time runs.
    ///
    /// ```
    /// use contest::Side;
    /// use clock::{Clock, Instant, Millis, TimeControl};
    ///
    /// let now = Instant::new(0);
    /// let clock = Clock::new("3".parse::<TimeControl>()?);
    /// let (clock, deduction) = clock.deduct(Side::First, Millis::from_mins(5), now)?;
    /// assert_eq!(deduction.missing, Millis::from_mins(2));
    /// assert!(deduction.is_nothing_left());
    /// assert!(clock.left(Side::First, now).is_zero());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ClockError::Backwards`].
    pub fn deduct(&self, side: Side, time: Millis, now: Instant) -> Result<(Self, Deduction), ClockError> {
        let mut clock = self.at(now)?;
        let (face, stage) = clock.open(side);
        let shown = shown(face, &stage);
        let taken = time.min(*shown);
        *shown = shown.saturating_sub(taken);
        let deduction = Deduction { taken, missing: time.saturating_sub(taken), left: *shown };
        Ok((clock, deduction))
    }

    /// Corrects how many moves a side has made and in which stage it is. The time of its stages stays as it is, since only
    /// an official knows what it should be; in another stage the turn begins anew.
    ///
    /// # Errors
    ///
    /// [`ClockError::NoSuchCount`], [`ClockError::Backwards`].
    pub fn recount(&self, side: Side, count: Count, now: Instant) -> Result<Self, ClockError> {
        if !self.control.side(side).has(count) {
            return Err(ClockError::NoSuchCount { count });
        }
        let mut clock = self.at(now)?;
        let before = std::mem::replace(&mut clock.faces[side].count, count);
        if before.stage != count.stage {
            let (face, stage) = clock.open(side);
            face.begin_turn(&stage);
        }
        Ok(clock)
    }

    /// Takes a side to have made so many moves, as an official found them. Every stage that it thereby enters gives its time,
    /// and puts up a flag that fell before; the time of a stage that it has not reached after all is taken back.
    ///
    /// ```
    /// use contest::Side;
    /// use clock::{Clock, Instant, Millis, TimeControl};
    ///
    /// let at = |secs: u64| Instant::new(secs * 1000);
    /// let clock = Clock::new("40/90,30".parse::<TimeControl>()?).start(Side::First, at(0))?;
    /// let late = at(90 * 60);
    /// assert!(clock.flag(Side::First, late).is_some());
    /// let clock = clock.renumber(Side::First, 40, late)?;
    /// assert!(clock.flag(Side::First, late).is_none());
    /// assert_eq!(clock.left(Side::First, late), Millis::from_mins(30));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ClockError::NoSuchCount`], [`ClockError::Backwards`].
    pub fn renumber(&self, side: Side, moves: u32, now: Instant) -> Result<Self, ClockError> {
        let control = self.control.side(side);
        let (before, count) = (self.reading(side, now).count.stage, control.count_after(moves));
        let mut clock = self.recount(side, count, now)?;
        let face = &mut clock.faces[side];
        let (had, has) = (control.given_by(before), control.given_by(count.stage));
        face.bank = face.bank.saturating_sub(had.saturating_sub(has)).on_face(has.saturating_sub(had));
        face.fall = face.fall.filter(|fall| fall.stage >= count.stage);
        Ok(clock)
    }

    /// A side's face, to be changed, and the stage it is in.
    fn open(&mut self, side: Side) -> (&mut Face, Stage) {
        let stage = *self.control.side(side).stage(self.faces[side].count.stage);
        (&mut self.faces[side], stage)
    }
}

/// The time that the official's hand is on: of the stage, or of the move where the stage has none.
fn shown<'a>(face: &'a mut Face, stage: &Stage) -> &'a mut Millis {
    if stage.time.is_some() { &mut face.bank } else { &mut face.move_left }
}

/// A time, if a face can show it.
fn fitting(asked: Millis) -> Result<Millis, ClockError> {
    let limit = Millis::LONGEST;
    if asked > limit { Err(ClockError::TooLong { asked, limit }) } else { Ok(asked) }
}
