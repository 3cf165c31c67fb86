//! Time controls and clocks written down: as text, as JSON, as TOML.

use clock::{Bonus, Clock, ControlFault, Expected, Given, Instant, Millis, Stage, TextError, TimeControl};
use contest::Side;
use proptest::prelude::*;
use serde_json::json;

use crate::common;

/// The text, read, is written so; what is written is read the same.
#[track_caller]
fn check(text: &str, written: &str) {
    let control: TimeControl = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(control.to_string(), written);
    assert_eq!(written.parse(), Ok(control));
}

#[test]
fn each_text_is_written_as_it_is_read() {
    let texts = [
        "60",
        "0:30",
        "60+30",
        "60^30",
        "60b5",
        "60d5",
        "5h",
        "5h move 30",
        "move 60",
        "60+30 move 120",
        "90:30+2.5",
        "40/90:00+30,30:00+30",
        "40/120:00,20/60:00",
        "60:00,move 30",
        "10/move 60,5:00",
        "60+30 vs 40+10",
        "0^10",
        "40/90:00^30,30:00^30 vs 40/60:00,15:00b5 move 60",
    ];
    for text in texts {
        check(text, text);
    }
}

#[test]
fn other_ways_to_write_the_same() {
    check(" 60 + 30 ", "60+30");
    check("1:00:00+1:30", "60+90");
    check("40 / 90 + 30 , 30 + 30", "40/90:00+30,30:00+30");
    check("3+2 vs 3+2", "3+2");
    check("0:00.5", "0:00.5");
    check("move 1:00", "move 60");
}

#[test]
fn what_is_no_time_control() {
    let rows = [
        ("", Expected::Time, 0),
        ("abc", Expected::Time, 0),
        ("60+", Expected::Time, 3),
        ("60,", Expected::Time, 3),
        ("60 vs", Expected::Time, 5),
        ("60+30x", Expected::End, 5),
        ("5:60", Expected::BelowSixty, 2),
        ("5:", Expected::BelowSixty, 2),
        ("5+1.0000", Expected::Decimals, 4),
        ("5.5", Expected::End, 1),
        ("99999999999999999999", Expected::Number, 0),
        ("600001", Expected::Number, 0),
        ("4294967296/60", Expected::Number, 0),
        ("６０", Expected::Time, 0),
    ];
    for (text, expected, at) in rows {
        assert_eq!(text.parse::<TimeControl>(), Err(TextError::Unreadable { expected, at }), "{text}");
    }
}

