//! Tables as workbooks, and texts whose encoding is not known.

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
                // What would not come back as it is written, such as a long number of a member, stays a text.
                Ok(number) if number.is_finite() && number.to_string() == *cell => {
                    sheet.write_number(row, column, number)?
                }
                _ => sheet.write_string(row, column, cell)?,
            };
        }
    }
    workbook.save_to_buffer()
}

/// A text in UTF-8, or in whatever older encoding it seems to be, without a mark of its byte order.
pub fn decoded(bytes: &[u8]) -> String {
    let text = if let Ok(text) = std::str::from_utf8(bytes) {
        text.to_owned()
    } else {
        let mut detector = chardetng::EncodingDetector::new(chardetng::Iso2022JpDetection::Deny);
        detector.feed(bytes, true);
        detector.guess(None, chardetng::Utf8Detection::Deny).decode(bytes).0.into_owned()
    };
    text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)
}
