//! The desk told: what happened and under which articles, why something is not done, and how a game stands.

mod compare;
mod data;
mod effect;
mod ending;
mod happening;
mod incident;
mod people;
mod place;
mod play;
mod reading;
mod refusal;
mod spoken;
mod state;
#[cfg(test)]
mod tests;
mod text;

pub use reading::unreadable;

use arbiter::{Happening, Logged};
use books::Article;
use books::desk::{Board, DeskLaw, Line, Matter, MatterId, Refusal, Square, Step};
use tournament::charter::Zone;
use words::{Lang, list, say};

use self::compare::Comparison;
use crate::article;

pub use self::data::data;
pub use self::play::{LineAnswer, Played, Refused, follow};
pub use self::text::{Cited, text};

/// Tells what happens at a desk, in a language.
///
/// ```
/// use explain::Teller;
/// use books::desk::{Grade, Refusal, WhyNot};
/// use books::XQEF_2022;
/// use words::Lang;
///
/// let law = books::desk_law(XQEF_2022).expect("this book has a desk");
/// let refusal = Refusal::new(WhyNot::NeedsGrade(Grade::Referee), vec![XQEF_2022.article("107")]);
/// assert_eq!(Teller::new(law, Lang::ZhHant).refused(&refusal), "不受理：須由裁判員或以上裁決〔第107條〕");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Teller<'b> {
    law: &'static dyn DeskLaw,
    lang: Lang,
    /// What stands on the board when something is told, if that is known.
    board: Option<&'b Board>,
    /// The zone of the hall, if that is known.
    zone: Option<&'b Zone>,
    /// Whether only the articles that decide are cited.
    in_short: bool,
}

impl<'b> Teller<'b> {
    /// A teller of what happens under a law, in a language.
    pub fn new(law: &'static dyn DeskLaw, lang: Lang) -> Self {
        Self { law, lang, board: None, zone: None, in_short: false }
    }

    /// The same, who tells times by the clock of a hall.
    #[must_use]
    pub fn in_zone(self, zone: Option<&'b Zone>) -> Self {
        Self { zone, ..self }
    }

    /// The same, who cites only the articles that decide, and says how many others there are.
    #[must_use]
    pub fn in_short(self) -> Self {
        Self { in_short: true, ..self }
    }

    /// What happened, with its articles. Moves are written as they stand in the line before, matters are looked up among
    /// those of the game.
    pub fn told(&self, logged: &Logged, before: &Line, matters: &[Matter]) -> String {
        self.at(before.now()).told_unseen(logged, before, matters)
    }

    /// The same, where other pieces may stand on the board than in the line.
    fn told_unseen(&self, logged: &Logged, before: &Line, matters: &[Matter]) -> String {
        let told = self.event(&logged.event, before, matters);
        let of_board = matches!(logged.event, Happening::Found { .. } | Happening::SheetLaid { .. } | Happening::Left);
        let ruled = matches!(logged.event, Happening::Ruled { .. });
        let told = match logged.under.is_empty() {
            true if of_board => say!(self.lang, "desk-unsaid", told = told),
            true if ruled => say!(self.lang, "desk-silent", told = told),
            _ => told,
        };
        self.with_articles(told, &logged.under)
    }

    /// Why something is not done, with the articles that say so.
    pub fn refused(&self, refusal: &Refusal) -> String {
        self.with_articles(say!(self.lang, "desk-refused", why = self.why_not(&refusal.why)), &refusal.under)
    }

    fn with_articles(&self, told: String, under: &[Article]) -> String {
        if under.is_empty() {
            return told;
        }
        let cited = if self.in_short { article::cited_in_short } else { article::cited };
        say!(self.lang, "desk-cited", told = told, articles = cited(under, Some(self.law.book()), self.lang))
    }

    /// A matter by its number and what it is about. Other pieces may stand on the board by now than when it came up, so that
    /// they are called by their points.
    pub(crate) fn matter(&self, id: MatterId, matters: &[Matter]) -> String {
        match matters.iter().find(|matter| matter.id == id) {
            Some(matter) => {
                let unseen = Teller { board: None, ..*self };
                say!(self.lang, "desk-matter", id = id.0, incident = unseen.incident(&matter.incident))
            }
            None => say!(self.lang, "desk-matter-gone", id = id.0),
        }
    }

    /// Articles as they are cited under the law of the desk.
    pub(crate) fn cited(&self, under: &[Article]) -> String {
        if under.is_empty() { String::new() } else { article::cited(under, Some(self.law.book()), self.lang) }
    }

    fn squares(&self, squares: &[Square]) -> String {
        list(self.lang, squares.iter().map(ToString::to_string))
    }

    fn steps(&self, steps: &[Step]) -> String {
        list(self.lang, steps.iter().map(ToString::to_string))
    }

    fn plies(&self, plies: &[usize]) -> String {
        list(self.lang, plies.iter().map(ToString::to_string))
    }
}
