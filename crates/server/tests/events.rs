//! Events over HTTP: an event begun, paired and played; who sees and does what; nothing twice.
#![allow(clippy::unwrap_used, reason = "whatever is not there fails the test")]

use std::path::PathBuf;

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{App, first_link, router};
use tower::ServiceExt;

const CHARTER: &str = "name = \"Evening\"\ntime = { method = { minutes = 30 } }\nsections = [{ id = \"A\", name = \"Open\" }]\n\
    format = { stages = [{ system = \"round_robin\", scoring = \"whole\" }] }\nrules = { base = \"xqef-2022\" }\n";

/// A server with one event, until it is dropped.
struct Evening {
    folder: PathBuf,
    router: Router,
    app: App,
    director: String,
}

impl Drop for Evening {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Who asks, and under which key.
#[derive(Clone, Copy, Default)]
struct As<'a> {
    cookie: &'a str,
    seat: &'a str,
    key: &'a str,
}

impl Evening {
    async fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("qizheng-events-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let store = store::open(&format!("sqlite:{}/hall.db", folder.display())).await.unwrap();
        let app = App::new(store, 2);
        let mut evening = Self { folder, router: router(app.clone()), app: app.clone(), director: String::new() };
        let link = first_link(&app).await.unwrap().unwrap();
        evening.director = evening.join(&link, "director").await;
        evening
    }

    /// An event with its first round published: tables 1 and 2.
    async fn playing(name: &str) -> Self {
        let evening = Self::new(name).await;
        evening.must("/api/v1/events", json!({ "id": "evening", "toml": CHARTER })).await;
        for player in ["Ann", "Bob", "Cay", "Dan"] {
            evening.order(json!({ "enter": { "name": player, "section": "A" } })).await;
        }
        evening.order(json!({ "draw": { "section": "A", "seed": 1 } })).await;
        evening.order(json!({ "pair": { "section": "A", "seed": 1 } })).await;
        evening.order(json!({ "publish": { "section": "A" } })).await;
        evening
    }

    async fn send(&self, method: Method, path: &str, who: As<'_>, body: &Value) -> (StatusCode, Value) {
        let request = Request::builder().method(method).uri(path).header("content-type", "application/json");
        let request = request.header("host", "hall.local").header("cookie", who.cookie);
        let request = request.header("qizheng-seat", who.seat).header("idempotency-key", who.key);
        let request = request.body(Body::from(body.to_string())).unwrap();
        let (parts, body) = self.router.clone().oneshot(request).await.unwrap().into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        (parts.status, serde_json::from_slice(&body).unwrap_or(Value::Null))
    }

    async fn post(&self, path: &str, who: As<'_>, body: Value) -> (StatusCode, Value) {
        self.send(Method::POST, path, who, &body).await
    }

    async fn get(&self, path: &str, who: As<'_>) -> (StatusCode, Value) {
        self.send(Method::GET, path, who, &Value::Null).await
    }

    fn director(&self) -> As<'_> {
        As { cookie: &self.director, ..As::default() }
    }

    async fn must(&self, path: &str, body: Value) -> Value {
        let said = body.to_string();
        let (status, told) = self.post(path, self.director(), body).await;
        assert_eq!(status, StatusCode::OK, "{said}: {told}");
        told
    }

    async fn order(&self, command: Value) -> Value {
        self.must("/api/v1/events/evening/orders", json!({ "what": command })).await
    }

    async fn entry(&self, table: u16, act: Value) -> Value {
        self.must(&format!("{}/entries", table_path(table)), json!({ "what": { "act": act } })).await
    }

    async fn join(&self, link: &str, name: &str) -> String {
        let token = link.strip_prefix("/join#").unwrap();
        let body = json!({ "token": token, "name": name, "password": "a long password" });
        let request = Request::builder().method(Method::POST).uri("/api/v1/join").header("host", "hall.local");
        let request = request.header("content-type", "application/json").body(Body::from(body.to_string())).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        response.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned()
    }

    /// Appoints somebody, who joins by the invitation; the cookie.
    async fn official(&self, person: &str, post: &str) -> String {
        let appoint =
            json!({ "what": { "appoint": { "person": person, "name": person, "office": { "post": post } } } });
        self.must("/api/v1/events/evening/officials", appoint).await;
        let member = json!({ "member": { "event": "evening", "person": person } });
        let invited = self.must("/api/v1/invitations", member).await;
        self.join(invited["link"].as_str().unwrap(), person).await
    }

    /// The codes of both seats at a table.
    async fn codes(&self, table: u64) -> [String; 2] {
        let (status, codes) = self.get("/api/v1/events/evening/codes?section=A", self.director()).await;
        assert_eq!(status, StatusCode::OK, "{codes}");
        let of = |side: &str| {
            let mut lines = codes.as_array().unwrap().iter();
            let line = lines.find(|line| line["seat"]["game"]["table"] == table && line["seat"]["side"] == side);
            line.unwrap()["code"].as_str().unwrap().to_owned()
        };
        [of("first"), of("second")]
    }
}

