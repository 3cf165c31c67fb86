//! What can be read off a state: tables, brackets, standings, prizes.

use std::collections::{BTreeMap, BTreeSet};

use books::Article;
use books::event::{Counting, OfMethod};
use schemars::JsonSchema;
use serde::Serialize;

use super::happening::FinalLine;
use super::state::{RoundStatus, StageState, TableState, Tournament};
use crate::charter::{Eligibility, Key, Prize, Sharing, Stage, System};
use crate::pairing::knockout::{Bracket, Winner};
use crate::pairing::round_robin;
use crate::ranking::{Standings, rank};
use crate::{Bye, ByeKind, Count, Credit, Money, PlayerId, Scoring, Side, Table};

/// Why a section cannot be ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NotRanked {
    /// There is no such section, or it has not begun.
    NotBegun,
    /// Neither the charter nor a book says how to score or rank.
    NoRules,
}

/// How a section stands.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SectionRanking {
    /// The groups in order, each by points; empty in a knockout.
    pub groups: Vec<Standings>,
    /// The places of a knockout.
    pub places: Vec<(u32, PlayerId)>,
    /// What scoring and ranking rest on.
    #[serde(with = "crate::cite::list")]
    #[schemars(with = "Vec<String>")]
    pub under: Vec<Article>,
}

/// A prize that someone gets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PrizeLine {
    /// Who.
    pub player: PlayerId,
    /// Their place, among those of the category if the prize is of one.
    pub place: u32,
    /// What.
    pub names: Vec<String>,
    /// The money.
    pub money: Money,
}

impl Tournament {
    /// What was played in a group of a stage, published rounds included.
    pub fn table_of(&self, section: &str, stage: usize, group: usize) -> Option<Table> {
        let state = self.sections.get(section)?;
        let plan = self.format(section)?.stages.get(stage)?;
        let begun = state.stages.get(stage)?;
        let void = |player: &PlayerId| state.is_void(stage, *player);
        let players: Vec<PlayerId> = begun.groups.get(group)?.iter().filter(|player| !void(player)).copied().collect();
        // A match that counts as one counts once all of it is over.
        let whole = plan.counting(self.format(section)?.boards) != Counting::Games;
        let mut table = Table { players, play_offs: state.play_offs.clone(), ..Table::default() };
        for &player in &table.players {
            if let Some(club) = self.club(player) {
                table.clubs.insert(player, club.to_owned());
            }
        }
        for round in begun.rounds.iter().filter(|round| round.status != RoundStatus::Draft) {
            let here = |table: &&TableState| usize::from(table.group) == group && (!whole || table.is_over());
            let seated = round.tables.iter().filter(here);
            let played = seated.map(|table| table.played(round.number)).filter(|played| !played.games.is_empty());
            table.matches.extend(played.filter(|played| !void(&played.first) && !void(&played.second)));
            if !plan.system.is_round_robin() {
                let byes = round.byes.iter().map(|player| (*player, ByeKind::Paired));
                let halves = round.half_byes.iter().map(|player| (*player, ByeKind::Half));
                let all = byes.chain(halves).chain(round.leaves.iter().map(|player| (*player, ByeKind::Leave)));
                let here = all.filter(|(player, _)| table.players.contains(player));
                let byes: Vec<Bye> = here.map(|(player, kind)| Bye { round: round.number, player, kind }).collect();
                table.byes.extend(byes);
            }
        }
        Some(table)
    }

    /// The stage in which someone was last drawn, from 0.
    pub fn stage_reached(&self, section: &str, player: PlayerId) -> Option<usize> {
        let drawn = |stage: &StageState| stage.groups.iter().any(|group| group.contains(&player));
        self.sections.get(section)?.stages.iter().rposition(drawn)
    }

    /// How games of a stage count.
    pub fn count(&self, section: &str, plan: &Stage) -> Option<Count> {
        let boards = self.format(section)?.boards;
        let scoring = plan.scoring(&self.laws(section))?;
        let mut count = Count::new(plan.counting(boards), &scoring);
        if let (true, Scoring::League) = (boards.is_some(), scoring) {
            count.matches = Scoring::League.points();
        }
        Some(count)
    }

