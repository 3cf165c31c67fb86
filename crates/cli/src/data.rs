//! What is wrong with files and charters, in the user's language: what was found, where, and what was expected.

use std::io::{self, ErrorKind};

use words::{Lang, brief, say};

pub use words::data::{form, json};

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

/// What is wrong with a charter, from what the reader of its language says of it.
pub fn charter(said: &str, is_json: bool, lang: Lang) -> String {
    if is_json {
        return json(said, lang);
    }
    let what = form(said, lang);
    // Whatever is not about the form is about the language.
    if what == brief(said) { say!(lang, "data-no-toml", what = what) } else { what }
}
