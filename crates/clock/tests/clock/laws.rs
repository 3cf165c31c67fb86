//! Laws that hold for every game.

use clock::{Bonus, Clock, Given, Instant, Millis, SideControl, TimeControl};
use contest::Side;
use proptest::prelude::*;

use crate::common;

fn at(millis: u64) -> Instant {
    Instant::new(millis)
}

const BASE: u64 = 1_000_000;

/// The clock after moves that take so long, the sides in turn, and the moment reached. Nobody runs out of time.
fn played(bonus: Option<Bonus>, moves: &[u64]) -> (Clock, u64) {
    let control = SideControl::sudden_death(Millis::new(BASE), bonus).unwrap();
    let clock = Clock::new(TimeControl::same(control)).start(Side::First, at(0)).unwrap();
    moves.iter().fold((clock, 0), |(clock, now), taken| (clock.press(at(now + taken)).unwrap(), now + taken))
}

/// What the moves of a side took.
fn of_side(side: Side, moves: &[u64]) -> impl Iterator<Item = u64> {
    moves.iter().copied().skip(usize::from(side == Side::Second)).step_by(2)
}

fn moves() -> impl Strategy<Value = Vec<u64>> {
    prop::collection::vec(0..10_000u64, 0..60)
}

/// What a move earns that took so long.
type Earning<'a> = &'a dyn Fn(u64) -> u64;

proptest! {
    #[test]
    fn time_used_and_left_is_time_given_and_earned(moves in moves(), time in 1..9000u64) {
        let time = Millis::new(time);
        let earns: [(Option<Bonus>, Earning, u64); 5] = [
            (None, &|_| 0, 0),
            (Some(Bonus::Increment { time, given: Given::AfterMove }), &|_| time.get(), 0),
            (Some(Bonus::Increment { time, given: Given::BeforeMove }), &|_| time.get(), time.get()),
            (Some(Bonus::Bronstein { time }), &|taken| taken.min(time.get()), 0),
            (Some(Bonus::Delay { time }), &|taken| taken.min(time.get()), 0),
        ];
        for (bonus, earned, first) in earns {
            let (clock, now) = played(bonus, &moves);
            for side in Side::BOTH {
                let used: u64 = of_side(side, &moves).sum();
                let earned: u64 = of_side(side, &moves).map(earned).sum();
                prop_assert_eq!(clock.used(side, at(now)).get(), used);
                prop_assert_eq!(clock.left(side, at(now)).get() + used, BASE + first + earned);
            }
        }
    }

    #[test]
    fn an_hourglass_keeps_its_sand(moves in moves()) {
        let (clock, now) = played(Some(Bonus::Hourglass), &moves);
        let both = Side::BOTH.map(|side| clock.left(side, at(now)).get());
        prop_assert_eq!(both.iter().sum::<u64>(), 2 * BASE);
    }

    #[test]
    fn delay_and_bronstein_leave_the_same_while_nobody_runs_out(moves in moves(), time in 1..9000u64) {
        let time = Millis::new(time);
        let [(delay, now), (bronstein, _)] =
            [Bonus::Delay { time }, Bonus::Bronstein { time }].map(|bonus| played(Some(bonus), &moves));
        for side in Side::BOTH {
            prop_assert_eq!(delay.left(side, at(now)), bronstein.left(side, at(now)));
            prop_assert!(delay.left(side, at(now)).get() <= BASE);
        }
    }

    #[test]
    fn stops_neither_make_nor_take_time(
        control in common::control(5000),
        turn in 0..5000u64,
        stops in prop::collection::vec((0..100u64, 0..1000u64), 0..10),
    ) {
        let start = Clock::new(control).start(Side::First, at(0)).unwrap();
        let straight = start.press(at(turn)).unwrap();
        let (mut clock, mut now, mut thought) = (start, 0, 0);
        for (run, rest) in stops.into_iter().filter(|(run, _)| *run <= turn) {
            let run = run.min(turn - thought);
            clock = clock.stop(at(now + run)).unwrap().resume(at(now + run + rest)).unwrap();
            (now, thought) = (now + run + rest, thought + run);
        }
        let end = now + turn - thought;
        let clock = clock.press(at(end)).unwrap();
        for side in Side::BOTH {
            prop_assert_eq!(clock.left(side, at(end)), straight.left(side, at(turn)));
            prop_assert_eq!(clock.used(side, at(end)), straight.used(side, at(turn)));
        }
    }

    #[test]
    fn the_fall_foretold_is_the_fall_that_comes(control in common::control(5000)) {
        let clock = Clock::new(control).start(Side::First, at(7)).unwrap();
        let (side, fall) = clock.next_fall().unwrap();
        prop_assert_eq!(clock.flag(side, fall.at), Some(fall));
        prop_assert_eq!(clock.flag(side, at(fall.at.get() - 1)), None);
        prop_assert_eq!(clock.stop(fall.at).unwrap().flag(side, fall.at), Some(fall));
    }

    #[test]
    fn reminders_do_not_depend_on_how_often_one_asks(
        control in common::control(5000),
        set in prop::collection::vec((0..6000u64).prop_map(Millis::new), 0..8),
        cut in 0..20_000u64,
    ) {
        let clock = Clock::new(control).start(Side::First, at(0)).unwrap();
        let whole = clock.reminders(&set, at(0), at(20_000));
        let mut halves = clock.reminders(&set, at(0), at(cut));
        halves.extend(clock.reminders(&set, at(cut), at(20_000)));
        prop_assert_eq!(&whole, &halves);
        for call in whole {
            let before = clock.left(call.side, at(call.at.get() - 1));
            prop_assert!(before >= call.left, "the face comes down");
        }
    }
}
