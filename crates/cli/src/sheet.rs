//! A table of texts, written in any of the formats.

use std::io::Write;

use unicode_width::UnicodeWidthStr;

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

/// A table with a title and headings.
#[derive(Debug, Default)]
pub struct Sheet {
    pub title: String,
    pub headings: Vec<String>,
    /// The names of the columns where a program reads them.
    pub keys: Vec<&'static str>,
    pub rows: Vec<Vec<String>>,
    /// What stands below it in print.
    pub foot: String,
}

impl Sheet {
    /// Writes the table.
    pub fn write(&self, format: SheetFormat, out: &mut impl Write) -> Result<(), Failure> {
        match format {
            SheetFormat::Text => Ok(self.text(out)?),
            SheetFormat::Json => Ok(self.json(out)?),
            SheetFormat::Csv => self.csv(out),
            SheetFormat::Xlsx => self.xlsx(out),
            SheetFormat::Html => Ok(write!(out, "{}", page(&self.title, &self.html()))?),
        }
    }

    fn all(&self) -> impl Iterator<Item = &Vec<String>> {
        std::iter::once(&self.headings).chain(&self.rows)
    }

    /// Columns that line up in a terminal, where a Chinese character is as wide as two letters.
    fn text(&self, out: &mut impl Write) -> std::io::Result<()> {
        let columns = self.all().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| self.all().filter_map(|row| row.get(column)).map(|cell| cell.width()).max();
        let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
        writeln!(out, "{}", self.title)?;
        for row in self.all() {
            let cells = row.iter().zip(&widths).map(|(cell, width)| {
                let blanks = " ".repeat(width.saturating_sub(cell.width()));
                if is_number(cell) { format!("{blanks}{cell}") } else { format!("{cell}{blanks}") }
            });
            writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
        }
        Ok(())
    }

    fn json(&self, out: &mut impl Write) -> std::io::Result<()> {
        let object = |row: &Vec<String>| -> serde_json::Value {
            if self.keys.is_empty() {
                return row.clone().into();
            }
            let cells = self.keys.iter().zip(row).map(|(key, cell)| ((*key).to_owned(), cell.clone().into()));
            serde_json::Value::Object(cells.collect())
        };
        let rows: Vec<serde_json::Value> = self.rows.iter().map(object).collect();
        writeln!(out, "{}", serde_json::Value::Array(rows))
    }

    fn csv(&self, out: &mut impl Write) -> Result<(), Failure> {
        let mut writer = csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
        for row in self.all() {
            writer.write_record(row).map_err(std::io::Error::other)?;
        }
        let bytes = writer.into_inner().map_err(|error| std::io::Error::other(error.to_string()))?;
        Ok(out.write_all(&bytes)?)
    }

    fn xlsx(&self, out: &mut impl Write) -> Result<(), Failure> {
        let bytes = tournament::sheet::workbook(self.all().cloned()).map_err(std::io::Error::other)?;
        Ok(out.write_all(&bytes)?)
    }

    /// The table as a part of a page.
    pub fn html(&self) -> String {
        let row = |cells: &Vec<String>, tag: &str| {
            let cells = cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escape(cell)));
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        };
        let rows: String = self.rows.iter().map(|cells| row(cells, "td")).collect();
        let foot = if self.foot.is_empty() {
            String::new()
        } else {
            format!("<p class=\"foot\">{}</p>\n", escape(&self.foot))
        };
        format!("<h1>{}</h1>\n<table>\n{}{rows}</table>\n{foot}", escape(&self.title), row(&self.headings, "th"))
    }
}

fn is_number(cell: &str) -> bool {
    !cell.is_empty() && cell.chars().all(|sign| sign.is_ascii_digit() || sign == '.' || sign == '-')
}

/// A text with the signs of HTML written out.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A page to be printed.
pub fn page(title: &str, body: &str) -> String {
    format!(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<title>{}</title>\n<style>{STYLE}</style>\n{body}",
        escape(title)
    )
}

const STYLE: &str = "body{font-family:serif;margin:1.5cm}table{border-collapse:collapse;width:100%}\
    th,td{border:1px solid #444;padding:.2em .5em;text-align:left}.foot{margin-top:2em}\
    .slip,.card{border:1px solid #444;padding:.6em;margin:.4em 0;page-break-inside:avoid}.card{font-size:2.5em;text-align:center}\
    .record{page-break-after:always}";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chinese_columns_line_up() {
        let sheet = Sheet {
            title: "t".to_owned(),
            headings: vec!["姓名".to_owned(), "分".to_owned()],
            keys: vec!["name", "points"],
            rows: vec![vec!["陳大文".to_owned(), "3.5".to_owned()], vec!["Li".to_owned(), "12".to_owned()]],
            foot: String::new(),
        };
        let mut out = Vec::new();
        sheet.write(SheetFormat::Text, &mut out).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "t\n姓名    分\n陳大文  3.5\nLi       12\n");
    }

    #[test]
    fn names_cannot_break_a_page() {
        assert_eq!(escape("<b>\"&\""), "&lt;b&gt;&quot;&amp;&quot;");
    }
}
