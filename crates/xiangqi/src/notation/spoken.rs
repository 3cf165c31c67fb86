//! Moves spoken word by word, and what each word leaves.
//!
//! A word is a character of a written move; blanks are none. Words 1 and 2 name the piece, the others say where it goes:
//!
//! | notation | names the piece | says where it goes |
//! |---|---|---|
//! | words, signs | 炮二, 前炮, `C2` | 平五, `=5` |
//! | the short form | 炮2 | 5, with its line if it has one |
//! | coordinates | `h2` | `e2`; a dash before it is no word |
//! | the engines' form | `h3`, `a10` | `e3` |
//!
//! Where moves are said in words alone, only those of the traditional notation count: 炮二, 前炮, then 平五.

use super::Marks;
use super::describe::describe;
use super::glyph::Glyph;
use super::read::{Token, by_signs, mover};
use super::text::{Direction, Mover, Number};
use super::writing::is_latin;
use crate::{Bitboard, Color, File, Move, Point, Position, Rank, Role};

/// How far words have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Nothing was said.
    Silent,
    /// The piece is being named, or was.
    Piece,
    /// Where it goes is being said.
    Way,
    /// A whole move was said.
    Whole,
}

/// In which notations words are heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tongue {
    /// In any but the engines' form.
    Any,
    /// In the engines' form.
    Engine,
    /// In the traditional notation.
    Traditional,
}

/// Words of a move as they are spoken one after the other, for the side to move of a position.
///
/// ```
/// use xiangqi::{Position, notation::{Spoken, Stage}};
///
/// let start = Position::start();
/// let mut spoken = Spoken::new(&start, "炮二");
/// assert_eq!((spoken.stage(), spoken.legal().len()), (Stage::Piece, 12));
/// spoken.say("平八");
/// assert!(spoken.legal().is_empty() && !spoken.moves().is_empty(), "its own cannon stands there: a move, and illegal");
/// let horse = Spoken::new(&start, "馬二平三");
/// assert_eq!((horse.moves().len(), horse.holding()), (0, 2), "no horse moves so: only 馬二 holds");
/// ```
#[derive(Clone, Debug)]
pub struct Spoken<'a> {
    position: &'a Position,
    words: Vec<char>,
    tongue: Tongue,
}

impl<'a> Spoken<'a> {
    /// Words in any notation but the engines' form.
    pub fn new(position: &'a Position, words: &str) -> Self {
        Self::in_tongue(Tongue::Any, position, words)
    }

    /// Words in the engines' form, whose ranks run from 1 to 10.
    pub fn in_uci(position: &'a Position, words: &str) -> Self {
        Self::in_tongue(Tongue::Engine, position, words)
    }

    /// Words in the traditional notation alone: the piece by its name and place, 進 退 平, a number.
    ///
    /// ```
    /// use xiangqi::{Position, notation::Spoken};
    ///
    /// let start = Position::start();
    /// assert!(Spoken::traditional(&start, "炮二平五").is_possible());
    /// assert!(["h2e2", "C2=5", "炮25"].iter().all(|text| !Spoken::traditional(&start, text).is_possible()));
    /// ```
    pub fn traditional(position: &'a Position, words: &str) -> Self {
        Self::in_tongue(Tongue::Traditional, position, words)
    }

    fn in_tongue(tongue: Tongue, position: &'a Position, words: &str) -> Self {
        let mut spoken = Self { position, words: Vec::new(), tongue };
        spoken.say(words);
        spoken
    }

    /// Says more words.
    pub fn say(&mut self, words: &str) {
        self.words.extend(words.chars().filter(|word| !word.is_whitespace()));
    }

