//! How an event stands.

use books::Article;
use books::event::Counting;
use tournament::event::{Final, FinalLine, RoundState, RoundStatus, SectionRanking, TableState};
use tournament::ranking::{Behind, Criterion, Line, Standings, TieBreakValue};
use tournament::{PlayerId, Score};
use words::{Lang, list, say};

use super::{EventTeller, NotTold, names};
use crate::sheet::{Cell, Column, Sheet};

/// Where the number of somebody stands in a row of a table of places.
const NUMBER: usize = 1;

/// Where the group of somebody stands in a row: behind place, number and name.
const GROUP: usize = 3;

/// Where the club stands: beside the name.
const CLUB: usize = 3;

/// The value of a tie-break.
pub(super) fn amount(amount: TieBreakValue, lang: Lang) -> Cell {
    match amount {
        TieBreakValue::Points(score) => score.into(),
        TieBreakValue::Ahead => say!(lang, "amount-ahead").into(),
        TieBreakValue::Behind => say!(lang, "amount-behind").into(),
        TieBreakValue::Open => say!(lang, "amount-open").into(),
    }
}

/// What put a player behind the one above.
pub(super) fn behind(by: Option<Behind>, standings: &Standings, lang: Lang) -> String {
    match by {
        None => String::new(),
        Some(Behind::Points) => say!(lang, "behind-points"),
        Some(Behind::PlayOff) => say!(lang, "behind-play-off"),
        Some(Behind::TieBreak(index)) => {
            let criterion = standings.criteria.get(index);
            criterion.map(|criterion| names::tie_break(criterion.tie_break, lang)).unwrap_or_default()
        }
    }
}

/// The article of the tie-break that put a player behind the one above.
fn decided(by: Option<Behind>, standings: &Standings) -> Option<Article> {
    match by {
        Some(Behind::TieBreak(index)) => standings.criteria.get(index)?.under,
        _ => None,
    }
}

/// The columns of every table of places.
pub(super) fn columns(lang: Lang) -> Vec<Column> {
    vec![
        Column::new("place", say!(lang, "table-place")),
        Column::new("number", say!(lang, "table-number")),
        Column::new("name", say!(lang, "table-name")),
        Column::new("points", say!(lang, "table-points")),
    ]
}

/// Standings as rows; `name` gives a player's name.
pub fn standing_rows(standings: &Standings, name: impl Fn(PlayerId) -> String, lang: Lang) -> Sheet {
    let criterion =
        |criterion: &Criterion| Column::new(criterion.tie_break.id(), names::tie_break(criterion.tie_break, lang));
    let mut columns = columns(lang);
    columns.extend(standings.criteria.iter().map(criterion));
    columns.push(Column::new("behind_by", say!(lang, "table-behind")));
    columns.push(Column::new("article", say!(lang, "table-article")));
    let row = |line: &Line| {
        let mut cells = vec![line.place.into(), line.player.into(), name(line.player).into(), line.points.into()];
        cells.extend(line.cells.iter().map(|cell| amount(cell.amount, lang)));
        cells.push(behind(line.behind_by, standings, lang).into());
        cells.push(Cell::cited(decided(line.behind_by, standings).as_slice(), lang));
        cells
    };
    Sheet {
        title: say!(lang, "print-standings"),
        columns,
        rows: standings.lines.iter().map(row).collect(),
        foot: say!(lang, "print-signed"),
    }
}

