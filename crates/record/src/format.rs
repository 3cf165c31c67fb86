//! The formats, and how a file shows which one it has.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

use xiangqi::notation::MoveText;

use crate::resolve::Ranks;
use crate::{cbr, encoding, list, movetext, pgn, san, tsv, xqf};

/// A kind of game file.
///
/// ```
/// use record::Format;
///
/// assert_eq!(Format::detect("[Red \"林\"]\n\n1. 炮二平五 *".as_bytes()), Some(Format::Pgn));
/// assert_eq!(Format::detect(b"h2e2 h9g7 h0g2"), Some(Format::List));
/// assert_eq!(Format::detect(b"%PDF-1.7"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Portable game notation.
    Pgn,
    /// `DhtmlXQ` records, alone or within web pages.
    DhtmlXq,
    /// Files of `XQStudio` 象棋演播室.
    Xqf,
    /// Records of `CCBridge` 象棋橋.
    Cbr,
    /// Libraries of `CCBridge`.
    Cbl,
    /// Moves one after another, with a FEN before them where they need one.
    List,
    /// A game a line: number, result, FEN, moves, with tabs between.
    Tsv,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 7] = [Self::Pgn, Self::DhtmlXq, Self::Xqf, Self::Cbr, Self::Cbl, Self::List, Self::Tsv];

    /// The name by which people ask for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pgn => "pgn",
            Self::DhtmlXq => "dhtmlxq",
            Self::Xqf => "xqf",
            Self::Cbr => "cbr",
            Self::Cbl => "cbl",
            Self::List => "list",
            Self::Tsv => "tsv",
        }
    }

    /// The usual ending of a file's name, without the dot.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::DhtmlXq => "html",
            Self::List => "txt",
            other => other.name(),
        }
    }

    /// The format of a file, told from its beginning. A few kilobytes are enough; a name plays no part.
    pub fn detect(head: &[u8]) -> Option<Self> {
        if xqf::is_xqf(head) {
            Some(Self::Xqf)
        } else if head.starts_with(cbr::RECORD_MAGIC) {
            Some(Self::Cbr)
        } else if head.starts_with(cbr::LIBRARY_MAGIC) {
            Some(Self::Cbl)
        } else {
            Self::detect_text(&encoding::decode(head))
        }
    }

    fn detect_text(text: &str) -> Option<Self> {
        let body = after_comments(text);
        let line = body.lines().next()?;
        if body.starts_with('<') || text.contains("[DhtmlXQ") {
            Some(Self::DhtmlXq)
        } else if pgn::is_tag(line) {
            Some(Self::Pgn)
        } else if tsv::is_tsv(line) {
            Some(Self::Tsv)
        } else if list::is_fen(line) || is_move(first_word(body)) {
            Some(Self::List)
        } else {
            None
        }
    }
}

/// Whether a file begins as a PGN of chess, with its tags or at once with its moves.
#[cfg(feature = "chess")]
pub(crate) fn is_chess(head: &[u8]) -> bool {
    let text = encoding::decode(head);
    let body = after_comments(&text);
    pgn::is_tag(body) || first_word(body).parse::<chess::notation::MoveText>().is_ok()
}

/// A text without the comments it begins with.
fn after_comments(text: &str) -> &str {
    let text = text.trim_start();
    let end = match text.chars().next() {
        Some('{') => text.find('}').map(|at| at + 1),
        Some(';' | '%') => text.find('\n'),
        _ => None,
    };
    end.map_or(text, |end| after_comments(&text[end..]))
}

/// The first word that is not the number of a move.
fn first_word(text: &str) -> &str {
    let mut words = text.split_whitespace();
    let word = words.next().unwrap_or("");
    match movetext::number(word) {
        Some((_, length)) if length < word.len() => &word[length..],
        Some(_) => words.next().unwrap_or(""),
        None => word,
    }
}

/// Whether a word is a move in any notation.
fn is_move(word: &str) -> bool {
    word.parse::<MoveText>().is_ok() || Ranks::FromOne.coordinates(word).is_some() || san::is_san(word)
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is the name of no format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no format, expected one of {names}", names = Format::ALL.map(Format::name).join(", "))]
pub struct UnknownFormat(pub String);

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Self, UnknownFormat> {
        let found = Self::ALL.into_iter().find(|format| format.name().eq_ignore_ascii_case(name));
        found.ok_or_else(|| UnknownFormat(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_beginning_shows_the_format() {
        for (text, format) in [
            ("\n\n[Event \"x\"]", Some(Format::Pgn)),
            ("; a comment\n{another} [Event \"x\"]", Some(Format::Pgn)),
            ("{\"a\": 1}", None),
            ("{a} {b} 1. h2e2", Some(Format::List)),
            ("<html>…", Some(Format::DhtmlXq)),
            ("see [DhtmlXQ][DhtmlXQ_title]x", Some(Format::DhtmlXq)),
            ("7\t1-0\t9/9/9/9/9/9/9/9/9/9 w\th2e2", Some(Format::Tsv)),
            ("result\tmoves\n", Some(Format::Tsv)),
            ("1. 炮二平五", Some(Format::List)),
            ("1.h2e2", Some(Format::List)),
            ("1 h2e2 h9g7", Some(Format::List)),
            ("a10a9", Some(Format::List)),
            ("1. b3b10＝ h8h9＝ 0-1", Some(Format::List)),
            ("Che2 Hg7", Some(Format::List)),
            ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\nh2e2", Some(Format::List)),
            ("Dear reader,", None),
            ("12 monkeys", None),
            ("", None),
        ] {
            assert_eq!(Format::detect(text.as_bytes()), format, "{text}");
        }
    }

    #[test]
    fn a_format_is_found_by_its_name() {
        for format in Format::ALL {
            assert_eq!(format.name().parse(), Ok(format));
        }
        assert!("doc".parse::<Format>().is_err());
    }
}
