//! The task that decides in one hall: what waits is decided together, kept together, and only then answered.

use std::sync::Arc;

use clock::Instant;
use hall::{Answer, By, Hall, Line, Note, Refused, Request, Seat, What};
use sha2::{Digest, Sha256};
use store::{Act, Hold, Once, Row, Store, StoreError};
use tokio::sync::{broadcast, mpsc, oneshot};

use super::live::{LiveHall, State};
use crate::visitor::now;

/// How many requests are decided together at most.
const TOGETHER: usize = 64;

/// Who asks for something, before anybody has looked whether they hold an office in the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Caller {
    /// Anybody.
    Public,
    /// Whoever sits at a board.
    Seat(Seat),
    /// Whoever is signed in.
    Account {
        /// The id of the account.
        id: String,
        /// Its name.
        name: String,
        /// Whether this is a director of the house.
        director: bool,
        /// Who it is in the event, by an invitation.
        person: Option<String>,
    },
}

impl Caller {
    /// Who that is in an event: the person that the account is there; a director of the house without an office there keeps
    /// its log as the director.
    pub fn by(&self, hall: &Hall) -> By {
        self.at(hall, contest::Actor::Director)
    }

    /// The same for something that is asked: as long as nobody is chief arbiter, a director of the house is at the boards.
    pub fn asks(&self, hall: &Hall, what: &What) -> By {
        let at_boards = !matches!(what, What::Order { .. } | What::Office(_));
        self.at_boards(hall, at_boards)
    }

    /// Who that is at the boards.
    pub fn at_boards(&self, hall: &Hall, at_boards: bool) -> By {
        let chief = hall.officials.in_post(contest::Post::Chief).next();
        self.at(hall, if at_boards && chief.is_none() { contest::Actor::Chief } else { contest::Actor::Director })
    }

    fn at(&self, hall: &Hall, keeps_as: contest::Actor) -> By {
        match self {
            Self::Public => By::Public,
            Self::Seat(seat) => By::Seat(seat.clone()),
            Self::Account { id, name, director, person } => {
                let known = person.iter().chain([id]).map(|id| id.as_str().into());
                let official = known.into_iter().find(|person| hall.officials.get(person).is_some());
                match official {
                    Some(person) => By::Person(person),
                    None if *director => By::Keeper { office: keeps_as, name: Some(name.clone()), licence: None },
                    None => By::Public,
                }
            }
        }
    }
}

/// Something that is asked of a hall.
#[derive(Clone, Debug)]
pub struct Asking {
    /// Who asks.
    pub caller: Caller,
    /// The number of the last line that they had seen.
    pub saw: Option<u64>,
    /// What.
    pub what: What,
    /// The key under which it is answered only once.
    pub key: Option<String>,
}

/// What came of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The lines that it added.
    pub lines: Vec<Line>,
    /// What whoever asked should know.
    pub notes: Vec<Note>,
    /// The numbers of the first and the last line, of the first time that it was asked.
    pub numbers: (u64, u64),
}

/// Why nothing came of a request.
#[derive(Debug)]
pub enum NotTaken {
    /// A rule forbids it.
    Refused(Box<Refused>),
    /// Another request came under the same key.
    OtherUnderKey,
    /// It could not be kept.
    Store(Arc<StoreError>),
    /// Too much is asked at once.
    TooMuch,
}

/// A request that waits for its answer.
#[derive(Debug)]
pub struct Waiting {
    pub(super) asking: Asking,
    pub(super) answer: oneshot::Sender<Result<Taken, NotTaken>>,
}

/// Decides what waits, and follows what others append, for as long as the server runs.
pub async fn keep(live: Arc<LiveHall>, store: Arc<dyn Store>, mut inbox: mpsc::Receiver<Waiting>) {
    let mut appended = store.follow();
    let mut waiting = Vec::new();
    loop {
        tokio::select! {
            number = inbox.recv_many(&mut waiting, TOGETHER) => {
                if number == 0 {
                    return;
                }
                decide(&live, &*store, std::mem::take(&mut waiting)).await;
            }
            moved = appended.recv() => {
                let behind = match moved {
                    Ok(moved) => moved.event == live.event && moved.last > live.state.read().await.last(),
                    Err(broadcast::error::RecvError::Lagged(_)) => true,
                    Err(broadcast::error::RecvError::Closed) => return,
                };
                if behind && let Err(error) = live.catch_up(&*store).await {
                    tracing::error!(%error, event = %live.event, "the log of an event cannot be followed");
                }
            }
        }
    }
}

