//! Two servers on one database: both write to one event, and each sees what the other did.

use std::collections::BTreeSet;
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;
use server::first_link;
use tokio::time::timeout;

use crate::evening::{As, CHARTER, Evening, Postgres, folder, table_path};

const WRITERS: u16 = 6;
const EACH: u16 = 8;

/// Enters players in the one section, and notes at the one table; the numbers of the lines that came of it.
async fn write(server: &Evening, cookie: &str, writer: String) -> Vec<u64> {
    let mut numbers = Vec::new();
    for nth in 0..EACH {
        let name = format!("{writer}{nth}");
        let who = As { cookie, key: &name, ..As::default() };
        let (path, what) = if nth % 2 == 0 {
            let enter = json!({ "enter": { "name": name, "section": "B" } });
            ("/api/v1/events/evening/orders".to_owned(), enter)
        } else {
            (format!("{}/entries", table_path(1)), json!({ "act": { "do": "note", "text": name } }))
        };
        let (status, told) = server.post(&path, who, json!({ "what": what })).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        let (first, last) = (told["first"].as_u64().unwrap(), told["last"].as_u64().unwrap());
        numbers.extend(first..=last);
    }
    numbers
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_write_to_one_event_without_gaps_and_see_each_other() {
    let postgres = Postgres::start();
    let mut one = Evening::at(&postgres.address(), folder("two-one")).await;
    let link = first_link(&one.app).await.unwrap().unwrap();
    one.director = one.join(&link, "director").await;
    let charter = CHARTER.replace("name = \"Open\" }]", "name = \"Open\" }, { id = \"B\", name = \"B\" }]");
    one.play(&charter).await;
    let other = Evening::at(&postgres.address(), folder("two-other")).await;
    let cookie = one.director.as_str();
    let who = As { cookie, ..As::default() };
    // Who signed in at one is signed in at the other, and sees the event as it is there.
    let (_, seen) = other.get("/api/v1/events/evening", who).await;
    let before = seen["no"].as_u64().unwrap();
    let (mut at_one, mut at_other) = (one.follow(who).await, other.follow(who).await);

    let mut writing = Vec::new();
    for nth in 0..WRITERS {
        let server = if nth % 2 == 0 { &one } else { &other };
        writing.push(write(server, cookie, format!("W{nth}-")));
    }
    let numbers: Vec<u64> = futures_util::future::join_all(writing).await.concat();
    let last = *numbers.iter().max().unwrap();
    assert_eq!(numbers.len(), numbers.iter().collect::<BTreeSet<_>>().len(), "none twice");
    assert_eq!(numbers.len() as u64, last - before, "no gap");

    for following in [&mut at_one, &mut at_other] {
        timeout(Duration::from_secs(30), following.until(last)).await.expect("it is told of all");
    }
    let (_, from_one) = one.get(&table_path(1), who).await;
    let (_, from_other) = other.get(&table_path(1), who).await;
    assert_eq!(from_one["told"], from_other["told"]);
    let (_, from_one) = one.get("/api/v1/events/evening", who).await;
    let (_, from_other) = other.get("/api/v1/events/evening", who).await;
    assert_eq!((&from_one["sections"], from_one["no"].as_u64()), (&from_other["sections"], Some(last)));
    let entered = from_one["sections"][1]["entrants"].as_array().unwrap().len();
    assert_eq!(entered, usize::from(WRITERS * EACH / 2));
    // A request that one has answered is answered by the other in the same way, and nothing happens twice.
    let again = json!({ "what": { "enter": { "name": "W0-0", "section": "B" } } });
    let keyed = As { key: "W0-0", ..who };
    assert_eq!(other.post("/api/v1/events/evening/orders", keyed, again).await.0, StatusCode::OK);
    assert_eq!(other.get("/api/v1/events/evening", who).await.1["no"].as_u64(), Some(last));
    let store = store::open(&postgres.address()).await.unwrap();
    let verified = store::verify(&*store, &"evening".parse().unwrap()).await.unwrap();
    assert_eq!(verified.unwrap(), last);
    // What one removes is gone at the other, too.
    one.must("/api/v1/events/evening/remove", json!({ "id": "evening", "last": last })).await;
    at_other.ends().await;
    let gone = async {
        while other.get("/api/v1/events/evening", who).await.0 != StatusCode::NOT_FOUND {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(20), gone).await.expect("it is gone");
}
