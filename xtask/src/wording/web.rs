//! The words of the pages: `locales/<language>/web*.ftl`, and the `say("key", { name: value })` of `web/src`.

use std::collections::BTreeSet;
use std::path::Path;

use words::Lang;

use super::{Messages, Use};
use crate::finding::Finding;
use crate::tree::{File, Tree};

/// The sources of the pages, without their tests.
pub fn sources(tree: &Tree) -> impl Iterator<Item = &File> {
    tree.files.iter().filter(|file| {
        let name = file.path.to_string_lossy();
        let is_source = [".ts", ".svelte"].iter().any(|end| name.ends_with(end)) && !name.ends_with(".test.ts");
        file.path.starts_with("web/src") && is_source
    })
}

/// What a page has from the event that it shows, and gives to every message.
const OF_EVENT: &str = "appeal";

/// The messages that are written for the pages in a language.
pub fn messages(tree: &Tree, lang: Lang) -> Messages<'_> {
    let directory = Path::new("locales").join(lang.tag());
    let files = tree.files.iter().filter(|file| {
        let name = file.path.file_name().map(|name| name.to_string_lossy());
        file.path.parent() == Some(&directory) && name.is_some_and(|name| name.starts_with("web"))
    });
    files.flat_map(|file| read(&file.text)).collect()
}

/// The messages of a file, which begin at the margin, with the variables in them.
fn read(text: &str) -> Messages<'_> {
    let mut messages = Messages::new();
    let mut key = None;
    for line in text.lines() {
        if line.starts_with(|letter: char| letter.is_ascii_lowercase()) {
            key = line.split_once(" =").map(|(key, _)| key);
        }
        if let Some(key) = key.filter(|_| !line.starts_with('#')) {
            let variables = line.split('$').skip(1).map(name_at).filter(|name| *name != OF_EVENT);
            messages.entry(key).or_default().extend(variables);
        }
    }
    messages
}

/// The name a text begins with.
fn name_at(text: &str) -> &str {
    let end = text.find(|letter: char| !(letter.is_ascii_alphanumeric() || "_-".contains(letter)));
    &text[..end.unwrap_or(text.len())]
}

/// The messages a source asks for, or that it asks for one whose key cannot be seen.
pub fn uses(file: &File) -> Vec<Result<Use, Finding>> {
    let text = file.text.as_str();
    let calls = text.match_indices("say(").filter(|&(at, _)| {
        let before = &text[..at];
        !before.ends_with(|letter: char| letter.is_alphanumeric() || "_.".contains(letter))
            && !before.ends_with("function ")
    });
    calls
        .map(|(at, call)| {
            let line = text[..at].lines().count().max(1);
            parse(&text[at + call.len()..], line)
                .ok_or_else(|| Finding::in_line(&file.path, line, "`say` without a literal key"))
        })
        .collect()
}

/// Reads `"key", { name: value, … })`.
fn parse(arguments: &str, line: usize) -> Option<Use> {
    let (key, rest) = arguments.trim_start().strip_prefix('"')?.split_once('"')?;
    let given = rest.trim_start().strip_prefix(',').map(str::trim_start).and_then(|rest| rest.strip_prefix('{'));
    let variables = given.map(names).unwrap_or_default();
    Some(Use { key: key.to_owned(), variables, line })
}

/// The names of an object, whose values may hold brackets and strings.
fn names(object: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let (mut depth, mut quote, mut at_name) = (0_usize, None, true);
    for (index, letter) in object.char_indices() {
        if quote.is_some() {
            quote = quote.filter(|&open| open != letter);
            continue;
        }
        match letter {
            '"' | '\'' | '`' => quote = Some(letter),
            '(' | '[' | '{' => depth += 1,
            '}' if depth == 0 => break,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => at_name = true,
            _ if at_name && letter.is_ascii_alphabetic() => {
                names.insert(name_at(&object[index..]).to_owned());
                at_name = false;
            }
            _ => {}
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_the_pages_are_found_with_their_variables() {
        let text = "### Words\n\n# Not $this.\na = x\nb-c = { $n ->\n    [one] { $what }\n   *[other] y\n}\n";
        let expected = Messages::from([("a", BTreeSet::new()), ("b-c", BTreeSet::from(["n", "what"]))]);
        assert_eq!(read(text), expected);
    }

    #[test]
    fn uses_are_found_wherever_a_page_asks() {
        let text = r#"
            export function say(key: string): string {}
            <p>{say("one")}</p>
            {essay("no")} {a.say("no")}
            say(
              "two",
              { side: f({ x: "}" }), count, text: `a, b: ${c}` },
            );
            say("three", { n: list[0, 1] }) + say(key);
        "#;
        let found: Vec<_> = uses(&File { path: "a.svelte".into(), text: text.to_owned() })
            .into_iter()
            .map(|found| match found {
                Ok(asked) => format!("{} {:?} {}", asked.key, asked.variables, asked.line),
                Err(finding) => finding.to_string(),
            })
            .collect();
        let expected = [
            "one {} 3",
            r#"two {"count", "side", "text"} 5"#,
            r#"three {"n"} 9"#,
            "a.svelte:9: `say` without a literal key",
        ];
        assert_eq!(found, expected);
    }
}
