//! Each kind of timing, with a worked table.

use clock::{Cause, Clock, Count, Instant, Millis, TimeControl};
use contest::Side;

fn secs(secs: u64) -> Instant {
    Instant::new(secs * 1000)
}

fn started(control: &str) -> Clock {
    Clock::new(control.parse::<TimeControl>().unwrap()).start(Side::First, secs(0)).unwrap()
}

/// Plays moves that take so many seconds, the sides in turn, and compares what both faces then show.
#[track_caller]
fn check(control: &str, rows: &[(u64, &str, &str)]) {
    let mut clock = started(control);
    let mut now = 0;
    for (row, (taken, first, second)) in rows.iter().enumerate() {
        now += taken;
        clock = clock.press(secs(now)).unwrap();
        let faces = Side::BOTH.map(|side| clock.left(side, secs(now)).to_string());
        assert_eq!(faces, [*first, *second], "{control}, row {}", row + 1);
        assert!(clock.flags(secs(now)).are_up(), "{control}, row {}", row + 1);
    }
    let used: u64 = rows.iter().map(|row| row.0).sum();
    let both = Side::BOTH.map(|side| clock.used(side, secs(now)).get());
    assert_eq!(both.iter().sum::<u64>(), used * 1000);
}

/// The fall of the flag of a side that never presses.
#[track_caller]
fn falls(clock: &Clock, at: u64, cause: Cause) {
    let side = clock.running().unwrap();
    let fall = clock.next_fall().map(|(side, fall)| (side, fall.at, fall.cause));
    assert_eq!(fall, Some((side, secs(at), cause)));
    assert_eq!(clock.flag(side, Instant::new(at * 1000 - 1)), None);
    assert_eq!(clock.flag(side, secs(at)).map(|fall| fall.at), Some(secs(at)));
    assert_eq!(clock.flag(side, secs(at + 1000)).map(|fall| fall.at), Some(secs(at)));
    assert_eq!(clock.flag(!side, Instant::LAST), None);
}

#[test]
fn sudden_death() {
    check("5", &[(10, "4:50", "5:00"), (20, "4:50", "4:40"), (290 - 1, "0:01", "4:40")]);
    falls(&started("5"), 300, Cause::Stage);
}

#[test]
fn increment_after_each_move() {
    check("5+3", &[(10, "4:53", "5:00"), (1, "4:53", "5:02"), (3, "4:53", "5:02"), (0, "4:53", "5:05")]);
    falls(&started("5+3"), 300, Cause::Stage);
}

#[test]
fn increment_before_each_move() {
    let clock = started("5^3");
    assert_eq!(clock.left(Side::Second, secs(0)), Millis::from_secs(303));
    check("5^3", &[(10, "4:56", "5:03"), (1, "4:56", "5:05")]);
    falls(&clock, 303, Cause::Stage);
}

#[test]
fn an_increment_before_a_move_is_that_of_the_stage_of_the_move() {
    check("1/5:00^3,5:00^10", &[(3, "10:10", "5:03"), (0, "10:10", "10:13"), (10, "10:10", "10:13")]);
    check("1/5:00+3,5:00+10", &[(3, "10:00", "5:00"), (0, "10:00", "10:03"), (10, "10:00", "10:03")]);
}

#[test]
fn bronstein() {
    check("5b3", &[(2, "5:00", "5:00"), (3, "5:00", "5:00"), (10, "4:53", "5:00"), (0, "4:53", "5:00")]);
    falls(&started("5b3"), 300, Cause::Stage);
}

#[test]
fn delay() {
    check("5d3", &[(2, "5:00", "5:00"), (3, "5:00", "5:00"), (10, "4:53", "5:00"), (0, "4:53", "5:00")]);
    let clock = started("5d3");
    assert_eq!(clock.reading(Side::First, secs(1)).delay, Millis::from_secs(2));
    falls(&clock, 303, Cause::Stage);
}

#[test]
fn a_stop_does_not_renew_the_delay() {
    let clock = started("5d3").stop(secs(2)).unwrap().resume(secs(100)).unwrap();
    let clock = clock.press(secs(105)).unwrap();
    assert_eq!(clock.left(Side::First, secs(105)).to_string(), "4:56");
}

#[test]
fn hourglass() {
    check("1h", &[(10, "0:50", "1:10"), (30, "1:20", "0:40"), (79, "0:01", "1:59")]);
    falls(&started("1h"), 60, Cause::Stage);
}

#[test]
fn an_hourglass_that_ran_out_gives_no_more_than_it_had() {
    let clock = started("1h").press(secs(100)).unwrap();
    assert_eq!(clock.left(Side::Second, secs(100)), Millis::from_mins(2));
    assert_eq!(clock.left(Side::First, secs(100)), Millis::ZERO);
}

