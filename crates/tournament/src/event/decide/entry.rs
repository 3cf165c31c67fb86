//! Opening, announcing, entering, paying, seeding.

use books::event::{OfCharter, OfEntry};
use jiff::civil::DateTime;

use super::{Decided, Desk, NOTHING};
use crate::charter::{Announcement, Charter, Key, System, Weight};
use crate::entry::{EntryFault, LedgerLine, Player, Team, player_faults, team_faults};
use crate::event::happening::Happening;
use crate::event::refusal::Why;
use crate::event::state::RoundStatus;
use crate::event::{Decision, NoteKind, Refusal};
use crate::pairing::swiss::seed_limit;
use crate::{Money, PlayerId};

impl Desk<'_> {
    pub(super) fn open(&self, charter: &Charter) -> Decided {
        if self.state.charter.is_some() {
            return self.refuse(Why::AlreadyOpen, NOTHING);
        }
        let today = self.order.hour.map(DateTime::date);
        let (faults, findings): (Vec<_>, Vec<_>) =
            charter.findings(today).into_iter().partition(|finding| finding.weight == Weight::Fault);
        if !faults.is_empty() {
            let under = faults.iter().flat_map(|fault| fault.under.clone()).collect();
            return Err(Refusal { why: Why::Charter(faults), under });
        }
        let note = |finding: crate::charter::CharterFinding| {
            let under = finding.under.clone();
            self.noted(NoteKind::Charter(finding), under)
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

    pub(super) fn refuse_entry(&self, faults: Vec<EntryFault>) -> Decided {
        let mut under: Vec<_> = faults.iter().flat_map(|fault| fault.articles(&self.laws)).collect();
        books::in_order(&mut under);
        Err(Refusal { why: Why::Entry(faults), under })
    }

    /// Whether a section takes no more entries: once its numbers are drawn only a Swiss does that has rounds to come.
    pub(super) fn is_closed(&self, section: &str) -> bool {
        let Some(state) = self.state.sections.get(section) else { return false };
        match (&state.stages[..], self.state.stage(section)) {
            _ if state.ended => true,
            ([], _) => false,
            ([begun], Some(plan)) => {
                plan.system != System::Swiss || self.state.next_round_of(section, plan, begun, 0).is_none()
            }
            _ => true,
        }
    }

    /// What is wrong with an entry, be it of someone who is entered already.
    pub(super) fn entry_faults(&self, own: Option<PlayerId>, player: &Player, at: Option<DateTime>) -> Vec<EntryFault> {
        let alike = self.state.names.alike(player);
        let others = alike.iter().filter(|id| Some(**id) != own);
        let others = others.filter_map(|id| Some((*id, self.state.players.get(id)?)));
        let entrants = self.state.sections.get(&player.section).map_or(&[][..], |state| &state.entrants);
        let is_in = own.is_some_and(|own| entrants.contains(&own));
        player_faults(self.charter(), player, others, entrants.len() - usize::from(is_in), at)
    }

    pub(super) fn enter(&self, player: &Player) -> Decided {
        let faults = self.entry_faults(None, player, self.order.hour);
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
        let id = self.state.next_id();
        let event = Happening::Entered { id, player: player.clone() };
        let mut events = vec![self.log(event, &[OfEntry::Player])];
        if self.state.format(&player.section).is_none_or(|format| format.boards.is_none()) {
            let late = self.late(&player.section, id);
            events.extend(late.events);
            notes.extend(late.notes);
        }
        Ok(Decision { events, notes })
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
        let id = self.state.next_id();
        let mut decision = self.late(&team.section, id);
        decision.events.insert(0, self.log(Happening::TeamEntered { id, team: team.clone() }, &[OfEntry::Team]));
        Ok(decision)
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
        let apart = swiss.is_some_and(|stage| stage.criteria.opening.parts_seeds());
        let half = swiss.is_some() && self.state.terms(section).flag(&Key::HalfSeeds, 0);
        if (apart || half) && seeds.len() > limit {
            return self.refuse(Why::TooManySeeds { limit }, &[on]);
        }
        self.one(Happening::Seeded { section: section.to_owned(), seeds: seeds.to_vec() }, &[on])
    }
}
