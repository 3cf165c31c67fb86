//! What time alone brings about is there on time, though nobody asks: a flag that falls.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;

use crate::evening::{As, CHARTER, Evening, folder, table_path};

/// A board found with almost no time left on the clock of the side to move.
fn found() -> Value {
    let left = json!({ "first": 700, "second": 600_000 });
    json!({ "do": "find", "fen": "3k5/9/9/4R4/r8/9/9/9/9/5K3 w", "number": 38, "left": left })
}

fn is_flag(table: &Value) -> bool {
    let matters = table["desk"]["matters"].as_array().unwrap();
    matters.iter().any(|matter| matter.to_string().contains("overstepped"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_is_found_when_it_falls() {
    let evening = Evening::playing("flag").await;
    evening.must("/api/v1/events/evening/duties", json!({ "what": { "begin": { "section": "A" } } })).await;
    let told = evening.entry(1, found()).await;
    let last = told["last"].as_u64().unwrap();
    let (_, table) = evening.get(&table_path(1), evening.director()).await;
    assert!(!is_flag(&table), "it has not fallen yet: {table}");
    let mut following = evening.follow(evening.director()).await;
    timeout(Duration::from_secs(20), following.until(last + 1)).await.expect("somebody is told");
    let (_, table) = evening.get(&table_path(1), evening.director()).await;
    assert!(is_flag(&table), "{table}");
    // Nothing comes twice of it.
    let no = evening.get("/api/v1/events/evening", As::default()).await.1["no"].as_u64().unwrap();
    assert!(timeout(Duration::from_secs(7), following.next()).await.is_err(), "all is told");
    assert_eq!(evening.get("/api/v1/events/evening", As::default()).await.1["no"].as_u64(), Some(no));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_that_fell_while_no_server_ran_is_found_by_the_next() {
    let evening = Evening::new("flag-later").await;
    evening.play(CHARTER).await;
    evening.must("/api/v1/events/evening/duties", json!({ "what": { "begin": { "section": "A" } } })).await;
    evening.entry(1, found()).await;
    // Whoever reads the log anew finds what has come with time; a server of its own stands for one that starts later.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let address = format!("sqlite:{}/hall.db", evening.folder.display());
    let later = Evening::at(&address, folder("flag-later-on")).await;
    let who = evening.director();
    let seen = async {
        while !is_flag(&later.get(&table_path(1), who).await.1) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(20), seen).await.expect("it is found");
}
