//! Articles 2.2, 3 and 9: what the position calls for, and who has to ask for it.

use contest::Side;
use ruling::repetition::{ChargeKind, IfContinued as Judged};
use ruling::{Action, Recurrence, Ruling};

use super::{cite, clock, finding, refused, remedy};
use crate::Grounded;
use crate::cn_referee::CN_REFEREE;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::{judged, side};
use crate::desk::{
    Act, Actor, Asks, Claim, Deed, Effect, Fact, Facts, Finding, Form, Incident, Matter, MatterId, OfClaim, Raiser,
    Reason, Remedy, Scene, Standing, Verdict, Warning, WhyNot,
};
use crate::{Article, Rulebook};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Position;

impl Topic for Position {
    fn allows(&self, _: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Claim { claim: Claim::Repetition | Claim::OfficialDraw } if by.side().is_none() => {
                Some(Err(refused(WhyNot::NotYours, &["3"])))
            }
            Act::Claim { claim: Claim::Repetition } => Some(Ok(cite(&["3"]))),
            Act::Claim { claim: Claim::OfficialDraw } => Some(Ok(cite(&["9(2)③"]))),
            Act::Claim { claim: Claim::Count | Claim::DeadDraw(_) | Claim::Display } => {
                Some(Err(refused(WhyNot::NoSuchClaim, &[])))
            }
            _ => None,
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        let claimed = |claim: &Claim, clause| {
            vec![finding(Incident::Claim(OfClaim::Claimed { claim: claim.clone() }), by.side(), &[clause])]
        };
        match deed.act {
            Act::Claim { claim: claim @ Claim::Repetition } if about(scene, claim).is_none() => claimed(claim, "3"),
            Act::Claim { claim: claim @ Claim::OfficialDraw } => claimed(claim, "9(2)③"),
            _ => Vec::new(),
        }
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        calls_for(scene).filter(|found| !scene.has_open(found))
    }

    fn asks(&self, _: &Scene, matter: &Matter) -> Vec<Asks> {
        match matter.incident {
            Incident::Claim(OfClaim::Claimed { claim: Claim::OfficialDraw }) => vec![Fact::Drawn.alone()],
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Claim(OfClaim::Position { .. }) if is_too_early(scene, matter) => {
                Some(Err(refused(WhyNot::TooEarly, &["2.2"])))
            }
            Incident::Claim(OfClaim::Position { verdict }) if verdict.reason != Reason::NaturalLimit => {
                Some(Ok(ended(scene, matter, *verdict)))
            }
            Incident::Claim(OfClaim::Cycle) => Some(pending(scene)),
            Incident::Claim(OfClaim::Claimed { claim: Claim::Repetition }) => {
                Some(pending(scene).or_else(|_| Ok(remedy(&["3"], vec![Effect::PlayOn]))))
            }
            Incident::Claim(OfClaim::Claimed { claim: Claim::OfficialDraw }) => Some(known_draw(facts)),
            _ => None,
        }
    }
}

/// The rules of the game; the natural limit apart.
fn rulebook(scene: &Scene) -> Option<Rulebook> {
    scene.arrangements.rulebook(CN_REFEREE)
}

fn ruling(scene: &Scene) -> Option<Ruling> {
    judged::ruling(scene, &rulebook(scene)?)
}

/// What the position calls for, by who has to vary.
fn calls_for(scene: &Scene) -> Option<Finding> {
    let found = judged::calls_for(scene, &rulebook(scene)?)?;
    let cycle = ruling(scene).and_then(|ruling| ruling.repetition).filter(acts);
    let Some(recurrence) = cycle else { return Some(found) };
    let under = recurrence.articles.iter().copied().filter(|article| !is_verdict(article)).collect();
    match loser(&recurrence) {
        None => Some(Finding { under, ..found }),
        Some(side) if is_warned(scene) => {
            let verdict = Verdict::loses(side, Form::Breach, Reason::ForbiddenPlay);
            Some(Finding { incident: Incident::Claim(OfClaim::Position { verdict }), side: Some(side), under })
        }
        Some(side) => Some(Finding { incident: Incident::Claim(OfClaim::Cycle), side: Some(side), under }),
    }
}

/// Whether a recurring position calls for something now.
fn acts(recurrence: &Recurrence) -> bool {
    recurrence.action != Action::None
}

/// Whether a unit says what becomes of a cycle once it is judged, and not what it is.
fn is_verdict(article: &Article) -> bool {
    article.clause.starts_with("3.") || article.clause.starts_with('9')
}

/// The side that must vary.
fn loser(recurrence: &Recurrence) -> Option<Side> {
    match recurrence.examination.verdict {
        Judged::Loses(color) => Some(side(color)),
        _ => None,
    }
}

/// Whether one side alone checks on every move.
fn is_lone_check(recurrence: &Recurrence) -> bool {
    let charges = &recurrence.examination.charges;
    (charges.red.kind == ChargeKind::PerpetualCheck) != (charges.black.kind == ChargeKind::PerpetualCheck)
}

/// Whether an official has told a side to vary when the position that stands now stood before.
fn is_warned(scene: &Scene) -> bool {
    let line = &scene.line;
    let stood =
        |ply: &usize| *ply < line.len() && line.turn_after(*ply) == line.turn() && line.board(*ply) == Some(line.now());
    scene.warned.iter().any(stood)
}

