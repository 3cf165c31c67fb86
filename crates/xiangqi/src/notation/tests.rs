//! The written notations against hand-made positions, by the clauses of the schedule that define them.

use super::*;
use crate::{Color, IllegalMove, MoveFault, Point, Role, Setup};

/// Red's five pawns on its third file.
const FIVE: &str = "3k2P2/6P2/6P2/6P2/6P2/9/9/9/9/4K4 w";
/// Four of them.
const FOUR: &str = "3k2P2/6P2/6P2/6P2/9/9/9/9/9/4K4 w";
/// Three of them, and one on the fifth file.
const THREE: &str = "3k5/6P2/6P2/4P1P2/9/9/9/9/9/4K4 w";
/// Three on the third file and two on the seventh.
const TWO_FILES: &str = "4k4/2P3P2/6P2/2P3P2/9/9/9/9/9/3K5 w";
/// Black's five pawns on its third file.
const BLACK_FIVE: &str = "3k5/9/9/9/9/2p6/2p6/2p6/2p6/2p1K4 b";
/// Red cannons on the seventh file, rooks on the second, horses on the fifth.
const PAIRS: &str = "3k5/9/2C4R1/9/4N4/9/2C6/7R1/4N4/5K3 w";
/// The same for Black.
const BLACK_PAIRS: &str = "3k5/4n4/1r7/6c2/9/4n4/9/1r4c2/9/5K3 b";

fn position(fen: &str) -> Position {
    Position::try_from(fen.parse::<Setup>().unwrap()).unwrap()
}

fn resolve(fen: &str, text: &str) -> Result<Move, ResolveError> {
    let read: MoveText = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    read.resolve(&position(fen))
}

/// Every one of these texts means this move.
#[track_caller]
fn reads(fen: &str, texts: &[&str], m: &str) {
    for text in texts {
        match resolve(fen, text) {
            Ok(found) => assert_eq!(found.to_string(), m, "{text}"),
            Err(error) => panic!("{text}: {error}"),
        }
    }
}

/// The move is written so in traditional and simplified characters, in signs and in the short form.
#[track_caller]
fn writes(fen: &str, m: &str, texts: [&str; 4]) {
    use Notation::{Brief, ChineseSimplified, ChineseTraditional, Wxf};
    let written = [ChineseTraditional, ChineseSimplified, Wxf, Brief]
        .map(|notation| notation.write(&position(fen), m.parse().unwrap()));
    assert_eq!(written, texts);
    reads(fen, &texts, m);
}

#[track_caller]
fn ambiguous(fen: &str, text: &str, moves: &[&str]) {
    let moves = moves.iter().map(|m| m.parse().unwrap()).collect();
    assert_eq!(resolve(fen, text), Err(ResolveError::Ambiguous(moves)), "{text}");
}

#[track_caller]
fn forbids(fen: &str, text: &str, played: &str, fault: MoveFault) {
    let why = Refusal::Movement(IllegalMove { played: played.parse().unwrap(), fault });
    assert_eq!(resolve(fen, text), Err(ResolveError::Illegal { why }), "{text}");
}

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

#[test]
fn every_name_of_a_notation_is_read_back() {
    for notation in Notation::ALL {
        assert_eq!(notation.to_string().parse(), Ok(notation));
    }
    assert_eq!("latin".parse::<Notation>(), Err(UnknownNotation("latin".into())));
}

#[test]
fn coordinates_are_read_with_marks() {
    reads(fen::START, &["h2e2", "H2E2", "H2-E2", "h2-e2", " h2e2", "h2e2 ", "h2e2×"], "h2e2");
    forbids(fen::START, "h2e4", "h2e4", MoveFault::NotItsMove(Role::Cannon));
    forbids(fen::START, "a9a8", "a9a8", MoveFault::NotYourPiece);
}

