//! Sections 九 and 十: what players and spectators must do and leave, and what it costs.

use ::clock::{Instant, Millis};
use contest::Side;
use ruling::Setting;

use super::{offender, refused, remedy, unit};
use crate::Article;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Deed, Effect, Fact, Facts, Finding, Incident, Matter, MatterId, OfClock, OfConduct, OfResult,
    Phase, Reason, Scene, Standing, WhyNot,
};
use crate::roc_113::ROC_113;
use crate::roc_113::desk::conduct::{Conduct as Base, Cost};

/// What is done around the board.
#[derive(Clone, Copy, Debug)]
pub struct Conduct;

/// What each breach costs; what the base book has besides comes last.
const BASE: Base = Base { costs: &COSTS };

/// 九.3: how long a player may stay after the game.
const STAY: Millis = Millis::from_mins(10);

const COSTS: [(Article, Cost); 28] = [
    (unit("九.一.證件"), Cost::Word),
    (unit("九.一.安靜"), Cost::Word),
    (unit("九.二"), Cost::Note),
    (unit("九.三"), Cost::Note),
    (unit("九.四.吸煙"), Cost::Note),
    (unit("九.五"), Cost::Note),
    (unit("九.六"), Cost::Note),
    (unit("九.1"), Cost::Note),
    (unit("九.2.賽員"), Cost::Word),
    (unit("九.2.觀眾"), Cost::Note),
    (unit("九.3"), Cost::Note),
    (unit("十.違例.1"), Cost::Violation),
    (unit("十.違例.2"), Cost::Violation),
    (unit("十.技術犯規.1.離席"), Cost::Foul),
    (unit("十.技術犯規.1.交談"), Cost::Foul),
    (unit("十.技術犯規.1.資料"), Cost::Foul),
    (unit("十.技術犯規.1.分析"), Cost::Game(Reason::Conduct)),
    (unit("十.技術犯規.2"), Cost::Foul),
    (unit("十.技術犯規.3"), Cost::Foul),
    (unit("十.技術犯規.4"), Cost::Foul),
    (unit("十.技術犯規.5.提和"), Cost::Foul),
    (unit("十.技術犯規.6"), Cost::Foul),
    (unit("十.技術犯規.7"), Cost::Foul),
    (unit("十.技術犯規.8.響"), Cost::Foul),
    (unit("十.技術犯規.8.接聽"), Cost::Game(Reason::Conduct)),
    (ROC_113.article("2.2.A8"), Cost::Game(Reason::Refusal)),
    (ROC_113.article("3.8.一"), Cost::Note),
    (ROC_113.article("3.8.六.退場"), Cost::Note),
];

/// The unit of the supplement on a breach of conduct.
pub fn named(clause: &str) -> Option<Article> {
    COSTS.iter().map(|(article, _)| *article).find(|article| article.clause == clause)
}

/// 十.1: what loses at once, too, where the words at its end are read of all that it lists.
const PROVEN: Base = Base {
    costs: &[
        (unit("十.技術犯規.1.離席"), Cost::Game(Reason::Conduct)),
        (unit("十.技術犯規.1.交談"), Cost::Game(Reason::Conduct)),
        (unit("十.技術犯規.1.資料"), Cost::Game(Reason::Conduct)),
    ],
};

/// Whether a breach is one of those that 十.1 lists.
pub fn is_listed_first(incident: &Incident) -> bool {
    let listed = |clause: &str| clause.starts_with("十.技術犯規.1.");
    matches!(incident, Incident::Conduct(OfConduct::Conduct { clause }) if listed(clause))
}

impl Topic for Conduct {
    /// 十.9: a player reports at once, and not after the game, nor after a move of the player's own.
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        let late = |side| match deed.act {
            Act::Raise { matter, incident, seen, .. } => is_late(scene, side, *matter, incident.as_ref(), *seen),
            _ => false,
        };
        if by.side().is_some_and(late) {
            return Some(Err(refused(WhyNot::TooLate, &["十.技術犯規.9"])));
        }
        BASE.allows(scene, by, deed)
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        BASE.notices(scene, by, deed)
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        match &matter.incident {
            Incident::Conduct(OfConduct::Conduct { clause }) if clause == "九.2.觀眾" => vec![Fact::Who.alone()],
            _ => BASE.asks(scene, matter),
        }
    }

    fn breaches(&self) -> Vec<Article> {
        BASE.breaches()
    }

    fn outlives(&self, scene: &Scene, matter: &Matter) -> bool {
        BASE.outlives(scene, matter)
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        let Incident::Conduct(OfConduct::Conduct { clause }) = &matter.incident else {
            return BASE.remedies(scene, matter, facts);
        };
        match clause.as_str() {
            "九.1" => Some(offender(matter).map(|side| {
                let who = scene.arrangements.players[side].name.clone();
                remedy(&["九.1"], vec![Effect::Expel { who }])
            })),
            "九.2.觀眾" => Some(match &facts.who {
                Some(who) => Ok(remedy(&["九.2.觀眾"], vec![Effect::Expel { who: who.clone() }])),
                None => Err(refused(WhyNot::FactsMissing(Fact::Who), &["九.2.觀眾"])),
            }),
            "九.3" => Some(stayed(scene)),
            "九.五" => Some(Ok(remedy(&["九.五"], vec![Effect::PlayOn]))),
            "十.技術犯規.1.離席" | "十.技術犯規.1.交談" | "十.技術犯規.1.資料"
                if scene.arrangements.reads(Setting::ProvenLoss, "all") =>
            {
                PROVEN.remedies(scene, matter, facts)
            }
            _ => BASE.remedies(scene, matter, facts),
        }
    }
}

/// Whether a side reports a breach when the game is over, or when the side has moved since the desk noted it or the side
/// saw it.
fn is_late(
    scene: &Scene,
    side: Side,
    matter: Option<MatterId>,
    incident: Option<&Incident>,
    seen: Option<Instant>,
) -> bool {
    let latent = |other: &&Matter| other.standing == Standing::Latent && Some(&other.incident) == incident;
    let noted = match matter {
        Some(id) => scene.matter(id),
        None => scene.matters.iter().rfind(latent),
    };
    let moved = |since: Instant| scene.line.plies().iter().any(|ply| ply.side == side && ply.at > since);
    let over = matches!(scene.phase, Phase::Over(_)) || noted.map(|noted| noted.at).or(seen).is_some_and(moved);
    over && incident.or(noted.map(|noted| &noted.incident)).is_some_and(is_reported)
}

/// Whether a matter is a breach that is reported, and no error with the men.
fn is_reported(incident: &Incident) -> bool {
    matches!(
        incident,
        Incident::Conduct(OfConduct::Conduct { .. } | OfConduct::UnlistedConduct { .. })
            | Incident::Clock(
                OfClock::EarlyPress | OfClock::OtherHandPress | OfClock::HardPress | OfClock::ClockHandled { .. }
            )
            | Incident::Result(OfResult::RepeatedOffer)
    )
}

/// 九.3: ten minutes after the game.
fn stayed(scene: &Scene) -> Remedied {
    let result = scene.result().ok_or_else(|| refused(WhyNot::NotOver, &["九.3"]))?;
    if scene.now <= result.at.after(STAY) {
        return Err(refused(WhyNot::TooEarly, &["九.3"]));
    }
    Ok(remedy(&["九.3"], vec![Effect::PlayOn]))
}
