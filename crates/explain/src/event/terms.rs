//! What holds in an event: each term with its value and the articles by which it holds.

use books::Article;
use tournament::charter::{Key, TimeControl};
use words::say;

use super::standings::cited;
use super::{EventTeller, names};
use crate::sheet::{Cell, Column, Sheet};

impl EventTeller<'_> {
    /// What holds in a section in its current round, or in the first.
    pub fn terms(&self, section: &str) -> Sheet {
        let (event, lang) = (self.event, self.lang);
        let round = event.sections.get(section).and_then(|state| state.current()).map_or(1, |round| round.number);
        let (terms, laws) = (event.terms(section), event.laws());
        let set = terms.keys().into_iter().filter_map(|key| {
            let resolved = terms.find(&key, round)?;
            let value = names::value(&resolved.statement.value, lang);
            Some(self.term(key.to_string(), names::term(&key, lang), value, resolved.articles(&laws)))
        });
        let time = event.charter.as_ref().and_then(|charter| charter.within(section).time.clone());
        Sheet {
            title: self.title(section, &say!(lang, "print-terms")),
            columns: vec![
                Column::new("key", say!(lang, "table-key")),
                Column::new("term", say!(lang, "table-term")),
                Column::new("value", say!(lang, "table-value")),
                Column::new("article", say!(lang, "table-article")),
            ],
            rows: time.iter().map(|time| self.time(time)).chain(set).collect(),
            foot: String::new(),
        }
    }

    fn time(&self, time: &TimeControl) -> Vec<Cell> {
        let control = time.control().map(|control| control.to_string()).unwrap_or_default();
        self.term(
            "time".to_owned(),
            names::term(&Key::Other("time".to_owned()), self.lang),
            control,
            time.articles(&self.event.laws()),
        )
    }

    /// A row; only the books of the event are cited.
    fn term(&self, key: String, term: String, value: String, under: Vec<Article>) -> Vec<Cell> {
        let books = self.event.books();
        let under = cited(under.into_iter().filter(|article| books.contains(&article.book)));
        vec![key.into(), term.into(), value.into(), under.into()]
    }
}
