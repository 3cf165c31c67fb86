//! Desks are woken when their clocks reach a moment, so that what the law finds with time, it finds on time.

use std::time::Duration;

use arbiter::Desk;
use clock::{Instant, Millis};
use store::{Act, Store, StoreError};

use super::keeper::{append, hold, rows};
use super::live::{LiveHall, State};
use crate::visitor::now;

/// How long at most nobody looks at a desk in play, for what a rulebook finds with time that no clock tells: somebody who
/// has not come.
const LOOK: Millis = Millis::from_secs(5);

/// Done when a moment has come; never, if there is none.
pub async fn reached(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep(Duration::from_millis(moment.get().saturating_sub(now()))).await,
        None => std::future::pending().await,
    }
}

/// When a desk is to be looked at, after a moment; never, if time alone brings nothing about there.
pub fn looks(desk: &Desk, after: Instant) -> Option<Instant> {
    let look = desk.goes_by_time().then(|| after.after(LOOK))?;
    Some(desk.next_moment(after).map_or(look, |moment| moment.min(look)))
}

/// Looks at all desks, and keeps what time alone has brought about.
pub async fn wake(live: &LiveHall, store: &dyn Store) {
    let at = Instant::new(now());
    let stirred = !live.look().await.hall.stirred(at).is_empty();
    if stirred && let Err(error) = woken(live, store).await {
        tracing::error!(%error, event = %live.event, "what time brought about cannot be kept");
    }
    let mut state = live.state.write().await;
    state.due = state.hall.desks().filter_map(|(_, desk)| looks(desk, at)).min();
}

/// Keeps what time alone has brought about.
async fn woken(live: &LiveHall, store: &dyn Store) -> Result<(), StoreError> {
    let (held, mut state) = hold(live, store).await?;
    let at = Instant::new(now()).max(state.at);
    let (mut acts, mut told) = (Vec::new(), Vec::new());
    for game in state.hall.stirred(at) {
        let State { hall, tail, .. } = &mut *state;
        match hall.wake(&game, at) {
            Ok(lines) => {
                acts.push(Act::of(rows(tail, &lines)?));
                state.follow(&lines);
                told.extend(lines);
            }
            Err(refused) => {
                tracing::error!(%refused, event = %live.event, %game, "the event does not take over what time brought about");
            }
        }
    }
    append(live, store, held, &mut state, acts).await?;
    drop(state);
    live.voice.tell(&told);
    Ok(())
}
