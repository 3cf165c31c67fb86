//! Tables as data: made once, then written as text, CSV, a workbook, a page or JSON, by a writer for each.

mod csv;
mod html;
mod json;
mod text;
mod xlsx;

use std::fmt;

use books::Article;
use schemars::JsonSchema;
use serde::Serialize;
use tournament::{Money, PlayerId, Score};
use words::Lang;

use crate::article::cited;

pub use html::{escape, heading, page, wide};
pub use text::pad;

/// A table with a title and headings.
///
/// ```
/// use explain::sheet::{Column, Sheet};
///
/// let columns = vec![Column::new("name", "姓名"), Column::new("points", "分")];
/// let rows = vec![vec!["陳大文".into(), 12_u32.into()], vec!["Li".into(), 3_u32.into()]];
/// let sheet = Sheet { columns, rows, ..Sheet::default() };
/// assert_eq!(sheet.text(), "姓名    分\n陳大文  12\nLi       3\n");
/// assert_eq!(sheet.csv(), "姓名,分\n陳大文,12\nLi,3\n");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Sheet {
    /// What stands above it.
    pub title: String,
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows; one may end before the last column.
    pub rows: Vec<Vec<Cell>>,
    /// What stands below it in print.
    pub foot: String,
}

/// A column of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Column {
    /// Its name where a program reads it, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<&'static str>,
    /// What stands above it.
    pub heading: Cell,
    /// Where its cells stand.
    pub align: Align,
}

/// Where the cells of a column stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Align {
    /// Texts at its beginning, numbers at its end.
    #[default]
    ByKind,
    /// All at its beginning.
    Start,
}

/// A cell of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Cell {
    /// A text.
    Text(String),
    /// A number of something, or the number of someone.
    Number(u64),
    /// Points.
    Points(Score),
    /// Money.
    Money(Money),
    /// Articles.
    Cited(CitedCell),
}

/// Articles in a cell: people read what is printed in the book, programs our ids.
#[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(with = "String")]
pub struct CitedCell {
    ids: String,
    printed: String,
}

impl Serialize for CitedCell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.printed.serialize(serializer)
    }
}

impl Sheet {
    /// The headings, then the rows.
    fn lines(&self) -> impl Iterator<Item = Vec<&Cell>> {
        let headings = self.columns.iter().map(|column| &column.heading).collect();
        std::iter::once(headings).chain(self.rows.iter().map(|row| row.iter().collect()))
    }
}

impl Column {
    /// A column that programs know by a name.
    pub fn new(key: &'static str, heading: impl Into<Cell>) -> Self {
        Self { key: Some(key), heading: heading.into(), align: Align::ByKind }
    }

    /// A column that only people read.
    pub fn nameless(heading: impl Into<Cell>) -> Self {
        Self { key: None, heading: heading.into(), align: Align::ByKind }
    }
}

impl Cell {
    /// Nothing.
    pub const fn blank() -> Self {
        Self::Text(String::new())
    }

    /// Articles, each once.
    pub fn cited(articles: &[Article], lang: Lang) -> Self {
        let mut ids: Vec<String> = Vec::new();
        for id in articles.iter().map(ToString::to_string) {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        Self::Cited(CitedCell { ids: ids.join(", "), printed: cited(articles, None, lang) })
    }

    /// The text of what a program reads in it.
    pub fn as_data(&self) -> String {
        match self {
            Self::Cited(cited) => cited.ids.clone(),
            cell => cell.to_string(),
        }
    }

    /// Whether it is a number.
    pub const fn is_number(&self) -> bool {
        !matches!(self, Self::Text(_) | Self::Cited(_))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Number(number) => number.fmt(f),
            Self::Points(points) => points.fmt(f),
            Self::Money(money) => money.fmt(f),
            Self::Cited(cited) => f.write_str(&cited.printed),
        }
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<u32> for Cell {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Cell {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<PlayerId> for Cell {
    fn from(player: PlayerId) -> Self {
        player.number().into()
    }
}

impl From<Score> for Cell {
    fn from(points: Score) -> Self {
        Self::Points(points)
    }
}

impl From<Money> for Cell {
    fn from(money: Money) -> Self {
        Self::Money(money)
    }
}
