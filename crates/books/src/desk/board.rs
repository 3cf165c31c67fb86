//! What stands on a board, legal or not.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

use contest::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A place for a man on a board: a file from the first side's left, and a rank as the game numbers them.
///
/// ```
/// use books::desk::Square;
/// let square: Square = "e0".parse()?;
/// assert_eq!(square.to_string(), "e0");
/// # Ok::<(), books::desk::SquareError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    rank: u8,
    file: u8,
}

impl Square {
    /// The square on a file (0 for `a`) and a rank, if there are such.
    pub fn new(file: u8, rank: u8) -> Option<Self> {
        (file < 26 && rank < 100).then_some(Self { rank, file })
    }

    /// The file, 0 for `a`.
    pub fn file(self) -> u8 {
        self.file
    }

    /// The rank, as it is written.
    pub fn rank(self) -> u8 {
        self.rank
    }

    /// Whether the two squares are next to each other, along a file, a rank or a diagonal.
    pub fn adjoins(self, other: Self) -> bool {
        self != other && self.file.abs_diff(other.file) <= 1 && self.rank.abs_diff(other.rank) <= 1
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank)
    }
}

/// The text names no square.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no square `{0}`, expected a letter and a number such as e4")]
pub struct SquareError(pub String);

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        let error = || SquareError(text.to_owned());
        let mut letters = text.chars();
        let file = letters.next().filter(char::is_ascii_lowercase).ok_or_else(error)? as u8 - b'a';
        let digits = letters.as_str();
        let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
        let rank = if plain { digits.parse().ok() } else { None };
        rank.and_then(|rank| Self::new(file, rank)).ok_or_else(error)
    }
}

/// A man, by its letter in a FEN: a capital for the side that moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Man(char);

impl Man {
    /// The man with this letter.
    pub fn new(letter: char) -> Option<Self> {
        letter.is_ascii_alphabetic().then_some(Self(letter))
    }

    /// Its letter.
    pub fn letter(self) -> char {
        self.0
    }

    /// Whose it is.
    pub fn side(self) -> Side {
        if self.0.is_ascii_uppercase() { Side::First } else { Side::Second }
    }
}

impl fmt::Display for Man {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Man {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        let mut letters = text.chars();
        let man = letters.next().and_then(Self::new).filter(|_| letters.next().is_none());
        man.ok_or_else(|| SquareError(text.to_owned()))
    }
}

/// A man on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stood {
    /// The man.
    pub man: Man,
    /// Its square.
    pub square: Square,
}

impl fmt::Display for Stood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.man, self.square)
    }
}

/// A man carried from one square to another, as it was done on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// Where it stood.
    pub from: Square,
    /// Where it was put.
    pub to: Square,
    /// What it became there, where the game has such a rule: by the small letter, whosever it is.
    pub becomes: Option<Man>,
}

impl Step {
    /// A man carried from one square to another that stays what it is.
    pub fn new(from: Square, to: Square) -> Self {
        Self { from, to, becomes: None }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.becomes.map_or(Ok(()), |man| write!(f, "{}", man.letter().to_ascii_lowercase()))
    }
}

impl FromStr for Step {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        let error = || SquareError(text.to_owned());
        let cut = text.char_indices().skip(1).find(|(_, c)| c.is_ascii_lowercase()).ok_or_else(error)?.0;
        let (from, rest) = text.split_at(cut);
        let end = rest.char_indices().skip(1).find(|(_, c)| !c.is_ascii_digit()).map_or(rest.len(), |(i, _)| i);
        let (to, becomes) = rest.split_at(end);
        let becomes = if becomes.is_empty() { None } else { Some(becomes.parse()?) };
        Ok(Self { from: from.parse()?, to: to.parse()?, becomes })
    }
}

macro_rules! as_text {
    ($type:ty, $name:literal, $pattern:literal) => {
        impl Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }

        impl JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                $name.into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "pattern": $pattern })
            }
        }
    };
}

as_text!(Square, "Square", "^[a-z][0-9]{1,2}$");
as_text!(Man, "Man", "^[A-Za-z]$");
as_text!(Step, "Step", "^[a-z][0-9]{1,2}[a-z][0-9]{1,2}[A-Za-z]?$");
as_text!(Board, "Board", "^([0-9]{1,2}:[A-Za-z0-9]+/?)*( [A-Za-z]([a-z][0-9]{1,2})*)*$");

/// A man that lies on the board's surface without standing on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loose {
    /// The man.
    pub man: Man,
    /// The squares it lies on or between.
    pub near: Vec<Square>,
}

/// What stands on the board, legal or not: the men by rank and file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    men: Vec<(Square, Man)>,
    loose: Vec<Loose>,
}

impl Board {
    /// Whether men stand where they were shifted to, and where they came from is empty.
    pub fn are_astray(&self, shifts: &[Step]) -> bool {
        let astray = |step: &Step| self.get(step.to).is_some() && self.get(step.from).is_none();
        !shifts.is_empty() && shifts.iter().all(astray)
    }

    fn find(&self, square: Square) -> Result<usize, usize> {
        self.men.binary_search_by_key(&square, |&(square, _)| square)
    }

    /// The man on a square.
    pub fn get(&self, square: Square) -> Option<Man> {
        self.find(square).ok().map(|index| self.men[index].1)
    }

    /// Puts a man on a square; what stood there is taken off.
    pub fn put(&mut self, square: Square, man: Man) -> Option<Man> {
        match self.find(square) {
            Ok(index) => Some(std::mem::replace(&mut self.men[index].1, man)),
            Err(index) => {
                self.men.insert(index, (square, man));
                None
            }
        }
    }

