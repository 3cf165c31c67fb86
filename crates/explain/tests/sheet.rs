//! A sheet in every form, and entries written and read again.

use explain::event::entry_sheet;
use explain::sheet::{Cell, Column, Sheet};
use serde_json::json;
use tournament::charter::Charter;
use tournament::entry::{Player, Title, read_csv, read_rows, read_xlsx};
use tournament::{Money, Score};

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
    let rows = json!([{ "name": "陳, 大文", "points": "0.5", "money": "120.50" }, { "name": "12", "points": "" }]);
    assert_eq!(sheet().json(), rows);
    let nameless = Sheet { columns: vec![Column::nameless("姓名")], ..sheet() };
    assert_eq!(nameless.json(), json!([["陳, 大文", "0.5", "120.50"], ["12", ""]]));
    let data = serde_json::to_value(sheet()).unwrap();
    assert_eq!(data["rows"][0], json!(["陳, 大文", 0.5, "120.50"]));
}

#[test]
fn a_page_holds_title_table_and_foot() {
    let page = sheet().page();
    assert!(page.contains("<title>名次</title>"), "{page}");
    assert!(page.contains("<h1>名次</h1>\n<table>\n<tr><th>姓名</th><th>分</th><th>獎金</th></tr>\n"), "{page}");
    assert!(page.ends_with("</table>\n<p class=\"foot\">&lt;簽署&gt;</p>\n"), "{page}");
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
        assert_eq!(read_rows(&rows, &Charter::default(), &[]).unwrap().rows[0].player, player);
    }
}
