//! What all answers are made with.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use store::Store;
use tokio::sync::{Semaphore, watch};
use words::say;

use crate::house::House;
use crate::limits::{AskingRate, Tries};
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::reader::Reader;

/// How many questions that take thinking may be asked from one address in a minute.
const A_MINUTE: NonZeroU32 = NonZeroU32::new(240).expect("it is not zero");

/// How a server goes about its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerSettings {
    /// About how many questions that take thinking it thinks at once.
    pub at_once: usize,
    /// Whether it is reached over TLS only, so that no browser sends a cookie otherwise.
    pub secure: bool,
    /// How long the head of a request may take to come, and how long its body.
    pub patience: Duration,
}

impl Default for ServerSettings {
    fn default() -> Self {
        Self { at_once: 2, secure: false, patience: Duration::from_secs(15) }
    }
}

/// What all answers are made with; cheap to clone.
#[derive(Clone, Debug)]
pub struct App(Arc<Parts>);

#[derive(Debug)]
struct Parts {
    /// The halls of the events that are kept.
    house: House,
    /// How fast one address may ask for what takes thinking.
    pace: AskingRate,
    /// As many at once as there are cores, so that pages stay quick while games are judged.
    thinking: Semaphore,
    /// How often codes of seats were wrong.
    tries: Tries,
    settings: ServerSettings,
    metrics: Arc<Metrics>,
    /// Whether it has been told to stop.
    stopped: watch::Sender<bool>,
}

impl App {
    /// A server over a store that thinks about so many questions at once.
    pub fn new(store: Arc<dyn Store>, at_once: usize) -> Self {
        Self::with(store, ServerSettings { at_once, ..ServerSettings::default() })
    }

    /// A server over a store that goes by these settings.
    pub fn with(store: Arc<dyn Store>, settings: ServerSettings) -> Self {
        let (pace, thinking) = (AskingRate::a_minute(A_MINUTE), Semaphore::new(settings.at_once.max(1)));
        let metrics = Arc::new(Metrics::default());
        let house = House::new(store, Arc::clone(&metrics));
        Self(Arc::new(Parts {
            house,
            pace,
            thinking,
            tries: Tries::default(),
            settings,
            metrics,
            stopped: watch::Sender::new(false),
        }))
    }

    /// How often codes of seats were wrong.
    pub(crate) fn tries(&self) -> &Tries {
        &self.0.tries
    }

    /// How it goes about its work.
    pub(crate) fn settings(&self) -> ServerSettings {
        self.0.settings
    }

    /// What is measured of it.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// Tells all who follow something that there is nothing more to come.
    pub(crate) fn stop(&self) {
        self.0.stopped.send_replace(true);
    }

    /// Done when the server has been told to stop.
    pub(crate) fn stopped(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut told = self.0.stopped.subscribe();
        async move {
            // Who would tell is gone: that is the end, too.
            let _ = told.wait_for(|stopped| *stopped).await;
        }
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
    pub(crate) fn pace(&self) -> &AskingRate {
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
        done.ok_or_else(|| Problem::failed(say!(reader.lang, "server-failed")))
    }
}
