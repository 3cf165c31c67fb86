//! PGN as the field writes it: tags in English or Chinese, moves in any notation, several games a file.

mod tags;
mod write;

pub(crate) use tags::is_tag;
pub(crate) use write::{movetext as write_movetext, write};

use crate::Headers;
use crate::chunks::{Layout, TextGames};
use crate::movetext::Ends;

/// The games of a PGN file.
pub(crate) type PgnGames<'r, G = crate::Xiangqi> = TextGames<'r, PgnLayout, G>;

/// A game ends where tags follow moves; so a broken game is left behind at the next tags, even if a comment of it
/// never ends. One without moves ends where, after an empty line, its first tag comes again.
#[derive(Default)]
pub(crate) struct PgnLayout {
    first_tag: Option<String>,
    moves: bool,
    in_comment: bool,
    after_blank: bool,
}

impl Layout for PgnLayout {
    const ENDS: Ends = Ends::WithText;

    /// Within a comment only a whole tag after an empty line begins a game: the comment was never closed.
    fn ends_before(&self, line: &str) -> bool {
        if self.in_comment {
            self.after_blank && tags::is_whole_tag(line)
        } else if self.moves {
            tags::is_tag(line)
        } else {
            self.after_blank && tags::name(line).is_some_and(|name| self.first_tag.as_deref() == Some(name))
        }
    }

    fn take(&mut self, line: &str) {
        let tags = if !self.in_comment && tags::is_tag(line) { tags::parse(line).1 } else { 0 };
        if tags > 0 && self.first_tag.is_none() {
            self.first_tag = tags::name(line).map(str::to_owned);
        }
        let mut rest = line[tags..].trim();
        self.moves |= !rest.is_empty();
        self.after_blank = rest.is_empty() && tags == 0;
        while let Some(at) = rest.find(if self.in_comment { &['}'][..] } else { &['{', ';'][..] }) {
            if rest.as_bytes()[at] == b';' {
                break;
            }
            self.in_comment = !self.in_comment;
            rest = &rest[at + 1..];
        }
    }

    fn head(text: &str) -> (Headers, usize) {
        tags::parse(text)
    }
}

#[cfg(test)]
mod tests;
