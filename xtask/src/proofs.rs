//! Which articles the cases prove, written down where the program finds it.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

/// Runs the cases whose names hold a word, or all, and writes `proofs.toml`; cases that fail are told, and nothing is
/// written.
pub fn write(word: &str) -> ExitCode {
    match prove(word) {
        Ok(wrong) if wrong.is_empty() => ExitCode::SUCCESS,
        Ok(wrong) => {
            for difference in &wrong {
                eprintln!("{difference}");
            }
            eprintln!("{} differences", wrong.len());
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Prints the hash over all that the program says of the cases, for the last line of a commit; before it that of each case, if
/// they are wanted.
pub fn sign(each: bool) -> ExitCode {
    let told = |name: &str, hash: u64| {
        if each {
            println!("{hash:016x} {name}");
        }
    };
    match cases::signature(&books().join("cases"), told) {
        Ok(signature) => {
            println!("Rulings: {signature:016x}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn books() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/books")
}

fn prove(word: &str) -> io::Result<Vec<String>> {
    let books = books();
    let table = books.join("proofs.toml");
    let known =
        fs::read_to_string(&table)?.parse().map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
    let (proofs, wrong) = cases::prove_again(&books.join("cases"), word, known)?;
    if wrong.is_empty() {
        fs::write(table, proofs.to_string())?;
    }
    Ok(wrong)
}
