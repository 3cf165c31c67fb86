//! The wording of written moves that cannot be read, or mean no legal move.

use xiangqi::Role;
use xiangqi::notation::{Expected, Mover, NotationError, Number, Place, Refusal, ResolveError};

use crate::{Lang, Say, list, say};

impl Say for NotationError {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::Empty => say!(lang, "notation-empty"),
            Self::Unexpected { found, at, expected } => {
                let found = found.escape_debug().to_string();
                say!(lang, "notation-unexpected", found = found, at = *at, expected = expected.say(lang))
            }
            Self::Ended { expected } => say!(lang, "notation-ended", expected = expected.say(lang)),
        }
    }
}

impl Say for Expected {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::Piece => say!(lang, "expected-piece"),
            Self::Place => say!(lang, "expected-place"),
            Self::Pawn => say!(lang, "expected-pawn"),
            Self::Direction => say!(lang, "expected-direction"),
            Self::DirectionOrNumber => say!(lang, "expected-direction-or-number"),
            Self::Number => say!(lang, "expected-number"),
            Self::Mark => say!(lang, "expected-mark"),
        }
    }
}

impl Say for ResolveError {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::Illegal { why } => why.say(lang),
            Self::Ambiguous(moves) => {
                say!(lang, "resolve-ambiguous", moves = list(lang, moves.iter().map(ToString::to_string)))
            }
        }
    }
}

impl Say for Refusal {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::NoSuchPiece { side, mover } => {
                say!(lang, "resolve-no-such-piece", side = side.say(lang), mover = mover.say(lang))
            }
            Self::NoSuchPoint { role, from } => {
                say!(lang, "resolve-no-such-point", role = role.say(lang), point = from.to_string())
            }
            Self::Movement(illegal) => illegal.say(lang),
        }
    }
}

impl Say for Mover {
    fn say(&self, lang: Lang) -> String {
        let on_file = |role: Role, file: Number| say!(lang, "mover-on-file", role = role.say(lang), file = file.get());
        match *self {
            Self::OnFile(role, file) => on_file(role, file),
            Self::PlainPawn(file) => on_file(Role::Pawn, file),
            Self::InTandem(role, place) => {
                say!(lang, "mover-in-tandem", role = role.say(lang), place = place.say(lang))
            }
            Self::PawnOnFile(place, file) => {
                say!(lang, "mover-pawn-on-file", place = place.say(lang), file = file.get())
            }
        }
    }
}

impl Say for Place {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::Front | Self::SignFront => say!(lang, "place-front"),
            Self::Middle => say!(lang, "place-middle"),
            Self::Rear | Self::SignRear => say!(lang, "place-rear"),
            Self::FrontFront => say!(lang, "place-front-front"),
            Self::FrontRear => say!(lang, "place-front-rear"),
            Self::RearFront => say!(lang, "place-rear-front"),
            Self::RearRear => say!(lang, "place-rear-rear"),
            Self::Nth(number) => say!(lang, "place-nth", number = number.get()),
            Self::NthOrMiddle(number) => say!(lang, "place-nth-or-middle", number = number.get()),
        }
    }
}
