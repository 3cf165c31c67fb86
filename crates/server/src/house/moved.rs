//! What moved in a hall: encoded once for all who follow it, and kept for a while for those who come back.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use books::desk::Standing;
use clock::Instant;
use contest::GameId;
use hall::{Happening, Line, NoticeHappening, section_of};
use serde::Serialize;
use tokio::sync::broadcast;

use crate::sse;

/// How many messages somebody may fall behind before they are told to look anew.
const BEHIND: usize = 256;

/// What those who follow a hall hear.
#[derive(Clone, Debug)]
pub enum Heard {
    /// It has moved on.
    Moved(Arc<Moved>),
    /// The event was removed.
    Gone,
}

/// That a hall has moved on, encoded once for all who follow it.
#[derive(Debug)]
pub struct Moved {
    /// The number of the first line.
    first: u64,
    /// The number of the last line.
    pub no: u64,
    /// What officials are told, and what it is about.
    to_officials: (Bytes, BTreeSet<Place>),
    /// What anybody is told, if there is anything for them to see.
    to_public: Option<(Bytes, BTreeSet<Place>)>,
    /// What those are told who sit at the boards of games.
    to_seats: BTreeMap<GameId, Bytes>,
}

/// Who follows, as far as it matters for what they are told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ear {
    /// Anybody.
    Public,
    /// Whoever sits at the board of a game: they are told what moves there, too.
    Seat(GameId),
    /// Whoever sees the desks.
    Official,
}

/// What a line is about: nothing said is the event or the section as a whole.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    section: Option<String>,
    /// The round and the table.
    table: Option<(u16, u16)>,
}

/// What somebody follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All of an event.
    Event,
    /// One section.
    Section(String),
    /// A table of a round of a section.
    Table(String, u16, u16),
}

impl Scope {
    /// Whether something about a place is for those who follow this.
    fn covers(&self, place: &Place) -> bool {
        let within = |section: &String| place.section.as_ref().is_none_or(|of| of == section);
        match self {
            Self::Event => true,
            Self::Section(section) => within(section),
            Self::Table(section, round, table) => {
                within(section) && place.table.is_none_or(|at| at == (*round, *table))
            }
        }
    }
}

impl Place {
    fn of(line: &Line) -> Self {
        let event = if let Happening::Event(event) = &line.event { Some(event) } else { None };
        let game = line.subject.as_ref().or_else(|| event.and_then(|event| event.game()));
        let section = game.map(|game| game.section.as_str()).or_else(|| event.and_then(section_of));
        let section = section.or(match &line.event {
            Happening::Notice(NoticeHappening::PutUp { section, .. }) => section.as_deref(),
            _ => None,
        });
        Self { section: section.map(str::to_owned), table: game.map(|game| (game.round, game.table)) }
    }
}

/// What moved, as it is sent.
#[derive(Clone, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each of them moves by itself")]
struct MovedNotice<'a> {
    no: u64,
    at: Instant,
    /// Whether entries, pairings, results or tables of the event changed.
    event: bool,
    /// Whether a call did.
    calls: bool,
    /// Whether offices or duties did.
    officials: bool,
    /// Whether a case did.
    cases: bool,
    /// Whether a notice to everybody did.
    notices: bool,
    /// The games at whose desks something happened.
    games: BTreeSet<&'a GameId>,
}

impl MovedNotice<'_> {
    fn encoded(&self) -> Bytes {
        sse::message("moved", Some(self.no), &serde_json::to_string(self).unwrap_or_default())
    }
}

