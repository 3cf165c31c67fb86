//! The desk under `roc-113`: chapters 1 to 3, and what chapter 4 gives officials to do.
//!
//! Each part of the book speaks for itself; what none speaks of is allowed, brings nothing up, and leaves the game as it is.

mod adjourn;
mod agreement;
mod board;
mod clock;
mod conduct;
mod ledger;
mod limits;
mod officials;
mod position;
mod records;
mod scatter;
mod start;
mod touch;

use ::clock::Side;

use crate::desk::timing::fell_first;
use crate::desk::topic::{Allowed, Handled, Topic};
use crate::desk::xiangqi_play::Xiangqi;
use crate::desk::{
    Act, Actor, Authority, Binding, Choice, Claim, Correction, Counts, DeskLaw, Effect, Facts, Foul, Handling, Line,
    Matter, MatterId, Noticed, Play, Refusal, Scene, Square, Step, Subject, WhyNot,
};
use crate::{Article, Book};

/// The desk under `roc-113`.
#[derive(Clone, Copy, Debug)]
pub struct Roc;

/// The parts of the book, in the order in which what they find is looked at.
const TOPICS: [&dyn Topic; 13] = [
    &position::Position,
    &ledger::Ledger,
    &clock::Clock,
    &start::Start::ROC,
    &agreement::Agreement,
    &limits::Limits,
    &touch::Touch,
    &board::Board,
    &scatter::Scatter,
    &adjourn::Adjourn::ROC,
    &records::Records::ROC,
    &conduct::Conduct::ROC,
    &officials::Officials,
];

/// These units of the book.
fn cite(clauses: &[&'static str]) -> Vec<Article> {
    clauses.iter().map(|clause| Book::Roc113.article(clause)).collect()
}

/// A way to deal with a matter.
fn handling(clauses: &[&'static str], effects: Vec<Effect>) -> Handling {
    Handling { under: cite(clauses), effects }
}

/// A refusal under these units.
fn refused(why: WhyNot, clauses: &[&'static str]) -> Refusal {
    Refusal::new(why, cite(clauses))
}

/// Something to take notice of.
fn noticed(subject: Subject, side: Option<Side>, clauses: &[&'static str]) -> Noticed {
    Noticed { subject, side, under: cite(clauses) }
}

/// The side at fault.
fn offender(matter: &Matter) -> Result<Side, Refusal> {
    matter.side.ok_or_else(|| refused(WhyNot::FactsMissing("against"), &[]))
}

impl DeskLaw for Roc {
    fn book(&self) -> Book {
        Book::Roc113
    }

    fn play(&self) -> &dyn Play {
        &Xiangqi
    }

    fn binding(&self, scene: &Scene) -> Binding {
        adjourn::binding(scene).unwrap_or_else(|| touch::binding(scene))
    }

    fn forbids(&self, line: &Line, side: Side, step: Step) -> Vec<Article> {
        board::forbids(line, side, step)
    }

    fn allows(&self, scene: &Scene, by: Actor, act: &Act) -> Allowed {
        let spoken = TOPICS.iter().filter_map(|topic| topic.allows(scene, by, act));
        spoken.collect::<Result<Vec<_>, _>>().map(|under| under.concat())
    }

    fn notices(&self, scene: &Scene, by: Actor, act: &Act) -> Vec<Noticed> {
        TOPICS.iter().flat_map(|topic| topic.notices(scene, by, act)).collect()
    }

    fn finds(&self, scene: &Scene) -> Option<Noticed> {
        if fell_first(scene) {
            return clock::Clock.finds(scene);
        }
        TOPICS.iter().find_map(|topic| topic.finds(scene))
    }

    fn follows(&self, scene: &Scene, by: Actor, act: &Act) -> Handling {
        TOPICS.iter().find_map(|topic| topic.follows(scene, by, act)).unwrap_or_else(|| handling(&[], Vec::new()))
    }

    fn lapses(&self, subject: &Subject) -> bool {
        board::lapses(subject)
    }

    fn silent_refusal(&self) -> Vec<Article> {
        cite(&["3.9.五.拒絕"])
    }

    fn at_once(&self, scene: &Scene, matter: &Matter) -> bool {
        position::at_once(scene, matter)
    }

    fn order(&self, matter: &Matter) -> (u8, Vec<Article>) {
        let place = if matches!(matter.subject, Subject::Duty { .. }) { u8::MAX } else { position::place(matter) };
        (place, Vec::new())
    }

    fn authority(&self, _: &Scene, matter: &Matter, _: &Facts, _: bool) -> Authority {
        officials::authority(&matter.subject)
    }

    fn correct_first(&self, what: &Correction) -> Vec<Article> {
        officials::correct_first(what)
    }

    fn broken_off(&self, act: &Act) -> Vec<Article> {
        adjourn::broken_off(act)
    }

    fn is_countersigned(&self) -> bool {
        true
    }

    fn claims(&self, scene: &Scene, claim: &Claim) -> Option<MatterId> {
        limits::about(scene, claim)
    }

    fn handles(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Handled {
        let handled = TOPICS.iter().find_map(|topic| topic.handles(scene, matter, facts));
        handled.unwrap_or_else(|| Err(refused(WhyNot::FactsMissing("handling"), &[])))
    }

    fn chosen(&self, _: &Scene, _: &Matter, _: &Choice, _: Option<Square>, _: Option<Step>) -> Handled {
        Err(refused(WhyNot::NoSuchChoice, &[]))
    }

    fn corrected(&self, scene: &Scene, side: Side, what: &Correction) -> Handled {
        let handled = TOPICS.iter().find_map(|topic| topic.corrected(scene, side, what));
        handled.unwrap_or_else(|| Ok(handling(&[], Vec::new())))
    }

    fn counts(&self, fouls: &[Foul]) -> Counts {
        ledger::counts(fouls)
    }
}
