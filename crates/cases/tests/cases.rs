//! Every case in `crates/books/cases` holds, and what they prove is what is written down; with the feature `chess`,
//! since some are of chess.
#![cfg(feature = "chess")]

use std::fs;
use std::path::Path;

use cases::prove;

fn books(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../books").join(path)
}

#[test]
fn every_case_holds_and_the_proofs_are_written_down() {
    let (proofs, wrong) = prove(&books("cases")).unwrap();
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
    let written = fs::read_to_string(books("proofs.toml")).unwrap();
    assert!(written == proofs.to_string(), "proofs.toml is out of date: run `cargo xtask prove`");
}