#[test]
fn text_that_makes_no_sense() {
    let faults = |text: &str| match text.parse::<TimeControl>() {
        Err(TextError::Faults(faults)) => faults.faults().to_vec(),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(faults("0"), [ControlFault::ZeroTime { stage: 1 }]);
    assert_eq!(faults("0/60+0"), [ControlFault::ZeroMoves { stage: 1 }, ControlFault::ZeroBonus { stage: 1 }]);
    assert_eq!(faults("5h vs 5"), [ControlFault::HourglassAlone]);
    assert_eq!(faults("move 60,5:00"), [ControlFault::NeverEnds { stage: 1 }]);
}

#[test]
fn as_json() {
    let control: TimeControl = "40/90:00+30,30:00d5 move 60".parse().unwrap();
    let written = json!({ "stages": [
        { "moves": 40, "time": 5_400_000, "bonus": { "kind": "increment", "time": 30_000, "given": "after_move" } },
        { "time": 1_800_000, "bonus": { "kind": "delay", "time": 5_000 }, "move_limit": 60_000 },
    ] });
    assert_eq!(serde_json::to_value(&control).unwrap(), written);
    assert_eq!(serde_json::from_value::<TimeControl>(written).unwrap(), control);
    let control: TimeControl = "5h vs 3h".parse().unwrap();
    let stages = |time: u64| json!({ "stages": [{ "time": time, "bonus": { "kind": "hourglass" } }] });
    let written = json!({ "first": stages(300_000), "second": stages(180_000) });
    assert_eq!(serde_json::to_value(&control).unwrap(), written);
    assert_eq!(serde_json::from_value::<TimeControl>(written).unwrap(), control);
}

#[test]
fn as_toml() {
    #[derive(serde::Deserialize)]
    struct Charter {
        time: TimeControl,
    }
    let as_text: Charter = toml::from_str("time = '40/90:00^30,30:00^30'").unwrap();
    let as_tables: Charter = toml::from_str(
        "[[time.stages]]\nmoves = 40\ntime = 5400000\nbonus = { kind = 'increment', time = 30000, given = 'before_move' }\n\
         [[time.stages]]\ntime = 1800000\nbonus = { kind = 'increment', time = 30000, given = 'before_move' }\n",
    )
    .unwrap();
    assert_eq!(as_text.time, as_tables.time);
    let given = Given::BeforeMove;
    let bonus = Some(Bonus::Increment { time: Millis::from_secs(30), given });
    let rest = Stage { time: Some(Millis::from_mins(30)), bonus, ..Stage::default() };
    assert_eq!(as_text.time.side(Side::Second).stages()[1], rest);
}

#[test]
fn wrong_json_is_told_what_is_wrong() {
    let rows = [
        (json!({ "stages": [] }), "no stages, expected at least one"),
        (json!({ "stages": [{}] }), "stage 1: expected a time or a limit for each move"),
        (json!({ "first": { "stages": [{ "time": 1 }] } }), "expected either `stages`, or both `first` and `second`"),
        (json!({ "stages": [{ "tine": 1 }] }), "unknown field `tine`, expected one of"),
        (json!("60+"), "expected a time, or `move` and a time at byte 3"),
        (json!(60), "expected a time control, as text or as its stages"),
    ];
    for (written, told) in rows {
        let error = serde_json::from_value::<TimeControl>(written.clone()).unwrap_err().to_string();
        assert!(error.contains(told), "{written}: {error}");
    }
}

#[test]
fn a_clock_as_json() {
    let clock = Clock::new("1+5".parse::<TimeControl>().unwrap()).start(Side::First, Instant::new(0)).unwrap();
    let clock = clock.press(Instant::new(61_000)).unwrap();
    let face = |bank: u64, used: u64, moves: u32, fall: serde_json::Value| {
        json!({
            "bank": bank, "move_left": 0, "delay_left": 0, "charged": 0, "used": used,
            "count": { "moves": moves, "stage": 0, "in_stage": moves }, "fall": fall,
        })
    };
    let fall = json!({ "at": 60_000, "cause": "stage", "stage": 0, "moves": 0 });
    let written = json!({
        "control": { "stages": [
            { "time": 60_000, "bonus": { "kind": "increment", "time": 5_000, "given": "after_move" } },
        ] },
        "faces": { "first": face(0, 61_000, 1, fall), "second": face(60_000, 0, 0, json!(null)) },
        "state": { "kind": "running", "side": "second", "since": 61_000 },
    });
    assert_eq!(serde_json::to_value(&clock).unwrap(), written);
    assert_eq!(serde_json::from_value::<Clock>(written.clone()).unwrap(), clock);
    for (path, value, told) in [
        ("/faces/first/bank", json!(u64::MAX), "the First side's face shows too much"),
        ("/faces/second/move_left", json!(u64::MAX), "the Second side's face shows too much"),
        ("/faces/second/count/stage", json!(3), "the Second side's control has no stage 3"),
    ] {
        let mut broken = written.clone();
        *broken.pointer_mut(path).unwrap() = value;
        let error = serde_json::from_value::<Clock>(broken).unwrap_err().to_string();
        assert!(error.contains(told), "{error}");
    }
}

#[test]
fn a_turn_longer_than_a_face_can_show_is_written_and_read_again() {
    let longest = Millis::LONGEST.get();
    let clock = Clock::new("5b3".parse::<TimeControl>().unwrap()).start(Side::First, Instant::new(0)).unwrap();
    let clock = clock.set(Side::First, Millis::LONGEST, Instant::new(0)).unwrap();
    let clock = clock.set(Side::First, Millis::LONGEST, Instant::new(longest)).unwrap();
    let clock = clock.stop(Instant::new(2 * longest)).unwrap();
    let written = serde_json::to_value(&clock).unwrap();
    assert_eq!(serde_json::from_value::<Clock>(written).unwrap(), clock);
}

#[test]
fn schemas_name_what_is_written() {
    let schema = |schema: schemars::Schema| serde_json::to_value(schema).unwrap();
    let millis = schema(schemars::schema_for!(Millis));
    assert_eq!(millis["type"], "integer");
    let control = schema(schemars::schema_for!(TimeControl));
    assert_eq!(control["anyOf"].as_array().map(Vec::len), Some(3));
    let clock = schema(schemars::schema_for!(Clock));
    assert_eq!(clock["required"], json!(["control", "faces", "state"]));
    assert_eq!(clock["properties"]["faces"], json!({ "$ref": "#/$defs/SidesOfFace" }));
    assert!(clock["$defs"]["Face"]["properties"]["bank"].is_object());
    assert!(clock["$defs"]["SidesOfSideControl"]["properties"]["first"].is_object());
}

proptest! {
    #[test]
    fn every_control_is_written_and_read_again(control in common::control(8_000_000)) {
        prop_assert_eq!(&control.to_string().parse::<TimeControl>().unwrap(), &control);
        let written = serde_json::to_string(&control).unwrap();
        prop_assert_eq!(&serde_json::from_str::<TimeControl>(&written).unwrap(), &control);
        let written = toml::to_string(&control).unwrap();
        prop_assert_eq!(&toml::from_str::<TimeControl>(&written).unwrap(), &control);
    }
}
