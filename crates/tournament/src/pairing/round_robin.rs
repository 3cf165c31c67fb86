//! Round robin by the tables of `roc-113`, appendix 1, and by the rule they follow for any number.

use books::Article;
use books::event::{Laws, OfRound};

/// One round of a round robin, by drawn numbers from 1: the one listed first has the first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedRound {
    /// Who meets whom.
    pub pairs: Vec<(u16, u16)>,
    /// Who has no opponent in an odd field.
    pub bye: Option<u16>,
}

/// How many rounds a single cycle has.
pub const fn rounds(players: u16) -> u16 {
    match players {
        0 | 1 => 0,
        even if even.is_multiple_of(2) => even - 1,
        odd => odd,
    }
}

/// The rounds of a single cycle.
///
/// The printed tables turn the numbers but the last around a circle: in round `r` the last number meets the circle's
/// `r`-th place of a walk by halves, and the others meet in pairs that lie opposite each other. In odd rounds it is the
/// circle's number that is listed before the last one, in even rounds the last one; of the others the one that comes first
/// on the way around is listed first.
///
/// ```
/// use tournament::pairing::round_robin::single;
///
/// assert_eq!(single(6)[0].pairs, [(1, 6), (2, 5), (3, 4)]);
/// assert_eq!(single(5)[0].bye, Some(1));
/// ```
pub fn single(players: u16) -> Vec<NumberedRound> {
    (1..=u32::from(rounds(players))).filter_map(|round| nth(players, round)).collect()
}

/// Both cycles: the second with colours exchanged.
pub fn double(players: u16) -> Vec<NumberedRound> {
    (1..=2 * u32::from(rounds(players))).filter_map(|round| nth(players, round)).collect()
}

/// A round of both cycles, from 1; `None` if there are not so many.
pub fn nth(players: u16, round: u32) -> Option<NumberedRound> {
    let cycle = u32::from(rounds(players));
    let round = round.checked_sub(1).filter(|round| *round < 2 * cycle)?;
    let mut numbered = numbered(round % cycle, players);
    if round >= cycle {
        numbered.pairs.iter_mut().for_each(|pair| *pair = (pair.1, pair.0));
    }
    Some(numbered)
}

/// A round, from 0, of the table for so many.
fn numbered(round: u32, players: u16) -> NumberedRound {
    let circle = u32::from(rounds(players));
    let last = circle + 1;
    // The circle's number that meets the last one: 1, then half way around each time.
    let pivot = u64::from(round) * u64::from(last / 2) % u64::from(circle);
    let on = |place: u32| u32::try_from((pivot + u64::from(place)) % u64::from(circle)).unwrap_or(0) + 1;
    let opposite = |step: u32| (on(step), on(circle - step));
    let with_last = if round.is_multiple_of(2) { (on(0), last) } else { (last, on(0)) };
    let pairs = std::iter::once(with_last).chain((1..last / 2).map(opposite));
    let number = |number: u32| u16::try_from(number).ok().filter(|number| *number <= players);
    let mut numbered = NumberedRound { pairs: Vec::new(), bye: None };
    for (first, second) in pairs {
        match (number(first), number(second)) {
            (Some(first), Some(second)) => numbered.pairs.push((first, second)),
            (alone, other) => numbered.bye = alone.or(other),
        }
    }
    numbered
}

