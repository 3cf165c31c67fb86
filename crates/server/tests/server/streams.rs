//! Streams of a section or a table tell of nothing else, and whoever comes back is told what they missed.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::evening::{As, CHARTER, Evening, Following};

async fn quiet(following: &mut Following) {
    let told = timeout(Duration::from_millis(200), following.next()).await;
    assert!(told.is_err(), "{told:?}");
}

async fn told(following: &mut Following) -> (String, Value) {
    timeout(Duration::from_secs(20), following.next()).await.expect("it is told")
}

async fn two_sections(name: &str) -> Evening {
    let charter = CHARTER.replace("name = \"Open\" }]", "name = \"Open\" }, { id = \"B\", name = \"B\" }]");
    Evening::playing_under(name, &charter).await
}

#[tokio::test]
async fn a_stream_of_a_section_or_a_table_tells_of_nothing_else() {
    let evening = two_sections("scopes").await;
    let director = evening.director();
    let mut first = evening.follow_at("?section=A&round=1&table=1", director, None).await;
    let mut second = evening.follow_at("?section=A&round=1&table=2", director, None).await;
    let mut a = evening.follow_at("?section=A", director, None).await;
    let mut b = evening.follow_at("?section=B", director, None).await;
    let mut public = evening.follow_at("?section=B", As::default(), None).await;
    for following in [&mut first, &mut second, &mut a, &mut b, &mut public] {
        assert_eq!(told(following).await.0, "hello");
    }
    let last = evening.entry(1, json!({ "do": "note", "text": "here" })).await["last"].clone();
    for following in [&mut first, &mut a] {
        assert_eq!(told(following).await.1["no"], last);
    }
    for following in [&mut second, &mut b, &mut public] {
        quiet(following).await;
    }
    let last = evening.order(json!({ "enter": { "name": "Eve", "section": "B" } })).await["last"].clone();
    for following in [&mut b, &mut public] {
        assert_eq!(told(following).await.1["no"], last);
    }
    for following in [&mut first, &mut second, &mut a] {
        quiet(following).await;
    }
    // A result at a table is for those who follow the table, and what closes the round for all of its section.
    let result =
        |table: u16| json!({ "result": { "section": "A", "table": table, "outcome": "draw", "agreed": true } });
    let last = evening.order(result(2)).await["last"].clone();
    assert_eq!(told(&mut second).await.1["no"], last);
    quiet(&mut first).await;
    evening.order(result(1)).await;
    let last = evening.order(json!({ "close": { "section": "A" } })).await["last"].as_u64().unwrap();
    for following in [&mut first, &mut second, &mut a] {
        timeout(Duration::from_secs(20), following.until(last)).await.expect("it is told");
    }
    for (asked, status) in [
        ("?section=C", StatusCode::NOT_FOUND),
        ("?table=1", StatusCode::UNPROCESSABLE_ENTITY),
        ("?section=A&table=1", StatusCode::UNPROCESSABLE_ENTITY),
        ("?board=1", StatusCode::BAD_REQUEST),
    ] {
        let path = format!("/api/v1/events/evening/stream{asked}");
        assert_eq!(evening.get(&path, director).await.0, status, "{asked}");
    }
}

#[tokio::test]
async fn whoever_comes_back_is_told_what_they_missed() {
    let evening = two_sections("missed").await;
    let director = evening.director();
    let saw = evening.entry(1, json!({ "do": "note", "text": "seen" })).await["last"].as_u64().unwrap();
    let missed = evening.entry(1, json!({ "do": "note", "text": "missed" })).await["last"].clone();
    evening.entry(2, json!({ "do": "note", "text": "elsewhere" })).await;
    let table = "?section=A&round=1&table=1";
    let mut back = evening.follow_at(table, director, Some(saw)).await;
    assert_eq!(told(&mut back).await, ("hello".to_owned(), json!({ "no": saw, "anew": false })));
    let (kind, moved) = told(&mut back).await;
    assert_eq!((kind.as_str(), &moved["no"]), ("moved", &missed));
    quiet(&mut back).await;
    // The same where no header can be sent.
    let mut back = evening.follow_at(&format!("{table}&seen={saw}"), director, None).await;
    assert_eq!(told(&mut back).await.1["no"], saw);
    assert_eq!(told(&mut back).await.1["no"], missed);
    // What nobody remembers any more is to be looked at anew.
    let again =
        Evening::at(&format!("sqlite:{}/hall.db", evening.folder.display()), crate::evening::folder("missed-2")).await;
    let mut back = again.follow_at("", director, Some(saw)).await;
    let (kind, hello) = told(&mut back).await;
    assert_eq!((kind.as_str(), &hello["anew"]), ("hello", &json!(true)), "{hello}");
    let mut back = again.follow_at("", director, hello["no"].as_u64()).await;
    assert_eq!(told(&mut back).await.1["anew"], json!(false));
}

