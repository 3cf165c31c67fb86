//! What stood before men were disturbed, where the desk does not know it.

use super::{Asks, Effect, Fact, Facts, Incident, OfBoard, Scene, WhyNot};

/// What is asked of where men stood that were disturbed: how far back the position is sure, as far as there are moves to go
/// back on, and on a board that was found so, what is to be set where.
pub fn asks(scene: &Scene, incident: &Incident) -> Vec<Asks> {
    let found = scene.is_found_disturbed(incident);
    let nothing_known = scene.is_off_record(incident) || (found && scene.line.is_empty());
    let shifts = found.then_some(Fact::Shifts.alone());
    let back = (!nothing_known).then_some(Fact::BackTo.alone());
    back.into_iter().chain(shifts).collect()
}

/// How men are set that were disturbed before anybody kept the board: as an official found out. On a board that nobody
/// keeps, the players set them right. Nothing is said of it where the desk knows what stood, or an official how far back
/// it is sure.
pub fn told(scene: &Scene, incident: &Incident, facts: &Facts) -> Option<Result<Effect, WhyNot>> {
    let missing = |fact| Some(Err(WhyNot::FactsMissing(fact)));
    let kept = !scene.line.is_empty();
    match incident {
        Incident::Board(OfBoard::Disturbance { .. }) if scene.is_off_record(incident) => missing(Fact::SetRight),
        incident if !scene.is_found_disturbed(incident) => None,
        _ if kept && facts.back_to.is_some() => None,
        _ if !facts.shifts.is_empty() => Some(Ok(Effect::Set { shifts: facts.shifts.clone() })),
        _ if kept => missing(Fact::BackTo),
        _ => missing(Fact::Shifts),
    }
}
