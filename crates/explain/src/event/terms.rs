//! What holds in an event: each term with its value, the layer that says so and the articles by which it holds.

use books::event::OfCharter;
use books::{Article, Book};
use schemars::JsonSchema;
use serde::Serialize;
use tournament::charter::{
    Announcement, Charter, Expected, Key, Layer, Resolved, Statement, Terms, TimeControl, Value,
};
use words::{Lang, say};

use super::{EventTeller, names};
use crate::article::cited;
use crate::sheet::{Cell, Column, Sheet};

/// A term that holds: what it is set to, by which layer, and what lower layers say otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TermLine {
    /// Its name in orders.
    pub key: Key,
    /// What it is called.
    pub term: String,
    /// What it is set to.
    pub value: Value,
    /// What it can be set to.
    pub expects: Expected,
    /// Where it stands.
    pub layer: Layer,
    /// Who says what, in words.
    pub told: TermTold,
    /// What lower layers say otherwise, the strongest first.
    pub overruled: Vec<TermTold>,
    /// What was announced of it for a later round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub later: Option<LaterTerm>,
}

/// What was announced of a term for a later round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LaterTerm {
    /// From which round on.
    pub round: u16,
    /// What it is set to then, in words.
    pub value: String,
}

/// What a layer says of a term, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TermTold {
    /// The value.
    pub value: String,
    /// The layer.
    pub layer: String,
    /// The articles.
    pub under: Vec<String>,
    /// The articles as they are called.
    pub cited: String,
}

/// What holds under a charter and what was announced, in a round; for a section by [`Charter::within`].
pub fn term_lines(charter: &Charter, announcements: &[Announcement], round: u16, lang: Lang) -> Vec<TermLine> {
    let (terms, laws, books) = (Terms::of(charter, announcements), charter.laws(), charter.books());
    let told = |statement: &Statement| {
        let unit = statement.under.into_iter();
        let layer = laws.cite(OfCharter::Layer(statement.layer)).into_iter().filter(|_| statement.under.is_none());
        let under: Vec<Article> = of_books(unit.chain(layer), &books).collect();
        TermTold {
            value: names::value(&statement.value, lang),
            layer: names::layer(statement.layer, lang),
            under: under.iter().map(ToString::to_string).collect(),
            cited: cited(&under, None, lang),
        }
    };
    let later = |key: &Key| {
        let Resolved { statement, .. } = terms.find(key, u16::MAX)?;
        let Layer::Announcement { round: from } = statement.layer else { return None };
        (from > round).then(|| LaterTerm { round: from, value: names::value(&statement.value, lang) })
    };
    let line = |key: Key| {
        let Resolved { statement, overruled, .. } = terms.find(&key, round)?;
        Some(TermLine {
            term: names::term(&key, &books, lang),
            expects: key.expects(),
            layer: statement.layer,
            told: told(&statement),
            overruled: overruled.iter().map(told).collect(),
            later: later(&key),
            value: statement.value,
            key,
        })
    };
    terms.keys().into_iter().filter_map(line).collect()
}

/// Those articles that are of these books.
fn of_books<'a>(articles: impl Iterator<Item = Article> + 'a, books: &'a [Book]) -> impl Iterator<Item = Article> + 'a {
    articles.filter(|article| books.contains(&article.book))
}

impl EventTeller<'_> {
    /// What holds in a section in its current round, or in the first, with the layers that say so.
    pub fn term_lines(&self, section: &str) -> Vec<TermLine> {
        let charter = self.event.charter.as_ref().map(|charter| charter.within(section)).unwrap_or_default();
        term_lines(&charter, &self.event.announcements, self.round_of_terms(section), self.lang)
    }

    fn round_of_terms(&self, section: &str) -> u16 {
        self.event.sections.get(section).and_then(|state| state.current()).map_or(1, |round| round.number)
    }

    /// What holds in a section in its current round, or in the first.
    pub fn terms(&self, section: &str) -> Sheet {
        let (event, lang) = (self.event, self.lang);
        let round = self.round_of_terms(section);
        let (terms, laws, books) = (event.terms(section), event.laws(section), event.books(section));
        let set = terms.keys().into_iter().filter_map(|key| {
            let resolved = terms.find(&key, round)?;
            let value = names::value(&resolved.statement.value, lang);
            let layer = names::layer(resolved.statement.layer, lang);
            let told = [key.to_string(), names::term(&key, &books, lang), value, layer];
            Some(self.term(section, told, resolved.articles(&laws)))
        });
        let time = event.charter.as_ref().and_then(|charter| charter.within(section).time.clone());
        Sheet {
            title: self.title(section, &say!(lang, "print-terms")),
            columns: vec![
                Column::new("key", say!(lang, "table-key")),
                Column::new("term", say!(lang, "table-term")),
                Column::new("value", say!(lang, "table-value")),
                Column::new("layer", say!(lang, "table-layer")),
                Column::new("article", say!(lang, "table-article")),
            ],
            rows: time.iter().map(|time| self.time(section, time)).chain(set).collect(),
            foot: String::new(),
        }
    }

    fn time(&self, section: &str, time: &TimeControl) -> Vec<Cell> {
        let control = time.control().map(|control| control.to_string()).unwrap_or_default();
        let term = self.term_name(&Key::Other("time".to_owned()));
        let told = ["time".to_owned(), term, control, names::layer(Layer::Charter, self.lang)];
        self.term(section, told, time.articles(&self.event.laws(section)))
    }

    /// A row; only the books of the section are cited.
    fn term(&self, section: &str, told: [String; 4], under: Vec<Article>) -> Vec<Cell> {
        let books = self.event.books(section);
        let under: Vec<Article> = of_books(under.into_iter(), &books).collect();
        told.into_iter().map(Cell::from).chain([Cell::cited(&under, self.lang)]).collect()
    }
}