#[test]
fn sch6_1_1_1_four_characters() {
    reads(fen::START, &["炮二平五", "砲二平五", "包2平5", "炮２平５", "炮 二 平 五", "\u{3000}炮二平五\n"], "h2e2");
    reads(fen::START, &["傌二進三", "馬二進三", "马二进三", "馮2進3", "马２进３"], "h0g2");
    reads(fen::START, &["俥一進二", "車一進二", "车1进2"], "i0i2");
    reads(fen::START, &["相三進五", "象三進五", "相3进5"], "g0e2");
    reads(fen::START, &["仕六進五", "士六进五"], "d0e1");
    reads(fen::START, &["帥五進一", "帅五进一", "將五進一", "将5进1"], "e0e1");
    reads(fen::START, &["兵七進一", "卒7进1"], "c3c4");
}

#[test]
fn sch6_1_1_1_b_files_are_counted_from_the_movers_own_right() {
    let black = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b";
    reads(black, &["馬8進7", "马8进7", "馬八進七", "傌８進７", "H8+7", "h8+7", "N8+7"], "h9g7");
    reads(black, &["砲8平5", "炮八平五"], "h7e7");
    reads(black, &["包2平5", "炮二平五"], "b7e7");
    writes(black, "h9g7", ["馬8進7", "马8进7", "H8+7", "馬87\u{332}"]);
    writes(black, "b7e7", ["包2平5", "炮2平5", "C2=5", "包25"]);
    writes(black, "e9e8", ["將5進1", "将5进1", "K5+1", "將51\u{332}"]);
}

#[test]
fn the_start_is_written_in_every_notation() {
    writes(fen::START, "i0i2", ["俥一進二", "车一进二", "R1+2", "俥12\u{332}"]);
    writes(fen::START, "h0g2", ["傌二進三", "马二进三", "H2+3", "傌23\u{332}"]);
    writes(fen::START, "h2h1", ["炮二退一", "炮二退一", "C2-1", "炮21\u{305}"]);
    writes(fen::START, "g0e2", ["相三進五", "相三进五", "E3+5", "相35\u{332}"]);
    writes(fen::START, "d0e1", ["仕六進五", "仕六进五", "A6+5", "仕65\u{332}"]);
    writes(fen::START, "e0e1", ["帥五進一", "帅五进一", "K5+1", "帥51\u{332}"]);
    writes(fen::START, "c3c4", ["兵七進一", "兵七进一", "P7+1", "兵71\u{332}"]);
}

#[test]
fn sch6_1_1_2_front_and_rear_of_two() {
    writes(PAIRS, "c7c9", ["前炮進二", "前炮进二", "C++2", "前炮2\u{332}"]);
    writes(PAIRS, "c3c2", ["後炮退一", "后炮退一", "C--1", "後炮1\u{305}"]);
    writes(PAIRS, "h7g7", ["前俥平三", "前车平三", "R+=3", "前俥3"]);
    writes(PAIRS, "e5d7", ["前傌進六", "前马进六", "H++6", "前傌6\u{332}"]);
    writes(PAIRS, "e1g0", ["後傌退三", "后马退三", "H--3", "後傌3\u{305}"]);
    writes(BLACK_PAIRS, "g2g0", ["前包進2", "前炮进2", "C++2", "前包2\u{332}"]);
    writes(BLACK_PAIRS, "b7b8", ["後車退1", "后车退1", "R--1", "後車1\u{305}"]);
    writes(BLACK_PAIRS, "e8c9", ["後馬退3", "后马退3", "H--3", "後馬3\u{305}"]);
    reads(PAIRS, &["車前平三", "俥前平三", "R+.3", "+R.3", "+R=3", "r+•3", "前R=3", "前俥＝3"], "h7g7");
    reads(PAIRS, &["炮後退一", "C--1", "-C-1", "后砲退1"], "c3c2");
}

