//! Writing files of games.

use std::borrow::Borrow;
use std::io::Write;

use xiangqi::notation::Notation;

use crate::error::WriteError;
use crate::{Format, Line, Record, Sport, Xiangqi, cbr, dhtmlxq, list, pgn, tsv, xqf};

/// Writes games one after another.
///
/// | format | keeps | loses |
/// |---|---|---|
/// | PGN | everything | `}` in comments becomes `｝`, `[` before a whole tag in them `［` |
/// | `DhtmlXQ` | all but what it loses | judgements, draws offered |
/// | CBR | as `DhtmlXQ`, headers as far as it has a place for them | the same; both losing; comments before a variation |
/// | XQF | as CBR, with less place | the same; the number of the first move, the reason |
/// | list | start, main line, draws offered, result | the rest |
/// | TSV | number, start, main line, draws offered, result | the rest |
///
/// Formats with one comment a move join several. The notation is used where moves are written as text. Libraries
/// (CBL) are only read.
///
/// ```
/// use record::{Format, Record, Writer, Played};
/// use xiangqi::{Setup, notation::Notation};
///
/// let mut record = Record::new(Setup::start());
/// record.main.moves.push(Played::new("h2e2".parse()?));
/// let mut file = Vec::new();
/// let mut writer = Writer::new(Format::Pgn, Notation::ChineseTraditional, &mut file)?;
/// writer.write(&record)?;
/// assert!(String::from_utf8(file)?.ends_with("\n1. 炮二平五 *\n\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Writer<W, G: Sport = Xiangqi> {
    format: Format,
    notation: G::Notation,
    target: W,
    written: u64,
}

impl<W: Write> Writer<W> {
    /// Begins a file.
    ///
    /// # Errors
    ///
    /// The format is only read, or the target cannot be written.
    pub fn new(format: Format, notation: Notation, mut target: W) -> Result<Self, WriteError> {
        match format {
            Format::Cbl => return Err(WriteError::ReadOnly(format)),
            Format::Tsv => target.write_all(tsv::HEADER.as_bytes())?,
            _ => {}
        }
        Ok(Self { format, notation, target, written: 0 })
    }

    /// Writes a game.
    ///
    /// # Errors
    ///
    /// The file holds one game and has it, the record cannot be played, or the target cannot be written.
    pub fn write(&mut self, record: &Record) -> Result<(), WriteError> {
        if self.written > 0 && matches!(self.format, Format::Xqf | Format::Cbr) {
            return Err(WriteError::OneGame(self.format));
        }
        let start = record.position().map_err(WriteError::Setup)?;
        check::<Xiangqi>(&record.main, start.clone())?;
        let bytes = match self.format {
            Format::Pgn => pgn::write::<Xiangqi>(record, &start, self.notation).into_bytes(),
            Format::DhtmlXq => dhtmlxq::write(record).into_bytes(),
            Format::Xqf => xqf::write(record),
            Format::Cbr => cbr::write(record),
            Format::List => list::write(record, &start, self.notation).into_bytes(),
            Format::Tsv => tsv::write(record, &start, self.notation).into_bytes(),
            Format::Cbl => return Err(WriteError::ReadOnly(self.format)),
        };
        self.target.write_all(&bytes)?;
        self.written += 1;
        Ok(())
    }
}

#[cfg(feature = "chess")]
impl<W: Write> Writer<W, crate::Chess> {
    /// Begins a PGN of chess.
    pub fn chess(notation: chess::notation::Notation, target: W) -> Self {
        Self { format: Format::Pgn, notation, target, written: 0 }
    }

    /// Writes a game.
    ///
    /// # Errors
    ///
    /// The record cannot be played, or the target cannot be written.
    pub fn write(&mut self, record: &crate::RecordOf<crate::Chess>) -> Result<(), WriteError<crate::Chess>> {
        let start = crate::Chess::position(&record.start).map_err(WriteError::Setup)?;
        check::<crate::Chess>(&record.main, start.clone())?;
        self.target.write_all(pgn::write::<crate::Chess>(record, &start, self.notation).as_bytes())?;
        self.written += 1;
        Ok(())
    }
}

/// Plays a line with its variations.
fn check<G: Sport>(line: &Line<G::Move>, mut position: G::Position) -> Result<(), WriteError<G>> {
    for played in &line.moves {
        let after = G::play(&position, played.m).map_err(WriteError::Illegal)?;
        played.variations.iter().try_for_each(|variation| check::<G>(variation, position.clone()))?;
        position = after;
    }
    Ok(())
}

/// Writes all of these games as a file.
///
/// # Errors
///
/// See [`Writer::new`] and [`Writer::write`].
pub fn write(
    format: Format,
    notation: Notation,
    records: impl IntoIterator<Item = impl Borrow<Record>>,
    target: impl Write,
) -> Result<(), WriteError> {
    let mut writer = Writer::new(format, notation, target)?;
    records.into_iter().try_for_each(|record| writer.write(record.borrow()))
}
