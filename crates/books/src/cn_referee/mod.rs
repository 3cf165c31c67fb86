//! `cn-referee`: 裁判細則.

#[cfg(feature = "desk")]
pub mod desk;
mod moves;

use ruling::repetition::{
    Attacked, ChargeKind, Chased, Class, Examination, Exempt, Exemption, Form, IfContinued, Name, Named, Nature, Roots,
    Row,
};
use ruling::settings::{
    Aimless, Chase, FilledIn, Forbidden, Naming, RepeatedPress, Repetition, SlidBack, Trigger, WarningRules, Window,
};
use ruling::{
    Action, Article, Bearing, Book, EndingKind, Game, GameLaw, Judged, LimitClaim, LimitCount, Rulebook, Ruling,
    Sequel, Setting,
};
use xiangqi::{Color, IllegalMove, Move, MoveFault, Point, Role};

use crate::registry::{BookEntry, Notice, Rules, Terms, Unforbidden};
use crate::roc_113;

/// The book.
pub const CN_REFEREE: Book = Book::new("cn-referee");

/// The book with all that is known of it.
pub static ENTRY: BookEntry = BookEntry {
    book: CN_REFEREE,
    base: None,
    rules: Rules::Xiangqi(rulebook),
    terms: Terms {
        allowed: Unforbidden::Permitted,
        notice: Notice::Duty,
        on_request: true,
        word_read_in: Some("3.3"),
        plain_fouls: true,
        ..Terms::PLAIN
    },
    #[cfg(feature = "desk")]
    desk: Some(&desk::Cn),
    #[cfg(feature = "event")]
    event: None,
    #[cfg(feature = "table")]
    table: include_str!("law.toml"),
};

/// The book, every open point read to the letter.
pub fn rulebook() -> Rulebook {
    let chase = Chase { uncrossed_pawn_target: false, ..roc_113::CHASE };
    Rulebook {
        law: &CnReferee,
        base: None,
        repetition: Repetition {
            chase,
            forbidden: Forbidden::AnyAttack(Naming::default()),
            trigger: Trigger::NoticeOrRule { at: 4 },
            window: Window::default(),
            warning: WarningRules::default(),
            kills: None,
            discoveries: false,
        },
        natural_limit: None,
        asked_limit: None,
        ends_by_itself: false,
        dead_draw: true,
        repeated_press: RepeatedPress::default(),
        filled_in: FilledIn::default(),
        slid_back: SlidBack::default(),
        aimless: Aimless::default(),
    }
}

/// What the book says of a game.
#[derive(Debug)]
struct CnReferee;

impl GameLaw for CnReferee {
    fn book(&self) -> Book {
        CN_REFEREE
    }

    fn settings(&self) -> &'static [Setting] {
        &[
            Setting::Window,
            Setting::StandingKill,
            Setting::MatedTaker,
            Setting::Replies,
            Setting::EvenTake,
            Setting::PlainDraw,
            Setting::ClockAgreed,
            Setting::Resignation,
        ]
    }

    fn repetition(&self, judged: &Judged<'_>) -> Vec<Article> {
        CN_REFEREE.articles(&repetition(judged))
    }

    fn nature(&self, nature: Nature, row: &Row, _: Option<&Row>) -> Vec<Article> {
        CN_REFEREE.articles(&moves::nature(nature, row))
    }

    fn attack(&self, attack: &Attacked) -> Vec<Article> {
        CN_REFEREE.articles(&moves::attack(attack))
    }

    fn threat(&self, chased: &Chased) -> Vec<Article> {
        CN_REFEREE.articles(&moves::threat(chased))
    }

    fn read_in(&self, setting: Setting) -> Vec<Article> {
        CN_REFEREE.articles(&moves::read_in(setting))
    }

    fn ending(&self, kind: EndingKind) -> Vec<Article> {
        CN_REFEREE.articles(ending(kind))
    }

    fn limit_drawn(&self, count: &LimitCount, claim: Option<LimitClaim>) -> Vec<Article> {
        let moved = if claim.is_some() { "2.3.属实" } else { "2.3.裁判" };
        CN_REFEREE.articles(&[&[moved], limit(count, claim)].concat())
    }

    fn limit(&self, count: &LimitCount, claim: Option<LimitClaim>, _: usize) -> Vec<Article> {
        CN_REFEREE.articles(limit(count, claim))
    }

    fn claim(&self, granted: bool) -> Option<Article> {
        Some(CN_REFEREE.article(if granted { "2.3.属实" } else { "2.3.不实" }))
    }

    fn bearing(&self, clause: &str) -> Bearing {
        match clause {
            "3.1" | "3.2" | "3.3" | "2.2" => Bearing::Action,
            "5.1" | "5.2" | "5.3" | "5.4" => Bearing::Outcome,
            "3" | "6.4" | "9(1)③" | "9(2)①" | "9(2)②" => Bearing::General,
            _ if clause.starts_with("9(") || clause.starts_with("2.3.") => Bearing::Action,
            _ => Bearing::Play,
        }
    }

    fn see(&self, ruling: &Ruling) -> Vec<Article> {
        CN_REFEREE.articles(&see(ruling))
    }

    fn movement(&self, _: &Game, illegal: IllegalMove) -> Vec<Article> {
        CN_REFEREE.articles(movement(illegal))
    }

    fn sequel(&self, _: &Game, illegal: IllegalMove, _: Option<Move>) -> Sequel {
        if gives_up_king(illegal) { Sequel::Ended { kind: EndingKind::SelfCheck, plies: 1 } } else { Sequel::Refused }
    }
}

