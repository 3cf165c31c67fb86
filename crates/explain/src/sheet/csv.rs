//! A sheet as CSV.

use super::{Cell, Sheet};

impl Sheet {
    /// The headings and the rows, their cells separated by commas.
    pub fn csv(&self) -> String {
        let mut writer = csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
        for line in self.lines() {
            writer.write_record(line.into_iter().map(Cell::to_string)).expect("a vector takes whatever is written");
        }
        let bytes = writer.into_inner().expect("a vector takes whatever is written");
        String::from_utf8(bytes).expect("texts, commas and quotes are text")
    }
}
