//! Who may do what, who watches what, and which rulings wait for somebody who may give them.

use contest::Actor;
use explain::HallTeller;
use explain::sheet::Sheet;
use hall::{AuthorityLine, PersonId, Request, Unratified, Watch, What};
use schemars::JsonSchema;
use serde::Serialize;

use super::codes::OfSection;
use super::{InEvent, found, known_section};
use crate::problem::Problem;
use crate::route::{Asked, Nothing, Route};
use crate::visitor::now;

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/v1/events/{event}/authority", "authority", "The table of who may do what.", authority),
        Route::post("/api/v1/events/{event}/may", "may", "Who may do something.", may).official().thinking(),
        Route::get("/api/v1/events/{event}/watch", "watch", "Who watches which table.", watch).official(),
        Route::get("/api/v1/events/{event}/unratified", "unratified", "Rulings that wait to be ratified.", unratified)
            .official(),
    ]
}

/// The table of who may do what in a section.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AuthoritySeen {
    /// Its lines.
    lines: Vec<AuthorityLine>,
    /// The same in words.
    told: Sheet,
}

/// The table of who may do what in a section, as its rulebook and its charter have it.
pub async fn authority(asked: Asked<InEvent, OfSection>) -> Result<AuthoritySeen, Problem> {
    let (live, _) = found(&asked).await?;
    let state = live.look().await;
    let (hall, section, lang) = (&state.hall, asked.question.section(), asked.reader.lang);
    known_section(hall, section, lang)?;
    Ok(AuthoritySeen { lines: hall.authorities(section), told: HallTeller::new(hall, lang).authorities(section) })
}

/// Who may do something.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MaySeen {
    /// The offices in which it would be done.
    offices: Vec<Actor>,
    /// The officials of the event who could.
    people: Vec<PersonId>,
    /// Why whoever asks may not, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<String>,
}

/// Who may do something as the event stands; nothing is done.
pub async fn may(asked: Asked<InEvent, What>) -> Result<MaySeen, Problem> {
    let (live, caller) = found(&asked).await?;
    let state = live.look().await;
    let hall = &state.hall;
    let what = asked.question;
    let section = what.desk_section().unwrap_or_default().to_owned();
    let own = caller.at_boards(hall);
    let wanted = Request { by: own, at: clock::Instant::new(now()), saw: None, what };
    let refused =
        hall.decide(&wanted).err().map(|why| HallTeller::new(hall, asked.reader.lang).refused(&section, &why));
    let (offices, people) = hall.who_may(wanted.at, &wanted.what);
    Ok(MaySeen { offices, people, refused })
}

/// How the round that a section plays is watched.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WatchSeen {
    /// As data; nothing if no round is being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    watch: Option<Watch>,
    /// In words.
    told: Sheet,
}

/// Who watches which table of the round that a section plays, and whether there are officials enough.
pub async fn watch(asked: Asked<InEvent, OfSection>) -> Result<WatchSeen, Problem> {
    let (live, _) = found(&asked).await?;
    let state = live.look().await;
    let (hall, section, lang) = (&state.hall, asked.question.section(), asked.reader.lang);
    known_section(hall, section, lang)?;
    Ok(WatchSeen { watch: hall.watch(section), told: HallTeller::new(hall, lang).watch(section) })
}

/// The rulings that wait to be ratified.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct UnratifiedSeen {
    /// As data.
    rulings: Vec<Unratified>,
    /// In words.
    told: Sheet,
}

/// The rulings that wait to be ratified, in the sections where the reader serves.
pub async fn unratified(asked: Asked<InEvent, Nothing>) -> Result<UnratifiedSeen, Problem> {
    let (live, caller) = found(&asked).await?;
    let state = live.look().await;
    let hall = &state.hall;
    let by = caller.by(hall);
    let mut rulings = hall.unratified();
    rulings.retain(|ruling| hall.sight(&by, &ruling.game.section).desks);
    let told = HallTeller::new(hall, asked.reader.lang).unratified_of(&rulings);
    Ok(UnratifiedSeen { rulings, told })
}
