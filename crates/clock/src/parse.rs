//! The short text form of a time control, read.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Bonus, ControlFaults, Given, Millis, SideControl, Stage, TimeControl};
use contest::Sides;

/// Why a text is no time control.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, Error)]
#[serde(rename_all = "snake_case")]
pub enum TextError {
    /// The text is not written as one.
    #[error("expected {expected} at byte {at}")]
    Unreadable {
        /// What should have been there.
        expected: Expected,
        /// Where, in bytes from the beginning.
        at: usize,
    },
    /// It can be read, but makes no sense.
    #[error("{0}")]
    Faults(ControlFaults),
}

/// What a reader of a time control expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Expected {
    /// A time, or `move` and a time.
    Time,
    /// A whole number that is not too large.
    Number,
    /// Minutes or seconds below sixty, after a colon.
    BelowSixty,
    /// One to three decimals of a second.
    Decimals,
    /// A comma, `vs` or the end.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Time => "a time, or `move` and a time",
            Self::Number => "a whole number that is not too large",
            Self::BelowSixty => "a number below sixty",
            Self::Decimals => "one to three decimals",
            Self::End => "a comma, `vs` or the end",
        })
    }
}

impl FromStr for TimeControl {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut text = Text { whole: text, at: 0 };
        let first = text.side()?;
        let second = if text.eat("vs") { text.side()? } else { first.clone() };
        text.end()?;
        let sides = Sides { first: SideControl::new(first)?, second: SideControl::new(second)? };
        Self::new(sides).map_err(|fault| TextError::Faults(fault.into()))
    }
}

impl FromStr for SideControl {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut text = Text { whole: text, at: 0 };
        let stages = text.side()?;
        text.end()?;
        Ok(Self::new(stages)?)
    }
}

impl From<ControlFaults> for TextError {
    fn from(faults: ControlFaults) -> Self {
        Self::Faults(faults)
    }
}

/// What a number without colons counts.
#[derive(Clone, Copy)]
enum Unit {
    Minutes,
    Seconds,
}

/// A text and how far it has been read. Blanks between its parts mean nothing.
struct Text<'a> {
    whole: &'a str,
    at: usize,
}

impl Text<'_> {
    fn rest(&self) -> &str {
        &self.whole[self.at..]
    }

    fn fail<T>(&self, expected: Expected) -> Result<T, TextError> {
        Err(TextError::Unreadable { expected, at: self.at })
    }

    fn skip_blanks(&mut self) {
        self.at = self.whole.len() - self.rest().trim_start().len();
    }

    fn eat(&mut self, word: &str) -> bool {
        self.skip_blanks();
        let found = self.rest().starts_with(word);
        if found {
            self.at += word.len();
        }
        found
    }

    fn end(&mut self) -> Result<(), TextError> {
        self.skip_blanks();
        if self.rest().is_empty() { Ok(()) } else { self.fail(Expected::End) }
    }

    fn side(&mut self) -> Result<Vec<Stage>, TextError> {
        let mut stages = vec![self.stage()?];
        while self.eat(",") {
            stages.push(self.stage()?);
        }
        Ok(stages)
    }

    fn stage(&mut self) -> Result<Stage, TextError> {
        let mut stage = Stage { moves: self.moves()?, ..Stage::default() };
        if !self.eat("move") {
            stage.time = Some(self.time(Unit::Minutes)?);
            stage.bonus = self.bonus()?;
            if !self.eat("move") {
                return Ok(stage);
            }
        }
        stage.move_limit = Some(self.time(Unit::Seconds)?);
        Ok(stage)
    }

    fn moves(&mut self) -> Result<Option<u32>, TextError> {
        self.skip_blanks();
        let start = self.at;
        let Some(moves) = self.number()? else { return Ok(None) };
        if !self.eat("/") {
            self.at = start;
            return Ok(None);
        }
        match u32::try_from(moves) {
            Ok(moves) => Ok(Some(moves)),
            Err(_) => Err(TextError::Unreadable { expected: Expected::Number, at: start }),
        }
    }

    fn bonus(&mut self) -> Result<Option<Bonus>, TextError> {
        let increment = |given| move |time| Bonus::Increment { time, given };
        Ok(if self.eat("+") {
            Some(self.time(Unit::Seconds).map(increment(Given::AfterMove))?)
        } else if self.eat("^") {
            Some(self.time(Unit::Seconds).map(increment(Given::BeforeMove))?)
        } else if self.eat("b") {
            Some(self.time(Unit::Seconds).map(|time| Bonus::Bronstein { time })?)
        } else if self.eat("d") {
            Some(self.time(Unit::Seconds).map(|time| Bonus::Delay { time })?)
        } else {
            self.eat("h").then_some(Bonus::Hourglass)
        })
    }

    /// Minutes or seconds, `m:ss` or `h:mm:ss`; seconds may have decimals.
    fn time(&mut self, unit: Unit) -> Result<Millis, TextError> {
        self.skip_blanks();
        let start = self.at;
        let Some(mut whole) = self.number()? else { return self.fail(Expected::Time) };
        let mut colons = 0;
        while colons < 2 && self.rest().starts_with(':') {
            self.at += 1;
            let part = self.below_sixty()?;
            whole = whole.saturating_mul(60).saturating_add(part);
            colons += 1;
        }
        let time = match (colons, unit) {
            (0, Unit::Minutes) => Millis::from_mins(whole),
            _ => Millis::from_secs(whole).saturating_add(self.decimals()?),
        };
        if time > Millis::LONGEST {
            return Err(TextError::Unreadable { expected: Expected::Number, at: start });
        }
        Ok(time)
    }

    fn below_sixty(&mut self) -> Result<u64, TextError> {
        let start = self.at;
        match self.number()? {
            Some(part) if part < 60 => Ok(part),
            _ => Err(TextError::Unreadable { expected: Expected::BelowSixty, at: start }),
        }
    }

    fn decimals(&mut self) -> Result<Millis, TextError> {
        if !self.rest().starts_with('.') {
            return Ok(Millis::ZERO);
        }
        self.at += 1;
        let start = self.at;
        let number = self.number()?;
        match (number, self.at - start) {
            (Some(tenths), 1) => Ok(Millis::new(tenths * 100)),
            (Some(hundredths), 2) => Ok(Millis::new(hundredths * 10)),
            (Some(thousandths), 3) => Ok(Millis::new(thousandths)),
            _ => Err(TextError::Unreadable { expected: Expected::Decimals, at: start }),
        }
    }

    /// The digits that follow, if there are any.
    fn number(&mut self) -> Result<Option<u64>, TextError> {
        let digits = self.rest().len() - self.rest().trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits == 0 {
            return Ok(None);
        }
        let Ok(number) = self.rest()[..digits].parse() else { return self.fail(Expected::Number) };
        self.at += digits;
        Ok(Some(number))
    }
}
