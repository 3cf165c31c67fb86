//! How moves are read and written.

use super::*;
use crate::{CastlingSide, IllegalMove, MoveFault, Role, Setup, Square};

fn position(fen: &str) -> Position {
    let setup: Setup = fen.parse().unwrap();
    Position::try_from(setup).unwrap()
}

fn read(fen: &str, text: &str) -> Result<String, ResolveError> {
    text.parse::<MoveText>().unwrap().resolve(&position(fen)).map(|m| m.to_string())
}

#[track_caller]
fn check(fen: &str, texts: &[&str], m: &str) {
    for text in texts {
        assert_eq!(read(fen, text).as_deref(), Ok(m), "{text}");
    }
}

#[test]
fn all_forms_name_the_same_move() {
    let start = fen::START;
    check(start, &["e2e4", "e4", "e2-e4", "Pe4", "e4!?", "e4(=)", "e2–e4", "♙e4"], "e2e4");
    check(start, &["b1c3", "Nc3", "Nbc3", "Nb1-c3", "N1c3", "♘c3", " Nc3 "], "b1c3");
    let takes = "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1";
    check(takes, &["exd6", "ed6", "e5xd6", "e5:d6", "exd6e.p.", "exd6 e.p.", "exd6ep", "e5d6"], "e5d6");
    check(takes, &["0-0", "O-O", "o-o", "0-0+", "e1g1", "Ke1-g1"], "e1g1");
    let promotes = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    check(promotes, &["a8Q", "a8=Q", "a8(Q)", "a8/Q", "a7a8q", "a7-a8Q", "a8q#", "a8=Q+(=)"], "a7a8q");
    check(promotes, &["axb8N", "a7xb8=N", "ab8n"], "a7b8n");
}

#[test]
fn a_draw_is_offered_by_its_sign() {
    for (text, offered) in [("e4(=)", true), ("e4=", true), ("e8=Q", false), ("e8=Q(=)", true), ("Nf3+", false)] {
        assert_eq!(text.parse::<MoveText>().unwrap().draw_offered(), offered, "{text}");
    }
}

#[test]
fn what_is_no_move_is_named() {
    let unexpected = |found, at, expected| NotationError::Unexpected { found, at, expected };
    for (text, error) in [
        ("", NotationError::Empty),
        ("hello", unexpected('l', 3, Expected::Square)),
        ("Zf3", unexpected('Z', 1, Expected::Piece)),
        ("N", NotationError::Ended { expected: Expected::Square }),
        ("e", NotationError::Ended { expected: Expected::Square }),
        ("Nf9", unexpected('9', 3, Expected::Square)),
        ("0", NotationError::Ended { expected: Expected::Castling }),
        ("0-0-", NotationError::Ended { expected: Expected::Castling }),
        ("e8(Q", NotationError::Ended { expected: Expected::Promotion }),
        ("e4x", NotationError::Ended { expected: Expected::Square }),
        ("e4炮", unexpected('炮', 3, Expected::Mark)),
    ] {
        assert_eq!(text.parse::<MoveText>(), Err(error), "{text}");
    }
}

#[test]
fn pieces_are_told_apart_and_pins_count() {
    let two = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
    assert_eq!(read(two, "Rad1").as_deref(), Ok("a1d1"));
    assert!(matches!(read("4k3/8/8/8/R6R/8/8/4K3 w - - 0 1", "Re4"), Err(ResolveError::Ambiguous(_))));
    let pinned = "4k3/8/4r3/8/8/4N3/N7/4K3 w - - 0 1";
    assert_eq!(read(pinned, "Nc1").as_deref(), Ok("a2c1"));
    let moved = position(two).legal_moves().len();
    assert!(moved > 0 && Notation::San.write(&position(two), "a1d1".parse().unwrap()) == "Rd1");
}

#[test]
fn a_move_that_is_refused_says_why() {
    let fault = |fen, text: &str| match read(fen, text) {
        Err(ResolveError::Illegal { why: Refusal::Movement(IllegalMove { fault, .. }) }) => fault,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(fault("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8"), MoveFault::PromotionMissing);
    assert_eq!(fault("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=K"), MoveFault::PromotionTo(Role::King));
    assert_eq!(fault("4k3/8/8/8/8/8/8/5K1R w - - 0 1", "0-0"), MoveFault::CastlingLost(CastlingSide::KingSide));
    assert_eq!(fault(fen::START, "0-0"), MoveFault::CastlingBlocked(Square::F1));
    assert_eq!(fault(fen::START, "Ra3"), MoveFault::PathBlocked(Role::Rook, Square::A2));
    assert_eq!(fault(fen::START, "e7e5"), MoveFault::NotYourPiece);
    let none = Refusal::NoneReaches { side: crate::Color::White, role: Role::Knight, to: Square::E5 };
    assert_eq!(read(fen::START, "Ne5"), Err(ResolveError::Illegal { why: none }));
    let castles = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    assert!(read(castles, "Kg1").is_err(), "castling is not written as a move of the king alone");
}

#[test]
fn the_laws_write_zeros_and_no_sign_of_promotion() {
    let castles = position("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    let written = Notation::ALL.map(|notation| notation.write(&castles, "e1c1".parse().unwrap()));
    assert_eq!(written, ["e1c1", "O-O-O", "0-0-0", "0-0-0"]);
    let mates = position("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    assert_eq!(Notation::FideLong.write(&mates, "a1a8".parse().unwrap()), "Ra1-a8#");
    assert_eq!(Notation::San.write(&mates, "a1b8".parse().unwrap()), "a1b8");
}

#[test]
fn a_notation_is_found_by_its_name() {
    for notation in Notation::ALL {
        assert_eq!(notation.name().parse(), Ok(notation));
    }
    assert!("iccs".parse::<Notation>().is_err());
}
