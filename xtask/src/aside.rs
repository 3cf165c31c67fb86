//! No code outside a rulebook's folder asks which rulebook it deals with.

use proc_macro2::{Delimiter, TokenTree};

use crate::finding::{Failure, Finding};
use crate::registry::Registry;
use crate::source::Tested;
use crate::tokens::{self, group, inside, is_name, is_sign, literal};
use crate::tree::{File, Tree};

/// Where books may be told apart: the registry itself and these chores.
const MAY: [&str; 3] = ["crates/books/src/registry.rs", "crates/books/src/lib.rs", "xtask"];

/// Where a rulebook is told from others, or named by its id, outside its folder.
pub fn check(tree: &Tree) -> Result<Vec<Finding>, Failure> {
    let registry = Registry::new();
    let mut findings = Vec::new();
    for file in tree.rust().filter(|file| !file.is_for_tests()) {
        let exempt = MAY.iter().any(|path| file.path.starts_with(path));
        if !exempt && registry.of_file(&file.path).is_none() {
            walk(file, &tokens::of(file)?, &registry, &mut findings);
        }
    }
    Ok(findings)
}

fn walk(file: &File, tokens: &[TokenTree], registry: &Registry, findings: &mut Vec<Finding>) {
    let mut tested = Tested::default();
    for (index, token) in tokens.iter().enumerate() {
        let mut find = |what: String| findings.push(Finding::in_line(&file.path, tokens::line(token), what));
        if let Some(id) = literal(token).filter(|text| registry.by_id(text).is_some()) {
            find(format!("`{id}` is named outside its folder"));
        }
        if let TokenTree::Ident(name) = token
            && registry.by_name(&name.to_string()).is_some()
            && is_told_apart(tokens, index)
        {
            find(format!("`{name}` is told from other books outside its folder"));
        }
        let for_tests = tested.reads(&tokens[index..]);
        if let TokenTree::Group(inner) = token
            && !for_tests
            && !is_attribute(tokens, index)
        {
            let inside = inside(inner);
            if is_list_asked(tokens, index)
                && let Some(book) = named_alone(&inside, registry)
            {
                find(format!("`{book}` is told from other books outside its folder"));
            }
            walk(file, &inside, registry, findings);
        }
    }
}

/// Whether the name at this place is compared with something or is a pattern.
fn is_told_apart(tokens: &[TokenTree], index: usize) -> bool {
    let pair = |at: usize, signs: [char; 2]| {
        tokens.get(at..at + 2).is_some_and(|two| is_sign(&two[0], signs[0]) && is_sign(&two[1], signs[1]))
    };
    let start = (0..=index)
        .rev()
        .take_while(|&at| at == index || matches!(&tokens[at], TokenTree::Ident(_)) || is_sign(&tokens[at], ':'))
        .last()
        .unwrap_or(index);
    let compared = |signs| pair(index + 1, signs) || start >= 2 && pair(start - 2, signs);
    compared(['=', '=']) || compared(['!', '=']) || pair(index + 1, ['=', '>']) || is_alternative(tokens, index)
}

/// Whether the name at this place is one of several patterns.
fn is_alternative(tokens: &[TokenTree], index: usize) -> bool {
    let single = |at: usize| {
        tokens.get(at).is_some_and(|token| is_sign(token, '|'))
            && !tokens.get(at + 1).is_some_and(|token| is_sign(token, '|'))
    };
    single(index + 1) && tokens[index..].windows(2).any(|two| is_sign(&two[0], '=') && is_sign(&two[1], '>'))
}

/// Whether the group at this place is what `contains` or `matches!` is asked.
fn is_list_asked(tokens: &[TokenTree], index: usize) -> bool {
    let before = |back: usize| index.checked_sub(back).and_then(|at| tokens.get(at));
    group(&tokens[index], Delimiter::Parenthesis).is_some()
        && (before(1).is_some_and(|token| is_name(token, "contains"))
            || before(1).is_some_and(|token| is_sign(token, '!'))
                && before(2).is_some_and(|token| is_name(token, "matches")))
}

/// The rulebook named among these tokens.
fn named_alone(tokens: &[TokenTree], registry: &Registry) -> Option<String> {
    let names = tokens.iter().filter_map(|token| match token {
        TokenTree::Ident(name) => Some(name.to_string()),
        _ => None,
    });
    names.into_iter().find(|name| registry.by_name(name).is_some())
}

fn is_attribute(tokens: &[TokenTree], index: usize) -> bool {
    let sign = |back: usize, sign: char| index >= back && is_sign(&tokens[index - back], sign);
    sign(1, '#') || sign(1, '!') && sign(2, '#')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: usize) {
        let file = File { path: "crates/explain/src/a.rs".into(), text: text.to_owned() };
        let mut findings = Vec::new();
        walk(&file, &tokens::of(&file).unwrap(), &Registry::new(), &mut findings);
        assert_eq!(findings.len(), expected, "{text}");
    }

    #[test]
    fn a_book_told_from_others_is_found() {
        for text in [
            "fn f(b: Book) -> bool { b == ROC_113 }",
            "fn f(b: Book) -> bool { books::ROC_113 != b }",
            "fn f(b: Book) { match b { books::HK_2016 => 1, _ => 2 } }",
            "fn f(b: Book) -> bool { matches!(b, ROC_113) }",
            "fn f(b: &[Book]) -> bool { b.contains(&XQEF_2022) }",
            "const A: &str = \"roc-113\";",
        ] {
            check(text, 1);
        }
        check("fn f(b: Book) { match b { HK_2016 | ROC_113 => 1, _ => 2 } }", 2);
    }

    #[test]
    fn a_book_cited_or_tried_is_none() {
        check("fn f() -> Article { FIDE_2014.article(\"6.9\") }", 0);
        check("#[cfg(test)]\nmod tests { fn f(b: Book) -> bool { b == ROC_113 } }", 0);
        check("/// Such as `roc-113`.\nfn f() {}", 0);
    }
}
