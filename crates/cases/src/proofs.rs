//! Which cases prove which articles.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::case::Case;
use crate::event;
use crate::run::{Outcome, run};

/// The cases that prove each unit, by book id and unit id.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Proofs(BTreeMap<String, BTreeMap<String, BTreeSet<String>>>);

impl fmt::Display for Proofs {
    /// The table `law/proofs.toml`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "# Written by `cargo xtask prove`; a test holds it to the cases.")?;
        for (book, units) in &self.0 {
            writeln!(f, "\n[{book}]")?;
            for (unit, cases) in units {
                let cases: Vec<String> = cases.iter().map(|case| format!("\"{case}\"")).collect();
                writeln!(f, "\"{unit}\" = [{}]", cases.join(", "))?;
            }
        }
        Ok(())
    }
}

impl FromStr for Proofs {
    type Err = toml::de::Error;

    fn from_str(table: &str) -> Result<Self, Self::Err> {
        toml::from_str(table).map(Self)
    }
}

impl Proofs {
    /// Forgets what the cases prove whose names hold a word.
    fn forget(&mut self, word: &str) {
        for units in self.0.values_mut() {
            for cases in units.values_mut() {
                cases.retain(|name| !name.contains(word));
            }
            units.retain(|_, cases| !cases.is_empty());
        }
        self.0.retain(|_, units| !units.is_empty());
    }
}

/// Runs every case below a folder; what they prove, and everything that is wrong.
///
/// # Errors
///
/// The folder cannot be read.
pub fn prove(root: &Path) -> io::Result<(Proofs, Vec<String>)> {
    prove_again(root, "", Proofs::default())
}

/// Runs the cases below a folder whose names hold a word; what they prove, with what all others were known to prove, and
/// everything that is wrong.
///
/// # Errors
///
/// The folder cannot be read.
pub fn prove_again(root: &Path, word: &str, mut proofs: Proofs) -> io::Result<(Proofs, Vec<String>)> {
    proofs.forget(word);
    let mut wrong = Vec::new();
    for file in files(root)? {
        let name = file.strip_prefix(root).unwrap_or(&file).with_extension("").display().to_string();
        if !name.contains(word) {
            continue;
        }
        match run_text(&fs::read_to_string(&file)?) {
            Err(differences) => wrong.extend(differences.into_iter().map(|d| format!("{name}: {d}"))),
            Ok(proved) => {
                for (book, unit) in proved.articles {
                    let units = proofs.0.entry(book.id().to_owned()).or_default();
                    units.entry(unit).or_default().insert(name.clone());
                }
            }
        }
    }
    Ok((proofs, wrong))
}

/// Runs a case by what it holds: steps of an event, or a game.
fn run_text(text: &str) -> Outcome {
    let wrong = |error: toml::de::Error| vec![error.to_string()];
    let table: toml::Table = toml::from_str(text).map_err(wrong)?;
    if table.contains_key("steps") {
        event::run(&toml::from_str(text).map_err(wrong)?)
    } else {
        run(&toml::from_str::<Case>(text).map_err(wrong)?)
    }
}

/// A number that changes with whatever the program says of any case below a folder: rulings, charges and citations.
///
/// # Errors
///
/// The folder cannot be read.
pub fn signature(root: &Path) -> io::Result<u64> {
    let mut signature = 0xcbf2_9ce4_8422_2325;
    for file in files(root)? {
        let said = run_text(&fs::read_to_string(&file)?).map_or_else(|wrong| wrong, |proved| proved.said);
        let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        for byte in std::iter::once(name).chain(said).flat_map(String::into_bytes) {
            signature = (signature ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    Ok(signature)
}

/// The case files below a folder, in the order of their names.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "case") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
