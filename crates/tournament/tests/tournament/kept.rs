//! Logs written by earlier versions fold to the same event for ever: beside each lies what it told when it was written.

use std::fmt::Write;
use std::path::Path;

use tournament::ResultWord;
use tournament::event::{GameSlot, Log, RoundState, SectionState, TableState, Tournament, replay};

fn game(slot: &GameSlot) -> String {
    let outcome = slot.verdict.map_or("open", |verdict| ResultWord::of(verdict).id());
    let signs = [(slot.swapped, "swapped"), (slot.confirmed, "confirmed"), (slot.appealed, "appealed")];
    let signs: Vec<&str> = signs.iter().filter(|(is, _)| *is).map(|(_, sign)| *sign).collect();
    format!("{} {outcome} {:?} {}", slot.board, slot.fouls, signs.join(" "))
}

fn table(table: &TableState) -> String {
    let games: Vec<String> = table.games.iter().map(game).collect();
    let rapid: Vec<String> = table.rapid.iter().map(game).collect();
    let tie = table.tie.map_or_else(String::new, |tie| serde_json::to_string(&tie).unwrap());
    let TableState { first, second, group, cycle, .. } = table;
    format!("{first}-{second} group {group} cycle {cycle} {tie}: {}; {}", games.join(", "), rapid.join(", "))
}

fn round(told: &mut String, round: &RoundState) {
    let RoundState { number, status, byes, leaves, seed, wishes, .. } = round;
    writeln!(told, "round {number} {status:?} seed {seed} byes {byes:?} leaves {leaves:?} wishes {wishes:?}").unwrap();
    for seated in &round.tables {
        writeln!(told, "  {}", table(seated)).unwrap();
    }
}

fn section(told: &mut String, id: &str, section: &SectionState) {
    let SectionState { entrants, seeds, gone, leaves, delays, line_ups, late, play_offs, verified, .. } = section;
    // In which stage somebody went was not told when these were kept: whoever went did so in the first.
    let gone = format!("{gone:?}").replace(", stage: 0 }", " }");
    writeln!(told, "section {id} {entrants:?} seeds {seeds:?} gone {gone} leaves {leaves:?}").unwrap();
    writeln!(told, "delays {delays:?} line-ups {line_ups:?} late {late:?}").unwrap();
    writeln!(told, "play-offs {play_offs:?} verified {verified} final {:?}", section.final_table).unwrap();
    for stage in &section.stages {
        writeln!(told, "stage {:?} seed {}", stage.groups, stage.seed).unwrap();
        stage.rounds.iter().for_each(|one| round(told, one));
    }
}

/// All that an event holds.
fn told(event: &Tournament) -> String {
    let mut told = format!("{}\n", serde_json::to_string(&event.charter).unwrap());
    writeln!(told, "{}", serde_json::to_string(&event.announcements).unwrap()).unwrap();
    writeln!(told, "{}", serde_json::to_string(&event.players).unwrap()).unwrap();
    writeln!(told, "{}", serde_json::to_string(&event.teams).unwrap()).unwrap();
    writeln!(told, "{}", serde_json::to_string(&event.ledger.lines).unwrap()).unwrap();
    writeln!(told, "{} events", event.length).unwrap();
    event.sections.iter().for_each(|(id, state)| section(&mut told, id, state));
    told
}

#[test]
fn logs_of_earlier_versions_fold_to_the_same_event() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs");
    let mut logs = 0;
    for file in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if file.extension().is_none_or(|ending| ending != "jsonl") {
            continue;
        }
        let log: Log = journal::read(&std::fs::read(&file).unwrap());
        assert_eq!(log.fault, None, "{}", file.display());
        let kept = file.with_extension("txt");
        let found = told(&replay(&log.lines));
        assert_eq!(found, std::fs::read_to_string(&kept).unwrap(), "{}", file.display());
        logs += 1;
    }
    assert!(logs >= 7, "{logs} logs are kept");
}
