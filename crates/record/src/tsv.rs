//! A game a line, with tabs between the columns: number, result, FEN, moves.
//!
//! A first line may name the columns, in any order; other columns are kept as headers. Without it the columns show
//! themselves by what they hold. The moves are one after another with blanks between, in any notation.

use std::fmt::Write as _;

use xiangqi::Position;
use xiangqi::notation::{Marks, Notation};

use crate::error::{Fault, Part};
use crate::games::{FaultAt, Games, Located, MAX_GAME, TextGame};
use crate::movetext::{self, Ends};
use crate::text::{LineRead, Text};
use crate::{GameResult, Headers, Record, Tag, list};

/// What the first line written says.
pub(crate) const HEADER: &str = "number\tresult\tfen\tmoves\n";

/// How many columns are told apart.
const MAX_COLUMNS: usize = 256;

/// Whether a line is one of a table of games.
pub(crate) fn is_tsv(line: &str) -> bool {
    line.contains('\t') && (Column::named(line).is_some() || line.split('\t').any(list::is_fen))
}

/// What a column holds.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Column {
    Moves,
    Header(String),
}

impl Column {
    /// The columns a line names; `None` if it names no moves.
    fn named(line: &str) -> Option<Vec<Self>> {
        let columns: Vec<_> = line.splitn(MAX_COLUMNS, '\t').map(str::trim).map(Self::of_name).collect();
        columns.contains(&Self::Moves).then_some(columns)
    }

    fn of_name(name: &str) -> Self {
        match name.to_ascii_lowercase().as_str() {
            "moves" | "movelist" | "着法" | "著法" => Self::Moves,
            _ => Self::Header(Tag::canonical(name).to_owned()),
        }
    }

    /// The columns of a line without names, by what they hold; the moves are last.
    fn shown(line: &str) -> Vec<Self> {
        let fields: Vec<&str> = line.splitn(MAX_COLUMNS, '\t').collect();
        let last = fields.len() - 1;
        let header = |tag: Tag| Self::Header(tag.name().to_owned());
        let column = |(i, &field): (usize, &&str)| {
            if i == last {
                Self::Moves
            } else if list::is_fen(field) {
                header(Tag::Fen)
            } else if GameResult::from_word(field).is_some() {
                header(Tag::Result)
            } else {
                header(Tag::Number)
            }
        };
        fields.iter().enumerate().map(column).collect()
    }
}

/// The games of a table.
pub(crate) struct TsvGames<'r> {
    text: Text<'r>,
    /// The line that names the columns, if the first does.
    names: Option<String>,
    columns: Vec<Column>,
    begun: bool,
    line: String,
}

impl<'r> TsvGames<'r> {
    pub(crate) fn new(text: Text<'r>) -> Self {
        Self { text, names: None, columns: Vec::new(), begun: false, line: String::new() }
    }

    /// The next line that holds a game; `false` at the end. Tables put one after another repeat the names.
    fn next_line(&mut self) -> Result<bool, Located> {
        loop {
            self.line.clear();
            match self.text.read_line(&mut self.line, MAX_GAME)? {
                LineRead::End => return Ok(false),
                LineRead::TooLong => return Err(self.here(Fault::TooLarge { what: Part::Line, limit: MAX_GAME })),
                LineRead::Line if self.line.trim().is_empty() || self.names.as_ref() == Some(&self.line) => {}
                LineRead::Line if self.begun => return Ok(true),
                LineRead::Line => {
                    self.begun = true;
                    let Some(columns) = Column::named(&self.line) else { return Ok(true) };
                    self.columns = columns;
                    self.names = Some(self.line.clone());
                }
            }
        }
    }

    fn here(&self, fault: Fault) -> Located {
        Located { line: Some(self.text.line()), fault }
    }

    fn parse(&self, columns: &[Column]) -> Result<Record, Located> {
        let mut headers = Headers::default();
        let mut moves = None;
        for (column, field) in columns.iter().zip(self.line.splitn(MAX_COLUMNS, '\t')) {
            match column {
                Column::Moves => moves = Some(field),
                Column::Header(_) if field.is_empty() => {}
                Column::Header(name) => headers.push(name.as_str(), field),
            }
        }
        let moves = moves.ok_or_else(|| self.here(Fault::NoMoves))?;
        let at_line = |fault: FaultAt| self.here(fault.fault);
        let game = movetext::parse(moves, 0, Ends::WithText).map_err(at_line)?;
        TextGame { headers, line: game.line, result: game.result }.into_record().map_err(at_line)
    }
}

impl Games for TsvGames<'_> {
    fn next_game(&mut self) -> Option<Result<Record, Located>> {
        match self.next_line() {
            Ok(true) => {}
            Ok(false) => return None,
            Err(fault) => return Some(Err(fault)),
        }
        Some(match self.names {
            Some(_) => self.parse(&self.columns),
            None => self.parse(&Column::shown(&self.line)),
        })
    }

    fn encoding(&self) -> &'static str {
        self.text.encoding()
    }
}

/// One line. The number is the header of that name, and empty without one.
pub(crate) fn write(record: &Record, start: &Position, notation: Notation) -> String {
    let mut position = start.clone();
    let number = record.headers.tag(Tag::Number).unwrap_or("").replace(char::is_control, " ");
    let mut line = format!("{number}\t{}\t{}\t", record.result, record.start);
    for (i, played) in record.main.moves.iter().enumerate() {
        let marks = Marks { draw_offered: played.draw_offered, ..Marks::default() };
        let space = if i > 0 { " " } else { "" };
        write!(line, "{space}{}", notation.write_marked(&position, played.m, marks)).expect("a string takes any text");
        position.make(played.m);
    }
    line.push('\n');
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEN: &str = "3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1";

    fn read(text: &str) -> Vec<Result<Record, Located>> {
        let mut games = TsvGames::new(Text::new(text.as_bytes()));
        std::iter::from_fn(|| games.next_game()).collect()
    }

    #[test]
    fn columns_show_themselves() {
        let games = read(&format!("7\t1/2-1/2\t{FEN}\td9d8 e0e1\n\n8\t*\t{FEN}\t\n"));
        let record = games[0].as_ref().unwrap();
        assert_eq!(record.headers.get("Number"), Some("7"));
        assert_eq!((record.result, record.main.moves.len()), (GameResult::Draw, 2));
        assert_eq!(record.start.to_string(), FEN);
        assert!(games[1].as_ref().unwrap().main.moves.is_empty());
        assert_eq!(games.len(), 2);
    }

    #[test]
    fn columns_may_be_named() {
        let games = read("Moves\t紅方\tteam\tresult\nh2e2 馬8進7\t林\tx\t紅勝\r\n");
        let record = games[0].as_ref().unwrap();
        assert_eq!(record.headers.iter().collect::<Vec<_>>(), [("Red", "林"), ("team", "x")]);
        assert_eq!((record.result, record.main.moves.len()), (GameResult::FirstWins, 2));
    }

    #[test]
    fn a_broken_line_is_named_and_the_next_is_read() {
        let games = read(&format!("number\tfen\tmoves\n1\t{FEN}\td9d8 e0e3\n2\t9\th2e2\n3\t\th2e2\n4\n"));
        assert!(matches!(&games[0], Err(Located { line: Some(2), fault: Fault::Move { .. } })));
        assert!(matches!(&games[1], Err(Located { line: Some(3), fault: Fault::Fen { .. } })));
        assert_eq!(games[2].as_ref().unwrap().main.moves.len(), 1);
        assert!(matches!(&games[3], Err(Located { line: Some(5), fault: Fault::NoMoves })));
    }
}
