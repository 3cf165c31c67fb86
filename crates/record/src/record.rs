//! One recorded game: headers, start, moves with variations and comments, clock times, result and reason.

use std::fmt;
use std::time::Duration;

use xiangqi::{Move, Position, Setup, SetupError};

use crate::Headers;

/// A recorded game.
///
/// The start `S` and the moves `M` are what the game makes them; those of Xiangqi unless said otherwise. What has a
/// field of its own (start, result, reason) stands there and not among the headers.
///
/// ```
/// use record::{Played, Record};
/// use xiangqi::Setup;
///
/// let mut record = Record::new(Setup::start());
/// record.headers.push("Red", "Lin");
/// record.main.moves.push(Played::new("h2e2".parse()?));
/// assert_eq!(record.main.moves.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<S = Setup, M = Move> {
    /// What is said about the game, in the order of the file.
    pub headers: Headers,
    /// Where it began.
    pub start: S,
    /// The moves played, with everything hung upon them.
    pub main: Line<M>,
    /// How it ended.
    pub result: GameResult,
    /// Why it ended so, as the file words it.
    pub reason: Option<String>,
}

impl Record {
    /// A game without headers or moves.
    pub fn new(start: Setup) -> Self {
        Self { headers: Headers::default(), start, main: Line::default(), result: GameResult::Unknown, reason: None }
    }

    /// The position the game began with.
    ///
    /// # Errors
    ///
    /// The start is no position of a game; readers never give such a record.
    pub fn position(&self) -> Result<Position, SetupError> {
        Position::try_from(self.start.clone())
    }
}

/// Moves one after another, with what is said before the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M = Move> {
    /// Comments before the first move.
    pub preface: Vec<String>,
    /// The moves.
    pub moves: Vec<Played<M>>,
}

impl<M> Line<M> {
    /// Whether the line says nothing at all.
    pub fn is_empty(&self) -> bool {
        self.preface.is_empty() && self.moves.is_empty()
    }

    /// The moves alone.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &M> + '_ {
        self.moves.iter().map(|played| &played.m)
    }
}

impl<M> Default for Line<M> {
    fn default() -> Self {
        Self { preface: Vec::new(), moves: Vec::new() }
    }
}

/// A move and what the record says about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played<M = Move> {
    /// The move.
    pub m: M,
    /// Judgements of it.
    pub nags: Vec<Nag>,
    /// Comments after it.
    pub comments: Vec<String>,
    /// What the mover's clock showed afterwards (`[%clk]`).
    pub clock: Option<Duration>,
    /// How long the mover took (`[%emt]`).
    pub spent: Option<Duration>,
    /// Whether the mover offered a draw with it (`＝`).
    pub draw_offered: bool,
    /// What could have been played instead: lines whose first move takes this one's place.
    pub variations: Vec<Line<M>>,
}

impl<M> Played<M> {
    /// A move nothing is said about.
    pub fn new(m: M) -> Self {
        Self {
            m,
            nags: Vec::new(),
            comments: Vec::new(),
            clock: None,
            spent: None,
            draw_offered: false,
            variations: Vec::new(),
        }
    }

    /// The same annotations, without the variations, on another form of the move.
    pub(crate) fn with_move<N>(self, m: N) -> (Played<N>, Vec<Line<M>>) {
        let Self { m: _, nags, comments, clock, spent, draw_offered, variations } = self;
        (Played { m, nags, comments, clock, spent, draw_offered, variations: Vec::new() }, variations)
    }
}

/// A numeric judgement of a move or position, written `$1` to `$255`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nag(pub u8);

impl Nag {
    /// The judgement a suffix such as `!?` stands for.
    pub fn from_suffix(text: &str) -> Option<Self> {
        let number = ["!", "?", "!!", "??", "!?", "?!"].iter().position(|&suffix| suffix == text)?;
        u8::try_from(number + 1).ok().map(Self)
    }
}

impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}

/// How a game ended. The first side is Red, or White in chess.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// The first side won.
    FirstWins,
    /// The second side won.
    SecondWins,
    /// Neither won.
    Draw,
    /// Both lost.
    BothLose,
    /// The game goes on, or the record does not say.
    #[default]
    Unknown,
}

impl GameResult {
    /// The result as PGN writes it: `1-0`, `0-1`, `1/2-1/2`, `0-0`, `*`.
    pub const fn token(self) -> &'static str {
        match self {
            Self::FirstWins => "1-0",
            Self::SecondWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::Unknown => "*",
        }
    }

    /// The result a PGN token names, with the signs the field uses for it.
    pub fn from_token(text: &str) -> Option<Self> {
        Some(match text {
            "1-0" | "1:0" | "2-0" => Self::FirstWins,
            "0-1" | "0:1" | "0-2" => Self::SecondWins,
            "1/2-1/2" | "1/2" | "½-½" | "1-1" => Self::Draw,
            "0-0" | "0:0" => Self::BothLose,
            "*" => Self::Unknown,
            _ => return None,
        })
    }

    /// The result a word names: a PGN token, `W`, `L`, `D` as Red sees it, or Chinese such as 紅勝, 先負, 和棋.
    pub fn from_word(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Some(result) = Self::from_token(text) {
            return Some(result);
        }
        Some(match text {
            "W" | "w" | "红胜" | "紅勝" | "红方胜" | "紅方勝" | "红先胜" | "紅先勝" | "先胜" | "先勝" | "黑负"
            | "黑負" => Self::FirstWins,
            "L" | "l" | "黑胜" | "黑勝" | "黑方胜" | "黑方勝" | "红先负" | "紅先負" | "先负" | "先負" | "红负"
            | "紅負" => Self::SecondWins,
            "D" | "d" | "和" | "和棋" | "和局" | "先和" | "红和" | "紅和" | "红先和" | "紅先和" | "平局"
            | "双方和棋" => Self::Draw,
            "双负" | "雙負" | "双方负" | "雙方負" => Self::BothLose,
            "未知" | "不明" | "?" => Self::Unknown,
            _ => return None,
        })
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.token())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_reads_back_from_its_token() {
        use GameResult::{BothLose, Draw, FirstWins, SecondWins, Unknown};
        for result in [FirstWins, SecondWins, Draw, BothLose, Unknown] {
            assert_eq!(GameResult::from_word(result.token()), Some(result));
        }
        assert_eq!(GameResult::from_word(" 先負 "), Some(SecondWins));
        assert_eq!(GameResult::from_word("炮二平五"), None);
    }

    #[test]
    fn suffixes_are_the_first_six_judgements() {
        assert_eq!(Nag::from_suffix("!"), Some(Nag(1)));
        assert_eq!(Nag::from_suffix("?!"), Some(Nag(6)));
        assert_eq!(Nag::from_suffix("!!!"), None);
    }
}
