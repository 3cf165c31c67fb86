//! What is printed for the tables: result slips, record sheets, place cards.

use books::desk::SheetItem;
use tournament::event::TableState;
use tournament::{PlayerId, Side};
use words::say;

use super::{EventTeller, NotTold};
use crate::sheet::{Column, Sheet, escape, page};

/// How many rounds a record sheet has lines for.
const LINES: u32 = 60;

impl EventTeller<'_> {
    /// A page with something for each table of the current round.
    fn for_tables(
        &self,
        section: &str,
        title: &str,
        part: impl Fn(usize, &TableState) -> String,
    ) -> Result<String, NotTold> {
        let tables = &self.current(section)?.tables;
        let parts = (1..).zip(tables).map(|(nth, table)| part(nth, table));
        Ok(page(title, &parts.collect::<String>()))
    }

    /// A slip for each table, to be signed, as a page.
    ///
    /// # Errors
    ///
    /// No round has been paired.
    pub fn slips(&self, section: &str) -> Result<String, NotTold> {
        let (event, lang) = (self.event, self.lang);
        let title = say!(lang, "print-slip");
        let round = self.current(section)?.number;
        self.for_tables(section, &title, |nth, table| {
            format!(
                "<div class=\"slip\"><b>{}</b> {} {round} · {} {nth}<p>{} {} ＿＿＿＿</p><p>{} {} ＿＿＿＿</p><p>{} ＿＿ : ＿＿ · {} ＿＿＿＿</p></div>\n",
                escape(&title),
                escape(&say!(lang, "table-round")),
                escape(&say!(lang, "table-table")),
                escape(&self.colour(Side::First)),
                escape(event.name(table.first)),
                escape(&self.colour(Side::Second)),
                escape(event.name(table.second)),
                escape(&say!(lang, "table-result")),
                escape(&say!(lang, "print-arbiter")),
            )
        })
    }

    /// A card with the name for each seat, as a page.
    ///
    /// # Errors
    ///
    /// No round has been paired.
    pub fn cards(&self, section: &str) -> Result<String, NotTold> {
        let title = self.event.charter.as_ref().and_then(|charter| charter.name.clone()).unwrap_or_default();
        self.for_tables(section, &title, |nth, table| {
            let red = (self.colour(Side::First), table.first);
            let black = (self.colour(Side::Second), table.second);
            let card = |(colour, player): (String, PlayerId)| {
                format!("<div class=\"card\">{nth} {} {}</div>\n", escape(&colour), escape(self.event.name(player)))
            };
            [red, black].map(card).concat()
        })
    }

    /// A record sheet for each table, with all items that a sheet may have, as a page.
    ///
    /// # Errors
    ///
    /// No round has been paired.
    pub fn records(&self, section: &str) -> Result<String, NotTold> {
        let title = say!(self.lang, "print-record");
        self.for_tables(section, &title, |nth, table| {
            let (head, foot) = (self.record_head(section, nth, table), self.record_foot());
            let lines = self.record_lines().html();
            format!("<div class=\"record\"><p>{head}</p>{lines}<p class=\"foot\">{foot}</p></div>\n")
        })
    }

    /// What is filled in before the game.
    fn record_head(&self, section: &str, nth: usize, table: &TableState) -> String {
        let lang = self.lang;
        let sheet = self.event.record_sheet(section, nth);
        let value = |item| sheet.as_ref().map_or_else(String::new, |sheet| sheet.value(item));
        let head = [
            (say!(lang, "print-event"), value(SheetItem::Event)),
            (say!(lang, "print-date"), value(SheetItem::Date)),
            (say!(lang, "print-venue"), value(SheetItem::Place)),
            (say!(lang, "table-round"), value(SheetItem::Round)),
            (say!(lang, "table-table"), value(SheetItem::Table)),
            (self.colour(Side::First), self.event.name(table.first).to_owned()),
            (self.colour(Side::Second), self.event.name(table.second).to_owned()),
            (say!(lang, "print-page"), value(SheetItem::Page)),
        ];
        head.map(|(what, value)| format!("{}: {} · ", escape(&what), escape(&value))).concat()
    }

    /// The lines for the moves: a number, then for each side the move, its marks and the clock.
    fn record_lines(&self) -> Sheet {
        let lang = self.lang;
        let side = || {
            [
                say!(lang, "print-move"),
                say!(lang, "print-capture"),
                say!(lang, "print-check"),
                say!(lang, "print-clock"),
            ]
        };
        let columns = std::iter::once(say!(lang, "print-move-number")).chain(side()).chain(side());
        let row = |number: u32| std::iter::once(number.into()).chain(std::iter::repeat_n("".into(), 8)).collect();
        let columns = columns.map(Column::nameless).collect();
        Sheet { columns, rows: (1..=LINES).map(row).collect(), ..Sheet::default() }
    }

    /// What is filled in and signed after the game.
    fn record_foot(&self) -> String {
        let lang = self.lang;
        let foot = [
            say!(lang, "print-ending"),
            self.colour(Side::First) + &say!(lang, "print-signature"),
            self.colour(Side::Second) + &say!(lang, "print-signature"),
            say!(lang, "print-arbiter"),
            say!(lang, "print-arbiter") + &say!(lang, "print-signature"),
        ];
        foot.map(|what| format!("{} ＿＿＿＿＿ ", escape(&what))).concat()
    }
}
