//! Calls raised, taken, passed on and dealt with.

use books::event::OfHall;
use contest::{GameId, Grade};
use tournament::event;

use super::acting::Acting;
use super::{Answer, Deciding};
use crate::call::{Call, CallAct, CallHappening, CallId, CallState, Needs, Topic};
use crate::hall::Hall;
use crate::happening::{Line, line};
use crate::office::PersonId;
use crate::refused::{Holder, Refused, Why};
use crate::request::By;

impl Deciding<'_> {
    /// Something with a call.
    pub(super) fn call(&self, act: &CallAct) -> Result<Answer, Refused> {
        match act {
            CallAct::Raise { game, topic } => self.raise_hand(game, *topic),
            CallAct::Take { call } => self.take_call(*call),
            CallAct::Pass { call, needs, to } => self.pass_call(*call, *needs, to.as_ref()),
            CallAct::Finish { call } => self.finish_call(*call),
        }
    }

    /// Whoever sits at the board, or any official in the section, raises a hand there.
    fn raise_hand(&self, game: &GameId, topic: Topic) -> Result<Answer, Refused> {
        let acting = self.at_desk(game)?;
        if self.hall.games_now().all(|now| now != *game) {
            return Err(Refused::plain(Why::NoGame(game.clone())));
        }
        let needs = Hall::needs(topic);
        Ok(Answer::of(vec![self.raised(game, topic, needs, &acting)]))
    }

    /// The line of a hand that is raised.
    pub(super) fn raised(&self, game: &GameId, topic: Topic, needs: Needs, acting: &Acting) -> Line {
        let to = self.hall.nearest(game, needs, None).cloned();
        let event = CallHappening::Raised { call: self.hall.calls.next(), topic, needs, to };
        self.about_call(game, event, acting)
    }

    fn take_call(&self, id: CallId) -> Result<Answer, Refused> {
        let call = self.open_call(id)?;
        let acting = self.official_at(&call.game)?;
        if let CallState::Taken { by, .. } = &call.state {
            return Err(Refused::plain(Why::CallTaken(by.clone())));
        }
        Ok(Answer::of(vec![self.about_call(&call.game, CallHappening::Taken { call: id }, &acting)]))
    }

    /// Passes a call on to somebody who may deal with it; never to a lower grade than is needed.
    fn pass_call(&self, id: CallId, needs: Option<Needs>, to: Option<&PersonId>) -> Result<Answer, Refused> {
        let call = self.open_call(id)?;
        let acting = self.official_at(&call.game)?;
        let needs = needs.unwrap_or(call.needs);
        let may = self.hall.officials.who_may(&call.game.section, needs.grade, needs.licence);
        let under = self.hall.event.laws(&call.game.section).cite(OfHall::Passed);
        let to = match to {
            Some(to) if !may.contains(&to) => {
                let could = vec![Holder {
                    office: contest::Actor::official(needs.grade),
                    post: None,
                    licence: needs.licence,
                    people: may.into_iter().cloned().collect(),
                }];
                return Err(Refused { why: Why::CannotDeal(to.clone()), under, could });
            }
            Some(to) => Some(to.clone()),
            None => {
                let own = acting.id.as_deref().map(PersonId::from);
                self.hall.nearest(&call.game, needs, own.as_ref()).cloned()
            }
        };
        let line = self.about_call(&call.game, CallHappening::Passed { call: id, needs, to }, &acting);
        Ok(Answer::of(vec![Line { under, ..line }]))
    }

    /// Whoever is on a call, an official of a higher grade, or the one whose hand it was says that it is over.
    fn finish_call(&self, id: CallId) -> Result<Answer, Refused> {
        let call = self.open_call(id)?;
        let acting = self.at_desk(&call.game)?;
        let own_hand = acting.actor == call.by && matches!(call.state, CallState::Waiting);
        if acting.actor.grade().is_none() && !own_hand {
            return Err(Refused::plain(Why::NeedsOffice));
        }
        Ok(Answer::of(vec![self.about_call(&call.game, CallHappening::Finished { call: id }, &acting)]))
    }

    /// What an order of the event leaves nobody to come for: a hand raised about a result that now stands, and every hand of a
    /// round that is closed.
    pub(super) fn calls_over(&self, events: &[event::Logged], acting: &Acting) -> Vec<Line> {
        let over = |call: &Call| {
            events.iter().any(|logged| match &logged.event {
                event::Happening::Resulted { at, confirmed: true, .. } => {
                    *at == call.game && call.topic == Topic::Result
                }
                event::Happening::Closed { section, round } => {
                    *section == call.game.section && *round == call.game.round
                }
                _ => false,
            })
        };
        let calls = self.hall.calls.open().filter(|(_, call)| over(call));
        calls.map(|(id, call)| self.about_call(&call.game, CallHappening::Finished { call: id }, acting)).collect()
    }

    fn open_call(&self, id: CallId) -> Result<&Call, Refused> {
        self.hall.calls.get(id).ok_or_else(|| Refused::plain(Why::NoCall(id)))
    }

    /// What whoever asks is at a game, if that is an official with a name in the log.
    fn official_at(&self, game: &GameId) -> Result<Acting, Refused> {
        let acting = self.at_desk(game)?;
        let named = matches!(self.by, By::Person(_));
        if acting.actor.grade() >= Some(Grade::Witness) && named {
            Ok(acting)
        } else {
            Err(Refused::plain(Why::NeedsOffice))
        }
    }

    fn about_call(&self, game: &GameId, event: CallHappening, acting: &Acting) -> Line {
        let Acting { actor, id, name, licence } = acting.clone();
        let under = match &event {
            CallHappening::Raised { .. } => self.hall.event.laws(&game.section).cite(OfHall::Raised),
            _ => Vec::new(),
        };
        let (person, subject) = (id, Some(game.clone()));
        Line { person, name, licence, subject, under, ..line(self.at, actor, event) }
    }
}
