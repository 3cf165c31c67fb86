//! Article 106: who may rule on what.

use ::clock::Millis;
use contest::Side;

use super::faults::{Class, class};
use super::{
    adjourn, agreement, cite, claims, clock, conduct, faults, in_event, records, refused, restoring, result, start,
};
use crate::Article;
use crate::desk::topic::{Allowed, Topic};
use crate::desk::{
    Act, Actor, Authority, AuthorityLine, Claim, Deed, Effect, Facts, Grade, Incident, Licence, Matter, OfClaim,
    OfClock, OfConduct, OfMove, OfResult, Reason, Scene, Standing, WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Officials;

impl Topic for Officials {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Raise { incident: None, .. } => Some(may_raise(scene, by)),
            Act::Raise { incident: Some(incident), against, .. } => {
                Some(raises(scene, by, incident, *against).and_then(|under| {
                    let fault = faults::raised(scene, incident, *against)?;
                    Ok([under, fault].concat())
                }))
            }
            Act::Ratify { .. } => Some(Ok(in_event(scene, &[], &["107(1)"]))),
            _ => None,
        }
    }
}

/// Who may rule on a matter.
pub fn of(scene: &Scene, matter: &Matter, facts: &Facts, disputed: bool) -> Authority {
    if !scene.arrangements.competition {
        return Authority { grade: Grade::Witness, licence: None, under: Vec::new() };
    }
    let own = spoken(scene, matter, facts, disputed).or_else(|| of_conduct(scene, matter));
    let (grade, clauses) = match own.unwrap_or_else(|| grade(scene, matter, facts, disputed)) {
        (needed, _) if needed > Grade::Witness && !disputed && is_granted(scene, &matter.incident) => {
            (Grade::Witness, vec!["106(3)", "106(3)(g)"])
        }
        own => own,
    };
    let mut under = vec!["106(1)", "107"];
    under.extend(clauses);
    let judges_draw =
        matches!(matter.incident, Incident::Claim(OfClaim::Claimed { claim: Claim::OfficialDraw } | OfClaim::Observed));
    Authority { grade, licence: judges_draw.then_some(Licence::Intermediate), under: cite(&under) }
}

/// Article 106(2) and (3), item by item.
pub static LINES: &[AuthorityLine] = {
    use Grade::{Chief, Referee, SectionHead, Witness};
    const fn of(clause: &'static str, grade: Grade) -> AuthorityLine {
        AuthorityLine::new(clause, grade)
    }
    const fn if_undisputed(clause: &'static str) -> AuthorityLine {
        AuthorityLine::undisputed(clause, Witness, Referee)
    }
    &[
        of("106(2)(a)(i)", Witness),
        of("106(2)(a)(ii)", Witness),
        of("106(2)(a)(iii)", Witness),
        of("106(2)(a)(iv)", Witness),
        of("106(2)(a)(v)", Witness),
        of("106(2)(a)(vi)", Witness),
        of("106(2)(a)(vii)", Witness),
        of("106(2)(a)(viii)", Witness),
        of("106(2)(a)(ix)", Witness),
        of("106(2)(a)(x)", Witness),
        of("106(2)(a)(xi)", Witness),
        if_undisputed("106(3)(a)"),
        if_undisputed("106(3)(b)"),
        if_undisputed("106(3)(c)"),
        if_undisputed("106(3)(d)(i)"),
        if_undisputed("106(3)(d)(ii)"),
        if_undisputed("106(3)(d)(iii)"),
        if_undisputed("106(3)(e)"),
        if_undisputed("106(3)(f)"),
        if_undisputed("106(3)(g)"),
        if_undisputed("106(3)(h)"),
        of("106(2)(b)(i)", Referee),
        of("106(2)(b)(ii)", Referee),
        of("106(2)(b)(iii)", Referee),
        of("106(2)(b)(iv)", Referee),
        of("106(2)(b)(v)", Referee),
        of("106(2)(b)(vi)", Referee),
        of("106(2)(b)(vii)", Referee),
        of("106(2)(b)(viii)", Referee),
        of("106(2)(b)(ix)", Referee),
        of("106(2)(b)(x)", Referee),
        of("106(2)(c)(i)", SectionHead),
        of("106(2)(c)(ii)", SectionHead).with(Licence::Intermediate),
        of("106(2)(c)(iii)", SectionHead),
        of("106(2)(c)(iv)", SectionHead),
        of("106(2)(d)(i)", Chief),
        of("106(2)(d)(ii)", Chief),
        of("106(2)(d)(iii)", Chief),
        of("106(2)(d)(iv)", Chief),
        of("106(2)(d)(v)", Chief),
        of("106(2)(d)(vi)", Chief),
        of("106(2)(d)(vii)", Chief),
        of("106(2)(d)(viii)", Chief),
        of("106(2)(d)(ix)", Chief),
    ]
};

