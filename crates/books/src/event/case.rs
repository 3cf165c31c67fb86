//! Cases: what is heard before whom, what is admitted as evidence, and what can be imposed.

use contest::{Actor, Grade};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Before whom something is heard, the lowest first, 審級.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Instance {
    /// 棋證; what the program itself ruled stands here, too.
    Witness,
    /// 裁判員.
    Referee,
    /// 裁判主任.
    SectionHead,
    /// 裁判長.
    Chief,
    /// 仲裁委員會.
    Committee,
}

impl Instance {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Witness, Self::Referee, Self::SectionHead, Self::Chief, Self::Committee];

    /// Before whom somebody rules: an official of a grade; whoever has none stands lowest.
    pub fn of(actor: Actor) -> Self {
        match actor.grade() {
            None | Some(Grade::Witness) => Self::Witness,
            Some(Grade::Referee) => Self::Referee,
            Some(Grade::SectionHead) => Self::SectionHead,
            Some(Grade::Chief) => Self::Chief,
        }
    }

    /// The grade of the official; the committee has none.
    pub const fn grade(self) -> Option<Grade> {
        match self {
            Self::Witness => Some(Grade::Witness),
            Self::Referee => Some(Grade::Referee),
            Self::SectionHead => Some(Grade::SectionHead),
            Self::Chief => Some(Grade::Chief),
            Self::Committee => None,
        }
    }
}

/// A kind of evidence besides what the two sides say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Evidence {
    /// The board, the pieces, the clock.
    Equipment,
    /// A record sheet.
    Sheet,
    /// Sound or pictures taken on the spot.
    Recording,
    /// The ruling of a lower official with all its reasons.
    Ruling,
    /// What somebody else saw or heard.
    Bystander,
    /// Anything else.
    Other,
}

impl Evidence {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Equipment, Self::Sheet, Self::Recording, Self::Ruling, Self::Bystander, Self::Other];
}

/// What can be imposed on somebody, in plain kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rung {
    /// A warning by word of mouth.
    Caution,
    /// To be put right after the game.
    CorrectAfter,
    /// To be put right now.
    CorrectNow,
    /// A fault in pressing the clock.
    PressFault,
    /// A fault in keeping the record.
    RecordFault,
    /// A technical foul.
    TechnicalFoul,
    /// A result of the game.
    Result,
    /// Out of the playing area.
    Expel,
    /// Out of the event.
    Disqualify,
    /// To the disciplinary body.
    Refer,
    /// Criticism before others.
    Criticism,
    /// A serious warning.
    SeriousWarning,
    /// Points and the right to play are cancelled.
    CancelPoints,
    /// Barred from events for so many years.
    Suspend {
        /// How many.
        years: u8,
    },
    /// An official is taught better.
    Instruct,
    /// An official is relieved of the office for some rounds, or for the event.
    Relieve,
    /// Anything else an official thought of.
    Other,
}

/// About cases and appeals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfCase {
    /// A case is opened.
    Opened,
    /// A side says what happened.
    Statement,
    /// A kind of evidence is admitted, in the first hearing or on appeal.
    Evidence {
        /// Which.
        kind: Evidence,
        /// Whether on appeal.
        appeal: bool,
    },
    /// What is not named is no evidence.
    Evidences,
    /// What is new on appeal needs a reason.
    NewEvidence,
    /// Facts are found by evidence.
    Facts,
    /// Once facts are found nothing more is heard.
    FactsClosed,
    /// A ruling rests on facts that were found.
    Ruled,
    /// Doubt is for the side complained of.
    Doubt,
    /// What can be imposed, one by one.
    Measure(Rung),
    /// What is not named cannot be imposed.
    Measures,
    /// What the rules leave open is decided by the chief.
    Gap,
    /// Somebody told what is not true.
    FalseStatement,
    /// A player disturbed evidence.
    DisturbedByPlayer,
    /// Somebody else disturbed evidence.
    DisturbedByOther,
    /// An appeal is lodged.
    Lodged,
    /// An appeal comes too late.
    Late,
    /// An appeal is passed to the next grade.
    Referred,
    /// Before whom an appeal is heard.
    HeardBefore(Instance),
    /// An appeal hears everything anew.
    Rehearing,
    /// What an appeal costs.
    Deposit,
    /// What becomes of it.
    DepositReturned,
    /// There is no committee: the chief decides last.
    NoCommittee,
    /// The board is sealed until the committee has decided.
    Sealed,
    /// The appeal to the committee is handed in in writing.
    Written,
    /// The committee decides.
    Decided,
    /// Play goes on after that.
    Resumed,
    /// There is no further appeal.
    Final,
    /// A member who is concerned steps aside.
    Recusal,
    /// Who votes, and how many.
    Votes,
    /// Whoever ruled was right, and is obeyed.
    Obeyed,
    /// An official was found wrong.
    OfficialErred,
}
