//! `xqef-2022`: 通用象棋規則.

#[cfg(feature = "desk")]
pub mod desk;
#[cfg(feature = "event")]
mod event;
mod moves;
mod notation;
#[cfg(feature = "desk")]
pub mod presets;
mod refusal;

use refusal::movement;
use ruling::repetition::{Attacked, ChargeKind, Exemption, IfContinued, KillSearch, Nature, Row};
use ruling::settings::{
    Aimless, BoundLike, Chase, DoubleAttack, FilledIn, Forbidden, Fresh, Mutual, NaturalLimit, Pinned, RepeatedPress,
    Repetition, RootLoss, RootTest, SlidBack, Trigger, WarningRules, Window,
};
use ruling::{
    Action, Article, Bearing, Book, EndingKind, Game, GameLaw, Judged, LimitClaim, LimitCount, Rulebook, Ruling,
    Setting,
};
use xiangqi::{IllegalMove, Position, Role, Setup};

use crate::registry::{AppealTerm, BookEntry, Notice, Rules, Terms, Unforbidden};

/// The book.
pub const XQEF_2022: Book = Book::new("xqef-2022");

/// The book with all that is known of it.
pub static ENTRY: BookEntry = BookEntry {
    book: XQEF_2022,
    base: None,
    rules: Rules::Xiangqi(rulebook),
    terms: Terms {
        allowed: Unforbidden::Ordinary,
        notice: Notice::Caution,
        names_answers: true,
        black_cannon: '砲',
        appeals: Some(AppealTerm::Higher),
        ..Terms::PLAIN
    },
    #[cfg(feature = "desk")]
    desk: Some(&desk::Xqef),
    #[cfg(feature = "event")]
    event: Some(&event::LAW),
    #[cfg(feature = "table")]
    table: include_str!("law.toml"),
};

/// Articles 3 and 58(2), to the letter.
const CHASE: Chase = Chase {
    uncrossed_pawn_target: false,
    always_on_rook: &[Role::Rook, Role::Horse, Role::Cannon, Role::Advisor, Role::Elephant],
    advisor_elephant_chase: false,
    mutual: Mutual::AnyKinds,
    fresh: Fresh::Pair,
    root_loss: RootLoss::Never,
    pinned_attacker: Pinned::PerCapture,
    pinned_target: Pinned::PerCapture,
    root_test: RootTest::AfterCapture,
    bound_like: BoundLike::RootDecides,
    double_attack: DoubleAttack::OneEnded,
    check_may_chase: true,
};

/// The book, every open point read to the letter.
pub fn rulebook() -> Rulebook {
    Rulebook {
        law: &Xqef2022,
        base: None,
        repetition: Repetition {
            chase: CHASE,
            forbidden: Forbidden::CheckOrChase,
            trigger: Trigger::Warned { at: 3 },
            window: Window::default(),
            warning: WarningRules::default(),
            kills: Some(KillSearch::NAMED),
            discoveries: false,
        },
        natural_limit: Some(NaturalLimit {
            plies: 120,
            checks: 10,
            plies_per_check: 1,
            cycles: None,
            counts_on_request: false,
            yields: false,
        }),
        asked_limit: None,
        ends_by_itself: true,
        dead_draw: true,
        repeated_press: RepeatedPress::default(),
        filled_in: FilledIn::default(),
        slid_back: SlidBack::default(),
        aimless: Aimless::default(),
    }
}

/// What the book says of a game.
#[derive(Debug)]
struct Xqef2022;

impl GameLaw for Xqef2022 {
    fn book(&self) -> Book {
        XQEF_2022
    }