/// Whether the charter lets a witness rule on such matters.
fn is_granted(scene: &Scene, incident: &Incident) -> bool {
    let granted = &scene.arrangements.witness_may;
    !granted.is_empty() && granted.contains(&incident.name())
}

/// Articles 106(2)(b)(ix), (c)(iii) and (d)(viii): each grade may do what those below may.
pub fn inherits(needed: Grade, by: Grade) -> Vec<Article> {
    let steps =
        [(Grade::Referee, "106(2)(b)(ix)"), (Grade::SectionHead, "106(2)(c)(iii)"), (Grade::Chief, "106(2)(d)(viii)")];
    let taken = steps.into_iter().filter(|(grade, _)| *grade > needed && *grade <= by);
    taken.flat_map(|(_, clause)| cite(&[clause])).collect()
}

/// Articles 86(4) and 105: who may raise anything.
fn may_raise(scene: &Scene, by: Actor) -> Allowed {
    match (by.side(), by.grade()) {
        (Some(_), _) => Ok(in_event(scene, &[], &["86(4)", "105(1)", "105(2)"])),
        (None, Some(_)) => Ok(in_event(scene, &[], &["105(1)", "105(3)"])),
        (None, None) => Err(refused(WhyNot::NotYours, &["105(1)"])),
    }
}

/// Who may raise what.
fn raises(scene: &Scene, by: Actor, incident: &Incident, against: Option<Side>) -> Allowed {
    let mut under = may_raise(scene, by)?;
    let particular = match incident {
        Incident::Conduct(OfConduct::Conduct { clause }) => conduct::may_be_raised(clause, against)?,
        Incident::Result(OfResult::AgreedEnding { .. }) if scene.result().is_some() => {
            return Err(refused(WhyNot::CannotOverride, &["71(2)(b)"]));
        }
        Incident::Result(OfResult::AgreedEnding { name, outcome }) => agreement::was_agreed(scene, name, *outcome)?,
        Incident::Claim(OfClaim::Claimed { claim }) if by.grade().is_some() => claims::allows(scene, by, claim)?,
        Incident::Result(OfResult::DisputedResult { .. } | OfResult::Unreported) => {
            result::may_be_raised(scene, incident)?
        }
        Incident::Claim(OfClaim::LongQuiet) if by.grade().is_some() => claims::may_be_considered(scene)?,
        Incident::Claim(
            OfClaim::Position { .. }
            | OfClaim::Cycle
            | OfClaim::Claimed { .. }
            | OfClaim::Observed
            | OfClaim::LongQuiet,
        )
        | Incident::Result(OfResult::Resignation | OfResult::AgreedDraw | OfResult::RepeatedOffer)
        | Incident::Conduct(OfConduct::TooManyFaults) => return Err(refused(WhyNot::NoSuchMatter, &["105(1)"])),
        _ => Vec::new(),
    };
    under.extend(particular);
    Ok(under)
}

/// Who may rule on what was claimed or said.
fn spoken(scene: &Scene, matter: &Matter, facts: &Facts, disputed: bool) -> Option<(Grade, Vec<&'static str>)> {
    let cycle = |verdict| {
        let clause = if verdict { "106(2)(b)(v)" } else { "106(2)(b)(iv)" };
        if disputed { (Grade::Referee, vec![clause]) } else { undisputed("106(3)(a)", false) }
    };
    Some(match &matter.incident {
        Incident::Claim(OfClaim::Cycle | OfClaim::Claimed { claim: Claim::Repetition }) => cycle(false),
        Incident::Claim(OfClaim::Position { verdict }) => match verdict.reason {
            Reason::ForbiddenPlay | Reason::SameForbiddenPlay | Reason::OrdinaryCycle => cycle(true),
            _ => undisputed("106(3)(a)", disputed),
        },
        Incident::Claim(OfClaim::Claimed { claim: Claim::Count } | OfClaim::LongQuiet)
            if facts.refused || matter.standing == Standing::Provisional =>
        {
            (Grade::Referee, vec!["106(2)(b)(vi)", "118(2)(b)"])
        }
        Incident::Claim(OfClaim::Claimed { claim: Claim::OfficialDraw } | OfClaim::Observed) => {
            (Grade::SectionHead, vec!["106(2)(c)(ii)", "122(1)(b)", "3(1):裁判主任", "3(1):裁判員"])
        }
        Incident::Claim(OfClaim::Claimed { claim: Claim::NaturalLimit | Claim::DeadDraw(_) }) => {
            undisputed("106(3)(a)", disputed)
        }
        Incident::Result(OfResult::Resignation | OfResult::AgreedDraw | OfResult::RepeatedOffer) => {
            (Grade::Witness, vec!["106(2)(a)(xi)"])
        }
        Incident::Result(OfResult::DisputedResult { .. }) => (Grade::Referee, result::dispute_articles(scene).to_vec()),
        Incident::Result(OfResult::Unreported) => (Grade::Chief, vec!["106(2)(d)(v)"]),
        _ => return None,
    })
}

