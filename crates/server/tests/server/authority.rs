//! Who may do what, who watches what, and which rulings wait, over HTTP.

use axum::http::StatusCode;
use serde_json::json;

use crate::evening::{As, Evening, table_path};

#[tokio::test]
async fn the_table_of_authority_is_data_and_words_in_three_languages() {
    let evening = Evening::playing("authority").await;
    let path = "/api/v1/events/evening/authority?section=A";
    let mut titles = Vec::new();
    for lang in ["zh-Hant", "zh-Hans", "en"] {
        let (status, told) = evening.get(&format!("{path}&lang={lang}"), As::default()).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        let (lines, rows) = (told["lines"].as_array().unwrap(), told["told"]["rows"].as_array().unwrap());
        assert!(lines.len() > 20 && lines.len() == rows.len(), "{told}");
        assert!(lines.iter().any(|line| line["under"][0].as_str().is_some_and(|under| under.starts_with("xqef-2022"))));
        titles.push(rows.iter().map(ToString::to_string).collect::<String>());
    }
    assert!(titles[0] != titles[1] && titles[1] != titles[2]);
    let (status, _) = evening.get("/api/v1/events/evening/authority?section=Z", As::default()).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_may_do_something_is_told_before_it_is_done() {
    let evening = Evening::playing("may").await;
    let referee = evening.official("lee", "referee").await;
    let referee = As { cookie: &referee, ..As::default() };
    let publish = json!({ "order": { "command": { "pair": { "section": "A", "seed": 1 } } } });
    let (status, told) = evening.post("/api/v1/events/evening/may", referee, publish).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert!(told["refused"].as_str().is_some_and(|why| !why.is_empty()), "{told}");
    let result = json!({ "order": { "command": { "result": { "section": "A", "table": 1, "outcome": "draw", "agreed": true } } } });
    let (_, told) = evening.post("/api/v1/events/evening/may", evening.director(), result).await;
    assert!(
        told["offices"].as_array().unwrap().contains(&json!("director")) && told.get("refused").is_none(),
        "{told}"
    );
    assert!(!told["people"].as_array().unwrap().is_empty(), "{told}");
    let before = evening.get("/api/v1/events/evening", As::default()).await.1;
    assert_eq!(before["sections"][0]["rounds"][0]["status"], "published", "nothing was done");
}

#[tokio::test]
async fn who_watches_which_table_and_which_rulings_wait_is_for_officials() {
    let evening = Evening::playing("watched").await;
    let referee = evening.official("lee", "referee").await;
    let referee = As { cookie: &referee, ..As::default() };
    let tables = json!({ "section": "A", "from": 1, "to": 1 });
    let assign = json!({ "what": { "assign": { "person": "lee", "tables": [tables] } } });
    let (status, told) = evening.post("/api/v1/events/evening/officials", evening.director(), assign).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let (status, told) = evening.get("/api/v1/events/evening/watch?section=A", referee).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!(told["watch"]["tables"][0]["officials"], json!(["lee"]), "{told}");
    assert_eq!(told["told"]["rows"].as_array().map(Vec::len), Some(2), "{told}");
    evening.must("/api/v1/events/evening/duties", json!({ "what": { "begin": { "section": "A" } } })).await;
    let (_, none) = evening.get("/api/v1/events/evening/unratified", referee).await;
    assert_eq!(none["rulings"], json!([]), "{none}");
    // A witness rules on what is for a referee: it waits for one.
    let witness = evening.official("wu", "witness").await;
    let witness = As { cookie: &witness, ..As::default() };
    let conduct = json!({ "conduct": { "clause": "93(2)" } });
    for act in [
        json!({ "do": "raise", "subject": conduct, "against": "first" }),
        json!({ "do": "rule", "matter": 1, "facts": { "provisional": true } }),
    ] {
        let body = json!({ "what": { "act": act } });
        let (status, told) = evening.post(&format!("{}/entries", table_path(1)), witness, body).await;
        assert_eq!(status, StatusCode::OK, "{told}");
    }
    let (_, waits) = evening.get("/api/v1/events/evening/unratified?lang=en", referee).await;
    let ruling = &waits["rulings"][0];
    let could = ruling["could"].as_array().unwrap();
    assert_eq!(ruling["person"], json!("wu"), "{waits}");
    assert!(could.contains(&json!("lee")) && !could.contains(&json!("wu")), "{waits}");
    assert_eq!(waits["told"]["rows"].as_array().map(Vec::len), Some(1), "{waits}");
    assert_eq!(evening.get("/api/v1/events/evening/unratified", As::default()).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(evening.get(&table_path(1), referee).await.0, StatusCode::OK);
}
