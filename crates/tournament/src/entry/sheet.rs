//! Entries as a sheet: CSV and XLSX, read with a preview of what is wrong, and written.

use std::collections::HashMap;
use std::str::FromStr;
use thiserror::Error;

use books::desk::Need;
use schemars::JsonSchema;
use serde::Serialize;

use super::{EntryFault, Names, Player, Title, player_faults};
use crate::PlayerId;
use crate::charter::Charter;

/// A sheet that cannot be read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Error)]
#[serde(rename_all = "snake_case")]
pub enum SheetError {
    /// The CSV breaks off in this line.
    #[error("line {line}: expected fields separated by commas")]
    Csv {
        /// The line, from 1.
        line: u64,
    },
    /// A quotation mark that opens a cell in this line is not closed.
    #[error("line {line}: the quotation mark opened here is not closed")]
    Quote {
        /// The line, from 1.
        line: u64,
    },
    /// The file is no workbook, or has no sheet.
    #[error("expected a workbook with a sheet")]
    Workbook,
    /// The file holds more than a list of players can.
    #[error("the file holds more than a list of players can")]
    TooBig,
    /// No column is headed as a name.
    #[error("line 1: expected a column headed `name` or 姓名")]
    NoNames,
}

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
            Self::Born => &["born", "出生年份", "出生年", "出生日期", "birth year", "birth date", "date of birth"],
            Self::Sex => &["sex", "性別", "性别"],
            Self::Needs => &["needs", "特殊需要"],
        }
    }

    /// The word by which programs know it.
    pub const fn id(self) -> &'static str {
        self.headings()[0]
    }

    fn of(heading: &str) -> Option<Self> {
        let heading = heading.trim().to_lowercase();
        Self::ALL.into_iter().find(|column| column.headings().contains(&heading.as_str()))
    }
}

/// Headings of what a sheet may count its lines with, which says nothing of anybody.
const NUMBERS: [&str; 8] = ["no", "no.", "#", "nr", "編號", "编号", "序號", "序号"];

/// How a line begins that counts the others.
const TOTALS: [&str; 8] = ["total", "totals", "合計", "合计", "總計", "总计", "共計", "共计"];

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
    /// A line that counts the others, and enters nobody.
    Total,
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

/// Within how many lines the headings stand, below whatever title a sheet may have.
const HEADING_WITHIN: usize = 20;

/// What stands between the cells of a CSV file.
const SIGNS: [u8; 3] = [b',', b';', b'\t'];

/// The cells of a CSV file, in UTF-8, or in whatever older encoding it seems to be; between commas, semicolons or tabs, of
/// which the line of the headings has the most.
///
/// # Errors
///
/// The line that cannot be read.
pub fn read_csv(bytes: &[u8]) -> Result<Vec<Vec<String>>, SheetError> {
    let text = crate::sheet::decoded(bytes);
    let is_name = |cell: &str| Column::of(cell.trim_matches('"')) == Some(Column::Name);
    let heads = |line: &&str| SIGNS.iter().any(|sign| line.split(char::from(*sign)).any(is_name));
    // Of a sheet without names the line with the most of these signs has the headings.
    let signs = |line: &&str| std::cmp::Reverse(line.bytes().filter(|byte| SIGNS.contains(byte)).count());
    let most = || text.lines().take(HEADING_WITHIN).min_by_key(signs);
    let headings = text.lines().take(HEADING_WITHIN).find(heads).or_else(most).unwrap_or_default();
    let between = SIGNS.into_iter().rev().max_by_key(|sign| headings.bytes().filter(|byte| byte == sign).count());
    let between = between.unwrap_or(b',');
    if let Some(line) = unclosed(&text, between) {
        return Err(SheetError::Quote { line });
    }
    let mut reader = csv::ReaderBuilder::new();
    let reader = reader.has_headers(false).flexible(true).delimiter(between);
    let mut reader = reader.from_reader(text.as_bytes());
    let mut rows: Vec<Vec<String>> = Vec::new();
    for record in reader.records() {
        let record = record.map_err(|_| SheetError::Csv { line: rows.len() as u64 + 1 })?;
        let line = record.position().map_or(0, |position| line_at(&text, position));
        rows.resize(rows.len().max(line), Vec::new());
        rows.push(record.iter().map(|field| crate::sheet::unguarded(field.trim()).to_owned()).collect());
    }
    Ok(rows)
}