    /// Takes the man off a square.
    pub fn remove(&mut self, square: Square) -> Option<Man> {
        self.find(square).ok().map(|index| self.men.remove(index).1)
    }

    /// Leaves a man lying on the surface.
    pub fn drop_near(&mut self, man: Man, near: Vec<Square>) {
        self.loose.push(Loose { man, near });
    }

    /// Picks up a man that lies on or by a square, one that lies by no other before one that does.
    pub fn pick_up(&mut self, near: Square) -> Option<Man> {
        let lying = self.loose.iter().enumerate().filter(|(_, loose)| loose.near.contains(&near));
        let (index, _) = lying.min_by_key(|(_, loose)| loose.near.len())?;
        Some(self.loose.remove(index).man)
    }

    /// The men on their squares, by rank and file.
    pub fn men(&self) -> impl Iterator<Item = (Square, Man)> + '_ {
        self.men.iter().copied()
    }

    /// The men that lie about.
    pub fn loose(&self) -> &[Loose] {
        &self.loose
    }

    /// How many men a side has on squares.
    pub fn count(&self, side: Side) -> usize {
        self.men.iter().filter(|(_, man)| man.side() == side).count()
    }
}

/// The ranks with men on them, the highest first, each with its men from the `a` file on and the numbers of empty squares
/// between them; then the men that lie about, each with the squares it lies by: `9:3k/0:4K4R Ce2e3`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, rank) in self.men.chunk_by(|(a, _), (b, _)| a.rank == b.rank).rev().enumerate() {
            let between = if index == 0 { "" } else { "/" };
            write!(f, "{between}{}:", rank[0].0.rank)?;
            let mut next = 0;
            for (square, man) in rank {
                match square.file - next {
                    0 => write!(f, "{man}")?,
                    empty => write!(f, "{empty}{man}")?,
                }
                next = square.file + 1;
            }
        }
        for Loose { man, near } in &self.loose {
            write!(f, " {man}")?;
            near.iter().try_for_each(|square| write!(f, "{square}"))?;
        }
        Ok(())
    }
}

impl FromStr for Board {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        let (ranks, lying) = text.split_once(' ').unwrap_or((text, ""));
        let mut board = Self::default();
        let ranks = ranks.split('/').filter(|rank| !rank.is_empty()).map(|rank| board.read_rank(rank));
        let stands = ranks.collect::<Option<Vec<()>>>();
        let lying = lying.split(' ').filter(|man| !man.is_empty()).map(|man| board.read_loose(man));
        stands.and_then(|_| lying.collect::<Option<Vec<()>>>()).ok_or_else(|| SquareError(text.to_owned()))?;
        Ok(board)
    }
}

impl Board {
    /// Puts the men of a rank on it, as they are written.
    fn read_rank(&mut self, text: &str) -> Option<()> {
        let (rank, men) = text.split_once(':')?;
        let rank: u8 = rank.parse().ok()?;
        let (mut file, mut empty) = (0_u8, 0_u8);
        for letter in men.chars() {
            if let Some(digit) = letter.to_digit(10) {
                empty = empty.checked_mul(10)?.checked_add(u8::try_from(digit).ok()?)?;
            } else {
                file = file.checked_add(std::mem::take(&mut empty))?;
                self.put(Square::new(file, rank)?, Man::new(letter)?);
                file += 1;
            }
        }
        Some(())
    }

    /// Leaves a man lying by the squares that are written after it.
    fn read_loose(&mut self, text: &str) -> Option<()> {
        let man = Man::new(text.chars().next()?)?;
        let near = text.get(1..)?;
        let starts: Vec<usize> = near.char_indices().filter(|(_, c)| !c.is_ascii_digit()).map(|(at, _)| at).collect();
        let ends = starts.iter().skip(1).copied().chain([near.len()]);
        let squares = starts.iter().zip(ends).map(|(&from, to)| near.get(from..to)?.parse().ok());
        let squares: Vec<Square> = squares.collect::<Option<_>>()?;
        (starts.first().copied().unwrap_or(near.len()) == 0).then(|| self.drop_near(man, squares))
    }
}

impl FromIterator<(Square, Man)> for Board {
    fn from_iter<I: IntoIterator<Item = (Square, Man)>>(men: I) -> Self {
        let mut board = Self::default();
        for (square, man) in men {
            board.put(square, man);
        }
        board
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_and_steps_are_written_as_they_are_read() {
        for text in ["a0", "i9", "h10"] {
            assert_eq!(text.parse::<Square>().unwrap().to_string(), text);
        }
        for text in ["h2e2", "e7e8q", "a10b10"] {
            assert_eq!(text.parse::<Step>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn boards_are_written_as_they_are_read() {
        for text in ["", "9:3k/0:4K3R", "99:25k/12:A1c", "8:rnbqkbnr/1:RNBQKBNR", "0:K Ce2e3 pa10 q", " K"] {
            assert_eq!(text.parse::<Board>().unwrap().to_string(), text);
        }
        for text in ["K", "0:26K", "0:é", "100:K", "0:K 1", "0:K Ce", "0:999999K"] {
            assert!(text.parse::<Board>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_no_square_is_refused() {
        for text in ["", "e", "4e", "E4", "e123", "é4", "e+1"] {
            assert_eq!(text.parse::<Square>(), Err(SquareError(text.to_owned())));
        }
        for text in ["", "e4", "e4e", "e7e8qq", "é4e4"] {
            assert!(text.parse::<Step>().is_err(), "{text}");
        }
    }
}
