//! Opening, announcing, entering, paying, seeding.

use books::event::{OfCharter, OfEntry};

use super::{Decided, Desk, NOTHING};
use crate::charter::{Announcement, Charter, Key, System, Weight};
use crate::entry::{EntryFault, LedgerLine, Player, Team, faults, team_faults};
use crate::event::happening::Happening;
use crate::event::refusal::Why;
use crate::event::state::RoundStatus;
use crate::event::{Decision, Note, NoteKind, Refusal};
use crate::pairing::swiss::{Opening, seed_limit};
use crate::{Money, PlayerId};

impl Desk<'_> {
    pub(super) fn open(&self, charter: &Charter) -> Decided {
        if self.state.charter.is_some() {
            return self.refuse(Why::AlreadyOpen, NOTHING);
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
        let laws = charter.laws();
        let mut under = laws.cite(OfCharter::Opened);
        under.extend(charter.time.iter().flat_map(|time| time.articles(&laws)));
        let event = self.logged(Happening::Opened { charter: Box::new(charter.clone()) }, under);
        Ok(Decision { events: vec![event], notes: findings.into_iter().map(note).collect() })
    }

    pub(super) fn announce(&self, announcement: &Announcement) -> Decided {
        for clause in &announcement.clauses {
            if clause.value.as_ref().is_some_and(|value| !clause.key.takes(value)) {
                return self.refuse(Why::WrongValue(clause.key.clone()), NOTHING);
            }
        }
        let begun = self.state.sections.values().any(|section| {
            let mut rounds = section.stages.iter().flat_map(|stage| &stage.rounds);
            rounds.any(|round| round.number >= announcement.round && round.status != RoundStatus::Draft)
        });
        if begun {
            return self.refuse(Why::RoundBegun(announcement.round), &[OfCharter::AnnouncedLate]);
        }
        self.one(Happening::Announced(announcement.clone()), &[OfCharter::Announced])
    }

    fn refuse_entry(&self, faults: Vec<EntryFault>) -> Decided {
        let mut under: Vec<_> = faults.iter().flat_map(|fault| fault.articles(&self.laws)).collect();
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
            return self.refuse(Why::PlayBegun, &[OfEntry::Closed]);
        }
        let mut notes = Vec::new();
        if !player.needs.is_empty() {
            notes.push(self.note(NoteKind::SpecialNeeds, &[OfEntry::SpecialNeeds]));
        }
        let event = Happening::Entered { id: self.state.next_id(), player: player.clone() };
        Ok(Decision { events: vec![self.log(event, &[OfEntry::Player])], notes })
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
            return self.refuse(Why::PlayBegun, &[OfEntry::Closed]);
        }
        self.one(Happening::TeamEntered { id: self.state.next_id(), team: team.clone() }, &[OfEntry::Team])
    }

    pub(super) fn pay(&self, line: &LedgerLine) -> Decided {
        if self.state.section_of(line.player).is_none() {
            return self.refuse(Why::NoPlayer(line.player), NOTHING);
        }
        if line.amount <= Money::ZERO {
            return self.refuse(Why::NoMoney, NOTHING);
        }
        self.one(Happening::Paid(*line), &[OfEntry::Money])
    }

    pub(super) fn seed(&self, section: &str, seeds: &[PlayerId]) -> Decided {
        let state = self.section(section)?;
        for (nth, seed) in seeds.iter().enumerate() {
            if !state.entrants.contains(seed) {
                return self.refuse(Why::NotInSection(*seed), NOTHING);
            }
            if seeds[..nth].contains(seed) {
                return self.refuse(Why::Twice(*seed), NOTHING);
            }
        }
        if !state.stages.is_empty() {
            return self.refuse(Why::AlreadyDrawn, &[OfEntry::BracketSeeds]);
        }
        let limit = seed_limit(state.entrants.len());
        let first = self.state.format(section).and_then(|format| format.stages.first());
        let swiss = first.filter(|stage| stage.system == System::Swiss);
        let on = if swiss.is_some() { OfEntry::SwissSeeds } else { OfEntry::BracketSeeds };
        // Seeds that do not meet in the first round cannot be more than half, whatever a book says.
        let apart = swiss.is_some_and(|stage| stage.criteria.opening == Opening::Seeds);
        let half = swiss.is_some() && self.state.terms(section).flag(&Key::HalfSeeds, 0);
        if (apart || half) && seeds.len() > limit {
            return self.refuse(Why::TooManySeeds { limit }, &[on]);
        }
        self.one(Happening::Seeded { section: section.to_owned(), seeds: seeds.to_vec() }, &[on])
    }
}
