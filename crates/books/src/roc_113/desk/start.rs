//! Chapter 1, section 1, and chapter 3, sections 2 and 7: before and around the start.

use ::clock::{Instant, Millis};
use contest::Sides;

use super::officials::duty;
use super::{cite, finding, layout, refused, remedy};
use crate::Article;
use crate::desk::equipment::wanting;
use crate::desk::lateness::{Absent, is_noted, seen};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Deed, Effect, Equipment, Facts, Finding, Grade, Incident, Matter, OfBoard, OfConduct, Phase, Refusal,
    Remedy, Scene, WhyNot,
};
use crate::roc_113::ROC_113;

/// This part of the book, with what a supplement may change.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// How long after the start a player may come.
    pub grace: Millis,
    /// The articles by which who comes later loses.
    pub late: &'static [Article],
}

impl Start {
    /// As the book itself has it.
    pub const ROC: Self =
        Self { grace: Millis::from_mins(5), late: &[ROC_113.article("3.7.一.遲到"), ROC_113.article("2.2.A5")] };

    /// The time by which a player must have come: as the event announced it, or as the book has it.
    fn deadline(&self, scene: &Scene) -> Instant {
        let granted = scene.arrangements.delay_granted.unwrap_or_default();
        let latest = scene.arrangements.latest_arrival.unwrap_or(self.grace);
        scene.started.unwrap_or(scene.now).after(granted).after(latest)
    }

    /// 2.2 A5 knows the limit of the event, 3.7 一 its own.
    fn late(&self, scene: &Scene) -> Vec<Article> {
        if scene.arrangements.latest_arrival.is_some() { cite(&["2.2.A5"]) } else { self.late.to_vec() }
    }

    fn here(&self, scene: &Scene) -> Sides<bool> {
        let limit = self.deadline(scene);
        Sides::from_fn(|side| seen(scene, side).is_some_and(|at| at <= limit))
    }

    fn absent(&self, scene: &Scene, matter: &Matter) -> Remedied {
        let refused = |why| Refusal::new(why, self.late(scene));
        if scene.started.is_none() || scene.now <= self.deadline(scene) {
            return Err(refused(WhyNot::TooEarly));
        }
        let here = self.here(scene);
        let absent = match matter.side {
            None if !here.first && !here.second => Absent::Both,
            Some(side) if !here[side] => Absent::One(side),
            _ => return Err(refused(WhyNot::NoGround)),
        };
        Ok(Remedy { under: self.late(scene), effects: vec![Effect::End { verdict: absent.verdict() }] })
    }
}

impl Topic for Start {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        Some(match deed.act {
            Act::Equipment { item: Equipment::Clock, .. } | Act::Replace { item: Equipment::Clock } => return None,
            Act::Start => starts(scene, by),
            Act::Arrive if scene.started.is_some() && scene.resumption.is_none() => {
                Ok(if scene.now > self.deadline(scene) { self.late(scene) } else { Vec::new() })
            }
            Act::Equipment { item, .. } if scene.accepted.contains(item) => Err(refused(WhyNot::WasAccepted, on(item))),
            Act::Equipment { item, .. } => Ok(cite(on(item))),
            Act::Replace { item } if by.grade().is_none() => Err(refused(WhyNot::NotYours, on(item))),
            Act::Replace { item } => Ok(cite(on(item))),
            _ => return None,
        })
    }

    fn notices(&self, scene: &Scene, _: Actor, deed: &Deed) -> Vec<Finding> {
        match deed.act {
            Act::Equipment { item: Equipment::Clock, .. } => Vec::new(),
            Act::Equipment { item, accepted: false } => {
                let incident = Incident::Board(OfBoard::Equipment { item: item.clone(), accepted: false });
                vec![finding(incident, None, on(item))]
            }
            Act::Start => {
                let told = scene.arrangements.duties.then(|| duty("3.8.九.關機"));
                layout::misplaced(scene).into_iter().chain(told).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Who has not come by the deadline, where arrivals are entered.
    fn finds(&self, scene: &Scene) -> Option<Finding> {
        let kept = scene.arrived.first.is_some() || scene.arrived.second.is_some();
        let running = matches!(scene.phase, Phase::Running) && scene.resumption.is_none();
        let due = running && scene.arrangements.competition && kept && scene.now > self.deadline(scene);
        if !due || scene.line.len() > 1 || is_noted(scene) {
            return None;
        }
        let absent = Absent::of(self.here(scene))?;
        Some(Finding { incident: Incident::Conduct(OfConduct::Absence), side: absent.side(), under: self.late(scene) })
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, _: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Conduct(OfConduct::Absence) if scene.resumption.is_none() => Some(self.absent(scene, matter)),
            Incident::Board(OfBoard::Equipment { item, .. }) => {
                Some(Ok(remedy(on(item), vec![Effect::Replace { item: item.clone() }])))
            }
            _ => None,
        }
    }
}

/// The units on a piece of equipment.
fn on(item: &Equipment) -> &'static [&'static str] {
    match item {
        Equipment::Clock => &["3.2.四"],
        Equipment::Pen => &["3.3.總"],
        Equipment::MissingMan => &["1.1.二.總數"],
        Equipment::Board | Equipment::DamagedMan | Equipment::LargeMen | Equipment::Turned => &["1.1.三"],
        Equipment::TactileSet
        | Equipment::TactileClock
        | Equipment::Blindfold
        | Equipment::Recorder
        | Equipment::Cards
        | Equipment::Seat => &[],
    }
}

/// 3.2 二: the chief declares the start, or the deputy who stands in, with sound equipment.
fn starts(scene: &Scene, by: Actor) -> Allowed {
    if let Some(item) = wanting(scene) {
        return Err(refused(WhyNot::EquipmentWanting, on(item)));
    }
    match by.grade() {
        Some(Grade::Chief) => Ok(cite(&["3.2.二.開始", "3.7.一.按鐘"])),
        Some(Grade::SectionHead) => Ok(cite(&["3.2.二.開始", "3.7.一.按鐘", "4.五"])),
        _ if !scene.arrangements.competition => Ok(Vec::new()),
        _ => Err(refused(WhyNot::NeedsGrade(Grade::SectionHead), &["3.2.二.開始", "4.五"])),
    }
}
