//! Which cases prove which articles.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use arbiter::{Desk, Entry};
use books::Article;

use crate::Outcome;
use crate::case::Case;
use crate::desk;
use crate::event::{self, EventCase};
use crate::run::run;

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

    fn add(&mut self, name: &str, articles: impl IntoIterator<Item = Article>) {
        for article in articles {
            let units = self.0.entry(article.book.id().to_owned()).or_default();
            units.entry(article.clause.to_owned()).or_default().insert(name.to_owned());
        }
    }
}

/// A case file by its name.
#[derive(Clone, Debug)]
pub struct CaseFile {
    /// Its path below the folder of cases, without the ending.
    pub name: String,
    path: PathBuf,
}

/// What a case file holds.
enum Held {
    Game(Box<Case>),
    Event(Box<EventCase>),
}

impl CaseFile {
    /// The case files below a folder, in the order of their names.
    ///
    /// # Errors
    ///
    /// The folder cannot be read.
    pub fn below(root: &Path) -> io::Result<Vec<Self>> {
        let name = |path: &Path| path.strip_prefix(root).unwrap_or(path).with_extension("").display().to_string();
        Ok(files(root)?.into_iter().map(|path| Self { name: name(&path), path }).collect())
    }

    /// Runs the case.
    ///
    /// # Errors
    ///
    /// It cannot be read, or everything in which the program's answers differ from it.
    pub fn run(&self) -> Outcome {
        match self.held().map_err(|why| vec![why])? {
            Held::Game(case) => run(&case),
            Held::Event(case) => event::run(&case),
        }
    }

    /// The rulings that it asks for at a desk: the desk as it stood, and the entry.
    pub fn rulings(&self) -> Vec<(Desk, Entry)> {
        match self.held() {
            Ok(Held::Game(case)) => case.desk.as_ref().map(desk::rulings).unwrap_or_default(),
            Ok(Held::Event(_)) | Err(_) => Vec::new(),
        }
    }

    /// The articles that it proves if it holds.
    ///
    /// # Errors
    ///
    /// It cannot be read, or names an article that is none.
    pub fn claims(&self) -> Result<BTreeSet<Article>, String> {
        match self.held()? {
            Held::Game(case) => case.claims(),
            Held::Event(case) => case.claims(),
        }
    }

    fn held(&self) -> Result<Held, String> {
        let text = fs::read_to_string(&self.path).map_err(|error| error.to_string())?;
        let wrong = |error: toml::de::Error| error.to_string();
        let table: toml::Table = toml::from_str(&text).map_err(wrong)?;
        if table.contains_key("steps") {
            toml::from_str(&text).map(|case| Held::Event(Box::new(case))).map_err(wrong)
        } else {
            toml::from_str(&text).map(|case| Held::Game(Box::new(case))).map_err(wrong)
        }
    }
}

/// What the cases below a folder prove if they hold.
///
/// # Errors
///
/// A file cannot be read.
pub fn claimed(root: &Path) -> io::Result<Proofs> {
    let mut proofs = Proofs::default();
    for file in CaseFile::below(root)? {
        let claims = file.claims().map_err(|why| io::Error::other(format!("{}: {why}", file.name)))?;
        proofs.add(&file.name, claims);
    }
    Ok(proofs)
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
    for file in CaseFile::below(root)?.into_iter().filter(|file| file.name.contains(word)) {
        match file.run().and_then(|_| file.claims().map_err(|why| vec![why])) {
            Err(differences) => wrong.extend(differences.into_iter().map(|d| format!("{}: {d}", file.name))),
            Ok(claims) => proofs.add(&file.name, claims),
        }
    }
    Ok((proofs, wrong))
}

/// A number that changes with whatever the program says of any case below a folder: rulings, charges and citations; each case
/// is passed on with a number of its own.
///
/// # Errors
///
/// The folder cannot be read.
pub fn signature(root: &Path, mut each: impl FnMut(&str, u64)) -> io::Result<u64> {
    let mut signature = EMPTY;
    for file in CaseFile::below(root)? {
        let said = file.run().unwrap_or_else(|wrong| wrong);
        let said: Vec<String> = std::iter::once(format!("{}.case", file.name)).chain(said).collect();
        signature = hashed(signature, &said);
        each(&file.name, hashed(EMPTY, &said));
    }
    Ok(signature)
}

/// The hash of nothing, by FNV-1a.
const EMPTY: u64 = 0xcbf2_9ce4_8422_2325;

/// The hash of what was hashed before and these texts behind it.
fn hashed(before: u64, texts: &[String]) -> u64 {
    let bytes = texts.iter().flat_map(|text| text.bytes());
    bytes.fold(before, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The files below a folder that end in `.case`, in the order of their paths.
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
