//! A sheet in every form, and entries written and read again.

use std::fmt::Write;

use explain::event::entry_sheet;
use explain::sheet::{Cell, Column, Sheet};
use serde_json::json;
use tournament::charter::Charter;
use tournament::entry::{EntryFault, Player, RowFault, SheetError, Title, read_csv, read_rows, read_xlsx};
use tournament::{Money, Score};
use words::Lang;

fn sheet() -> Sheet {
    let columns =
        [("name", "姓名"), ("points", "分"), ("money", "獎金")].map(|(key, heading)| Column::new(key, heading));
    let rows = vec![
        vec!["陳, 大文".into(), Score::HALF.into(), Money::from_cents(12_050).into()],
        vec!["12".into(), Cell::blank()],
    ];
    Sheet { title: "名次".to_owned(), columns: columns.to_vec(), rows, foot: "<簽署>".to_owned() }
}

#[test]
fn columns_line_up_and_only_numbers_stand_at_their_end() {
    assert_eq!(sheet().text(), "名次\n姓名      分   獎金\n陳, 大文  0.5  120.50\n12\n");
}

#[test]
fn commas_are_quoted_and_short_rows_stay_short() {
    assert_eq!(sheet().csv(), "姓名,分,獎金\n\"陳, 大文\",0.5,120.50\n12,\n");
}

#[test]
fn programs_find_cells_by_the_names_of_their_columns() {
    let rows = json!([{ "name": "陳, 大文", "points": 0.5, "money": "120.50" }, { "name": "12", "points": "" }]);
    assert_eq!(sheet().json(), rows);
    let nameless = Sheet { columns: vec![Column::nameless("姓名")], ..sheet() };
    assert_eq!(nameless.json(), json!([["陳, 大文", 0.5, "120.50"], ["12", ""]]));
    let data = serde_json::to_value(sheet()).unwrap();
    assert_eq!(data["rows"][0], json!(["陳, 大文", 0.5, "120.50"]));
}

#[test]
fn a_page_holds_title_table_and_foot() {
    let page = sheet().page(Lang::En);
    assert!(page.contains("<title>名次</title>"), "{page}");
    assert!(
        page.contains(
            "<h1>名次</h1>\n<table>\n<thead><tr><th class=\"w\">姓名</th><th class=\"n\">分</th><th class=\"n\">獎金</th></tr>\n</thead>"
        ),
        "{page}"
    );
    assert!(page.ends_with("</table>\n<p class=\"foot\">&lt;簽署&gt;</p>\n"), "{page}");
    assert!(page.contains("<html lang=\"en\">") && page.contains("size:A4"), "{page}");
    let mut broad = sheet();
    assert!(!page.contains("class=\"wide\""));
    broad.rows[0][0] = "x".repeat(200).into();
    assert!(broad.page(Lang::ZhHant).contains("class=\"wide\""), "it stands on its side");
}

#[test]
fn a_workbook_holds_what_the_sheet_shows() {
    let rows = read_xlsx(&sheet().xlsx().unwrap()).unwrap();
    assert_eq!(rows[0], ["姓名", "分", "獎金"]);
    assert_eq!(rows[1], ["陳, 大文", "0.5", "120.5"], "numbers are numbers");
}

#[test]
fn written_entries_are_read_back() {
    let player = Player {
        name: "陳, 大文".to_owned(),
        club: Some("東區 \"A\"".to_owned()),
        member: Some("00123".to_owned()),
        rating: Some(1500),
        title: Some(Title::Master),
        born: Some(2018),
        woman: true,
        ..Player::default()
    };
    let sheet = entry_sheet([&player].into_iter());
    for rows in [read_csv(sheet.csv().as_bytes()).unwrap(), read_xlsx(&sheet.xlsx().unwrap()).unwrap()] {
        assert_eq!(read_rows(&rows, &Charter::default(), &[], None).unwrap().rows[0].player, player);
    }
}

/// The names and clubs of a sheet of entries, as they are read.
fn read(rows: &[Vec<String>]) -> Vec<(String, Option<String>)> {
    let preview = read_rows(rows, &Charter::default(), &[], None).expect("the sheet has a column of names");
    preview.rows.into_iter().map(|row| (row.player.name, row.player.club)).collect()
}