impl EventTeller<'_> {
    pub(super) fn ranking(&self, section: &str) -> Result<SectionRanking, NotTold> {
        let (stage, _) = self.stage(section).ok_or(NotTold::NotRanked)?;
        self.event.ranking(section, stage).map_err(|_| NotTold::NotRanked)
    }

    /// Places alone, where nothing else separates those who hold them.
    fn places(&self, lines: impl Iterator<Item = (u32, PlayerId, Option<Score>)>) -> Sheet {
        let row = |(place, player, points): (u32, PlayerId, Option<Score>)| {
            let points = points.map_or_else(Cell::blank, Cell::from);
            vec![place.into(), player.into(), self.event.name(player).into(), points]
        };
        let rows = lines.map(row).collect();
        Sheet { title: String::new(), columns: columns(self.lang), rows, foot: say!(self.lang, "print-signed") }
    }

    /// The standings as they are worked out.
    fn worked_out(&self, section: &str) -> Result<Sheet, NotTold> {
        let ranking = self.ranking(section)?;
        let name = |player: PlayerId| self.event.name(player).to_owned();
        let several = ranking.groups.len() > 1;
        let mut groups = (1..).zip(&ranking.groups).map(|(nth, group): (usize, _)| {
            let mut sheet = standing_rows(group, name, self.lang);
            sheet.rows.iter_mut().filter(|_| several).for_each(|row| row.insert(GROUP, nth.into()));
            sheet
        });
        let Some(mut sheet) = groups.next() else {
            return Ok(self.places(ranking.places.iter().map(|(place, player)| (*place, *player, None))));
        };
        sheet.rows.extend(groups.flat_map(|group| group.rows));
        if several {
            sheet.columns.insert(GROUP, Column::new("group", say!(self.lang, "table-group")));
        }
        Ok(sheet)
    }

    /// The standings of a section; a frozen table as it is in force, with the tie-breaks that led to it.
    ///
    /// # Errors
    ///
    /// There is nothing to rank, or nothing to rank by.
    pub fn standings(&self, section: &str) -> Result<Sheet, NotTold> {
        if let Some(round) = self.round {
            let then = self.event.until(section, round);
            return EventTeller::new(&then, self.lang).of(None, self.stage).standings(section);
        }
        let state = self.event.sections.get(section);
        let frozen = state.and_then(|state| state.final_table.as_ref()).filter(|_| self.stage.is_none());
        let several = self.stage.is_none() && state.is_some_and(|state| state.stages.len() > 1);
        let mut sheet = match (frozen.map(Final::in_force), self.worked_out(section)) {
            (Some(lines), _) if several => self.reached(section, &lines),
            (None, Ok(_)) if several => {
                self.reached(section, &self.event.final_lines(section).map_err(|_| NotTold::NotRanked)?)
            }
            (None, Ok(sheet)) if self.is_place_lost(section) => {
                in_force(&self.event.final_lines(section).map_err(|_| NotTold::NotRanked)?, sheet)
            }
            (None, worked_out) => worked_out?,
            (Some(lines), Ok(sheet)) => in_force(&lines, sheet),
            (Some(lines), Err(_)) => self.places(lines.iter().map(|line| (line.place, line.player, line.points))),
        };
        self.add_unplaced(section, &mut sheet);
        self.mark_gone(section, &mut sheet);
        self.add_clubs(&mut sheet);
        self.head_teams(section, &mut sheet);
        sheet.title = self.title(section, &self.so_far(section, &say!(self.lang, "print-standings")));
        Ok(sheet)
    }

    /// Heads the column of names as one of teams, where teams meet.
    pub(super) fn head_teams(&self, section: &str, sheet: &mut Sheet) {
        let names = sheet.columns.iter_mut().filter(|column| column.key == Some("name"));
        for column in names.filter(|_| self.meets_teams(section)) {
            column.heading = say!(self.lang, "table-team").into();
        }
    }

    /// What stands above a table of results: after which round, or that it is final; and how many matches it leaves out.
    pub(super) fn so_far(&self, section: &str, what: &str) -> String {
        self.so_far_without(section, what, |round| self.unfinished(section, round))
    }

    /// The same of a table that leaves out so many matches of a round.
    pub(super) fn so_far_without(&self, section: &str, what: &str, left: impl Fn(&RoundState) -> usize) -> String {
        let state = self.event.sections.get(section);
        if self.round.or(self.stage.and(Some(0))).is_none() && state.is_some_and(|state| state.final_table.is_some()) {
            return self.with_days(&say!(self.lang, "print-final", what = what));
        }
        let stage = self.stage(section).and_then(|(nth, _)| state?.stages.get(nth));
        let mut rounds = stage.into_iter().flat_map(|stage| stage.rounds.iter().rev());
        let Some(round) = rounds.find(|round| round.status != RoundStatus::Draft) else { return what.to_owned() };
        let (number, open) = (u32::from(round.number), left(round));
        let told = if round.status == RoundStatus::Closed {
            say!(self.lang, "print-after-round", what = what, round = number)
        } else if open == 0 {
            say!(self.lang, "print-in-round", what = what, round = number)
        } else {
            say!(self.lang, "print-in-round-without", what = what, round = number, matches = open)
        };
        self.begins(round.number).map_or_else(|| told.clone(), |begins| format!("{told} {begins}"))
    }

    /// How many matches of a round, which count as one, have begun and are not over: no table counts them yet.
    fn unfinished(&self, section: &str, round: &RoundState) -> usize {
        let plan = self.stage(section).map(|(_, plan)| plan).filter(|plan| plan.system.has_points());
        let boards = self.event.format(section).and_then(|format| format.boards);
        if plan.is_none_or(|plan| plan.counting(boards) == Counting::Games) {
            return 0;
        }
        let begun = |table: &&TableState| table.games.iter().any(|slot| slot.verdict.is_some()) && !table.is_over();
        round.tables.iter().filter(begun).count()
    }

    /// Whether somebody of the only stage has lost every place by being disqualified.
    fn is_place_lost(&self, section: &str) -> bool {
        let Some(state) = self.event.sections.get(section).filter(|_| self.event.loses_place(section)) else {
            return false;
        };
        state.stages.len() == 1 && state.gone.keys().any(|player| state.is_disqualified(*player))
    }

    /// The places that hold for a table of one stage, where they are others than the ranking gives: those in force in the end,
    /// or those that are left once others were lost.
    fn placed(&self, section: &str) -> Option<Vec<FinalLine>> {
        let state = self.event.sections.get(section).filter(|state| state.stages.len() == 1 && self.round.is_none())?;
        match &state.final_table {
            Some(table) => Some(table.in_force()),
            None if self.is_place_lost(section) => self.event.final_lines(section).ok(),
            None => None,
        }
    }

    /// Puts the places that hold in the rows of a table whose first cells are place and number; who has none stands below.
    pub(super) fn put_places(&self, section: &str, sheet: &mut Sheet) {
        let Some(lines) = self.placed(section) else { return };
        let place = |row: &[Cell]| {
            lines.iter().find(|line| row.get(NUMBER) == Some(&line.player.into())).map(|line| line.place)
        };
        sheet.rows.sort_by_key(|row| place(row).unwrap_or(u32::MAX));
        for row in &mut sheet.rows {
            row[0] = place(row).map_or_else(Cell::blank, Cell::from);
        }
    }

    /// Lists those below who have no place: their results are void, or the place is lost.
    fn add_unplaced(&self, section: &str, sheet: &mut Sheet) {
        let Some(state) = self.event.sections.get(section) else { return };
        let drawn = self.stage.and_then(|nth| state.stages.get(nth));
        let entered = drawn.map_or_else(|| state.entrants.clone(), |stage| stage.groups.concat());
        for player in entered.into_iter().filter(|player| self.is_marked(section, *player)) {
            let number = Cell::from(player);
            if sheet.rows.iter().all(|row| row.get(1) != Some(&number)) {
                sheet.rows.push(vec![Cell::blank(), number, self.event.name(player).into(), Cell::blank()]);
            }
        }
    }

    /// Whether somebody is out of the event, or their place was cancelled afterwards.
    fn is_marked(&self, section: &str, player: PlayerId) -> bool {
        self.event.sections.get(section).is_some_and(|state| {
            let mut cancelled = state.final_table.iter().flat_map(|table| &table.overturned);
            state.gone.contains_key(&player) || cancelled.any(|one| one.player == player)
        })
    }

    /// Everybody's place over several stages, with the stage that each reached.
    fn reached(&self, section: &str, lines: &[FinalLine]) -> Sheet {
        let mut sheet = self.places(lines.iter().map(|line| (line.place, line.player, line.points)));
        sheet.columns.push(Column::new("stage", say!(self.lang, "table-stage")));
        for (row, line) in sheet.rows.iter_mut().zip(lines) {
            let reached = self.event.stage_reached(section, line.player);
            row.push(reached.map_or_else(Cell::blank, |stage| self.stage_name(section, stage).into()));
        }
        sheet
    }

    /// What a stage is called, from 0: by its name, or by its number and system.
    fn stage_name(&self, section: &str, stage: usize) -> String {
        let plan = self.event.format(section).and_then(|format| format.stages.get(stage));
        match plan.map(|plan| (plan.name.as_deref().unwrap_or_default().trim(), plan.system)) {
            Some(("", system)) => {
                say!(self.lang, "stage-unnamed", number = stage + 1, system = names::system(system, self.lang))
            }
            Some((name, _)) => name.to_owned(),
            None => (stage + 1).to_string(),
        }
    }

    /// Says of those who are out of the event how they went; of a team also which of its members are, where these have no
    /// rows of their own.
    pub(super) fn mark_gone(&self, section: &str, sheet: &mut Sheet) {
        let Some(state) = self.event.sections.get(section) else { return };
        let number = sheet.columns.iter().position(|column| column.key == Some("number")).unwrap_or(NUMBER);
        let listed = |player: PlayerId| sheet.rows.iter().any(|row| row.get(number) == Some(&player.into()));
        let cancelled = state.final_table.iter().flat_map(|table| &table.overturned).map(|one| one.player);
        let mut marks: Vec<(Cell, String)> =
            cancelled.map(|player| (player.into(), say!(self.lang, "gone-overturned"))).collect();
        for (player, gone) in &state.gone {
            let how = names::gone(gone.how, self.lang);
            match self.event.team_of(*player).filter(|_| !listed(*player)) {
                Some(team) => {
                    let member = self.event.name(*player);
                    marks.push((team.into(), say!(self.lang, "gone-member", name = member, how = how)));
                }
                None => marks.push(((*player).into(), how)),
            }
        }
        if marks.is_empty() {
            return;
        }
        let width = sheet.columns.len();
        sheet.columns.push(Column::new("status", say!(self.lang, "table-status")));
        for row in &mut sheet.rows {
            let of_row = marks.iter().filter(|(marked, _)| row.get(number) == Some(marked));
            let mark = list(self.lang, of_row.map(|(_, how)| how.clone()));
            row.resize(width, Cell::blank());
            row.push(mark.into());
        }
    }

    /// Puts clubs beside names, if anybody has one.
    pub(super) fn add_clubs(&self, sheet: &mut Sheet) {
        let clubs: Vec<String> = sheet.rows.iter().map(|row| self.club_of(row.get(NUMBER))).collect();
        if clubs.iter().all(String::is_empty) {
            return;
        }
        sheet.columns.insert(CLUB, Column::new("club", say!(self.lang, "table-club")));
        for (row, club) in sheet.rows.iter_mut().zip(clubs).filter(|(row, _)| row.len() >= CLUB) {
            row.insert(CLUB, club.into());
        }
    }

    /// The club of whoever has the number of a cell.
    fn club_of(&self, number: Option<&Cell>) -> String {
        let Some(Cell::Number(number)) = number else { return String::new() };
        let player = u32::try_from(*number).map(PlayerId::new);
        player.ok().and_then(|player| self.event.club(player)).unwrap_or_default().to_owned()
    }

    /// Whether somebody was disqualified and has lost every place by it.
    pub(super) fn lost_place(&self, section: &str, player: PlayerId) -> bool {
        let out = self.event.sections.get(section).is_some_and(|state| state.is_disqualified(player));
        out && self.event.loses_place(section)
    }
}

