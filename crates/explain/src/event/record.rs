//! The record sheet of a game, on one page.

use books::desk::SheetItem;
use tournament::Side;
use tournament::event::TableState;
use words::say;

use super::{EventTeller, NotTold};
use crate::sheet::{Column, Sheet, escape, page};

/// How many rounds a record sheet has lines for, in two blocks side by side.
const LINES: u32 = 60;

impl EventTeller<'_> {
    /// A record sheet for each game, with all items that a sheet may have, one to a page.
    ///
    /// # Errors
    ///
    /// No round has been paired.
    pub fn records(&self, section: &str) -> Result<String, NotTold> {
        let title = self.title(section, &say!(self.lang, "print-record"));
        let round = self.current(section)?;
        let sheet = |(nth, table): (usize, &TableState)| {
            let of_game = |seat: super::tables::Seat| {
                let names = seat
                    .players
                    .map(|player| player.map(|player| self.event.name(player).to_owned()).unwrap_or_default());
                let (head, foot) = (self.record_head(section, nth, &names), self.record_foot(section));
                let blocks = [1, LINES / 2 + 1].map(|from| self.record_lines(from).html()).concat();
                format!(
                    "<div class=\"record\"><p>{head}</p><div class=\"blocks\">{blocks}</div><p class=\"foot\">{foot}</p></div>\n"
                )
            };
            self.seats(section, round.number, table).into_iter().map(of_game).collect::<String>()
        };
        Ok(page(&title, &(1..).zip(&round.tables).map(sheet).collect::<String>()))
    }

    /// What is filled in before the game.
    fn record_head(&self, section: &str, nth: usize, names: &[String; 2]) -> String {
        let lang = self.lang;
        let sheet = self.event.record_sheet(section, nth);
        let value = |item| sheet.as_ref().map_or_else(String::new, |sheet| sheet.value(item));
        let head = [
            (say!(lang, "print-event"), value(SheetItem::Event)),
            (say!(lang, "print-date"), value(SheetItem::Date)),
            (say!(lang, "print-venue"), value(SheetItem::Place)),
            (say!(lang, "table-round"), value(SheetItem::Round)),
            (say!(lang, "table-table"), value(SheetItem::Table)),
            (self.colour(section, Side::First), names[0].clone()),
            (self.colour(section, Side::Second), names[1].clone()),
            (say!(lang, "print-page"), value(SheetItem::Page)),
        ];
        head.map(|(what, value)| format!("{}: {}", escape(&what), escape(&value))).join(" · ")
    }

    /// Half of the lines for the moves: a number, then for each side the move, its marks and the clock.
    fn record_lines(&self, from: u32) -> Sheet {
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
        Sheet { columns, rows: (from..from + LINES / 2).map(row).collect(), ..Sheet::default() }
    }

    /// What is filled in and signed after the game.
    fn record_foot(&self, section: &str) -> String {
        let lang = self.lang;
        let signed = |who: String| format!("{who} {}", say!(lang, "print-signature"));
        let foot = [
            say!(lang, "print-ending"),
            signed(self.colour(section, Side::First)),
            signed(self.colour(section, Side::Second)),
            say!(lang, "print-arbiter"),
            signed(say!(lang, "print-arbiter")),
        ];
        foot.map(|what| format!("{} ＿＿＿＿＿ ", escape(&what))).concat()
    }
}
