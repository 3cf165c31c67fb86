//! Putting the players in order, and remembering what decided.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;

use super::TieBreak;
use super::cell::{Cell, Part, Reckoning, TieBreakValue};
use super::list::{Criterion, StillTied};
use super::tally::{Met, Tally, Unplayed, tallies};
use crate::{Count, PlayerId, Score, Table};

/// A player's line in the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Line {
    /// The place; shared by those whom nothing separates.
    pub place: u32,
    /// Who.
    pub player: PlayerId,
    /// The points that rank.
    pub points: Score,
    /// The tie-breaks, in order.
    pub cells: Vec<Cell>,
    /// What put the player behind the one above; `None` for the first, and for those who share a place.
    pub behind_by: Option<Behind>,
}

/// What put a player behind the one above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Behind {
    /// Fewer points.
    Points,
    /// A tie-break, by its place in the list.
    TieBreak(usize),
    /// A play-off.
    PlayOff,
}

/// The players in order.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Standings {
    /// The lines, best first.
    pub lines: Vec<Line>,
    /// The tie-breaks that were used, in order.
    pub criteria: Vec<Criterion>,
    #[serde(skip)]
    field: Reckoning,
    #[serde(skip)]
    open: HashMap<(PlayerId, TieBreak), Arc<[PlayerId]>>,
}

impl Standings {
    /// Those who share the first place; empty if it is one player's.
    pub fn first_tied(&self) -> Vec<PlayerId> {
        let first: Vec<PlayerId> = self.lines.iter().filter(|line| line.place == 1).map(|line| line.player).collect();
        if first.len() > 1 { first } else { Vec::new() }
    }

    /// Groups that share a place.
    pub fn shared(&self) -> Vec<Vec<PlayerId>> {
        let mut groups: BTreeMap<u32, Vec<PlayerId>> = BTreeMap::new();
        for line in &self.lines {
            groups.entry(line.place).or_default().push(line.player);
        }
        groups.into_values().filter(|group| group.len() > 1).collect()
    }

    /// What each opponent adds to a player's value.
    pub fn parts(&self, player: PlayerId, tie_break: TieBreak) -> Vec<Part> {
        let of = self.field.players.iter().position(|of| *of == player);
        of.map_or_else(Vec::new, |of| self.field.parts(tie_break, of))
    }

    /// Those who were tied with a player, themselves among them, when a tie-break that looks only at the matches among the tied
    /// separated nobody; empty if it was not asked, or told them apart.
    pub fn tied_at(&self, player: PlayerId, tie_break: TieBreak) -> &[PlayerId] {
        self.open.get(&(player, tie_break)).map_or(&[], |tied| &**tied)
    }

    /// A player's line.
    pub fn line(&self, player: PlayerId) -> Option<&Line> {
        self.lines.iter().find(|line| line.player == player)
    }
}

/// Ranks the players of a table.
///
/// ```
/// use books::event::Laws;
/// use tournament::{Count, Counting, Match, PlayerId, ResultWord, Scoring, Table};
/// use tournament::ranking::{Ranking, StillTied, Unplayed, rank};
///
/// let [a, b] = [PlayerId::new(1), PlayerId::new(2)];
/// let table = Table { players: vec![a, b], matches: vec![Match::single(1, a, b, ResultWord::SecondWins)], ..Table::default() };
/// let count = Count::new(Counting::Games, &Scoring::Whole);
/// let criteria = Ranking::printed("swiss").expect("a list that a book prints").criteria(&Laws::default());
/// let standings = rank(&table, &count, criteria, StillTied::GoOn, Unplayed::default());
/// assert_eq!(standings.lines[0].player, b);
/// ```
pub fn rank(
    table: &Table,
    count: &Count,
    criteria: Vec<Criterion>,
    still_tied: StillTied,
    unplayed: Unplayed,
) -> Standings {
    let tallies = tallies(table, count, unplayed);
    let club_mates = club_mates(table, &tallies);
    let field = Reckoning::new(table.players.clone(), tallies, unplayed, club_mates);
    let mut ranker = Ranker {
        field: &field,
        criteria: &criteria,
        still_tied,
        play_offs: &table.play_offs,
        relative: HashMap::new(),
        open: HashMap::new(),
        blocks: Vec::new(),
    };
    ranker.start();
    let Ranker { relative, open, blocks, .. } = ranker;
    let lines = lines(&field, &criteria, &relative, &blocks);
    Standings { lines, criteria, field, open }
}

