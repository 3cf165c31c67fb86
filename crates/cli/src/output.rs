//! Where answers go: to standard output or to a file, and to a terminal only what it can show.

use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anstream::{AutoStream, ColorChoice};
use anstyle::Style;
use clap::builder::StyledStr;

use crate::failure::Failure;

/// What headings look like.
const HEADING: Style = Style::new().bold();

/// How much is kept of a line until its end is seen.
const LONGEST_LINE: usize = 1 << 16;

/// Where the answer of a command goes.
pub struct Output {
    to: BufWriter<Box<dyn Write>>,
    /// The file that is being written, and the name it is to have.
    file: Option<(PathBuf, PathBuf)>,
    /// Whether it is shown on a terminal.
    terminal: bool,
    /// Whether it is shown with colours.
    coloured: bool,
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
        Ok(Self { to: BufWriter::new(to), file, terminal: false, coloured: false, line: Vec::new() })
    }

    fn standard() -> Self {
        let terminal = io::stdout().is_terminal();
        let coloured = is_coloured(AutoStream::choice(&io::stdout()));
        let to: Box<dyn Write> = Box::new(io::stdout().lock());
        Self { to: BufWriter::new(to), file: None, terminal, coloured, line: Vec::new() }
    }

    /// Writes text of ours, in colours where they are shown.
    pub fn styled(&mut self, text: &StyledStr) -> io::Result<()> {
        self.show_line()?;
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

    /// Shows what was written since the last end of a line.
    fn show_line(&mut self) -> io::Result<()> {
        let line = std::mem::take(&mut self.line);
        match std::str::from_utf8(&line) {
            Ok(text) if !text.contains('\0') => {
                let heading = self.coloured && text.starts_with("==") && text.trim_end().ends_with("==");
                let shown = shown(text);
                if heading {
                    let (words, end) = shown.split_at(shown.trim_end().len());
                    write!(self.to, "{HEADING}{words}{HEADING:#}{end}")
                } else {
                    self.to.write_all(shown.as_bytes())
                }
            }
            _ if self.terminal => Err(io::Error::new(io::ErrorKind::InvalidData, NotText)),
            _ => self.to.write_all(&line),
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !(self.terminal || self.coloured) {
            return self.to.write(bytes);
        }
        for part in bytes.split_inclusive(|byte| *byte == b'\n') {
            self.line.extend_from_slice(part);
            if part.ends_with(b"\n") || self.line.len() > LONGEST_LINE {
                self.show_line()?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.show_line()?;
        self.to.flush()
    }
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
        let to: Box<dyn Write> = Box::new(screen.clone());
        let mut out = Output { to: BufWriter::new(to), file: None, terminal: true, coloured, line: Vec::new() };
        bytes.iter().try_for_each(|byte| out.write_all(&[*byte]))?;
        out.flush()?;
        let shown = screen.0.lock().expect("nobody panics here").clone();
        Ok(String::from_utf8(shown).expect("text is shown"))
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
