//! Two officials at once: one is told what the other did, and what both did is in the log.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::evening::{As, Evening, table_path};

fn result(outcome: &str, correct: bool, saw: u64) -> Value {
    let result = json!({ "section": "A", "table": 1, "outcome": outcome, "agreed": true, "correct": correct });
    json!({ "saw": saw, "what": { "result": result } })
}

/// All that the log of the event says.
async fn log(evening: &Evening) -> Vec<Value> {
    let store = store::open(&format!("sqlite:{}/hall.db", evening.folder.display())).await.unwrap();
    let rows = store.read(&"evening".parse().unwrap(), 1, 1000).await.unwrap();
    rows.iter().map(|row| serde_json::from_slice(&row.bytes).unwrap()).collect()
}

#[tokio::test]
async fn one_is_told_what_the_other_did_and_both_acts_are_in_the_log() {
    let evening = Evening::playing("officials").await;
    // Both may enter a result, and correct it: the director, and the chief arbiter.
    let me = evening.get("/api/v1/events/evening", evening.director()).await.1["me"]["person"].clone();
    let dismiss = json!({ "dismiss": { "person": me, "post": "chief", "why": "another serves" } });
    evening.must("/api/v1/events/evening/officials", json!({ "what": dismiss })).await;
    let lee = evening.official("lee", "chief").await;
    let (lee, director) = (As { cookie: &lee, ..As::default() }, evening.director());
    let saw = evening.get("/api/v1/events/evening", lee).await.1["no"].as_u64().unwrap();
    let path = "/api/v1/events/evening/orders";
    let (one, other) = tokio::join!(
        evening.post(path, lee, result("first_wins", false, saw)),
        evening.post(path, director, result("draw", false, saw)),
    );
    let (lee_id, lee_first) = (json!("lee"), one.0 == StatusCode::OK);
    let (first, late) = if lee_first { (one, other) } else { (other, one) };
    let (name, quick, slow) = if lee_first { ("lee", lee_id, me) } else { ("director", me, lee_id) };
    assert_eq!(first.0, StatusCode::OK, "{}", first.1);
    assert_eq!((late.0, &late.1["kind"]), (StatusCode::CONFLICT, &json!("stale")), "{}", late.1);
    let changed = late.1["changed"].as_array().unwrap();
    let no = |line: &Value| line["no"].as_u64().unwrap();
    let (begin, end) = (first.1["first"].as_u64().unwrap(), first.1["last"].as_u64().unwrap());
    assert!(changed.iter().any(|line| (begin..=end).contains(&no(line)) && line["who"] == name), "{}", late.1);
    // Having looked again, the other corrects the result.
    let (who, outcome) = if lee_first { (director, "draw") } else { (lee, "first_wins") };
    let (status, told) = evening.post(path, who, result(outcome, true, end)).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let log = log(&evening).await;
    let by = |number: &Value| log.iter().find(|line| line["no"] == *number).unwrap()["person"].clone();
    assert_eq!((by(&first.1["first"]), by(&told["first"])), (quick, slow));
}

#[tokio::test]
async fn at_a_desk_the_words_of_what_the_other_did_are_told() {
    let evening = Evening::playing("desk-race").await;
    evening.must("/api/v1/events/evening/duties", json!({ "what": { "begin": { "section": "A" } } })).await;
    let (lee, ho) = (evening.official("lee", "referee").await, evening.official("ho", "referee").await);
    let (lee, ho) = (As { cookie: &lee, ..As::default() }, As { cookie: &ho, ..As::default() });
    let saw = evening.get(&table_path(1), lee).await.1["no"].as_u64().unwrap();
    let raise = json!({ "do": "raise", "subject": { "conduct": { "clause": "92(6)" } }, "against": "first" });
    let body = json!({ "saw": saw, "what": { "act": raise } });
    let path = format!("{}/entries", table_path(1));
    assert_eq!(evening.post(&path, lee, body.clone()).await.0, StatusCode::OK);
    let (status, told) = evening.post(&path, ho, body).await;
    assert_eq!(status, StatusCode::CONFLICT, "{told}");
    let changed = told["changed"].as_array().unwrap();
    assert!(
        changed.iter().any(|line| line["who"] == "lee" && line["text"].as_str().is_some_and(|text| !text.is_empty())),
        "{told}"
    );
}