    /// How a section stands in a stage.
    ///
    /// # Errors
    ///
    /// It has not begun, or nothing says how to rank it.
    pub fn ranking(&self, section: &str, stage: usize) -> Result<SectionRanking, NotRanked> {
        let begun = self.sections.get(section).and_then(|state| state.stages.get(stage)).ok_or(NotRanked::NotBegun)?;
        let format = self.format(section).ok_or(NotRanked::NoRules)?;
        let plan = format.stages.get(stage).ok_or(NotRanked::NoRules)?;
        let laws = self.laws(section);
        let mut under = plan.articles(format.boards, &laws);
        if !plan.system.has_points() {
            let bracket = self.bracket(section, stage).ok_or(NotRanked::NotBegun)?;
            return Ok(SectionRanking { groups: Vec::new(), places: bracket.places(), under });
        }
        let count = self.count(section, plan).ok_or(NotRanked::NoRules)?;
        let ranking = plan.ranking(format.boards, &laws).ok_or(NotRanked::NoRules)?;
        let tables = (0..begun.groups.len()).filter_map(|group| self.table_of(section, stage, group));
        let ranked = |table: Table| rank(&table, &count, ranking.criteria(&laws), plan.still_tied, plan.unplayed);
        let groups = tables.map(ranked).collect();
        under.extend(ranking.heading().filter(|unit| self.books(section).contains(&unit.book)));
        if ranking.criteria(&laws).len() > 1 {
            under.extend(laws.cite(OfMethod::TieBreaks));
        }
        Ok(SectionRanking { groups, places: Vec::new(), under })
    }

    /// The bracket of a knockout stage, as far as it was played.
    pub fn bracket(&self, section: &str, stage: usize) -> Option<Bracket> {
        let state = self.sections.get(section)?;
        let plan = self.format(section)?.stages.get(stage)?;
        let begun = state.stages.get(stage)?;
        let field = begun.groups.first()?;
        let mut bracket = match plan.system {
            System::DoubleKnockout => Bracket::double(field),
            _ => Bracket::single(field, plan.third_place),
        };
        for round in begun.rounds.iter().filter(|round| round.status == RoundStatus::Closed) {
            for table in &round.tables {
                if let (Some(tie), Some(winner)) = (table.tie, self.tie_winner(section, plan, table)) {
                    bracket.decide(tie, Self::side_in(&bracket, tie, table, winner));
                }
            }
        }
        for player in state.gone.keys() {
            bracket.remove(*player);
        }
        Some(bracket)
    }

    /// Turns a side of a table into a side of its tie: colours were drawn.
    fn side_in(bracket: &Bracket, tie: crate::pairing::knockout::TieId, table: &TableState, winner: Winner) -> Winner {
        match (winner, bracket.players(tie)) {
            (Winner::Side(side), Some(ready)) if ready.first != table.first => Winner::Side(!side),
            _ => winner,
        }
    }

    /// Who won a tie, as a side of the table; `None` while it is even or being played.
    pub fn tie_winner(&self, section: &str, plan: &Stage, table: &TableState) -> Option<Winner> {
        if !table.is_over() {
            return None;
        }
        let boards = self.format(section)?.boards;
        let scoring = plan.scoring(&self.laws(section)).unwrap_or(Scoring::Whole);
        let count = Count::new(plan.counting(boards), &scoring);
        let played = table.played(1);
        if Side::BOTH.iter().all(|side| !count.of(&played, *side).credit.is_win() && out(&count, &played, *side)) {
            return Some(Winner::Nobody);
        }
        let ahead = |played: &crate::Match| {
            let credit = |side| (count.of(played, side).points, count.of(played, side).game_points);
            match credit(Side::First).cmp(&credit(Side::Second)) {
                std::cmp::Ordering::Greater => Some(Winner::Side(Side::First)),
                std::cmp::Ordering::Less => Some(Winner::Side(Side::Second)),
                std::cmp::Ordering::Equal => None,
            }
        };
        // Rapid games decide only what is even without them, whatever was put right since.
        ahead(&played).or_else(|| {
            let mut all = played;
            all.games.extend(table.rapid.iter().filter_map(|slot| {
                let verdict = slot.verdict?;
                Some(crate::Game { board: slot.board, swapped: slot.swapped, verdict, fouls: slot.fouls })
            }));
            ahead(&all)
        })
    }

