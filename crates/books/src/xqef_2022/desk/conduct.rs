//! Articles 90 to 94 and 111: conduct.

use contest::Side;

use super::{cite, finding, refused, remedy};
use crate::Article;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Correction, Deed, Demand, Effect, Fact, Facts, Finding, Form, Incident, Matter, OfConduct,
    Reason, Refusal, Remedy, Scene, Verdict, WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Conduct;

impl Topic for Conduct {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Refuse { demand: demand @ (Demand::Behave | Demand::Sign) } => Some(allows(scene, by, *demand)),
            _ => None,
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        notices(scene, by, deed)
    }

    fn asks(&self, _: &Scene, matter: &Matter) -> Vec<Asks> {
        match &matter.incident {
            Incident::Conduct(OfConduct::Conduct { clause }) if clause == BYSTANDER => vec![Fact::Who.alone()],
            Incident::Conduct(OfConduct::Other { .. }) => vec![Fact::Who.alone()],
            Incident::Conduct(OfConduct::UnlistedConduct { .. }) => {
                vec![Fact::FiledUnder.alone(), Fact::Refused.alone()]
            }
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        let Incident::Conduct(of) = &matter.incident else { return None };
        match of {
            OfConduct::Conduct { .. } | OfConduct::UnlistedConduct { .. } => Some(remedies(scene, matter, facts)),
            OfConduct::Duty { .. } => Some(Ok(remedy(&[], vec![Effect::PlayOn]))),
            OfConduct::Other { .. } => Some(Ok(other(facts))),
            _ => None,
        }
    }
}

/// The heads of conduct, and what the book lists under each.
const HEADS: [(&str, &[&str]); 3] = [
    ("91", &["91(1)", "91(2)", "91(3)", "131(1)", "132(1)"]),
    ("92", &["92(1)", "92(2)", "92(3)", "92(4)", "92(5)", "92(6)", "92(7)", "92(8)"]),
    ("93", &["93(1)", "93(2)", "93(3)"]),
];

/// The head of a clause, and the clause itself if it is more than the head.
pub fn head(clause: &str) -> Option<(&'static str, Option<&'static str>)> {
    HEADS.into_iter().find_map(|(head, listed)| match listed.iter().find(|known| **known == clause) {
        Some(known) => Some((head, Some(*known))),
        None => (head == clause).then_some((head, None)),
    })
}

/// The units by which a breach of conduct can be entered. Lateness has its own rules.
pub fn breaches() -> Vec<Article> {
    HEADS
        .into_iter()
        .flat_map(|(_, listed)| listed)
        .filter(|clause| **clause != LATE)
        .flat_map(|clause| cite(&[*clause]))
        .collect()
}

/// Lateness, which has rules of its own.
const LATE: &str = "92(1)";

/// The clause by which somebody who is no player is sent out for tampering with the evidence.
const BYSTANDER: &str = "132(2)";

/// Whether a breach of conduct can be entered under this clause. Lateness has its own rules, and a side is no bystander.
pub fn may_be_raised(clause: &str, against: Option<Side>) -> Result<Vec<Article>, Refusal> {
    match head(clause) {
        None if clause == BYSTANDER && against.is_some() => Err(refused(WhyNot::NoGround, &["132(1)", "132(2)"])),
        None if clause == BYSTANDER => Ok(cite(&["132(2)"])),
        Some((_, Some(LATE))) => Err(refused(WhyNot::NoGround, &[LATE])),
        Some((head, known)) => Ok(cite(&["90", head, known.unwrap_or(head)])),
        None => Err(refused(WhyNot::NotLawful, &["90"])),
    }
}

/// Whether a side can refuse to behave or to sign: only if it was told to.
pub fn allows(scene: &Scene, by: Actor, demand: Demand) -> Result<Vec<Article>, Refusal> {
    match (by.side(), demand) {
        (Some(side), Demand::Behave) if !told(scene, side) => Err(refused(WhyNot::NothingToCorrect, &["111(c)"])),
        (Some(_), Demand::Sign) if scene.result().is_none() => Err(refused(WhyNot::NotOver, &["99(5)"])),
        _ => Ok(Vec::new()),
    }
}

/// Whether a side was told to mend its conduct and has not.
pub fn told(scene: &Scene, side: Side) -> bool {
    scene.to_correct.contains(&(side, Correction::Conduct))
}

/// Refusing to behave is a breach of its own.
pub fn notices(scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
    let Some(side) = by.side() else { return Vec::new() };
    match deed.act {
        Act::Refuse { demand: Demand::Behave } if told(scene, side) => {
            let incident = Incident::Conduct(OfConduct::Conduct { clause: "91(3)".to_owned() });
            vec![finding(incident, Some(side), &["111(c)", "91(3)"])]
        }
        _ => Vec::new(),
    }
}