impl Moved {
    /// What lines tell.
    fn of(lines: &[Line]) -> Option<Self> {
        let (first, last) = (lines.first()?, lines.last()?);
        let any = |is: fn(&Happening) -> bool| lines.iter().any(|line| is(&line.event));
        let told = MovedNotice {
            no: last.no,
            at: last.at,
            event: any(|event| matches!(event, Happening::Event(_))),
            calls: any(|event| matches!(event, Happening::Call(_))),
            officials: any(|event| matches!(event, Happening::Office(_) | Happening::Duty(_))),
            cases: any(|event| matches!(event, Happening::Case(_))),
            notices: any(|event| matches!(event, Happening::Notice(_))),
            games: lines.iter().filter_map(|line| line.subject.as_ref()).collect(),
        };
        let openly = MovedNotice { calls: false, officials: false, cases: false, games: BTreeSet::new(), ..told };
        let open = lines.iter().filter(|line| is_open(&line.event));
        let to_seat = |game: &GameId| {
            let here = |is: fn(&Happening) -> bool| {
                lines.iter().any(|line| line.subject.as_ref() == Some(game) && is(&line.event))
            };
            let (calls, cases) =
                (here(|event| matches!(event, Happening::Call(_))), here(|event| matches!(event, Happening::Case(_))));
            let message = MovedNotice { calls, cases, games: BTreeSet::from([game]), ..openly.clone() };
            (here(shows_at_board) || calls || cases).then(|| (game.clone(), message.encoded()))
        };
        Some(Self {
            first: first.no,
            no: told.no,
            to_officials: (told.encoded(), lines.iter().map(Place::of).collect()),
            to_public: any(is_open).then(|| (openly.encoded(), open.map(Place::of).collect())),
            to_seats: told.games.iter().filter_map(|game| to_seat(game)).collect(),
        })
    }

    /// The message for somebody who follows something, if it is for them.
    pub fn to(&self, ear: &Ear, scope: &Scope) -> Option<Bytes> {
        let (message, places) = match ear {
            Ear::Official => &self.to_officials,
            Ear::Seat(game) if self.to_seats.contains_key(game) => return self.to_seats.get(game).cloned(),
            Ear::Public | Ear::Seat(_) => self.to_public.as_ref()?,
        };
        places.iter().any(|place| scope.covers(place)).then(|| message.clone())
    }
}

/// Whether something is for everybody to see.
const fn is_open(event: &Happening) -> bool {
    matches!(event, Happening::Event(_) | Happening::Notice(_))
}

/// Whether something at a desk is for those to see who sit there: not what the desk has noticed and nobody has raised, nor
/// what an official remarks.
fn shows_at_board(event: &Happening) -> bool {
    use arbiter::Happening::{Lapsed, Moot, Noted, Remarked};
    match event {
        Happening::Desk(Noted { matter }) => matter.standing != Standing::Latent,
        Happening::Desk(Lapsed { .. } | Moot { .. } | Remarked { .. }) => false,
        Happening::Desk(_) => true,
        _ => false,
    }
}

/// What tells those who follow a hall.
#[derive(Debug)]
pub struct Voice {
    told: broadcast::Sender<Heard>,
    /// What was told last, the oldest first.
    lately: Mutex<VecDeque<Arc<Moved>>>,
}

impl Default for Voice {
    fn default() -> Self {
        Self { told: broadcast::channel(BEHIND).0, lately: Mutex::default() }
    }
}

impl Voice {
    /// Tells those who follow what moved.
    pub fn tell(&self, lines: &[Line]) {
        let Some(moved) = Moved::of(lines).map(Arc::new) else { return };
        let mut lately = self.lately();
        if lately.len() == BEHIND {
            lately.pop_front();
        }
        lately.push_back(Arc::clone(&moved));
        // Nobody may be there to hear it.
        let _ = self.told.send(Heard::Moved(moved));
    }

    /// Tells those who follow that there is nothing more to come.
    pub fn end(&self) {
        let _ = self.told.send(Heard::Gone);
    }

    /// Hears from now on what moves, and what moved after a line, as far as all of that is still known.
    pub fn hear(&self, seen: Option<u64>) -> (broadcast::Receiver<Heard>, Option<Vec<Arc<Moved>>>) {
        let lately = self.lately();
        let missed = seen.filter(|seen| lately.front().is_some_and(|oldest| oldest.first <= seen + 1));
        let missed = missed.map(|seen| lately.iter().filter(|moved| moved.no > seen).cloned().collect());
        (self.told.subscribe(), missed)
    }

    fn lately(&self) -> MutexGuard<'_, VecDeque<Arc<Moved>>> {
        self.lately.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