#[test]
fn sch6_1_1_3_several_pawns_on_one_file() {
    for (labels, from) in [
        (["前前", "一兵", "前兵", "++", "1P", "Pa"], "g9"),
        (["前後", "二兵", "2P", "Pb", "P+", "前后"], "g8"),
        (["中兵", "三兵", "兵中", "3P", "P3", "Pc"], "g7"),
        (["後前", "四兵", "4P", "Pd", "P-", "后前"], "g6"),
        (["後後", "五兵", "後兵", "--", "5P", "Pe"], "g5"),
    ] {
        let m = format!("{from}f{}", &from[1..]);
        for label in labels {
            reads(FIVE, &[&format!("{label}=4")], &m);
        }
    }
    writes(FIVE, "g9f9", ["一兵平四", "一兵平四", "++=4", "1兵4"]);
    writes(FIVE, "g8f8", ["二兵平四", "二兵平四", "P+=4", "2兵4"]);
    writes(FIVE, "g7f7", ["三兵平四", "三兵平四", "P3=4", "3兵4"]);
    writes(FIVE, "g6f6", ["四兵平四", "四兵平四", "P-=4", "4兵4"]);
    writes(FIVE, "g5f5", ["五兵平四", "五兵平四", "--=4", "5兵4"]);
    writes(BLACK_FIVE, "c0d0", ["一卒平4", "一卒平4", "++=4", "1卒4"]);
    writes(BLACK_FIVE, "c4d4", ["五卒平4", "五卒平4", "--=4", "5卒4"]);
}

#[test]
fn sch6_1_1_3_four_and_three_pawns_on_one_file() {
    for (labels, from) in [
        (["前前", "一兵", "前兵", "++"], "g9"),
        (["前後", "二兵", "P+", "2P"], "g8"),
        (["後前", "三兵", "P-", "3P"], "g7"),
        (["後後", "四兵", "後兵", "--"], "g6"),
    ] {
        let m = format!("{from}h{}", &from[1..]);
        reads(FOUR, &labels.map(|label| format!("{label}平二")).each_ref().map(String::as_str), &m);
    }
    ambiguous(FOUR, "P3=2", &["g6h6", "g7h7", "g8h8", "g9h9"]);
    writes(FOUR, "g7h7", ["三兵平二", "三兵平二", "P-=2", "3兵2"]);
    writes(THREE, "g8g9", ["前兵進一", "前兵进一", "P++1", "前兵1\u{332}"]);
    writes(THREE, "g7h7", ["中兵平二", "中兵平二", "P3=2", "中兵2"]);
    writes(THREE, "g6h6", ["後兵平二", "后兵平二", "P-=2", "後兵2"]);
    writes(THREE, "e6e7", ["兵五進一", "兵五进一", "P5+1", "兵51\u{332}"]);
    reads(THREE, &["二兵平二", "P==2", "P..2", "前後平二", "後前平二", "中三平二", "二三平二", "23=2"], "g7h7");
    ambiguous(THREE, "兵三平二", &["g6h6", "g7h7", "g8h8"]);
}

#[test]
fn sch6_1_1_4_pawns_doubled_on_two_files() {
    writes(TWO_FILES, "g8f8", ["前三平四", "前三平四", "3+=4", "前34"]);
    writes(TWO_FILES, "g7f7", ["中三平四", "中三平四", "23=4", "中34"]);
    writes(TWO_FILES, "g6f6", ["後三平四", "后三平四", "3-=4", "後34"]);
    writes(TWO_FILES, "c8c9", ["前七進一", "前七进一", "7++1", "前71\u{332}"]);
    writes(TWO_FILES, "c6d6", ["後七平六", "后七平六", "7-=6", "後76"]);
    reads(TWO_FILES, &["一三平四", "13=4", "13平4", "三前平四", "+3=4", "3+.4", "前兵平四"], "g8f8");
    reads(TWO_FILES, &["二三平四", "2 3 = 4"], "g7f7");
    reads(TWO_FILES, &["三三平四", "33平4", "33 4"], "g6f6");
    reads(TWO_FILES, &["二七進一", "27+1", "後七進一", "七後進一", "二兵進一"], "c6c7");
    ambiguous(TWO_FILES, "前兵進一", &["c8c9", "g8g9"]);
    // By the federations' custom the middle one, by the other the third.
    ambiguous(TWO_FILES, "33=4", &["g6f6", "g7f7"]);
    // Some number the pawns of both files together, from the right.
    reads(TWO_FILES, &["四兵平六", "4P=6", "Pd=6"], "c8d8");
}

