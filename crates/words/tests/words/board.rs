//! What is wrong with a set-up or a move, as a user reads it.

use words::{Lang, Say};
use xiangqi::notation::fen::FenError;
use xiangqi::{Color, MoveFault, Piece, Position, Role, Setup, SetupFault};

#[track_caller]
fn check(thing: &impl Say, [traditional, simplified, english]: [&str; 3]) {
    assert_eq!(Lang::ALL.map(|lang| thing.say(lang)), [traditional, simplified, english]);
}

#[track_caller]
fn faults(fen: &str) -> Vec<SetupFault> {
    fen.parse::<Setup>().expect("the FEN can be read").faults()
}

#[test]
fn every_fault_of_a_set_up_has_its_words() {
    let found = faults("4k4/9/9/9/9/4R4/9/4P4/4PRR2/9 w");
    assert_eq!(found.len(), 4, "{found:?}");
    check(&found[0], ["紅方沒有將帥", "红方没有将帅", "Red has no king"]);
    check(&found[1], ["紅俥共 3 枚，一副棋只有 2 枚", "红车共 3 枚，一副棋只有 2 枚", "3 × red rook, a set holds 2"]);
    check(&found[2], ["紅兵不可能站在 e1", "红兵不可能在 e1", "a red pawn can never stand on e1"]);
}

#[test]
fn a_check_out_of_turn_names_the_side_and_the_checkers() {
    let found = faults("4k4/9/3N1N3/9/9/9/9/9/9/3K5 w");
    let [fault] = found[..] else { panic!("expected one fault, found {found:?}") };
    check(
        &fault,
        [
            "還沒輪到黑方走棋，黑方卻正被將軍（來自 d7、f7）",
            "还没轮到黑方走棋，黑方却正被将军（来自 d7、f7）",
            "Black is in check (from d7, f7) but it is not its turn",
        ],
    );
}

#[test]
fn a_fen_that_cannot_be_read_is_explained() {
    let error = "9/9".parse::<Setup>().unwrap_err();
    assert_eq!(error, FenError::RankCount(2));
    check(
        &error,
        [
            "棋子部分以「/」分出 2 條橫線，應為 10 條",
            "棋子部分以“/”分出 2 条横线，应为 10 条",
            "the placement has 2 ranks separated by “/”, expected 10",
        ],
    );
}

#[test]
fn an_illegal_move_is_explained() {
    let error = Position::start().play("e0e0".parse().unwrap()).unwrap_err();
    check(
        &error,
        [
            "e0e0 不合法：起點與終點相同",
            "e0e0 不合法：起点与终点相同",
            "e0e0 is illegal: the move ends where it begins",
        ],
    );
    check(
        &MoveFault::NotItsMove(Role::Elephant),
        ["象（相）不是這樣走的", "象（相）不是这样走的", "this is not how the elephant moves"],
    );
}

#[test]
fn pieces_are_named_as_they_are_printed() {
    for color in Color::ALL {
        for role in Role::ALL {
            let piece = Piece { color, role };
            assert!(piece.say(Lang::ZhHant).ends_with(piece.glyph()), "{}", piece.say(Lang::ZhHant));
            assert_eq!(piece.say(Lang::En), format!("{color} {role}"));
        }
    }
}
