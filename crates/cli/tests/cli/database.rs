//! Events in a database: files go in and out, and what is kept is checked, backed up and restored.

use std::fs;
use std::path::Path;

use crate::event::{CHARTER, published};
use crate::{Run, answers, fails, folder, run};

/// Runs a command on the database of a folder.
fn keep(folder: &Path, arguments: &[&str]) -> Run {
    let database = format!("sqlite:{}", folder.join("hall.db").display());
    run(&[arguments, &["--database", &database]].concat())
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).display().to_string()
}

#[test]
fn the_file_of_an_event_goes_in_and_out_byte_for_byte() {
    let folder = published("database-round", CHARTER);
    let file = fs::read_to_string(folder.join("e.jsonl")).expect("the event is there");
    let lines = file.lines().count();
    answers(&keep(&folder, &["import", &path(&folder, "e.jsonl")]), &format!("e: {lines} lines\n"));
    answers(&keep(&folder, &["export", "e"]), &file);
    answers(&keep(&folder, &["export", "e", &path(&folder, "out.jsonl")]), "");
    assert_eq!(fs::read_to_string(folder.join("out.jsonl")).expect("it was written"), file);
    answers(&keep(&folder, &["verify"]), &format!("e: {lines} lines, all as they were recorded\n"));

    let again = keep(&folder, &["import", &path(&folder, "e.jsonl")]);
    assert!(again.code == Some(1) && again.err.ends_with("hall.db: this event already exists\n"), "{}", again.err);
    let over = keep(&folder, &["export", "e", &path(&folder, "out.jsonl")]);
    assert_eq!((over.code, over.out.as_str()), (Some(1), ""), "a file is never written over");
    let nowhere = keep(&folder, &["export", "nowhere"]);
    assert!(nowhere.err.ends_with("hall.db: no such event\n"), "{}", nowhere.err);
}

#[test]
fn a_backup_comes_back_as_it_stood_at_a_number() {
    let folder = published("database-backup", CHARTER);
    let file = fs::read_to_string(folder.join("e.jsonl")).expect("the event is there");
    assert_eq!(keep(&folder, &["import", &path(&folder, "e.jsonl"), "--event", "spring-open"]).code, Some(0));
    let copy = path(&folder, "copy");
    answers(&keep(&folder, &["backup", &copy]), &format!("spring-open\n{copy}: 1 event backed up\n"));
    assert_eq!(fs::read_to_string(folder.join("copy/spring-open.jsonl")).expect("it was written"), file);
    fs::remove_file(folder.join("hall.db")).expect("the database is there");
    let _ = fs::remove_file(folder.join("hall.db-wal"));
    let _ = fs::remove_file(folder.join("hall.db-shm"));
    answers(&keep(&folder, &["restore", &copy, "--at", "2"]), "spring-open: 2 lines\n");
    let stood = keep(&folder, &["export", "spring-open"]).out;
    assert!(file.starts_with(&stood) && stood.lines().count() == 2, "{stood}");
    let twice = keep(&folder, &["restore", &copy]);
    assert!(twice.code == Some(1) && twice.err.contains("this event already exists"), "{}", twice.err);
}

#[test]
fn what_is_wrong_with_a_file_or_a_name_is_told_and_nothing_is_taken_over() {
    let folder = published("database-wrong", CHARTER);
    let file = fs::read_to_string(folder.join("e.jsonl")).expect("the event is there");
    let torn = path(&folder, "torn.jsonl");
    fs::write(&torn, &file[..file.len() - 10]).expect("the folder takes a file");
    let refused = keep(&folder, &["import", &torn]);
    assert!(refused.code == Some(1) && refused.err.contains("torn.jsonl"), "{}", refused.err);
    answers(&keep(&folder, &["verify"]), "");

    let named = keep(&folder, &["import", &torn, "--event", "Spring Open"]);
    assert!(named.code == Some(2) && named.err.contains("expected 1 to 64 lower-case letters"), "{}", named.err);
    let moment = keep(&folder, &["restore", &torn, "--at", "yesterday"]);
    assert!(moment.code == Some(2) && moment.err.contains("expected the number of a line"), "{}", moment.err);
}

#[test]
fn a_database_that_is_not_there_is_not_made_by_looking() {
    let folder = folder("database-absent");
    for command in [&["verify"][..], &["export", "e"], &["backup", "copy"]] {
        let absent = keep(&folder, command);
        assert!(absent.code == Some(1) && absent.err.ends_with("hall.db: no such file\n"), "{}", absent.err);
        assert!(!folder.join("hall.db").exists());
    }
    fails(
        &run(&["verify", "--database", "hall.db"]),
        1,
        "qizheng: hall.db: not a database address, expected sqlite:FILE or postgres://…\n",
    );
}
