//! Games at the desk, entry by entry.

use arbiter::{Desk, Entry};
use books::XQEF_2022;
use books::desk::{Arrangements, Phase};
use clock::Instant;

use crate::play;

#[test]
fn an_illegal_move_is_kept_and_restored() {
    let desk = play(
        "{}",
        &[
            r#"{"at":0,"by":"chief","do":"start"}"#,
            r#"{"at":1,"by":"red","do":"move","text":"炮二平五"}"#,
            r#"{"at":2,"by":"black","do":"move","text":"h9h7"}"#,
            r#"{"at":3,"by":"red","do":"raise","matter":1}"#,
            r#"{"at":3,"by":"witness","do":"rule","matter":1}"#,
        ],
    );
    assert_eq!(desk.scene().line.len(), 1);
    assert_eq!(desk.scene().phase, Phase::Running);
    assert_eq!(Desk::replay(desk.law(), desk.log()).unwrap().scene(), desk.scene());
}

#[test]
fn every_breach_that_a_book_lists_is_one_of_its_units_and_can_be_raised() {
    for entry in books::REGISTRY {
        let Some(law) = entry.desk else { continue };
        for breach in law.breaches() {
            assert!(books::entry(breach.book).unwrap().law().unit(breach.clause).is_some(), "{breach} is no unit");
            let mut desk = Desk::open(law, Arrangements::default(), Instant::new(0)).unwrap();
            let raised = serde_json::json!({"conduct": {"clause": breach.clause}});
            for line in [
                serde_json::json!({"at": 0, "by": "chief", "do": "start"}),
                serde_json::json!({"at": 1000, "by": "chief", "do": "raise", "subject": raised, "against": "second"}),
            ] {
                let entry: Entry = serde_json::from_value(line).unwrap();
                let taken = desk.take(&entry).map(<[_]>::len);
                assert!(taken.is_ok(), "{breach}: {taken:?}");
            }
        }
    }
}

#[test]
fn a_start_that_is_no_placement_is_refused() {
    let law = books::desk_law(XQEF_2022).unwrap();
    let arrangements = Arrangements { start: Some("nonsense".to_owned()), ..Arrangements::default() };
    let error = Desk::open(law, arrangements, Instant::new(0)).unwrap_err();
    assert_eq!(error.text, "nonsense");
}

#[test]
fn what_is_undone_comes_back_when_that_is_undone_however_often() {
    let mut desk = play(
        "{}",
        &[
            r#"{"at":0,"by":"chief","do":"start"}"#,
            r#"{"at":1,"by":"red","do":"move","text":"炮二平五"}"#,
            r#"{"at":2,"by":"witness","do":"undo","from":2,"why":"entered at the wrong table"}"#,
        ],
    );
    assert_eq!(desk.scene().line.len(), 0);
    for undoing in 1..64 {
        let from = desk.log().len() - 1;
        let line = format!(r#"{{"at":3,"by":"witness","do":"undo","from":{from},"why":"mistaken"}}"#);
        desk.take(&serde_json::from_str(&line).unwrap()).unwrap();
        assert_eq!(desk.scene().line.len(), undoing % 2);
    }
    assert_eq!(Desk::replay(desk.law(), desk.log()).unwrap().scene(), desk.scene());
}
