//! Who watches what, and whether there are officials enough.

use books::Article;
use books::desk::{Setting, Supervision};
use books::event::{Key, OfHall};
use schemars::JsonSchema;
use serde::Serialize;
use tournament::event::{RoundState, RoundStatus};

use crate::games::at_table;
use crate::hall::Hall;
use crate::office::PersonId;
use contest::GameId;

/// How the round that a section plays is watched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Watch {
    /// The section.
    pub section: String,
    /// The round.
    pub round: u16,
    /// Whether every game has an official who watches it, or officials patrol.
    pub mode: Supervision,
    /// Where that is written.
    pub under: Vec<Article>,
    /// The tables, with who is told to watch them or to walk near them.
    pub tables: Vec<TableWatch>,
    /// How many games are played at a time.
    pub boards: usize,
    /// The officials who serve in the section and are in the hall.
    pub officials: Vec<PersonId>,
    /// How many there should be; nothing where neither the charter nor a book says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wanted: Option<Staffing>,
    /// How many of these are missing.
    pub missing: usize,
    /// The tables that nobody watches although each should be.
    pub unwatched: Vec<u16>,
}

/// A table, and who watches it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TableWatch {
    /// The table.
    pub table: u16,
    /// Who watches it, or walks near it, and is in the hall.
    pub officials: Vec<PersonId>,
    /// Those of them who are too close to somebody who plays there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conflicts: Vec<PersonId>,
}

/// How many officials there should be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Staffing {
    /// How many.
    pub officials: usize,
    /// Where that is written; nothing if only the charter says so.
    pub under: Vec<Article>,
}

impl Hall {
    /// How the round that a section plays is watched; nothing if none is being played.
    pub fn watch(&self, section: &str) -> Option<Watch> {
        let round = self.event.sections.get(section)?.current()?;
        if round.status != RoundStatus::Published {
            return None;
        }
        let terms = self.event.terms(section);
        let watched = terms.flag(&Key::Watched, round.number);
        let (mode, how) =
            if watched { (Supervision::Watched, OfHall::Watched) } else { (Supervision::Patrol, OfHall::Patrolled) };
        let mut under = terms.articles(&Key::Watched, round.number);
        under.extend(self.event.laws(section).cite(how));
        let officials = self.serving(section);
        let at = |table| self.table_watch(&GameId::single(section, round.number, table), &officials);
        let tables: Vec<TableWatch> = (1..).zip(&round.tables).map(|(table, _)| at(table)).collect();
        let boards = boards(section, round);
        let wanted = self.staffing(section, round.number, boards, watched);
        let missing = wanted.as_ref().map_or(0, |wanted| wanted.officials.saturating_sub(officials.len()));
        let alone = tables.iter().filter(|table| watched && table.officials.is_empty()).map(|table| table.table);
        let unwatched = alone.collect();
        let (section, round) = (section.to_owned(), round.number);
        Some(Watch { section, round, mode, under, tables, boards, officials, wanted, missing, unwatched })
    }

    /// The officials who may rule in a section and are in the hall.
    fn serving(&self, section: &str) -> Vec<PersonId> {
        self.officials.who_may(section, contest::Grade::Witness, None).into_iter().cloned().collect()
    }

    /// Who of the officials is told to watch the table of a game.
    fn table_watch(&self, game: &GameId, officials: &[PersonId]) -> TableWatch {
        let watches = |person: &&PersonId| {
            self.officials.get(person).is_some_and(|official| official.tables.iter().any(|tables| tables.hold(game)))
        };
        let officials: Vec<PersonId> = officials.iter().filter(watches).cloned().collect();
        let conflicts = officials.iter().filter(|person| self.is_close(person, game)).cloned().collect();
        TableWatch { table: game.table, officials, conflicts }
    }

    /// How many officials so many boards should have: one for as many as the charter says; where every game is watched one
    /// for each if it says nothing; half as many again where the kind of event asks for that.
    fn staffing(&self, section: &str, round: u16, boards: usize, watched: bool) -> Option<Staffing> {
        let terms = self.event.terms(section);
        let said = terms.number(&Key::BoardsPerOfficial, round).and_then(|each| usize::try_from(each).ok());
        let each = said.filter(|each| *each > 0).or(watched.then_some(1))?;
        let laws = self.event.laws(section);
        let mut under = laws.cite(OfHall::Staffing);
        if watched {
            under.extend(laws.cite(OfHall::Watched));
        }
        let usual = boards.div_ceil(each);
        let preset = self.event.charter.as_ref().and_then(|charter| charter.within(section).preset);
        let settings = preset.map(books::desk::Preset::settings).unwrap_or_default();
        let more: Vec<Article> =
            settings.into_iter().filter(|(_, setting)| *setting == Setting::MoreStaff).map(|(unit, _)| unit).collect();
        let officials = if more.is_empty() { usual } else { usual.saturating_mul(3).div_ceil(2) };
        under.extend(more);
        Some(Staffing { officials, under })
    }
}

/// How many games of a round are played at a time: one on each board of each table.
fn boards(section: &str, round: &RoundState) -> usize {
    let at = |number| GameId::single(section, round.number, number);
    let tables = (1..).zip(&round.tables);
    tables.map(|(number, table)| at_table(&at(number), &table.games).filter(|(game, _)| game.game == 1).count()).sum()
}
