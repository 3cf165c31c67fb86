//! The tables of an event: entries, pairings, prizes.

use books::Book;
use serde_json::{Value, json};
use tournament::entry::{Player, write_rows};
use tournament::event::{GameRef, PrizeLine, TableState, Tournament};
use tournament::{PlayerId, Points, Scoring, Side};
use words::say;

use super::{EventTeller, NotTold, names};
use crate::sheet::{Cell, Column, Sheet};

impl EventTeller<'_> {
    /// Who is entered in a section.
    pub fn entries(&self, section: &str) -> Sheet {
        let (event, lang) = (self.event, self.lang);
        let entrants = event.sections.get(section).map(|state| state.entrants.clone()).unwrap_or_default();
        let row = |player: &PlayerId| {
            let rating = event.players.get(player).and_then(|player| player.rating);
            let club = event.club(*player).unwrap_or_default();
            let rating = rating.map_or_else(Cell::blank, Cell::from);
            vec![(*player).into(), event.name(*player).into(), club.into(), rating]
        };
        Sheet {
            title: self.title(section, &say!(lang, "print-entries")),
            columns: vec![
                Column::new("number", say!(lang, "table-number")),
                Column::new("name", say!(lang, "table-name")),
                Column::new("club", say!(lang, "table-club")),
                Column::new("rating", say!(lang, "table-rating")),
            ],
            rows: entrants.iter().map(row).collect(),
            foot: String::new(),
        }
    }

    /// The results of a table, game by game.
    fn results(&self, table: &TableState, points: &Points) -> String {
        let verdicts = table.games.iter().filter_map(|slot| slot.verdict);
        verdicts.map(|verdict| names::verdict(verdict, points, self.lang)).collect::<Vec<_>>().join(", ")
    }

    /// The current round by table.
    ///
    /// # Errors
    ///
    /// No round has been paired.
    pub fn pairings(&self, section: &str) -> Result<Sheet, NotTold> {
        let (round, lang) = (self.current(section)?, self.lang);
        let scoring = self.event.stage(section).and_then(|stage| stage.scoring(&self.event.laws()));
        let points = scoring.unwrap_or(Scoring::Half).points();
        let seated = round.tables.iter().enumerate().map(|(nth, table)| {
            let (red, black) = (self.name(table.first), self.name(table.second));
            vec![(nth + 1).into(), red.into(), black.into(), self.results(table, &points).into()]
        });
        let alone =
            |player: &PlayerId, why: String| vec![Cell::blank(), self.name(*player).into(), why.into(), Cell::blank()];
        let byes = round.byes.iter().map(|player| alone(player, say!(lang, "table-bye")));
        let leaves = round.leaves.iter().map(|player| alone(player, say!(lang, "table-leave")));
        Ok(Sheet {
            title: self.title(section, &say!(lang, "print-pairings", round = u32::from(round.number))),
            columns: vec![
                Column::new("table", say!(lang, "table-table")),
                Column::new("red", self.colour(Side::First)),
                Column::new("black", self.colour(Side::Second)),
                Column::new("result", say!(lang, "table-result")),
            ],
            rows: seated.chain(byes).chain(leaves).collect(),
            foot: String::new(),
        })
    }

    /// The current round by name.
    ///
    /// # Errors
    ///
    /// No round has been paired.
    pub fn by_name(&self, section: &str) -> Result<Sheet, NotTold> {
        let (round, lang) = (self.current(section)?, self.lang);
        let seated = round.tables.iter().enumerate().flat_map(|(nth, table)| {
            let seats = [(table.first, table.second, Side::First), (table.second, table.first, Side::Second)];
            seats.map(|(player, opponent, side)| {
                let rest = vec![(nth + 1).into(), self.colour(side).into(), self.name(opponent).into()];
                (self.name(player), rest)
            })
        });
        let alone = |player: &PlayerId, why: String| (self.name(*player), vec![why.into()]);
        let byes = round.byes.iter().map(|player| alone(player, say!(lang, "table-bye")));
        let leaves = round.leaves.iter().map(|player| alone(player, say!(lang, "table-leave")));
        let mut rows: Vec<(String, Vec<Cell>)> = seated.chain(byes).chain(leaves).collect();
        rows.sort_by(|(one, _), (other, _)| one.cmp(other));
        Ok(Sheet {
            title: self.title(section, &say!(lang, "print-pairings", round = u32::from(round.number))),
            columns: vec![
                Column::new("name", say!(lang, "table-name")),
                Column::new("table", say!(lang, "table-table")),
                Column::new("colour", say!(lang, "table-colour")),
                Column::new("opponent", say!(lang, "table-opponent")),
            ],
            rows: rows.into_iter().map(|(name, rest)| std::iter::once(name.into()).chain(rest).collect()).collect(),
            foot: String::new(),
        })
    }

    /// The prizes by the table in force.
    pub fn prizes(&self, section: &str) -> Sheet {
        let lang = self.lang;
        let row = |line: &PrizeLine| {
            let name = self.event.name(line.player);
            vec![line.place.into(), name.into(), line.names.join(", ").into(), line.money.into()]
        };
        Sheet {
            title: self.title(section, &say!(lang, "print-prizes")),
            columns: vec![
                Column::new("place", say!(lang, "table-place")),
                Column::new("name", say!(lang, "table-name")),
                Column::new("prize", say!(lang, "table-prize")),
                Column::new("money", say!(lang, "table-money")),
            ],
            rows: self.event.prizes(section).iter().map(row).collect(),
            foot: say!(lang, "print-signed"),
        }
    }
}

/// The first line of the script of a game's desk: what is settled about it, and by which rules it is played.
pub fn opening(event: &Tournament, at: &GameRef) -> Option<Value> {
    let settled = event.arrangements(&event.game_id(at)?)?;
    let rules = event.books().into_iter().find(|book| books::desk_law(*book).is_some());
    Some(json!({ "open": settled, "rules": rules.map(Book::id) }))
}

/// Players as a sheet that can be read as entries.
pub fn entry_sheet<'a>(players: impl Iterator<Item = &'a Player>) -> Sheet {
    // What would not come back as it is written, such as a long number of a member, stays a text.
    let cell = |text: String| match text.parse::<u32>() {
        Ok(number) if number.to_string() == text => number.into(),
        _ => Cell::Text(text),
    };
    let mut rows = write_rows(players);
    let columns = rows.next().into_iter().flatten().map(Column::nameless).collect();
    Sheet { columns, rows: rows.map(|row| row.map(cell).to_vec()).collect(), ..Sheet::default() }
}
