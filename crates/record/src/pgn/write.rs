//! Writing PGN.

use std::fmt::Write as _;

use super::tags::is_whole_tag;
use crate::{GameResult, Line, Played, RecordOf, Sport, Tag, comment};

/// Where lines are broken between two words.
const WIDTH: usize = 80;

/// One game with its tags. It starts from this position, and its moves are legal.
pub(crate) fn write<G: Sport>(record: &RecordOf<G>, start: &G::Position, notation: G::Notation) -> String {
    let mut text = tags::<G>(record, notation);
    text.push('\n');
    text.push_str(&movetext::<G>(record, start, notation));
    text.push('\n');
    text
}

fn tags<G: Sport>(record: &RecordOf<G>, notation: G::Notation) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let name: String = name.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect();
        let name = if name.is_empty() { "_" } else { &name };
        let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(char::is_control, " ");
        writeln!(text, "[{name} \"{value}\"]").expect("a string takes any text");
    };
    for (name, value) in record.headers.iter() {
        tag(name, value);
    }
    tag(Tag::Result.name(), record.result.token());
    if let Some(reason) = &record.reason {
        tag(Tag::Termination.name(), reason);
    }
    if let Some(format) = G::format_tag(notation) {
        tag(Tag::Format.name(), format);
    }
    if record.start != G::start() {
        tag(Tag::SetUp.name(), "1");
        tag(Tag::Fen.name(), &record.start.to_string());
    }
    text
}

/// The moves with everything hung upon them, and the result.
pub(crate) fn movetext<G: Sport>(record: &RecordOf<G>, start: &G::Position, notation: G::Notation) -> String {
    let first_number = G::move_number(&record.start);
    let mut writer = PgnText::<G> { words: Words::default(), notation, first_number };
    let first_ply = u32::from(!G::is_first(G::turn(start)));
    writer.line(&record.main, start.clone(), first_ply);
    // What would be read as a move stands among the tags alone.
    let token = record.result.token();
    let plain = G::result(token) == Some(record.result);
    writer.words.push(if plain { token } else { GameResult::Unknown.token() });
    writer.words.text.push('\n');
    writer.words.text
}

struct PgnText<G: Sport> {
    words: Words,
    notation: G::Notation,
    first_number: u32,
}

impl<G: Sport> PgnText<G> {
    /// Writes a line that begins at a ply, the first player's being even.
    fn line(&mut self, line: &Line<G::Move>, mut position: G::Position, mut ply: u32) {
        for comment in &line.preface {
            self.comment(comment);
        }
        let mut numbered = false;
        for played in &line.moves {
            let first = G::is_first(G::turn(&position));
            if first || !numbered {
                let dots = if first { "." } else { "..." };
                self.words.push(&format!("{}{dots}", self.first_number.saturating_add(ply / 2)));
            }
            self.words.push(&G::write(self.notation, &position, played.m, played.draw_offered));
            numbered = !self.annotations(played, &position, ply);
            G::make(&mut position, played.m);
            ply += 1;
        }
    }

    /// Writes what is hung upon a move; whether there was anything.
    fn annotations(&mut self, played: &Played<G::Move>, before: &G::Position, ply: u32) -> bool {
        for nag in &played.nags {
            self.words.push(&nag.to_string());
        }
        let clock = comment::clock_commands(played);
        if !clock.is_empty() {
            self.comment(&clock);
        }
        for comment in &played.comments {
            self.comment(comment);
        }
        for variation in &played.variations {
            self.words.open();
            self.line(variation, before.clone(), ply);
            self.words.close();
        }
        !(clock.is_empty() && played.comments.is_empty() && played.variations.is_empty())
    }

    /// Writes a comment. PGN has no way to write a closing brace within it: a full-width one stands for it; and so for the
    /// bracket of a line that would be taken for the first tag of another game.
    fn comment(&mut self, text: &str) {
        let line = |line: &str| if is_whole_tag(line) { line.replacen('[', "［", 1) } else { line.to_owned() };
        let lines: Vec<String> = text.replace('}', "｝").split('\n').map(line).collect();
        self.words.push(&format!("{{{}}}", lines.join("\n")));
    }
}

/// Words with a space or a line's end between them.
#[derive(Default)]
struct Words {
    text: String,
    column: usize,
    opened: bool,
}

impl Words {
    fn push(&mut self, word: &str) {
        let width = word.chars().count();
        if !self.opened && self.column > 0 {
            let fits = self.column + width < WIDTH;
            self.text.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.text.push_str(word);
        self.column += width;
        self.opened = false;
    }

    fn open(&mut self) {
        self.push("(");
        self.opened = true;
    }

    fn close(&mut self) {
        self.opened = true;
        self.push(")");
    }
}
