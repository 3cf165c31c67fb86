//! A sheet as JSON: field names and words are a contract, extended but never broken.

use serde_json::{Value, json};

use super::{Cell, Sheet};

/// What a program reads of a cell.
fn value(cell: &Cell) -> Value {
    match cell {
        Cell::Cited(_) => json!(cell.as_data()),
        cell => json!(cell),
    }
}

impl Sheet {
    /// The rows, each an object if the columns have names, else a list; what is a number is one, and money a
    /// decimal text.
    pub fn json(&self) -> Value {
        self.rows.iter().map(|row| self.object(row)).collect()
    }

    fn object(&self, row: &[Cell]) -> Value {
        let keys: Option<Vec<&str>> = self.columns.iter().map(|column| column.key).collect();
        match keys {
            None => row.iter().map(value).collect(),
            Some(keys) => {
                let cells = keys.into_iter().zip(row).map(|(key, cell)| (key.to_owned(), value(cell)));
                Value::Object(cells.collect())
            }
        }
    }
}
