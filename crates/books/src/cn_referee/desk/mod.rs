//! The desk under `cn-referee`: articles 1 to 3 and 9.
//!
//! The book speaks of time, offers, cycles, the natural limit and how games end. It is silent on touched men, on faults with
//! the men and on conduct: such things are noted, and an official restores what stood or lets play go on.

mod agreement;
mod clock;
mod limit;
mod position;
mod silent;

use ruling::Setting;

use crate::cn_referee::CN_REFEREE;
use crate::desk::topic::{Allowed, Remedied, Topic, speaker};
use crate::desk::voice::speaks_for;
use crate::desk::xiangqi_play::Xiangqi;
use crate::desk::{
    Act, Actor, Asks, Authority, Binding, Claim, Deed, DeskLaw, Fact, Facts, Finding, Grade, Incident, Matter,
    MatterId, OfClaim, OfClock, OfResult, OwnOrder, Phase, Play, Raiser, Reading, Reason, Remedy, Reporting, Sanction,
    Scene, WhyNot,
};
use crate::{Article, Book, Grounded};

/// The desk under `cn-referee`.
#[derive(Clone, Copy, Debug)]
pub struct Cn;

/// The parts of the book, in the order in which what they find is looked at.
const TOPICS: [&dyn Topic; 5] =
    [&position::Position, &limit::Limit, &clock::Clock, &agreement::Agreement, &silent::Silent];

speaks_for!(CN_REFEREE);

/// Article 9: an official ends a game for what the book lists, and it knows no other penalties.
fn sanctioned(sanction: &Sanction) -> Allowed {
    match sanction {
        Sanction::Caution
        | Sanction::CorrectNow(_)
        | Sanction::CorrectAfter(_)
        | Sanction::Refer
        | Sanction::Other(_) => Ok(Vec::new()),
        Sanction::Result(_) | Sanction::SpecialResult(_) => Err(refused(WhyNot::NotLawful, &["9.权限"])),
        _ => Err(refused(WhyNot::NotLawful, &[])),
    }
}

/// Article 9 lets the official end a game in which a side resigns: whether it is read so that nothing ends before.
fn waits(scene: &Scene, incident: &Incident) -> bool {
    *incident == Incident::Result(OfResult::Resignation) && scene.arrangements.reads(Setting::Resignation, "ruled")
}

/// Whether a matter is an end of the game that needs nobody to ask for it.
fn ends_by_itself(incident: &Incident) -> bool {
    match incident {
        Incident::Claim(OfClaim::Position { verdict }) => matches!(
            verdict.reason,
            Reason::Checkmate | Reason::Stalemate | Reason::SelfCheck | Reason::DeadDraw | Reason::ForbiddenPlay
        ),
        Incident::Result(OfResult::Resignation | OfResult::AgreedDraw) => true,
        _ => false,
    }
}

impl DeskLaw for Cn {
    fn book(&self) -> Book {
        CN_REFEREE
    }

    fn play(&self) -> &dyn Play {
        &Xiangqi
    }

    fn binding(&self, scene: &Scene) -> Binding {
        let allowed = Xiangqi.legal(&scene.line).unwrap_or_default();
        Binding { mover: None, victim: None, allowed, under: Vec::new() }
    }

    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Allowed {
        match deed.act {
            Act::Sanction { .. } if by.grade().is_none() => Err(refused(WhyNot::NotYours, &["9.权限"])),
            Act::Sanction { sanction, .. } => sanctioned(sanction),
            Act::Report { .. } if scene.arrangements.reporting == Reporting::Official => {
                Err(refused(WhyNot::NotYours, &["9.权限"]))
            }
            _ => TOPICS.iter().find_map(|topic| topic.allows(scene, by, deed)).unwrap_or_else(|| Ok(Vec::new())),
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        TOPICS.iter().flat_map(|topic| topic.notices(scene, by, deed)).collect()
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        if !matches!(scene.phase, Phase::Running) {
            return None;
        }
        if clock::fell_first(scene) {
            return clock::Clock.finds(scene);
        }
        TOPICS.iter().find_map(|topic| topic.finds(scene))
    }

    fn follows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Remedy> {
        TOPICS.iter().filter_map(|topic| topic.follows(scene, by, deed)).collect()
    }

    fn lapses(&self, incident: &Incident) -> Option<Grounded<Raiser>> {
        position::lapses(incident)
    }

    fn passes(&self, _: &Scene, incident: &Incident) -> Option<Grounded> {
        position::passes(incident)
    }

    fn backs(&self, _: &Scene, order: OwnOrder) -> Vec<Article> {
        match order {
            OwnOrder::SilentRefusal => cite(&["2.1.拒绝"]),
            OwnOrder::Disputed => cite(&["9.权限"]),
            _ => Vec::new(),
        }
    }

    fn touch_goes_on(&self, _: &Scene) -> bool {
        false
    }

    fn at_once(&self, scene: &Scene, matter: &Matter) -> bool {
        let watched = scene.arrangements.is_watched();
        match &matter.incident {
            Incident::Claim(OfClaim::Position { verdict }) if verdict.reason == Reason::ForbiddenPlay => true,
            Incident::Claim(OfClaim::Position { verdict }) if verdict.reason == Reason::DeadDraw => false,
            Incident::Clock(OfClock::Overstepped) => watched && clock::is_plain(scene),
            incident => {
                watched && !waits(scene, incident) && ends_by_itself(incident) && !clock::goes_before(scene, matter)
            }
        }
    }

    fn reading(&self, scene: &Scene, matter: &Matter) -> Option<Reading> {
        let setting = match &matter.incident {
            incident if clock::is_fault(incident) => Setting::ClockAgreed,
            incident if waits(scene, incident) => Setting::Resignation,
            _ => return None,
        };
        scene.arrangements.reading(setting)
    }

    fn order(&self, matter: &Matter) -> Grounded<u8> {
        let incident = &matter.incident;
        let ends =
            ends_by_itself(incident) || *incident == Incident::Clock(OfClock::Overstepped) || clock::is_fault(incident);
        Grounded::new(u8::from(!ends), Vec::new())
    }

    fn authority(&self, _: &Scene, _: &Matter, _: &Facts, _: bool) -> Authority {
        Authority { grade: Grade::Witness, licence: None, under: Vec::new() }
    }

    fn claims(&self, scene: &Scene, claim: &Claim) -> Option<MatterId> {
        position::about(scene, claim)
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        speaker(&TOPICS, scene, matter).map(|topic| topic.asks(scene, matter)).unwrap_or_default()
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Remedied {
        if ends_by_itself(&matter.incident)
            && let Some(first) = clock::first(scene, matter)
        {
            return Err(refused(WhyNot::ComesAfter(first), &["1.5"]));
        }
        let remedied = TOPICS.iter().find_map(|topic| topic.remedies(scene, matter, facts));
        remedied.unwrap_or_else(|| Err(refused(WhyNot::FactsMissing(Fact::Handling), &[])))
    }
}
