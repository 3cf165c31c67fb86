//! What can be seen of events, and who somebody is there.

use std::sync::Arc;

use contest::{Actor, Sides};
use explain::HallTeller;
use explain::sheet::Sheet;
use hall::{By, Call, CallId, DutyLine, EventView, Hall, Official, PersonId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tournament::charter::Key;

use super::{EventLine, InEvent, found, no_hall, serves};
use crate::house::{Caller, LiveHall};
use crate::problem::Problem;
use crate::route::{Asked, Nothing, Route};
use crate::visitor::{now, refused_by_store};

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/v1/events", "events", "The events kept here.", events),
        Route::get("/api/v1/events/{event}", "event", "An event as the reader may see it.", event),
        Route::get("/api/v1/events/{event}/calls", "calls", "The calls that are open.", calls).official(),
        Route::get("/api/v1/events/{event}/officials", "officials", "Who holds which office.", officials).official(),
        Route::get("/api/v1/events/{event}/duties", "duties", "The duties of a round.", duties).official(),
    ]
}

/// At which moment.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AsItStood {
    /// As it stood after this line of the log, for those who serve in the event; as it stands if it is not said.
    pub(super) at: Option<u64>,
}

/// The hall as it stood after a line, if one is named; the past is for those who serve in the event.
pub(super) async fn stood<P, Q>(
    asked: &Asked<P, Q>,
    live: &LiveHall,
    caller: &Caller,
    at: Option<u64>,
) -> Result<Option<Arc<Hall>>, Problem> {
    let Some(no) = at else { return Ok(None) };
    serves(&caller.by(&live.look().await.hall), asked.reader)?;
    let hall = asked.app.house().hall_at(live.event(), no).await;
    hall.map(Some).map_err(|error| no_hall(&error, asked.reader))
}

/// An event as somebody may see it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct EventSeen {
    /// Its name in addresses.
    id: String,
    /// The event.
    #[serde(flatten)]
    view: EventView,
    /// Who the reader is there.
    me: MeThere,
    /// By section: its rulebook, and what its sides are called.
    laws: Vec<SectionLaw>,
    /// What an appeal is called in it.
    appeal: String,
    /// The time at the server, in milliseconds.
    now: u64,
}

/// Who somebody is in an event.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MeThere {
    /// The person, if they hold an office there.
    #[serde(skip_serializing_if = "Option::is_none")]
    person: Option<PersonId>,
    /// Their name.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// The offices.
    offices: Vec<Actor>,
    /// The game at which they sit.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<hall::Seat>,
}

/// The law of a section.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SectionLaw {
    /// The section.
    section: String,
    /// The rulebook of its desks, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    book: Option<String>,
    /// Whether chess is played.
    chess: bool,
    /// What the sides are called.
    sides: Sides<String>,
    /// Whether players report the results of the round that is being played.
    reports: bool,
    /// What an appeal in it needs.
    appeals: AppealForm,
}

/// What an appeal needs, whoever lodges it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AppealForm {
    /// Whether it has to say on which grounds.
    grounds: bool,
    /// What is paid for it, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    deposit: Option<u32>,
}

impl AppealForm {
    /// What an appeal needs in a round of a section.
    pub(super) fn of(hall: &Hall, section: &str, round: u16) -> Self {
        let terms = hall.event.terms(section);
        let deposit = terms.number(&Key::AppealDeposit, round).filter(|deposit| *deposit > 0);
        Self { grounds: terms.flag(&Key::AppealGrounds, round), deposit }
    }
}

/// The events kept here.
pub async fn events(asked: Asked<Nothing, Nothing>) -> Result<Vec<EventLine>, Problem> {
    let kept = asked.app.store().events().await.map_err(|error| refused_by_store(&error, asked.reader))?;
    let mut lines = Vec::new();
    for kept in kept {
        let name = asked.app.house().name(&kept.event).await;
        let name = name.map_err(|error| refused_by_store(&error, asked.reader))?;
        lines.push(EventLine { id: kept.event.to_string(), name, no: kept.last });
    }
    Ok(lines)
}

