//! A rulebook as it applies to a game.

use xiangqi::Color;

use crate::article::{Article, Book};
use crate::game::Game;
use crate::law::GameLaw;
use crate::limit::{LimitClaim, LimitCount};
use crate::ruled::{EndingKind, Recurrence};
use crate::settings::{Aimless, FilledIn, NaturalLimit, RepeatedPress, Repetition, SlidBack};
use crate::shuffle::{Shuffling, shuffling};

/// A rulebook as it applies to a game: its settings, and the base it supplements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// What it says beyond its settings.
    pub law: &'static dyn GameLaw,
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
    /// What is held against a man that was slid and drawn back at the desk.
    pub slid_back: SlidBack,
    /// Whose aimless moves make a position one to be judged.
    pub aimless: Aimless,
}

impl Rulebook {
    /// The book.
    pub fn book(&self) -> Book {
        self.law.book()
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

    /// The articles on which an ending rests; one by a recurring position rests on what is said of it, too.
    pub fn ending_articles(&self, kind: EndingKind, recurrence: Option<&Recurrence>) -> Vec<Article> {
        let mut articles = self.law.ending(kind);
        if matches!(kind, EndingKind::ForbiddenPlay | EndingKind::SameForbiddenPlay | EndingKind::OrdinaryCycle) {
            articles.extend(recurrence.into_iter().flat_map(|r| r.articles.iter().copied()));
        }
        articles
    }

    /// The articles on which a draw by the natural limit rests, which a side claimed or nobody did.
    pub fn limit_ending_articles(&self, count: &LimitCount, claim: Option<LimitClaim>) -> Vec<Article> {
        [self.law.ending(EndingKind::NaturalLimit), self.law.limit_drawn(count, claim)].concat()
    }

    /// The articles on which a count of moves without a capture rests, the last of them being so many cycles, and on which
    /// a claim of the limit does, if a side makes one.
    pub fn limit_articles(&self, count: &LimitCount, claim: Option<LimitClaim>, cycles: usize) -> Vec<Article> {
        let mut articles = self.law.limit(count, claim, cycles);
        articles.extend(claim.and_then(|claim| self.law.claim(claim.granted)));
        articles
    }

    /// A side whose aimless moves make the position one to be judged.
    pub fn shuffling(&self, game: &Game) -> Option<(Shuffling, Article)> {
        let (rounds, article) = self.law.aimless()?;
        let found = |side| shuffling(game, side, rounds, self.aimless);
        Color::ALL.into_iter().find_map(found).map(|found| (found, article))
    }
}
