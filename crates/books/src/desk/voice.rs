//! How the code of a book says what rests on its units.

/// The functions with which the parts of one book's desk speak: its units, and what is done, refused, noticed or asked under
/// them.
macro_rules! speaks_for {
    ($book:expr) => {
        /// These units of the book.
        fn cite(clauses: &[&'static str]) -> Vec<$crate::Article> {
            clauses.iter().map(|clause| $book.article(clause)).collect()
        }

        /// A way to deal with a matter.
        fn remedy(clauses: &[&'static str], effects: Vec<$crate::desk::Effect>) -> $crate::desk::Remedy {
            $crate::desk::Remedy { under: cite(clauses), effects }
        }

        /// A refusal under these units.
        fn refused(why: $crate::desk::WhyNot, clauses: &[&'static str]) -> $crate::desk::Refusal {
            $crate::desk::Refusal::new(why, cite(clauses))
        }

        /// Something to take notice of.
        fn finding(
            incident: $crate::desk::Incident,
            side: Option<contest::Side>,
            clauses: &[&'static str],
        ) -> $crate::desk::Finding {
            $crate::desk::Finding { incident, side, under: cite(clauses) }
        }

        /// The side at fault, or that asks.
        fn offender(matter: &$crate::desk::Matter) -> Result<contest::Side, $crate::desk::Refusal> {
            matter.side.ok_or_else(|| refused($crate::desk::WhyNot::FactsMissing($crate::desk::Fact::Against), &[]))
        }
    };
}

pub(crate) use speaks_for;
