//! The words of Qizheng in three languages: one set for the command line, the server and the web.
//!
//! The words live in `locales/<language>/*.ftl` at the root of the repository and are built into the program. Code names
//! a message by its key through [`say!`]; what has a wording of its own implements [`Say`]. A key that is missing shows
//! as `⟦key⟧`: nothing falls back to another language. The tests make sure that no such key is ever used.
//!
//! ```
//! use words::{Lang, Say};
//! use xiangqi::MoveFault;
//!
//! let point = "g1".parse()?;
//! assert_eq!(MoveFault::LegBlocked(point).say(Lang::ZhHans), "g1 别住马腿");
//! # Ok::<(), xiangqi::PointError>(())
//! ```
#![forbid(unsafe_code)]

mod board;
mod catalog;
#[cfg(feature = "chess")]
mod chess;
pub mod data;
mod lang;
mod notation;
mod record;
mod text;

pub use catalog::{Catalog, CatalogError, catalog};
pub use fluent_bundle::FluentValue as Value;
pub use lang::{Lang, LangError};
pub use text::{sources, text};

/// What can be told to a user, in any of the languages.
pub trait Say {
    /// The wording in a language, without a full stop.
    fn say(&self, lang: Lang) -> String;
}

/// The message with this key in a language, its variables filled in by name.
///
/// The key is a literal, so that a check can find every key and every variable that code uses.
///
/// ```
/// use words::{Lang, say};
///
/// assert_eq!(say!(Lang::En, "move-screen-count", found = 2), "the cannon captures over exactly one screen, not 2");
/// ```
#[macro_export]
macro_rules! say {
    ($lang:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text($lang, $key, &[$((stringify!($name), $crate::Value::from($value))),*])
    };
}

/// How many characters of what a user wrote a message repeats.
const QUOTED: usize = 80;

/// What a user wrote, cut where it is long.
pub fn brief(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// The wordings of several things, separated as the language separates the members of a list.
pub fn list(lang: Lang, members: impl IntoIterator<Item = String>) -> String {
    members.into_iter().collect::<Vec<_>>().join(&say!(lang, "list-separator"))
}
