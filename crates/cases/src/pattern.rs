//! Patterns: what must be found in an answer, as data.

use books::{Article, law};
use serde_json::Value;

/// Whether a value has all that a pattern says; a list fits a list that has all its members, an empty list or object only
/// an empty one.
pub(crate) fn fits(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::Object(wanted), Value::Object(found)) if wanted.is_empty() => found.is_empty(),
        (Value::Object(wanted), Value::Object(found)) => {
            wanted.iter().all(|(name, pattern)| found.get(name).is_some_and(|value| fits(pattern, value)))
        }
        (Value::Array(wanted), Value::Array(found)) if wanted.is_empty() => found.is_empty(),
        (Value::Array(wanted), Value::Array(found)) => {
            wanted.iter().all(|pattern| found.iter().any(|value| fits(pattern, value)))
        }
        _ => pattern == value,
    }
}

/// The articles that a pattern names under `under`, or in a table under `article`, wherever that stands in it.
///
/// # Errors
///
/// A text there that names no unit of a book.
pub(crate) fn named(pattern: &Value) -> Result<Vec<Article>, String> {
    texts(pattern).into_iter().map(|text| law::article(text).map_err(|error| error.to_string())).collect()
}

fn texts(pattern: &Value) -> Vec<&str> {
    match pattern {
        Value::Object(fields) => fields.iter().flat_map(|(name, value)| under(name, value)).collect(),
        Value::Array(members) => members.iter().flat_map(texts).collect(),
        _ => Vec::new(),
    }
}

fn under<'a>(name: &str, value: &'a Value) -> Vec<&'a str> {
    match value {
        Value::Array(articles) if name == "under" => articles.iter().filter_map(Value::as_str).collect(),
        Value::String(articles) if name == "article" => articles.split(", ").collect(),
        other => texts(other),
    }
}

/// Whether a pattern says something besides the articles it names.
pub(crate) fn says_more(pattern: &Value) -> bool {
    pattern.as_object().is_some_and(|fields| fields.keys().any(|name| name != "under" && name != "article"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_pattern_fits_what_has_all_it_says() {
        let value = json!({ "a": [1, { "b": 2, "c": 3 }], "d": {}, "e": [] });
        let fitting = [json!({ "a": [{ "b": 2 }] }), json!({ "d": {}, "e": [] }), json!({ "a": [{ "c": 3 }, 1] })];
        assert!(fitting.iter().all(|pattern| fits(pattern, &value)));
        let other = [json!({ "a": [2] }), json!({ "a": [] }), json!({ "a": [{ "b": 3 }] }), json!({ "f": 1 })];
        assert!(!other.iter().any(|pattern| fits(pattern, &value)));
    }

    #[test]
    fn a_pattern_names_the_articles_under_which_it_expects_something() {
        let pattern = json!({ "state": { "allowed": { "under": ["xqef-2022 53"] } }, "under": ["xqef-2022 54"] });
        let articles: Vec<String> = named(&pattern).unwrap().iter().map(ToString::to_string).collect();
        assert_eq!(articles, ["xqef-2022 53", "xqef-2022 54"]);
        assert!(named(&json!({ "under": ["of no book"] })).is_err(), "no unit of a book");
        assert!(says_more(&pattern) && !says_more(&json!({ "under": ["xqef-2022 53"] })));
    }
}
