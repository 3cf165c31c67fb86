//! What the desk has to know before something can be ruled on.

use books::Article;
use books::desk::{Act, Asks, Effect, Fact, Facts, Grade, Licence, Matter, Refusal, WhyNot};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::decide::remedied;
use crate::desk::Desk;
use crate::entry::Entry;
use crate::happening::{Happening, Logged};

/// A fact that is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Asked {
    /// Which.
    pub fact: Fact,
    /// What is presumed as long as nobody says otherwise, as a script has it: `null` if nothing is.
    pub presumed: Value,
    /// The fact without which this one changes nothing, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beside: Option<Fact>,
}

/// What a matter turns on, and what comes of it as long as nothing else is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Questions {
    /// The matter as it stands, or as it would stand if it were raised.
    pub matter: Matter,
    /// The facts on which it turns, each with what is presumed.
    pub facts: Vec<Asked>,
    /// Whether the facts are presumed to be disputed, as the entry says.
    pub disputed: bool,
    /// The lowest grade of an official who may rule on it.
    pub grade: Grade,
    /// The lowest qualification, where one is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub licence: Option<Licence>,
    /// The articles that say who may.
    pub authority: Vec<Article>,
    /// What is done by what is presumed, in this order; nothing if a fact is missing.
    pub effects: Vec<Effect>,
    /// The articles on which that rests, or that ask for the fact.
    pub under: Vec<Article>,
    /// Why it cannot be ruled on by what is presumed: a fact that is missing, or another reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<WhyNot>,
}

impl Desk {
    /// What has to be known to rule on what an entry raises, or on the matter that it rules on, and what comes of it by what
    /// is presumed. Nothing changes.
    ///
    /// # Errors
    ///
    /// The entry would be refused, or brings up no matter.
    pub fn questions(&self, entry: &Entry) -> Result<Questions, Refusal> {
        let mut desk = self.clone();
        let ruled = match &entry.act {
            Act::Rule { matter, .. } => *matter,
            _ => None,
        };
        let id = match ruled {
            Some(id) => Some(id),
            None => desk.take(entry)?.iter().rev().find_map(|logged| match &logged.event {
                Happening::Noted { matter } => Some(matter.id),
                Happening::Raised { matter } => Some(*matter),
                _ => None,
            }),
        };
        let matter = id.and_then(|id| desk.scene().matter(id).cloned());
        let matter = matter.ok_or_else(|| Refusal::new(WhyNot::NoSuchMatter, Vec::new()))?;
        Ok(desk.asked_of(matter, entry.disputed))
    }

    fn asked_of(&self, matter: Matter, disputed: bool) -> Questions {
        let (law, scene, presumed) = (self.law(), self.scene(), Facts::default());
        let authority = law.authority(scene, &matter, &presumed, disputed);
        let values = serde_json::to_value(&presumed).unwrap_or_default();
        let asked = |Asks { fact, beside }: Asks| {
            let presumed = values.get(fact.name()).cloned().unwrap_or_default();
            Asked { fact, presumed, beside }
        };
        let (effects, under, refused) = match remedied(law, scene, &matter, &presumed) {
            Ok(remedy) => (remedy.effects, remedy.under, None),
            Err(refusal) => (Vec::new(), refusal.under, Some(refusal.why)),
        };
        Questions {
            facts: law.asks(scene, &matter).into_iter().map(asked).collect(),
            matter,
            disputed,
            grade: authority.grade,
            licence: authority.licence,
            authority: authority.under,
            effects,
            under,
            refused,
        }
    }

    /// What would come of entries made one after the other. Nothing changes.
    ///
    /// # Errors
    ///
    /// One of them would be refused.
    pub fn preview(&self, entries: &[Entry]) -> Result<Vec<Logged>, Refusal> {
        let mut desk = self.clone();
        let before = desk.log().len();
        for entry in entries {
            desk.take(entry)?;
        }
        Ok(desk.log()[before..].to_vec())
    }
}