    /// Says these words instead of those that hold no more, whether they go on from there or begin anew; `false` if all
    /// words hold, or if these go against those that do, and nothing changes.
    pub fn correct(&mut self, words: &str) -> bool {
        let holding = self.holding();
        if holding == self.words.len() {
            return false;
        }
        let left = self.first(holding).moves();
        let keeps = |spoken: &Self| {
            let moves = spoken.moves();
            !moves.is_empty() && moves.iter().all(|m| left.contains(m))
        };
        let from = |count| {
            let mut spoken = self.first(count);
            spoken.say(words);
            spoken
        };
        let corrected = (0..=holding).rev().map(from).find(keeps);
        corrected.map(|spoken| *self = spoken).is_some()
    }

    /// Drops what was said after a whole move, which can be part of none.
    pub fn drop_surplus(&mut self) {
        let whole = |count: &usize| self.first(*count).stage() == Stage::Whole && self.first(*count).is_possible();
        if let Some(count) = (0..=self.words.len()).rev().find(whole) {
            self.words.truncate(count);
        }
    }

    /// The words said.
    pub fn words(&self) -> String {
        self.words.iter().collect()
    }

    /// How many words from the first on hold: with them, the words can still be a move, legal or not.
    pub fn holding(&self) -> usize {
        self.longest(Spoken::is_possible)
    }

    /// How many words from the first on can still be a legal move.
    pub fn holding_legally(&self) -> usize {
        self.longest(|spoken| !spoken.legal().is_empty())
    }

    fn longest(&self, holds: impl Fn(&Self) -> bool) -> usize {
        (0..=self.words.len()).rev().find(|&count| holds(&self.first(count))).unwrap_or(0)
    }

    /// The first so many of the words.
    #[must_use]
    pub fn first(&self, count: usize) -> Self {
        Self { words: self.words[..count.min(self.words.len())].to_vec(), ..*self }
    }

    /// The legal moves that the words can still be.
    pub fn legal(&self) -> Vec<Move> {
        let heard = self.heard();
        self.position.legal_moves().into_iter().filter(|&m| heard.fits(m)).collect()
    }

    /// All moves that the words can still be, legal or not: a piece of the side to move goes to another point the way its
    /// kind goes, or to any by coordinates.
    pub fn moves(&self) -> Vec<Move> {
        self.possible().collect()
    }

    /// Whether the words can still be a move, legal or not.
    pub fn is_possible(&self) -> bool {
        self.possible().next().is_some()
    }

    fn possible(&self) -> impl Iterator<Item = Move> {
        let heard = self.heard();
        let own = self.position.board().color(self.position.turn());
        let to = |from: Point| Bitboard::ALL.into_iter().filter(move |&to| to != from).map(move |to| Move { from, to });
        own.into_iter().flat_map(to).filter(move |&m| heard.fits(m))
    }

    /// The pieces that the words can name.
    pub fn pieces(&self) -> Vec<Point> {
        let heard = if self.tongue == Tongue::Engine { self.heard() } else { self.first(2).heard() };
        let own = self.position.board().color(self.position.turn());
        own.into_iter().filter(|&from| heard.names(from)).collect()
    }

    /// How far the words have come.
    pub fn stage(&self) -> Stage {
        let heard = self.heard();
        let goes = match &heard.coordinates {
            Some(read) if self.tongue == Tongue::Engine => read.to.file.is_some(),
            _ => self.words.len() > 2,
        };
        match goes {
            _ if self.words.is_empty() => Stage::Silent,
            _ if heard.is_whole() => Stage::Whole,
            true => Stage::Way,
            false => Stage::Piece,
        }
    }

    fn heard(&self) -> Heard<'a> {
        let engine = self.tongue == Tongue::Engine;
        let traditional = self.tongue == Tongue::Traditional;
        let coordinates = if traditional { None } else { Coordinates::read(&self.words, engine) };
        let written = if engine { None } else { SpokenSoFar::read(self.position, &self.words, traditional) };
        Heard { position: self.position, coordinates, written }
    }
}

/// What words say, in each way in which they can be read.
struct Heard<'a> {
    position: &'a Position,
    coordinates: Option<Coordinates>,
    written: Option<SpokenSoFar>,
}