#[test]
fn sch6_1_2_signs_and_roc_3_3_2_signs_with_chinese_names() {
    let fen = "3k5/9/9/9/9/2n6/9/7C1/9/4K2R1 w";
    reads(fen, &["俥2 + 1", "俥二進一", "R2+1", "R2＋1", "车2+1"], "h0h1");
    reads(fen, &["炮2 = 4", "炮2•4", "炮2°4", "C2.4", "Ｃ２．４", "C2·4", "炮二．四", "炮2＝4"], "h2f2");
    let black = "3k5/9/9/9/9/2n6/9/7C1/9/4K2R1 b";
    reads(black, &["馬3 - 5", "馬3退5", "H3-5", "H3－5", "H3−5", "n3–5"], "c4e5");
}

#[test]
fn sch6_1_3_the_short_form() {
    reads(fen::START, &["炮2 5", "炮25", "C25", "c2 5", "炮二五"], "h2e2");
    reads(fen::START, &["傌2 3", "馬23\u{332}", "馬23\u{331}"], "h0g2");
    reads(fen::START, &["炮21\u{305}", "炮2 1\u{304}"], "h2h1");
    reads(fen::START, &["仕6 5"], "d0e1");
    reads(PAIRS, &["前炮5"], "c7e7");
    reads(PAIRS, &["前炮2\u{332}"], "c7c9");
    let horse = "4k4/9/9/9/7n1/9/9/9/9/3K5 b";
    ambiguous(horse, "馬8 7", &["h5g3", "h5g7"]);
    reads(horse, &["馬87\u{332}"], "h5g3");
    reads(horse, &["馬87\u{305}"], "h5g7");
}

#[test]
fn a_short_form_without_a_line_is_level_but_its_other_meanings_can_be_asked_for() {
    let text: MoveText = "前俥2".parse().unwrap();
    let fen = "3k5/9/5R3/9/9/9/9/5R3/9/4K4 w";
    assert_eq!(resolve(fen, "前俥2"), Ok("f7h7".parse().unwrap()));
    let meanings: Vec<String> = text.meanings(&position(fen)).iter().map(ToString::to_string).collect();
    assert_eq!(meanings, ["f7h7", "f7f9", "f7f5"]);
    reads(fen, &["前俥2\u{305}"], "f7f5");
    let blocked = "3k1n3/5n3/5R1P1/9/9/9/9/5R3/9/4K4 w";
    assert_eq!(resolve(blocked, "前俥2"), Ok("f7f5".parse().unwrap()));
}

#[test]
fn sch6_1_4_letters_of_either_case() {
    reads(fen::START, &["K5+1", "k5+1"], "e0e1");
    reads(fen::START, &["R1+2", "r1+2"], "i0i2");
    reads(fen::START, &["H2+3", "N2+3", "h2+3", "n2+3"], "h0g2");
    reads(fen::START, &["C2=5", "c2=5"], "h2e2");
    reads(fen::START, &["E3+5", "B3+5", "b3+5"], "g0e2");
    reads(fen::START, &["A4+5", "a4+5"], "f0e1");
    reads(fen::START, &["P7+1", "S7+1", "p7+1"], "c3c4");
}

