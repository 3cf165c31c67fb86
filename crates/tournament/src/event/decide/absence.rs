//! Leave, withdrawal, disqualification, and what forfeits lead to.

use books::Article;
use books::event::{OfAbsence, OfCharter, OfReporting, Power};

use super::{Decided, Desk, NOTHING};
use crate::charter::{Key, Stage, System, withdrawn_from};
use crate::entry::{LedgerLine, Payment};
use crate::event::happening::Happening;
use crate::event::parts::Consents;
use crate::event::refusal::Why;
use crate::event::state::{GoneHow, RoundState, RoundStatus, SectionState};
use crate::event::{Decision, Note, NoteKind, Refusal};
use crate::{Money, PlayerId};

/// What becomes of the results of someone who goes.
#[derive(Default)]
struct Left {
    annulled: bool,
    under: Vec<Article>,
    unsaid: Option<Note>,
}

impl Desk<'_> {
    pub(super) fn ask_leave(&self, player: PlayerId, round: u16, consents: Consents) -> Decided {
        let (section, state) = self.section_of(player)?;
        self.allowed(section, round, Key::Leave, Why::NoLeave)?;
        let terms = self.state.terms(section);
        let paired = state.stages.iter().flat_map(|stage| &stage.rounds).any(|paired| paired.number >= round);
        let notice = terms.number(&Key::LeaveNotice, round);
        if paired || notice.is_some_and(|days| self.is_short_notice(round, days)) {
            return self.refuse(Why::LeaveLate, &[OfAbsence::Leave]);
        }
        let make_up = terms.flag(&Key::MakeUp, round);
        if make_up && !(consents.opponent && consents.director && consents.chief) {
            return self.refuse(Why::LeaveConsents, &[OfAbsence::Leave]);
        }
        self.one(Happening::LeaveGiven { player, round, make_up }, &[OfAbsence::Leave])
    }

    pub(super) fn ask_bye(&self, player: PlayerId, round: u16) -> Decided {
        let (section, state) = self.section_of(player)?;
        let first = || self.state.format(section).and_then(|format| format.stages.first());
        let plan = self.state.stage(section).or_else(first);
        let Some(plan) = plan.filter(|plan| plan.system == System::Swiss) else {
            return self.refuse(Why::OnlySwiss, NOTHING);
        };
        let settled = self.settled(section, round, Key::HalfByes)?.statement;
        let (under, most) = (settled.under.into_iter().collect(), settled.value.number().unwrap_or(0));
        let before = state.stages.len().saturating_sub(1);
        let before: usize = state.stages.iter().take(before).map(|stage| stage.rounds.len()).sum();
        let last = plan.rounds.map(|rounds| before + usize::from(rounds));
        if round == 0 || last.is_some_and(|last| usize::from(round) > last) {
            return Err(Refusal { why: Why::NoSuchRound(round), under });
        }
        if state.half_byes.contains(&(round, player)) {
            return self.refuse(Why::NothingChanges, NOTHING);
        }
        let mut rounds = state.stages.iter().flat_map(|stage| &stage.rounds);
        if rounds.any(|paired| paired.number >= round) {
            return Err(Refusal { why: Why::LeaveLate, under });
        }
        let had = rounds_with_bye(state, player) + state.half_byes.iter().filter(|(_, one)| *one == player).count();
        if had >= most as usize {
            return Err(Refusal { why: Why::HalfByes { most }, under });
        }
        Ok(Decision { events: vec![self.logged(Happening::ByeGiven { player, round }, under)], notes: Vec::new() })
    }

    /// What whoever enters late has for the rounds that were missed.
    pub(super) fn late(&self, section: &str, player: PlayerId) -> Decision {
        let Some(state) = self.state.sections.get(section) else { return Decision::default() };
        let missed = state.stages.iter().flat_map(|stage| &stage.rounds);
        let missed: Vec<u16> =
            missed.filter(|round| round.status != RoundStatus::Draft).map(|round| round.number).collect();
        let Some(last) = missed.last() else { return Decision::default() };
        let terms = self.state.terms(section);
        let Some(word) = terms.word(&Key::LateEntrants, *last) else {
            let under = self.laws.cite(OfCharter::MustSay(&Key::LateEntrants));
            return Decision {
                events: Vec::new(),
                notes: vec![self.noted(NoteKind::MustSay(Key::LateEntrants), under)],
            };
        };
        let under = terms.articles(&Key::LateEntrants, *last);
        let given = missed.into_iter().filter(|_| word == "draw");
        let given = given.map(|round| self.logged(Happening::ByeGiven { player, round }, under.clone()));
        Decision { events: given.collect(), notes: Vec::new() }
    }

    /// Whether an order comes fewer days before a round than notice must be given.
    fn is_short_notice(&self, round: u16, days: u32) -> bool {
        let Some((at, begins)) = self.order.hour.zip(self.charter().round_begins(round)) else { return false };
        let latest = begins.date().checked_sub(jiff::Span::new().days(i64::from(days.min(3650))));
        latest.is_ok_and(|latest| at.date() > latest)
    }

    pub(super) fn withdraw(&self, player: PlayerId, reason: Option<&str>, accepted: bool) -> Decided {
        let (section, state) = self.taking_part(player)?;
        let stated = reason.is_some_and(|reason| !reason.trim().is_empty());
        let how = if accepted && stated {
            self.needs(Power::AcceptWithdrawal)?;
            GoneHow::Withdrawn
        } else if self.has(Power::RuleWithdrawal) {
            GoneHow::Unjustified
        } else {
            return self.refuse(Why::NotConsented, &[OfAbsence::Withdrawal]);
        };
        let left = self.what_stands(section, state, player);
        let mut under = self.laws.cite(matter(how));
        under.extend(left.under);
        let reason = reason.map(str::to_owned);
        let mut events = vec![self.logged(Happening::Left { player, how, annulled: left.annulled, reason }, under)];
        let mut notes: Vec<Note> = left.unsaid.into_iter().chain(self.member_out(state, player)).collect();
        let redraws = self.state.terms(section).flag(&Key::Redraw, 0)
            && self.state.stage(section).is_some_and(|plan| plan.system.has_points())
            && state.entrants.contains(&player);
        if !state.has_begun() && !state.stages.is_empty() && redraws {
            let on = [OfAbsence::BeforePlay];
            if state.current().is_some() {
                events.push(self.log(Happening::Discarded { section: section.to_owned() }, &on));
            }
            events.push(self.log(Happening::DrawVoid { section: section.to_owned() }, &on));
            notes.push(self.note(NoteKind::DrawAgain, &on));
        } else {
            notes.extend(self.stale_without(section, state, player));
        }
        Ok(Decision { events, notes })
    }

    /// Whether what someone played is void when they go, and where that is written. Where nobody says it stands; and what a
    /// member of a team played is the team's, which has not gone.
    fn what_stands(&self, section: &str, state: &SectionState, player: PlayerId) -> Left {
        let settled = |annulled, on| Left { annulled, under: self.laws.cite(on), unsaid: None };
        let plan = self.state.stage(section).filter(|_| state.has_begun());
        if !state.entrants.contains(&player) {
            let swiss = plan.is_some_and(|plan| plan.system == System::Swiss);
            return if swiss { settled(false, OfAbsence::SwissStands) } else { Left::default() };
        }
        let Some(plan) = plan else { return settled(true, OfAbsence::BeforePlay) };
        let Some(key) = withdrawn_from(plan.system) else { return Left::default() };
        let Some(word) = self.state.terms(section).word(&key, state.rounds()) else {
            let under = self.laws.cite(OfCharter::MustSay(&key));
            let unsaid = Some(self.noted(NoteKind::MustSay(key), under.clone()));
            return Left { annulled: false, under, unsaid };
        };
        // What was played in earlier stages is over; half of this one is asked for.
        let completed = state.stages.last().map_or(0, |begun| self.state.completed_in(section, begun, player));
        if word == "half" && completed * 2 < planned(state, plan, player) {
            return settled(true, OfAbsence::Void);
        }
        let swiss = plan.system == System::Swiss;
        settled(false, if swiss { OfAbsence::SwissStands } else { OfAbsence::Stands })
    }

    /// That the draft of a round pairs somebody who goes.
    fn stale_without(&self, section: &str, state: &SectionState, player: PlayerId) -> Option<Note> {
        let listed = state.current().is_some_and(|round| round.lists(player));
        self.stale_draft(section).filter(|_| listed)
    }

    /// That a single member of a team is out, if it is one.
    fn member_out(&self, state: &SectionState, player: PlayerId) -> Option<Note> {
        let team = self.state.team_of(player).filter(|_| !state.entrants.contains(&player))?;
        Some(self.note(NoteKind::MemberOut { player, team }, &[OfReporting::Absent]))
    }

    pub(super) fn disqualify(&self, player: PlayerId, reason: &str) -> Decided {
        let (section, state) = self.taking_part(player)?;
        let left = self.what_stands(section, state, player);
        let unsaid = self.place_unsaid(section, state, player, &left);
        let mut under = left.under;
        under.extend(self.laws.cite(OfAbsence::Disqualified));
        let reason = Some(reason.to_owned());
        let event = Happening::Left { player, how: GoneHow::Disqualified, annulled: left.annulled, reason };
        let notes = left.unsaid.into_iter().chain(unsaid).chain(self.member_out(state, player));
        let notes = notes.chain(self.stale_without(section, state, player)).collect();
        Ok(Decision { events: vec![self.logged(event, under)], notes })
    }

    /// That nobody says what becomes of the place of whoever is disqualified, if results leave one.
    fn place_unsaid(&self, section: &str, state: &SectionState, player: PlayerId, left: &Left) -> Option<Note> {
        let placed = state.has_begun() && !left.annulled && state.entrants.contains(&player);
        placed.then(|| self.disqualified_unsaid(section)).flatten()
    }

    /// That nobody says what becomes of the place of whoever is disqualified.
    pub(super) fn disqualified_unsaid(&self, section: &str) -> Option<Note> {
        let key = Key::DisqualifiedPlace;
        let unsaid = self.state.terms(section).find(&key, u16::MAX).is_none();
        unsaid.then(|| self.noted(NoteKind::MustSay(key.clone()), self.laws.cite(OfCharter::MustSay(&key))))
    }

    /// What the forfeits of a round lead to: a deposit kept, the right to play lost.
    pub(super) fn consequences(&self, section: &str, round: &RoundState) -> Decision {
        let mut decision = Decision::default();
        let Some(state) = self.state.sections.get(section) else { return decision };
        let seated = round.tables.iter().flat_map(|table| self.state.people_at(section, round.number, table));
        for player in seated.filter(|player| !state.gone.contains_key(player)) {
            if self.state.attendance(section, player).last() == Some(&false) {
                let led_to = self.consequence(section, round.number, player);
                decision.events.extend(led_to.events);
                decision.notes.extend(led_to.notes);
            }
        }
        decision
    }

    /// What a forfeit of someone in a round leads to.
    pub(super) fn consequence(&self, section: &str, round: u16, player: PlayerId) -> Decision {
        let Some(state) = self.state.sections.get(section) else { return Decision::default() };
        self.after_forfeit(section, state, round, player, &self.state.attendance(section, player))
    }

    fn after_forfeit(
        &self,
        section: &str,
        state: &SectionState,
        round: u16,
        player: PlayerId,
        came: &[bool],
    ) -> Decision {
        let terms = self.state.terms(section);
        let Decision { mut events, mut notes } = Decision::default();
        let held = self.state.ledger.deposit_held(player);
        if terms.flag(&Key::ForfeitKeepsDeposit, round) && held > Money::ZERO {
            let line = LedgerLine { player, what: Payment::DepositKept, amount: held };
            events.push(self.logged(Happening::Paid(line), terms.articles(&Key::ForfeitKeepsDeposit, round)));
        }
        let missed = came.iter().filter(|came| !**came).count();
        let in_a_row = came.iter().rev().take_while(|came| !**came).count();
        let reached = |key: &Key, number: usize| {
            terms.number(key, round).is_some_and(|limit| limit > 0 && number >= limit as usize)
        };
        let rows: [(Key, usize, GoneHow); 2] = [
            (Key::ForfeitsDisqualify, missed, GoneHow::Disqualified),
            (Key::ForfeitsInARow, in_a_row, GoneHow::Forfeits),
        ];
        if let Some((key, _, how)) = rows.into_iter().find(|(key, number, _)| reached(key, *number)) {
            let left = self.what_stands(section, state, player);
            let mut under: Vec<Article> = terms.articles(&key, round);
            if how == GoneHow::Disqualified {
                notes.extend(self.place_unsaid(section, state, player, &left));
            }
            under.extend(left.under);
            notes.extend(left.unsaid);
            notes.push(self.noted(NoteKind::PutOut(player), under.clone()));
            notes.extend(self.member_out(state, player));
            events.push(self.logged(Happening::Left { player, how, annulled: left.annulled, reason: None }, under));
        }
        Decision { events, notes }
    }
}

/// What going so is about.
pub(super) const fn matter(how: GoneHow) -> OfAbsence {
    match how {
        GoneHow::Withdrawn => OfAbsence::Withdrawal,
        GoneHow::Unjustified => OfAbsence::Unjustified,
        GoneHow::Forfeits | GoneHow::Disqualified => OfAbsence::Disqualified,
    }
}

/// In how many rounds that were paired someone had a half-point bye.
fn rounds_with_bye(state: &SectionState, player: PlayerId) -> usize {
    let rounds = state.stages.iter().flat_map(|stage| &stage.rounds);
    rounds.filter(|round| round.half_byes.contains(&player)).count()
}

/// How many matches someone would have in a stage.
fn planned(state: &SectionState, plan: &Stage, player: PlayerId) -> usize {
    if !plan.system.is_round_robin() {
        return usize::from(plan.rounds.unwrap_or(0));
    }
    let begun = state.stages.last();
    let group = begun.and_then(|stage| stage.groups.iter().find(|group| group.contains(&player)));
    let cycles = if plan.system == System::DoubleRoundRobin { 2 } else { 1 };
    group.map_or(0, Vec::len).saturating_sub(1) * cycles
}
