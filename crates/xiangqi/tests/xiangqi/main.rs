//! The board, its moves and their notation: against the rules written plainly, by counts, by laws.
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod faults;
mod naive;
mod notation;
mod perft;
mod plain;
mod properties;
mod sample;
mod spoken;

/// So many draws, where `DRAWS=all` is set (`make test-long`); otherwise a tenth of them.
fn share(all: usize) -> usize {
    if std::env::var("DRAWS").is_ok_and(|draws| draws == "all") { all } else { all / 10 }
}
