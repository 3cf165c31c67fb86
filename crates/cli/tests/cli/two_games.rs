//! Chess beside Xiangqi in one event, from its opening to the final tables: each section in the words and by the book of its game.

use std::fs;
use std::path::Path;

use crate::event::{event, path};
use crate::folder;

const CHARTER: &str = r#"
name = "Two Games"
organiser = "Harbour Club"
recording = true
time = { method = { minutes = 60 } }
rules = { base = "roc-113" }
format = { stages = [{ system = "swiss", rounds = 2, ranking = "swiss", share_places = true }] }

[[sections]]
id = "X"
name = "象棋組"

[[sections]]
id = "C"
name = "Chess"
rules = { base = "fide-2014" }
"#;

/// What a chess section must say itself: no book of it scores games or ranks players.
const SCORED: &str = r#"
format = { stages = [{ system = "swiss", rounds = 2, scoring = "half", ranking = { own = ["opponents_points"] }, share_places = true }] }
"#;

/// Plays a section to its end: the first table is won by Black, at the second somebody does not come in the first round.
fn played(folder: &Path, section: &str) {
    let of_section = |action: &str, more: &[&str]| {
        let run = event(folder, action, &[&["--section", section], more].concat());
        assert_eq!(run.code, Some(0), "{section} {action} {more:?}: {}", run.err);
        run
    };
    of_section("draw", &["--seed", "1"]);
    for outcome in ["second_absent", "first_wins"] {
        of_section("pair", &["--seed", "2"]);
        of_section("publish", &[]);
        of_section("result", &["--table", "1", "--outcome", "second_wins"]);
        of_section("result", &["--table", "2", "--outcome", outcome]);
        of_section("close", &[]);
    }
}

#[test]
fn chess_and_xiangqi_are_played_in_one_event_to_the_end() {
    let folder = folder("two-games");
    let write = |name: &str, text: &str| fs::write(path(&folder, name), text).expect("the folder takes a file");
    write("c.toml", CHARTER);
    let unscored = event(&folder, "new", &["--charter", &path(&folder, "c.toml")]);
    assert_eq!(unscored.code, Some(1));
    assert!(unscored.err.contains("line 16: the scoring is not given"), "{}", unscored.err);
    write("c.toml", &format!("{CHARTER}{SCORED}"));
    let new = event(&folder, "new", &["--charter", &path(&folder, "c.toml")]);
    assert_eq!(new.code, Some(0), "{}", new.err);
    let must_say = "section “Chess”: no rulebook of the event settles this; the charter must: minutes after which a late \
                    player forfeits [fide-2014 art. 6.7.a]";
    assert!(new.err.contains(must_say), "{}", new.err);
    write("x.csv", "姓名\n陳大文\n李四\n王五\n趙六\n");
    write("p.csv", "name\nAnna\nBert\nCora\nDirk\n");
    for (section, sheet) in [("X", "x.csv"), ("C", "p.csv")] {
        let add = event(&folder, "add", &["--section", section, "--sheet", &path(&folder, sheet)]);
        assert_eq!((add.code, add.out.as_str()), (Some(0), "entered: 4\n"), "{}", add.err);
    }
    for (section, book, [own, other]) in [("X", "roc-113", ["Red", "White"]), ("C", "fide-2014", ["White", "Red"])] {
        played(&folder, section);
        let log = fs::read_to_string(path(&folder, "e.jsonl")).expect("the log can be read");
        let of_section = |line: &&str| line.contains(&format!("\"subject\":{{\"section\":\"{section}\""));
        let absent = log.lines().filter(of_section).find(|line| line.contains("second_absent"));
        let absent = absent.expect("somebody did not come");
        assert!(absent.contains(&format!("\"under\":[\"{book} ")), "an absence cites its book: {absent}");
        for what in ["pairings", "by-name", "cards", "slips", "records", "cross", "standings"] {
            let paper = event(&folder, "export", &["--section", section, "--what", what, "--format", "html"]);
            assert_eq!(paper.code, Some(0), "{what}: {}", paper.err);
            let says =
                |word: &str| paper.out.contains(&format!(">{word}<")) || paper.out.contains(&format!(" {word}<"));
            assert!(!says(other), "{what} of {section} says {other}: {}", paper.out);
            if !["cross", "standings"].contains(&what) {
                assert!(says(own), "{what} of {section} does not say {own}: {}", paper.out);
            }
        }
        let records = event(&folder, "export", &["--section", section, "--what", "records", "--format", "html"]).out;
        assert_eq!(records.contains(">×<"), section == "X", "a move of chess is written with its marks: {records}");
        assert_eq!(records.contains("illegal moves: White / Black"), section == "C", "{records}");
        let finish = format!(r#"{{"finish": {{"section": "{section}"}}}}"#);
        let verify = format!(r#"{{"verify": {{"section": "{section}"}}}}"#);
        if section == "X" {
            assert_eq!(event(&folder, "do", &["--by", "chief", "--order", &verify]).code, Some(0));
        }
        let done = event(&folder, "do", &["--order", &finish]);
        assert_eq!(done.code, Some(0), "{section}: {}", done.err);
    }
    let standings = |section: &str| event(&folder, "standings", &["--section", section, "--format", "csv"]).out;
    let points = |section: &str| -> Vec<String> {
        let table = standings(section);
        let at = table.lines().next().and_then(|head| head.split(',').position(|column| column == "points"));
        let at = at.expect("there is a column of points");
        table.lines().skip(1).filter_map(|line| line.split(',').nth(at)).map(str::to_owned).collect()
    };
    assert_eq!((points("X"), points("C")), (numbers(["4", "2", "2", "0"]), numbers(["2", "1", "1", "0"])));
    let report = event(&folder, "export", &["--section", "C", "--what", "trf"]).out;
    assert!(report.contains("Anna") && !report.contains("李四") && report.contains(" w +"), "{report}");
}

fn numbers(texts: [&str; 4]) -> Vec<String> {
    texts.map(str::to_owned).to_vec()
}
