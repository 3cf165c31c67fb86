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
