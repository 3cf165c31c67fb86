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
    /// What follows the end of a game in its line.
    rest: String,
    ready: VecDeque<Result<Record, Fault>>,
    /// The line the games in `ready` begin with.
    first_line: u64,
}

impl<'r> DhtmlGames<'r> {
    pub(crate) fn new(text: Text<'r>) -> Self {
        Self { text, rest: String::new(), ready: VecDeque::new(), first_line: 1 }
    }

    /// Gathers the text from the first field to the end of its block; `None` at the end.
    fn next_block(&mut self) -> Result<Option<String>, Located> {
        let mut block = String::new();
        let mut too_large = false;
        loop {
            let mut line = std::mem::take(&mut self.rest);
            if line.is_empty() {
                match self.text.read_line(&mut line, MAX_GAME)? {
                    LineRead::End => break,
                    LineRead::Line => {}
                    LineRead::TooLong => too_large = true,
                }
            }
            if block.is_empty() {
                let Some(start) = line.find(MARK) else { continue };
                line.drain(..start);
                self.first_line = self.text.line();
            }
            let end = block_end(&block, &line);
            let part = &line[..end.unwrap_or(line.len())];
            too_large |= block.len() + part.len() > MAX_GAME;
            if !too_large {
                block.push_str(part);
                block.push('\n');
            }
            if let Some(end) = end {
                self.rest = line.split_off(end);
                break;
            }
        }
        if too_large {
            let fault = Fault::TooLarge { what: Part::Game, limit: MAX_GAME };
            return Err(Located { line: Some(self.first_line), fault });
        }
        Ok((!block.is_empty()).then_some(block))
    }
}

/// Where in a line a block ends: after its end, or before the start of another.
fn block_end(block: &str, line: &str) -> Option<usize> {
    let closed = line.find(BLOCK_END).map(|at| at + BLOCK_END.len());
    let skip = if block.is_empty() && line.starts_with(BLOCK_START) { BLOCK_START.len() } else { 0 };
    let reopened = line[skip..].find(BLOCK_START).map(|at| at + skip).filter(|&at| at > 0 || !block.is_empty());
    [closed, reopened].into_iter().flatten().min()
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
