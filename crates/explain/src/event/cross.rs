//! Cross tables: everyone against everyone, or the rounds of a Swiss player by player.

use tournament::charter::{Stage, System};
use tournament::event::{RoundState, RoundStatus, SectionRanking};
use tournament::ranking::Line;
use tournament::{Count, Match, PlayerId, Side, Table};
use words::say;

use super::standings::columns;
use super::{EventTeller, NotTold};
use crate::sheet::{Align, Cell, Column, Sheet};

impl EventTeller<'_> {
    /// Everyone against everyone: what each result was worth, in the order of the standings.
    ///
    /// # Errors
    ///
    /// There is nothing to rank, or nothing to rank by.
    pub fn cross(&self, section: &str) -> Result<Sheet, NotTold> {
        if let Some(round) = self.round {
            let then = self.event.until(section, round);
            return EventTeller::new(&then, self.lang).of(None, self.stage).cross(section);
        }
        let (event, lang) = (self.event, self.lang);
        let ranking = self.ranking(section)?;
        let (stage, plan) = self.stage(section).ok_or(NotTold::NotRanked)?;
        if !plan.system.has_points() {
            return Err(NotTold::NoCross);
        }
        if plan.system == System::Swiss {
            return Ok(self.swiss_cross(section, stage, plan, &ranking));
        }
        let (count, teams) = (event.count(section, plan), self.meets_teams(section));
        let several = ranking.groups.len() > 1;
        let greatest = ranking.groups.iter().map(|group| group.lines.len()).max().unwrap_or(0);
        let groups = ranking.groups.iter().enumerate();
        let groups = groups.filter_map(|(nth, group)| Some((nth, group, event.table_of(section, stage, nth)?)));
        let rows = groups.flat_map(|(group, standings, table)| {
            let order: Vec<PlayerId> = standings.lines.iter().map(|line| line.player).collect();
            let row = |line: &Line| {
                let one = line.player;
                let met =
                    |other: &PlayerId| if one == *other { "×".into() } else { met(&table, count, teams, one, *other) };
                let mut row: Vec<Cell> = vec![line.place.into(), one.into(), event.name(one).into()];
                row.extend(several.then(|| (group + 1).into()));
                row.extend(order.iter().map(met));
                row.resize(row.len() + greatest - order.len(), Cell::blank());
                row.push(line.points.into());
                row
            };
            standings.lines.iter().map(row).collect::<Vec<_>>()
        });
        let name = if teams { say!(lang, "table-team") } else { say!(lang, "table-name") };
        let name = Column { align: Align::Start, ..Column::nameless(name) };
        let heads = [say!(lang, "table-place"), say!(lang, "table-number")].map(Column::nameless).into_iter();
        let heads = heads.chain([name]).chain(several.then(|| Column::new("group", say!(lang, "table-group"))));
        let points = Column::new("points", say!(lang, "table-points"));
        // The columns are those of the rows: by number, or in the order of each group.
        let order = ranking.groups.iter().flat_map(|group| &group.lines).map(|line| Column::nameless(line.player));
        let met: Vec<Column> = if several { (1..=greatest).map(Column::nameless).collect() } else { order.collect() };
        let mut sheet = Sheet {
            title: self.title(section, &self.so_far(section, &say!(lang, "print-cross"))),
            columns: heads.chain(met).chain([points]).collect(),
            rows: rows.collect(),
            foot: if several { say!(lang, "print-cross-groups") } else { say!(lang, "print-cross-numbers") },
        };
        if !several {
            self.put_places(section, &mut sheet);
        }
        self.mark_gone(section, &mut sheet);
        Ok(sheet)
    }

    /// The rounds of a Swiss, a row for each player: whom they met, with which colour, and how it ended.
    fn swiss_cross(&self, section: &str, stage: usize, plan: &Stage, ranking: &SectionRanking) -> Sheet {
        let (event, lang) = (self.event, self.lang);
        let rounds = event.sections.get(section).and_then(|state| state.stages.get(stage));
        let rounds: Vec<&RoundState> = rounds.iter().flat_map(|stage| &stage.rounds).collect();
        let rounds: Vec<&RoundState> = rounds.into_iter().filter(|round| round.status != RoundStatus::Draft).collect();
        let (count, teams) = (event.count(section, plan), self.meets_teams(section));
        let cell = |round: &RoundState, player: PlayerId| -> Cell {
            if round.byes.contains(&player) {
                return say!(lang, "table-bye").into();
            }
            if round.half_byes.contains(&player) {
                return say!(lang, "cross-half-bye").into();
            }
            if round.leaves.contains(&player) {
                return say!(lang, "table-leave").into();
            }
            let Some(table) = round.tables.iter().find(|table| table.seats(player)) else { return "–".into() };
            let side = if table.first == player { Side::First } else { Side::Second };
            let (other, played) =
                (if side == Side::First { table.second } else { table.first }, table.played(round.number));
            let result = count.filter(|_| !played.games.is_empty());
            // Half a point runs into the colour otherwise: 22W0.5.
            let result = result.map(|count| worth(&played, &count, teams, side).to_string());
            let result = result.map(|result| if result == "0.5" { "½".to_owned() } else { result });
            let came = if played.is_absent(!side) || played.is_absent(side) { "*" } else { "" };
            let colour: String = self.colour(section, side).chars().take(1).collect();
            let between = if teams { " " } else { "" };
            format!("{other}{colour}{between}{}{came}", result.unwrap_or_default()).into()
        };
        let lines = ranking.groups.iter().flat_map(|group| &group.lines);
        let row = |line: &Line| {
            let head: [Cell; 3] = [line.place.into(), line.player.into(), event.name(line.player).into()];
            let met = rounds.iter().map(|round| cell(round, line.player));
            head.into_iter().chain(met).chain([line.points.into()]).collect()
        };
        let mut columns = columns(lang);
        let points = columns.pop();
        columns.extend(rounds.iter().map(|round| Column::nameless(u32::from(round.number))));
        columns.extend(points);
        let mut sheet = Sheet {
            title: self.title(section, &self.so_far(section, &say!(lang, "print-cross"))),
            columns,
            rows: lines.map(row).collect(),
            foot: say!(lang, "print-cross-absent"),
        };
        self.head_teams(section, &mut sheet);
        self.put_places(section, &mut sheet);
        self.mark_gone(section, &mut sheet);
        sheet
    }
}

/// What one was credited with against another, match by match.
fn met(table: &Table, count: Option<Count>, teams: bool, one: PlayerId, other: PlayerId) -> Cell {
    let points = table.matches.iter().filter_map(|played| {
        let side = played.side(one)?;
        (played.player(!side) == other).then(|| count.map(|count| worth(played, &count, teams, side)))?
    });
    match &points.collect::<Vec<Cell>>()[..] {
        [once] => once.clone(),
        all => all.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ").into(),
    }
}

/// What a match was worth to a side; between teams its boards, as it is spoken of: 4:4.
fn worth(played: &Match, count: &Count, teams: bool, side: Side) -> Cell {
    let [own, theirs] = [side, !side].map(|side| count.of(played, side));
    if teams { format!("{}:{}", own.game_points, theirs.game_points).into() } else { own.points.into() }
}
