use std::fs;

use crate::{answers, fails, folder, run};

const MATE_IN_ONE: &str = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";

#[test]
fn legal_moves_and_counts_of_chess() {
    answers(&run(&["moves", "--game", "chess", "--fen", "7k/8/6K1/8/8/8/8/5Q2 b"]), "h8g8\n");
    answers(&run(&["perft", "4", "--game", "chess", "--threads", "2"]), "197281\n");
    let divided = run(&["perft", "2", "--game", "chess", "--divide", "--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]);
    assert!(divided.out.ends_with("\n30\n") && divided.out.contains("e2e4: 5\n"), "{}", divided.out);
}

#[test]
fn what_is_wrong_is_said_in_three_languages() {
    let fen = "P3k3/8/8/8/8/8/8/8 w";
    for (lang, expected) in [
        ("zh-Hant", "qizheng: FEN「P3k3/8/8/8/8/8/8/8 w」不是合法盤面：\n  白方沒有王\n  兵不可能站在 a8\n"),
        ("zh-Hans", "qizheng: FEN“P3k3/8/8/8/8/8/8/8 w”不是合法局面：\n  白方没有王\n  兵不可能站在 a8\n"),
        (
            "en",
            "qizheng: the FEN “P3k3/8/8/8/8/8/8/8 w” is not a legal position:\n  White has no king\n  \
             a pawn can never stand on a8\n",
        ),
    ] {
        fails(&run(&["moves", "--game", "chess", "--fen", fen, "--lang", lang]), 1, expected);
    }
}

#[test]
fn a_mate_is_ruled_with_its_articles() {
    let told = run(&["judge", "--rules", "fide-2014", "--fen", MATE_IN_ONE, "--moves", "1. Ra8#"]);
    assert_eq!((told.code, told.err.as_str()), (Some(0), ""));
    assert!(
        told.out.contains(" ==\nAfter ply 1: White wins\nWhite wins: checkmate. Under fide-2014 art. 5.1.a, 1.2.\n")
    );
    assert!(told.out.contains("\n\n8 R . . . . . k .\n"), "{}", told.out);
    for (lang, status) in [("zh-Hant", "第 1 著後：白勝"), ("zh-Hans", "第 1 着后：白胜")] {
        let told = run(&["judge", "--rules", "fide-2014", "--fen", MATE_IN_ONE, "--moves", "Ra8#", "--lang", lang]);
        assert!(told.out.contains(status) && !told.out.contains('⟦'), "{}", told.out);
    }
}

#[test]
fn a_game_of_chess_is_recognised_as_one() {
    let folder = folder("chess-recognised");
    let file = folder.join("mate.pgn");
    let game = "[Event \"x\"]\n[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n";
    fs::write(&file, game).unwrap();
    let file = file.to_str().unwrap();
    let judged = run(&["judge", file]);
    assert!(judged.code == Some(0) && judged.out.contains("White wins: checkmate."), "{}{}", judged.out, judged.err);
    let converted = run(&["convert", file, "--to", "pgn"]);
    assert!(converted.code == Some(0) && converted.out.contains("4. Qxf7# 1-0"), "{}{}", converted.out, converted.err);
    answers(&run(&["check", file]), "files 1, games 1, moves 7, faults 0\n");
    let start = run(&["judge", "--fen", MATE_IN_ONE, "--moves", "Ra8#"]);
    assert!(start.out.contains("White wins: checkmate."), "{}{}", start.out, start.err);
}

#[test]
fn the_data_keep_to_the_contract() {
    let moves = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    let told = run(&["judge", "--rules", "fide-2014", "--moves", moves, "--format", "json"]);
    let data: serde_json::Value = serde_json::from_str(&told.out).unwrap();
    assert_eq!((data["rules"].as_str(), data["status"].as_str()), (Some("fide-2014"), Some("ongoing")));
    assert_eq!(data["repetition"]["occurrences"], 3);
    assert_eq!(data["repetition"]["window"], serde_json::json!([0, 8]));
    assert_eq!(data["repetition"]["action"], "claim");
    assert_eq!(data["repetition"]["articles"], serde_json::json!(["5.2.d"]));
    assert_eq!(data["natural_limit"]["count"], 8);
    let due = serde_json::json!([{"ply": 8, "action": "claim", "if_continued": "draw", "window": [0, 8]}]);
    assert_eq!((&data["due"], &data["assumed"]), (&due, &serde_json::json!([])));
    assert_eq!((data["ending"].is_null(), data["dead"]["answer"].as_str()), (true, Some("alive")));
}

#[test]
fn a_forbidden_move_is_refused_with_its_articles() {
    fails(
        &run(&["judge", "--rules", "fide-2014", "--moves", "e4 e5 e4e5"]),
        1,
        "qizheng: ply 3: e4e5 is illegal: the pawn is blocked on e5 [fide-2014 art. 3.7.a, 3.7.c, 3.10.b]\n  \
         the 2 moves before it are legal\n",
    );
}

#[test]
fn a_flag_that_fell_is_ruled() {
    let judge = |fen: &str| run(&["judge", "--rules", "fide-2014", "--fen", fen, "--flag", "white"]);
    let drawn = judge("8/8/4k3/8/8/3K4/3P4/8 w - - 0 1");
    assert!(drawn.out.contains("draw: flag fall. Under fide-2014 art. 6.9."), "{}", drawn.out);
    let lost = judge("8/8/4k1r1/8/8/3K4/3P4/8 w - - 0 1");
    assert!(lost.out.contains("Black wins: flag fall. Under fide-2014 art. 6.9."), "{}", lost.out);
    fails(&run(&["judge", "--rules", "roc-113", "--flag", "white"]), 2, "qizheng: --flag needs --rules fide-2014\n");
}

#[test]
fn a_file_of_chess_is_known_as_one_whatever_book_is_named() {
    let file = folder("chess-by-name").join("game.pgn");
    fs::write(&file, "[White \"W\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n").unwrap();
    let file = file.to_str().unwrap();
    let named = run(&["judge", file, "--rules", "roc-113"]);
    fails(&named, 2, "qizheng: this is a game of chess, expected --rules fide-2014\n");
    assert!(run(&["judge", file]).out.contains("White wins: checkmate"), "the book need not be named");
}

#[test]
fn books_of_two_games_are_not_mixed() {
    fails(
        &run(&["judge", "--rules", "fide-2014,roc-113"]),
        2,
        "qizheng: the rulebooks belong to two different games, expected rulebooks of Xiangqi, or fide-2014 alone\n",
    );
    fails(
        &run(&["judge", "--rules", "fide-2014", "--limit", "100"]),
        2,
        "qizheng: --limit cannot be used with --rules fide-2014\n",
    );
}

#[test]
fn files_of_chess_are_judged_converted_and_checked() {
    let file = folder("chess").join("games.pgn");
    fs::write(&file, "[White \"Lin\"]\n[Result \"0-1\"]\n\n1. f3 e5 (1... d5) 2. g4 Qh4# 0-1\n\n1. e4 Nf9 *\n")
        .unwrap();
    let path = file.to_str().unwrap();
    let fault = format!(
        "qizheng: {path}: game 2 (line 6): move 1 of Black, “Nf9”: not a move: “9” as character 3, expected a square like \
         e4\nqizheng: 1 fault\n"
    );
    let judged = run(&["judge", path, "--rules", "fide-2014", "--format", "json"]);
    assert_eq!((judged.code, judged.err.as_str()), (Some(1), fault.as_str()));
    assert!(judged.out.starts_with("[{") && judged.out.contains("\"status\":\"black_wins\""), "{}", judged.out);
    let converted = run(&["convert", path, "--game", "chess", "--to", "pgn", "--notation", "fide-long"]);
    assert!(converted.out.contains("1. f2-f3 e7-e5 (1... d7-d5) 2. g2-g4 Qd8-h4# 0-1\n"), "{}", converted.out);
    let checked = run(&["check", path, "--game", "chess"]);
    assert_eq!((checked.code, checked.out.as_str()), (Some(1), "files 1, games 1, moves 5, faults 1\n"));
    fails(
        &run(&["convert", path, "--game", "chess", "--to", "tsv"]),
        2,
        "qizheng: invalid value “tsv” for --to <FORMAT>, expected pgn\n",
    );
    fails(
        &run(&["convert", path, "--game", "chess", "--to", "pgn", "--notation", "wxf"]),
        2,
        "qizheng: invalid value “wxf” for --notation <NOTATION>, expected uci, san, fide, fide-long\n",
    );
}
