//! A sheet as text, in columns that line up in a terminal, where a Chinese character is as wide as two letters.

use unicode_width::UnicodeWidthStr;

use super::{Align, Cell, Sheet};

impl Sheet {
    /// The title, unless it is empty, the headings and the rows, a line each.
    pub fn text(&self) -> String {
        let lines: Vec<Vec<String>> =
            self.lines().map(|line| line.into_iter().map(Cell::to_string).collect()).collect();
        let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| lines.iter().filter_map(|line| line.get(column)).map(|cell| cell.width()).max();
        let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
        let mut text = if self.title.is_empty() { String::new() } else { format!("{}\n", self.title) };
        for line in self.lines() {
            let cells = line.into_iter().zip(&widths).enumerate();
            let cells = cells.map(|(column, (cell, width))| self.place(cell, column, *width));
            text += cells.collect::<Vec<_>>().join("  ").trim_end();
            text.push('\n');
        }
        text
    }

    /// A cell, as wide as its column.
    fn place(&self, cell: &Cell, column: usize, width: usize) -> String {
        let by_kind = self.columns.get(column).is_none_or(|column| column.align == Align::ByKind);
        let text = cell.to_string();
        if by_kind && cell.is_number() { blanks(&text, width) + &text } else { pad(text, width) }
    }
}

/// A text with blanks after it, as wide as asked.
pub fn pad(text: String, width: usize) -> String {
    let blanks = blanks(&text, width);
    text + &blanks
}

fn blanks(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(text.width()))
}
