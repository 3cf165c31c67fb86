//! Time controls for the tests.

use clock::{Bonus, Given, Millis, SideControl, Stage, TimeControl};
use contest::Sides;
use proptest::option;
use proptest::prelude::*;

/// A bonus of a few milliseconds or none.
fn bonus(longest: u64) -> impl Strategy<Value = Option<Bonus>> {
    let time = (1..=longest).prop_map(Millis::new);
    let given = prop_oneof![Just(Given::BeforeMove), Just(Given::AfterMove)];
    option::of(prop_oneof![
        (time.clone(), given).prop_map(|(time, given)| Bonus::Increment { time, given }),
        time.clone().prop_map(|time| Bonus::Bronstein { time }),
        time.prop_map(|time| Bonus::Delay { time }),
    ])
}

/// A stage with time, with a limit for each move, or with both. One without time has moves to make, so that it ends.
fn stage(longest: u64) -> impl Strategy<Value = Stage> {
    let time = (1..=longest).prop_map(Millis::new);
    let with_time = (option::of(1..4u32), time.clone(), bonus(longest), option::of(time.clone()))
        .prop_map(|(moves, time, bonus, move_limit)| Stage { moves, time: Some(time), bonus, move_limit });
    let without_time = (1..4u32, time).prop_map(|(moves, limit)| Stage {
        moves: Some(moves),
        move_limit: Some(limit),
        ..Stage::default()
    });
    prop_oneof![3 => with_time, 1 => without_time]
}

/// A control of one side whose times are at most so long.
fn side_control(longest: u64) -> impl Strategy<Value = SideControl> {
    prop::collection::vec(stage(longest), 1..4).prop_map(|stages| SideControl::new(stages).unwrap())
}

/// An hourglass, with or without a limit for each move.
fn hourglass(longest: u64) -> impl Strategy<Value = SideControl> {
    (1..=longest, option::of(1..=longest)).prop_map(|(time, limit)| {
        let (time, move_limit) = (Some(Millis::new(time)), limit.map(Millis::new));
        SideControl::new([Stage { time, move_limit, bonus: Some(Bonus::Hourglass), moves: None }]).unwrap()
    })
}

/// Any control of both sides whose times are at most so long.
pub fn control(longest: u64) -> impl Strategy<Value = TimeControl> {
    let pair = |(first, second)| TimeControl::new(Sides { first, second }).unwrap();
    prop_oneof![
        1 => side_control(longest).prop_map(TimeControl::same),
        2 => (side_control(longest), side_control(longest)).prop_map(pair),
        1 => (hourglass(longest), hourglass(longest)).prop_map(pair),
    ]
}
