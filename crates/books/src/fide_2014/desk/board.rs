//! Articles 7.4 and 7.6, and the remark on 3.2: what stands where it should not.

use contest::Side;

use super::{duty, refused, remedy};
use crate::desk::{
    Effect, Fact, Facts, Finding, Incident, Man, Matter, OfBoard, Refusal, Remedy, Scene, Square, Step, WhyNot,
};

/// Displaced pieces are put back, or the last position that is sure stands again.
pub fn remedies(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
    let Incident::Board(OfBoard::Disturbance { shifts, .. }) = &matter.incident else {
        return Err(refused(WhyNot::FactsMissing(Fact::Subject), &["7.6"]));
    };
    if let Some(to) = facts.back_to.filter(|to| *to <= scene.line.len()) {
        return Ok(remedy(&["7.6", "7.6.remark1"], vec![Effect::Restore { to }]));
    }
    let back = shifts.iter().map(|shift| Step::new(shift.to, shift.from)).collect();
    let Some(side) = matter.side else {
        return Ok(remedy(&["7.6", "7.6.remark1"], vec![Effect::Set { shifts: back }]));
    };
    let running = scene.clock.as_ref().and_then(::clock::Clock::running);
    let clauses: &[&'static str] = if running == Some(side) { &["7.4"] } else { &["7.4", "7.4.remark1"] };
    Ok(remedy(clauses, vec![Effect::Set { shifts: back }]))
}

/// Two bishops of a side on squares of one colour, and no promotion that made one.
pub fn finds(scene: &Scene) -> Option<Finding> {
    let found = duty("3.2.remark1");
    if scene.matters.iter().any(|matter| matter.incident == found.incident) || scene.line.is_empty() {
        return None;
    }
    let made = scene.line.plies().iter().any(|ply| ply.step.becomes.map(Man::letter) == Some('b'));
    let light = |square: Square| (square.file() + square.rank()).is_multiple_of(2);
    let alike = |side: Side| {
        let bishop = |man: Man| man.side() == side && man.letter().eq_ignore_ascii_case(&'b');
        let on: Vec<bool> = scene.line.now().men().filter(|(_, man)| bishop(*man)).map(|(at, _)| light(at)).collect();
        [false, true].into_iter().any(|colour| on.iter().filter(|of| **of == colour).count() > 1)
    };
    (!made && Side::BOTH.into_iter().any(alike)).then_some(found)
}
