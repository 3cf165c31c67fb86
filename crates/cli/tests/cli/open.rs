//! An open of two hundred players and nine rounds, run as a director runs it: once without a mistake, and once with more than
//! twenty that are put right on the way. Both end with the same table.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use crate::event::path;
use crate::{Run, folder, run};

const PLAYERS: u32 = 200;
const ROUNDS: u32 = 9;

fn charter(rounds: u32) -> String {
    format!(
        r#"
name = "Harbour Open"
organiser = "Harbour Club"
time = {{ method = {{ minutes = 60 }} }}
sections = [{{ id = "A", name = "A" }}]
format = {{ stages = [{{ system = "swiss", rounds = {rounds}, ranking = "swiss", share_places = true }}] }}

[rules]
base = "xqef-2022"
supplements = ["roc-113"]
clauses = [{{ key = "leave", value = true }}, {{ key = "make_up", value = false }}, {{ key = "shared_first", value = true }}]
"#
    )
}

/// An event in a file of a folder.
struct Open {
    folder: PathBuf,
    file: String,
    commands: u32,
}

impl Open {
    fn new(name: &str, rounds: u32) -> Self {
        let folder = folder(name);
        let mut sheet = "name,club,rating\n".to_owned();
        for number in 1..=PLAYERS {
            writeln!(sheet, "Player {number:03},Club {},{}", number % 17, 2400 - number * 5).expect("a text grows");
        }
        fs::write(path(&folder, "entries.csv"), sheet).expect("the folder takes a file");
        let file = path(&folder, "open.jsonl");
        let mut open = Self { folder, file, commands: 0 };
        open.write("charter.toml", &charter(rounds));
        let charter = path(&open.folder, "charter.toml");
        open.takes("new", &["--charter", &charter]);
        let sheet = path(&open.folder, "entries.csv");
        open.takes("add", &["--sheet", &sheet]);
        open
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(path(&self.folder, name), text).expect("the folder takes a file");
    }

    fn asks(&mut self, action: &str, more: &[&str]) -> Run {
        self.commands += 1;
        run(&[&["event", action, &self.file], more].concat())
    }

    fn takes(&mut self, action: &str, more: &[&str]) -> Run {
        let run = self.asks(action, more);
        assert_eq!(run.code, Some(0), "{action} {more:?}: {}", run.err);
        run
    }

    fn director(&mut self, order: &str) -> Run {
        self.takes("do", &["--order", order])
    }

    fn chief(&mut self, order: &str) -> Run {
        self.takes("do", &["--by", "chief", "--order", order])
    }

    fn pair(&mut self, round: u32) {
        let (number, seed) = (round.to_string(), (round + 100).to_string());
        self.takes("pair", &["--round", &number, "--seed", &seed]);
        self.takes("publish", &["--round", &number]);
    }

    /// The tables of the round being played, by the numbers of the players.
    fn tables(&mut self) -> Vec<(u32, u32)> {
        let shown = self.takes("export", &["--what", "pairings", "--format", "json"]);
        let rows: serde_json::Value = serde_json::from_str(&shown.out).expect("the answer is JSON");
        let number = |name: &serde_json::Value| {
            name.as_str().and_then(|name| name.strip_prefix("Player ")).and_then(|number| number.parse().ok())
        };
        rows.as_array()
            .expect("rows")
            .iter()
            .map(|row| (number(&row["red"]), number(&row["black"])))
            .map_while(|(red, black)| Some((red?, black?)))
            .collect()
    }

    /// Enters all results of a round from a sheet; `wrong` names a table that is typed wrongly.
    fn results(&mut self, round: u32, wrong: Option<usize>) -> Vec<(u32, u32)> {
        let tables = self.tables();
        assert_eq!(tables.len(), PLAYERS as usize / 2);
        let mut sheet = "table,result\n".to_owned();
        for (nth, (red, black)) in tables.iter().enumerate() {
            let result = if wrong == Some(nth + 1) {
                opposite(result(round, *red, *black))
            } else {
                result(round, *red, *black)
            };
            writeln!(sheet, "{},{result}", nth + 1).expect("a text grows");
        }
        self.write("results.csv", &sheet);
        let (file, number) = (path(&self.folder, "results.csv"), round.to_string());
        let told = self.takes("result", &["--sheet", &file, "--round", &number]);
        assert!(told.out.contains("Player 001"), "names are echoed: {}", told.out);
        tables
    }

