//! Whatever is written is read back as the same move, and nothing that is read panics.

use std::collections::BTreeSet;
use std::error::Error;

use proptest::prelude::*;
use xiangqi::notation::iccs::parse_uci;
use xiangqi::notation::{MoveText, Notation, ResolveError};
use xiangqi::{Board, Color, File, Move, Piece, Point, Position, Rank, Role, Setup, SetupFault};

/// A repeatable source of chance, by the `SplitMix64` sequence.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % limit as u64).expect("below a usize")
    }
}

/// Reads what each notation writes for each legal move.
fn check_all_moves(position: &Position) {
    for m in position.legal_moves() {
        for notation in Notation::ALL {
            let text = notation.write(position, m);
            match read(position, notation, &text) {
                Ok(found) => assert_eq!(found, m, "{notation} wrote {text} in {position:?}"),
                Err(error) => panic!("{notation} wrote {text} for {m} in {position:?}: {error}"),
            }
        }
    }
}

fn read(position: &Position, notation: Notation, text: &str) -> Result<Move, Box<dyn Error>> {
    if notation == Notation::Uci {
        return Ok(parse_uci(text)?);
    }
    Ok(text.parse::<MoveText>()?.resolve(position)?)
}

#[test]
fn moves_of_random_games_are_read_back() {
    let mut chance = Chance(1);
    let mut left = 50_000;
    while left > 0 {
        let mut position = Position::start();
        for _ in 0..200 {
            check_all_moves(&position);
            left -= 1;
            let moves = position.legal_moves();
            if moves.is_empty() || left == 0 {
                break;
            }
            position = position.after(moves[chance.below(moves.len())]);
        }
    }
}

#[test]
fn moves_of_random_placements_are_read_back() {
    let mut chance = Chance(2);
    let mut forms = BTreeSet::new();
    let mut left = 50_000;
    while left > 0 {
        if let Ok(position) = Position::try_from(placement(&mut chance)) {
            check_all_moves(&position);
            forms.extend(position.legal_moves().iter().map(|&m| form(&Notation::Wxf.write(&position, m))));
            left -= 1;
        }
    }
    for expected in ["++", "--", "P+", "P-", "P#", "#+", "#-", "##", "R+", "R-", "H+", "H-", "C+", "C-", "A#", "E#"] {
        assert!(forms.contains(expected), "no move was written as {expected}");
    }
}

/// The two signs that name the piece, `#` for a digit.
fn form(text: &str) -> String {
    text.chars().take(2).map(|sign| if sign.is_ascii_digit() { '#' } else { sign }).collect()
}

/// A board with few pieces crowded on few files, most of them pawns.
fn placement(chance: &mut Chance) -> Setup {
    const ROLES: [Role; 9] = {
        use Role::{Advisor, Cannon, Elephant, Horse, Pawn, Rook};
        [Pawn, Pawn, Pawn, Pawn, Rook, Horse, Cannon, Elephant, Advisor]
    };
    let mut board = Board::empty();
    let files = [(); 3].map(|()| File::ALL[chance.below(9)]);
    for color in Color::ALL {
        let rank = if color == Color::Red { Rank::R0 } else { Rank::R9 };
        board.put(Point::new(File::ALL[3 + chance.below(3)], rank), Piece { color, role: Role::King });
        for _ in 0..chance.below(12) {
            let role = ROLES[chance.below(9)];
            let point = Point::new(files[chance.below(3)], Rank::ALL[chance.below(10)]);
            if board.get(point).is_none() && board.pieces(color, role).len() < role.full_count() {
                board.put(point, Piece { color, role });
            }
        }
    }
    without_misplaced(Setup { board, turn: Color::ALL[chance.below(2)], quiet_plies: 0, move_number: 1 })
}

/// The set-up without the pieces that stand where they never can.
fn without_misplaced(mut setup: Setup) -> Setup {
    for fault in setup.faults() {
        if let SetupFault::Misplaced { point, .. } = fault {
            setup.board.remove(point);
        }
    }
    setup
}

/// Characters that have a meaning in some notation.
const ALPHABET: &str = "俥傌炮仕相帥兵車馬包士象將卒前中後一二三五九12359進退平+-=.•×○＝\u{332}\u{305} KRHCEAPSacehi";

fn positions() -> Vec<Position> {
    [
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
        "4k4/2P3P2/6P2/2P3P2/9/9/9/9/9/3K5 w",
        "3k5/9/9/9/9/2p6/2p6/2p6/2p6/2p1K4 b",
        "3ak4/9/2Ca1R1R1/9/4N4/2B6/2C6/3A5/4N4/2BAK4 w",
    ]
    .map(|fen| Position::try_from(fen.parse::<Setup>().expect("a FEN")).expect("a position"))
    .into()
}

/// Whatever a text resolves to is legal; what is ambiguous names two legal moves or more.
fn check_text(text: &str) -> Result<(), TestCaseError> {
    let Ok(text) = text.parse::<MoveText>() else {
        return Ok(());
    };
    for position in positions() {
        match text.resolve(&position) {
            Ok(m) => prop_assert!(position.is_legal(m) && text.meanings(&position).contains(&m)),
            Err(ResolveError::Ambiguous(moves)) => {
                prop_assert!(moves.len() > 1 && moves.iter().all(|&m| position.is_legal(m)));
            }
            Err(ResolveError::Illegal { .. }) => prop_assert_eq!(text.meanings(&position), []),
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4096, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_panics(text in any::<String>()) {
        check_text(&text)?;
    }

    #[test]
    fn no_text_of_meaningful_characters_panics(
        text in proptest::collection::vec(proptest::sample::select(ALPHABET.chars().collect::<Vec<_>>()), 0..7)
    ) {
        check_text(&text.into_iter().collect::<String>())?;
    }
}
