//! What a case file holds.

use arbiter::{Desk, Happening};
use books::Article;
use books::desk::{MatterId, Sanction, Standing};
use books::event::{Evidence, Ground, Instance, Rung};
use clock::Instant;
use contest::{Actor, GameId, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::act::Votes;
use super::deadline::Deadline;
use crate::duty::Done;
use crate::office::PersonId;

/// What a case is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "CaseAbout")]
pub enum About {
    /// A matter of a game.
    Matter {
        /// The game.
        game: GameId,
        /// The number of the matter at its desk.
        matter: MatterId,
    },
    /// How somebody behaved.
    Conduct {
        /// At which game, if at one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<GameId>,
        /// Who is complained of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        against: Option<Party>,
        /// What is said to have happened.
        what: String,
    },
}

impl About {
    /// The game.
    pub const fn game(&self) -> Option<&GameId> {
        match self {
            Self::Matter { game, .. } => Some(game),
            Self::Conduct { game, .. } => game.as_ref(),
        }
    }

    /// Who is complained of, where that is said.
    pub const fn against(&self) -> Option<&Party> {
        match self {
            Self::Matter { .. } => None,
            Self::Conduct { against, .. } => against.as_ref(),
        }
    }
}

/// Somebody in a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "CaseParty")]
pub enum Party {
    /// The player of a side.
    Side(Side),
    /// An official.
    Official(PersonId),
    /// Somebody else, by name.
    Other(String),
}

/// What somebody says happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "CaseStatement")]
pub struct Statement {
    /// Who says it.
    pub of: Party,
    /// What.
    pub text: String,
    /// When, and by whom it was written down.
    #[serde(flatten)]
    pub done: Done,
}

/// Why new evidence is heard on appeal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "NewEvidence")]
pub enum News {
    /// There was a special reason not to bring it before.
    Excused,
    /// Whoever hears the appeal asked for it.
    Inquired,
}

/// A piece of evidence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "CaseItem")]
pub struct Item {
    /// Its kind.
    pub kind: Evidence,
    /// What it shows.
    pub text: String,
    /// Why it is heard though it is new on appeal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new: Option<News>,
    /// When, and who brought it in.
    #[serde(flatten)]
    pub done: Done,
}

/// A fact as it was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CaseFact")]
pub struct Finding {
    /// What.
    pub text: String,
    /// Whether it is proved; what is in doubt counts for the side complained of.
    pub proved: bool,
}

/// Something imposed on somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Measure {
    /// A penalty or order as at a desk.
    Sanction(Sanction),
    /// Criticism before others.
    Criticism,
    /// A serious warning.
    SeriousWarning,
    /// Points and the right to play are cancelled.
    CancelPoints,
    /// Barred from events.
    Suspend {
        /// For so many years.
        years: u8,
    },
    /// An official is taught better.
    Instruct,
    /// An official is relieved of the office.
    Relieve {
        /// For so many rounds; for the event if it is not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rounds: Option<u16>,
    },
}

impl Measure {
    /// Its kind.
    pub const fn rung(&self) -> Rung {
        match self {
            Self::Sanction(sanction) => match sanction {
                Sanction::Caution => Rung::Caution,
                Sanction::CorrectAfter(_) => Rung::CorrectAfter,
                Sanction::CorrectNow(_) => Rung::CorrectNow,
                Sanction::PressFault => Rung::PressFault,
                Sanction::RecordFault => Rung::RecordFault,
                Sanction::TechnicalFoul => Rung::TechnicalFoul,
                Sanction::Result(_) | Sanction::SpecialResult(_) => Rung::Result,
                Sanction::Expel => Rung::Expel,
                Sanction::Disqualify => Rung::Disqualify,
                Sanction::Refer => Rung::Refer,
                Sanction::Other(_) => Rung::Other,
            },
            Self::Criticism => Rung::Criticism,
            Self::SeriousWarning => Rung::SeriousWarning,
            Self::CancelPoints => Rung::CancelPoints,
            Self::Suspend { years } => Rung::Suspend { years: *years },
            Self::Instruct => Rung::Instruct,
            Self::Relieve { .. } => Rung::Relieve,
        }
    }
}

/// A ruling as it was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CaseRuling")]
pub struct Given {
    /// In which office.
    pub by: Actor,
    /// By whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// The name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// When.
    pub at: Instant,
    /// The articles on which it rests.
    pub under: Vec<Article>,
    /// Why.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
    /// What was imposed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub measures: Vec<Measure>,
    /// The line of the log from which on it reached the board, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u64>,
}

