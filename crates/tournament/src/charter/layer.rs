//! Which rule speaks.

use std::collections::BTreeSet;

use books::Article;
use books::event::{Key, Laws, Layer, OfCharter, Value};
use schemars::JsonSchema;
use serde::Serialize;

use super::{Announcement, Charter, Clause, preset};

/// One rule that sets a term.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Statement {
    /// Where it stands.
    pub layer: Layer,
    /// What it sets.
    pub key: Key,
    /// To what.
    pub value: Value,
    /// The unit of a book that says so; `None` for the charter and announcements.
    #[serde(with = "crate::cite::option")]
    #[schemars(with = "Option<String>")]
    pub under: Option<Article>,
}

/// The rule that speaks, and those that do not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Resolved {
    /// What holds.
    pub statement: Statement,
    /// What would hold otherwise.
    pub overruled: Vec<Statement>,
    /// What contradicts itself and is void.
    pub void: Vec<Statement>,
}

impl Resolved {
    /// The articles behind it: the ranks of the layers, and the unit that speaks.
    pub fn articles(&self, laws: &Laws) -> Vec<Article> {
        let cite = |matter| laws.cite(matter);
        let mut articles = cite(OfCharter::Precedence);
        articles.extend(cite(OfCharter::Layer(self.statement.layer)));
        articles.extend(self.statement.under);
        if !self.void.is_empty() {
            articles.extend(cite(OfCharter::Void));
        }
        if !self.overruled.is_empty() {
            articles.extend(cite(OfCharter::Higher));
        }
        articles
    }
}

/// Everything that is set for an event, by whom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    statements: Vec<Statement>,
}

impl Terms {
    /// What a charter, its books and the announcements set; for a section by [`Charter::within`].
    pub fn of(charter: &Charter, announcements: &[Announcement]) -> Self {
        let struck: Vec<&str> = charter.clauses().filter_map(|clause| clause.strikes.as_deref()).collect();
        let announced = announcements.iter().flat_map(|announcement| {
            let layer = Layer::Announcement { round: announcement.round };
            announcement.clauses.iter().filter_map(move |clause| stated(layer, clause))
        });
        let charter_says = charter.clauses().filter_map(|clause| stated(Layer::Charter, clause));
        let items = charter.items().into_iter().map(|(key, value)| Statement {
            layer: Layer::Charter,
            key,
            value,
            under: None,
        });
        let suggested = charter.preset.into_iter().flat_map(|preset| preset::statements(preset, charter));
        let minutes = charter.time.as_ref().and_then(super::TimeControl::minutes);
        let in_books = charter.laws().terms(minutes).into_iter().map(|(term, unit)| Statement {
            layer: term.layer,
            key: term.key,
            value: term.value,
            under: Some(unit),
        });
        let in_books = in_books.filter(|statement| statement.under.is_none_or(|unit| !struck.contains(&unit.clause)));
        Self { statements: announced.chain(charter_says).chain(items).chain(suggested).chain(in_books).collect() }
    }

    /// What is set, in the order of the charter's terms.
    pub fn keys(&self) -> BTreeSet<Key> {
        self.statements.iter().map(|statement| statement.key.clone()).collect()
    }

    /// What holds for a key in a round; `None` if nobody says anything.
    pub fn find(&self, key: &Key, round: u16) -> Option<Resolved> {
        let applies = |statement: &&Statement| {
            statement.key == *key && !matches!(statement.layer, Layer::Announcement { round: from } if from > round)
        };
        let mut said: Vec<&Statement> = self.statements.iter().filter(applies).collect();
        // Of announcements the latest speaks for its round; within one round they must agree.
        said.sort_by_key(|statement| match statement.layer {
            Layer::Announcement { round } => (0, u16::MAX - round),
            layer => (layer.rank(), 0),
        });
        let mut void = Vec::new();
        let mut ranks = said.chunk_by(|a, b| a.layer == b.layer);
        let mut spoken = None;
        for rank in ranks.by_ref() {
            let agree = rank.iter().all(|statement| statement.value == rank[0].value);
            if agree || !rank[0].layer.can_be_void() {
                spoken = Some(rank[0].clone());
                break;
            }
            void.extend(rank.iter().map(|statement| (*statement).clone()));
        }
        let overruled = ranks.flatten().filter(|other| spoken.as_ref().is_some_and(|one| one.value != other.value));
        let overruled = overruled.map(|statement| (*statement).clone()).collect();
        spoken.map(|statement| Resolved { statement, overruled, void })
    }

    /// Every key about which a rank contradicts itself, with what is void.
    pub fn contradictions(&self) -> Vec<(Key, Vec<Statement>)> {
        let mut keys: Vec<&Key> = self.statements.iter().map(|statement| &statement.key).collect();
        keys.sort_unstable();
        keys.dedup();
        let void = |key: &Key| {
            let said = self.statements.iter().filter(|statement| statement.key == *key);
            let said: Vec<&Statement> = said.filter(|statement| statement.layer.can_be_void()).collect();
            let clashes =
                |one: &&&Statement| said.iter().any(|other| other.layer == one.layer && other.value != one.value);
            said.iter().filter(clashes).map(|statement| (*statement).clone()).collect::<Vec<_>>()
        };
        keys.into_iter().map(|key| (key.clone(), void(key))).filter(|(_, void)| !void.is_empty()).collect()
    }

    /// The number that holds for a key in a round.
    pub fn number(&self, key: &Key, round: u16) -> Option<u32> {
        self.find(key, round)?.statement.value.number()
    }

    /// Whether a key is set to yes in a round.
    pub fn flag(&self, key: &Key, round: u16) -> bool {
        self.find(key, round).is_some_and(|resolved| resolved.statement.value == Value::Flag(true))
    }

    /// The word that holds for a key in a round.
    pub fn word(&self, key: &Key, round: u16) -> Option<String> {
        match self.find(key, round)?.statement.value {
            Value::Text(word) => Some(word),
            Value::Flag(_) | Value::Number(_) => None,
        }
    }

    /// The articles behind what holds for a key.
    pub fn articles(&self, key: &Key, round: u16) -> Vec<Article> {
        self.find(key, round).and_then(|resolved| resolved.statement.under).into_iter().collect()
    }
}

fn stated(layer: Layer, clause: &Clause) -> Option<Statement> {
    Some(Statement { layer, key: clause.key.clone(), value: clause.value.clone()?, under: None })
}
