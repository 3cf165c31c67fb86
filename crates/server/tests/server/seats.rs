//! Codes of seats: nobody finds one by trying, and those that were handed out can be withdrawn.

use axum::http::StatusCode;
use serde_json::json;

use crate::evening::{As, Evening, table_path};

#[tokio::test]
async fn too_many_wrong_codes_of_a_game_lock_its_seats_for_a_while() {
    let evening = Evening::playing("tries").await;
    let ([first, _], [elsewhere, _]) = (evening.codes(1).await, evening.codes(2).await);
    let forged = format!("{}/000000000000", first.rsplit_once('/').unwrap().0);
    let ask = async |seat: &str| evening.get(&table_path(1), As { seat, ..As::default() }).await;
    for _ in 0..10 {
        let (status, told) = ask(&forged).await;
        assert_eq!((status, &told["kind"]), (StatusCode::FORBIDDEN, &json!("wrong_code")), "{told}");
    }
    for code in [&forged, &first] {
        let (status, told) = ask(code).await;
        assert_eq!((status, &told["kind"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too_fast")), "{told}");
        assert!(told["again_after"].as_u64().is_some_and(|seconds| seconds > 0 && seconds <= 61), "{told}");
    }
    // Those who sit elsewhere go on.
    assert_eq!(ask(&elsewhere).await.0, StatusCode::OK);
}

#[tokio::test]
async fn codes_that_are_withdrawn_open_nothing() {
    let evening = Evening::playing("withdrawn").await;
    let referee = evening.official("lee", "referee").await;
    let [first, second] = evening.codes(1).await;
    let ask = async |seat: &str| evening.get(&table_path(1), As { seat, ..As::default() }).await.0;
    assert_eq!(ask(&first).await, StatusCode::OK);
    let path = "/api/v1/events/evening/codes/withdraw";
    let by_referee = As { cookie: &referee, ..As::default() };
    assert_eq!(evening.post(path, by_referee, json!({})).await.0, StatusCode::FORBIDDEN);
    assert_eq!(evening.must(path, json!({})).await, json!({ "withdrawn": 4 }));
    assert_eq!((ask(&first).await, ask(&second).await), (StatusCode::FORBIDDEN, StatusCode::FORBIDDEN));
    let [anew, _] = evening.codes(1).await;
    assert_ne!(anew, first);
    assert_eq!(ask(&anew).await, StatusCode::OK);
}