/// Whoever sits at a board is told what moves there, and of nothing that only officials see.
#[tokio::test]
async fn a_seat_is_told_what_moves_at_its_board() {
    let charter = CHARTER.replace("name = \"Open\" }]", "name = \"Open\" }, { id = \"B\", name = \"B\" }]");
    let charter = charter.replace("xqef-2022", "roc-113");
    let evening = Evening::playing_under("seats", &format!("confirmation = \"player\"\n{charter}")).await;
    let ([first, second], [elsewhere, _]) = (evening.codes(1).await, evening.codes(2).await);
    // A browser sends no header with a stream.
    let by_address = format!("?seat={}", first.replace('/', "%2F"));
    let mut here = evening.follow_at(&by_address, As::default(), None).await;
    let mut opposite = evening.follow(As { seat: &second, ..As::default() }).await;
    let mut there = evening.follow(As { seat: &elsewhere, ..As::default() }).await;
    let mut public = evening.follow(As::default()).await;
    for following in [&mut here, &mut opposite, &mut there, &mut public] {
        assert_eq!(told(following).await.0, "hello");
    }
    // What one side reports, the other is told at once; nobody else is.
    let report = json!({ "result": { "section": "A", "round": 1, "table": 1, "outcome": "first_wins" } });
    let (status, answer) = evening
        .post("/api/v1/events/evening/orders", As { seat: &first, ..As::default() }, json!({ "what": report }))
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    for following in [&mut here, &mut opposite] {
        let (kind, moved) = told(following).await;
        assert_eq!((kind.as_str(), &moved["no"]), ("moved", &answer["last"]), "{moved}");
        assert_eq!(moved["games"].as_array().map(Vec::len), Some(1), "{moved}");
        assert_eq!((&moved["event"], &moved["officials"]), (&json!(false), &json!(false)), "{moved}");
    }
    for following in [&mut there, &mut public] {
        quiet(following).await;
    }
    // What an official notes at the board is not for those who sit there.
    evening.entry(1, json!({ "do": "note", "text": "watch this one" })).await;
    quiet(&mut here).await;
    // What the public is told, a seat is told, too.
    let last = evening.order(json!({ "enter": { "name": "Eve", "section": "B" } })).await["last"].clone();
    for following in [&mut here, &mut there, &mut public] {
        assert_eq!(told(following).await.1["no"], last);
    }
    let forged = format!("/api/v1/events/evening/stream?seat={}%2F000000000000", "A%2F1%2F1%2F1%2F1%2F1");
    assert_eq!(evening.get(&forged, As::default()).await.0, StatusCode::FORBIDDEN);
}

/// A notice reaches everybody who follows, and stands in what everybody sees.
#[tokio::test]
async fn a_notice_reaches_everybody() {
    let evening = two_sections("notices").await;
    let mut all = evening.follow(As::default()).await;
    let mut b = evening.follow_at("?section=B", As::default(), None).await;
    for following in [&mut all, &mut b] {
        assert_eq!(told(following).await.0, "hello");
    }
    let path = "/api/v1/events/evening/notices";
    let put_up = json!({ "what": { "put_up": { "text": "Lunch until 14:00", "section": "A" } } });
    let last = evening.must(path, put_up.clone()).await["last"].clone();
    let (kind, moved) = told(&mut all).await;
    assert_eq!((kind.as_str(), &moved["no"], &moved["notices"]), ("moved", &last, &json!(true)), "{moved}");
    quiet(&mut b).await;
    let (_, seen) = evening.get("/api/v1/events/evening", As::default()).await;
    assert_eq!(seen["notices"][0]["text"], "Lunch until 14:00", "{seen}");
    let referee = evening.official("lee", "referee").await;
    let (status, refused) = evening.post(path, As { cookie: &referee, ..As::default() }, put_up).await;
    assert_eq!((status, &refused["kind"]), (StatusCode::FORBIDDEN, &json!("not_yours")), "{refused}");
    evening.must(path, json!({ "what": { "take_down": { "notice": 1 } } })).await;
    let (_, seen) = evening.get("/api/v1/events/evening", As::default()).await;
    assert_eq!(seen["notices"], Value::Null, "{seen}");
}
