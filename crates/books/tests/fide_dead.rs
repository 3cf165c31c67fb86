//! Dead positions of chess: the search agrees with one that has no opinion on what is near to a mate and knows nothing of
//! material, and decides what is blocked.
#![cfg(feature = "chess")]

#[path = "../../chess/tests/chess/sample.rs"]
mod sample;

use std::collections::{HashMap, HashSet, VecDeque};

use books::fide_2014::{LOOKED_AT, Mating, dead, mating};
use chess::{BoardEnding, Color, Move, Position, Setup};
use ruling::Dead;
use sample::{Random, drawn, game};

const BOUND: usize = LOOKED_AT;

/// How many positions the plain search looks at before it gives up: all that three pieces can stand in, fewer with four.
fn plain_bound(position: &Position) -> usize {
    if position.board().occupied().count() <= 3 { 600_000 } else { 100_000 }
}

fn position(fen: &str) -> Position {
    let setup: Setup = fen.parse().expect("a FEN");
    Position::try_from(setup).expect("a position")
}

/// Whether a side can mate, position after position in the order they are met.
///
/// What a search that came to its end has met is remembered: all of it leads to no mate either.
#[derive(Default)]
struct Plain {
    hopeless: HashMap<Color, HashSet<u64>>,
}

impl Plain {
    fn can_mate(&mut self, start: &Position, side: Color) -> Option<bool> {
        let hopeless = self.hopeless.entry(side).or_default();
        let mut met = HashSet::from([start.hash()]);
        let mut queue = VecDeque::from([start.clone()]);
        while let Some(position) = queue.pop_front() {
            if hopeless.contains(&position.hash()) {
                continue;
            }
            if position.turn() != side && position.ending() == Some(BoardEnding::Checkmate) {
                return Some(true);
            }
            for m in position.legal_moves() {
                let next = position.after(m);
                if met.insert(next.hash()) {
                    queue.push_back(next);
                }
            }
            if met.len() > plain_bound(start) {
                return None;
            }
        }
        hopeless.extend(met);
        Some(false)
    }
}

/// Whether a line leads to mate by a side.
fn mates(position: &Position, line: &[Move], side: Color) -> bool {
    let end = line.iter().fold(position.clone(), |at, &m| at.play(m).expect("a legal move"));
    end.turn() != side && end.ending() == Some(BoardEnding::Checkmate)
}

#[test]
fn the_two_searches_agree_with_up_to_four_pieces() {
    let (mut random, mut plain) = (Random::new(5), Plain::default());
    let (mut compared, mut never, mut undecided) = (0, 0, 0);
    for i in 0..120 {
        let position = drawn(&mut random, 1 + i % 2);
        for side in Color::ALL {
            let found = mating(&position, side, BOUND);
            if position.board().by_color(side).count() == 1 {
                assert_eq!(found, Mating::Never, "a bare king checks nobody: {position:?}");
                continue;
            }
            if let Mating::By(line) = &found {
                assert!(mates(&position, line, side), "{line:?} from {position:?}");
            }
            undecided += u32::from(found == Mating::Undecided);
            let Some(can) = plain.can_mate(&position, side) else { continue };
            compared += 1;
            never += u32::from(!can);
            match found {
                Mating::By(_) => assert!(can, "{side} mates from {position:?}"),
                Mating::Never => assert!(!can, "{side} never mates from {position:?}"),
                Mating::Undecided => {}
            }
        }
    }
    assert!(compared > 80 && never > 10, "compared {compared}, of them {never} without a mate");
    assert_eq!(undecided, 0);
}

#[test]
fn blocked_positions_are_dead() {
    for fen in [
        "8/8/2k5/p1p1p1p1/P1P1P1P1/8/3K4/8 w - - 0 1",
        "k7/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/K7 w - - 0 1",
        "kb6/p1p5/P1P5/8/8/8/8/K7 w - - 0 1",
        "8/8/8/8/8/1k6/p7/K7 w - - 0 1",
        "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
        "8/8/4k3/8/8/3KN3/8/8 w - - 0 1",
        "8/8/4k3/4b3/8/3KB3/8/8 b - - 0 1",
    ] {
        assert_eq!(dead(&position(fen), BOUND), Dead::Dead, "{fen}");
    }
}

#[test]
fn what_can_still_be_mated_is_not_dead_and_shows_how() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "8/1p1k4/1P6/8/8/8/3K4/8 w - - 0 1",
        "8/8/4k3/8/8/3KN1n1/8/8 w - - 0 1",
        "8/8/4k3/3b4/8/3KB3/8/8 b - - 0 1",
        "4b1k1/3p1p1p/2pPpPpP/2P1P1P1/8/8/8/4B1K1 w - - 0 1",
    ] {
        let position = position(fen);
        let Dead::Alive(line) = dead(&position, BOUND) else { panic!("{fen} is not dead") };
        assert!(Color::ALL.iter().any(|&side| mates(&position, &line, side)), "{line:?} from {fen}");
    }
}

/// In a game that is played somebody can nearly always mate, and the search finds how.
#[test]
fn positions_of_games_are_decided() {
    let mut random = Random::new(9);
    let positions: Vec<Position> =
        (0..8).flat_map(|_| game(&mut random, 160).into_iter().step_by(16)).map(|(at, _)| at).collect();
    let undecided = positions.iter().filter(|at| dead(at, BOUND) == Dead::Undecided).count();
    assert!(positions.len() > 60 && undecided == 0, "{undecided} of {} were not decided", positions.len());
}

/// One side's pieces may suffice where the other's do not.
#[test]
fn each_side_is_asked_for_itself() {
    let never = |fen: &str, side| mating(&position(fen), side, BOUND) == Mating::Never;
    let (rook, bishop, knight) =
        ("8/8/4k3/8/8/3K4/8/5R2 w - - 0 1", "8/8/4k3/8/8/3K4/4B3/8 w - - 0 1", "7k/8/8/8/8/8/8/KN5q w - - 0 1");
    assert!(!never(rook, Color::White) && never(rook, Color::Black));
    assert!(never(bishop, Color::White) && never(bishop, Color::Black));
    assert!(never(knight, Color::White) && !never(knight, Color::Black));
}

#[test]
fn what_is_not_searched_is_not_decided() {
    assert_eq!(dead(&position("7k/5p1p/5P1P/8/8/8/8/7K w - - 0 1"), 10), Dead::Undecided);
}
