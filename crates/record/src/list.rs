//! Plain lists: moves in any notation, with or without numbers, a FEN line before them where they need one.
//!
//! A game ends with its result, at an empty line, at the FEN of the next, or where the numbers begin again at 1. An
//! empty line within numbered moves ends nothing. Comments and variations are read as in PGN, and not written.

use xiangqi::notation::Notation;
use xiangqi::{Position, Setup};

use crate::chunks::{Layout, TextGames};
use crate::movetext::{self, Ends};
use crate::{Headers, Line, Played, Record, Tag, pgn};

/// The games of a list.
pub(crate) type ListGames<'r> = TextGames<'r, ListLayout>;

/// What was seen of a game.
#[derive(Default)]
pub(crate) struct ListLayout {
    begun: bool,
    moves: bool,
    after_blank: bool,
}

impl Layout for ListLayout {
    const ENDS: Ends = Ends::AtNumberOne;

    fn ends_before(&self, line: &str) -> bool {
        let parted = self.moves && self.after_blank && !line.trim().is_empty() && !continues(line);
        self.begun && is_fen(line) || parted
    }

    fn take(&mut self, line: &str) {
        self.after_blank = line.trim().is_empty();
        self.begun |= !self.after_blank;
        self.moves |= !self.after_blank && !is_fen(line);
    }

    fn head(text: &str) -> (Headers, usize) {
        let mut headers = Headers::default();
        let body = text.trim_start();
        if !is_fen(body) {
            return (headers, 0);
        }
        let line = body.split('\n').next().unwrap_or(body);
        headers.push(Tag::Fen.name(), bare_fen(line).trim_end());
        (headers, text.len() - body.len() + line.len())
    }
}

/// Whether a text begins with a FEN.
pub(crate) fn is_fen(line: &str) -> bool {
    let placement = bare_fen(line).split_whitespace().next().unwrap_or("");
    placement.bytes().filter(|&byte| byte == b'/').count() == 9
}

/// The FEN of a line, without the word before it.
fn bare_fen(line: &str) -> &str {
    let line = line.trim_start();
    match line.get(..3) {
        Some(word) if word.eq_ignore_ascii_case("fen") => line[3..].trim_start_matches([':', '：', ' ', '=']),
        _ => line,
    }
}

/// Whether a line after an empty one goes on with the game: it begins with the number of a later move.
fn continues(line: &str) -> bool {
    matches!(movetext::number(line.trim_start()), Some((Some(number), _)) if number > 1)
}

/// One game: its FEN unless it starts where games start, its main line, its result.
pub(crate) fn write(record: &Record, start: &Position, notation: Notation) -> String {
    let mut text = String::new();
    if record.start != Setup::start() {
        text.push_str(&record.start.to_string());
        text.push('\n');
    }
    let bare = Record { main: bare_line(&record.main), result: record.result, ..Record::new(record.start.clone()) };
    text.push_str(&pgn::write_movetext::<crate::Xiangqi>(&bare, start, notation));
    text.push('\n');
    text
}

/// The moves alone, with the draws offered.
fn bare_line(line: &Line) -> Line {
    let moves = line.moves.iter();
    let bare = moves.map(|played| Played { draw_offered: played.draw_offered, ..Played::new(played.m) });
    Line { preface: Vec::new(), moves: bare.collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Fault;
    use crate::games::{Games, Located};
    use crate::text::Text;

    fn read(text: &str) -> Vec<Result<Record, Located>> {
        let mut games = ListGames::new(Text::new(text.as_bytes()));
        std::iter::from_fn(|| games.next_game()).collect()
    }

    fn lengths(text: &str) -> Vec<usize> {
        read(text).iter().map(|game| game.as_ref().unwrap().main.moves.len()).collect()
    }

    #[test]
    fn games_end_where_they_show_it() {
        assert_eq!(lengths("h2e2 h9g7\nh0g2"), [3]);
        assert_eq!(lengths("h2e2 h9g7\n\nh2e2"), [2, 1]);
        assert_eq!(lengths("1. h2e2 h9g7\n\n2. h0g2\n\n1. h2e2"), [3, 1]);
        assert_eq!(lengths("1. h2e2 h9g7 2. h0g2 1. h2e2"), [3, 1]);
        assert_eq!(lengths("h2e2 1-0 h2e2 h9g7 0-1"), [1, 2]);
        assert_eq!(lengths("\n\n"), [0; 0]);
    }

    #[test]
    fn a_fen_line_begins_a_game() {
        let fen = "3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1";
        let text = format!("h2e2\n{fen}\nd9d8 1/2-1/2\nFEN: {fen}\n\nd9d8\n{fen}\n");
        assert_eq!(lengths(&text), [1, 1, 1, 0]);
        let games = read(&text);
        assert_eq!(games[1].as_ref().unwrap().start.to_string(), fen);
        assert!(games[1].as_ref().unwrap().headers.is_empty());
    }

    #[test]
    fn a_broken_game_is_named_and_the_next_is_read() {
        let games = read("h2e2\nhello\n\nh2e2");
        assert!(matches!(&games[0], Err(Located { line: Some(2), fault: Fault::Move { .. } })));
        assert!(games[1].is_ok());
    }
}
