//! The charter as it stands with its layers, what amends it, and what slips and links say.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::evening::{As, CHARTER, Evening};

#[tokio::test]
async fn the_charter_tells_its_layers_and_is_amended_with_prizes() {
    let evening = Evening::new("charter").await;
    evening.must("/api/v1/events", json!({ "id": "evening", "toml": CHARTER })).await;
    let path = "/api/v1/events/evening/charter?section=A";
    assert!(!evening.get(path, As::default()).await.0.is_success(), "officials only");
    let (status, kept) = evening.get(path, evening.director()).await;
    assert_eq!(status, StatusCode::OK, "{kept}");
    let term = |kept: &Value| {
        let terms = kept["terms"].as_array().unwrap();
        terms.iter().find(|term| term["key"] == "technical_foul_limit").cloned().unwrap_or_default()
    };
    let limit = term(&kept);
    assert!(limit["expects"] == "number" && limit["told"]["under"][0].is_string(), "{limit}");
    let mut charter = kept["charter"].clone();
    charter["rules"]["clauses"] = json!([{ "key": "technical_foul_limit", "value": 5 }]);
    let first = json!({ "section": null, "place": 1, "name": "冠軍", "money": "500" });
    charter["prizes"] = json!({ "sharing": "divide", "list": [first] });
    evening.order(json!({ "amend_charter": { "charter": charter, "reason": "獎項" } })).await;
    let (_, kept) = evening.get(path, evening.director()).await;
    let now = term(&kept);
    assert_eq!((&now["value"], &now["layer"]), (&json!(5), &json!("charter")), "{now}");
    assert_eq!(now["overruled"][0]["value"], limit["told"]["value"], "what the book would say is told, too");
    assert_eq!(kept["charter"]["prizes"]["list"][0]["name"], "冠軍");
}

#[tokio::test]
async fn slips_bear_the_codes_of_both_seats() {
    let evening = Evening::playing("coded-slips").await;
    let request = Request::get("/api/v1/events/evening/papers/slips?section=A").header("host", "hall.local");
    let request = request.header("cookie", evening.director().cookie).body(Body::empty()).unwrap();
    let (status, page) = evening.answered(request).await;
    let page = String::from_utf8(page).unwrap();
    assert_eq!(status, StatusCode::OK, "{page}");
    assert_eq!((page.matches("class=\"slip\"").count(), page.matches("<svg").count()), (2, 4));
}
