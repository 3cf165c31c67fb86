//! Articles 20, 35, 60 to 66 and 117 to 121: what the position calls for.

use super::{cite, claims, clock, in_event, inclusive, refused, remedy};
use crate::Rulebook;
use crate::desk::topic::{Remedied, Topic};
use crate::desk::xiangqi_play::judged;
use crate::desk::{Effect, Facts, Finding, Incident, Matter, OfClaim, Reason, Refusal, Remedy, Scene, Verdict, WhyNot};
use crate::xqef_2022::XQEF_2022;

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Position;

impl Topic for Position {
    fn finds(&self, scene: &Scene) -> Option<Finding> {
        let found = finds(scene).filter(|_| !inclusive::is_unfinished(scene))?;
        Some(clock::coincides(scene, found))
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, _: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Claim(OfClaim::Position { .. } | OfClaim::Cycle) => Some(remedies(scene, matter)),
            _ => None,
        }
    }
}

/// The rules of the game, read as was settled.
pub fn rulebook(scene: &Scene) -> Option<Rulebook> {
    scene.arrangements.rulebook(XQEF_2022)
}

/// The rules of the game as officials apply them to this one.
fn applied(scene: &Scene) -> Option<Rulebook> {
    let rulebook = rulebook(scene)?;
    let natural_limit = rulebook.natural_limit.filter(|_| !claims::is_uncounted(scene));
    Some(Rulebook { natural_limit, ..rulebook })
}

/// An ending or a warning that the position calls for and nobody has dealt with.
pub fn finds(scene: &Scene) -> Option<Finding> {
    judged::finds(scene, &applied(scene)?)
}

/// Ends the game as of the move that ended it, or gives the warning.
pub fn remedies(scene: &Scene, matter: &Matter) -> Result<Remedy, Refusal> {
    match &matter.incident {
        Incident::Claim(OfClaim::Position { verdict }) => Ok(ended(scene, matter, *verdict)),
        _ => warn(scene),
    }
}

fn ended(scene: &Scene, matter: &Matter, verdict: Verdict) -> Remedy {
    let clauses: &[&'static str] = match verdict.reason {
        Reason::DeadDraw => &["66(1)", "117(1)"],
        Reason::Checkmate => &["65(1)", "117(2)"],
        Reason::Stalemate => &["65(2)", "117(3)"],
        Reason::NaturalLimit => &["66(2)(a)"],
        Reason::SameForbiddenPlay => &["66(3)", "119(1)"],
        Reason::ForbiddenPlay => &["65(3)", "119(2)"],
        Reason::OrdinaryCycle => &["66(4)", "120"],
        _ => &[],
    };
    let mut done = remedy(clauses, Vec::new());
    if verdict.reason == Reason::NaturalLimit && scene.arrangements.recorded {
        done.under.extend(in_event(scene, &[], &["118(1)(a)"]));
    }
    if scene.line.len() > matter.ply {
        done.under.extend(cite(&["20(2)", "36(1)(a)"]));
        done.effects.push(Effect::Restore { to: matter.ply });
    }
    done.effects.push(Effect::End { verdict });
    done
}

/// Articles 60 and 61.
pub fn warn(scene: &Scene) -> Result<Remedy, Refusal> {
    let gone = || refused(WhyNot::MatterClosed, &["60(2)", "121(2)"]);
    let ruling = applied(scene).and_then(|rulebook| judged::ruling(scene, &rulebook));
    let recurrence = ruling.and_then(|ruling| ruling.repetition).ok_or_else(gone)?;
    let warning = judged::warning(&recurrence).ok_or_else(gone)?;
    let effects = std::iter::once(Effect::Warn { warning }).chain(judged::forbidden(&recurrence)).collect();
    let mut done = Remedy { under: recurrence.articles, effects };
    done.under.extend(cite(&["121(2)"]));
    Ok(done)
}