/// The line, from 1, of a quotation mark that opens a cell and is closed nowhere, or only by the mark that was to open
/// another cell in a later line.
fn unclosed(text: &str, between: u8) -> Option<u64> {
    let (mut line, mut opened, mut begins) = (1, None, true);
    let mut signs = text.bytes().peekable();
    while let Some(sign) = signs.next() {
        match (sign, opened) {
            (b'"', None) if begins => opened = Some(line),
            // Two marks within a cell stand for one.
            (b'"', Some(_)) if signs.peek() == Some(&b'"') => {
                signs.next();
            }
            (b'"', Some(from)) => {
                let ends = |next: &u8| *next == between || next.is_ascii_whitespace();
                if from != line && !signs.peek().is_none_or(ends) {
                    return Some(from);
                }
                opened = None;
            }
            _ => {}
        }
        begins = opened.is_none() && (sign == between || sign == b'\n');
        line += u64::from(sign == b'\n');
    }
    opened
}

/// The line of a record, from 0: empty ones before it are counted, so that it has the number that it has in the sheet.
fn line_at(text: &str, position: &csv::Position) -> usize {
    let (line, from) = (usize::try_from(position.line()), usize::try_from(position.byte()));
    let rest = from.ok().and_then(|from| text.as_bytes().get(from..)).unwrap_or_default();
    let empty = rest.iter().take_while(|byte| matches!(byte, b'\n' | b'\r')).filter(|byte| **byte == b'\n').count();
    line.unwrap_or(1).saturating_sub(1).saturating_add(empty)
}

/// The line of the headings, from 0, and the columns that they name.
///
/// # Errors
///
/// There is no column of names.
pub(super) fn headed(rows: &[Vec<String>]) -> Result<(usize, Vec<Option<Column>>), SheetError> {
    let names = |cells: &Vec<String>| cells.iter().any(|heading| Column::of(heading) == Some(Column::Name));
    let at = rows.iter().take(HEADING_WITHIN).position(names).ok_or(SheetError::NoNames)?;
    Ok((at, rows[at].iter().map(|heading| Column::of(heading)).collect()))
}

/// What rows under headings would bring in, held against the charter and against those already entered. Who names no section
/// is of the one that is said, or of the only one there is.
///
/// # Errors
///
/// There is no column of names.
pub fn read_rows(
    rows: &[Vec<String>],
    charter: &Charter,
    entered: &[(PlayerId, &Player)],
    section: Option<&str>,
) -> Result<Preview, SheetError> {
    let (at, columns) = headed(rows)?;
    let headings = &rows[at];
    let is_number = |heading: &str| heading.is_empty() || NUMBERS.contains(&heading.to_lowercase().as_str());
    let unknown = headings.iter().zip(&columns).filter(|(heading, column)| column.is_none() && !is_number(heading));
    let mut preview = Preview { rows: Vec::new(), unknown: unknown.map(|(heading, _)| heading.clone()).collect() };
    let mut known = Known::default();
    for (id, player) in entered {
        known.add(*id, player);
    }
    for (index, cells) in rows.iter().enumerate().skip(at + 1) {
        if cells.iter().all(String::is_empty) {
            continue;
        }
        let (player, mut wrong) = read_row(cells, &columns, charter, section);
        if is_total(cells) {
            preview.rows.push(Row { line: index + 1, player, faults: vec![RowFault::Total] });
            continue;
        }
        wrong.extend(known.faults(charter, &player).into_iter().map(|fault| match fault {
            EntryFault::Duplicate(id) if id > line_id(rows.len() + 1) => RowFault::SameAsLine(line_of(id)),
            other => RowFault::Entry(other),
        }));
        // A line that names somebody a second time brings nobody in whom others could be.
        let again =
            |fault: &RowFault| matches!(fault, RowFault::SameAsLine(_) | RowFault::Entry(EntryFault::Duplicate(_)));
        if !wrong.iter().any(again) {
            known.add(line_id(index + 1), &player);
        }
        preview.rows.push(Row { line: index + 1, player, faults: wrong });
    }
    Ok(preview)
}

