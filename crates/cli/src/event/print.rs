//! What is printed for the tables: result slips, record sheets, place cards.

use tournament::SheetItem;
use tournament::event::{TableState, Tournament};
use words::{Lang, say};

use super::documents::current;
use crate::sheet::{escape, page};

/// How many rounds a record sheet has lines for.
const LINES: u32 = 60;

fn tables<'a>(event: &'a Tournament, section: &str) -> Vec<(usize, &'a TableState)> {
    let round = current(event, section);
    round.into_iter().flat_map(|round| &round.tables).enumerate().map(|(nth, table)| (nth + 1, table)).collect()
}

fn round(event: &Tournament, section: &str) -> String {
    current(event, section).map(|round| round.number.to_string()).unwrap_or_default()
}

/// A slip for each table, to be signed.
pub fn slips(event: &Tournament, section: &str, lang: Lang) -> String {
    let title = say!(lang, "print-slip");
    let round = round(event, section);
    let slip = |(nth, table): (usize, &TableState)| {
        format!(
            "<div class=\"slip\"><b>{}</b> {} {round} · {} {nth}<p>{} {} ＿＿＿＿</p><p>{} {} ＿＿＿＿</p><p>{} ＿＿ : ＿＿ · {} ＿＿＿＿</p></div>\n",
            escape(&title),
            escape(&say!(lang, "table-round")),
            escape(&say!(lang, "table-table")),
            escape(&say!(lang, "table-red")),
            escape(event.name(table.first)),
            escape(&say!(lang, "table-black")),
            escape(event.name(table.second)),
            escape(&say!(lang, "table-result")),
            escape(&say!(lang, "print-arbiter")),
        )
    };
    page(&title, &tables(event, section).into_iter().map(slip).collect::<String>())
}

/// A card with the name for each seat.
pub fn cards(event: &Tournament, section: &str, lang: Lang) -> String {
    let card = |(nth, table): (usize, &TableState)| {
        let sides = [(say!(lang, "table-red"), table.first), (say!(lang, "table-black"), table.second)];
        let one = |(colour, player): (String, tournament::PlayerId)| {
            format!("<div class=\"card\">{nth} {} {}</div>\n", escape(&colour), escape(event.name(player)))
        };
        sides.map(one).concat()
    };
    let title = event.charter.as_ref().and_then(|charter| charter.name.clone()).unwrap_or_default();
    page(&title, &tables(event, section).into_iter().map(card).collect::<String>())
}

/// A record sheet for each table, with the sixteen items of schedule 4, part 3 of `xqef-2022`.
pub fn records(event: &Tournament, section: &str, lang: Lang) -> String {
    let title = say!(lang, "print-record");
    let body = tables(event, section).into_iter().map(|(nth, table)| record(event, section, nth, table, lang));
    page(&title, &body.collect::<String>())
}

fn record(event: &Tournament, section: &str, nth: usize, table: &TableState, lang: Lang) -> String {
    let Some(sheet) = event.record_sheet(section, nth) else { return String::new() };
    let value = |item| sheet.value(item).to_owned();
    let head = [
        (say!(lang, "print-event"), value(SheetItem::Event)),
        (say!(lang, "print-date"), value(SheetItem::Date)),
        (say!(lang, "print-venue"), value(SheetItem::Place)),
        (say!(lang, "table-round"), value(SheetItem::Round)),
        (say!(lang, "table-table"), value(SheetItem::Table)),
        (say!(lang, "table-red"), event.name(table.first).to_owned()),
        (say!(lang, "table-black"), event.name(table.second).to_owned()),
        (say!(lang, "print-page"), value(SheetItem::Page)),
    ];
    let head: String = head.map(|(what, value)| format!("{}: {} · ", escape(&what), escape(&value))).concat();
    let columns =
        [say!(lang, "print-move"), say!(lang, "print-capture"), say!(lang, "print-check"), say!(lang, "print-clock")];
    let side = columns.map(|column| format!("<th>{}</th>", escape(&column))).concat();
    let cells = "<td></td>".repeat(8);
    let line = |number: u32| {
        format!(
            "<tr><td>{number}</td>{cells}</tr>
"
        )
    };
    let lines = (1..=LINES).map(line).collect::<Vec<_>>().concat();
    let foot = [
        say!(lang, "print-ending"),
        say!(lang, "table-red") + &say!(lang, "print-signature"),
        say!(lang, "table-black") + &say!(lang, "print-signature"),
        say!(lang, "print-arbiter"),
        say!(lang, "print-arbiter") + &say!(lang, "print-signature"),
    ];
    let foot: String = foot.map(|what| format!("{} ＿＿＿＿＿ ", escape(&what))).concat();
    let number = escape(&say!(lang, "print-move-number"));
    format!(
        "<div class=\"record\"><p>{head}</p><table><tr><th>{number}</th>{side}{side}</tr>\n{lines}</table><p class=\"foot\">{foot}</p></div>\n"
    )
}
