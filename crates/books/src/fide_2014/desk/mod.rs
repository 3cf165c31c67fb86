//! The desk under `fide-2014`: articles 2 and 4 to 8, with the arbiters' remarks.
//!
//! Articles 9 and 12 are not in the text at hand: how a draw is claimed, and what a breach of conduct costs, is left to the
//! arbiter. A breach without a consequence of its own therefore ends in a warning, and a heavier penalty is a sanction that
//! the arbiter enters. Each part of the Laws speaks for itself; what none speaks of is allowed and brings nothing up.

mod board;
mod clock;
mod conduct;
mod ending;
mod moves;
mod records;
mod start;
mod touch;

use contest::Side;

use super::play::Chess;
use crate::desk::topic::{Allowed, Remedied, Topic, speaker};
use crate::desk::voice::speaks_for;
use crate::desk::{
    Act, Actor, Asks, Authority, Binding, Correction, Deed, DeskLaw, Execution, Fact, Facts, Finding, Grade, Incident,
    Matter, MatterId, OfBoard, OfClaim, OfClock, OfMove, OfResult, OwnOrder, Phase, Play, Raiser, Reading, Refusal,
    Remedy, Scene, Standing, Step, WhyNot,
};
use crate::fide_2014::FIDE_2014;
use crate::{Article, Book, Grounded};

/// The desk under `fide-2014`.
#[derive(Clone, Copy, Debug)]
pub struct Fide;

/// The parts of the Laws, in the order in which what they find is looked at.
const TOPICS: [&dyn Topic; 8] = [
    &ending::Ending,
    &touch::Touching,
    &moves::Moves,
    &clock::ChessClock,
    &start::Start,
    &board::Misplaced,
    &records::Records,
    &conduct::Conduct,
];

speaks_for!(FIDE_2014);

impl DeskLaw for Fide {
    fn breaches(&self) -> Vec<Article> {
        TOPICS.iter().flat_map(|topic| topic.breaches()).collect()
    }

    fn book(&self) -> Book {
        FIDE_2014
    }

    fn play(&self) -> &dyn Play {
        &Chess
    }

    fn binding(&self, scene: &Scene) -> Binding {
        touch::binding(scene)
    }

    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Allowed {
        known(scene, by, deed)?;
        let spoken = TOPICS.iter().filter_map(|topic| topic.allows(scene, by, deed));
        spoken.collect::<Result<Vec<_>, _>>().map(|under| under.concat())
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        TOPICS.iter().flat_map(|topic| topic.notices(scene, by, deed)).collect()
    }

    fn follows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Remedy> {
        TOPICS.iter().filter_map(|topic| topic.follows(scene, by, deed)).collect()
    }

    fn counts_as(&self, step: Step, execution: &Execution) -> Step {
        moves::counts_as(step, execution)
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        let running = matches!(scene.phase, Phase::Running);
        TOPICS.iter().filter(|_| running).find_map(|topic| topic.finds(scene))
    }

    fn lapses(&self, incident: &Incident) -> Option<Grounded<Raiser>> {
        let raiser = || Raiser::Official(cite(&["4.8.remark1"]));
        touch::is_breach(incident).then(|| Grounded::new(raiser(), cite(&["4.8"])))
    }

    /// A piece moved on after its release is no illegal move besides.
    fn is_same(&self, lapsed: &Incident, raised: &Incident) -> bool {
        let changed = matches!(lapsed, Incident::Move(OfMove::ChangedMove { .. }));
        let illegal = matches!(raised, Incident::Move(OfMove::IllegalMove { .. }));
        (self.lapses(raised).is_some() || (changed && illegal)) && lapsed.is_alike(raised)
    }

    fn answers_at_once(&self) -> bool {
        true
    }

    fn takes_both_words(&self) -> bool {
        true
    }

    fn at_once(&self, scene: &Scene, matter: &Matter) -> bool {
        ends_at_once(&matter.incident) && !scene.matters.iter().any(is_claimed_flag)
    }

    /// A flag is down from when it is seen or claimed: what comes after changes nothing.
    fn order(&self, matter: &Matter) -> Grounded<u8> {
        if is_claimed_flag(matter) {
            return Grounded::new(0, cite(&["6.8", "6.9"]));
        }
        Grounded::new(1 + u8::from(!ends_at_once(&matter.incident)), Vec::new())
    }

    fn authority(&self, _: &Scene, matter: &Matter, _: &Facts, _: bool) -> Authority {
        let under = match matter.incident {
            Incident::Board(OfBoard::Disturbance { .. }) => cite(&["7.6.remark1"]),
            _ => Vec::new(),
        };
        Authority { grade: Grade::Witness, licence: None, under }
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        speaker(&TOPICS, scene, matter).map(|topic| topic.asks(scene, matter)).unwrap_or_default()
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Remedied {
        let spoken = TOPICS.iter().find_map(|topic| topic.remedies(scene, matter, facts));
        spoken.unwrap_or_else(|| Err(refused(WhyNot::FactsMissing(Fact::Subject), &[])))
    }

    fn reading(&self, scene: &Scene, matter: &Matter) -> Option<Reading> {
        moves::reading(scene, matter)
    }

    fn corrected(&self, scene: &Scene, side: Side, what: &Correction) -> Remedied {
        let spoken = TOPICS.iter().find_map(|topic| topic.corrected(scene, side, what));
        spoken.unwrap_or_else(|| Ok(remedy(&[], Vec::new())))
    }

    fn backs(&self, _: &Scene, order: OwnOrder) -> Vec<Article> {
        match order {
            OwnOrder::CorrectFirst(_) => cite(&["8.4", "8.5.b"]),
            OwnOrder::Found(Act::Sheet { .. }) => cite(&["8.2"]),
            OwnOrder::Disputed => cite(&["5.2.remark2", "8.7"]),
            OwnOrder::Ended(Incident::Board(OfBoard::WrongLayout { .. })) => cite(&["7.2.a.remark1"]),
            OwnOrder::Ended(Incident::Move(OfMove::IllegalMove { .. })) => cite(&["7.5.a.remark2"]),
            _ => Vec::new(),
        }
    }
}

/// Only what some part of the Laws speaks of can be raised.
fn known(scene: &Scene, by: Actor, deed: &Deed) -> Result<(), Refusal> {
    let Act::Raise { incident: Some(incident), against, .. } = deed.act else { return Ok(()) };
    let raised = Matter {
        id: MatterId::after(scene.matters.len()),
        incident: incident.clone(),
        side: *against,
        ply: scene.line.len(),
        turn: scene.turn.number,
        at: scene.now,
        left: scene.times(),
        raised_by: Some(by),
        standing: Standing::Raised,
        ruled: None,
        done: Vec::new(),
    };
    speaker(&TOPICS, scene, &raised).map(|_| ()).ok_or_else(|| refused(WhyNot::NotLawful, &[]))
}

/// Whether a matter is a fallen flag that somebody pointed at.
fn is_claimed_flag(matter: &Matter) -> bool {
    matter.incident == Incident::Clock(OfClock::Overstepped) && matter.standing == Standing::Raised
}

/// Whether a matter ends the game as soon as it comes up.
fn ends_at_once(incident: &Incident) -> bool {
    matches!(
        incident,
        Incident::Claim(OfClaim::Position { .. }) | Incident::Result(OfResult::Resignation | OfResult::AgreedDraw)
    )
}
