//! Moves said aloud, cards, and boards of one's own.

use arbiter::{Awaiting, Told, View};
use books::desk::{Card, CardWay, Due, Equipment, OfSpeech, Step};
use clock::Millis;
use contest::Side;
use words::{list, say};

use super::Teller;

impl Teller<'_> {
    pub(super) fn said(&self, side: Side, words: &str, read_out: bool) -> String {
        let side = self.side(side);
        if read_out {
            say!(self.lang, "spoken-read-out", side = side, words = words)
        } else {
            say!(self.lang, "spoken-said", side = side, words = words)
        }
    }

    pub(super) fn repeated(&self, side: Side, words: &str) -> String {
        say!(self.lang, "spoken-repeated", side = self.side(side), words = words)
    }

    pub(super) fn mirrored(&self, side: Side, step: Step) -> String {
        say!(self.lang, "spoken-mirrored", side = self.side(side), step = step.to_string())
    }

    pub(super) fn card(&self, side: Side, card: Card, way: CardWay) -> String {
        let (lang, side) = (self.lang, self.side(side));
        match (card, way) {
            (Card::Draw, CardWay::Hand) => say!(lang, "spoken-card-draw-hand", side = side),
            (Card::Draw, CardWay::Swap) => say!(lang, "spoken-card-draw-swap", side = side),
            (Card::Draw, CardWay::Return) => say!(lang, "spoken-card-draw-return", side = side),
            (Card::Resign, CardWay::Hand) => say!(lang, "spoken-card-resign-hand", side = side),
            (Card::Resign, _) => say!(lang, "spoken-card-wrong", side = side),
        }
    }

    /// A time left, and where times are called out, which in which order.
    pub(super) fn reminded(&self, side: Side, left: Millis, told: &[Told]) -> String {
        let (lang, side, time) = (self.lang, self.side(side), left.to_string());
        let of = |told: &Told| say!(lang, "desk-time-of", side = self.side(told.side), time = told.left.to_string());
        let times = list(lang, told.iter().map(of));
        if times.is_empty() {
            say!(lang, "desk-reminded", side = side, time = time)
        } else {
            say!(lang, "spoken-reminded", side = side, time = time, times = times)
        }
    }

    /// What must be there for players with needs.
    pub(super) fn special_item(&self, item: &Equipment) -> String {
        match item {
            Equipment::TactileSet => say!(self.lang, "spoken-item-tactile-set"),
            Equipment::TactileClock => say!(self.lang, "spoken-item-tactile-clock"),
            Equipment::Blindfold => say!(self.lang, "spoken-item-blindfold"),
            Equipment::Recorder => say!(self.lang, "spoken-item-recorder"),
            Equipment::Cards => say!(self.lang, "spoken-item-cards"),
            _ => say!(self.lang, "spoken-item-seat"),
        }
    }

    /// Why something of play for everyone is not done.
    pub(super) fn why_not_spoken(&self, why: OfSpeech) -> String {
        match why {
            OfSpeech::WordsBind => say!(self.lang, "spoken-words-bind"),
            OfSpeech::OtherWords => say!(self.lang, "spoken-other-words"),
            OfSpeech::OtherNotation => say!(self.lang, "spoken-other-notation"),
            OfSpeech::NotSaid => say!(self.lang, "spoken-not-said"),
            OfSpeech::NotRepeated => say!(self.lang, "spoken-not-repeated"),
            OfSpeech::NothingToRepeat => say!(self.lang, "spoken-nothing-to-repeat"),
            OfSpeech::NotWatched => say!(self.lang, "spoken-not-watched"),
            OfSpeech::NotNamed => say!(self.lang, "spoken-not-named"),
        }
    }

    /// What is due in place of the usual.
    pub(super) fn due(&self, due: Due) -> String {
        match due {
            Due::Seating => say!(self.lang, "desk-wait-seating"),
            Due::Words => say!(self.lang, "spoken-wait-words"),
            Due::Repetition => say!(self.lang, "spoken-wait-repetition"),
            Due::Execution => say!(self.lang, "spoken-wait-execution"),
            Due::Affirmation => say!(self.lang, "spoken-wait-affirmation"),
        }
    }

    /// What was said, and where the boards of the sides differ once both have made the last move.
    pub(super) fn spoken_state(&self, view: &View) -> Vec<String> {
        let call = view.call.as_ref().map(|call| say!(self.lang, "spoken-call", words = call.words.as_str()));
        let owed = view.awaits.iter().any(|awaited| matches!(awaited.what, Awaiting::Owed(_)));
        let differ = (!view.differing.is_empty() && !owed)
            .then(|| say!(self.lang, "spoken-differing", squares = self.squares(&view.differing)));
        call.into_iter().chain(differ).collect()
    }
}
