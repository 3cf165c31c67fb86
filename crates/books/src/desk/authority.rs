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

/// A line of a book's table of authority: one unit that gives a kind of matter to a grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AuthorityLine {
    /// The unit, whose words say which matters.
    pub clause: &'static str,
    /// The lowest grade as long as nobody disputes the facts.
    pub grade: Grade,
    /// The lowest grade once somebody does.
    pub disputed: Grade,
    /// The lowest qualification, where one is asked for.
    pub licence: Option<Licence>,
}

impl AuthorityLine {
    /// A line that holds whether or not anybody disputes the facts.
    pub const fn new(clause: &'static str, grade: Grade) -> Self {
        Self { clause, grade, disputed: grade, licence: None }
    }

    /// A line for matters that go higher once the facts are disputed.
    pub const fn undisputed(clause: &'static str, grade: Grade, disputed: Grade) -> Self {
        Self { clause, grade, disputed, licence: None }
    }

    /// The same for officials of a qualification.
    #[must_use]
    pub const fn with(self, licence: Licence) -> Self {
        Self { licence: Some(licence), ..self }
    }
}
