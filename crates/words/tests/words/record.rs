//! What is wrong with a file of games, as a user reads it.

use record::{Fault, Part, Reader, Xiangqi};
use words::{Lang, Say};

/// What is said of the first game of a text.
fn said(text: &str) -> [String; 3] {
    Lang::ALL.map(|lang| match Reader::new(text.as_bytes()) {
        Err(error) => error.fault.say(lang),
        Ok(mut reader) => match reader.next() {
            Some(Err(error)) => error.say(lang),
            other => panic!("expected a broken game, found {other:?}"),
        },
    })
}

#[test]
fn a_bad_move_is_told_with_its_place() {
    assert_eq!(
        said("[Red \"甲\"]\n\n1. 炮二平五 馬8進9\n2. 炮二平三 *\n"),
        [
            "第 1 局（第 4 行）：第 2 回合紅方「炮二平三」：紅方沒有在第 2 路的炮（包）",
            "第 1 局（第 4 行）：第 2 回合红方“炮二平三”：红方没有在第 2 路的炮",
            "game 1 (line 4): move 2 of Red, “炮二平三”: Red has no cannon on file 2",
        ]
    );
}

#[test]
fn all_faults_of_a_start_are_told() {
    assert_eq!(
        said("[FEN \"9/9/9/9/9/9/9/9/9/9 w\"]\n\n*\n"),
        [
            "第 1 局（第 1 行）：起始盤面不合法：紅方沒有將帥、黑方沒有將帥",
            "第 1 局（第 1 行）：起始局面不合法：红方没有将帅、黑方没有将帅",
            "game 1 (line 1): illegal starting position: Red has no king, Black has no king",
        ]
    );
}

#[test]
fn an_open_comment_is_told_with_its_sign() {
    let [traditional, _, english] = said("1. 炮二平五 {中炮\n");
    assert!(traditional.ends_with("註解沒有結束，應有「}」"), "{traditional}");
    assert!(english.ends_with("a comment is not closed, expected “}”"), "{english}");
}

#[test]
fn parts_of_a_file_are_named() {
    assert_eq!(
        Lang::ALL.map(|lang| Fault::<Xiangqi>::Truncated(Part::Header(1024)).say(lang)),
        [
            "檔案在檔頭（1024 位元組）中途結束",
            "文件在文件头（1024 字节）中途结束",
            "the file ends within the header (1024 bytes)"
        ]
    );
}
