//! What happened.

use arbiter::Happening;
use books::desk::{
    Correction, Equipment, Execution, Hand, Incident, Line, Matter, MatterId, OfBoard, OfResult, Order, Question,
    Reading, Square, Step, Touch,
};
use clock::{Instant, Millis};
use contest::{Outcome, Side, Sides};
use words::{Lang, list, say};

use super::Teller;
use crate::rulebooks::{read_in, reading};
use crate::ruling::with_its_cannon;

impl Teller<'_> {
    /// What happened, without its articles.
    pub(super) fn event(&self, event: &Happening, before: &Line, matters: &[Matter]) -> String {
        let lang = self.lang;
        let played = |step: &Step| self.written(before, *step);
        match event {
            Happening::Opened { rules, .. } => say!(lang, "desk-opened", rules = rules.id()),
            Happening::EquipmentNoted { item, accepted } => self.equipment(item, *accepted),
            Happening::Replaced { item } => say!(lang, "desk-replaced", item = self.item(item)),
            Happening::Found { after, number, left, .. } => self.found(after.turn, *number, left.as_ref()),
            Happening::SheetLaid { moves, whole, .. } => self.sheet_laid(moves.len(), *whole),
            Happening::Left => say!(lang, "desk-left"),
            Happening::Arrived { side } => say!(lang, "desk-arrived", side = self.side(*side)),
            Happening::Seated => say!(lang, "desk-seated"),
            Happening::Started { since } => self.started(*since),
            Happening::Touched { side, touch, implied } => self.touched(*side, touch, *implied),
            Happening::Adjusting { side } => say!(lang, "desk-adjusting", side = self.side(*side)),
            Happening::Excused { squares } => say!(lang, "desk-excused", squares = self.pieces(squares)),
            Happening::Placed { side, step, execution } => self.placed(*side, &played(step), execution),
            Happening::Moved { side, step, execution: how, legal, .. } => self.moved(*side, &played(step), how, *legal),
            Happening::Said { side, words, read_out } => self.said(*side, words, *read_out),
            Happening::Repeated { side, words } => self.repeated(*side, words),
            Happening::Mirrored { side, step } => self.mirrored(*side, *step),
            Happening::Card { side, card, way } => self.card(*side, *card, *way),
            Happening::Affirmed { side } => say!(lang, "spoken-affirmed", side = self.side(*side)),
            Happening::Displaced { shifts, off } => self.displaced(shifts, off),
            Happening::Pressed { side, hand } => self.pressed(*side, *hand),
            Happening::ClockStopped | Happening::ClockStarted { .. } | Happening::ClockSet { .. } => {
                self.clock_told(event)
            }
            Happening::Wrote { side, ply, text } => self.wrote(*side, *ply, text),
            Happening::Inspected { side, omitted } => self.inspected(*side, omitted),
            Happening::Reminded { side, left, told } => self.reminded(*side, *left, told),
            Happening::Offered { side } => say!(lang, "desk-offered", side = self.side(*side)),
            Happening::OfferAccepted { side } => say!(lang, "desk-offer-accepted", side = self.side(*side)),
            Happening::OfferRefused { side } => say!(lang, "desk-offer-refused", side = self.side(*side)),
            Happening::Answered { question, side, left, first, .. } => self.answered(*question, *side, *left, *first),
            Happening::Noted { matter } => self.noted(matter),
            Happening::Took { effect, .. } => self.effect(effect),
            Happening::Chose { side } => say!(lang, "desk-chose", side = self.side(*side)),
            Happening::Corrected { side, what } => self.corrected(*side, what),
            Happening::Adjourned => say!(lang, "desk-adjourned"),
            Happening::Sealed { .. } => say!(lang, "desk-sealed"),
            Happening::ResumptionSet { when, place } => self.resumption_set(*when, place.as_deref()),
            Happening::Countersigned => say!(lang, "desk-countersigned"),
            Happening::Resumed { .. } => say!(lang, "desk-resumed"),
            Happening::Signed { side } => say!(lang, "desk-signed", side = self.side(*side)),
            Happening::Reported { side, outcome } => self.reported(*side, *outcome),
            Happening::Confirmed => say!(lang, "desk-confirmed"),
            Happening::Undone { from, why } => say!(lang, "desk-undone", from = *from, why = why.as_str()),
            Happening::Remarked { text, disputed } => self.remarked(text, *disputed),
            Happening::Raised { .. }
            | Happening::Lapsed { .. }
            | Happening::Moot { .. }
            | Happening::Dismissed { .. }
            | Happening::Ruled { .. }
            | Happening::Ratified { .. }
            | Happening::ChoiceVoid { .. } => self.of_matter(event, matters),
        }
    }

    /// What an official did with the clock.
    fn clock_told(&self, event: &Happening) -> String {
        let lang = self.lang;
        match event {
            Happening::ClockStopped => say!(lang, "desk-clock-stopped"),
            Happening::ClockStarted { side } => say!(lang, "desk-clock-started", side = self.side(*side)),
            Happening::ClockSet { left } => say!(lang, "desk-clock-set", times = self.times(left)),
            _ => String::new(),
        }
    }

    fn remarked(&self, text: &str, disputed: bool) -> String {
        if disputed {
            say!(self.lang, "desk-remarked-disputed", text = text)
        } else {
            say!(self.lang, "desk-remarked", text = text)
        }
    }

    /// What became of a matter.
    fn of_matter(&self, event: &Happening, matters: &[Matter]) -> String {
        let lang = self.lang;
        let of = |matter: &MatterId| self.matter(*matter, matters);
        match event {
            Happening::Raised { matter } => say!(lang, "desk-raised", matter = of(matter)),
            Happening::Lapsed { matter } => self.lapsed(*matter, matters),
            Happening::Moot { matter } => say!(lang, "desk-moot", matter = of(matter)),
            Happening::Dismissed { matter } => say!(lang, "desk-dismissed", matter = of(matter)),
            Happening::Ruled { matter, provisional, reading, known } => {
                self.known(self.ruled(&of(matter), *provisional, *reading), *known)
            }
            Happening::Ratified { matter } => say!(lang, "desk-ratified", matter = of(matter)),
            Happening::ChoiceVoid { side, matter } => self.choice_void(*side, &of(matter)),
            _ => String::new(),
        }
    }

    fn choice_void(&self, side: Side, matter: &str) -> String {
        say!(self.lang, "desk-choice-void", side = self.side(side), matter = matter)
    }

    fn started(&self, since: Option<Instant>) -> String {
        let lang = self.lang;
        since.map_or_else(|| say!(lang, "desk-started"), |at| say!(lang, "desk-started-at", at = self.hour(at)))
    }

    /// A board as an official found it.
    fn found(&self, turn: Side, number: Option<u32>, left: Option<&Sides<Millis>>) -> String {
        let (lang, side) = (self.lang, self.side(turn));
        let told = match number {
            None => say!(lang, "desk-found", side = side),
            Some(number) => say!(lang, "desk-found-at", side = side, number = number),
        };
        match left {
            None => told,
            Some(left) => list(lang, [told, say!(lang, "desk-clock-set", times = self.times(left))]),
        }
    }

    fn sheet_laid(&self, plies: usize, whole: bool) -> String {
        if whole {
            say!(self.lang, "desk-sheet-whole", plies = plies)
        } else {
            say!(self.lang, "desk-sheet-part", plies = plies)
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
        let (lang, side, squares) = (self.lang, self.side(side), self.pieces(&touch.squares));
        match touch.order {
            _ if implied => say!(lang, "desk-touched-implied", side = side, squares = squares),
            Order::Listed => say!(lang, "desk-touched", side = side, squares = squares),
            Order::Together => say!(lang, "desk-touched-together", side = side, squares = squares),
            Order::Unknown => say!(lang, "desk-touched-unclear", side = side, squares = squares),
        }
    }

    /// A man that stands on its point, in the hand or let go.
    fn placed(&self, side: Side, played: &str, execution: &Execution) -> String {
        let side = self.side(side);
        let told = if execution.part {
            say!(self.lang, "desk-released", side = side, played = played)
        } else {
            say!(self.lang, "desk-placed", side = side, played = played)
        };
        self.in_manner(told, execution)
    }

    fn moved(&self, side: Side, played: &str, execution: &Execution, legal: bool) -> String {
        let side = self.side(side);
        let told = if legal {
            say!(self.lang, "desk-moved", side = side, played = played)
        } else {
            say!(self.lang, "desk-moved-wrongly", side = side, played = played)
        };
        self.in_manner(told, execution)
    }

    /// A move as players of the language write it.
    pub(crate) fn noted_down(&self, before: &Line, step: Step) -> String {
        let play = self.law.play();
        match self.lang {
            Lang::En => play.write_in_letters(before, step),
            Lang::ZhHans => play.write_simplified(before, step),
            Lang::ZhHant => with_its_cannon(play.write(before, step), self.law.book(), self.lang),
        }
    }

    /// The same, and by coordinates; a move of Xiangqi that is none, by its piece.
    pub(super) fn written(&self, before: &Line, step: Step) -> String {
        let text = self.noted_down(before, step);
        let coordinates = step.to_string();
        let text = if text == coordinates && self.is_xiangqi() { self.carried(step) } else { text };
        if text == coordinates { text } else { format!("{text} {coordinates}") }
    }

    /// What was told, with how it was done where that was not as it should be.
    fn in_manner(&self, told: String, execution: &Execution) -> String {
        let mut how = Vec::new();
        if execution.hand != Hand::default() {
            how.push(say!(self.lang, "desk-manner-hand", hand = self.hand(execution.hand)));
        }
        if execution.left_on {
            how.push(say!(self.lang, "desk-manner-left-on"));
        }
        if !execution.between.is_empty() {
            how.push(say!(self.lang, "desk-manner-between", squares = self.squares(&execution.between)));
        }
        if !execution.also.is_empty() {
            how.push(say!(self.lang, "desk-manner-also", steps = self.steps(&execution.also)));
        }
        if how.is_empty() { told } else { say!(self.lang, "desk-manner", told = told, how = list(self.lang, how)) }
    }

    fn displaced(&self, shifts: &[Step], off: &[Square]) -> String {
        let (lang, squares) = (self.lang, self.pieces(off));
        let steps = list(lang, shifts.iter().map(|&step| self.carried(step)));
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

    fn wrote(&self, side: Side, ply: usize, text: &str) -> String {
        say!(self.lang, "desk-wrote", side = self.side(side), ply = ply, text = text)
    }

    fn inspected(&self, side: Side, omitted: &[usize]) -> String {
        let (lang, side) = (self.lang, self.side(side));
        if omitted.is_empty() {
            say!(lang, "desk-inspected", side = side)
        } else {
            say!(lang, "desk-inspected-wanting", side = side, plies = self.plies(omitted))
        }
    }

    /// A matter that nobody raised in time, or of which nothing is left to rule on.
    fn lapsed(&self, id: MatterId, matters: &[Matter]) -> String {
        let of = matters.iter().find(|matter| matter.id == id).map(|matter| &matter.incident);
        let matter = self.matter(id, matters);
        match of {
            Some(Incident::Board(OfBoard::Equipment { .. })) => {
                say!(self.lang, "desk-lapsed-replaced", matter = matter)
            }
            Some(Incident::Result(OfResult::DisputedResult { .. })) => {
                say!(self.lang, "desk-lapsed-agreed", matter = matter)
            }
            _ => say!(self.lang, "desk-lapsed", matter = matter),
        }
    }

    fn ruled(&self, matter: &str, provisional: bool, read: Option<Reading>) -> String {
        let told = if provisional {
            say!(self.lang, "desk-ruled-provisional", matter = matter)
        } else {
            say!(self.lang, "desk-ruled", matter = matter)
        };
        match read {
            Some(choice) => {
                let articles = read_in(choice.setting(), self.law.book(), self.lang);
                let reading = reading(choice, self.lang);
                say!(self.lang, "desk-ruled-reading", told = told, articles = articles, reading = reading)
            }
            None => told,
        }
    }

    fn corrected(&self, side: Side, what: &Correction) -> String {
        say!(self.lang, "desk-corrected", side = self.side(side), what = self.correction(what))
    }

    fn reported(&self, side: Side, outcome: Outcome) -> String {
        say!(self.lang, "desk-reported", side = self.side(side), outcome = self.outcome(outcome))
    }

    /// By how many plies a ruling goes, where not all are known.
    fn known(&self, told: String, plies: Option<usize>) -> String {
        match plies {
            Some(plies) => say!(self.lang, "desk-ruled-known", told = told, plies = plies),
            None => told,
        }
    }

    fn resumption_set(&self, when: Instant, place: Option<&str>) -> String {
        let when = self.hour(when);
        match place {
            None => say!(self.lang, "desk-resumption-set", when = when),
            Some(place) => say!(self.lang, "desk-resumption-set-at", when = when, place = place),
        }
    }

    /// The answer to a question; a count is told to the side that asked, and to nobody else.
    fn answered(&self, question: Question, side: Side, left: Option<Sides<Millis>>, first: Option<Side>) -> String {
        let (lang, side) = (self.lang, self.side(side));
        let times = |left| self.times_from(&left, first.unwrap_or(Side::First));
        match (question, left) {
            (Question::Count, _) => say!(lang, "desk-answered-count", side = side),
            (Question::Time, Some(left)) => say!(lang, "desk-answered-time", side = side, times = times(left)),
            (Question::Time, None) => say!(lang, "desk-answered-no-time", side = side),
            (Question::Rule, _) => say!(lang, "desk-answered-rule", side = side),
            (Question::Silence, _) => say!(lang, "desk-answered-silence", side = side),
        }
    }

    fn noted(&self, matter: &Matter) -> String {
        let (id, incident) = (matter.id.0, self.incident(&matter.incident));
        match matter.side {
            None => say!(self.lang, "desk-noted", id = id, incident = incident),
            Some(side) => say!(self.lang, "desk-noted-side", id = id, side = self.side(side), incident = incident),
        }
    }
}