fn table_path(table: u16) -> String {
    format!("/api/v1/events/evening/tables/A/1/{table}/1/1")
}

#[tokio::test]
async fn a_round_is_paired_published_and_seen_by_whom_it_may() {
    let evening = Evening::new("round").await;
    evening.must("/api/v1/events", json!({ "id": "evening", "toml": CHARTER })).await;
    let again = json!({ "id": "evening", "toml": CHARTER });
    assert_eq!(evening.post("/api/v1/events", evening.director(), again).await.0, StatusCode::CONFLICT);
    for player in ["Ann", "Bob", "Cay", "Dan"] {
        evening.order(json!({ "enter": { "name": player, "section": "A", "born": 1990 } })).await;
    }
    evening.order(json!({ "draw": { "section": "A", "seed": 1 } })).await;
    evening.order(json!({ "pair": { "section": "A", "seed": 1 } })).await;
    // A draft is nobody's but the officials'.
    let (_, seen) = evening.get("/api/v1/events/evening", As::default()).await;
    assert_eq!(seen["sections"][0]["rounds"], json!([]), "{seen}");
    assert!(!seen.to_string().contains("1990"), "{seen}");
    let (status, told) = evening.get("/api/v1/events/evening/sheets/pairings?section=A", As::default()).await;
    assert_eq!((status, told["kind"].as_str()), (StatusCode::UNPROCESSABLE_ENTITY, Some("not_told")));
    let (_, seen) = evening.get("/api/v1/events/evening", evening.director()).await;
    assert_eq!(seen["sections"][0]["rounds"][0]["status"], "draft", "{seen}");
    assert_eq!(seen["me"]["offices"], json!(["director", "chief"]));
    evening.order(json!({ "publish": { "section": "A" } })).await;
    let (_, sheet) = evening.get("/api/v1/events/evening/sheets/pairings?section=A", As::default()).await;
    assert_eq!(sheet["rows"].as_array().map(Vec::len), Some(2), "{sheet}");
    // Nobody else gives orders.
    let order = json!({ "what": { "discard": { "section": "A" } } });
    let (status, told) = evening.post("/api/v1/events/evening/orders", As::default(), order).await;
    assert_eq!((status, told["kind"].as_str()), (StatusCode::FORBIDDEN, Some("not_yours")), "{told}");
}

#[tokio::test]
async fn an_official_rules_at_a_table_that_nobody_kept() {
    let evening = Evening::playing("ruling").await;
    let referee = evening.official("lee", "referee").await;
    let referee = As { cookie: &referee, ..As::default() };
    let (_, table) = evening.get(&table_path(1), referee).await;
    assert_eq!(table["desk"]["phase"], "waiting", "{table}");
    evening.must("/api/v1/events/evening/duties", json!({ "what": { "begin": { "section": "A" } } })).await;
    let raise = json!({ "do": "raise", "subject": { "conduct": { "clause": "92(6)" } }, "against": "first" });
    let made = json!({ "act": raise });
    let (status, asked) = evening.post(&format!("{}/questions", table_path(1)), referee, made).await;
    assert_eq!(status, StatusCode::OK, "{asked}");
    assert!(!asked["told"]["matter"]["text"].as_str().unwrap().is_empty());
    let acts = json!({ "entries": [{ "act": raise }, { "act": { "do": "rule" } }] });
    let (status, preview) = evening.post(&format!("{}/preview", table_path(1)), referee, acts).await;
    assert_eq!(status, StatusCode::OK, "{preview}");
    // Looking changes nothing.
    let (_, table) = evening.get(&table_path(1), referee).await;
    assert_eq!(table["told"]["matters"], json!([]), "{table}");
    let body = json!({ "what": { "act": { "do": "raise", "subject": { "conduct": { "clause": "92(6)" } }, "against": "first" } } });
    let (status, told) = evening.post(&format!("{}/entries", table_path(1)), referee, body).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert!(!told["told"].as_array().unwrap().is_empty(), "{told}");
    let (_, table) = evening.get(&table_path(1), referee).await;
    assert_eq!(table["told"]["matters"].as_array().map(Vec::len), Some(1), "{table}");
    // The public sees nothing of the desk.
    let (_, table) = evening.get(&table_path(1), As::default()).await;
    assert_eq!((&table["desk"], &table["told"]), (&Value::Null, &Value::Null), "{table}");
}

