//! Results of rounds that are closed, put right, and what follows from it.

use std::collections::BTreeSet;

use books::event::{OfReporting, OfRound, Power};

use super::{Decided, Desk, NOTHING};
use crate::event::happening::{FinalLine, Happening};
use crate::event::refusal::Why;
use crate::event::state::{GoneHow, RoundStatus, TableState, Tournament};
use crate::event::{Decision, GameRef, Moved, Note, NoteKind, Refusal};
use crate::pairing::swiss;
use crate::{GameId, PlayerId, Verdict};

impl Desk<'_> {
    /// The game that a correction is about, if it is one of a round that is closed. A correction names its round unless
    /// there is only one.
    pub(super) fn closed_game(&self, at: &GameRef) -> Result<Option<GameId>, Refusal> {
        let state = self.section(&at.section)?;
        let Some(number) = at.round else {
            return if state.rounds() <= 1 {
                Ok(None)
            } else {
                self.refuse(Why::RoundUnnamed, &[OfReporting::Confirmed])
            };
        };
        match state.round(number) {
            None => self.refuse(Why::NoSuchRound(number), NOTHING),
            Some(round) if round.status == RoundStatus::Closed => Ok(Some(at.in_round(number))),
            Some(_) => Ok(None),
        }
    }

    /// Puts a result of a closed round right; what follows is told, and pairings made by it stay.
    pub(super) fn correct(&self, at: &GameId, verdict: Verdict, fouls: [u8; 2], reason: Option<&str>) -> Decided {
        self.needs(Power::CorrectResult)?;
        let reason = self.explained(reason.unwrap_or_default())?;
        let Some((_, table)) = self.state.table_at(at) else {
            return self.refuse(Why::NoTable(at.table), &[OfRound::NoDraft]);
        };
        let Some(slot) = table.slot(at) else { return self.refuse(Why::NoGame, NOTHING) };
        if (slot.verdict, slot.fouls) == (Some(verdict), fouls) {
            return self.refuse(Why::NothingChanges, NOTHING);
        }
        let (confirmed, rests_on, at) = (true, None, at.clone());
        let mut under = self.laws.cite(OfReporting::Confirmed);
        under.extend(self.scoring_articles(&at.section));
        let event = Happening::Resulted { at: at.clone(), verdict, fouls, confirmed, rests_on, reason: Some(reason) };
        let mut after = self.state.clone();
        after.apply(&event);
        self.tie_stands(&at, table, &after)?;
        let mut decision = self.forfeits_after(&at, table, &after);
        decision.notes.extend(self.follows(&at, &after));
        decision.events.insert(0, self.logged(event, under));
        Ok(decision)
    }

    /// Refuses a correction by which another would have gone on in a bracket to a round that is paired, or nobody.
    fn tie_stands(&self, at: &GameId, table: &TableState, after: &Tournament) -> Result<(), Refusal> {
        let state = self.section(&at.section)?;
        let plan = state.stage_of(at.round).and_then(|nth| self.state.format(&at.section)?.stages.get(nth));
        let (Some(plan), Some((_, corrected))) = (plan.filter(|_| table.tie.is_some()), after.table_at(at)) else {
            return Ok(());
        };
        let before = self.state.tie_winner(&at.section, plan, table);
        let now = after.tie_winner(&at.section, plan, corrected);
        let last = state.current().map_or(at.round, |round| round.number);
        if now.is_none() && before.is_some() {
            return self.refuse(Why::TiesEven(vec![at.table]), &[OfRound::RapidGames]);
        }
        if now == before || last == at.round { Ok(()) } else { self.refuse(Why::WentOn(last), &[OfRound::Bracket]) }
    }

    /// The same order before another state.
    fn after<'b>(&'b self, state: &'b Tournament) -> Desk<'b> {
        Desk { state, order: self.order, section: self.section, laws: self.laws.clone() }
    }

    /// What the forfeits of the two at a table lead to once the result is another.
    pub(super) fn forfeits_after(&self, at: &GameId, table: &TableState, after: &Tournament) -> Decision {
        let mut decision = Decision::default();
        let desk = self.after(after);
        for player in self.state.people_at(&at.section, at.round, table) {
            let missed =
                |event: &Tournament| event.attendance(&at.section, player).iter().filter(|came| !**came).count();
            let gone = self.state.sections.get(&at.section).and_then(|state| state.gone.get(&player));
            let (before, now) = (missed(self.state), missed(after));
            if now > before && gone.is_none() {
                let led_to = desk.consequence(&at.section, at.round, player);
                decision.events.extend(led_to.events);
                decision.notes.extend(led_to.notes);
            }
            let out = gone.is_some_and(|gone| matches!(gone.how, GoneHow::Forfeits | GoneHow::Disqualified));
            if now < before && out {
                decision.notes.push(self.note(NoteKind::StillOut(player), NOTHING));
            }
        }
        decision
    }

    /// What follows from a correction: how standings move, which rounds and stages would be others and stay.
    fn follows(&self, at: &GameId, after: &Tournament) -> Vec<Note> {
        let Ok(state) = self.section(&at.section) else { return Vec::new() };
        let Some(stage) = state.stage_of(at.round) else { return Vec::new() };
        let mut notes = Vec::new();
        let lines = |event: &Tournament| {
            let mut lines = event.stage_lines(&at.section, stage).unwrap_or_default();
            event.take_lost(&at.section, &mut lines);
            lines
        };
        let moved = moved(&lines(self.state), &lines(after));
        if !moved.is_empty() {
            notes.push(self.note(NoteKind::Moved(moved), NOTHING));
        }
        for round in state.stages[stage].rounds.iter().filter(|round| round.number > at.round) {
            let tables = after.would_differ(&at.section, round.number);
            if tables.is_empty() {
                continue;
            }
            let what = match round.status {
                RoundStatus::Draft => NoteKind::DraftStale(round.number),
                _ => NoteKind::PairingStays { round: round.number, tables },
            };
            notes.push(self.note(what, &[OfRound::Published]));
        }
        if let Some(next) = state.stages.get(stage + 1) {
            let drawn: BTreeSet<PlayerId> = next.groups.iter().flatten().copied().collect();
            let desk = self.after(after);
            let others = desk.others_go_on(&at.section, stage + 1, &drawn);
            if !others.is_empty() {
                notes.push(self.note(NoteKind::FieldStays(others), &[OfRound::Cut]));
            }
        }
        notes
    }
}