    /// Whether everything of a section's stage was played.
    pub fn stage_is_over(&self, section: &str, stage: usize) -> bool {
        let Some((state, plan)) =
            self.sections.get(section).zip(self.format(section).and_then(|f| f.stages.get(stage)))
        else {
            return false;
        };
        let Some(begun) = state.stages.get(stage) else { return false };
        let ended = state.ended && stage + 1 == state.stages.len();
        let closed = begun.rounds.last().is_none_or(|round| round.status == RoundStatus::Closed);
        closed && (ended || self.next_round_of(section, plan, begun, stage).is_none())
    }

    /// The number of the next round within a stage; `None` if all were paired.
    pub(super) fn next_round_of(&self, section: &str, plan: &Stage, begun: &StageState, stage: usize) -> Option<u16> {
        let paired = u16::try_from(begun.rounds.len()).unwrap_or(u16::MAX);
        let more = match plan.system {
            System::Knockout | System::DoubleKnockout => !self.bracket(section, stage)?.is_over(),
            System::Swiss => paired < plan.rounds.unwrap_or(0),
            System::RoundRobin | System::League => paired < cycle_rounds(begun),
            System::DoubleRoundRobin => paired < cycle_rounds(begun).saturating_mul(2),
        };
        more.then_some(paired + 1)
    }

    /// Whether every stage of a section was played, or it was ended early.
    pub fn is_over(&self, section: &str) -> bool {
        if self.sections.get(section).is_some_and(|state| state.ended) {
            return true;
        }
        let stages = self.format(section).map_or(0, |format| format.stages.len());
        let begun = self.sections.get(section).map_or(0, |state| state.stages.len());
        stages > 0 && begun == stages && self.stage_is_over(section, stages - 1)
    }

    /// The lines of the final table, as they stand now; whoever is disqualified has none if the charter says so.
    ///
    /// # Errors
    ///
    /// As [`Self::ranking`].
    pub fn final_lines(&self, section: &str) -> Result<Vec<FinalLine>, NotRanked> {
        let state = self.sections.get(section).ok_or(NotRanked::NotBegun)?;
        let last = state.stages.len().checked_sub(1).ok_or(NotRanked::NotBegun)?;
        let mut lines: Vec<FinalLine> = Vec::new();
        for stage in (0..=last).rev() {
            let known: BTreeSet<PlayerId> = lines.iter().map(|line| line.player).collect();
            let offset = u32::try_from(lines.len()).unwrap_or(u32::MAX);
            let mut rest = self.stage_lines(section, stage)?;
            rest.retain(|line| !known.contains(&line.player));
            number(&mut rest, |line| line.place);
            lines.extend(rest.into_iter().map(|line| FinalLine { place: line.place.saturating_add(offset), ..line }));
        }
        self.take_lost(section, &mut lines);
        Ok(lines)
    }

    /// Takes the places of the disqualified off a table, where the charter says so: the others move up.
    pub(super) fn take_lost(&self, section: &str, lines: &mut Vec<FinalLine>) {
        if let Some(state) = self.sections.get(section).filter(|_| self.loses_place(section)) {
            lines.retain(|line| !state.is_disqualified(line.player));
            number(lines, |line| line.place);
        }
    }

    /// Whether the charter takes the place of whoever is disqualified away.
    pub fn loses_place(&self, section: &str) -> bool {
        self.terms(section).word(&Key::DisqualifiedPlace, u16::MAX).as_deref() == Some("lost")
    }

