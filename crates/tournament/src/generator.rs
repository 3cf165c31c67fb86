//! Whole Swiss events drawn from a seed, for trying the pairer, its checker and the standings.

use serde::Serialize;

use crate::pairing::Pair;
use crate::pairing::swiss::{
    Acceleration, Apart, ByeTo, Criteria, Criterion, Field, FirstMove, Impossible, Opening, Round, Wish, pair,
    seed_limit,
};
use crate::{Bye, ByeKind, Lots, Match, PlayerId, Points, ResultWord, Scoring, Table};

/// What an event is drawn from; the same plan gives the same event on every machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Plan {
    /// The seed of all lots and results.
    pub seed: u64,
    /// How many players enter.
    pub players: u32,
    /// How many rounds there are.
    pub rounds: u16,
    /// How they are paired.
    pub criteria: Criteria,
    /// What results are worth.
    pub scoring: Scoring,
    /// How many clubs there are; 0 for none.
    pub clubs: u32,
    /// How many teams there are; 0 for none.
    pub teams: u32,
    /// In how many of a hundred rounds the director wishes something.
    pub wishes: u64,
    /// How many in a hundred players stay away from a round without a word.
    pub absent: u64,
    /// How many in a hundred players are on leave in a round.
    pub leave: u64,
    /// How many in a hundred players withdraw after a round.
    pub withdraw: u64,
}

/// An event as it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// What was played.
    pub table: Table,
    /// The rounds.
    pub rounds: Vec<Paired>,
    /// What was wished and refused.
    pub refused: Vec<Impossible>,
    /// Why the event ended early.
    pub ended: Option<Impossible>,
}

/// A round of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paired {
    /// The field before it was paired.
    pub field: Field,
    /// What the director wished of it, and was granted.
    pub wishes: Vec<Wish>,
    /// The round.
    pub round: Round,
}

impl Plan {
    /// A plan drawn from a seed: 2 to 400 players, small events being the most frequent.
    pub fn drawn(seed: u64) -> Self {
        let mut lots = Lots::stream(seed, 0);
        let most = [10, 10, 20, 20, 40, 40, 100, 400][lots.index(8)];
        let players = 2 + u32::try_from(lots.below(most - 1)).unwrap_or(0);
        let mut plan = Self {
            seed,
            players,
            rounds: 1 + u16::try_from(lots.below(9)).unwrap_or(0),
            criteria: criteria(&mut lots),
            scoring: [Scoring::Half, Scoring::Whole, Scoring::League, Scoring::Huang][lots.index(4)],
            clubs: [0, 3, 12][lots.index(3)],
            absent: [0, 3][lots.index(2)],
            leave: [0, 5][lots.index(2)],
            withdraw: [0, 4][lots.index(2)],
            teams: [0, 4, 15][lots.index(3)],
            wishes: [0, 40][lots.index(2)],
        };
        plan.criteria.teams = [Apart::Never, Apart::First(2), Apart::Always][lots.index(3)];
        // By the seed and not by lots, so that the events of earlier seeds stay what they are.
        if seed % 16 == 9 || seed % 16 == 11 {
            plan.criteria.accelerated = Some(Acceleration { rounds: 2, points: plan.scoring.points().win });
        }
        if seed % 16 >= 11 {
            plan.criteria.order.push(Criterion::Rank);
        }
        plan
    }

    /// The event.
    pub fn play(&self) -> Generated {
        let mut lots = Lots::stream(self.seed, 1);
        let mut here: Vec<PlayerId> = (1..=self.players).map(PlayerId::new).collect();
        let mut table = Table { players: here.clone(), ..Table::default() };
        if self.clubs > 0 {
            table.clubs = here.iter().map(|&p| (p, format!("club {}", lots.below(self.clubs.into())))).collect();
        }
        let mut event = Generated { table, rounds: Vec::new(), refused: Vec::new(), ended: None };
        for round in 1..=self.rounds {
            let (away, present): (Vec<PlayerId>, Vec<PlayerId>) = here.iter().partition(|_| lots.percent(self.leave));
            let field = self.field(&event.table, &present, round);
            match self.paired(field, &mut event.refused) {
                Ok(paired) => {
                    event.table.byes.extend(away.into_iter().map(|player| Bye { round, player, kind: ByeKind::Leave }));
                    self.results(&mut event.table, &paired.round, round, &mut lots);
                    event.rounds.push(paired);
                }
                Err(impossible) => {
                    event.ended = Some(impossible);
                    return event;
                }
            }
            here.retain(|_| !lots.percent(self.withdraw));
        }
        event
    }

