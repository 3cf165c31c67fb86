//! The rulebooks: settings, and code for what settings cannot say.

use std::collections::BTreeSet;

use xiangqi::notation::Writing;
use xiangqi::{Bitboard, Color, IllegalMove, Role, Setup};

use crate::article::{Article, Book};
use crate::desk::DeskLaw;
use crate::game::Game;
use crate::limit::{Claim, LimitCount};
use crate::repetition::{Attacked, ChargeKind, Class, Examination, Exemption, KillSearch, Pattern, Row};
use crate::ruling::{Action, EndingKind, Recurrence};
use crate::settings::{Aimless, FilledIn, NaturalLimit, RepeatedPress, Repetition};
use crate::shuffle::{Shuffling, shuffling};
use crate::{axf_2003 as asian, cn_referee as cn, hk_2016 as hk, notation, roc_113 as roc, xqef_2022 as xqef};

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
    /// How many moves of a side that asks for a limit are counted, where the rulebook grants one.
    pub asked_limit: Option<usize>,
    /// Whether a game ends the moment a cycle or a limit calls for it, with nobody saying so.
    pub ends_by_itself: bool,
    /// Whether a dead position ends the game.
    pub dead_draw: bool,
    /// What a second violation in pressing the clock counts at the desk.
    pub repeated_press: RepeatedPress,
    /// Whether a move that a side had to be told to fill in stays missing at the desk.
    pub filled_in: FilledIn,
    /// Whose aimless moves make a position one to be judged.
    pub aimless: Aimless,
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

    /// What this book says at the desk; `None` for a book whose desk is not kept yet.
    pub fn desk(book: Book) -> Option<&'static dyn DeskLaw> {
        match book {
            Book::Xqef2022 => Some(&xqef::desk::Xqef),
            Book::Roc113 => Some(&roc::desk::Roc::ROC),
            Book::Hk2016 => Some(&hk::desk::HK),
            Book::CnReferee => Some(&cn::desk::Cn),
            #[cfg(feature = "chess")]
            Book::Fide2014 => Some(&crate::fide_2014::desk::Fide),
            _ => None,
        }
    }

    /// The same rulebook with a natural limit of so many plies, where its text leaves the number to the event.
    #[must_use]
    pub fn with_limit(self, plies: u32) -> Self {
        let limit = NaturalLimit {
            plies,
            checks: 10,
            plies_per_check: 1,
            cycles: None,
            counts_on_request: false,
            yields: true,
        };
        Self { natural_limit: Some(self.natural_limit.map_or(limit, |rule| NaturalLimit { plies, ..rule })), ..self }
    }

    /// The articles on which the handling of a recurring position rests.
    pub fn repetition_articles(
        &self,
        examination: &Examination,
        action: Action,
        circumstances: Circumstances,
    ) -> Vec<Article> {
        let case = Case { examination, action, circumstances };
        match self.book {
            Book::Xqef2022 => cite(self.book, xqef::repetition(&case)),
            Book::Hk2016 => {
                [cite(self.book, hk::repetition(&case)), cite(Book::Roc113, roc::repetition(&case))].concat()
            }
            Book::CnReferee => cite(self.book, cn::repetition(&case)),
            Book::Axf2003 | Book::Wxf2018 => cite(self.book, asian::repetition(&case)),
            Book::Roc113 | Book::Fide2014 => cite(self.book, [roc::repetition(&case), roc::procedure(&case)].concat()),
        }
    }

    /// The articles on which an ending rests; a draw by the natural limit rests on the count, too.
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

    /// The articles on which a draw by the natural limit rests, which a side claimed or nobody did.
    pub fn limit_ending_articles(&self, count: &LimitCount, claim: Option<Claim>) -> Vec<Article> {
        let (claimed, capped) = (claim.is_some(), caps_checks(count, claim));
        let clauses = match self.book {
            Book::Xqef2022 => xqef::checks(count),
            Book::Roc113 => roc::limit_drawn(capped),
            Book::Hk2016 => hk::limit_drawn(claimed),
            Book::CnReferee => cn::limit_drawn(claimed, capped),
            Book::Axf2003 | Book::Wxf2018 | Book::Fide2014 => Vec::new(),
        };
        [self.ending_articles(EndingKind::NaturalLimit, None), cite(self.book, clauses)].concat()
    }

    /// The articles on which a count of moves without a capture rests, the last of them being so many cycles, and on which
    /// a claim of the limit does, if a side makes one.
    pub fn limit_articles(&self, count: &LimitCount, claim: Option<Claim>, cycles: usize) -> Vec<Article> {
        let capped = caps_checks(count, claim);
        let mut articles = match self.book {
            Book::Xqef2022 => cite(self.book, [vec!["66(2)(a)"], xqef::checks(count)].concat()),
            Book::Hk2016 => [cite(self.book, hk::limit(cycles)), cite(Book::Roc113, roc::cycle_cap(count))].concat(),
            Book::CnReferee => cite(self.book, cn::limit(capped)),
            Book::Roc113 => cite(self.book, roc::limit(count, capped)),
            Book::Axf2003 | Book::Wxf2018 | Book::Fide2014 => Vec::new(),
        };
        articles.extend(claim.and_then(|claim| self.claim_article(claim)));
        articles
    }

    /// The articles by which a request begins the count, where nobody keeps score.
    pub fn request_articles(&self) -> Vec<Article> {
        match self.book {
            Book::Roc113 => vec![self.book.article("3.4.二")],
            Book::Hk2016 => vec![self.book.article("四.3")],
            _ => Vec::new(),
        }
    }

    /// The article that says what becomes of a claim of the natural limit.
    fn claim_article(&self, claim: Claim) -> Option<Article> {
        let clause = match (self.book, claim.granted) {
            (Book::Roc113, true) => "3.4.一.提出",
            (Book::Roc113, false) => "3.4.一.不足",
            (Book::Hk2016, true) => "四.2.提出",
            (Book::Hk2016, false) => "四.2.不符",
            (Book::CnReferee, true) => "2.3.属实",
            (Book::CnReferee, false) => "2.3.不实",
            (Book::Xqef2022 | Book::Axf2003 | Book::Wxf2018 | Book::Fide2014, _) => return None,
        };
        Some(self.book.article(clause))
    }

    /// The articles by which this rulebook governs a game, by which it began, and that allow how it is written.
    pub fn foundation_articles(&self, game: &Game) -> Vec<Article> {
        let (book, mut clauses, allow): (_, _, fn(Color, Writing) -> Vec<&'static str>) = match self.book {
            Book::Xqef2022 => (self.book, xqef::foundation(game), notation::xqef),
            Book::Roc113 | Book::Hk2016 => (Book::Roc113, roc::foundation(game), notation::roc),
            _ => return Vec::new(),
        };
        let written: BTreeSet<&str> =
            game.writings().iter().flat_map(|&(side, writing)| allow(side, writing)).collect();
        clauses.extend(written);
        cite(book, clauses)
    }

    /// The articles that keep a set-up from being a position of a game; none if it is one.
    pub fn setup_articles(&self, setup: &Setup) -> Vec<Article> {
        match self.book {
            Book::Xqef2022 => cite(self.book, xqef::setup(setup)),
            _ => Vec::new(),
        }
    }

    /// The articles that forbid a move after a game.
    pub fn movement_articles(&self, game: &Game, illegal: IllegalMove) -> Vec<Article> {
        match self.book {
            Book::Xqef2022 => cite(self.book, xqef::movement(game, illegal)),
            Book::Roc113 => cite(self.book, [roc::movement(game.now(), illegal), roc::foul(illegal)].concat()),
            Book::Hk2016 => {
                let taken_back = roc::is_wrong_step(illegal).then_some(roc::TAKEN_BACK);
                let base = roc::movement(game.now(), illegal).into_iter().chain(taken_back).collect();
                [cite(self.book, hk::foul(illegal)), cite(Book::Roc113, base)].concat()
            }
            Book::CnReferee => cite(self.book, cn::movement(illegal)),
            Book::Axf2003 | Book::Wxf2018 | Book::Fide2014 => Vec::new(),
        }
    }

    /// A side whose aimless moves make the position one to be judged.
    pub fn shuffling(&self, game: &Game) -> Option<(Shuffling, Article)> {
        let (rounds, article) = match self.movement_book() {
            Book::Roc113 => (roc::AIMLESS_ROUNDS, Book::Roc113.article(roc::AIMLESS)),
            _ => return None,
        };
        Color::ALL
            .into_iter()
            .find_map(|side| shuffling(game, side, rounds, self.aimless))
            .map(|found| (found, article))
    }

    /// The book whose rules of movement apply.
    pub fn movement_book(&self) -> Book {
        self.base.unwrap_or(self.book)
    }
}

