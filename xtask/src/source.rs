//! Habits of the Rust sources: nothing unfinished, nothing skipped, no `unwrap` outside tests.

use proc_macro2::{Delimiter, TokenTree};

use crate::finding::{Failure, Finding};
use crate::tokens::{self, group, inside, is_name, is_sign};
use crate::tree::{File, Tree};

/// Macros that mark something unfinished.
const UNFINISHED: [&str; 3] = ["todo", "unimplemented", "dbg"];

/// Attributes that keep a test from saying what it found.
const SKIPPING: [&str; 2] = ["ignore", "should_panic"];

/// What is against the habits in the sources.
pub fn check(tree: &Tree) -> Result<Vec<Finding>, Failure> {
    let mut findings = Vec::new();
    for file in tree.rust() {
        walk(file, &tokens::of(file)?, file.is_for_tests(), &mut findings);
    }
    Ok(findings)
}

/// Looks through tokens side by side, and then into their groups.
fn walk(file: &File, tokens: &[TokenTree], in_tests: bool, findings: &mut Vec<Finding>) {
    let mut tested = Tested::default();
    for (index, token) in tokens.iter().enumerate() {
        let rest = &tokens[index..];
        let mut find = |what: String| findings.push(Finding::in_line(&file.path, tokens::line(token), what));
        if let Some(name) = UNFINISHED.into_iter().find(|name| is_macro(rest, name)) {
            find(format!("`{name}!` marks something unfinished"));
        }
        if let Some(name) = SKIPPING.into_iter().find(|name| is_attribute(rest, |first| is_name(first, name))) {
            find(format!("`#[{name}]` hides what a test finds"));
        }
        if is_unwrap(rest) && !in_tests {
            find("`unwrap` outside tests: `expect` says why it holds".to_owned());
        }
        let for_tests = tested.reads(rest);
        if let TokenTree::Group(inner) = token {
            walk(file, &inside(inner), in_tests || for_tests, findings);
        }
    }
}

/// Which braces are for tests, found by reading tokens one after the other.
#[derive(Default)]
pub struct Tested {
    /// Whether an attribute has said that the next braces are.
    follow: bool,
}

impl Tested {
    /// Reads the first of these tokens; whether it is braces for tests.
    pub fn reads(&mut self, tokens: &[TokenTree]) -> bool {
        self.follow |= is_attribute(tokens, |first| is_name(first, "test")) || is_cfg_test(tokens);
        let braces = tokens.first().is_some_and(|token| group(token, Delimiter::Brace).is_some());
        let found = braces && self.follow;
        self.follow &= !braces && !tokens.first().is_some_and(|token| is_sign(token, ';'));
        found
    }
}

fn is_macro(tokens: &[TokenTree], name: &str) -> bool {
    matches!(tokens, [first, second, TokenTree::Group(_), ..] if is_name(first, name) && is_sign(second, '!'))
}

/// Whether an attribute begins here whose first token passes a test.
fn is_attribute(tokens: &[TokenTree], test: impl Fn(&TokenTree) -> bool) -> bool {
    let [sign, body, ..] = tokens else { return false };
    is_sign(sign, '#') && group(body, Delimiter::Bracket).is_some_and(|body| inside(body).first().is_some_and(test))
}

fn is_cfg_test(tokens: &[TokenTree]) -> bool {
    let [sign, body, ..] = tokens else { return false };
    let Some(body) = group(body, Delimiter::Bracket).filter(|_| is_sign(sign, '#')) else { return false };
    match &inside(body)[..] {
        [cfg, condition] if is_name(cfg, "cfg") => {
            group(condition, Delimiter::Parenthesis).is_some_and(|group| group.stream().to_string() == "test")
        }
        _ => false,
    }
}

fn is_unwrap(tokens: &[TokenTree]) -> bool {
    match tokens {
        [dot, name, arguments, ..] => {
            is_sign(dot, '.')
                && is_name(name, "unwrap")
                && group(arguments, Delimiter::Parenthesis).is_some_and(|group| group.stream().is_empty())
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(path: &str, text: &str, expected: &[usize]) {
        let file = File { path: path.into(), text: text.to_owned() };
        let mut findings = Vec::new();
        walk(&file, &tokens::of(&file).unwrap(), file.is_for_tests(), &mut findings);
        let lines: Vec<String> = expected.iter().map(|line| format!("{path}:{line}:")).collect();
        let found: Vec<String> = findings.iter().map(ToString::to_string).collect();
        assert_eq!(found.len(), lines.len(), "{found:?}");
        assert!(found.iter().zip(&lines).all(|(found, line)| found.starts_with(line)), "{found:?}");
    }

    #[test]
    fn an_unwrap_is_found_outside_tests_only() {
        check("a.rs", "fn f() {\n    g().unwrap();\n}", &[2]);
        check("a.rs", "fn f() {\n    g().unwrap_or(1);\n}", &[]);
        check("a.rs", "#[cfg(test)]\nmod tests {\n    fn f() { g().unwrap(); }\n}\nfn h() { g().unwrap() }", &[5]);
        check("a.rs", "#[test]\nfn f() { g().unwrap(); }", &[]);
        check("a.rs", "#[cfg(test)]\nmod tests;\nfn f() { g().unwrap(); }", &[3]);
        check("tests/a.rs", "fn f() { g().unwrap(); }", &[]);
    }

    #[test]
    fn what_is_unfinished_or_skipped_is_found_everywhere() {
        check("tests/a.rs", "#[test]\n#[ignore = \"slow\"]\nfn f() {}", &[2]);
        check("a.rs", "fn f() { todo!() }\nfn g() { unimplemented!(\"later\") }", &[1, 2]);
        check("a.rs", "#[cfg(test)]\nmod tests {\n    #[test]\n    #[should_panic]\n    fn f() {}\n}", &[4]);
    }

    #[test]
    fn texts_and_comments_are_not_code() {
        check("a.rs", "/// Never `x.unwrap()` or `todo!()`.\nconst A: &str = \"todo!()\"; // .unwrap()", &[]);
    }
}
