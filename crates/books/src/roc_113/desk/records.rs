//! Chapter 3, section 3: the record.

use std::collections::BTreeSet;

use contest::Side;
use ruling::settings::FilledIn;

use super::officials::duty;
use super::{cite, finding, offender, refused, remedy};
use crate::desk::sheets::{Entry, entries, owes};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::Xiangqi;
use crate::desk::{
    Act, Actor, Correction, Deed, Demand, Effect, Fact, Facts, Finding, Form, Incident, Matter, OfRecord, Phase,
    Reason, Scene, Verdict, WhyNot,
};
use crate::roc_113::ROC_113;

/// This part of the book, with what a supplement may change.
#[derive(Clone, Copy, Debug)]
pub struct Records {
    /// How many moves missing from a record, or unreadable, lose the game.
    pub limit: usize,
}

/// Moves that may be filled in, and must be when an official says so.
const FILL_IN: [&str; 2] = ["3.3.七.補記", "3.3.七.拒補"];

impl Records {
    /// As the book itself has it.
    pub const ROC: Self = Self { limit: 16 };

    /// What an official finds: what was not found before, and all of it once there is too much.
    fn found(self, scene: &Scene, side: Side) -> Vec<Finding> {
        let gaps = Gaps::of(scene, side);
        let is_new = |ply: &usize| gaps.so_far() >= self.limit || !scene.sheets[side].omitted.contains(ply);
        let note = |plies: &[usize], incident: fn(Vec<usize>) -> Incident| {
            let plies: Vec<usize> = plies.iter().copied().filter(is_new).collect();
            (!plies.is_empty()).then(|| finding(incident(plies), Some(side), &["3.3.六", "4.六.[F].記錄"]))
        };
        let missing = note(&gaps.missing, |plies| Incident::Record(OfRecord::Omission { plies }));
        let illegible = note(&gaps.illegible, |plies| Incident::Record(OfRecord::Illegible { plies }));
        missing.into_iter().chain(illegible).collect()
    }

    /// 3.3 六: whether so many moves are missing from a side's record, or unreadable, that it loses.
    pub fn is_lost(self, scene: &Scene, side: Side) -> bool {
        Gaps::of(scene, side).so_far() >= self.limit
    }

    /// 3.3 六 to 八: too many lose the game; fewer are filled in at once, after the game written anew.
    /// What an official cannot read counts, too.
    fn wanting(self, scene: &Scene, side: Side, unread: &[usize]) -> Remedied {
        let mut gaps = Gaps::of(scene, side);
        gaps.illegible.extend(unread.iter().copied().filter(|ply| (1..=scene.line.len()).contains(ply)));
        let what = Correction::Record;
        match gaps.so_far() {
            _ if gaps.is_empty() => Err(refused(WhyNot::NoGround, &["3.3.六"])),
            _ if scene.result().is_some() => Ok(remedy(&["3.3.八.補正"], vec![Effect::CorrectAfter { side, what }])),
            many if many >= self.limit => {
                let verdict = Verdict::loses(side, Form::Breach, Reason::Conduct);
                Ok(remedy(&["3.3.六"], vec![Effect::End { verdict }]))
            }
            _ => Ok(remedy(&FILL_IN, vec![Effect::CorrectNow { side, what }])),
        }
    }
}

/// The moves that a matter of a record is about.
fn plies(incident: &Incident) -> &[usize] {
    match incident {
        Incident::Record(OfRecord::Omission { plies } | OfRecord::Illegible { plies }) => plies,
        _ => &[],
    }
}

/// What is missing from a sheet, or cannot be read, by plies from 1.
struct Gaps {
    missing: Vec<usize>,
    illegible: Vec<usize>,
    /// What an official has told the side to fill in so far, filled in since or not, where that counts.
    told: Vec<usize>,
}

impl Gaps {
    fn of(scene: &Scene, side: Side) -> Self {
        let order = Effect::CorrectNow { side, what: Correction::Record };
        let rulebook = scene.arrangements.rulebook(ROC_113);
        let counts = rulebook.is_none_or(|rulebook| rulebook.filled_in == FilledIn::Counts);
        let told = scene.matters.iter().filter(|matter| counts && matter.done.contains(&order));
        let told = told.flat_map(|matter| plies(&matter.incident)).copied().collect();
        let mut gaps = Self { missing: Vec::new(), illegible: Vec::new(), told };
        for (ply, entry) in entries(&Xiangqi, scene, side) {
            match entry {
                Entry::Missing => gaps.missing.push(ply),
                Entry::Illegible => gaps.illegible.push(ply),
                Entry::Read(_) => {}
            }
        }
        gaps
    }

    /// As somebody sees it: a move of the last round may still be written, but an official who looks sees that it is not.
    fn as_seen(scene: &Scene, side: Side, by: Actor) -> Self {
        let mut gaps = Self::of(scene, side);
        if by.grade().is_some() {
            gaps.missing = unwritten(scene, side).collect();
        }
        gaps
    }

    /// 3.3 七: what cannot be read is not recorded.
    fn is_empty(&self) -> bool {
        self.missing.is_empty() && self.illegible.is_empty()
    }

    /// 3.3 六: how many moves were missing in this game. Those that a side fills in at once were not; those that an
    /// official had to tell it of were, filled in or not.
    fn so_far(&self) -> usize {
        [&self.missing, &self.illegible, &self.told].into_iter().flatten().collect::<BTreeSet<_>>().len()
    }

    /// Whether all of these moves are missing or cannot be read.
    fn hold(&self, plies: &[usize]) -> bool {
        !plies.is_empty() && plies.iter().all(|ply| self.missing.contains(ply) || self.illegible.contains(ply))
    }
}

