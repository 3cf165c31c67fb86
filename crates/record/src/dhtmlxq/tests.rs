use super::*;
use crate::GameResult;

fn read(text: &str) -> Vec<Result<Record, Located>> {
    let mut games = DhtmlGames::new(Text::new(text.as_bytes()));
    std::iter::from_fn(|| games.next_game()).collect()
}

fn moves(line: &crate::Line) -> String {
    line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

const PAGE: &str = "<html><body>\r\n<div>[DhtmlXQ][DhtmlXQ_title]Trial[/DhtmlXQ_title]\
    [DhtmlXQ_red]Lin &amp; Co[/DhtmlXQ_red][DhtmlXQ_result]W[/DhtmlXQ_result][DhtmlXQ_hits]7[/DhtmlXQ_hits]\
    [DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]\r\n\
    [DhtmlXQ_move_0_2_1]10221927[/DhtmlXQ_move_0_2_1][DhtmlXQ_move_1_3_2]7967[/DhtmlXQ_move_1_3_2]\
    [DhtmlXQ_comment0]before||all[/DhtmlXQ_comment0][DhtmlXQ_comment1]one[/DhtmlXQ_comment1]\
    [DhtmlXQ_comment1_2][%emt 0:00:03] two[/DhtmlXQ_comment1_2][/DhtmlXQ]</div>\
    [DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]</body></html>";

#[test]
fn a_page_may_hold_several_games() {
    let games = read(PAGE);
    assert_eq!(games.len(), 2);
    let record = games[0].as_ref().unwrap();
    assert_eq!(record.headers.get("Red"), Some("Lin & Co"));
    assert_eq!(record.headers.get("hits"), Some("7"));
    assert_eq!(record.result, GameResult::FirstWins);
    assert_eq!(moves(&record.main), "h2e2 h9g7 h0g2");
    assert_eq!(record.main.preface, ["before\nall"]);
    assert_eq!(record.main.moves[0].comments, ["one"]);
    let variation = &record.main.moves[1].variations[0];
    assert_eq!(moves(variation), "b9c7 b0c2");
    assert_eq!(variation.moves[0].comments, ["two"]);
    assert_eq!(variation.moves[0].spent, Some(std::time::Duration::from_secs(3)));
    assert_eq!(moves(&variation.moves[1].variations[0]), "h0g2");
}

#[test]
fn pieces_are_placed_and_the_first_move_tells_the_turn() {
    let placed = "9999999949999999999999999999999999999999309999999999999999999999";
    let text = format!("[DhtmlXQ_binit]{placed}[/DhtmlXQ_binit][DhtmlXQ_movelist]3031[/DhtmlXQ_movelist]");
    let record = read(&text).remove(0).unwrap();
    assert_eq!(record.start.to_string(), "3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1");
    assert_eq!(moves(&record.main), "d9d8");
}

#[test]
fn broken_games_are_named() {
    let fault = |fields: &str| read(fields).remove(0).unwrap_err().fault;
    let list = |moves: &str| format!("[DhtmlXQ_movelist]{moves}[/DhtmlXQ_movelist]");
    assert!(matches!(fault(&list("77477")), Fault::Move { .. }));
    assert!(matches!(fault(&list("9747")), Fault::Move { .. }));
    assert!(matches!(fault(&list("馬八進七")), Fault::Move { .. }));
    let stray = |name: &str| list("7747") + &format!("[DhtmlXQ_{name}]7747[/DhtmlXQ_{name}]");
    assert!(matches!(fault(&stray("move_0_3_1")), Fault::StrayVariation));
    assert!(matches!(fault(&stray("move_1_1_1")), Fault::StrayVariation));
    assert!(matches!(fault(&stray("move_7_1_1")), Fault::StrayVariation));
    assert!(matches!(fault(&stray("binit")), Fault::Truncated(_)));
    let twice = "00".repeat(32);
    assert!(matches!(fault(&format!("[DhtmlXQ_binit]{twice}[/DhtmlXQ_binit]")), Fault::Placement(0)));
}

#[test]
fn lines_within_lines_have_an_end() {
    let lines = (1..10_000).map(|id| format!("[DhtmlXQ_move_{}_1_{id}]7747", id - 1));
    let text = lines.fold("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]".to_owned(), |text, line| text + &line);
    assert!(matches!(read(&text).remove(0).unwrap_err().fault, Fault::TooDeep(_)));
}
