//! What matters are about.

use contest::{Outcome, Verdict};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::board::{Square, Step};
use super::matter::{Cause, Claim, Equipment, Meddling};

/// What a matter is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Incident {
    /// Equipment is not as it should be, and both sides accept it or not.
    Equipment {
        /// What.
        item: Equipment,
        /// Whether both accept it as it is.
        accepted: bool,
    },
    /// The sides sit at the wrong colours.
    ColoursReversed,
    /// The wrong players were paired.
    WrongPairing,
    /// A side is not there by the latest time, or neither is.
    Absence,
    /// A player came late.
    Lateness,
    /// A side withdrew from the event.
    Withdrawal {
        /// The reason it gave.
        reason: Option<String>,
    },
    /// The men stood wrongly at the start.
    WrongLayout {
        /// How they are put right.
        shifts: Vec<Step>,
    },
    /// A man was touched in the other side's turn.
    OffTurnTouch {
        /// Where it stood.
        square: Square,
    },
    /// Another man was touched after one was chosen.
    SecondTouch {
        /// Where it stood.
        square: Square,
    },
    /// A man was touched that cannot serve.
    IdleTouch {
        /// Where it stood.
        square: Square,
    },
    /// Several men were touched at once, or nobody can tell which was first.
    UnclearTouch {
        /// Where they stood.
        squares: Vec<Square>,
    },
    /// A move by other men than the chosen ones.
    UnboundMove {
        /// Which ply, from 1.
        ply: usize,
        /// The man that had to move.
        mover: Option<Square>,
        /// The man that had to be taken.
        victim: Option<Square>,
    },
    /// A move carried out with another hand or a tool.
    WrongHand {
        /// Which ply, from 1.
        ply: usize,
    },
    /// A man was slid forward and drawn back.
    SlideBack {
        /// Where it stood.
        from: Square,
        /// The squares it slid over, in order, the furthest last.
        path: Vec<Square>,
        /// Where it was set down.
        to: Square,
        /// The square it had been put on before it slid.
        chosen: Option<Square>,
    },
    /// A second move in a row.
    ExtraMove {
        /// Which ply, from 1.
        ply: usize,
    },
    /// A completed move was changed for another.
    ChangedMove {
        /// Which ply, from 1.
        ply: usize,
    },
    /// Several men were moved at once.
    SeveralMoved {
        /// Which ply, from 1.
        ply: usize,
        /// What was moved.
        steps: Vec<Step>,
    },
    /// Men were displaced.
    Disturbance {
        /// By whom.
        cause: Cause,
        /// Which, from where to where.
        shifts: Vec<Step>,
    },
    /// Several men were knocked about by a player, or some off the board.
    Scattered {
        /// Which, from where to where.
        shifts: Vec<Step>,
        /// Which were knocked off the board, by where they stood.
        off: Vec<Square>,
        /// Whether the player had pressed the clock.
        pressed: bool,
    },
    /// A man was set down on no square.
    OffPoint {
        /// Which ply, from 1.
        ply: usize,
    },
    /// A taken man was left on the board.
    LeftOn {
        /// Which ply, from 1.
        ply: usize,
    },
    /// A move against the rules of movement.
    IllegalMove {
        /// Which ply, from 1.
        ply: usize,
    },
    /// A man was put on the board upside down.
    Upturned {
        /// Which ply, from 1.
        ply: usize,
    },
    /// The move said and the move made are to be compared.
    CallCheck {
        /// Which ply, from 1.
        ply: usize,
    },
    /// The boards of the sides differ.
    BoardsDiffer,
    /// What stands on the board is illegal and cannot be restored.
    Unrestorable {
        /// By whom it came about.
        cause: Cause,
    },
    /// A side refuses to move.
    RefusalToMove,
    /// A side refuses to restore or put right what it must.
    RefusalToRestore,
    /// A side cannot go on.
    CannotContinue,
    /// A side pressed, or started the clock, when it was not its to press.
    ForeignPress,
    /// A side pressed before it had moved, or once more.
    EarlyPress,
    /// A side pressed with another hand than the one that moved.
    OtherHandPress,
    /// A side pressed too hard.
    HardPress,
    /// A side handled the clock otherwise.
    ClockHandled {
        /// Whether on purpose.
        deliberate: bool,
        /// What was done, if that is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        how: Option<Meddling>,
    },
    /// The clock shows other times than it should.
    WrongTimes,
    /// A side's time is used up.
    Overstepped,
    /// More faults are counted against a side than the rules bear, or against both.
    TooManyFaults,
    /// The rounds for which a drawn position was to be watched are over.
    Observed,
    /// Moves are recorded wrongly.
    Misrecord {
        /// Which plies.
        plies: Vec<usize>,
    },
    /// Moves are missing from a record.
    Omission {
        /// Which plies.
        plies: Vec<usize>,
    },
    /// Moves in a record cannot be read.
    Illegible {
        /// Which plies.
        plies: Vec<usize>,
    },
    /// A move was written before it was made.
    WrittenAhead,
    /// A sheet of one's own was used.
    OwnSheet,
    /// Something else was written on the sheet.
    ForeignWriting,
    /// A side refuses to sign.
    RefusalToSign,
    /// A side refuses to correct its record.
    RefusalToCorrect,
    /// A breach of conduct that the book lists, by its clause.
    Conduct {
        /// The clause.
        clause: String,
    },
    /// Conduct that the book does not list.
    UnlistedConduct {
        /// What was done.
        what: String,
    },
    /// The position calls for an ending.
    Position {
        /// The ending.
        verdict: Verdict,
    },
    /// The position calls for a warning.
    Cycle,
    /// Nothing has been taken for long, and nobody counts: officials have to consider whether to.
    LongQuiet,
    /// A side claims something.
    Claimed {
        /// What.
        claim: Claim,
    },
    /// A side resigns.
    Resignation,
    /// Both sides agree on a draw.
    AgreedDraw,
    /// A side offers a draw again too soon.
    RepeatedOffer,
    /// On resumption, a side played another move than the sealed one.
    NotTheSealedMove {
        /// Which ply, from 1.
        ply: usize,
        /// The sealed one.
        sealed: Step,
    },
    /// The sealed move is illegal, or nobody can read it.
    SealedIllegal {
        /// The man it names, if that can move.
        mover: Option<Square>,
    },
    /// An ending that the sides agreed on before the game.
    AgreedEnding {
        /// Its name in the arrangements.
        name: String,
        /// What comes of it.
        outcome: Outcome,
    },
    /// The result is disputed.
    DisputedResult {
        /// What the side holds it to be.
        outcome: Outcome,
    },
    /// The winner did not report the result.
    Unreported,
    /// Something an official has to see to, by the clause that asks for it.
    Duty {
        /// The clause.
        clause: String,
    },
    /// Anything else.
    Other {
        /// What.
        what: String,
    },
}

impl Incident {
    /// The ply, from 1, of the move it is about, if it is about one.
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
            _ => None,
        }
    }

    /// Whether it is a fault in how a move was carried out, which can be held against the move itself.
    pub fn is_of_move(&self) -> bool {
        matches!(self, Self::UnboundMove { .. } | Self::WrongHand { .. } | Self::SlideBack { .. })
    }

    /// Whether it is of one move, or of how things stand, so that it cannot be there twice at a time.
    pub fn stands_once(&self) -> bool {
        let of_game = matches!(
            self,
            Self::ColoursReversed | Self::WrongPairing | Self::Absence | Self::WrongTimes | Self::Overstepped
        );
        of_game || self.ply().is_some()
    }

    /// Whether it is about a touch of the man on a square, or about a move that such a touch forbade.
    pub fn is_of_touch(&self, man: Square) -> bool {
        match self {
            Self::OffTurnTouch { square } | Self::SecondTouch { square } | Self::IdleTouch { square } => *square == man,
            Self::UnclearTouch { squares } => squares.contains(&man),
            Self::UnboundMove { mover, victim, .. } => [*mover, *victim].contains(&Some(man)),
            _ => false,
        }
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
