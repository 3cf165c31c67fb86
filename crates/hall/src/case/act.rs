//! What can be done in a case, and what happened in it.

use books::Article;
use books::desk::Facts;
use books::event::{Evidence, Ground, Instance};
use clock::Instant;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::CaseId;
use super::deadline::Deadline;
use super::file::{About, Appeal, Decision, Finding, Given, Measure, News, Party};
use crate::office::PersonId;

/// What an appeal is against.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Contested {
    /// What was last ruled or decided in a case.
    Case(CaseId),
    /// What was ruled on a matter of a game; its case is opened with the appeal.
    Matter {
        /// The game.
        game: contest::GameId,
        /// The number of the matter at its desk.
        matter: books::desk::MatterId,
    },
}

/// How a committee voted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "CaseVotes")]
pub struct Votes {
    /// Who for the appeal.
    pub upheld: Vec<PersonId>,
    /// Who against it.
    pub dismissed: Vec<PersonId>,
}

/// What was done to the evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Disturbance {
    /// Somebody told what is not true.
    False,
    /// Somebody disturbed evidence.
    Disturbed,
}

/// What can be done in cases.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CaseAct {
    /// Open a case.
    Open {
        /// About what.
        about: About,
    },
    /// Say what happened.
    State {
        /// In which case.
        case: CaseId,
        /// What is said.
        text: String,
        /// By whom, where an official writes it down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<Party>,
    },
    /// Show evidence.
    Evidence {
        /// In which case.
        case: CaseId,
        /// Its kind.
        kind: Evidence,
        /// What it shows.
        text: String,
        /// Why it is heard though it is new on appeal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        new: Option<News>,
    },
    /// Find the facts; nothing more is heard then.
    Find {
        /// In which case.
        case: CaseId,
        /// The facts.
        facts: Vec<Finding>,
    },
    /// Rule, in the first hearing.
    Rule {
        /// In which case.
        case: CaseId,
        /// The articles; those of the desk are added for a matter of a game.
        #[serde(default)]
        under: Vec<Article>,
        /// Why.
        #[serde(default)]
        why: String,
        /// What is imposed.
        #[serde(default)]
        measures: Vec<Measure>,
        /// The facts that the desk asks for, about a matter of a game.
        #[serde(default)]
        facts: Facts,
    },
    /// Appeal.
    Appeal {
        /// Against what.
        of: Contested,
        /// Who appeals, where an official writes it down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Party>,
        /// On which grounds.
        #[serde(default)]
        grounds: Vec<Ground>,
        /// What is paid for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deposit: Option<u32>,
        /// The appeal in writing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
        /// To the committee at once, where the book lets it.
        #[serde(default)]
        committee: bool,
    },
    /// Pass an appeal on to whoever hears it.
    Refer {
        /// Which case.
        case: CaseId,
        /// To whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<PersonId>,
    },
    /// Hand an appeal to the committee in in writing.
    Write {
        /// Which case.
        case: CaseId,
        /// What it says.
        text: String,
    },
    /// Step aside.
    Recuse {
        /// In which case.
        case: CaseId,
        /// Who.
        person: PersonId,
        /// Why.
        why: String,
    },
    /// Decide an appeal.
    Decide {
        /// Which case.
        case: CaseId,
        /// Whether it succeeds.
        upheld: bool,
        /// Why.
        why: String,
        /// Whether the ruling below was wrong by what was known then; if it succeeds and this is not said, it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        erred: Option<bool>,
        /// How the committee voted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        votes: Option<Votes>,
    },
    /// Go on with the game after the committee's decision.
    Resume {
        /// Which case.
        case: CaseId,
    },
    /// Take an appeal back.
    Withdraw {
        /// Which case.
        case: CaseId,
        /// Why.
        why: String,
    },
    /// Note false or disturbed evidence.
    Disturb {
        /// In which case.
        case: CaseId,
        /// By whom.
        by: Party,
        /// What was done.
        how: Disturbance,
        /// What happened.
        text: String,
    },
}

impl CaseAct {
    /// The case in which something is done, if there is one already.
    pub(crate) const fn case(&self) -> Option<CaseId> {
        match self {
            Self::Open { .. } | Self::Appeal { of: Contested::Matter { .. }, .. } => None,
            Self::Appeal { of: Contested::Case(case), .. }
            | Self::State { case, .. }
            | Self::Evidence { case, .. }
            | Self::Find { case, .. }
            | Self::Rule { case, .. }
            | Self::Refer { case, .. }
            | Self::Write { case, .. }
            | Self::Recuse { case, .. }
            | Self::Decide { case, .. }
            | Self::Resume { case }
            | Self::Withdraw { case, .. }
            | Self::Disturb { case, .. } => Some(*case),
        }
    }
}

/// What happened in cases.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CaseHappening {
    /// A case was opened.
    Opened {
        /// Its number.
        case: CaseId,
        /// What it is about.
        about: About,
        /// Before whom it is heard first.
        before: Instance,
        /// The ruling that was given already.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruling: Option<Box<Given>>,
    },
    /// Somebody said what happened.
    Stated {
        /// In which case.
        case: CaseId,
        /// Who.
        of: Party,
        /// What.
        text: String,
    },
    /// Evidence was shown.
    Shown {
        /// In which case.
        case: CaseId,
        /// Its kind.
        kind: Evidence,
        /// What it shows.
        text: String,
        /// Why it is heard though it is new on appeal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        new: Option<News>,
    },
    /// The facts were found.
    Found {
        /// In which case.
        case: CaseId,
        /// The facts.
        facts: Vec<Finding>,
    },
    /// It was ruled.
    Ruled {
        /// In which case.
        case: CaseId,
        /// The ruling.
        ruling: Box<Given>,
        /// Before whom.
        before: Instance,
        /// Whether there is no appeal against it.
        last: bool,
    },
    /// Somebody appealed.
    Appealed {
        /// In which case.
        case: CaseId,
        /// The appeal.
        appeal: Box<Appeal>,
        /// Before whom it is heard.
        before: Instance,
    },
    /// An appeal was passed on.
    Referred {
        /// Which case.
        case: CaseId,
        /// To whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<PersonId>,
    },
    /// An appeal was handed in in writing.
    Written {
        /// Which case.
        case: CaseId,
        /// What it says.
        text: String,
        /// By when it has to be decided.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        decide_by: Option<Deadline>,
    },
    /// Somebody stepped aside.
    Recused {
        /// In which case.
        case: CaseId,
        /// Who.
        person: PersonId,
        /// Why.
        why: String,
    },
    /// An appeal was decided.
    Decided {
        /// Which case.
        case: CaseId,
        /// The decision.
        decision: Box<Decision>,
        /// Whether there is no further appeal.
        last: bool,
    },
    /// Play went on.
    Resumed {
        /// Which case.
        case: CaseId,
        /// When.
        at: Instant,
        /// How many minutes after its time, if it was late.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        late: Option<u64>,
    },
    /// An appeal was taken back.
    Withdrawn {
        /// Which case.
        case: CaseId,
        /// Why.
        why: String,
    },
    /// Evidence was false or disturbed.
    Disturbed {
        /// In which case.
        case: CaseId,
        /// By whom.
        by: Party,
        /// What was done.
        how: Disturbance,
        /// What happened.
        text: String,
    },
}
