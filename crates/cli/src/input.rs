//! Reading what a command is asked about.

use std::io::{self, Read};

use words::{Lang, Say, say};

use crate::failure::Failure;
use crate::sport::Known;

/// The position a FEN describes; `-` takes the FEN from standard input.
pub fn position<G: Known>(fen: &str, lang: Lang) -> Result<G::Position, Failure> {
    let fen = text(fen, lang)?;
    let setup = parse::<G>(&fen, lang)?;
    G::position(&setup).map_err(|error| Failure::Input(impossible::<G>(&fen, &error, lang)))
}

/// The set-up a FEN describes; `-` takes the FEN from standard input.
pub fn setup<G: Known>(fen: &str, lang: Lang) -> Result<G::Setup, Failure> {
    parse::<G>(&text(fen, lang)?, lang)
}

fn text(fen: &str, lang: Lang) -> Result<String, Failure> {
    if fen == "-" { standard_input(lang) } else { Ok(fen.to_owned()) }
}

fn parse<G: Known>(fen: &str, lang: Lang) -> Result<G::Setup, Failure> {
    let unreadable = |error: G::FenError| say!(lang, "input-fen-unreadable", fen = fen.trim(), why = error.say(lang));
    G::parse_fen(fen).map_err(|error| Failure::Input(unreadable(error)))
}

/// Why a set-up is no position of a game: all its faults.
pub fn impossible<G: Known>(fen: &str, error: &G::SetupError, lang: Lang) -> String {
    let mut message = say!(lang, "input-fen-impossible", fen = fen.trim());
    for fault in G::faults(error, lang) {
        message += "\n  ";
        message += &fault;
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
