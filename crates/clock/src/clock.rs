//! The clock: starting, pressing, stopping.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::face::Face;
use crate::snapshot::Snapshot;
use crate::{ClockError, Fall, Flags, Instant, Millis, Reading, TimeControl};
use contest::{Side, Sides};

/// A clock with two faces, of which at most one runs.
///
/// It is a value: whatever is done to it gives another clock, and a refusal leaves it as it was. It goes on after a flag
/// fell, since a fall counts only once it is noticed, and since both flags may have to be looked at.
///
/// ```
/// use contest::Side;
/// use clock::{Clock, Instant, Millis, TimeControl};
///
/// let at = |secs: u64| Instant::new(secs * 1000);
/// let clock = Clock::new("5d2".parse::<TimeControl>()?);
/// let clock = clock.start(Side::First, at(100))?.press(at(110))?.stop(at(111))?;
/// assert_eq!(clock.left(Side::First, at(999)), Millis::from_secs(292));
/// assert_eq!(clock.left(Side::Second, at(999)), Millis::from_secs(300));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Snapshot", into = "Snapshot")]
#[schemars(description = "A clock with two faces, of which at most one runs.")]
pub struct Clock {
    pub(crate) control: TimeControl,
    pub(crate) faces: Sides<Face>,
    pub(crate) state: State,
}

/// Whether a clock runs. Its faces are right up to `since`, the last time passed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum State {
    /// Never started.
    Ready,
    /// A side's time runs.
    Running {
        /// Whose time it is.
        side: Side,
        /// The last time passed in.
        since: Instant,
    },
    /// Both faces stand still.
    Stopped {
        /// Whose turn was interrupted.
        side: Side,
        /// The last time passed in.
        since: Instant,
    },
}

impl Clock {
    /// A clock set to a time control, not yet running.
    pub fn new(control: TimeControl) -> Self {
        let faces = Sides::from_fn(|side| Face::new(control.side(side)));
        Self { control, faces, state: State::Ready }
    }

    /// The time control it is set to.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// Whether it runs, and for whom.
    pub fn state(&self) -> State {
        self.state
    }

    /// The side whose time runs.
    pub fn running(&self) -> Option<Side> {
        match self.state {
            State::Running { side, .. } => Some(side),
            State::Ready | State::Stopped { .. } => None,
        }
    }

    /// Starts a side's time, at the beginning of its turn. If a turn was interrupted, that turn is over and earns nothing;
    /// [`Clock::resume`] goes on with it instead.
    ///
    /// # Errors
    ///
    /// [`ClockError::AlreadyRunning`], [`ClockError::Backwards`].
    pub fn start(&self, side: Side, now: Instant) -> Result<Self, ClockError> {
        let mut clock = self.at(now)?;
        match self.state {
            State::Running { side, .. } => return Err(ClockError::AlreadyRunning { side }),
            State::Stopped { side: interrupted, .. } => clock.begin_turn(interrupted),
            State::Ready => {}
        }
        clock.state = State::Running { side, since: now };
        Ok(clock)
    }

    /// Ends the turn of the side whose time runs: counts its move, gives what the move earns, passes a completed stage, and
    /// starts the other side's time.
    ///
    /// # Errors
    ///
    /// [`ClockError::NotRunning`], [`ClockError::Backwards`].
    pub fn press(&self, now: Instant) -> Result<Self, ClockError> {
        let mover = self.running().ok_or(ClockError::NotRunning)?;
        let mut clock = self.at(now)?;
        let face = clock.faces[mover];
        let control = self.control.side(mover);
        let (earner, earned) = control.stage(face.count.stage).credit(mover, face.charged);
        clock.faces[earner].credit(earned);
        clock.faces[mover].complete_move(control);
        clock.state = State::Running { side: !mover, since: now };
        Ok(clock)
    }

    /// Hands the time over to the other side with no move made: nothing is counted, and nothing is earned.
    ///
    /// ```
    /// use contest::Side;
    /// use clock::{Clock, Instant, Millis, TimeControl};
    ///
    /// let at = |secs: u64| Instant::new(secs * 1000);
    /// let clock = Clock::new("5+10".parse::<TimeControl>()?).start(Side::First, at(0))?.pass(at(20))?;
    /// assert_eq!(clock.running(), Some(Side::Second));
    /// assert_eq!(clock.reading(Side::First, at(20)).count.moves, 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ClockError::NotRunning`], [`ClockError::Backwards`].
    pub fn pass(&self, now: Instant) -> Result<Self, ClockError> {
        let side = self.running().ok_or(ClockError::NotRunning)?;
        self.stop(now)?.start(!side, now)
    }

