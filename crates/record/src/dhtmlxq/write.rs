//! Writing `DhtmlXQ`.

use std::fmt::Write as _;

use xiangqi::{Move, Point, Setup};

use super::fields::escape;
use super::{BLOCK_END, BLOCK_START};
use crate::{GameResult, Line, Played, Record, Tag, comment, set};

/// One game, a field a line.
pub(crate) fn write(record: &Record) -> String {
    let mut writer = DhtmlxqText { text: format!("{BLOCK_START}\n"), comments: String::new(), lines: 0 };
    for (name, value) in record.headers.iter() {
        writer.field(&field_name(name), value);
    }
    writer.field("result", result_word(record.result));
    writer.field("endtype", record.reason.as_deref().unwrap_or(""));
    let placed = set::points(&record.start.board).map(|point| point.map_or(['9', '9'], pair));
    writer.field("binit", &placed.iter().flatten().collect::<String>());
    if record.start != Setup::start() {
        writer.field("fen", &record.start.to_string());
    }
    writer.line(&record.main, "movelist", 0, 1);
    let DhtmlxqText { mut text, comments, .. } = writer;
    text.push_str(&comments);
    writeln!(text, "{BLOCK_END}").expect("a string takes any text");
    text
}

struct DhtmlxqText {
    text: String,
    comments: String,
    /// How many lines beside the main one have been begun.
    lines: u32,
}

impl DhtmlxqText {
    fn field(&mut self, name: &str, value: &str) {
        push(&mut self.text, name, value);
    }

    fn comment(&mut self, line: u32, ply: usize, value: &str) {
        let name = if line == 0 { format!("comment{ply}") } else { format!("comment{line}_{ply}") };
        push(&mut self.comments, &name, value);
    }

    /// Writes a line that begins at a ply, then those that leave it.
    fn line(&mut self, line: &Line, name: &str, id: u32, first: usize) {
        let moves: String = line.iter().map(|&m| digits(m)).collect();
        push(&mut self.text, name, &moves);
        self.comment(id, first - 1, &line.preface.join("\n"));
        for (ply, played) in (first..).zip(&line.moves) {
            self.comment(id, ply, &comment::joined(played));
            self.variations(played, id, ply);
        }
    }

    fn variations(&mut self, played: &Played, parent: u32, ply: usize) {
        for variation in &played.variations {
            self.lines += 1;
            let id = self.lines;
            self.line(variation, &format!("move_{parent}_{ply}_{id}"), id, ply);
        }
    }
}

/// Writes a field, unless it says nothing.
fn push(text: &mut String, name: &str, value: &str) {
    if !value.trim().is_empty() {
        writeln!(text, "[DhtmlXQ_{name}]{}[/DhtmlXQ_{name}]", escape(value)).expect("a string takes any text");
    }
}

/// The field that holds a header; names the format keeps for itself get a line before them.
fn field_name(name: &str) -> String {
    let known = match Tag::named(name) {
        Some(Tag::Site) => "place",
        Some(Tag::Board) => "table",
        Some(Tag::RedElo) => "redrating",
        Some(Tag::BlackElo) => "blackrating",
        Some(Tag::TimeControl) => "timerule",
        Some(Tag::Opening) => "open",
        Some(Tag::Annotator) => "remark",
        Some(tag) => return tag.name().to_ascii_lowercase(),
        None => "",
    };
    if !known.is_empty() {
        return known.to_owned();
    }
    let name: String = name.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect();
    let own = ["move", "comment", "binit"].iter().any(|own| name.starts_with(own));
    if own || name.is_empty() { format!("_{name}") } else { name }
}

fn result_word(result: GameResult) -> &'static str {
    match result {
        GameResult::FirstWins => "红胜",
        GameResult::SecondWins => "黑胜",
        GameResult::Draw => "和棋",
        GameResult::BothLose => "双负",
        GameResult::Unknown => "未知",
    }
}

fn pair(point: Point) -> [char; 2] {
    [(b'0' + point.file() as u8).into(), (b'0' + point.rank().flipped() as u8).into()]
}

fn digits(m: Move) -> String {
    [m.from, m.to].into_iter().flat_map(pair).collect()
}
