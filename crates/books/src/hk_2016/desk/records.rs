//! Section 二: group 甲 records all moves, group 乙 none. Four moves in a row missing are a violation, filled in at once.

use ::clock::Millis;
use contest::Side;
use ruling::Setting;

use super::{SIXTEEN, cite, finding, offender, on_records, refused, remedy};
use crate::desk::sheets::{Entry, entries, owes};
use crate::desk::timing::{is_running, whose};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::Xiangqi;
use crate::desk::{
    Act, Actor, Correction, Deed, Demand, Effect, Facts, Finding, Form, FoulKind, Incident, Matter, OfConduct,
    OfRecord, Phase, Reason, Refusal, Remedy, Scene, Verdict, WhyNot,
};
use crate::roc_113::ROC_113;
use crate::roc_113::desk::records::Records as Base;

/// The records.
#[derive(Clone, Copy, Debug)]
pub struct Records;

const BASE: Base = Base::ROC;

/// How many moves in a row are a violation.
const RUN: usize = 4;

/// Elsewhere a side with less than this need not record; here it must.
const RELIEF: Millis = Millis::from_mins(5);

impl Topic for Records {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Write { .. } | Act::Inspect { .. } if !scene.arrangements.recorded => {
                Some(Err(refused(WhyNot::NotAgreed, &["二.乙組"])))
            }
            _ => {
                let own = |refusal: Refusal| Refusal { under: on_records(refusal.under), ..refusal };
                BASE.allows(scene, by, deed).map(|allowed| allowed.map_err(own))
            }
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        match deed.act {
            Act::Inspect { side } => found(scene, *side).into_iter().collect(),
            Act::Refuse { demand: Demand::Correct } => {
                vec![finding(Incident::Record(OfRecord::RefusalToCorrect), by.side(), &["二.1.補抄"])]
            }
            _ => BASE.notices(scene, by, deed),
        }
    }

    /// 甲組: who leaves moves out is to be reminded, once for each gap.
    fn finds(&self, scene: &Scene) -> Option<Finding> {
        let playing = matches!(scene.phase, Phase::Running) && scene.arrangements.duties && scene.arrangements.recorded;
        let incident = Incident::Conduct(OfConduct::Duty { clause: "二.甲組".to_owned() });
        let told = |side, last: usize| {
            let of_this = |matter: &&Matter| matter.incident == incident && matter.side == Some(side);
            scene.matters.iter().filter(of_this).any(|matter| matter.ply >= last)
        };
        let behind =
            |side: &Side| missing(scene, *side).last().is_some_and(|last| !told(*side, *last)) && !owes(scene, *side);
        let side = Side::BOTH.into_iter().filter(|_| playing).find(behind)?;
        Some(finding(incident, Some(side), &["二.甲組"]))
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Record(OfRecord::Omission { plies }) if scene.result().is_none() => {
                Some(offender(matter).and_then(|side| match lost(scene, side) {
                    Some(lost) => Ok(lost),
                    None => omitted(scene, side, plies),
                }))
            }
            Incident::Record(OfRecord::RefusalToCorrect) if scene.result().is_none() => {
                Some(offender(matter).map(|side| {
                    let verdict = Verdict::loses(side, Form::Breach, Reason::Refusal);
                    let mut done = remedy(&["二.1.補抄"], vec![Effect::End { verdict }]);
                    done.under.push(ROC_113.article("2.2.A8"));
                    done
                }))
            }
            Incident::Record(OfRecord::Illegible { .. }) => {
                Some(offender(matter).map(|side| remedy(&["二.2.字體"], vec![Effect::Caution { side }])))
            }
            _ => Some(match BASE.remedies(scene, matter, facts)? {
                Ok(done) => Ok(Remedy { under: on_records(done.under), ..done }),
                Err(refusal) => Err(Refusal { under: on_records(refusal.under), ..refusal }),
            }),
        }
    }

    fn corrected(&self, scene: &Scene, side: Side, what: &Correction) -> Option<Remedied> {
        let remedied = BASE.corrected(scene, side, what)?;
        Some(remedied.map(|mut done| {
            done.effects.extend(back(scene));
            done
        }))
    }
}

