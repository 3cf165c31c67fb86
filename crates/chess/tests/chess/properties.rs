//! What must hold in every position, on positions of random games and on drawn ones.

use std::collections::BTreeSet;

use chess::notation::{MoveText, Notation};
use chess::{Move, Position, Role, Setup, Square};

use crate::sample::{Random, drawn, game, scattered};

fn positions() -> Vec<Position> {
    let mut random = Random::new(7);
    let mut positions: Vec<Position> = (0..20).flat_map(|_| game(&mut random, 120)).map(|(at, _)| at).collect();
    positions.extend((0..1_500).map(|i| drawn(&mut random, i % 14)));
    positions
}

/// Every pair of squares, and what a pawn could become where it would reach the last rank.
fn conceivable(position: &Position) -> impl Iterator<Item = Move> + '_ {
    let promotions = [None, Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight)];
    let pairs = Square::ALL.into_iter().flat_map(|from| Square::ALL.into_iter().map(move |to| (from, to)));
    pairs.flat_map(move |(from, to)| {
        let pawn = position.board().role_at(from) == Some(Role::Pawn);
        let most = if pawn { 5 } else { 1 };
        promotions.into_iter().take(most).map(move |promotion| Move { from, to, promotion })
    })
}

#[test]
fn a_move_is_legal_where_no_rule_forbids_it() {
    let mut met = 0;
    for position in positions() {
        let listed: BTreeSet<Move> = position.legal_moves().into_iter().collect();
        let allowed: BTreeSet<Move> = conceivable(&position).filter(|&m| position.fault_of(m).is_none()).collect();
        assert_eq!(listed, allowed, "{position:?}");
        met += listed.len();
    }
    assert!(met > 50_000, "only {met} moves were met");
}

#[test]
fn every_notation_is_read_as_it_is_written() {
    for position in positions() {
        for m in position.legal_moves() {
            for notation in Notation::ALL {
                let text = notation.write(&position, m);
                let read = text.parse::<MoveText>().unwrap().resolve(&position);
                assert_eq!(read, Ok(m), "{text} in {position:?}");
            }
        }
    }
}

#[test]
fn a_position_reads_back_from_its_fen() {
    for position in positions() {
        let setup: Setup = Setup::from(&position).to_string().parse().unwrap();
        let read = Position::try_from(setup).unwrap();
        assert_eq!((&read, read.hash()), (&position, position.hash()));
        assert_eq!((read.quiet_plies(), read.move_number()), (position.quiet_plies(), position.move_number()));
    }
}

#[test]
fn a_set_up_is_refused_with_its_faults_and_for_them_only() {
    let mut random = Random::new(11);
    let mut refused = 0;
    for i in 0..20_000 {
        let setup = scattered(&mut random, i % 30);
        let faults = setup.faults();
        match Position::try_from(setup) {
            Ok(_) => assert_eq!(faults, []),
            Err(error) => {
                refused += 1;
                assert!(!faults.is_empty() && error.0 == faults);
            }
        }
    }
    assert!(refused > 5_000, "only {refused} set-ups were refused");
}

/// What cannot be taken in passing by a legal move makes no difference; a right to castle does.
#[test]
fn the_same_position_is_what_the_laws_call_so() {
    let position = |fen: &str| Position::try_from(fen.parse::<Setup>().unwrap()).unwrap();
    let same = |a, b| (position(a) == position(b), position(a).hash() == position(b).hash());
    let idle = ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 5 9");
    assert_eq!(same(idle.0, idle.1), (true, true));
    let taken = ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1");
    assert_eq!(same(taken.0, taken.1), (false, false));
    let pinned = ("8/8/8/8/R2pP2k/8/8/4K3 b - e3 0 1", "8/8/8/8/R2pP2k/8/8/4K3 b - - 0 1");
    assert_eq!(same(pinned.0, pinned.1), (true, true), "both pawns would leave the rank, and the king stand attacked");
    let castles = ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    assert_eq!(same(castles.0, castles.1), (false, false));
}
