//! Which articles the cases prove, written down where the program finds it.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

/// Runs every case whose name contains a part and writes `law/proofs.toml`, in which the proofs by other cases stay; cases
/// that fail are told, and nothing is written.
pub fn write(part: &str) -> ExitCode {
    match prove(part) {
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

fn prove(part: &str) -> io::Result<Vec<String>> {
    let rulebook = rulebook();
    let (proofs, wrong) = cases::prove(&rulebook.join("cases"), part)?;
    if wrong.is_empty() {
        let table = rulebook.join("law/proofs.toml");
        let others = if part.is_empty() { String::new() } else { fs::read_to_string(&table)? };
        let others = cases::Proofs::without(&others, part).map_err(io::Error::other)?;
        fs::write(table, others.and(proofs).to_string())?;
    }
    Ok(wrong)
}