/// Who may rule on conduct.
fn of_conduct(scene: &Scene, matter: &Matter) -> Option<(Grade, Vec<&'static str>)> {
    let unmended = matter.side.is_some_and(|side| conduct::told(scene, side));
    Some(match &matter.incident {
        Incident::Conduct(OfConduct::Conduct { clause }) => match conduct::head(clause)?.0 {
            "91" if clause == "91(3)" && unmended => (Grade::Chief, vec!["106(2)(d)(iii)"]),
            "91" => (Grade::Chief, vec!["106(2)(d)(ii)"]),
            "92" => (Grade::Witness, vec!["106(2)(a)(v)"]),
            _ => (Grade::Referee, vec!["106(2)(b)(i)"]),
        },
        Incident::Conduct(OfConduct::UnlistedConduct { .. }) => (Grade::Chief, vec!["106(2)(d)(iv)", "111(d)"]),
        _ => return None,
    })
}

/// A witness may, if nobody disputes the facts; else a referee.
fn undisputed(clause: &'static str, disputed: bool) -> (Grade, Vec<&'static str>) {
    if disputed {
        (Grade::Referee, vec!["106(3)", clause, "3(1):棋證"])
    } else {
        (Grade::Witness, vec!["106(3)", clause])
    }
}

fn grade(scene: &Scene, matter: &Matter, facts: &Facts, disputed: bool) -> (Grade, Vec<&'static str>) {
    let pressed = |side: Side| matter.left.is_some_and(|left| left[!side] <= Millis::from_mins(5));
    match (&matter.incident, class(&matter.incident)) {
        (_, Some(Class::Restorable)) if matter.side.is_some_and(pressed) => (Grade::Chief, vec!["106(2)(d)(vi)"]),
        (_, Some(Class::Restorable)) => undisputed(restored(scene, matter, facts), disputed),
        (Incident::Move(OfMove::UnboundMove { .. }), _) => undisputed("106(3)(b)", disputed),
        (_, Some(Class::Harmless)) => undisputed("106(3)(c)", disputed),
        (_, Some(Class::Ending)) => (Grade::Referee, vec!["106(2)(b)(vii)"]),
        (Incident::Conduct(OfConduct::TooManyFaults), _) => (Grade::Referee, vec!["106(2)(b)(vii)"]),
        (Incident::Clock(OfClock::Overstepped), _) => undisputed("106(3)(f)", disputed),
        (incident, _) => listed(incident).unwrap_or_else(|| undisputed("106(3)(h)", disputed)),
    }
}

/// The clause of article 106(3)(d): what can be put right, what is left as it is, what cannot stay.
fn restored(scene: &Scene, matter: &Matter, facts: &Facts) -> &'static str {
    let Ok(done) = restoring::restorable(scene, matter, facts) else { return "106(3)(d)(i)" };
    let ends = done.effects.iter().any(|effect| matches!(effect, Effect::End { .. }));
    if done.effects.contains(&Effect::PlayOn) {
        "106(3)(d)(ii)"
    } else if facts.cannot_restore && ends {
        "106(3)(d)(iii)"
    } else {
        "106(3)(d)(i)"
    }
}

/// The matters that article 106(2) gives to a grade whether or not the facts are disputed.
fn listed(incident: &Incident) -> Option<(Grade, Vec<&'static str>)> {
    let found = start::authority(incident)
        .or_else(|| clock::authority(incident))
        .or_else(|| records::authority(incident))
        .or_else(|| adjourn::authority(incident));
    found.map(|(grade, clause)| (grade, vec![clause]))
}
