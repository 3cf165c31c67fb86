//! `roc-113`: 中華民國象棋規則.

#[cfg(feature = "desk")]
pub mod desk;
#[cfg(feature = "event")]
mod event;
pub(crate) mod moves;
mod notation;

use ruling::repetition::attack::is_uncrossed_pawn;
use ruling::repetition::{
    Attacked, ChargeKind, Class, Exemption, Ground, IfContinued, KillSearch, Nature, Pattern, Row,
};
use ruling::settings::{
    Aimless, BoundLike, Chase, CycleCap, DoubleAttack, FilledIn, Forbidden, Fresh, Mutual, NaturalLimit, Pinned,
    RepeatedPress, Repetition, RootLoss, RootTest, SlidBack, Trigger, WarningRules, Window,
};
use ruling::{
    Action, Article, Bearing, Book, EndingKind, Game, GameLaw, Judged, LimitClaim, LimitCount, Recurrence, Rulebook,
    Ruling, Sequel, Setting,
};
use xiangqi::{Color, IllegalMove, Move, MoveFault, Position, Role};

use crate::registry::{AppealTerm, BookEntry, Rules, Terms, Unforbidden};

/// The book.
pub const ROC_113: Book = Book::new("roc-113");

/// The book with all that is known of it.
pub static ENTRY: BookEntry = BookEntry {
    book: ROC_113,
    base: None,
    rules: Rules::Xiangqi(rulebook),
    terms: Terms {
        allowed: Unforbidden::NoOffence,
        word_read_in: Some("4.六.[H].3"),
        plain_fouls: true,
        appeals: Some(AppealTerm::Complaint),
        ..Terms::PLAIN
    },
    #[cfg(feature = "desk")]
    desk: Some(&desk::Roc::ROC),
    #[cfg(feature = "event")]
    event: Some(&event::LAW),
    #[cfg(feature = "table")]
    table: include_str!("law.toml"),
};

/// Chapter 2, section 1, 說明一 to 六.
pub(crate) const CHASE: Chase = Chase {
    uncrossed_pawn_target: true,
    always_on_rook: &[Role::Horse, Role::Cannon, Role::Advisor, Role::Elephant],
    advisor_elephant_chase: true,
    mutual: Mutual::SameKind,
    fresh: Fresh::Target,
    root_loss: RootLoss::Counts,
    pinned_attacker: Pinned::PerCapture,
    pinned_target: Pinned::PerCapture,
    root_test: RootTest::AfterCapture,
    bound_like: BoundLike::RootDecides,
    double_attack: DoubleAttack::OneEnded,
    check_may_chase: true,
};

/// Section 1: so many rounds of moves among three points or more make a position to be judged.
const AIMLESS_ROUNDS: usize = 9;
/// The unit that says so.
pub(crate) const AIMLESS: &str = "2.1.待判局面";
/// Both.
pub(crate) const AIMLESS_MOVES: (usize, Article) = (AIMLESS_ROUNDS, ROC_113.article(AIMLESS));

/// A wrong step is taken back.
pub(crate) const TAKEN_BACK: &str = "1.3.四.[A].訛步";

/// The book, every open point read to the letter.
pub fn rulebook() -> Rulebook {
    Rulebook {
        law: &Roc113,
        base: None,
        repetition: Repetition {
            chase: CHASE,
            forbidden: Forbidden::CheckOrChase,
            trigger: Trigger::Notice { at: 4 },
            window: Window::default(),
            warning: WarningRules::default(),
            kills: Some(KillSearch::NAMED),
            discoveries: true,
        },
        natural_limit: Some(NaturalLimit {
            plies: 100,
            checks: 10,
            plies_per_check: 1,
            cycles: Some(CycleCap::THREE),
            counts_on_request: true,
            yields: false,
        }),
        asked_limit: Some(40),
        ends_by_itself: false,
        dead_draw: true,
        repeated_press: RepeatedPress::default(),
        filled_in: FilledIn::default(),
        slid_back: SlidBack::default(),
        aimless: Aimless::default(),
    }
}

