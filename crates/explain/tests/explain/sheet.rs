//! A sheet in every form, and entries written and read again.

use std::fmt::Write;

use explain::event::{entry_sheet, row_faults};
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
    assert!(page.contains("<html lang=\"en\">") && !page.contains("size:A4"), "{page}");
    let mut broad = sheet();
    assert!(!page.contains("class=\"wide\""));
    let mut headed = sheet();
    headed.columns[0].heading = "Sonneborn-Berger ".repeat(3).into();
    assert!(!headed.page(Lang::En).contains("class=\"wide\""), "a heading goes on in another line between its words");
    headed.columns[0].heading = "x".repeat(200).into();
    assert!(headed.page(Lang::En).contains("class=\"wide\""), "but not within a word");
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
fn days_and_hours_of_a_workbook_are_read_as_they_are_written() {
    let mut workbook = rust_xlsxwriter::Workbook::new();
    let sheet = workbook.add_worksheet();
    let day = rust_xlsxwriter::Format::new().set_num_format("yyyy-mm-dd");
    let hour = rust_xlsxwriter::Format::new().set_num_format("h:mm");
    for (column, heading) in (0..).zip(["name", "born", "rating"]) {
        sheet.write_string(0, column, heading).unwrap();
    }
    sheet.write_string(1, 0, "A").unwrap();
    // 1 May 1985, as a workbook keeps it.
    sheet.write_number_with_format(1, 1, 31_168.0, &day).unwrap();
    sheet.write_number(1, 2, 2100.0).unwrap();
    sheet.write_number_with_format(2, 5, 2.0 / 24.0, &hour).unwrap();
    let rows = read_xlsx(&workbook.save_to_buffer().unwrap()).unwrap();
    assert_eq!((rows[1][1].as_str(), rows[2][5].as_str()), ("1985-05-01", "2:00"));
    let preview = read_rows(&rows[..2], &Charter::default(), &[], None).unwrap();
    let player = &preview.rows[0].player;
    assert_eq!((player.born, player.rating), (Some(1985), Some(2100)));
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

#[test]
fn days_and_hours_are_never_broken_in_a_heading() {
    let told = explain::sheet::heading("盃賽 <A> 2026-05-01 09:00（按姓名） 2026-05-01 – 2026-05-03 12-34");
    let day = |day: &str| format!("<span class=\"day\">{day}</span>");
    let (first, [from, until]) = (day("2026-05-01 09:00"), ["2026-05-01", "2026-05-03"].map(day));
    assert_eq!(told, format!("<h1>盃賽 &lt;A&gt; {first}（按姓名） {from} – {until} 12-34</h1>"));
}

#[test]
fn titles_are_read_as_lists_write_them_and_written_as_they_are_read() {
    let titles = [
        ("GM", Title::Grandmaster),
        ("國際大師", Title::InternationalMaster),
        ("大师", Title::Master),
        ("fm", Title::FideMaster),
        ("CM", Title::CandidateMaster),
        ("WGM", Title::WomanGrandmaster),
        ("wim", Title::WomanInternationalMaster),
        ("WFM", Title::WomanFideMaster),
        ("woman_candidate_master", Title::WomanCandidateMaster),
    ];
    let read = |text: &str| read_rows(&read_csv(text.as_bytes()).unwrap(), &Charter::default(), &[], None).unwrap();
    let list = (1..).zip(titles).map(|(nth, (title, _))| format!("P{nth},{title}")).collect::<Vec<_>>().join("\n");
    let preview = read(&format!("name,title\n{list}"));
    let found: Vec<Option<Title>> = preview.rows.iter().map(|row| row.player.title).collect();
    assert_eq!(found, titles.map(|(_, title)| Some(title)));
    let again = read(&entry_sheet(preview.rows.iter().map(|row| &row.player)).csv());
    assert_eq!(again.rows.iter().map(|row| row.player.title).collect::<Vec<_>>(), found);
    let unknown = read("name,title\nA,champion\n").rows.remove(0);
    let told = row_faults(&unknown, Lang::En).unwrap();
    assert!(told.starts_with("line 2, A: title “champion” is not known, expected one such as GM"), "{told}");
    assert!(told.ends_with("the section is not named, expected a column “section”, or --section"), "{told}");
}

#[test]
fn whoever_is_named_again_stands_in_nobody_elses_way() {
    let sheet = "name,club\nAnna,East\nanna,\nAnna,West\nAnna,East\n";
    let preview = read_rows(&read_csv(sheet.as_bytes()).unwrap(), &Charter::default(), &[], None).unwrap();
    let again = |line: usize| -> Vec<usize> {
        let row = preview.rows.iter().find(|row| row.line == line).unwrap();
        let same = |fault: &RowFault| if let RowFault::SameAsLine(line) = fault { Some(*line) } else { None };
        row.faults.iter().filter_map(same).collect()
    };
    assert_eq!([again(3), again(4), again(5)], [vec![2], vec![], vec![2]], "{:?}", preview.rows);
}
