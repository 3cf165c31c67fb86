//! Why something is not done.

use schemars::JsonSchema;
use serde::Serialize;

use super::authority::{Grade, Licence};
use super::matter::MatterId;
use crate::Article;

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
    Unreadable(String),
    /// No move has been begun.
    NothingHeld,
    /// There is no clock.
    NoClock,
    /// The clock does not show the times that were settled.
    WrongTimes,
    /// The clock cannot do this.
    ClockRefuses(String),
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
    /// The paper lacks something.
    SlipLacks(&'static str),
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
    FactsMissing(&'static str),
    /// There is nothing to undo there.
    NothingToUndo,
    /// The player was put out of the event.
    Disqualified,
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
