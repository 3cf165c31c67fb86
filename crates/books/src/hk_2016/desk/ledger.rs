//! Sections 二.1 and 十: four violations or two technical fouls lose, counted apart.

use contest::Side;

use super::{cite, conduct, on_records};
use crate::Article;
use crate::desk::topic::{Remedied, Topic};
use crate::desk::{Effect, Facts, Finding, FoulKind, Incident, Matter, OfConduct, OfRecord, Scene, Standing};
use crate::roc_113::desk::ledger::{Ledger as Base, counts};

/// What is counted.
#[derive(Clone, Copy, Debug)]
pub struct Ledger;

impl Topic for Ledger {
    fn finds(&self, scene: &Scene) -> Option<Finding> {
        Base.finds(scene).map(|found| Finding { under: on_records(found.under), ..found })
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        let remedied = Base.remedies(scene, matter, facts)?;
        Some(remedied.map(|mut done| {
            done.under = on_records(done.under);
            done.under.extend(matter.side.and_then(|side| last_breach(scene, side)));
            if by_omissions(scene, matter) {
                done.under.extend(cite(&["二.1.四次"]));
            }
            done
        }))
    }
}

/// The unit on the breach of conduct that was counted last against a side.
fn last_breach(scene: &Scene, side: Side) -> Option<Article> {
    let counts = |effect: &Effect| matches!(effect, Effect::Foul { side: of, .. } if *of == side);
    let last = scene.matters.iter().rev().find(|matter| matter.done.iter().any(counts))?;
    match &last.incident {
        Incident::Conduct(OfConduct::Conduct { clause }) => conduct::named(clause),
        _ => None,
    }
}

/// Whether a side lost by violations, moves missing from its record among them.
fn by_omissions(scene: &Scene, matter: &Matter) -> bool {
    let Some(side) = matter.side else { return false };
    let missing = |other: &Matter| {
        let ruled = other.side == Some(side) && other.standing == Standing::Ruled;
        ruled && matches!(other.incident, Incident::Record(OfRecord::Omission { .. }))
    };
    let technical = counts(&scene.fouls[side]).of(FoulKind::Technical);
    technical < 2 && scene.matters.iter().any(missing)
}
