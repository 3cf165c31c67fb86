//! Sealed moves: as every rulebook that breaks games off has it.

use contest::Actor;

use super::board::Step;
use super::deed::Deed;
use super::incident::{Incident, OfMove};
use super::play::Play;
use super::scene::{Phase, Scene};

/// What is wrong with the sealed move of the side to move when the paper is opened, if it is no legal one.
pub fn opened(play: &dyn Play, scene: &Scene) -> Option<Incident> {
    let Phase::Adjourned(adjournment) = &scene.phase else { return None };
    let legal = play.legal(&scene.line).unwrap_or_default();
    if adjournment.step.is_some_and(|step| legal.contains(&step)) {
        return None;
    }
    let mover = adjournment.step.map(|step| step.from).filter(|from| legal.iter().any(|step| step.from == *from));
    Some(Incident::Move(OfMove::SealedIllegal { mover }))
}

/// Another move of the side to move than its sealed one.
pub fn another(scene: &Scene, sealed: Option<Step>, by: Actor, deed: &Deed) -> Option<Incident> {
    let (sealed, (side, played, _)) = sealed.zip(deed.completed_by(by))?;
    let other = played != sealed && side == scene.to_move();
    other.then(|| Incident::Move(OfMove::NotTheSealedMove { ply: scene.line.len() + 1, sealed }))
}
