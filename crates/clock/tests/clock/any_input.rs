//! Whatever is done to a clock, in whatever order and at whatever times, it answers, and a clock it gives can be written and
//! read again.

use clock::{Clock, ClockError, Count, Instant, Millis, TimeControl};
use contest::{Side, Sides};
use proptest::prelude::*;

use crate::common;

#[derive(Clone, Copy, Debug)]
enum Act {
    Start(Side),
    Press,
    Stop,
    Resume,
    Set(Side, Millis),
    Replace(Millis, Millis),
    Add(Side, Millis),
    Deduct(Side, Millis),
    Recount(Side, Count),
    Renumber(Side, u32),
    Swap,
}

fn apply(clock: &Clock, act: Act, now: Instant) -> Result<Clock, ClockError> {
    match act {
        Act::Start(side) => clock.start(side, now),
        Act::Press => clock.press(now),
        Act::Stop => clock.stop(now),
        Act::Resume => clock.resume(now),
        Act::Set(side, left) => clock.set(side, left, now),
        Act::Replace(first, second) => clock.replace(Sides { first, second }, now),
        Act::Add(side, time) => clock.add(side, time, now),
        Act::Deduct(side, time) => clock.deduct(side, time, now).map(|(clock, _)| clock),
        Act::Recount(side, count) => clock.recount(side, count, now),
        Act::Renumber(side, moves) => clock.renumber(side, moves, now),
        Act::Swap => Ok(clock.swapped()),
    }
}

/// A number, small, of any size, or at the end of what can be written.
fn number() -> impl Strategy<Value = u64> {
    prop_oneof![6 => 0..200u64, 1 => any::<u64>(), 1 => u64::MAX - 3..=u64::MAX, 1 => Just(Millis::LONGEST.get())]
}

fn act() -> impl Strategy<Value = Act> {
    let side = prop_oneof![Just(Side::First), Just(Side::Second)];
    let time = number().prop_map(Millis::new).boxed();
    let small = prop_oneof![0..6u32, any::<u32>()];
    let count = (small.clone(), small.clone(), small.clone()).prop_map(|(moves, stage, in_stage)| Count {
        moves,
        stage,
        in_stage,
    });
    prop_oneof![
        3 => side.clone().prop_map(Act::Start),
        8 => Just(Act::Press),
        2 => Just(Act::Stop),
        2 => Just(Act::Resume),
        1 => (side.clone(), time.clone()).prop_map(|(side, left)| Act::Set(side, left)),
        1 => (time.clone(), time.clone()).prop_map(|(first, second)| Act::Replace(first, second)),
        1 => (side.clone(), time.clone()).prop_map(|(side, time)| Act::Add(side, time)),
        1 => (side.clone(), time).prop_map(|(side, time)| Act::Deduct(side, time)),
        1 => (side.clone(), count).prop_map(|(side, count)| Act::Recount(side, count)),
        1 => (side, small).prop_map(|(side, moves)| Act::Renumber(side, moves)),
        1 => Just(Act::Swap),
    ]
}

/// Steps of time, mostly forward and small.
fn step(now: u64) -> impl Fn(u64) -> u64 {
    move |step| if step < 200 { now.saturating_add(step) } else { step }
}

fn ask_everything(clock: &Clock, now: Instant) -> Result<(), TestCaseError> {
    for side in Side::BOTH {
        let reading = clock.reading(side, now);
        prop_assert_eq!(reading.left, clock.left(side, now));
        prop_assert_eq!(reading.flag, clock.flags(now).side(side));
        prop_assert!(reading.left <= Millis::LONGEST);
        prop_assert!(clock.used(side, Instant::LAST) >= reading.used);
    }
    let calls = clock.reminders(&[Millis::ZERO, Millis::new(50), Millis::new(u64::MAX)], now, Instant::LAST);
    prop_assert!(calls.iter().all(|call| call.at > now));
    let written = serde_json::to_string(clock).unwrap();
    prop_assert_eq!(&serde_json::from_str::<Clock>(&written).unwrap(), clock);
    Ok(())
}

proptest! {
    #[test]
    fn no_order_of_operations_breaks_a_clock(
        control in common::control(300),
        acts in prop::collection::vec((number(), act()), 0..60),
    ) {
        let mut clock = Clock::new(control);
        let mut now = 0;
        for (wait, act) in acts {
            let asked = step(now)(wait);
            if let Ok(next) = apply(&clock, act, Instant::new(asked)) {
                clock = next;
                now = asked;
            }
            ask_everything(&clock, Instant::new(now))?;
        }
    }

    #[test]
    fn no_text_breaks_the_reader(text in prop_oneof!["[0-9/:+^,.bdhmovesv ]{0,24}", any::<String>()]) {
        if let Ok(control) = text.parse::<TimeControl>() {
            let written = control.to_string();
            prop_assert_eq!(written.parse::<TimeControl>().unwrap(), control);
        }
    }
}
