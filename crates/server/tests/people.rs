//! Who may ask for what: invitations, signing in and out, and every route for every kind of person.
#![allow(clippy::unwrap_used, reason = "whatever is not there fails the test")]

use std::path::PathBuf;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{App, described, first_link, router};
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
async fn every_route_is_for_those_it_says_and_for_nobody_else() {
    let house = House::new("walk").await;
    let (director, other) = house.people().await;
    let described = described();
    let mut walked = 0;
    for (path, operations) in described["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let who = operation["x-who"].as_str().unwrap();
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            for (person, cookie) in
                [("nobody", ""), ("forged", "qizheng=0"), ("other", &other), ("director", &director)]
            {
                // Whoever signs out could not ask for the rest; another test does.
                let ends = ["/api/v1/sign-out", "/api/v1/sign-out-everywhere"].contains(&path.as_str());
                if ends && matches!(person, "other" | "director") {
                    continue;
                }
                let (status, _, told) = house.ask(method.clone(), path, cookie, &json!({ "surely": "unknown" })).await;
                let refused = match (who, person) {
                    ("everybody", _) | ("signed_in", "other" | "director") | ("director", "director") => None,
                    ("director", "other") => Some(StatusCode::FORBIDDEN),
                    ("signed_in" | "director", _) => Some(StatusCode::UNAUTHORIZED),
                    other => panic!("{other:?}"),
                };
                match refused {
                    Some(refused) => assert_eq!(status, refused, "{method} {path} for {person}: {told}"),
                    None => assert!(
                        !matches!(status, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN)
                            && !status.is_server_error(),
                        "{method} {path} for {person}: {status} {told}"
                    ),
                }
                walked += 1;
            }
        }
    }
    assert!(walked > 30, "{walked}");
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
