//! The glossary: each name it gives for a concept is a name the sources use, and no message uses a word it says not to use.

use std::collections::BTreeSet;
use std::path::Path;

use proc_macro2::TokenTree;

use crate::avoided;
use crate::finding::{Failure, Finding};
use crate::tokens;
use crate::tree::Tree;

const PATH: &str = "docs/GLOSSARY.md";

/// Rows of the glossary that do not keep its form, or whose name no source uses.
pub fn check(tree: &Tree) -> Result<Vec<Finding>, Failure> {
    let mut names = BTreeSet::new();
    for file in tree.rust() {
        collect(&tokens::of(file)?, &mut names);
    }
    let Some(glossary) = tree.files.iter().find(|file| file.path == Path::new(PATH)) else {
        return Ok(vec![Finding::in_file(Path::new(PATH), "there is no glossary")]);
    };
    let mut findings = misfits(&glossary.text, &names);
    findings.extend(avoided::check(tree, &glossary.text));
    Ok(findings)
}

fn misfits(text: &str, names: &BTreeSet<String>) -> Vec<Finding> {
    let mut findings = Vec::new();
    let text = text.split_once(avoided::HEADING).map_or(text, |(concepts, _)| concepts);
    for (index, line) in text.lines().enumerate().filter(|(_, line)| line.starts_with("| ")) {
        let mut find = |what: String| findings.push(Finding::in_line(Path::new(PATH), index + 1, what));
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let ["", _, _, _, _, name, ""] = cells[..] else {
            find("a row has five cells".to_owned());
            continue;
        };
        match name.strip_prefix('`').and_then(|name| name.strip_suffix('`')) {
            Some(name) if !names.contains(name) => find(format!("no source speaks of `{name}`")),
            None if !["—", "in code"].contains(&name) => find(format!("expected a name or a dash, not {name}")),
            _ => {}
        }
    }
    findings
}

fn collect(tokens: &[TokenTree], names: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(name) => {
                names.insert(name.to_string());
            }
            TokenTree::Group(inner) => collect(&tokens::inside(inner), names),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(row: &str, expected: Option<&str>) {
        let found = misfits(row, &BTreeSet::from(["Rook".to_owned()]));
        assert_eq!(found.first().map(ToString::to_string), expected.map(|what| format!("{PATH}:1: {what}")));
    }

    #[test]
    fn names_are_looked_up() {
        check("| 俥、車 | 车 | rook | any way | `Rook` |", None);
        check("| 跟 | 跟 | follow | watches | — |", None);
        check("| 跟 | 跟 | follow | watches | `Follow` |", Some("no source speaks of `Follow`"));
        check("| 跟 | 跟 | follow | watches | later |", Some("expected a name or a dash, not later"));
        check("| 跟 | follow | — |", Some("a row has five cells"));
    }
}
