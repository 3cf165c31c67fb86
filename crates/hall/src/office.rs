//! Officials: who holds which office, where, and with what qualification.

use std::collections::BTreeMap;
use std::fmt;

use contest::{Actor, GameId, Grade, Licence, Post};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tournament::PlayerId;

/// A person of the event, by an id.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct PersonId(pub String);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<&str> for PersonId {
    fn from(id: &str) -> Self {
        Self(id.to_owned())
    }
}

/// Tables of a section, from one to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tables {
    /// The section.
    pub section: String,
    /// The first table.
    pub from: u16,
    /// The last.
    pub to: u16,
}

impl Tables {
    /// Whether a game is played at one of them.
    pub fn hold(&self, game: &GameId) -> bool {
        self.section == game.section && (self.from..=self.to).contains(&game.table)
    }
}

/// An office that somebody holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Office {
    /// Which.
    pub post: Post,
    /// In which sections; in all if none is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sections: Vec<String>,
}

impl Office {
    /// Whether it is held in a section; what concerns no section, only who holds it in all of them.
    pub fn reaches(&self, section: Option<&str>) -> bool {
        self.sections.is_empty() || section.is_some_and(|section| self.sections.iter().any(|own| own == section))
    }
}

/// With whom an official is too close to rule on them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Conflicts {
    /// Players.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<PlayerId>,
    /// Clubs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clubs: Vec<String>,
}

/// An official of the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Official {
    /// The name.
    pub name: String,
    /// The qualification.
    pub licence: Option<Licence>,
    /// With whom they are too close.
    pub conflicts: Conflicts,
    /// The offices.
    pub offices: Vec<Office>,
    /// The tables that they watch, or near which they walk.
    pub tables: Vec<Tables>,
    /// They have left the hall for a while.
    pub away: bool,
    /// They were relieved of their offices for some rounds: who assigns the officials says when they are back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub relieved: bool,
}

/// An appointment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Appointment {
    /// Whose.
    pub person: PersonId,
    /// The name.
    pub name: String,
    /// The qualification.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub licence: Option<Licence>,
    /// With whom they are too close.
    #[serde(default)]
    pub conflicts: Conflicts,
    /// To which office.
    pub office: Office,
}

/// What can be asked about offices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OfficeAct {
    /// Appoint somebody.
    Appoint(Appointment),
    /// End an office of somebody.
    Dismiss {
        /// Whose.
        person: PersonId,
        /// Which office.
        post: Post,
        /// Why.
        why: String,
    },
    /// Say which tables somebody watches, or near which they walk, in place of those before.
    Assign {
        /// Who.
        person: PersonId,
        /// The tables.
        tables: Vec<Tables>,
    },
    /// Leave the hall for a while.
    StepOut {
        /// Who.
        person: PersonId,
    },
    /// Come back.
    ComeBack {
        /// Who.
        person: PersonId,
    },
}

/// What happened with the officials.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OfficeHappening {
    /// Somebody was appointed.
    Appointed(Appointment),
    /// An office ended.
    Dismissed {
        /// Whose.
        person: PersonId,
        /// Which.
        post: Post,
        /// Why.
        why: String,
    },
    /// Somebody watches tables.
    Assigned {
        /// Who.
        person: PersonId,
        /// The tables.
        tables: Vec<Tables>,
    },
    /// Somebody has left the hall for a while.
    SteppedOut {
        /// Who.
        person: PersonId,
    },
    /// Somebody is back.
    CameBack {
        /// Who.
        person: PersonId,
    },
}

/// The officials of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
#[schemars(rename = "HallOfficials")]
pub struct Officials(BTreeMap<PersonId, Official>);

impl Officials {
    /// Who holds an office, by id.
    pub fn iter(&self) -> impl Iterator<Item = (&PersonId, &Official)> {
        self.0.iter()
    }

    /// An official.
    pub fn get(&self, person: &PersonId) -> Option<&Official> {
        self.0.get(person)
    }

    /// Who holds a post, with no regard to sections.
    pub fn in_post(&self, post: Post) -> impl Iterator<Item = (&PersonId, &Official)> {
        self.iter().filter(move |(_, official)| official.offices.iter().any(|office| office.post == post))
    }

    /// Whether an event has a chief and the chief has left the hall.
    pub fn chief_is_away(&self) -> bool {
        self.in_post(Post::Chief).all(|(_, chief)| chief.away)
    }

    /// What a person is, in a section or in the event as a whole, in each of the offices that reach there; the weightiest
    /// last. Who has left the hall is nothing meanwhile.
    pub fn actors(&self, person: &PersonId, section: Option<&str>) -> Vec<Actor> {
        let Some(official) = self.get(person).filter(|official| !official.away) else { return Vec::new() };
        let reaching = official.offices.iter().filter(|office| office.reaches(section));
        let mut actors: Vec<Actor> = reaching.map(|office| office.post.actor(self.chief_is_away())).collect();
        actors.sort_by_key(|actor| (actor.grade(), *actor));
        actors.dedup();
        actors
    }

    /// What a person is at the desk of a game: an official of the highest grade held there, otherwise one of the staff.
    pub fn at_desk(&self, person: &PersonId, section: &str) -> Option<Actor> {
        self.actors(person, Some(section)).pop()
    }

    /// The officials of at least a grade and a qualification who may act in a section, lowest grade first.
    pub fn who_may(&self, section: &str, grade: Grade, licence: Option<Licence>) -> Vec<&PersonId> {
        let held = |person: &PersonId| self.at_desk(person, section)?.grade();
        let may = self.iter().filter(|(_, official)| licence.is_none() || official.licence >= licence);
        let mut may: Vec<_> = may.filter_map(|(person, _)| held(person).map(|held| (held, person))).collect();
        may.retain(|(held, _)| *held >= grade);
        may.sort();
        may.into_iter().map(|(_, person)| person).collect()
    }

    /// Takes over what happened; what does not fit changes nothing.
    pub(crate) fn apply(&mut self, event: &OfficeHappening) {
        match event {
            OfficeHappening::Appointed(appointment) => self.appoint(appointment),
            OfficeHappening::Dismissed { person, post, .. } => {
                if let Some(official) = self.0.get_mut(person) {
                    official.offices.retain(|office| office.post != *post);
                }
            }
            OfficeHappening::Assigned { person, tables } => {
                if let Some(official) = self.0.get_mut(person) {
                    official.tables.clone_from(tables);
                }
            }
            OfficeHappening::SteppedOut { person } => self.set_away(person, true),
            OfficeHappening::CameBack { person } => self.set_away(person, false),
        }
    }

    fn set_away(&mut self, person: &PersonId, away: bool) {
        if let Some(official) = self.0.get_mut(person) {
            (official.away, official.relieved) = (away, away && official.relieved);
        }
    }

    /// Somebody was relieved for some rounds.
    pub(crate) fn relieve(&mut self, person: &PersonId) {
        if let Some(official) = self.0.get_mut(person) {
            (official.away, official.relieved) = (true, true);
        }
    }

    /// Gives somebody an office, in place of the same one before; name, qualification and conflicts are those said last.
    fn appoint(&mut self, appointment: &Appointment) {
        let Appointment { person, name, licence, conflicts, office } = appointment.clone();
        let before = self.0.remove(&person);
        let (mut offices, tables, away, relieved) =
            before.map(|before| (before.offices, before.tables, before.away, before.relieved)).unwrap_or_default();
        offices.retain(|held| held.post != office.post);
        offices.push(office);
        self.0.insert(person, Official { name, licence, conflicts, offices, tables, away, relieved });
    }
}
