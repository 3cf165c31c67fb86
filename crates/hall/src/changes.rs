//! What changed lately, table by table and section by section, so that nobody acts on what they no longer see.

use std::collections::{BTreeMap, VecDeque};

use contest::GameId;
use tournament::event;

use crate::happening::{Happening, Line};
use crate::refused::Change;

/// How many changes of a table or a section are remembered.
const KEPT: usize = 16;

/// The last changes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    games: BTreeMap<GameId, VecDeque<Change>>,
    sections: BTreeMap<String, VecDeque<Change>>,
}

impl Changes {
    /// Notes a line, if it changes a table or a section in a way that matters to whoever acts there.
    pub(crate) fn note(&mut self, line: &Line) {
        match &line.event {
            Happening::Desk(event) if matters(event) => {
                if let Some(game) = &line.subject {
                    push(self.games.entry(game.clone()).or_default(), line);
                }
            }
            Happening::Event(event) => match (event.game(), section_of(event)) {
                (Some(game), _) => push(self.games.entry(game.clone()).or_default(), line),
                (None, Some(section)) => push(self.sections.entry(section.to_owned()).or_default(), line),
                (None, None) => {}
            },
            _ => {}
        }
    }

    /// Forgets the tables of a round.
    pub(crate) fn forget(&mut self, section: &str, round: u16) {
        self.games.retain(|game, _| game.section != section || game.round != round);
    }

    /// What others changed of a game after a line.
    pub fn of_game(&self, game: &GameId, saw: u64, person: Option<&str>) -> Vec<Change> {
        since(self.games.get(game), saw, person)
    }

    /// What others changed of a section after a line.
    pub fn of_section(&self, section: &str, saw: u64, person: Option<&str>) -> Vec<Change> {
        since(self.sections.get(section), saw, person)
    }
}

fn push(changes: &mut VecDeque<Change>, line: &Line) {
    if changes.len() == KEPT {
        changes.pop_front();
    }
    let Line { no, at, by, person, .. } = line;
    changes.push_back(Change { no: *no, at: *at, by: *by, person: person.clone() });
}

fn since(changes: Option<&VecDeque<Change>>, saw: u64, person: Option<&str>) -> Vec<Change> {
    let others = |change: &&Change| person.is_none() || change.person.as_deref() != person;
    changes.into_iter().flatten().filter(|change| change.no > saw).filter(others).cloned().collect()
}

/// Whether something at a desk changes what others see there before they act.
const fn matters(event: &arbiter::Happening) -> bool {
    use arbiter::Happening::{Answered, Opened, Remarked, Reminded, Wrote};
    !matches!(event, Opened { .. } | Remarked { .. } | Reminded { .. } | Answered { .. } | Wrote { .. })
}

/// The section whose field, pairing or standing something changes as a whole.
pub fn section_of(event: &event::Happening) -> Option<&str> {
    use event::Happening::{
        Closed, Discarded, DrawVoid, Drawn, Entered, Finished, Overturned, Paired, PlayedOff, Published, Seeded,
        TeamEntered, Verified,
    };
    match event {
        Entered { player, .. } => Some(&player.section),
        TeamEntered { team, .. } => Some(&team.section),
        Seeded { section, .. }
        | Drawn { section, .. }
        | DrawVoid { section }
        | Paired { section, .. }
        | Discarded { section }
        | Published { section }
        | Closed { section, .. }
        | PlayedOff { section, .. }
        | Verified { section }
        | Finished { section, .. }
        | Overturned { section, .. } => Some(section),
        _ => None,
    }
}
