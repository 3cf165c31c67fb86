//! Everything that the cases bring about at a desk has words in every language.

use std::fs;
use std::path::{Path, PathBuf};

use arbiter::{Desk, Entry};
use books::Book;
use books::desk::{Arrangements, Line};
use clock::Instant;
use explain::Teller;
use words::Lang;

/// The cases below a folder.
fn cases(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the cases can be listed") {
        let path = entry.expect("the cases can be listed").path();
        if path.is_dir() {
            cases(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "case") {
            found.push(path);
        }
    }
}

/// All that a script brings about under a rulebook, told in a language, and how the game stands.
fn told(script: &str, arrangements: &Arrangements, book: Book, lang: Lang) -> String {
    let law = books::desk_law(book).expect("the book has a desk");
    let teller = Teller::new(law, lang);
    let mut desk = Desk::open(law, arrangements.clone(), Instant::new(0)).expect("the start can be read");
    let mut told = String::new();
    let entries = script.lines().map(str::trim).filter(|line| line.starts_with('{'));
    for entry in entries.map(|line| serde_json::from_str::<Entry>(line).expect("an entry")) {
        let line = &desk.scene().line;
        let before = Line::new(line.now().clone(), line.turn());
        let came = desk.take(&entry).map(<[_]>::to_vec);
        told += &match came {
            Ok(logged) => {
                logged.iter().map(|logged| teller.told(logged, &before, &desk.scene().matters) + "\n").collect()
            }
            Err(refusal) => teller.refused(&refusal) + "\n",
        };
        told += &teller.state(&desk);
    }
    told
}

#[test]
fn whatever_the_cases_bring_about_is_told_in_every_language() {
    let mut paths = Vec::new();
    cases(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../books/cases"), &mut paths);
    let mut scripts = 0;
    for path in paths {
        let case: toml::Table = fs::read_to_string(&path).unwrap().parse().unwrap();
        let Some(desk) = case.get("desk") else { continue };
        let arrangements =
            desk.get("arrangements").map_or_else(Arrangements::default, |table| table.clone().try_into().unwrap());
        let books = desk["rules"].as_array().unwrap().iter().map(|id| id.as_str().unwrap().parse().unwrap());
        for book in books {
            for lang in Lang::ALL {
                let told = told(desk["script"].as_str().unwrap(), &arrangements, book, lang);
                assert!(!told.contains('⟦'), "{} in {lang}: {told}", path.display());
            }
        }
        scripts += 1;
    }
    assert!(scripts > 0, "there are cases at the desk");
}
