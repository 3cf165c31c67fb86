//! Moves by coordinates: ICCS (`h2e2`, `H2-E2`, ranks 0 to 9) and the UCI form of engines (`h3e3`, ranks 1 to 10).

use std::str::FromStr;
use thiserror::Error;

use crate::{File, Move, Point, Rank};

/// The text is no move by coordinates.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected {expected}")]
pub struct CoordinateError {
    /// The form that was expected.
    expected: &'static str,
}

impl FromStr for Move {
    type Err = CoordinateError;

    /// Reads ICCS: `h2e2` or `H2-E2`.
    fn from_str(text: &str) -> Result<Self, CoordinateError> {
        parse(text).ok_or(CoordinateError { expected: "a move like h2e2 or H2-E2" })
    }
}

fn parse(text: &str) -> Option<Move> {
    let (from, to) = match text.as_bytes() {
        [_, _, b'-', _, _] => (text.get(..2)?, text.get(3..)?),
        [_, _, _, _] => (text.get(..2)?, text.get(2..)?),
        _ => return None,
    };
    Some(Move { from: from.parse().ok()?, to: to.parse().ok()? })
}

/// Reads a move in the engines' UCI form, whose ranks run from 1 to 10: `h3e3`, `a10a9`.
///
/// # Errors
///
/// The text has another form.
pub fn parse_uci(text: &str) -> Result<Move, CoordinateError> {
    let error = CoordinateError { expected: "a move like h3e3 or a10a9" };
    let (from, rest) = split_uci_point(text.as_bytes()).ok_or(error.clone())?;
    match split_uci_point(rest) {
        Some((to, [])) => Ok(Move { from, to }),
        _ => Err(error),
    }
}

fn split_uci_point(text: &[u8]) -> Option<(Point, &[u8])> {
    let (file, rest) = text.split_first()?;
    let (rank, rest) = match rest {
        [b'1', b'0', rest @ ..] => (9, rest),
        [digit @ b'1'..=b'9', rest @ ..] => (digit - b'1', rest),
        _ => return None,
    };
    let file = File::from_index(file.to_ascii_lowercase().wrapping_sub(b'a'))?;
    Some((Point::new(file, Rank::from_index(rank)?), rest))
}

/// Writes a move in the engines' UCI form, whose ranks run from 1 to 10.
pub fn to_uci(m: Move) -> String {
    let point = |p: Point| format!("{}{}", p.file().letter(), p.rank() as u8 + 1);
    point(m.from) + &point(m.to)
}

/// Writes a move in capitals with a dash: `H2-E2`.
pub fn to_dashed(m: Move) -> String {
    format!("{}-{}", m.from, m.to).to_ascii_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_of_iccs_name_the_same_move() {
        assert_eq!("h2e2".parse::<Move>(), "H2-E2".parse());
        assert_eq!("h2e2".parse::<Move>().unwrap().to_string(), "h2e2");
    }

    #[test]
    fn uci_counts_ranks_from_one() {
        assert_eq!(parse_uci("a10a9").unwrap().to_string(), "a9a8");
        assert_eq!(to_uci("a9a8".parse().unwrap()), "a10a9");
    }

    #[test]
    fn wrong_text_is_refused() {
        for text in ["", "h2", "h2e", "j2e2", "h2e2x", "h2+e2", "炮二平五", "h2-e", "é2e2"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
        for text in ["", "a0a1", "a11a1", "a10", "a1a1a1"] {
            assert!(parse_uci(text).is_err(), "{text}");
        }
    }
}
