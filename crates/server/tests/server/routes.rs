//! The routes as somebody asks them: answers, problems, headers and the description.

use std::sync::atomic::{AtomicU32, Ordering};

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{App, described, router};
use tower::ServiceExt;

async fn ask(request: Request<Body>) -> (StatusCode, axum::http::HeaderMap, Vec<u8>) {
    static ASKED: AtomicU32 = AtomicU32::new(0);
    let nth = ASKED.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("qizheng-routes-{}-{nth}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder of our own");
    let store = store::open(&format!("sqlite:{}/hall.db", folder.display())).await.expect("a new file");
    let response = router(App::new(store, 1)).oneshot(request).await.expect("a router always answers");
    let (parts, body) = response.into_parts();
    let body = body.collect().await.expect("a whole body").to_bytes().to_vec();
    let _ = std::fs::remove_dir_all(folder);
    (parts.status, parts.headers, body)
}

async fn get(path: &str) -> (StatusCode, Value) {
    let (status, _, body) = ask(Request::get(path).body(Body::empty()).expect("a path")).await;
    (status, serde_json::from_slice(&body).expect("JSON"))
}

async fn post(path: &str, body: &Value) -> (StatusCode, Value) {
    let request = Request::post(path).header("content-type", "application/json").body(Body::from(body.to_string()));
    let (status, _, body) = ask(request.expect("a path")).await;
    (status, serde_json::from_slice(&body).expect("JSON"))
}

#[tokio::test]
async fn a_position_tells_what_was_played_and_what_may_be() {
    let (status, told) = post("/api/v1/positions?lang=zh-Hant", &json!({ "moves": ["h2e2", "馬8進7"] })).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(told["moves"][0]["text"], "炮二平五");
    assert_eq!(told["moves"][1]["step"], "h9g7");
    assert_eq!(told["turn"], "first");
    assert!(told["allowed"].as_array().unwrap().iter().any(|m| m["step"] == "e2e6" && m["texts"][0] == "炮五進四"));
    let (_, chess) = post("/api/v1/positions", &json!({ "game": "chess", "moves": ["e4"] })).await;
    assert_eq!(chess["moves"][0]["step"], "e2e4");
    assert_eq!(chess["allowed"].as_array().unwrap().len(), 20);
}

#[tokio::test]
async fn a_set_up_that_is_no_position_tells_what_is_wrong_and_where() {
    let question = json!({ "fen": "3k5/9/9/9/9/9/9/4P4/9/4K4 w" });
    let (status, told) = post("/api/v1/positions?lang=en", &question).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(told["faults"], json!([{ "at": ["e2"], "text": "a red pawn can never stand on e2" }]));
    assert_eq!(told["allowed"], json!([]));
}

