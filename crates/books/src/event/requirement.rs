//! What a book asks of a charter.

use schemars::JsonSchema;
use serde::Serialize;

/// How much a finding about a charter matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// The event cannot be opened so.
    Fault,
    /// It must be filled in before the event starts.
    Gap,
    /// A book says what holds instead.
    Default,
    /// Worth knowing.
    Remark,
}

/// What some books ask of a charter, and others do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Requirement {
    /// It names the kind of event.
    Kind,
    /// It names the purpose.
    Purpose,
    /// It names exactly one director.
    OneDirector,
    /// It names exactly one chief arbiter.
    OneChief,
    /// Its appeals committee has an odd number of members.
    OddCommittee,
    /// Its appeals committee has at least three members.
    CommitteeOfThree,
    /// The chief arbiter is of the appeals committee.
    ChiefInCommittee,
    /// A committee prepares the event.
    OrganisingCommittee,
    /// It names the clock.
    Clock,
    /// It says by what a points system pairs.
    Principle,
    /// It says whether places may be shared.
    Sharing,
}
