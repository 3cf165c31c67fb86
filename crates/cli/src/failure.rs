//! Why a command has no answer, and the exit code that says so.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use words::{Lang, say};

use crate::data;
use crate::output::{NotText, is_coloured, shown};

/// What the name of the program looks like before what it has to say.
const NAME: Style = AnsiColor::Red.on_default().bold();

/// A command without an answer, worded for the user.
#[derive(Debug)]
pub enum Failure {
    /// The input is wrong.
    Input(String),
    /// The command was not asked as it can be asked.
    Usage(String),
    /// The answer could not be written.
    Output(io::Error),
}

impl Failure {
    /// Tells the user on standard error, and gives the exit code.
    ///
    /// A reader that has seen enough and closed the pipe is no failure.
    pub fn report(&self, lang: Lang) -> ExitCode {
        let (message, code) = match self {
            Self::Output(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Self::Output(error)
                if error.get_ref().is_some_and(<dyn std::error::Error + Send + Sync>::is::<NotText>) =>
            {
                (say!(lang, "output-not-text"), 2)
            }
            Self::Output(error) => (say!(lang, "output-failed", why = data::io(error, lang)), 1),
            Self::Input(message) => (message.clone(), 1),
            Self::Usage(message) => (message.clone(), 2),
        };
        tell(&message);
        ExitCode::from(code)
    }
}

/// Tells the user something on standard error; where that is closed, nobody listens.
pub fn tell(message: &str) {
    let name = if is_coloured(AutoStream::choice(&io::stderr())) { NAME } else { Style::new() };
    let _ = writeln!(io::stderr(), "{name}qizheng:{name:#} {}", shown(message.trim_end()));
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
