//! The library against the rules written plainly, on positions drawn from seeds, two million of them in a long run.

// Points and counts are far below any limit of the types.

use crate::plain::Plain;
use crate::plain::random::{Draw, Random, draw};
use crate::share;
use xiangqi::{Bitboard, BoardEnding, Color, Leaves, Move, Point, Position, Setup, SetupFault, perft_with};

/// How often each thing of interest was met.
#[derive(Default, Debug)]
struct Met {
    positions: usize,
    faulty: usize,
    checks: usize,
    double_checks: usize,
    /// Positions in which the side to move has a pinned piece or screen.
    pins: usize,
    checkmates: usize,
    stalemates: usize,
}

/// Compares everything on so many positions, and everything that is wrong with what turned out to be none.
fn agree(seed: u64, how: Draw, positions: usize) -> Met {
    let mut random = Random::new(seed);
    let mut met = Met::default();
    while met.positions < positions {
        let plain = draw(&mut random, how);
        let fen = plain.to_fen();
        let setup: Setup = fen.parse().expect("a FEN written by the rules of FEN");
        if compare_faults(&plain, &setup, &fen) {
            met.faulty += 1;
        } else {
            let position = Position::try_from(setup).expect("a set-up without faults is a position");
            met.positions += 1;
            let targets = plain.all_targets();
            compare_state(&plain, &targets, &position, &mut met);
            compare_moves(&plain, &targets, &position);
            for _ in 0..8 {
                compare_any_move(&plain, &position, random.below(90), random.below(90));
            }
        }
    }
    met
}

fn points(set: Bitboard) -> u128 {
    set.into_iter().fold(0, |bits, point| bits | 1 << point.index())
}

fn point(index: usize) -> Point {
    Point::from_index(index as u8).expect("the index of a point")
}

/// Whether the set-up has faults; both sides must name the same.
fn compare_faults(plain: &Plain, setup: &Setup, fen: &str) -> bool {
    let ours = setup.faults();
    let judged = plain.has_kings_at_home();
    let mut words: Vec<_> = ours.iter().filter_map(|&fault| fault_in_words(fault, judged)).collect();
    words.sort();
    assert_eq!(words, plain.faults(), "{fen}");
    !ours.is_empty()
}

/// A fault as the plain rules word it; `None` for what a king away from home is said to suffer.
fn fault_in_words(fault: SetupFault, kings_at_home: bool) -> Option<String> {
    let cased = |color: Color, letter: char| if color == Color::Red { letter } else { letter.to_ascii_lowercase() };
    let named = |color, role| {
        let letter = match role {
            xiangqi::Role::Elephant => 'B',
            xiangqi::Role::Horse => 'N',
            other => other.letter(),
        };
        cased(color, letter)
    };
    Some(match fault {
        SetupFault::NoKing(color) => format!("no {}", cased(color, 'K')),
        SetupFault::TooMany { color, role, found } => format!("{found} {}", named(color, role)),
        SetupFault::Misplaced { color, role, point } => format!("{} on {}", named(color, role), point.index()),
        _ if !kings_at_home => return None,
        SetupFault::KingsFacing { .. } => "kings face".to_owned(),
        SetupFault::WaitingSideInCheck { checkers, .. } => format!("checked {:x}", points(checkers)),
    })
}

/// The moves that give check, of a side that may have the other's king attacked already.
fn compare_checking_moves(position: &Position) {
    let king = position.king(!position.turn());
    let standing = position.checkers_of(!position.turn());
    let mut checking = Vec::new();
    for m in position.legal_moves().into_iter().filter(|m| m.to != king) {
        let checkers = position.after(m).checkers();
        assert_eq!(position.gives_check(m), !checkers.is_empty(), "check by {m} in {position:?}");
        checking.extend((!(checkers - standing).is_empty()).then_some(m));
    }
    let mut found = position.checking_moves();
    found.sort_unstable();
    checking.sort_unstable();
    assert_eq!(found.as_slice(), checking, "checking moves in {position:?}");
}

/// The same for a side that leaves the checks against it out of account.
fn compare_checks_despite(position: &Position) {
    let (board, side, ignored) = (position.board(), position.turn(), position.checkers());
    let mut checking = Vec::new();
    for from in board.color(side) {
        let targets = board.reach(from) - board.color(side);
        let after = |to: &Point| position.after(Move { from, to: *to });
        let is_free = |to: &Point| (after(to).checkers_of(side) - ignored).is_empty();
        let legal: Bitboard = targets.into_iter().filter(is_free).collect();
        assert_eq!(position.guard_despite(side, ignored).targets(from), legal, "{from} in {position:?}");
        let checks = |to: &Point| after(to).in_check();
        checking.extend(legal.into_iter().filter(checks).map(|to| Move { from, to }));
    }
    let mut found = position.checking_moves_despite(ignored);
    found.sort_unstable();
    checking.sort_unstable();
    assert_eq!(found.as_slice(), checking, "checking moves despite {ignored:?} in {position:?}");
    assert_eq!(position.count_checking_moves_despite(ignored), checking.len(), "checking moves in {position:?}");
}