/// How many of each player's club have more points.
fn club_mates(table: &Table, tallies: &[Tally]) -> Vec<i64> {
    let mut clubs: HashMap<&str, Vec<Score>> = HashMap::new();
    let club = |player: &PlayerId| table.clubs.get(player).map(String::as_str);
    for (player, tally) in table.players.iter().zip(tallies) {
        if let Some(club) = club(player) {
            clubs.entry(club).or_default().push(tally.points);
        }
    }
    let ahead = |(player, tally): (&PlayerId, &Tally)| {
        let mates = club(player).and_then(|club| clubs.get(club));
        mates.map_or(0, |mates| mates.iter().filter(|points| **points > tally.points).count())
    };
    table.players.iter().zip(tallies).map(ahead).map(|number| i64::try_from(number).unwrap_or(i64::MAX)).collect()
}

/// The lines of the blocks, in order.
fn lines(
    field: &Reckoning,
    criteria: &[Criterion],
    relative: &HashMap<(usize, usize), TieBreakValue>,
    blocks: &[(Vec<usize>, Option<Behind>)],
) -> Vec<Line> {
    let mut lines = Vec::with_capacity(field.players.len());
    for (members, behind_by) in blocks {
        let place = u32::try_from(lines.len() + 1).unwrap_or(u32::MAX);
        for (nth, &of) in members.iter().enumerate() {
            let cell = |(index, criterion): (usize, &Criterion)| {
                let tie_break = criterion.tie_break;
                let amount = if tie_break.is_among_tied() {
                    relative.get(&(of, index)).copied().unwrap_or(TieBreakValue::Open)
                } else {
                    TieBreakValue::Points(field.value(tie_break, of))
                };
                Cell { tie_break, amount }
            };
            lines.push(Line {
                place,
                player: field.players[of],
                points: field.tallies[of].points,
                cells: criteria.iter().enumerate().map(cell).collect(),
                behind_by: if nth == 0 { *behind_by } else { None },
            });
        }
    }
    lines
}

/// Splits groups of equals, criterion by criterion.
struct Ranker<'a> {
    field: &'a Reckoning,
    criteria: &'a [Criterion],
    still_tied: StillTied,
    play_offs: &'a [Vec<PlayerId>],
    /// What the matches among the tied said, by player and place of the criterion.
    relative: HashMap<(usize, usize), TieBreakValue>,
    /// Among whom such matches said nothing, by player and tie-break.
    open: HashMap<(PlayerId, TieBreak), Arc<[PlayerId]>>,
    /// The blocks of equals, best first, with what put each behind the one above.
    blocks: Vec<(Vec<usize>, Option<Behind>)>,
}

