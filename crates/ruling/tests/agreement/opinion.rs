//! All that each judge says of a cycle, in the second one's words, so that the two can be compared.

use std::collections::BTreeSet;

use ruling::repetition::{Class, Exemption, MoveFacts, Span, facts};
use ruling::settings::Chase;

use crate::first::{judgement, name};
use crate::second_judge::attack::{Nature, Reading};
use crate::second_judge::judge::{Judgement, Study};
use crate::second_judge::window::Window;

/// What a ply does: whether it checks, whom it chases, and every attack that stands after it.
#[derive(Debug, PartialEq, Eq)]
pub struct Act {
    pub checks: bool,
    pub chased: BTreeSet<u8>,
    pub attacks: Vec<(u8, u8, Nature)>,
}

/// All that a judge says of a cycle.
#[derive(Debug, PartialEq, Eq)]
pub struct Opinion {
    pub acts: Vec<Act>,
    pub judgement: Judgement,
}

impl Opinion {
    /// What the first judge says of a stretch.
    pub fn first(span: Span<'_>, rules: &Chase) -> Self {
        let acts = facts(span, rules).iter().map(|facts| Act::first(facts, rules)).collect();
        Self { acts, judgement: judgement(span, rules) }
    }

    /// What the second judge says of a window.
    pub fn second(window: Window, reading: Reading) -> Self {
        let study = Study::new(window, reading);
        let acts = study.window.plies().map(|ply| Act::second(&study, ply)).collect();
        Self { acts, judgement: study.judge() }
    }
}

impl Act {
    fn first(facts: &MoveFacts, rules: &Chase) -> Self {
        let nature = |class| match class {
            Class::Chase(_) => Nature::Chase,
            Class::Idle(Exemption::Mutual) => Nature::Mutual,
            Class::Idle(Exemption::Rooted(_)) => Nature::Rooted,
            Class::Idle(_) => Nature::Exempt,
        };
        let mut attacks: Vec<_> = facts.attacks.iter().map(|a| (name(a.by), name(a.on), nature(a.class))).collect();
        attacks.sort_unstable();
        let chased = facts.chased(rules).into_iter().map(|point| u8::try_from(point.index()).expect("ninety points"));
        Self { checks: facts.check.is_some(), chased: chased.collect(), attacks }
    }

    fn second(study: &Study, ply: usize) -> Self {
        let deeds = study.deeds(ply);
        let mut attacks: Vec<_> = deeds.iter().map(|deed| (deed.by.name, deed.on.name, deed.nature)).collect();
        attacks.sort_unstable();
        Self { checks: study.window.checks(ply), chased: study.chased(ply), attacks }
    }
}