/// Whether a line counts the others.
fn is_total(cells: &[String]) -> bool {
    let first = cells.iter().find(|cell| !cell.is_empty()).map(|cell| cell.to_lowercase()).unwrap_or_default();
    TOTALS.contains(&first.trim_end_matches([':', '：']).trim())
}

/// A number as sheets write it: thousands may be set apart.
pub(super) fn number<N: FromStr>(cell: &str) -> Option<N> {
    let mut groups = cell.split([',', '，']);
    let first = groups.next().unwrap_or_default();
    let is_group = |group: &str| group.len() == 3 && group.bytes().all(|digit| digit.is_ascii_digit());
    let grouped = cell.len() > first.len() && (1..=3).contains(&first.len()) && groups.all(is_group);
    if grouped { cell.replace([',', '，'], "").parse().ok() } else { cell.parse().ok() }
}

/// Those in a sheet and before it.
#[derive(Default)]
struct Known {
    players: HashMap<PlayerId, Player>,
    names: Names,
    in_section: HashMap<String, usize>,
}

impl Known {
    fn add(&mut self, id: PlayerId, player: &Player) {
        self.names.add(id, player);
        *self.in_section.entry(player.section.clone()).or_default() += 1;
        self.players.insert(id, player.clone());
    }

    fn faults(&self, charter: &Charter, player: &Player) -> Vec<EntryFault> {
        let alike = self.names.alike(player);
        let alike = alike.iter().filter_map(|id| Some((*id, self.players.get(id)?)));
        let in_section = self.in_section.get(&player.section).copied().unwrap_or(0);
        player_faults(charter, player, alike, in_section, None)
    }
}

/// A number for the player of a line, far from those of the players entered.
fn line_id(line: usize) -> PlayerId {
    PlayerId::new(u32::MAX - u32::try_from(line).unwrap_or(u32::MAX))
}

/// The line of such a number.
fn line_of(id: PlayerId) -> usize {
    usize::try_from(u32::MAX - id.number()).unwrap_or(usize::MAX)
}

fn read_row(
    cells: &[String],
    columns: &[Option<Column>],
    charter: &Charter,
    section: Option<&str>,
) -> (Player, Vec<RowFault>) {
    let only = match &charter.sections[..] {
        [only] => Some(only.id.as_str()),
        _ => None,
    };
    let mut player = Player { section: section.or(only).unwrap_or_default().to_owned(), ..Player::default() };
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
        Column::Rating => player.rating = number(cell),
        Column::Born => player.born = year(cell),
        Column::Title => player.title = Title::read(cell),
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

/// A year, or that of a date in whichever order: `1990`, `1990-05-01`, `1/5/1990`, `1990年5月1日`.
pub(super) fn year(cell: &str) -> Option<i16> {
    let cell = cell.trim();
    if let Ok(year) = cell.parse() {
        return Some(year);
    }
    let parts: Vec<&str> =
        cell.split(['-', '/', '.', '年', '月', '日']).map(str::trim).filter(|part| !part.is_empty()).collect();
    let (years, others): (Vec<&str>, Vec<&str>) = parts.into_iter().partition(|part| part.len() == 4);
    let day_or_month = |part: &&str| part.parse().is_ok_and(|number: u8| (1..=31).contains(&number));
    match years[..] {
        [year] if others.len() <= 2 && others.iter().all(day_or_month) => year.parse().ok(),
        _ => None,
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
    let title = player.title.map_or("", Title::word);
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
