//! Rulings given without the authority, which wait for somebody who has it.

use arbiter::{Desk, Happening};
use books::desk::{Facts, Incident, MatterId, Standing};
use clock::Instant;
use contest::{Actor, GameId};
use schemars::JsonSchema;
use serde::Serialize;

use crate::call::Needs;
use crate::hall::Hall;
use crate::office::PersonId;

/// A ruling that waits to be ratified.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Unratified {
    /// The game.
    pub game: GameId,
    /// The matter, by its number at the desk.
    pub matter: MatterId,
    /// What it is about.
    #[serde(rename = "subject")]
    pub incident: Incident,
    /// Who ruled.
    pub by: Actor,
    /// Who that is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// When.
    pub at: Instant,
    /// Who can ratify it.
    pub needs: Needs,
    /// The officials in the hall who can.
    pub could: Vec<PersonId>,
}

impl Hall {
    /// The rulings of rounds being played that wait to be ratified, board by board.
    pub fn unratified(&self) -> Vec<Unratified> {
        self.desks().flat_map(|(game, desk)| self.unratified_at(game, desk)).collect()
    }

    fn unratified_at(&self, game: &GameId, desk: &Desk) -> Vec<Unratified> {
        let scene = desk.scene();
        let waiting = scene.matters.iter().filter(|matter| matter.standing == Standing::Provisional);
        let told = waiting.filter_map(|matter| {
            let is_it = |event: &Happening| matches!(event, Happening::Ruled { matter: of, .. } if *of == matter.id);
            let ruled = desk.log().iter().rev().find(|logged| is_it(&logged.event))?;
            let authority = desk.law().authority(scene, matter, &Facts::default(), false);
            let needs = Needs { grade: authority.grade, licence: authority.licence };
            let could = self.officials.who_may(&game.section, needs.grade, needs.licence);
            Some(Unratified {
                game: game.clone(),
                matter: matter.id,
                incident: matter.incident.clone(),
                by: ruled.by,
                person: ruled.person.as_deref().map(PersonId::from),
                at: ruled.at,
                needs,
                could: could.into_iter().cloned().collect(),
            })
        });
        told.collect()
    }
}
