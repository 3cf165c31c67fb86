//! The rulebooks as the sources name them: by a constant and by a folder, both made of the id.

use std::collections::HashSet;
use std::path::Path;

use books::REGISTRY;

/// A rulebook, its names in the sources and its units.
pub struct Named {
    /// `roc-113`.
    pub id: &'static str,
    /// `crates/books/src/roc_113`.
    pub folder: String,
    /// The ids of its units.
    pub units: HashSet<&'static str>,
    /// The book it supplements.
    pub base: Option<&'static str>,
}

/// The rulebooks.
pub struct Registry(Vec<Named>);

impl Registry {
    /// All rulebooks there are.
    pub fn new() -> Self {
        let named = REGISTRY.iter().map(|entry| {
            let id = entry.book.id();
            let folder = format!("crates/books/src/{}", id.replace('-', "_"));
            let units = entry.law().units.iter().map(|unit| unit.id.as_str()).collect();
            Named { id, folder, units, base: entry.base.map(books::Book::id) }
        });
        Self(named.collect())
    }

    /// The rulebook that goes by this name in code: `ROC_113`, or `Roc113` where it is imported so.
    pub fn by_name(&self, name: &str) -> Option<&Named> {
        let plain = |name: &str| name.replace(['_', '-'], "").to_lowercase();
        self.0.iter().find(|book| name.starts_with(char::is_uppercase) && plain(name) == plain(book.id))
    }

    /// The rulebook with this id.
    pub fn by_id(&self, id: &str) -> Option<&Named> {
        self.0.iter().find(|book| book.id == id)
    }

    /// The rulebook in whose folder a file lies.
    pub fn of_file(&self, path: &Path) -> Option<&Named> {
        self.0.iter().find(|book| path.starts_with(&book.folder))
    }
}
