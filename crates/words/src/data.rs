//! What is wrong with data that a file, an argument or a request holds, in the user's language: what was found, where, and
//! what was expected.

use std::io::{self, ErrorKind};

use crate::{Lang, brief, list, say};

/// Beginnings of what the reader of JSON says where a text is no JSON at all.
const SYNTAX: [&str; 12] = [
    "expected value",
    "expected ident",
    "expected `",
    "trailing ",
    "key must be",
    "control character",
    "invalid escape",
    "invalid number",
    "invalid unicode",
    "lone ",
    "unexpected end",
    "recursion limit",
];

/// Why a file or a stream cannot be read or written.
pub fn io(error: &io::Error, lang: Lang) -> String {
    match error.kind() {
        ErrorKind::NotFound => say!(lang, "io-not-found"),
        ErrorKind::PermissionDenied => say!(lang, "io-denied"),
        ErrorKind::IsADirectory => say!(lang, "io-folder"),
        ErrorKind::StorageFull => say!(lang, "io-full"),
        ErrorKind::InvalidData => say!(lang, "io-not-utf8"),
        _ => say!(lang, "io-other", why = error.to_string()),
    }
}

/// What is wrong with JSON, from what its reader says of it.
pub fn json(said: &str, lang: Lang) -> String {
    let (what, place) = said.rsplit_once(" at line ").unwrap_or((said, ""));
    let what = if SYNTAX.iter().any(|beginning| what.starts_with(beginning)) {
        say!(lang, "data-no-json")
    } else if what.starts_with("EOF") {
        say!(lang, "data-ends")
    } else {
        in_words(what, lang)
    };
    match place.split_once(" column ") {
        Some((line, column)) => say!(lang, "data-place", line = line, column = column, what = what),
        None => what,
    }
}

/// What does not have the form expected. Of a value that a type of ours refuses its reader speaks English only: other
/// languages name the value.
fn in_words(what: &str, lang: Lang) -> String {
    let told = form(what, lang);
    match what.split('`').nth(1) {
        Some(value) if told == brief(what) && lang != Lang::En => say!(lang, "data-misfit", found = brief(value)),
        None if told == brief(what) && lang != Lang::En => say!(lang, "data-misfit-some"),
        _ => told,
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

/// What does not have the form expected, from what a reader of any language of data says of it.
pub fn form(what: &str, lang: Lang) -> String {
    let named = |text: &str| text.split('`').nth(1).map(brief).unwrap_or_default();
    if what.starts_with("missing field") {
        return say!(lang, "data-missing", name = named(what));
    }
    if what.starts_with("duplicate field") || what.starts_with("duplicate key") {
        return say!(lang, "data-twice", name = named(what));
    }
    let unknown = ["unknown field ", "unknown variant "].iter().find_map(|beginning| what.strip_prefix(beginning));
    if let Some((name, known)) = unknown.and_then(|rest| rest.split_once(", ")) {
        let known = list(lang, known.split('`').skip(1).step_by(2).map(str::to_owned));
        return if known.is_empty() {
            say!(lang, "data-unknown", name = named(name))
        } else {
            say!(lang, "data-unknown-of", name = named(name), known = known)
        };
    }
    let wrong = ["invalid type: ", "invalid value: ", "invalid length "].iter();
    match wrong.filter_map(|beginning| what.strip_prefix(beginning)).find_map(|rest| rest.split_once(", expected ")) {
        Some((found, expected)) => {
            say!(lang, "data-wrong", found = thing(found, lang), expected = thing(expected, lang))
        }
        None => brief(what),
    }
}

/// A kind of value, or a value, by the name that readers give it.
fn thing(name: &str, lang: Lang) -> String {
    let first = name.split(' ').next().unwrap_or_default();
    match first {
        "u8" | "u16" | "u32" | "u64" | "usize" | "nonzero" => say!(lang, "data-whole-number"),
        "i8" | "i16" | "i32" | "i64" | "isize" | "f32" | "f64" => say!(lang, "data-number"),
        "map" | "struct" => say!(lang, "data-object"),
        "sequence" | "tuple" => say!(lang, "data-list"),
        "string" if name.contains('"') => brief(name.trim_start_matches("string ").trim_matches('"')),
        "integer" | "floating" | "boolean" => name.split('`').nth(1).map(brief).unwrap_or_default(),
        _ => match name {
            "a string" | "string" => say!(lang, "data-text"),
            "a boolean" => say!(lang, "data-boolean"),
            "a sequence" | "an array" => say!(lang, "data-list"),
            "a map" => say!(lang, "data-object"),
            other => brief(other),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_readers_say_is_told_in_the_language_of_the_user() {
        let says = |said| json(said, Lang::En);
        assert_eq!(says("missing field `field` at line 1 column 2"), "line 1, column 2: “field” is missing");
        assert_eq!(
            says("unknown variant `x`, expected one of `a`, `b` at line 3 column 4"),
            "line 3, column 4: unknown “x”, expected a, b"
        );
        assert_eq!(says("invalid type: string \"x\", expected u32"), "found x, expected a non-negative whole number");
        assert_eq!(json("invalid type: map, expected a sequence", Lang::ZhHant), "此處是一個物件，應為一個清單");
        assert_eq!(says("EOF while parsing a string at line 1 column 9"), "line 1, column 9: it ends too early");
        assert_eq!(says("expected value at line 2 column 1"), "line 2, column 1: not valid JSON");
        assert_eq!(form("a book of its own", Lang::En), "a book of its own");
    }
}
