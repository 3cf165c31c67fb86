//! Drawing the numbers of a stage.

use std::collections::BTreeSet;

use books::event::{OfCharter, OfEntry, OfRound};

use super::{Decided, Desk, NOTHING};
use crate::charter::{Stage, System};
use crate::event::happening::Happening;
use crate::event::refusal::Why;
use crate::event::state::{SectionState, Tournament};
use crate::event::{Decision, NoteKind, Refusal};
use crate::ranking::Standings;
use crate::{Lots, PlayerId};

impl Desk<'_> {
    pub(super) fn draw(&self, section: &str, seed: u64) -> Decided {
        let state = self.section(section)?;
        let Some(format) = self.state.format(section) else {
            return self.refuse(Why::NoFormat, &[OfRound::Format]);
        };
        let nth = state.stages.len();
        let plan = format.stages.get(nth).filter(|_| !state.ended);
        let Some(plan) = plan else { return self.refuse(Why::AlreadyDrawn, NOTHING) };
        if nth > 0 && state.stages[nth - 1].rounds.is_empty() {
            return self.refuse(Why::AlreadyDrawn, NOTHING);
        }
        if nth > 0 && !self.state.stage_is_over(section, nth - 1) {
            return self.refuse(Why::StageOpen, &[OfRound::InTurn]);
        }
        let field = self.field_of(section, state, plan, nth)?;
        if field.len() < 2 {
            return self.refuse(Why::TooFew, NOTHING);
        }
        let groups = groups(self.state, field, state, plan, nth, seed);
        let mut notes = Vec::new();
        if !plan.system.has_points() && state.seeds.len() > groups.first().map_or(0, Vec::len) / 2 {
            notes.push(self.note(NoteKind::SeedsClose, &[OfEntry::BracketSeeds]));
        }
        if let Some(most) =
            plan.too_many_rounds(u32::try_from(groups.iter().map(Vec::len).sum::<usize>()).unwrap_or(u32::MAX))
        {
            notes.push(self.note(NoteKind::TooManyRounds { most }, &[OfCharter::Rounds]));
        }
        let tables = plan.system.is_round_robin();
        let drawn = if tables { OfRound::DrawnRoundRobin } else { OfRound::DrawnOther };
        let mut under = self.laws.cite_all(&[OfRound::Drawn, drawn]);
        under.extend(plan.articles(format.boards, &self.laws));
        let event = Happening::Drawn { section: section.to_owned(), groups, seed };
        Ok(Decision { events: vec![self.logged(event, under)], notes })
    }

    /// Who would play in a stage and was not drawn, or the other way around.
    pub(super) fn others_go_on(&self, section: &str, nth: usize, drawn: &BTreeSet<PlayerId>) -> Vec<PlayerId> {
        let found = self.state.sections.get(section).zip(self.state.format(section).and_then(|f| f.stages.get(nth)));
        let Some((state, plan)) = found else { return Vec::new() };
        let Ok(field) = self.field_of(section, state, plan, nth) else { return Vec::new() };
        let field: BTreeSet<PlayerId> = field.into_iter().collect();
        let out = |player: &PlayerId| state.gone.contains_key(player);
        field.symmetric_difference(drawn).filter(|player| !out(player)).copied().collect()
    }

    /// Who plays in a stage: the entrants, or those who go on from the stage before.
    fn field_of(
        &self,
        section: &str,
        state: &SectionState,
        plan: &Stage,
        nth: usize,
    ) -> Result<Vec<PlayerId>, Refusal> {
        let there = |player: &PlayerId| !state.gone.contains_key(player);
        let Some(before) = nth.checked_sub(1) else {
            return Ok(state.entrants.iter().filter(|player| there(player)).copied().collect());
        };
        let ranking = self.state.ranking(section, before).ok().zip(self.state.stage_lines(section, before).ok());
        let Some((ranking, lines)) = ranking else { return self.refuse(Why::NoRanking, NOTHING) };
        let take = usize::from(plan.take.unwrap_or(u16::MAX));
        let in_group = |group: &Standings| group.lines.iter().map(|line| (line.place, line.player)).collect();
        let mut groups: Vec<Vec<(u32, PlayerId)>> = ranking.groups.iter().map(in_group).collect();
        if groups.is_empty() {
            groups.push(lines.iter().map(|line| (line.place, line.player)).collect());
        }
        for group in &mut groups {
            let all = group.clone();
            group.retain(|(_, player)| there(player));
            if let Some(cut) = cut(group, take) {
                // A play-off puts everyone of the place in order, those who are gone too.
                let tied = all.iter().filter(|(place, _)| *place == cut).map(|(_, player)| *player);
                return self.refuse(Why::CutShared(tied.collect()), &[OfRound::Cut]);
            }
        }
        // The firsts of all groups stand before the seconds, so that a bracket keeps them apart.
        let most = groups.iter().map(Vec::len).max().unwrap_or(0).min(take);
        let nth = |place: usize| {
            let ranked = groups.iter().enumerate().filter_map(move |(group, list)| Some((group, list.get(place)?)));
            ranked.map(move |(group, (_, player))| Qualified { player: *player, group, place })
        };
        let mut field: Vec<Qualified> = (0..most).flat_map(nth).collect();
        if !plan.system.has_points() {
            part_group_mates(&mut field);
        }
        Ok(field.into_iter().map(|one| one.player).collect())
    }
}

