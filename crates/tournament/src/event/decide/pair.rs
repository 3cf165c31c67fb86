//! Pairing, publishing, line-ups.

use std::collections::{BTreeMap, BTreeSet};

use books::Article;
use books::event::{OfCharter, OfEntry, OfRound};

use super::{Decided, Desk, NOTHING};
use crate::charter::{Key, Stage, System};
use crate::event::happening::{DraftTable, Happening};
use crate::event::refusal::Why;
use crate::event::state::{RoundStatus, SectionState};
use crate::event::{Decision, Note, NoteKind, Refusal};
use crate::pairing::swiss::{self, Criteria, Criterion, Field, Impossible, Wish};
use crate::pairing::{Pair, round_robin};
use crate::ranking::tallies;
use crate::{Lots, PlayerId};

/// A round as it would be drafted.
#[derive(Default)]
struct Draft {
    tables: Vec<DraftTable>,
    byes: Vec<PlayerId>,
    leaves: Vec<PlayerId>,
    half_byes: Vec<PlayerId>,
    under: Vec<Article>,
    notes: Vec<Note>,
    by_numbers: bool,
}

impl Desk<'_> {
    pub(super) fn pair(
        &self,
        section: &str,
        seed: u64,
        wishes: &[Wish],
        give_way: &[Criterion],
        reason: Option<&str>,
    ) -> Decided {
        let state = self.section(section)?;
        let (plan, round) = self.due(section, state)?;
        self.may_wish(plan, wishes, give_way, reason)?;
        let mut draft = match plan.system {
            System::Swiss => self.swiss(section, plan, seed, wishes, give_way)?,
            System::Knockout | System::DoubleKnockout => self.knockout(section, plan, seed),
            _ => self.table_round(section, state, plan, round),
        };
        draft.under.extend(self.laws.cite(OfRound::Paired));
        draft.under.extend(self.charter().level(section).into_iter().flat_map(|level| level.under));
        draft.notes.extend(self.seat_fixed(state, &mut draft.tables));
        let Draft { tables, byes, leaves, half_byes, under, notes, by_numbers } = draft;
        let (section, reason, round) = (section.to_owned(), reason.map(str::to_owned), state.rounds() + 1);
        let (wishes, give_way) = (wishes.to_vec(), give_way.to_vec());
        let event = Happening::Paired {
            section,
            round,
            tables,
            byes,
            leaves,
            half_byes,
            seed,
            wishes,
            give_way,
            by_numbers,
            reason,
        };
        Ok(Decision { events: vec![self.logged(event, under)], notes })
    }

    /// The stage in which a round is to be paired, and which of its rounds that is; refused if none is.
    fn due(&self, section: &str, state: &SectionState) -> Result<(&Stage, u16), Refusal> {
        if self.state.format(section).is_none() {
            return self.refuse(Why::NoFormat, &[OfRound::Format]);
        }
        if self.charter().time(section).is_none() {
            return self.refuse(Why::NoTime, &[OfRound::Time]);
        }
        let Some((begun, plan)) = state.stages.last().zip(self.state.stage(section)) else {
            return self.refuse(Why::NotDrawn, &[OfRound::NotDrawn]);
        };
        if let Some(last) = begun.rounds.last().filter(|round| round.status != RoundStatus::Closed) {
            return self.refuse(Why::RoundOpen(last.number), &[OfRound::InTurn]);
        }
        if plan.system == System::Swiss && plan.rounds.is_none() {
            return self.refuse(Why::NoRounds, &[OfCharter::Rounds]);
        }
        if state.ended {
            return self.refuse(Why::EndedEarly, &[OfRound::AllPaired]);
        }
        let stages = self.state.format(section).map_or(0, |format| format.stages.len());
        match self.state.next_round_of(section, plan, begun, state.stages.len() - 1) {
            Some(round) => Ok((plan, round)),
            // The next stage comes first.
            None if state.stages.len() < stages => self.refuse(Why::NotDrawn, &[OfRound::NotDrawn]),
            None => self.refuse(Why::AllPaired, &[OfRound::AllPaired]),
        }
    }

    /// Refuses wishes where there are none, and wishes without a reason.
    fn may_wish(
        &self,
        plan: &Stage,
        wishes: &[Wish],
        give_way: &[Criterion],
        reason: Option<&str>,
    ) -> Result<(), Refusal> {
        if wishes.is_empty() && give_way.is_empty() {
            return Ok(());
        }
        if plan.system != System::Swiss {
            return self.refuse(Why::NoWishes, &[OfRound::NoWishes]);
        }
        if reason.is_none_or(|reason| reason.trim().is_empty()) {
            return self.refuse(Why::NoReason, &[OfRound::Wish]);
        }
        Ok(())
    }

    /// A round of a round robin, group by group.
    fn table_round(&self, section: &str, state: &SectionState, plan: &Stage, round: u16) -> Draft {
        let mut draft = Draft::default();
        let teams = self.state.format(section).is_some_and(|format| format.boards.is_some());
        let last = state.stages.len().saturating_sub(1);
        for (group, members) in state.stages.last().iter().flat_map(|begun| &begun.groups).enumerate() {
            let number = u16::try_from(members.len()).unwrap_or(u16::MAX);
            let Some(numbered) = round_robin::nth(number, u32::from(round)) else { continue };
            let cycle = (round - 1) / round_robin::rounds(number) + 1;
            let player = |number: u16| members[usize::from(number) - 1];
            let void = |player: PlayerId| state.is_void(last, player);
            for &(first, second) in &numbered.pairs {
                let pair = Pair { first: player(first), second: player(second) };
                match (void(pair.first), void(pair.second)) {
                    (true, true) => {}
                    (true, false) => draft.byes.push(pair.second),
                    (false, true) => draft.byes.push(pair.first),
                    (false, false) => draft.tables.push(DraftTable {
                        pair,
                        group: u16::try_from(group).unwrap_or(u16::MAX),
                        tie: None,
                        cycle: u8::try_from(cycle).unwrap_or(u8::MAX),
                    }),
                }
            }
            draft.byes.extend(numbered.bye.map(player).filter(|player| !void(*player)));
            draft.under.extend(round_robin::articles(number, teams, plan.games, &self.laws));
        }
        draft
    }

    /// The ties of a bracket that can be played; colours are drawn.
    fn knockout(&self, section: &str, plan: &Stage, seed: u64) -> Draft {
        let stages = self.state.sections.get(section).map(|state| &state.stages[..]).unwrap_or_default();
        let bracket = stages.len().checked_sub(1).and_then(|stage| self.state.bracket(section, stage));
        let Some(bracket) = bracket else { return Draft::default() };
        let mut lots = Lots::stream(seed, 2);
        let table = |tie: crate::pairing::knockout::ReadyTie| {
            let (first, second) = if lots.below(2) == 0 { (tie.first, tie.second) } else { (tie.second, tie.first) };
            DraftTable { pair: Pair { first, second }, group: 0, tie: Some(tie.tie), cycle: 1 }
        };
        let tables = bracket.ready().into_iter().map(table).collect();
        let colours = if plan.games > 1 { OfRound::SeveralGames } else { OfRound::OneGame };
        let under = self.laws.cite_all(&[colours, OfRound::Bracket]);
        let first = stages.last().is_some_and(|begun| begun.rounds.is_empty());
        let byes = if first { bracket.byes() } else { Vec::new() };
        Draft { tables, byes, under, ..Draft::default() }
    }

    fn swiss(
        &self,
        section: &str,
        plan: &Stage,
        seed: u64,
        wishes: &[Wish],
        give_way: &[Criterion],
    ) -> Result<Draft, Refusal> {
        let Some(field) = self.state.swiss_field(section) else {
            return self.refuse(Why::NoRanking, &[OfCharter::Scoring]);
        };
        let criteria = plan.criteria.giving_way(give_way);
        // The numbers that were drawn are the lots of the first round; those by rating are none.
        let drawn = !criteria.numbers_by_rating();
        let by_numbers = drawn && field.round == 1 && criteria.opening.numbered() != criteria.opening;
        let opening = if by_numbers { criteria.opening.numbered() } else { criteria.opening };
        let round = match swiss::pair(&field, &Criteria { opening, ..criteria }, wishes, seed) {
            Ok(round) => round,
            Err(impossible) => {
                let on: Vec<OfRound> = broken(&impossible).into_iter().map(OfRound::Criterion).collect();
                return self.refuse(Why::Impossible(Box::new(impossible)), &on);
            }
        };
        let state = self.section(section)?;
        let groups = state.stages.last().map(|begun| &begun.groups[..]).unwrap_or_default();
        let leaves = self.state.away(section, state.rounds() + 1, groups, &state.leaves);
        let half_byes = self.state.away(section, state.rounds() + 1, groups, &state.half_byes);
        let table = |pair: &Pair| DraftTable { pair: *pair, group: 0, tie: None, cycle: 1 };
        let mut draft = Draft {
            tables: round.pairs.iter().map(table).collect(),
            leaves,
            half_byes,
            by_numbers,
            ..Draft::default()
        };
        draft.byes.extend(round.bye);
        let mut on: Vec<OfRound> = round.costs.iter().map(|(criterion, _)| OfRound::Criterion(*criterion)).collect();
        on.push(if field.round == 1 { OfRound::SwissFirst } else { OfRound::SwissLater });
        draft.under.extend(self.laws.cite_all(&on));
        books::in_order(&mut draft.under);
        draft.notes = self.same_colours(&field, &round.pairs);
        let mut breaks = swiss::breaks(&field, &plan.criteria, &round);
        breaks.extend(swiss::wished_breaks(&field, &plan.criteria, wishes, &round));
        if !breaks.is_empty() {
            let on: Vec<OfRound> = breaks.iter().map(|one| OfRound::Criterion(one.criterion)).collect();
            draft.notes.push(self.note(NoteKind::Breaks(breaks), &on));
        }
        Ok(draft)
    }

    pub(super) fn fix_table(&self, player: PlayerId, table: Option<u16>) -> Decided {
        let (_, state) = self.section_of(player)?;
        if table == Some(0) {
            return self.refuse(Why::NoTable(0), NOTHING);
        }
        if state.fixed.get(&player).copied() == table {
            return self.refuse(Why::NothingChanges, NOTHING);
        }
        if let Some((other, _)) = state.fixed.iter().find(|(_, fixed)| Some(**fixed) == table) {
            return self.refuse(Why::TableTaken(*other), NOTHING);
        }
        self.one(Happening::TableFixed { player, table }, &[OfEntry::SpecialNeeds])
    }

    /// Puts tables where those sit whose tables are fixed.
    fn seat_fixed(&self, state: &SectionState, tables: &mut Vec<DraftTable>) -> Vec<Note> {
        let elsewhere = fix(tables, &state.fixed).into_iter();
        elsewhere.map(|(player, table)| self.note(NoteKind::OtherTable { player, table }, NOTHING)).collect()
    }

    /// Who has the colour of the last round again.
    fn same_colours(&self, field: &Field, pairs: &[Pair]) -> Vec<Note> {
        let last = |player: PlayerId| {
            let seat = field.players.iter().find(|seat| seat.player == player)?;
            seat.colours.iter().rev().copied().flatten().next()
        };
        let sides =
            pairs.iter().flat_map(|pair| [(pair.first, crate::Side::First), (pair.second, crate::Side::Second)]);
        let again = sides.filter(|(player, colour)| last(*player) == Some(*colour));
        again.map(|(player, _)| self.note(NoteKind::SameColour(player), &[OfRound::Alternate])).collect()
    }

    pub(super) fn discard(&self, section: &str) -> Decided {
        self.draft(section)?;
        self.one(Happening::Discarded { section: section.to_owned() }, NOTHING)
    }

    pub(super) fn publish(&self, section: &str) -> Decided {
        self.draft(section)?;
        let mut decision = self.one(Happening::Published { section: section.to_owned() }, &[OfRound::Published])?;
        let gone = self.section(section)?.gone_in_draft();
        if !gone.is_empty() {
            decision.notes.push(self.note(NoteKind::GonePaired(gone), NOTHING));
        }
        Ok(decision)
    }

    fn draft(&self, section: &str) -> Result<(), Refusal> {
        match self.section(section)?.current() {
            Some(round) if round.status == RoundStatus::Draft => Ok(()),
            _ => self.refuse(Why::NoDraft, &[OfRound::NoDraft]),
        }
    }

    pub(super) fn line_up(&self, team: PlayerId, round: u16, boards: &[PlayerId]) -> Decided {
        let (section, state) = self.section_of(team)?;
        let Some(entered) = self.state.teams.get(&team) else {
            return self.refuse(Why::NoPlayer(team), &[OfEntry::TeamSize]);
        };
        for (nth, member) in boards.iter().enumerate().filter(|(_, member)| member.number() != 0) {
            if !entered.members.contains(member) {
                return self.refuse(Why::NotOfTeam(*member), &[OfEntry::Members]);
            }
            if boards[..nth].contains(member) {
                return self.refuse(Why::Twice(*member), &[OfEntry::Members]);
            }
            if let Some(gone) = state.gone.get(member) {
                return self.refuse(Why::MemberGone(*member), &[super::absence::matter(gone.how)]);
            }
        }
        let expected = self.state.format(section).and_then(|format| format.boards).unwrap_or(1);
        let nobody = boards.iter().all(|member| member.number() == 0);
        if nobody || boards.len() > usize::from(expected) {
            return self.refuse(Why::Boards { expected }, &[OfEntry::TeamSize]);
        }
        let playing =
            state.current().is_some_and(|current| current.number >= round && current.status != RoundStatus::Draft);
        if playing {
            return self.refuse(Why::LineUpClosed, &[OfRound::LineUpLate]);
        }
        let minutes = self.state.terms(section).number(&Key::TeamReport, round);
        let before = |minutes: u32| jiff::Span::new().try_minutes(i64::from(minutes)).ok();
        let starts = self.charter().round_begins(round);
        let deadline = starts.zip(minutes.and_then(before)).and_then(|(start, span)| start.checked_sub(span).ok());
        if matches!((self.order.hour, deadline), (Some(at), Some(deadline)) if at >= deadline) {
            return self.one(Happening::TeamLate { team, round }, &[OfRound::LineUpLate]);
        }
        let boards = boards.to_vec();
        self.one(Happening::LinedUp { team, round, boards }, &[OfRound::LineUp])
    }
}

