//! The desk under `fide-2014`: articles 2 and 4 to 8, with the arbiters' remarks.
//!
//! Articles 9 and 12 are not in the text at hand: how a draw is claimed, and what a breach of conduct costs, is left to the
//! arbiter. A breach without a consequence of its own therefore ends in a warning, and a heavier penalty is a sanction that
//! the arbiter enters.

mod board;
mod clock;
mod ending;
mod moves;
mod records;
mod start;
mod touch;

use contest::Side;

use super::play::Chess;
use crate::desk::voice::speaks_for;
use crate::desk::{
    Act, Actor, Authority, Binding, Correction, Deed, DeskLaw, Effect, Execution, Facts, Finding, Grade, Incident,
    Matter, OfBoard, OfClaim, OfClock, OfConduct, OfMove, OfRecord, OfResult, OfTouch, OwnOrder, Phase, Play, Raiser,
    Refusal, Remedy, Scene, Step, WhyNot,
};
use crate::fide_2014::FIDE_2014;
use crate::{Article, Book, Grounded};

/// The desk under `fide-2014`.
#[derive(Clone, Copy, Debug)]
pub struct Fide;

/// Conduct that the Laws name, to be entered by its clause.
const CONDUCT: [&str; 7] = ["5.1.a.remark2", "6.2.b.停留", "6.2.b.remark1", "6.2.c", "6.12.d", "8.2", "8.2.remark1"];

speaks_for!(FIDE_2014);

/// Something an official has to see to.
fn duty(clause: &'static str) -> Finding {
    finding(Incident::Conduct(OfConduct::Duty { clause: clause.to_owned() }), None, &[clause])
}

/// The clause of a conduct that the Laws name.
fn conduct(clause: &str) -> Result<&'static str, Refusal> {
    CONDUCT.into_iter().find(|named| *named == clause).ok_or_else(|| refused(WhyNot::NotLawful, &[]))
}

impl DeskLaw for Fide {
    fn book(&self) -> Book {
        FIDE_2014
    }

    fn play(&self) -> &dyn Play {
        &Chess
    }

