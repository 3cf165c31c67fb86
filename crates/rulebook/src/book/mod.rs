//! The rulebooks: settings, and code for what settings cannot say.

mod asian;
mod cn;
mod hk;
mod roc;
mod xqef;

use xiangqi::{ByColor, Color, IllegalMove, Position, Role};

use crate::article::{Article, Book};
use crate::limit::LimitCount;
use crate::repetition::{self, Attacked, Charge, ChargeKind, Examination, Pattern, Span};
use crate::ruling::{Action, EndingKind, Recurrence};
use crate::settings::{NaturalLimit, Repetition, RootLoss};

/// A rulebook as it applies to a game: its settings, and the base it supplements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The book.
    pub book: Book,
    /// The book it supplements, where it is silent.
    pub base: Option<Book>,
    /// How it judges recurring positions.
    pub repetition: Repetition,
    /// Its natural limit, if it has one.
    pub natural_limit: Option<NaturalLimit>,
    /// Whether a dead position ends the game.
    pub dead_draw: bool,
}

impl Rulebook {
    /// The rulebook of Xiangqi with this name, every open point read to the letter; `None` for a book of another game.
    pub fn of(book: Book) -> Option<Self> {
        Some(match book {
            Book::Xqef2022 => xqef::rulebook(),
            Book::Roc113 => roc::rulebook(),
            Book::Hk2016 => hk::rulebook(),
            Book::CnReferee => cn::rulebook(),
            Book::Axf2003 | Book::Wxf2018 => asian::rulebook(book),
            Book::Fide2014 => return None,
        })
    }

    /// What each side is charged with over a stretch, and nothing else.
    pub fn charges(&self, span: Span<'_>) -> ByColor<Charge> {
        let facts = repetition::facts(span, &self.repetition.chase);
        repetition::charges(&facts, &self.repetition.chase)
    }

    /// Whether a side offends over a stretch.
    pub(crate) fn finds_offence(&self, span: Span<'_>) -> bool {
        let charges = self.charges(span);
        [charges.red.kind, charges.black.kind].iter().any(|&kind| kind != ChargeKind::None)
    }

    /// Examines a stretch with all that can be said of it.
    pub fn examine(&self, span: Span<'_>) -> Examination {
        repetition::examine(span, &self.repetition)
    }

    /// The articles on which the handling of a recurring position rests; whether its cycle began with a capture is told.
    pub fn repetition_articles(&self, examination: &Examination, action: Action, after_capture: bool) -> Vec<Article> {
        let case = Case { examination, action, after_capture };
        match self.book {
            Book::Xqef2022 => cite(self.book, xqef::repetition(&case)),
            Book::Hk2016 => {
                [cite(self.book, hk::repetition(&case)), cite(Book::Roc113, roc::repetition(&case))].concat()
            }
            Book::CnReferee => cite(self.book, cn::repetition(&case)),
            Book::Axf2003 | Book::Wxf2018 => cite(self.book, asian::repetition(&case)),
            Book::Roc113 | Book::Fide2014 => cite(self.book, roc::repetition(&case)),
        }
    }

    /// The articles on which an ending rests.
    pub fn ending_articles(&self, kind: EndingKind, recurrence: Option<&Recurrence>) -> Vec<Article> {
        let mut articles = match self.book {
            Book::Xqef2022 => cite(self.book, xqef::ending(kind)),
            Book::Hk2016 => [cite(self.book, hk::ending(kind)), cite(Book::Roc113, roc::ending(kind))].concat(),
            Book::CnReferee => cite(self.book, cn::ending(kind)),
            Book::Axf2003 | Book::Wxf2018 => cite(self.book, asian::ending(kind)),
            Book::Roc113 | Book::Fide2014 => cite(self.book, roc::ending(kind)),
        };
        if matches!(kind, EndingKind::ForbiddenPlay | EndingKind::SameForbiddenPlay | EndingKind::OrdinaryCycle) {
            articles.extend(recurrence.into_iter().flat_map(|r| r.articles.iter().copied()));
        }
        articles
    }

    /// The articles on which a count of moves without a capture rests, the last of them being so many cycles.
    pub fn limit_articles(&self, count: &LimitCount, cycles: usize) -> Vec<Article> {
        match self.book {
            Book::Xqef2022 => cite(self.book, xqef::limit(count)),
            Book::Hk2016 => [cite(self.book, hk::limit(cycles)), cite(Book::Roc113, roc::cycle_cap(count))].concat(),
            Book::CnReferee => cite(self.book, cn::limit(count)),
            Book::Roc113 => cite(self.book, roc::limit(count)),
            Book::Axf2003 | Book::Wxf2018 | Book::Fide2014 => Vec::new(),
        }
    }

    /// The articles of movement that forbid a move.
    pub fn movement_articles(&self, position: &Position, illegal: IllegalMove) -> Vec<Article> {
        match self.book {
            Book::Xqef2022 => cite(self.book, xqef::movement(position, illegal)),
            Book::Roc113 | Book::Hk2016 => cite(Book::Roc113, roc::movement(position, illegal)),
            Book::CnReferee => cite(self.book, cn::movement(illegal)),
            Book::Axf2003 | Book::Wxf2018 | Book::Fide2014 => Vec::new(),
        }
    }

    /// The book whose rules of movement apply.
    pub fn movement_book(&self) -> Book {
        self.base.unwrap_or(self.book)
    }

    /// The other reading of what makes an attack new, where the text allows two.
    pub fn other_reading(&self) -> Option<RootLoss> {
        match (self.book, self.repetition.chase.root_loss) {
            (Book::Xqef2022, RootLoss::Never) => Some(RootLoss::Counts),
            (Book::Xqef2022, _) => Some(RootLoss::Never),
            _ => None,
        }
    }
}

/// What a book is asked to cite its articles for.
struct Case<'a> {
    examination: &'a Examination,
    action: Action,
    /// Whether the first move of the cycle, as it was first played, was a capture.
    after_capture: bool,
}

impl Case<'_> {
    /// The charges, red's first.
    fn kinds(&self) -> (ChargeKind, ChargeKind) {
        (self.examination.charges.red.kind, self.examination.charges.black.kind)
    }

    /// Whether one side alone checks on every move.
    fn lone_perpetual_check(&self) -> bool {
        let (red, black) = self.kinds();
        (red == ChargeKind::PerpetualCheck) != (black == ChargeKind::PerpetualCheck)
    }

    /// Whether either side's play has this shape.
    fn shows(&self, pattern: Pattern) -> bool {
        Color::ALL.iter().any(|&side| self.examination.patterns[side].contains(&pattern))
    }

    /// Whether a move of either side makes an attack of which this holds.
    fn attacks(&self, test: impl Fn(&Attacked) -> bool) -> bool {
        self.examination.rows.iter().any(|row| row.facts.attacks.iter().any(&test))
    }

    /// Whether a bound piece is kept from taking another, for such kinds of attacker and target.
    fn holds_back(&self, test: impl Fn(Role, Role) -> bool) -> bool {
        let held = |row: &repetition::Row| row.facts.held_back.iter().any(|(by, on)| test(by.role, on.role));
        self.examination.rows.iter().any(held)
    }

    /// Whether the rulebook speaks now.
    fn acts(&self) -> bool {
        self.action != Action::None
    }
}

fn cite(book: Book, clauses: Vec<&'static str>) -> Vec<Article> {
    clauses.into_iter().map(|clause| book.article(clause)).collect()
}
