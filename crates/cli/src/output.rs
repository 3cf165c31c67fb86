//! Where answers go: to standard output or to a file, and to a terminal only what it can show.

use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anstream::{AutoStream, ColorChoice};
use anstyle::Style;
use clap::builder::StyledStr;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::failure::Failure;

/// What headings look like.
const HEADING: Style = Style::new().bold();

/// How much is kept of a line until its end is seen.
const LONGEST_LINE: usize = 1 << 16;

/// How much is looked at before anything is shown: what is no text shows itself so by then.
const BEGINNING: usize = 1 << 10;

/// Where the answer of a command goes.
pub struct Output {
    to: BufWriter<Box<dyn Write>>,
    /// The file that is being written, and the name it is to have.
    file: Option<(PathBuf, PathBuf)>,
    /// Whether it is shown on a terminal.
    terminal: bool,
    /// Whether it is shown with colours.
    coloured: bool,
    /// How wide the lines of prose may be, if they are wrapped.
    width: Option<usize>,
    /// Whether the beginning was seen to be text.
    begun: bool,
    /// What was written since the last end of a line, if it is shown.
    line: Vec<u8>,
}

/// What is no text cannot be shown on a terminal.
#[derive(Debug)]
pub struct NotText;

impl std::fmt::Display for NotText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not text")
    }
}

impl std::error::Error for NotText {}

impl Output {
    /// Answers to a file, or to standard output without one. A file has its name once all is written, so that it may
    /// be one that is read.
    pub fn open(file: Option<&Path>) -> io::Result<Self> {
        let Some(path) = file else { return Ok(Self::standard()) };
        let mut name = std::ffi::OsString::from(".");
        name.push(path.file_name().ok_or(io::ErrorKind::IsADirectory)?);
        name.push(".part");
        let part = path.with_file_name(name);
        let to: Box<dyn Write> = Box::new(File::create(&part)?);
        let file = Some((part, path.to_owned()));
        Ok(Self { file, ..Self::to(to) })
    }

    fn standard() -> Self {
        let terminal = io::stdout().is_terminal();
        let coloured = is_coloured(AutoStream::choice(&io::stdout()));
        Self { terminal, coloured, ..Self::to(Box::new(io::stdout().lock())) }
    }

    fn to(to: Box<dyn Write>) -> Self {
        let to = BufWriter::new(to);
        Self { to, file: None, terminal: false, coloured: false, width: None, begun: false, line: Vec::new() }
    }

    /// Wraps the lines of an answer in prose to the width of the terminal, if it is shown on one.
    pub fn wrap(&mut self) {
        let width = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
        self.width = width.filter(|_| self.terminal);
    }

    /// Writes text of ours, in colours where they are shown.
    pub fn styled(&mut self, text: &StyledStr) -> io::Result<()> {
        self.show_rest()?;
        if self.coloured { write!(self.to, "{}", text.ansi()) } else { write!(self.to, "{text}") }
    }

    /// Ends the answer. A file without an answer is not made.
    pub fn close(mut self, answered: Result<(), Failure>) -> Result<(), Failure> {
        let flushed = self.flush().map_err(Failure::from);
        if let Some((part, path)) = &self.file {
            // What is wrong with some of the games does not take the others back.
            if flushed.is_ok() && matches!(answered, Ok(()) | Err(Failure::Input(_))) {
                fs::rename(part, path)?;
            } else {
                fs::remove_file(part)?;
            }
        }
        answered.and(flushed)
    }

    /// Looks at the beginning: nothing of what is no text is shown on a terminal.
    fn begin(&mut self) -> io::Result<()> {
        let broken = std::str::from_utf8(&self.line).is_err_and(|error| error.error_len().is_some());
        if self.terminal && (broken || self.line.contains(&0)) {
            self.line.clear();
            return Err(not_text());
        }
        self.begun = true;
        Ok(())
    }

    /// Shows the lines that are complete.
    fn show_lines(&mut self) -> io::Result<()> {
        let end = self.line.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let rest = self.line.split_off(end);
        let lines = std::mem::replace(&mut self.line, rest);
        lines.split_inclusive(|byte| *byte == b'\n').try_for_each(|line| self.show(line))?;
        if self.line.len() > LONGEST_LINE { self.show_rest() } else { Ok(()) }
    }

    /// Shows what was written since the last end of a line.
    fn show_rest(&mut self) -> io::Result<()> {
        if !self.begun {
            self.begin()?;
            self.show_lines()?;
        }
        let rest = std::mem::take(&mut self.line);
        if rest.is_empty() { Ok(()) } else { self.show(&rest) }
    }

    /// Shows a line.
    fn show(&mut self, line: &[u8]) -> io::Result<()> {
        match std::str::from_utf8(line) {
            Ok(text) if !text.contains('\0') => {
                let heading = self.coloured && text.starts_with("==") && text.trim_end().ends_with("==");
                let shown = self.width.map_or_else(|| shown(text), |width| wrapped(&shown(text), width));
                if heading {
                    let (words, end) = shown.split_at(shown.trim_end().len());
                    write!(self.to, "{HEADING}{words}{HEADING:#}{end}")
                } else {
                    self.to.write_all(shown.as_bytes())
                }
            }
            _ if self.terminal => Err(not_text()),
            _ => self.to.write_all(line),
        }
    }
}

fn not_text() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, NotText)
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !(self.terminal || self.coloured) {
            return self.to.write(bytes);
        }
        self.line.extend_from_slice(bytes);
        if !self.begun {
            if self.line.len() < BEGINNING {
                return Ok(bytes.len());
            }
            self.begin()?;
        }
        self.show_lines()?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.show_rest()?;
        self.to.flush()
    }
}