/// Puts tables where those sit whose tables are fixed; who cannot be there is told, with where they would sit.
fn fix(tables: &mut Vec<DraftTable>, fixed: &BTreeMap<PlayerId, u16>) -> Vec<(PlayerId, u16)> {
    let mut at: BTreeMap<usize, usize> = BTreeMap::new();
    let mut elsewhere = Vec::new();
    for (&player, &table) in fixed {
        let sits = |draft: &DraftTable| draft.pair.first == player || draft.pair.second == player;
        let Some(now) = tables.iter().position(sits) else { continue };
        let to = usize::from(table).saturating_sub(1);
        let moved = at.iter().find(|(_, from)| **from == now).map(|(to, _)| *to);
        if to >= tables.len() || moved.is_some_and(|other| other != to) || at.get(&to).is_some_and(|from| *from != now)
        {
            elsewhere.push((player, table));
        } else {
            at.insert(to, now);
        }
    }
    let mut rest = (0..tables.len()).filter(|from| !at.values().any(|fixed| fixed == from));
    let order: Vec<usize> = (0..tables.len()).filter_map(|to| at.get(&to).copied().or_else(|| rest.next())).collect();
    *tables = order.into_iter().map(|from| tables[from]).collect();
    elsewhere
}

/// What cannot be kept.
fn broken(impossible: &Impossible) -> Vec<Criterion> {
    match impossible {
        Impossible::Broken(breaks) => breaks.iter().map(|one| one.criterion).collect(),
        Impossible::Refused(_, swiss::WishRefusal::Breaks(criterion)) => vec![*criterion],
        Impossible::Refused(_, swiss::WishRefusal::LeavesNoRound(breaks)) => {
            breaks.iter().map(|one| one.criterion).collect()
        }
        Impossible::TooManySeeds { .. } => vec![Criterion::Seeds],
        _ => vec![Criterion::Wish],
    }
}

