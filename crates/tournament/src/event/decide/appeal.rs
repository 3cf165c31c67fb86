//! Appeals against what was decided about a game: articles 86(7), 133 and 134 of `xqef-2022`.

use books::XQEF_2022 as Xqef2022;

use super::{Decided, Desk, Unit};
use crate::event::Decision;
use crate::event::appeal::Ground;
use crate::event::happening::Happening;
use crate::event::refusal::Why;
use crate::{Actor, GameId};

impl Desk<'_> {
    pub(super) fn appeal(&self, at: &GameId, undecidable: bool, grounds: &[Ground]) -> Decided {
        let slot = self.slot(at)?;
        if matches!(self.order.by, Actor::Organiser | Actor::Staff | Actor::Director) {
            return self.refuse(Why::Office { needs: Actor::Player }, &[(Xqef2022, "133(1)")]);
        }
        if grounds.contains(&Ground::Ignorance) {
            return self.refuse(Why::NoExcuse, &[(Xqef2022, "73(3)"), (Xqef2022, "73(1)")]);
        }
        if grounds.is_empty() {
            return self.refuse(Why::NoGround, &[(Xqef2022, "133(2)")]);
        }
        if slot.appealed {
            return self.refuse(Why::AppealOpen, &[(Xqef2022, "134(2)")]);
        }
        let units: [Unit; 3] = [(Xqef2022, "86(7)"), (Xqef2022, "133(1)"), (Xqef2022, "133(2)")];
        let mut under = self.state.cite(&units);
        let books = self.state.books();
        under.extend(grounds.iter().map(|ground| ground.article()).filter(|unit| books.contains(&unit.book)));
        let event = Happening::Appealed { at: at.clone(), undecidable, grounds: grounds.to_vec() };
        Ok(Decision { events: vec![self.logged(event, under)], notes: Vec::new() })
    }

    pub(super) fn hear_appeal(&self, at: &GameId, upheld: bool) -> Decided {
        let slot = self.slot(at)?;
        self.needs(&[Actor::SectionHead, Actor::Chief], &[(Xqef2022, "134(2)")])?;
        if !slot.appealed {
            return self.refuse(Why::NoAppeal, &[(Xqef2022, "134(2)")]);
        }
        self.one(Happening::AppealHeard { at: at.clone(), upheld }, &[(Xqef2022, "134(2)"), (Xqef2022, "134(3)")])
    }
}
