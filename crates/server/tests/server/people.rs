//! Who may ask for what: invitations, signing in and out.

use std::path::PathBuf;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{App, first_link, router};
use tower::ServiceExt;

/// A server of its own, until it is dropped.
struct House {
    folder: PathBuf,
    app: App,
    router: Router,
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

const PASSWORD: &str = "a long password";

impl House {
    async fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("qizheng-people-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let store = store::open(&format!("sqlite:{}/hall.db", folder.display())).await.unwrap();
        let app = App::new(store, 2);
        Self { folder, router: router(app.clone()), app }
    }

    async fn send(&self, request: Request<Body>) -> (StatusCode, HeaderMap, Value) {
        let (parts, body) = self.router.clone().oneshot(request).await.unwrap().into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        (parts.status, parts.headers, serde_json::from_slice(&body).unwrap_or(Value::Null))
    }

    async fn ask(&self, method: Method, path: &str, cookie: &str, body: &Value) -> (StatusCode, HeaderMap, Value) {
        let request = Request::builder().method(method).uri(path).header("content-type", "application/json");
        let request = request.header("host", "hall.local").header("cookie", cookie);
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    async fn post(&self, path: &str, cookie: &str, body: Value) -> (StatusCode, Value) {
        let (status, _, told) = self.ask(Method::POST, path, cookie, &body).await;
        (status, told)
    }

    async fn get(&self, path: &str, cookie: &str) -> (StatusCode, Value) {
        let (status, _, told) = self.ask(Method::GET, path, cookie, &json!({})).await;
        (status, told)
    }

    /// Joins by a link; the cookie.
    async fn join(&self, link: &str, name: &str) -> String {
        let token = link.strip_prefix("/join#").unwrap();
        let body = json!({ "token": token, "name": name, "password": PASSWORD });
        let (status, headers, told) = self.ask(Method::POST, "/api/v1/join", "", &body).await;
        assert_eq!((status, &told["name"]), (StatusCode::OK, &json!(name)), "{told}");
        cookie(&headers)
    }

    /// The first director, and somebody else.
    async fn people(&self) -> (String, String) {
        let director = self.join(&first_link(&self.app).await.unwrap().unwrap(), "director").await;
        let (status, invited) = self.post("/api/v1/invitations", &director, json!({})).await;
        assert_eq!(status, StatusCode::OK, "{invited}");
        let other = self.join(invited["link"].as_str().unwrap(), "other").await;
        (director, other)
    }
}

fn cookie(headers: &HeaderMap) -> String {
    let set = headers["set-cookie"].to_str().unwrap();
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Strict"), "{set}");
    set.split(';').next().unwrap().to_owned()
}

#[tokio::test]
async fn an_invitation_holds_once_and_can_be_withdrawn() {
    let house = House::new("invited").await;
    let first = first_link(&house.app).await.unwrap().unwrap();
    let token = first.strip_prefix("/join#").unwrap();
    let join = |name: &str, password: &str| json!({ "token": token, "name": name, "password": password });
    for (body, kind) in [(join("", PASSWORD), "name"), (join("x", "short"), "password")] {
        let (status, told) = house.post("/api/v1/join", "", body).await;
        assert_eq!((status, &told["kind"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!(kind)));
    }
    let director = house.join(&first, "director").await;
    assert_eq!(first_link(&house.app).await.unwrap(), None, "there is a director now");
    let (status, _) = house.post("/api/v1/join", "", join("again", PASSWORD)).await;
    assert_eq!(status, StatusCode::GONE);

    let (_, invited) = house.post("/api/v1/invitations", &director, json!({ "director": true })).await;
    let (_, listed) = house.get("/api/v1/invitations", &director).await;
    assert_eq!(listed[0]["id"], invited["id"]);
    assert!(!listed.to_string().contains(invited["link"].as_str().unwrap().trim_start_matches("/join#")), "told once");
    let (_, done) = house.post("/api/v1/invitations/withdraw", &director, json!({ "id": invited["id"] })).await;
    assert_eq!(done, json!({ "ended": 1 }));
    let token = invited["link"].as_str().unwrap().trim_start_matches("/join#");
    let late = json!({ "token": token, "name": "late", "password": PASSWORD });
    assert_eq!(house.post("/api/v1/join", "", late).await.0, StatusCode::GONE);
    let nowhere = json!({ "member": { "event": "nowhere", "person": "p1" } });
    assert_eq!(house.post("/api/v1/invitations", &director, nowhere).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn signing_in_and_out_and_being_signed_out() {
    let house = House::new("sessions").await;
    let (director, other) = house.people().await;
    let (_, me) = house.get("/api/v1/me", &other).await;
    assert_eq!((&me["name"], &me["director"]), (&json!("other"), &json!(false)));
    let (status, headers, _) =
        house.ask(Method::POST, "/api/v1/sign-in", "", &json!({ "name": "other", "password": PASSWORD })).await;
    assert_eq!(status, StatusCode::OK);
    let second = cookie(&headers);
    assert_ne!(second, other);
    assert_eq!(house.post("/api/v1/sign-out", &second, json!({})).await.0, StatusCode::OK);
    assert_eq!(house.get("/api/v1/me", &second).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(house.get("/api/v1/me", &other).await.0, StatusCode::OK);
    let (_, done) = house.post("/api/v1/accounts/sign-out", &director, json!({ "id": me["id"] })).await;
    assert_eq!(done, json!({ "ended": 1 }));
    assert_eq!(house.get("/api/v1/me", &other).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(house.post("/api/v1/sign-out-everywhere", &director, json!({})).await.1, json!({ "ended": 1 }));
    assert_eq!(house.get("/api/v1/me", &director).await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn too_many_wrong_passwords_lock_an_account() {
    let house = House::new("locked").await;
    house.people().await;
    let sign_in = |name: &str, password: &str| json!({ "name": name, "password": password });
    let unknown = house.post("/api/v1/sign-in?lang=en", "", sign_in("nobody", PASSWORD)).await;
    let wrong = house.post("/api/v1/sign-in?lang=en", "", sign_in("other", "wrong password")).await;
    assert_eq!(unknown, wrong, "an answer does not tell which names there are");
    assert_eq!(wrong.0, StatusCode::UNAUTHORIZED);
    for _ in 0..4 {
        house.post("/api/v1/sign-in", "", sign_in("other", "wrong password")).await;
    }
    let (status, headers, told) = house.ask(Method::POST, "/api/v1/sign-in", "", &sign_in("other", PASSWORD)).await;
    assert_eq!((status, &told["kind"]), (StatusCode::TOO_MANY_REQUESTS, &json!("locked")));
    assert!(headers.contains_key("retry-after"));
    assert_eq!(house.post("/api/v1/sign-in", "", sign_in("director", PASSWORD)).await.0, StatusCode::OK);
}

#[tokio::test]
async fn what_comes_from_a_page_of_another_host_changes_nothing() {
    let house = House::new("origin").await;
    let (director, _) = house.people().await;
    let from = [
        ("origin", "http://hall.local", StatusCode::OK),
        ("origin", "http://evil.example", StatusCode::FORBIDDEN),
        ("origin", "null", StatusCode::FORBIDDEN),
        ("sec-fetch-site", "cross-site", StatusCode::FORBIDDEN),
        ("sec-fetch-site", "same-origin", StatusCode::OK),
    ];
    for (header, value, expected) in from {
        let request = Request::post("/api/v1/invitations").header("content-type", "application/json");
        let request = request.header("host", "hall.local").header("cookie", &director).header(header, value);
        let (status, _, told) = house.send(request.body(Body::from("{}")).unwrap()).await;
        assert_eq!(status, expected, "{header}: {value}: {told}");
    }
}

/// The token behind the mark of a link.
fn token(invited: &Value) -> Value {
    json!(invited["link"].as_str().unwrap().strip_prefix("/join#").unwrap())
}

const CHARTER: &str = "name = \"Evening\"\ntime = { method = { minutes = 30 } }\nsections = [{ id = \"A\", name = \"Open\" }]\n\
    format = { stages = [{ system = \"round_robin\", scoring = \"whole\" }] }\nrules = { base = \"xqef-2022\" }\n";

#[tokio::test]
async fn an_official_of_two_events_needs_one_account() {
    let house = House::new("second").await;
    let (director, other) = house.people().await;
    for event in ["first-open", "second-open"] {
        let body = json!({ "id": event, "toml": CHARTER.replace("Evening", event) });
        assert_eq!(house.post("/api/v1/events", &director, body).await.0, StatusCode::OK);
        let appoint = json!({ "person": "lee", "name": "Lee", "office": { "post": "referee" } });
        let path = format!("/api/v1/events/{event}/officials");
        let (status, told) = house.post(&path, &director, json!({ "what": { "appoint": appoint } })).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        let member = json!({ "member": { "event": event, "person": "lee" } });
        let (_, invited) = house.post("/api/v1/invitations", &director, member).await;
        let by_token = json!({ "token": token(&invited) });
        let (status, read) = house.post("/api/v1/invitations/read", "", by_token.clone()).await;
        assert_eq!((status, &read["event"], &read["director"]), (StatusCode::OK, &json!(event), &json!(false)));
        assert_eq!(house.post("/api/v1/accept", "", by_token.clone()).await.0, StatusCode::UNAUTHORIZED);
        let (status, me) = house.post("/api/v1/accept", &other, by_token.clone()).await;
        assert_eq!(status, StatusCode::OK, "{me}");
        assert_eq!(house.post("/api/v1/accept", &other, by_token.clone()).await.0, StatusCode::GONE, "used once");
        assert_eq!(house.post("/api/v1/invitations/read", "", by_token).await.0, StatusCode::GONE);
        let (_, seen) = house.get(&format!("/api/v1/events/{event}"), &other).await;
        assert_eq!(seen["me"]["offices"], json!(["referee"]), "{seen}");
    }
    let (_, me) = house.get("/api/v1/me", &other).await;
    assert_eq!(me["events"].as_array().map(Vec::len), Some(2), "{me}");
    // Nobody is two people in one event, and what is refused still holds.
    let member = json!({ "member": { "event": "first-open", "person": "ho" } });
    let (_, invited) = house.post("/api/v1/invitations", &director, member).await;
    let by_token = json!({ "token": token(&invited) });
    let (status, told) = house.post("/api/v1/accept", &other, by_token.clone()).await;
    assert_eq!((status, &told["kind"]), (StatusCode::CONFLICT, &json!("other_person")));
    assert_eq!(house.post("/api/v1/invitations/read", "", by_token).await.0, StatusCode::OK);
    // An account becomes a director of the house, too.
    let (_, invited) = house.post("/api/v1/invitations", &director, json!({ "director": true })).await;
    let (_, me) = house.post("/api/v1/accept", &other, json!({ "token": token(&invited) })).await;
    assert_eq!(me["director"], true, "{me}");
    assert_eq!(house.get("/api/v1/accounts", &other).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_password_is_changed_by_whoever_knows_it() {
    let house = House::new("password").await;
    let (_, other) = house.people().await;
    let sign_in = |password: &str| json!({ "name": "other", "password": password });
    let (_, headers, _) = house.ask(Method::POST, "/api/v1/sign-in", "", &sign_in(PASSWORD)).await;
    let elsewhere = cookie(&headers);
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    for (body, status) in [
        (change("wrong password", "another long one"), StatusCode::UNAUTHORIZED),
        (change(PASSWORD, "short"), StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        assert_eq!(house.post("/api/v1/password", &other, body).await.0, status);
    }
    let (status, done) = house.post("/api/v1/password", &other, change(PASSWORD, "another long one")).await;
    assert_eq!((status, done), (StatusCode::OK, json!({ "ended": 1 })));
    assert_eq!(house.get("/api/v1/me", &other).await.0, StatusCode::OK, "who changes it stays signed in");
    assert_eq!(house.get("/api/v1/me", &elsewhere).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(house.post("/api/v1/sign-in", "", sign_in(PASSWORD)).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(house.post("/api/v1/sign-in", "", sign_in("another long one")).await.0, StatusCode::OK);
}

#[tokio::test]
async fn whoever_forgot_a_password_chooses_another_by_a_link_of_the_director() {
    let house = House::new("forgotten").await;
    let (director, other) = house.people().await;
    let (_, me) = house.get("/api/v1/me", &other).await;
    let by_id = json!({ "id": me["id"] });
    assert_eq!(house.post("/api/v1/accounts/renew", &other, by_id.clone()).await.0, StatusCode::FORBIDDEN);
    let nobody = json!({ "id": "nobody" });
    assert_eq!(house.post("/api/v1/accounts/renew", &director, nobody).await.0, StatusCode::NOT_FOUND);
    // Somebody has tried so often that nobody can sign in.
    let sign_in = |password: &str| json!({ "name": "other", "password": password });
    for _ in 0..6 {
        house.post("/api/v1/sign-in", "", sign_in("forgotten word")).await;
    }
    let (status, invited) = house.post("/api/v1/accounts/renew", &director, by_id).await;
    assert_eq!((status, &invited["renews"]), (StatusCode::OK, &me["id"]), "{invited}");
    let token = token(&invited);
    let (_, read) = house.post("/api/v1/invitations/read", "", json!({ "token": token })).await;
    assert_eq!(read["renews"], "other", "{read}");
    // It makes no account, and gives nothing to another.
    let join = json!({ "token": token, "name": "third", "password": PASSWORD });
    assert_eq!(house.post("/api/v1/join", "", join).await.0, StatusCode::GONE);
    assert_eq!(house.post("/api/v1/accept", &director, json!({ "token": token })).await.0, StatusCode::GONE);
    let renew = |password: &str| json!({ "token": token, "password": password });
    assert_eq!(house.post("/api/v1/renew", "", renew("short")).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, headers, told) = house.ask(Method::POST, "/api/v1/renew", "", &renew("a newer password")).await;
    assert_eq!((status, &told["name"]), (StatusCode::OK, &json!("other")), "{told}");
    assert_eq!(house.get("/api/v1/me", &cookie(&headers)).await.0, StatusCode::OK);
    assert_eq!(house.get("/api/v1/me", &other).await.0, StatusCode::UNAUTHORIZED, "signed out everywhere else");
    assert_eq!(house.post("/api/v1/sign-in", "", sign_in("a newer password")).await.0, StatusCode::OK);
    assert_eq!(house.post("/api/v1/renew", "", renew("another password")).await.0, StatusCode::GONE, "used once");
    // An invitation to join renews nothing.
    let (_, invited) = house.post("/api/v1/invitations", &director, json!({})).await;
    let renew = json!({ "token": self::token(&invited), "password": "another password" });
    assert_eq!(house.post("/api/v1/renew", "", renew).await.0, StatusCode::GONE);
}
