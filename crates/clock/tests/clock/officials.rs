//! What officials do to a clock.

use clock::{Cause, Clock, ClockError, Count, Deduction, Instant, Millis, State, TimeControl};
use contest::{Side, Sides};

fn secs(secs: u64) -> Instant {
    Instant::new(secs * 1000)
}

fn new(control: &str) -> Clock {
    Clock::new(control.parse::<TimeControl>().unwrap())
}

fn started(control: &str) -> Clock {
    new(control).start(Side::First, secs(0)).unwrap()
}

#[test]
fn a_stopped_clock_stands_still() {
    let clock = started("5").stop(secs(10)).unwrap();
    assert_eq!(clock.state(), State::Stopped { side: Side::First, since: secs(10) });
    assert_eq!(clock.left(Side::First, secs(9999)), Millis::from_secs(290));
    assert_eq!(clock.flags(Instant::LAST).earliest(), None);
    let clock = clock.resume(secs(1000)).unwrap();
    assert_eq!(clock.left(Side::First, secs(1010)), Millis::from_secs(280));
}

#[test]
fn another_side_can_be_started_after_a_stop() {
    let clock = started("5b3").stop(secs(10)).unwrap().start(Side::Second, secs(20)).unwrap();
    let clock = clock.press(secs(25)).unwrap();
    assert_eq!(clock.left(Side::First, secs(25)), Millis::from_secs(290));
    assert_eq!(clock.left(Side::Second, secs(25)), Millis::from_secs(298));
    assert_eq!(clock.reading(Side::First, secs(25)).count.moves, 0);
    let clock = clock.press(secs(25)).unwrap();
    assert_eq!(clock.left(Side::First, secs(25)), Millis::from_secs(290), "the turn that was given up earns nothing");
}

#[test]
fn what_does_not_fit_the_state_is_refused() {
    let ready = new("5");
    let running = started("5");
    let stopped = running.stop(secs(1)).unwrap();
    let already = ClockError::AlreadyRunning { side: Side::First };
    assert_eq!(ready.press(secs(0)), Err(ClockError::NotRunning));
    assert_eq!(ready.stop(secs(0)), Err(ClockError::NotRunning));
    assert_eq!(ready.resume(secs(0)), Err(ClockError::NeverStarted));
    assert_eq!(running.start(Side::Second, secs(1)), Err(already));
    assert_eq!(running.resume(secs(1)), Err(already));
    assert_eq!(stopped.press(secs(2)), Err(ClockError::NotRunning));
    assert_eq!(stopped.stop(secs(2)), Err(ClockError::NotRunning));
}

#[test]
fn time_does_not_go_backwards() {
    let running = new("5").start(Side::First, secs(10)).unwrap();
    let back = |now| ClockError::Backwards { since: secs(10), now: secs(now) };
    assert_eq!(running.press(secs(9)), Err(back(9)));
    assert_eq!(running.stop(secs(9)), Err(back(9)));
    assert_eq!(running.add(Side::Second, Millis::from_secs(1), secs(0)), Err(back(0)));
    assert_eq!(running.left(Side::First, secs(0)), Millis::from_mins(5), "a face is never read before it was set");
    let stopped = running.stop(secs(10)).unwrap();
    assert_eq!(stopped.resume(secs(9)), Err(back(9)));
    assert_eq!(stopped.start(Side::Second, secs(9)), Err(back(9)));
}

#[test]
fn time_is_added_and_set_while_it_runs() {
    let clock = started("5").add(Side::Second, Millis::from_mins(2), secs(10)).unwrap();
    assert_eq!(clock.left(Side::Second, secs(10)), Millis::from_mins(7));
    assert_eq!(clock.left(Side::First, secs(20)), Millis::from_secs(280));
    let clock = clock.set(Side::First, Millis::from_mins(1), secs(30)).unwrap();
    assert_eq!(clock.next_fall().map(|(side, fall)| (side, fall.at)), Some((Side::First, secs(90))));
    assert_eq!(clock.used(Side::First, secs(40)), Millis::from_secs(40), "what was thought stays thought");
}