    /// The places of a stage, best first: the firsts of all groups share one, as do those who went out of a bracket together,
    /// unless a play-off among them separates them.
    ///
    /// # Errors
    ///
    /// As [`Self::ranking`].
    pub fn stage_lines(&self, section: &str, stage: usize) -> Result<Vec<FinalLine>, NotRanked> {
        let ranking = self.ranking(section, stage)?;
        let places = ranking.places.iter().map(|&(place, player)| FinalLine { place, player, points: None });
        let ranked = ranking.groups.iter().flat_map(|group| &group.lines);
        let ranked = ranked.map(|line| FinalLine { place: line.place, player: line.player, points: Some(line.points) });
        let mut lines: Vec<FinalLine> = places.chain(ranked).collect();
        lines.sort_by_key(|line| (line.place, line.player));
        let play_offs = self.sections.get(section).map_or(&[][..], |state| &state.play_offs);
        let mut separate: BTreeMap<PlayerId, usize> = BTreeMap::new();
        for tied in lines.chunk_by(|one, other| one.place == other.place) {
            let at = |line: &FinalLine, order: &[PlayerId]| order.iter().position(|player| *player == line.player);
            let complete = |order: &&Vec<PlayerId>| tied.iter().all(|line| at(line, order).is_some());
            if let Some(order) = play_offs.iter().rev().find(complete) {
                separate.extend(tied.iter().filter_map(|line| Some((line.player, at(line, order)?))));
            }
        }
        let key = |line: &FinalLine| (line.place, separate.get(&line.player).copied());
        lines.sort_by_key(key);
        number(&mut lines, key);
        Ok(lines)
    }

    /// The prizes of a section by the table in force: those of places, then those of each category.
    pub fn prizes(&self, section: &str) -> Vec<PrizeLine> {
        let Some(table) = self.sections.get(section).and_then(|state| state.final_table.as_ref()) else {
            return Vec::new();
        };
        let Some(prizes) = self.charter.as_ref().and_then(|charter| charter.prizes.as_ref()) else { return Vec::new() };
        let here = |prize: &&Prize| prize.section.as_deref().is_none_or(|only| only == section);
        let mut kinds: Vec<Option<&Eligibility>> = vec![None];
        for among in prizes.list.iter().filter(here).map(|prize| prize.among.as_ref()) {
            if !kinds.contains(&among) {
                kinds.push(among);
            }
        }
        let mut given: Vec<PrizeLine> = Vec::new();
        for among in kinds {
            let mut lines = table.in_force();
            if let Some(among) = among {
                let is_of = |player| self.players.get(&player).is_some_and(|player| among.lacks(player).is_empty());
                let has = |player| prizes.one_each && given.iter().any(|line| line.player == player);
                lines.retain(|line| is_of(line.player) && !has(line.player));
                number(&mut lines, |line| line.place);
            }
            let list: Vec<&Prize> =
                prizes.list.iter().filter(here).filter(|prize| prize.among.as_ref() == among).collect();
            given.extend(shared_out(&lines, &list, prizes.sharing));
        }
        given
    }

    /// How many matches someone has played in a section, forfeits not counted.
    pub fn completed(&self, section: &str, player: PlayerId) -> usize {
        self.attendance(section, player).into_iter().filter(|came| *came).count()
    }

    /// How many matches of a stage someone has played, forfeits not counted.
    pub(super) fn completed_in(&self, section: &str, stage: &StageState, player: PlayerId) -> usize {
        self.attended(section, std::slice::from_ref(stage), player).into_iter().filter(|came| *came).count()
    }

    /// The outcomes of someone's matches so far, in order: whether they came. A member of a team is asked only about boards
    /// for which they were named; where the whole team did not come, that is the team's affair.
    pub fn attendance(&self, section: &str, player: PlayerId) -> Vec<bool> {
        let Some(state) = self.sections.get(section) else { return Vec::new() };
        self.attended(section, &state.stages, player)
    }

    fn attended(&self, section: &str, stages: &[StageState], player: PlayerId) -> Vec<bool> {
        let rounds = stages.iter().flat_map(|stage| &stage.rounds);
        let tables = rounds.flat_map(|round| round.tables.iter().map(move |table| (round.number, table)));
        let over = tables.filter(|(_, table)| table.is_over());
        over.filter_map(|(round, table)| self.came(section, round, table, player)).collect()
    }