/// The moves that do not stand on a side's sheet.
fn unwritten(scene: &Scene, side: Side) -> impl Iterator<Item = usize> + '_ {
    (1..=scene.line.len()).filter(move |ply| !scene.sheets[side].lines.contains_key(ply))
}

impl Topic for Records {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        let owing = by.side().is_some_and(|side| owes(scene, side));
        Some(match deed.act {
            Act::Write { ply: 0, .. } => Err(refused(WhyNot::FactsMissing(Fact::Ply), &["3.3.總"])),
            Act::Write { .. } | Act::Inspect { .. } if !scene.arrangements.recorded => {
                Err(refused(WhyNot::NotAgreed, &["3.3.總"]))
            }
            Act::Write { ply, .. } if ply.saturating_add(2) <= scene.line.len() => Ok(cite(&["3.3.總", "3.3.七.補記"])),
            Act::Write { .. } => Ok(cite(&["3.3.總"])),
            Act::Inspect { .. } => Ok(cite(&["4.六.[F].記錄"])),
            Act::Refuse { demand: Demand::Correct } if !owing => {
                Err(refused(WhyNot::NothingToCorrect, &["3.3.七.拒補"]))
            }
            Act::Raise {
                incident: Some(Incident::Record(OfRecord::RefusalToCorrect)), against: Some(side), ..
            } if !owes(scene, *side) => Err(refused(WhyNot::NothingToCorrect, &["3.3.七.拒補"])),
            Act::Raise {
                incident: Some(Incident::Record(OfRecord::Omission { plies } | OfRecord::Illegible { plies })),
                ..
            } if scene.is_partly_known() && plies.iter().any(|ply| scene.line.ply(*ply).is_none()) => {
                Err(refused(WhyNot::FactsMissing(Fact::Sheet), &["3.3.六"]))
            }
            Act::Raise { incident: Some(Incident::Record(OfRecord::Illegible { .. })), .. } if by.grade().is_some() => {
                return None;
            }
            Act::Raise {
                incident: Some(Incident::Record(OfRecord::Omission { plies } | OfRecord::Illegible { plies })),
                against,
                ..
            } if against.is_some_and(|side| !Gaps::as_seen(scene, side, by).hold(plies)) => {
                Err(refused(WhyNot::NoGround, &["3.3.六"]))
            }
            _ => return None,
        })
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        match deed.act {
            Act::Inspect { side } => self.found(scene, *side),
            Act::Refuse { demand: Demand::Correct } => {
                vec![finding(Incident::Record(OfRecord::RefusalToCorrect), by.side(), &["3.3.七.拒補"])]
            }
            Act::Sign if scene.arrangements.duties && scene.arrangements.recorded => {
                let known = scene.matters.iter().any(|matter| matter.incident == duty("3.3.八.覆盤").incident);
                if known { Vec::new() } else { vec![duty("3.3.八.覆盤")] }
            }
            _ => Vec::new(),
        }
    }

    /// 4 六 `[F]`: where moves were left out, an official has to look, once for each gap.
    fn finds(&self, scene: &Scene) -> Option<Finding> {
        let playing = matches!(scene.phase, Phase::Running) && scene.arrangements.duties && scene.arrangements.recorded;
        let found = duty("4.六.[F].記錄");
        let told = |side, last: &usize| {
            let of_this = |matter: &&Matter| matter.incident == found.incident && matter.side == Some(side);
            scene.matters.iter().filter(of_this).any(|matter| matter.ply >= *last)
        };
        let behind = |side: &Side| {
            Gaps::of(scene, *side).missing.last().is_some_and(|last| !told(*side, last)) && !owes(scene, *side)
        };
        let side = Side::BOTH.into_iter().filter(|_| playing).find(behind)?;
        Some(Finding { side: Some(side), ..found })
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, _: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Record(OfRecord::Omission { plies }) => Some(offender(matter).and_then(|side| {
                let named: Vec<usize> = unwritten(scene, side).filter(|ply| plies.contains(ply)).collect();
                self.wanting(scene, side, &named)
            })),
            Incident::Record(OfRecord::Illegible { plies }) => {
                Some(offender(matter).and_then(|side| self.wanting(scene, side, plies)))
            }
            Incident::Record(OfRecord::Misrecord { .. }) => Some(offender(matter).map(|side| {
                remedy(&["3.3.總", "3.3.八.補正"], vec![Effect::CorrectAfter { side, what: Correction::Record }])
            })),
            Incident::Record(OfRecord::RefusalToCorrect) if scene.result().is_some() => {
                Some(Ok(remedy(&["3.3.八.補正"], vec![Effect::TellStaff])))
            }
            Incident::Record(OfRecord::RefusalToCorrect) => Some(offender(matter).map(|side| {
                let verdict = Verdict::loses(side, Form::Breach, Reason::Refusal);
                remedy(&["3.3.七.拒補"], vec![Effect::End { verdict }])
            })),
            _ => None,
        }
    }

    fn corrected(&self, scene: &Scene, side: Side, what: &Correction) -> Option<Remedied> {
        match what {
            Correction::Record if !Gaps::of(scene, side).is_empty() => {
                Some(Err(refused(WhyNot::CorrectFirst, &["3.3.七.拒補"])))
            }
            Correction::Record if scene.result().is_some() => Some(Ok(remedy(&["3.3.八.補正"], Vec::new()))),
            Correction::Record => Some(Ok(remedy(&["3.3.七.補記"], Vec::new()))),
            _ => None,
        }
    }
}