impl crate::event::Tournament {
    /// Who is away in a round, on leave or with a half-point bye, of those in these groups.
    fn away(
        &self,
        section: &str,
        round: u16,
        groups: &[Vec<PlayerId>],
        given: &BTreeSet<(u16, PlayerId)>,
    ) -> Vec<PlayerId> {
        let Some(state) = self.sections.get(section) else { return Vec::new() };
        let given = given.iter().filter(|(of, _)| *of == round).map(|(_, player)| *player);
        given
            .filter(|player| !state.gone.contains_key(player) && groups.iter().any(|group| group.contains(player)))
            .collect()
    }

    /// The field from which a section's current Swiss round was paired, whoever went or came since; `None` if there is none.
    pub fn paired_field(&self, section: &str) -> Option<Field> {
        self.field_of_round(section, self.sections.get(section)?.current()?.number)
    }

    /// The field from which a Swiss round would be paired by what is known now of the rounds before it, with those who were
    /// paired in it; `None` if there is no such round.
    pub fn field_of_round(&self, section: &str, number: u16) -> Option<Field> {
        let mut before = self.clone();
        let state = before.sections.get_mut(section)?;
        let stage = state.stage_of(number)?;
        state.stages.truncate(stage + 1);
        let rounds = &mut state.stages.last_mut()?.rounds;
        rounds.retain(|round| round.number <= number);
        let round = rounds.pop()?;
        let seated = round.tables.iter().flat_map(|table| [table.first, table.second]);
        let seated: BTreeSet<PlayerId> = seated.chain(round.byes).collect();
        state.gone.retain(|player, _| !seated.contains(player));
        let mut field = before.swiss_field(section)?;
        field.players.retain(|seat| seated.contains(&seat.player));
        Some(field)
    }

