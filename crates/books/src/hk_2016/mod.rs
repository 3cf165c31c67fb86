//! `hk-2016`: a championship's supplement over `roc-113`.

#[cfg(feature = "desk")]
pub mod desk;
#[cfg(feature = "event")]
mod event;

use ruling::repetition::{Attacked, IfContinued, Nature, Row};
use ruling::settings::{CycleCap, NaturalLimit, SurplusCycles};
use ruling::{
    Article, Bearing, Book, EndingKind, Game, GameLaw, Judged, LimitClaim, LimitCount, Rulebook, Ruling, Sequel,
    Setting,
};
use xiangqi::{IllegalMove, Move};

use crate::registry::{BookEntry, Rules, Terms, Unforbidden};
use crate::roc_113::{self, ROC_113};

/// The book.
pub const HK_2016: Book = Book::new("hk-2016");

/// The book with all that is known of it.
pub static ENTRY: BookEntry = BookEntry {
    book: HK_2016,
    base: Some(ROC_113),
    rules: Rules::Xiangqi(rulebook),
    terms: Terms { allowed: Unforbidden::Permitted, on_request: true, word_read_in: Some("五.1.C"), ..Terms::PLAIN },
    #[cfg(feature = "desk")]
    desk: Some(&desk::HK),
    #[cfg(feature = "event")]
    event: Some(&event::LAW),
    #[cfg(feature = "table")]
    table: include_str!("law.toml"),
};

/// The supplement, every open point read to the letter.
pub fn rulebook() -> Rulebook {
    Rulebook {
        law: &Hk2016,
        base: Some(ROC_113),
        natural_limit: Some(NaturalLimit {
            plies: 100,
            checks: 10,
            plies_per_check: 2,
            cycles: Some(CycleCap::THREE),
            counts_on_request: true,
            yields: false,
        }),
        asked_limit: None,
        ..roc_113::rulebook()
    }
}

/// What the supplement says of a game, and where it is silent the base.
#[derive(Debug)]
struct Hk2016;

/// The articles of the supplement, then those of the base.
fn layered(own: &[&'static str], base: &[&'static str]) -> Vec<Article> {
    [HK_2016.articles(own), ROC_113.articles(base)].concat()
}

impl GameLaw for Hk2016 {
    fn book(&self) -> Book {
        HK_2016
    }

    fn settings(&self) -> &'static [Setting] {
        use Setting as S;
        &[
            S::FreshBy,
            S::Window,
            S::BoundLike,
            S::BoundAttacker,
            S::BoundTarget,
            S::CheckChase,
            S::CappedPlay,
            S::SurplusCycles,
            S::SurplusChecks,
            S::Aimless,
            S::OmittedMoves,
            S::SixteenOmitted,
            S::SealedBy,
            S::ProvenLoss,
            S::ShiftedMan,
        ]
    }

    fn repetition(&self, judged: &Judged<'_>) -> Vec<Article> {
        layered(&repetition(judged), &roc_113::repetition(judged))
    }

    fn nature(&self, nature: Nature, _: &Row, _: Option<&Row>) -> Vec<Article> {
        ROC_113.articles(&roc_113::moves::nature(nature))
    }

    fn attack(&self, attack: &Attacked) -> Vec<Article> {
        ROC_113.articles(&roc_113::moves::attack(attack))
    }

    fn read_in(&self, setting: Setting) -> Vec<Article> {
        match read_in(setting) {
            [] => ROC_113.articles(&roc_113::moves::read_in(setting)),
            own => HK_2016.articles(own),
        }
    }

    fn ending(&self, kind: EndingKind) -> Vec<Article> {
        layered(ending(kind), &roc_113::ending(kind))
    }

    fn limit_drawn(&self, _: &LimitCount, claim: Option<LimitClaim>) -> Vec<Article> {
        HK_2016.articles(if claim.is_some() { &["四.2.提出"] } else { &[] })
    }

    fn limit(&self, count: &LimitCount, _: Option<LimitClaim>, cycles: usize) -> Vec<Article> {
        if count.cycle_plies > 0 && count.rule.cycles.is_some_and(|cap| cap.surplus == SurplusCycles::Any) {
            return HK_2016.articles(&["四.1", "五.3"]);
        }
        layered(limit(cycles), &roc_113::cycle_cap(count))
    }

    fn request(&self) -> Vec<Article> {
        HK_2016.articles(&["四.3"])
    }

    fn claim(&self, granted: bool) -> Option<Article> {
        Some(HK_2016.article(if granted { "四.2.提出" } else { "四.2.不符" }))
    }

    fn foundation(&self, game: &Game) -> Vec<Article> {
        ROC_113.articles(&roc_113::foundation(game))
    }

    fn movement(&self, game: &Game, illegal: IllegalMove) -> Vec<Article> {
        let taken_back = roc_113::is_wrong_step(illegal).then_some(roc_113::TAKEN_BACK);
        let base: Vec<&str> = roc_113::movement(game.now(), illegal).into_iter().chain(taken_back).collect();
        layered(foul(illegal), &base)
    }

    fn sequel(&self, game: &Game, illegal: IllegalMove, next: Option<Move>) -> Sequel {
        roc_113::sequel(game, illegal, next)
    }

    fn bearing(&self, clause: &str) -> Bearing {
        let acts = ["四.1", "五.1.A", "五.1.B", "五.1.C"];
        if acts.contains(&clause) { Bearing::Action } else { Bearing::General }
    }

    fn see(&self, ruling: &Ruling) -> Vec<Article> {
        layered(&roc_113::passed(ruling, ["五.1.A", "五.1.B", "五.1.C"]), &roc_113::defined(ruling))
    }

    fn aimless(&self) -> Option<(usize, Article)> {
        Some(roc_113::AIMLESS_MOVES)
    }
}

/// Section 五: the procedure, which a player must ask for, and what is no part of the cycle.
fn repetition(judged: &Judged<'_>) -> Vec<&'static str> {
    let mut clauses = Vec::new();
    if judged.acts() {
        clauses.extend(["五.1", "五.4"]);
        clauses.extend(match judged.examination.verdict {
            _ if judged.lone_perpetual_check() => Some("五.1.A"),
            IfContinued::Draw => Some("五.1.B"),
            IfContinued::Loses(_) => Some("五.1.C"),
            IfContinued::Undecided => None,
        });
    }
    if judged.circumstances.after_capture {
        clauses.push("五.2");
    }
    clauses
}

/// The articles of the supplement whose text a setting reads.
fn read_in(setting: Setting) -> &'static [&'static str] {
    match setting {
        Setting::Window => &["五.1"],
        Setting::SurplusCycles => &["五.3"],
        Setting::SurplusChecks => &["四.1"],
        Setting::OmittedMoves => &["二.1.漏記", "十.違例.1"],
        Setting::SixteenOmitted => &["二.1.漏記"],
        Setting::ProvenLoss => &["十.技術犯規.1.分析"],
        _ => &[],
    }
}

/// Section 四.
fn ending(kind: EndingKind) -> &'static [&'static str] {
    if kind == EndingKind::NaturalLimit { &["四.1"] } else { &[] }
}

/// Section 十: a wrong step costs a technical foul.
fn foul(illegal: IllegalMove) -> &'static [&'static str] {
    if roc_113::is_wrong_step(illegal) { &["十.技術犯規.6"] } else { &[] }
}

/// Section 四, and what section 五 says of cycles that count in full.
fn limit(cycles: usize) -> &'static [&'static str] {
    if (1..=3).contains(&cycles) { &["四.1", "五.3"] } else { &["四.1"] }
}