#[test]
fn a_deduction_says_what_it_could_take() {
    let clock = started("5");
    let (clock, deduction) = clock.deduct(Side::First, Millis::from_mins(3), secs(60)).unwrap();
    let [one, three, zero] = [1, 3, 0].map(Millis::from_mins);
    assert_eq!(deduction, Deduction { taken: three, missing: zero, left: one });
    let (clock, deduction) = clock.deduct(Side::First, three, secs(60)).unwrap();
    assert_eq!(deduction, Deduction { taken: one, missing: Millis::from_mins(2), left: zero });
    assert!(deduction.is_nothing_left());
    assert_eq!(clock.flag(Side::First, secs(60)).map(|fall| fall.at), Some(secs(60)));
    let (clock, _) = clock.deduct(Side::Second, Millis::from_mins(9), secs(61)).unwrap();
    assert_eq!(clock.flag(Side::Second, secs(62)), None, "its time does not run");
    assert_eq!(clock.press(secs(63)).unwrap().flag(Side::Second, secs(64)).map(|fall| fall.at), Some(secs(63)));
}

#[test]
fn less_than_five_minutes_are_deducted_to_the_whole_minute_and_the_rest_given_to_the_other_side() {
    let clock = started("10").stop(secs(350)).unwrap();
    let five = Millis::from_mins(5);
    let whole = clock.left(Side::First, secs(350)).whole(Millis::from_mins(1)).min(five);
    let (clock, deduction) = clock.deduct(Side::First, whole, secs(350)).unwrap();
    let clock = clock.add(Side::Second, five.saturating_sub(deduction.taken), secs(350)).unwrap();
    let faces = Side::BOTH.map(|side| clock.left(side, secs(350)).to_string());
    assert_eq!(faces, ["0:10", "11:00"]);
}

#[test]
fn a_replaced_clock_shows_what_the_official_says() {
    let readings = Sides { first: Millis::from_mins(3), second: Millis::from_mins(4) };
    let clock = started("1").replace(readings, secs(100)).unwrap();
    assert!(clock.flags(secs(100)).are_up(), "a flag that fell by a fault is put up again");
    assert_eq!(Side::BOTH.map(|side| clock.left(side, secs(100))), [readings.first, readings.second]);
    assert_eq!(clock.flag(Side::First, secs(280)).map(|fall| fall.at), Some(secs(280)));
}

#[test]
fn a_flag_that_fell_on_a_move_is_put_up_with_a_new_turn() {
    let clock = started("5 move 10");
    assert_eq!(clock.flag(Side::First, secs(12)).map(|fall| fall.cause), Some(Cause::Move));
    let clock = clock.set(Side::First, Millis::from_mins(4), secs(12)).unwrap();
    assert_eq!(clock.next_fall().map(|(_, fall)| (fall.at, fall.cause)), Some((secs(22), Cause::Move)));
}

#[test]
fn a_flag_that_fell_on_the_stage_is_put_up_in_the_same_turn() {
    let clock = started("1d10 move 100").set(Side::First, Millis::from_mins(1), secs(80)).unwrap();
    assert_eq!(clock.next_fall().map(|(_, fall)| (fall.at, fall.cause)), Some((secs(100), Cause::Move)));
    assert_eq!(clock.reading(Side::First, secs(80)).delay, Millis::ZERO, "the delay is not renewed");
}

#[test]
fn a_face_set_to_nothing_keeps_its_flag_down() {
    let clock = started("1").set(Side::First, Millis::ZERO, secs(80)).unwrap();
    assert_eq!(clock.flag(Side::First, secs(90)).map(|fall| fall.at), Some(secs(60)));
}

#[test]
fn more_time_does_not_raise_a_flag() {
    let clock = started("1").add(Side::First, Millis::from_mins(2), secs(100)).unwrap();
    assert_eq!(clock.left(Side::First, secs(100)), Millis::from_mins(2));
    assert_eq!(clock.flag(Side::First, secs(100)).map(|fall| fall.at), Some(secs(60)));
}

#[test]
fn where_only_moves_are_limited_the_move_gets_more_or_less() {
    let clock = started("move 30").add(Side::Second, Millis::from_mins(2), secs(0)).unwrap();
    let (clock, _) = clock.deduct(Side::First, Millis::from_secs(10), secs(5)).unwrap();
    assert_eq!(clock.left(Side::First, secs(5)), Millis::from_secs(15));
    let clock = clock.press(secs(6)).unwrap();
    assert_eq!(Side::BOTH.map(|side| clock.left(side, secs(6)).to_string()), ["0:30", "2:30"]);
    assert_eq!(clock.press(secs(7)).unwrap().left(Side::Second, secs(7)), Millis::from_secs(30));
}

