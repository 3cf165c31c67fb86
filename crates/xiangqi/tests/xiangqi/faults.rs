//! Every reason a move or a set-up is refused for, each with an example that shows it.

use std::collections::BTreeSet;

use xiangqi::{Bitboard, Color, MoveFault, Point, Position, Role, Setup, SetupFault};

fn point(text: &str) -> Point {
    text.parse().expect("a point")
}

/// A position, a move of it, why it is illegal, and what the example shows.
fn illegal_moves() -> Vec<(&'static str, &'static str, MoveFault, &'static str)> {
    use MoveFault as F;
    const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    vec![
        (START, "e4e5", F::NoPiece, "an empty point has nothing to move"),
        (START, "a9a8", F::NotYourPiece, "Red may not move Black's rook"),
        (START, "e0e0", F::NoMove, "a king that stays where it is has not moved"),
        (START, "a0b0", F::OwnPieceInTheWay, "the rook may not take its own horse"),
        (START, "a0b1", F::NotItsMove(Role::Rook), "a rook never goes slanting"),
        (START, "b2c4", F::NotItsMove(Role::Cannon), "a cannon never goes like a horse"),
        (START, "b0b1", F::NotItsMove(Role::Horse), "a horse never goes one step straight"),
        (START, "c0d1", F::NotItsMove(Role::Elephant), "an elephant goes two steps, not one"),
        (START, "d0d1", F::NotItsMove(Role::Advisor), "an advisor never goes straight"),
        (START, "e0f1", F::NotItsMove(Role::King), "a king never goes slanting"),
        (START, "e0e2", F::NotItsMove(Role::King), "a king goes one step, not two"),
        (START, "a3b4", F::NotItsMove(Role::Pawn), "a pawn never goes slanting"),
        (START, "a3a5", F::NotItsMove(Role::Pawn), "a pawn goes one step, not two"),
        ("4k4/9/9/9/9/9/9/9/9/3K5 w", "d0c0", F::LeavesPalace(Role::King), "the king stays in the palace"),
        ("3k5/9/9/9/9/9/9/4K4/9/9 w", "e2e3", F::LeavesPalace(Role::King), "also ahead"),
        (START, "d0c1", F::LeavesPalace(Role::Advisor), "the advisor stays in the palace"),
        ("4k4/9/9/9/9/2B6/9/9/9/3K5 w", "c4e6", F::CrossesRiver, "Red's elephant stays below the river"),
        ("4k4/9/9/9/6b2/9/9/9/9/3K5 b", "g5e3", F::CrossesRiver, "Black's elephant stays above it"),
        ("4k4/9/9/9/9/9/9/9/3c5/2BK5 w", "c0e2", F::EyeBlocked(point("d1")), "any piece in the eye blocks it"),
        (START, "b0d1", F::LegBlocked(point("c0")), "the own elephant stands at the leg"),
        (START, "a0a4", F::PathBlocked(Role::Rook, point("a3")), "the rook may not jump over its pawn"),
        (START, "a0a9", F::PathBlocked(Role::Rook, point("a3")), "nor does it capture over it; the nearest is named"),
        (START, "b2b8", F::PathBlocked(Role::Cannon, point("b7")), "the cannon jumps only to capture"),
        (START, "b2b7", F::ScreenCount(0), "the cannon may not capture without a screen"),
        ("3k5/9/4c4/9/4p4/9/4P4/9/4C4/5K3 w", "e1e7", F::ScreenCount(2), "nor over two"),
        ("4k4/9/9/P8/9/9/9/9/9/3K5 w", "a6a5", F::PawnBackward, "Red's pawn goes up"),
        ("4k4/9/9/9/9/9/p8/9/9/3K5 b", "a3a4", F::PawnBackward, "Black's pawn goes down"),
        (START, "a3b3", F::PawnSidewaysBeforeRiver, "the pawn has not crossed yet"),
        ("4k4/9/9/9/9/9/9/9/9/3K5 w", "d0e0", F::KingsFacing, "the king may not step onto the other's open file"),
        ("4k4/9/9/9/4N4/9/9/9/9/4K4 w", "e5c6", F::KingsFacing, "the only piece between may not leave the file"),
        ("4k4/9/9/9/9/9/9/4r4/9/3K5 w", "d0e0", F::LeavesKingAttacked(point("e2")), "the king steps into an attack"),
        (
            "3k5/9/9/9/4r4/9/4C4/9/9/4K4 w",
            "e3a3",
            F::LeavesKingAttacked(point("e5")),
            "the blocker leaves the rook's file",
        ),
        ("3k5/9/9/4c4/9/4C4/4P4/9/9/4K4 w", "e4a4", F::LeavesKingAttacked(point("e6")), "one of two screens leaves"),
        ("3k5/9/9/4c4/9/9/4P4/9/9/4K4 w", "e0e1", F::LeavesKingAttacked(point("e6")), "the check is not answered"),
        ("3k5/9/9/9/4c4/9/9/9/R8/4K4 w", "a1e1", F::LeavesKingAttacked(point("e5")), "a piece makes itself the screen"),
        ("3k5/9/9/9/9/9/9/3n5/3R5/4K4 w", "d1a1", F::LeavesKingAttacked(point("d2")), "the leg is set free"),
    ]
}