    fn correct(&mut self, round: u32, table: usize, tables: &[(u32, u32)]) -> Run {
        let (red, black) = tables[table - 1];
        let (number, nth) = (round.to_string(), table.to_string());
        let outcome = word(result(round, red, black));
        let more =
            ["--round", &number, "--table", &nth, "--outcome", outcome, "--correct", "--reason", "typed wrongly"];
        self.takes("result", &more)
    }

    fn close(&mut self, round: u32) {
        self.takes("close", &["--round", &round.to_string()]);
    }

    fn finish(&mut self) -> String {
        self.chief(r#"{"verify": {"section": "A"}}"#);
        self.director(r#"{"finish": {"section": "A"}}"#);
        self.takes("standings", &["--format", "csv"]).out
    }
}

/// How two play: the stronger wins more often than not.
fn result(round: u32, red: u32, black: u32) -> &'static str {
    match (red * 31 + black * 17 + round * 7) % 10 {
        0..=1 => "1/2-1/2",
        2 => {
            if red < black {
                "0-1"
            } else {
                "1-0"
            }
        }
        _ => {
            if red < black {
                "1-0"
            } else {
                "0-1"
            }
        }
    }
}

fn opposite(result: &str) -> &'static str {
    match result {
        "1-0" => "0-1",
        "0-1" => "1/2-1/2",
        _ => "1-0",
    }
}

fn word(result: &str) -> &'static str {
    match result {
        "1-0" => "first_wins",
        "0-1" => "second_wins",
        _ => "draw",
    }
}

fn without_a_mistake() -> String {
    let mut open = Open::new("open-plain", ROUNDS);
    open.takes("draw", &["--seed", "7"]);
    for round in 1..=ROUNDS {
        open.pair(round);
        open.results(round, None);
        open.close(round);
    }
    open.finish()
}

