//! Logs that were kept tell the same games for ever, whatever version wrote them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use arbiter::{Desk, Happening, LineError, Logged, ReplayError, read_line};
use clock::Instant;
use contest::Sides;
use journal::{Fault, Tail};
use serde_json::{Value, json};

use crate::play;

/// The game that the lines of a log tell.
fn told(text: &str) -> Desk {
    let mut game: Option<Desk> = None;
    let mut tail = Tail::of::<Happening>();
    for line in text.lines() {
        let (logged, _) = read_line(&mut tail, line, game.as_ref()).unwrap();
        if let Some(desk) = &mut game {
            desk.follow(logged);
        } else {
            let Happening::Opened { rules, .. } = &logged.event else { panic!("no opening: {line}") };
            game = Some(Desk::replay(books::desk_law(*rules).unwrap(), &[logged]).unwrap());
        }
    }
    game.unwrap()
}

/// How a game stands, as far as that was kept: what the law says of it was not, nor what later versions show besides.
fn state(desk: &Desk, kept: &Value) -> Value {
    let mut state = json!(desk.view());
    state.as_object_mut().unwrap().retain(|field, _| kept.get(field).is_some());
    state
}

/// The games of the logs that a version wrote, by their names. Each stands as is kept beside its log.
fn games(version: &str) -> BTreeMap<String, Desk> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs").join(version);
    let mut games = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "jsonl") {
            let desk = told(&fs::read_to_string(&path).unwrap());
            let kept: Value =
                serde_json::from_str(&fs::read_to_string(path.with_extension("state.json")).unwrap()).unwrap();
            assert_eq!(state(&desk, &kept), kept, "{}", path.display());
            games.insert(path.file_stem().unwrap().to_str().unwrap().to_owned(), desk);
        }
    }
    assert!(games.len() > 12, "{version} has its logs");
    games
}

#[test]
fn logs_of_every_version_tell_the_games_they_told() {
    let (first, second) = (games("v0"), games("v1"));
    for (name, desk) in &first {
        let again = &second[name];
        assert_eq!(desk.scene(), again.scene(), "{name}");
        assert_eq!(desk.log(), again.log(), "{name}");
    }
}

#[test]
fn what_was_completed_once_needs_no_completing() {
    for (name, desk) in games("v0") {
        let text: Vec<String> = desk.log().iter().map(|logged| serde_json::to_string(logged).unwrap()).collect();
        let read: Vec<Logged> = text.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(read, desk.log(), "{name}");
        assert_eq!(Desk::replay(desk.law(), &read).unwrap().scene(), desk.scene(), "{name}");
    }
}

#[test]
fn a_line_without_a_game_is_refused() {
    let read = |line: &str| read_line(&mut Tail::of::<Happening>(), line, None);
    let first = r#"{"no":0,"at":0,"by":"first","event":"seated"}"#;
    assert!(matches!(read(first), Err(LineError::Replay(ReplayError::NoOpening))));
    let line = r#"{"no":1,"at":0,"by":"first","event":"moved","side":"first","step":"h2e2","manner":{},"legal":true}"#;
    assert!(matches!(read(line), Err(LineError::Log(Fault::Number { expected: 0, found: 1 }))));
    let opening = r#"{"no":0,"at":0,"by":"desk","event":"opened","rules":"xqef-2022","arrangements":{"start":"none"}}"#;
    assert!(matches!(read(opening), Err(LineError::Replay(ReplayError::Start(_)))));
    assert!(matches!(read("[]"), Err(LineError::Log(Fault::Unreadable(_)))));
}

#[test]
fn who_was_there_when_a_board_was_found_stands_in_its_line() {
    let desk = play(
        r#"{"supervision":"patrol"}"#,
        &[
            r#"{"at":5,"by":"chief","do":"start"}"#,
            r#"{"at":3600000,"by":"referee","do":"find","fen":"4k4/9/9/9/9/9/9/9/4R4/3K5 b"}"#,
        ],
    );
    let there = Some(Instant::new(5));
    assert_eq!(desk.scene().arrived, Sides { first: there, second: there });
    let written = Tail::of::<Happening>().append(desk.log()).unwrap();
    assert_eq!(told(std::str::from_utf8(&written).unwrap()).scene(), desk.scene());
    // Earlier versions did not say it, and nobody counted as there.
    let mut log = desk.log().to_vec();
    for line in &mut log {
        if let Happening::Found { arrived, .. } = &mut line.event {
            *arrived = None;
        }
    }
    assert_eq!(Desk::replay(desk.law(), &log).unwrap().scene().arrived, Sides::default());
}

/// A game of a few moves, as it is written.
fn written() -> (Desk, String) {
    let mut games = games("v0").into_values().filter(|desk| desk.log().len() > 5);
    let desk = games.next().expect("one of the kept games is long enough");
    let bytes = Tail::of::<Happening>().append(desk.log()).unwrap();
    (desk, String::from_utf8(bytes).unwrap())
}

#[test]
fn a_log_that_is_written_anew_is_sealed_and_tells_the_same_game() {
    let (desk, text) = written();
    let again = told(&text);
    assert_eq!((again.scene(), again.log()), (desk.scene(), desk.log()));
    assert!(text.lines().all(|line| line.starts_with(r#"{"version":2,"no":"#) && line.contains(r#","hash":""#)));
}

#[test]
fn a_line_that_was_changed_or_taken_out_is_told() {
    let (_, text) = written();
    let lines: Vec<&str> = text.lines().collect();
    let mut tail = Tail::of::<Happening>();
    read_line(&mut tail, lines[0], None).unwrap();
    let desk = told(lines[0]);
    let taken_out = read_line(&mut tail.clone(), lines[2], Some(&desk));
    assert!(matches!(taken_out, Err(LineError::Log(Fault::Number { expected: 1, found: 2 }))));
    let changed = lines[1].replacen("\"at\":", "\"at\":1", 1);
    assert!(matches!(read_line(&mut tail, &changed, Some(&desk)), Err(LineError::Log(Fault::Seal))));
}
