//! The short text form of a time control, written.

use std::fmt;

use crate::time::fraction;
use crate::{Bonus, Given, Millis, SideControl, Stage, TimeControl};
use contest::Side;

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.side(Side::First))?;
        if self.is_same() { Ok(()) } else { write!(f, " vs {}", self.side(Side::Second)) }
    }
}

impl fmt::Display for SideControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, stage) in self.stages().iter().enumerate() {
            let separator = if index == 0 { "" } else { "," };
            write!(f, "{separator}{}", StageText { stage, alone: self.is_sudden_death() })?;
        }
        Ok(())
    }
}

/// A stage to be written; if alone, full minutes need no seconds.
struct StageText<'a> {
    stage: &'a Stage,
    alone: bool,
}

impl fmt::Display for StageText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.stage.moves {
            write!(f, "{moves}/")?;
        }
        if let Some(time) = self.stage.time {
            let full_minutes = time == time.whole(Millis::from_mins(1));
            if self.alone && full_minutes { write!(f, "{}", time.get() / 60_000)? } else { write!(f, "{time}")? }
        }
        match self.stage.bonus {
            None => {}
            Some(Bonus::Increment { time, given: Given::AfterMove }) => write!(f, "+{}", Seconds(time))?,
            Some(Bonus::Increment { time, given: Given::BeforeMove }) => write!(f, "^{}", Seconds(time))?,
            Some(Bonus::Bronstein { time }) => write!(f, "b{}", Seconds(time))?,
            Some(Bonus::Delay { time }) => write!(f, "d{}", Seconds(time))?,
            Some(Bonus::Hourglass) => write!(f, "h")?,
        }
        if let Some(limit) = self.stage.move_limit {
            let separator = if self.stage.time.is_some() { " " } else { "" };
            write!(f, "{separator}move {}", Seconds(limit))?;
        }
        Ok(())
    }
}

/// A time written in seconds.
struct Seconds(Millis);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.get() / 1000)?;
        fraction(f, self.0.get() % 1000)
    }
}