/// The moves missing from a side's record.
fn missing(scene: &Scene, side: Side) -> Vec<usize> {
    entries(&Xiangqi, scene, side).filter(|(_, entry)| matches!(entry, Entry::Missing)).map(|(ply, _)| ply).collect()
}

/// 二.1 speaks of four moves, 十 of four in a row: whether they count altogether.
fn is_altogether(scene: &Scene) -> bool {
    scene.arrangements.reads(Setting::OmittedMoves, "altogether")
}

/// Whether a ruling on missing moves turns on what sixteen of them cost.
pub fn is_sixteen(scene: &Scene, matter: &Matter) -> bool {
    matter.side.is_some_and(|side| BASE.is_lost(scene, side))
}

/// Read so that the base book's limit stands beside the supplement's violations: so many missing moves lose.
fn lost(scene: &Scene, side: Side) -> Option<Remedy> {
    let loses = scene.arrangements.reads(Setting::SixteenOmitted, "loss") && BASE.is_lost(scene, side);
    let verdict = Verdict::loses(side, Form::Breach, Reason::Conduct);
    loses.then(|| Remedy { under: vec![SIXTEEN], effects: vec![Effect::End { verdict }] })
}

/// The moves missing in a row, or altogether, at least so many, that were not found before.
fn found(scene: &Scene, side: Side) -> Option<Finding> {
    let missing = missing(scene, side);
    if lost(scene, side).is_some() {
        let all = Incident::Record(OfRecord::Omission { plies: missing });
        return Some(Finding { incident: all, side: Some(side), under: vec![SIXTEEN] });
    }
    let known = &scene.sheets[side].omitted;
    let plies: Vec<usize> = if is_altogether(scene) {
        missing.into_iter().filter(|ply| !known.contains(ply)).collect()
    } else {
        let runs = missing.chunk_by(|a, b| a + 1 == *b).filter(|run| run.len() >= RUN);
        runs.flatten().copied().filter(|ply| !known.contains(ply)).collect()
    };
    let enough = if is_altogether(scene) { plies.len() >= RUN } else { !plies.is_empty() };
    enough.then(|| finding(Incident::Record(OfRecord::Omission { plies }), Some(side), &["二.1.漏記", "十.違例.1"]))
}

/// 1: a violation, and the moves are filled in at once, on the side's own time, however little it has left.
fn omitted(scene: &Scene, side: Side, plies: &[usize]) -> Remedied {
    let in_a_row = plies.chunk_by(|a, b| a + 1 == *b).any(|run| run.len() >= RUN);
    let enough = in_a_row || (is_altogether(scene) && plies.len() >= RUN);
    let still = missing(scene, side);
    if !enough || !plies.iter().any(|ply| still.contains(ply)) {
        return Err(refused(WhyNot::NoGround, &["二.1.漏記", "十.違例.1"]));
    }
    let what = Correction::Record;
    let mut done: Remedy = remedy(&["二.1.漏記", "十.違例.1", "二.1.補抄"], Vec::new());
    done.effects.push(Effect::Foul { side, kind: FoulKind::Violation });
    if !owes(scene, side) {
        done.effects.push(Effect::CorrectNow { side, what });
    }
    if is_running(scene) && whose(scene) != side {
        done.effects.push(Effect::StartClock { side });
    }
    if scene.left(side).is_some_and(|left| left < RELIEF) {
        done.under.extend(cite(&["二.1.五分鐘"]));
    }
    Ok(done)
}

/// Once the moves are filled in, the time of whoever is to go on runs again.
fn back(scene: &Scene) -> Option<Effect> {
    let turn = scene.to_move();
    let goes_on = if scene.presses[!turn].due.is_some() { !turn } else { turn };
    (is_running(scene) && whose(scene) != goes_on).then_some(Effect::StartClock { side: goes_on })
}
