//! What people do and say around a board.

use clock::{Instant, Millis};
use contest::{Outcome, Reason, Side, Sides};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::board::{Square, Step};
use super::call::{Card, CardWay};
use super::effect::Correction;
use super::facts::Facts;
use super::incident::Incident;
use super::line::Hand;
use super::matter::{Cause, Claim, Equipment, MatterId};
use super::sanction::Sanction;
use super::slip::Slip;
use super::touch::Order;

/// What a player asks an official.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// How far the count of moves is.
    Count,
    /// How much time is left.
    Time,
    /// What a rule means.
    Rule,
    /// To silence a phone under the official's eyes.
    Silence,
}

/// What an assistant does for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// To press the clock.
    Clock,
    /// To keep the record.
    Record,
}

/// What a player refuses to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Demand {
    /// To move.
    Move,
    /// To restore or correct the board.
    Restore,
    /// To correct the record.
    Correct,
    /// To sign.
    Sign,
    /// To behave as told.
    Behave,
}

/// Why a game is adjourned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Ground")]
pub enum AdjournGround {
    /// The charter or the format provides for it.
    Format,
    /// Nobody could help it.
    ForceMajeure,
    /// None of these.
    Other,
}

/// What somebody does or says at a desk.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// Equipment is found not as it should be.
    Equipment {
        /// What.
        item: Equipment,
        /// Whether both sides accept it as it is.
        #[serde(default)]
        accepted: bool,
    },
    /// Equipment is replaced.
    Replace {
        /// What.
        item: Equipment,
    },
    /// An official finds the board in the middle of the game: this stands on it.
    Find {
        /// What stands on the board, and whose turn it is.
        fen: String,
        /// The number of the move to come, if it is known.
        #[serde(default)]
        number: Option<u32>,
        /// The times on the clock.
        #[serde(default)]
        left: Option<Sides<Millis>>,
        /// The clock stands still.
        #[serde(default)]
        stopped: bool,
    },
    /// A record of moves is laid beside the board: those that led to what stands on it.
    Sheet {
        /// The moves, in any notation.
        moves: Vec<String>,
        /// What stood before them, and whose turn it was; the start of the game if it is not said.
        #[serde(default)]
        start: Option<String>,
        /// How many times in a row they were played, where they lead back to where they began.
        #[serde(default = "once")]
        times: u32,
    },
    /// An official no longer keeps the board.
    Leave,
    /// A player arrives.
    Arrive,
    /// An official makes sure that the players sit where they belong.
    Seat,
    /// The start of the round is announced.
    Start,
    /// Men are touched.
    Touch {
        /// Where they stand.
        squares: Vec<Square>,
        /// In which order, if several.
        #[serde(default)]
        order: Order,
    },
    /// A player says that men are being adjusted.
    Adjust {
        /// Neither the other side nor an official was there to hear it.
        #[serde(default)]
        unheard: bool,
        /// The other side or the official consented.
        #[serde(default = "yes")]
        consent: bool,
    },
    /// An official finds that touches in this turn were plain accidents.
    Excuse {
        /// Where the men stand.
        squares: Vec<Square>,
    },
    /// A move is carried out.
    Move {
        /// The move, in any notation; by coordinates if it is none.
        text: String,
        /// What carried the man.
        #[serde(default)]
        hand: Hand,
        /// The taken man was left on the board.
        #[serde(default)]
        left_on: bool,
        /// The man was put between these squares, on none of them.
        #[serde(default)]
        between: Vec<Square>,
        /// Other men carried at the same time.
        #[serde(default)]
        also: Vec<Step>,
        /// The hand is still on the man.
        #[serde(default)]
        held: bool,
        /// The man was released, and more belongs to the move.
        #[serde(default)]
        part: bool,
        /// The man put on the board stands upside down.
        #[serde(default)]
        upturned: bool,
    },
    /// The hand leaves the man.
    Release,
    /// A man is slid over the board, drawn back, and released.
    Slide {
        /// Where it stood.
        from: Square,
        /// The squares it slid over, in order, the furthest last.
        path: Vec<Square>,
        /// Where it was set down.
        to: Square,
        /// The square it had been put on before it slid.
        #[serde(default)]
        chosen: Option<Square>,
    },
    /// Words of a move are said, by the player, an assistant or an official.
    Say {
        /// The words, as many as were said at once.
        words: String,
        /// They are said instead of words that can be no move.
        #[serde(default)]
        corrects: bool,
    },
    /// A player repeats what was said of a move: an official's words, or the other side's.
    Repeat {
        /// The words.
        words: String,
        /// The move made on the player's own board, where each side has one; the one that was made if it is not said.
        #[serde(default)]
        made: Option<String>,
    },
    /// A card that stands for words is handed over, swapped or given back.
    Card {
        /// Which.
        card: Card,
        /// What is done with it.
        way: CardWay,
    },
    /// A player confirms the result by word of mouth.
    Affirm,
    /// Men are displaced.
    Displace {
        /// By whom.
        cause: Cause,
        /// Which, from where to where.
        #[serde(default)]
        shifts: Vec<Step>,
        /// The men knocked off the board, by where they stood.
        #[serde(default)]
        off: Vec<Square>,
    },
    /// The clock is pressed.
    Press {
        /// With which hand; the one that moved if it is not said.
        #[serde(default)]
        hand: Option<Hand>,
    },
    /// A player writes a move on the sheet.
    Write {
        /// Which ply, from 1.
        ply: usize,
        /// What is written, with its marks; nothing if it cannot be read.
        text: String,
    },
    /// A player resigns.
    Resign,
    /// A player offers a draw.
    Offer {
        /// Whether a condition was put.
        #[serde(default)]
        conditional: bool,
        /// Whether an official was told before and is there.
        #[serde(default = "yes")]
        witnessed: bool,
    },
    /// A player accepts the offer.
    Accept,
    /// A player declines the offer.
    Decline,
    /// A player takes its offer back.
    WithdrawOffer,
    /// A player claims something.
    Claim {
        /// What.
        claim: Claim,
    },
    /// A player asks an official.
    Ask {
        /// What.
        question: Question,
    },
    /// A player refuses to do something.
    Refuse {
        /// What.
        #[serde(rename = "thing")]
        demand: Demand,
    },
    /// A player or an official raises a matter: one that the desk has noted, or a new one.
    Raise {
        /// The number of a noted matter.
        #[serde(default)]
        matter: Option<MatterId>,
        /// What a new matter is about.
        #[serde(default, rename = "subject")]
        incident: Option<Incident>,
        /// The side at fault.
        #[serde(default)]
        against: Option<Side>,
        /// When it was seen; just now if it is not said.
        #[serde(default)]
        seen: Option<Instant>,
    },
    /// A side makes the choice it was asked for.
    Choose {
        /// The square chosen.
        #[serde(default)]
        square: Option<Square>,
        /// The move chosen.
        #[serde(default)]
        step: Option<Step>,
    },
    /// An official rules on a matter.
    Rule {
        /// Its number; the one that comes first if it is not said.
        #[serde(default)]
        matter: Option<MatterId>,
        /// What the official found out.
        #[serde(default)]
        facts: Facts,
    },
    /// An official with the authority makes a ruling given without it lawful.
    Ratify {
        /// The number of the matter.
        matter: MatterId,
    },
    /// An official gives a penalty or an order.
    Sanction {
        /// Against whom.
        against: Side,
        /// What.
        sanction: Sanction,
        /// The matter whose ruling it raises, if it does.
        #[serde(default)]
        instead_of: Option<MatterId>,
    },
    /// An official stops the clock.
    StopClock,
    /// An official starts a side's time.
    StartClock {
        /// The side.
        side: Side,
    },
    /// An official sets the times.
    SetClock {
        /// The times left.
        left: Sides<Millis>,
    },
    /// An official looks through a side's record.
    Inspect {
        /// The side.
        side: Side,
    },
    /// Something was put right.
    Corrected {
        /// By which side.
        side: Side,
        /// What.
        what: Correction,
    },
    /// A game is broken off.
    Adjourn {
        /// Why.
        ground: AdjournGround,
    },
    /// The side to move hands over its sealed move.
    Seal {
        /// The paper.
        slip: Box<Slip>,
    },
    /// The time of resumption is announced.
    SetResumption {
        /// When.
        when: Instant,
        /// Where, if it is not where the game began.
        #[serde(default)]
        place: Option<String>,
    },
    /// The game is resumed.
    Resume,
    /// A player signs the result.
    Sign,
    /// A player reports the result.
    Report {
        /// What it is.
        outcome: Outcome,
        /// How it came about.
        #[serde(default)]
        reason: Option<Reason>,
    },
    /// All that was entered from a number of the log on is undone.
    Undo {
        /// The number of the first entry that no longer counts.
        from: usize,
        /// Why.
        why: String,
    },
    /// An official accepts an assistant of a side.
    Assist {
        /// The side.
        side: Side,
        /// For what.
        task: Task,
        /// How much time the side gives for it, if the official says so.
        #[serde(default)]
        costs: Option<Millis>,
    },
    /// An official decides where the clock stands.
    PlaceClock {
        /// The side at whose right hand it stands.
        right_of: Side,
    },
    /// A player borrows the other side's record.
    Borrow,
    /// Something worth noting.
    Note {
        /// What.
        text: String,
    },
}

impl Act {
    /// The men that were displaced; one knocked off the board came to no other square.
    pub fn displaced(&self) -> Vec<Step> {
        let Self::Displace { shifts, off, .. } = self else { return Vec::new() };
        shifts.iter().copied().chain(off.iter().map(|&square| Step::new(square, square))).collect()
    }
}

fn yes() -> bool {
    true
}

fn once() -> u32 {
    1
}
