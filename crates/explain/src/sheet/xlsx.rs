//! A sheet as a workbook.

use rust_xlsxwriter::{Workbook, XlsxError};

use super::{Cell, Sheet};

impl Sheet {
    /// A workbook of one sheet with the headings and the rows; numbers are written as numbers.
    ///
    /// # Errors
    ///
    /// There are more rows or columns than a workbook holds, or a text is too long for a cell.
    pub fn xlsx(&self) -> Result<Vec<u8>, XlsxError> {
        let mut workbook = Workbook::new();
        let sheet = workbook.add_worksheet();
        for (row, cells) in self.lines().enumerate() {
            let row = u32::try_from(row).map_err(|_| XlsxError::RowColumnLimitError)?;
            for (column, cell) in cells.into_iter().enumerate() {
                let column = u16::try_from(column).map_err(|_| XlsxError::RowColumnLimitError)?;
                match (cell, number(cell)) {
                    (_, Some(number)) => sheet.write_number(row, column, number)?,
                    (cell, None) => sheet.write_string(row, column, cell.to_string())?,
                };
            }
        }
        workbook.save_to_buffer()
    }
}

/// The value of a cell that is a number.
#[allow(clippy::cast_precision_loss, reason = "workbooks hold such numbers only")]
fn number(cell: &Cell) -> Option<f64> {
    match *cell {
        Cell::Text(_) | Cell::Cited(_) => None,
        Cell::Number(number) => Some(number as f64),
        Cell::Points(points) => Some(points.as_quarters() as f64 / 4.0),
        Cell::Money(money) => Some(money.cents() as f64 / 100.0),
    }
}
