//! What an answer of the event may rest on: the matters on which a book is asked for its units.

use contest::{Actor, Post};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Condition, Counting, Criterion, Duty, Key, Layer, OfCase, Scores, TieBreak, TimePart};

/// What an appeal rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "AppealGround")]
pub enum Ground {
    /// 非法裁決.
    Unlawful,
    /// 錯誤的裁決程序.
    Procedure,
    /// 錯誤的規則理解.
    Rule,
    /// 不合理的事實裁斷.
    Facts,
    /// That a rule was not known: no ground, and refused as such.
    Ignorance,
}

/// A matter of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventMatter<'a> {
    /// The charter and which rule speaks.
    Charter(OfCharter<'a>),
    /// Entries, money, seeds.
    Entry(OfEntry),
    /// Drawing, pairing, publishing, line-ups.
    Round(OfRound),
    /// Results, appeals, closing.
    Result(OfReporting),
    /// Arrival, leave, withdrawal.
    Absence(OfAbsence),
    /// The final table and what comes after.
    End(OfEnd),
    /// How points are made and ranked.
    Method(OfMethod),
    /// Officials, calls and duties.
    Hall(OfHall),
    /// Cases and appeals.
    Case(OfCase),
}

/// About the charter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfCharter<'a> {
    /// The event is opened under it.
    Opened,
    /// It has items that it must hold.
    Items,
    /// One of the fourteen.
    Item(u8),
    /// How stages follow each other.
    Stages,
    /// How many rounds a points system has.
    Rounds,
    /// How a points system scores.
    Scoring,
    /// That the book's scoring holds.
    ScoringDefault,
    /// What separates equal scores.
    TieBreaks,
    /// What a clock must be able to do.
    ClockAbility,
    /// A rank that contradicts itself is void.
    Void,
    /// Changes of the book are part of it.
    Amended,
    /// A supplement that does not name its base.
    UnnamedBase,
    /// What a team is.
    Team,
    /// The first rule that applies speaks.
    Precedence,
    /// The rank of a layer.
    Layer(Layer),
    /// The higher rank prevails.
    Higher,
    /// Something was announced.
    Announced,
    /// Announcements come before the round.
    AnnouncedLate,
    /// Games follow the rules of play.
    Play,
    /// The sheets that are handed out.
    RecordSheet,
    /// One of the sixteen items of such a sheet.
    SheetItem(u8),
    /// Time is set as the charter says.
    Time,
    /// Once play has begun the time stays as it is.
    TimeFixed,
    /// The limit that a player may ask for is for smaller events.
    AskedLimit,
    /// A part of how it is set.
    TimePart(TimePart),
    /// The charter must settle this.
    MustSay(&'a Key),
}

/// About entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfEntry {
    /// A player is entered.
    Player,
    /// A team is entered.
    Team,
    /// Money changes hands.
    Money,
    /// The time of entry.
    Time,
    /// Entries are closed, since play has begun.
    Closed,
    /// Terms for special needs attach by themselves.
    SpecialNeeds,
    /// Sections and quotas.
    Section,
    /// Who may enter.
    Eligibility,
    /// Who is of a team.
    Members,
    /// How many a team needs.
    TeamSize,
    /// Teams or persons.
    Kind,
    /// The seeds of a Swiss.
    SwissSeeds,
    /// The seeds of a bracket.
    BracketSeeds,
}

/// About rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfRound {
    /// The charter says how it is played.
    Format,
    /// The charter says how much time there is.
    Time,
    /// Numbers are drawn.
    Drawn,
    /// Numbers of a round robin are drawn.
    DrawnRoundRobin,
    /// Numbers of another system are drawn.
    DrawnOther,
    /// Numbers are not drawn yet.
    NotDrawn,
    /// One round after the other.
    InTurn,
    /// All rounds were paired.
    AllPaired,
    /// Tables and brackets leave nothing to wish.
    NoWishes,
    /// A wish needs a reason.
    Wish,
    /// A round is paired.
    Paired,
    /// The first round of a Swiss.
    SwissFirst,
    /// A later round of a Swiss.
    SwissLater,
    /// Colours change.
    Alternate,
    /// What a Swiss round seeks.
    Criterion(Criterion),
    /// The tables of a round robin.
    Tables,
    /// The table for so many.
    TableOf(u16),
    /// Colours of the boards of a team.
    TeamColours,
    /// An odd field.
    OddField,
    /// Colours where a match has one game.
    OneGame,
    /// Colours where a match has several games.
    SeveralGames,
    /// A bracket.
    Bracket,
    /// The draft is published.
    Published,
    /// There is no draft, table or pair of this kind.
    NoDraft,
    /// No round is being played.
    NoRound,
    /// A line-up is handed in.
    LineUp,
    /// A line-up comes too late.
    LineUpLate,
    /// Rapid games decide an even tie.
    RapidGames,
    /// Colours were reversed at the board.
    Reversed,
    /// The pairing was wrong.
    WrongPairing,
    /// Who goes on is decided by what separates equal scores.
    Cut,
}