/// Chapter 1: how the pieces stand at the start, and who moves first.
pub(crate) fn foundation(game: &Game) -> Vec<&'static str> {
    let begun: &[&str] = if game.positions()[0] == Position::start() { &["1.1.四", "1.3.一.紅先"] } else { &[] };
    begun.iter().copied().chain(notation::written(game)).collect()
}

/// What the book says of a game.
#[derive(Debug)]
struct Roc113;

impl GameLaw for Roc113 {
    fn book(&self) -> Book {
        ROC_113
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
            S::Aimless,
            S::RepeatedPress,
            S::FilledIn,
            S::SealedBy,
            S::ShiftedMan,
        ]
    }

    fn repetition(&self, judged: &Judged<'_>) -> Vec<Article> {
        ROC_113.articles(&[repetition(judged), procedure(judged)].concat())
    }

    fn nature(&self, nature: Nature, _: &Row, _: Option<&Row>) -> Vec<Article> {
        ROC_113.articles(&moves::nature(nature))
    }

    fn attack(&self, attack: &Attacked) -> Vec<Article> {
        ROC_113.articles(&moves::attack(attack))
    }

    fn read_in(&self, setting: Setting) -> Vec<Article> {
        ROC_113.articles(&moves::read_in(setting))
    }

    fn ending(&self, kind: EndingKind) -> Vec<Article> {
        ROC_113.articles(&ending(kind))
    }

    fn limit_drawn(&self, count: &LimitCount, claim: Option<LimitClaim>) -> Vec<Article> {
        ROC_113.articles(&limit_drawn(count.caps_checks(claim)))
    }

    fn limit(&self, count: &LimitCount, claim: Option<LimitClaim>, _: usize) -> Vec<Article> {
        ROC_113.articles(&limit(count, count.caps_checks(claim)))
    }

    fn request(&self) -> Vec<Article> {
        ROC_113.articles(&["3.4.二"])
    }

    fn claim(&self, granted: bool) -> Option<Article> {
        Some(ROC_113.article(if granted { "3.4.一.提出" } else { "3.4.一.不足" }))
    }

    fn foundation(&self, game: &Game) -> Vec<Article> {
        ROC_113.articles(&foundation(game))
    }

    fn movement(&self, game: &Game, illegal: IllegalMove) -> Vec<Article> {
        ROC_113.articles(&[movement(game.now(), illegal), foul(illegal)].concat())
    }

    fn sequel(&self, game: &Game, illegal: IllegalMove, next: Option<Move>) -> Sequel {
        sequel(game, illegal, next)
    }

    fn bearing(&self, clause: &str) -> Bearing {
        bearing(clause)
    }

    fn see(&self, ruling: &Ruling) -> Vec<Article> {
        let passed = passed(ruling, ["4.六.[H].1", "4.六.[H].2", "4.六.[H].3"]);
        ROC_113.articles(&[passed, defined(ruling)].concat())
    }

    fn aimless(&self) -> Option<(usize, Article)> {
        Some(AIMLESS_MOVES)
    }
}

/// Section H of chapter 4 says what is done, table 2.2-1 what such play leads to; the numbered sentences below the table and
/// the first general rule say that again, and a figure is one example.
fn bearing(clause: &str) -> Bearing {
    let begins = |parts: &[&str]| parts.iter().any(|part| clause.starts_with(part));
    let group = clause.strip_prefix("2.2.").and_then(|rest| rest.chars().next());
    match clause {
        _ if begins(&["4.六.[H].", "3.4."]) || matches!(group, Some('A' | 'B')) => Bearing::Action,
        _ if begins(&["2.2.C.表."]) => Bearing::Outcome,
        "2.4.1" | "2.4.10" | "2.4.12" | "2.4.14" | "2.4.17" | "2.4.18" => Bearing::Play,
        _ if begins(&["2.3.1.", "2.1.捉.", "2.4."]) || group == Some('C') => Bearing::General,
        _ => Bearing::Play,
    }
}