#[tokio::test]
async fn what_cannot_be_read_is_a_problem_in_the_language_of_the_reader() {
    let rows = [
        (json!({ "moves": ["h2z9"] }), StatusCode::UNPROCESSABLE_ENTITY, "move"),
        (json!({ "fen": "hello" }), StatusCode::UNPROCESSABLE_ENTITY, "fen"),
        (json!({ "colour": "red" }), StatusCode::UNPROCESSABLE_ENTITY, "unreadable"),
    ];
    for (question, status, kind) in rows {
        let (found, problem) = post("/api/v1/positions?lang=zh-Hans", &question).await;
        assert_eq!((found, &problem["kind"]), (status, &json!(kind)), "{question}");
        assert!(!problem["title"].as_str().unwrap().is_ascii(), "{problem}");
        assert!(problem["detail"].as_str().is_none_or(|detail| !detail.is_ascii()), "{problem}");
    }
    let request = Request::post("/api/v1/positions").body(Body::from("{}")).unwrap();
    let (status, headers, _) = ask(request).await;
    assert_eq!(status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    assert_eq!(headers["content-type"], "application/problem+json");
    let (status, _) = get("/api/v1/nothing").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_body_that_is_too_large_or_deep_is_refused() {
    let long = json!({ "fen": "9/".repeat(2_000_000) });
    let (status, problem) = post("/api/v1/positions", &long).await;
    assert_eq!((status, &problem["kind"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("too_large")));
    let deep = "[".repeat(100_000);
    let request = Request::post("/api/v1/positions").header("content-type", "application/json");
    let (status, _, _) = ask(request.body(Body::from(deep)).unwrap()).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_rulebook_lists_every_unit_with_how_it_is_proved() {
    let (_, all) = get("/api/v1/rulebooks").await;
    for book in books::REGISTRY {
        let line = all.as_array().unwrap().iter().find(|line| line["id"] == book.book.id()).expect("every book");
        let (status, page) = get(&format!("/api/v1/rulebooks/{}?lang=zh-Hant", book.book)).await;
        assert_eq!(status, StatusCode::OK);
        let articles = page["articles"].as_array().unwrap();
        assert_eq!(articles.len(), line["units"]["all"].as_u64().unwrap().try_into().unwrap_or(0_usize));
        assert!(articles.iter().all(|unit| !unit["means"].as_str().unwrap().is_empty()), "{}", book.book);
    }
    let (status, problem) = get("/api/v1/rulebooks/roc-112").await;
    assert_eq!((status, &problem["kind"]), (StatusCode::NOT_FOUND, &json!("no_rulebook")));
}

#[tokio::test]
async fn every_answer_has_the_headers_that_keep_pages_to_themselves() {
    for path in ["/healthz", "/api/v1/nothing", "/"] {
        let (_, headers, _) = ask(Request::get(path).body(Body::empty()).unwrap()).await;
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert!(headers.contains_key("x-request-id"), "{path}");
    }
}

#[tokio::test]
async fn the_description_names_every_route_with_its_schemas() {
    let (_, told) = get("/api/openapi.json").await;
    assert_eq!(told, described());
    assert_eq!(told["openapi"], "3.1.0");
    let operation = &told["paths"]["/api/v1/positions"]["post"];
    assert_eq!(operation["operationId"], "position");
    let text = told.to_string();
    for reference in text.split("\"$ref\":\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert!(told["components"]["schemas"].get(name).is_some(), "{name}");
    }
    let book = &told["paths"]["/api/v1/rulebooks/{book}"]["get"]["parameters"][0];
    assert_eq!((&book["name"], &book["in"], &book["required"]), (&json!("book"), &json!("path"), &json!(true)));
}

#[tokio::test]
async fn a_game_is_judged_under_every_book_with_a_sentence_and_a_text() {
    let moves = ["f5e5", "e9f9", "e5f5", "f9e9"].repeat(4);
    let question = json!({ "fen": "4k4/9/9/9/5R3/9/p8/9/7r1/3K5 w", "moves": moves });
    let (status, told) = post("/api/v1/judge?lang=en", &question).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!(told["moves"].as_array().map(Vec::len), Some(16));
    let rulings = told["rulings"].as_array().expect("rulings");
    assert_eq!(rulings.len(), books::REGISTRY.iter().filter(|entry| entry.is_xiangqi()).count());
    let roc = rulings.iter().find(|ruling| ruling["data"]["rules"] == "roc-113").expect("every book");
    assert_eq!(roc["data"]["repetition"]["red"]["charge"], "perpetual_check");
    assert!(roc["verdict"].as_str().is_some_and(|verdict| verdict.contains("Red")), "{roc}");
    let one = json!({ "fen": question["fen"], "moves": moves, "rules": ["roc-113"], "set": ["window=whole"] });
    let (_, told) = post("/api/v1/judge", &one).await;
    assert_eq!(told["rulings"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn a_game_of_any_format_is_read_and_its_sport_found() {
    let xiangqi = json!({ "text": "1. 炮二平五 馬8進7 2. 馬二進三" });
    let (status, told) = post("/api/v1/judge", &xiangqi).await;
    assert_eq!(
        (status, &told["game"], told["moves"].as_array().map(Vec::len)),
        (StatusCode::OK, &json!("xiangqi"), Some(3))
    );
    let chess = json!({ "text": "[Event \"Club\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n" });
    let (status, told) = post("/api/v1/judge?lang=en", &chess).await;
    assert_eq!((status, &told["game"]), (StatusCode::OK, &json!("chess")), "{told}");
    assert_eq!(told["rulings"][0]["data"]["status"], "black_wins");
    for (question, kind) in [
        (json!({ "text": "no game at all" }), "unread_game"),
        (json!({ "moves": [], "rules": ["roc-112"] }), "no_rulebook"),
        (json!({ "moves": [], "set": ["window=ajar"] }), "no_reading"),
    ] {
        let (status, problem) = post("/api/v1/judge", &question).await;
        assert_eq!((status, &problem["kind"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!(kind)), "{question}");
    }
}

#[tokio::test]
async fn the_games_of_an_archive_are_judged_one_by_one_and_each_is_told() {
    let archive = "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n[White \"Cay\"]\n\n1. e4 e5 2. Ke3 *\n\n\
                   [White \"Dan\"]\n\n1. e4 e5 *\n";
    let request = Request::post("/api/v1/judge/archive?lang=en").header("content-type", "application/json");
    let request = request.body(Body::from(json!({ "text": archive }).to_string())).unwrap();
    let (status, headers, body) = ask(request).await;
    assert_eq!((status, headers["content-type"].to_str().unwrap()), (StatusCode::OK, "text/event-stream"));
    let text = String::from_utf8(body).unwrap();
    let data: Vec<Value> = text
        .lines()
        .filter_map(|line| line.strip_prefix("data: "))
        .map(|data| serde_json::from_str(data).unwrap())
        .collect();
    assert_eq!(data.len(), 4, "{text}");
    assert_eq!(
        (&data[0]["done"], &data[0]["of"], &data[0]["players"]),
        (&json!(1), &json!(3), &json!(["Ann", "Bob"])),
        "{text}"
    );
    assert_eq!((&data[0]["moves"], &data[0]["rulings"][0]["rules"]), (&json!(4), &json!("fide-2014")));
    assert!(data[1]["faults"][0].as_str().is_some_and(|fault| !fault.is_empty()), "{}", data[1]);
    assert_eq!((&data[2]["moves"], &data[3]), (&json!(2), &json!({ "judged": 2, "of": 3 })));
    for (question, kind) in [
        (json!({ "text": "no game at all" }), None),
        (json!({ "text": archive, "rules": ["roc-112"] }), Some("no_rulebook")),
        (json!({ "text": 5 }), Some("unreadable")),
    ] {
        let request = Request::post("/api/v1/judge/archive").header("content-type", "application/json");
        let (status, _, body) = ask(request.body(Body::from(question.to_string())).unwrap()).await;
        assert!(status == StatusCode::OK || status == StatusCode::UNPROCESSABLE_ENTITY, "{question}");
        if let Some(kind) = kind {
            let problem: Value = serde_json::from_slice(&body).unwrap();
            assert_eq!(problem["kind"], kind);
        }
    }
}