/// Someone who goes on from a group.
#[derive(Clone, Copy)]
struct Qualified {
    player: PlayerId,
    group: usize,
    place: usize,
}

/// Changes those of one place among themselves, so that nobody meets one of their own group in the first round of a bracket.
fn part_group_mates(field: &mut [Qualified]) {
    let size = field.len().next_power_of_two();
    let opponent = |nth: usize| (size - 1).checked_sub(nth);
    let clash = |field: &[Qualified], nth: usize| {
        let other = opponent(nth).and_then(|other| field.get(other));
        other.is_some_and(|other| other.group == field[nth].group && other.player != field[nth].player)
    };
    for nth in (0..field.len()).rev() {
        if !clash(field, nth) {
            continue;
        }
        for other in (0..field.len()).rev().filter(|other| *other != nth) {
            if field[other].place != field[nth].place {
                continue;
            }
            field.swap(nth, other);
            if !clash(field, nth) && !clash(field, other) {
                break;
            }
            field.swap(nth, other);
        }
    }
}

/// The last place that goes on, if somebody shares it who does not.
fn cut(group: &[(u32, PlayerId)], take: usize) -> Option<u32> {
    let (last, _) = group.get(take.checked_sub(1)?)?;
    let (next, _) = group.get(take)?;
    (last == next).then_some(*last)
}

/// The groups of a stage, each in the order of its numbers.
fn groups(
    event: &Tournament,
    mut field: Vec<PlayerId>,
    state: &SectionState,
    plan: &Stage,
    nth: usize,
    seed: u64,
) -> Vec<Vec<PlayerId>> {
    let mut lots = Lots::stream(seed, 1 + nth as u64);
    let is_first = nth == 0;
    if plan.system == System::Swiss && plan.criteria.numbers_by_rating() {
        let rating = |player: &PlayerId| event.players.get(player).and_then(|player| player.rating).unwrap_or(0);
        field.sort_by_key(|player| (std::cmp::Reverse(rating(player)), *player));
        return vec![field];
    }
    if is_first {
        lots.shuffle(&mut field);
        // Seeds come first in a bracket and are dealt out over the groups.
        let place = |player: &PlayerId| state.seeds.iter().position(|seed| seed == player).unwrap_or(usize::MAX);
        let grouped = plan.groups.is_some_and(|groups| groups > 1);
        if grouped || !plan.system.has_points() {
            field.sort_by_key(place);
        }
    } else if plan.system.has_points() {
        lots.shuffle(&mut field);
    }
    let number = usize::from(plan.groups.unwrap_or(1).max(1)).min(field.len().max(1));
    let mut groups = vec![Vec::new(); number];
    for (nth, player) in field.into_iter().enumerate() {
        // Dealt to and fro, so that no group has the better seed of every deal.
        let (deal, at) = (nth / number, nth % number);
        groups[if deal.is_multiple_of(2) { at } else { number - 1 - at }].push(player);
    }
    if is_first && number > 1 && plan.system.has_points() {
        for group in &mut groups {
            lots.shuffle(group);
        }
    }
    groups
}