    /// Whether someone came to a table that is over; `None` if they were not to play at it.
    fn came(&self, section: &str, round: u16, table: &TableState, player: PlayerId) -> Option<bool> {
        let played = table.played(round);
        if let Some(side) = played.side(player) {
            return Some(!played.is_absent(side));
        }
        let plays = |side: Side, board: u8| self.person_at(section, round, played.player(side), board) == Some(player);
        let side = Side::BOTH.into_iter().find(|side| played.games.iter().any(|game| plays(*side, game.board)))?;
        let mut own = played.games.iter().filter(|game| plays(side, game.board));
        (!played.is_absent(side)).then(|| own.any(|game| game.credit(side) != Credit::Absent))
    }

    /// Everybody who plays at a table of a round: the two entrants, and of teams the members at the boards.
    pub fn people_at(&self, section: &str, round: u16, table: &TableState) -> Vec<PlayerId> {
        let entrants = [table.first, table.second];
        let mut people = entrants.to_vec();
        for (entrant, slot) in entrants.into_iter().flat_map(|one| table.games.iter().map(move |slot| (one, slot))) {
            let person = self.person_at(section, round, entrant, slot.board);
            people.extend(person.filter(|person| !people.contains(person)));
        }
        people
    }

    /// How many rounds a section has in its first stage, by charter or by the tables.
    pub fn rounds_planned(&self, section: &str) -> Option<u16> {
        let plan = self.format(section)?.stages.first()?;
        let state = self.sections.get(section)?;
        let there = state.entrants.iter().filter(|player| !state.gone.contains_key(player)).count();
        let entered = || round_robin::rounds(u16::try_from(there).unwrap_or(u16::MAX));
        let cycle = state.stages.first().map_or_else(entered, cycle_rounds);
        Some(match plan.system {
            System::RoundRobin | System::League => cycle,
            System::DoubleRoundRobin => cycle.saturating_mul(2),
            _ => plan.rounds.unwrap_or(0),
        })
    }
}

/// Who gets which of some prizes, by the places of a list.
fn shared_out(lines: &[FinalLine], prizes: &[&Prize], sharing: Sharing) -> Vec<PrizeLine> {
    let of = |place: u32| prizes.iter().filter(move |prize| prize.place == place);
    let mut by_place: BTreeMap<u32, Vec<PlayerId>> = BTreeMap::new();
    for line in lines {
        by_place.entry(line.place).or_default().push(line.player);
    }
    let mut given = Vec::new();
    for (place, sharers) in by_place {
        let taken = place..place.saturating_add(u32::try_from(sharers.len()).unwrap_or(u32::MAX));
        let purse: Money = taken.clone().flat_map(of).map(|prize| prize.money).sum();
        let full: Money = of(place).map(|prize| prize.money).sum();
        let shares = match sharing {
            Sharing::Divide => purse.shares(sharers.len()),
            Sharing::Full => vec![full; sharers.len()],
        };
        let names: Vec<String> = of(place).map(|prize| prize.name.clone()).collect();
        let rows = sharers.into_iter().zip(shares);
        let rows = rows.filter(|(_, money)| !names.is_empty() || *money != Money::ZERO);
        given.extend(rows.map(|(player, money)| PrizeLine { player, place, names: names.clone(), money }));
    }
    given
}

/// Whether a side has nothing to go on with: it lost, or did not come.
fn out(count: &Count, played: &crate::Match, side: Side) -> bool {
    matches!(count.of(played, side).credit, Credit::Absent | Credit::DoubleLoss)
}

/// The rounds of a cycle: as many as the greatest group needs.
fn cycle_rounds(begun: &StageState) -> u16 {
    let greatest = begun.groups.iter().map(Vec::len).max().unwrap_or(0);
    round_robin::rounds(u16::try_from(greatest).unwrap_or(u16::MAX))
}

/// Numbers lines that are in order; those with the same key share a place.
fn number<K: PartialEq>(lines: &mut [FinalLine], key: impl Fn(&FinalLine) -> K) {
    let keys: Vec<K> = lines.iter().map(key).collect();
    for nth in 0..lines.len() {
        let shared = nth > 0 && keys[nth - 1] == keys[nth];
        lines[nth].place = if shared { lines[nth - 1].place } else { u32::try_from(nth + 1).unwrap_or(u32::MAX) };
    }
}
