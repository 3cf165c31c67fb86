//! Text files of games one after another: where one ends and the next begins.

use crate::error::{Fault, Part};
use crate::games::{FaultAt, Games, Located, MAX_GAME, TextGame, line_ends};
use crate::movetext::{self, Ends};
use crate::sport::Textual;
use crate::text::{LineRead, Text};
use crate::{Headers, RecordOf, Xiangqi};

/// How games are laid out in a text; a value follows the lines of one game.
pub(crate) trait Layout: Default {
    /// Where a game ends when no result does it.
    const ENDS: Ends;

    /// Whether the next game begins with this line.
    fn ends_before(&self, line: &str) -> bool;

    /// Takes a line into the game.
    fn take(&mut self, line: &str);

    /// The headers a game begins with, and where its moves begin.
    fn head(text: &str) -> (Headers, usize);
}

/// The games of a text with this layout.
pub(crate) struct TextGames<'r, L, G = Xiangqi> {
    text: Text<'r>,
    /// The line read last.
    line: String,
    /// Whether that line is still to be taken: it begins the next game.
    held: bool,
    /// The lines of the current game; of several, if only their results part them.
    chunk: String,
    /// How much of the chunk is read.
    read: usize,
    /// The line where the rest of the chunk begins.
    rest_line: u64,
    kind: std::marker::PhantomData<fn() -> (L, G)>,
}

impl<'r, L: Layout, G: Textual> TextGames<'r, L, G> {
    pub(crate) fn new(text: Text<'r>) -> Self {
        let kind = std::marker::PhantomData;
        Self { text, line: String::new(), held: false, chunk: String::new(), read: 0, rest_line: 1, kind }
    }

    /// Gathers the lines of the next game; `false` at the end.
    fn next_chunk(&mut self) -> Result<bool, Located<G>> {
        self.chunk.clear();
        self.read = 0;
        let mut layout = L::default();
        let mut any = false;
        let mut too_large = false;
        while self.next_line(&mut too_large)? {
            if any && layout.ends_before(&self.line) {
                self.held = true;
                break;
            }
            if !any {
                self.rest_line = self.text.line();
            }
            any = true;
            layout.take(&self.line);
            too_large |= self.chunk.len() + self.line.len() > MAX_GAME;
            if !too_large {
                self.chunk.push_str(&self.line);
                self.chunk.push('\n');
            }
        }
        if too_large {
            self.read = self.chunk.len();
            let fault = Fault::TooLarge { what: Part::Game, limit: MAX_GAME };
            return Err(Located { line: Some(self.rest_line), fault });
        }
        Ok(any)
    }

    /// Reads a line unless one is held; `false` at the end.
    fn next_line(&mut self, too_large: &mut bool) -> Result<bool, Located<G>> {
        if std::mem::take(&mut self.held) {
            return Ok(true);
        }
        self.line.clear();
        let read = self.text.read_line(&mut self.line, MAX_GAME)?;
        *too_large |= read == LineRead::TooLong;
        Ok(read != LineRead::End)
    }

    /// The game the rest of the chunk begins with; `None` if it says nothing.
    fn parse(&mut self) -> Option<Result<RecordOf<G>, Located<G>>> {
        let rest = &self.chunk[self.read..];
        let first_line = self.rest_line;
        let located = |fault: FaultAt<G>| fault.in_text(rest, first_line);
        self.read = self.chunk.len();
        let (headers, head) = L::head(rest);
        let game = match movetext::parse(rest, head, L::ENDS) {
            Ok(game) => game,
            Err(fault) => return Some(Err(located(fault))),
        };
        if headers.is_empty() && game.line.is_empty() && game.result.is_none() {
            return None;
        }
        self.read -= rest.len() - game.end;
        self.rest_line += line_ends(&rest[..game.end]);
        Some(TextGame { headers, line: game.line, result: game.result }.into_record().map_err(located))
    }
}

impl<L: Layout, G: Textual> Games<G> for TextGames<'_, L, G> {
    fn next_game(&mut self) -> Option<Result<RecordOf<G>, Located<G>>> {
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
