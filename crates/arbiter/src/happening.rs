//! What happened: the log of a game.

use std::sync::Arc;

use books::desk::{
    Actor, Arrangements, Board, Card, CardWay, Correction, Effect, Equipment, Execution, Hand, Matter, MatterId,
    Outcome, Question, Reading, Slip, Square, Step, Touch,
};
use books::{Article, Book};
use clock::{Instant, Millis};
use contest::{Side, Sides};
use journal::Times;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::after::{After, Start, shared};

/// A time as it was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// Whose.
    pub side: Side,
    /// What was left.
    pub left: Millis,
}

/// A move of a record sheet, and what stood after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LaidMove {
    /// By whom.
    pub side: Side,
    /// What.
    pub step: Step,
    /// Whether the rules of movement allow it, made in turn.
    pub legal: bool,
    /// What stands then.
    #[serde(with = "shared")]
    #[schemars(with = "Board")]
    pub after: Arc<Board>,
}

/// Something that happened, with what it brought about: whoever folds a log asks no law again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Happening {
    /// The game was laid on for these players, as was settled before.
    Opened {
        /// The rulebook.
        #[schemars(with = "books::KnownBook")]
        rules: Book,
        /// What was settled.
        arrangements: Box<Arrangements>,
        /// What stands then.
        after: Start,
    },
    /// Equipment was found not as it should be.
    EquipmentNoted {
        /// What.
        item: Equipment,
        /// Whether both accept it.
        accepted: bool,
    },
    /// Equipment was replaced.
    Replaced {
        /// What.
        item: Equipment,
    },
    /// An official found the board in the middle of the game.
    Found {
        /// What stands on it, as it was told.
        fen: String,
        /// What stands on it.
        after: Start,
        /// The number of the move to come, if it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<u32>,
        /// The times on the clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<Sides<Millis>>,
        /// The clock stands still.
        #[serde(default)]
        stopped: bool,
        /// Since when each player counts as there, where nobody saw one come to the game that is found.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        arrived: Option<Sides<Instant>>,
    },
    /// A record of moves was laid beside the board.
    SheetLaid {
        /// What stood before them, as it was told; nothing if that is the start of the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        start: Option<String>,
        /// What stood before them.
        before: Start,
        /// The moves.
        moves: Vec<LaidMove>,
        /// Whether they are all moves of the game.
        whole: bool,
    },
    /// An official no longer keeps the board.
    Left,
    /// A player arrived.
    Arrived {
        /// Which.
        side: Side,
    },
    /// An official made sure that the players sit where they belong.
    Seated,
    /// The round began.
    Started {
        /// When, if that was before the line was written: the game began with its round, and nobody looked at the board then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<Instant>,
    },
    /// Men were touched.
    Touched {
        /// By whom.
        side: Side,
        /// Which.
        touch: Touch,
        /// Nobody entered it: whoever moves a man has touched it.
        implied: bool,
    },
    /// A side said that it adjusts men.
    Adjusting {
        /// Which.
        side: Side,
    },
    /// Touches were found to be accidents.
    Excused {
        /// Where the men stand.
        squares: Vec<Square>,
    },
    /// A move was carried out, the hand still on the man.
    Placed {
        /// By whom.
        side: Side,
        /// What.
        step: Step,
        /// How.
        #[serde(rename = "manner")]
        execution: Execution,
    },
    /// A move was completed.
    Moved {
        /// By whom.
        side: Side,
        /// What.
        step: Step,
        /// How.
        #[serde(rename = "manner")]
        execution: Execution,
        /// Whether the rules of movement allow it, made in turn.
        legal: bool,
        /// What stands then.
        #[serde(with = "shared")]
        #[schemars(with = "Board")]
        after: Arc<Board>,
    },
    /// Words of a move were said.
    Said {
        /// For which side.
        side: Side,
        /// All words that stand now.
        words: String,
        /// An official said them.
        #[serde(default)]
        read_out: bool,
    },
    /// A side repeated what was said.
    Repeated {
        /// Which.
        side: Side,
        /// The words.
        words: String,
    },
    /// A side made the other side's move on its own board.
    Mirrored {
        /// Which.
        side: Side,
        /// The move.
        step: Step,
    },
    /// A card was handed over, swapped or given back.
    Card {
        /// By which side.
        side: Side,
        /// Which.
        card: Card,
        /// What was done with it.
        way: CardWay,
    },
    /// Men were displaced.
    Displaced {
        /// From where to where.
        shifts: Vec<Step>,
        /// The men knocked off the board, by where they stood.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        off: Vec<Square>,
    },
    /// The clock was pressed.
    Pressed {
        /// For which side.
        side: Side,
        /// With which hand.
        hand: Option<Hand>,
    },
    /// An official stopped the clock.
    ClockStopped,
    /// An official started a side's time.
    ClockStarted {
        /// Whose.
        side: Side,
    },
    /// An official set the times.
    ClockSet {
        /// The times left.
        left: Sides<Millis>,
    },
    /// A player wrote on the sheet.
    Wrote {
        /// Which.
        side: Side,
        /// For which ply, from 1.
        ply: usize,
        /// What.
        text: String,
    },
    /// A record was looked through.
    Inspected {
        /// Whose.
        side: Side,
        /// The plies newly found missing or illegible.
        omitted: Vec<usize>,
    },
    /// A side's time came down to one that is called out.
    Reminded {
        /// Which.
        side: Side,
        /// What was left.
        left: Millis,
        /// The times told, in this order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        told: Vec<Told>,
    },
    /// A side offered a draw, valid when its turn ends.
    Offered {
        /// Which.
        side: Side,
    },
    /// A side accepted the offer.
    OfferAccepted {
        /// Which.
        side: Side,
    },
    /// A side refused the offer.
    OfferRefused {
        /// Which.
        side: Side,
    },
    /// A question was answered.
    Answered {
        /// Which question.
        question: Question,
        /// Of which side.
        side: Side,
        /// The count of moves, where that was asked.
        count: Option<u32>,
        /// The checks among those moves of the side that asked for the count, where the rules have them noted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        checks: Option<u32>,
        /// The times left, where that was asked.
        left: Option<Sides<Millis>>,
        /// Whose time was told first, where the rules say so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<Side>,
    },
    /// The desk noted a matter.
    Noted {
        /// The matter.
        matter: Box<Matter>,
    },
    /// A noted matter was raised.
    Raised {
        /// Which.
        matter: MatterId,
    },
    /// A matter lapsed.
    Lapsed {
        /// Which.
        matter: MatterId,
    },
    /// A matter is moot, since the game is over.
    Moot {
        /// Which.
        matter: MatterId,
    },
    /// An official found nothing in a matter.
    Dismissed {
        /// Which.
        matter: MatterId,
    },
    /// A matter was ruled on.
    Ruled {
        /// Which.
        matter: MatterId,
        /// By an official without the authority, to be ratified.
        provisional: bool,
        /// How the point that it turns on is read, where the text leaves it open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reading: Option<Reading>,
        /// By how many plies, where it goes by all of them and not all are known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        known: Option<usize>,
    },
    /// A ruling given without authority was made lawful.
    Ratified {
        /// Which matter.
        matter: MatterId,
    },
    /// What a ruling, a choice or an order does.
    Took {
        /// What it does.
        effect: Effect,
        /// In which matter.
        matter: Option<MatterId>,
        /// What stands then, where it changes the board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<Box<After>>,
    },
    /// A side made its choice.
    Chose {
        /// Which side.
        side: Side,
    },
    /// A side has nothing to choose any more, since another board was found than the one on which it had to.
    ChoiceVoid {
        /// Which side.
        side: Side,
        /// In which matter it had to.
        matter: MatterId,
    },
    /// Something was put right.
    Corrected {
        /// By which side.
        side: Side,
        /// What.
        what: Correction,
    },
    /// The game was broken off.
    Adjourned,
    /// The side to move handed over its sealed move.
    Sealed {
        /// The paper.
        slip: Box<Slip>,
        /// What stands on the board, and whose turn it is.
        fen: String,
        /// The move it names, legal or not, if it can be read.
        names: Option<Step>,
    },
    /// The time of resumption was announced.
    ResumptionSet {
        /// When.
        when: Instant,
        /// Where, if that was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<String>,
    },
    /// The game was resumed.
    Resumed {
        /// The sealed move that must be played, if it is a legal one.
        sealed: Option<Step>,
    },
    /// A player signed the result.
    Signed {
        /// Which.
        side: Side,
    },
    /// A player confirmed the result by word of mouth.
    Affirmed {
        /// Which.
        side: Side,
    },
    /// An official signed the result.
    Countersigned,
    /// A player reported the result.
    Reported {
        /// Which.
        side: Side,
        /// What it is.
        outcome: Outcome,
    },
    /// The result is confirmed.
    Confirmed,
    /// All that was logged from a number on no longer counts.
    Undone {
        /// The number.
        from: usize,
        /// Why.
        why: String,
    },
    /// Something was noted.
    Remarked {
        /// What.
        text: String,
        /// Whether the sides disagree on it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        disputed: bool,
    },
}

impl Happening {
    /// The event as it may be shown: a sealed move stays secret, and a count is for the side that asked.
    #[must_use]
    pub fn shown(&self) -> Self {
        match self {
            Self::Answered { question, side, left, first, .. } => Self::Answered {
                question: *question,
                side: *side,
                count: None,
                checks: None,
                left: *left,
                first: *first,
            },
            Self::Sealed { slip, fen, .. } => {
                let slip = Box::new(Slip { text: None, ..(**slip).clone() });
                Self::Sealed { slip, fen: fen.clone(), names: None }
            }
            event => event.clone(),
        }
    }
}

impl journal::Happening for Happening {
    const FIRST: u64 = 0;
    const TIMES: Times = Times::Millis;
    const NESTED: bool = false;
    type Past = ();
}

/// A line of the log of a game.
pub type Logged = journal::Line<Happening, Article>;

/// Something that happened with nobody saying so.
pub(crate) fn by_desk(at: Instant, event: Happening) -> Logged {
    Logged::new(at, Actor::Desk, event)
}

/// A line as it may be shown: a sealed move stays secret.
#[must_use]
pub fn shown(logged: &Logged) -> Logged {
    Logged { event: logged.event.shown(), ..logged.clone() }
}
