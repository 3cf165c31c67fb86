//! What somebody did to the tables beside the program is found and named.

use journal::Tail;
use store::{EventId, RowFault, Unsound, verify};

use crate::houses::House;
use crate::lines::{Bell, ring, rings};

/// An event, what is done to it, and the line that is found with what is wrong.
type Change = (&'static str, &'static str, u64, RowFault);

fn changes() -> [Change; 8] {
    [
        (
            "changed",
            "UPDATE lines SET bytes = (SELECT bytes FROM lines WHERE event = 'other' AND no = 3) WHERE event = 'changed' AND no = 3",
            3,
            RowFault::Changed,
        ),
        ("missing", "DELETE FROM lines WHERE event = 'missing' AND no = 4", 4, RowFault::Missing),
        (
            "moved-up",
            "DELETE FROM lines WHERE event = 'moved-up' AND no = 2;
            UPDATE lines SET no = no + 1000 WHERE event = 'moved-up' AND no > 2;
            UPDATE lines SET no = no - 1001 WHERE event = 'moved-up' AND no > 2;
            UPDATE events SET last = last - 1 WHERE event = 'moved-up'",
            2,
            RowFault::Missing,
        ),
        (
            "doubled",
            "UPDATE lines SET no = no + 1000 WHERE event = 'doubled' AND no > 3;
            UPDATE lines SET no = no - 999 WHERE event = 'doubled' AND no > 1000;
            INSERT INTO lines SELECT event, 4, bytes FROM lines WHERE event = 'doubled' AND no = 3;
            UPDATE events SET last = last + 1 WHERE event = 'doubled'",
            3,
            RowFault::Doubled,
        ),
        ("cut-off", "DELETE FROM lines WHERE event = 'cut-off' AND no > 4", 5, RowFault::Missing),
        (
            "torn",
            "DELETE FROM lines WHERE event = 'torn' AND no > 5; UPDATE events SET last = 5 WHERE event = 'torn'",
            5,
            RowFault::Torn,
        ),
        ("beyond", "UPDATE events SET last = 4 WHERE event = 'beyond'", 5, RowFault::Beyond),
        (
            "swapped",
            "UPDATE lines SET no = 1000 WHERE event = 'swapped' AND no = 3;
            UPDATE lines SET no = 3 WHERE event = 'swapped' AND no = 4;
            UPDATE lines SET no = 4 WHERE event = 'swapped' AND no = 1000",
            3,
            RowFault::Missing,
        ),
    ]
}

pub async fn told(house: &House) {
    let store = house.open().await;
    house.unguard().await;
    let mut end = Tail::of::<Bell>();
    let acts = (50..54).map(|times| rings(&mut end, &[times, times])).collect();
    store.create("other".parse().unwrap(), 1, acts).await.unwrap();
    for (event, change, no, fault) in changes() {
        let event: EventId = event.parse().unwrap();
        ring(&*store, &event, 4).await;
        assert_eq!(verify(&*store, &event).await.unwrap(), Ok(8));
        house.tamper(change).await.unwrap();
        assert_eq!(verify(&*store, &event).await.unwrap(), Err(Unsound { event: event.clone(), no, fault }));
    }
}