#[test]
fn sch6_2_marks_are_kept() {
    let marks = |text: &str| text.parse::<MoveText>().unwrap().marks().to_string();
    for text in ["炮二進七", "C2+7", "h2h9", "炮27\u{332}", "炮27"] {
        assert_eq!(marks(text), "", "{text}");
        for (written, read) in
            [("×", "×"), ("x", "×"), (" X ", "×"), ("○", "○"), ("〇", "○"), ("＝", "＝"), ("=", "＝")]
        {
            assert_eq!(marks(&format!("{text}{written}")), read, "{text}{written}");
        }
        assert_eq!(marks(&format!("{text}＝○×")), "×○＝");
    }
    let all = Marks { capture: true, check: false, draw_offered: true };
    let start = Position::start();
    assert_eq!(Notation::Wxf.write_marked(&start, "h2h9".parse().unwrap(), all), "C2+7×＝");
    reads(fen::START, &["C2+7×＝", "炮二進七 ×"], "h2h9");
}

#[test]
fn advisors_and_elephants_on_one_file_need_no_place() {
    let fen = "3k5/9/9/9/9/2B6/9/3A5/9/2BAK4 w";
    writes(fen, "d0e1", ["仕六進五", "仕六进五", "A6+5", "仕65\u{332}"]);
    writes(fen, "d2e1", ["仕六退五", "仕六退五", "A6-5", "仕65\u{305}"]);
    writes(fen, "c0a2", ["相七進九", "相七进九", "E7+9", "相79\u{332}"]);
    writes(fen, "c4e2", ["相七退五", "相七退五", "E7-5", "相75\u{305}"]);
    reads(fen, &["前仕退五", "A+-5", "仕前退五"], "d2e1");
    reads(fen, &["後相進九", "E-+9"], "c0a2");
    ambiguous(fen, "仕6 5", &["d0e1", "d2e1"]);
}

#[test]
fn only_legal_moves_compete() {
    let fen = "3k5/9/9/9/7R1/9/9/9/9/4K2Rr w";
    reads(fen, &["俥二進一", "R2+1"], "h5h6");
    forbids(fen, "後俥進一", "h0h1", MoveFault::LeavesKingAttacked(point("i0")));
    ambiguous("3k5/9/9/9/7R1/9/9/9/9/4K2R1 w", "俥二進一", &["h0h1", "h5h6"]);
}

#[test]
fn a_piece_that_is_not_there_is_named() {
    let none = |fen: &str, text: &str, side, mover| {
        assert_eq!(resolve(fen, text), Err(Refusal::NoSuchPiece { side, mover }.into()), "{text}");
    };
    let number = |digit| Number::from_digit(digit);
    none(fen::START, "車二進一", Color::Red, Mover::OnFile(Role::Rook, number(2)));
    none(fen::START, "前炮平五", Color::Red, Mover::InTandem(Role::Cannon, Place::Front));
    none(fen::START, "P2+1", Color::Red, Mover::PlainPawn(number(2)));
    none(fen::START, "前三進一", Color::Red, Mover::PawnOnFile(Place::Front, number(3)));
    none(PAIRS, "中俥進一", Color::Red, Mover::InTandem(Role::Rook, Place::Middle));
    none(THREE, "四兵進一", Color::Red, Mover::InTandem(Role::Pawn, Place::Nth(number(4))));
    none(FOUR, "中兵進一", Color::Red, Mover::InTandem(Role::Pawn, Place::Middle));
    none(BLACK_PAIRS, "車1進1", Color::Black, Mover::OnFile(Role::Rook, number(1)));
    assert_eq!(resolve(fen::START, "車二進一").unwrap_err().to_string(), "red has no rook on file 2");
}

