//! The words: each message that code asks for is written, with the variables it is given, and each written one is used.

mod web;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use proc_macro2::{Delimiter, TokenTree};
use words::Lang;

use crate::finding::{Failure, Finding};
use crate::tokens::{self, group, inside, is_name, is_sign};
use crate::tree::{File, Tree};

/// Messages whose keys are put together from the commands and arguments, and checked beside them.
const COMPOSED: &str = "help-";

/// Messages by their keys, with their variables.
type Messages<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// A message that code asks for.
struct Use {
    key: String,
    variables: BTreeSet<String>,
    line: usize,
}

/// What does not fit between the code and the words. The program has all words but those of the pages; the pages have all.
pub fn check(tree: &Tree) -> Result<Vec<Finding>, Failure> {
    let mut findings = Vec::new();
    for lang in Lang::ALL {
        let program: Messages<'_> =
            words::catalog(lang).map_err(|error| Failure::new("cannot read the words", error))?;
        let directory = Path::new("locales").join(lang.tag());
        let mut all = program.clone();
        for (key, variables) in web::messages(tree, lang) {
            if all.insert(key, variables).is_some() {
                findings.push(Finding::in_file(&directory, format!("`{key}` is there twice")));
            }
        }
        let mut used = BTreeSet::new();
        for file in tree.rust() {
            for asked in uses(file)? {
                findings.extend(misfit(&file.path, &asked, &program, lang));
                used.insert(asked.key);
            }
        }
        for file in web::sources(tree) {
            for asked in web::uses(file) {
                match asked {
                    Ok(asked) => {
                        findings.extend(misfit(&file.path, &asked, &all, lang));
                        used.insert(asked.key);
                    }
                    Err(finding) => findings.push(finding),
                }
            }
        }
        let unused = all.keys().filter(|key| !used.contains(**key) && !key.starts_with(COMPOSED));
        findings.extend(unused.map(|key| Finding::in_file(&directory, format!("nothing says `{key}`"))));
    }
    Ok(findings)
}

/// What is wrong with one use of a message in a language.
fn misfit(path: &Path, asked: &Use, messages: &Messages<'_>, lang: Lang) -> Option<Finding> {
    let key = &asked.key;
    let what = match messages.get(key.as_str()) {
        None => format!("`{key}` is not written in {lang}"),
        Some(variables) if variables.iter().eq(asked.variables.iter()) => return None,
        Some(variables) => format!("`{key}` is given {:?} and uses {variables:?} in {lang}", asked.variables),
    };
    Some(Finding::in_line(path, asked.line, what))
}

/// The messages a source asks for by `say!`.
fn uses(file: &File) -> Result<Vec<Use>, Failure> {
    let mut uses = Vec::new();
    collect(&tokens::of(file)?, &mut uses);
    Ok(uses)
}

fn collect(tokens: &[TokenTree], uses: &mut Vec<Use>) {
    for (index, token) in tokens.iter().enumerate() {
        if let [name, sign, arguments, ..] = &tokens[index..]
            && is_name(name, "say")
            && is_sign(sign, '!')
            && let Some(arguments) = group(arguments, Delimiter::Parenthesis)
        {
            uses.extend(parse(&inside(arguments)));
        }
        if let TokenTree::Group(inner) = token {
            collect(&inside(inner), uses);
        }
    }
}

/// Reads `lang, "key", name = value, …`.
fn parse(arguments: &[TokenTree]) -> Option<Use> {
    let mut parts = arguments.split(|token| is_sign(token, ','));
    let [TokenTree::Literal(key)] = parts.nth(1)? else { return None };
    let variables = parts.filter_map(|part| part.first()).map(ToString::to_string).collect();
    Some(Use { key: key.to_string().trim_matches('"').to_owned(), variables, line: key.span().start().line })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_found_wherever_code_asks() {
        let text = r#"
            fn f(lang: Lang) -> String {
                format!("{}", say!(lang, "one", side = side.say(lang), n = g(1, 2)))
            }
            /// say!(lang, "two")
            const A: &str = r"say!(lang, three)";
            fn g() { say!(Lang::En, "four",); }
        "#;
        let found = uses(&File { path: "a.rs".into(), text: text.to_owned() }).unwrap();
        let found: Vec<_> = found.iter().map(|asked| (asked.key.as_str(), asked.variables.len(), asked.line)).collect();
        assert_eq!(found, [("one", 2, 3), ("four", 0, 7)]);
    }

    #[test]
    fn what_does_not_fit_is_found() {
        let catalog = Messages::from([("key", BTreeSet::from(["a"]))]);
        let check = |key: &str, variables: &[&str]| {
            let variables = variables.iter().map(|&name| name.to_owned()).collect();
            let asked = Use { key: key.to_owned(), variables, line: 3 };
            misfit(Path::new("a.rs"), &asked, &catalog, Lang::En).map(|finding| finding.to_string())
        };
        assert_eq!(check("key", &["a"]), None);
        assert_eq!(check("key", &["b"]).as_deref(), Some(r#"a.rs:3: `key` is given {"b"} and uses {"a"} in en"#));
        assert_eq!(check("other", &[]).as_deref(), Some("a.rs:3: `other` is not written in en"));
    }
}