/// Decides requests one after the other, keeps what comes of them, and answers.
async fn decide(live: &LiveHall, store: &dyn Store, waiting: Vec<Waiting>) {
    let held = match hold(live, store).await {
        Ok(held) => held,
        Err(error) => return all_failed(waiting, error),
    };
    let mut state = live.state.write().await;
    let (mut held, mut acts, mut answers) = (held, Vec::new(), Vec::new());
    for Waiting { asking, answer } in waiting {
        let came = one(&mut state, &mut *held, &acts, &asking).await;
        let came = came.map(|(taken, act)| {
            acts.extend(act);
            taken
        });
        answers.push((answer, came));
    }
    if acts.is_empty() {
        drop(held);
    } else if let Err(error) = held.append(acts).await {
        live.begin_anew(store, &mut state).await;
        let error = Arc::new(error);
        for (answer, came) in answers {
            let _ = answer.send(came.and_then(|_| Err(NotTaken::Store(Arc::clone(&error)))));
        }
        return;
    }
    drop(state);
    for (answer, came) in answers {
        if let Ok(taken) = &came {
            live.tell(&taken.lines);
        }
        // Whoever asked may be gone; what was decided stands.
        let _ = answer.send(came);
    }
}

/// Holds the event, with the hall as far as its log goes.
async fn hold(live: &LiveHall, store: &dyn Store) -> Result<Box<dyn Hold>, StoreError> {
    let held = store.hold(&live.event).await?;
    if held.kept().last > live.state.read().await.last() {
        live.catch_up(store).await.map_err(|error| match error {
            super::NoHall::Store(error) => error,
            super::NoHall::Unsound(_) => StoreError::NoEvent,
        })?;
    }
    Ok(held)
}

fn all_failed(waiting: Vec<Waiting>, error: StoreError) {
    let error = Arc::new(error);
    for Waiting { answer, .. } in waiting {
        let _ = answer.send(Err(NotTaken::Store(Arc::clone(&error))));
    }
}

/// What comes of one request, and what has to be kept of it.
async fn one(
    state: &mut State,
    held: &mut dyn Hold,
    acts: &[Act],
    asking: &Asking,
) -> Result<(Taken, Option<Act>), NotTaken> {
    let asked = asked(asking);
    if let Some(key) = &asking.key {
        let waiting = acts.iter().filter_map(|act| act.once.as_ref()).find(|once| once.key == *key).cloned();
        let earlier = match waiting {
            Some(once) => Some(once),
            None => held.answered(key).await.map_err(|error| NotTaken::Store(Arc::new(error)))?,
        };
        if let Some(once) = earlier {
            return again(&once, &asked).map(|taken| (taken, None));
        }
    }
    let at = Instant::new(now()).max(state.at);
    let request =
        Request { by: asking.caller.asks(&state.hall, &asking.what), at, saw: asking.saw, what: asking.what.clone() };
    let Answer { lines, notes } =
        state.hall.answer(&request).map_err(|refused| NotTaken::Refused(Box::new(refused)))?;
    let numbers = (state.last() + 1, state.last() + lines.len() as u64);
    let mut rows = Vec::new();
    for line in &lines {
        let bytes = state.tail.append(std::slice::from_ref(line)).map_err(|_| NotTaken::TooMuch)?;
        rows.push(Row { no: line.no, bytes });
    }
    state.follow(&lines);
    let answer = format!("{} {}", numbers.0, numbers.1).into_bytes();
    let once = asking.key.clone().map(|key| Once { key, request: asked, answer });
    Ok((Taken { lines, notes, numbers }, Some(Act { rows, once })))
}

/// A hash over who asks for what.
fn asked(asking: &Asking) -> Vec<u8> {
    let text = serde_json::to_vec(&asking.what).unwrap_or_default();
    let who = format!("{:?}", asking.caller);
    Sha256::new().chain_update(who).chain_update(text).finalize().to_vec()
}

/// The first answer to a request that is sent again.
fn again(once: &Once, asked: &[u8]) -> Result<Taken, NotTaken> {
    if once.request != asked {
        return Err(NotTaken::OtherUnderKey);
    }
    let answer = String::from_utf8_lossy(&once.answer);
    let numbers = answer.split_once(' ').and_then(|(first, last)| Some((first.parse().ok()?, last.parse().ok()?)));
    Ok(Taken { lines: Vec::new(), notes: Vec::new(), numbers: numbers.unwrap_or_default() })
}
