//! Who has the first move, and what the colours of a pair cost.

use std::cmp::Ordering;

use super::{Criteria, Criterion, FirstMove, Seat};
use crate::Side;

/// Costs of differences beyond this are equal; nobody plays so many rounds.
const GREATEST_DIFFERENCE: i64 = 1000;

/// The colours of a player so far, as far as they matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct History {
    /// How many more first moves than second ones.
    pub difference: i64,
    /// The colour of the last game.
    pub last: Option<Side>,
    /// How often it came in a row.
    pub run: u32,
}

impl History {
    pub fn of(seat: &Seat) -> Self {
        let mut history = Self::default();
        for &colour in seat.colours.iter().flatten() {
            history.difference += if colour == Side::First { 1 } else { -1 };
            history.run = if history.last == Some(colour) { history.run + 1 } else { 1 };
            history.last = Some(colour);
        }
        history
    }

    /// What it costs to give a colour.
    fn cost(&self, colour: Side, criterion: Criterion, criteria: &Criteria) -> i64 {
        let again = self.last == Some(colour);
        let surplus = if colour == Side::First { self.difference } else { -self.difference };
        match criterion {
            Criterion::Run => i64::from(again && self.run >= criteria.longest_run || criteria.longest_run == 0),
            Criterion::Third => i64::from(again && self.run >= 2 && surplus > 0),
            Criterion::Balance => (surplus + 1).abs().min(GREATEST_DIFFERENCE).pow(2),
            Criterion::Alternate => i64::from(again),
            _ => 0,
        }
    }
}

/// What a pair costs by colour, the first player having this colour.
pub(super) fn cost(a: &History, b: &History, colour: Side, criterion: Criterion, criteria: &Criteria) -> i64 {
    a.cost(colour, criterion, criteria) + b.cost(!colour, criterion, criteria)
}

/// The colour of the first player that costs less under the first criterion that differs; none if they cost the same.
pub(super) fn better(a: &History, b: &History, criteria: &Criteria) -> Option<Side> {
    criteria.ranked().into_iter().find_map(|criterion| {
        let [first, second] = Side::BOTH.map(|colour| cost(a, b, colour, criterion, criteria));
        match first.cmp(&second) {
            Ordering::Less => Some(Side::First),
            Ordering::Greater => Some(Side::Second),
            Ordering::Equal => None,
        }
    })
}

/// The colour of the first player of a pair; `earlier` says whether theirs is the earlier lot.
///
/// If the criteria leave it open, both change from the last round in which they had different colours; if there is none, the
/// charter's rule decides.
pub(super) fn colour(a: &Seat, b: &Seat, earlier: bool, round: u16, criteria: &Criteria) -> Side {
    if let Some(colour) = better(&History::of(a), &History::of(b), criteria) {
        return colour;
    }
    let rounds = a.colours.len().min(b.colours.len());
    let both = a.colours[..rounds].iter().zip(&b.colours[..rounds]).rev();
    let differing = both.filter_map(|(&a, &b)| Some((a?, b?))).find(|(a, b)| a != b);
    if let Some((colour, _)) = differing {
        return !colour;
    }
    let first = match criteria.first_move {
        FirstMove::EarlierLot => earlier,
        FirstMove::RoundParity if a.number == b.number => earlier,
        FirstMove::RoundParity => (a.number < b.number) == (round % 2 == 1),
        FirstMove::OddNumber if a.number % 2 == b.number % 2 => earlier,
        FirstMove::OddNumber => a.number % 2 == 1,
    };
    if first { Side::First } else { Side::Second }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PlayerId;

    fn seat(number: u32, colours: &str) -> Seat {
        let colour = |letter| match letter {
            'f' => Some(Side::First),
            's' => Some(Side::Second),
            _ => None,
        };
        Seat { colours: colours.chars().map(colour).collect(), ..Seat::new(PlayerId::new(number)) }
    }

    #[track_caller]
    fn check(a: &str, b: &str, want: Side) {
        let criteria = Criteria::default();
        assert_eq!(colour(&seat(1, a), &seat(2, b), true, 3, &criteria), want, "{a} {b}");
        assert_eq!(colour(&seat(2, b), &seat(1, a), false, 3, &criteria), !want, "{b} {a}");
    }

    #[test]
    fn roc_1_3_1_the_first_move_of_the_last_round_gets_the_second() {
        check("f", "s", Side::Second);
        check("s", "f", Side::First);
        check("f", "f", Side::First);
    }

    #[test]
    fn balance_comes_before_alternation_and_equal_histories_go_back_to_the_last_difference() {
        check("ffs", "sfs", Side::Second);
        check("fs-", "sf-", Side::First);
        check("fsfs", "sffs", Side::First);
        check("--", "--", Side::First);
    }

    #[test]
    fn a_third_time_is_avoided_before_balance_and_allowed_after() {
        let unbalanced = History::of(&seat(1, "sff-"));
        let balanced = History::of(&seat(1, "ssff"));
        let criteria = Criteria::default();
        assert_eq!(unbalanced.cost(Side::First, Criterion::Third, &criteria), 1);
        assert_eq!(unbalanced.cost(Side::Second, Criterion::Third, &criteria), 0);
        assert_eq!(balanced.cost(Side::First, Criterion::Third, &criteria), 0);
    }

    #[test]
    fn the_charter_says_who_is_first_when_histories_are_equal() {
        let first = |rule, a, b, round| {
            let criteria = Criteria { first_move: rule, ..Criteria::default() };
            colour(&seat(a, ""), &seat(b, ""), false, round, &criteria) == Side::First
        };
        assert!(!first(FirstMove::EarlierLot, 1, 2, 1));
        assert!(first(FirstMove::RoundParity, 1, 2, 1));
        assert!(!first(FirstMove::RoundParity, 1, 2, 2));
        assert!(first(FirstMove::OddNumber, 3, 2, 2));
        assert!(!first(FirstMove::OddNumber, 3, 5, 2));
    }
}