    fn settings(&self) -> &'static [Setting] {
        use Setting as S;
        &[
            S::NewAttack,
            S::WarnedWindow,
            S::AnotherTarget,
            S::Renewals,
            S::DoubleAttack,
            S::RootTest,
            S::CheckChase,
            S::SlidBack,
        ]
    }

    fn repetition(&self, judged: &Judged<'_>) -> Vec<Article> {
        XQEF_2022.articles(&repetition(judged))
    }

    fn nature(&self, nature: Nature, _: &Row, before: Option<&Row>) -> Vec<Article> {
        XQEF_2022.articles(&moves::nature(nature, before))
    }

    fn attack(&self, attack: &Attacked) -> Vec<Article> {
        XQEF_2022.articles(&moves::attack(attack))
    }

    fn read_in(&self, setting: Setting) -> Vec<Article> {
        XQEF_2022.articles(&moves::read_in(setting))
    }

    fn ending(&self, kind: EndingKind) -> Vec<Article> {
        XQEF_2022.articles(&ending(kind))
    }

    fn limit_drawn(&self, count: &LimitCount, _: Option<LimitClaim>) -> Vec<Article> {
        XQEF_2022.articles(checks(count))
    }

    fn limit(&self, count: &LimitCount, _: Option<LimitClaim>, _: usize) -> Vec<Article> {
        XQEF_2022.articles(&[&["66(2)(a)"], checks(count)].concat())
    }

    fn foundation(&self, game: &Game) -> Vec<Article> {
        XQEF_2022.articles(&foundation(game))
    }

    fn bearing(&self, clause: &str) -> Bearing {
        bearing(clause)
    }

    fn see(&self, ruling: &Ruling) -> Vec<Article> {
        XQEF_2022.articles(see(ruling))
    }

    fn setup(&self, setup: &Setup) -> Vec<Article> {
        XQEF_2022.articles(&refusal::setup(setup))
    }

    fn movement(&self, game: &Game, illegal: IllegalMove) -> Vec<Article> {
        XQEF_2022.articles(&movement(game, illegal))
    }
}

/// Chapter 10 says what is done about a cycle, chapter 11 how a game ends, article 121 what officials owe the players; the
/// other articles of chapters 3, 4, 9 and 11 hold of any ending.
fn bearing(clause: &str) -> Bearing {
    let begins = |parts: &[&str]| parts.iter().any(|part| clause.starts_with(part));
    match clause {
        "60(1)" | "60(2)" | "61(1)" | "61(2)" | "61(3)" | "62" | "63(a)(i)" | "63(a)(ii)" | "63(b)" | "121(2)"
        | "118(1)(a)" => Bearing::Action,
        _ if begins(&["65(", "66("]) => Bearing::Action,
        "35" | "59(1)" | "59(2)" | "63" => Bearing::General,
        _ if begins(&["8(", "18(", "19(", "20(", "35(", "60(", "64(", "117(", "119("]) => Bearing::General,
        _ => Bearing::Play,
    }
}

/// Articles 117 to 121: what officials do in an event.
fn see(ruling: &Ruling) -> &'static [&'static str] {
    match ruling.ending.as_ref().map(|ending| ending.kind) {
        Some(EndingKind::Checkmate) => &["117(2)"],
        Some(EndingKind::Stalemate) => &["117(3)"],
        Some(EndingKind::DeadDraw) => &["117(1)"],
        Some(EndingKind::NaturalLimit) => &["66(2)(b)", "118(1)(a)"],
        Some(EndingKind::ForbiddenPlay) => &["121(2)", "60(1)", "61(2)", "119(2)"],
        Some(EndingKind::SameForbiddenPlay) => &["121(2)", "60(1)", "61(3)", "119(1)"],
        Some(EndingKind::OrdinaryCycle) => &["121(2)", "60(1)", "61(1)", "120"],
        None if ruling.repetition.as_ref().is_some_and(|r| r.action != Action::None) => &["121(2)"],
        _ => &[],
    }
}

/// Part 2 governs every game; chapter 3 says how one begins.
fn foundation(game: &Game) -> Vec<&'static str> {
    let begun: &[&str] =
        if game.positions()[0] == Position::start() { &["6", "17(1)", "17(2)", "17(3)", "18(1)"] } else { &[] };
    ["2(1)"].into_iter().chain(begun.iter().copied()).chain(notation::written(game)).collect()
}