impl Heard<'_> {
    fn names(&self, from: Point) -> bool {
        self.coordinates.as_ref().is_some_and(|read| read.from.fits(from))
            || self.written.as_ref().is_some_and(|read| read.pieces.contains(from))
    }

    fn fits(&self, m: Move) -> bool {
        self.coordinates.as_ref().is_some_and(|read| read.from.fits(m.from) && read.to.fits(m.to))
            || self.written.as_ref().is_some_and(|read| read.fits(self.position, m))
    }

    fn is_whole(&self) -> bool {
        self.coordinates.as_ref().is_some_and(|read| read.to.rank.is_some())
            || self.written.as_ref().is_some_and(|read| read.number.is_some())
    }
}

/// Words as names of two points, as far as they go.
#[derive(Default)]
struct Coordinates {
    from: Spot,
    to: Spot,
}

/// A point as far as it is named.
#[derive(Clone, Default)]
struct Spot {
    file: Option<File>,
    rank: Option<Ranks>,
}

/// The ranks that a digit can be: of the engines' form, 1 is also the beginning of 10.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ranks(Rank, Option<Rank>);

impl Spot {
    fn fits(&self, point: Point) -> bool {
        let rank = |Ranks(rank, other)| rank == point.rank() || other == Some(point.rank());
        self.file.is_none_or(|file| file == point.file()) && self.rank.is_none_or(rank)
    }

    /// Takes a point, as far as it goes, off the front of the words; `None` if they name none.
    fn read(words: &[char], engine: bool) -> Option<(Self, &[char])> {
        let Some((letter, rest)) = words.split_first() else { return Some((Self::default(), words)) };
        let letter = u8::try_from(*letter).ok()?.to_ascii_lowercase();
        let file = Some(File::from_index(letter.checked_sub(b'a')?)?);
        let Some((digit, rest)) = rest.split_first() else { return Some((Self { file, rank: None }, rest)) };
        let index = u8::try_from(digit.to_digit(10)?).ok()?;
        if !engine {
            return Some((Self { file, rank: Some(Ranks(Rank::from_index(index)?, None)) }, rest));
        }
        let (ranks, rest) = match rest {
            _ if index != 1 => (Ranks(Rank::from_index(index.checked_sub(1)?)?, None), rest),
            ['0', rest @ ..] => (Ranks(Rank::from_index(9)?, None), rest),
            [] => (Ranks(Rank::from_index(0)?, Rank::from_index(9)), rest),
            _ => (Ranks(Rank::from_index(0)?, None), rest),
        };
        Some((Self { file, rank: Some(ranks) }, rest))
    }
}

impl Coordinates {
    /// Reads words as names of two points; `None` if they cannot be.
    fn read(words: &[char], engine: bool) -> Option<Self> {
        let (from, rest) = Spot::read(words, engine)?;
        let rest = if engine { rest } else { rest.strip_prefix(&['-']).unwrap_or(rest) };
        let (to, rest) = Spot::read(rest, engine)?;
        are_marks(rest).then_some(Self { from, to })
    }
}

fn are_marks(rest: &[char]) -> bool {
    let mut marks = Marks::default();
    rest.iter().all(|&mark| marks.add(mark).is_some())
}

/// Words as a piece, a direction and a number, as far as they go.
struct SpokenSoFar {
    pieces: Bitboard,
    direction: Option<Direction>,
    number: Option<Number>,
}

/// The characters that can complete the naming of a piece, each meaning once.
const SECOND: &str = "帥仕相傌俥炮兵前中後123456789+-=abcde";

