//! Writing moves in the signs of the Asian and world federations: `C2=5`, `H8+7`, `R+-2`.
//!
//! Both sides write capitals and Arabic digits, 進 退 平 as `+` `-` `=`. Of two alike on a file the front one is `C+`,
//! the rear one `C-`; the middle one of three pawns keeps its file, `P3`. Four or five pawns on a file are `++`, `P+`,
//! `P3` (of five), `P-`, `--`. Where two files hold several pawns, they are `3+` and `3-`; the middle one of three is
//! written `23`, the second of file 3, since `33` is also read as the third.

use super::describe::{Described, Row, Standing};
use super::text::{Direction, Number};
use crate::Role;

pub(super) fn write(move_: &Described) -> String {
    let letter = move_.piece.role.letter();
    let head = match move_.standing {
        Standing::Alone => [letter, move_.file.digit()],
        Standing::Tandem(row) if row.elsewhere => row_of_two_files(row, move_.file),
        Standing::Tandem(row) => row_of_one_file(row, move_.piece.role, move_.file),
    };
    let sign = match move_.direction {
        Direction::Forward => '+',
        Direction::Back => '-',
        Direction::Level => '=',
    };
    head.into_iter().chain([sign, move_.number.digit()]).collect()
}

fn row_of_two_files(row: Row, file: Number) -> [char; 2] {
    if row.is_front() {
        [file.digit(), '+']
    } else if row.is_rear() {
        [file.digit(), '-']
    } else {
        [row.number().digit(), file.digit()]
    }
}

fn row_of_one_file(row: Row, role: Role, file: Number) -> [char; 2] {
    let inner = row.count > 3;
    if inner && row.is_front() {
        ['+', '+']
    } else if inner && row.is_rear() {
        ['-', '-']
    } else if row.before * 2 + 1 == row.count {
        [role.letter(), file.digit()]
    } else if row.before * 2 < row.count {
        [role.letter(), '+']
    } else {
        [role.letter(), '-']
    }
}
