//! Words that messages and law tables do not use: the last table of the glossary.

use std::path::Path;

use crate::finding::Finding;
use crate::tree::Tree;

/// The heading of the table in the glossary.
pub const HEADING: &str = "## Words not to use";

/// A word that is not used in a language.
struct Avoided<'a> {
    lang: &'a str,
    word: &'a str,
    instead: &'a str,
    /// Words that hold it and may stand.
    but: Vec<&'a str>,
    /// It is not used in the law tables, either.
    law: bool,
}

/// Where messages and law tables use a word that the glossary says not to use.
pub fn check(tree: &Tree, glossary: &str) -> Vec<Finding> {
    let table = table(glossary);
    if table.is_empty() {
        return vec![Finding::in_file(Path::new("docs/GLOSSARY.md"), format!("no row below “{HEADING}”"))];
    }
    let mut findings = Vec::new();
    for file in &tree.files {
        let of_law = file.path.ends_with("law.toml");
        for (index, line) in file.text.lines().enumerate() {
            let said = if of_law { law(line) } else { message(&file.path, line) };
            let Some((lang, said)) = said else { continue };
            let wrong = table.iter().filter(|avoided| avoided.lang == lang && (avoided.law || !of_law));
            for avoided in wrong.filter(|avoided| avoided.stands_in(&said)) {
                let what = format!("“{}” is not used in {lang}: {}", avoided.word, avoided.instead);
                findings.push(Finding::in_line(&file.path, index + 1, what));
            }
        }
    }
    findings
}

/// The rows of the table: language, word, what to say instead, words it may stand in, where.
fn table(glossary: &str) -> Vec<Avoided<'_>> {
    let rows = glossary.split_once(HEADING).map_or("", |(_, below)| below).lines();
    let cells = rows.map(|row| row.split('|').map(str::trim).collect::<Vec<_>>());
    cells
        .filter_map(|cells| match cells[..] {
            ["", lang, word, instead, but, place, ""] if !["language", "---"].contains(&lang) => {
                let but = but.split('、').filter(|word| !word.is_empty()).collect();
                Some(Avoided { lang, word, instead, but, law: place == "law tables, too" })
            }
            _ => None,
        })
        .collect()
}

/// The language and the text of a line of messages, without its key and what is put in.
fn message<'a>(path: &'a Path, line: &str) -> Option<(&'a str, String)> {
    let lang = path.strip_prefix("locales").ok()?.parent()?.to_str()?;
    if line.starts_with('#') {
        return None;
    }
    let text = match line.split_once(" =") {
        Some((key, text)) if !key.contains(char::is_whitespace) => text,
        _ => line.trim_start().trim_start_matches('*'),
    };
    let mut said = String::new();
    let mut depth = 0_usize;
    for letter in text.chars() {
        match letter {
            '{' | '[' => depth += 1,
            '}' | ']' => depth = depth.saturating_sub(1),
            _ if depth == 0 => said.push(letter),
            _ => {}
        }
    }
    Some((lang, said))
}

/// The language and the text of a line of a law table.
fn law(line: &str) -> Option<(&str, String)> {
    let (lang, text) = line.split_once(" = \"")?;
    ["zh-Hant", "zh-Hans", "en"].contains(&lang).then(|| (lang, text.to_owned()))
}

impl Avoided<'_> {
    /// Whether a text holds the word, as a whole word where words are told apart by blanks.
    fn stands_in(&self, text: &str) -> bool {
        let text = self.but.iter().fold(text.to_lowercase(), |text, but| text.replace(but, ""));
        let word = self.word.to_lowercase();
        text.match_indices(&word).any(|(at, _)| {
            let letter = |other: Option<char>| other.is_some_and(|other| other.is_ascii_alphanumeric());
            let (before, after) = (text[..at].chars().next_back(), text[at + word.len()..].chars().next());
            self.lang != "en" || !(letter(before) || letter(after))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::File;

    const GLOSSARY: &str = "## Words not to use\n\n\
        | language | not | say | except in | where |\n|---|---|---|---|---|\n\
        | zh-Hant | 台 | 枱 | 司令台 | messages |\n\
        | zh-Hans | 著 | 着 | 显著 | law tables, too |\n\
        | en | man | piece | | messages |\n";

    #[track_caller]
    fn check_line(path: &str, line: &str, expected: &[&str]) {
        let file = File { path: path.into(), text: line.to_owned() };
        let found: Vec<String> =
            super::check(&Tree::of(vec![file]), GLOSSARY).iter().map(ToString::to_string).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn words_are_found_in_messages_and_law_tables() {
        let table = "locales/zh-Hant/a.ftl";
        check_line(table, "a-key = 第 { $table } 台", &["locales/zh-Hant/a.ftl:1: “台” is not used in zh-Hant: 枱"]);
        check_line(table, "a-key = 到司令台報告", &[]);
        check_line(table, "# 台", &[]);
        check_line("locales/en/a.ftl", "a-man = The man", &["locales/en/a.ftl:1: “man” is not used in en: piece"]);
        check_line("locales/en/a.ftl", "a-man = The { $man } of many", &[]);
        check_line("locales/en/a.ftl", "   *[other] no man", &["locales/en/a.ftl:1: “man” is not used in en: piece"]);
        check_line("books/law.toml", "zh-Hans = \"著法\"", &["books/law.toml:1: “著” is not used in zh-Hans: 着"]);
        check_line("books/law.toml", "zh-Hans = \"显著\"", &[]);
        check_line("books/law.toml", "zh-Hant = \"每台\"", &[]);
        check_line("README.md", "a-key = 著 台 man", &[]);
    }

    #[test]
    fn a_glossary_without_the_table_is_found() {
        assert_eq!(super::check(&Tree::of(Vec::new()), "## Events\n").len(), 1);
    }
}
