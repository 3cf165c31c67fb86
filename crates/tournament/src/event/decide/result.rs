//! Results, confirmation, wrong pairings, closing a round.

use std::collections::BTreeSet;

use books::{Article, HK_2016 as Hk2016, ROC_113 as Roc113, XQEF_2022 as Xqef2022};

use super::{Decided, Desk, Unit};
use crate::charter::{Key, Level};
use crate::event::command::DeskLine;
use crate::event::happening::Happening;
use crate::event::refusal::Why;
use crate::event::state::{GameSlot, RoundState, TableState};
use crate::event::{Decision, NoteKind, Refusal};
use crate::pairing::Pair;
use crate::{Actor, Form, GameId, Grade, Outcome, PlayerId, Side, Verdict};

impl Desk<'_> {
    fn table(&self, at: &GameId) -> Result<(&RoundState, &TableState), Refusal> {
        let round = self.playing(&at.section)?;
        let table = usize::from(at.table).checked_sub(1).and_then(|nth| round.tables.get(nth));
        match table {
            Some(table) => Ok((round, table)),
            None => self.refuse(Why::NoTable(at.table), &[(Xqef2022, "86(1)")]),
        }
    }

    pub(super) fn slot(&self, at: &GameId) -> Result<&GameSlot, Refusal> {
        match self.table(at)?.1.slot(at) {
            Some(slot) => Ok(slot),
            None => self.refuse(Why::NoGame, &[]),
        }
    }

    /// Whether a result may be entered: a confirmed one is only corrected, by the director or the chief arbiter.
    pub(super) fn may_enter(&self, at: &GameId, correct: bool) -> Result<(), Refusal> {
        let corrected = correct && matches!(self.order.by, Actor::Director | Actor::Chief);
        if self.slot(at)?.confirmed && !corrected {
            return self.refuse(Why::AlreadyConfirmed, &[(Xqef2022, "101(3)")]);
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
        rests_on: Option<DeskLine>,
    ) -> Decided {
        if verdict.was_played() {
            let (_, table) = self.table(at)?;
            self.has_paid(table.first).and_then(|()| self.has_paid(table.second))?;
        }
        let recorded = self.is_recorded(at)?;
        let (confirmed, mut under) = self.confirm(at, verdict, agreed, reported_by, recorded)?;
        under.extend(self.absence_articles(verdict));
        under.extend(self.scoring_articles(&at.section));
        if self.charter().level(&at.section) == Some(Level::B) {
            under.extend(self.state.cite(&[(Hk2016, "二.乙組")]));
        }
        let confirmed = confirmed || rests_on.is_some();
        let event = Happening::Resulted { at: at.clone(), verdict, fouls, confirmed, rests_on };
        let mut notes = Vec::new();
        if !confirmed {
            notes.push(self.note(NoteKind::Report(reporter(verdict)), &[(Xqef2022, "86(8)")]));
        }
        if recorded
            && verdict.was_played()
            && (self.state.books().contains(&Hk2016) || self.state.books().contains(&Roc113))
        {
            notes.push(
                self.note(NoteKind::EnterRecord(reporter(verdict)), &[(Hk2016, "二.錄譜"), (Roc113, "3.3.八.覆盤")]),
            );
        }
        Ok(Decision { events: vec![self.logged(event, under)], notes })
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
        let (signed, ruled) = if recorded { ("101(1)(a)", "101(1)(b)") } else { ("101(2)(a)", "101(2)(b)") };
        match self.order.by {
            Actor::Player | Actor::Leader | Actor::First | Actor::Second => {
                self.player_confirms(at, verdict, agreed, reported_by.or(self.order.by.side()))
            }
            Actor::Witness if !agreed => {
                self.refuse(Why::DisputeNeedsArbiter, &[(Xqef2022, ruled), (Xqef2022, "100(2)")])
            }
            Actor::Witness => Ok((true, self.state.cite(&[(Xqef2022, "100(1)(a)"), (Xqef2022, signed)]))),
            Actor::Referee | Actor::SectionHead | Actor::Chief if agreed => {
                Ok((true, self.state.cite(&[(Xqef2022, "100(1)(a)"), (Xqef2022, signed)])))
            }
            Actor::Referee | Actor::SectionHead | Actor::Chief => {
                Ok((true, self.state.cite(&[(Xqef2022, "101(3)"), (Xqef2022, ruled)])))
            }
            Actor::Director => Ok((true, self.state.cite(&[(Xqef2022, "86(8)")]))),
            Actor::Staff => Ok((false, self.state.cite(&[(Xqef2022, "86(8)")]))),
            Actor::Organiser | Actor::FirstAssistant | Actor::SecondAssistant | Actor::Outsider | Actor::Desk => {
                self.refuse(Why::Office { needs: Actor::Referee }, &[(Xqef2022, "3(1):主辦方人員")])
            }
        }
    }

    /// A player reports: the winner, or Black if drawn, where the charter lets players confirm.
    fn player_confirms(
        &self,
        at: &GameId,
        verdict: Verdict,
        agreed: bool,
        reported_by: Option<Side>,
    ) -> Result<(bool, Vec<Article>), Refusal> {
        let round = self.playing(&at.section)?.number;
        if !self.state.terms(&at.section).flag(&Key::PlayerConfirmation, round) {
            return self.refuse(Why::RefereeConfirms, &[(Xqef2022, "79(3)"), (Xqef2022, "100(1)(a)")]);
        }
        if !agreed {
            return self.refuse(Why::DisputeNeedsArbiter, &[(Xqef2022, "100(2)")]);
        }
        if verdict.form != Form::Ordinary || verdict.outcome == Outcome::BothLose {
            return self.refuse(Why::NeedsRuling, &[(Xqef2022, "102")]);
        }
        let unit: Unit = (Xqef2022, if verdict.outcome == Outcome::Draw { "102(b)" } else { "102(a)" });
        if reported_by != Some(reporter(verdict)) {
            return self.refuse(Why::WrongReporter, &[unit]);
        }
        Ok((true, self.state.cite(&[(Xqef2022, "100(1)(b)"), (Xqef2022, "102"), unit])))
    }

    fn absence_articles(&self, verdict: Verdict) -> Vec<Article> {
        let units: &[Unit] = match verdict.outcome {
            _ if verdict.was_played() => &[],
            Outcome::FirstWins | Outcome::SecondWins => {
                &[(Xqef2022, "87(1)"), (Xqef2022, "109(2)"), (Roc113, "3.7.一.遲到"), (Hk2016, "一.棄權")]
            }
            Outcome::Draw | Outcome::BothLose => &[(Xqef2022, "87(1)"), (Xqef2022, "109(4)"), (Roc113, "3.7.一.遲到")],
        };
        self.state.cite(units)
    }

    fn scoring_articles(&self, section: &str) -> Vec<Article> {
        let books = self.state.books();
        let Some(stage) = self.state.stage(section) else { return Vec::new() };
        let boards = self.state.format(section).and_then(|format| format.boards);
        let scoring = stage.scoring(&books).map(|scoring| scoring.articles(&books)).unwrap_or_default();
        let counting = stage.counting(boards);
        if counting == crate::Counting::Games { scoring } else { [scoring, counting.articles(&books)].concat() }
    }

    pub(super) fn rapid_game(&self, at: &GameId, swapped: bool, verdict: Verdict) -> Decided {
        let (_, table) = self.table(at)?;
        let Some(plan) = self.state.stage(&at.section) else { return self.refuse(Why::NoFormat, &[]) };
        let even = table.tie.is_some() && table.is_over() && self.state.tie_winner(&at.section, plan, table).is_none();
        if !even {
            return self.refuse(Why::NotEven, &[(Roc113, "3.6.一.快棋")]);
        }
        self.one(Happening::RapidPlayed { at: at.clone(), swapped, verdict }, &[(Roc113, "3.6.一.快棋")])
    }

    pub(super) fn wrong_pairing(&self, at: &GameId, minute: u32, pairing: bool, should_be: Option<Pair>) -> Decided {
        let (round, table) = self.table(at)?;
        let window = self.state.terms(&at.section).number(&Key::ReplayWindow, round.number).unwrap_or(0);
        let in_time = minute < window || (minute == window && window > 0);
        if !pairing {
            let pair = Pair { first: table.first, second: table.second };
            let event = if in_time {
                Happening::Replayed { at: at.clone(), pair, fouls: true }
            } else {
                Happening::ColoursKept { at: at.clone() }
            };
            return self.one(event, &[(Xqef2022, "108(1)"), (Xqef2022, "106(2)(a)(i)")]);
        }
        if self.order.by.grade() < Some(Grade::SectionHead) {
            let under = [(Xqef2022, "108(2)"), (Xqef2022, "106(2)(c)(i)")];
            return self.refuse(Why::Office { needs: Actor::SectionHead }, &under);
        }
        let under = [(Xqef2022, "108(2)")];
        if let Some(pair) = should_be {
            self.may_sit(at, table, pair)?;
        }
        match should_be {
            Some(pair) if in_time => self.one(Happening::Replayed { at: at.clone(), pair, fouls: false }, &under),
            _ => Ok(Decision { events: Vec::new(), notes: vec![self.note(NoteKind::PairingStands, &under)] }),
        }
    }

    /// Whether two may be put at a table: others of the section who are still in it, and the same two in a bracket.
    fn may_sit(&self, at: &GameId, table: &TableState, pair: Pair) -> Result<(), Refusal> {
        let state = self.section(&at.section)?;
        if pair.first == pair.second {
            return self.refuse(Why::Twice(pair.first), &[(Xqef2022, "108(2)")]);
        }
        for player in [pair.first, pair.second] {
            let drawn =
                state.stages.last().is_some_and(|stage| stage.groups.iter().flatten().any(|one| *one == player));
            if !drawn || state.gone.contains_key(&player) || (table.tie.is_some() && !table.seats(player)) {
                return self.refuse(Why::NotInSection(player), &[(Xqef2022, "108(2)")]);
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
            return self.refuse(Why::Twice(player), &[(Xqef2022, "86(1)")]);
        }
        let tables = round.tables.iter().enumerate();
        let number = |nth: usize| u16::try_from(nth + 1).unwrap_or(u16::MAX);
        let appealed = tables.clone().filter(|(_, table)| table.games.iter().any(|slot| slot.appealed));
        let appealed: Vec<u16> = appealed.map(|(nth, _)| number(nth)).collect();
        if !appealed.is_empty() {
            return self.refuse(Why::AppealsOpen(appealed), &[(Xqef2022, "86(7)"), (Xqef2022, "134(2)")]);
        }
        let is_open = |table: &TableState| table.games.iter().any(|slot| slot.verdict.is_none() || !slot.confirmed);
        let open: Vec<u16> = tables.clone().filter(|(_, table)| is_open(table)).map(|(nth, _)| number(nth)).collect();
        if !open.is_empty() {
            return self
                .refuse(Why::ResultsOpen(open), &[(Xqef2022, "86(8)"), (Xqef2022, "85(1)"), (Xqef2022, "85(3)")]);
        }
        if let Some(plan) = self.state.stage(section) {
            let even =
                |table: &TableState| table.tie.is_some() && self.state.tie_winner(section, plan, table).is_none();
            let even: Vec<u16> = tables.filter(|(_, table)| even(table)).map(|(nth, _)| number(nth)).collect();
            if !even.is_empty() {
                return self.refuse(Why::TiesEven(even), &[(Roc113, "3.6.一.快棋")]);
            }
        }
        let event = Happening::Closed { section: section.to_owned(), round: round.number };
        let under = [(Xqef2022, "85(1)"), (Roc113, "4.三.[B].表格"), (Roc113, "4.三.[B].分發"), (Roc113, "4.四.[I]")];
        let mut events = vec![self.log(event, &under)];
        events.extend(self.consequences(section, round));
        Ok(Decision { events, notes: Vec::new() })
    }
}

/// Who reports a result: the winner, or Black if nobody won.
pub(super) fn reporter(verdict: Verdict) -> Side {
    verdict.outcome.winner().unwrap_or(Side::Second)
}
