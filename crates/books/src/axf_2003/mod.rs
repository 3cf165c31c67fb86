//! `axf-2003`: the Asian federation's repetition rules of 2003, provisional.
//!
//! Nothing public separates them from those of `wxf-2018`, so one row of settings serves both.

mod moves;

use ruling::repetition::{Attacked, ChargeKind, Class, Exemption, Freshness, KillSearch, Man, Nature, Pattern, Row};
use ruling::settings::{
    Aimless, Chase, FilledIn, Forbidden, Fresh, RepeatedPress, Repetition, RootLoss, SlidBack, Trigger, WarningRules,
    Window,
};
use ruling::{Action, Article, Bearing, Book, GameLaw, Judged, Rulebook, Ruling, Setting};
use xiangqi::{Color, Role};

use crate::registry::{BookEntry, Rules, Terms};
use crate::roc_113;

/// The book.
pub const AXF_2003: Book = Book::new("axf-2003");

/// The book with all that is known of it.
pub static ENTRY: BookEntry = BookEntry {
    book: AXF_2003,
    base: None,
    rules: Rules::Xiangqi(rulebook),
    terms: Terms::PLAIN,
    #[cfg(feature = "desk")]
    desk: None,
    #[cfg(feature = "event")]
    event: None,
    #[cfg(feature = "table")]
    table: include_str!("law.toml"),
};

/// The book.
pub fn rulebook() -> Rulebook {
    asian(&Asian(AXF_2003))
}

/// The row of settings of both books.
pub(crate) fn asian(law: &'static Asian) -> Rulebook {
    let chase = Chase {
        uncrossed_pawn_target: false,
        always_on_rook: &[Role::Horse, Role::Cannon],
        fresh: Fresh::Pair,
        root_loss: RootLoss::UnlessChased,
        ..roc_113::CHASE
    };
    Rulebook {
        law,
        base: None,
        repetition: Repetition {
            chase,
            forbidden: Forbidden::CheckOrChase,
            trigger: Trigger::Rule { at: 3 },
            window: Window::default(),
            warning: WarningRules::default(),
            kills: Some(KillSearch::NAMED),
            discoveries: true,
        },
        natural_limit: None,
        asked_limit: None,
        ends_by_itself: false,
        dead_draw: false,
        repeated_press: RepeatedPress::default(),
        filled_in: FilledIn::default(),
        slid_back: SlidBack::default(),
        aimless: Aimless::default(),
    }
}

/// What the rules of 2003 and those of 2018 say of a game.
#[derive(Debug)]
pub(crate) struct Asian(pub(crate) Book);

impl GameLaw for Asian {
    fn book(&self) -> Book {
        self.0
    }

    fn is_provisional(&self) -> bool {
        true
    }

    fn settings(&self) -> &'static [Setting] {
        &[Setting::Window, Setting::BoundAttacker, Setting::BoundTarget, Setting::CheckChase]
    }

    fn nature(&self, nature: Nature, _: &Row, _: Option<&Row>) -> Vec<Article> {
        self.0.articles(&moves::nature(nature))
    }

    fn attack(&self, attack: &Attacked) -> Vec<Article> {
        self.0.articles(&moves::attack(attack))
    }

    fn read_in(&self, setting: Setting) -> Vec<Article> {
        self.0.articles(&moves::read_in(setting))
    }

    fn bearing(&self, clause: &str) -> Bearing {
        if ["forbidden", "third"].contains(&clause) { Bearing::Action } else { Bearing::Play }
    }

    fn repetition(&self, judged: &Judged<'_>) -> Vec<Article> {
        self.0.articles(&repetition(judged))
    }

    fn see(&self, ruling: &Ruling) -> Vec<Article> {
        // What the next occurrence would bring.
        let next = ruling.ending.is_none() && ruling.repetition.as_ref().is_some_and(|r| r.action == Action::None);
        self.0.articles(if next { &["third"] } else { &[] })
    }
}

/// The numbered rules that a cycle falls under.
fn repetition(judged: &Judged<'_>) -> Vec<&'static str> {
    let mut clauses = vec!["forbidden"];
    if judged.kinds() == (ChargeKind::PerpetualCheck, ChargeKind::PerpetualCheck) {
        clauses.push("7");
    } else if judged.lone_perpetual_check() {
        clauses.push("6");
    }
    for (pattern, clause) in [
        (Pattern::ChecksBack, "8"),
        (Pattern::Kills, "9"),
        (Pattern::ChecksAndChases, "12"),
        (Pattern::ChaseOfRook, "15"),
        (Pattern::RootedAtTimes, "17"),
        (Pattern::ChaseOfBoundKind, "24"),
        (Pattern::ChaseOfHobbledHorse, "24"),
        (Pattern::LikeKinds, "24"),
        (Pattern::ChaseByOthersMove, "25"),
        (Pattern::KingAttacks, "28"),
        (Pattern::PawnAttacks, "28"),
        (Pattern::ChaseWithKing, "29"),
        (Pattern::ChaseWithPawn, "29"),
        (Pattern::SplitByOne, "32"),
        (Pattern::SplitBySeveral, "32"),
        (Pattern::RootedTarget, "35"),
        (Pattern::ChaseWithExchange, "36"),
        (Pattern::ChaseWithExchanges, "36"),
        (Pattern::Discoveries, "38"),
        (Pattern::Blocks, "39"),
        (Pattern::Offers, "40"),
        (Pattern::Exchanges, "40"),
    ] {
        if judged.shows(pattern) && !clauses.contains(&clause) {
            clauses.push(clause);
        }
    }
    let both_kill = Color::ALL.iter().all(|&side| judged.examination.patterns[side].contains(&Pattern::Kills));
    for (holds, clause) in [
        (both_kill, "10"),
        (rook_chases_cannon(judged), "18"),
        (judged.attacks(|a| a.freshness == Some(Freshness::Excused)), "19"),
        (judged.attacks(|a| a.class == Class::Idle(Exemption::UncrossedPawn)), "pawn"),
        (judged.acts(), "third"),
    ] {
        if holds {
            clauses.push(clause);
        }
    }
    clauses
}

/// Whether a rook chases a cannon that is chased on every move.
fn rook_chases_cannon(judged: &Judged<'_>) -> bool {
    let charges = &judged.examination.charges;
    judged.attacks(|a| {
        let charged = |man: &Man| man.origin == a.on.origin && man.piece.role == Role::Cannon;
        a.is_fresh() && a.by.piece.role == Role::Rook && charges[a.by.piece.color].targets.iter().any(charged)
    })
}