/// How far to look for threats of mate that are named but are no offence.
pub(crate) const NAMED_KILLS: Option<KillSearch> = Some(KillSearch { bound: 500 });

/// What else is known of a recurrence.
#[derive(Clone, Copy, Debug, Default)]
pub struct Circumstances {
    /// Whether a warning is repeated because forbidden play, once warned, was given up.
    pub renewed: bool,
    /// Whether the first move of the cycle, as it was first played, was a capture.
    pub after_capture: bool,
}

/// What a book is asked to cite its articles for.
pub(crate) struct Case<'a> {
    pub(crate) examination: &'a Examination,
    pub(crate) action: Action,
    pub(crate) circumstances: Circumstances,
}

impl Case<'_> {
    /// The charges, red's first.
    pub(crate) fn kinds(&self) -> (ChargeKind, ChargeKind) {
        (self.examination.charges.red.kind, self.examination.charges.black.kind)
    }

    /// Whether one side alone checks on every move.
    pub(crate) fn lone_perpetual_check(&self) -> bool {
        let (red, black) = self.kinds();
        (red == ChargeKind::PerpetualCheck) != (black == ChargeKind::PerpetualCheck)
    }

    /// Whether either side's play has this shape.
    pub(crate) fn shows(&self, pattern: Pattern) -> bool {
        Color::ALL.iter().any(|&side| self.examination.patterns[side].contains(&pattern))
    }

    /// Whether a move of either side makes an attack of which this holds.
    pub(crate) fn attacks(&self, test: impl Fn(&Attacked) -> bool) -> bool {
        self.examination.rows.iter().any(|row| row.facts.attacks.iter().any(&test))
    }

    /// Whether a side escapes the charge of a chase because an attack is exempt for such a reason: each of its moves newly
    /// attacks one same piece.
    pub(crate) fn is_spared(&self, test: impl Fn(Exemption) -> bool) -> bool {
        Color::ALL.into_iter().any(|side| {
            let attacks = || self.examination.of(side).flat_map(|row| &row.facts.attacks).filter(|a| a.new);
            let newly =
                |row: &Row| row.facts.attacks.iter().filter(|a| a.new).map(|a| a.on.origin).collect::<Bitboard>();
            let always = self.examination.of(side).fold(Bitboard::ALL, |targets, row| targets & newly(row));
            self.examination.charges[side].kind == ChargeKind::None
                && attacks().any(|a| always.contains(a.on.origin) && matches!(a.class, Class::Idle(e) if test(e)))
        })
    }

    /// Whether a bound piece is kept from taking another, for such kinds of attacker and target.
    pub(crate) fn holds_back(&self, test: impl Fn(Role, Role) -> bool) -> bool {
        let held = |row: &Row| row.facts.held_back.iter().any(|(by, on)| test(by.role, on.role));
        self.examination.rows.iter().any(held)
    }

    /// Whether the rulebook speaks now.
    pub(crate) fn acts(&self) -> bool {
        self.action != Action::None
    }
}

/// Whether checks are left out of a count: of the claimant, if a side claims, and otherwise of either side.
fn caps_checks(count: &LimitCount, claim: Option<Claim>) -> bool {
    claim.map_or_else(|| count.has_surplus_checks(), |claim| count.check_plies[claim.by] > 0)
}

fn cite(book: Book, clauses: Vec<&'static str>) -> Vec<Article> {
    clauses.into_iter().map(|clause| book.article(clause)).collect()
}
