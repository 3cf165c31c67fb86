//! Reading what a command is asked about.

use std::io::{self, Read};

use words::{Lang, Say, say};
use xiangqi::{Position, Setup, SetupError};

use crate::failure::Failure;

/// The position a FEN describes; `-` takes the FEN from standard input.
pub fn position(fen: &str, lang: Lang) -> Result<Position, Failure> {
    if fen == "-" { parse_position(&standard_input(lang)?, lang) } else { parse_position(fen, lang) }
}

fn parse_position(fen: &str, lang: Lang) -> Result<Position, Failure> {
    let setup: Setup =
        fen.parse().map_err(|error: xiangqi::notation::fen::FenError| unreadable(fen, &error.say(lang), lang))?;
    Position::try_from(setup).map_err(|error| impossible(fen, &error, lang))
}

fn unreadable(fen: &str, why: &str, lang: Lang) -> Failure {
    Failure::Input(say!(lang, "input-fen-unreadable", fen = fen.trim(), why = why))
}

fn impossible(fen: &str, SetupError(faults): &SetupError, lang: Lang) -> Failure {
    let mut message = say!(lang, "input-fen-impossible", fen = fen.trim());
    for fault in faults {
        message += "\n  ";
        message += &fault.say(lang);
    }
    Failure::Input(message)
}

fn standard_input(lang: Lang) -> Result<String, Failure> {
    let mut text = String::new();
    match io::stdin().lock().read_to_string(&mut text) {
        Ok(_) => Ok(text),
        Err(error) => Err(Failure::Input(say!(lang, "input-stdin-unreadable", why = error.to_string()))),
    }
}