/// The articles that a table for so many rests on.
pub fn articles(players: u16, teams: bool, games: u8, laws: &Laws) -> Vec<Article> {
    let mut matters = vec![OfRound::Tables, OfRound::TableOf(players)];
    matters.extend(teams.then_some(OfRound::TeamColours));
    matters.extend((players % 2 == 1).then_some(OfRound::OddField));
    matters.extend((games > 1).then_some(OfRound::SeveralGames));
    laws.cite_all(&matters)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The printed tables, as facts: a round a line.
    const PRINTED: [(u16, &str); 5] = [
        (4, "1-4 2-3/4-3 1-2/2-4 3-1"),
        (6, "1-6 2-5 3-4/6-4 5-3 1-2/2-6 3-1 4-5/6-5 1-4 2-3/3-6 4-2 5-1"),
        (
            8,
            "1-8 2-7 3-6 4-5/8-5 6-4 7-3 1-2/2-8 3-1 4-7 5-6/8-6 7-5 1-4 2-3/3-8 4-2 5-1 6-7/8-7 1-6 2-5 3-4/\
             4-8 5-3 6-2 7-1",
        ),
        (
            10,
            "1-10 2-9 3-8 4-7 5-6/10-6 7-5 8-4 9-3 1-2/2-10 3-1 4-9 5-8 6-7/10-7 8-6 9-5 1-4 2-3/\
             3-10 4-2 5-1 6-9 7-8/10-8 9-7 1-6 2-5 3-4/4-10 5-3 6-2 7-1 8-9/10-9 1-8 2-7 3-6 4-5/5-10 6-4 7-3 8-2 9-1",
        ),
        (
            12,
            "1-12 2-11 3-10 4-9 5-8 6-7/12-7 8-6 9-5 10-4 11-3 1-2/2-12 3-1 4-11 5-10 6-9 7-8/\
             12-8 9-7 10-6 11-5 1-4 2-3/3-12 4-2 5-1 6-11 7-10 8-9/12-9 10-8 11-7 1-6 2-5 3-4/\
             4-12 5-3 6-2 7-1 8-11 9-10/12-10 11-9 1-8 2-7 3-6 4-5/5-12 6-4 7-3 8-2 9-1 10-11/\
             12-11 1-10 2-9 3-8 4-7 5-6/6-12 7-5 8-4 9-3 10-2 11-1",
        ),
    ];

    fn written(rounds: &[NumberedRound]) -> String {
        let pair = |&(first, second): &(u16, u16)| format!("{first}-{second}");
        let round = |round: &NumberedRound| round.pairs.iter().map(pair).collect::<Vec<_>>().join(" ");
        rounds.iter().map(round).collect::<Vec<_>>().join("/")
    }

    #[test]
    fn roc_appendix_1_comes_out_exactly() {
        for (players, printed) in PRINTED {
            assert_eq!(written(&single(players)), printed, "{players} players");
        }
    }

    #[test]
    fn an_odd_field_rests_whoever_meets_the_last_number() {
        for (even, _) in PRINTED {
            for (odd, full) in single(even - 1).iter().zip(single(even)) {
                let kept: Vec<_> = full.pairs.iter().filter(|pair| pair.0 != even && pair.1 != even).copied().collect();
                let rests = full.pairs.iter().find(|pair| pair.0 == even || pair.1 == even).unwrap();
                assert_eq!(odd.pairs, kept);
                assert_eq!(odd.bye, Some(rests.0.min(rests.1)));
            }
        }
    }

    #[test]
    fn a_round_of_the_greatest_field_is_a_round() {
        for players in [u16::MAX - 1, u16::MAX] {
            let round = nth(players, 2 * u32::from(rounds(players))).unwrap();
            let seated: BTreeSet<u16> = round.pairs.iter().flat_map(|pair| [pair.0, pair.1]).chain(round.bye).collect();
            assert_eq!((seated.len(), seated.contains(&0)), (usize::from(players), false));
            assert_eq!(nth(players, 2 * u32::from(rounds(players)) + 1), None);
        }
        assert_eq!((nth(1, 1), nth(0, 1), nth(4, 0)), (None, None, None));
    }

    #[test]
    fn everyone_meets_everyone_once_with_balanced_colours() {
        // Beyond 362 places around the circle are more than sixteen bits can count.
        for players in (2..=60).chain([365, 366]) {
            let mut met = BTreeSet::new();
            let mut first = vec![0i32; usize::from(players) + 1];
            for round in single(players) {
                let mut seated = BTreeSet::new();
                for (one, other) in round.pairs {
                    assert!(met.insert((one.min(other), one.max(other))), "{players}: {one}-{other} twice");
                    assert!(seated.insert(one) && seated.insert(other));
                    first[usize::from(one)] += 1;
                    first[usize::from(other)] -= 1;
                }
                assert!(round.bye.is_none_or(|bye| seated.insert(bye)));
                assert_eq!(seated.len(), usize::from(players));
            }
            assert_eq!(met.len(), usize::from(players) * usize::from(players - 1) / 2);
            assert!(first.iter().all(|balance| balance.abs() <= 1), "{players}: {first:?}");
            assert_eq!(single(players).len(), usize::from(rounds(players)));
        }
    }
}
