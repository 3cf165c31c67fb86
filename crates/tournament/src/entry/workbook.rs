//! The cells of a workbook: those that a list of players can have, however far away others stand.

use std::io::{Cursor, Read};

use calamine::{Data, DataRef, Dimensions, ExcelDateTime, Reader, Xlsx};
use zip::ZipArchive;

use super::SheetError;

/// How many columns are looked at: what stands further away is no part of a list.
const COLUMNS: u32 = 100;
/// How many rows are looked at.
const ROWS: u32 = 100_000;
/// How many bytes all parts of a workbook may have, unpacked.
const UNPACKED: u64 = 200 << 20;
/// How many cells a merged region may fill.
const MERGED: u64 = 100_000;

/// The cells of the first sheet of an XLSX workbook; all cells of a merged region have its text.
///
/// # Errors
///
/// The file is no workbook, or is too big when it is unpacked.
pub fn read_xlsx(bytes: &[u8]) -> Result<Vec<Vec<String>>, SheetError> {
    let unpacked = unpacked(bytes).map_err(|_| SheetError::Workbook)?;
    if unpacked > UNPACKED {
        return Err(SheetError::TooBig);
    }
    let mut workbook: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).map_err(|_| SheetError::Workbook)?;
    let name = workbook.sheet_names().first().cloned().ok_or(SheetError::Workbook)?;
    let merged = workbook.merge_cells_by_sheet_name(&name).unwrap_or_default();
    let mut rows = cells(&mut workbook, &name)?;
    for region in &merged {
        fill(&mut rows, region);
    }
    Ok(rows)
}

/// How many bytes a packed file has unpacked, counted no further than they may be.
fn unpacked(bytes: &[u8]) -> zip::result::ZipResult<u64> {
    let mut archive = ZipArchive::new(Cursor::new(bytes))?;
    let mut total = 0;
    for nth in 0..archive.len() {
        let left = UNPACKED + 1 - total;
        total += std::io::copy(&mut archive.by_index(nth)?.take(left), &mut std::io::sink())?;
        if total > UNPACKED {
            break;
        }
    }
    Ok(total)
}

fn cells(workbook: &mut Xlsx<Cursor<&[u8]>>, name: &str) -> Result<Vec<Vec<String>>, SheetError> {
    let mut reader = workbook.worksheet_cells_reader(name).map_err(|_| SheetError::Workbook)?;
    let mut rows: Vec<Vec<String>> = Vec::new();
    while let Some(cell) = reader.next_cell().map_err(|_| SheetError::Workbook)? {
        let (row, column) = cell.get_position();
        let text = match cell.get_value() {
            DataRef::Empty => continue,
            DataRef::DateTime(moment) => written(moment),
            value => Data::from(value.clone()).to_string().trim().to_owned(),
        };
        if row < ROWS && column < COLUMNS && !text.is_empty() {
            *at(&mut rows, row, column) = text;
        }
    }
    Ok(rows)
}

/// A day or an hour as it is written; a workbook keeps either as a number.
fn written(moment: &ExcelDateTime) -> String {
    let (year, month, day, hour, minute, ..) = moment.to_ymd_hms_milli();
    if moment.as_f64() < 1.0 { format!("{hour}:{minute:02}") } else { format!("{year:04}-{month:02}-{day:02}") }
}

/// A cell, with as many rows and columns before it as it needs.
fn at(rows: &mut Vec<Vec<String>>, row: u32, column: u32) -> &mut String {
    let (row, column) = (row as usize, column as usize);
    if rows.len() <= row {
        rows.resize_with(row + 1, Vec::new);
    }
    let cells = &mut rows[row];
    if cells.len() <= column {
        cells.resize_with(column + 1, String::new);
    }
    &mut cells[column]
}

/// Gives all cells of a merged region the text of its first.
fn fill(rows: &mut Vec<Vec<String>>, region: &Dimensions) {
    let ((top, left), (bottom, right)) = (region.start, (region.end.0.min(ROWS - 1), region.end.1.min(COLUMNS - 1)));
    let size = u64::from(bottom.saturating_sub(top)).saturating_mul(u64::from(right.saturating_sub(left)));
    let first = rows.get(top as usize).and_then(|row| row.get(left as usize)).cloned().unwrap_or_default();
    // A heading or a title over several columns is one cell to read: only what is merged downwards holds for every row.
    if first.is_empty() || size > MERGED || left >= COLUMNS {
        return;
    }
    for row in top + 1..=bottom {
        first.clone_into(at(rows, row, left));
    }
}
