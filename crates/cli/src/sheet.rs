//! In which form a table is written.

use std::io::{self, Write};

use explain::sheet::Sheet;
use words::Lang;

use crate::failure::Failure;

/// How a table is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum SheetFormat {
    Text,
    Json,
    Csv,
    Xlsx,
    Html,
}

/// Writes a table.
pub fn write(sheet: &Sheet, format: SheetFormat, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    match format {
        SheetFormat::Text => write!(out, "{}", sheet.text())?,
        SheetFormat::Json => writeln!(out, "{}", sheet.json())?,
        SheetFormat::Csv => write!(out, "{}", sheet.csv())?,
        SheetFormat::Xlsx => out.write_all(&sheet.xlsx().map_err(io::Error::other)?)?,
        SheetFormat::Html => write!(out, "{}", sheet.page(lang))?,
    }
    Ok(())
}
