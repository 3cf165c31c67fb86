//! What happened.

use arbiter::Event;
use clock::{Instant, Millis, Side, Sides};
use rulebook::desk::{Equipment, Hand, Line, Manner, Matter, Order, Question, Square, Step, Touch};
use words::{Lang, list, say};

use super::Teller;

impl Teller {
    /// What happened, without its articles.
    pub(super) fn event(&self, event: &Event, before: &Line, matters: &[Matter]) -> String {
        let lang = self.lang;
        match event {
            Event::Opened { rules, .. } => say!(lang, "desk-opened", rules = rules.id()),
            Event::EquipmentNoted { item, accepted } => self.equipment(item, *accepted),
            Event::Replaced { item } => say!(lang, "desk-replaced", item = self.item(item)),
            Event::Arrived { side } => say!(lang, "desk-arrived", side = self.side(*side)),
            Event::Seated => say!(lang, "desk-seated"),
            Event::Started => say!(lang, "desk-started"),
            Event::Touched { side, touch, implied } => self.touched(*side, touch, *implied),
            Event::Adjusting { side } => say!(lang, "desk-adjusting", side = self.side(*side)),
            Event::Excused { squares } => say!(lang, "desk-excused", squares = self.squares(squares)),
            Event::Placed { side, step, manner } => {
                let told = say!(lang, "desk-placed", side = self.side(*side), played = self.written(before, *step));
                self.in_manner(told, manner)
            }
            Event::Moved { side, step, manner, legal } => {
                self.moved(*side, &self.written(before, *step), manner, *legal)
            }
            Event::Said { side, words, read_out } => self.said(*side, words, *read_out),
            Event::Repeated { side, words } => {
                say!(lang, "spoken-repeated", side = self.side(*side), words = words.as_str())
            }
            Event::Mirrored { side, step } => {
                say!(lang, "spoken-mirrored", side = self.side(*side), step = step.to_string())
            }
            Event::Card { side, card, way } => self.card(*side, *card, *way),
            Event::Affirmed { side } => say!(lang, "spoken-affirmed", side = self.side(*side)),
            Event::Displaced { shifts, off } => self.displaced(shifts, off),
            Event::Pressed { side, hand } => self.pressed(*side, *hand),
            Event::ClockStopped => say!(lang, "desk-clock-stopped"),
            Event::ClockStarted { side } => say!(lang, "desk-clock-started", side = self.side(*side)),
            Event::ClockSet { left } => say!(lang, "desk-clock-set", times = self.times(left)),
            Event::Wrote { side, ply, text } => {
                say!(lang, "desk-wrote", side = self.side(*side), ply = *ply, text = text.as_str())
            }
            Event::Inspected { side, omitted } => self.inspected(*side, omitted),
            Event::Reminded { side, left, told } => self.reminded(*side, *left, told),
            Event::Offered { side } => say!(lang, "desk-offered", side = self.side(*side)),
            Event::OfferAccepted { side } => say!(lang, "desk-offer-accepted", side = self.side(*side)),
            Event::OfferRefused { side } => say!(lang, "desk-offer-refused", side = self.side(*side)),
            Event::Answered { question, side, left, first, .. } => {
                self.answered(*question, *side, left.as_ref(), *first)
            }
            Event::Noted { matter } => self.noted(matter),
            Event::Raised { matter } => say!(lang, "desk-raised", matter = self.matter(*matter, matters)),
            Event::Lapsed { matter } => say!(lang, "desk-lapsed", matter = self.matter(*matter, matters)),
            Event::Dismissed { matter } => say!(lang, "desk-dismissed", matter = self.matter(*matter, matters)),
            Event::Ruled { matter, provisional } => self.ruled(&self.matter(*matter, matters), *provisional),
            Event::Ratified { matter } => say!(lang, "desk-ratified", matter = self.matter(*matter, matters)),
            Event::Took { effect, .. } => self.effect(effect),
            Event::Chose { side } => say!(lang, "desk-chose", side = self.side(*side)),
            Event::Corrected { side, what } => {
                say!(lang, "desk-corrected", side = self.side(*side), what = self.correction(what))
            }
            Event::Adjourned => say!(lang, "desk-adjourned"),
            Event::Sealed { .. } => say!(lang, "desk-sealed"),
            Event::ResumptionSet { when, place } => self.resumption_set(*when, place.as_deref()),
            Event::Countersigned => say!(lang, "desk-countersigned"),
            Event::Resumed => say!(lang, "desk-resumed"),
            Event::Signed { side } => say!(lang, "desk-signed", side = self.side(*side)),
            Event::Reported { side, outcome } => {
                say!(lang, "desk-reported", side = self.side(*side), outcome = self.outcome(*outcome))
            }
            Event::Confirmed => say!(lang, "desk-confirmed"),
            Event::Undone { from, why } => say!(lang, "desk-undone", from = *from, why = why.as_str()),
            Event::Remarked { text } => say!(lang, "desk-remarked", text = text.as_str()),
        }
    }

