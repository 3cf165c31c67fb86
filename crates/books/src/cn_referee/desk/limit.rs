//! Article 2.3: the natural limit, claimed or found by an official. The number of rounds is the event's.

use ::clock::Millis;
use contest::Side;

use super::{finding, offender, refused, remedy};
use crate::cn_referee::CN_REFEREE;
use crate::desk::timing::{is_running, whose};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::color;
use crate::desk::xiangqi_play::counted::{counts_for, limit_count, quiet, sound_since};
use crate::desk::{
    Act, Actor, Claim, Deed, Effect, Facts, Finding, Form, FoulKind, Incident, Matter, OfClaim, Reason, Remedy, Scene,
    Verdict, WhyNot,
};

/// What a claim that does not hold costs.
const COSTS: Millis = Millis::from_mins(5);

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Limit;

const CLAIM: Claim = Claim::NaturalLimit;

impl Topic for Limit {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Claim { claim: CLAIM } if by.side().is_none() => Some(Err(refused(WhyNot::NotYours, &["2.3.属实"]))),
            Act::Claim { claim: CLAIM } if scene.arrangements.natural_limit.is_none() => {
                Some(Err(refused(WhyNot::NotAgreed, &["2.3.属实"])))
            }
            Act::Claim { claim: CLAIM } => Some(Ok(super::cite(&["2.3.属实"]))),
            _ => None,
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        match deed.act {
            Act::Claim { claim: claim @ CLAIM } if super::position::about(scene, claim).is_none() => {
                vec![finding(Incident::Claim(OfClaim::Claimed { claim: claim.clone() }), by.side(), &["2.3.属实"])]
            }
            _ => Vec::new(),
        }
    }

    fn follows(&self, scene: &Scene, _: Actor, deed: &Deed) -> Option<Remedy> {
        let claimed = matches!(deed.act, Act::Claim { claim: CLAIM });
        (claimed && is_running(scene)).then(|| remedy(&["2.3.属实"], vec![Effect::StopClock]))
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        let ply = scene.line.len();
        let known = |matter: &Matter| matter.incident == drawn() && (matter.ply == ply || matter.standing.is_open());
        if scene.matters.iter().any(known) || !counted(scene, None).is_some_and(|count| count.reached) {
            return None;
        }
        Some(finding(drawn(), None, &["2.3.裁判"]))
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, _: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Claim(OfClaim::Claimed { claim: CLAIM }) => Some(claimed(scene, matter)),
            incident if *incident == drawn() => {
                let asked = matter.raised_by.and_then(Actor::side);
                Some(Ok(granted(counted(scene, asked), asked)))
            }
            _ => None,
        }
    }
}

/// The draw by the natural limit.
fn drawn() -> Incident {
    Incident::Claim(OfClaim::Position { verdict: Verdict::draw(Form::Ordinary, Reason::NaturalLimit) })
}

/// A count of moves without a capture.
struct Counted {
    reached: bool,
    /// Whether checks were left out of it.
    surplus: bool,
}

/// The count for a claimant, or for nobody; `None` if the event has no limit or the moves are too few.
fn counted(scene: &Scene, claimant: Option<Side>) -> Option<Counted> {
    let plies = scene.arrangements.natural_limit?.saturating_mul(2);
    let quiet = quiet(&scene.line).min(scene.line.sound_tail());
    if u32::try_from(quiet).unwrap_or(u32::MAX) < plies {
        return None;
    }
    let rulebook = scene.arrangements.rulebook(CN_REFEREE)?.with_limit(plies);
    let count = limit_count(scene, &rulebook, sound_since(&scene.line))?;
    let surplus = claimant.map_or_else(|| count.has_surplus_checks(), |side| count.check_plies[color(side)] > 0);
    Some(Counted { reached: counts_for(&count, claimant) >= plies, surplus })
}

/// A draw that a side asked for, or an official found.
fn granted(counted: Option<Counted>, asked: Option<Side>) -> Remedy {
    let Incident::Claim(OfClaim::Position { verdict }) = drawn() else { return remedy(&[], Vec::new()) };
    let mut clauses = vec![if asked.is_some() { "2.3.属实" } else { "2.3.裁判" }];
    clauses.extend(counted.filter(|count| count.surplus).map(|_| "2.3.将军"));
    remedy(&clauses, vec![Effect::End { verdict }])
}

/// A claim that holds draws; one that does not is a foul, and five minutes are added to what the claimant has used.
fn claimed(scene: &Scene, matter: &Matter) -> Remedied {
    let side = offender(matter)?;
    let count = counted(&scene.as_of(matter), Some(side));
    if count.as_ref().is_some_and(|count| count.reached) {
        return Ok(granted(count, Some(side)));
    }
    let surplus = count.is_some_and(|count| count.surplus);
    let mut clauses = if surplus { vec!["2.3.不实", "2.3.将军"] } else { vec!["2.3.不实"] };
    let mut effects = vec![Effect::Foul { side, kind: FoulKind::Technical }, Effect::Deduct { side, time: COSTS }];
    match scene.left(side) {
        None => drop(effects.pop()),
        Some(left) if left <= COSTS => {
            clauses.extend(["9(1)⑥", "9.权限"]);
            let verdict = Verdict::loses(side, Form::Ordinary, Reason::Time);
            effects.push(Effect::End { verdict });
        }
        Some(_) => effects.push(Effect::StartClock { side: whose(scene) }),
    }
    Ok(remedy(&clauses, effects))
}
