//! What is wrong with a written move, as a user reads it.

use words::{Lang, Say};
use xiangqi::Position;
use xiangqi::notation::MoveText;

/// What is said of a text at the start of a game.
fn said(text: &str) -> [String; 3] {
    Lang::ALL.map(|lang| match text.parse::<MoveText>() {
        Err(error) => error.say(lang),
        Ok(written) => match written.resolve(&Position::start()) {
            Err(error) => error.say(lang),
            Ok(m) => panic!("{text} is the legal move {m}"),
        },
    })
}

#[test]
fn a_text_that_is_no_move_is_explained() {
    assert_eq!(
        said("炮二x五"),
        [
            "第 3 字是「x」，應為：進退平（或 + - =），或 1 至 9 的數字",
            "第 3 字是“x”，应为：进退平（或 + - =），或 1 至 9 的数字",
            "“x” as character 3, expected a direction (進 退 平 or + - =) or a number from 1 to 9",
        ]
    );
    assert_eq!(
        said("炮二平"),
        [
            "太早結束，應再寫：1 至 9 的數字",
            "太早结束，应再写：1 至 9 的数字",
            "incomplete, expected a number from 1 to 9",
        ]
    );
}

#[test]
fn a_move_of_a_piece_that_is_not_there_is_explained() {
    assert_eq!(said("俥五進一"), ["紅方沒有在第 5 路的車（俥）", "红方没有在第 5 路的车", "Red has no rook on file 5"]);
    assert_eq!(
        said("前炮進一"),
        [
            "紅方沒有同路並列而位於前的炮（包）",
            "红方没有同路并列而位于前的炮",
            "Red has no cannon (in front, with another on the same file)",
        ]
    );
}

#[test]
fn an_illegal_move_is_explained_by_its_rule() {
    assert_eq!(
        said("馬二進四"),
        ["h0f1 不合法：g0 絆住馬腳", "h0f1 不合法：g0 别住马腿", "h0f1 is illegal: the horse's leg on g0 is blocked"]
    );
}
