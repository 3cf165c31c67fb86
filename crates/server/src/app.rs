//! What all answers are made with.

use std::num::NonZeroU32;
use std::sync::Arc;

use axum::http::StatusCode;
use store::Store;
use tokio::sync::Semaphore;
use words::say;

use crate::house::House;
use crate::limits::Pace;
use crate::problem::Problem;
use crate::reader::Reader;

/// How many questions that take thinking may be asked from one address in a minute.
const A_MINUTE: NonZeroU32 = NonZeroU32::new(240).expect("it is not zero");

/// What all answers are made with; cheap to clone.
#[derive(Clone, Debug)]
pub struct App(Arc<Parts>);

#[derive(Debug)]
struct Parts {
    /// The halls of the events that are kept.
    house: House,
    /// How fast one address may ask for what takes thinking.
    pace: Pace,
    /// As many at once as there are cores, so that pages stay quick while games are judged.
    thinking: Semaphore,
}

impl App {
    /// A server over a store that thinks about so many questions at once.
    pub fn new(store: Arc<dyn Store>, at_once: usize) -> Self {
        let (pace, thinking) = (Pace::a_minute(A_MINUTE), Semaphore::new(at_once.max(1)));
        Self(Arc::new(Parts { house: House::new(store), pace, thinking }))
    }

    /// Where events and accounts are kept.
    pub(crate) fn store(&self) -> &dyn Store {
        self.0.house.store()
    }

    /// The halls of the events that are kept.
    pub(crate) fn house(&self) -> &House {
        &self.0.house
    }

    /// How fast one address may ask for what takes thinking.
    pub(crate) fn pace(&self) -> &Pace {
        &self.0.pace
    }

    /// Works on something that takes thinking, beside the answers to others.
    ///
    /// # Errors
    ///
    /// The work failed.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        reader: Reader,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let room = self.0.thinking.acquire().await;
        let done = tokio::task::spawn_blocking(work).await.ok().filter(|_| room.is_ok());
        done.ok_or_else(|| {
            Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", say!(reader.lang, "server-failed"))
        })
    }
}
