//! Sheets read and written.

use super::*;
use crate::charter::{Eligibility, Section};
use crate::entry::read_xlsx;

fn charter() -> Charter {
    let section = Section {
        id: "U9".to_owned(),
        name: "兒童組".to_owned(),
        level: None,
        quota: Some(3),
        eligibility: Eligibility { born_from: Some(2017), ..Eligibility::default() },
        format: None,
        rules: None,
        time: None,
        recording: None,
        preset: None,
    };
    Charter { sections: vec![section], ..Charter::default() }
}

const SHEET: &str = "姓名,組別,出生年份,單位,等級分,備註\n\
    陳大文,兒童組,2018,東區,,\n李小明,U9,2012,,,\n陳大文,U9,2018,東區,,x\n何,U9,二零一八,,,\n王,成人組,,,abc,\n";

#[test]
fn a_preview_names_every_fault() {
    let rows = read_csv(SHEET.as_bytes()).unwrap();
    let preview = read_rows(&rows, &charter(), &[], None).unwrap();
    assert_eq!(preview.unknown, ["備註"]);
    assert_eq!(preview.good().count(), 1);
    let faults: Vec<&[RowFault]> = preview.rows.iter().map(|row| &row.faults[..]).collect();
    assert_eq!(faults[0], []);
    assert!(matches!(faults[1], [RowFault::Entry(EntryFault::Ineligible(_))]), "{:?}", faults[1]);
    assert!(faults[2].contains(&RowFault::SameAsLine(2)), "{:?}", faults[2]);
    assert!(matches!(&faults[3][0], RowFault::Field { column: Column::Born, .. }), "{:?}", faults[3]);
    assert!(matches!(&faults[4][0], RowFault::Field { column: Column::Rating, found } if found == "abc"));
}

#[test]
fn lines_keep_their_numbers_below_empty_ones_and_totals_enter_nobody() {
    let sheet = "編號,姓名,單位,等級分\n1,陳大文,東區,\"2,050\"\n\n2,李小明,西區,\"20,50\"\n\n合計,2人,,\n";
    let rows = read_csv(sheet.as_bytes()).unwrap();
    let preview = read_rows(&rows, &charter(), &[], None).unwrap();
    assert!(preview.unknown.is_empty(), "{:?}", preview.unknown);
    assert_eq!(preview.rows.iter().map(|row| row.line).collect::<Vec<_>>(), [2, 4, 6]);
    assert_eq!(preview.rows[0].player.rating, Some(2050));
    let field = RowFault::Field { column: Column::Rating, found: "20,50".to_owned() };
    assert!(preview.rows[1].faults.contains(&field), "{:?}", preview.rows[1]);
    assert_eq!(preview.rows[2].faults, [RowFault::Total]);
}

#[test]
fn written_rows_are_read_back() {
    let player = Player {
        name: "陳, 大文".to_owned(),
        section: "U9".to_owned(),
        club: Some("東區 \"A\"".to_owned()),
        team: Some("港隊".to_owned()),
        rating: Some(1500),
        title: Some(Title::Master),
        born: Some(2018),
        woman: true,
        needs: vec![Need::Blind, Need::Limbs],
        ..Player::default()
    };
    let rows: Vec<Vec<String>> = write_rows([&player].into_iter()).map(|row| row.to_vec()).collect();
    assert_eq!(read_rows(&rows, &charter(), &[], None).unwrap().rows[0].player, player);
}

#[test]
fn what_is_no_sheet_is_refused() {
    assert!(matches!(read_xlsx(b"no workbook"), Err(SheetError::Workbook)));
    assert!(matches!(read_rows(&[vec!["x".to_owned()]], &charter(), &[], None), Err(SheetError::NoNames)));
    assert!(matches!(read_rows(&[], &charter(), &[], None), Err(SheetError::NoNames)));
}

#[test]
fn a_quotation_mark_that_is_not_closed_is_told_with_its_line() {
    let quote = |line| Err(SheetError::Quote { line });
    assert_eq!(read_csv("姓名,單位\n陳大文,東\n\"李四,西\n王五,南\n".as_bytes()), quote(3));
    assert_eq!(read_csv("姓名,單位\n\"李四,西\n\"王五\",南\n".as_bytes()), quote(2), "closed by the mark of another");
    assert_eq!(read_csv("name;club\nA;\"B\"\"\n".as_bytes()), quote(2), "two marks are one within a cell");
    let rows = read_csv("name,club\n\"A, B\",\"two\nlines\"\nC \"D\" E,5\" club\n".as_bytes()).unwrap();
    assert_eq!(rows[1], ["A, B", "two\nlines"]);
    assert_eq!(rows[3], ["C \"D\" E", "5\" club"]);
}

#[test]
fn old_encodings_are_read() {
    let (bytes, _, _) = encoding_rs::BIG5.encode("姓名,單位\n陳大文,香港象棋總會東區分會棋藝發展組\n");
    assert_eq!(read_csv(&bytes).unwrap()[1][0], "陳大文");
}

#[test]
fn cells_stand_between_commas_semicolons_or_tabs() {
    for sign in [",", ";", "\t"] {
        let text = format!("name{sign}club\nAnn{sign}\"North, East; West\"\nBob{sign}\n");
        let rows = read_csv(text.as_bytes()).unwrap();
        assert_eq!(rows[1], ["Ann", "North, East; West"], "{sign:?}");
        assert_eq!(rows[2], ["Bob", ""], "{sign:?}");
    }
}

#[test]
fn who_names_no_section_is_of_the_one_that_is_said() {
    let rows = read_csv(b"name,section\nAnn,\nBob,B\n").unwrap();
    let sections = |section| {
        let preview = read_rows(&rows, &Charter::default(), &[], section).unwrap();
        preview.rows.into_iter().map(|row| row.player.section).collect::<Vec<_>>()
    };
    assert_eq!(sections(Some("A")), ["A", "B"]);
    assert_eq!(sections(None), ["", "B"]);
}

#[test]
fn a_date_of_birth_gives_its_year() {
    for (cell, found) in [
        ("1990", Some(1990)),
        ("1990-05-01", Some(1990)),
        ("1/5/1990", Some(1990)),
        ("1990年5月1日", Some(1990)),
        ("1990.5", Some(1990)),
        ("1990-45-01", None),
        ("1990-1991", None),
        ("5/1", None),
        ("nineteen", None),
    ] {
        assert_eq!(year(cell), found, "{cell}");
    }
    let rows = read_csv("姓名,組別,出生日期\n陳大文,兒童組,2018/3/4\n".as_bytes()).unwrap();
    assert_eq!(read_rows(&rows, &charter(), &[], None).unwrap().good().next().unwrap().born, Some(2018));
}
