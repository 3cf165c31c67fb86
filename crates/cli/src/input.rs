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
    Position::try_from(parse_setup(fen, lang)?).map_err(|error| Failure::Input(impossible(fen, &error, lang)))
}

/// The set-up a FEN describes; `-` takes the FEN from standard input.
pub fn setup(fen: &str, lang: Lang) -> Result<Setup, Failure> {
    if fen == "-" { parse_setup(&standard_input(lang)?, lang) } else { parse_setup(fen, lang) }
}

fn parse_setup(fen: &str, lang: Lang) -> Result<Setup, Failure> {
    fen.parse().map_err(|error: xiangqi::notation::fen::FenError| unreadable(fen, &error.say(lang), lang))
}

fn unreadable(fen: &str, why: &str, lang: Lang) -> Failure {
    Failure::Input(say!(lang, "input-fen-unreadable", fen = fen.trim(), why = why))
}

/// Why a set-up is no position of a game: all its faults.
pub fn impossible(fen: &str, SetupError(faults): &SetupError, lang: Lang) -> String {
    let mut message = say!(lang, "input-fen-impossible", fen = fen.trim());
    for fault in faults {
        message += "\n  ";
        message += &fault.say(lang);
    }
    message
}

fn standard_input(lang: Lang) -> Result<String, Failure> {
    let mut text = String::new();
    match io::stdin().lock().read_to_string(&mut text) {
        Ok(_) => Ok(text),
        Err(error) => Err(Failure::Input(say!(lang, "input-stdin-unreadable", why = error.to_string()))),
    }
}
