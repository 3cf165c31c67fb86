//! What a rulebook of Xiangqi says of a game, beyond its figures and readings.

use std::fmt;

use xiangqi::{Bitboard, Color, IllegalMove, Move, Role, Setup};

use crate::article::{Article, Book};
use crate::fault::Sequel;
use crate::game::Game;
use crate::limit::{LimitClaim, LimitCount};
use crate::repetition::{Attacked, ChargeKind, Chased, Class, Examination, Exemption, Nature, Pattern, Row};
use crate::ruled::{Action, EndingKind, Ruling};
use crate::setting::Setting;

/// A rulebook as the engine asks it: which articles an answer rests on, and what its figures cannot say. A book is silent
/// unless it speaks.
pub trait GameLaw: fmt::Debug + Sync {
    /// The book.
    fn book(&self) -> Book;

    /// Whether its text is only partly public, so that rulings under it are provisional.
    fn is_provisional(&self) -> bool {
        false
    }

    /// The points that its text leaves open.
    fn settings(&self) -> &'static [Setting];

    /// The articles on which the handling of a recurring position rests.
    fn repetition(&self, judged: &Judged<'_>) -> Vec<Article>;

    /// The articles by which a move of a cycle is called what it is called, after the move before it.
    fn nature(&self, _nature: Nature, _row: &Row, _before: Option<&Row>) -> Vec<Article> {
        Vec::new()
    }

    /// The articles by which an attack is a chase, or is none.
    fn attack(&self, _attack: &Attacked) -> Vec<Article> {
        Vec::new()
    }

    /// The articles by which it is a chase to threaten to win a piece so.
    fn threat(&self, _chased: &Chased) -> Vec<Article> {
        Vec::new()
    }

    /// The articles whose text a setting reads.
    fn read_in(&self, _setting: Setting) -> Vec<Article> {
        Vec::new()
    }

    /// The articles on which an ending rests.
    fn ending(&self, _kind: EndingKind) -> Vec<Article> {
        Vec::new()
    }

    /// The articles on which, besides the ending's own, a draw by the natural limit rests, which a side claimed or nobody
    /// did.
    fn limit_drawn(&self, _count: &LimitCount, _claim: Option<LimitClaim>) -> Vec<Article> {
        Vec::new()
    }

    /// The articles on which a count of moves without a capture rests, the last of them being so many cycles.
    fn limit(&self, _count: &LimitCount, _claim: Option<LimitClaim>, _cycles: usize) -> Vec<Article> {
        Vec::new()
    }

    /// The articles by which a request begins the count, where nobody keeps score.
    fn request(&self) -> Vec<Article> {
        Vec::new()
    }

    /// The article that says what becomes of a claim of the natural limit.
    fn claim(&self, _granted: bool) -> Option<Article> {
        None
    }

    /// The articles by which the rulebook governs a game, by which it began, and that allow how it is written.
    fn foundation(&self, _game: &Game) -> Vec<Article> {
        Vec::new()
    }

    /// The articles that keep a set-up from being a position of a game; none if it is one.
    fn setup(&self, _setup: &Setup) -> Vec<Article> {
        Vec::new()
    }

    /// The articles that forbid a move after a game.
    fn movement(&self, _game: &Game, _illegal: IllegalMove) -> Vec<Article> {
        Vec::new()
    }

    /// What follows from a forbidden move after a game; `next` is what the other side played, if it did.
    fn sequel(&self, _game: &Game, _illegal: IllegalMove, _next: Option<Move>) -> Sequel {
        Sequel::Refused
    }

    /// What an article does for a ruling that rests on it.
    fn bearing(&self, _clause: &str) -> Bearing {
        Bearing::Play
    }

    /// The articles that are told beside those a ruling rests on: what officials do about it, and what its words mean.
    fn see(&self, _ruling: &Ruling) -> Vec<Article> {
        Vec::new()
    }

    /// After how many rounds of aimless moves a position is one to be judged, and the article that says so.
    fn aimless(&self) -> Option<(usize, Article)> {
        None
    }
}

/// What an article does for a ruling that rests on it, in the order in which it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bearing {
    /// It says what is done now.
    Action,
    /// It says what comes of such play.
    Outcome,
    /// It says what the play is.
    Play,
    /// It says how any position is judged, or again what another says: it decides nothing by itself.
    General,
}

impl PartialEq for dyn GameLaw {
    fn eq(&self, other: &Self) -> bool {
        self.book() == other.book()
    }
}

impl Eq for dyn GameLaw {}

/// What else is known of a recurrence.
#[derive(Clone, Copy, Debug, Default)]
pub struct Circumstances {
    /// Whether a warning is repeated because forbidden play, once warned, was given up.
    pub renewed: bool,
    /// Whether a warning comes later than it was first due, since nobody has warned of this position yet.
    pub late: bool,
    /// Whether the first move of the cycle, as it was first played, was a capture.
    pub after_capture: bool,
}

/// A recurring position as judged, for which a book names its articles.
pub struct Judged<'a> {
    /// The stretch, examined.
    pub examination: &'a Examination,
    /// What the rulebook does now.
    pub action: Action,
    /// What else is known.
    pub circumstances: Circumstances,
}

impl Judged<'_> {
    /// The charges, red's first.
    pub fn kinds(&self) -> (ChargeKind, ChargeKind) {
        (self.examination.charges.red.kind, self.examination.charges.black.kind)
    }

    /// Whether one side alone checks on every move.
    pub fn lone_perpetual_check(&self) -> bool {
        let (red, black) = self.kinds();
        (red == ChargeKind::PerpetualCheck) != (black == ChargeKind::PerpetualCheck)
    }

    /// Whether either side's play has this shape.
    pub fn shows(&self, pattern: Pattern) -> bool {
        Color::ALL.iter().any(|&side| self.examination.patterns[side].contains(&pattern))
    }

    /// Whether a move of either side makes an attack of which this holds.
    pub fn attacks(&self, test: impl Fn(&Attacked) -> bool) -> bool {
        self.examination.rows.iter().any(|row| row.facts.attacks.iter().any(&test))
    }

    /// Whether a side escapes the charge of a chase because an attack is exempt for such a reason: each of its moves newly
    /// attacks one same piece.
    pub fn is_spared(&self, test: impl Fn(Exemption) -> bool) -> bool {
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
    pub fn holds_back(&self, test: impl Fn(Role, Role) -> bool) -> bool {
        let held = |row: &Row| row.facts.held_back.iter().any(|(by, on)| test(by.role, on.role));
        self.examination.rows.iter().any(held)
    }

    /// Whether the rulebook speaks now.
    pub fn acts(&self) -> bool {
        self.action != Action::None
    }
}
