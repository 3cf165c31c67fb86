//! The record sheet of a game.

use books::desk::Marks;
use clock::Millis;
use contest::Side;

use crate::play;

const GAME: [&str; 9] = [
    r#"{"at":0,"by":"chief","do":"start"}"#,
    r#"{"at":0,"by":"black","do":"press"}"#,
    r#"{"at":0,"by":"red","do":"offer"}"#,
    r#"{"at":1000,"by":"red","do":"move","text":"e1d1"}"#,
    r#"{"at":1000,"by":"red","do":"press"}"#,
    r#"{"at":3000,"by":"black","do":"move","text":"d9e9"}"#,
    r#"{"at":3000,"by":"black","do":"press"}"#,
    r#"{"at":4000,"by":"red","do":"move","text":"d1d9"}"#,
    r#"{"at":4000,"by":"red","do":"press"}"#,
];

#[test]
fn a_sheet_has_the_items_of_schedule_4() {
    let settled = r#"{"event":"Cup","date":"2026-01-02","place":"Hall","round":2,"table":7,"time":"1",
        "players":{"first":{"name":"A"},"second":{"name":"B"}},"start":"3k5/9/4n4/9/9/9/9/9/4R4/4K4 w"}"#;
    let desk = play(settled, &GAME);
    let sheet = desk.record_sheet(1);
    assert_eq!((sheet.event.as_str(), sheet.round, sheet.table), ("Cup", Some(2), Some(7)));
    assert_eq!((sheet.date.as_deref(), sheet.place.as_deref()), (Some("2026-01-02"), Some("Hall")));
    assert_eq!((sheet.players.first.as_str(), sheet.players.second.as_str()), ("A", "B"));
    assert_eq!(sheet.pages.iter().map(|page| page.number).collect::<Vec<_>>(), [1, 2]);
    let round = &sheet.pages[0].rounds[0];
    let first = round.moves[Side::First].as_ref().unwrap();
    assert_eq!((round.number, first.text.as_str()), (1, "俥五平六"));
    assert_eq!(first.marks, Marks { capture: false, check: true, offer: true });
    assert_eq!(first.left, Some(Millis::from_secs(59)));
    assert_eq!(round.moves[Side::Second].as_ref().unwrap().left, Some(Millis::from_secs(58)));
    assert_eq!(sheet.pages[1].rounds[0].number, 2);
    assert!(sheet.ending.is_none());
}

#[test]
fn a_game_that_is_over_says_why_and_whose_ruling_it_is() {
    let late = r#"{"at":90000,"by":"witness","do":"note","text":"nobody moves"}"#;
    let settled = r#"{"time":"1","supervision":"watched","start":"3k5/9/4n4/9/9/9/9/9/4R4/4K4 w"}"#;
    let desk = play(settled, &[&GAME[..], &[late]].concat());
    let sheet = desk.record_sheet(0);
    assert_eq!(sheet.pages.len(), 2, "a page has at least one round");
    let ending = sheet.ending.unwrap();
    assert_eq!(ending.outcome.winner(), Some(Side::First));
    assert_eq!(sheet.official, Some(books::desk::Actor::Desk));
    assert!(!sheet.confirmed);
}
