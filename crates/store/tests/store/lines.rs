//! Logs to be kept: a bell that is rung.

use clock::Instant;
use contest::Actor;
use journal::{Happening, Line, Tail, Times, number};
use serde::{Deserialize, Serialize};
use store::{Act, EventId, Hold, Row, Store};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Bell {
    Rung { times: u64 },
}

impl Happening for Bell {
    const FIRST: u64 = 1;
    const TIMES: Times = Times::Utc;
    const NESTED: bool = false;
    type Past = ();
}

pub const NOON: u64 = 1_777_633_200_000;

/// The end of a log as it is kept.
pub async fn tail(held: &mut dyn Hold) -> Tail {
    let mut tail = Tail::of::<Bell>();
    for row in held.read(1, u32::MAX).await.unwrap() {
        tail.pass(&row.bytes).unwrap();
    }
    tail
}

/// Rings that are decided together, a second after noon for each line before them.
pub fn rings(tail: &mut Tail, times: &[u64]) -> Act {
    let at = Instant::new(NOON + 1000 * tail.next);
    let ring = |&times: &u64| Line::<_, String>::new(at, Actor::Director, Bell::Rung { times });
    let mut lines: Vec<_> = times.iter().map(ring).collect();
    number(tail.next, &mut lines);
    let row = |line: &Line<Bell, String>| {
        let bytes = tail.append(std::slice::from_ref(line)).unwrap();
        Row { no: line.no, bytes }
    };
    Act::of(lines.iter().map(row).collect())
}

/// An event with so many decisions of two lines each.
pub async fn ring(store: &dyn Store, event: &EventId, decisions: u64) -> Vec<u8> {
    let mut tail = Tail::of::<Bell>();
    let acts: Vec<Act> = (0..decisions).map(|nth| rings(&mut tail, &[nth, nth])).collect();
    store.create(event.clone(), 1, acts).await.unwrap();
    file(store, event).await
}

/// The plain file of an event.
pub async fn file(store: &dyn Store, event: &EventId) -> Vec<u8> {
    let mut file = Vec::new();
    store::export(store, event, &mut file).await.unwrap().unwrap();
    file
}