/// The name of a reason; a new one must be named here, and then shown above.
fn name(fault: MoveFault) -> &'static str {
    match fault {
        MoveFault::NoPiece => "no piece",
        MoveFault::NotYourPiece => "not your piece",
        MoveFault::NoMove => "no move",
        MoveFault::OwnPieceInTheWay => "own piece in the way",
        MoveFault::NotItsMove(_) => "not its move",
        MoveFault::LeavesPalace(_) => "leaves palace",
        MoveFault::CrossesRiver => "crosses river",
        MoveFault::EyeBlocked(_) => "eye blocked",
        MoveFault::LegBlocked(_) => "leg blocked",
        MoveFault::PathBlocked(..) => "path blocked",
        MoveFault::ScreenCount(_) => "screen count",
        MoveFault::PawnBackward => "pawn backward",
        MoveFault::PawnSidewaysBeforeRiver => "pawn sideways before river",
        MoveFault::KingsFacing => "kings facing",
        MoveFault::LeavesKingAttacked(_) => "leaves king attacked",
    }
}

#[test]
fn each_illegal_move_is_refused_for_its_reason() {
    for (fen, m, fault, shows) in illegal_moves() {
        let position = position(fen);
        let m = m.parse().expect("a move");
        assert_eq!(position.fault_of(m), Some(fault), "{shows}: {m} in {fen}");
        assert!(!position.is_legal(m), "{shows}: {m} in {fen}");
        let refused = position.play(m).expect_err(shows).to_string();
        assert_eq!(refused, format!("{m} is illegal: {fault}"));
    }
}

#[test]
fn each_reason_has_an_example() {
    let shown: BTreeSet<_> = illegal_moves().iter().map(|&(_, _, fault, _)| name(fault)).collect();
    assert_eq!(shown.len(), 15, "{shown:?}");
}

#[test]
fn each_reason_is_worded_differently() {
    let examples = illegal_moves();
    let words: BTreeSet<_> = examples.iter().map(|(_, _, fault, _)| fault.to_string()).collect();
    let faults: std::collections::HashSet<_> = examples.iter().map(|&(_, _, fault, _)| fault).collect();
    assert_eq!(words.len(), faults.len(), "{words:?}");
}

fn position(fen: &str) -> Position {
    Position::try_from(fen.parse::<Setup>().expect("a FEN")).expect("a position")
}

/// All faults of a set-up, in words as it tells them.
#[track_caller]
fn check_setup(fen: &str, faults: &[SetupFault], words: &str) {
    let setup: Setup = fen.parse().expect("a FEN");
    assert_eq!(setup.faults(), faults, "{fen}");
    let refused = Position::try_from(setup).expect_err("a set-up with faults is no position");
    assert_eq!(refused.0, faults, "{fen}");
    assert_eq!(refused.to_string(), words, "{fen}");
}

#[test]
fn a_side_without_its_king_is_refused() {
    check_setup("4k4/9/9/9/9/9/9/9/9/9 w", &[SetupFault::NoKing(Color::Red)], "red has no king");
    check_setup("9/9/9/9/9/9/9/9/9/4K4 w", &[SetupFault::NoKing(Color::Black)], "black has no king");
}

