//! Notices put up and taken down.

use clock::Instant;

use super::acting::Acting;
use super::{Answer, Deciding};
use crate::authority::{self, Rule};
use crate::happening::{Line, line};
use crate::notice::{NoticeAct, NoticeHappening, NoticeId};
use crate::refused::{Refused, Why};
use crate::request::By;

impl Deciding<'_> {
    /// Something with a notice.
    pub(super) fn notice(&self, act: &NoticeAct) -> Result<Answer, Refused> {
        match act {
            NoticeAct::PutUp { text, section, until, instead_of } => {
                self.put_up(text, section.as_deref(), *until, *instead_of)
            }
            NoticeAct::TakeDown { notice } => {
                let section = self.hanging(*notice)?;
                self.about_notice(section.as_deref(), NoticeHappening::TakenDown { notice: *notice })
            }
        }
    }

    fn put_up(
        &self,
        text: &str,
        section: Option<&str>,
        until: Option<Instant>,
        instead_of: Option<NoticeId>,
    ) -> Result<Answer, Refused> {
        if let Some(section) = section.filter(|section| !self.hall.event.sections.contains_key(*section)) {
            return Err(Refused::plain(Why::NoSection(section.to_owned())));
        }
        if text.trim().is_empty() {
            return Err(Refused::plain(Why::Nameless));
        }
        if let Some(until) = until.filter(|until| *until <= self.at) {
            return Err(Refused::plain(Why::OverAlready(until)));
        }
        if let Some(before) = instead_of {
            self.may_hang(self.hanging(before)?.as_deref())?;
        }
        let (notice, text, of) = (self.hall.notices.next(), text.trim().to_owned(), section.map(str::to_owned));
        let event = NoticeHappening::PutUp { notice, text, section: of, until, instead_of };
        self.about_notice(section, event)
    }

    /// The section of a notice that hangs.
    fn hanging(&self, notice: NoticeId) -> Result<Option<String>, Refused> {
        let hangs = self.hall.notices.get(notice);
        hangs.map(|notice| notice.section.clone()).ok_or_else(|| Refused::plain(Why::NoNotice(notice)))
    }

    /// In which of their offices somebody puts up notices, for a section or for all.
    fn may_hang(&self, section: Option<&str>) -> Result<Acting, Refused> {
        let Rule { who, under } = authority::of_notice(&self.hall.event, section);
        let actings = match self.actings(section) {
            // Whoever holds an office elsewhere is told whose this is.
            Err(Refused { why: Why::NoOffice { .. }, .. }) if *self.by != By::Public => Vec::new(),
            actings => actings?,
        };
        let held = who.iter().find_map(|office| actings.iter().find(|acting| acting.actor == *office));
        let could = || who.iter().map(|office| self.holder(*office, section)).collect();
        held.cloned().ok_or_else(|| Refused { why: Why::NeedsOffice, under, could: could() })
    }

    fn about_notice(&self, section: Option<&str>, event: NoticeHappening) -> Result<Answer, Refused> {
        let Acting { actor, id: person, name, licence } = self.may_hang(section)?;
        let Rule { under, .. } = authority::of_notice(&self.hall.event, section);
        Ok(Answer::of(vec![Line { person, name, licence, under, ..line(self.at, actor, event) }]))
    }
}
