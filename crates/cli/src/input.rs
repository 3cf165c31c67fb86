//! Reading what a command is asked about.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use words::{Lang, Say, say};

pub use words::brief;

use crate::data;
use crate::failure::Failure;
use crate::sport::Known;

/// Whether a path stands for standard input.
pub fn is_standard(path: &Path) -> bool {
    path == Path::new("-")
}

/// The bytes of a file; `-` is standard input.
pub fn bytes(path: &Path, lang: Lang) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read =
        if is_standard(path) { io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes) } else { fs::read(path) };
    read.map_err(|error| {
        let (file, why) = (path.display().to_string(), data::io(&error, lang));
        Failure::Input(say!(lang, "event-unreadable", file = file, why = why))
    })
}

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
    let unreadable =
        |error: G::FenError| say!(lang, "input-fen-unreadable", fen = brief(fen.trim()), why = error.say(lang));
    G::parse_fen(fen).map_err(|error| Failure::Input(unreadable(error)))
}

/// Why a set-up is no position of a game: all its faults.
pub fn impossible<G: Known>(fen: &str, error: &G::SetupError, lang: Lang) -> String {
    let mut message = say!(lang, "input-fen-impossible", fen = brief(fen.trim()));
    for fault in G::faults(error, lang) {
        message += "\n  ";
        message += &fault;
    }
    message
}

fn standard_input(lang: Lang) -> Result<String, Failure> {
    let mut text = String::new();
    match io::stdin().lock().read_to_string(&mut text) {
        Ok(_) => Ok(text.trim_start_matches('\u{feff}').to_owned()),
        Err(error) => Err(Failure::Input(say!(lang, "input-stdin-unreadable", why = data::io(&error, lang)))),
    }
}
