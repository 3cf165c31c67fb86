//! What came of a request, and the whole log, told line by line.

use std::collections::{BTreeMap, BTreeSet};

use ::hall::{Happening, Line};
use arbiter::Desk;
use contest::GameId;
use words::say;

use super::HallTeller;
use super::log::{LogKind, LogLine};
use crate::sheet::{Cell, Column, Sheet};

impl HallTeller<'_> {
    /// Lines of the log in words; what happened at desks as those desks tell it.
    pub fn lines(&self, lines: &[Line], desks: &BTreeMap<GameId, &Desk>) -> Vec<LogLine> {
        let at_desk = |line: &Line| matches!(line.event, Happening::Desk(_)).then(|| line.subject.clone()).flatten();
        let games: BTreeSet<GameId> = lines.iter().filter_map(at_desk).collect();
        let before = lines.first().map_or(0, |line| line.no.saturating_sub(1));
        let mut told = BTreeMap::new();
        for desk in games.iter().filter_map(|game| desks.get(game)) {
            let lines = self.teller(desk.law()).timeline(desk, before);
            told.extend(lines.into_iter().map(|line| (line.no, line.text)));
        }
        lines.iter().map(|line| self.line(line, told.get(&line.no).cloned())).collect()
    }

    /// A line of the log as a sentence: its number, who, what, and the articles.
    pub fn told(&self, line: &LogLine) -> String {
        let (no, who, text) = (line.no, line.who.as_str(), line.text.as_str());
        if line.under.is_empty() || line.kind == LogKind::Desk {
            return say!(self.lang, "hall-told", no = no, who = who, text = text);
        }
        say!(self.lang, "hall-told-under", no = no, who = who, text = text, under = line.cited.as_str())
    }

    /// What an order brought about, with the articles.
    pub fn done(&self, line: &LogLine) -> String {
        let text = line.text.as_str();
        if line.under.is_empty() {
            return text.to_owned();
        }
        say!(self.lang, "hall-done-under", text = text, under = line.cited.as_str())
    }

    /// The log as a table.
    pub fn log(&self, lines: &[Line], desks: &BTreeMap<GameId, &Desk>) -> Sheet {
        let lang = self.lang;
        let row = |line: LogLine| {
            let game = line.game.as_ref().map(|game| self.game(game)).unwrap_or_default();
            let (no, at) = (Cell::from(line.no.to_string()), self.moment(line.at));
            vec![no, at.into(), line.who.into(), game.into(), line.text.into(), line.cited.into()]
        };
        Sheet {
            title: say!(lang, "hall-log"),
            columns: vec![
                Column::new("no", say!(lang, "table-number")),
                Column::new("at", say!(lang, "hall-column-at")),
                Column::new("who", say!(lang, "hall-column-by")),
                Column::new("game", say!(lang, "table-table")),
                Column::new("text", say!(lang, "hall-column-happened")),
                Column::new("under", say!(lang, "hall-column-under")),
            ],
            rows: self.lines(lines, desks).into_iter().map(row).collect(),
            foot: String::new(),
        }
    }
}
