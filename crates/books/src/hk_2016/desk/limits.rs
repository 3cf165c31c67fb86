//! Sections 二.2 and 四: the natural limit, by the records of both sides or counted from when a side asks.

use contest::Side;

use super::{cite, refused};
use crate::desk::sheets::{Entry, entries};
use crate::desk::timing::whose;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::Xiangqi;
use crate::desk::xiangqi_play::counted::quiet;
use crate::desk::{
    Act, Actor, Asks, Claim, Deed, Effect, Fact, Facts, Finding, Incident, Matter, OfClaim, Reason, Remedy, Scene,
    WhyNot,
};
use crate::hk_2016::HK_2016;
use crate::roc_113::desk::limits::{Limits as Base, PENALTY};

/// The limits of the base book, with the numbers of the supplement.
pub const BASE: Base = Base(HK_2016);

/// The natural limit.
#[derive(Clone, Copy, Debug)]
pub struct Limits;

impl Topic for Limits {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Claim { claim: Claim::Count } if by.side() != Some(whose(scene)) => {
                Some(Err(refused(WhyNot::NotYourTurn, &["四.3"])))
            }
            _ => BASE.allows(scene, by, deed),
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        BASE.notices(scene, by, deed)
    }

    fn follows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Remedy> {
        BASE.follows(scene, by, deed)
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        let mut found = BASE.finds(scene)?;
        unclaimed(&mut found.under);
        Some(found)
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        match matter.incident {
            Incident::Claim(OfClaim::Claimed { claim: Claim::NaturalLimit }) => vec![Fact::Accepted.alone()],
            _ => BASE.asks(scene, matter),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Claim(OfClaim::Claimed { claim: Claim::NaturalLimit }) => {
                Some(Ok(checked(&scene.as_of(matter), matter.side, facts)))
            }
            Incident::Claim(OfClaim::Position { .. }) => Some(BASE.remedies(scene, matter, facts)?.map(|mut done| {
                unclaimed(&mut done.under);
                done
            })),
            _ => BASE.remedies(scene, matter, facts),
        }
    }
}

/// Whether something is about the natural limit: a claim of it, or what the desk found.
pub fn is_claimed(incident: &Incident) -> bool {
    match incident {
        Incident::Claim(OfClaim::Claimed { claim }) => *claim == Claim::NaturalLimit,
        Incident::Claim(OfClaim::Position { verdict }) => verdict.reason == Reason::NaturalLimit,
        _ => false,
    }
}

/// What nobody claims is not checked against a claim.
fn unclaimed(under: &mut Vec<crate::Article>) {
    under.retain(|article| article.clause != "3.4.一.提出");
}

/// 四.2: a claim is checked against the records; what cannot be read in either need not count.
fn checked(scene: &Scene, claimant: Option<Side>, facts: &Facts) -> Remedy {
    let unread = if facts.accepted { 0 } else { unread(scene) };
    let mut done = BASE.checked(scene, claimant, unread);
    if unread > 0 {
        done.under.extend(cite(&["二.2.字體"]));
    }
    let lost = |effect: &Effect| matches!(effect, Effect::End { verdict } if verdict.reason == Reason::Time);
    let short = claimant.and_then(|side| scene.left(side)).is_some_and(|left| left < PENALTY);
    if short && done.effects.iter().any(lost) {
        done.under.extend(cite(&["四.2.不足五分鐘"]));
    }
    done
}

/// How many of the moves since the last capture neither record lets read, where records were entered.
fn unread(scene: &Scene) -> u32 {
    if Side::BOTH.iter().all(|side| scene.sheets[*side].lines.is_empty()) {
        return 0;
    }
    let first = scene.line.len() - quiet(&scene.line);
    let unread = |side| {
        let open = entries(&Xiangqi, scene, side).filter(|(_, entry)| !matches!(entry, Entry::Read(_)));
        open.map(|(ply, _)| ply).filter(|ply| *ply > first).collect::<Vec<_>>()
    };
    let (red, black) = (unread(Side::First), unread(Side::Second));
    u32::try_from(red.iter().filter(|ply| black.contains(ply)).count()).unwrap_or(u32::MAX)
}
