//! What matters are about.

mod flat;
mod kinds;

use schemars::JsonSchema;
use serde::Serialize;

pub use kinds::{OfBoard, OfClaim, OfClock, OfConduct, OfMove, OfRecord, OfResult, OfTouch};

use super::board::Square;
use super::matter::Claim;

/// What a matter is about. In the data each incident stands by its own name, without the part of the game it belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Incident {
    /// Men were touched.
    Touch(OfTouch),
    /// A move was made, or not made.
    Move(OfMove),
    /// The board, the men and what lies beside them are not as they should be.
    Board(OfBoard),
    /// The clock.
    Clock(OfClock),
    /// The record of the moves.
    Record(OfRecord),
    /// The game calls for something, or a side claims it.
    Claim(OfClaim),
    /// How people conduct themselves.
    Conduct(OfConduct),
    /// How the game ends.
    Result(OfResult),
}

impl Incident {
    /// The ply, from 1, of the move it is about, if it is about one.
    pub fn ply(&self) -> Option<usize> {
        match self {
            Self::Move(of) => of.ply(),
            _ => None,
        }
    }

    /// Whether it is a fault in how a move was carried out, which can be held against the move itself.
    pub fn is_of_move(&self) -> bool {
        matches!(self, Self::Move(OfMove::UnboundMove { .. } | OfMove::WrongHand { .. } | OfMove::SlideBack { .. }))
    }

    /// Whether it is about all moves of a game: a cycle, or a limit of moves.
    pub fn is_of_all_moves(&self) -> bool {
        use contest::Reason::{AskedLimit, ForbiddenPlay, NaturalLimit, OrdinaryCycle, SameForbiddenPlay};
        match self {
            Self::Claim(OfClaim::Cycle | OfClaim::Claimed { claim: Claim::Repetition | Claim::NaturalLimit }) => true,
            Self::Claim(OfClaim::Position { verdict }) => {
                matches!(verdict.reason, AskedLimit | ForbiddenPlay | NaturalLimit | OrdinaryCycle | SameForbiddenPlay)
            }
            _ => false,
        }
    }

    /// Whether it can come up only while a game is played: before the start and after the end nobody moves, presses, claims
    /// or offers anything.
    pub fn is_of_play(&self) -> bool {
        match self {
            Self::Touch(_) | Self::Move(_) | Self::Claim(_) => true,
            Self::Clock(of) => !matches!(of, OfClock::WrongTimes),
            Self::Record(of) => matches!(of, OfRecord::WrittenAhead),
            Self::Board(of) => !matches!(
                of,
                OfBoard::Equipment { .. }
                    | OfBoard::ColoursReversed
                    | OfBoard::WrongPairing
                    | OfBoard::WrongLayout { .. }
                    | OfBoard::MissingMen { .. }
            ),
            Self::Result(of) => !matches!(of, OfResult::DisputedResult { .. } | OfResult::Unreported),
            Self::Conduct(_) => false,
        }
    }

    /// Whether nothing comes of it any more once a game is over.
    pub fn ends_with_game(&self) -> bool {
        let of_beginning = matches!(
            self,
            Self::Board(OfBoard::Equipment { .. } | OfBoard::WrongLayout { .. } | OfBoard::MissingMen { .. })
                | Self::Clock(OfClock::WrongTimes)
                | Self::Conduct(OfConduct::Absence | OfConduct::Lateness | OfConduct::CannotContinue)
        );
        of_beginning || self.is_of_play()
    }

    /// Whether it can come up only once a game is over.
    pub fn is_of_end(&self) -> bool {
        matches!(self, Self::Record(OfRecord::RefusalToSign) | Self::Result(OfResult::Unreported))
    }

    /// Whether it is of one move, or of how things stand, so that it cannot be there twice at a time.
    pub fn stands_once(&self) -> bool {
        let of_game = matches!(
            self,
            Self::Board(OfBoard::ColoursReversed | OfBoard::WrongPairing)
                | Self::Conduct(OfConduct::Absence)
                | Self::Clock(OfClock::WrongTimes | OfClock::Overstepped)
        );
        of_game || self.ply().is_some()
    }

    /// Whether it is about a touch of the man on a square, or about a move that such a touch forbade.
    pub fn is_of_touch(&self, man: Square) -> bool {
        match self {
            Self::Touch(of) => of.squares().contains(&man),
            Self::Move(OfMove::UnboundMove { mover, victim, .. }) => [*mover, *victim].contains(&Some(man)),
            _ => false,
        }
    }

    /// The men that a touch, a slide or a move past a touch is about.
    pub fn men(&self) -> Vec<Square> {
        match self {
            Self::Touch(of) => of.squares().to_vec(),
            Self::Move(OfMove::SlideBack { from, .. }) => vec![*from],
            Self::Move(of) => of.bound_men(),
            _ => Vec::new(),
        }
    }

    /// Whether two names are for one thing: the same move, or a touch of the same man.
    pub fn is_alike(&self, other: &Self) -> bool {
        let men = self.men();
        let one_move = self.ply().is_some() && self.ply() == other.ply();
        self == other || one_move || other.men().iter().any(|man| men.contains(man))
    }

    /// Its name in the data.
    pub fn name(&self) -> String {
        match toml::Value::try_from(self) {
            Ok(toml::Value::String(name)) => name,
            Ok(toml::Value::Table(table)) => table.keys().next().cloned().unwrap_or_default(),
            _ => String::new(),
        }
    }
}

impl OfTouch {
    /// Where the men stood, as far as that is known.
    pub fn squares(&self) -> &[Square] {
        match self {
            Self::OffTurnTouch { square } | Self::SecondTouch { square } | Self::IdleTouch { square } => {
                std::slice::from_ref(square)
            }
            Self::UnclearTouch { squares } => squares,
            Self::NamedTouch { .. } => &[],
        }
    }
}

impl OfMove {
    /// The men that had to be moved or taken instead, as the matter tells it.
    pub fn bound_men(&self) -> Vec<Square> {
        match self {
            Self::UnboundMove { mover, victim, .. } => mover.iter().chain(victim).copied().collect(),
            _ => Vec::new(),
        }
    }

    /// The ply, from 1, of the move, if it was made.
    pub fn ply(&self) -> Option<usize> {
        match self {
            Self::UnboundMove { ply, .. }
            | Self::WrongHand { ply }
            | Self::ExtraMove { ply }
            | Self::ChangedMove { ply }
            | Self::SeveralMoved { ply, .. }
            | Self::OffPoint { ply }
            | Self::LeftOn { ply }
            | Self::IllegalMove { ply }
            | Self::Upturned { ply }
            | Self::CallCheck { ply }
            | Self::NotTheSealedMove { ply, .. } => Some(*ply),
            Self::SlideBack { .. } | Self::RefusalToMove | Self::SealedIllegal { .. } => None,
        }
    }
}
