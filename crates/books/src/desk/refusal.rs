//! Why something is not done.

use clock::ClockError;
use contest::{Grade, Licence};
use schemars::JsonSchema;
use serde::Serialize;

use super::matter::MatterId;
use super::reading::Unreadable;
use crate::Article;

/// A closed list of names, each as a script and a log have it.
macro_rules! names {
    ($(#[$about:meta])* $list:ident { $($(#[$doc:meta])* $item:ident = $name:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
        pub enum $list {
            $($(#[$doc])* #[serde(rename = $name)] $item,)*
        }

        impl $list {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$item,)*];

            /// Its name in a script.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$item => $name,)*
                }
            }
        }
    };
}

names! {
    /// What an official has to find out, or to say, before something can be ruled on.
    Fact {
        /// Whether the reason given is accepted.
        Accepted = "accepted",
        /// Against whom it is.
        Against = "against",
        /// Whether both sides agree.
        Agreed = "agreed",
        /// The ply to go back to.
        BackTo = "back_to",
        /// Whether nobody can restore what stood.
        CannotRestore = "cannot_restore",
        /// Who caused it.
        Cause = "cause",
        /// The clause it falls under.
        Clause = "clause",
        /// Whether the game is drawn.
        Drawn = "drawn",
        /// Whether the clock was at fault.
        FaultyClock = "faulty_clock",
        /// Where it is filed.
        FiledUnder = "filed_under",
        /// How it is handled.
        Handling = "handling",
        /// Which of the touched men cannot serve.
        Idle = "idle",
        /// The time left.
        Left = "left",
        /// What the writer of a sealed move meant.
        Means = "means",
        /// How many moves of each side are shown to have been made.
        Moves = "moves",
        /// Where a man lies: on or between which squares.
        Neighbours = "neighbours",
        /// The outcome.
        Outcome = "outcome",
        /// The place.
        Place = "place",
        /// The ply it is about.
        Ply = "ply",
        /// Whether the clock was pressed after the move.
        Pressed = "pressed",
        /// Whether the request is turned down.
        Refused = "refused",
        /// How many rounds to watch.
        Rounds = "rounds",
        /// Whether the men were set right on a board that nobody kept, as both sides agree.
        SetRight = "set_right",
        /// The record of the moves that led to what stands on the board, with the position before them.
        Sheet = "sheet",
        /// Which men are to be set where.
        Shifts = "shifts",
        /// What the clock showed.
        Shown = "shown",
        /// What a player stopped the clock for.
        StoppedFor = "stopped_for",
        /// What it is about.
        Subject = "subject",
        /// Whether nobody can tell which it was.
        Unclear = "unclear",
        /// Who it was.
        Who = "who",
    }
}

names! {
    /// What has to stand on the paper of a sealed move.
    SlipItem {
        /// What stands on the board, drawn.
        Diagram = "diagram",
        /// The name of the event.
        Event = "event",
        /// The times left.
        Left = "left",
        /// The number of the move.
        Number = "number",
        /// The players.
        Players = "players",
        /// The round.
        Round = "round",
        /// The table.
        Table = "table",
        /// The move.
        Text = "text",
        /// Who was there.
        There = "there",
        /// Whose turn it is.
        Turn = "turn",
    }
}

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum WhyNot {
    /// The round has not begun.
    NotStarted,
    /// The round has begun.
    Started,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// The game is broken off.
    Adjourned,
    /// The time of the entry lies before the last one's.
    TimeRunsBack,
    /// This actor may not do this.
    NotYours,
    /// An official of a higher grade is needed.
    NeedsGrade(Grade),
    /// An official with a higher qualification is needed.
    NeedsLicence(Licence),
    /// There is no such matter.
    NoSuchMatter,
    /// The matter is closed.
    MatterClosed,
    /// It waits for an official already, as this matter.
    AlreadyRaised(MatterId),
    /// It was not raised in time.
    TooLate,
    /// Its time has not come.
    TooEarly,
    /// It is acted on only if the other side raises it.
    NotRaised,
    /// Another matter comes first.
    ComesAfter(MatterId),
    /// It is not this side's turn.
    NotYourTurn,
    /// A side has to choose first.
    ChoiceOpen,
    /// That is not one of the choices.
    NoSuchChoice,
    /// Something has to be put right first.
    CorrectFirst,
    /// Nothing has to be put right.
    NothingToCorrect,
    /// Equipment has to be replaced first.
    EquipmentWanting,
    /// An official has to make sure first that the players sit where they belong.
    NotSeated,
    /// There is no man there.
    NoMan,
    /// The text is no move here.
    Unreadable(Unreadable),
    /// No move has been begun.
    NothingHeld,
    /// There is no clock.
    NoClock,
    /// The clock does not show the times that were settled.
    WrongTimes,
    /// The clock cannot do this.
    ClockRefuses(ClockError),
    /// An offer must be without conditions.
    Conditional,
    /// An official must be told before, and be there.
    NoOfficialThere,
    /// Men are adjusted only with the other side's or an official's consent.
    NoConsent,
    /// There is no offer to answer.
    NoOffer,
    /// An offer once refused cannot be accepted.
    OfferRefused,
    /// An offer cannot be taken back.
    OfferStands,
    /// It was not agreed on before the game.
    NotAgreed,
    /// The claim cannot be made here.
    NoSuchClaim,
    /// The rules do not know such a ruling.
    NotLawful,
    /// A penalty can only be raised.
    NotHeavier,
    /// A ruling cannot override how the game ended.
    CannotOverride,
    /// The paper lacks something.
    SlipLacks(SlipItem),
    /// The diagram is not what stands on the board.
    DiagramDiffers,
    /// There is no ground for it.
    NoGround,
    /// What was accepted cannot be complained of.
    WasAccepted,
    /// No explanation of the rules is given during play.
    NoExplanations,
    /// The count is told only to a side that asks in its own turn.
    CountIsSecret,
    /// The facts do not fit the matter.
    FactsMissing(Fact),
    /// A fact does not belong to the matter, which turns on these.
    FactsUnfit {
        /// The fact.
        fact: Fact,
        /// The facts on which the matter turns.
        known: Vec<Fact>,
    },
    /// The board is kept: what was touched is told by where it stands.
    BoardKept,
    /// Nobody keeps the board: an official has to find it first.
    Unwatched,
    /// The moves of the record sheet do not lead to what stands on the board.
    SheetDiffers,
    /// There is nothing to undo there.
    NothingToUndo,
    /// The player was put out of the event.
    Disqualified,
    /// Something about moves that are said aloud; in the data by its own name.
    #[serde(untagged)]
    Spoken(OfSpeech),
}

/// Why something is not done where moves are said aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OfSpeech {
    /// What was said binds.
    WordsBind,
    /// These are not the words that were said.
    OtherWords,
    /// Moves are not said in this notation.
    OtherNotation,
    /// The move has not been said.
    NotSaid,
    /// What was said has not been repeated.
    NotRepeated,
    /// Nothing was said that could be repeated.
    NothingToRepeat,
    /// The assistant was not named before the game.
    NotNamed,
    /// The game has to be watched by an official all the time.
    NotWatched,
}

/// Something is not done, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Refusal {
    /// Why.
    pub why: WhyNot,
    /// The articles that say so; none where it is the desk's own order.
    pub under: Vec<Article>,
}

impl Refusal {
    /// A refusal under these articles.
    pub fn new(why: WhyNot, under: Vec<Article>) -> Self {
        Self { why, under }
    }
}