/// Chapter 10.
fn repetition(judged: &Judged<'_>) -> Vec<&'static str> {
    use ChargeKind::{None, PerpetualChase as Chase, PerpetualCheck as Check};
    let (red, black) = judged.kinds();
    let any = |kind| red == kind || black == kind;
    let mut clauses: Vec<&str> = [
        (any(Check), "58(1)"),
        (any(Chase), "58(2)"),
        (red == None && black == None, "58(3)"),
        (red != None && black != None, "59(1)"),
        (red != None && black != None, "59(2)"),
        (any(Check) && any(Chase), "59(3)"),
        (attacks_several(judged), "59(4)"),
        (judged.is_spared(|e| e == Exemption::UncrossedPawn), "58(2)(a)"),
        (judged.is_spared(|e| matches!(e, Exemption::ByKing | Exemption::ByPawn)), "58(2)(b)"),
        (judged.is_spared(|e| e == Exemption::ByGuard), "58(2)(c)"),
        (judged.is_spared(|e| matches!(e, Exemption::Rooted(_))), "58(2)(d)"),
        (judged.is_spared(|e| e == Exemption::Mutual), "58(2)(e)"),
    ]
    .into_iter()
    .filter_map(|(holds, clause)| holds.then_some(clause))
    .collect();
    clauses.extend(procedure(judged, red == None && black == None));
    if judged.circumstances.renewed {
        clauses.push("62");
    }
    clauses
}

/// Whether a move makes several pairs of attacker and target, so that each target had to be followed on its own.
fn attacks_several(judged: &Judged<'_>) -> bool {
    judged.examination.rows.iter().any(|row| {
        let checkers = row.facts.check.map_or(0, |(_, checkers)| checkers.len());
        row.facts.attacks.iter().filter(|a| a.new).count() + checkers > 1
    })
}

/// The warning, also one that was missed before, or the sanction on the return of the warned position.
fn procedure(judged: &Judged<'_>, ordinary: bool) -> Vec<&'static str> {
    let warns = if judged.circumstances.late { "60(2)" } else { "60(1)" };
    match (judged.action, judged.examination.verdict) {
        (Action::None, _) | (_, IfContinued::Undecided) => Vec::new(),
        (Action::Rule, IfContinued::Loses(_)) => vec!["63", "63(a)(i)", "35(c)(ii)"],
        (Action::Rule, IfContinued::Draw) if ordinary => vec!["63", "63(b)", "35(d)"],
        (Action::Rule, IfContinued::Draw) => vec!["63", "63(a)(ii)", "35(c)(i)"],
        (_, IfContinued::Loses(_)) => vec![warns, "61(2)", "20(1)", "35", "35(e)(ii)"],
        (_, IfContinued::Draw) if ordinary => vec![warns, "61(1)", "20(1)", "35", "35(e)(iii)"],
        (_, IfContinued::Draw) => vec![warns, "61(3)", "20(1)", "35", "35(e)(i)"],
    }
}

/// Chapter 11, with the place of each ending in the order of article 35.
fn ending(kind: EndingKind) -> Vec<&'static str> {
    let found: &[&str] = match kind {
        EndingKind::Checkmate => &["65(1)", "8(a)", "35(a)(ii)"],
        EndingKind::Stalemate => &["65(2)", "8(a)", "35(a)(iii)"],
        EndingKind::DeadDraw => &["66(1)", "8(b)", "35(a)(i)"],
        EndingKind::NaturalLimit => &["66(2)(a)", "8(b)", "35(b)"],
        EndingKind::ForbiddenPlay => &["65(3)"],
        EndingKind::SameForbiddenPlay => &["66(3)", "8(b)"],
        EndingKind::OrdinaryCycle => &["66(4)", "8(b)"],
        _ => return Vec::new(),
    };
    [found, &["64(1)", "18(4)", "19(1)", "20(1)", "35"]].concat()
}

/// Article 66(2): how many checks count towards the limit, where a side gave more.
fn checks(count: &LimitCount) -> &'static [&'static str] {
    if count.has_surplus_checks() { &["66(2)(b)"] } else { &[] }
}
