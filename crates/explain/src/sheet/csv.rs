//! A sheet as CSV.

use super::{Cell, Sheet};

/// A cell as it is written: a text that a program would take for a formula is marked as a text.
fn guarded(cell: &Cell) -> String {
    match cell {
        Cell::Text(text) => tournament::sheet::guarded(text),
        Cell::Cited(cited) => tournament::sheet::guarded(&cited.printed),
        number => number.to_string(),
    }
}

impl Sheet {
    /// The headings and the rows, their cells separated by commas.
    pub fn csv(&self) -> String {
        let mut writer = csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
        for line in self.lines() {
            writer.write_record(line.into_iter().map(guarded)).expect("a vector takes whatever is written");
        }
        let bytes = writer.into_inner().expect("a vector takes whatever is written");
        String::from_utf8(bytes).expect("texts, commas and quotes are text")
    }
}
