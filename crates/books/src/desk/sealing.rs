//! Sealed moves: as every rulebook that breaks games off has it.

use super::act::Act;
use super::authority::Actor;
use super::board::Step;
use super::incident::Incident;
use super::play::Play;
use super::scene::{Phase, Scene};

/// What is wrong with the sealed move of the side to move when the paper is opened, if it is no legal one.
pub fn opened(play: &dyn Play, scene: &Scene) -> Option<Incident> {
    let Phase::Adjourned(adjournment) = &scene.phase else { return None };
    let text = adjournment.slip.as_ref().and_then(|slip| slip.text.as_deref()).unwrap_or_default();
    let step = play.read(&scene.line, scene.to_move(), text).ok();
    let legal = play.legal(&scene.line).unwrap_or_default();
    if step.is_some_and(|step| legal.contains(&step)) {
        return None;
    }
    let mover = step.map(|step| step.from).filter(|from| legal.iter().any(|step| step.from == *from));
    Some(Incident::SealedIllegal { mover })
}

/// Another move of the side to move than its sealed one.
pub fn another(play: &dyn Play, scene: &Scene, sealed: Option<Step>, by: Actor, act: &Act) -> Option<Incident> {
    let (sealed, played) = sealed.zip(played(play, scene, by, act))?;
    let other = played != sealed && by.side() == Some(scene.to_move());
    other.then(|| Incident::NotTheSealedMove { ply: scene.line.len() + 1, sealed })
}

/// The move an act completes.
fn played(play: &dyn Play, scene: &Scene, by: Actor, act: &Act) -> Option<Step> {
    match act {
        Act::Move { text, held: false, .. } => play.read(&scene.line, by.side()?, text).ok(),
        Act::Release => scene.turn.held.as_ref().map(|(step, _)| *step),
        Act::Slide { from, to, .. } if from != to => Some(Step::new(*from, *to)),
        _ => None,
    }
}
