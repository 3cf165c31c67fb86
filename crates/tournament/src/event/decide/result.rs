//! Results, confirmation, wrong pairings, closing a round.

use std::collections::BTreeSet;

use books::Article;
use books::event::{Counting, OfMethod, OfReporting, OfRound, Power};

use super::{Decided, Desk, NOTHING};
use crate::charter::{Key, Value};
use crate::event::happening::Happening;
use crate::event::parts::DeskLine;
use crate::event::refusal::Why;
use crate::event::state::{GameSlot, RoundState, TableState};
use crate::event::{Decision, Note, NoteKind, Refusal};
use crate::pairing::Pair;
use crate::{Actor, Form, GameId, Outcome, PlayerId, Side, Verdict};

impl Desk<'_> {
    fn table(&self, at: &GameId) -> Result<(&RoundState, &TableState), Refusal> {
        let round = self.playing(&at.section)?;
        let table = usize::from(at.table).checked_sub(1).and_then(|nth| round.tables.get(nth));
        match table {
            Some(table) => Ok((round, table)),
            None => self.refuse(Why::NoTable(at.table), &[OfRound::NoDraft]),
        }
    }

    pub(super) fn slot(&self, at: &GameId) -> Result<&GameSlot, Refusal> {
        match self.table(at)?.1.slot(at) {
            Some(slot) => Ok(slot),
            None => self.refuse(Why::NoGame, NOTHING),
        }
    }

    /// Whether a result may be entered: a confirmed one is only corrected, by those who may.
    pub(super) fn may_enter(&self, at: &GameId, correct: bool) -> Result<(), Refusal> {
        let corrected = correct && (self.order.by == Actor::Desk || self.has(Power::CorrectResult));
        if self.slot(at)?.confirmed && !corrected {
            return self.refuse(Why::AlreadyConfirmed, &[OfReporting::Confirmed]);
        }
        Ok(())
    }

    pub(super) fn result(
        &self,
        at: &GameId,
        verdict: Verdict,
        fouls: [u8; 2],
        agreed: bool,
        reported_by: Option<Side>,
        (rests_on, reason): (Option<DeskLine>, Option<String>),
    ) -> Decided {
        if verdict.was_played() {
            let (_, table) = self.table(at)?;
            self.has_paid(table.first).and_then(|()| self.has_paid(table.second))?;
        }
        let recorded = self.is_recorded(at)?;
        let (confirmed, mut under) = match (self.order.by, rests_on) {
            (Actor::Desk, Some(_)) => (true, self.laws.cite(OfReporting::Reported)),
            _ => self.confirm(at, verdict, agreed, reported_by, recorded)?,
        };
        under.extend(self.absence_articles(verdict));
        under.extend(self.scoring_articles(&at.section));
        if self.charter().level(&at.section).is_some_and(|level| !level.what.recorded) {
            under.extend(self.laws.cite(OfReporting::Unrecorded));
        }
        let confirmed = confirmed || rests_on.is_some();
        let event = Happening::Resulted { at: at.clone(), verdict, fouls, confirmed, rests_on, reason };
        let mut notes = Vec::new();
        if !confirmed {
            notes.push(self.note(NoteKind::Report(reporter(verdict)), &[OfReporting::Reported]));
        }
        if recorded && verdict.was_played() {
            notes.extend(self.record_due(at, verdict));
        }
        notes.extend(self.ahead(at, &event)?);
        Ok(Decision { events: vec![self.logged(event, under)], notes })
    }

    /// What lies ahead by a result: rapid games after an even tie, and who is out by forfeits once the round is closed.
    fn ahead(&self, at: &GameId, event: &Happening) -> Result<Vec<Note>, Refusal> {
        let (_, table) = self.table(at)?;
        let unplayed = |verdict: Verdict| !verdict.was_played();
        let missed = table.games.iter().filter_map(|slot| slot.verdict).any(unplayed)
            || matches!(event, Happening::Resulted { verdict, .. } if unplayed(*verdict));
        if table.tie.is_none() && !missed {
            return Ok(Vec::new());
        }
        let mut after = self.state.clone();
        after.apply(event);
        let mut notes = Vec::new();
        let over = after.table_at(at).map(|(_, table)| table).filter(|table| table.tie.is_some() && table.is_over());
        if let Some((over, plan)) = over.zip(after.stage(&at.section))
            && after.tie_winner(&at.section, plan, over).is_none()
        {
            notes.push(self.note(NoteKind::RapidGames, &[OfRound::RapidGames]));
        }
        for note in self.forfeits_after(at, table, &after).notes {
            if let NoteKind::PutOut(player) = note.what {
                notes.push(self.noted(NoteKind::GoesOut(player), note.under));
            }
        }
        Ok(notes)
    }

    /// Who must hand in the moves of a game, if a book or the charter says.
    fn record_due(&self, at: &GameId, verdict: Verdict) -> Vec<Note> {
        let Some(resolved) = self.state.terms(&at.section).find(&Key::RecordEntry, at.round) else { return Vec::new() };
        let under: Vec<Article> = resolved.statement.under.into_iter().collect();
        let both = resolved.statement.value == Value::Text("both".to_owned());
        let sides = if both { Side::BOTH.to_vec() } else { vec![reporter(verdict)] };
        sides.into_iter().map(|side| self.noted(NoteKind::EnterRecord(side), under.clone())).collect()
    }

    /// A result that was taken back at its desk, or by whoever may correct it.
    pub(super) fn reopen(&self, at: &GameId, reason: Option<&str>) -> Decided {
        let slot = self.slot(at)?;
        if self.order.by != Actor::Desk {
            self.needs(Power::CorrectResult)?;
        }
        if slot.verdict.is_none() {
            return self.refuse(Why::NoResult, NOTHING);
        }
        let reason = reason.map(str::trim).filter(|reason| !reason.is_empty()).map(str::to_owned);
        self.one(Happening::Reopened { at: at.clone(), reason }, &[OfReporting::Confirmed])
    }

    /// Whether the moves of a game are recorded.
    pub(super) fn is_recorded(&self, at: &GameId) -> Result<bool, Refusal> {
        let round = self.section(&at.section)?.current().map_or(0, |round| round.number);
        Ok(self.state.terms(&at.section).flag(&Key::Recording, round))
    }

    /// Whether a result is confirmed by how it comes in, and under what.
    fn confirm(
        &self,
        at: &GameId,
        verdict: Verdict,
        agreed: bool,
        reported_by: Option<Side>,
        recorded: bool,
    ) -> Result<(bool, Vec<Article>), Refusal> {
        let is_player = matches!(self.order.by, Actor::Player | Actor::Leader | Actor::First | Actor::Second);
        if is_player {
            return self.player_confirms(at, verdict, agreed, reported_by.or(self.order.by.side()));
        }
        if self.has(Power::ReportResult) {
            return Ok((false, self.laws.cite(OfReporting::Reported)));
        }
        if !agreed && self.has(Power::RuleResult) {
            let on = [OfReporting::RuledConfirms, OfReporting::Ruled { recorded }];
            return Ok((true, self.laws.cite_all(&on)));
        }
        self.needs(Power::ConfirmResult)?;
        if !agreed {
            return self.refuse(Why::DisputeNeedsArbiter, &[OfReporting::Ruled { recorded }, OfReporting::Disputed]);
        }
        let rules = self.order.by.grade().is_some();
        let on = if rules { OfReporting::Signed { recorded } } else { OfReporting::Reported };
        Ok((true, self.laws.cite(on)))
    }

    /// A player reports: the winner, or the second player if drawn, where the charter lets players confirm.
    fn player_confirms(
        &self,
        at: &GameId,
        verdict: Verdict,
        agreed: bool,
        reported_by: Option<Side>,
    ) -> Result<(bool, Vec<Article>), Refusal> {
        let round = self.playing(&at.section)?.number;
        if !self.state.terms(&at.section).flag(&Key::PlayerConfirmation, round) {
            return self.refuse(Why::RefereeConfirms, &[OfReporting::RefereeConfirms]);
        }
        if !agreed {
            return self.refuse(Why::DisputeNeedsArbiter, &[OfReporting::Disputed]);
        }
        if verdict.form != Form::Ordinary || verdict.outcome == Outcome::BothLose {
            return self.refuse(Why::NeedsRuling, &[OfReporting::PlayerResult]);
        }
        let drawn = verdict.outcome == Outcome::Draw;
        let on = if drawn { OfReporting::DrawReported } else { OfReporting::WinnerReports };
        if reported_by != Some(reporter(verdict)) {
            return self.refuse(Why::WrongReporter, &[on]);
        }
        Ok((true, self.laws.cite_all(&[OfReporting::PlayerConfirms, OfReporting::PlayerResult, on])))
    }

    fn absence_articles(&self, verdict: Verdict) -> Vec<Article> {
        match verdict.outcome {
            _ if verdict.was_played() => Vec::new(),
            Outcome::FirstWins | Outcome::SecondWins => self.laws.cite(OfReporting::Absent),
            Outcome::Draw | Outcome::BothLose => self.laws.cite(OfReporting::NobodyCame),
        }
    }

    pub(super) fn scoring_articles(&self, section: &str) -> Vec<Article> {
        let Some(stage) = self.state.stage(section) else { return Vec::new() };
        let boards = self.state.format(section).and_then(|format| format.boards);
        let mut under = stage.scoring(&self.laws).map(|scoring| scoring.articles(&self.laws)).unwrap_or_default();
        let counting = stage.counting(boards);
        if counting != Counting::Games {
            under.extend(self.laws.cite(OfMethod::Counting(counting)));
        }
        under
    }

    pub(super) fn rapid_game(&self, at: &GameId, swapped: bool, verdict: Verdict, correct: bool) -> Decided {
        let (_, table) = self.table(at)?;
        let Some(plan) = self.state.stage(&at.section) else { return self.refuse(Why::NoFormat, NOTHING) };
        let mut before = table.clone();
        if correct {
            self.needs(Power::CorrectResult)?;
            if before.rapid.pop().is_none() {
                return self.refuse(Why::NoResult, &[OfRound::RapidGames]);
            }
        }
        let winner = self.state.tie_winner(&at.section, plan, &before);
        if before.tie.is_none() || !before.is_over() || winner.is_some() {
            return self.refuse(Why::NotEven, &[OfRound::RapidGames]);
        }
        self.one(Happening::RapidPlayed { at: at.clone(), swapped, verdict, correct }, &[OfRound::RapidGames])
    }

    pub(super) fn wrong_pairing(&self, at: &GameId, minute: u32, pairing: bool, should_be: Option<Pair>) -> Decided {
        let (round, table) = self.table(at)?;
        if let Some(pair) = should_be.filter(|_| pairing) {
            self.may_sit(at, table, pair)?;
        }
        let window = self.settled(&at.section, round.number, Key::ReplayWindow)?;
        let window = window.statement.value.number().unwrap_or(0);
        let in_time = minute < window || (minute == window && window > 0);
        if !pairing {
            let pair = Pair { first: table.first, second: table.second };
            let event = if in_time {
                Happening::Replayed { at: at.clone(), pair, fouls: true }
            } else {
                Happening::ColoursKept { at: at.clone() }
            };
            return self.one(event, &[OfRound::Reversed]);
        }
        let on = [OfRound::WrongPairing];
        match should_be {
            Some(pair) if in_time => self.one(Happening::Replayed { at: at.clone(), pair, fouls: false }, &on),
            _ => Ok(Decision { events: Vec::new(), notes: vec![self.note(NoteKind::PairingStands, &on)] }),
        }
    }

    /// Whether two may be put at a table: others of the section who are still in it, and the same two in a bracket.
    fn may_sit(&self, at: &GameId, table: &TableState, pair: Pair) -> Result<(), Refusal> {
        let state = self.section(&at.section)?;
        if pair.first == pair.second {
            return self.refuse(Why::Twice(pair.first), &[OfRound::WrongPairing]);
        }
        for player in [pair.first, pair.second] {
            let drawn =
                state.stages.last().is_some_and(|stage| stage.groups.iter().flatten().any(|one| *one == player));
            if !drawn || state.gone.contains_key(&player) || (table.tie.is_some() && !table.seats(player)) {
                return self.refuse(Why::NotInSection(player), &[OfRound::WrongPairing]);
            }
        }
        Ok(())
    }

    /// Who sits at two tables of a round, where pairs were put right one by one.
    fn seated_twice(round: &RoundState) -> Option<PlayerId> {
        let mut seen = BTreeSet::new();
        let mut seated = round.tables.iter().flat_map(|table| [table.first, table.second]).chain(round.byes.clone());
        seated.find(|player| !seen.insert(*player))
    }

    pub(super) fn close(&self, section: &str) -> Decided {
        let round = self.playing(section)?;
        if let Some(player) = Self::seated_twice(round) {
            return self.refuse(Why::Twice(player), &[OfRound::NoDraft]);
        }
        let tables = round.tables.iter().enumerate();
        let number = |nth: usize| u16::try_from(nth + 1).unwrap_or(u16::MAX);
        let appealed = tables.clone().filter(|(_, table)| table.games.iter().any(|slot| slot.appealed));
        let appealed: Vec<u16> = appealed.map(|(nth, _)| number(nth)).collect();
        if !appealed.is_empty() {
            return self.refuse(Why::AppealsOpen(appealed), &[OfReporting::AppealsOpen]);
        }
        let is_open = |table: &TableState| table.games.iter().any(|slot| slot.verdict.is_none() || !slot.confirmed);
        let open: Vec<u16> = tables.clone().filter(|(_, table)| is_open(table)).map(|(nth, _)| number(nth)).collect();
        if !open.is_empty() {
            return self.refuse(Why::ResultsOpen(open), &[OfReporting::Open]);
        }
        if let Some(plan) = self.state.stage(section) {
            let even =
                |table: &TableState| table.tie.is_some() && self.state.tie_winner(section, plan, table).is_none();
            let even: Vec<u16> = tables.filter(|(_, table)| even(table)).map(|(nth, _)| number(nth)).collect();
            if !even.is_empty() {
                return self.refuse(Why::TiesEven(even), &[OfRound::RapidGames]);
            }
        }
        let event = Happening::Closed { section: section.to_owned(), round: round.number };
        let mut decision = self.consequences(section, round);
        decision.events.insert(0, self.log(event, &[OfReporting::Closed]));
        Ok(decision)
    }
}

/// Who reports a result: the winner, or the second player if nobody won.
pub(super) fn reporter(verdict: Verdict) -> Side {
    verdict.outcome.winner().unwrap_or(Side::Second)
}
