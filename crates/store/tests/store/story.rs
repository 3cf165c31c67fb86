//! What every store does.

use std::sync::Arc;

use journal::Tail;
use store::{Act, EventId, Moved, Once, Row, Store, StoreError, verify};

use crate::houses::House;
use crate::lines::{Bell, ring, rings, tail};

fn named(name: &str) -> EventId {
    name.parse().unwrap()
}

pub async fn told(house: &House) {
    let store = house.open().await;
    what_is_appended_is_read_back(&*store).await;
    a_wrong_number_appends_nothing(&*store).await;
    a_request_is_answered_once(&*store).await;
    an_event_begins_once(&*store).await;
    many_write_to_one_event(&store, &store, "crowd").await;
    followers_are_told(&*store).await;
    lines_cannot_be_changed(house, &*store).await;
    what_is_kept_is_there_again(house, store).await;
    a_store_of_a_later_version_is_refused(house).await;
}

async fn what_is_appended_is_read_back(store: &dyn Store) {
    let event = named("read-back");
    let file = ring(store, &event, 3).await;
    let rows = store.read(&event, 1, 100).await.unwrap();
    assert_eq!(rows.iter().map(|row| row.no).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    assert_eq!(rows.iter().flat_map(|row| row.bytes.clone()).collect::<Vec<u8>>(), file);
    assert_eq!(store.read(&event, 3, 2).await.unwrap(), rows[2..4]);
    assert_eq!(store.read(&event, 7, 2).await.unwrap(), []);
    assert_eq!(store.read(&named("nowhere"), 1, 2).await.unwrap(), []);
    let picked = store.pick(&event, &[5, 2, 99]).await.unwrap();
    assert_eq!(picked, [rows[1].clone(), rows[4].clone()]);
    assert_eq!(store.pick(&event, &[]).await.unwrap(), []);
    let mut held = store.hold(&event).await.unwrap();
    assert_eq!((held.kept().first, held.kept().last), (1, 6));
    let mut end = tail(&mut *held).await;
    held.append(vec![rings(&mut end, &[9])]).await.unwrap();
    assert_eq!(verify(store, &event).await.unwrap(), Ok(7));
}

async fn a_wrong_number_appends_nothing(store: &dyn Store) {
    let event = named("numbers");
    let file = ring(store, &event, 1).await;
    let row = |no| Row { no, bytes: b"{}\n".to_vec() };
    for (rows, expected, found) in [(vec![2], 3, 2), (vec![4], 3, 4), (vec![3, 5], 4, 5), (vec![3, 3], 4, 3)] {
        let acts = vec![Act::of(rows.into_iter().map(row).collect())];
        let refused = store.hold(&event).await.unwrap().append(acts).await;
        assert_eq!(refused, Err(StoreError::Number { expected, found }));
    }
    // An event that was held and let go is free again.
    drop(store.hold(&event).await.unwrap());
    assert_eq!(crate::lines::file(store, &event).await, file);
}

async fn a_request_is_answered_once(store: &dyn Store) {
    let event = named("once");
    ring(store, &event, 1).await;
    let once = Once { key: "key-1".to_owned(), request: b"request".to_vec(), answer: b"answer".to_vec() };
    assert_eq!(store.answered(&event, "key-1").await.unwrap(), None);
    for (again, last) in [(Ok(()), 3), (Err(StoreError::Answered), 3)] {
        let mut held = store.hold(&event).await.unwrap();
        let mut end = tail(&mut *held).await;
        let act = Act { once: Some(once.clone()), ..rings(&mut end, &[1]) };
        assert_eq!(held.append(vec![act]).await, again);
        assert_eq!(store.event(&event).await.unwrap().unwrap().last, last);
    }
    let mut held = store.hold(&event).await.unwrap();
    assert_eq!(held.answered(&["key-0", "key-1"]).await.unwrap(), std::slice::from_ref(&once));
    assert_eq!(held.answered(&[]).await.unwrap(), []);
    drop(held);
    assert_eq!(store.answered(&event, "key-1").await.unwrap(), Some(once));
    ring(store, &named("once-more"), 1).await;
    assert_eq!(store.answered(&named("once-more"), "key-1").await.unwrap(), None, "keys are those of one event");
}

async fn an_event_begins_once(store: &dyn Store) {
    let event = named("begins");
    let file = ring(store, &event, 1).await;
    let act = rings(&mut Tail::of::<Bell>(), &[7]);
    assert_eq!(store.create(event.clone(), 1, vec![act]).await, Err(StoreError::Exists));
    assert_eq!(crate::lines::file(store, &event).await, file);
    assert_eq!(store.hold(&named("nowhere")).await.err(), Some(StoreError::NoEvent));
    assert_eq!(store.event(&named("nowhere")).await.unwrap(), None);
    let bad = Act::of(vec![Row { no: 2, bytes: Vec::new() }]);
    let refused = store.create(named("half"), 1, vec![bad]).await;
    assert_eq!(refused, Err(StoreError::Number { expected: 1, found: 2 }));
    assert_eq!(store.event(&named("half")).await.unwrap(), None, "what was refused is not begun either");
}

/// Thirty-two writers on two stores: every line that was acknowledged is there once, without gaps.
async fn many_write_to_one_event(one: &Arc<dyn Store>, other: &Arc<dyn Store>, event: &str) {
    let event = named(event);
    ring(&**one, &event, 1).await;
    let writers = (0..32_u64).map(|writer| {
        let (store, event) = (Arc::clone(if writer % 2 == 0 { one } else { other }), event.clone());
        tokio::spawn(async move {
            for nth in 0..8 {
                let mut held = store.hold(&event).await.unwrap();
                let mut end = tail(&mut *held).await;
                held.append(vec![rings(&mut end, &[writer * 100 + nth])]).await.unwrap();
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.unwrap();
    }
    assert_eq!(verify(&**one, &event).await.unwrap(), Ok(2 + 32 * 8));
    let file = String::from_utf8(crate::lines::file(&**other, &event).await).unwrap();
    for writer in 0..32_u64 {
        for nth in 0..8 {
            let rung = format!(r#""times":{},"#, writer * 100 + nth);
            let seen = file.lines().skip(2).filter(|line| line.contains(&rung)).count();
            assert_eq!(seen, 1, "{rung}");
        }
    }
}

async fn followers_are_told(store: &dyn Store) {
    let event = named("followed");
    let mut told = store.follow();
    ring(store, &event, 2).await;
    let mut held = store.hold(&event).await.unwrap();
    let mut end = tail(&mut *held).await;
    held.append(vec![rings(&mut end, &[5])]).await.unwrap();
    for last in [4, 5] {
        let next = loop {
            let moved = told.recv().await.unwrap();
            if moved.event == event {
                break moved;
            }
        };
        assert_eq!(next, Moved { event: event.clone(), last: Some(last) });
    }
}

async fn lines_cannot_be_changed(house: &House, store: &dyn Store) {
    let event = named("guarded");
    let file = ring(store, &event, 1).await;
    for change in
        ["UPDATE lines SET no = no + 100 WHERE event = 'guarded'", "DELETE FROM lines WHERE event = 'guarded'"]
    {
        assert!(house.tamper(change).await.is_err(), "{change}");
    }
    assert_eq!(crate::lines::file(store, &event).await, file);
}

async fn what_is_kept_is_there_again(house: &House, store: Arc<dyn Store>) {
    let before = store.events().await.unwrap();
    assert!(before.len() > 5);
    assert!(before.is_sorted_by_key(|kept| kept.event.clone()));
    store.close().await.unwrap();
    drop(store);
    let store = house.open().await;
    assert_eq!(store.events().await.unwrap(), before);
    for kept in before {
        assert_eq!(verify(&*store, &kept.event).await.unwrap(), Ok(kept.last));
    }
}

async fn a_store_of_a_later_version_is_refused(house: &House) {
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        SELECT 9000, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
    house.tamper(later).await.unwrap();
    assert_eq!(store::open(&house.address()).await.unwrap_err(), StoreError::Newer);
    house.tamper("DELETE FROM _sqlx_migrations WHERE version = 9000").await.unwrap();
}

/// Two servers on one database write to one event, and followers of either see what the other wrote.
pub async fn two_servers_see_each_other(house: &House) {
    let (one, other) = (house.open().await, house.open().await);
    let mut follower = other.follow();
    many_write_to_one_event(&one, &other, "two-servers").await;
    let mut last = 0;
    while last < 2 + 32 * 8 {
        let moved = follower.recv().await.unwrap();
        let told = moved.last.expect("nobody removes it");
        assert!(moved.event == named("two-servers") && told > last, "{moved:?} after {last}");
        last = told;
    }
}