    /// Stops both faces.
    ///
    /// # Errors
    ///
    /// [`ClockError::NotRunning`], [`ClockError::Backwards`].
    pub fn stop(&self, now: Instant) -> Result<Self, ClockError> {
        let side = self.running().ok_or(ClockError::NotRunning)?;
        Ok(Self { state: State::Stopped { side, since: now }, ..self.at(now)? })
    }

    /// Goes on with the turn that was interrupted, delay and limit of the move included.
    ///
    /// # Errors
    ///
    /// [`ClockError::NeverStarted`], [`ClockError::AlreadyRunning`], [`ClockError::Backwards`].
    pub fn resume(&self, now: Instant) -> Result<Self, ClockError> {
        match self.state {
            State::Ready => Err(ClockError::NeverStarted),
            State::Running { side, .. } => Err(ClockError::AlreadyRunning { side }),
            State::Stopped { side, .. } => Ok(Self { state: State::Running { side, since: now }, ..self.at(now)? }),
        }
    }

    /// What a side has left until its flag falls or its stage ends: of the stage or of the move, whichever is less. A time
    /// before the last one passed in counts as that one.
    pub fn left(&self, side: Side, now: Instant) -> Millis {
        let face = self.face(side, now);
        face.left(self.control.side(side).stage(face.count.stage))
    }

    /// How long a side has thought in the whole game.
    pub fn used(&self, side: Side, now: Instant) -> Millis {
        self.face(side, now).used
    }

    /// The fall of a side's flag, if it has fallen by now and has not been put up again: since when, and which time was
    /// used up. A flag falls at the very moment nothing is left, while its side's time runs.
    pub fn flag(&self, side: Side, now: Instant) -> Option<Fall> {
        self.face(side, now).fall
    }

    /// Both flags.
    pub fn flags(&self, now: Instant) -> Flags {
        Flags::new(Sides::from_fn(|side| self.flag(side, now)))
    }

    /// The fall that comes if nobody touches the clock: whose, and when. None if the clock stands still or the flag of the
    /// running side is down already.
    pub fn next_fall(&self) -> Option<(Side, Fall)> {
        let side = self.running().filter(|side| self.faces[*side].fall.is_none())?;
        Some((side, self.flag(side, Instant::LAST)?))
    }

    /// All that can be said of a side's face.
    pub fn reading(&self, side: Side, now: Instant) -> Reading {
        Reading::new(&self.face(side, now), self.control.side(side))
    }

    /// The clock with its sides exchanged, for players who sit at the wrong colours: each keeps the own times.
    #[must_use]
    pub fn swapped(&self) -> Self {
        let state = match self.state {
            State::Ready => State::Ready,
            State::Running { side, since } => State::Running { side: !side, since },
            State::Stopped { side, since } => State::Stopped { side: !side, since },
        };
        Self { control: self.control.clone().swapped(), faces: self.faces.swapped(), state }
    }

    /// The face of a side as it is now.
    fn face(&self, side: Side, now: Instant) -> Face {
        match self.state {
            State::Running { side: running, since } if running == side => {
                self.faces[side].after(self.control.side(side), since, now.since(since))
            }
            _ => self.faces[side],
        }
    }

    /// The same clock, its faces right up to now.
    pub(crate) fn at(&self, now: Instant) -> Result<Self, ClockError> {
        let mut clock = self.clone();
        clock.faces = Sides::from_fn(|side| self.face(side, now));
        if let State::Running { since, .. } | State::Stopped { since, .. } = &mut clock.state {
            if now < *since {
                return Err(ClockError::Backwards { since: *since, now });
            }
            *since = now;
        }
        Ok(clock)
    }

    fn begin_turn(&mut self, side: Side) {
        let stage = self.control.side(side).stage(self.faces[side].count.stage);
        self.faces[side].begin_turn(stage);
    }
}
