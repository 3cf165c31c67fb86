//! The task that decides in one hall: what waits is decided together, kept together, and only then answered.

use std::sync::Arc;

use clock::Instant;
use contest::{Actor, Post};
use hall::{Answer, By, Hall, Line, Note, Refused, Request, Seat, What};
use journal::Tail;
use sha2::{Digest, Sha256};
use store::{Act, Hold, Moved, Once, Row, Store, StoreError};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{RwLockWriteGuard, broadcast, mpsc, oneshot};

use super::live::{LiveHall, Reading, State};
use super::waker;
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
    /// its log as the director. The code of a seat ends with the round.
    pub fn by(&self, hall: &Hall) -> By {
        self.at(hall, Actor::Director)
    }

    /// Who that is at its boards: as long as nobody is chief arbiter, a director of the house is.
    pub fn at_boards(&self, hall: &Hall) -> By {
        let chief = hall.officials.in_post(Post::Chief).next();
        self.at(hall, if chief.is_none() { Actor::Chief } else { Actor::Director })
    }

    fn at(&self, hall: &Hall, keeps_as: Actor) -> By {
        match self {
            Self::Public => By::Public,
            Self::Seat(seat) if hall.games_now().any(|game| game == seat.game) => By::Seat(seat.clone()),
            Self::Seat(_) => By::Public,
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

/// Decides what waits, follows what others append, and wakes desks in time, for as long as the server runs and the event is
/// there.
pub async fn keep(
    live: Arc<LiveHall>,
    store: Arc<dyn Store>,
    mut inbox: mpsc::Receiver<Waiting>,
    mut appended: broadcast::Receiver<Moved>,
) {
    let mut waiting = Vec::new();
    loop {
        let due = live.state.read().await.due;
        tokio::select! {
            number = inbox.recv_many(&mut waiting, TOGETHER) => {
                if number == 0 {
                    break;
                }
                gather(&mut inbox, &mut waiting).await;
                decide(&live, &*store, std::mem::take(&mut waiting)).await;
            }
            moved = appended.recv() => if !followed(&live, &*store, moved).await {
                break;
            },
            () = waker::reached(due) => waker::wake(&live, &*store).await,
        }
    }
    live.metrics.halls.dec();
    live.voice.end();
}

/// Waits for those who are about to ask, as whoever was just answered may be, so that one commit serves them all.
async fn gather(inbox: &mut mpsc::Receiver<Waiting>, waiting: &mut Vec<Waiting>) {
    let mut known = 0;
    while waiting.len() > known && waiting.len() < TOGETHER {
        known = waiting.len();
        tokio::task::yield_now().await;
        waiting.extend(std::iter::from_fn(|| inbox.try_recv().ok()).take(TOGETHER - known));
    }
}

/// Takes over what others appended, as far as a notice tells of this event; whether the event is still there.
async fn followed(live: &LiveHall, store: &dyn Store, moved: Result<Moved, RecvError>) -> bool {
    let last = match moved {
        Ok(moved) if moved.event != live.event => return true,
        Ok(moved) => moved.last,
        // Notices were missed, so that only the store knows how far the event goes.
        Err(RecvError::Lagged(_)) => match store.event(&live.event).await {
            Ok(kept) => kept.map(|kept| kept.last),
            Err(_) => return true,
        },
        Err(RecvError::Closed) => return false,
    };
    let Some(last) = last else { return false };
    if last > live.look().await.last()
        && let Err(error) = live.catch_up(store, true).await
    {
        tracing::error!(%error, event = %live.event, "the log of an event cannot be followed");
    }
    true
}

/// Decides requests one after the other, keeps what comes of them, and answers.
async fn decide(live: &LiveHall, store: &dyn Store, waiting: Vec<Waiting>) {
    let (mut held, mut state) = match hold(live, store).await {
        Ok(held) => held,
        Err(error) => return all_failed(waiting, error),
    };
    let keys: Vec<&str> = waiting.iter().filter_map(|one| one.asking.key.as_deref()).collect();
    let mut answered = match held.answered(&keys).await {
        Ok(earlier) => earlier,
        Err(error) => {
            drop(state);
            return all_failed(waiting, error);
        }
    };
    let (mut acts, mut answers) = (Vec::new(), Vec::new());
    for Waiting { asking, answer } in waiting {
        let came = one(&mut state, &answered, &asking);
        let came = came.map(|(taken, act)| {
            answered.extend(act.as_ref().and_then(|act: &Act| act.once.clone()));
            acts.extend(act);
            taken
        });
        answers.push((answer, came));
    }
    if let Err(error) = append(live, store, held, &mut state, acts).await {
        drop(state);
        let error = Arc::new(error);
        for (answer, came) in answers {
            let _ = answer.send(came.and_then(|_| Err(NotTaken::Store(Arc::clone(&error)))));
        }
        return;
    }
    drop(state);
    for (answer, came) in answers {
        if let Ok(taken) = &came {
            live.voice.tell(&taken.lines);
        }
        // Whoever asked may be gone; what was decided stands.
        let _ = answer.send(came);
    }
}

/// Holds the event, with the hall as far as its log goes.
pub(super) async fn hold<'a>(
    live: &'a LiveHall,
    store: &dyn Store,
) -> Result<(Box<dyn Hold>, RwLockWriteGuard<'a, State>), StoreError> {
    let mut held = store.hold(&live.event).await?;
    let mut state = live.state.write().await;
    let mut reading = Reading::default();
    while held.kept().last > state.last() {
        let asked = reading.most;
        let rows = held.read(state.next(), asked).await?;
        let taken = reading.take(&mut state, &rows, asked).map_err(|error| StoreError::Damaged(error.to_string()))?;
        let lines = taken.ok_or_else(|| StoreError::Damaged(format!("line {} is missing", state.next())))?;
        live.voice.tell(&lines);
    }
    Ok((held, state))
}

/// Keeps what was decided; where it cannot be kept, the hall is as the log has it.
pub(super) async fn append(
    live: &LiveHall,
    store: &dyn Store,
    held: Box<dyn Hold>,
    state: &mut State,
    acts: Vec<Act>,
) -> Result<(), StoreError> {
    let lines: u64 = acts.iter().map(|act| act.rows.len() as u64).sum();
    if lines == 0 {
        return Ok(());
    }
    if let Err(error) = held.append(acts).await {
        live.metrics.unkept.inc();
        live.begin_anew(store, state).await;
        return Err(error);
    }
    live.metrics.lines.inc_by(lines);
    Ok(())
}

fn all_failed(waiting: Vec<Waiting>, error: StoreError) {
    let error = Arc::new(error);
    for Waiting { answer, .. } in waiting {
        let _ = answer.send(Err(NotTaken::Store(Arc::clone(&error))));
    }
}

/// What comes of one request, and what has to be kept of it, if it was not answered before.
fn one(state: &mut State, answered: &[Once], asking: &Asking) -> Result<(Taken, Option<Act>), NotTaken> {
    let asked = asking.key.as_ref().map(|_| asked(asking)).unwrap_or_default();
    if let Some(once) = answered.iter().find(|once| Some(&once.key) == asking.key.as_ref()) {
        return again(once, &asked).map(|taken| (taken, None));
    }
    let at = Instant::new(now()).max(state.at);
    let request = Request {
        by: asked_by(asking, &state.hall),
        at,
        saw: asking.saw,
        what: in_hall(&state.hall, at, asking.what.clone()),
    };
    let Answer { lines, notes } =
        state.hall.answer(&request).map_err(|refused| NotTaken::Refused(Box::new(refused)))?;
    let numbers = (state.last() + 1, state.last() + lines.len() as u64);
    let rows = rows(&mut state.tail, &lines).map_err(|error| NotTaken::Store(Arc::new(error)))?;
    state.follow(&lines);
    let answer = format!("{} {}", numbers.0, numbers.1).into_bytes();
    let once = asking.key.clone().map(|key| Once { key, request: asked, answer });
    Ok((Taken { lines, notes, numbers }, Some(Act { rows, once })))
}

/// As whom somebody asks: in the event, or at its boards.
fn asked_by(asking: &Asking, hall: &Hall) -> By {
    match &asking.what {
        What::Order { .. } | What::Office(_) | What::Notice(_) => asking.caller.by(hall),
        What::Entry { .. } | What::Call(_) | What::Duty(_) | What::Case(_) => asking.caller.at_boards(hall),
    }
}

/// The same, with the day and hour in the hall where the charter says in which time zone that is.
fn in_hall(hall: &Hall, at: Instant, what: What) -> What {
    match what {
        What::Order { command, hour: None } => {
            let zone = hall.event.charter.as_ref().and_then(|charter| charter.zone.as_ref());
            What::Order { command, hour: zone.and_then(|zone| zone.hour(at)) }
        }
        what => what,
    }
}

/// The rows of lines that follow the end of a log, which then is theirs.
///
/// # Errors
///
/// They do not follow it, or cannot be written.
pub fn rows(tail: &mut Tail, lines: &[Line]) -> Result<Vec<Row>, StoreError> {
    let bytes = tail.append(lines).map_err(|fault| StoreError::Damaged(fault.to_string()))?;
    let texts = bytes.split_inclusive(|byte| *byte == b'\n');
    Ok(lines.iter().zip(texts).map(|(line, text)| Row { no: line.no, bytes: text.to_vec() }).collect())
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
