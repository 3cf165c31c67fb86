//! What the public may not see leaks through nothing: not through lists, papers, streams or what is said of errors.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::{Value, json};
use server::described;
use tokio::time::timeout;

use crate::evening::{As, CHARTER, Evening, table_path};
use crate::walk::filled;

/// What only officials know, as it would show.
const SECRETS: [&str; 4] = ["1931", "MEMBER-7731", "whispered-4711", "92(6)"];

/// An event with something to hide: who was born when, what was noted at a desk and raised there, a result that nobody
/// confirmed, a draft, a call.
async fn with_secrets(name: &str) -> Evening {
    let evening = Evening::new(name).await;
    let charter = CHARTER.replace("name = \"Open\" }]", "name = \"Open\" }, { id = \"B\", name = \"B\" }]");
    evening.must("/api/v1/events", json!({ "id": "evening", "toml": charter })).await;
    for player in ["Ann", "Bob", "Cay", "Dan"] {
        let member = format!("MEMBER-7731-{player}");
        let player = json!({ "name": player, "section": "A", "born": 1931, "member": member });
        evening.order(json!({ "enter": player })).await;
    }
    for command in [
        json!({ "draw": { "section": "A", "seed": 1 } }),
        json!({ "pair": { "section": "A", "seed": 1 } }),
        json!({ "publish": { "section": "A" } }),
    ] {
        evening.order(command).await;
    }
    evening.must("/api/v1/events/evening/duties", json!({ "what": { "begin": { "section": "A" } } })).await;
    evening.official("lee-of-office", "referee").await;
    evening.entry(1, json!({ "do": "note", "text": "whispered-4711" })).await;
    let conduct = json!({ "conduct": { "clause": "92(6)" } });
    evening.entry(1, json!({ "do": "raise", "subject": conduct, "against": "first" })).await;
    let game = json!({ "section": "A", "round": 1, "table": 2 });
    evening
        .must("/api/v1/events/evening/calls", json!({ "what": { "raise": { "game": game, "topic": "claim" } } }))
        .await;
    evening
}

/// Nothing of what is hidden stands in a text.
fn hides(text: &str, said: &str) {
    let alone = |secret: &str| {
        // A year within a longer number is none.
        let digit = |sign: Option<char>| sign.is_some_and(|sign| sign.is_ascii_digit());
        text.match_indices(secret)
            .any(|(at, _)| !digit(text[..at].chars().next_back()) && !digit(text[at + secret.len()..].chars().next()))
    };
    for secret in SECRETS {
        assert!(!alone(secret), "{said} tells {secret}: {text}");
    }
}

#[tokio::test]
async fn the_public_is_told_nothing_that_its_view_hides() {
    let evening = with_secrets("leaks").await;
    let codes = evening.codes(1).await;
    let hashes: Vec<&str> = codes.iter().map(|code| code.rsplit('/').next().unwrap()).collect();
    // Neither is anybody told who is signed in without an office, nor whoever sits at another board.
    let invited = evening.must("/api/v1/invitations", json!({})).await;
    let other = evening.join(invited["link"].as_str().unwrap(), "other").await;
    let [seat, _] = evening.codes(2).await;
    let people = [As::default(), As { cookie: &other, ..As::default() }, As { seat: &seat, ..As::default() }];
    for who in people {
        told_nothing(&evening, who, &hashes).await;
    }
}

/// Asks for everything that there is.
async fn told_nothing(evening: &Evening, who: As<'_>, hashes: &[&str]) {
    let described = described();
    let mut asked = 0;
    for (path, operations) in described["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            if path.ends_with("/stream") || !path.contains("{event}") {
                continue;
            }
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            for path in variants(&filled(path, operation)) {
                let request = Request::builder().method(method.clone()).uri(&path).header("host", "hall.local");
                let request = request.header("content-type", "application/json");
                let request = request.header("cookie", who.cookie).header("qizheng-seat", who.seat);
                let request = request.body(Body::from(json!({ "surely": "unknown" }).to_string())).unwrap();
                let (_, body) = evening.answered(request).await;
                let body = String::from_utf8_lossy(&body).into_owned();
                hides(&body, &format!("{method} {path}"));
                assert!(hashes.iter().all(|hash| !body.contains(hash)), "{method} {path} tells a code");
                asked += 1;
            }
        }
    }
    assert!(asked > 25, "{asked}");
}

/// A path with every paper in every form where it names one.
fn variants(path: &str) -> Vec<String> {
    let papers = ["entries", "pairings", "by_name", "standings", "cross", "prizes", "slips", "records", "cards"];
    let named: Vec<String> = if path.contains("/sheets/entries") || path.contains("/papers/entries") {
        papers.iter().map(|paper| path.replace("/entries?", &format!("/{paper}?"))).collect()
    } else {
        vec![path.to_owned()]
    };
    if path.contains("/papers/") {
        return named.iter().flat_map(|path| ["html", "csv"].map(|form| format!("{path}&format={form}"))).collect();
    }
    named
}

#[tokio::test]
async fn what_is_refused_tells_nothing_either() {
    let evening = with_secrets("leaks-refused").await;
    let acts = [
        json!({ "what": { "act": { "do": "rule", "matter": 1 } } }),
        json!({ "saw": 1, "what": { "act": { "do": "note", "text": "x" } } }),
        json!({ "what": { "act": { "do": "undo", "from": 1, "why": "x" } } }),
    ];
    for body in acts {
        let (status, told) = evening.post(&format!("{}/entries", table_path(1)), As::default(), body).await;
        assert!(status.is_client_error(), "{told}");
        hides(&told.to_string(), "an entry that is refused");
    }
    for what in [json!({ "publish": { "section": "A" } }), json!({ "reopen": { "section": "A", "table": 1 } })] {
        let (status, told) =
            evening.post("/api/v1/events/evening/orders", As::default(), json!({ "what": what })).await;
        assert!(status.is_client_error(), "{told}");
        hides(&told.to_string(), "an order that is refused");
    }
    for path in ["preview", "questions"] {
        let body = json!({ "entries": [{ "act": { "do": "rule", "matter": 1 } }] });
        let body = if path == "preview" { body } else { json!({ "act": { "do": "rule", "matter": 1 } }) };
        let (status, told) = evening.post(&format!("{}/{path}", table_path(1)), As::default(), body).await;
        assert!(status.is_client_error(), "{told}");
        hides(&told.to_string(), path);
    }
}

#[tokio::test]
async fn a_stream_tells_the_public_only_what_it_may_look_at() {
    let evening = with_secrets("leaks-stream").await;
    let (mut public, mut official) = (evening.follow(As::default()).await, evening.follow(evening.director()).await);
    let hello = public.next().await;
    assert_eq!((hello.0.as_str(), official.next().await.0.as_str()), ("hello", "hello"));
    // What happens at a desk is told to officials, and to nobody else.
    evening.entry(1, json!({ "do": "note", "text": "whispered-4711" })).await;
    let (_, told) = official.next().await;
    assert_eq!(told["games"].as_array().map(Vec::len), Some(1), "{told}");
    assert!(timeout(Duration::from_millis(300), public.next()).await.is_err(), "nothing is told");
    evening.order(json!({ "enter": { "name": "Eve", "section": "B", "born": 1931 } })).await;
    let (kind, told) = timeout(Duration::from_secs(20), public.next()).await.expect("it is told");
    assert_eq!(kind, "moved");
    hides(&told.to_string(), "a stream");
    assert_eq!((&told["games"], &told["calls"]), (&json!([]), &json!(false)), "{told}");
    let of: Value = told["event"].clone();
    assert_eq!(of, json!(true));
}
