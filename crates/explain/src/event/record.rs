//! The record sheet of a game, on one page.

use books::desk::SheetItem;
use tournament::Side;
use tournament::event::TableState;
use words::say;

use super::{EventTeller, NotTold};
use crate::sheet::{escape, page};

/// How many rounds a record sheet has lines for, in two blocks side by side.
const LINES: u32 = 60;

impl EventTeller<'_> {
    /// A record sheet for each game, with all items that a sheet may have, one to a page.
    ///
    /// # Errors
    ///
    /// No round has been paired.
    pub fn records(&self, section: &str) -> Result<String, NotTold> {
        let round = self.current(section)?;
        let title = self.of_round(section, &say!(self.lang, "print-record"), round.number);
        let sheet = |(nth, table): (usize, &TableState)| {
            let of_game = |seat: super::tables::Seat| {
                let names = seat
                    .players
                    .map(|player| player.map(|player| self.event.name(player).to_owned()).unwrap_or_default());
                let (head, foot) = (self.record_head(section, nth, &names), self.record_foot(section));
                let blocks = [1, LINES / 2 + 1].map(|from| self.record_lines(section, from)).concat();
                format!(
                    "<div class=\"record\"><div class=\"head\">{head}</div><div class=\"blocks\">{blocks}</div><div class=\"foot\">{foot}</div></div>\n"
                )
            };
            self.seats(section, round.number, table).into_iter().map(of_game).collect::<String>()
        };
        Ok(page(&title, &(1..).zip(&round.tables).map(sheet).collect::<String>(), self.lang))
    }

    /// What is filled in before the game.
    fn record_head(&self, section: &str, nth: usize, names: &[String; 2]) -> String {
        let lang = self.lang;
        let sheet = self.event.record_sheet(section, nth);
        let value = |item| sheet.as_ref().map_or_else(String::new, |sheet| sheet.value(item));
        let head = [
            (say!(lang, "print-event"), value(SheetItem::Event)),
            (say!(lang, "print-venue"), value(SheetItem::Place)),
            (say!(lang, "print-date"), value(SheetItem::Date)),
            (say!(lang, "print-page"), value(SheetItem::Page)),
            (self.colour(section, Side::First), names[0].clone()),
            (self.colour(section, Side::Second), names[1].clone()),
            (say!(lang, "table-round"), value(SheetItem::Round)),
            (say!(lang, "table-table"), value(SheetItem::Table)),
        ];
        head.map(|(what, value)| format!("<p><small>{}</small>{}&nbsp;</p>", escape(&what), escape(&value))).concat()
    }

    /// Half of the lines for the moves: a number, then for each side the move, its marks and the clock. A move of chess is
    /// written with its marks.
    fn record_lines(&self, section: &str, from: u32) -> String {
        let lang = self.lang;
        let (moved, clock) = ((say!(lang, "print-move"), 20), (say!(lang, "print-clock"), 14));
        let side = if self.plays_chess(section) {
            vec![(moved.0, 32), clock]
        } else {
            vec![moved, (say!(lang, "print-capture"), 6), (say!(lang, "print-check"), 6), clock]
        };
        let columns = side.len();
        let number = escape(&say!(lang, "print-move-number"));
        let sides =
            Side::BOTH.map(|side| format!("<th colspan=\"{columns}\">{}</th>", escape(&self.colour(section, side))));
        let sides = sides.concat();
        let heads: Vec<String> = side.iter().map(|(what, _)| format!("<th>{}</th>", escape(what))).collect();
        let heads = heads.concat();
        let row = |number: u32| format!("<tr><td class=\"x\">{number}</td>{}</tr>\n", "<td></td>".repeat(2 * columns));
        let rows: String = (from..from + LINES / 2).map(row).collect();
        let shares = side.iter().map(|(_, share)| *share);
        let width = |share: u32| format!("<col style=\"width:{share}%\">");
        let widths: String = std::iter::once(8).chain(shares.clone()).chain(shares).map(width).collect();
        format!(
            "<table>{widths}<thead><tr><th rowspan=\"2\">{number}</th>{sides}</tr>\n<tr>{heads}{heads}</tr></thead>\n<tbody>{rows}</tbody></table>\n"
        )
    }

    /// What is filled in and signed after the game.
    fn record_foot(&self, section: &str) -> String {
        let lang = self.lang;
        let [first, second] = Side::BOTH.map(|side| self.colour(section, side));
        let signed = |who: &str| format!("{who} {}", say!(lang, "print-signature"));
        let arbiter = say!(lang, "print-arbiter");
        let foot = [
            say!(lang, "table-result"),
            say!(lang, "print-ending"),
            if self.plays_chess(section) {
                say!(lang, "print-illegal", first = first.as_str(), second = second.as_str())
            } else {
                say!(lang, "print-fouls", first = first.as_str(), second = second.as_str())
            },
            say!(lang, "print-used", colour = first.as_str()),
            say!(lang, "print-used", colour = second.as_str()),
            arbiter.clone(),
            signed(&first),
            signed(&second),
            signed(&arbiter),
        ];
        foot.map(|what| format!("<p><small>{}</small></p>", escape(&what))).concat()
    }
}