/// Checks, pins and endings.
fn compare_state(plain: &Plain, targets: &[u128; 90], position: &Position, met: &mut Met) {
    let checkers = plain.checkers(plain.red_to_move);
    assert_eq!(points(position.checkers()), checkers, "checkers in {position:?}");
    assert_eq!(position.in_check(), checkers != 0, "check in {position:?}");
    compare_checking_moves(position);
    compare_checking_moves(&position.passed());
    compare_checks_despite(position);
    for color in Color::ALL {
        let pinned = plain.pinned(color == Color::Red);
        assert_eq!(points(position.pinned(color)), pinned, "pinned pieces of {color} in {position:?}");
        met.pins += usize::from(color == position.turn() && pinned != 0);
    }
    let stuck = (0..90).all(|from| targets[from] == 0 || !plain.is_side(from, plain.red_to_move));
    let ending = match (stuck, checkers) {
        (false, _) => None,
        (true, 0) => Some(BoardEnding::Stalemate),
        (true, _) => Some(BoardEnding::Checkmate),
    };
    assert_eq!(position.ending(), ending, "ending of {position:?}");
    assert_eq!(position.has_legal_move(), !stuck, "whether there is a move in {position:?}");
    met.checks += usize::from(checkers != 0);
    met.double_checks += usize::from(checkers.count_ones() > 1);
    met.checkmates += usize::from(ending == Some(BoardEnding::Checkmate));
    met.stalemates += usize::from(ending == Some(BoardEnding::Stalemate));
}

/// Targets of both sides' pieces, and the moves of either side by every road.
fn compare_moves(plain: &Plain, targets: &[u128; 90], position: &Position) {
    for (at, &expected) in targets.iter().enumerate() {
        let from = point(at);
        assert_eq!(points(position.legal_targets(from)), expected, "targets from {from} in {position:?}");
    }
    for mover in [position, &position.passed()] {
        let red = mover.turn() == Color::Red;
        let moves = mover.legal_moves();
        let mut listed = [0_u128; 90];
        for &m in &moves {
            let one = 1 << m.to.index();
            assert!(listed[m.from.index()] & one == 0, "{m} twice in {mover:?}");
            listed[m.from.index()] |= one;
            assert!(mover.is_legal(m), "{m} in {mover:?}");
        }
        let own = |at| if plain.is_side(at, red) { targets[at] } else { 0 };
        assert_eq!(listed, std::array::from_fn(own), "moves of {mover:?}");
        for leaves in [Leaves::Counted, Leaves::Listed, Leaves::Made] {
            assert_eq!(perft_with(mover, 1, leaves), moves.len() as u64, "{leaves:?} in {mover:?}");
        }
    }
}

fn compare_any_move(plain: &Plain, position: &Position, from: usize, to: usize) {
    let legal = plain.is_side(from, plain.red_to_move) && plain.is_legal(from, to);
    let m = Move { from: point(from), to: point(to) };
    assert_eq!(position.is_legal(m), legal, "{m} in {position:?}");
}

/// Asserts that enough of what is worth checking was met, in percent of the positions.
#[track_caller]
fn assert_met(met: &Met, checks: usize, double_checks: usize, pins: usize) {
    let percent = |count: usize| count * 100 / met.positions;
    let enough = percent(met.checks) >= checks
        && percent(met.double_checks) >= double_checks
        && percent(met.pins) >= pins
        && met.checkmates > 0;
    assert!(enough, "{met:?}");
}

macro_rules! crowded {
    ($($name:ident: $seed:literal $how:ident;)*) => {$(
        #[test]
        fn $name() {
            assert_met(&agree($seed, Draw::$how, share(250_000)), 50, 5, 20);
        }
    )*};
}

crowded! {
    crowded_kings_1: 1 Crowded;
    crowded_kings_2: 2 Crowded;
    crowded_kings_3: 3 Crowded;
    open_lines_1: 4 Open;
    open_lines_2: 5 Open;
    open_lines_3: 6 Open;
}

#[test]
fn scattered_pieces_1() {
    assert_met(&agree(7, Draw::Scattered, share(250_000)), 10, 0, 10);
}

#[test]
fn scattered_pieces_2() {
    assert_met(&agree(8, Draw::Scattered, share(250_000)), 10, 0, 10);
}

#[test]
fn wild_placements_have_the_same_faults() {
    let met = agree(9, Draw::Wild, 20_000);
    assert!(met.faulty > 10 * met.positions, "{met:?}");
}
