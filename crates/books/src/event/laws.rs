//! The books of one charter.

use contest::Actor;
use ruling::{Article, Book};

use super::{
    EquipmentFault, EventLaw, EventMatter, Inspection, Level, LevelTime, OfCharter, Power, RankingList, Requirement,
    Scores, System, Term, Weight,
};
use crate::Grounded;
use crate::registry::entry;

/// What the books of a charter say of an event, the strongest first.
///
/// ```
/// use books::event::{Laws, Power};
/// use contest::Actor;
///
/// let book = books::known("roc-113")?;
/// let offices = Laws::of(&[book]).offices(Power::Disqualify).expect("the book gives it to somebody");
/// assert_eq!(offices.what, [Actor::Chief]);
/// # Ok::<(), books::UnknownBook>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Laws(Vec<&'static EventLaw>);

impl Laws {
    /// Of these books; those whose law of an event is not known are silent.
    pub fn of(books: &[Book]) -> Self {
        Self(books.iter().filter_map(|book| entry(*book)?.event).collect())
    }

    /// The articles of all books on a matter; where a supplement speaks its base does not.
    pub fn cite<'a>(&self, matter: impl Into<EventMatter<'a>>) -> Vec<Article> {
        let matter = matter.into();
        let mut replaced: Vec<Book> = Vec::new();
        let mut articles = Vec::new();
        for law in &self.0 {
            let clauses = (law.cites)(matter);
            let speaks = !clauses.is_empty() && !replaced.contains(&law.book);
            if speaks {
                articles.extend(law.book.articles(clauses));
            }
            if speaks || replaced.contains(&law.book) {
                replaced.extend(entry(law.book).and_then(|entry| entry.base));
            }
        }
        articles
    }

    /// The articles on several matters, each once.
    pub fn cite_all<'a, M: Into<EventMatter<'a>> + Copy>(&self, matters: &[M]) -> Vec<Article> {
        let mut articles: Vec<Article> = Vec::new();
        for article in matters.iter().flat_map(|matter| self.cite(*matter)) {
            if !articles.contains(&article) {
                articles.push(article);
            }
        }
        articles
    }

    /// Who has a power by the strongest book that speaks of it, under it and those that give it to nobody else; `None` if no
    /// book gives it to anybody.
    pub fn offices(&self, power: Power) -> Option<Grounded<&'static [Actor]>> {
        let rows = self.0.iter().flat_map(|law| law.offices.iter().map(|row| (law.book, row)));
        let given: Vec<_> = rows.filter(|(_, row)| row.power == power).collect();
        let what = given.first()?.1.offices;
        let agree = given.iter().filter(|(_, row)| row.offices.iter().all(|office| what.contains(office)));
        Some(Grounded { what, under: agree.flat_map(|(book, row)| book.articles(row.clauses)).collect() })
    }

    /// How much a requirement weighs, by the book that asks the most; `None` if none asks it.
    pub fn requires(&self, requirement: Requirement) -> Option<Grounded<Weight>> {
        let rows = self.0.iter().flat_map(|law| law.requires.iter().map(|row| (law.book, row)));
        let asked: Vec<_> = rows.filter(|(_, row)| row.0 == requirement).collect();
        let what = asked.iter().map(|(_, row)| row.1).min()?;
        Some(Grounded { what, under: asked.iter().flat_map(|(book, row)| book.articles(row.2)).collect() })
    }

    /// What the books set, each with its article.
    pub fn terms(&self, minutes: Option<u16>) -> Vec<(Term, Article)> {
        let terms = self.0.iter().flat_map(|law| (law.terms)(minutes).into_iter().map(|term| (law.book, term)));
        terms.map(|(book, term)| (book.article(term.clause), term)).map(|(unit, term)| (term, unit)).collect()
    }

    /// What a game is worth where the charter does not say.
    pub fn scoring(&self) -> Option<Grounded<Scores>> {
        self.0.iter().find_map(|law| {
            let clauses = (law.cites)(EventMatter::Charter(OfCharter::ScoringDefault));
            Some(Grounded { what: law.scoring?, under: law.book.articles(clauses) })
        })
    }

    /// What separates equal scores where the charter does not say.
    pub fn ranking(&self, system: System, teams: bool) -> Option<&'static RankingList> {
        self.0.iter().find_map(|law| law.lists.iter().find(|list| list.serves.contains(&(system, teams))))
    }

    /// The time of a level's games.
    pub fn level(&self, level: Level) -> Option<Grounded<LevelTime>> {
        self.0.iter().find_map(|law| {
            let (_, what) = *law.levels.iter().find(|(of, _)| *of == level)?;
            Some(Grounded { what, under: vec![law.book.article(what.clause)] })
        })
    }

    /// What the books find wrong with boards, pieces and clocks.
    pub fn inspect(&self, found: &Inspection) -> Vec<Grounded<EquipmentFault>> {
        let mut faults: Vec<Grounded<EquipmentFault>> = Vec::new();
        for (book, (what, clauses)) in
            self.0.iter().flat_map(|law| (law.inspects)(found).into_iter().map(|fault| (law.book, fault)))
        {
            let under = book.articles(clauses);
            match faults.iter_mut().find(|fault| fault.what == what) {
                Some(fault) => fault.under.extend(under),
                None => faults.push(Grounded { what, under }),
            }
        }
        faults
    }

    /// The books that are in force only from a later day (year, month, day) on.
    pub fn not_yet(&self, day: (i16, i8, i8)) -> Vec<Article> {
        let later = self.0.iter().filter_map(|law| Some((law.book, law.in_force?)));
        later.filter(|(_, (from, _))| day < *from).map(|(book, (_, clause))| book.article(clause)).collect()
    }
}

