//! A server with an event, for tests.

use std::path::{Path, PathBuf};
use std::process::Command;

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{App, first_link, router};
use tower::ServiceExt;

pub const CHARTER: &str = "name = \"Evening\"\ntime = { method = { minutes = 30 } }\nsections = [{ id = \"A\", name = \"Open\" }]\n\
    format = { stages = [{ system = \"round_robin\", scoring = \"whole\" }] }\nrules = { base = \"xqef-2022\" }\n";

/// A new folder of one test.
pub fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("qizheng-events-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A PostgreSQL server of its own, until it is dropped.
pub struct Postgres(String);

fn script(arguments: &[&str]) -> String {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/postgres");
    let done = Command::new(script).args(arguments).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap().trim().to_owned()
}

impl Postgres {
    pub fn start() -> Self {
        Self(script(&["start"]))
    }

    pub fn address(&self) -> String {
        format!("postgres://postgres@localhost/postgres?host={}", self.0)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        script(&["stop", &self.0]);
    }
}

/// What somebody who follows the event is told, message by message.
pub struct Following(Body);

impl Following {
    /// The next message: its kind, and what it says. A heartbeat is none.
    pub async fn next(&mut self) -> (String, Value) {
        loop {
            let frame = self.0.frame().await.expect("it goes on").unwrap();
            let text = String::from_utf8(frame.into_data().unwrap().to_vec()).unwrap();
            let line =
                |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).map(|rest| rest.trim().to_owned());
            if let (Some(kind), Some(data)) = (line("event:"), line("data:")) {
                return (kind, serde_json::from_str(&data).unwrap());
            }
        }
    }

    /// Waits until there is nothing more to come.
    pub async fn ends(&mut self) {
        let rest = async { while self.0.frame().await.is_some() {} };
        tokio::time::timeout(std::time::Duration::from_secs(20), rest).await.expect("it ends");
    }

    /// Waits until something is told that goes as far as a line.
    pub async fn until(&mut self, no: u64) {
        while self.next().await.1["no"].as_u64().unwrap() < no {}
    }
}

/// A server with one event, until it is dropped.
pub struct Evening {
    pub folder: PathBuf,
    pub router: Router,
    pub app: App,
    pub director: String,
}

impl Drop for Evening {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Who asks, and under which key.
#[derive(Clone, Copy, Default)]
pub struct As<'a> {
    pub cookie: &'a str,
    pub seat: &'a str,
    pub key: &'a str,
}

impl Evening {
    pub async fn new(name: &str) -> Self {
        let folder = folder(name);
        let mut evening = Self::at(&format!("sqlite:{}/hall.db", folder.display()), folder).await;
        let link = first_link(&evening.app).await.unwrap().unwrap();
        evening.director = evening.join(&link, "director").await;
        evening
    }

    /// A server over the store at an address, with nobody signed in.
    pub async fn at(address: &str, folder: PathBuf) -> Self {
        let app = App::new(store::open(address).await.unwrap(), 2);
        Self { folder, router: router(app.clone()), app, director: String::new() }
    }

    /// An event with its first round published: tables 1 and 2.
    pub async fn playing(name: &str) -> Self {
        Self::playing_under(name, CHARTER).await
    }

    pub async fn playing_under(name: &str, charter: &str) -> Self {
        let evening = Self::new(name).await;
        evening.play(charter).await;
        evening
    }

    /// Begins an event under a charter, and publishes its first round: tables 1 and 2.
    pub async fn play(&self, charter: &str) {
        let evening = self;
        evening.must("/api/v1/events", json!({ "id": "evening", "toml": charter })).await;
        for player in ["Ann", "Bob", "Cay", "Dan"] {
            evening.order(json!({ "enter": { "name": player, "section": "A" } })).await;
        }
        evening.order(json!({ "draw": { "section": "A", "seed": 1 } })).await;
        evening.order(json!({ "pair": { "section": "A", "seed": 1 } })).await;
        evening.order(json!({ "publish": { "section": "A" } })).await;
    }

    pub async fn send(&self, method: Method, path: &str, who: As<'_>, body: &Value) -> (StatusCode, Value) {
        let request = Request::builder().method(method).uri(path).header("content-type", "application/json");
        let request = request.header("host", "hall.local").header("cookie", who.cookie);
        let request = request.header("qizheng-seat", who.seat).header("idempotency-key", who.key);
        let request = request.body(Body::from(body.to_string())).unwrap();
        let (status, body) = self.answered(request).await;
        (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
    }

    pub async fn answered(&self, request: Request<Body>) -> (StatusCode, Vec<u8>) {
        let (parts, body) = self.router.clone().oneshot(request).await.unwrap().into_parts();
        (parts.status, body.collect().await.unwrap().to_bytes().to_vec())
    }

    pub async fn post(&self, path: &str, who: As<'_>, body: Value) -> (StatusCode, Value) {
        self.send(Method::POST, path, who, &body).await
    }

    pub async fn get(&self, path: &str, who: As<'_>) -> (StatusCode, Value) {
        self.send(Method::GET, path, who, &Value::Null).await
    }

    /// Follows the event.
    pub async fn follow(&self, who: As<'_>) -> Following {
        self.follow_at("", who, None).await
    }

    /// Follows what is asked for of the event, after a line that was seen.
    pub async fn follow_at(&self, asked: &str, who: As<'_>, seen: Option<u64>) -> Following {
        let request = Request::get(format!("/api/v1/events/evening/stream{asked}")).header("cookie", who.cookie);
        let request = request.header("last-event-id", seen.map(|seen| seen.to_string()).unwrap_or_default());
        let request = request.header("qizheng-seat", who.seat).body(Body::empty()).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        Following(response.into_body())
    }

    pub fn director(&self) -> As<'_> {
        As { cookie: &self.director, ..As::default() }
    }

    pub async fn must(&self, path: &str, body: Value) -> Value {
        let said = body.to_string();
        let (status, told) = self.post(path, self.director(), body).await;
        assert_eq!(status, StatusCode::OK, "{said}: {told}");
        told
    }

    pub async fn order(&self, command: Value) -> Value {
        self.must("/api/v1/events/evening/orders", json!({ "what": command })).await
    }

    pub async fn entry(&self, table: u16, act: Value) -> Value {
        self.must(&format!("{}/entries", table_path(table)), json!({ "what": { "act": act } })).await
    }

    pub async fn join(&self, link: &str, name: &str) -> String {
        let token = link.strip_prefix("/join#").unwrap();
        let body = json!({ "token": token, "name": name, "password": "a long password" });
        let request = Request::builder().method(Method::POST).uri("/api/v1/join").header("host", "hall.local");
        let request = request.header("content-type", "application/json").body(Body::from(body.to_string())).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        response.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned()
    }

    /// Appoints somebody, who joins by the invitation; the cookie.
    pub async fn official(&self, person: &str, post: &str) -> String {
        let appoint =
            json!({ "what": { "appoint": { "person": person, "name": person, "office": { "post": post } } } });
        self.must("/api/v1/events/evening/officials", appoint).await;
        let member = json!({ "member": { "event": "evening", "person": person } });
        let invited = self.must("/api/v1/invitations", member).await;
        self.join(invited["link"].as_str().unwrap(), person).await
    }

    /// The codes of both seats at a table.
    pub async fn codes(&self, table: u64) -> [String; 2] {
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

pub fn table_path(table: u16) -> String {
    format!("/api/v1/events/evening/tables/A/1/{table}/1/1")
}