    /// The field of a section's next Swiss round; `None` if it is in no Swiss stage, or nothing says how to score.
    pub fn swiss_field(&self, section: &str) -> Option<Field> {
        let state = self.sections.get(section)?;
        let stage = state.stages.len().checked_sub(1)?;
        let plan = self.stage(section).filter(|plan| plan.system == System::Swiss)?;
        let begun = state.stages.last()?;
        let number = state.rounds() + 1;
        let before = number - 1 - u16::try_from(begun.rounds.len()).ok()?;
        let mut away = self.away(section, number, &begun.groups, &state.leaves);
        away.extend(self.away(section, number, &begun.groups, &state.half_byes));
        let order = begun.groups.first()?;
        let there = |player: &&PlayerId| !state.gone.contains_key(player) && !away.contains(player);
        let present: Vec<PlayerId> = order.iter().filter(there).copied().collect();
        let count = self.count(section, plan)?;
        let mut table = self.table_of(section, stage, 0)?;
        table.matches.iter_mut().for_each(|played| played.round = played.round.saturating_sub(before));
        table.byes.iter_mut().for_each(|bye| bye.round = bye.round.saturating_sub(before));
        let rounds = plan.rounds.unwrap_or(number);
        let mut field = Field::after(&table, &count.game, &present, number - before, rounds);
        let scores = tallies(&table, &count, plan.unplayed);
        for seat in &mut field.players {
            let nth = order.iter().position(|player| *player == seat.player).unwrap_or(0);
            seat.number = u32::try_from(nth + 1).unwrap_or(u32::MAX);
            seat.team = self.players.get(&seat.player).and_then(|player| player.team.clone());
            seat.seeded = state.seeds.contains(&seat.player);
            if let Some(at) = table.players.iter().position(|player| *player == seat.player) {
                seat.score = scores[at].points;
            }
        }
        Some(field)
    }
}
