//! The JSON Schema of the desk, written where its readers find it.

use std::path::PathBuf;
use std::process::ExitCode;
use std::{fs, io};

/// Writes `docs/desk.schema.json` as the types are now.
pub fn write() -> ExitCode {
    match text().and_then(|text| fs::write(path(), text)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", path().display());
            ExitCode::FAILURE
        }
    }
}

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs/desk.schema.json")
}

fn text() -> io::Result<String> {
    Ok(serde_json::to_string_pretty(&arbiter::schema())? + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_schema_is_as_the_types_are() {
        let written = fs::read_to_string(path()).unwrap();
        assert!(written == text().unwrap(), "docs/desk.schema.json is out of date: run `cargo xtask schema`");
    }
}