#[cfg(all(test, feature = "table"))]
mod tests {
    use super::*;
    use crate::event::{Criterion, OfAbsence, OfMethod, OfReporting, OfRound, TieBreak};
    use crate::registry::REGISTRY;

    /// What is made of a clause by code, and so is not seen by a reader of the sources, exists too.
    #[test]
    fn every_row_of_a_book_rests_on_its_units() {
        for law in REGISTRY.iter().filter_map(|entry| entry.event) {
            let terms = [None, Some(10), Some(60)].into_iter().flat_map(|minutes| (law.terms)(minutes));
            let clauses = terms.map(|term| term.clause);
            let clauses = clauses.chain(law.offices.iter().flat_map(|row| row.clauses.iter().copied()));
            let clauses = clauses.chain(law.requires.iter().flat_map(|row| row.2.iter().copied()));
            let lists = law.lists.iter().flat_map(|list| list.rows.iter().map(|row| row.1).chain([list.heading]));
            let pairing = Criterion::ALL.into_iter().map(|criterion| EventMatter::Round(OfRound::Criterion(criterion)));
            let ranking = TieBreak::ALL.into_iter().map(|tie_break| EventMatter::Method(OfMethod::TieBreak(tie_break)));
            let cited = pairing.chain(ranking).flat_map(|matter| (law.cites)(matter).iter().copied());
            for clause in clauses.chain(lists).chain(cited) {
                assert!(crate::law::unit(law.book.article(clause)).is_some(), "{} {clause}", law.book);
            }
        }
    }

    #[test]
    fn no_power_is_given_twice_by_a_book_and_all_by_custom() {
        for law in REGISTRY.iter().filter_map(|entry| entry.event) {
            for power in Power::ALL {
                assert!(law.offices.iter().filter(|row| row.power == power).count() < 2, "{} {power:?}", law.book);
            }
        }
        assert!(Power::ALL.iter().all(|power| !power.by_custom().is_empty()));
    }

    #[test]
    fn a_supplement_is_asked_before_its_base() {
        let laws = |books: &[&str]| Laws::of(&books.iter().map(|id| crate::known(id).unwrap()).collect::<Vec<_>>());
        let list = |laws: &Laws, system| laws.ranking(system, false).map(|list| list.id);
        let both = laws(&["hk-2016", "roc-113"]);
        assert_eq!(list(&both, System::Swiss), Some("hong_kong"));
        assert_eq!(list(&both, System::RoundRobin), Some("round_robin"));
        let scoring = |laws: &Laws| laws.scoring().map(|scoring| scoring.what);
        assert_eq!(scoring(&both), Some(Scores::Half));
        assert_eq!(scoring(&laws(&["roc-113"])), Some(Scores::Whole));
        // What the supplement says instead of its base is cited alone.
        assert!(both.cite(OfReporting::Absent).iter().all(|unit| unit.book == crate::HK_2016));
        assert!(both.cite(OfAbsence::SwissStands).iter().all(|unit| unit.book == crate::ROC_113));
        // Where a book is silent no other speaks for it.
        let silent = laws(&["fide-2014"]);
        assert_eq!((scoring(&silent), list(&silent, System::Swiss)), (None, None));
        assert!(silent.offices(Power::Announce).is_none() && silent.terms(Some(60)).is_empty());
    }
}