/// Who stands otherwise.
fn moved(before: &[FinalLine], after: &[FinalLine]) -> Vec<Moved> {
    let moved = after.iter().filter_map(|line| {
        let was = before.iter().find(|was| was.player == line.player)?;
        let moved = Moved { player: line.player, place: [was.place, line.place], points: [was.points, line.points] };
        ((was.place, was.points) != (line.place, line.points)).then_some(moved)
    });
    moved.collect()
}

impl Tournament {
    /// The tables of a Swiss round, from 1, at which others would sit if it were paired now with the same lots and wishes.
    fn would_differ(&self, section: &str, number: u16) -> Vec<u16> {
        let found = self.sections.get(section).and_then(|state| {
            let plan = self.format(section)?.stages.get(state.stage_of(number)?)?;
            Some((state.round(number)?, plan, self.field_of_round(section, number)?))
        });
        let Some((round, plan, field)) = found else { return Vec::new() };
        let Ok(paired) = swiss::pair(&field, &round.criteria(plan), &round.wishes, round.seed) else {
            return (1..).zip(&round.tables).map(|(nth, _)| nth).collect();
        };
        let sits = |table: &TableState| paired.opponent(table.first) == Some(table.second);
        (1..).zip(&round.tables).filter(|(_, table)| !sits(table)).map(|(nth, _)| nth).collect()
    }
}
