//! Every case in `crates/books/cases` is a test of its own, and what they prove is what is written down.

mod authority;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

use cases::CaseFile;
use libtest_mimic::{Arguments, Failed, Trial};

fn books(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../books").join(path)
}

fn holds(case: CaseFile) -> Trial {
    Trial::test(case.name.clone(), move || match case.run() {
        Ok(_) => Ok(()),
        Err(wrong) => Err(wrong.join("\n").into()),
    })
}

fn proofs_are_written_down() -> Result<(), Failed> {
    let written = fs::read_to_string(books("proofs.toml"))?;
    let claimed = cases::claimed(&books("cases"))?;
    if written == claimed.to_string() { Ok(()) } else { Err("out of date: run `cargo xtask prove`".into()) }
}

fn main() -> io::Result<ExitCode> {
    let cases = CaseFile::below(&books("cases"))?.into_iter().map(holds);
    let proofs = Trial::test("proofs.toml says what the cases prove", proofs_are_written_down);
    let authority = Trial::test("every line of a table of authority is tried by everybody", authority::is_held_by_all);
    Ok(libtest_mimic::run(&Arguments::from_args(), cases.chain([proofs, authority]).collect()).exit_code())
}