/// How a breach of conduct is dealt with.
pub fn remedies(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
    match &matter.incident {
        Incident::Conduct(OfConduct::Conduct { clause }) if clause == BYSTANDER => bystander(facts),
        Incident::Conduct(OfConduct::Conduct { clause }) => listed(scene, matter.side, clause),
        _ => unlisted(scene, matter.side, facts),
    }
}

/// The sides that bear something: one, or both.
fn sides(side: Option<Side>) -> Vec<Side> {
    side.map_or_else(|| Side::BOTH.to_vec(), |side| vec![side])
}

/// The game is lost for a breach: by a side, or by both.
fn lost(side: Option<Side>) -> Effect {
    let (form, reason) = (Form::Breach, Reason::Conduct);
    let verdict = side.map_or(Verdict::both_lose(form, reason), |side| Verdict::loses(side, form, reason));
    Effect::End { verdict }
}

/// Whether a side won a game that the other side lost by a breach of conduct.
fn won_by_breach(scene: &Scene, side: Side) -> bool {
    let verdict = scene.result().map(|result| result.verdict);
    verdict.is_some_and(|verdict| verdict.reason == Reason::Conduct && verdict.outcome.winner() == Some(side))
}

/// Articles 111(a), (b) and 128(1): putting a player out is no matter of one game, and a breach of the side that won by the
/// other's is borne as well.
pub fn outlives(scene: &Scene, matter: &Matter) -> bool {
    let won = matter.side.is_some_and(|side| won_by_breach(scene, side));
    match &matter.incident {
        Incident::Conduct(OfConduct::UnlistedConduct { .. }) => true,
        Incident::Conduct(OfConduct::Conduct { clause }) => match head(clause) {
            Some(("91", _)) => true,
            Some(("92", _)) => won,
            _ => false,
        },
        _ => false,
    }
}

/// How a breach ends the game: it is lost; if the other side has lost it by a breach already, both lose.
fn ended(scene: &Scene, side: Option<Side>) -> Option<Effect> {
    match (scene.result(), side) {
        (None, _) => Some(lost(side)),
        (Some(_), Some(side)) if won_by_breach(scene, side) => {
            Some(Effect::Amend { verdict: Verdict::both_lose(Form::Breach, Reason::Conduct) })
        }
        _ => None,
    }
}

/// Article 111(a) to (c), by the head of the clause; a breach by both is borne by both.
fn listed(scene: &Scene, side: Option<Side>, clause: &str) -> Result<Remedy, Refusal> {
    match head(clause) {
        Some(("91", known)) => {
            let end = ended(scene, side);
            let out = sides(side).into_iter().map(|side| Effect::Disqualify { side });
            Ok(remedy(&["91", known.unwrap_or("91"), "111", "111(a)"], out.chain(end).collect()))
        }
        Some(("92", known)) => {
            let end = ended(scene, side).unwrap_or_else(|| lost(side));
            Ok(remedy(&["92", known.unwrap_or("92"), "111", "111(b)"], vec![end]))
        }
        Some(("93", known)) => {
            let mend = |side| Effect::CorrectNow { side, what: Correction::Conduct };
            let effects = sides(side).into_iter().map(mend).collect();
            Ok(remedy(&["93", known.unwrap_or("93"), "111", "111(c)"], effects))
        }
        _ => Err(refused(WhyNot::FactsMissing(Fact::Clause), &["90"])),
    }
}

/// Article 132(2): who is no player and tampers with the evidence is sent out.
fn bystander(facts: &Facts) -> Result<Remedy, Refusal> {
    let who = facts.who.clone().ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Who), &["132(2)"]))?;
    Ok(remedy(&["132(2)"], vec![Effect::Expel { who }]))
}

/// What the book does not speak of: nothing comes of it, unless somebody is sent out.
fn other(facts: &Facts) -> Remedy {
    match facts.who.clone() {
        Some(who) => remedy(&[], vec![Effect::Expel { who }]),
        None => remedy(&["86(6)"], vec![Effect::PlayOn]),
    }
}

/// Articles 94 and 111(d): the chief files it under a head, or finds no breach.
fn unlisted(scene: &Scene, side: Option<Side>, facts: &Facts) -> Result<Remedy, Refusal> {
    if facts.refused {
        return Ok(remedy(&["94", "111(d)"], vec![Effect::PlayOn]));
    }
    let filed = facts.filed_under.as_deref().and_then(head);
    let (head, _) = filed.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::FiledUnder), &["94", "111(d)"]))?;
    let mut done = listed(scene, side, head)?;
    done.under.extend(cite(&["94", "111(d)"]));
    Ok(done)
}