/// Mistakes with entries, money, the charter and the draw.
fn mistakes_before_play(open: &mut Open) {
    // 1 to 3: a name, a club and a rating were typed wrongly: made wrong and put right again.
    for (wrong, right) in [
        (r#"{"name": "Playr 017"}"#, r#"{"name": "Player 017"}"#),
        (r#"{"club": "Club 99"}"#, r#"{"club": "Club 0"}"#),
        (r#"{"rating": 1}"#, r#"{"rating": 2315}"#),
    ] {
        for to in [wrong, right] {
            open.director(&format!(r#"{{"amend_entry": {{"player": 17, "to": {to}, "reason": "as on the form"}}}}"#));
        }
    }
    // 4 and 5: entered twice under another spelling, and someone who never meant to come.
    open.takes("add", &["--name", "Player 0200"]);
    open.takes("add", &["--name", "Stranger"]);
    for player in [201, 202] {
        open.director(&format!(r#"{{"remove_entry": {{"player": {player}, "reason": "no such player"}}}}"#));
    }
    // 6: a fee was noted for the wrong player.
    open.director(r#"{"pay": {"player": 3, "what": "fee", "amount": 100}}"#);
    open.director(r#"{"void_payment": {"player": 3, "what": "fee", "amount": 100, "reason": "paid by 30"}}"#);
    // 7: the charter had one round too few.
    open.write("charter.toml", &charter(ROUNDS));
    let charter = path(&open.folder, "charter.toml");
    open.takes("amend", &["--charter", &charter, "--reason", "nine rounds were announced"]);
    // 8: the chief arbiter announced the wrong number of minutes.
    let announce = |minutes: u32, more: &str| {
        format!(
            r#"{{"announce": {{"round": 1, "clauses": [{{"key": "latest_arrival", "value": {minutes}}}], "text": null{more}}}}}"#
        )
    };
    open.chief(&announce(1, ""));
    open.chief(&announce(15, r#", "instead": true"#));
    // 9: drawn with the wrong lots.
    open.takes("draw", &["--seed", "70"]);
    open.director(r#"{"take_back": {"section": "A", "what": "draw", "reason": "the wrong lots"}}"#);
    open.takes("draw", &["--seed", "7"]);
}

/// Mistakes with a round that is being paired and played.
fn mistakes_in_play(open: &mut Open) {
    // 10: a draft with the wrong lots. 11: published too early.
    open.takes("pair", &["--round", "1", "--seed", "5"]);
    open.director(r#"{"discard": {"section": "A", "round": 1}}"#);
    open.takes("pair", &["--round", "1", "--seed", "6"]);
    open.takes("publish", &[]);
    open.director(r#"{"take_back": {"section": "A", "what": "round", "round": 1, "reason": "not all had come"}}"#);
    open.director(r#"{"discard": {"section": "A", "round": 1}}"#);
    open.pair(1);
    // 12: someone was taken for another and disqualified. 13: the wrong player withdrew.
    open.chief(r#"{"disqualify": {"player": 5, "reason": "a telephone rang"}}"#);
    open.chief(r#"{"reinstate": {"player": 5, "reason": "it was a spectator's"}}"#);
    open.director(r#"{"withdraw": {"player": 6, "reason": "ill", "accepted": true}}"#);
    open.director(r#"{"reinstate": {"player": 6, "reason": "60 is ill"}}"#);
    // 14: a result typed wrongly, seen before the round was closed.
    let tables = open.results(1, Some(3));
    open.correct(1, 3, &tables);
    // 15: a result entered while the game went on.
    open.director(r#"{"reopen": {"section": "A", "round": 1, "table": 4}}"#);
    let (red, black) = tables[3];
    open.takes("result", &["--table", "4", "--outcome", word(result(1, red, black))]);
    open.close(1);
}

/// Mistakes that are seen only when the round is closed.
fn mistakes_seen_later(open: &mut Open) {
    // 16: a result typed wrongly, seen after the round was closed.
    open.pair(2);
    let tables = open.results(2, Some(10));
    open.close(2);
    let told = open.correct(2, 10, &tables);
    assert!(told.err.contains("standings"), "what follows is told: {}", told.err);
    // 17: one seen only when the next round was published.
    open.pair(3);
    let third = open.results(3, Some(20));
    open.close(3);
    open.pair(4);
    open.director(r#"{"take_back": {"section": "A", "what": "round", "round": 4, "reason": "a result was wrong"}}"#);
    open.director(r#"{"discard": {"section": "A", "round": 4}}"#);
    open.correct(3, 20, &third);
    // 18: leave noted for the wrong player.
    open.director(r#"{"ask_leave": {"player": 8, "round": 4}}"#);
    open.director(r#"{"cancel_leave": {"player": 8, "round": 4, "reason": "80 asked"}}"#);
    open.pair(4);
    // 19: an order meant for the round before is refused and changes nothing.
    let stray = ["--round", "3", "--table", "1", "--outcome", "draw"];
    assert_eq!(open.asks("result", &stray).code, Some(1));
    // 20: closed with a result that was only assumed.
    let tables = open.results(4, Some(30));
    open.close(4);
    open.director(r#"{"take_back": {"section": "A", "what": "close", "round": 4, "reason": "table 30 still plays"}}"#);
    open.correct(4, 30, &tables);
    open.close(4);
    // 21: ended early by mistake.
    open.director(r#"{"end_early": {"section": "A", "reason": "the wrong section"}}"#);
    open.director(r#"{"take_back": {"section": "A", "what": "end", "reason": "the wrong section"}}"#);
}

fn with_mistakes() -> String {
    let mut open = Open::new("open-mistakes", ROUNDS - 1);
    mistakes_before_play(&mut open);
    mistakes_in_play(&mut open);
    mistakes_seen_later(&mut open);
    let mut last = Vec::new();
    for round in 5..=ROUNDS {
        open.pair(round);
        last = open.results(round, (round == ROUNDS).then_some(1));
        open.close(round);
    }
    // 22: the table was announced with a result that was wrong.
    open.finish();
    open.director(r#"{"take_back": {"section": "A", "what": "finish", "reason": "table 1 was typed wrongly"}}"#);
    open.correct(ROUNDS, 1, &last);
    open.finish()
}

#[test]
fn an_open_with_mistakes_put_right_ends_as_one_without() {
    assert_eq!(with_mistakes(), without_a_mistake());
}
