//! What a check finds, and why a check could not be made.

use std::fmt;
use std::path::{Path, PathBuf};

/// Something against the habits of the repository, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    path: PathBuf,
    line: Option<usize>,
    what: String,
}

impl Finding {
    /// Something about a file as a whole.
    pub fn in_file(path: &Path, what: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: None, what: what.into() }
    }

    /// Something in a line of a file, the first being 1.
    pub fn in_line(path: &Path, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: Some(line), what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.path.display())?;
        if let Some(line) = self.line {
            write!(f, "{line}:")?;
        }
        write!(f, " {}", self.what)
    }
}

/// Why a check could not be made.
#[derive(Debug)]
pub struct Failure(String);

impl Failure {
    /// Something could not be done, for this reason.
    pub fn new(what: impl fmt::Display, why: impl fmt::Display) -> Self {
        Self(format!("{what}: {why}"))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failure {}