    /// Pairs a round with what is wished of it; wishes that are refused are given up.
    fn paired(&self, field: Field, refused: &mut Vec<Impossible>) -> Result<Paired, Impossible> {
        let mut wishes = self.wished(&field);
        loop {
            match pair(&field, &self.criteria, &wishes, self.seed) {
                Ok(round) => return Ok(Paired { field, wishes, round }),
                Err(Impossible::Refused(wish, why)) => {
                    wishes.retain(|other| *other != wish);
                    refused.push(Impossible::Refused(wish, why));
                }
                Err(impossible) => return Err(impossible),
            }
        }
    }

    /// What is wished of a round.
    fn wished(&self, field: &Field) -> Vec<Wish> {
        let mut lots = Lots::stream(self.seed, 1000 + u64::from(field.round));
        if !lots.percent(self.wishes) {
            return Vec::new();
        }
        let number = 1 + lots.index(3);
        (0..number).filter_map(|_| wish(&mut lots, field)).collect()
    }

    /// The field of a round; the best numbers are the seeds.
    fn field(&self, table: &Table, present: &[PlayerId], round: u16) -> Field {
        let mut field = Field::after(table, &self.points(), present, round, self.rounds);
        let seeds = seed_limit(field.players.len());
        for seat in field.players.iter_mut().take(seeds) {
            seat.seeded = self.criteria.opening == Opening::Seeds;
        }
        for seat in field.players.iter_mut().filter(|seat| self.teams > 0 && seat.number % 3 > 0) {
            seat.team = Some(format!("team {}", seat.number % self.teams));
        }
        field
    }

    fn points(&self) -> Points {
        self.scoring.points()
    }

    /// Draws the results of a round.
    fn results(&self, table: &mut Table, round: &Round, number: u16, lots: &mut Lots) {
        for pair in &round.pairs {
            let result = self.result(*pair, lots);
            table.matches.push(Match::single(number, pair.first, pair.second, result));
        }
        table.byes.extend(round.bye.map(|player| Bye { round: number, player, kind: ByeKind::Paired }));
    }

    /// Draws a result: a smaller number is a stronger player.
    fn result(&self, pair: Pair, lots: &mut Lots) -> ResultWord {
        match [lots.percent(self.absent), lots.percent(self.absent)] {
            [true, true] => return ResultWord::BothAbsent,
            [true, false] => return ResultWord::FirstAbsent,
            [false, true] => return ResultWord::SecondAbsent,
            [false, false] => {}
        }
        let strength = |player: PlayerId| u64::from(self.players + self.players / 2 - player.number());
        let (first, second) = (strength(pair.first), strength(pair.second));
        match lots.below(first + second + (first + second) / 3 + 1) {
            drawn if drawn < first => ResultWord::FirstWins,
            drawn if drawn < first + second => ResultWord::SecondWins,
            drawn if drawn % 16 == 0 => ResultWord::BothLose,
            _ => ResultWord::Draw,
        }
    }
}

/// A wish drawn from lots, which may be one that cannot be granted; `None` if nobody is in the field.
pub fn wish(lots: &mut Lots, field: &Field) -> Option<Wish> {
    if field.players.is_empty() {
        return None;
    }
    let [a, b] = [(); 2].map(|()| field.players[lots.index(field.players.len())].player);
    Some(match lots.index(5) {
        0 => Wish::Meet(a, b),
        1 => Wish::Play(Pair { first: a, second: b }),
        2 => Wish::Apart(a, b),
        3 => Wish::Bye(a),
        _ => Wish::NoBye(a),
    })
}

/// Criteria of a charter that someone could write.
fn criteria(lots: &mut Lots) -> Criteria {
    let mut criteria = Criteria {
        opening: [Opening::Lots, Opening::Numbers, Opening::Seeds, Opening::Halves][lots.index(4)],
        longest_run: [2, 3][lots.index(2)],
        clubs: [Apart::Never, Apart::First(1), Apart::First(3), Apart::Always][lots.index(4)],
        thin: [0, 0, 4, 10][lots.index(4)],
        first_move: [FirstMove::EarlierLot, FirstMove::RoundParity, FirstMove::OddNumber][lots.index(3)],
        bye: [ByeTo::Lowest, ByeTo::LastLot][lots.index(2)],
        ..Criteria::default()
    };
    if lots.percent(30) {
        lots.shuffle(&mut criteria.order);
    }
    if lots.percent(20) {
        criteria.order.retain(|&criterion| criterion != Criterion::Run);
        criteria.absolute.push(Criterion::Run);
    }
    criteria
}