    fn equipment(&self, item: &Equipment, accepted: bool) -> String {
        let item = self.item(item);
        if accepted {
            say!(self.lang, "desk-equipment-accepted", item = item)
        } else {
            say!(self.lang, "desk-equipment-wanting", item = item)
        }
    }

    fn touched(&self, side: Side, touch: &Touch, implied: bool) -> String {
        let (lang, side, squares) = (self.lang, self.side(side), self.squares(&touch.squares));
        match touch.order {
            _ if implied => say!(lang, "desk-touched-implied", side = side, squares = squares),
            Order::Listed => say!(lang, "desk-touched", side = side, squares = squares),
            Order::Together => say!(lang, "desk-touched-together", side = side, squares = squares),
            Order::Unknown => say!(lang, "desk-touched-unclear", side = side, squares = squares),
        }
    }

    fn moved(&self, side: Side, played: &str, manner: &Manner, legal: bool) -> String {
        let side = self.side(side);
        let told = if legal {
            say!(self.lang, "desk-moved", side = side, played = played)
        } else {
            say!(self.lang, "desk-moved-wrongly", side = side, played = played)
        };
        self.in_manner(told, manner)
    }

    /// A move as the players write it, and by coordinates.
    pub(super) fn written(&self, before: &Line, step: Step) -> String {
        let play = self.law.play();
        let simplified = self.lang == Lang::ZhHans;
        let text = if simplified { play.write_simplified(before, step) } else { play.write(before, step) };
        let coordinates = step.to_string();
        if text == coordinates { text } else { format!("{text} {coordinates}") }
    }

    /// What was told, with how it was done where that was not as it should be.
    fn in_manner(&self, told: String, manner: &Manner) -> String {
        let mut how = Vec::new();
        if manner.hand != Hand::default() {
            how.push(say!(self.lang, "desk-manner-hand", hand = self.hand(manner.hand)));
        }
        if manner.left_on {
            how.push(say!(self.lang, "desk-manner-left-on"));
        }
        if !manner.between.is_empty() {
            how.push(say!(self.lang, "desk-manner-between", squares = self.squares(&manner.between)));
        }
        if !manner.also.is_empty() {
            how.push(say!(self.lang, "desk-manner-also", steps = self.steps(&manner.also)));
        }
        if how.is_empty() { told } else { say!(self.lang, "desk-manner", told = told, how = list(self.lang, how)) }
    }

    fn displaced(&self, shifts: &[Step], off: &[Square]) -> String {
        let (lang, steps, squares) = (self.lang, self.steps(shifts), self.squares(off));
        match (shifts.is_empty(), off.is_empty()) {
            (_, true) => say!(lang, "desk-displaced", steps = steps),
            (true, false) => say!(lang, "desk-knocked-off-only", squares = squares),
            (false, false) => say!(lang, "desk-knocked-off", steps = steps, squares = squares),
        }
    }

    fn pressed(&self, side: Side, hand: Option<Hand>) -> String {
        match hand {
            None => say!(self.lang, "desk-pressed", side = self.side(side)),
            Some(hand) => say!(self.lang, "desk-pressed-with", side = self.side(side), hand = self.hand(hand)),
        }
    }

    fn inspected(&self, side: Side, omitted: &[usize]) -> String {
        let (lang, side) = (self.lang, self.side(side));
        if omitted.is_empty() {
            say!(lang, "desk-inspected", side = side)
        } else {
            say!(lang, "desk-inspected-wanting", side = side, plies = self.plies(omitted))
        }
    }

    fn ruled(&self, matter: &str, provisional: bool) -> String {
        if provisional {
            say!(self.lang, "desk-ruled-provisional", matter = matter)
        } else {
            say!(self.lang, "desk-ruled", matter = matter)
        }
    }

    fn resumption_set(&self, when: Instant, place: Option<&str>) -> String {
        let when = Self::moment(when);
        match place {
            None => say!(self.lang, "desk-resumption-set", when = when),
            Some(place) => say!(self.lang, "desk-resumption-set-at", when = when, place = place),
        }
    }

    /// The answer to a question; a count is told to the side that asked, and to nobody else.
    fn answered(&self, question: Question, side: Side, left: Option<&Sides<Millis>>, first: Option<Side>) -> String {
        let (lang, side) = (self.lang, self.side(side));
        let times = |left| self.times_from(left, first.unwrap_or(Side::First));
        match (question, left) {
            (Question::Count, _) => say!(lang, "desk-answered-count", side = side),
            (Question::Time, Some(left)) => say!(lang, "desk-answered-time", side = side, times = times(left)),
            (Question::Time, None) => say!(lang, "desk-answered-no-time", side = side),
            (Question::Rule, _) => say!(lang, "desk-answered-rule", side = side),
            (Question::Silence, _) => say!(lang, "desk-answered-silence", side = side),
        }
    }

    fn noted(&self, matter: &Matter) -> String {
        let (id, subject) = (matter.id.0, self.subject(&matter.subject));
        match matter.side {
            None => say!(self.lang, "desk-noted", id = id, subject = subject),
            Some(side) => say!(self.lang, "desk-noted-side", id = id, side = self.side(side), subject = subject),
        }
    }
}
