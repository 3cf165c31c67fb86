//! PGN as the field writes it: tags in English or Chinese, moves in any notation, several games a file.

pub(crate) mod movetext;
mod tags;
mod write;

pub(crate) use tags::is_tag;
pub(crate) use write::write;

use crate::Record;
use crate::error::Fault;
use crate::games::{FaultAt, Games, Located, MAX_GAME, TextGame};
use crate::text::{LineRead, Text};
use movetext::Ends;

/// The games of a PGN file.
///
/// A game ends where tags follow moves, or at its result; so a broken game is left behind at the next tags, even if
/// a comment of it never ends.
pub(crate) struct PgnGames<'r> {
    text: Text<'r>,
    /// The line read last.
    line: String,
    /// Whether that line is still to be taken: it begins the next game.
    held: bool,
    /// The text of the current games, from tags to tags.
    chunk: String,
    /// The line the chunk begins with.
    first_line: u64,
    /// How much of the chunk is read.
    read: usize,
}

impl<'r> PgnGames<'r> {
    pub(crate) fn new(text: Text<'r>) -> Self {
        Self { text, line: String::new(), held: false, chunk: String::new(), first_line: 1, read: 0 }
    }

    /// Gathers the lines up to the next tags after moves; `false` at the end.
    fn next_chunk(&mut self) -> Result<bool, Located> {
        self.chunk.clear();
        self.read = 0;
        let mut state = Splitter::default();
        let mut too_large = false;
        while self.next_line(&mut too_large)? {
            if state.ends_before(&self.line) {
                self.held = true;
                break;
            }
            if state.is_new() {
                self.first_line = self.text.line();
            }
            state.take(&self.line);
            too_large |= self.chunk.len() + self.line.len() > MAX_GAME;
            if !too_large {
                self.chunk.push_str(&self.line);
                self.chunk.push('\n');
            }
        }
        if too_large {
            self.read = self.chunk.len();
            let fault = Fault::TooLarge { what: "a game", limit: MAX_GAME };
            return Err(Located { line: Some(self.first_line), fault });
        }
        Ok(!state.is_new())
    }

    /// Reads a line unless one is held; `false` at the end.
    fn next_line(&mut self, too_large: &mut bool) -> Result<bool, Located> {
        if std::mem::take(&mut self.held) {
            return Ok(true);
        }
        self.line.clear();
        let read = self.text.read_line(&mut self.line, MAX_GAME)?;
        *too_large |= read == LineRead::TooLong;
        Ok(read != LineRead::End)
    }

    /// The game the rest of the chunk begins with; `None` if it says nothing.
    fn parse(&mut self) -> Option<Result<Record, Located>> {
        let from = self.read;
        self.read = self.chunk.len();
        let rest = &self.chunk[from..];
        let (headers, tags_end) = tags::parse(rest);
        let located = |fault: FaultAt| fault.after(from).in_text(&self.chunk, self.first_line);
        let game = match movetext::parse(rest, tags_end, Ends::WithText) {
            Ok(game) => game,
            Err(fault) => return Some(Err(located(fault))),
        };
        if headers.is_empty() && game.line.is_empty() && game.result.is_none() {
            return None;
        }
        self.read = from + game.end;
        let record = TextGame { headers, line: game.line, result: game.result }.into_record();
        Some(record.map_err(located))
    }
}

impl Games for PgnGames<'_> {
    fn next_game(&mut self) -> Option<Result<Record, Located>> {
        loop {
            if self.read < self.chunk.len() {
                if let Some(game) = self.parse() {
                    return Some(game);
                }
            } else {
                match self.next_chunk() {
                    Ok(true) => {}
                    Ok(false) => return None,
                    Err(fault) => return Some(Err(fault)),
                }
            }
        }
    }

    fn encoding(&self) -> &'static str {
        self.text.encoding()
    }
}

/// Follows the lines of a file to see where one game ends and the next begins.
#[derive(Default)]
struct Splitter {
    any: bool,
    moves: bool,
    in_comment: bool,
    after_blank: bool,
}

impl Splitter {
    fn is_new(&self) -> bool {
        !self.any
    }

    /// Whether the next game begins with this line. Within a comment only a whole tag after an empty line does: the
    /// comment was never closed.
    fn ends_before(&self, line: &str) -> bool {
        let begins = if self.in_comment { self.after_blank && tags::is_whole_tag(line) } else { tags::is_tag(line) };
        self.moves && begins
    }

    fn take(&mut self, line: &str) {
        self.any = true;
        self.after_blank = line.trim().is_empty();
        let tags = if !self.in_comment && tags::is_tag(line) { tags::parse(line).1 } else { 0 };
        let mut rest = line[tags..].trim();
        self.moves |= !rest.is_empty();
        while let Some(at) = rest.find(if self.in_comment { &['}'][..] } else { &['{', ';'][..] }) {
            if rest.as_bytes()[at] == b';' {
                break;
            }
            self.in_comment = !self.in_comment;
            rest = &rest[at + 1..];
        }
    }
}

#[cfg(test)]
mod tests;
