//! The wording of what is wrong with files of games.

use std::io::{self, ErrorKind};

use record::{BadMove, Fault, Loss, MoveError, Part, ReadError, Sport, WriteError};
use xiangqi::SetupError;

use crate::{Lang, Say, data, list, say};

impl<G: Sport> Say for ReadError<G>
where
    Fault<G>: Say,
{
    fn say(&self, lang: Lang) -> String {
        let fault = self.fault.say(lang);
        if let Fault::NoGame | Fault::Incomplete { .. } = self.fault {
            return fault;
        }
        match self.line {
            Some(line) => say!(lang, "record-game-line", game = self.game, line = line, fault = fault),
            None => say!(lang, "record-game", game = self.game, fault = fault),
        }
    }
}

/// Why a file of games cannot be read; one that is packed may be damaged.
fn unread(error: &io::Error, lang: Lang) -> String {
    match error.kind() {
        ErrorKind::InvalidData | ErrorKind::InvalidInput | ErrorKind::UnexpectedEof => say!(lang, "io-damaged"),
        _ => data::io(error, lang),
    }
}

impl<G: Sport> Say for Fault<G>
where
    G::FenError: Say,
    G::SetupError: Say,
    BadMove<G>: Say,
{
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::Io(error) => say!(lang, "record-io", why = unread(error, lang)),
            Self::UnknownFormat => {
                let known = list(lang, G::FORMATS.iter().map(|format| format.name().to_owned()));
                say!(lang, "record-unknown-format", known = known)
            }
            Self::UnknownVersion(version) => say!(lang, "record-unknown-version", version = format!("{version:#04x}")),
            Self::Truncated(part) => say!(lang, "record-truncated", part = part.say(lang)),
            Self::TooLarge { what, limit } => say!(lang, "record-too-large", part = what.say(lang), limit = *limit),
            Self::TooDeep(limit) => say!(lang, "record-too-deep", limit = *limit),
            Self::Fen { text, error } => say!(lang, "record-fen", text = text.as_str(), why = error.say(lang)),
            Self::Placement(place) => say!(lang, "record-placement", place = place.to_string()),
            Self::Setup(error) => error.say(lang),
            Self::Move { bad, .. } | Self::Variation { bad, .. } => bad.say(lang),
            Self::Incomplete { found, listed } => say!(lang, "record-incomplete", found = *found, listed = *listed),
            Self::NoGame => say!(lang, "record-no-game"),
            Self::OpenComment => say!(lang, "record-open-comment"),
            Self::OpenVariation => say!(lang, "record-open-variation"),
            Self::StrayClose => say!(lang, "record-stray-close"),
            Self::StrayVariation => say!(lang, "record-stray-variation"),
            Self::NoMoves => say!(lang, "record-no-moves"),
        }
    }
}

impl Say for SetupError {
    fn say(&self, lang: Lang) -> String {
        say!(lang, "record-setup", faults = list(lang, self.0.iter().map(|fault| fault.say(lang))))
    }
}

impl Say for Part {
    fn say(&self, lang: Lang) -> String {
        match *self {
            Self::File => say!(lang, "part-file"),
            Self::Line => say!(lang, "part-line"),
            Self::Game => say!(lang, "part-game"),
            Self::Header(bytes) => say!(lang, "part-header", bytes = bytes),
            Self::Placement(digits) => say!(lang, "part-placement", digits = digits),
            Self::Moves => say!(lang, "part-moves"),
            Self::Move => say!(lang, "part-move"),
            Self::Comment => say!(lang, "part-comment"),
            Self::LibraryHeader(bytes) => say!(lang, "part-library-header", bytes = bytes),
            Self::LibraryIndex => say!(lang, "part-library-index"),
        }
    }
}

impl<G: Sport> Say for BadMove<G>
where
    G::Color: Say,
    G::MoveError: Say,
{
    fn say(&self, lang: Lang) -> String {
        let (number, side, text, why) = (self.number, self.side.say(lang), self.text.as_str(), self.why.say(lang));
        if self.in_variation {
            say!(lang, "record-move-in-variation", number = number, side = side, text = text, why = why)
        } else {
            say!(lang, "record-move", number = number, side = side, text = text, why = why)
        }
    }
}

impl Say for MoveError {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::NotAMove(error) => say!(lang, "record-not-a-move", why = error.say(lang)),
            Self::OffTheBoard => say!(lang, "record-off-the-board"),
            Self::Unresolved(error) => error.say(lang),
            Self::Illegal(error) => error.say(lang),
            Self::NoneReaches { side, role, to } => {
                let (side, role) = (side.say(lang), role.say(lang));
                say!(lang, "record-none-reaches", side = side, role = role, point = to.to_string())
            }
        }
    }
}

impl Say for Loss {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::Header(name) => say!(lang, "loss-header", name = name.as_str()),
            Self::Cut { name, kept } => say!(lang, "loss-cut", name = name.as_str(), kept = kept.as_str()),
            Self::Reason => say!(lang, "loss-reason"),
            Self::BothLose => say!(lang, "loss-both-lose"),
            Self::MoveNumber => say!(lang, "loss-move-number"),
            Self::Comments => say!(lang, "loss-comments"),
            Self::Prefaces => say!(lang, "loss-prefaces"),
            Self::Judgements => say!(lang, "loss-judgements"),
            Self::Variations => say!(lang, "loss-variations"),
            Self::Clocks => say!(lang, "loss-clocks"),
            Self::DrawOffers => say!(lang, "loss-draw-offers"),
        }
    }
}

impl<G: Sport> Say for WriteError<G>
where
    G::SetupError: Say,
    G::IllegalMove: Say,
{
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::Io(error) => say!(lang, "output-failed", why = error.to_string()),
            Self::ReadOnly(format) => say!(lang, "record-read-only", format = format.name()),
            Self::OneGame(format) => say!(lang, "record-one-game", format = format.name()),
            Self::Setup(error) => error.say(lang),
            Self::Illegal(error) => error.say(lang),
        }
    }
}