impl Given {
    /// The ruling on a matter that stands at a desk, if there is one; one that was ratified is the ratifier's.
    pub(crate) fn at_desk(desk: &Desk, matter: MatterId) -> Option<Self> {
        let known = desk.scene().matter(matter)?;
        if !matches!(known.standing, Standing::Ruled | Standing::Provisional | Standing::Dismissed) {
            return None;
        }
        let log = desk.log();
        let is_ruling = |event: &Happening| matches!(event, Happening::Ruled { matter: of, .. } | Happening::Dismissed { matter: of } if *of == matter);
        let nth = log.iter().rposition(|logged| is_ruling(&logged.event))?;
        let ruled = &log[nth];
        let with = log[nth + 1..].iter().take_while(|logged| logged.no <= ruled.no + ruled.more);
        let took =
            with.filter(|logged| matches!(&logged.event, Happening::Took { matter: of, .. } if *of == Some(matter)));
        let mut under: Vec<Article> = Vec::new();
        for article in ruled.under.iter().chain(took.flat_map(|logged| &logged.under)) {
            if !under.contains(article) {
                under.push(*article);
            }
        }
        let ratifies = |event: &Happening| matches!(event, Happening::Ratified { matter: of } if *of == matter);
        let giver = log[nth + 1..].iter().rfind(|logged| ratifies(&logged.event)).unwrap_or(ruled);
        Some(Self {
            by: giver.by,
            person: giver.person.as_deref().map(Into::into),
            name: giver.name.clone(),
            at: giver.at,
            under,
            why: String::new(),
            measures: Vec::new(),
            from: Some(ruled.no),
        })
    }
}

/// An appeal in writing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CaseWritten")]
pub struct Written {
    /// When it was handed in.
    pub at: Instant,
    /// What it says.
    pub text: String,
}

/// An appeal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CaseAppeal")]
pub struct Appeal {
    /// Who appeals.
    pub by: Actor,
    /// Who that is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// When.
    pub at: Instant,
    /// On which grounds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub grounds: Vec<Ground>,
    /// What was paid for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deposit: Option<u32>,
    /// To whom it was passed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub referred_to: Option<PersonId>,
    /// Since when the board is sealed, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed: Option<Instant>,
    /// By when it has to be handed in in writing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub write_by: Option<Deadline>,
    /// What was handed in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub written: Option<Written>,
    /// By when it has to be decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decide_by: Option<Deadline>,
    /// When play went on, where the board was sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resumed: Option<Instant>,
    /// Why it was taken back, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawn: Option<String>,
}

/// What was decided on an appeal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CaseDecision")]
pub struct Decision {
    /// In which office.
    pub by: Actor,
    /// By whom it was announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// When.
    pub at: Instant,
    /// Whether the appeal succeeds.
    pub upheld: bool,
    /// Why.
    pub why: String,
    /// Whether the ruling below was wrong by what was known then.
    pub erred: bool,
    /// How many minutes after its time, if it was late.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late: Option<u64>,
    /// How the committee voted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub votes: Option<Votes>,
    /// What is given back of what was paid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub returned: Option<u32>,
    /// When play goes on, where the board was sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resume_at: Option<Deadline>,
    /// The line of the log from which on it reached the board, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u64>,
}

/// One hearing: the first, or one on appeal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "CaseHearing")]
pub struct Hearing {
    /// Before whom.
    pub before: Instance,
    /// The appeal that brought it there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub appeal: Option<Appeal>,
    /// What was said.
    pub statements: Vec<Statement>,
    /// What was shown.
    pub evidence: Vec<Item>,
    /// The facts, once they are found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facts: Option<Vec<Finding>>,
    /// Who stepped aside.
    pub recused: Vec<PersonId>,
    /// The ruling, in the first hearing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<Given>,
    /// The decision, on appeal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
}

impl Hearing {
    /// A hearing that begins.
    pub const fn new(before: Instance, appeal: Option<Appeal>) -> Self {
        Self {
            before,
            appeal,
            statements: Vec::new(),
            evidence: Vec::new(),
            facts: None,
            recused: Vec::new(),
            ruling: None,
            decision: None,
        }
    }

    /// Whether it is over.
    pub const fn is_over(&self) -> bool {
        self.ruling.is_some() || self.decision.is_some()
    }

    /// When something last happened in it.
    pub(super) fn latest(&self) -> Instant {
        let appeal = self.appeal.as_ref().map(|appeal| {
            let later = appeal.written.as_ref().map(|written| written.at).into_iter().chain(appeal.resumed);
            later.fold(appeal.at, Instant::max)
        });
        let said = self.statements.iter().map(|statement| statement.done.at);
        let shown = self.evidence.iter().map(|item| item.done.at);
        let ruled = self.ruling.as_ref().map(|given| given.at);
        let decided = self.decision.as_ref().map(|decision| decision.at);
        said.chain(shown).chain(ruled).chain(decided).chain(appeal).max().unwrap_or(Instant::new(0))
    }

    /// The line of the log from which on what was ruled or decided reached the board, if it did.
    pub fn from(&self) -> Option<u64> {
        let ruling = self.ruling.as_ref().and_then(|given| given.from);
        ruling.or_else(|| self.decision.as_ref()?.from)
    }

    /// Who ruled or decided, if that is known.
    pub fn judge(&self) -> Option<&PersonId> {
        let ruling = self.ruling.as_ref().and_then(|given| given.person.as_ref());
        ruling.or_else(|| self.decision.as_ref()?.person.as_ref())
    }
}

/// A case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "HallCase")]
pub struct Case {
    /// What it is about.
    pub about: About,
    /// When it was opened, and by whom.
    pub opened: Done,
    /// How often it was heard, the first time first.
    pub hearings: Vec<Hearing>,
    /// False or disturbed evidence: by whom, and what.
    pub disturbed: Vec<(Party, String)>,
    /// Whether there is no further appeal.
    pub last: bool,
}