#[test]
fn the_rule_that_forbids_a_move_is_named() {
    forbids(fen::START, "馬二進四", "h0f1", MoveFault::LegBlocked(point("g0")));
    forbids(fen::START, "車一進三", "i0i3", MoveFault::OwnPieceInTheWay);
    forbids(fen::START, "車一進四", "i0i4", MoveFault::PathBlocked(Role::Rook, point("i3")));
    forbids(fen::START, "C2+5", "h2h7", MoveFault::ScreenCount(0));
    forbids(fen::START, "兵五平四", "e3f3", MoveFault::PawnSidewaysBeforeRiver);
    forbids(fen::START, "兵五退一", "e3e2", MoveFault::PawnBackward);
    forbids(fen::START, "兵五進二", "e3e5", MoveFault::NotItsMove(Role::Pawn));
    forbids(fen::START, "炮二平二", "h2h2", MoveFault::NoMove);
    forbids("4k4/9/9/9/9/9/9/9/4C4/4K4 w", "炮五平四", "e1f1", MoveFault::KingsFacing);
    forbids("3k5/9/9/9/9/2B6/9/9/4K4/9 w", "相七進五", "c4e6", MoveFault::CrossesRiver);
    for (text, role, from) in [
        ("馬二退三", Role::Horse, "h0"),
        ("馬二平三", Role::Horse, "h0"),
        ("馬二進五", Role::Horse, "h0"),
        ("炮二進八", Role::Cannon, "h2"),
    ] {
        let why = Refusal::NoSuchPoint { role, from: point(from) };
        assert_eq!(resolve(fen::START, text), Err(ResolveError::Illegal { why }), "{text}");
    }
}

#[test]
fn wrong_forms_are_refused_where_they_go_wrong() {
    let error = |text: &str| text.parse::<MoveText>().unwrap_err();
    let unexpected = |found, at, expected| NotationError::Unexpected { found, at, expected };
    assert_eq!(error(""), NotationError::Empty);
    assert_eq!(error(" \u{3000}"), NotationError::Empty);
    assert_eq!(error("炮"), NotationError::Ended { expected: Expected::Place });
    assert_eq!(error("炮二"), NotationError::Ended { expected: Expected::DirectionOrNumber });
    assert_eq!(error("炮二平"), NotationError::Ended { expected: Expected::Number });
    assert_eq!(error("天二平五"), unexpected('天', 1, Expected::Piece));
    assert_eq!(error("進炮平五"), unexpected('進', 1, Expected::Piece));
    assert_eq!(error("炮0平5"), unexpected('0', 2, Expected::Place));
    assert_eq!(error("炮炮平五"), unexpected('炮', 2, Expected::Place));
    assert_eq!(error("中中平五"), unexpected('中', 2, Expected::Place));
    assert_eq!(error("二炮平五"), unexpected('炮', 2, Expected::Pawn));
    assert_eq!(error("炮二天五"), unexpected('天', 3, Expected::DirectionOrNumber));
    assert_eq!(error("炮2\u{332}5"), unexpected('\u{332}', 3, Expected::DirectionOrNumber));
    assert_eq!(error("C+5"), unexpected('5', 3, Expected::Direction));
    assert_eq!(error("炮二平 天"), unexpected('天', 5, Expected::Number));
    assert_eq!(error("炮二平五五"), unexpected('五', 5, Expected::Mark));
    assert_eq!(error("炮2進5\u{332}"), unexpected('\u{332}', 5, Expected::Mark));
    assert_eq!(error("h2e2?"), unexpected('?', 5, Expected::Mark));
    assert_eq!(error(" H2-E2q"), unexpected('q', 7, Expected::Mark));
    assert_eq!(
        error("G5+1").to_string(),
        "`G` as character 1, expected a piece (俥 or R), a place (前 中 後) or a point like h2"
    );
}

#[test]
fn a_move_no_piece_makes_is_written_by_coordinates() {
    let start = Position::start();
    for m in ["e5e6", "h0h3", "h2g4", "h2h2", "d0d1"] {
        assert_eq!(Notation::ChineseTraditional.write(&start, m.parse().unwrap()), m);
    }
    assert_eq!(Notation::ChineseTraditional.write(&start, "i0i4".parse().unwrap()), "俥一進四");
}