impl Ranker<'_> {
    fn start(&mut self) {
        let points = |of: usize| self.field.tallies[of].points;
        let mut all: Vec<usize> = (0..self.field.players.len()).collect();
        all.sort_by_key(|&of| (std::cmp::Reverse(points(of)), self.field.players[of]));
        for (nth, group) in all.chunk_by(|&a, &b| points(a) == points(b)).enumerate() {
            self.split(group.to_vec(), 0, (nth > 0).then_some(Behind::Points));
        }
    }

    /// Orders a group of equals by the criteria from the given one on.
    fn split(&mut self, group: Vec<usize>, from: usize, behind: Option<Behind>) {
        if group.len() < 2 {
            self.blocks.push((group, behind));
            return;
        }
        let Some(criterion) = self.criteria.get(from) else {
            self.settle(group, behind);
            return;
        };
        let keys = self.keys(criterion.tie_break, &group);
        if criterion.tie_break.is_among_tied() {
            self.note(from, &group, &keys);
        }
        let mut keyed: Vec<(i64, usize)> = keys.into_iter().zip(group.iter().copied()).collect();
        keyed.sort_by_key(|&(key, of)| (std::cmp::Reverse(key), self.field.players[of]));
        for (nth, chunk) in keyed.chunk_by(|a, b| a.0 == b.0).enumerate() {
            let members: Vec<usize> = chunk.iter().map(|&(_, of)| of).collect();
            let behind = if nth == 0 { behind } else { Some(Behind::TieBreak(from)) };
            let next = if members.len() < group.len() { self.after_split(from) } else { from + 1 };
            self.split(members, next, behind);
        }
    }

    /// The criterion for those who are still tied when one has split a tie.
    fn after_split(&self, by: usize) -> usize {
        let is_among_tied = |criterion: &Criterion| criterion.tie_break.is_among_tied();
        let first = self.criteria[..=by].iter().position(is_among_tied);
        match self.still_tied {
            StillTied::DirectAgain => first.unwrap_or(by + 1),
            // Whoever beat all the others is out of the tie, and the others may have met each other.
            StillTied::GoOn if is_among_tied(&self.criteria[by]) => by,
            StillTied::GoOn => by + 1,
        }
    }

    /// The last word: a play-off among exactly these, or a shared place.
    fn settle(&mut self, group: Vec<usize>, behind: Option<Behind>) {
        let place = |of: &usize, order: &[PlayerId]| order.iter().position(|player| *player == self.field.players[*of]);
        let complete = |order: &&Vec<PlayerId>| group.iter().all(|of| place(of, order).is_some());
        let Some(order) = self.play_offs.iter().rev().find(complete) else {
            self.blocks.push((group, behind));
            return;
        };
        let mut sorted = group.clone();
        sorted.sort_by_key(|of| place(of, order));
        let blocks = sorted.into_iter().enumerate();
        let blocks = blocks.map(|(nth, of)| (vec![of], if nth == 0 { behind } else { Some(Behind::PlayOff) }));
        self.blocks.extend(blocks);
    }

    fn note(&mut self, criterion: usize, group: &[usize], keys: &[i64]) {
        let best = keys.iter().max().copied();
        let separates = keys.iter().any(|key| Some(*key) != best);
        let tied: Arc<[PlayerId]> = group.iter().map(|&of| self.field.players[of]).collect();
        let tie_break = self.criteria[criterion].tie_break;
        for (&of, &key) in group.iter().zip(keys) {
            let at = (self.field.players[of], tie_break);
            if separates {
                let amount = if Some(key) == best { TieBreakValue::Ahead } else { TieBreakValue::Behind };
                self.relative.insert((of, criterion), amount);
                self.open.remove(&at);
            } else {
                self.open.insert(at, Arc::clone(&tied));
            }
        }
    }

    /// What a criterion gives each member of a group; more is better.
    fn keys(&self, tie_break: TieBreak, group: &[usize]) -> Vec<i64> {
        match tie_break {
            TieBreak::DirectEncounter => self.direct(group, |_| true),
            TieBreak::FirstCycleDirect => self.direct(group, |met| met.cycle == 1),
            TieBreak::DirectTable => self.direct_table(group),
            TieBreak::DirectSecond => self.direct_second(group),
            _ => {
                let sign = if tie_break.fewer_is_better() { -1 } else { 1 };
                group.iter().map(|&of| sign * self.field.value(tie_break, of).as_quarters()).collect()
            }
        }
    }

    /// The matches of one player against another.
    fn between(&self, one: usize, other: usize) -> impl Iterator<Item = &Met> {
        self.field.tallies[one].met.iter().filter(move |met| met.opponent == other)
    }

    /// Whether one has more points than another from the matches between them.
    fn beat(&self, one: usize, other: usize, counts: fn(&Met) -> bool) -> bool {
        let points =
            |a, b| -> Score { self.between(a, b).filter(|met| counts(met)).map(|met| met.credit.points).sum() };
        points(one, other) > points(other, one)
    }

    /// Whoever beat every other member of the group is ahead of them.
    fn direct(&self, group: &[usize], counts: fn(&Met) -> bool) -> Vec<i64> {
        let beat_all = |&one: &usize| group.iter().all(|&other| other == one || self.beat(one, other, counts));
        group.iter().map(|one| i64::from(beat_all(one))).collect()
    }

    /// The points of the matches within the group, if all of its members met.
    fn direct_table(&self, group: &[usize]) -> Vec<i64> {
        let met = |one: usize, other: usize| one == other || self.between(one, other).next().is_some();
        if !group.iter().all(|&one| group.iter().all(|&other| met(one, other))) {
            return vec![0; group.len()];
        }
        let points = |one: usize| -> Score {
            group.iter().flat_map(|&other| self.between(one, other)).map(|met| met.credit.points).sum()
        };
        group.iter().map(|&one| points(one).as_quarters()).collect()
    }

    /// Of two who met, who had the second move.
    fn direct_second(&self, group: &[usize]) -> Vec<i64> {
        let &[one, other] = group else { return vec![0; group.len()] };
        let seconds = |a, b| self.between(a, b).filter(|met| met.second && met.credit.credit.was_played()).count();
        [seconds(one, other), seconds(other, one)].map(|number| i64::try_from(number).unwrap_or(i64::MAX)).to_vec()
    }
}
