//! What a link to an event says of itself, for those who show a preview of it.

use hall::Hall;
use percent_encoding::percent_decode_str;
use store::EventId;
use tournament::PlayerId;
use tournament::event::{RoundStatus, SectionState};
use words::{Lang, say};

use crate::app::App;

/// What stands in the preview of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// What the page shows, and of which event.
    pub title: String,
    /// How far it is, as anybody may know.
    pub description: String,
}

/// The preview of a page by its address without the first stroke; nothing for pages that are of no event.
pub async fn of(app: &App, address: &str, lang: Lang) -> Option<Preview> {
    let mut parts = address.strip_prefix("e/")?.split('/');
    let event: EventId = parts.next()?.parse().ok()?;
    app.store().event(&event).await.ok()??;
    let live = app.house().hall(&event).await.ok()?;
    let state = live.look().await;
    let parts: Vec<String> = parts.map(decoded).collect();
    Some(made(&state.hall, &event.to_string(), &parts.iter().map(String::as_str).collect::<Vec<_>>(), lang))
}

/// A part of an address as it reads: sections may be named in any script.
fn decoded(part: &str) -> String {
    percent_decode_str(part).decode_utf8_lossy().into_owned()
}

fn made(hall: &Hall, id: &str, parts: &[&str], lang: Lang) -> Preview {
    let charter = hall.event.charter.as_ref();
    let name = charter.and_then(|charter| charter.name.clone()).unwrap_or_else(|| id.to_owned());
    let section = |id: &str| charter.and_then(|charter| charter.section(id)).map(|section| section.name.clone());
    let several = hall.event.sections.len() > 1;
    let named = parts.first().filter(|part| hall.event.sections.contains_key(**part)).copied();
    let of_game = parts.get(1).filter(|_| matches!(parts.first(), Some(&("game" | "table" | "run")))).copied();
    let within = named.or(of_game).filter(|_| several).and_then(section);
    let title = [page(hall, parts, lang), within, Some(name)].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let sections = hall.event.sections.keys().filter(|id| named.is_none_or(|named| named == id.as_str()));
    let told = sections.map(|id| {
        let far = hall.event.sections.get(id).map(|state| far(state, lang));
        [section(id).filter(|_| several), far].into_iter().flatten().collect::<Vec<_>>().join(" ")
    });
    Preview { title, description: told.collect::<Vec<_>>().join(" · ") }
}

/// How far a section is; drafts are nobody's business yet.
fn far(state: &SectionState, lang: Lang) -> String {
    let entered = say!(lang, "server-preview-entered", count = state.entrants.len());
    let mut rounds = state.stages.iter().flat_map(|stage| &stage.rounds);
    let shown = rounds.rfind(|round| round.status != RoundStatus::Draft);
    let round = shown.map(|round| match round.status {
        _ if state.final_table.is_some() => say!(lang, "server-preview-over"),
        RoundStatus::Closed => say!(lang, "server-preview-closed", round = u32::from(round.number)),
        _ => say!(lang, "server-preview-round", round = u32::from(round.number)),
    });
    [Some(entered), round].into_iter().flatten().collect::<Vec<_>>().join(&say!(lang, "preview-pause"))
}

/// What a page shows: a part of a section, somebody who plays, a game, or what is for those who serve.
fn page(hall: &Hall, parts: &[&str], lang: Lang) -> Option<String> {
    match parts {
        ["game" | "table", _, round, table, ..] => {
            let (round, table): (u32, u32) = (round.parse().ok()?, table.parse().ok()?);
            Some(say!(lang, "server-preview-game", round = round, table = table))
        }
        ["run", ..] => Some(say!(lang, "preview-event-run")),
        ["screen", ..] => Some(say!(lang, "preview-run-screen")),
        ["seat", ..] => Some(say!(lang, "preview-seat-title")),
        ["calls", ..] => Some(say!(lang, "preview-calls")),
        ["replay", ..] => Some(say!(lang, "preview-log-title")),
        [_, "player", number] => {
            let player: PlayerId = PlayerId::new(number.parse().ok()?);
            Some(hall.event.name(player).to_owned()).filter(|name| !name.is_empty())
        }
        [_, "pairings", ..] => Some(say!(lang, "preview-event-tab-pairings")),
        [_, "names", ..] => Some(say!(lang, "preview-event-tab-names")),
        [_, "live", ..] => Some(say!(lang, "preview-event-tab-live")),
        [_, "standings", ..] => Some(say!(lang, "preview-event-tab-standings")),
        [_, "bracket", ..] => Some(say!(lang, "preview-bracket")),
        [_, "cross", ..] => Some(say!(lang, "preview-event-tab-cross")),
        [_, "rulings", ..] => Some(say!(lang, "preview-rulings")),
        [_, "entries", ..] => Some(say!(lang, "preview-event-tab-entries")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "whatever is not there fails the test")]

    use clock::Instant;
    use contest::Actor;
    use hall::{By, Request, What};
    use tournament::charter::read_toml;
    use tournament::event::Command;

    use super::*;

    fn ordered(hall: &mut Hall, command: Command) {
        let by = By::Keeper { office: Actor::Director, name: None, licence: None };
        hall.take(&Request { by, at: Instant::new(0), saw: None, what: What::order(command) }).unwrap();
    }

    #[test]
    fn a_link_says_what_it_leads_to_and_how_far_that_is() {
        let text = "name = \"Spring & Co\"\nrules = { base = \"xqef-2022\" }\n\
            sections = [{ id = \"A\", name = \"Open\" }, { id = \"B\", name = \"Youth\" }]";
        let mut hall = Hall::default();
        ordered(&mut hall, Command::Open { charter: Box::new(read_toml(text).unwrap()) });
        let player =
            tournament::entry::Player { name: "Ann".to_owned(), section: "A".to_owned(), ..Default::default() };
        ordered(&mut hall, Command::Enter(player));
        let told = |address: &str| made(&hall, "spring", &address.split('/').collect::<Vec<_>>(), Lang::En);
        assert_eq!(told("").title, "Spring & Co");
        assert_eq!(told("").description, "Open 1 entered · Youth 0 entered");
        assert_eq!(told("A/standings").title, "Standings · Open · Spring & Co");
        assert_eq!(told("A/player/1").title, "Ann · Open · Spring & Co");
        assert_eq!(told("A/player/1").description, "Open 1 entered");
        assert_eq!(told("game/B/2/3/1/1").title, "Round 2, table 3 · Youth · Spring & Co");
        assert_eq!(told("table/B/2/3/1/1").title, told("game/B/2/3/1/1").title);
        assert_eq!(told("run/B/results").title, "Run the event · Youth · Spring & Co");
        assert_eq!(decoded("%E5%85%AC%E9%96%8B%e7%b5%84-%zz%2"), "公開組-%zz%2");
        for odd in ["A/player/x", "C/player/9", "game", "%2F/.."] {
            assert!(told(odd).title.ends_with("Spring & Co"), "{odd}");
        }
    }
}