    fn binding(&self, scene: &Scene) -> Binding {
        touch::binding(scene)
    }

    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Result<Vec<Article>, Refusal> {
        match deed.act {
            Act::Touch { .. } | Act::Adjust { .. } | Act::Excuse { .. } => touch::allows(scene, by, deed),
            Act::Move { .. } | Act::Release | Act::Slide { .. } => {
                let unrecorded = records::excuses(scene, by);
                Ok([moves::rests_on(scene, deed), clock::before_press(scene, by), unrecorded].concat())
            }
            Act::Start | Act::Equipment { .. } | Act::PlaceClock { .. } => start::allows(scene, by, deed),
            Act::Press { .. } | Act::StopClock | Act::StartClock { .. } | Act::SetClock { .. } => {
                clock::allows(scene, by, deed)
            }
            Act::Write { .. } | Act::Ask { .. } | Act::Inspect { .. } | Act::Borrow => records::allows(scene, by, deed),
            Act::Raise {
                incident:
                    Some(
                        Incident::Claim(OfClaim::Position { .. } | OfClaim::Claimed { .. })
                        | Incident::Result(OfResult::Resignation | OfResult::AgreedDraw)
                        | Incident::Conduct(OfConduct::Duty { .. }),
                    ),
                ..
            } => Err(refused(WhyNot::NotLawful, &[])),
            Act::Raise { incident: Some(Incident::Clock(OfClock::Overstepped)), against, .. } => {
                clock::may_claim(scene, *against)
            }
            Act::Raise { incident: Some(Incident::Conduct(OfConduct::Conduct { clause })), .. }
                if clause == "8.2.remark1" && by.grade().is_none() =>
            {
                Err(refused(WhyNot::NotYours, &["8.2.remark1"]))
            }
            Act::Raise { incident: Some(Incident::Conduct(OfConduct::Conduct { clause })), .. } => {
                conduct(clause).map(|clause| cite(&[clause]))
            }
            _ => ending::allows(scene, by, deed),
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        let mut found = match deed.act {
            Act::Touch { squares, .. } => touch::notices(scene, by, squares),
            Act::Move { .. } | Act::Release | Act::Slide { .. } | Act::Displace { .. } => {
                moves::notices(scene, by, deed)
            }
            Act::Press { .. } | Act::StopClock | Act::SetClock { .. } => clock::notices(scene, by, deed),
            Act::Start | Act::Equipment { .. } => start::notices(scene, deed),
            _ => ending::notices(scene, by, deed),
        };
        found.extend(records::notices(scene, by, deed));
        found
    }

    fn follows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Remedy> {
        match deed.act {
            Act::Start => start::opens(scene),
            Act::PlaceClock { right_of } => vec![remedy(&["6.5"], vec![Effect::PlaceClock { right_of: *right_of }])],
            Act::Assist { side, task, costs } => vec![clock::assisted(scene, *side, *task, *costs)],
            Act::Borrow => records::borrowed(by).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    fn counts_as(&self, step: Step, execution: &Execution) -> Step {
        moves::counts_as(step, execution)
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        if !matches!(scene.phase, Phase::Running) {
            return None;
        }
        let of_game = ending::finds(scene).or_else(|| start::finds(scene)).or_else(|| board::finds(scene));
        of_game.or_else(|| records::finds(scene)).or_else(|| rounds(scene))
    }

    fn lapses(&self, incident: &Incident) -> Option<Grounded<Raiser>> {
        let raiser = || Raiser::Official(cite(&["4.8.remark1"]));
        touch::is_breach(incident).then(|| Grounded::new(raiser(), cite(&["4.8"])))
    }

    fn answers_at_once(&self) -> bool {
        true
    }

    fn at_once(&self, _: &Scene, matter: &Matter) -> bool {
        matches!(
            matter.incident,
            Incident::Claim(OfClaim::Position { .. }) | Incident::Result(OfResult::Resignation | OfResult::AgreedDraw)
        )
    }

    fn order(&self, matter: &Matter) -> Grounded<u8> {
        let place = match matter.incident {
            Incident::Claim(OfClaim::Position { .. })
            | Incident::Result(OfResult::Resignation | OfResult::AgreedDraw) => 0,
            _ => 1,
        };
        Grounded::new(place, Vec::new())
    }

    fn authority(&self, _: &Scene, matter: &Matter, _: &Facts, _: bool) -> Authority {
        let under = match matter.incident {
            Incident::Board(OfBoard::Disturbance { .. }) => cite(&["7.6.remark1"]),
            _ => Vec::new(),
        };
        Authority { grade: Grade::Witness, licence: None, under }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
        match &matter.incident {
            Incident::Move(
                OfMove::IllegalMove { .. }
                | OfMove::UnboundMove { .. }
                | OfMove::ChangedMove { .. }
                | OfMove::WrongHand { .. }
                | OfMove::LeftOn { .. }
                | OfMove::Upturned { .. },
            )
            | Incident::Touch(OfTouch::OffTurnTouch { .. }) => moves::remedies(scene, matter, facts),
            Incident::Board(OfBoard::Disturbance { .. }) => board::remedies(scene, matter, facts),
            Incident::Clock(
                OfClock::EarlyPress
                | OfClock::OtherHandPress
                | OfClock::HardPress
                | OfClock::ClockHandled { .. }
                | OfClock::WrongTimes
                | OfClock::Overstepped,
            ) => clock::remedies(scene, matter, facts),
            Incident::Conduct(OfConduct::Absence)
            | Incident::Board(OfBoard::WrongLayout { .. } | OfBoard::ColoursReversed | OfBoard::Equipment { .. }) => {
                start::remedies(scene, matter, facts)
            }
            Incident::Record(
                OfRecord::Omission { .. }
                | OfRecord::Misrecord { .. }
                | OfRecord::Illegible { .. }
                | OfRecord::WrittenAhead
                | OfRecord::ForeignWriting,
            ) => records::remedies(scene, matter, facts),
            Incident::Conduct(OfConduct::Conduct { clause }) => named(matter, clause),
            Incident::Conduct(OfConduct::Duty { .. }) => Ok(remedy(&[], vec![Effect::PlayOn])),
            _ => ending::remedies(scene, matter, facts),
        }
    }

    fn corrected(&self, scene: &Scene, side: Side, what: &Correction) -> Result<Remedy, Refusal> {
        match what {
            Correction::Record => records::corrected(scene, side),
            Correction::BorrowedRecord => Ok(remedy(&["8.5.b"], Vec::new())),
            _ => Ok(remedy(&[], Vec::new())),
        }
    }

    fn backs(&self, _: &Scene, order: OwnOrder) -> Vec<Article> {
        match order {
            OwnOrder::CorrectFirst(_) => cite(&["8.4", "8.5.b"]),
            OwnOrder::Ended(Incident::Board(OfBoard::WrongLayout { .. })) => cite(&["7.2.a.remark1"]),
            OwnOrder::Ended(Incident::Move(OfMove::IllegalMove { .. })) => cite(&["7.5.a.remark2"]),
            _ => Vec::new(),
        }
    }
}

/// Named conduct: a word of warning; a covered sheet is only uncovered.
fn named(matter: &Matter, clause: &str) -> Result<Remedy, Refusal> {
    let side = offender(matter)?;
    let clause = conduct(clause)?;
    let effect = if clause == "8.2.remark1" { Effect::PlayOn } else { Effect::Caution { side } };
    Ok(remedy(&[clause], vec![effect]))
}

/// Remark on 6.10.a: every half hour the times and the number of moves are noted.
fn rounds(scene: &Scene) -> Option<Finding> {
    let found = duty("6.10.a.remark1");
    let open = |matter: &Matter| matter.incident == found.incident && matter.standing.is_open();
    let last = scene.remarked.max(scene.started)?;
    let due = scene.now >= last.after(::clock::Millis::from_mins(30));
    (scene.arrangements.duties && due && !scene.matters.iter().any(open)).then_some(found)
}