impl SpokenSoFar {
    /// Reads words as a piece, a direction and a number, in the traditional notation alone or in any; `None` if they cannot
    /// be.
    fn read(position: &Position, words: &[char], traditional: bool) -> Option<Self> {
        let tokens: Vec<Token> = words.iter().zip(1..).map(|(&word, at)| Token::new(word, at)).collect();
        if traditional && !are_traditional(&tokens) {
            return None;
        }
        let any_way = |pieces| Some(Self { pieces, direction: None, number: None });
        let (first, second, rest) = match tokens[..] {
            [] => return any_way(position.board().color(position.turn())),
            [first] => return any_way(beginning(position, first, traditional)),
            [first, second, ref rest @ ..] => (first, second, rest),
        };
        let named = mover(first, second).ok()?;
        let Some((third, rest)) = rest.split_first() else { return any_way(pieces(position, named, traditional)) };
        let by_number = |direction, pieces, rest: &[Token]| {
            let number = match rest.first() {
                None => None,
                Some(Token { glyph: Glyph::Number(number), .. }) => Some(*number),
                Some(_) => return None,
            };
            let ends = rest.get(1..).is_none_or(|rest| are_marks(&found(rest)));
            ends.then_some(Self { pieces, direction: Some(direction), number })
        };
        match third.glyph {
            Glyph::Word(direction) => by_number(direction, named.points(position), rest),
            Glyph::Sign(direction) => by_number(direction, by_signs(named).points(position), rest),
            Glyph::Number(number) if !first.is_sign() && !second.is_sign() => {
                let (direction, rest) = match rest.split_first() {
                    Some((Token { glyph: Glyph::Bar(direction), .. }, rest)) => (Some(*direction), rest),
                    _ => (None, rest),
                };
                let pieces = named.points(position);
                are_marks(&found(rest)).then_some(Self { pieces, direction, number: Some(number) })
            }
            _ => None,
        }
    }

    fn fits(&self, position: &Position, m: Move) -> bool {
        self.pieces.contains(m.from)
            && could_ever(position, m)
            && describe(position.board(), m).is_some_and(|told| {
                self.direction.is_none_or(|direction| direction == told.direction)
                    && self.number.is_none_or(|number| number == told.number)
            })
    }
}

/// Whether a piece of this kind goes so in any position: kings and pawns go one step, and pawns never back.
fn could_ever(position: &Position, Move { from, to }: Move) -> bool {
    let Some(piece) = position.board().get(from) else { return false };
    let steps = (from.file() as u8).abs_diff(to.file() as u8) + (from.rank() as u8).abs_diff(to.rank() as u8);
    let back = match piece.color {
        Color::Red => to.rank() < from.rank(),
        Color::Black => to.rank() > from.rank(),
    };
    match piece.role {
        Role::King => steps == 1,
        Role::Pawn => steps == 1 && !back,
        _ => true,
    }
}

fn found(tokens: &[Token]) -> Vec<char> {
    tokens.iter().map(|token| token.found).collect()
}

/// Whether words are the beginning of a move in the traditional notation: two that name the piece, 進 退 平, a number.
fn are_traditional(tokens: &[Token]) -> bool {
    tokens.iter().enumerate().all(|(at, token)| match (at, token.glyph) {
        (0 | 1, Glyph::Piece(_)) => !is_latin(token.found),
        (0 | 1, Glyph::Order(_) | Glyph::Number(_)) | (2, Glyph::Word(_)) | (3, Glyph::Number(_)) => true,
        _ => false,
    })
}

/// The pieces that two characters name, whether words or signs follow; or where only words may.
fn pieces(position: &Position, named: Mover, traditional: bool) -> Bitboard {
    let in_words = named.points(position);
    if traditional { in_words } else { in_words | by_signs(named).points(position) }
}

/// The pieces whose naming can begin with a character.
fn beginning(position: &Position, first: Token, traditional: bool) -> Bitboard {
    let second = SECOND.chars().map(|second| Token::new(second, 2));
    let heard = second.filter(|second| !traditional || are_traditional(&[first, *second]));
    let named = heard.filter_map(|second| mover(first, second).ok());
    named.fold(Bitboard::EMPTY, |all, named| all | pieces(position, named, traditional))
}
