//! Appeals against what was decided about a game.

use books::event::{Ground, OfReporting};

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
            return self.refuse(Why::NoExcuse, &[OfReporting::Ignorance]);
        }
        if grounds.is_empty() && self.state.terms(&at.section).flag(&Key::AppealGrounds, at.round) {
            return self.refuse(Why::NoGround, &[OfReporting::Grounds]);
        }
        if slot.appealed {
            return self.refuse(Why::AppealOpen, &[OfReporting::AppealOpen]);
        }
        let grounds_named = grounds.iter().map(|ground| OfReporting::Ground(*ground));
        let on: Vec<OfReporting> = std::iter::once(OfReporting::Appeal).chain(grounds_named).collect();
        let event = Happening::Appealed { at: at.clone(), undecidable, grounds: grounds.to_vec() };
        Ok(Decision { events: vec![self.log(event, &on)], notes: Vec::new() })
    }

    pub(super) fn hear_appeal(&self, at: &GameId, upheld: bool) -> Decided {
        let slot = self.slot(at)?;
        if !slot.appealed {
            return self.refuse(Why::NoAppeal, &[OfReporting::AppealOpen]);
        }
        self.one(Happening::AppealHeard { at: at.clone(), upheld }, &[OfReporting::AppealHeard])
    }
}
