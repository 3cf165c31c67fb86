//! One name, one thing: no two types of a crate share their name.

use std::collections::BTreeMap;
use std::path::Path;

use proc_macro2::TokenTree;

use crate::finding::{Failure, Finding};
use crate::tokens::{self, is_name};
use crate::tree::Tree;

/// The words after which the name of a type stands.
const KINDS: [&str; 5] = ["struct", "enum", "union", "trait", "type"];

/// Names that mean the same wherever they stand in a crate: what a command is told, and what a database holds.
const ALIKE: [(&str, &str); 2] = [("cli", "Args"), ("store", "Held")];

/// Types of one crate that have the name of another one. The books say the same of each other's topics by the same names,
/// and a type that depends on a feature stands twice in one file.
pub fn check(tree: &Tree) -> Result<Vec<Finding>, Failure> {
    let mut first: BTreeMap<(&str, String), &Path> = BTreeMap::new();
    let mut findings = Vec::new();
    for file in tree.rust().filter(|file| !file.is_for_tests()) {
        let Some(home) = home(&file.path) else { continue };
        let tokens = tokens::of(file)?;
        for (line, name) in named(&tokens) {
            if ALIKE.contains(&(home, name.as_str())) {
                continue;
            }
            let what = format!("`{name}` is the name of another type of `{home}`");
            match first.get(&(home, name.clone())) {
                Some(&other) if other != file.path && !in_two_books(other, &file.path) => {
                    findings.push(Finding::in_line(&file.path, line, format!("{what}, in {}", other.display())));
                }
                Some(_) => {}
                None => drop(first.insert((home, name), &file.path)),
            }
        }
    }
    Ok(findings)
}

/// The crate whose source this is.
fn home(path: &Path) -> Option<&str> {
    let mut parts = path.iter().filter_map(|part| part.to_str());
    match (parts.next()?, parts.next()?, parts.next()?) {
        ("crates", name, "src") => Some(name),
        _ => None,
    }
}

/// Whether these are files of two books.
fn in_two_books(one: &Path, other: &Path) -> bool {
    let book = |path: &Path| {
        let folder = path.strip_prefix("crates/books/src").ok()?.iter().next()?.to_str()?.to_owned();
        folder.contains('_').then_some(folder)
    };
    matches!((book(one), book(other)), (Some(one), Some(other)) if one != other)
}

/// The types that a source declares outside all braces, and in which lines.
fn named(tokens: &[TokenTree]) -> impl Iterator<Item = (usize, String)> + '_ {
    tokens.windows(2).filter_map(|pair| match pair {
        [kind, TokenTree::Ident(name)] if KINDS.iter().any(|word| is_name(kind, word)) => {
            Some((tokens::line(kind), name.to_string()))
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::tree::File;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let file = |&(path, text): &(&str, &str)| File { path: PathBuf::from(path), text: text.to_owned() };
        let tree = Tree::of(files.iter().map(file).collect());
        check(&tree).expect("the sources are Rust").iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_name_that_two_files_of_a_crate_give_to_two_types_is_found() {
        let twice = [("crates/a/src/x.rs", "struct Ground;"), ("crates/a/src/y.rs", "\npub enum Ground {}")];
        assert_eq!(
            found(&twice),
            ["crates/a/src/y.rs:2: `Ground` is the name of another type of `a`, in crates/a/src/x.rs"]
        );
    }

    #[test]
    fn other_crates_other_books_and_inner_names_may_say_the_same() {
        assert!(found(&[("crates/a/src/x.rs", "struct Ground;"), ("crates/b/src/y.rs", "struct Ground;")]).is_empty());
        let books =
            [("crates/books/src/one_1/x.rs", "struct Touches;"), ("crates/books/src/two_2/x.rs", "struct Touches;")];
        assert!(found(&books).is_empty());
        let inner = [("crates/a/src/x.rs", "struct Item;"), ("crates/a/src/y.rs", "impl I for A { type Item = u8; }")];
        assert!(found(&inner).is_empty());
    }
}
