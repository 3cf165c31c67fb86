//! What matters are about, by what is concerned. The names are those of the data, where no level tells them apart.

use contest::{Outcome, Verdict};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::desk::board::{Man, Square, Step, Stood};
use crate::desk::matter::{Cause, Claim, Equipment, Meddling};
use crate::desk::touch::Order;

/// Incidents of men that were touched.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OfTouch {
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
    /// Men were touched where nobody kept the board, told by what they are.
    NamedTouch {
        /// Which, in the order in which they were touched.
        men: Vec<Man>,
        /// Whether that order is known.
        #[serde(default)]
        order: Order,
        /// Whether it was the other side's turn.
        #[serde(default)]
        off_turn: bool,
    },
}

/// Incidents of a move, and how it was made.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OfMove {
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
    /// A side refuses to move.
    RefusalToMove,
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
}

/// Incidents of the board, the men and what lies beside them, and who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OfBoard {
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
    /// The men stood wrongly at the start.
    WrongLayout {
        /// How they are put right.
        shifts: Vec<Step>,
    },
    /// Men were left off the board at the start.
    MissingMen {
        /// Which, and where they belong.
        men: Vec<Stood>,
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
    /// The boards of the sides differ.
    BoardsDiffer,
    /// What stands on the board is illegal and cannot be restored.
    Unrestorable {
        /// By whom it came about.
        cause: Cause,
    },
    /// A side refuses to restore or put right what it must.
    RefusalToRestore,
}

/// Incidents of the clock.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OfClock {
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
}

/// Incidents of the record of the moves.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OfRecord {
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
}

/// Incidents of what the game calls for, or what a side claims.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OfClaim {
    /// The position calls for an ending.
    Position {
        /// The ending.
        verdict: Verdict,
    },
    /// The position calls for a warning.
    Cycle,
    /// Nothing has been taken for long, and nobody counts: officials have to consider whether to.
    LongQuiet,
    /// The rounds for which a drawn position was to be watched are over.
    Observed,
    /// A side claims something.
    Claimed {
        /// What.
        claim: Claim,
    },
}

/// Incidents of how people conduct themselves, and whether they are there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OfConduct {
    /// A side is not there by the latest time, or neither is.
    Absence,
    /// A player came late.
    Lateness,
    /// A side withdrew from the event.
    Withdrawal {
        /// The reason it gave.
        reason: Option<String>,
    },
    /// A side cannot go on.
    CannotContinue,
    /// More faults are counted against a side than the rules bear, or against both.
    TooManyFaults,
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

/// Incidents of how the game ends.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OfResult {
    /// A side resigns.
    Resignation,
    /// Both sides agree on a draw.
    AgreedDraw,
    /// A side offers a draw again too soon.
    RepeatedOffer,
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
}
