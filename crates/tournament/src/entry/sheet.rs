//! Entries as a sheet: CSV and XLSX, read with a preview of what is wrong, and written.

use std::fmt;
use std::io::Cursor;

use books::desk::Need;
use calamine::{Data, Reader, Xlsx};
use schemars::JsonSchema;
use serde::Serialize;

use super::{EntryFault, Player, Title, faults};
use crate::PlayerId;
use crate::charter::Charter;

/// A sheet that cannot be read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SheetError {
    /// The CSV breaks off in this line.
    Csv {
        /// The line, from 1.
        line: u64,
    },
    /// The file is no workbook, or has no sheet.
    Workbook,
    /// No column is headed as a name.
    NoNames,
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Csv { line } => write!(f, "line {line}: expected fields separated by commas"),
            Self::Workbook => f.write_str("expected a workbook with a sheet"),
            Self::NoNames => write!(f, "line 1: expected a column headed `name` or 姓名"),
        }
    }
}

impl std::error::Error for SheetError {}

/// The columns of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Column {
    /// The name.
    Name,
    /// The section.
    Section,
    /// The club.
    Club,
    /// The team represented.
    Team,
    /// The federation.
    Federation,
    /// The number in the federation.
    Member,
    /// The rating.
    Rating,
    /// The title.
    Title,
    /// The year of birth.
    Born,
    /// Woman or man.
    Sex,
    /// Needs under schedule 7.
    Needs,
}

impl Column {
    const ALL: [Self; 11] = [
        Self::Name,
        Self::Section,
        Self::Club,
        Self::Team,
        Self::Federation,
        Self::Member,
        Self::Rating,
        Self::Title,
        Self::Born,
        Self::Sex,
        Self::Needs,
    ];

    /// The headings under which a column is known, the one we write first.
    const fn headings(self) -> &'static [&'static str] {
        match self {
            Self::Name => &["name", "姓名", "棋手", "選手", "选手", "賽員"],
            Self::Section => &["section", "組別", "组别", "group"],
            Self::Club => &["club", "單位", "单位", "所屬單位"],
            Self::Team => &["team", "代表隊", "代表队", "隊伍", "队伍"],
            Self::Federation => &["federation", "協會", "协会", "地區", "地区"],
            Self::Member => &["member", "會員編號", "会员编号", "id"],
            Self::Rating => &["rating", "等級分", "等级分"],
            Self::Title => &["title", "稱號", "称号"],
            Self::Born => &["born", "出生年份", "出生年", "birth year"],
            Self::Sex => &["sex", "性別", "性别"],
            Self::Needs => &["needs", "特殊需要"],
        }
    }

    fn of(heading: &str) -> Option<Self> {
        let heading = heading.trim().to_lowercase();
        Self::ALL.into_iter().find(|column| column.headings().contains(&heading.as_str()))
    }
}

/// What is wrong in a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RowFault {
    /// A field that cannot be read, with what was expected.
    Field {
        /// The column.
        column: Column,
        /// What stands there.
        found: String,
    },
    /// The same person as in an earlier line.
    SameAsLine(usize),
    /// An entry that the charter refuses.
    Entry(EntryFault),
}

/// A row of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Row {
    /// The line, from 1; the headings are line 1.
    pub line: usize,
    /// The entry, as far as it could be read.
    pub player: Player,
    /// What is wrong with it.
    pub faults: Vec<RowFault>,
}

/// What a sheet would bring in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Preview {
    /// The rows.
    pub rows: Vec<Row>,
    /// Headings that no column is known under.
    pub unknown: Vec<String>,
}

impl Preview {
    /// The entries with nothing wrong.
    pub fn good(&self) -> impl Iterator<Item = &Player> {
        self.rows.iter().filter(|row| row.faults.is_empty()).map(|row| &row.player)
    }
}

/// The cells of a CSV file, in UTF-8, or in whatever older encoding it seems to be.
///
/// # Errors
///
/// The line that cannot be read.
pub fn read_csv(bytes: &[u8]) -> Result<Vec<Vec<String>>, SheetError> {
    let text = crate::sheet::decoded(bytes);
    let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(text.as_bytes());
    let row = |(index, record): (usize, Result<csv::StringRecord, csv::Error>)| match record {
        Ok(record) => Ok(record.iter().map(|field| field.trim().to_owned()).collect()),
        Err(_) => Err(SheetError::Csv { line: index as u64 + 1 }),
    };
    reader.records().enumerate().map(row).collect()
}

/// The cells of the first sheet of an XLSX workbook.
///
/// # Errors
///
/// The file is no workbook.
pub fn read_xlsx(bytes: &[u8]) -> Result<Vec<Vec<String>>, SheetError> {
    let wrong = |_| SheetError::Workbook;
    let mut workbook: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).map_err(wrong)?;
    let sheet = workbook.worksheet_range_at(0).ok_or(SheetError::Workbook)?;
    let text = |cell: &Data| match cell {
        Data::Empty => String::new(),
        other => other.to_string().trim().to_owned(),
    };
    Ok(sheet.map_err(wrong)?.rows().map(|row| row.iter().map(text).collect()).collect())
}

