//! The tags of a PGN game: `[Name "value"]`.

use crate::Headers;

/// How many tags a game may have; what follows is no longer read as one.
const MAX_TAGS: usize = 10_000;

/// Reads the tags a text begins with, and tells where they end.
///
/// A quotation mark within a value need not be escaped: a value ends at the mark before the closing bracket, or with
/// the line.
pub(crate) fn parse(text: &str) -> (Headers, usize) {
    let mut headers = Headers::default();
    let mut end = 0;
    if !is_tag(text) {
        return (headers, end);
    }
    for line in text.split_inclusive('\n') {
        let mut rest = line.trim_start();
        while headers.len() < MAX_TAGS && is_tag(rest) {
            let (name, value, after) = one(rest);
            headers.push(name, value);
            rest = after.trim_start();
        }
        end += line.len() - rest.len();
        if !rest.is_empty() {
            break;
        }
    }
    (headers, end)
}

/// Whether a tag begins here.
pub(crate) fn is_tag(text: &str) -> bool {
    let mut chars = text.trim_start().chars();
    chars.next() == Some('[') && chars.find(|c| !c.is_whitespace()).is_some_and(|c| c.is_alphanumeric() || c == '_')
}

/// The name of the tag that begins here.
pub(crate) fn name(text: &str) -> Option<&str> {
    let text = text.trim_start();
    is_tag(text).then(|| split_name(text).0)
}

/// Whether a line is one whole tag with a quoted value, which a line of a comment hardly ever is.
pub(crate) fn is_whole_tag(line: &str) -> bool {
    is_tag(line) && line.contains(" \"") && line.trim_end().ends_with("\"]")
}

/// The name and value of the tag a line begins with, and what follows the tag.
fn one(line: &str) -> (&str, String, &str) {
    let (name, rest) = split_name(line);
    if let Some(quoted) = rest.strip_prefix('"') {
        let (value, after) = quoted_value(quoted);
        return (name, value, after);
    }
    let (value, after) = rest.split_once(']').unwrap_or((rest, ""));
    (name, value.trim().to_owned(), after)
}

/// The name of a tag, and what follows it.
fn split_name(tag: &str) -> (&str, &str) {
    let inner = tag[1..].trim_start();
    let end = inner.find(|c: char| c.is_whitespace() || matches!(c, '"' | ']')).unwrap_or(inner.len());
    (&inner[..end], inner[end..].trim_start())
}

/// The value after an opening quotation mark, and what follows the tag.
fn quoted_value(text: &str) -> (String, &str) {
    let mut value = String::new();
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' if matches!(chars.peek(), Some((_, '"' | '\\'))) => value.extend(chars.next().map(|(_, c)| c)),
            '"' => match text[at + 1..].trim_start().strip_prefix(']') {
                Some(after) => return (value, after),
                None => value.push('"'),
            },
            _ => value.push(c),
        }
    }
    let value = value.trim_end();
    let value = value.strip_suffix(']').unwrap_or(value);
    (value.to_owned(), "")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Vec<(String, String)>, &str) {
        let (headers, end) = parse(text);
        (headers.iter().map(|(name, value)| (name.into(), value.into())).collect(), text[end..].trim())
    }

    #[track_caller]
    fn check(text: &str, name: &str, value: &str, rest: &str) {
        assert_eq!(read(text), (vec![(name.into(), value.into())], rest));
    }

    #[test]
    fn a_value_ends_at_the_mark_before_the_bracket() {
        check("[Event \"a\"]\n1. x", "Event", "a", "1. x");
        check("[ Event  \"a\" ] 1. x", "Event", "a", "1. x");
        check("[賽事 \"第六屆\"嘉\"杯\"]", "賽事", "第六屆\"嘉\"杯", "");
        check(r#"[Event "a \"b\" \\ [c]"]"#, "Event", r#"a "b" \ [c]"#, "");
        check("[Event \"a]\n1. x", "Event", "a", "1. x");
        check("[Event a b]x", "Event", "a b", "x");
        check("[Event \"a\"] 1. 馬x  \r\n", "Event", "a", "1. 馬x");
        check("[Event \"a  \r\n1. x", "Event", "a", "1. x");
        check("[Event", "Event", "", "");
    }

    #[test]
    fn tags_may_share_a_line() {
        let (headers, rest) = read("[A \"1\"][B \"2\"]\r\n[C \"\"]\r\n\r\n{x}");
        assert_eq!(headers.len(), 3);
        assert_eq!(rest, "{x}");
    }

    #[test]
    fn commands_are_no_tags() {
        assert!(!is_tag("[%clk 0:01:00]"));
        assert!(!is_tag("1. h2e2"));
        assert!(is_whole_tag("[Event \"x\"]\r"));
        assert!(!is_whole_tag("[Event x]"));
    }
}
