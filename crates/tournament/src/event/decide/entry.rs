//! Opening, announcing, entering, paying, seeding.

use books::{HK_2016 as Hk2016, ROC_113 as Roc113, XQEF_2022 as Xqef2022};

use super::{Decided, Desk};
use crate::charter::{Announcement, Charter, System, Weight};
use crate::entry::{EntryFault, LedgerLine, Player, Team, faults, team_faults};
use crate::event::happening::Happening;
use crate::event::refusal::Why;
use crate::event::state::RoundStatus;
use crate::event::{Decision, Note, NoteKind, Refusal};
use crate::pairing::swiss::seed_limit;
use crate::{Actor, Money, PlayerId};

impl Desk<'_> {
    pub(super) fn open(&self, charter: &Charter) -> Decided {
        if self.state.charter.is_some() {
            return self.refuse(Why::AlreadyOpen, &[]);
        }
        let today = self.order.hour.map(jiff::civil::DateTime::date);
        let (faults, findings): (Vec<_>, Vec<_>) =
            charter.findings(today).into_iter().partition(|finding| finding.weight == Weight::Fault);
        if !faults.is_empty() {
            let under = faults.iter().flat_map(|fault| fault.under.clone()).collect();
            return Err(Refusal { why: Why::Charter(faults), under });
        }
        let note = |finding: crate::charter::CharterFinding| Note {
            under: finding.under.clone(),
            what: NoteKind::Charter(finding),
        };
        let books = charter.books();
        let units = [(Xqef2022, "74(1)"), (Roc113, "4.一")].into_iter().filter(|(book, _)| books.contains(book));
        let under = units.map(|(book, clause)| book.article(clause)).collect();
        let event = self.logged(Happening::Opened { charter: Box::new(charter.clone()) }, under);
        Ok(Decision { events: vec![event], notes: findings.into_iter().map(note).collect() })
    }

    pub(super) fn announce(&self, announcement: &Announcement) -> Decided {
        self.needs(&[Actor::Chief], &[(Xqef2022, "72(1)(a)"), (Xqef2022, "78(3)")])?;
        for clause in &announcement.clauses {
            if clause.value.as_ref().is_some_and(|value| !clause.key.takes(value)) {
                return self.refuse(Why::WrongValue(clause.key.clone()), &[]);
            }
        }
        let begun = self.state.sections.values().any(|section| {
            let mut rounds = section.stages.iter().flat_map(|stage| &stage.rounds);
            rounds.any(|round| round.number >= announcement.round && round.status != RoundStatus::Draft)
        });
        if begun {
            return self.refuse(Why::RoundBegun(announcement.round), &[(Xqef2022, "78(3)")]);
        }
        let under = [(Xqef2022, "72(1)(a)"), (Xqef2022, "78(3)"), (Xqef2022, "73(1)"), (Roc113, "3.8.二")];
        self.one(Happening::Announced(announcement.clone()), &under)
    }

    fn refuse_entry(&self, faults: Vec<EntryFault>) -> Decided {
        let books = self.state.books();
        let mut under: Vec<_> = faults.iter().flat_map(|fault| fault.articles(&books)).collect();
        books::in_order(&mut under);
        Err(Refusal { why: Why::Entry(faults), under })
    }

    /// Whether a section takes no more entries: once its numbers are drawn only a Swiss does that has rounds to come.
    fn is_closed(&self, section: &str) -> bool {
        let Some(state) = self.state.sections.get(section) else { return false };
        match (&state.stages[..], self.state.stage(section)) {
            ([], _) => false,
            ([begun], Some(plan)) => {
                plan.system != System::Swiss || self.state.next_round_of(section, plan, begun, 0).is_none()
            }
            _ => true,
        }
    }

    pub(super) fn enter(&self, player: &Player) -> Decided {
        let entered = self.state.players.iter().map(|(id, player)| (*id, player));
        let faults = faults(self.charter(), player, entered, self.order.hour);
        if !faults.is_empty() {
            return self.refuse_entry(faults);
        }
        if self.is_closed(&player.section) {
            return self.refuse(Why::PlayBegun, &[(Xqef2022, "sch1.6")]);
        }
        let mut notes = Vec::new();
        if !player.needs.is_empty() {
            notes.push(self.note(NoteKind::SpecialNeeds, &[(Xqef2022, "78(2)")]));
        }
        let event = Happening::Entered { id: self.state.next_id(), player: player.clone() };
        let under = [(Xqef2022, "sch1.5"), (Xqef2022, "sch1.6"), (Roc113, "4.一.報名辦法")];
        Ok(Decision { events: vec![self.log(event, &under)], notes })
    }

    pub(super) fn enter_team(&self, team: &Team) -> Decided {
        let is_entered =
            |member: PlayerId| self.state.players.get(&member).is_some_and(|player| player.section == team.section);
        let others = self.state.teams.iter().map(|(id, team)| (*id, team));
        let faults = team_faults(self.charter(), team, is_entered, others, self.order.hour);
        if !faults.is_empty() {
            return self.refuse_entry(faults);
        }
        if self.is_closed(&team.section) {
            return self.refuse(Why::PlayBegun, &[(Xqef2022, "sch1.6")]);
        }
        let under = [(Xqef2022, "3(1):隊伍"), (Xqef2022, "3(1):隊員"), (Roc113, "3.1.一")];
        self.one(Happening::TeamEntered { id: self.state.next_id(), team: team.clone() }, &under)
    }

    pub(super) fn pay(&self, line: &LedgerLine) -> Decided {
        if self.state.section_of(line.player).is_none() {
            return self.refuse(Why::NoPlayer(line.player), &[]);
        }
        if line.amount <= Money::ZERO {
            return self.refuse(Why::NoMoney, &[]);
        }
        self.one(Happening::Paid(*line), &[(Xqef2022, "sch1.6"), (Roc113, "4.一.報名辦法")])
    }

    pub(super) fn seed(&self, section: &str, seeds: &[PlayerId]) -> Decided {
        let state = self.section(section)?;
        for (nth, seed) in seeds.iter().enumerate() {
            if !state.entrants.contains(seed) {
                return self.refuse(Why::NotInSection(*seed), &[]);
            }
            if seeds[..nth].contains(seed) {
                return self.refuse(Why::Twice(*seed), &[]);
            }
        }
        if !state.stages.is_empty() {
            return self.refuse(Why::AlreadyDrawn, &[(Roc113, "3.6.一.種子")]);
        }
        let limit = seed_limit(state.entrants.len());
        let swiss = self.state.format(section).and_then(|format| format.stages.first());
        let swiss = swiss.is_some_and(|stage| stage.system == System::Swiss);
        if swiss && seeds.len() > limit {
            return self.refuse(Why::TooManySeeds { limit }, &[(Hk2016, "三.種子")]);
        }
        let under: &[_] =
            if swiss { &[(Hk2016, "三.種子"), (Xqef2022, "sch2.1.3(b)")] } else { &[(Roc113, "3.6.一.種子")] };
        self.one(Happening::Seeded { section: section.to_owned(), seeds: seeds.to_vec() }, under)
    }
}
