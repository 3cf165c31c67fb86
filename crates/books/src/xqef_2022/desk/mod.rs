//! The desk under `xqef-2022`: chapters 6 to 9 and 12 of part 2, and part 3.
//!
//! Each part of the book speaks for itself; what none speaks of is allowed, brings nothing up, and leaves the game as it is.
//! Where players with needs play, parts 6 and 7 of schedule 7 speak before all others.

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
use crate::desk::topic::{Allowed, Remedied, Topic, speaker};
use crate::desk::voice::speaks_for;
use crate::desk::xiangqi_play::Xiangqi;
use crate::desk::{
    Act, Actor, ActsFor, Arrangements, Asks, Authority, AuthorityLine, Binding, Choice, Claim, Correction, Counts,
    Deed, DeskLaw, Execution, Fact, Facts, Finding, Foul, Grade, Incident, Matter, MatterId, OfClaim, OfClock,
    OfConduct, OfMove, OfResult, Owed, OwnOrder, Phase, Play, Raiser, Reason, Refusal, Remedy, Scene, Square, Step,
    Tally, WhyNot,
};
use crate::xqef_2022::XQEF_2022;
use crate::{Article, Book, Grounded};

/// The parts of the book, in the order in which what they find is looked at.
const TOPICS: [&dyn Topic; 17] = [
    &position::Position,
    &claims::Claims,
    &ledger::Ledger,
    &clock::Clocks,
    &restoring::Restoring,
    &start::Start,
    &agreement::Agreement,
    &touch::Touches,
    &board::Boards,
    &faults::Harmless,
    &endings::Endings,
    &adjourn::Adjourn,
    &records::Records,
    &conduct::Conduct,
    &result::Results,
    &sanctions::Sanctions,
    &authority::Officials,
];

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
        suggested::settles(inclusive::settles(arrangements))
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

    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Allowed {
        let spoken = || TOPICS.iter().find_map(|topic| topic.allows(scene, by, deed));
        inclusive::allows(scene, by, deed).or_else(spoken).unwrap_or_else(|| Ok(Vec::new()))
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        let noticed = || TOPICS.iter().flat_map(|topic| topic.notices(scene, by, deed)).collect();
        inclusive::notices(scene, by, deed).unwrap_or_else(noticed)
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        if !matches!(scene.phase, Phase::Running) || inclusive::fell_before_words(scene) {
            return clock::Clocks.finds(scene);
        }
        if let Some(flag) = clock::Clocks.finds(scene).filter(|_| fell_first(scene)) {
            return Some(flag);
        }
        let found = || TOPICS.iter().find_map(|topic| topic.finds(scene));
        inclusive::finds(scene).or_else(found).map(|found| suggested::watched(scene, found))
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

    fn reports_alone(&self, _: &Scene) -> bool {
        true
    }

    fn touch_goes_on(&self, scene: &Scene) -> bool {
        inclusive::touch_counts(scene)
    }

    fn names_man(&self, scene: &Scene, words: &str) -> bool {
        inclusive::names_man(scene, words)
    }

    fn at_once(&self, scene: &Scene, matter: &Matter) -> bool {
        let watched = scene.arrangements.is_watched();
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

    fn authorities(&self) -> &'static [AuthorityLine] {
        authority::LINES
    }

    fn claims(&self, scene: &Scene, claim: &Claim) -> Option<MatterId> {
        claims::about(scene, claim)
    }

    fn passes(&self, scene: &Scene, incident: &Incident) -> Option<Grounded> {
        let cycle = *incident == Incident::Claim(OfClaim::Cycle) && !inclusive::is_unfinished(scene);
        cycle.then(|| Grounded::so(cite(&["60(2)"])))
    }

    fn count(&self, scene: &Scene) -> Option<Tally> {
        claims::counted(scene).map(|(moves, _)| Tally { moves, checks: None })
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        let needs = inclusive::remedies(scene, matter, &Facts::default()).is_some();
        let spoken = speaker(&TOPICS, scene, matter).filter(|_| !needs);
        spoken.map(|topic| topic.asks(scene, matter)).unwrap_or_default()
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Remedied {
        let spoken = || TOPICS.iter().find_map(|topic| topic.remedies(scene, matter, facts));
        let unspoken = || Err(refused(WhyNot::FactsMissing(Fact::Handling), &["86(6)"]));
        let done = inclusive::remedies(scene, matter, facts).or_else(spoken).unwrap_or_else(unspoken)?;
        Ok(ledger::absorbed(scene, matter, sanctions::grounded(scene, done)))
    }

    fn dismisses(&self, scene: &Scene, matter: &Matter) -> Result<Vec<Article>, Refusal> {
        dismissal::of(scene, matter)
    }

    fn breaches(&self) -> Vec<Article> {
        conduct::breaches()
    }

    fn outlives(&self, scene: &Scene, matter: &Matter) -> bool {
        conduct::outlives(scene, matter)
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
    ) -> Remedied {
        faults::chosen(scene, matter, choice, square, step)
    }

    fn corrected(&self, scene: &Scene, side: Side, what: &Correction) -> Remedied {
        let spoken = TOPICS.iter().find_map(|topic| topic.corrected(scene, side, what));
        spoken.unwrap_or_else(|| Ok(remedy(&[], Vec::new())))
    }

    fn counts(&self, fouls: &[Foul]) -> Counts {
        ledger::counts(fouls)
    }

    fn losing(&self, scene: &Scene) -> Counts {
        ledger::limits(scene)
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
            OwnOrder::Found(Act::Leave) if scene.arrangements.is_watched() => Vec::new(),
            OwnOrder::Found(Act::Leave) => in_event(scene, &[], &["79(2)"]),
            OwnOrder::Found(_) => in_event(scene, &[], &["130(2)", "130(3)"]),
            OwnOrder::Disputed => in_event(scene, &[], &["100(2)"]),
            OwnOrder::BrokenOff(_) => Vec::new(),
        }
    }
}