/// A line of prose on lines of a width, broken between words, those after the first set in as far as the text of the first;
/// as it is if it is data or a row of a table.
fn wrapped(line: &str, width: usize) -> String {
    let text = line.trim_end();
    let gaps = text.trim_start().split("  ").filter(|part| !part.trim().is_empty()).count();
    if text.width() <= width || gaps > 2 || text.starts_with(['{', '[']) {
        return line.to_owned();
    }
    let margin = margin(text).min(width / 2);
    let (mut told, mut filled) = (String::new(), 0);
    for word in words(text) {
        if filled + word.trim_end().width() > width && filled > margin {
            told.truncate(told.trim_end().len());
            told.push('\n');
            told += &" ".repeat(margin);
            filled = margin;
        }
        told += word;
        filled += word.width();
    }
    told + &line[text.len()..]
}

/// How far the text of a line is set in: behind its blanks and, where it has one, behind its label and two blanks.
fn margin(text: &str) -> usize {
    let blanks = text.len() - text.trim_start().len();
    let label = text[blanks..].find("  ").map_or(0, |at| text[blanks..blanks + at].width() + 2);
    blanks + label
}

/// The parts of a text between which a line may end: words with the blanks after them, and wide characters with the signs
/// that may not begin a line.
fn words(text: &str) -> Vec<&str> {
    let (mut parts, mut begin) = (Vec::new(), 0);
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let end = at + letter.len_utf8();
        let Some(&(_, next)) = letters.peek() else { break };
        let wide = |letter: char| letter.width() == Some(2);
        let breaks = if letter == ' ' {
            next != ' '
        } else {
            (wide(letter) || wide(next))
                && next != ' '
                && !"，。、；：！？）〕」』】”’…%".contains(next)
                && !"（〔「『【“‘".contains(letter)
        };
        if breaks {
            parts.push(&text[begin..end]);
            begin = end;
        }
    }
    parts.push(&text[begin..]);
    parts
}

/// Whether a stream that was chosen so shows colours.
pub fn is_coloured(choice: ColorChoice) -> bool {
    !matches!(choice, ColorChoice::Never)
}

/// A text without what would move the cursor, hide words or turn them round: a picture stands for each such character.
pub fn shown(text: &str) -> String {
    let picture = |c: char| match c {
        '\n' | '\t' => c,
        '\0'..='\u{1f}' => char::from_u32(0x2400 + u32::from(c)).unwrap_or(char::REPLACEMENT_CHARACTER),
        '\u{7f}' => '\u{2421}',
        '\u{80}'..='\u{9f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => char::REPLACEMENT_CHARACTER,
        _ => c,
    };
    text.chars().map(picture).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    /// Keeps what a terminal is given.
    #[derive(Clone, Default)]
    struct Screen(Arc<Mutex<Vec<u8>>>);

    impl Write for Screen {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("nobody panics here").extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// What a terminal shows of some bytes, written one by one, or why it shows nothing.
    fn on_terminal(bytes: &[u8], coloured: bool) -> io::Result<String> {
        let screen = Screen::default();
        let mut out = Output { terminal: true, coloured, ..Output::to(Box::new(screen.clone())) };
        let written = bytes.iter().try_for_each(|byte| out.write_all(&[*byte])).and_then(|()| out.flush());
        drop(out);
        let shown = screen.0.lock().expect("nobody panics here").clone();
        assert!(written.is_ok() || shown.is_empty(), "nothing is shown of what is refused");
        written.map(|()| String::from_utf8(shown).expect("text is shown"))
    }

    #[test]
    fn prose_is_wrapped_to_the_width_of_the_terminal() {
        let told = "2.1  every move checks, every reply answers the check\n";
        assert_eq!(wrapped(told, 30), "2.1  every move checks, every\n     reply answers the check\n");
        let told = "紅方長捉黑包（現在3路），須變著，不變作負。\n";
        assert_eq!(wrapped(told, 26), "紅方長捉黑包（現在3路），\n須變著，不變作負。\n");
        for kept in
            ["ply  move  type  attacks and what else there is\n", "{\"a\": \"long words in data\"}\n", "short\n"]
        {
            assert_eq!(wrapped(kept, 20), kept);
        }
    }

    #[test]
    fn nothing_of_a_file_reaches_the_terminal_but_text() {
        let shown = on_terminal("陳\u{1b}[2J\u{7}大文\u{202e}\u{9b}\tx\n".as_bytes(), false);
        assert_eq!(shown.expect("it is text"), "陳␛[2J␇大文\u{fffd}\u{fffd}\tx\n");
    }

    #[test]
    fn headings_are_bold_where_colours_are_shown() {
        let text = b"== roc-113 ==\n= x\n";
        assert_eq!(on_terminal(text, true).expect("it is text"), "\u{1b}[1m== roc-113 ==\u{1b}[0m\n= x\n");
        assert_eq!(on_terminal(text, false).expect("it is text"), "== roc-113 ==\n= x\n");
    }

    #[test]
    fn what_is_no_text_is_not_shown() {
        for bytes in [&b"XQ\x0a\x00\x01"[..], b"PK\x03\x04\x00", b"\xff\xfe"] {
            let refused = on_terminal(bytes, false).expect_err("it is no text");
            assert!(refused.get_ref().is_some_and(<dyn std::error::Error + Send + Sync>::is::<NotText>), "{bytes:?}");
        }
    }
}