#[test]
fn a_title_above_the_headings_is_skipped_and_lines_keep_their_numbers() {
    let text = "海港公開賽 報名表\n;;\n姓名;單位\n陳大文;東區\n李四;西區\n";
    let rows = read_csv(text.as_bytes()).unwrap();
    assert_eq!(read(&rows)[0], ("陳大文".to_owned(), Some("東區".to_owned())));
    let preview = read_rows(&rows, &Charter::default(), &[], None).unwrap();
    assert_eq!(preview.rows[0].line, rows.iter().position(|row| row[0] == "陳大文").unwrap() + 1);
}

#[test]
fn merged_clubs_hold_for_every_row_and_a_stray_far_cell_costs_nothing() {
    let mut workbook = rust_xlsxwriter::Workbook::new();
    let sheet = workbook.add_worksheet();
    let format = rust_xlsxwriter::Format::new();
    sheet.merge_range(0, 0, 0, 1, "Entries of the year", &format).unwrap();
    for (row, (name, club)) in (1..).zip([("name", "club"), ("A", ""), ("B", ""), ("C", "South")]) {
        sheet.write_string(row, 0, name).unwrap();
        sheet.write_string(row, 1, club).unwrap();
    }
    sheet.merge_range(2, 1, 3, 1, "East", &format).unwrap();
    sheet.write_string(1_048_575, 16_383, "stray").unwrap();
    let rows = read_xlsx(&workbook.save_to_buffer().unwrap()).unwrap();
    let clubs: Vec<(String, Option<String>)> = [("A", "East"), ("B", "East"), ("C", "South")]
        .map(|(name, club)| (name.to_owned(), Some(club.to_owned())))
        .to_vec();
    assert_eq!(read(&rows), clubs);
    assert!(rows.len() < 10, "{} rows", rows.len());
}

#[test]
fn a_workbook_that_unpacks_without_end_is_refused() {
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let deflated = zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Deflated);
    archive.start_file("xl/worksheets/sheet1.xml", deflated).unwrap();
    let blanks = vec![b' '; 1 << 20];
    for _ in 0..300 {
        std::io::Write::write_all(&mut archive, &blanks).unwrap();
    }
    let bytes = archive.finish().unwrap().into_inner();
    assert!(bytes.len() < 1 << 20, "{} bytes", bytes.len());
    assert_eq!(read_xlsx(&bytes), Err(SheetError::TooBig));
}

#[test]
fn no_program_takes_a_name_for_a_formula() {
    let columns = vec![Column::new("name", "name")];
    let texts = ["=1+1", "@cmd", "+x", "-x", "-", "-2", "A=B"];
    let rows = texts.map(|text| vec![text.into()]).to_vec();
    let written = Sheet { columns, rows, ..Sheet::default() }.csv();
    assert_eq!(written, "name\n'=1+1\n'@cmd\n'+x\n'-x\n-\n-2\nA=B\n");
    let read: Vec<String> =
        read_csv(written.as_bytes()).unwrap().into_iter().skip(1).map(|row| row[0].clone()).collect();
    assert_eq!(read, texts);
}

#[test]
fn a_name_has_a_length() {
    let rows = read_csv(format!("name\n{}\n{}\n", "長".repeat(100), "長".repeat(101)).as_bytes()).unwrap();
    let preview = read_rows(&rows, &Charter::default(), &[], None).unwrap();
    let long = |nth: usize| {
        preview.rows[nth].faults.iter().any(|fault| matches!(fault, RowFault::Entry(EntryFault::TooLong { .. })))
    };
    assert_eq!((long(0), long(1)), (false, true));
}

#[test]
fn twenty_thousand_rows_are_read_and_doubles_among_them_found() {
    let mut text = "name,club\n".to_owned();
    for number in 0..20_000 {
        writeln!(text, "Player {number},Club {}", number % 300).unwrap();
    }
    text += "player 7,Club 7\n";
    let rows = read_csv(text.as_bytes()).unwrap();
    let preview = read_rows(&rows, &Charter::default(), &[], None).unwrap();
    let last = preview.rows.last().unwrap();
    assert_eq!((last.line, &last.faults[0]), (20_002, &RowFault::SameAsLine(9)));
}
