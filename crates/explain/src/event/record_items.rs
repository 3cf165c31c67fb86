//! What stands on the record sheets of a round, item by item.

use books::Article;
use books::desk::SheetItem;
use books::event::OfCharter;
use words::say;

use super::{EventTeller, NotTold};
use crate::sheet::{Cell, Column, Sheet};

impl EventTeller<'_> {
    /// The items of each sheet with what is filled in before the game, and whose sheet it is.
    ///
    /// # Errors
    ///
    /// No round has been paired.
    pub fn record_items(&self, section: &str) -> Result<Sheet, NotTold> {
        let lang = self.lang;
        let round = self.current(section)?;
        let laws = self.event.laws(section);
        let sheets = (1..=round.tables.len()).filter_map(|nth| Some((nth, self.event.record_sheet(section, nth)?)));
        let rows = sheets.flat_map(|(nth, sheet)| {
            let row = |item: &str, value: String, under: Vec<Article>| {
                vec![Cell::from(nth), item.into(), value.into(), Cell::cited(&under, lang)]
            };
            let owner = row("owner", sheet.owner.clone().unwrap_or_default(), laws.cite(OfCharter::RecordSheet));
            let items = (1..)
                .zip(SheetItem::ALL)
                .map(|(number, item)| row(word(item), sheet.value(item), laws.cite(OfCharter::SheetItem(number))));
            std::iter::once(owner).chain(items).collect::<Vec<_>>()
        });
        Ok(Sheet {
            title: self.title(section, &say!(lang, "print-record")),
            columns: vec![
                Column::new("table", say!(lang, "table-table")),
                Column::new("item", say!(lang, "table-key")),
                Column::new("value", say!(lang, "table-value")),
                Column::new("article", say!(lang, "table-article")),
            ],
            rows: rows.collect(),
            foot: String::new(),
        })
    }
}

/// The word by which a program knows an item.
const fn word(item: SheetItem) -> &'static str {
    match item {
        SheetItem::Event => "event",
        SheetItem::Date => "date",
        SheetItem::Place => "place",
        SheetItem::Round => "round",
        SheetItem::Table => "table",
        SheetItem::Names => "names",
        SheetItem::Page => "page",
        SheetItem::MoveNumber => "move_number",
        SheetItem::Move => "move",
        SheetItem::Capture => "capture",
        SheetItem::Check => "check",
        SheetItem::Clock => "clock",
        SheetItem::Ending => "ending",
        SheetItem::Signatures => "signatures",
        SheetItem::Arbiter => "arbiter",
        SheetItem::ArbiterSignature => "arbiter_signature",
    }
}
