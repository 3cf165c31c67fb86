//! Writing moves in the short form: no 進 退 平, all numbers Arabic.
//!
//! A line under the last number says forward, a line over it back, none along the rank: 炮25, 馬87 with a line under
//! the 7. The lines are the combining characters U+0332 and U+0305.

use super::chinese::{Script, order, piece};
use super::describe::{Described, Standing};
use super::text::Direction;

pub(super) fn write(move_: &Described) -> String {
    let glyph = piece(move_.piece, Script::Traditional);
    let head = match move_.standing {
        Standing::Alone => [glyph, move_.file.digit()],
        Standing::Tandem(row) if row.elsewhere => [order(row, Script::Traditional), move_.file.digit()],
        Standing::Tandem(row) if row.count > 3 => [row.number().digit(), glyph],
        Standing::Tandem(row) => [order(row, Script::Traditional), glyph],
    };
    let bar = match move_.direction {
        Direction::Forward => Some('\u{332}'),
        Direction::Back => Some('\u{305}'),
        Direction::Level => None,
    };
    head.into_iter().chain([move_.number.digit()]).chain(bar).collect()
}
