//! What is wrong with files and charters, in the user's language: what was found, where, and what was expected.

use std::io::{self, ErrorKind};

use words::{Lang, say};

pub use words::data::{charter, form, json};

/// Why a file or a stream cannot be read or written.
pub fn io(error: &io::Error, lang: Lang) -> String {
    match error.kind() {
        ErrorKind::NotFound => say!(lang, "io-not-found"),
        ErrorKind::PermissionDenied => say!(lang, "io-denied"),
        ErrorKind::IsADirectory => say!(lang, "io-folder"),
        ErrorKind::StorageFull => say!(lang, "io-full"),
        ErrorKind::InvalidData => say!(lang, "io-not-utf8"),
        _ => error.to_string(),
    }
}
