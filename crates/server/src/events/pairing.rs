//! Pairings: why they are as they are, what another wish would lead to, and brackets.

use axum::http::StatusCode;
use contest::Sides;
use explain::EventTeller;
use explain::event::PairingTeller;
use hall::{Hall, Refused, Request, What};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tournament::PlayerId;
use tournament::event::{Command, RoundStatus, Why};
use tournament::pairing::Pair;
use tournament::pairing::knockout::{PlannedTie, TieId};
use tournament::pairing::swiss::{Criterion, Wish};
use words::{Lang, say};

use super::codes::OfSection;
use super::{InEvent, found};
use crate::problem::Problem;
use crate::route::{Asked, Route};
use crate::visitor::now;

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/v1/events/{event}/why", "why", "Why two meet, or do not.", why).official().thinking(),
        Route::post("/api/v1/events/{event}/pairing/preview", "pairingPreview", "What wishes would lead to.", preview)
            .official()
            .thinking(),
        Route::get("/api/v1/events/{event}/bracket", "bracket", "The ties of a knockout.", bracket),
    ]
}

/// About whom.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The section.
    section: String,
    /// Who.
    player: PlayerId,
    /// Who is not their opponent; if nobody is named, why they meet whom they meet.
    opponent: Option<PlayerId>,
}

/// Something in words.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Text {
    /// The words.
    text: String,
}

/// Why two meet in the current round, or do not.
pub async fn why(asked: Asked<InEvent, About>) -> Result<Text, Problem> {
    let (live, _) = found(&asked).await?;
    let state = live.look().await;
    let About { section, player, opponent } = &asked.question;
    let teller = EventTeller::new(&state.hall.event, asked.reader.lang);
    let text = teller.why(section, *player, *opponent);
    Ok(Text { text: text.map_err(|why| Problem::unfit("not_told", teller.not_told(&why)))? })
}

/// What is wished of the round.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Wished {
    /// The section.
    section: String,
    /// The wishes.
    wishes: Vec<Wish>,
    /// What may be broken in this round although it must not be.
    #[serde(default)]
    give_way: Vec<Criterion>,
}

/// A round as it would be paired.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WouldBe {
    /// The tables.
    pairs: Vec<Sides<PlayerId>>,
    /// Who would have no opponent.
    byes: Vec<PlayerId>,
    /// What each wish costs, in words.
    told: Vec<String>,
    /// Why no such round can be, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<String>,
    /// What would have to give, so that there is such a round.
    yielding: Vec<Yielding>,
}

/// Something that must not be broken and may have to be.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Yielding {
    /// As an order names it.
    criterion: Criterion,
    /// In words.
    told: String,
}

/// What wishes would make of the draft; nothing changes.
pub async fn preview(asked: Asked<InEvent, Wished>) -> Result<WouldBe, Problem> {
    let (live, caller) = found(&asked).await?;
    let state = live.look().await;
    let by = caller.by(&state.hall);
    let Wished { section, wishes, give_way } = &asked.question;
    let teller = EventTeller::new(&state.hall.event, asked.reader.lang);
    let told = wishes.iter().filter_map(|wish| match wish {
        Wish::Meet(one, other) | Wish::Play(Pair { first: one, second: other }) => {
            teller.why(section, *one, Some(*other)).ok()
        }
        Wish::Apart(..) | Wish::Bye(_) | Wish::NoBye(_) => None,
    });
    let told = told.collect();
    let mut hall: Hall = state.hall.clone();
    let draft = hall.event.sections.get(section).and_then(|state| state.current());
    let draft = draft.filter(|round| round.status == RoundStatus::Draft).map(|round| round.seed);
    let at = clock::Instant::new(now());
    let mut order =
        |command: Command| hall.take(&Request { by: by.clone(), at, saw: None, what: What::order(command) });
    if draft.is_some() {
        let discarded = order(Command::Discard { section: section.clone(), round: None });
        discarded.map_err(|why| super::refused(&state.hall, section, &why, asked.reader))?;
    }
    let pair = Command::Pair {
        section: section.clone(),
        seed: draft.unwrap_or(1),
        wishes: wishes.clone(),
        give_way: give_way.clone(),
        round: None,
        reason: Some(say!(asked.reader.lang, "server-tried")),
    };
    if let Err(why) = order(pair) {
        let refused = explain::HallTeller::new(&state.hall, asked.reader.lang).refused(section, &why);
        let yielding = yielding(&why, &teller, asked.reader.lang);
        return Ok(WouldBe { pairs: Vec::new(), byes: Vec::new(), told, refused: Some(refused), yielding });
    }
    let round = hall.event.sections.get(section).and_then(|state| state.current());
    let pairs = round.iter().flat_map(|round| &round.tables);
    let pairs = pairs.map(|table| Sides { first: table.first, second: table.second }).collect();
    let byes = round.map(|round| round.byes.clone()).unwrap_or_default();
    Ok(WouldBe { pairs, byes, told, refused: None, yielding: Vec::new() })
}

/// What would have to give where a round is refused.
fn yielding(refused: &Refused, teller: &EventTeller<'_>, lang: Lang) -> Vec<Yielding> {
    let hall::Why::Event(Why::Impossible(impossible)) = &refused.why else { return Vec::new() };
    let names = |player: PlayerId| teller.name(player);
    let told = PairingTeller::new(&names, lang);
    let yielding = impossible.yielding().into_iter();
    yielding.map(|criterion| Yielding { criterion, told: told.criterion(criterion) }).collect()
}

/// A knockout as it is drawn.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BracketSeen {
    /// Its ties, those that come first before those that come from them.
    ties: Vec<TieSeen>,
}

/// A tie as it is drawn.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TieSeen {
    /// The tie.
    #[serde(flatten)]
    tie: PlannedTie,
    /// The round in which it is played, once it is paired.
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u16>,
    /// The table at which it is played, once it is paired.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<u16>,
}

/// The ties of the knockout stage of a section, as the reader may see them.
pub async fn bracket(asked: Asked<InEvent, OfSection>) -> Result<BracketSeen, Problem> {
    let (live, caller) = found(&asked).await?;
    let state = live.look().await;
    let section = asked.question.section();
    let event = state.hall.event_for(&caller.by(&state.hall), section);
    let stages = event.sections.get(section).map_or(0, |state| state.stages.len());
    let system = |nth: &usize| event.format(section).and_then(|format| format.stages.get(*nth)).map(|plan| plan.system);
    let knockout = (0..stages).rev().find(|nth| system(nth).is_some_and(|system| !system.has_points()));
    let drawn = knockout.and_then(|nth| Some((nth, event.bracket(section, nth)?)));
    let Some((nth, drawn)) = drawn else {
        let title = say!(asked.reader.lang, "server-no-bracket");
        return Err(Problem::new(StatusCode::NOT_FOUND, "no_such", title));
    };
    let rounds = event.sections.get(section).and_then(|state| state.stages.get(nth)).map(|stage| &stage.rounds);
    let seat = |tie: TieId| {
        rounds.into_iter().flatten().find_map(|round| {
            let table = round.tables.iter().position(|table| table.tie == Some(tie))?;
            Some((round.number, u16::try_from(table + 1).unwrap_or(u16::MAX)))
        })
    };
    let ties = drawn.plan().into_iter().map(|tie| {
        let at = seat(tie.tie);
        TieSeen { tie, round: at.map(|(round, _)| round), table: at.map(|(_, table)| table) }
    });
    Ok(BracketSeen { ties: ties.collect() })
}
