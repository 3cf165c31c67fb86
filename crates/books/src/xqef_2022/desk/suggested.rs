//! Schedule 7, parts 1 to 5: where a preset that the charter names speaks.

use super::{cite, finding};
use crate::Article;
use crate::desk::{Arrangements, Finding, Incident, OfConduct, Preset, Scene, Setting, Supervision};
use crate::xqef_2022::XQEF_2022;

/// The units by which the preset settled something, if it did and not the charter itself.
pub fn on(scene: &Scene, settles: impl Fn(Setting) -> bool) -> Vec<Article> {
    let Some(preset) = scene.arrangements.preset else { return Vec::new() };
    let holds = |unit: &Article| scene.arrangements.suggested.contains(unit);
    let settled = preset.settings().into_iter().filter(|(unit, setting)| settles(*setting) && holds(unit));
    settled.map(|(unit, _)| unit).collect()
}

/// The unit by which moves are recorded or not.
pub fn recording(scene: &Scene) -> Vec<Article> {
    on(scene, |setting| matches!(setting, Setting::Recorded(_)))
}

/// The unit by which the game is watched or patrolled.
fn supervision(scene: &Scene) -> Vec<Article> {
    let silent = scene.arrangements.suggested.contains(&PATROL).then_some(PATROL);
    on(scene, |setting| matches!(setting, Setting::Supervision(_))).into_iter().chain(silent).collect()
}

/// The unit by which officials patrol where the charter does not say how games are watched.
const PATROL: Article = XQEF_2022.article("79(2)");

/// What was settled, with article 79(2) where the charter does not say how games are watched. Players with needs, and games
/// that are none of an event, are watched.
pub fn settles(mut arrangements: Arrangements) -> Arrangements {
    if arrangements.supervision.is_none() && arrangements.competition && arrangements.inclusive.is_none() {
        arrangements.supervision = Some(Supervision::Patrol);
        arrangements.suggested.push(PATROL);
    }
    arrangements
}

/// Something found in the game, with the unit by which it is ruled on at once or waits; who is absent, nobody watches.
pub fn watched(scene: &Scene, found: Finding) -> Finding {
    let absent = found.incident == Incident::Conduct(OfConduct::Absence);
    let under = if absent { Vec::new() } else { supervision(scene) };
    Finding { under: [found.under, under].concat(), ..found }
}

/// The unit by which results are confirmed.
pub fn reporting(scene: &Scene) -> Vec<Article> {
    on(scene, |setting| matches!(setting, Setting::Reporting(_)))
}

/// The unit by which no position is judged drawn.
pub fn official_draws(scene: &Scene) -> Vec<Article> {
    on(scene, |setting| matches!(setting, Setting::OfficialDraws(_)))
}

/// The unit by which a player may come as late as the time of a game is long.
pub fn arrival(scene: &Scene) -> Vec<Article> {
    on(scene, |setting| setting == Setting::ArrivalWithinAllowance)
}

/// The unit by which the seats are checked first.
pub fn seating(scene: &Scene) -> Vec<Article> {
    on(scene, |setting| setting == Setting::SeatingFirst)
}

/// The unit on men that are set down, or on men that are pushed, where a man is played once it touches the board.
pub fn touch_down(scene: &Scene, pushed: bool) -> Vec<Article> {
    let clause = if pushed { "sch7.4.3(2)" } else { "sch7.4.3(1)" };
    if scene.arrangements.touch_down { cite(&[clause]) } else { Vec::new() }
}

/// Whether a preset is meant for the time of the game; none if time is not limited.
fn fits(scene: &Scene, preset: Preset) -> Option<bool> {
    scene.arrangements.time.as_ref().map(|time| preset.fits(time))
}

/// The unit that describes the preset, where it is meant for games of this time.
pub fn described(scene: &Scene) -> Vec<Article> {
    let preset = scene.arrangements.preset.filter(|preset| fits(scene, *preset) == Some(true));
    preset.map(Preset::article).into_iter().collect()
}

/// What the officials are told at the start: that the preset is not meant for games of this time, or asks for more of them.
pub fn told(scene: &Scene) -> Vec<Finding> {
    let misfit = scene.arrangements.preset.filter(|preset| fits(scene, *preset) == Some(false)).map(Preset::article);
    let staff = on(scene, |setting| setting == Setting::MoreStaff);
    let duty = |unit: Article| {
        finding(Incident::Conduct(OfConduct::Duty { clause: unit.clause.to_owned() }), None, &[unit.clause])
    };
    misfit.into_iter().chain(staff).map(duty).collect()
}
