//! Who watches what, which rulings wait, who may do what, and what is wrong with the equipment.

use ::hall::{Authorised, AuthorityLine, EquipmentFault, TableWatch, Unratified, Watch};
use books::desk::Supervision;
use books::law::Law;
use contest::{Actor, Licence};
use words::{list, say};

use super::HallTeller;
use crate::article::cited;
use crate::event::names;
use crate::rulebooks::wording;
use crate::sheet::{Cell, Column, Sheet};

impl HallTeller<'_> {
    /// Who watches which table of the round that a section plays, and whether there are officials enough.
    pub fn watch(&self, section: &str) -> Sheet {
        let lang = self.lang;
        let watch = self.hall.watch(section);
        let row = |table: &TableWatch| {
            let officials = list(lang, table.officials.iter().map(|person| self.person(person)));
            let conflicts = list(lang, table.conflicts.iter().map(|person| self.person(person)));
            vec![Cell::from(u32::from(table.table)), officials.into(), conflicts.into()]
        };
        Sheet {
            title: say!(lang, "hall-watch", section = self.section(section)),
            columns: vec![
                Column::new("table", say!(lang, "table-table")),
                Column::new("officials", say!(lang, "hall-officials")),
                Column::new("conflicts", say!(lang, "hall-column-conflicts")),
            ],
            rows: watch.iter().flat_map(|watch| &watch.tables).map(row).collect(),
            foot: watch.map(|watch| self.watched(&watch)).unwrap_or_default(),
        }
    }

    /// How a section is watched, in sentences.
    pub fn watched(&self, watch: &Watch) -> String {
        let (lang, under) = (self.lang, cited(&watch.under, None, self.lang));
        let mode = match watch.mode {
            Supervision::Watched => say!(lang, "hall-mode-watched"),
            Supervision::Patrol => say!(lang, "hall-mode-patrol"),
        };
        let mut told = vec![say!(lang, "hall-watched", mode = mode, under = under)];
        let here = watch.officials.len();
        told.push(match &watch.wanted {
            Some(wanted) => {
                let under = cited(&wanted.under, None, lang);
                let (boards, wanted) = (watch.boards, wanted.officials);
                say!(lang, "hall-staffing", boards = boards, wanted = wanted, here = here, under = under)
            }
            None => say!(lang, "hall-staffing-unsaid", boards = watch.boards, here = here),
        });
        if !watch.unwatched.is_empty() {
            told.push(say!(lang, "hall-unwatched", tables = tables(&watch.unwatched)));
        }
        told.join("\n")
    }

    /// The rulings that wait to be ratified.
    pub fn unratified(&self) -> Sheet {
        self.unratified_of(&self.hall.unratified())
    }

    /// Some of the rulings that wait to be ratified.
    pub fn unratified_of(&self, rulings: &[Unratified]) -> Sheet {
        let lang = self.lang;
        let row = |ruling: &Unratified| {
            let law = self.hall.law(&ruling.game.section);
            let about = law.map(|law| self.teller(law).incident(&ruling.incident)).unwrap_or_default();
            let by = match &ruling.person {
                Some(person) => self.person(person),
                None => names::office(ruling.by, lang),
            };
            let needs = names::office(Actor::official(ruling.needs.grade), lang);
            let could = list(lang, ruling.could.iter().map(|person| self.person(person)));
            vec![
                self.game(&ruling.game).into(),
                Cell::from(ruling.matter.0),
                about.into(),
                by.into(),
                needs.into(),
                could.into(),
            ]
        };
        Sheet {
            title: say!(lang, "hall-unratified"),
            columns: vec![
                Column::new("game", say!(lang, "table-table")),
                Column::new("matter", say!(lang, "table-number")),
                Column::new("about", say!(lang, "hall-column-topic")),
                Column::new("by", say!(lang, "hall-column-ruled-by")),
                Column::new("needs", say!(lang, "hall-column-needs")),
                Column::new("could", say!(lang, "hall-column-ratify")),
            ],
            rows: rulings.iter().map(row).collect(),
            foot: String::new(),
        }
    }

    /// The table of who may do what in a section.
    pub fn authorities(&self, section: &str) -> Sheet {
        let lang = self.lang;
        let row = |line: AuthorityLine| {
            // Either side of a board is a player as anybody who plays.
            let mut offices: Vec<String> = Vec::new();
            for office in line.who.iter().map(|office| names::office(*office, lang)) {
                if !offices.contains(&office) {
                    offices.push(office);
                }
            }
            let who = list(lang, offices);
            let disputed = line.disputed.map(|office| names::office(office, lang)).unwrap_or_default();
            let licence = line.licence.map(|licence| self.licence(licence)).unwrap_or_default();
            let what = self.authorised(line.what);
            vec![what.into(), who.into(), disputed.into(), licence.into(), Cell::cited(&line.under, lang)]
        };
        Sheet {
            title: say!(lang, "hall-authority", section = self.section(section)),
            columns: vec![
                Column::new("what", say!(lang, "hall-column-what")),
                Column::new("who", say!(lang, "hall-column-office")),
                Column::new("disputed", say!(lang, "hall-column-disputed")),
                Column::new("licence", say!(lang, "hall-column-licence")),
                Column::new("article", say!(lang, "hall-column-under")),
            ],
            rows: self.hall.authorities(section).into_iter().map(row).collect(),
            foot: say!(lang, "hall-authority-foot"),
        }
    }

    fn authorised(&self, what: Authorised) -> String {
        let lang = self.lang;
        match what {
            Authorised::Matters(article) => {
                let unit = Law::of(article.book).and_then(|law| law.unit(article.clause));
                unit.map(|unit| wording(&unit.means, lang).to_owned()).unwrap_or_default()
            }
            Authorised::Order(power) => names::power(power, &self.hall.event.books(""), lang),
            Authorised::Appoint(post) => say!(lang, "hall-may-appoint", post = self.post(post)),
            Authorised::Assign => say!(lang, "hall-may-assign"),
            Authorised::Notice => say!(lang, "hall-may-notice"),
            Authorised::Duty(duty) => self.duty(duty),
        }
    }

    fn licence(&self, licence: Licence) -> String {
        match licence {
            Licence::Junior => say!(self.lang, "desk-licence-junior"),
            Licence::Intermediate => say!(self.lang, "desk-licence-intermediate"),
            Licence::Senior => say!(self.lang, "desk-licence-senior"),
        }
    }

    /// What is wrong with the equipment.
    pub fn equipment(&self, fault: EquipmentFault) -> String {
        let lang = self.lang;
        match fault {
            EquipmentFault::Spacing => say!(lang, "hall-equipment-spacing"),
            EquipmentFault::Fit => say!(lang, "hall-equipment-fit"),
            EquipmentFault::LineWidth => say!(lang, "hall-equipment-line-width"),
            EquipmentFault::LineColour => say!(lang, "hall-equipment-line-colour"),
            EquipmentFault::Board => say!(lang, "hall-equipment-board"),
            EquipmentFault::River => say!(lang, "hall-equipment-river"),
            EquipmentFault::Diameter => say!(lang, "hall-equipment-diameter"),
            EquipmentFault::Height => say!(lang, "hall-equipment-height"),
            EquipmentFault::Shape => say!(lang, "hall-equipment-shape"),
            EquipmentFault::Style => say!(lang, "hall-equipment-style"),
            EquipmentFault::Names => say!(lang, "hall-equipment-names"),
            EquipmentFault::RedLetters => say!(lang, "hall-equipment-red-letters"),
            EquipmentFault::BlackLetters => say!(lang, "hall-equipment-black-letters"),
            EquipmentFault::Clocks => say!(lang, "hall-equipment-clocks"),
            EquipmentFault::Demonstration => say!(lang, "hall-equipment-demonstration"),
        }
    }
}

/// Tables one after the other.
pub(super) fn tables(tables: &[u16]) -> String {
    tables.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