#[tokio::test]
async fn players_report_by_their_codes_and_call_an_official() {
    let evening = Evening::playing("codes").await;
    evening.official("lee", "referee").await;
    let [first, second] = evening.codes(1).await;
    let seat = |seat| As { seat, ..As::default() };
    let raise =
        json!({ "what": { "raise": { "game": { "section": "A", "round": 1, "table": 1 }, "topic": "claim" } } });
    let (status, told) = evening.post("/api/v1/events/evening/calls", seat(&first), raise.clone()).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let (_, calls) = evening.get("/api/v1/events/evening/calls", evening.director()).await;
    assert_eq!((&calls[0]["topic"], &calls[0]["to"]), (&json!("claim"), &json!("lee")), "{calls}");
    // A code is of one board, and cannot be made up.
    let forged = first.replace("/1/1/1/", "/1/2/1/");
    assert_eq!(
        evening.post("/api/v1/events/evening/calls", seat(&forged), raise.clone()).await.0,
        StatusCode::FORBIDDEN
    );
    let other =
        json!({ "what": { "raise": { "game": { "section": "A", "round": 1, "table": 2 }, "topic": "claim" } } });
    assert_eq!(evening.post("/api/v1/events/evening/calls", seat(&second), other).await.0, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn what_is_sent_twice_happens_once_and_what_is_stale_is_told() {
    let evening = Evening::playing("twice").await;
    let referee = evening.official("lee", "referee").await;
    let before = evening.get("/api/v1/events/evening", As::default()).await.1["no"].as_u64().unwrap();
    let result =
        json!({ "what": { "result": { "section": "A", "table": 1, "outcome": "first_wins", "agreed": true } } });
    let keyed = As { key: "once", ..evening.director() };
    let (status, one) = evening.post("/api/v1/events/evening/orders", keyed, result.clone()).await;
    assert_eq!(status, StatusCode::OK, "{one}");
    let (_, two) = evening.post("/api/v1/events/evening/orders", keyed, result).await;
    assert_eq!((&one["first"], &one["last"]), (&two["first"], &two["last"]));
    let after = evening.get("/api/v1/events/evening", As::default()).await.1["no"].as_u64().unwrap();
    assert_eq!(after, one["last"].as_u64().unwrap());
    let other = json!({ "what": { "publish": { "section": "A" } } });
    let (status, told) = evening.post("/api/v1/events/evening/orders", keyed, other).await;
    assert_eq!((status, told["kind"].as_str()), (StatusCode::CONFLICT, Some("other_under_key")));
    // Somebody who had looked before is told what came since.
    let late = json!({ "saw": before, "what": { "act": { "do": "note", "text": "seen late" } } });
    let who = As { cookie: &referee, ..As::default() };
    let (status, told) = evening.post(&format!("{}/entries", table_path(1)), who, late).await;
    assert_eq!((status, told["kind"].as_str()), (StatusCode::CONFLICT, Some("stale")), "{told}");
    assert!(!told["changed"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn an_event_is_there_again_when_the_server_is() {
    let evening = Evening::playing("again").await;
    evening.must("/api/v1/events/evening/duties", json!({ "what": { "begin": { "section": "A" } } })).await;
    evening
        .entry(1, json!({ "do": "raise", "subject": { "conduct": { "clause": "92(6)" } }, "against": "first" }))
        .await;
    let (_, live) = evening.get(&table_path(1), evening.director()).await;
    drop(evening.app.clone());
    let store = store::open(&format!("sqlite:{}/hall.db", evening.folder.display())).await.unwrap();
    let router = router(App::new(store, 2));
    let request =
        Request::builder().uri(table_path(1)).header("cookie", &evening.director).body(Body::empty()).unwrap();
    let body = router.oneshot(request).await.unwrap().into_body().collect().await.unwrap().to_bytes();
    let again: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!((&live["desk"], &live["told"]), (&again["desk"], &again["told"]));
}

#[tokio::test]
async fn a_pasted_sheet_is_read_before_anybody_is_entered() {
    let evening = Evening::playing("sheet").await;
    let text = "name\tclub\nEve\tNorth\n\tSouth\nAnn\tWest\n";
    let body = json!({ "text": text, "section": "A" });
    let seen = evening.must("/api/v1/events/evening/entries/preview", body).await;
    let rows = seen["rows"].as_array().unwrap();
    assert_eq!((rows[0]["player"]["name"].as_str(), rows[0].get("fault")), (Some("Eve"), None), "{seen}");
    assert!(rows[1].get("fault").is_some() && rows[2].get("fault").is_some(), "{seen}");
}