/// A matter that somebody must ask for: a pending position, a drawn cycle, the natural limit. What draws, an official may
/// rule on unasked.
pub fn lapses(incident: &Incident) -> Option<Grounded<Raiser>> {
    let raiser = match own_motion(incident) {
        Some(unasked) => Raiser::Official(unasked.under),
        None if *incident == Incident::Claim(OfClaim::Cycle) => Raiser::OtherSide,
        None => return None,
    };
    Some(Grounded::new(raiser, cite(&["3"])))
}

/// What an official may rule on unasked: what draws.
fn own_motion(incident: &Incident) -> Option<Grounded> {
    let Incident::Claim(OfClaim::Position { verdict }) = incident else { return None };
    match verdict.reason {
        Reason::OrdinaryCycle | Reason::SameForbiddenPlay => Some(Grounded::so(cite(&["2.2"]))),
        Reason::NaturalLimit => Some(Grounded::so(cite(&["2.3.裁判"]))),
        _ => None,
    }
}

/// Article 2.2: unasked, an official draws a cycle that goes on after its third time.
fn is_too_early(scene: &Scene, matter: &Matter) -> bool {
    let Incident::Claim(OfClaim::Position { verdict }) = matter.incident else { return false };
    let cycle = matches!(verdict.reason, Reason::OrdinaryCycle | Reason::SameForbiddenPlay);
    cycle && matter.standing == Standing::Latent && matter.ply >= scene.line.len()
}

/// What nobody asked for is over once a move is made.
pub fn passes(incident: &Incident) -> Option<Grounded> {
    match incident {
        Incident::Claim(OfClaim::Position { verdict }) if verdict.reason == Reason::NaturalLimit => {
            Some(Grounded::so(cite(&["2.3.裁判"])))
        }
        incident => lapses(incident).map(|lapse| lapse.map(drop)),
    }
}

/// The open matter that a claim speaks of.
pub fn about(scene: &Scene, claim: &Claim) -> Option<MatterId> {
    let speaks_of = |matter: &&Matter| match (&matter.incident, claim) {
        (Incident::Claim(OfClaim::Cycle), Claim::Repetition) => true,
        (Incident::Claim(OfClaim::Position { verdict }), Claim::Repetition) => {
            matches!(verdict.reason, Reason::OrdinaryCycle | Reason::SameForbiddenPlay)
        }
        (Incident::Claim(OfClaim::Position { verdict }), Claim::NaturalLimit) => verdict.reason == Reason::NaturalLimit,
        _ => false,
    };
    let open = |matter: &&Matter| matter.standing == Standing::Latent;
    scene.matters.iter().filter(open).find(speaks_of).map(|matter| matter.id)
}

/// How the game ends by what stands, or stood, on the board.
fn ended(scene: &Scene, matter: &Matter, verdict: Verdict) -> Remedy {
    let clauses: &[&'static str] = match verdict.reason {
        Reason::Checkmate => &["9(1)①"],
        Reason::Stalemate => &["9(1)②"],
        Reason::SelfCheck => &["9(1)④"],
        Reason::DeadDraw => &["9(2)③"],
        Reason::ForbiddenPlay => &["3.3", "9(1)③"],
        Reason::SameForbiddenPlay => &["9(2)②"],
        _ => &["9(2)①"],
    };
    let cycle = own_motion(&matter.incident).is_some();
    let mut done = remedy(clauses, vec![Effect::End { verdict }]);
    done.under.extend(cite(&["9.权限"]));
    if cycle && matter.standing == Standing::Raised {
        done.under.extend(cite(&["3", "3.2"]));
    }
    done.under.extend(clock::unpressed(scene).under);
    done
}

/// Article 3: a pending position, on a player's request.
fn pending(scene: &Scene) -> Remedied {
    let gone = || refused(WhyNot::MatterClosed, &["3"]);
    let recurrence = ruling(scene).and_then(|ruling| ruling.repetition).filter(acts).ok_or_else(gone)?;
    let rests_on = recurrence.articles.iter().copied().filter(|article| !is_verdict(article));
    let mut done = remedy(&["3"], Vec::new());
    done.under.extend(rests_on);
    let Some(side) = loser(&recurrence) else { return Err(gone()) };
    if is_lone_check(&recurrence) {
        done.under.extend(cite(&["3.1", "9(1)③", "9.权限"]));
        let verdict = Verdict::loses(side, Form::Breach, Reason::ForbiddenPlay);
        done.effects.push(Effect::End { verdict });
        return Ok(done);
    }
    let warning = if side == Side::First { Warning::First } else { Warning::Second };
    done.under.extend(cite(&["3.3"]));
    done.effects.push(Effect::Warn { warning });
    Ok(done)
}

/// Article 9(2)③: a draw that theory knows is the official's to see.
fn known_draw(facts: &Facts) -> Remedied {
    let verdict = Verdict::draw(Form::Ordinary, Reason::OfficialDraw);
    match facts.drawn {
        None => Err(refused(WhyNot::FactsMissing(Fact::Drawn), &["9(2)③"])),
        Some(true) => Ok(remedy(&["9(2)③", "9.权限"], vec![Effect::End { verdict }])),
        Some(false) => Ok(remedy(&["9(2)③"], vec![Effect::PlayOn])),
    }
}
