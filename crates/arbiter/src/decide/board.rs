//! What players do with the men.

use books::Article;
use books::desk::{
    Carried, DeskLaw, Effect, Foul, Matter, MatterId, Offer, Order, OwnOrder, Refusal, Scene, Square, Standing, Step,
    Touch, WhyNot,
};
use contest::Side;

use super::{Decided, Deciding, refuse};
use crate::after::{carried_out, is_legal};
use crate::effects::turn_of;
use crate::happening::Happening;

impl Deciding<'_> {
    pub(super) fn touch(&self, squares: &[Square], order: Order) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        self.may_act(side)?;
        if squares.is_empty() || squares.iter().any(|&square| self.scene.line.now().get(square).is_none()) {
            return Err(refuse(WhyNot::NoMan));
        }
        let adjusting = self.scene.turn.adjusting && side == self.scene.to_move();
        let goes_on = !adjusting && self.law.touch_goes_on(self.scene);
        let mut decided = if goes_on { self.passed_over(side) } else { Vec::new() };
        if !adjusting {
            let touch = Touch { squares: squares.to_vec(), order };
            decided.push((Happening::Touched { side, touch, implied: false }, self.under.clone()));
        }
        Ok(decided)
    }

    /// An official finds that men were touched by accident.
    pub(super) fn excuse(&self, squares: &[Square]) -> Result<Vec<Decided>, Refusal> {
        if self.entry.by.grade().is_none() {
            return Err(refuse(WhyNot::NotYours));
        }
        if squares.is_empty() || !squares.iter().all(|&square| self.scene.is_touched(square)) {
            return Err(Refusal::new(WhyNot::NoGround, self.under.clone()));
        }
        Ok(self.one(Happening::Excused { squares: squares.to_vec() }))
    }

    /// Nobody plays on while a choice or a correction is open.
    fn may_act(&self, side: Side) -> Result<(), Refusal> {
        if self.scene.choice.is_some() {
            return Err(refuse(WhyNot::ChoiceOpen));
        }
        if let Some((_, what)) = self.scene.to_correct.iter().find(|(open, _)| *open == side) {
            return Err(Refusal::new(WhyNot::CorrectFirst, self.backs(OwnOrder::CorrectFirst(what))));
        }
        Ok(())
    }

    /// What lapses when a side goes on with its own turn: faults of the other side it did not raise, an offer it did not
    /// answer.
    pub(super) fn passed_over(&self, side: Side) -> Vec<Decided> {
        if side != self.scene.to_move() {
            return Vec::new();
        }
        let latent = |matter: &&Matter| {
            let stays = self.law.passes(self.scene, &matter.incident).is_none();
            stays && matter.standing == Standing::Latent && matter.side == Some(!side)
        };
        let lapsed = self.scene.matters.iter().filter(latent).filter_map(|matter| {
            Some((Happening::Lapsed { matter: matter.id }, self.law.lapses(&matter.incident)?.under))
        });
        let mut decided: Vec<Decided> = lapsed.collect();
        if self.scene.offers[!side] == Offer::Open {
            decided.push((Happening::OfferRefused { side }, self.backs(OwnOrder::SilentRefusal)));
        }
        decided
    }

    /// Carries out a move, complete or with the hand still on the man.
    pub(super) fn carry_out(&self) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        self.moved(side, self.carried()?)
    }

    fn carried(&self) -> Result<&Carried, Refusal> {
        self.deed.carried.as_ref().ok_or_else(|| refuse(WhyNot::NothingHeld))
    }

    fn moved(&self, side: Side, carried: &Carried) -> Result<Vec<Decided>, Refusal> {
        let Carried { step, execution, complete, .. } = carried;
        self.may_act(side)?;
        if self.scene.line.now().get(step.from).is_none() {
            return Err(refuse(WhyNot::NoMan));
        }
        let goes_on = *complete || self.law.touch_goes_on(self.scene);
        let mut decided = if goes_on { self.passed_over(side) } else { Vec::new() };
        decided.extend(self.implied_touch(side, *step));
        if !complete {
            let placed = Happening::Placed { side, step: *step, execution: execution.clone() };
            decided.push((placed, self.under.clone()));
            return Ok(decided);
        }
        decided.push((self.completed(side, carried), self.under.clone()));
        Ok(decided)
    }

    /// Whoever moves a man has touched it, and the man it takes; in which order, nobody said.
    fn implied_touch(&self, side: Side, step: Step) -> Option<Decided> {
        if side != self.scene.to_move() {
            return None;
        }
        let touches = &self.scene.turn.touches;
        let board = self.scene.line.now();
        let enemy = |square: &Square| board.get(*square).is_some_and(|man| man.side() != side);
        let taken = self.law.play().taken(board, step).filter(enemy);
        let new = |square: &Square| !touches.iter().any(|touch| touch.squares.contains(square));
        let squares: Vec<Square> = [Some(step.from), taken].into_iter().flatten().filter(new).collect();
        let order = if touches.is_empty() { Order::Unknown } else { Order::Listed };
        let touch = Touch { squares, order };
        (!touch.squares.is_empty())
            .then(|| (Happening::Touched { side, touch, implied: true }, self.backs(OwnOrder::ImpliedTouch)))
    }

    fn completed(&self, side: Side, carried: &Carried) -> Happening {
        let Carried { step, execution, .. } = carried;
        let (line, play) = (&self.scene.line, self.law.play());
        let in_turn = side == self.scene.to_move();
        let clean = execution.between.is_empty() && !execution.left_on && execution.also.is_empty();
        let legal = in_turn && clean && is_legal(play, line, *step);
        let after = carried_out(play, line, *step, execution);
        Happening::Moved { side, step: *step, execution: execution.clone(), legal, after }
    }

    pub(super) fn release(&self) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        if side != self.scene.to_move() {
            return Err(refuse(WhyNot::NotYourTurn));
        }
        self.may_act(side)?;
        let carried = self.carried()?;
        let mut decided = if self.law.touch_goes_on(self.scene) { Vec::new() } else { self.passed_over(side) };
        decided.push((self.completed(side, carried), self.under.clone()));
        Ok(decided)
    }

    /// A man slid and drawn back is released where it was set down; back on its own square, no move was made.
    pub(super) fn slide(&self, from: Square) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        if let Some(carried) = &self.deed.carried {
            return self.moved(side, carried);
        }
        self.may_act(side)?;
        if self.scene.line.now().get(from).is_none_or(|man| man.side() != side) {
            return Err(refuse(WhyNot::NoMan));
        }
        let mut decided = self.passed_over(side);
        let touch = Touch { squares: vec![from], order: Order::Listed };
        decided.push((Happening::Touched { side, touch, implied: false }, self.under.clone()));
        Ok(decided)
    }

    pub(super) fn displace(&self, shifts: &[Step], off: &[Square]) -> Result<Vec<Decided>, Refusal> {
        let mut from = shifts.iter().map(|step| step.from).chain(off.iter().copied()).peekable();
        if from.peek().is_none() || from.any(|square| self.scene.line.now().get(square).is_none()) {
            return Err(refuse(WhyNot::NoMan));
        }
        Ok(self.one(Happening::Displaced { shifts: shifts.to_vec(), off: off.to_vec() }))
    }

    /// A side makes the choice that a ruling left to it.
    pub(super) fn choose(&self, square: Option<Square>, step: Option<Step>) -> Result<Vec<Decided>, Refusal> {
        let Some((id, of, choice)) = &self.scene.choice else {
            return Err(refuse(WhyNot::NoSuchChoice));
        };
        if self.entry.by.side() != Some(*of) {
            return Err(refuse(WhyNot::NotYours));
        }
        let matter = self.scene.matter(*id).ok_or_else(|| refuse(WhyNot::NoSuchMatter))?;
        let remedy = self.law.chosen(self.scene, matter, choice, square, step)?;
        let mut decided = vec![(Happening::Chose { side: *of }, remedy.under.clone())];
        decided.extend(self.effects(remedy.effects, &remedy.under, Some(*id)));
        Ok(decided)
    }

    /// The articles behind what the desk does of its own order.
    fn backs(&self, order: OwnOrder) -> Vec<Article> {
        self.law.backs(self.scene, order)
    }

    /// Events for what a ruling does.
    pub(super) fn effects(&self, effects: Vec<Effect>, under: &[Article], matter: Option<MatterId>) -> Vec<Decided> {
        took(self.law, self.scene, effects, under, matter)
    }
}

/// Events for what a ruling does; a fault that is counted rests on the articles by which it is, too.
pub fn took(
    law: &dyn DeskLaw,
    scene: &Scene,
    effects: Vec<Effect>,
    under: &[Article],
    matter: Option<MatterId>,
) -> Vec<Decided> {
    let rests_on = |effect: &Effect| match effect {
        Effect::Foul { side, kind } => {
            let foul = Foul { kind: *kind, turn: turn_of(scene, matter) };
            [under, &law.backs(scene, OwnOrder::Counted(*side, foul))].concat()
        }
        Effect::FoulIn { side, kind, turn } => {
            let foul = Foul { kind: *kind, turn: *turn };
            [under, &law.backs(scene, OwnOrder::Counted(*side, foul))].concat()
        }
        _ => under.to_vec(),
    };
    let event = |effect: Effect| {
        let under = rests_on(&effect);
        (Happening::Took { effect, matter, after: None }, under)
    };
    effects.into_iter().map(event).collect()
}
