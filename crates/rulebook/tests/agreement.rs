//! Two judges, one of them slow and plain, agree on cycles made by chance.

mod second_judge;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use rulebook::repetition::{ChargeKind, Span, Verdict, charges, verdict};
use rulebook::settings::{Chase, RootLoss};
use rulebook::{Book, Game, Rulebook};
use second_judge::board::Side;
use second_judge::census::census;
use second_judge::cycle::Cycle;
use second_judge::generator::cycles;
use second_judge::judge::{Charge, Judgement, Reading};
use xiangqi::{Color, Move, Setup};

static CYCLES: LazyLock<Vec<Cycle>> = LazyLock::new(|| cycles(2022, 20_000));

/// The game of a cycle as the first judge takes it.
fn game(cycle: &Cycle) -> Game {
    let start: Setup = cycle.start.fen().parse().expect("the slow board writes FEN");
    let moves: Vec<Move> =
        cycle.moves_text().split(' ').map(|text| text.parse().expect("the slow board writes moves")).collect();
    Game::with_moves(start, &moves).expect("what the slow board calls legal is legal")
}

/// What the first judge says, in the second's words.
fn first_judge(game: &Game, first: usize, rules: &Chase) -> Judgement {
    let span = Span::new(game, first, game.ply()).expect("the cycle closes");
    let charged = charges(span, rules);
    let plain = |color: Color| match charged[color].kind {
        ChargeKind::None => Charge::Nothing,
        ChargeKind::PerpetualCheck => Charge::Check,
        ChargeKind::PerpetualChase => {
            let names =
                charged[color].targets.iter().map(|man| u8::try_from(man.origin.index()).expect("ninety points"));
            Charge::Chase(names.collect::<BTreeSet<u8>>())
        }
        other => panic!("{other:?} is no charge here"),
    };
    let loser = match verdict(charged[Color::Red].kind, charged[Color::Black].kind) {
        Verdict::Loses(Color::Red) => Some(Side::Red),
        Verdict::Loses(Color::Black) => Some(Side::Black),
        Verdict::Draw | Verdict::Undecided => None,
    };
    Judgement { red: plain(Color::Red), black: plain(Color::Black), loser }
}

fn settings(book: Book) -> Chase {
    Rulebook::of(book).expect("a rulebook of Xiangqi").repetition.chase
}

/// Holds the two judges against each other on every cycle.
fn agree(rules: &Chase, reading: Reading) {
    for cycle in CYCLES.iter() {
        let first = first_judge(&game(cycle), cycle.first, rules);
        let second = cycle.window().judge(reading);
        assert_eq!(
            first,
            second,
            "{reading:?}, window from ply {}\n{}\n{}",
            cycle.first,
            cycle.start.fen(),
            cycle.moves_text()
        );
    }
}

#[test]
fn both_judges_agree_under_roc_113() {
    agree(&settings(Book::Roc113), Reading::Roc);
}

#[test]
fn both_judges_agree_under_axf_2003_and_wxf_2018() {
    assert_eq!(settings(Book::Axf2003), settings(Book::Wxf2018));
    agree(&settings(Book::Axf2003), Reading::Asian);
}

#[test]
fn both_judges_agree_under_xqef_2022_to_the_letter() {
    agree(&settings(Book::Xqef2022), Reading::XqefLiteral);
}

#[test]
fn both_judges_agree_under_xqef_2022_by_purpose() {
    agree(&Chase { root_loss: RootLoss::Counts, ..settings(Book::Xqef2022) }, Reading::XqefPurposive);
}

#[test]
fn cycles_of_every_class_are_among_them() {
    for (class, count) in census(&CYCLES) {
        println!("{count:6} {class:?}");
    }
}
