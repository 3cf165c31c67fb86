//! Results of the round being played, from a sheet.

use std::io::Write;

use explain::EventTeller;
use explain::event::sheet_error;
use tournament::ResultWord;
use tournament::entry::{read_csv, read_xlsx};
use tournament::event::{Command, GameRef};
use words::{Lang, say};

use super::log::EventFile;
use super::{Args, order, section};
use crate::failure::{Failure, tell};
use crate::input::{self, brief};

/// Within how many lines the headings stand.
const HEADING_WITHIN: usize = 20;

/// Enters the results of a sheet with the columns `table`, `result` and, for teams, `board`, or of the list of pairings
/// filled in: all of them or none.
pub fn read(args: &Args, file: &mut EventFile, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let Some(path) = &args.sheet else { return Ok(()) };
    let bytes = input::bytes(path, lang)?;
    let is_workbook = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("xlsx"));
    let rows = if is_workbook { read_xlsx(&bytes) } else { read_csv(&bytes) };
    let rows = rows.map_err(|error| super::log::unreadable(path, &sheet_error(&error, lang), lang))?;
    let section = section(args, file, lang)?;
    let Some((head, columns)) = Columns::find(&rows) else {
        return Err(super::log::unreadable(path, &say!(lang, "result-no-columns"), lang));
    };
    let boards = file.hall.event.format(&section).and_then(|format| format.boards).unwrap_or(1);
    let places: Vec<Option<Place>> = rows.iter().map(|row| columns.place(row)).collect();
    let printed = printed(file, &section);
    let mut orders = Vec::new();
    let mut wrong = 0;
    for ((row, place), line) in rows.iter().zip(&places).zip(1..).skip(head + 1) {
        // A bye has no table, and a game that goes on no result.
        if cell(row, columns.table).is_empty() || cell(row, columns.result).is_empty() {
            continue;
        }
        let of_match = place.is_some_and(|place| place.board.is_none() && boards > 1);
        // The sum of a match stands above its boards.
        let summed =
            |sum: Place| places.iter().flatten().any(|other| other.board.is_some() && other.table == sum.table);
        if of_match && place.is_some_and(summed) {
            continue;
        }
        let what = match (place, word(cell(row, columns.result), &printed)) {
            (Some(place), _) if of_match => say!(lang, "result-no-board", table = u32::from(place.table)),
            (Some(place), Some(result)) => {
                orders.push(order(args, file.zone(), entered(*place, result, &section, args), lang)?);
                continue;
            }
            (None, _) => say!(lang, "result-unreadable", found = brief(cell(row, columns.table))),
            (_, None) => say!(lang, "result-unreadable", found = brief(cell(row, columns.result))),
        };
        tell(&say!(lang, "data-line", line = line, what = what));
        wrong += 1;
    }
    if wrong > 0 {
        return Err(Failure::Input(say!(lang, "result-none-entered", number = wrong)));
    }
    file.give(&orders, lang, out)?;
    let teller = EventTeller::new(&file.hall.event, lang);
    for given in &orders {
        if let Command::Result { at, .. } = &given.command
            && let Some(told) = teller.entered(at)
        {
            writeln!(out, "{told}")?;
        }
    }
    super::done(!orders.is_empty(), lang, out)
}

/// Where the columns stand.
#[derive(Clone, Copy, Default)]
struct Columns {
    table: Option<usize>,
    board: Option<usize>,
    result: Option<usize>,
}

impl Columns {
    fn of(headings: &[String]) -> Self {
        let find =
            |names: &[&str]| headings.iter().position(|heading| names.contains(&heading.to_lowercase().as_str()));
        Self {
            table: find(&["table", "枱", "台", "枱號", "台号", "枱次", "台次"]),
            board: find(&["board", "局", "台序", "枱序"]),
            result: find(&["result", "outcome", "賽果", "成績", "成绩", "结果", "結果"]),
        }
    }

    /// The line of the headings, from 0, below whatever title a sheet may have, with the columns that they name.
    fn find(rows: &[Vec<String>]) -> Option<(usize, Self)> {
        let mut named = rows.iter().take(HEADING_WITHIN).map(|row| Self::of(row)).enumerate();
        named.find(|(_, columns)| columns.table.is_some() && columns.result.is_some())
    }

    /// The table and the board of a row: of two columns, or written `3.2` as in the list of pairings.
    fn place(self, row: &[String]) -> Option<Place> {
        let (table, board) = (cell(row, self.table), cell(row, self.board));
        let (table, board) = match table.split_once('.') {
            Some((table, of_table)) if board.is_empty() => (table, of_table),
            _ => (table, board),
        };
        let board = if board.is_empty() { None } else { Some(board.parse().ok()?) };
        Some(Place { table: table.parse().ok()?, board })
    }
}

