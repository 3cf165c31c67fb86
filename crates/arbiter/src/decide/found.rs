//! A board that nobody kept: finding it, laying a record sheet beside it, leaving it.

use std::sync::Arc;

use books::desk::{Effect, Execution, Fact, Incident, Line, Matter, Offer, OwnOrder, Ply, Refusal, Standing, WhyNot};
use clock::{Instant, Millis};
use contest::{Side, Sides};

use super::{Decided, Deciding, refuse};
use crate::after::{Start, carried_out, is_legal, start};
use crate::found::is_as_left;
use crate::happening::{Happening, LaidMove};

/// How many moves a record sheet may tell.
const LONGEST: usize = 2_000;

impl Deciding<'_> {
    /// What an official sees on the board takes the place of what was known; what had to be raised at once and was not, and
    /// what the position called for, is over with it.
    pub(super) fn find_board(
        &self,
        fen: &str,
        number: Option<u32>,
        left: Option<Sides<Millis>>,
        stopped: bool,
    ) -> Result<Vec<Decided>, Refusal> {
        self.of_official()?;
        if left.is_some() && self.scene.clock.is_none() {
            return Err(refuse(WhyNot::NoClock));
        }
        let after = start(self.law.play(), Some(fen)).map_err(|error| refuse(WhyNot::Unreadable(error)))?;
        let gone = |matter: &&Matter| {
            let of_moment = self.law.lapses(&matter.incident).is_some()
                || matches!(matter.incident, Incident::Touch(_) | Incident::Claim(_));
            matter.standing == Standing::Latent && of_moment
        };
        let gone = self.scene.matters.iter().filter(gone);
        let mut decided: Vec<Decided> =
            gone.map(|matter| (Happening::Lapsed { matter: matter.id }, self.backs_found())).collect();
        decided.extend(self.given_up(&after));
        let (fen, arrived) = (fen.to_owned(), self.came_unseen());
        decided.push((Happening::Found { fen, after, number, left, stopped, arrived }, self.found_under()));
        Ok(decided)
    }

    /// Since when the players are there if nobody saw one come: nobody saw it late, so from the start of the game on.
    fn came_unseen(&self) -> Option<Sides<Instant>> {
        let since = self.scene.started.unwrap_or(self.entry.at);
        let unseen = Side::BOTH.into_iter().any(|side| self.scene.arrived[side].is_none());
        unseen.then(|| self.scene.arrived.map(|arrived| arrived.unwrap_or(since)))
    }

    /// What was open on the board that was known and is not on another one: a choice, what a side was bound to, and an offer,
    /// which a move refuses.
    fn given_up(&self, after: &Start) -> Vec<Decided> {
        let scene = self.scene;
        if is_as_left(scene, after) {
            return Vec::new();
        }
        let choice = scene
            .choice
            .as_ref()
            .map(|(matter, side, _)| (Happening::ChoiceVoid { side: *side, matter: *matter }, self.backs_found()));
        let bound = Side::BOTH.into_iter().filter(|side| scene.bonds[*side].is_some());
        let unbound = bound.map(|side| {
            (Happening::Took { effect: Effect::Unbind { side }, matter: None, after: None }, self.backs_found())
        });
        let offered = Side::BOTH.into_iter().filter(|side| scene.offers[*side] == Offer::Open);
        let refused = offered
            .map(|side| (Happening::OfferRefused { side: !side }, self.law.backs(scene, OwnOrder::SilentRefusal)));
        choice.into_iter().chain(unbound).chain(refused).collect()
    }

    /// The moves of a sheet must lead to what stands on the board, and to whose turn it is.
    pub(super) fn lay(&self, moves: &[String], from: Option<&str>, times: u32) -> Result<Vec<Decided>, Refusal> {
        self.of_official()?;
        if times == 0 || moves.len().saturating_mul(times as usize) > LONGEST {
            return Err(Refusal::new(WhyNot::FactsMissing(Fact::Sheet), self.found_under()));
        }
        if !self.is_as_found() {
            return Err(refuse(WhyNot::Unwatched));
        }
        let settled = self.scene.arrangements.start.as_deref();
        let whole = from.is_none();
        let before = start(self.law.play(), from.or(settled)).map_err(|error| refuse(WhyNot::Unreadable(error)))?;
        let laid = self.read_sheet(&before, from.or(settled), moves, times)?;
        let (stands, turn) = laid.last().map_or((&before.board, before.turn), |last| (&last.after, !last.side));
        if stands.as_ref() != self.scene.line.now() || turn != self.scene.to_move() {
            return Err(refuse(WhyNot::SheetDiffers));
        }
        let start = from.map(ToOwned::to_owned);
        Ok(vec![(Happening::SheetLaid { start, before, moves: laid, whole }, self.found_under())])
    }

    /// Whether nothing was played since an official found the board.
    fn is_as_found(&self) -> bool {
        self.scene.found.is_some_and(|found| found.known == self.scene.line.len())
    }

    fn read_sheet(
        &self,
        before: &Start,
        text: Option<&str>,
        moves: &[String],
        times: u32,
    ) -> Result<Vec<LaidMove>, Refusal> {
        let play = self.law.play();
        let mut line = Line::new(Arc::clone(&before.board), before.turn);
        if let Some(text) = text {
            line = line.read_from(text);
        }
        let mut laid = Vec::new();
        let rounds = moves.iter().map(String::as_str).cycle();
        for text in rounds.take(moves.len().saturating_mul(times as usize)) {
            if line.len() == moves.len() && line.now() != before.board.as_ref() {
                return Err(refuse(WhyNot::SheetDiffers));
            }
            let side = line.turn();
            let step = play.read(&line, side, text).map_err(|error| refuse(WhyNot::Unreadable(error)))?;
            if line.now().get(step.from).is_none() {
                return Err(refuse(WhyNot::NoMan));
            }
            let legal = is_legal(play, &line, step);
            let after = carried_out(play, &line, step, &Execution::default());
            let taken = line.now().get(step.to).filter(|_| step.from != step.to);
            line.push(Ply::told(side, step, taken, legal, self.scene.now, 0), Arc::clone(&after));
            laid.push(LaidMove { side, step, legal, after });
        }
        Ok(laid)
    }

    /// An official turns to another board.
    pub(super) fn leave(&self) -> Result<Vec<Decided>, Refusal> {
        self.of_official()?;
        Ok(vec![(Happening::Left, self.found_under())])
    }

    fn of_official(&self) -> Result<(), Refusal> {
        if self.entry.by.grade().is_none() { Err(refuse(WhyNot::NotYours)) } else { Ok(()) }
    }

    fn backs_found(&self) -> Vec<books::Article> {
        self.law.backs(self.scene, OwnOrder::Found(&self.entry.act))
    }

    fn found_under(&self) -> Vec<books::Article> {
        [self.under.clone(), self.backs_found()].concat()
    }
}
