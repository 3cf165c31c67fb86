//! The log of an event in words.

use std::collections::{BTreeMap, BTreeSet};

use contest::GameId;
use explain::HallTeller;
use explain::hall::LogLine;
use hall::{Happening, Line};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use words::Lang;

use super::{InEvent, found, no_hall};
use crate::house::{House, LiveHall, NoHall};
use crate::problem::Problem;
use crate::route::{Asked, Route};

/// How many lines are told at once at most.
const MOST: u32 = 1000;

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![Route::get("/api/v1/events/{event}/log", "log", "Lines of the log, in words.", log).official().thinking()]
}

/// Which lines.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichLines {
    /// Those after this number.
    #[serde(default)]
    after: u64,
    /// So many at most, a thousand if it is not said.
    limit: Option<u16>,
}

/// Lines of the log.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LogSeen {
    /// The lines, the oldest first.
    lines: Vec<LogLine>,
    /// The number of the last line of the whole log.
    last: u64,
}

/// Lines of the log in words, for those who serve in the event.
pub async fn log(asked: Asked<InEvent, WhichLines>) -> Result<LogSeen, Problem> {
    let (live, _) = found(&asked).await?;
    let lang = asked.reader.lang;
    let WhichLines { after, limit } = asked.question;
    let most = limit.map_or(MOST, |limit| u32::from(limit).min(MOST));
    let unread = |error| no_hall(&error, asked.reader);
    let wanted = asked.app.house().lines_after(live.event(), after, most).await.map_err(unread)?;
    let told = at_desks(asked.app.house(), &live, &wanted, lang).await.map_err(unread)?;
    let state = live.look().await;
    let teller = HallTeller::new(&state.hall, lang);
    let lines = wanted.iter().map(|line| teller.line(line, told.get(&line.no).cloned())).collect();
    Ok(LogSeen { lines, last: state.last() })
}

/// What happened at the desks of games, in words, by the number of the line. Only the lines of these games are read.
async fn at_desks(
    house: &House,
    live: &LiveHall,
    wanted: &[Line],
    lang: Lang,
) -> Result<BTreeMap<u64, String>, NoHall> {
    let at_desk = |line: &'_ Line| matches!(line.event, Happening::Desk(_)).then(|| line.subject.clone()).flatten();
    let games: BTreeSet<GameId> = wanted.iter().filter_map(at_desk).collect();
    let mut told = BTreeMap::new();
    for game in games {
        if let Some(desk) = house.desk(live, &game, u64::MAX).await? {
            let state = live.look().await;
            let lines = HallTeller::new(&state.hall, lang).teller(desk.law()).timeline(&desk, 0);
            told.extend(lines.into_iter().map(|line| (line.no, line.text)));
        }
    }
    Ok(told)
}