/// A table, and the board of a match between teams.
#[derive(Clone, Copy)]
struct Place {
    table: u16,
    board: Option<u8>,
}

/// The order that enters a result.
fn entered(place: Place, result: ResultWord, section: &str, args: &Args) -> Command {
    let at = GameRef {
        board: place.board.unwrap_or(1),
        game: args.game,
        round: args.round,
        ..GameRef::single(section, place.table)
    };
    let (verdict, fouls, reason, correct) = (result.verdict(), [0; 2], args.reason.clone(), args.correct);
    Command::Result { at, verdict, fouls, agreed: true, reported_by: None, correct, reason, rests_on: None }
}

/// The results as our own lists print them for a section, in every language.
fn printed(file: &EventFile, section: &str) -> Vec<(String, ResultWord)> {
    let tellers = Lang::ALL.map(|lang| EventTeller::new(&file.hall.event, lang));
    let words = |teller: &EventTeller<'_>| {
        ResultWord::ALL.map(|word| (plain(&teller.verdict(section, word.verdict())), word)).to_vec()
    };
    let mut printed: Vec<(String, ResultWord)> = tellers.iter().flat_map(words).collect();
    // What two results are printed as alike says neither of them.
    let all = printed.clone();
    printed.retain(|(text, word)| all.iter().all(|(other, of)| other != text || of == word));
    printed
}

/// A result without its blanks, with one sign between its numbers. Programs for sheets take `2:0` for an hour and `1-1` for a
/// day, and write them so.
fn plain(text: &str) -> String {
    let plain: String = text.chars().filter(|sign| !sign.is_whitespace()).collect::<String>().to_lowercase();
    let plain = plain.replace(['–', '—', '−', '：', ':'], "-").replace('½', "0.5").replace("1/2", "0.5");
    let parts: Vec<&str> = plain.split('-').collect();
    let is_year = |part: &str| part.len() == 4 && part.bytes().all(|digit| digit.is_ascii_digit());
    let sides = match parts[..] {
        [first, second] | [first, second, "00"] => [first, second],
        [year, month, day] if is_year(year) => [month, day],
        _ => return plain,
    };
    match sides {
        ["1" | "01", "jan" | "1月"] | ["jan" | "1月", "1" | "01"] => "1-1".to_owned(),
        sides => match sides.map(str::parse::<f64>) {
            [Ok(first), Ok(second)] => format!("{first}-{second}"),
            _ => plain,
        },
    }
}

/// A result as our lists print it, or as people write it.
fn word(text: &str, printed: &[(String, ResultWord)]) -> Option<ResultWord> {
    let text = plain(text);
    if let Some((_, word)) = printed.iter().find(|(other, _)| *other == text) {
        return Some(*word);
    }
    Some(match text.as_str() {
        "1-0" | "2-0" | "紅勝" | "红胜" | "白勝" | "白胜" => ResultWord::FirstWins,
        "0-1" | "0-2" | "黑勝" | "黑胜" => ResultWord::SecondWins,
        "0.5-0.5" | "1-1" | "1月1日" | "和" | "和棋" | "和局" => ResultWord::Draw,
        "+--" => ResultWord::SecondAbsent,
        "--+" => ResultWord::FirstAbsent,
        "---" => ResultWord::BothAbsent,
        other => return ResultWord::ALL.into_iter().find(|word| word.id() == other),
    })
}

/// What stands in a column of a row; nothing where there is no such column.
fn cell(row: &[String], at: Option<usize>) -> &str {
    at.and_then(|at| row.get(at)).map(String::as_str).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_as_people_and_their_programs_write_them() {
        for (texts, found) in [
            (
                &["1-0", "1 : 0", "2:0", "2:00", "02:00:00", "2：0", "紅勝", "白胜", "first_wins"][..],
                ResultWord::FirstWins,
            ),
            (&["0-1", "0–2", "0:02", "00:02:00", "黑勝"], ResultWord::SecondWins),
            (&["½-½", "1/2-1/2", "0.5 - 0.5", "1-1", "1:01", "2026-01-01", "1-Jan", "1月1日", "和"], ResultWord::Draw),
            (&["+ : −", "+--"], ResultWord::SecondAbsent),
            (&["− : +", "-:+"], ResultWord::FirstAbsent),
            (&["− : −"], ResultWord::BothAbsent),
        ] {
            for text in texts {
                assert_eq!(word(text, &[]), Some(found), "{text}");
            }
        }
        for text in ["", "3-1", "x", "2026-05-01", "-", "1-0-1"] {
            assert_eq!(word(text, &[]), None, "{text}");
        }
    }
}