#[test]
fn a_face_shows_ten_thousand_hours_at_most() {
    let limit = Millis::LONGEST;
    let endless = Millis::new(u64::MAX);
    let refused = ClockError::TooLong { asked: endless, limit };
    assert_eq!(started("5").add(Side::First, endless, secs(0)), Err(refused));
    assert_eq!(started("5").set(Side::First, endless, secs(0)), Err(refused));
    let full = started("5+5").set(Side::First, limit, secs(0)).unwrap().press(secs(0)).unwrap();
    assert_eq!(full.left(Side::First, secs(0)), limit);
}

#[test]
fn a_wrong_count_is_corrected() {
    let clock = started("2/5:00,5:00 move 60").press(secs(1)).unwrap().press(secs(1)).unwrap().press(secs(1)).unwrap();
    assert_eq!(clock.reading(Side::First, secs(1)).count.stage, 1);
    let count = clock.control().side(Side::First).count_after(1);
    let clock = clock.recount(Side::First, count, secs(1)).unwrap();
    let reading = clock.reading(Side::First, secs(1));
    assert_eq!((reading.count, reading.to_go, reading.of_move), (count, Some(1), None));
    for (moves, stage, in_stage) in [(5, 3, 0), (2, 0, 2), (0, 1, 1)] {
        let count = Count { moves, stage, in_stage };
        assert_eq!(clock.recount(Side::First, count, secs(1)), Err(ClockError::NoSuchCount { count }));
    }
}

#[test]
fn moves_found_to_be_made_bring_the_time_of_their_stage() {
    let left = |clock: &Clock| clock.left(Side::First, secs(300)).get() / 1000;
    let clock = started("2/5:00,1/2:00");
    assert!(clock.flag(Side::First, secs(300)).is_some());
    let one = clock.renumber(Side::First, 1, secs(300)).unwrap();
    assert!(one.flag(Side::First, secs(300)).is_some(), "one move was too few");
    let two = clock.renumber(Side::First, 2, secs(300)).unwrap();
    assert_eq!((left(&two), two.flag(Side::First, secs(300))), (120, None));
    let four = two.renumber(Side::First, 4, secs(300)).unwrap();
    assert_eq!((left(&four), four.reading(Side::First, secs(300)).count.stage), (360, 3));
    let back = four.renumber(Side::First, 2, secs(300)).unwrap();
    assert_eq!(back, two, "what was too much is taken back");
    let endless = clock.renumber(Side::First, u32::MAX, secs(300)).unwrap();
    assert_eq!(endless.left(Side::First, secs(300)), Millis::LONGEST);
}

#[test]
fn players_at_the_wrong_colours_keep_their_times() {
    let clock = started("5 vs 10").press(secs(60)).unwrap();
    let swapped = clock.swapped();
    assert_eq!(swapped.running(), Some(Side::First));
    assert_eq!(swapped.left(Side::First, secs(70)), clock.left(Side::Second, secs(70)));
    assert_eq!(swapped.left(Side::Second, secs(70)), clock.left(Side::First, secs(70)));
    assert_eq!(swapped.control().to_string(), "10 vs 5");
    assert_eq!(swapped.swapped(), clock);
}

#[test]
fn times_are_called_when_the_running_face_comes_down_to_them() {
    let calls = [300, 60, 30, 10].map(Millis::from_secs);
    let called = |clock: &Clock, after, until| {
        let reminders = clock.reminders(&calls, secs(after), secs(until));
        reminders.iter().map(|call| (call.side, call.left.get() / 1000, call.at.get() / 1000)).collect::<Vec<_>>()
    };
    let clock = started("5d2");
    assert_eq!(called(&clock, 0, 1), [], "five minutes were there from the beginning");
    let first = |left, at| (Side::First, left, at);
    assert_eq!(called(&clock, 0, 9999), [first(60, 242), first(30, 272), first(10, 292)]);
    assert_eq!(called(&clock, 242, 272), [first(30, 272)]);
    assert_eq!(called(&clock.stop(secs(1)).unwrap(), 0, 9999), []);
    let spent = started("1:00,move 40");
    assert_eq!(called(&spent, 0, 9999), [first(30, 30), first(10, 50), first(30, 70), first(10, 90)]);
    let limited = started("1:00 move 40");
    assert_eq!(called(&limited, 0, 9999), [first(30, 10), first(10, 30)]);
}
