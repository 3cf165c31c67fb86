//! The desk under `xqef-2022`: chapters 6 to 9 and 12 of part 2, and part 3.

mod adjourn;
mod authority;
mod board;
mod clock;
mod endings;
mod faults;
mod ledger;
mod order;
mod position;
mod records;
mod restoring;
mod start;
mod touch;

use ::clock::Side;
use faults::Class;

use crate::desk::xiangqi_play::Xiangqi;
use crate::desk::{
    Act, Actor, Authority, Binding, Choice, Correction, Counts, DeskLaw, Effect, Facts, Foul, Handling, Line, Matter,
    Noticed, Phase, Play, Refusal, Scene, Square, Step, Subject, Supervision, Thing, WhyNot,
};
use crate::{Article, Book};

/// The desk under `xqef-2022`.
#[derive(Clone, Copy, Debug)]
pub struct Xqef;

/// These units of the book.
fn cite(clauses: &[&'static str]) -> Vec<Article> {
    clauses.iter().map(|clause| Book::Xqef2022.article(clause)).collect()
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

impl DeskLaw for Xqef {
    fn book(&self) -> Book {
        Book::Xqef2022
    }

    fn play(&self) -> &dyn Play {
        &Xiangqi
    }

    fn binding(&self, scene: &Scene) -> Binding {
        touch::binding(scene)
    }

    fn forbids(&self, line: &Line, side: Side, step: Step) -> Vec<Article> {
        board::forbids(line, side, step)
    }

    fn allows(&self, scene: &Scene, by: Actor, act: &Act) -> Result<Vec<Article>, Refusal> {
        match act {
            Act::Touch { .. } | Act::Adjust | Act::Excuse { .. } => touch::allows(scene, by, act),
            Act::Move { .. } | Act::Release | Act::Slide { .. } | Act::Displace { .. } => {
                Ok([board::rests_on(scene, by, act), clock::unpressed(scene, by)].concat())
            }
            Act::Equipment { .. } | Act::Replace { .. } | Act::Arrive | Act::Start => start::allows(scene, by, act),
            Act::Press { .. } | Act::StopClock | Act::StartClock { .. } | Act::SetClock { .. } => {
                clock::allows(scene, by, act)
            }
            Act::Raise { subject: Some(Subject::Overstepped), .. } if scene.clock.is_none() => {
                Err(refused(WhyNot::NotAgreed, &["68(2)"]))
            }
            Act::Write { .. } | Act::Inspect { .. } | Act::Refuse { thing: Thing::Correct } => {
                records::allows(scene, by, act)
            }
            Act::Adjourn { .. } | Act::Seal { .. } | Act::SetResumption { .. } | Act::Resume => {
                adjourn::allows(scene, by, act)
            }
            Act::Refuse { thing } => endings::allows(scene, by, *thing),
            Act::Raise { subject: Some(subject), .. } => Ok(cite(faults::named(subject))),
            _ => Ok(Vec::new()),
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, act: &Act) -> Vec<Noticed> {
        match act {
            Act::Touch { squares, order } => touch::notices(scene, by, squares, *order),
            Act::Move { .. } | Act::Release | Act::Slide { .. } | Act::Displace { .. } => {
                adjourn::not_sealed(scene, by, act, board::notices(scene, by, act))
            }
            Act::Equipment { .. } => start::notices(act),
            Act::Press { .. } | Act::StopClock | Act::StartClock { .. } | Act::SetClock { .. } => {
                clock::notices(scene, by, act)
            }
            Act::Write { .. } | Act::Inspect { .. } => records::notices(scene, by, act),
            Act::Refuse { thing: Thing::Correct | Thing::Sign } => records::notices(scene, by, act),
            Act::Resume => adjourn::notices(scene, act),
            Act::Refuse { thing } => endings::notices(by, *thing).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    fn finds(&self, scene: &Scene) -> Option<Noticed> {
        if !matches!(scene.phase, Phase::Running) || clock::fell_first(scene) {
            return clock::finds(scene);
        }
        position::finds(scene)
            .map(|found| clock::coincides(scene, found))
            .or_else(|| ledger::finds(scene))
            .or_else(|| clock::finds(scene))
            .or_else(|| start::finds(scene))
    }

    fn lapses(&self, subject: &Subject) -> bool {
        faults::class(subject) == Some(Class::Harmless)
    }

    fn lapse_articles(&self) -> Vec<Article> {
        cite(&["39(1)", "36(1)(e)", "37(1)"])
    }

    fn silent_refusal(&self) -> Vec<Article> {
        cite(&["69(2)(d)"])
    }

    fn implied_touch(&self) -> Vec<Article> {
        cite(&["19(2)(a)(i)", "31(1)"])
    }

    fn correct_first(&self) -> Vec<Article> {
        cite(&["128(1)(c)"])
    }

    fn at_once(&self, scene: &Scene, matter: &Matter) -> bool {
        let watched = scene.arrangements.supervision == Supervision::Watched;
        match matter.subject {
            Subject::Position { .. } | Subject::Cycle | Subject::TooManyFaults | Subject::Observed => watched,
            Subject::Overstepped => watched,
            _ => false,
        }
    }

    fn order(&self, matter: &Matter) -> (u8, Vec<Article>) {
        order::place(matter)
    }

    fn authority(&self, scene: &Scene, matter: &Matter, disputed: bool) -> Authority {
        authority::of(scene, matter, disputed)
    }

    fn handles(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Handling, Refusal> {
        match &matter.subject {
            subject if faults::class(subject) == Some(Class::Harmless) => faults::harmless(scene, matter),
            subject if faults::class(subject) == Some(Class::Restorable) => restoring::restorable(scene, matter, facts),
            subject if faults::class(subject) == Some(Class::Ending) => endings::ending(scene, matter),
            Subject::Position { .. } | Subject::Cycle => position::handles(scene, matter),
            Subject::TooManyFaults => ledger::handles(scene),
            Subject::Equipment { .. }
            | Subject::ColoursReversed
            | Subject::WrongPairing
            | Subject::Absence
            | Subject::Withdrawal { .. } => start::handles(scene, matter, facts),
            Subject::ForeignPress
            | Subject::EarlyPress
            | Subject::OtherHandPress
            | Subject::HardPress
            | Subject::ClockHandled { .. }
            | Subject::WrongTimes
            | Subject::Overstepped => clock::handles(scene, matter, facts),
            Subject::Misrecord { .. }
            | Subject::Omission { .. }
            | Subject::Illegible { .. }
            | Subject::WrittenAhead
            | Subject::OwnSheet
            | Subject::ForeignWriting
            | Subject::RefusalToSign
            | Subject::RefusalToCorrect => records::handles(scene, matter),
            Subject::NotTheSealedMove { .. } | Subject::SealedIllegal { .. } => adjourn::handles(matter),
            _ => Err(refused(WhyNot::FactsMissing("handling"), &["86(6)"])),
        }
    }

    fn chosen(
        &self,
        scene: &Scene,
        matter: &Matter,
        choice: &Choice,
        square: Option<Square>,
        step: Option<Step>,
    ) -> Result<Handling, Refusal> {
        faults::chosen(scene, matter, choice, square, step)
    }

    fn corrected(&self, scene: &Scene, side: Side, what: &Correction) -> Result<Handling, Refusal> {
        match what {
            Correction::Record => records::corrected(scene, side),
            _ => Ok(handling(&[], Vec::new())),
        }
    }

    fn counts(&self, fouls: &[Foul]) -> Counts {
        ledger::counts(fouls)
    }

    fn counted(&self, scene: &Scene, side: Side, foul: Foul) -> Vec<Article> {
        ledger::counted(scene, side, foul)
    }

    fn ended(&self) -> Vec<Article> {
        cite(&["64(1)", "68(1)"])
    }
}
