//! A sheet as JSON: field names and words are a contract, extended but never broken.

use serde_json::Value;

use super::{Cell, Sheet};

impl Sheet {
    /// The rows, each an object if the columns have names, else a list; cells are the texts they show.
    pub fn json(&self) -> Value {
        self.rows.iter().map(|row| self.object(row)).collect()
    }

    fn object(&self, row: &[Cell]) -> Value {
        let text = |cell: &Cell| Value::from(cell.to_string());
        let keys: Option<Vec<&str>> = self.columns.iter().map(|column| column.key).collect();
        match keys {
            None => row.iter().map(text).collect(),
            Some(keys) => {
                let cells = keys.into_iter().zip(row).map(|(key, cell)| (key.to_owned(), text(cell)));
                Value::Object(cells.collect())
            }
        }
    }
}
