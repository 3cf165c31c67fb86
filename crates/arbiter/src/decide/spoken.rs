//! What is said of moves, cards, and results confirmed by word of mouth.

use books::desk::{Call, Card, CardWay, OfSpeech, Refusal, WhyNot};

use super::{Decided, Deciding, refuse};
use crate::happening::Happening;

impl Deciding<'_> {
    /// Words of a move by a side's own mouth; or by an official, for the side that has to say its move.
    pub(super) fn say(&self, words: &str, corrects: bool) -> Result<Vec<Decided>, Refusal> {
        let read_out = self.entry.by.side().is_none();
        let stand = self.law.says(self.scene, self.entry.by, words, corrects);
        let (side, words) = stand.ok_or_else(|| refuse(WhyNot::NotAgreed))?;
        let goes_on = !read_out && side == self.scene.to_move() && self.law.names_man(self.scene, &words);
        let mut decided = if goes_on { self.passed_over(side) } else { Vec::new() };
        decided.extend(self.one(Happening::Said { side, words, read_out }));
        Ok(decided)
    }

    /// A side repeats the words of an official, or those of the other side, and makes that side's move on its own board.
    pub(super) fn repeat(&self, words: &str) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        let last = self.scene.line.plies().last();
        let own = |call: &Call| call.read_out && !call.repeated;
        let in_turn = side == self.scene.to_move() && self.scene.turn.call.as_ref().is_some_and(own);
        let repeats = in_turn || last.is_some_and(|ply| ply.call.is_some());
        if !repeats {
            return Err(refuse(WhyNot::Spoken(OfSpeech::NothingToRepeat)));
        }
        let mut decided = self.one(Happening::Repeated { side, words: words.to_owned() });
        if let Some(last) = last.filter(|last| last.side != side && !in_turn && self.scene.boards.is_some()) {
            let step = self.deed.named.unwrap_or(last.step);
            decided.push((Happening::Mirrored { side, step }, self.under.clone()));
        }
        Ok(decided)
    }

    /// A card does what the words do for which it stands.
    pub(super) fn card(&self, card: Card, way: CardWay) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        self.law.makes_room(self.scene, self.deed)?;
        let mut decided = self.one(Happening::Card { side, card, way });
        decided.extend(match (card, way) {
            (Card::Resign, CardWay::Hand) => Vec::new(),
            (Card::Resign, _) => return Err(refuse(WhyNot::NotLawful)),
            (Card::Draw, CardWay::Hand) => self.offer()?,
            (Card::Draw, CardWay::Swap) => self.accept()?,
            (Card::Draw, CardWay::Return) => self.decline()?,
        });
        Ok(decided)
    }

    /// A player confirms the result by word of mouth; when both have confirmed it or signed, it stands.
    pub(super) fn affirm(&self) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        let result = self.scene.result().ok_or_else(|| refuse(WhyNot::NotOver))?;
        self.law.makes_room(self.scene, self.deed)?;
        let mut decided = self.one(Happening::Affirmed { side });
        if result.signed[!side] && !result.confirmed {
            decided.push((Happening::Confirmed, self.under.clone()));
        }
        Ok(decided)
    }
}
