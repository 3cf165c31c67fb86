//! The table of crates in ARCHITECTURE.md says what the manifests say, and no crate knows one above it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::finding::Finding;
use crate::manifest::Package;
use crate::tree::Tree;

const PATH: &str = "ARCHITECTURE.md";

/// A crate of ours, by its manifest or by its row.
#[derive(Debug, PartialEq, Eq)]
struct Entry<'a> {
    knows: BTreeSet<&'a str>,
    licence: &'a str,
}

/// What the table says otherwise than the manifests.
pub fn check(tree: &Tree, packages: &[Package]) -> Vec<Finding> {
    let ours: Vec<&Package> = packages.iter().filter(|package| package.source.is_none()).collect();
    let names: BTreeSet<&str> = ours.iter().map(|package| package.name.as_str()).collect();
    let manifests = ours.iter().map(|package| {
        let knows = package.needs.iter().map(String::as_str).filter(|need| names.contains(need)).collect();
        (package.name.as_str(), Entry { knows, licence: package.licence.as_deref().unwrap_or_default() })
    });
    let text = tree.files.iter().find(|file| file.path == Path::new(PATH)).map_or("", |file| &file.text);
    let whats = differences(&manifests.collect(), &rows(text));
    whats.into_iter().map(|what| Finding::in_file(Path::new(PATH), what)).collect()
}

/// The rows of the first table, in order.
fn rows(text: &str) -> Vec<(&str, Entry<'_>)> {
    let table = text.lines().skip_while(|line| !line.starts_with("| crate |")).skip(2);
    table.take_while(|line| line.starts_with('|')).filter_map(row).collect()
}

fn row(line: &str) -> Option<(&str, Entry<'_>)> {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let ["", name, _, knows, licence, ""] = cells[..] else { return None };
    Some((name.trim_matches('`'), Entry { knows: knows.split('`').skip(1).step_by(2).collect(), licence }))
}

fn differences(manifests: &BTreeMap<&str, Entry<'_>>, rows: &[(&str, Entry<'_>)]) -> Vec<String> {
    let mut whats = Vec::new();
    for (name, entry) in manifests {
        match rows.iter().find(|(row, _)| row == name) {
            None => whats.push(format!("`{name}` has no row")),
            Some((_, row)) if row != entry => whats.push(format!("`{name}` is {entry:?}, and the row says {row:?}")),
            Some(_) => {}
        }
    }
    for (index, (name, entry)) in rows.iter().enumerate() {
        if !manifests.contains_key(name) {
            whats.push(format!("there is no crate `{name}`"));
        }
        let above = rows[..=index].iter().filter(|(other, _)| entry.knows.contains(other));
        whats.extend(above.map(|(other, _)| format!("`{name}` knows `{other}`, which is not below it")));
    }
    whats
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "\
# Crates

| crate | holds | knows | licence |
|---|---|---|---|
| `top` | much | `low` | GPL-3.0-or-later |
| `low` | little | nothing | MIT |

| crate | will hold |
";

    fn manifest<'a>(knows: &[&'a str], licence: &'a str) -> Entry<'a> {
        Entry { knows: knows.iter().copied().collect(), licence }
    }

    #[test]
    fn a_true_table_is_in_order() {
        let manifests =
            BTreeMap::from([("top", manifest(&["low"], "GPL-3.0-or-later")), ("low", manifest(&[], "MIT"))]);
        assert_eq!(differences(&manifests, &rows(TABLE)), [""; 0]);
    }

    #[test]
    fn what_is_not_true_is_found() {
        let manifests = BTreeMap::from([("low", manifest(&[], "Zlib")), ("new", manifest(&[], "MIT"))]);
        let found = differences(&manifests, &rows(TABLE));
        assert_eq!(found.len(), 3, "{found:?}");
        assert!(found[0].starts_with("`low` is ") && found[1] == "`new` has no row", "{found:?}");
        assert_eq!(found[2], "there is no crate `top`");
    }

    #[test]
    fn knowing_a_crate_above_is_found() {
        let upside_down = [("low", manifest(&[], "MIT")), ("top", manifest(&["low"], "MIT"))];
        let manifests = BTreeMap::from([("low", manifest(&[], "MIT")), ("top", manifest(&["low"], "MIT"))]);
        assert_eq!(differences(&manifests, &upside_down), ["`top` knows `low`, which is not below it"]);
    }
}
