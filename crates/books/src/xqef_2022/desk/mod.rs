//! The desk under `xqef-2022`: chapters 6 to 9 and 12 of part 2, and part 3.

mod adjourn;
mod agreement;
mod authority;
mod board;
mod claims;
mod clock;
mod conduct;
mod dismissal;
mod endings;
mod faults;
mod inclusive;
mod ledger;
mod order;
mod position;
mod records;
mod restoring;
mod result;
mod sanctions;
mod start;
mod suggested;
mod touch;

use ::clock::Millis;
use contest::Side;
use faults::Class;

use crate::desk::timing::fell_first;
use crate::desk::voice::speaks_for;
use crate::desk::xiangqi_play::Xiangqi;
use crate::desk::{
    Act, Actor, ActsFor, Arrangements, Authority, Binding, Choice, Claim, Correction, Counts, Deed, Demand, DeskLaw,
    Effect, Execution, Fact, Facts, Finding, Foul, Grade, Incident, Matter, MatterId, OfBoard, OfClaim, OfClock,
    OfConduct, OfMove, OfResult, Owed, OwnOrder, Phase, Play, Raiser, Reason, Refusal, Remedy, Scene, Square, Step,
    Supervision, Tally, WhyNot,
};
use crate::xqef_2022::XQEF_2022;
use crate::{Article, Book, Grounded};

/// The desk under `xqef-2022`.
#[derive(Clone, Copy, Debug)]
pub struct Xqef;

speaks_for!(XQEF_2022);

/// These units of the book, and in an event these, too.
fn in_event(scene: &Scene, clauses: &[&'static str], added: &[&'static str]) -> Vec<Article> {
    let added = if scene.arrangements.competition { added } else { &[] };
    cite(&[clauses, added].concat())
}

impl DeskLaw for Xqef {
    fn book(&self) -> Book {
        XQEF_2022
    }

    fn play(&self) -> &dyn Play {
        &Xiangqi
    }

    fn settles(&self, arrangements: Arrangements) -> Arrangements {
        inclusive::settles(arrangements)
    }

    fn acts_for(&self, scene: &Scene, by: Actor, act: &Act) -> ActsFor {
        inclusive::acts_for(scene, by, act)
    }

    fn says(&self, scene: &Scene, by: Actor, words: &str, corrects: bool) -> Option<(Side, String)> {
        inclusive::says(scene, by, words, corrects)
    }

    fn makes_room(&self, scene: &Scene, deed: &Deed) -> Result<(), Refusal> {
        inclusive::makes_room(scene, deed)
    }

    fn owes(&self, scene: &Scene) -> Vec<Owed> {
        start::owes(scene).into_iter().chain(inclusive::owes(scene)).collect()
    }

    fn calls_out(&self, scene: &Scene, side: Side) -> Vec<Grounded<Millis>> {
        inclusive::calls_out(scene, side)
    }

    fn told_first(&self, scene: &Scene, asker: Side) -> Option<Side> {
        inclusive::told_first(scene, asker)
    }

