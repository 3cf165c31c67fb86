//! What a ruling does to a game.

use clock::Millis;
use contest::{Actor, Side, Sides, Verdict};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::act::Task;
use super::board::{Man, Square, Step, Stood};
use super::ledger::FoulKind;
use super::matter::Equipment;

/// What a side has to choose.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Choice {
    /// Which of these men the other side is bound to.
    Man(Vec<Square>),
    /// Which of these moves stands.
    Move(Vec<Step>),
    /// Which of these moves was the first one too many.
    Extra(Vec<Step>),
    /// On which of these squares the man is to stand.
    Square {
        /// The man's square now, or a square it lies by.
        of: Square,
        /// The squares to choose from.
        among: Vec<Square>,
    },
}

/// What has to be put right.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Correction {
    /// The men on the board.
    Men,
    /// The equipment.
    Equipment,
    /// The record of the moves.
    Record,
    /// The other side's record, to be given back.
    BorrowedRecord,
    /// The conduct.
    Conduct,
    /// Something an official named.
    Other,
}

/// A warning that a cycle calls for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Warning {
    /// The side that moves first must vary.
    First,
    /// The other side must vary.
    Second,
    /// Both: no change means a draw.
    Both,
}

/// Play that is forbidden if it goes on for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Perpetual {
    /// Check on every move, 長將.
    Check,
    /// A chase on every move, 長捉.
    Chase,
    /// A threat of mate on every move, 長殺.
    Kill,
    /// Attacks of several kinds in turn.
    Attack,
}

/// What a ruling does to a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// All but so many moves are taken back, and what stood then stands again.
    Restore {
        /// How many moves stay.
        to: usize,
    },
    /// A side's choice of men is fixed, for its turn now or its next one.
    Bind {
        /// The side.
        side: Side,
        /// The man it must move.
        mover: Option<Square>,
        /// The man it must take.
        victim: Option<Square>,
        /// The square it must move to.
        to: Option<Square>,
    },
    /// Men that a side touched out of turn count as touched in its turn now, or in its next one.
    CountTouch {
        /// The side.
        side: Side,
        /// Where they stand.
        squares: Vec<Square>,
    },
    /// A side's choice of men is fixed by what they are, where nobody keeps the board: each serves if it can.
    BindByMan {
        /// The side.
        side: Side,
        /// The man it must move.
        mover: Option<Man>,
        /// The man it must take.
        victim: Option<Man>,
        /// Which of the two goes before where this one cannot take that one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<Man>,
        /// Whether in its next turn, since the turn now is the other side's.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        next: bool,
    },
    /// A side's choice of men is void.
    Unbind {
        /// The side.
        side: Side,
    },
    /// A side's move is fixed by the rules: it is made.
    Play {
        /// The side.
        side: Side,
        /// The move.
        step: Step,
    },
    /// A side has to choose.
    Ask {
        /// The side.
        of: Side,
        /// What.
        choice: Choice,
    },
    /// Men are set where they belong.
    Set {
        /// From where to where.
        shifts: Vec<Step>,
    },
    /// Men on a board that nobody kept are set right by the players.
    SetRight {
        /// Who moves again, with the same man.
        again: Option<Side>,
    },
    /// A man that was left off the board is set on it.
    Put(Stood),
    /// A man that lies about is taken off the board.
    TakeOff {
        /// The square it lies by.
        near: Square,
    },
    /// A fault is counted against a side.
    Foul {
        /// The side.
        side: Side,
        /// What kind.
        kind: FoulKind,
    },
    /// A fault is counted against a side in another turn than the matter's own.
    FoulIn {
        /// The side.
        side: Side,
        /// What kind.
        kind: FoulKind,
        /// The number of the turn.
        turn: u32,
    },
    /// A fault is not counted, since one that was counted in the same turn takes it in.
    Absorbed {
        /// The side.
        side: Side,
        /// What kind.
        kind: FoulKind,
    },
    /// The turns since a fault was made, in which nobody raised it, count against the sides or not, by who raised it.
    UnraisedTurns {
        /// Who raised it, if anybody did.
        raised_by: Option<Actor>,
        /// Whether they count.
        count: bool,
    },
    /// Time is taken from a side.
    Deduct {
        /// The side.
        side: Side,
        /// How much.
        time: Millis,
    },
    /// Time is given to a side.
    Add {
        /// The side.
        side: Side,
        /// How much.
        time: Millis,
    },
    /// The clock is set back to the times of the start.
    ResetClock,
    /// Both faces are stopped.
    StopClock,
    /// Both faces are set.
    SetClock {
        /// The times left.
        left: Sides<Millis>,
    },
    /// An official starts a side's time.
    StartClock {
        /// The side.
        side: Side,
    },
    /// The moves are taken to be so many that the next one has this number.
    Recount {
        /// The number of the next move.
        next: u32,
    },
    /// The clock stands at a side's right hand.
    PlaceClock {
        /// The side.
        right_of: Side,
    },
    /// A side has an assistant.
    Assist {
        /// The side.
        side: Side,
        /// For what.
        task: Task,
    },
    /// Equipment has to be replaced.
    Replace {
        /// What.
        item: Equipment,
    },
    /// Words of a side count as said of its move now.
    Say {
        /// The side.
        side: Side,
        /// The words.
        words: String,
    },
    /// What a side said of its last move is void: it says it anew.
    Unsay {
        /// The side.
        side: Side,
    },
    /// The boards of both sides are put in step.
    Align,
    /// A warning about a cycle is given, on the position now.
    Warn {
        /// To whom.
        warning: Warning,
    },
    /// A side that is warned must not go on with such play.
    Forbid {
        /// The side.
        side: Side,
        /// What it did on every move.
        play: Perpetual,
    },
    /// A side must put something right before it plays on.
    CorrectNow {
        /// The side.
        side: Side,
        /// What.
        what: Correction,
    },
    /// A side must put something right after the game.
    CorrectAfter {
        /// The side.
        side: Side,
        /// What.
        what: Correction,
    },
    /// A side is warned by word of mouth.
    Caution {
        /// The side.
        side: Side,
    },
    /// A side is put out of the event.
    Disqualify {
        /// The side.
        side: Side,
    },
    /// A person is sent out of the playing area.
    Expel {
        /// Who.
        who: String,
    },
    /// The matter goes to the disciplinary body.
    Refer {
        /// The side.
        side: Side,
    },
    /// The game is played again from the start.
    Replay {
        /// With the colours exchanged.
        swapped: bool,
        /// As another game, with nothing of the old one: its faults are not counted.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        afresh: bool,
    },
    /// The staff is told, to put its papers right.
    TellStaff,
    /// The moves are counted from now on.
    Count,
    /// The game is watched for so many rounds, and then drawn.
    Observe {
        /// How many.
        rounds: u32,
    },
    /// The result is settled so, and stands.
    Settle {
        /// How.
        verdict: Verdict,
    },
    /// The game ends.
    End {
        /// How.
        verdict: Verdict,
    },
    /// The result of a game that is over is changed for another.
    Amend {
        /// The result that stands instead.
        verdict: Verdict,
    },
    /// Nothing is done; play goes on.
    PlayOn,
}