#[test]
fn so_much_for_each_move() {
    check("move 60", &[(59, "1:00", "1:00"), (30, "1:00", "1:00")]);
    falls(&started("move 60"), 60, Cause::Move);
}

#[test]
fn a_limit_for_each_move_together_with_a_stage() {
    check("2+10 move 60", &[(50, "1:00", "1:00"), (0, "1:00", "1:00"), (50, "0:40", "1:00")]);
    let clock = started("2+10 move 60");
    falls(&clock, 60, Cause::Move);
    let clock =
        clock.press(secs(50)).unwrap().press(secs(50)).unwrap().press(secs(100)).unwrap().press(secs(100)).unwrap();
    falls(&clock, 140, Cause::Stage);
    let reading = clock.reading(Side::First, secs(110));
    assert_eq!((reading.of_stage, reading.of_move), (Some(Millis::from_secs(30)), Some(Millis::from_secs(50))));
}

#[test]
fn stages_by_moves_keep_the_time_saved() {
    check(
        "2/1:00,0:30",
        &[(10, "0:50", "1:00"), (10, "0:50", "0:50"), (10, "1:10", "0:50"), (49, "1:10", "0:31"), (69, "0:01", "0:31")],
    );
    let clock = started("2/1:00,0:30").press(secs(10)).unwrap().press(secs(10)).unwrap();
    assert_eq!(clock.reading(Side::First, secs(10)).to_go, Some(1));
    falls(&clock, 60, Cause::Stage);
    let clock = clock.press(secs(20)).unwrap();
    let reading = clock.reading(Side::First, secs(20));
    assert_eq!(reading.count, Count { moves: 2, stage: 1, in_stage: 0 });
    assert!(reading.last_stage && reading.to_go.is_none());
}

#[test]
fn a_last_stage_with_a_count_is_repeated() {
    check("1/1:00", &[(30, "1:30", "1:00"), (0, "1:30", "2:00"), (80, "1:10", "2:00")]);
    let clock = started("1/1:00").press(secs(30)).unwrap();
    assert_eq!(clock.reading(Side::First, secs(30)).count, Count { moves: 1, stage: 1, in_stage: 0 });
    assert!(clock.reading(Side::First, secs(30)).last_stage);
}

#[test]
fn a_stage_without_a_count_ends_when_its_time_is_spent() {
    let clock = started("1:00,move 30");
    falls(&clock, 90, Cause::Move);
    let reading = clock.reading(Side::First, secs(70));
    assert_eq!((reading.left, reading.of_stage, reading.count.stage), (Millis::from_secs(20), None, 1));
    check("1:00,move 30", &[(80, "0:30", "1:00"), (20, "0:30", "0:40"), (29, "0:30", "0:40"), (69, "0:30", "0:30")]);
}

#[test]
fn a_stage_of_moves_after_one_that_is_spent() {
    let clock = started("1:00,2/0:40");
    falls(&clock, 100, Cause::Stage);
    check("1:00,2/0:40", &[(70, "0:30", "1:00"), (0, "0:30", "1:00"), (10, "1:00", "1:00")]);
}

#[test]
fn a_stage_of_limited_moves_after_one_of_moves() {
    check("1/1:00,move 20", &[(30, "0:20", "1:00"), (59, "0:20", "0:20"), (19, "0:20", "0:20")]);
}

#[test]
fn each_side_can_have_its_own_control() {
    check("5+3 vs 10d5", &[(10, "4:53", "10:00"), (10, "4:53", "9:55")]);
}

#[test]
fn a_fallen_flag_earns_nothing_but_the_next_stage() {
    let clock = started("1+5").press(secs(61)).unwrap();
    assert_eq!(clock.left(Side::First, secs(61)), Millis::ZERO);
    let clock = started("1/1:00+5,2:00+5").press(secs(61)).unwrap();
    assert_eq!(clock.left(Side::First, secs(61)), Millis::from_mins(2));
    let fall = clock.flag(Side::First, secs(61)).unwrap();
    assert_eq!((fall.at, fall.stage, fall.moves), (secs(60), 0, 0));
}

#[test]
fn both_flags_fall_and_one_fell_first() {
    let clock = started("1").press(secs(70)).unwrap();
    assert_eq!(clock.flags(secs(100)).earliest(), Some(Side::First));
    let flags = clock.flags(secs(1000));
    assert!(flags.are_down());
    assert_eq!(flags.side(Side::Second).map(|fall| fall.at), Some(secs(130)));
    assert_eq!(flags.earliest(), Some(Side::First));
}