/// Section 1: what perpetual check and perpetual chase are.
pub(crate) fn defined(ruling: &Ruling) -> Vec<&'static str> {
    let Some(Recurrence { examination, .. }) = &ruling.repetition else { return Vec::new() };
    let is = |kind: ChargeKind| Color::ALL.into_iter().any(|side| examination.charges[side].kind == kind);
    let terms = [(ChargeKind::PerpetualCheck, "2.1.長將"), (ChargeKind::PerpetualChase, "2.1.長捉")];
    terms.into_iter().filter(|(kind, _)| is(*kind)).map(|(_, clause)| clause).collect()
}

/// Of three articles, for one-sided perpetual check, a draw and other forbidden play, that by which an official would have
/// acted on cycles enough, had the game not left them.
pub(crate) fn passed(ruling: &Ruling, [check, draw, forbidden]: [&'static str; 3]) -> Vec<&'static str> {
    let enough = |recurrence: &&Recurrence| recurrence.action == Action::None && recurrence.occurrences > 3;
    let Some(Recurrence { examination, .. }) = ruling.repetition.as_ref().filter(enough) else { return Vec::new() };
    if ruling.ending.is_some() {
        return Vec::new();
    }
    let checks = |side: Color| examination.charges[side].kind == ChargeKind::PerpetualCheck;
    match examination.verdict {
        IfContinued::Loses(side) if checks(side) => vec![check],
        IfContinued::Loses(_) => vec![forbidden],
        IfContinued::Draw => vec![draw],
        IfContinued::Undecided => Vec::new(),
    }
}

/// Chapter 1, section 2, 一: where score is kept, to make the kings face loses; where it is not, the king may be taken.
pub(crate) fn sequel(game: &Game, illegal: IllegalMove, next: Option<Move>) -> Sequel {
    match illegal.fault {
        MoveFault::KingsFacing if game.is_recorded() => Sequel::Ended { kind: EndingKind::KingsFacing, plies: 1 },
        MoveFault::KingsFacing if takes_king(game, illegal.played, next) => {
            Sequel::Ended { kind: EndingKind::KingTaken, plies: 2 }
        }
        MoveFault::KingsFacing => Sequel::KingsFace,
        _ => Sequel::Refused,
    }
}

/// Whether the reply to a facing is the king's capture of the king.
fn takes_king(game: &Game, facing: Move, next: Option<Move>) -> bool {
    let mover = game.now().turn();
    let moved = |point| if point == facing.from { facing.to } else { point };
    next.is_some_and(|m| m.from == game.now().king(!mover) && m.to == moved(game.now().king(mover)))
}

/// Chapter 2: the three steps, the table, the general rules and the detailed ones that this cycle falls under.
pub(crate) fn repetition(judged: &Judged<'_>) -> Vec<&'static str> {
    let mut clauses = vec!["2.2.C.步驟一", "2.2.C.步驟二", "2.2.C.步驟三"];
    clauses.extend(table(judged.kinds()));
    if judged.acts() {
        clauses.extend(consequence(judged.kinds()));
    }
    if (ChargeKind::PerpetualChase, ChargeKind::PerpetualChase) == judged.kinds() {
        clauses.extend(both_chase(judged));
    }
    for side in Color::ALL {
        let patterns = &judged.examination.patterns;
        clauses.extend(patterns[side].iter().flat_map(|&p| shape(p, &patterns[!side])));
    }
    clauses.extend(explanations(judged));
    let mut seen = std::collections::HashSet::new();
    clauses.retain(|clause| seen.insert(*clause));
    clauses
}

/// Table 2.2-1.
fn table(kinds: (ChargeKind, ChargeKind)) -> &'static [&'static str] {
    use ChargeKind::{PerpetualChase as Chase, PerpetualCheck as Check};
    match kinds {
        (Check, Check) => &["2.2.C.表.將將", "2.3.1.雙方"],
        (Check, Chase) | (Chase, Check) => &["2.2.C.表.將捉", "2.3.1.單方"],
        (Check, _) | (_, Check) => &["2.2.C.表.將無", "2.3.1.單方"],
        (Chase, Chase) => &["2.2.C.表.捉捉"],
        (Chase, _) | (_, Chase) => &["2.2.C.表.捉無"],
        _ => &["2.2.C.表.無無"],
    }
}

/// Section 4, where both sides chase: the figure in which neither chaser ever moves, or the other one.
fn both_chase(judged: &Judged<'_>) -> [&'static str; 2] {
    let patterns = &judged.examination.patterns;
    let stand = Color::ALL.into_iter().all(|side| patterns[side].contains(&Pattern::ChaseByStandingPiece));
    if stand { ["2.4.18", "2.4.18b"] } else { ["2.4.17", "2.4.17a"] }
}

/// What follows after three cycles.
fn consequence(kinds: (ChargeKind, ChargeKind)) -> [&'static str; 2] {
    use ChargeKind::{PerpetualChase as Chase, PerpetualCheck as Check};
    let clause = match kinds {
        (Check, Check) => "2.2.C1",
        (Chase, Chase) => "2.2.C2",
        (Check, _) | (_, Check) => "2.2.C4",
        (Chase, _) | (_, Chase) => "2.2.C5",
        _ => "2.2.C3",
    };
    ["2.4.三次", clause]
}

/// Chapter 4: what an official does after three cycles, and after one more.
fn procedure(judged: &Judged<'_>) -> Vec<&'static str> {
    let clause = match judged.examination.verdict {
        _ if !judged.acts() => return Vec::new(),
        _ if judged.lone_perpetual_check() => "4.六.[H].1",
        IfContinued::Draw => "4.六.[H].2",
        IfContinued::Loses(_) => "4.六.[H].3",
        IfContinued::Undecided => return Vec::new(),
    };
    vec![clause]
}

/// Sections 3 and 4: the rule a shape of play falls under.
fn shape(pattern: Pattern, other: &[Pattern]) -> &'static [&'static str] {
    let answers = |shapes: &[Pattern]| shapes.iter().any(|shape| other.contains(shape));
    let both_check = answers(&[Pattern::ChecksByOne, Pattern::ChecksBySeveral]);
    match pattern {
        Pattern::ChecksByOne | Pattern::ChecksBySeveral if both_check => &["2.4.2"],
        Pattern::ChecksByOne => &["2.4.1", "2.4.1a"],
        Pattern::ChecksBySeveral => &["2.4.1", "2.4.1b"],
        Pattern::ChecksBack => &["2.4.3"],
        Pattern::Kills => &["2.3.2.長殺", "2.4.4"],
        Pattern::ChecksAndKills => &["2.3.2.一將一殺", "2.4.5"],
        Pattern::ChecksAndChases => &["2.3.2.一將一捉", "2.4.6"],
        Pattern::ChecksAndIdles => &["2.3.2.一將一停", "2.4.7"],
        Pattern::ChecksAndDiscoveries => &["2.3.2.一將一要抽吃"],
        Pattern::ChasesAndDiscoveries => &["2.3.2.一捉一要抽吃"],
        Pattern::Discoveries => &["2.3.10.長要抽吃"],
        Pattern::ChaseByOne => &["2.3.3.一子", "2.4.8"],
        Pattern::ChaseBySeveral => &["2.3.3.多子", "2.4.9"],
        Pattern::ChaseWithKing => &["2.4.14", "2.4.14a"],
        Pattern::ChaseWithPawn => &["2.4.14", "2.4.14b"],
        Pattern::ChaseOfRootedRook => &["2.3.6.車", "2.4.11"],
        Pattern::ChaseOfFalseRoot => &["2.3.6.假根"],
        Pattern::ChaseOfUncrossedPawn => &["2.3.3.未渡河"],
        Pattern::ChaseOfBoundKind => &["2.3.7.受牽"],
        Pattern::ChaseOfHobbledHorse => &["2.3.7.拐腳馬"],
        Pattern::ChaseByRootLoss => &["2.4.15"],
        Pattern::ChaseWithExchange => &["2.3.8.兼兌"],
        Pattern::ChaseWithExchanges => &["2.3.8.兼兌", "2.3.8.長兌"],
        Pattern::ChaseOfSeveralAtOnce if answers(&[Pattern::SplitByOne, Pattern::SplitBySeveral]) => {
            &["2.4.17", "2.4.17b"]
        }
        Pattern::ChaseByStandingPiece if answers(&[Pattern::ChasesBack]) => &["2.4.18", "2.4.18a"],
        Pattern::ChasesBack => &["2.3.5"],
        Pattern::IdleAmongAttacks => &["2.1.未犯例"],
        Pattern::SplitByOne => &["2.3.4.一子分捉", "2.4.12", "2.4.12a"],
        Pattern::SplitBySeveral => &["2.3.4.兩子分捉", "2.4.12", "2.4.12b"],
        Pattern::NeverAnswered => &["2.4.16a"],
        Pattern::AnsweredNowAndThen => &["2.4.16b"],
        Pattern::KingAttacks => &["2.3.9.本身", "2.4.10", "2.4.10a"],
        Pattern::PawnAttacks => &["2.3.9.本身", "2.4.10", "2.4.10b"],
        Pattern::KingOrPawnJoined => &["2.3.3.例外", "2.3.9.聯合", "2.4.14a.變"],
        Pattern::RootedTarget => &["2.3.6.真根", "2.4.13"],
        Pattern::LikeKinds => &["2.3.7.同類"],
        Pattern::Exchanges => &["2.3.10.長兌"],
        Pattern::Offers => &["2.3.10.長獻"],
        Pattern::Blocks => &["2.3.10.長攔"],
        Pattern::KillsAndChases
        | Pattern::KillsAndIdles
        | Pattern::ChasesAndIdles
        | Pattern::ChaseOfRook
        | Pattern::ChaseOfSeveralAtOnce
        | Pattern::ChaseByOthersMove
        | Pattern::ChaseByStandingPiece
        | Pattern::RootedAtTimes => &[],
    }
}

/// Section 1, 說明一 to 六, for the chases and the new attacks that were met.
fn explanations(judged: &Judged<'_>) -> Vec<&'static str> {
    let idle = |test: fn(Exemption) -> bool| judged.attacks(|a| a.new && matches!(a.class, Class::Idle(e) if test(e)));
    let weighed = |a: &Attacked| a.is_chase() || a.new && rooted(a.class);
    let on_rook = |a: &Attacked| a.class == Class::Chase(Ground::RookTarget);
    let rootless = |a: &Attacked| a.class == Class::Chase(Ground::Rootless) || on_rook(a) && a.root.is_none();
    [
        (idle(|e| e == Exemption::ByKing), "2.1.捉.說明一"),
        (idle(|e| e == Exemption::ByPawn), "2.1.捉.說明二"),
        (judged.holds_back(|_, _| true), "2.1.捉.說明三"),
        (idle(|e| e == Exemption::Mutual), "2.1.捉.說明四.互攻"),
        (judged.holds_back(|by, on| by == on), "2.1.捉.說明四.攻方受限"),
        (judged.shows(Pattern::ChaseOfBoundKind), "2.1.捉.說明四.被攻受限"),
        (idle(|e| matches!(e, Exemption::Rooted(_))), "2.1.捉.說明五.有真根"),
        (judged.attacks(rootless), "2.1.捉.說明五.無根"),
        (judged.attacks(on_rook), "2.1.捉.說明五.車"),
        (judged.attacks(|a| weighed(a) && is_uncrossed_pawn(a.on.piece, a.on.on)), "2.1.捉.說明六"),
    ]
    .into_iter()
    .filter_map(|(holds, clause)| holds.then_some(clause))
    .collect()
}

fn rooted(class: Class) -> bool {
    matches!(class, Class::Idle(Exemption::Rooted(_)))
}

pub(crate) fn ending(kind: EndingKind) -> Vec<&'static str> {
    match kind {
        EndingKind::Checkmate => vec!["2.2.A1"],
        EndingKind::Stalemate => vec!["2.2.A2"],
        EndingKind::DeadDraw => vec!["2.2.B1.無法取勝"],
        EndingKind::NaturalLimit => vec!["2.2.B2"],
        EndingKind::AskedLimit => vec!["3.4.四.四十"],
        EndingKind::KingsFacing => vec!["1.2.一.記譜", "2.2.A9.記譜"],
        EndingKind::KingTaken => vec!["1.2.一.無記譜", "2.2.A9.無記譜"],
        _ => Vec::new(),
    }
}

/// Chapter 3, section 4: a player may claim the limit, and an official may see to it unasked.
fn limit_drawn(capped: bool) -> Vec<&'static str> {
    if capped { vec!["3.4.一", "3.4.一.提出", "3.4.一.將軍"] } else { vec!["3.4.一", "3.4.一.提出"] }
}

fn limit(count: &LimitCount, capped: bool) -> Vec<&'static str> {
    let mut clauses = vec!["3.4.一"];
    if capped {
        clauses.push("3.4.一.將軍");
    }
    clauses.extend(cycle_cap(count));
    clauses
}

