//! Logs that were kept tell the same games for ever, whatever version wrote them.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use arbiter::{Desk, Happening, LineError, Logged, ReplayError};
use serde_json::{Value, json};

/// The game that the lines of a log tell.
fn told(text: &str) -> Desk {
    let mut game: Option<Desk> = None;
    for line in text.lines() {
        let logged = Logged::read(line, game.as_ref()).unwrap();
        match &mut game {
            Some(desk) => desk.follow(logged),
            None => {
                let Happening::Opened { rules, .. } = &logged.event else { panic!("no opening: {line}") };
                game = Some(Desk::replay(books::desk_law(*rules).unwrap(), &[logged]).unwrap());
            }
        }
    }
    game.unwrap()
}

/// How a game stands, without what the law says of it.
fn state(desk: &Desk) -> Value {
    let mut state = json!(desk.view());
    for of_law in ["allowed", "awaits", "counts"] {
        state.as_object_mut().unwrap().remove(of_law);
    }
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
            assert_eq!(state(&desk), kept, "{}", path.display());
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
    let line = r#"{"no":1,"at":0,"by":"first","event":"moved","side":"first","step":"h2e2","manner":{},"legal":true}"#;
    assert!(matches!(Logged::read(line, None), Err(LineError::Replay(ReplayError::NoOpening))));
    let opening = r#"{"no":0,"at":0,"by":"desk","event":"opened","rules":"xqef-2022","arrangements":{"start":"none"}}"#;
    assert!(matches!(Logged::read(opening, None), Err(LineError::Replay(ReplayError::Start(_)))));
    assert!(matches!(Logged::read("[]", None), Err(LineError::Form(_))));
}
