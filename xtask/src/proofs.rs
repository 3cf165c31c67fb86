//! Which articles the cases prove, written down where the program finds it.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

/// Runs every case and writes `law/proofs.toml`; cases that fail are told, and nothing is written.
pub fn write() -> ExitCode {
    match prove() {
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

/// Prints the hash over all that the program says of the cases, for the last line of a commit.
pub fn sign() -> ExitCode {
    match cases::signature(&rulebook().join("cases")) {
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

fn rulebook() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/rulebook")
}

fn prove() -> io::Result<Vec<String>> {
    let rulebook = rulebook();
    let (proofs, wrong) = cases::prove(&rulebook.join("cases"))?;
    if wrong.is_empty() {
        fs::write(rulebook.join("law/proofs.toml"), proofs.to_string())?;
    }
    Ok(wrong)
}
