//! The tables of an event: pairings, boards, prizes.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use books::Book;
use serde_json::{Value, json};
use tournament::entry::{Player, write_rows};
use tournament::event::{GameRef, GameSlot, PrizeLine, RoundState, TableState, Tournament};
use tournament::{Credit, PlayerId, Points, Score, Scoring, Side, Verdict};
use words::say;

use super::{EventTeller, NotTold, names};
use crate::sheet::{Cell, Column, Sheet};

/// A game of a table, and who plays it.
pub(super) struct Seat {
    /// Which of the table's games, from 0.
    pub slot: usize,
    /// The board, from 1.
    pub board: u8,
    /// Who has the first move, and who the second; nobody on an empty board.
    pub players: [Option<PlayerId>; 2],
    /// For whom they play: for themselves or for a team.
    pub sides: [PlayerId; 2],
}

impl EventTeller<'_> {
    /// The results of a table, from one side of it: of a match of several boards the points of both, otherwise game
    /// by game; then the rapid games that decided it.
    pub(super) fn results(&self, table: &TableState, points: &Points, side: Side) -> String {
        let turned = |slot: &GameSlot| slot.swapped != (side == Side::Second);
        let one = |slot: &GameSlot| Some(names::verdict_of_pair(slot.verdict?, turned(slot), points, self.lang));
        let each = |slots: &[GameSlot]| slots.iter().filter_map(one).collect::<Vec<_>>().join(", ");
        let boards = table.games.iter().any(|slot| slot.board > 1);
        let games = if boards && table.games.iter().any(|slot| slot.verdict.is_some()) {
            let played = table.played(0);
            let [first, second] = [side, !side].map(|side| played.game_points(side, points).to_string());
            say!(self.lang, "outcome-played", first = first, second = second)
        } else {
            each(&table.games)
        };
        if table.rapid.is_empty() {
            return games;
        }
        say!(self.lang, "outcome-rapid", games = games, rapid = each(&table.rapid))
    }

    /// Whether teams meet in a section.
    pub(super) fn meets_teams(&self, section: &str) -> bool {
        self.event.format(section).is_some_and(|format| format.boards.is_some())
    }

    /// A result in a section, as it counts there.
    pub fn verdict(&self, section: &str, verdict: Verdict) -> String {
        names::verdict(verdict, &self.points(section), self.lang)
    }

    fn points(&self, section: &str) -> Points {
        let scoring = self.event.stage(section).and_then(|stage| stage.scoring(&self.event.laws(section)));
        scoring.unwrap_or(Scoring::Half).points()
    }

    /// A result as it stands now, with the names of both: the round may go without saying.
    pub fn entered(&self, at: &GameRef) -> Option<String> {
        let game = self.event.game_id(at)?;
        let (round, table) = self.event.table_at(&game)?;
        let slot = table.slot(&game)?;
        let stage = self.event.sections.get(&at.section)?.stage_of(round.number)?;
        let plan = self.event.format(&at.section)?.stages.get(stage)?;
        let points = plan.scoring(&self.event.laws(&at.section)).unwrap_or(Scoring::Half).points();
        let sides = if slot.swapped { [table.second, table.first] } else { [table.first, table.second] };
        let seated = sides.map(|side| self.event.person_at(&at.section, round.number, side, game.board));
        let [first, second] = seated.map(|player| self.seat_name(player));
        let teams = self.meets_teams(&at.section);
        let place = if teams { format!("{}.{}", game.table, game.board) } else { game.table.to_string() };
        Some(say!(
            self.lang,
            "event-entered",
            round = u32::from(round.number),
            table = place,
            first = first,
            second = second,
            result = self.entered_result(table, slot, &points)
        ))
    }

    /// The result of a game, with the rapid games that were played after it.
    fn entered_result(&self, table: &TableState, slot: &GameSlot, points: &Points) -> String {
        let game = slot.verdict.map_or_else(String::new, |verdict| names::verdict(verdict, points, self.lang));
        let rapid = |one: &GameSlot| {
            // As seen by whoever had the first move in the game itself.
            Some(names::verdict_of_pair(one.verdict?, one.swapped != slot.swapped, points, self.lang))
        };
        let rapid = table.rapid.iter().filter_map(rapid).collect::<Vec<_>>().join(", ");
        if rapid.is_empty() { game } else { say!(self.lang, "outcome-rapid", games = game, rapid = rapid) }
    }

    /// Who sits on a board, if anybody does.
    pub(crate) fn seat_name(&self, player: Option<PlayerId>) -> String {
        player.map_or_else(|| say!(self.lang, "table-empty-board"), |player| self.name(player))
    }

    /// The current round by table.
    ///
    /// # Errors
    ///
    /// No round has been paired.
    pub fn pairings(&self, section: &str) -> Result<Sheet, NotTold> {
        let (round, lang) = (self.current(section)?, self.lang);
        let scoring = self.stage(section).and_then(|(_, stage)| stage.scoring(&self.event.laws(section)));
        let points = scoring.unwrap_or(Scoring::Half).points();
        let before = self.points_before(section, round.number);
        let seated = round.tables.iter().enumerate().flat_map(|(nth, table)| {
            let mut row: Vec<Cell> = vec![(nth + 1).into()];
            row.extend([table.first, table.second].into_iter().flat_map(|player| self.beside(player, &before)));
            row.push(self.results(table, &points, Side::First).into());
            std::iter::once(row).chain(self.board_rows(section, round.number, nth, table, &points))
        });
        let alone = |player: &PlayerId, why: String| {
            let mut row: Vec<Cell> = vec![Cell::blank()];
            row.extend(self.beside(*player, &before));
            row.extend([Cell::blank(), why.into()]);
            row
        };
        let byes = round.byes.iter().map(|player| alone(player, say!(lang, "table-bye")));
        let halves = round.half_byes.iter().map(|player| alone(player, say!(lang, "table-half-bye")));
        let leaves = round.leaves.iter().map(|player| alone(player, say!(lang, "table-leave")));
        let (number, club, points) =
            (|| say!(lang, "table-number"), || say!(lang, "table-club"), || say!(lang, "table-points"));
        let mut sheet = Sheet {
            title: self.round_title(section, round.number),
            columns: vec![
                Column::new("table", say!(lang, "table-table")),
                Column::new("red_number", number()),
                Column::new("red", self.colour(section, Side::First)),
                Column::new("red_club", club()),
                Column::new("red_points", points()),
                Column::new("black_number", number()),
                Column::new("black", self.colour(section, Side::Second)),
                Column::new("black_club", club()),
                Column::new("black_points", points()),
                Column::new("result", say!(lang, "table-result")),
            ],
            rows: seated.chain(byes).chain(halves).chain(leaves).collect(),
            foot: if self.meets_teams(section) { say!(lang, "print-team-colours") } else { String::new() },
        };
        self.add_groups(section, round, &mut sheet);
        Ok(sheet)
    }

    /// Says of each table of several groups which it is of.
    fn add_groups(&self, section: &str, round: &RoundState, sheet: &mut Sheet) {
        let stage = self.event.sections.get(section).and_then(|state| state.stages.get(state.stage_of(round.number)?));
        let Some(stage) = stage.filter(|stage| stage.groups.len() > 1) else { return };
        let of = |player: &Cell| stage.groups.iter().position(|group| group.iter().any(|one| *player == (*one).into()));
        sheet.columns.insert(1, Column::new("group", say!(self.lang, "table-group")));
        for row in &mut sheet.rows {
            let group = row.get(1).and_then(of).map_or_else(Cell::blank, |group| (group + 1).into());
            row.insert(1, group);
        }
    }

    /// A player's number, name, club and points, as they stand in a row.
    fn beside(&self, player: PlayerId, points: &BTreeMap<PlayerId, Score>) -> [Cell; 4] {
        let club = self.event.club(player).unwrap_or_default();
        let points = points.get(&player).map_or_else(Cell::blank, |points| (*points).into());
        [player.into(), self.name(player).into(), club.into(), points]
    }

    /// The points that everybody had before a round of its stage.
    fn points_before(&self, section: &str, round: u16) -> BTreeMap<PlayerId, Score> {
        let Some(stage) = self.event.sections.get(section).and_then(|state| state.stage_of(round)) else {
            return BTreeMap::new();
        };
        let mut then = self.event.clone();
        if let Some(stage) = then.sections.get_mut(section).and_then(|state| state.stages.get_mut(stage)) {
            stage.rounds.retain(|one| one.number < round);
        }
        let lines = then.stage_lines(section, stage).unwrap_or_default();
        lines.into_iter().filter_map(|line| Some((line.player, line.points?))).collect()
    }

    /// What stands above a round: its number, and when it begins.
    pub(super) fn round_title(&self, section: &str, round: u16) -> String {
        let title = self.title(section, &say!(self.lang, "print-pairings", round = u32::from(round)));
        self.begins(round).map_or_else(|| title.clone(), |begins| format!("{title} {begins}"))
    }

    /// The day and the hour at which a round begins, if the charter says.
    pub(super) fn begins(&self, round: u16) -> Option<String> {
        let begins = self.event.charter.as_ref()?.round_begins(round)?;
        Some(begins.strftime("%Y-%m-%d %H:%M").to_string())
    }

    /// The boards of a match between teams, a row each.
    fn board_rows(&self, section: &str, round: u16, nth: usize, table: &TableState, points: &Points) -> Vec<Vec<Cell>> {
        let teams = self.event.teams.contains_key(&table.first);
        let rows = self.seats(section, round, table).into_iter().filter(|_| teams).map(|seat| {
            let [first, second] = seat.players.map(|player| self.seat_name(player));
            let verdict = table.games.get(seat.slot).and_then(|slot| slot.verdict);
            let result = verdict.map_or_else(String::new, |verdict| names::verdict(verdict, points, self.lang));
            let number = |side: usize| seat.players[side].map_or_else(Cell::blank, Cell::from);
            // Whoever has Red plays for the first team on odd boards, and for the other on even ones.
            let [for_first, for_second] = seat.sides.map(|team| self.name(team));
            vec![
                format!("{}.{}", nth + 1, seat.board).into(),
                number(0),
                first.into(),
                for_first.into(),
                Cell::blank(),
                number(1),
                second.into(),
                for_second.into(),
                Cell::blank(),
                result.into(),
            ]
        });
        rows.collect()
    }

    /// The games of a table with who plays them.
    pub(super) fn seats(&self, section: &str, round: u16, table: &TableState) -> Vec<Seat> {
        let seat = |(slot, game): (usize, &GameSlot)| {
            let sides = if game.swapped { [table.second, table.first] } else { [table.first, table.second] };
            let players = sides.map(|side| self.event.person_at(section, round, side, game.board));
            Seat { slot, board: game.board, players, sides }
        };
        table.games.iter().enumerate().map(seat).collect()
    }

    /// How the players of teams did on each board, the best of a board first; whoever was disqualified is not among them if
    /// the charter says that places are lost so.
    ///
    /// # Errors
    ///
    /// No teams meet in the section.
    pub fn boards(&self, section: &str) -> Result<Sheet, NotTold> {
        if !self.meets_teams(section) {
            return Err(NotTold::NoTeams);
        }
        let Some(round) = self.round else { return Ok(self.best_of_boards(section)) };
        let then = self.event.until(section, round);
        Ok(EventTeller::new(&then, self.lang).of(None, self.stage).best_of_boards(section))
    }

    fn best_of_boards(&self, section: &str) -> Sheet {
        let lang = self.lang;
        let mut tallies: BTreeMap<(u8, PlayerId), (PlayerId, u32, Score)> = BTreeMap::new();
        let stages = self.event.sections.get(section).map(|state| &state.stages[..]).unwrap_or_default();
        for (stage, plan) in stages.iter().zip(self.event.format(section).map(|f| &f.stages[..]).unwrap_or_default()) {
            let points = plan.scoring(&self.event.laws(section)).unwrap_or(Scoring::Half).points();
            for (round, table) in
                stage.rounds.iter().flat_map(|round| round.tables.iter().map(move |table| (round, table)))
            {
                for seat in self.seats(section, round.number, table) {
                    let Some(verdict) = table.games[seat.slot].verdict.filter(|verdict| verdict.was_played()) else {
                        continue;
                    };
                    for (side, (player, team)) in Side::BOTH.into_iter().zip(seat.players.into_iter().zip(seat.sides)) {
                        let Some(player) = player else { continue };
                        let tally = tallies.entry((seat.board, player)).or_insert((team, 0, Score::ZERO));
                        tally.1 += 1;
                        tally.2 += points.of(Credit::of(verdict, side));
                    }
                }
            }
        }
        let mut rows: Vec<_> =
            tallies.into_iter().filter(|((_, player), _)| !self.lost_place(section, *player)).collect();
        rows.sort_by_key(|((board, player), (_, games, points))| (*board, Reverse(*points), *games, *player));
        let better = |board: u8, games: u32, points: Score| {
            let ahead = |other: &&((u8, PlayerId), (PlayerId, u32, Score))| {
                other.0.0 == board && (Reverse(other.1.2), other.1.1) < (Reverse(points), games)
            };
            rows.iter().filter(ahead).count()
        };
        let row = |&((board, player), (team, games, points)): &((u8, PlayerId), (PlayerId, u32, Score))| {
            vec![
                u32::from(board).into(),
                (better(board, games, points) + 1).into(),
                player.into(),
                self.name(player).into(),
                self.name(team).into(),
                games.into(),
                points.into(),
            ]
        };
        let mut sheet = Sheet {
            // Every board that is over counts here, whether or not the match is.
            title: self.title(section, &self.so_far_without(section, &say!(lang, "print-boards"), |_| 0)),
            columns: vec![
                Column::new("board", say!(lang, "table-board")),
                Column::new("place", say!(lang, "table-place")),
                Column::new("number", say!(lang, "table-number")),
                Column::new("name", say!(lang, "table-name")),
                Column::new("team", say!(lang, "table-team")),
                Column::new("games", say!(lang, "table-games")),
                Column::new("points", say!(lang, "table-points")),
            ],
            rows: rows.iter().map(row).collect(),
            foot: String::new(),
        };
        self.mark_gone(section, &mut sheet);
        sheet
    }

    /// The prizes by the table in force; where some are of categories, each with the place in the whole table, too.
    pub fn prizes(&self, section: &str) -> Sheet {
        let lang = self.lang;
        let row = |line: &PrizeLine| {
            let name = self.event.name(line.player);
            vec![line.place.into(), line.player.into(), name.into(), line.names.join(", ").into(), line.money.into()]
        };
        let prizes = self.event.prizes(section);
        let table = self.event.sections.get(section).and_then(|state| state.final_table.as_ref());
        let table = table.map(tournament::event::Final::in_force).unwrap_or_default();
        let overall = |line: &PrizeLine| table.iter().find(|one| one.player == line.player).map(|one| one.place);
        let of_categories = prizes.iter().any(|line| overall(line) != Some(line.place));
        let mut sheet = Sheet {
            title: self.of_event(section, &say!(lang, "print-prizes")),
            columns: vec![
                Column::new("place", say!(lang, "table-place")),
                Column::new("number", say!(lang, "table-number")),
                Column::new("name", say!(lang, "table-name")),
                Column::new("prize", say!(lang, "table-prize")),
                Column::new("money", say!(lang, "table-money")),
            ],
            rows: prizes.iter().map(row).collect(),
            foot: say!(lang, "print-signed"),
        };
        self.add_clubs(&mut sheet);
        if of_categories {
            let at = sheet.columns.len() - 2;
            sheet.columns.insert(at, Column::new("overall", say!(lang, "table-overall")));
            for (row, line) in sheet.rows.iter_mut().zip(&prizes) {
                row.insert(at, overall(line).map_or_else(Cell::blank, Cell::from));
            }
        }
        sheet
    }
}

/// The first line of the script of a game's desk: what is settled about it, and by which rules it is played.
pub fn opening(event: &Tournament, at: &GameRef) -> Option<Value> {
    let settled = event.arrangements(&event.game_id(at)?)?;
    let rules = event.books(&at.section).into_iter().find(|book| books::desk_law(*book).is_some());
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
