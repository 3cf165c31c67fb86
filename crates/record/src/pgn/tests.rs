use super::*;
use crate::Record;
use crate::error::Fault;
use crate::games::{Games, Located, MAX_GAME};
use crate::text::Text;

fn read(text: &str) -> Vec<Result<Record, Located>> {
    let mut games = PgnGames::new(Text::new(text.as_bytes()));
    std::iter::from_fn(|| games.next_game()).collect()
}

fn moves(game: &Result<Record, Located>) -> Vec<String> {
    game.as_ref().unwrap_or_else(|fault| panic!("{fault:?}")).main.iter().map(ToString::to_string).collect()
}

#[test]
fn games_are_told_apart_by_their_tags() {
    let games = read("[Red \"a\"]\n\n1. h2e2 h9g7\n\n[Red \"b\"]\n[Black \"c\"]\n1. 炮二平五 1-0\n");
    assert_eq!(games.len(), 2);
    assert_eq!(moves(&games[0]), ["h2e2", "h9g7"]);
    let second = games[1].as_ref().unwrap();
    assert_eq!(second.headers.get("Black"), Some("c"));
    assert_eq!(second.result, crate::GameResult::FirstWins);
}

#[test]
fn games_are_told_apart_by_their_results() {
    let games = read("1. h2e2 1-0\n1. c3c4 g6g5 0-1 1. b2e2 *");
    assert_eq!(games.iter().map(moves).map(|m| m.len()).collect::<Vec<_>>(), [1, 2, 1]);
}

#[test]
fn a_tag_in_a_comment_begins_no_game() {
    let mut games = read("1. h2e2 {a} h9g7 *");
    let mut game = games.remove(0).unwrap();
    game.main.moves[0].comments = vec!["a\n[Event \"b\"]\n\nc".to_owned()];
    let mut written = Vec::new();
    crate::write(crate::Format::Pgn, xiangqi::notation::Notation::Iccs, [&game], &mut written).unwrap();
    let again = read(std::str::from_utf8(&written).unwrap());
    assert_eq!(again.len(), 1);
    assert_eq!(moves(&again[0]), ["h2e2", "h9g7"]);
    assert_eq!(again[0].as_ref().unwrap().main.moves[0].comments, ["a\n［Event \"b\"]\n\nc"]);
}

#[test]
fn games_without_moves_are_told_apart() {
    let games = read("[Event \"a\"]\n[Result \"1-0\"]\n\n[Event \"b\"]\n\n[Site \"c\"]\n\n1. h2e2\n");
    let events: Vec<_> = games.iter().map(|game| game.as_ref().unwrap().headers.get("Event").unwrap()).collect();
    assert_eq!(events, ["a", "b"]);
    assert_eq!(games[1].as_ref().unwrap().headers.get("Site"), Some("c"));
}

#[test]
fn tags_and_moves_may_share_a_line() {
    let games = read("[Red \"a\"] 1. h2e2 h9g7\n[Red \"b\"][Black \"c\"] 1. c3c4");
    assert_eq!(games.iter().map(moves).map(|m| m.len()).collect::<Vec<_>>(), [2, 1]);
}

#[test]
fn a_broken_game_is_named_and_the_next_is_read() {
    let games = read("[Red \"a\"]\n\n1. h2e2 h9g7\n2. h0g1 x\n\n[Red \"b\"]\n\n1. h2e2\n");
    let Err(Located { line: Some(4), fault: Fault::Move { bad, before } }) = &games[0] else {
        panic!("{:?}", games[0]);
    };
    assert_eq!((bad.number, bad.text.as_str()), (2, "h0g1"));
    assert_eq!(
        (before.main.moves.len(), before.headers.tag(crate::Tag::Red)),
        (2, Some("a")),
        "what stands before it is kept"
    );
    assert_eq!(moves(&games[1]), ["h2e2"]);
}

#[test]
fn a_comment_that_never_ends_costs_one_game() {
    let games = read("[Red \"a\"]\n\n1. h2e2 {oh\n\n[Red \"b\"]\n\n1. h2e2\n");
    assert!(matches!(&games[0], Err(Located { line: Some(3), fault: Fault::OpenComment })));
    assert_eq!(moves(&games[1]), ["h2e2"]);
}

#[test]
fn brackets_within_a_comment_begin_no_game() {
    let games = read("[Red \"a\"]\n\n1. h2e2 {see\n[Red \"x\"]\n[%clk 0:00:09]} h9g7\n");
    assert_eq!(games.len(), 1);
    assert_eq!(moves(&games[0]), ["h2e2", "h9g7"]);
    assert_eq!(games[0].as_ref().unwrap().main.moves[0].comments, ["see\n[Red \"x\"]"]);
}

#[test]
fn a_game_may_start_anywhere() {
    let games = read(
        "[FEN \"4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 3 40\"]\n40... e9f9 *\n[FEN \"9 w\"]\n*\n[FEN \"9/9/9/9/9/9/9/9/9/9 w\"]\n*",
    );
    let record = games[0].as_ref().unwrap();
    assert_eq!((record.start.move_number, record.start.quiet_plies), (40, 3));
    assert!(record.headers.is_empty());
    assert!(matches!(&games[1], Err(Located { fault: Fault::Fen { .. }, .. })));
    assert!(matches!(&games[2], Err(Located { fault: Fault::Setup(_), .. })));
}

#[test]
fn the_field_says_which_way_ranks_are_counted() {
    let fen = "3k5/9/9/4R4/4R4/9/9/9/9/4K4 w - - 0 1";
    let game = |format: &str| format!("[FEN \"{fen}\"]\n{format}1. e6d6 *");
    assert_eq!(moves(&read(&game(""))[0]), ["e6d6"]);
    assert_eq!(moves(&read(&game("[Format \"UCI\"]\n"))[0]), ["e5d5"]);
}

#[test]
fn a_game_past_all_size_is_left_out() {
    let text = format!("[Red \"a\"]\n{{{}}}\n\n[Red \"b\"]\n1. h2e2", "x\n".repeat(MAX_GAME));
    let games = read(&text);
    assert!(matches!(&games[0], Err(Located { line: Some(1), fault: Fault::TooLarge { .. } })));
    assert_eq!(moves(&games[1]), ["h2e2"]);
}