/// Articles 4.2 and 7.10 to 7.12, which say what play is forbidden; 3, by which a player must ask; 2.2, by which an official may
/// end a cycle that is a draw and goes on after three, and 3.3, by which one that was left would have been dealt with.
fn see(ruling: &Ruling) -> Vec<&'static str> {
    let Some(recurrence) = &ruling.repetition else { return Vec::new() };
    let charges = &recurrence.examination.charges;
    let mut clauses = roc_113::passed(ruling, ["3.1", "3.2", "3.3"]);
    let drawn = recurrence.action == Action::Rule && recurrence.examination.verdict == IfContinued::Draw;
    if drawn && recurrence.occurrences > 4 {
        clauses.push("2.2");
    }
    if recurrence.action != Action::None {
        clauses.push("3");
    }
    for side in Color::ALL {
        clauses.extend(match charges[side].kind {
            ChargeKind::PerpetualCheck => &["4.2.长将", "7.10"][..],
            ChargeKind::PerpetualKill => &["4.2.长杀", "7.11"],
            ChargeKind::PerpetualChase => &["4.2.长捉", "7.12"],
            ChargeKind::PerpetualAttack => mixed(&recurrence.examination, side),
            ChargeKind::None | ChargeKind::Undecided => &[],
        });
    }
    clauses.dedup();
    clauses
}

/// Article 4.2 for attacks of several kinds.
fn mixed(examination: &Examination, side: Color) -> &'static [&'static str] {
    let is = |nature| examination.of(side).any(|row| row.natures.first() == Some(&nature));
    match [Nature::Check, Nature::Kill, Nature::Chase].map(is) {
        [true, true, false] => &["4.2.一将一杀"],
        [true, false, true] => &["4.2.一将一捉"],
        [false, true, true] => &["4.2.一杀一捉"],
        _ => &["4.2.等"],
    }
}

/// Article 2.3: checks that do not count.
fn limit(count: &LimitCount, claim: Option<LimitClaim>) -> &'static [&'static str] {
    if count.caps_checks(claim) { &["2.3.将军"] } else { &[] }
}

/// Article 9: what forbids a move.
fn movement(illegal: IllegalMove) -> &'static [&'static str] {
    if gives_up_king(illegal) { &["9(1)④"] } else { &[] }
}

/// Whether a move leaves the king to be taken.
fn gives_up_king(illegal: IllegalMove) -> bool {
    matches!(illegal.fault, MoveFault::KingsFacing | MoveFault::LeavesKingAttacked(_))
}