#[test]
fn more_pieces_than_a_set_holds_are_refused() {
    check_setup(
        "4k4/9/9/9/9/rrr6/9/9/9/3K5 w",
        &[SetupFault::TooMany { color: Color::Black, role: Role::Rook, found: 3 }],
        "black has 3 pieces of kind rook, a set has 2",
    );
    check_setup(
        "4k4/9/9/9/PPPPPP3/9/9/9/9/3K5 w",
        &[SetupFault::TooMany { color: Color::Red, role: Role::Pawn, found: 6 }],
        "red has 6 pieces of kind pawn, a set has 5",
    );
}

#[test]
fn pieces_where_they_can_never_come_are_refused() {
    for (fen, color, role, at) in [
        ("4k4/9/9/9/9/9/3K5/9/9/9 w", Color::Red, Role::King, "d3"),
        ("4k4/9/9/9/9/9/9/9/9/3KA4 w", Color::Red, Role::Advisor, "e0"),
        ("4k4/9/9/4b4/9/9/9/9/9/3K5 w", Color::Black, Role::Elephant, "e6"),
        ("4k4/9/9/9/9/2b6/9/9/9/3K5 w", Color::Black, Role::Elephant, "c4"),
        ("4k4/9/9/9/9/9/1P7/9/9/3K5 w", Color::Red, Role::Pawn, "b3"),
        ("4k4/p8/9/9/9/9/9/9/9/3K5 w", Color::Black, Role::Pawn, "a8"),
    ] {
        let fault = SetupFault::Misplaced { color, role, point: point(at) };
        check_setup(fen, &[fault], &format!("a {color} {role} can never stand on {at}"));
    }
}

#[test]
fn facing_kings_are_refused_and_each_attacks_the_other() {
    let (red, black) = (point("e0"), point("e9"));
    check_setup(
        "4k4/9/9/9/9/9/9/9/9/4K4 b",
        &[
            SetupFault::KingsFacing { red, black },
            SetupFault::WaitingSideInCheck { side: Color::Red, checkers: Bitboard::from_point(black) },
        ],
        "the kings face each other on e0 and e9; red is in check (from e9) though it is not to move",
    );
}

#[test]
fn a_check_to_the_side_not_to_move_is_refused() {
    let checkers = [point("e1"), point("d7")].into_iter().collect();
    check_setup(
        "4k4/9/3N5/9/4P4/9/9/9/4C4/3K5 w",
        &[SetupFault::WaitingSideInCheck { side: Color::Black, checkers }],
        "black is in check (from e1, d7) though it is not to move",
    );
}

#[test]
fn all_faults_are_told_at_once() {
    let checkers = [point("e0"), point("d7")].into_iter().collect();
    check_setup(
        "4k4/rrr6/3N5/9/9/9/9/9/P8/B3K4 w",
        &[
            SetupFault::Misplaced { color: Color::Red, role: Role::Elephant, point: point("a0") },
            SetupFault::Misplaced { color: Color::Red, role: Role::Pawn, point: point("a1") },
            SetupFault::TooMany { color: Color::Black, role: Role::Rook, found: 3 },
            SetupFault::KingsFacing { red: point("e0"), black: point("e9") },
            SetupFault::WaitingSideInCheck { side: Color::Black, checkers },
        ],
        "a red elephant can never stand on a0; a red pawn can never stand on a1; \
         black has 3 pieces of kind rook, a set has 2; the kings face each other on e0 and e9; \
         black is in check (from e0, d7) though it is not to move",
    );
}

#[test]
fn all_faults_are_told_at_once_without_a_pair_of_kings() {
    let misplaced = |color, role, at| SetupFault::Misplaced { color, role, point: point(at) };
    check_setup(
        "k8/9/9/9/9/9/k8/9/9/AAA6 b",
        &[
            SetupFault::NoKing(Color::Red),
            SetupFault::TooMany { color: Color::Red, role: Role::Advisor, found: 3 },
            misplaced(Color::Red, Role::Advisor, "a0"),
            misplaced(Color::Red, Role::Advisor, "b0"),
            misplaced(Color::Red, Role::Advisor, "c0"),
            SetupFault::TooMany { color: Color::Black, role: Role::King, found: 2 },
            misplaced(Color::Black, Role::King, "a3"),
            misplaced(Color::Black, Role::King, "a9"),
        ],
        "red has no king; red has 3 pieces of kind advisor, a set has 2; a red advisor can never stand on a0; \
         a red advisor can never stand on b0; a red advisor can never stand on c0; \
         black has 2 pieces of kind king, a set has 1; a black king can never stand on a3; \
         a black king can never stand on a9",
    );
}