/// What rows under headings would bring in, held against the charter and against those already entered.
///
/// # Errors
///
/// There is no column of names.
pub fn read_rows(
    rows: &[Vec<String>],
    charter: &Charter,
    entered: &[(PlayerId, &Player)],
) -> Result<Preview, SheetError> {
    let headings = rows.first().map_or(&[][..], Vec::as_slice);
    let columns: Vec<Option<Column>> = headings.iter().map(|heading| Column::of(heading)).collect();
    if !columns.contains(&Some(Column::Name)) {
        return Err(SheetError::NoNames);
    }
    let unknown = headings.iter().zip(&columns).filter(|(heading, column)| column.is_none() && !heading.is_empty());
    let mut preview = Preview { rows: Vec::new(), unknown: unknown.map(|(heading, _)| heading.clone()).collect() };
    for (index, cells) in rows.iter().enumerate().skip(1) {
        if cells.iter().all(String::is_empty) {
            continue;
        }
        let (player, mut wrong) = read_row(cells, &columns, charter);
        let before = preview.rows.iter().map(|row| (line_id(row.line), &row.player));
        let all = entered.iter().map(|(id, player)| (*id, *player)).chain(before);
        wrong.extend(faults(charter, &player, all, None).into_iter().map(|fault| match fault {
            EntryFault::Duplicate(id) if !entered.iter().any(|(known, _)| *known == id) => {
                let line = preview.rows.iter().map(|row| row.line).find(|line| line_id(*line) == id);
                RowFault::SameAsLine(line.unwrap_or_default())
            }
            other => RowFault::Entry(other),
        }));
        preview.rows.push(Row { line: index + 1, player, faults: wrong });
    }
    Ok(preview)
}

/// A number for the player of a line, far from those of the players entered.
fn line_id(line: usize) -> PlayerId {
    PlayerId::new(u32::MAX - u32::try_from(line).unwrap_or(u32::MAX))
}

fn read_row(cells: &[String], columns: &[Option<Column>], charter: &Charter) -> (Player, Vec<RowFault>) {
    let mut player = Player::default();
    if let [only] = &charter.sections[..] {
        player.section.clone_from(&only.id);
    }
    let mut wrong = Vec::new();
    for (cell, column) in cells.iter().zip(columns).filter(|(cell, _)| !cell.is_empty()) {
        let Some(column) = column else { continue };
        if !set(&mut player, *column, cell, charter) {
            wrong.push(RowFault::Field { column: *column, found: cell.clone() });
        }
    }
    (player, wrong)
}

/// Sets a field; whether it could be read.
fn set(player: &mut Player, column: Column, cell: &str, charter: &Charter) -> bool {
    let text = || Some(cell.to_owned());
    match column {
        Column::Name => cell.clone_into(&mut player.name),
        Column::Section => {
            let section = charter.sections.iter().find(|section| section.id == cell || section.name == cell);
            player.section = section.map_or_else(|| cell.to_owned(), |section| section.id.clone());
        }
        Column::Club => player.club = text(),
        Column::Team => player.team = text(),
        Column::Federation => player.federation = text(),
        Column::Member => player.member = text(),
        Column::Rating => player.rating = cell.parse().ok(),
        Column::Born => player.born = cell.parse().ok(),
        Column::Title => {
            player.title = match cell.to_lowercase().as_str() {
                "grandmaster" | "gm" | "特級大師" | "特级大师" => Some(Title::Grandmaster),
                "master" | "m" | "大師" | "大师" => Some(Title::Master),
                _ => None,
            }
        }
        Column::Sex => {
            player.woman = matches!(cell.to_lowercase().as_str(), "f" | "w" | "female" | "女");
            return player.woman || matches!(cell.to_lowercase().as_str(), "m" | "male" | "男");
        }
        Column::Needs => {
            let need = |word: &str| match word.trim() {
                "blind" | "visually_impaired" | "失明" | "視障" | "视障" => Some(Need::Blind),
                "partially_sighted" | "弱視" | "弱视" => Some(Need::PartiallySighted),
                "blindfolded" | "眼罩" => Some(Need::Blindfolded),
                "deaf_mute" | "聾啞" | "聋哑" => Some(Need::DeafMute),
                "limbs" | "assistant" | "肢體" | "肢体" | "助手" => Some(Need::Limbs),
                "other" | "其他" => Some(Need::Other),
                _ => None,
            };
            let needs: Option<Vec<Need>> = cell.split([';', '、']).map(need).collect();
            player.needs = needs.unwrap_or_default();
            return !player.needs.is_empty();
        }
    }
    match column {
        Column::Rating => player.rating.is_some(),
        Column::Born => player.born.is_some(),
        Column::Title => player.title.is_some(),
        _ => true,
    }
}

/// The cells of a player's row, under our headings.
fn cells(player: &Player) -> [String; 11] {
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    let need = |need: &Need| match need {
        Need::Blind => "blind",
        Need::PartiallySighted => "partially_sighted",
        Need::Blindfolded => "blindfolded",
        Need::DeafMute => "deaf_mute",
        Need::Limbs => "limbs",
        Need::Other => "other",
    };
    let title = player.title.map_or("", |title| match title {
        Title::Grandmaster => "grandmaster",
        Title::Master => "master",
    });
    [
        player.name.clone(),
        player.section.clone(),
        text(&player.club),
        text(&player.team),
        text(&player.federation),
        text(&player.member),
        player.rating.map(|rating| rating.to_string()).unwrap_or_default(),
        title.to_owned(),
        player.born.map(|born| born.to_string()).unwrap_or_default(),
        if player.woman { "f".to_owned() } else { String::new() },
        player.needs.iter().map(need).collect::<Vec<_>>().join(";"),
    ]
}

/// The headings and the players as rows, as [`read_rows`] reads them.
pub fn write_rows<'a>(players: impl Iterator<Item = &'a Player>) -> impl Iterator<Item = [String; 11]> {
    let headings = Column::ALL.map(|column| column.headings()[0].to_owned());
    std::iter::once(headings).chain(players.map(cells))
}

#[cfg(test)]
mod tests;
