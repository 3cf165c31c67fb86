//! What holds for every position: taking back, hashing, symmetry, FEN, and a reason for every move that is refused.

// Points and counts are far below any limit of the types.

use std::collections::{BTreeSet, HashMap};

use crate::plain::random::{Draw, Random, draw};
use crate::sample;
use proptest::prelude::*;
use xiangqi::notation::iccs::{parse_uci, to_uci};
use xiangqi::{Board, Color, Move, Piece, Point, Position, Role, Setup, perft};

/// Positions of random games and crowded ones, from a seed.
fn positions(seed: u64, games: usize, drawn: usize) -> Vec<Position> {
    let mut random = Random::new(seed);
    let mut all: Vec<_> = (0..games).flat_map(|_| sample::game(&mut random, 200)).map(|(at, _)| at).collect();
    all.extend((0..drawn).map(|_| sample::drawn(&mut random, Draw::Crowded)));
    all
}

/// The position its own FEN describes.
fn rebuilt(position: &Position) -> Position {
    let setup: Setup = Setup::from(position).to_string().parse().expect("a FEN we wrote");
    Position::try_from(setup).expect("the FEN of a position")
}

/// Asserts that a position worked out move by move is the expected one in every respect, not only to `==`.
#[track_caller]
fn assert_same(position: &Position, expected: &Position) {
    assert_eq!(position, expected);
    assert_eq!(position.hash(), expected.hash(), "hash of {position:?}");
    let moves = |position: &Position| BTreeSet::from_iter(position.legal_moves());
    assert_eq!(moves(position), moves(expected), "moves of {position:?}");
    for color in Color::ALL {
        assert_eq!(position.king(color), expected.king(color), "{color} king of {position:?}");
        assert_eq!(position.pinned(color), expected.pinned(color), "{color} pins of {position:?}");
    }
}

#[test]
fn a_whole_game_is_taken_back_move_by_move() {
    for seed in 0..300 {
        let game = sample::game(&mut Random::new(seed), 300);
        let mut position = Position::start();
        let mut undos = Vec::new();
        for (before, m) in &game {
            assert_same(&position, &rebuilt(before));
            undos.push(position.make(*m));
        }
        for ((before, m), undo) in game.iter().zip(&undos).rev() {
            position.unmake(undo);
            assert_same(&position, before);
            assert_eq!(undo.taken(), before.board().get(m.to), "what {m} took in {before:?}");
        }
    }
}

#[test]
fn every_move_and_its_taking_back_keep_hash_and_sets_right() {
    for before in positions(1, 5, 2_000) {
        let mut position = before.clone();
        for m in before.legal_moves() {
            let undo = position.make(m);
            assert_same(&position, &rebuilt(&position));
            assert_eq!(before.play(m).as_ref(), Ok(&position), "{m} in {before:?}");
            position.unmake(&undo);
            assert_same(&position, &before);
        }
    }
}

#[test]
fn different_positions_have_different_hashes() {
    let mut seen: HashMap<u64, String> = HashMap::new();
    for position in positions(2, 200, 100_000) {
        let text = format!("{position:?}");
        let first = seen.entry(position.hash()).or_insert_with(|| text.clone());
        assert_eq!(*first, text);
    }
    assert!(seen.len() > 100_000);
}

#[test]
fn the_side_to_move_is_part_of_the_hash() {
    let start = Setup::start();
    let other = Setup { turn: Color::Black, ..start.clone() };
    let [red, black] = [start, other].map(|setup| Position::try_from(setup).expect("a position").hash());
    assert_ne!(red, black);
}

#[test]
fn a_mirrored_position_has_the_mirrored_moves() {
    same_play(Position::mirrored, |m| Move { from: m.from.mirrored(), to: m.to.mirrored() });
}

#[test]
fn a_flipped_position_has_the_flipped_moves() {
    same_play(Position::flipped, |m| Move { from: m.from.flipped(), to: m.to.flipped() });
}

/// Asserts that turning the board around changes nothing but names, and that turning it twice changes nothing.
fn same_play(turned: impl Fn(&Position) -> Position, turned_move: impl Fn(Move) -> Move) {
    for position in positions(3, 20, 2_000) {
        let other = turned(&position);
        assert_eq!(turned(&other), position);
        assert_eq!(other, rebuilt(&other), "{position:?}");
        let mut moves: Vec<_> = position.legal_moves().into_iter().map(&turned_move).collect();
        let mut other_moves = other.legal_moves().to_vec();
        moves.sort_unstable();
        other_moves.sort_unstable();
        assert_eq!(moves, other_moves, "{position:?}");
        assert_eq!(perft(&position, 3), perft(&other, 3), "{position:?}");
        assert_eq!(position.ending(), other.ending(), "{position:?}");
    }
}

