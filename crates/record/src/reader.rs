//! Reading any file of games.

use std::io::{self, Read};

use flate2::read::MultiGzDecoder;

use crate::binary::OneGame;
use crate::cbr::{self, CblGames};
use crate::dhtmlxq::DhtmlGames;
use crate::error::{Fault, ReadError};
use crate::games::Games;
use crate::list::ListGames;
use crate::pgn::PgnGames;
use crate::text::Text;
use crate::tsv::TsvGames;
use crate::{Format, RecordOf, Sport, Xiangqi, xqf};

/// How much of a file is looked at to tell its format.
const HEAD: u64 = 64 * 1024;

/// What every file compressed by gzip begins with.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// The games of a file, one after another.
///
/// The file is read as a stream, in memory bounded by the largest game; one that is compressed by gzip is unpacked on
/// the way. A broken game is reported and the next is read.
///
/// ```
/// use record::{Format, Reader};
///
/// let file = "[Red \"林\"]\n\n1. 炮二平五 馬8進7 1-0\n\n[Red \"陳\"]\n\n1. 炮二平九 0-1\n";
/// let mut reader = Reader::new(file.as_bytes())?;
/// assert_eq!(reader.format(), Format::Pgn);
/// let first = reader.next().expect("a game")?;
/// assert_eq!(first.main.moves.len(), 2);
/// let error = reader.next().expect("a game").expect_err("the cannon cannot jump");
/// assert!(error.to_string().starts_with("game 2 (line 7): move 1 of red, `炮二平九`: "));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Reader<'r, G: Sport = Xiangqi> {
    format: Format,
    games: Box<dyn Games<G> + Send + 'r>,
    game: u64,
    ended: bool,
}

impl<'r> Reader<'r> {
    /// Reads a file, whose format shows itself.
    ///
    /// # Errors
    ///
    /// The source cannot be read, or its format is none that is known.
    pub fn new(source: impl Read + Send + 'r) -> Result<Self, ReadError> {
        let (head, source) = unpacked(source).map_err(at_once)?;
        let unknown = if head.is_empty() { Fault::NoGame } else { Fault::UnknownFormat };
        let format = Format::detect(&head).ok_or(unknown).map_err(at_once)?;
        Ok(Self::of(format, source))
    }

    /// Reads a file as one of this format.
    ///
    /// # Errors
    ///
    /// The source cannot be read.
    pub fn with_format(format: Format, source: impl Read + Send + 'r) -> Result<Self, ReadError> {
        let (_, source) = unpacked(source).map_err(at_once)?;
        Ok(Self::of(format, source))
    }

    fn of(format: Format, source: Box<dyn Read + Send + 'r>) -> Self {
        let games: Box<dyn Games + Send + 'r> = match format {
            Format::Pgn => Box::new(PgnGames::new(Text::new(source))),
            Format::DhtmlXq => Box::new(DhtmlGames::new(Text::new(source))),
            Format::Xqf => Box::new(OneGame::new(source, xqf::game)),
            Format::Cbr => Box::new(OneGame::new(source, cbr::game)),
            Format::Cbl => Box::new(CblGames::new(source)),
            Format::List => Box::new(ListGames::new(Text::new(source))),
            Format::Tsv => Box::new(TsvGames::new(Text::new(source))),
        };
        Self { format, games, game: 0, ended: false }
    }
}

#[cfg(feature = "chess")]
impl<'r> Reader<'r, crate::Chess> {
    /// Reads a PGN of chess, or a list of moves without tags; the moves may be in any notation of chess.
    ///
    /// ```
    /// use record::Reader;
    ///
    /// let file = "[White \"Lin\"]\n\n1. e4 e5 2. Nf3 1-0\n\n1. d4 Nf9 *\n";
    /// let mut reader = Reader::chess(file.as_bytes())?;
    /// assert_eq!(reader.next().expect("a game")?.main.moves.len(), 3);
    /// let error = reader.next().expect("a game").expect_err("there is no ninth rank");
    /// assert!(error.to_string().starts_with("game 2 (line 5): move 1 of black, `Nf9`: "), "{error}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The source cannot be read, or is no such text.
    pub fn chess(source: impl Read + Send + 'r) -> Result<Self, ReadError<crate::Chess>> {
        let (head, source) = unpacked(source).map_err(at_once)?;
        if !crate::format::is_chess(&head) {
            return Err(at_once(if head.is_empty() { Fault::NoGame } else { Fault::UnknownFormat }));
        }
        Ok(Self { format: Format::Pgn, games: Box::new(PgnGames::new(Text::new(source))), game: 0, ended: false })
    }
}

impl<G: Sport> Reader<'_, G> {
    /// The format of the file.
    pub fn format(&self) -> Format {
        self.format
    }

    /// The name of the encoding of a text, as far as what was read shows it; `binary` for a file that is no text.
    pub fn encoding(&self) -> &'static str {
        self.games.encoding()
    }
}

impl<G: Sport> Iterator for Reader<'_, G> {
    type Item = Result<RecordOf<G>, ReadError<G>>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let game = self.games.next_game();
        self.game += 1;
        match game {
            None if self.game == 1 => Some(Err(at_once(Fault::NoGame))),
            None => None,
            Some(Ok(record)) => Some(Ok(record)),
            Some(Err(located)) => {
                self.ended = matches!(located.fault, Fault::Io(_));
                Some(Err(ReadError { game: self.game, line: located.line, fault: located.fault }))
            }
        }
    }
}

fn at_once<G: Sport>(fault: impl Into<Fault<G>>) -> ReadError<G> {
    ReadError { game: 1, line: None, fault: fault.into() }
}

/// The beginning of a source and the whole of it, unpacked if need be.
fn unpacked<'r>(source: impl Read + Send + 'r) -> io::Result<(Vec<u8>, Box<dyn Read + Send + 'r>)> {
    let (head, source) = peek(source)?;
    if !head.starts_with(&GZIP) {
        return Ok((head, Box::new(source)));
    }
    let (head, source) = peek(MultiGzDecoder::new(source))?;
    Ok((head, Box::new(source)))
}

/// The beginning of a source, and the whole of it.
fn peek<'r>(mut source: impl Read + Send + 'r) -> io::Result<(Vec<u8>, impl Read + Send + 'r)> {
    let mut head = Vec::new();
    source.by_ref().take(HEAD).read_to_end(&mut head)?;
    Ok((head.clone(), io::Cursor::new(head).chain(source)))
}
