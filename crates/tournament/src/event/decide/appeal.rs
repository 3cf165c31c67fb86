//! Appeals against what was decided about a game.

use books::event::{Ground, OfResult};

use super::{Decided, Desk};
use crate::GameId;
use crate::charter::Key;
use crate::event::Decision;
use crate::event::happening::Happening;
use crate::event::refusal::Why;

impl Desk<'_> {
    pub(super) fn appeal(&self, at: &GameId, undecidable: bool, grounds: &[Ground]) -> Decided {
        let slot = self.slot(at)?;
        self.allowed(&at.section, at.round, Key::Appeals, Why::NoAppeals)?;
        if grounds.contains(&Ground::Ignorance) {
            return self.refuse(Why::NoExcuse, &[OfResult::Ignorance]);
        }
        if grounds.is_empty() && self.state.terms(&at.section).flag(&Key::AppealGrounds, at.round) {
            return self.refuse(Why::NoGround, &[OfResult::Grounds]);
        }
        if slot.appealed {
            return self.refuse(Why::AppealOpen, &[OfResult::AppealOpen]);
        }
        let grounds_named = grounds.iter().map(|ground| OfResult::Ground(*ground));
        let on: Vec<OfResult> = std::iter::once(OfResult::Appeal).chain(grounds_named).collect();
        let event = Happening::Appealed { at: at.clone(), undecidable, grounds: grounds.to_vec() };
        Ok(Decision { events: vec![self.log(event, &on)], notes: Vec::new() })
    }

    pub(super) fn hear_appeal(&self, at: &GameId, upheld: bool) -> Decided {
        let slot = self.slot(at)?;
        if !slot.appealed {
            return self.refuse(Why::NoAppeal, &[OfResult::AppealOpen]);
        }
        self.one(Happening::AppealHeard { at: at.clone(), upheld }, &[OfResult::AppealHeard])
    }
}
