//! Who may rule on a matter.

use contest::{Grade, Licence};

use crate::Article;

/// Who may rule on a matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Authority {
    /// The lowest grade.
    pub grade: Grade,
    /// The lowest qualification, where one is asked for.
    pub licence: Option<Licence>,
    /// The articles that say so.
    pub under: Vec<Article>,
}
