//! Notices to everybody: who puts them up, and that everybody sees them.

use crate::support::{DIRECTOR, Day, person};
use hall::{By, Hall, NoticeAct, NoticeId, Post, What, Why};

fn notice(json: &str) -> What {
    What::Notice(serde_json::from_str::<NoticeAct>(json).unwrap())
}

fn shown(day: &Day) -> Vec<(u32, String)> {
    day.hall.see(&By::Public).notices.into_iter().map(|notice| (notice.id.0, notice.text)).collect()
}

#[test]
fn a_notice_is_seen_by_everybody_until_it_is_taken_down() {
    let mut day = Day::playing("xqef-2022", 4);
    day.must(DIRECTOR, notice(r#"{"put_up": {"text": " Round 2 begins at 14:30 "}}"#));
    day.must(DIRECTOR, notice(r#"{"put_up": {"text": "Tables 1 to 20 are upstairs", "section": "A"}}"#));
    assert_eq!(shown(&day), [(1, "Round 2 begins at 14:30".to_owned()), (2, "Tables 1 to 20 are upstairs".to_owned())]);
    day.must(DIRECTOR, notice(r#"{"put_up": {"text": "Round 2 begins at 15:00", "instead_of": 1}}"#));
    day.must(DIRECTOR, notice(r#"{"take_down": {"notice": 2}}"#));
    assert_eq!(shown(&day), [(3, "Round 2 begins at 15:00".to_owned())]);
    assert_eq!(Hall::replay(&day.log).notices, day.hall.notices);
    for gone in [1, 2, 9] {
        let refused = day.refuses(DIRECTOR, notice(&format!(r#"{{"take_down": {{"notice": {gone}}}}}"#)));
        assert_eq!(refused.why, Why::NoNotice(NoticeId(gone)));
    }
}

#[test]
fn notices_are_put_up_by_those_who_run_the_event() {
    let mut day = Day::playing("xqef-2022", 4);
    for (id, post) in [("s", Post::Staff), ("h", Post::SectionHead), ("w", Post::Witness)] {
        day.appoint(id, post, None, &["A"]);
    }
    day.appoint("c", Post::Chief, None, &[]);
    let (all, here) = (r#"{"put_up": {"text": "x"}}"#, r#"{"put_up": {"text": "x", "section": "A"}}"#);
    for (who, for_all, for_section) in
        [(person("c"), true, true), (person("h"), false, true), (person("w"), false, false), (By::Public, false, false)]
    {
        assert_eq!(day.ask(who.clone(), notice(all)).is_ok(), for_all, "{who:?}");
        assert_eq!(day.ask(who.clone(), notice(here)).is_ok(), for_section, "{who:?}");
    }
    let refused = day.refuses(person("w"), notice(all));
    assert!(refused.could.iter().any(|holder| holder.people.contains(&"c".into())), "{refused:?}");
    // What hangs for all is not taken down by whoever heads a section.
    let refused = day.refuses(person("h"), notice(r#"{"take_down": {"notice": 1}}"#));
    assert_eq!(refused.why, Why::NeedsOffice);
}

#[test]
fn a_notice_that_says_nothing_to_nobody_or_is_over_is_refused() {
    let mut day = Day::playing("xqef-2022", 4);
    assert_eq!(day.refuses(DIRECTOR, notice(r#"{"put_up": {"text": "  "}}"#)).why, Why::Nameless);
    let nowhere = day.refuses(DIRECTOR, notice(r#"{"put_up": {"text": "x", "section": "Z"}}"#));
    assert_eq!(nowhere.why, Why::NoSection("Z".to_owned()));
    let over = day.refuses(DIRECTOR, notice(r#"{"put_up": {"text": "x", "until": 1}}"#));
    assert_eq!(over.why, Why::OverAlready(clock::Instant::new(1)));
    let in_time = format!(r#"{{"put_up": {{"text": "x", "until": {}}}}}"#, day.now + 60_000);
    day.must(DIRECTOR, notice(&in_time));
    assert_eq!(shown(&day).len(), 1);
}
