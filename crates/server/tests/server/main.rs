//! Events over HTTP: an event begun, paired and played; who sees and does what; nothing twice.
#![allow(clippy::unwrap_used, reason = "whatever is not there fails the test")]

mod authority;
mod bodies;
mod charter;
mod evening;
mod leaks;
mod officials;
mod people;
mod routes;
mod seats;
mod slow;
mod streams;
mod tls;
mod two_servers;
mod waking;
mod walk;
mod whole;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{App, router};
use tower::ServiceExt;

use self::evening::{As, CHARTER, Evening, table_path};

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
    assert!(rows[1].get("fault").is_some(), "{seen}");
    // Line and name stand beside it in the answer.
    assert!(rows[2]["fault"].as_str().is_some_and(|fault| !fault.contains("Ann")), "{seen}");
}

#[tokio::test]
async fn many_are_entered_at_once_in_their_order_and_whoever_is_refused_is_told() {
    let evening = Evening::new("many").await;
    evening.must("/api/v1/events", json!({ "id": "evening", "toml": CHARTER })).await;
    let player =
        |nth: usize| json!({ "name": if nth == 70 { "P3".to_owned() } else { format!("P{nth}") }, "section": "A" });
    let body = json!({ "players": (0..150).map(player).collect::<Vec<_>>() });
    let director = As { key: "once", ..evening.director() };
    let path = "/api/v1/events/evening/entries";
    let (status, told) = evening.post(path, director, body.clone()).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let refused = told["refused"].as_array().unwrap();
    assert_eq!(refused.iter().map(|one| one["nth"].as_u64().unwrap()).collect::<Vec<_>>(), [70], "{told}");
    assert!(!refused[0]["why"].as_str().unwrap().is_empty(), "{told}");
    // Sent again under the same key, nobody is entered twice.
    evening.post(path, director, body).await;
    let (_, seen) = evening.get("/api/v1/events/evening", evening.director()).await;
    let entrants = seen["sections"][0]["entrants"].as_array().unwrap();
    let names: Vec<&str> = entrants.iter().map(|one| one["name"].as_str().unwrap()).collect();
    let wanted: Vec<String> = (0..150).filter(|nth| *nth != 70).map(|nth| format!("P{nth}")).collect();
    assert_eq!(names, wanted);
    let (status, _) = evening.post(path, As::default(), json!({ "players": [player(200)] })).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn what_is_of_the_officials_is_not_for_everybody_who_is_signed_in() {
    let evening = Evening::playing("others").await;
    let invited = evening.must("/api/v1/invitations", json!({})).await;
    let other = evening.join(invited["link"].as_str().unwrap(), "other").await;
    let other = As { cookie: &other, ..As::default() };
    for path in ["officials", "duties?section=A", "codes?section=A"] {
        let path = format!("/api/v1/events/evening/{path}");
        assert_eq!(evening.get(&path, other).await.0, StatusCode::FORBIDDEN, "{path}");
        assert_eq!(evening.get(&path, evening.director()).await.0, StatusCode::OK, "{path}");
    }
    let sheet = json!({ "text": "name\nAnn\n" });
    let (status, _) = evening.post("/api/v1/events/evening/entries/preview", other, sheet).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn the_code_of_a_seat_ends_with_its_round() {
    let evening = Evening::playing("ended").await;
    let [first, _] = evening.codes(1).await;
    let seat = As { seat: &first, ..As::default() };
    let (_, seen) = evening.get("/api/v1/events/evening", seat).await;
    assert_eq!(seen["me"]["seat"]["side"], "first", "{seen}");
    for table in [1, 2] {
        let result = json!({ "section": "A", "table": table, "outcome": "draw", "agreed": true });
        evening.order(json!({ "result": result })).await;
    }
    evening.order(json!({ "close": { "section": "A" } })).await;
    let (_, seen) = evening.get("/api/v1/events/evening", seat).await;
    assert_eq!(seen["me"].get("seat"), None, "{seen}");
}

#[tokio::test]
async fn what_nobody_knows_behind_the_question_mark_is_refused_but_for_the_language() {
    let evening = Evening::playing("query").await;
    let path = "/api/v1/events/evening/sheets/pairings?section=A&lang=zh-Hant";
    assert_eq!(evening.get(path, As::default()).await.0, StatusCode::OK);
    let path = "/api/v1/events/evening/sheets/pairings?section=A&page=7";
    assert_eq!(evening.get(path, As::default()).await.0, StatusCode::BAD_REQUEST);
}

/// A table of two tables' results, and the round closed.
async fn first_round_over(evening: &Evening) {
    evening.order(json!({ "result": { "section": "A", "table": 1, "outcome": "first_wins" } })).await;
    evening.order(json!({ "result": { "section": "A", "table": 2, "outcome": "draw" } })).await;
    evening.order(json!({ "close": { "section": "A" } })).await;
}

#[tokio::test]
async fn the_log_is_told_in_words_to_those_who_serve() {
    let evening = Evening::playing("log").await;
    evening.entry(1, json!({ "do": "start" })).await;
    evening.entry(1, json!({ "do": "note", "text": "watched" })).await;
    first_round_over(&evening).await;
    let (status, told) = evening.get("/api/v1/events/evening/log", evening.director()).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let lines = told["lines"].as_array().unwrap();
    assert_eq!(lines.len() as u64, told["last"].as_u64().unwrap());
    for line in lines.iter().filter(|line| line["kind"] != "desk") {
        assert!(!line["text"].as_str().unwrap().is_empty(), "{line}");
    }
    let text = |kind: &str| -> Vec<&str> {
        lines.iter().filter(|line| line["kind"] == kind).map(|line| line["text"].as_str().unwrap()).collect()
    };
    assert!(text("desk").iter().any(|text| text.contains("watched")), "{:?}", text("desk"));
    assert!(text("entry").iter().any(|text| text.contains("Ann")), "{:?}", text("entry"));
    let (_, page) = evening.get("/api/v1/events/evening/log?after=3&limit=2", evening.director()).await;
    let numbers: Vec<_> = page["lines"].as_array().unwrap().iter().map(|line| line["no"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [4, 5]);
    let (status, _) = evening.get("/api/v1/events/evening/log", As::default()).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn an_event_is_shown_as_it_stood_to_those_who_serve() {
    let evening = Evening::playing("past").await;
    first_round_over(&evening).await;
    let rounds = |view: &Value| view["sections"][0]["rounds"].as_array().unwrap().len();
    let (_, now) = evening.get("/api/v1/events/evening", evening.director()).await;
    assert_eq!((rounds(&now), &now["sections"][0]["rounds"][0]["status"]), (1, &json!("closed")));
    let (_, then) = evening.get("/api/v1/events/evening?at=7", evening.director()).await;
    assert_eq!((rounds(&then), &then["no"]), (0, &json!(7)));
    assert_eq!(then["sections"][0]["entrants"].as_array().unwrap().len(), 4);
    let (_, later) = evening.get("/api/v1/events/evening?at=10", evening.director()).await;
    assert_eq!((rounds(&later), &later["sections"][0]["rounds"][0]["status"]), (1, &json!("published")));
    let (status, _) = evening.get("/api/v1/events/evening?at=5", As::default()).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_table_is_shown_as_it_stood_also_once_its_round_is_over() {
    let evening = Evening::playing("past-table").await;
    let entries = format!("{}/entries", table_path(1));
    let move_of = async |side: &str, text: &str| {
        evening.must(&entries, json!({ "what": { "act": { "do": "move", "text": text }, "of": side } })).await;
    };
    evening.entry(1, json!({ "do": "start" })).await;
    let started = evening.get("/api/v1/events/evening", evening.director()).await.1["no"].as_u64().unwrap();
    move_of("first", "h2e2").await;
    let moved = evening.get("/api/v1/events/evening", evening.director()).await.1["no"].as_u64().unwrap();
    move_of("second", "h9g7").await;
    let at = async |no: u64| evening.get(&format!("{}?at={no}", table_path(1)), evening.director()).await.1;
    for round_is_over in [false, true] {
        let (before, after) = (at(started).await, at(moved).await);
        assert_eq!(before["no"], json!(started), "{before}");
        assert_ne!(before["told"]["phase"], after["told"]["phase"], "whose turn it is, {round_is_over}");
        assert_eq!((&before["told"]["last"], &after["told"]["last"]), (&json!(null), &json!("h2e2")));
        if !round_is_over {
            first_round_over(&evening).await;
        }
    }
    let (status, _) = evening.get(&format!("{}?at={moved}", table_path(1)), As::default()).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "the past is for those who serve");
}

#[tokio::test]
async fn where_the_book_names_no_grounds_none_are_asked_for_in_an_appeal() {
    let evening = Evening::playing_under("grounds", &CHARTER.replace("xqef-2022", "roc-113")).await;
    let (_, seen) = evening.get("/api/v1/events/evening", As::default()).await;
    assert_eq!(seen["laws"][0]["appeals"], json!({ "grounds": false }), "{seen}");
}

#[tokio::test]
async fn who_could_play_a_move_is_told_by_the_side() {
    let evening = Evening::playing("whose").await;
    evening.entry(1, json!({ "do": "start" })).await;
    let made = json!({ "what": { "act": { "do": "move", "text": "h2e2" } } });
    let path = format!("{}/entries?lang=en", table_path(1));
    let (status, told) = evening.post(&path, evening.director(), made).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(told["title"].as_str().unwrap().ends_with("may be done by: Red, Black"), "{told}");
}

#[tokio::test]
async fn a_player_appeals_from_the_own_seat_against_what_was_ruled_there() {
    let evening = Evening::playing("appeal").await;
    let [first, _] = evening.codes(1).await;
    let seat = As { seat: &first, ..As::default() };
    let path = "/api/v1/events/evening/rulings?lang=en";
    evening.entry(1, json!({ "do": "start" })).await;
    assert_eq!(evening.get(path, seat).await, (StatusCode::OK, json!([])));
    let phone = json!({ "do": "raise", "subject": { "conduct": { "clause": "92(6)" } }, "against": "first" });
    let referee = evening.official("lee", "referee").await;
    let referee = As { cookie: &referee, ..As::default() };
    for act in [phone, json!({ "do": "rule", "matter": 1 })] {
        let made = json!({ "what": { "act": act } });
        let (status, told) = evening.post(&format!("{}/entries", table_path(1)), referee, made).await;
        assert_eq!(status, StatusCode::OK, "{told}");
    }
    let (_, told) = evening.get(path, seat).await;
    let ruling = &told[0];
    assert!(ruling["told"]["ruling"].as_str().unwrap().contains("Ruling by"), "{told}");
    assert!(ruling["told"]["appeal"].as_str().unwrap().contains("appeal"), "{told}");
    assert_eq!(evening.get(path, As::default()).await.1, json!([]), "who does not sit there is told nothing");
    let (_, table) = evening.get(&table_path(1), referee).await;
    assert_eq!(table["appeals"], json!({ "grounds": true, "deposit": ruling["appeal"]["deposit"] }), "{table}");
    let of = json!({ "matter": { "game": ruling["game"], "matter": ruling["matter"] } });
    let appeal =
        json!({ "what": { "appeal": { "of": of, "grounds": ["facts"], "deposit": ruling["appeal"]["deposit"] } } });
    let (status, answer) = evening.post("/api/v1/events/evening/cases", seat, appeal).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    assert_eq!(evening.get(path, seat).await.1, json!([]), "the case tells the rest");
    let (_, cases) = evening.get("/api/v1/events/evening/cases", seat).await;
    assert_eq!(cases[0]["state"], json!("appealed"), "{cases}");
}

#[tokio::test]
async fn tables_of_earlier_rounds_and_of_what_holds_can_be_had() {
    let evening = Evening::playing_under("tables", &CHARTER.replace("xqef-2022", "roc-113")).await;
    first_round_over(&evening).await;
    let sheet = |path: &str| format!("/api/v1/events/evening/sheets/{path}");
    let (status, after) = evening.get(&sheet("standings?section=A&round=1"), As::default()).await;
    assert_eq!((status, after["rows"].as_array().map(Vec::len)), (StatusCode::OK, Some(4)), "{after}");
    let (status, terms) = evening.get(&sheet("terms?section=A"), As::default()).await;
    assert!(status == StatusCode::OK && !terms["rows"].as_array().unwrap().is_empty(), "{terms}");
    let (status, place) = evening.get(&sheet("explain?section=A&player=1"), As::default()).await;
    assert_eq!(status, StatusCode::OK, "{place}");
    let (status, _) = evening.get(&sheet("explain?section=A"), As::default()).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, none) = evening.get("/api/v1/events/evening/bracket?section=A", As::default()).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "{none}");
}

#[tokio::test]
async fn a_kept_game_of_a_round_that_is_over_can_be_followed_by_anybody() {
    let evening = Evening::playing("kept").await;
    evening.entry(1, json!({ "do": "start" })).await;
    let made = json!({ "what": { "act": { "do": "move", "text": "h2e2" }, "of": "first" } });
    evening
        .must(&format!("{}/entries", table_path(1)), json!({ "what": { "act": { "do": "press" }, "of": "second" } }))
        .await;
    evening.must(&format!("{}/entries", table_path(1)), made).await;
    let (_, before) = evening.get(&table_path(1), As::default()).await;
    assert_eq!(before["board"], Value::Null, "nothing goes out live unless the charter says so");
    first_round_over(&evening).await;
    let (status, seen) = evening.get(&table_path(1), As::default()).await;
    assert_eq!(status, StatusCode::OK, "{seen}");
    assert_eq!(seen["board"]["moves"], json!(["h2e2"]));
    assert_eq!(seen["desk"], Value::Null);
    let (_, view) = evening.get("/api/v1/events/evening", As::default()).await;
    let games = &view["sections"][0]["rounds"][0]["tables"];
    assert_eq!((games[0]["games"][0]["game"].clone(), games[1]["games"][0]["kept"].clone()), (json!(1), json!(false)));
}

#[tokio::test]
async fn wishes_are_tried_on_a_draft_without_changing_it() {
    let evening = Evening::new("wishes").await;
    let charter = CHARTER.replace("\"round_robin\"", "\"swiss\", rounds = 3");
    evening.must("/api/v1/events", json!({ "id": "evening", "toml": charter })).await;
    for player in ["Ann", "Bob", "Cay", "Dan", "Eve", "Fay"] {
        evening.order(json!({ "enter": { "name": player, "section": "A" } })).await;
    }
    evening.order(json!({ "draw": { "section": "A", "seed": 1 } })).await;
    evening.order(json!({ "pair": { "section": "A", "seed": 1 } })).await;
    let (_, before) = evening.get("/api/v1/events/evening", evening.director()).await;
    let first = &before["sections"][0]["rounds"][0]["tables"][0];
    let (one, other) = (first["first"].as_u64().unwrap(), first["second"].as_u64().unwrap());
    let apart = (1..=6).find(|player| ![one, other].contains(player)).unwrap();
    let wished = json!({ "section": "A", "wishes": [{ "meet": [one, apart] }] });
    let would = evening.must("/api/v1/events/evening/pairing/preview", wished).await;
    assert_eq!(would["refused"], Value::Null, "{would}");
    let met =
        |pair: &Value| [&pair["first"], &pair["second"]].iter().all(|id| [one, apart].contains(&id.as_u64().unwrap()));
    assert!(would["pairs"].as_array().unwrap().iter().any(met), "{would}");
    assert_eq!(would["told"].as_array().unwrap().len(), 1);
    let (_, after) = evening.get("/api/v1/events/evening", evening.director()).await;
    assert_eq!(before["no"], after["no"]);
    let why = format!("/api/v1/events/evening/why?section=A&player={one}");
    let (status, told) = evening.get(&why, evening.director()).await;
    assert!(status == StatusCode::OK && !told["text"].as_str().unwrap().is_empty(), "{told}");
}

#[tokio::test]
async fn what_would_have_to_give_is_told_and_tried() {
    let charter = CHARTER.replace("\"round_robin\"", "\"swiss\", rounds = 3");
    let evening = Evening::playing_under("yielding", &charter).await;
    let (_, before) = evening.get("/api/v1/events/evening", evening.director()).await;
    let met = &before["sections"][0]["rounds"][0]["tables"][0];
    first_round_over(&evening).await;
    evening.order(json!({ "pair": { "section": "A", "seed": 2 } })).await;
    let again = json!([{ "meet": [met["first"], met["second"]] }]);
    let preview = "/api/v1/events/evening/pairing/preview";
    let would = evening.must(preview, json!({ "section": "A", "wishes": again })).await;
    assert!(would["refused"].is_string(), "{would}");
    assert_eq!(would["yielding"][0]["criterion"], json!("rematch"), "{would}");
    assert!(!would["yielding"][0]["told"].as_str().unwrap().is_empty());
    let given = json!({ "section": "A", "wishes": again, "give_way": ["rematch"] });
    let would = evening.must(preview, given).await;
    assert_eq!((&would["refused"], &would["yielding"]), (&Value::Null, &json!([])), "{would}");
    evening.order(json!({ "discard": { "section": "A" } })).await;
    let ordered = json!({ "section": "A", "seed": 2, "wishes": again, "give_way": ["rematch"], "reason": "asked for" });
    evening.order(json!({ "pair": ordered })).await;
    let (_, after) = evening.get("/api/v1/events/evening", evening.director()).await;
    assert_eq!(after["sections"][0]["rounds"][1]["give_way"], json!(["rematch"]));
}

#[tokio::test]
async fn the_boards_of_a_round_are_followed_with_one_question() {
    let evening = Evening::playing_under("live", &format!("live = {{}}\n{CHARTER}")).await;
    let live = "/api/v1/events/evening/live?section=A";
    let (status, none) = evening.get(live, As::default()).await;
    assert_eq!((status, &none["boards"], &none["kept"]), (StatusCode::OK, &json!([]), &json!(0)), "{none}");
    for table in 1..=2 {
        evening.entry(table, json!({ "do": "start" })).await;
        let entries = format!("{}/entries", table_path(table));
        evening.must(&entries, json!({ "what": { "act": { "do": "press" }, "of": "second" } })).await;
    }
    let moved = json!({ "what": { "act": { "do": "move", "text": "h2e2" }, "of": "first" } });
    evening.must(&format!("{}/entries", table_path(1)), moved).await;
    let (_, seen) = evening.get(live, evening.director()).await;
    let boards = seen["boards"].as_array().unwrap();
    assert_eq!((boards.len(), &seen["kept"]), (2, &json!(2)), "{seen}");
    assert_eq!((&boards[0]["board"]["moves"], &boards[1]["board"]["moves"]), (&json!(["h2e2"]), &json!([])));
    assert_eq!(boards[0]["board"]["running"], json!("first"), "nobody has pressed the clock since: {seen}");
    assert_eq!(boards[0]["desk"], Value::Null, "everybody is told the same");
    evening.order(json!({ "result": { "section": "A", "table": 1, "outcome": "first_wins" } })).await;
    let (_, over) = evening.get(&format!("{live}&round=1"), As::default()).await;
    assert_eq!(over["boards"][0]["board"]["moves"], json!(["h2e2"]), "{over}");
    assert_eq!(over["boards"][0]["board"]["running"], Value::Null, "the game is over: {over}");
    let (_, later) = evening.get(&format!("{live}&round=7"), As::default()).await;
    assert_eq!(later["boards"], json!([]));
}

#[tokio::test]
async fn the_bracket_of_a_knockout_is_drawn_tie_by_tie() {
    let evening = Evening::playing_under("bracket", &CHARTER.replace("\"round_robin\"", "\"knockout\"")).await;
    let (status, drawn) = evening.get("/api/v1/events/evening/bracket?section=A", As::default()).await;
    assert_eq!(status, StatusCode::OK, "{drawn}");
    let ties = drawn["ties"].as_array().unwrap();
    assert_eq!(ties.iter().map(|tie| tie["level"].as_u64().unwrap()).collect::<Vec<_>>(), [0, 0, 1]);
    assert_eq!((&ties[0]["round"], &ties[2]["players"]), (&json!(1), &json!([null, null])));
    assert_eq!(ties[2]["from"], json!([{ "winner": 0 }, { "winner": 1 }]));
    let paper = |name: &str| format!("/api/v1/events/evening/papers/{name}?section=A");
    assert_eq!(evening.get(&paper("bracket"), As::default()).await.0, StatusCode::OK);
    // Where nobody plays for a team there are no sheets of teams.
    let handed_out =
        [("slips", StatusCode::OK), ("check_in", StatusCode::OK), ("team_sheets", StatusCode::UNPROCESSABLE_ENTITY)];
    for (name, status) in handed_out {
        assert_eq!(evening.get(&paper(name), As::default()).await.0, StatusCode::FORBIDDEN, "{name}");
        assert_eq!(evening.get(&paper(name), evening.director()).await.0, status, "{name}");
    }
}

#[tokio::test]
async fn an_appeal_is_lodged_heard_and_printed() {
    let evening = Evening::playing("appeal").await;
    let referee = evening.official("lee", "referee").await;
    let referee = As { cookie: &referee, ..As::default() };
    evening.must("/api/v1/events/evening/duties", json!({ "what": { "begin": { "section": "A" } } })).await;
    let raise = json!({ "do": "raise", "subject": { "conduct": { "clause": "92(6)" } }, "against": "first" });
    for act in [raise, json!({ "do": "rule", "matter": 1 })] {
        let body = json!({ "what": { "act": act } });
        let (status, told) = evening.post(&format!("{}/entries", table_path(1)), referee, body).await;
        assert_eq!(status, StatusCode::OK, "{told}");
    }
    let [first, second] = evening.codes(1).await;
    let (first, second) = (As { seat: &first, ..As::default() }, As { seat: &second, ..As::default() });
    let cases = "/api/v1/events/evening/cases";
    let matter = json!({ "matter": { "game": { "section": "A", "round": 1, "table": 1 }, "matter": 1 } });
    let appeal =
        |deposit: u32| json!({ "what": { "appeal": { "of": matter, "grounds": ["facts"], "deposit": deposit } } });
    let (status, problem) = evening.post(cases, first, appeal(0)).await;
    assert_eq!((status, &problem["articles"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!(["xqef-2022 136(1)"])));
    let (status, told) = evening.post(cases, first, appeal(500)).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!(told["told"].as_array().map(Vec::len), Some(2), "{told}");
    // Before it is decided only the officials and the two sides see it.
    for (who, seen) in [(As::default(), 0), (first, 1), (second, 1), (referee, 1), (evening.director(), 1)] {
        let (status, listed) = evening.get(cases, who).await;
        assert_eq!((status, listed.as_array().map(Vec::len)), (StatusCode::OK, Some(seen)), "{listed}");
    }
    let paper = format!("{cases}/1/paper");
    assert_eq!(evening.get(&paper, As::default()).await.0, StatusCode::NOT_FOUND);
    let decide = json!({ "what": { "decide": { "case": 1, "upheld": true, "why": "another phone" } } });
    assert_eq!(evening.post(cases, referee, decide.clone()).await.0, StatusCode::FORBIDDEN);
    evening.must(cases, decide).await;
    let (_, listed) = evening.get(&format!("{cases}?section=A"), As::default()).await;
    assert_eq!((&listed[0]["state"], &listed[0]["final"]), (&json!("decided"), &json!(true)), "{listed}");
    assert_eq!(listed[0]["hearings"][1]["appeal"]["deposit"], Value::Null, "what was paid is nobody else's");
    assert_eq!(evening.get(&paper, As::default()).await.0, StatusCode::OK);
    let (_, table) = evening.get(&table_path(1), As::default()).await;
    assert_eq!(table["verdict"], Value::Null, "{table}");
}
