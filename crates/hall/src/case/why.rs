//! Why something is not done in a case.

use books::Article;
use books::desk::MatterId;
use books::event::{Evidence, Instance};
use clock::Instant;
use schemars::JsonSchema;
use serde::Serialize;

use super::CaseId;
use crate::office::PersonId;

/// Why something is not done in a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CaseWhy {
    /// There is no such case.
    NoCase(CaseId),
    /// There is a case about it.
    HasCase(CaseId),
    /// There is no such matter at the desk.
    NoMatter(MatterId),
    /// Nothing is said.
    Nothing,
    /// It is not said whose statement it is.
    Whose,
    /// The hearing is over.
    HearingOver,
    /// The facts are found: nothing more is heard.
    FactsClosed,
    /// This is no evidence.
    NotAdmitted(Evidence),
    /// It is new on appeal, and nobody who hears it has a reason to admit it.
    NewEvidence,
    /// No facts are found yet.
    NoFacts,
    /// Nothing is proved, and doubt is for the side complained of.
    Doubt,
    /// A ruling needs an article.
    NoArticle,
    /// The article is of no book of the event.
    OtherBook(Article),
    /// The rules do not know what is to be imposed.
    NotLawful,
    /// What is imposed in a matter of a game is settled at its desk.
    ByDesk,
    /// It is not said on whom something is imposed, or it does not fit who that is.
    Against,
    /// Nothing was ruled yet.
    NotRuled,
    /// An appeal is open.
    AppealOpen,
    /// There is no further appeal.
    Last,
    /// The appeal goes to somebody else first.
    NotYet(Instance),
    /// It comes too late: play went on, or the ruling was accepted.
    WentOn,
    /// It comes too late; by when it had to come.
    TooLate(Instant),
    /// The deposit is missing.
    NoDeposit(u32),
    /// The appeal has to be handed in in writing.
    Unwritten,
    /// There is no appeals committee.
    NoCommittee,
    /// There is no appeal that could be decided, or taken back.
    NoAppeal,
    /// It is dated before what it rests on, which happened only then.
    Before(Instant),
    /// Play goes on only then.
    TooEarly(Instant),
    /// Nobody hears an appeal against their own ruling.
    OwnRuling,
    /// They have stepped aside, or are concerned.
    Concerned(PersonId),
    /// They are no member of the committee.
    NotMember(PersonId),
    /// Somebody voted twice.
    VotedTwice(PersonId),
    /// The committee has not voted.
    NoVotes,
    /// An even number of members voted.
    Even(usize),
    /// Too few members voted.
    TooFew(usize),
    /// The majority voted otherwise.
    Majority,
    /// The board is sealed until an appeal is decided.
    Sealed(CaseId),
    /// The board is not sealed.
    NotSealed,
}
