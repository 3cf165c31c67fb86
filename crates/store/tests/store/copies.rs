//! Files in and out, backups and what comes back from them.

use std::fs;
use std::path::Path;

use journal::{Fault, LogError};
use store::{At, CopyError, EventId, ImportError, Store, StoreError, backup, import, restore, verify};

use crate::houses::House;
use crate::lines::{Bell, NOON, file, ring};

fn named(name: &str) -> EventId {
    name.parse().unwrap()
}

pub async fn told(house: &House) {
    let store = house.open().await;
    a_file_comes_back_byte_for_byte(&*store).await;
    a_file_with_a_fault_is_not_taken_over(&*store).await;
    moments_come_back(&*store).await;
}

async fn taken(store: &dyn Store, event: &str, bytes: &[u8]) -> Result<u64, ImportError> {
    import::<Bell, String>(store, named(event), bytes).await
}

async fn a_file_comes_back_byte_for_byte(store: &dyn Store) {
    let plain = String::from_utf8(ring(store, &named("plain"), 3).await).unwrap();
    let older = r#"{"at":"2026-05-01T11:00:00Z","by":"director","event":"rung","times":1}"#;
    let files = [
        plain.clone(),
        plain.trim_end().to_owned(),
        plain.replace('\n', "\r\n"),
        format!("\u{feff}\n \n{}", plain.replace('\n', "\n\n")),
        format!("{older}\n{older}"),
    ];
    for (nth, whole) in files.iter().enumerate() {
        let event = format!("bytes-{nth}");
        let lines = if whole.starts_with(older) { 2 } else { 6 };
        assert_eq!(taken(store, &event, whole.as_bytes()).await, Ok(lines), "{whole:?}");
        assert_eq!(String::from_utf8(file(store, &named(&event)).await).unwrap(), *whole);
        assert_eq!(verify(store, &named(&event)).await.unwrap(), Ok(lines));
    }
    assert_eq!(taken(store, "bytes-0", plain.as_bytes()).await, Err(StoreError::Exists.into()));
}

async fn a_file_with_a_fault_is_not_taken_over(store: &dyn Store) {
    let plain = String::from_utf8(file(store, &named("plain")).await).unwrap();
    let fault = |line, fault| Err(ImportError::Log(LogError { line, fault }));
    let without_second: String =
        plain.split_inclusive('\n').enumerate().filter(|(nth, _)| *nth != 1).map(|(_, line)| line).collect();
    let files = [
        (String::new(), Err(ImportError::Empty)),
        ("\n\n".to_owned(), Err(ImportError::Empty)),
        (plain.trim_end().trim_end_matches('}').to_owned(), fault(6, Fault::Torn)),
        (plain.replacen(r#""times":1"#, r#""times":8"#, 1), fault(3, Fault::Seal)),
        (without_second, fault(2, Fault::Number { expected: 2, found: 3 })),
        (plain.split_inclusive('\n').take(5).collect(), fault(6, Fault::Torn)),
    ];
    for (text, refused) in files {
        assert_eq!(taken(store, "faulty", text.as_bytes()).await, refused);
        assert_eq!(store.event(&named("faulty")).await.unwrap(), None);
    }
}

async fn moments_come_back(store: &dyn Store) {
    let house = House::file();
    let folder = house.folder().join("backup");
    let events = backup(store, &folder).await.unwrap();
    assert!(events.contains(&named("plain")));
    assert!(!folder.with_extension("part").exists());
    let whole = file(store, &named("plain")).await;
    assert_eq!(fs::read(folder.join("plain.jsonl")).unwrap(), whole);
    assert!(matches!(backup(store, &folder).await, Err(CopyError::File(..))), "a backup is never written over");

    // Decisions of two lines each, at 1, 3 and 5 seconds after noon.
    let at = |seconds: u64| At::Time(clock::Instant::new(NOON + seconds * 1000));
    let moments = [
        (None, 6),
        (Some(At::Number(6)), 6),
        (Some(At::Number(5)), 4),
        (Some(At::Number(2)), 2),
        (Some(at(4)), 4),
        (Some(at(1)), 2),
        (Some(at(900)), 6),
    ];
    for (nth, (moment, lines)) in moments.into_iter().enumerate() {
        let store = store::open(&format!("sqlite:{}/moment-{nth}.db", house.folder().display())).await.unwrap();
        let restored = restored(&*store, &folder, Some("plain"), moment).await.unwrap();
        assert_eq!(restored, [(named("plain"), lines)]);
        assert_eq!(verify(&*store, &named("plain")).await.unwrap(), Ok(lines));
        assert!(whole.starts_with(&file(&*store, &named("plain")).await));
    }
    let fresh = store::open(&format!("sqlite:{}/fresh.db", house.folder().display())).await.unwrap();
    for none in [At::Number(0), at(0)] {
        let nothing = restored(&*fresh, &folder, Some("plain"), Some(none)).await;
        assert!(matches!(nothing, Err(CopyError::Nothing(_))));
    }
    assert!(matches!(restored(&*fresh, &folder, Some("nowhere"), None).await, Err(CopyError::Nothing(_))));
}

async fn restored(
    store: &dyn Store,
    folder: &Path,
    only: Option<&str>,
    at: Option<At>,
) -> Result<Vec<(EventId, u64)>, CopyError> {
    restore::<Bell, String>(store, folder, only.map(named).as_ref(), at).await
}

#[test]
fn a_moment_is_a_number_or_a_time() {
    assert_eq!("12".parse(), Ok(At::Number(12)));
    assert_eq!("2026-05-01T11:00:00Z".parse(), Ok(At::Time(clock::Instant::new(NOON))));
    for text in ["", "-1", "yesterday", "12x"] {
        assert_eq!(text.parse::<At>(), Err(store::NoMoment), "{text}");
    }
}

/// From a file to a server and back, byte for byte.
pub async fn events_move_between_databases(file_house: &House, server_house: &House) {
    let (in_file, on_server) = (file_house.open().await, server_house.open().await);
    let event = named("traveller");
    let whole = ring(&*in_file, &event, 600).await;
    assert_eq!(taken(&*on_server, "traveller", &whole).await, Ok(1200));
    let there = file(&*on_server, &event).await;
    assert_eq!(there, whole);
    assert_eq!(taken(&*in_file, "back-home", &there).await, Ok(1200));
    assert_eq!(file(&*in_file, &named("back-home")).await, whole);
}
