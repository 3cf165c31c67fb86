//! `DhtmlXQ`: fields in square brackets, alone or anywhere in a web page.
//!
//! `[DhtmlXQ_movelist]7747…[/DhtmlXQ_movelist]` holds the main line, four digits a move: file and rank of either end,
//! files from Red's left, ranks from Black's side. `[DhtmlXQ_move_0_5_2]` is line 2, which leaves line 0 with another
//! fifth ply; `[DhtmlXQ_comment5]` stands after the fifth ply of the main line, `[DhtmlXQ_comment2_6]` after the sixth
//! of line 2, `||` being a line's end. `[DhtmlXQ_binit]` places the 32 pieces, 99 being off the board.

mod fields;
mod read;
mod write;

pub(crate) use write::write;

use std::collections::VecDeque;

use crate::Record;
use crate::error::{Fault, Part};
use crate::games::{Games, Located, MAX_GAME};
use crate::text::{LineRead, Text};

/// What every field begins with.
const MARK: &str = "[DhtmlXQ";
const BLOCK_START: &str = "[DhtmlXQ]";
const BLOCK_END: &str = "[/DhtmlXQ]";

/// The games of a page.
pub(crate) struct DhtmlGames<'r> {
    text: Text<'r>,
    /// The line read last.
    line: String,
    /// How much of it belongs to games that are read.
    read: usize,
    ready: VecDeque<Result<Record, Fault>>,
    /// The line the games in `ready` begin with.
    first_line: u64,
}

impl<'r> DhtmlGames<'r> {
    pub(crate) fn new(text: Text<'r>) -> Self {
        Self { text, line: String::new(), read: 0, ready: VecDeque::new(), first_line: 1 }
    }

    /// Gathers the text from the first field to the end of its block; `None` at the end.
    fn next_block(&mut self) -> Result<Option<String>, Located> {
        let mut block = String::new();
        let mut too_large = false;
        while self.next_line(&mut too_large)? {
            if block.is_empty() {
                let Some(start) = self.line[self.read..].find(MARK) else {
                    self.read = self.line.len();
                    continue;
                };
                self.read += start;
                self.first_line = self.text.line();
            }
            let line = &self.line[self.read..];
            let end = block_end(&block, line);
            let part = &line[..end.unwrap_or(line.len())];
            too_large |= block.len() + part.len() > MAX_GAME;
            if !too_large {
                block.push_str(part);
                block.push('\n');
            }
            self.read += part.len();
            if end.is_some() {
                break;
            }
        }
        if too_large {
            let fault = Fault::TooLarge { what: Part::Game, limit: MAX_GAME };
            return Err(Located { line: Some(self.first_line), fault });
        }
        Ok((!block.is_empty()).then_some(block))
    }

    /// Reads a line unless there is still something in the last; `false` at the end.
    fn next_line(&mut self, too_large: &mut bool) -> Result<bool, Located> {
        if self.read < self.line.len() {
            return Ok(true);
        }
        self.line.clear();
        self.read = 0;
        let read = self.text.read_line(&mut self.line, MAX_GAME)?;
        *too_large |= read == LineRead::TooLong;
        Ok(read != LineRead::End)
    }
}

/// Where in a line a block ends: after its end, or before the start of another.
fn block_end(block: &str, line: &str) -> Option<usize> {
    line.match_indices('[').find_map(|(at, _)| {
        let rest = &line[at..];
        if rest.starts_with(BLOCK_END) {
            Some(at + BLOCK_END.len())
        } else {
            let reopens = rest.starts_with(BLOCK_START) && (at > 0 || !block.is_empty());
            reopens.then_some(at)
        }
    })
}

impl Games for DhtmlGames<'_> {
    fn next_game(&mut self) -> Option<Result<Record, Located>> {
        loop {
            if let Some(game) = self.ready.pop_front() {
                return Some(game.map_err(|fault| Located { line: Some(self.first_line), fault }));
            }
            match self.next_block() {
                Ok(Some(block)) => {
                    let games = fields::split(&block).into_iter();
                    self.ready = games.map(|game| read::game(&game)).collect();
                }
                Ok(None) => return None,
                Err(fault) => return Some(Err(fault)),
            }
        }
    }

    fn encoding(&self) -> &'static str {
        self.text.encoding()
    }
}

#[cfg(test)]
mod tests;
