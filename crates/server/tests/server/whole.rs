//! Events that come and go whole: as a file, from a file, and thrown away; and logs that are longer than what is read at once.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use clock::Instant;
use contest::Actor;
use hall::{By, Hall, Happening, Line, What};
use journal::{Tail, number};
use serde_json::{Value, json};
use store::{Act, Row};
use tournament::charter::read_toml;
use tournament::entry::Player;
use tournament::event::Command;

use crate::evening::{As, CHARTER, Evening, table_path};

const EXPORT: &str = "/api/v1/events/evening/export";
const REMOVE: &str = "/api/v1/events/evening/remove";

async fn file(evening: &Evening, path: &str) -> Vec<u8> {
    let request = Request::get(path).header("cookie", &evening.director).body(Body::empty()).unwrap();
    let (status, bytes) = evening.answered(request).await;
    assert_eq!(status, StatusCode::OK);
    bytes
}

/// What is answered to a file that is sent: the status, and the messages, or the problem as one.
async fn import(evening: &Evening, id: &str, bytes: Vec<u8>) -> (StatusCode, Vec<(String, Value)>) {
    let request = Request::builder().method(Method::POST).uri(format!("/api/v1/imports?id={id}"));
    let request = request.header("cookie", &evening.director).header("host", "hall.local").body(Body::from(bytes));
    let (status, body) = evening.answered(request.unwrap()).await;
    let text = String::from_utf8(body).unwrap();
    if status != StatusCode::OK {
        return (status, vec![("problem".to_owned(), serde_json::from_str(&text).unwrap())]);
    }
    let message = |text: &str| {
        let line = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).unwrap().to_owned();
        (line("event: "), serde_json::from_str(&line("data: ")).unwrap())
    };
    (status, text.split("\n\n").filter(|text| text.starts_with("event:")).map(message).collect())
}

#[tokio::test]
async fn an_event_is_exported_removed_and_taken_over_again() {
    let evening = Evening::playing("whole").await;
    evening.entry(1, json!({ "do": "start" })).await;
    let plain = file(&evening, EXPORT).await;
    let (_, seen) = evening.get("/api/v1/events/evening", evening.director()).await;
    let last = seen["no"].as_u64().unwrap();
    assert_eq!(plain.split_inclusive(|byte| *byte == b'\n').count() as u64, last);

    // Nobody removes it by mistake, or what they have not seen.
    for (body, status, kind) in [
        (json!({ "id": "evenin", "last": last }), StatusCode::UNPROCESSABLE_ENTITY, "retype"),
        (json!({ "id": "evening", "last": last - 1 }), StatusCode::CONFLICT, "stale"),
        (json!({ "id": "evening" }), StatusCode::UNPROCESSABLE_ENTITY, "unreadable"),
    ] {
        let (found, told) = evening.post(REMOVE, evening.director(), body).await;
        assert_eq!((found, &told["kind"]), (status, &json!(kind)), "{told}");
    }
    let mut following = evening.follow(evening.director()).await;
    assert_eq!(following.next().await.0, "hello");
    let removed = evening.must(REMOVE, json!({ "id": "evening", "last": last })).await;
    assert_eq!(
        (&removed["id"], &removed["by"], &removed["last"]),
        (&json!("evening"), &json!("director"), &json!(last))
    );
    following.ends().await;
    for path in ["/api/v1/events/evening", EXPORT, &table_path(1), "/api/v1/events/evening/stream"] {
        assert_eq!(evening.get(path, evening.director()).await.0, StatusCode::NOT_FOUND, "{path}");
    }
    let order = json!({ "what": { "publish": { "section": "A" } } });
    let (status, _) = evening.post("/api/v1/events/evening/orders", evening.director(), order).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert_eq!(evening.get("/api/v1/events", As::default()).await.1, json!([]));
    assert_eq!(evening.get("/api/v1/removals", evening.director()).await.1[0]["by"], "director");

    // What was exported before is the event again, under its name or another.
    for id in ["evening", "again"] {
        let (_, told) = import(&evening, id, plain.clone()).await;
        let (kind, done) = told.last().unwrap();
        assert_eq!((kind.as_str(), &done["no"], &done["name"]), ("done", &json!(last), &json!("Evening")), "{told:?}");
        assert_eq!(told[0], ("progress".to_owned(), json!({ "done": last, "of": last })));
        assert_eq!(file(&evening, &format!("/api/v1/events/{id}/export")).await, plain);
    }
    let (_, again) = evening.get("/api/v1/events/evening", evening.director()).await;
    assert_eq!((&again["sections"], &again["no"]), (&seen["sections"], &seen["no"]));
    evening.entry(1, json!({ "do": "note", "text": "it goes on" })).await;
    assert_eq!(evening.get("/api/v1/events/again", As::default()).await.1["no"], json!(last));
}