/// The rows of those who have a place in a frozen table, with the places it gives; where somebody above has none, a row says
/// what put it behind the one who is now above.
fn in_force(lines: &[FinalLine], sheet: Sheet) -> Sheet {
    let listed = |line: &FinalLine| sheet.rows.iter().position(|row| row.get(NUMBER) == Some(&line.player.into()));
    let (behind, several) = (column(&sheet, "behind_by"), column(&sheet, "group").is_some());
    let mut above: Option<usize> = None;
    let mut rows = Vec::new();
    for (line, at) in lines.iter().filter_map(|line| Some((line, listed(line)?))) {
        let mut row = sheet.rows[at].clone();
        row[0] = line.place.into();
        // Groups are listed one after the other, and nobody is behind one of another group.
        if let Some(behind) = behind.filter(|_| !several) {
            let between = above.map_or(&[][..], |above| sheet.rows.get(above + 1..=at).unwrap_or_default());
            let by = between.iter().min_by_key(|row| weight(&sheet, row.get(behind)));
            let cells =
                by.map_or_else(|| vec![Cell::blank(); sheet.columns.len() - behind], |row| row[behind..].to_vec());
            row.truncate(behind);
            row.extend(cells);
        }
        rows.push(row);
        above = Some(at);
    }
    Sheet { rows, ..sheet }
}

/// Where the column of a key stands.
fn column(sheet: &Sheet, key: &str) -> Option<usize> {
    sheet.columns.iter().position(|column| column.key == Some(key))
}

/// How early what put somebody behind another is asked: points first, then the tie-breaks in their order, then a play-off;
/// nothing at all where they share a place.
fn weight(sheet: &Sheet, by: Option<&Cell>) -> usize {
    match by {
        None => usize::MAX,
        Some(by) if *by == Cell::blank() => usize::MAX,
        // Points stand under the same word as what separates by them.
        Some(by) => sheet.columns.iter().position(|column| column.heading == *by).unwrap_or(sheet.columns.len()),
    }
}