    fn binding(&self, scene: &Scene) -> Binding {
        inclusive::binding(scene).unwrap_or_else(|| touch::binding(scene))
    }

    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Result<Vec<Article>, Refusal> {
        if let Some(answer) = inclusive::allows(scene, by, deed) {
            return answer;
        }
        match deed.act {
            Act::Touch { .. } | Act::Adjust { .. } | Act::Excuse { .. } => touch::allows(scene, by, deed),
            Act::Move { .. } | Act::Release | Act::Slide { .. } | Act::Displace { .. } => {
                Ok([board::rests_on(scene, deed), clock::unpressed(scene, by)].concat())
            }
            Act::Equipment { .. } | Act::Replace { .. } | Act::Arrive | Act::Seat | Act::Start => {
                start::allows(scene, by, deed)
            }
            Act::Press { .. } | Act::StopClock | Act::StartClock { .. } | Act::SetClock { .. } => {
                clock::allows(scene, by, deed)
            }
            Act::Raise { incident: Some(Incident::Clock(OfClock::Overstepped)), .. } if scene.clock.is_none() => {
                Err(refused(WhyNot::NotAgreed, &["68(2)"]))
            }
            Act::Write { .. } | Act::Inspect { .. } | Act::Refuse { demand: Demand::Correct } => {
                records::allows(scene, by, deed)
            }
            Act::Adjourn { .. } | Act::Seal { .. } | Act::SetResumption { .. } | Act::Resume => {
                adjourn::allows(scene, by, deed)
            }
            Act::Resign | Act::Offer { .. } | Act::Accept | Act::Decline => agreement::allows(scene, by, deed),
            Act::Claim { .. } | Act::Ask { .. } => claims::of_act(scene, by, deed),
            Act::Refuse { demand: demand @ (Demand::Move | Demand::Restore) } => endings::allows(scene, by, *demand),
            Act::Refuse { demand } => conduct::allows(scene, by, *demand),
            Act::Raise { incident, against, .. } => {
                let mut under = authority::raises(scene, by, incident.as_ref())?;
                if let Some(incident) = incident {
                    under.extend(faults::raised(scene, incident, *against)?);
                }
                Ok(under)
            }
            Act::Ratify { .. } => Ok(in_event(scene, &[], &["107(1)"])),
            Act::Sanction { sanction, instead_of, .. } => sanctions::allows(scene, by, sanction, *instead_of),
            Act::Sign | Act::Report { .. } => result::allows(scene, by, deed),
            _ => Ok(Vec::new()),
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        if let Some(found) = inclusive::notices(scene, by, deed) {
            return found;
        }
        match deed.act {
            Act::Touch { squares, order } => touch::notices(scene, by, squares, *order),
            Act::Move { .. } | Act::Release | Act::Slide { .. } | Act::Displace { .. } => {
                adjourn::not_sealed(scene, by, deed, board::notices(scene, by, deed))
            }
            Act::Equipment { .. } => start::notices(deed),
            Act::Start => {
                [restoring::misplaced_at_start(scene), suggested::told(scene), inclusive::told(scene)].concat()
            }
            Act::Press { .. } | Act::StopClock | Act::StartClock { .. } | Act::SetClock { .. } => {
                clock::notices(scene, by, deed)
            }
            Act::Write { .. } | Act::Inspect { .. } => records::notices(scene, by, deed),
            Act::Refuse { demand: Demand::Correct | Demand::Sign } => records::notices(scene, by, deed),
            Act::Resume => adjourn::notices(scene, deed),
            Act::Resign | Act::Offer { .. } | Act::Accept => agreement::notices(scene, by, deed),
            Act::Claim { claim } => claims::notices(scene, by, claim),
            Act::Refuse { demand: Demand::Behave } => conduct::notices(scene, by, deed),
            Act::Refuse { demand } => endings::notices(by, *demand).into_iter().collect(),
            Act::Report { .. } => result::notices(scene, by, deed),
            _ => Vec::new(),
        }
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        if !matches!(scene.phase, Phase::Running) || fell_first(scene) || inclusive::fell_before_words(scene) {
            return clock::finds(scene);
        }
        let finished = !inclusive::is_unfinished(scene);
        let found = inclusive::finds(scene)
            .or_else(|| position::finds(scene).filter(|_| finished))
            .map(|found| clock::coincides(scene, found))
            .or_else(|| claims::finds(scene).filter(|_| finished))
            .or_else(|| ledger::finds(scene))
            .or_else(|| clock::finds(scene));
        let watched =
            |found: Finding| Finding { under: [found.under, suggested::supervision(scene)].concat(), ..found };
        found.map(watched).or_else(|| start::finds(scene))
    }

    fn follows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Remedy> {
        inclusive::follows(scene, by, deed).into_iter().collect()
    }

    fn lapses(&self, incident: &Incident) -> Option<Grounded<Raiser>> {
        let harmless = faults::class(incident) == Some(Class::Harmless);
        harmless.then(|| Grounded::new(Raiser::OtherSide, cite(&["39(1)", "36(1)(e)", "37(1)"])))
    }

    fn completes(&self, scene: &Scene, _: &Execution) -> bool {
        scene.arrangements.touch_down
    }

    fn touch_goes_on(&self, scene: &Scene) -> bool {
        inclusive::touch_counts(scene)
    }

    fn names_man(&self, scene: &Scene, words: &str) -> bool {
        inclusive::names_man(scene, words)
    }

    fn at_once(&self, scene: &Scene, matter: &Matter) -> bool {
        let watched = scene.arrangements.supervision == Supervision::Watched;
        match matter.incident {
            Incident::Claim(OfClaim::Position { verdict }) if verdict.reason == Reason::NaturalLimit => {
                watched || scene.counting.is_some()
            }
            Incident::Claim(OfClaim::Position { .. } | OfClaim::Cycle)
            | Incident::Conduct(OfConduct::TooManyFaults)
            | Incident::Clock(OfClock::Overstepped) => watched,
            Incident::Claim(OfClaim::Observed) => true,
            Incident::Move(OfMove::CallCheck { .. }) => inclusive::agrees_at_once(scene, matter),
            Incident::Result(OfResult::Resignation | OfResult::AgreedDraw | OfResult::RepeatedOffer) => {
                !scene.arrangements.competition
            }
            _ => false,
        }
    }

    fn order(&self, matter: &Matter) -> Grounded<u8> {
        order::place(matter)
    }

    fn authority(&self, scene: &Scene, matter: &Matter, facts: &Facts, disputed: bool) -> Authority {
        authority::of(scene, matter, facts, disputed)
    }

    fn claims(&self, scene: &Scene, claim: &Claim) -> Option<MatterId> {
        claims::about(scene, claim)
    }

    fn passes(&self, incident: &Incident) -> Option<Grounded> {
        (*incident == Incident::Claim(OfClaim::Cycle)).then(|| Grounded::so(cite(&["60(2)"])))
    }

    fn count(&self, scene: &Scene) -> Option<Tally> {
        claims::counted(scene).map(|(moves, _)| Tally { moves, checks: None })
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
        if let Some(done) = inclusive::remedies(scene, matter, facts) {
            return done;
        }
        match &matter.incident {
            incident if faults::class(incident) == Some(Class::Harmless) => faults::harmless(scene, matter),
            incident if faults::class(incident) == Some(Class::Restorable) => {
                restoring::restorable(scene, matter, facts)
            }
            incident if faults::class(incident) == Some(Class::Ending) => endings::ending(scene, matter),
            Incident::Claim(OfClaim::Position { .. } | OfClaim::Cycle) => position::remedies(scene, matter),
            Incident::Conduct(OfConduct::TooManyFaults) => ledger::remedies(scene),
            Incident::Board(OfBoard::Equipment { .. } | OfBoard::ColoursReversed | OfBoard::WrongPairing)
            | Incident::Conduct(OfConduct::Absence | OfConduct::Lateness | OfConduct::Withdrawal { .. }) => {
                start::remedies(scene, matter, facts)
            }
            Incident::Clock(_) => clock::remedies(scene, matter, facts),
            Incident::Record(_) => records::remedies(scene, matter),
            Incident::Move(OfMove::NotTheSealedMove { .. } | OfMove::SealedIllegal { .. }) => adjourn::remedies(matter),
            Incident::Result(
                OfResult::Resignation | OfResult::AgreedDraw | OfResult::RepeatedOffer | OfResult::AgreedEnding { .. },
            ) => agreement::remedies(scene, matter),
            Incident::Claim(OfClaim::Claimed { claim }) => claims::remedies(scene, matter, claim, facts),
            Incident::Claim(OfClaim::Observed) => Ok(claims::observed(scene)),
            Incident::Claim(OfClaim::LongQuiet) => Ok(claims::considered(scene, facts)),
            Incident::Conduct(OfConduct::Conduct { .. } | OfConduct::UnlistedConduct { .. }) => {
                conduct::remedies(scene, matter, facts)
            }
            Incident::Result(OfResult::DisputedResult { .. } | OfResult::Unreported) => {
                result::remedies(scene, matter, facts)
            }
            Incident::Conduct(OfConduct::Duty { .. }) => Ok(remedy(&[], vec![Effect::PlayOn])),
            Incident::Conduct(OfConduct::Other { .. }) => Ok(remedy(&["86(6)"], vec![Effect::PlayOn])),
            _ => Err(refused(WhyNot::FactsMissing(Fact::Handling), &["86(6)"])),
        }
    }

    fn dismisses(&self, scene: &Scene, matter: &Matter) -> Result<Vec<Article>, Refusal> {
        dismissal::of(scene, matter)
    }

    fn begins(&self, scene: &Scene) -> Grade {
        if scene.arrangements.competition { Grade::SectionHead } else { Grade::Witness }
    }

    fn chosen(
        &self,
        scene: &Scene,
        matter: &Matter,
        choice: &Choice,
        square: Option<Square>,
        step: Option<Step>,
    ) -> Result<Remedy, Refusal> {
        faults::chosen(scene, matter, choice, square, step)
    }

    fn corrected(&self, scene: &Scene, side: Side, what: &Correction) -> Result<Remedy, Refusal> {
        match what {
            Correction::Record => records::corrected(scene, side),
            _ => Ok(remedy(&[], Vec::new())),
        }
    }

    fn counts(&self, fouls: &[Foul]) -> Counts {
        ledger::counts(fouls)
    }

    fn backs(&self, scene: &Scene, order: OwnOrder) -> Vec<Article> {
        match order {
            OwnOrder::Barred => cite(&["128(1)(g)"]),
            OwnOrder::Outranked => cite(&["106(1)"]),
            OwnOrder::Inherited { needed, by } => authority::inherits(needed, by),
            OwnOrder::SilentRefusal => cite(&["69(2)(d)"]),
            OwnOrder::ImpliedTouch => cite(&["19(2)(a)(i)", "31(1)"]),
            OwnOrder::CorrectFirst(_) => cite(&["128(1)(c)"]),
            OwnOrder::Counted(side, foul) => ledger::counted(scene, side, foul),
            OwnOrder::Ended(_) => cite(&["64(1)", "68(1)"]),
            OwnOrder::BrokenOff(_) => Vec::new(),
        }
    }
}
