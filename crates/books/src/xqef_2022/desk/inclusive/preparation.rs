//! Schedule 7.6.1, 7.6.2, 7.7.1 and 7.7.3: what must be there before the game begins, as a list to be checked.

use contest::Side;

use super::super::{finding, remedy, start};
use super::needs::{self, either};
use super::{cite, refused, times, watched};
use crate::Article;
use crate::desk::{
    Act, Actor, Deed, Effect, Equipment, Finding, Incident, OfBoard, OfConduct, Refusal, Remedy, Scene, WhyNot,
};

/// The unit on a piece of equipment, if these parts speak of it.
fn on(scene: &Scene, item: &Equipment) -> Option<&'static str> {
    Some(match item {
        Equipment::TactileSet => either(scene, "sch7.6.1(1)", "sch7.7.1(1)(a)"),
        Equipment::TactileClock => either(scene, "sch7.6.1(2)", "sch7.7.1(1)(b)"),
        Equipment::Blindfold => either(scene, "sch7.6.1(3)", "sch7.7.2(2)"),
        Equipment::Recorder => either(scene, "sch7.6.1(4)", "sch7.7.1(1)(c)"),
        Equipment::Cards => "sch7.7.1(2)",
        Equipment::Seat => "sch7.7.1(3)",
        _ => return None,
    })
}

/// What must be there for these players.
fn required(scene: &Scene) -> Vec<Equipment> {
    let any = |has: &dyn Fn(Side) -> bool| Side::BOTH.into_iter().any(has);
    let six = super::is_six(scene);
    let blindfolded = |side: Side| {
        let needs = &scene.arrangements.players[side].needs;
        needs.contains(&crate::desk::Need::Blindfolded)
    };
    [
        (needs::calls(scene), Equipment::TactileSet),
        (six || any(&blindfolded), Equipment::Blindfold),
        (!six && any(&|side| needs::is_mute(scene, side)), Equipment::Cards),
        (!six && any(&|side| needs::has_assistant(scene, side)), Equipment::Seat),
    ]
    .into_iter()
    .filter_map(|(needed, item)| needed.then_some(item))
    .collect()
}

/// The start of a game: watched, with all that must be there found in order where officials keep the list, and the times by
/// need.
pub fn starts(scene: &Scene, by: Actor) -> Result<Vec<Article>, Refusal> {
    let watch = watched(scene)?;
    let checked = |item: &Equipment| scene.accepted.contains(item);
    if scene.arrangements.duties
        && let Some(item) = required(scene).iter().find(|item| !checked(item))
    {
        let clauses: Vec<&'static str> = on(scene, item).into_iter().collect();
        return Err(refused(WhyNot::EquipmentWanting, &clauses));
    }
    let usual = start::allows(scene, by, &Deed::without_men(&Act::Start))?;
    let part = cite(&[either(scene, "sch7.6", "sch7.7")]);
    Ok([usual, part, watch, times::begins_with(scene)].concat())
}

/// What officials are told at the start: that something is not there that is only suggested.
pub fn told(scene: &Scene) -> Vec<Finding> {
    let missing = scene.arrangements.duties
        && needs::gathering(scene).is_some()
        && needs::calls(scene)
        && !scene.accepted.contains(&Equipment::Recorder);
    let clause = either(scene, "sch7.6.1(4)", "sch7.7.1(1)(c)");
    let duty =
        missing.then(|| finding(Incident::Conduct(OfConduct::Duty { clause: clause.to_owned() }), None, &[clause]));
    duty.into_iter().collect()
}

/// What entering a piece of equipment rests on; none if these parts say nothing of it.
pub fn equips(scene: &Scene, by: Actor, deed: &Deed, item: &Equipment) -> Option<Result<Vec<Article>, Refusal>> {
    let clause = on(scene, item)?;
    Some(match deed.act {
        Act::Replace { .. } if by.side().is_some() => Err(refused(WhyNot::NotYours, &["106(2)(a)(ii)", clause])),
        _ => Ok(cite(&[clause])),
    })
}

/// Equipment that is missing is a matter; none if these parts say nothing of it.
pub fn wants(scene: &Scene, item: &Equipment, accepted: bool) -> Option<Vec<Finding>> {
    let clause = on(scene, item)?;
    let incident = Incident::Board(OfBoard::Equipment { item: item.clone(), accepted: false });
    Some(if accepted { Vec::new() } else { vec![finding(incident, None, &[clause])] })
}

/// What is missing is brought; none if these parts say nothing of it.
pub fn remedies(scene: &Scene, item: &Equipment) -> Option<Remedy> {
    let clause = on(scene, item)?;
    Some(remedy(&[clause], vec![Effect::Replace { item: item.clone() }]))
}
