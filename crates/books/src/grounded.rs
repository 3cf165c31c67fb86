//! What a rulebook answers: what, and by which articles.

use ruling::Article;

/// Something that a rulebook says, with the articles that say it. A book that does not say it answers `None` and not with
/// an empty list; without articles, custom says it and no text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Grounded<T = ()> {
    /// What it says.
    pub what: T,
    /// Under which articles.
    pub under: Vec<Article>,
}

impl<T> Grounded<T> {
    /// Something said under these articles.
    pub fn new(what: T, under: Vec<Article>) -> Self {
        Self { what, under }
    }

    /// Another thing said under the same articles.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Grounded<U> {
        Grounded { what: f(self.what), under: self.under }
    }
}

impl Grounded {
    /// That something is so, under these articles.
    pub fn so(under: Vec<Article>) -> Self {
        Self { what: (), under }
    }
}
