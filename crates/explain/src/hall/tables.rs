//! Officials, calls and duties as tables.

use ::hall::{By, CallState, DutyLine, Official, PersonId, Tables};
use clock::Instant;
use contest::Actor;
use words::{list, say};

use super::HallTeller;
use crate::article::cited;
use crate::event::names::office;
use crate::sheet::{Column, Sheet};

impl HallTeller<'_> {
    /// Who holds which office, where, and which tables they watch.
    pub fn officials(&self) -> Sheet {
        let lang = self.lang;
        let row = |(person, official): (&PersonId, &Official)| {
            let offices = list(lang, official.offices.iter().map(|office| self.post(office.post)));
            let sections =
                list(lang, official.offices.iter().flat_map(|office| &office.sections).map(|id| self.section(id)));
            let tables = list(lang, official.tables.iter().map(|tables| self.range(tables)));
            let away = if official.away { say!(lang, "hall-away") } else { String::new() };
            vec![
                person.0.as_str().into(),
                official.name.as_str().into(),
                offices.into(),
                sections.into(),
                tables.into(),
                away.into(),
            ]
        };
        Sheet {
            title: say!(lang, "hall-officials"),
            columns: vec![
                Column::new("person", say!(lang, "hall-column-person")),
                Column::new("name", say!(lang, "table-name")),
                Column::new("office", say!(lang, "hall-column-office")),
                Column::new("sections", say!(lang, "hall-column-sections")),
                Column::new("tables", say!(lang, "hall-column-tables")),
                Column::new("away", say!(lang, "hall-column-away")),
            ],
            rows: self.hall.officials.iter().map(row).collect(),
            foot: String::new(),
        }
    }

    /// The calls that are open, the oldest first.
    pub fn calls(&self) -> Sheet {
        let lang = self.lang;
        let rows = self.hall.calls.open().map(|(id, call)| {
            let to = call.to.as_ref().map(|to| self.person(to)).unwrap_or_default();
            let state = match &call.state {
                CallState::Waiting => say!(lang, "hall-call-waiting"),
                CallState::Taken { by, .. } => say!(lang, "hall-call-on-it", name = self.person(by)),
            };
            let needs = office(Actor::official(call.needs.grade), lang);
            vec![
                id.0.into(),
                self.game(&call.game).into(),
                self.topic(call.topic).into(),
                needs.into(),
                to.into(),
                state.into(),
            ]
        });
        Sheet {
            title: say!(lang, "hall-calls"),
            columns: vec![
                Column::new("call", say!(lang, "table-number")),
                Column::new("game", say!(lang, "table-table")),
                Column::new("topic", say!(lang, "hall-column-topic")),
                Column::new("needs", say!(lang, "hall-column-needs")),
                Column::new("to", say!(lang, "hall-column-to")),
                Column::new("state", say!(lang, "hall-column-state")),
            ],
            rows: rows.collect(),
            foot: String::new(),
        }
    }

    /// The notices that hang.
    pub fn notices(&self) -> Sheet {
        let lang = self.lang;
        let rows = self.hall.notices.iter().map(|(id, notice)| {
            let section = notice.section.as_deref().map(|section| self.section(section)).unwrap_or_default();
            let until = notice.until.map(|until| self.moment(until)).unwrap_or_default();
            vec![
                id.0.into(),
                self.moment(notice.done.at).into(),
                section.into(),
                notice.text.clone().into(),
                until.into(),
            ]
        });
        Sheet {
            title: say!(lang, "hall-notices"),
            columns: vec![
                Column::new("notice", say!(lang, "table-number")),
                Column::new("at", say!(lang, "hall-column-at")),
                Column::new("section", say!(lang, "hall-column-sections")),
                Column::new("text", say!(lang, "hall-column-notice")),
                Column::new("until", say!(lang, "hall-column-until")),
            ],
            rows: rows.collect(),
            foot: String::new(),
        }
    }

    /// The cases that somebody may see, as they stand at a moment.
    pub fn cases(&self, by: &By, now: Instant) -> Sheet {
        let lang = self.lang;
        let rows = self.hall.cases_for(by, now).into_iter().map(|(id, case)| {
            let told = self.case(id, &case, now);
            let before = case.hearing().map(|hearing| self.instance(hearing.before)).unwrap_or_default();
            let due = told.deadlines.concat();
            vec![id.0.into(), told.title.into(), told.about.into(), before.into(), told.state.into(), due.into()]
        });
        Sheet {
            title: say!(lang, "case-cases"),
            columns: vec![
                Column::new("case", say!(lang, "table-number")),
                Column::new("title", say!(lang, "case-column-case")),
                Column::new("about", say!(lang, "hall-column-topic")),
                Column::new("before", say!(lang, "case-column-before")),
                Column::new("state", say!(lang, "hall-column-state")),
                Column::new("due", say!(lang, "case-column-due")),
            ],
            rows: rows.collect(),
            foot: String::new(),
        }
    }

    /// The duties of a round, with who has done what.
    pub fn duties(&self, section: &str, round: u16) -> Sheet {
        let lang = self.lang;
        let row = |line: DutyLine| {
            let who = list(lang, line.who.iter().map(|actor| office(*actor, lang)));
            let under = cited(&line.under, None, lang);
            let done = line.done.map(|done| match &done.person {
                Some(person) => self.person(person),
                None => office(done.by, lang),
            });
            let (stage, duty) = (self.stage(line.stage), self.duty(line.duty));
            vec![stage.into(), duty.into(), who.into(), under.into(), done.unwrap_or_default().into()]
        };
        Sheet {
            title: say!(lang, "hall-duties", section = self.section(section), round = u32::from(round)),
            columns: vec![
                Column::new("stage", say!(lang, "hall-column-stage")),
                Column::new("duty", say!(lang, "hall-column-duty")),
                Column::new("who", say!(lang, "hall-column-office")),
                Column::new("under", say!(lang, "hall-column-under")),
                Column::new("done", say!(lang, "hall-column-done")),
            ],
            rows: self.hall.duties_of(section, round).into_iter().map(row).collect(),
            foot: String::new(),
        }
    }

    fn range(&self, Tables { section, from, to }: &Tables) -> String {
        let section = self.section(section);
        if from == to { format!("{section} {from}") } else { format!("{section} {from}–{to}") }
    }
}