/// An event as the reader may see it.
pub async fn event(asked: Asked<InEvent, AsItStood>) -> Result<EventSeen, Problem> {
    let (live, caller) = found(&asked).await?;
    let stood = stood(&asked, &live, &caller, asked.question.at).await?;
    let state = live.look().await;
    let hall = stood.as_deref().unwrap_or(&state.hall);
    let by = caller.by(&state.hall);
    let (person, name, offices) = match &by {
        By::Person(person) => {
            let name = hall.officials.get(person).map(|official| official.name.clone());
            (Some(person.clone()), name, hall.officials.actors(person, None))
        }
        By::Keeper { office, name, .. } => (None, name.clone(), vec![*office]),
        By::Seat(_) | By::Public => (None, None, Vec::new()),
    };
    let seat = if let By::Seat(seat) = &by { Some(seat.clone()) } else { None };
    let teller = HallTeller::new(hall, asked.reader.lang);
    let laws = hall.event.sections.keys().map(|section| {
        let law = hall.law(section);
        let round = hall.event.sections.get(section).and_then(|state| state.current()).map_or(1, |round| round.number);
        SectionLaw {
            reports: hall.event.terms(section).flag(&Key::PlayerConfirmation, round),
            appeals: AppealForm::of(hall, section, round),
            section: section.clone(),
            book: law.map(|law| law.book().to_string()),
            chess: teller.plays_chess(section),
            sides: teller.sides(section),
        }
    });
    Ok(EventSeen {
        id: asked.path.event.clone(),
        view: hall.see(&by),
        me: MeThere { person, name, offices, seat },
        laws: laws.collect(),
        appeal: teller.event().appeal(),
        now: now(),
    })
}

/// A call that is open.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CallLine {
    /// Its number.
    id: CallId,
    /// The call.
    #[serde(flatten)]
    call: Call,
    /// What it is about, in words.
    about: String,
    /// The players at the table.
    players: Sides<String>,
}

/// The calls that are open, the oldest first; in the sections where the reader serves.
pub async fn calls(asked: Asked<InEvent, Nothing>) -> Result<Vec<CallLine>, Problem> {
    let (live, caller) = found(&asked).await?;
    let state = live.look().await;
    let hall = &state.hall;
    let by = caller.by(hall);
    let teller = HallTeller::new(hall, asked.reader.lang);
    let open = hall.calls.open().filter(|(_, call)| hall.sight(&by, &call.game.section).desks);
    let line = |(id, call): (CallId, &Call)| {
        let players = hall.event.arrangements(&call.game).map(|settled| settled.players.map(|player| player.name));
        let players = players.unwrap_or_else(|| Sides::from_fn(|_| String::new()));
        CallLine { id, call: call.clone(), about: teller.topic(call.topic), players }
    };
    Ok(open.map(|(id, call)| line((id, call))).collect())
}

/// Somebody who holds an office.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OfficialLine {
    /// Who.
    person: PersonId,
    /// What they hold.
    #[serde(flatten)]
    official: Official,
    /// The offices in words.
    posts: Vec<String>,
}

/// Who holds which office.
pub async fn officials(asked: Asked<InEvent, Nothing>) -> Result<Vec<OfficialLine>, Problem> {
    let (live, _) = found(&asked).await?;
    let state = live.look().await;
    let teller = HallTeller::new(&state.hall, asked.reader.lang);
    let line = |(person, official): (&PersonId, &Official)| {
        let posts = official.offices.iter().map(|office| teller.post(office.post)).collect();
        OfficialLine { person: person.clone(), official: official.clone(), posts }
    };
    Ok(state.hall.officials.iter().map(line).collect())
}

/// Which round.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OfRound {
    /// The section.
    pub(super) section: String,
    /// The round; the current one if it is not said.
    round: Option<u16>,
}

impl OfRound {
    /// The number of the round.
    pub(super) fn round(&self, hall: &Hall) -> u16 {
        let current = || hall.event.sections.get(&self.section).and_then(|state| state.current());
        self.round.unwrap_or_else(|| current().map_or(0, |round| round.number))
    }
}

/// The duties of a round.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DutiesSeen {
    /// The round.
    round: u16,
    /// The duties as they stand.
    duties: Vec<DutyLine>,
    /// The same in words.
    told: Sheet,
    /// When the round began, if it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    begun: Option<hall::Begun>,
}

/// The duties of a round as they stand.
pub async fn duties(asked: Asked<InEvent, OfRound>) -> Result<DutiesSeen, Problem> {
    let (live, _) = found(&asked).await?;
    let state = live.look().await;
    let (hall, section) = (&state.hall, &asked.question.section);
    let round = asked.question.round(hall);
    Ok(DutiesSeen {
        round,
        duties: hall.duties_of(section, round),
        told: HallTeller::new(hall, asked.reader.lang).duties(section, round),
        begun: hall.duties.begun(section, round).cloned(),
    })
}
