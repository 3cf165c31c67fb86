//! Tables as workbooks.

use rust_xlsxwriter::{Workbook, XlsxError};

/// A workbook of one sheet with these rows; what is a number is written as one.
///
/// # Errors
///
/// There are more rows or columns than a sheet holds.
pub fn workbook(rows: impl Iterator<Item = Vec<String>>) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet();
    for (row, cells) in rows.enumerate() {
        let row = u32::try_from(row).map_err(|_| XlsxError::RowColumnLimitError)?;
        for (column, cell) in cells.iter().enumerate() {
            let column = u16::try_from(column).map_err(|_| XlsxError::RowColumnLimitError)?;
            match cell.parse::<f64>() {
                Ok(number) if number.is_finite() && !cell.starts_with('0') || cell == "0" => {
                    sheet.write_number(row, column, number)?
                }
                _ => sheet.write_string(row, column, cell)?,
            };
        }
    }
    workbook.save_to_buffer()
}
