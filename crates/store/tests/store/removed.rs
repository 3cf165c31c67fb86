//! An event that is removed is gone whole; nothing else is, and it stays known that it was there.

use store::{EventId, Invitation, Member, Moved, Once, Removal, Store, StoreError, verify};

use crate::houses::House;
use crate::lines::{Bell, file, ring, rings, tail};

fn removal(event: &EventId, last: u64) -> Removal {
    Removal { event: event.clone(), last, by: "director".to_owned(), at: 77 }
}

pub async fn told(house: &House) {
    let store = house.open().await;
    what_is_removed_is_gone_and_known(&*store).await;
    lines_of_others_stay(house, &*store).await;
}

async fn what_is_removed_is_gone_and_known(store: &dyn Store) {
    let (event, other): (EventId, EventId) = ("thrown-away".parse().unwrap(), "stays".parse().unwrap());
    let (plain, stays) = (ring(store, &event, 2).await, ring(store, &other, 2).await);
    let mut held = store.hold(&event).await.unwrap();
    let mut end = tail(&mut *held).await;
    let once = Once { key: "key".to_owned(), request: b"request".to_vec(), answer: b"answer".to_vec() };
    held.append(vec![store::Act { once: Some(once), ..rings(&mut end, &[9]) }]).await.unwrap();
    let member = Some(Member { event: event.clone(), person: "p1".to_owned() });
    let (renews, made_by, ends_at) = (None, None, u64::MAX / 4);
    let invitation = Invitation { token: vec![77; 32], director: false, member, renews, made_by, made_at: 5, ends_at };
    store.invite(invitation.clone()).await.unwrap();
    store.renew_secret("seats/thrown-away", vec![1]).await.unwrap();
    let mut told = store.follow();

    // Whoever removes it must have seen all of it.
    let refused = store.remove(removal(&event, 4)).await;
    assert_eq!(refused, Err(StoreError::Number { expected: 5, found: 4 }));
    assert_eq!(verify(store, &event).await.unwrap(), Ok(5));
    store.remove(removal(&event, 5)).await.unwrap();
    assert_eq!(store.event(&event).await.unwrap(), None);
    assert_eq!(store.read(&event, 1, 100).await.unwrap(), []);
    assert_eq!(store.answered(&event, "key").await.unwrap(), None);
    assert_eq!(store.invitation(&invitation.token).await.unwrap(), None);
    assert_eq!(store.known_secret("seats/thrown-away").await.unwrap(), None);
    assert_eq!(store.hold(&event).await.err(), Some(StoreError::NoEvent));
    assert_eq!(store.remove(removal(&event, 5)).await, Err(StoreError::NoEvent));
    assert!(store.removals().await.unwrap().contains(&removal(&event, 5)));
    let gone = Moved { event: event.clone(), last: None };
    while told.recv().await.unwrap() != gone {}

    // Another may come under its name, and the file of the first, too.
    assert_eq!(file(store, &other).await, stays);
    store::import::<Bell, String>(store, event.clone(), &plain).await.unwrap();
    assert_eq!((file(store, &event).await, verify(store, &event).await.unwrap()), (plain, Ok(4)));
}

async fn lines_of_others_stay(house: &House, store: &dyn Store) {
    let event: EventId = "beside".parse().unwrap();
    ring(store, &event, 1).await;
    let other: EventId = "gone".parse().unwrap();
    ring(store, &other, 1).await;
    store.remove(removal(&other, 2)).await.unwrap();
    assert!(house.tamper("DELETE FROM lines WHERE event = 'beside'").await.is_err(), "lines go only with their event");
    assert_eq!(verify(store, &event).await.unwrap(), Ok(2));
}

/// Whoever follows at another server is told that an event is gone.
pub async fn other_servers_are_told(house: &House) {
    let (one, other) = (house.open().await, house.open().await);
    let event: EventId = "gone-elsewhere".parse().unwrap();
    ring(&*one, &event, 1).await;
    let mut told = other.follow();
    one.remove(removal(&event, 2)).await.unwrap();
    let gone = Moved { event: event.clone(), last: None };
    while told.recv().await.unwrap() != gone {}
    assert_eq!(other.event(&event).await.unwrap(), None);
}