/// About results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfReporting {
    /// A confirmed result stands.
    Confirmed,
    /// Results are confirmed and reported after play.
    Reported,
    /// Both sign.
    Signed {
        /// With records of the moves.
        recorded: bool,
    },
    /// A dispute is ruled on.
    Ruled {
        /// With records of the moves.
        recorded: bool,
    },
    /// A ruling's result counts as confirmed.
    RuledConfirms,
    /// A dispute needs an arbiter.
    Disputed,
    /// Arbiters confirm.
    RefereeConfirms,
    /// Players confirm.
    PlayerConfirms,
    /// What players can confirm.
    PlayerResult,
    /// The winner reports.
    WinnerReports,
    /// The second player reports a draw.
    DrawReported,
    /// A side did not come.
    Absent,
    /// Neither side came.
    NobodyCame,
    /// The moves are not recorded at this level.
    Unrecorded,
    /// A ruling may be appealed against.
    Appeal,
    /// An appeal must name a ground.
    Grounds,
    /// One of them.
    Ground(Ground),
    /// Ignorance is no excuse.
    Ignorance,
    /// One appeal after the other.
    AppealOpen,
    /// An appeal is heard.
    AppealHeard,
    /// Appeals are decided before the round ends.
    AppealsOpen,
    /// Results are missing.
    Open,
    /// A round is closed.
    Closed,
}

/// About absence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfAbsence {
    /// Someone came.
    Arrived,
    /// Someone came late, and in time.
    Late,
    /// Someone came too late.
    TooLate,
    /// Leave was asked for.
    Leave,
    /// A withdrawal with consent.
    Withdrawal,
    /// A withdrawal without a good reason.
    Unjustified,
    /// A withdrawal before play.
    BeforePlay,
    /// What was played is void, for less than half was played.
    Void,
    /// What was played in a round robin stands.
    Stands,
    /// What was played in a Swiss stands.
    SwissStands,
    /// Disqualified.
    Disqualified,
}

/// About the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfEnd {
    /// All rounds come before the final table.
    NotOver,
    /// There is nothing to rank by.
    NoRanking,
    /// A play-off.
    PlayOff,
    /// The first place, and whether others may be shared.
    FirstPlace,
    /// The table is verified.
    Verified,
    /// The table is announced, and stands.
    Finished,
    /// Places are shared.
    Shared,
    /// Prizes are given.
    Prizes,
    /// A place is cancelled afterwards.
    Overturned,
    /// Prizes are given back.
    PrizesReturned,
    /// A notice is published.
    Notice,
    /// Someone goes up.
    Promoted,
    /// Someone goes down.
    Relegated,
    /// Someone goes down, having stayed away.
    RelegatedForAbsence,
    /// Someone stays, kept by a title.
    KeptByTitle,
}

/// About the method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfMethod {
    /// The usual systems.
    Systems,
    /// A system with points.
    WithPoints,
    /// A system without points.
    WithoutPoints,
    /// A condition that pairs.
    Condition(Condition),
    /// Several conditions together.
    Combined,
    /// What a game is worth.
    Scoring(Scores),
    /// How games make points.
    Counting(Counting),
    /// What separates equal scores in a charter's own list.
    TieBreak(TieBreak),
    /// Several of them, in order.
    TieBreaks,
}

/// About the hall and its officials.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfHall {
    /// Somebody is appointed to an office.
    Appointed(Post),
    /// One person alone holds an office.
    Single(Post),
    /// Somebody is dismissed from an office.
    Dismissed(Post),
    /// An official is told which tables to watch.
    Assigned,
    /// Every game has an official who watches it.
    Watched,
    /// Officials patrol the hall.
    Patrolled,
    /// How many officials an event has.
    Staffing,
    /// Play in a section is broken off for a while, and goes on.
    Suspended,
    /// A deputy stands in for the chief.
    StandsIn,
    /// Who rules at the boards is an official; somebody in another office does not.
    AtBoards(Actor),
    /// A duty of a round.
    Duty(Duty),
    /// A round begins.
    Begun,
    /// A hand is raised at a table.
    Raised,
    /// A call is passed to a higher grade.
    Passed,
    /// Somebody's arrival is noted.
    Arrival,
    /// A record sheet is missing.
    RecordMissing,
    /// The event is run, and nothing more particular is asked.
    Running,
}

macro_rules! matters {
    ($($part:ident => $of:ty),*) => {
        $(impl<'a> From<$of> for EventMatter<'a> {
            fn from(matter: $of) -> Self {
                Self::$part(matter)
            }
        })*
    };
}

matters!(
    Charter => OfCharter<'a>, Entry => OfEntry, Round => OfRound, Result => OfReporting, Absence => OfAbsence, End => OfEnd,
    Method => OfMethod, Hall => OfHall, Case => OfCase
);
