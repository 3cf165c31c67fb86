//! What is wrong with data that a file, an argument or a request holds, in the user's language: what was found, where, and
//! what was expected.

use std::io::{self, ErrorKind};

use misfit::{Found, Language, Misfit, Misread};

use crate::{Lang, brief, list, say};

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

/// What is wrong with a text, and where.
pub fn misread(misread: &Misread, lang: Lang) -> String {
    let what = misfit(&misread.what, lang);
    match misread.place {
        Some(place) => say!(lang, "data-place", line = place.line, column = place.column, what = what),
        None => what,
    }
}

/// What does not have the form expected. Of a value that a type of ours refuses its reader speaks English only: other
/// languages name the value.
pub fn misfit(misfit: &Misfit, lang: Lang) -> String {
    match misfit {
        Misfit::Syntax(Language::Json) => say!(lang, "data-no-json"),
        Misfit::Syntax(Language::Toml) => say!(lang, "data-no-toml"),
        Misfit::Ends => say!(lang, "data-ends"),
        Misfit::Missing(name) => say!(lang, "data-missing", name = brief(name)),
        Misfit::Twice(name) => say!(lang, "data-twice", name = brief(name)),
        Misfit::Unknown { name, known } if known.is_empty() => say!(lang, "data-unknown", name = brief(name)),
        Misfit::Unknown { name, known } => {
            say!(lang, "data-unknown-of", name = brief(name), known = list(lang, known.iter().cloned()))
        }
        Misfit::Wrong { found, expected } => {
            say!(lang, "data-wrong", found = self::found(found, lang), expected = self::expected(expected, lang))
        }
        Misfit::Refused { why, .. } if lang == Lang::En => brief(why),
        Misfit::Refused { value, why } => match value.as_deref().or_else(|| why.split('`').nth(1)) {
            Some(value) => say!(lang, "data-misfit", found = brief(value)),
            None => say!(lang, "data-misfit-some"),
        },
    }
}

/// What was found.
fn found(found: &Found, lang: Lang) -> String {
    match found {
        Found::Nothing => say!(lang, "data-nothing"),
        Found::Value(value) | Found::Text(value) | Found::Other(value) => brief(value),
        Found::List => say!(lang, "data-list"),
        Found::Object => say!(lang, "data-object"),
        Found::Length(length) => say!(lang, "data-length", length = *length),
    }
}

/// A kind of value, by the name that its type gives it.
fn expected(name: &str, lang: Lang) -> String {
    match name.split(' ').next().unwrap_or_default() {
        "u8" | "u16" | "u32" | "u64" | "usize" | "nonzero" => return say!(lang, "data-whole-number"),
        "i8" | "i16" | "i32" | "i64" | "isize" | "f32" | "f64" => return say!(lang, "data-number"),
        "map" | "struct" => return say!(lang, "data-object"),
        "sequence" | "tuple" => return say!(lang, "data-list"),
        _ => {}
    }
    match name {
        "a string" | "string" => say!(lang, "data-text"),
        "a boolean" => say!(lang, "data-boolean"),
        "a sequence" | "an array" => say!(lang, "data-list"),
        "a map" => say!(lang, "data-object"),
        other => brief(other),
    }
}

#[cfg(test)]
mod tests {
    use misfit::Place;

    use super::*;

    #[test]
    fn what_readers_find_is_told_in_the_language_of_the_user() {
        let at = |line, column, what| misread(&Misread { place: Some(Place { line, column }), what }, Lang::En);
        assert_eq!(at(1, 2, Misfit::Missing("field".to_owned())), "line 1, column 2: “field” is missing");
        let unknown = Misfit::Unknown { name: "x".to_owned(), known: vec!["a".to_owned(), "b".to_owned()] };
        assert_eq!(at(3, 4, unknown), "line 3, column 4: unknown “x”, expected a, b");
        let wrong = |found, expected: &str| Misfit::Wrong { found, expected: expected.to_owned() };
        assert_eq!(
            misfit(&wrong(Found::Text("x".to_owned()), "u32"), Lang::En),
            "found x, expected a non-negative whole number"
        );
        assert_eq!(misfit(&wrong(Found::Object, "a sequence"), Lang::ZhHant), "此處是一個物件，應為一個清單");
        assert_eq!(at(1, 9, Misfit::Ends), "line 1, column 9: it ends too early");
        assert_eq!(at(2, 1, Misfit::Syntax(Language::Json)), "line 2, column 1: not valid JSON");
        let refused = Misfit::Refused { value: None, why: "no book `x`".to_owned() };
        assert_eq!(misfit(&refused, Lang::En), "no book `x`");
        assert_eq!(misfit(&refused, Lang::ZhHans), say!(Lang::ZhHans, "data-misfit", found = "x"));
    }
}
