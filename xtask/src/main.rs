//! The chores of the repository: `cargo xtask tidy` checks the habits that a program can check, `cargo xtask prove` runs
//! the cases, or those whose names hold a word, and writes down which articles they prove, `cargo xtask rulings` prints a
//! hash over all that they say (`each`: of each case, too, to find those that changed), and `cargo xtask schema` writes the form of scripts and logs.
#![forbid(unsafe_code)]

mod architecture;
mod aside;
mod avoided;
mod cited;
mod finding;
mod glossary;
mod homonyms;
mod manifest;
mod paths;
mod proofs;
mod registry;
mod schema;
mod source;
mod tokens;
mod tree;
mod wording;

use std::process::ExitCode;

use finding::{Failure, Finding};
use tree::Tree;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["tidy"] => report(tidy()),
        ["prove"] => proofs::write(""),
        ["prove", word] => proofs::write(word),
        ["rulings"] => proofs::sign(false),
        ["rulings", "each"] => proofs::sign(true),
        ["schema"] => schema::write(),
        _ => {
            eprintln!("usage: cargo xtask tidy|prove [WORD]|rulings [each]|schema");
            ExitCode::from(2)
        }
    }
}

/// Everything in the repository that is against its habits.
fn tidy() -> Result<Vec<Finding>, Failure> {
    let tree = Tree::read()?;
    let mut findings = paths::check(&tree);
    findings.extend(source::check(&tree)?);
    findings.extend(wording::check(&tree)?);
    findings.extend(glossary::check(&tree)?);
    findings.extend(homonyms::check(&tree)?);
    findings.extend(manifest::check(&tree)?);
    findings.extend(aside::check(&tree)?);
    findings.extend(cited::check(&tree)?);
    Ok(findings)
}

fn report(result: Result<Vec<Finding>, Failure>) -> ExitCode {
    match result {
        Ok(findings) if findings.is_empty() => ExitCode::SUCCESS,
        Ok(findings) => {
            for finding in &findings {
                eprintln!("{finding}");
            }
            eprintln!("{} against the habits in CONTRIBUTING.md", findings.len());
            ExitCode::FAILURE
        }
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_repository_is_tidy() {
        let found: Vec<String> = tidy().unwrap().iter().map(ToString::to_string).collect();
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
}