#[test]
fn a_pass_changes_the_turn_and_nothing_else() {
    for position in positions(6, 5, 500) {
        let passed = position.passed();
        assert_eq!(passed.turn(), !position.turn());
        assert_eq!(passed.board(), position.board());
        assert_ne!(passed.hash(), position.hash());
        assert_same(&passed.passed(), &position);
    }
}

#[test]
fn a_move_is_legal_exactly_when_nothing_forbids_it() {
    for position in positions(4, 10, 2_000).into_iter().flat_map(|position| [position.passed(), position]) {
        for from in Point::all() {
            for m in Point::all().map(|to| Move { from, to }) {
                let fault = position.fault_of(m);
                assert_eq!(fault.is_none(), position.is_legal(m), "{m} in {position:?}: {fault:?}");
                let refused = position.play(m).err();
                assert_eq!(refused.map(|illegal| (illegal.played, illegal.fault)), fault.map(|fault| (m, fault)));
            }
        }
    }
}

#[test]
fn a_set_up_is_a_position_exactly_when_it_has_no_fault() {
    let mut random = Random::new(5);
    let mut admitted = 0;
    for how in [Draw::Wild, Draw::Crowded].repeat(10_000) {
        let setup: Setup = draw(&mut random, how).to_fen().parse().expect("a FEN");
        let faults = setup.faults();
        match Position::try_from(setup.clone()) {
            Ok(position) => {
                assert!(faults.is_empty(), "{setup}");
                assert_eq!(Setup::from(&position), setup);
                admitted += 1;
            }
            Err(error) => {
                assert_eq!(error.0, faults, "{setup}");
                let told = error.to_string();
                assert!(faults.iter().all(|fault| told.contains(&fault.to_string())), "{setup}: {told}");
            }
        }
    }
    assert!((5_000..15_000).contains(&admitted), "{admitted}");
}

/// Any board at all.
fn any_board() -> impl Strategy<Value = Board> {
    let piece = (0_usize..2, 0_usize..7).prop_map(|(c, r)| Piece { color: Color::ALL[c], role: Role::ALL[r] });
    proptest::collection::vec((0_u8..90, piece), 0..40).prop_map(|pieces| {
        let mut board = Board::empty();
        for (index, piece) in pieces {
            board.put(Point::from_index(index).expect("below ninety"), piece);
        }
        board
    })
}

proptest! {
    #[test]
    fn a_set_up_survives_its_fen(board in any_board(), black: bool, quiet_plies: u32, move_number in 1..=u32::MAX) {
        let turn = if black { Color::Black } else { Color::Red };
        let setup = Setup { board, turn, quiet_plies, move_number };
        let fen = setup.to_string();
        prop_assert_eq!(fen.parse::<Setup>(), Ok(setup.clone()));
        let other_letters = fen.replace('n', "h").replace('N', "H").replace('B', "E");
        prop_assert_eq!(other_letters.parse::<Setup>(), Ok(setup));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}|[a-zA-Z0-9/ -]{0,90}|[rnbakcpRNBAKCP1-9/]{0,60} [wb]? ?[0-9]{0,12}") {
        if let Ok(setup) = text.parse::<Setup>() {
            prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
        }
        if let Ok(point) = text.parse::<Point>() {
            prop_assert!(point.to_string().eq_ignore_ascii_case(&text));
        }
        if let Ok(m) = text.parse::<Move>() {
            prop_assert_eq!(m.to_string().parse::<Move>(), Ok(m));
        }
        if let Ok(m) = parse_uci(&text) {
            prop_assert_eq!(parse_uci(&to_uci(m)), Ok(m));
        }
    }

    #[test]
    fn every_move_is_read_back(from in 0_u8..90, to in 0_u8..90) {
        let [from, to] = [from, to].map(|index| Point::from_index(index).expect("below ninety"));
        let m = Move { from, to };
        prop_assert_eq!(m.to_string().parse::<Move>(), Ok(m));
        prop_assert_eq!(parse_uci(&to_uci(m)), Ok(m));
        prop_assert_eq!(format!("{from}-{to}").to_uppercase().parse::<Move>(), Ok(m));
    }
}