#[tokio::test]
async fn a_file_that_cannot_be_trusted_is_refused_with_its_line_and_nothing_is_kept() {
    let evening = Evening::playing("unsound").await;
    let plain = String::from_utf8(file(&evening, EXPORT).await).unwrap();
    let without_fourth: String =
        plain.split_inclusive('\n').enumerate().filter(|(nth, _)| *nth != 3).map(|(_, line)| line).collect();
    let files = [
        (plain.replacen("Bob", "Rob", 1).into_bytes(), "line 5"),
        (without_fourth.into_bytes(), "line 4"),
        (format!("{plain}{plain}").into_bytes(), "line 1"),
        (b"{\"no\":1}".to_vec(), "line 1"),
        (b"\xff\xfe not a log".to_vec(), "line 1"),
        (plain.as_bytes()[..plain.len() - 30].to_vec(), "line 10"),
    ];
    for (bytes, named) in files {
        let (status, told) = import(&evening, "other", bytes).await;
        let (kind, problem) = told.last().unwrap();
        assert_eq!(
            (status, kind.as_str(), &problem["kind"]),
            (StatusCode::OK, "problem", &json!("unsound")),
            "{told:?}"
        );
        assert!(problem["title"].as_str().unwrap().contains(named), "{named}: {problem}");
        assert_eq!(evening.get("/api/v1/events/other", As::default()).await.0, StatusCode::NOT_FOUND);
    }
    for (id, bytes, status, kind) in [
        ("evening", plain.clone().into_bytes(), StatusCode::CONFLICT, "event_taken"),
        ("No-Name", plain.clone().into_bytes(), StatusCode::UNPROCESSABLE_ENTITY, "event_id"),
        ("other", b" \n\n".to_vec(), StatusCode::UNPROCESSABLE_ENTITY, "empty"),
        ("other", vec![b'\n'; 64 * 1024 * 1024 + 1], StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
    ] {
        let (found, told) = import(&evening, id, bytes).await;
        assert_eq!((found, &told[0].1["kind"]), (status, &json!(kind)), "{told:?}");
    }
}

/// The lines of an event with many entries, of which those from one number to another were decided together.
fn long(entries: u64, together: std::ops::RangeInclusive<u64>) -> Vec<Row> {
    let mut hall = Hall::default();
    let charter = read_toml(CHARTER).unwrap();
    let mut lines: Vec<Line> = Vec::new();
    let open = Command::Open { charter: Box::new(charter) };
    let enter = |nth| Command::Enter(Player { name: format!("P{nth}"), section: "A".to_owned(), ..Player::default() });
    for command in std::iter::once(open).chain((1..=entries).map(enter)) {
        let request = hall::Request {
            by: By::keeper(Actor::Director),
            at: Instant::new(1_777_633_200_000),
            saw: None,
            what: What::order(command),
        };
        lines.extend(hall.take(&request).unwrap().lines);
    }
    let (begin, end) = (usize::try_from(*together.start() - 1).unwrap(), usize::try_from(*together.end()).unwrap());
    number(*together.start(), &mut lines[begin..end]);
    let mut tail = Tail::of::<Happening>();
    let row = |line: &Line| Row { no: line.no, bytes: tail.append(std::slice::from_ref(line)).unwrap() };
    lines.iter().map(row).collect()
}

#[tokio::test]
async fn what_was_decided_together_is_read_together_however_long_the_log_is() {
    let evening = Evening::new("long").await;
    // What is read at once ends within what was decided together.
    let rows = long(5010, 4999..=5003);
    let last = rows.len() as u64;
    let store = store::open(&format!("sqlite:{}/hall.db", evening.folder.display())).await.unwrap();
    store.create("evening".parse().unwrap(), 1, vec![Act::of(rows.clone())]).await.unwrap();
    let (status, seen) = evening.get("/api/v1/events/evening", evening.director()).await;
    assert_eq!((status, &seen["no"]), (StatusCode::OK, &json!(last)), "{}", seen["title"]);
    assert_eq!(seen["sections"][0]["entrants"].as_array().map(Vec::len), Some(5010));
    // What was decided together stood together.
    for (at, stood) in [(4998, 4998), (5001, 4998), (5003, 5003), (9999, last)] {
        let (status, then) = evening.get(&format!("/api/v1/events/evening?at={at}"), evening.director()).await;
        assert_eq!((status, &then["no"]), (StatusCode::OK, &json!(stood)), "{at}");
    }
    let (_, part) = evening.get("/api/v1/events/evening/log?after=5000&limit=2", evening.director()).await;
    let numbers: Vec<_> = part["lines"].as_array().unwrap().iter().map(|line| line["no"].as_u64()).collect();
    assert_eq!((numbers, &part["last"]), (vec![Some(5001), Some(5002)], &json!(last)));
    // The same from a file.
    let (_, told) = import(&evening, "again", rows.into_iter().flat_map(|row| row.bytes).collect()).await;
    let far: Vec<&Value> = told.iter().map(|(_, far)| &far["done"]).collect();
    assert_eq!(far[..2], [&json!(4998), &json!(last)], "{told:?}");
    assert_eq!(told.last().unwrap().0, "done");
}
