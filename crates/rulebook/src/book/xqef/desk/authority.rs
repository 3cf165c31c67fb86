//! Article 106: who may rule on what.

use ::clock::Millis;

use super::faults::{Class, class};
use super::{adjourn, cite, clock, records, start};
use crate::desk::{Authority, Grade, Matter, Scene, Subject};

/// Who may rule on a matter.
pub fn of(scene: &Scene, matter: &Matter, disputed: bool) -> Authority {
    let (grade, clauses) = grade(scene, matter, disputed);
    let mut under = vec!["106(1)", "107"];
    under.extend(clauses);
    Authority { grade, licence: None, under: cite(&under) }
}

/// A witness may, if nobody disputes the facts; else a referee.
fn undisputed(clause: &'static str, disputed: bool) -> (Grade, Vec<&'static str>) {
    (if disputed { Grade::Referee } else { Grade::Witness }, vec!["106(3)", clause])
}

fn grade(scene: &Scene, matter: &Matter, disputed: bool) -> (Grade, Vec<&'static str>) {
    let pressed = |side: ::clock::Side| scene.left(!side).is_some_and(|left| left <= Millis::from_mins(5));
    match (&matter.subject, class(&matter.subject)) {
        (_, Some(Class::Restorable)) if matter.side.is_some_and(pressed) => (Grade::Chief, vec!["106(2)(d)(vi)"]),
        (_, Some(Class::Restorable)) => undisputed("106(3)(d)(i)", disputed),
        (Subject::UnboundMove { .. }, _) => undisputed("106(3)(b)", disputed),
        (_, Some(Class::Harmless)) => undisputed("106(3)(c)", disputed),
        (_, Some(Class::Ending)) => (Grade::Referee, vec!["106(2)(b)(vii)"]),
        (Subject::Position { .. }, _) => undisputed("106(3)(a)", disputed),
        (Subject::Cycle, _) if disputed => (Grade::Referee, vec!["106(2)(b)(iv)"]),
        (Subject::Cycle, _) => undisputed("106(3)(a)", disputed),
        (Subject::TooManyFaults, _) => (Grade::Referee, vec!["106(2)(b)(vii)"]),
        (Subject::Overstepped, _) => undisputed("106(3)(f)", disputed),
        (subject, _) => listed(subject).unwrap_or_else(|| undisputed("106(3)(h)", disputed)),
    }
}

/// The matters that article 106(2) gives to a grade whether or not the facts are disputed.
fn listed(subject: &Subject) -> Option<(Grade, Vec<&'static str>)> {
    let found = start::authority(subject)
        .or_else(|| clock::authority(subject))
        .or_else(|| records::authority(subject))
        .or_else(|| adjourn::authority(subject));
    found.map(|(grade, clause)| (grade, vec![clause]))
}