/// Articles 3 to 5.
fn repetition(judged: &Judged<'_>) -> Vec<&'static str> {
    let (red, black) = judged.kinds();
    let allowed = red == ChargeKind::None && black == ChargeKind::None;
    let [general, pending, result] = match judged.examination.verdict {
        IfContinued::Loses(_) if judged.lone_perpetual_check() => ["5.1", "3.1", "9(1)③"],
        IfContinued::Loses(_) => ["5.4", "3.3", "9(1)③"],
        IfContinued::Draw if allowed => ["5.2", "3.2", "9(2)①"],
        IfContinued::Draw => ["5.3", "3.2", "9(2)②"],
        IfContinued::Undecided => return Vec::new(),
    };
    let mut clauses = vec![general];
    if judged.acts() {
        clauses.push(pending);
    }
    if judged.action == Action::Rule {
        clauses.push(result);
    }
    clauses.extend(names(judged));
    clauses
}

/// Articles 6 to 8: what gave the moves their names.
fn names(judged: &Judged<'_>) -> Vec<&'static str> {
    let named: Vec<&Named> = judged.examination.rows.iter().filter_map(|row| row.named.as_ref()).collect();
    let any = |test: &dyn Fn(&Named) -> bool| named.iter().any(|n| test(n));
    let is = |nature: Nature| any(&|n| n.name == Name::Is(nature));
    let won =
        |test: &dyn Fn(Form) -> bool| any(&|n| n.exempt.is_none() && n.chased.iter().any(|chased| test(chased.form)));
    let weak_roots = |form: Form| matches!(form, Form::Direct(Roots::False(_) | Roots::Few));
    let chased_with = |role: Role| {
        judged.examination.rows.iter().any(|row| {
            let on = |target: Point| row.facts.attacks.iter().any(|a| a.by.piece.role == role && a.on.origin == target);
            let chases = row.named.iter().filter(|n| n.exempt.is_none()).flat_map(|n| &n.chased);
            chases.into_iter().any(|chased| on(chased.target.origin))
        })
    };
    let by_kings_move = judged.examination.rows.iter().any(|row| {
        let chases = row.named.iter().filter(|n| n.name == Name::Is(Nature::Chase)).flat_map(|n| &n.chased);
        row.facts.mover == Role::King
            && chases.into_iter().any(|chased| bears_on(row.facts.played.to, chased.target.on))
    });
    let uncrossed = |a: &Attacked| a.new && a.class == Class::Idle(Exemption::UncrossedPawn);
    let both = judged.kinds().0 != ChargeKind::None && judged.kinds().1 != ChargeKind::None;
    [
        (judged.attacks(uncrossed), "4.4.非子力"),
        (any(&|n| n.exempt == Some(Exempt::ByKing)), "6.1.帅"),
        (chased_with(Role::King) || by_kings_move, "6.1.其他"),
        (any(&|n| n.exempt == Some(Exempt::ByPawn)), "6.2.兵"),
        (both && chased_with(Role::Pawn), "6.2.互打"),
        (both, "7.14"),
        (any(&|n| n.exempt == Some(Exempt::PlainDraw)), "6.3"),
        (any(&|n| n.also.is_some()), "6.4"),
        (is(Nature::Check), "7.1"),
        (is(Nature::Kill), "7.2"),
        (is(Nature::Chase), "7.3"),
        (is(Nature::Exchange), "7.5"),
        (is(Nature::Offer), "7.6"),
        (is(Nature::Block), "7.7"),
        (is(Nature::Follow), "7.8"),
        (won(&|form| matches!(form, Form::Direct(_))), "8.1.直接"),
        (won(&|form| form == Form::Checks), "8.1.照将"),
        (won(&|form| form == Form::Exchange), "8.1.交换"),
        (is(Nature::Chase), "8.2"),
        (is(Nature::Chase), "8.3"),
        (any(&|n| n.exempt == Some(Exempt::Mated)), "8.4"),
        (won(&weak_roots), "7.16.假根少根"),
    ]
    .into_iter()
    .filter_map(|(holds, clause)| holds.then_some(clause))
    .collect()
}

/// Whether a king lends its power to what happens on a point: it stands beside it, or on its file, where the other king
/// may not stay.
fn bears_on(king: Point, point: Point) -> bool {
    let beside = king.rank() == point.rank() && (king.file() as u8).abs_diff(point.file() as u8) == 1;
    beside || king.file() == point.file()
}

/// Article 9.
fn ending(kind: EndingKind) -> &'static [&'static str] {
    match kind {
        EndingKind::Checkmate => &["9(1)①"],
        EndingKind::Stalemate => &["9(1)②"],
        EndingKind::DeadDraw => &["9(2)③"],
        EndingKind::SelfCheck => &["9(1)④"],
        _ => &[],
    }
}
