//! Why something is not done.

use std::fmt;

use books::Article;
use books::desk::WhyNot;
use books::event::Duty;
use clock::Instant;
use contest::{Actor, GameId, Licence, Post, Verdict};
use schemars::JsonSchema;
use serde::Serialize;
use tournament::event;

use crate::call::CallId;
use crate::case::CaseWhy;
use crate::notice::NoticeId;
use crate::office::PersonId;

/// A refusal: why, under which articles, and who could do it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Refused {
    /// Why.
    pub why: Why,
    /// The articles that say so; none where no book speaks.
    pub under: Vec<Article>,
    /// Who could do it instead.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub could: Vec<Holder>,
}

/// An office in which something can be done, and who holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Holder {
    /// The office.
    pub office: Actor,
    /// The post, where the office is nothing at a board: the appeals committee.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub post: Option<Post>,
    /// The lowest qualification, where one is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub licence: Option<Licence>,
    /// Who holds it and is in the hall.
    pub people: Vec<PersonId>,
}

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "HallWhy")]
pub enum Why {
    /// The event refuses the order.
    Event(event::Why),
    /// The desk refuses the entry.
    Desk(WhyNot),
    /// Whoever asks holds no office in this event, or none that reaches there.
    NoOffice {
        /// In which section, if it is about one.
        section: Option<String>,
    },
    /// Another office is needed.
    NeedsOffice,
    /// Whoever sits at a board speaks for that board only.
    OtherBoard,
    /// There is no such game, or it is not of a round that is being played.
    NoGame(GameId),
    /// No book of the event says how a game is kept at a desk.
    NoDesk,
    /// The result of the game stands.
    ResultStands,
    /// The game ended otherwise at its desk.
    EndedOtherwise(Verdict),
    /// The table or section has moved on since it was looked at.
    Stale(Vec<Change>),
    /// Nobody of this id holds an office.
    NoPerson(PersonId),
    /// The person does not hold this office.
    NotInPost(Post),
    /// Only one person holds this office, and somebody does.
    PostTaken(PersonId),
    /// The office is over the whole event, and not over sections.
    OverAll(Post),
    /// There is no such section.
    NoSection(String),
    /// The reason is missing.
    NoReason,
    /// Nothing is named.
    Nameless,
    /// There is no such call, or it is over.
    NoCall(CallId),
    /// Somebody is on the call.
    CallTaken(PersonId),
    /// Somebody may not deal with what the call needs.
    CannotDeal(PersonId),
    /// There is no such round, or it is not being played.
    NoRound(u16),
    /// The round has begun.
    Begun(u16),
    /// There is no such notice, or it was taken down.
    NoNotice(NoticeId),
    /// It would be over before it begins.
    OverAlready(Instant),
    /// The duty is not done.
    NotDone(Duty),
    /// Play in the section is broken off.
    Suspended,
    /// Play in the section is not broken off.
    NotSuspended,
    /// A case stands in the way, or is not so far.
    Case(CaseWhy),
}

/// A line that changed a table or a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Change {
    /// The number of the line.
    pub no: u64,
    /// When.
    pub at: Instant,
    /// By whom.
    pub by: Actor,
    /// Who that is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
}

impl Refused {
    /// A refusal under articles.
    pub const fn under(why: Why, under: Vec<Article>) -> Self {
        Self { why, under, could: Vec::new() }
    }

    /// A refusal by the hall's own order.
    pub const fn plain(why: Why) -> Self {
        Self::under(why, Vec::new())
    }
}

impl From<event::Refusal> for Refused {
    fn from(event::Refusal { why, under }: event::Refusal) -> Self {
        Self::under(Why::Event(why), under)
    }
}

impl From<books::desk::Refusal> for Refused {
    fn from(books::desk::Refusal { why, under }: books::desk::Refusal) -> Self {
        Self::under(Why::Desk(why), under)
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused: {:?}", self.why)?;
        self.under.iter().try_for_each(|article| write!(f, " [{article}]"))
    }
}

impl std::error::Error for Refused {}
