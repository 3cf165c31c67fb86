//! Why an order is refused.

use std::fmt;

use books::Article;
use schemars::JsonSchema;
use serde::Serialize;

use crate::charter::{CharterFinding, Key};
use crate::entry::EntryFault;
use crate::pairing::swiss::Impossible;
use crate::{Actor, PlayerId};

/// A refusal, with what it rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Refusal {
    /// Why.
    pub why: Why,
    /// Where that is written; empty where no book speaks.
    #[serde(with = "crate::cite::list")]
    #[schemars(with = "Vec<String>")]
    pub under: Vec<Article>,
}

/// Why an order is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The event has no charter yet.
    NoCharter,
    /// The event is open already.
    AlreadyOpen,
    /// The charter has faults.
    Charter(Vec<CharterFinding>),
    /// A term with a value of the wrong kind.
    WrongValue(Key),
    /// Only someone else may do this.
    Office {
        /// Who may.
        needs: Actor,
    },
    /// The round has begun: announcements hold from the next one on.
    RoundBegun(u16),
    /// The entry is faulty.
    Entry(Vec<EntryFault>),
    /// Play has begun; nobody can enter any more.
    PlayBegun,
    /// Nobody has this number.
    NoPlayer(PlayerId),
    /// The charter has no such section.
    NoSection(String),
    /// The charter does not say how the section is played.
    NoFormat,
    /// The charter does not say how much time a game has.
    NoTime,
    /// A player may not ask for more half-point byes.
    HalfByes {
        /// How many a player may ask for.
        most: u32,
    },
    /// Only in a Swiss.
    OnlySwiss,
    /// This table is fixed for someone else.
    TableTaken(PlayerId),
    /// An amount of nothing.
    NoMoney,
    /// More seeds than half of the field.
    TooManySeeds {
        /// How many there may be.
        limit: usize,
    },
    /// Someone is named twice.
    Twice(PlayerId),
    /// Someone is not of the section.
    NotInSection(PlayerId),
    /// Fewer than two take part.
    TooFew,
    /// The numbers are drawn already.
    AlreadyDrawn,
    /// The numbers are not drawn yet.
    NotDrawn,
    /// The last round is not closed.
    RoundOpen(u16),
    /// There is no round to pair.
    AllPaired,
    /// The section was ended early: there is no round to pair.
    EndedEarly,
    /// A stage is still being played.
    StageOpen,
    /// There is no draft.
    NoDraft,
    /// No round is being played.
    NoRound,
    /// The round cannot be paired so.
    Impossible(Box<Impossible>),
    /// Wishes are for Swiss rounds; tables and brackets are fixed.
    NoWishes,
    /// A wish without a reason.
    NoReason,
    /// Someone owes a charge and may not play before it is paid.
    Owes(PlayerId),
    /// The game is of another round than the one being played.
    OtherRound {
        /// Of which.
        round: u16,
        /// Which is being played, if any is.
        current: Option<u16>,
    },
    /// The charter does not say how many rounds there are.
    NoRounds,
    /// A correction names no round, and there are several.
    RoundUnnamed,
    /// There is no such round, or it was not played.
    NoSuchRound(u16),
    /// Others went on by the result of the tie; what follows from it is taken back first, from this round on.
    WentOn(u16),
    /// Games of the round have begun, at these tables.
    GamesBegun(Vec<u16>),
    /// A repair without a reason.
    RepairUnexplained,
    /// Nothing would be otherwise.
    NothingChanges,
    /// Someone was paired already: they can withdraw, and not be removed.
    WasPaired(PlayerId),
    /// Someone is a member of this team.
    OfTeam(PlayerId),
    /// Someone is not gone.
    NotGone(PlayerId),
    /// Rounds were paired without them.
    PairedWithout(PlayerId),
    /// Nobody has leave from this round.
    NoSuchLeave,
    /// No such payment was noted.
    NoPayment,
    /// There is no such step to take back.
    NothingToTakeBack,
    /// Prizes were paid by the final table.
    PrizesPaid,
    /// An amended charter would touch what was played: this part of it.
    AmendsPlayed(AmendedPart),
    /// There is no such table.
    NoTable(u16),
    /// There is no such game at the table.
    NoGame,
    /// A line-up names someone who is not of the team.
    NotOfTeam(PlayerId),
    /// A line-up names a member of the team who is out of the event.
    MemberGone(PlayerId),
    /// A line-up of another number of boards.
    Boards {
        /// How many there are.
        expected: u8,
    },
    /// Play of the round has been published; line-ups are closed.
    LineUpClosed,
    /// Players may not report here.
    RefereeConfirms,
    /// The wrong player reports.
    WrongReporter,
    /// Only an arbiter can give such a result.
    NeedsRuling,
    /// A witness cannot settle a dispute.
    DisputeNeedsArbiter,
    /// The result was confirmed already.
    AlreadyConfirmed,
    /// The game has no result that could be taken back.
    NoResult,
    /// An appeal without a ground.
    NoGround,
    /// Not having known a rule excuses nothing.
    NoExcuse,
    /// An appeal about the game is open already.
    AppealOpen,
    /// No appeal about the game is open.
    NoAppeal,
    /// There are no appeals in this event.
    NoAppeals,
    /// Nobody is let begin later in this event.
    NoDelays,
    /// No place is cancelled after this event.
    NoOverturning,
    /// No book of the event says this: the charter must, or an announcement.
    MustSay(Key),
    /// Appeals that were not decided yet, by table.
    AppealsOpen(Vec<u16>),
    /// Nobody had to enter the moves of the game.
    NoRecordDue,
    /// Games without a result, or without a confirmed one.
    ResultsOpen(Vec<u16>),
    /// Knockout ties that are even.
    TiesEven(Vec<u16>),
    /// The table is no even tie.
    NotEven,
    /// It is not known when the round begins, or when the order was given.
    NoHour,
    /// The round has begun: a delay is granted before it.
    DelayLate,
    /// There is no leave in this event.
    NoLeave,
    /// Leave was asked for too late.
    LeaveLate,
    /// Someone does not agree to leave.
    LeaveConsents,
    /// The director does not consent to the withdrawal.
    NotConsented,
    /// Someone is gone already.
    AlreadyGone,
    /// The order of a play-off names those who are not tied.
    NotTied,
    /// The first place is shared: a play-off must decide.
    FirstShared(Vec<PlayerId>),
    /// The last place that goes on to the next stage is shared: a play-off must decide.
    CutShared(Vec<PlayerId>),
    /// Places are shared, and the charter does not allow it.
    PlacesShared,
    /// Not every round has been played.
    NotOver,
    /// The chief arbiter has not verified the table.
    NotVerified,
    /// The table is frozen.
    Frozen,
    /// The table is not frozen.
    NotFrozen,
    /// There is nothing to rank by.
    NoRanking,
    /// Deposits are given back at the last round.
    DepositsEarly,
}

/// A part of a charter that an amendment cannot change any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AmendedPart {
    /// The rules: what they settle is announced, from a round on.
    Rules,
    /// A section with entries.
    Section,
    /// A stage that has begun.
    Stage,
    /// The boards of a team.
    Boards,
    /// The time of games, which a book does not let change.
    Time,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused: {:?}", self.why)?;
        for (nth, article) in self.under.iter().enumerate() {
            write!(f, "{}{article}", if nth == 0 { " [" } else { ", " })?;
        }
        if self.under.is_empty() { Ok(()) } else { f.write_str("]") }
    }
}

impl std::error::Error for Refusal {}
