//! What the laws ask for is what their rulings turn on, in every case of the desk.

#![allow(clippy::unwrap_used, reason = "whatever is not there fails the test")]

use std::collections::BTreeSet;
use std::path::Path;

use arbiter::{Desk, Entry};
use books::desk::{Act, Actor, Arrangements, Fact, Hand};
use clock::{Instant, Millis};
use serde::Deserialize;

use super::{is_read, ruled_on, undeclared};

/// As much of a case as it takes to play its script.
#[derive(Deserialize)]
struct Case {
    desk: Option<Played>,
}

#[derive(Deserialize)]
struct Played {
    rules: Vec<String>,
    #[serde(default, deserialize_with = "arbiter::arrangements")]
    arrangements: Arrangements,
    script: String,
}

fn cases() -> Vec<Played> {
    let books = Path::new(env!("CARGO_MANIFEST_DIR")).join("../books/cases");
    let folders = std::fs::read_dir(books).unwrap().map(|folder| folder.unwrap().path().join("desk"));
    let files = folders.filter(|folder| folder.is_dir()).flat_map(|folder| std::fs::read_dir(folder).unwrap());
    let texts = files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    texts.filter_map(|text| toml::from_str::<Case>(&text).unwrap().desk).collect()
}

/// A move of the side to move, a second later.
fn played(desk: &Desk, text: &str) -> Entry {
    let at = desk.scene().now.after(Millis::from_secs(1));
    let (between, also) = (Vec::new(), Vec::new());
    let (hand, left_on, held, part, upturned) = (Hand::default(), false, false, false, false);
    let act = Act::Move { text: text.to_owned(), hand, left_on, between, also, held, part, upturned };
    Entry::new(at, Actor::player(desk.scene().to_move()), act)
}

/// Plays a script, showing the desk before each entry.
fn play(script: &Played, id: &str, mut look: impl FnMut(&Desk, &Entry)) {
    let law = books::desk_law(books::known(id).unwrap()).unwrap();
    let mut desk = Desk::open(law, script.arrangements.clone(), Instant::new(0)).unwrap();
    let lines = script.script.lines().map(str::trim).filter(|line| !line.starts_with(['#', '=']) && !line.is_empty());
    for line in lines {
        if let Some(moves) = line.strip_prefix("play ") {
            for text in moves.split_whitespace() {
                let _ = desk.take(&played(&desk, text));
            }
            continue;
        }
        let entry: Entry = serde_json::from_str(line).unwrap();
        look(&desk, &entry);
        let _ = desk.take(&entry);
    }
}

#[test]
fn rulings_turn_on_what_is_asked_for_and_on_nothing_else() {
    let (mut asked, mut read): (BTreeSet<_>, BTreeSet<_>) = (BTreeSet::new(), BTreeSet::new());
    let mut strange = Vec::new();
    let scripts = cases();
    assert!(scripts.len() > 500, "only {} scripts", scripts.len());
    for script in scripts {
        for id in &script.rules {
            play(&script, id, |desk, entry| {
                let Some((matter, facts)) = ruled_on(desk, entry) else { return };
                let subject = matter.incident.name();
                for asks in desk.law().asks(desk.scene(), matter) {
                    let name = (id.clone(), subject.clone(), asks.fact);
                    if !read.contains(&name) && is_read(desk, matter, facts, asks) {
                        read.insert(name.clone());
                    }
                    asked.insert(name);
                }
                let unasked = undeclared(desk, matter).into_iter();
                strange.extend(unasked.map(|fact| (id.clone(), subject.clone(), fact)));
            });
        }
    }
    assert_eq!(strange, Vec::<(String, String, Fact)>::new(), "change a ruling unasked");
    let idle: Vec<_> = asked.difference(&read).collect();
    assert!(idle.is_empty(), "asked for, and never read in any case: {idle:?}");
}
