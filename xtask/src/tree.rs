//! The files of the repository.

use std::fs;
use std::path::{Path, PathBuf};

use crate::finding::Failure;

/// What holds nothing written by hand.
const NOT_OURS: [&str; 5] = [".git", ".venv", "dist", "node_modules", "target"];

/// Every text file of the repository, by its path from the root.
pub struct Tree {
    root: PathBuf,
    pub files: Vec<File>,
}

/// A text file.
pub struct File {
    pub path: PathBuf,
    pub text: String,
}

impl Tree {
    /// Reads the repository this program was built in.
    pub fn read() -> Result<Self, Failure> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .parent()
            .ok_or_else(|| Failure::new("cannot find the repository", "the chores have no parent directory"))?;
        let mut tree = Self { root: root.to_owned(), files: Vec::new() };
        tree.add(Path::new(""))?;
        tree.files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(tree)
    }

    fn add(&mut self, directory: &Path) -> Result<(), Failure> {
        let unreadable = |error| Failure::new(format!("cannot read {}", directory.display()), error);
        for entry in fs::read_dir(self.root.join(directory)).map_err(unreadable)? {
            let entry = entry.map_err(unreadable)?;
            if NOT_OURS.iter().any(|name| entry.file_name() == *name) {
                continue;
            }
            let path = directory.join(entry.file_name());
            let kind = entry.file_type().map_err(unreadable)?;
            if kind.is_dir() {
                self.add(&path)?;
            } else if kind.is_file() {
                let bytes = fs::read(entry.path()).map_err(unreadable)?;
                // What is not text, such as a picture or an old game file, has no habits.
                if let Ok(text) = String::from_utf8(bytes) {
                    self.files.push(File { path, text });
                }
            }
        }
        Ok(())
    }

    /// A tree of these files, for tests.
    #[cfg(test)]
    pub fn of(files: Vec<File>) -> Self {
        Self { root: PathBuf::new(), files }
    }

    /// The root of the repository.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The Rust sources.
    pub fn rust(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.path.extension().is_some_and(|extension| extension == "rs"))
    }
}

impl File {
    /// Whether the whole file is for tests or benches.
    pub fn is_for_tests(&self) -> bool {
        let named = |name: &str| self.path.iter().any(|part| part == name);
        named("tests") || named("benches") || named("tests.rs")
    }
}