pub(crate) fn cycle_cap(count: &LimitCount) -> Vec<&'static str> {
    if count.cycle_plies > 0 { vec!["3.4.三"] } else { Vec::new() }
}

/// Chapter 1, section 2.
pub(crate) fn movement(position: &Position, illegal: IllegalMove) -> Vec<&'static str> {
    let from = illegal.played.from;
    let at_home = position.board().get(from).is_some_and(|piece| is_uncrossed_pawn(piece, from));
    match illegal.fault {
        MoveFault::NoPiece => Vec::new(),
        MoveFault::NotYourPiece | MoveFault::NoMove => vec!["1.3.一.紅先"],
        MoveFault::OwnPieceInTheWay => vec!["1.2.八.己子"],
        MoveFault::NotItsMove(role) => vec![match role {
            Role::King => "1.2.一.走法",
            Role::Advisor => "1.2.二",
            Role::Elephant => "1.2.三.田",
            Role::Horse => "1.2.五.日",
            Role::Rook => "1.2.四",
            Role::Cannon => "1.2.六.走",
            Role::Pawn if at_home => "1.2.七.未過河",
            Role::Pawn => "1.2.七.過河",
        }],
        MoveFault::LeavesPalace(Role::King) => vec!["1.2.一.走法"],
        MoveFault::LeavesPalace(_) => vec!["1.2.二"],
        MoveFault::CrossesRiver => vec!["1.2.三.河界"],
        MoveFault::EyeBlocked(_) => vec!["1.2.三.塞象眼"],
        MoveFault::LegBlocked(_) => vec!["1.2.五.拐馬腳"],
        MoveFault::PathBlocked(Role::Rook, _) => vec!["1.2.四"],
        MoveFault::PathBlocked(..) => vec!["1.2.六.走"],
        MoveFault::ScreenCount(_) => vec!["1.2.六.吃"],
        MoveFault::PawnBackward => vec!["1.2.七.不退"],
        MoveFault::PawnSidewaysBeforeRiver => vec!["1.2.七.未過河"],
        MoveFault::KingsFacing | MoveFault::LeavesKingAttacked(_) => vec!["1.2.八.帥除外"],
    }
}

/// Whether a piece was put where it may not go.
pub(crate) fn is_wrong_step(illegal: IllegalMove) -> bool {
    !matches!(illegal.fault, MoveFault::NoPiece | MoveFault::NotYourPiece | MoveFault::NoMove)
}

/// Chapter 1, section 3, 四: a wrong step is taken back and costs a foul.
fn foul(illegal: IllegalMove) -> Vec<&'static str> {
    if is_wrong_step(illegal) { vec![TAKEN_BACK, "1.3.四.[A].犯規"] } else { Vec::new() }
}
