//! What every reader of a format offers, and how a text game becomes a record.

use crate::error::{BadMove, Fault, Part};
use crate::resolve::{Word, resolve};
use crate::sport::Textual;
use crate::{GameResult, Headers, Line, Record, RecordOf, Sport, Tag, Xiangqi};

/// The largest game that is read, in bytes of its text or file.
pub(crate) const MAX_GAME: usize = 16 << 20;

/// The most moves that are read of a game, those of variations included.
pub(crate) const MAX_MOVES: usize = 1 << 18;

/// How deep variations within variations may lie.
pub(crate) const MAX_DEPTH: usize = 200;

/// The games of one file, one after another.
pub(crate) trait Games<G: Sport = Xiangqi> {
    /// The next game, or what is wrong with it; `None` at the end of the file.
    fn next_game(&mut self) -> Option<Result<RecordOf<G>, Located<G>>>;

    /// The name of the encoding of the text, as far as it is known.
    fn encoding(&self) -> &'static str;
}

/// What is wrong, and in which line.
#[derive(Debug)]
pub(crate) struct Located<G: Sport = Xiangqi> {
    pub(crate) line: Option<u64>,
    pub(crate) fault: Fault<G>,
}

impl<G: Sport> From<Fault<G>> for Located<G> {
    fn from(fault: Fault<G>) -> Self {
        Self { line: None, fault }
    }
}

impl<G: Sport> From<std::io::Error> for Located<G> {
    fn from(error: std::io::Error) -> Self {
        Fault::Io(error).into()
    }
}

/// A fault at a byte of a game's text.
#[derive(Debug)]
pub(crate) struct FaultAt<G: Sport = Xiangqi> {
    pub(crate) at: usize,
    pub(crate) fault: Fault<G>,
}

impl<G: Sport> FaultAt<G> {
    /// The fault in a line of the file, when the text begins in that line.
    pub(crate) fn in_text(self, text: &str, first_line: u64) -> Located<G> {
        let before = text.get(..self.at).unwrap_or(text);
        Located { line: Some(first_line + line_ends(before)), fault: self.fault }
    }
}

/// How many lines end in a text.
pub(crate) fn line_ends(text: &str) -> u64 {
    text.matches('\n').count() as u64
}

/// A record, if all its moves could be played.
pub(crate) fn whole<G: Sport>(record: RecordOf<G>, bad: Option<BadMove<G>>) -> Result<RecordOf<G>, Fault<G>> {
    match bad {
        None => Ok(record),
        Some(bad) if bad.in_variation => Err(Fault::Variation { bad, rest: Box::new(record) }),
        Some(bad) => Err(Fault::Move { bad, before: Box::new(record) }),
    }
}

/// A game of more moves than any game needs.
pub(crate) const fn too_many_moves<G: Sport>() -> Fault<G> {
    Fault::TooLarge { what: Part::Moves, limit: MAX_MOVES }
}

/// The set-up a FEN tells.
pub(crate) fn parse_fen<G: Sport>(text: &str) -> Result<G::Setup, Fault<G>> {
    G::parse_fen(text.trim()).map_err(|error| Fault::Fen { text: text.chars().take(120).collect(), error })
}

/// The position a game starts from.
pub(crate) fn position_of<G: Sport>(setup: &G::Setup) -> Result<G::Position, Fault<G>> {
    G::position(setup).map_err(Fault::Setup)
}

/// A game as a text says it.
pub(crate) struct TextGame<'t> {
    pub(crate) headers: Headers,
    pub(crate) line: Line<Word<'t>>,
    pub(crate) result: Option<GameResult>,
}

impl TextGame<'_> {
    /// Plays the moves and sorts the headers.
    ///
    /// Start, result and reason leave the headers for fields of their own; the notation of the file leaves them too. Where the result in the moves and that in
    /// the headers differ, the one that says more stands, else the one in the moves.
    pub(crate) fn into_record<G: Textual>(mut self) -> Result<RecordOf<G>, FaultAt<G>> {
        let at_head = |fault| FaultAt { at: 0, fault };
        let fen = self.headers.take(Tag::Fen);
        self.headers.take(Tag::SetUp);
        let start = fen.map_or_else(|| Ok(G::start()), |text| parse_fen::<G>(&text)).map_err(at_head)?;
        let position = position_of::<G>(&start).map_err(at_head)?;
        let format = self.headers.take(Tag::Format);
        let script = G::script(format.as_deref(), &self.line, &position);
        let (main, left_out) = resolve(self.line, &start, position, &script);
        let headed = self.headers.take(Tag::Result).and_then(|word| GameResult::from_word(&word));
        let said = self.result.filter(|&result| result != GameResult::Unknown);
        let result = said.or(headed).unwrap_or_default();
        let reason = self.headers.take(Tag::Termination);
        let (at, bad) = left_out.map_or((0, None), |(word, bad)| (word.at, Some(bad)));
        let record = Record { headers: self.headers, start, main, result, reason };
        whole::<G>(record, bad).map_err(|fault| FaultAt { at, fault })
    }
}
