//! What can be asked of a hall.

use explain::HallTeller;
use hall::{CallAct, DutyAct, Happening, NoticeAct, OfficeAct, What};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tournament::event::Command;

use super::{InEvent, NamesEvent, found, not_taken};
use crate::house::Asking;
use crate::problem::Problem;
use crate::route::{Asked, Route};

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![
        Route::post("/api/v1/events/{event}/orders", "order", "Give an order of the event.", order),
        Route::post("/api/v1/events/{event}/officials", "office", "Appoint, dismiss, assign.", office).official(),
        Route::post("/api/v1/events/{event}/calls", "call", "Raise, take, pass on or finish a call.", call),
        Route::post(
            "/api/v1/events/{event}/notices",
            "notice",
            "Put up a notice to everybody, or take it down.",
            notice,
        )
        .official(),
        Route::post("/api/v1/events/{event}/duties", "duty", "Do a duty, or begin a round.", duty).official(),
    ]
}

/// Something that is asked of a hall.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Wanted<T> {
    /// The number of the last line that the reader had seen; what rests on something older is refused as stale.
    #[serde(default)]
    pub saw: Option<u64>,
    /// What.
    pub what: T,
}

/// What came of it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TakenLine {
    /// The number of the first line that it added.
    first: u64,
    /// The number of the last.
    last: u64,
    /// What happened in cases and at the desk, in words.
    told: Vec<String>,
    /// What whoever asked should know, in words.
    notes: Vec<String>,
}

/// Gives an order of the event.
pub async fn order(asked: Asked<InEvent, Wanted<Box<Command>>>) -> Result<TakenLine, Problem> {
    ask(asked, |command| What::Order { command, hour: None }).await
}

/// Appoints, dismisses or assigns somebody.
pub async fn office(asked: Asked<InEvent, Wanted<OfficeAct>>) -> Result<TakenLine, Problem> {
    ask(asked, What::Office).await
}

/// Raises, takes, passes on or finishes a call.
pub async fn call(asked: Asked<InEvent, Wanted<CallAct>>) -> Result<TakenLine, Problem> {
    ask(asked, What::Call).await
}

/// Puts up a notice to everybody, or takes it down.
pub async fn notice(asked: Asked<InEvent, Wanted<NoticeAct>>) -> Result<TakenLine, Problem> {
    ask(asked, What::Notice).await
}

/// Says that a duty is done, or that a round begins.
pub async fn duty(asked: Asked<InEvent, Wanted<DutyAct>>) -> Result<TakenLine, Problem> {
    ask(asked, What::Duty).await
}

/// Asks the hall, and tells what came of it.
pub(super) async fn ask<P: NamesEvent, T>(
    asked: Asked<P, Wanted<T>>,
    what: impl FnOnce(T) -> What,
) -> Result<TakenLine, Problem> {
    let (live, caller) = found(&asked).await?;
    let (reader, lang) = (asked.reader, asked.reader.lang);
    let Wanted { saw, what: wanted } = asked.question;
    let what = what(wanted);
    let section = what.desk_section().unwrap_or_default().to_owned();
    let asking = Asking { caller, saw, what, key: asked.sent.key };
    let taken = match live.ask(asking).await {
        Ok(taken) => taken,
        Err(error) => return Err(not_taken(&live, &section, error, reader).await),
    };
    let state = live.look().await;
    let teller = HallTeller::new(&state.hall, lang);
    let (first, last) = taken.numbers;
    let game = taken.lines.iter().find_map(|line| line.subject.clone());
    let told = game.and_then(|game| {
        let desk = state.hall.kept(&game)?;
        let lines = teller.teller(desk.law()).timeline(desk, first.saturating_sub(1));
        Some(lines.into_iter().filter(|line| line.no <= last).map(|line| line.text).collect::<Vec<_>>())
    });
    let in_cases = taken.lines.iter().filter_map(|line| match &line.event {
        Happening::Case(event) => Some(teller.case_line(event, line.subject.as_ref())),
        _ => None,
    });
    let told: Vec<String> = in_cases.chain(told.unwrap_or_default()).collect();
    let notes = taken.notes.iter().map(|note| teller.note(note)).collect();
    Ok(TakenLine { first, last, told, notes })
}
