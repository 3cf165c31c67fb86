//! How an event stands: standings, cross table, and why a player is placed so.

use books::Article;
use tournament::event::{Final, FinalLine, SectionRanking};
use tournament::ranking::{Amount, Behind, Criterion, Line, Standings};
use tournament::{Count, PlayerId, Score, Table};
use words::{Lang, say};

use super::{EventTeller, NotTold, names};
use crate::sheet::{Cell, Column, Sheet};

/// The value of a tie-break.
fn amount(amount: Amount, lang: Lang) -> Cell {
    match amount {
        Amount::Points(score) => score.into(),
        Amount::Ahead => say!(lang, "amount-ahead").into(),
        Amount::Behind => say!(lang, "amount-behind").into(),
        Amount::Open => say!(lang, "amount-open").into(),
    }
}

/// What put a player behind the one above.
fn behind(by: Option<Behind>, standings: &Standings, lang: Lang) -> String {
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

/// Articles in a cell, each once.
pub(super) fn cited(articles: impl IntoIterator<Item = Article>) -> String {
    let mut once: Vec<String> = Vec::new();
    for article in articles.into_iter().map(|article| article.to_string()) {
        if !once.contains(&article) {
            once.push(article);
        }
    }
    once.join(", ")
}

/// The columns of every table of places.
fn columns(lang: Lang) -> Vec<Column> {
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
        cells.push(cited(decided(line.behind_by, standings)).into());
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
    fn ranking(&self, section: &str) -> Result<SectionRanking, NotTold> {
        let stages = self.event.sections.get(section).map_or(0, |state| state.stages.len());
        let ranking = stages.checked_sub(1).and_then(|stage| self.event.ranking(section, stage).ok());
        ranking.ok_or(NotTold::NotRanked)
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
        let mut groups = ranking.groups.iter().map(|group| standing_rows(group, name, self.lang));
        let Some(mut sheet) = groups.next() else {
            return Ok(self.places(ranking.places.iter().map(|(place, player)| (*place, *player, None))));
        };
        sheet.rows.extend(groups.flat_map(|group| group.rows));
        Ok(sheet)
    }

    /// The standings of a section; a frozen table as it is in force, with the tie-breaks that led to it.
    ///
    /// # Errors
    ///
    /// There is nothing to rank, or nothing to rank by.
    pub fn standings(&self, section: &str) -> Result<Sheet, NotTold> {
        let frozen = self.event.sections.get(section).and_then(|state| state.final_table.as_ref());
        let mut sheet = match (frozen.map(Final::in_force), self.worked_out(section)) {
            (None, worked_out) => worked_out?,
            (Some(lines), Ok(sheet)) => in_force(&lines, sheet),
            (Some(lines), Err(_)) => self.places(lines.iter().map(|line| (line.place, line.player, line.points))),
        };
        sheet.title = self.title(section, &say!(self.lang, "print-standings"));
        Ok(sheet)
    }

    /// Everyone against everyone: what each result was worth, in the order of the standings.
    ///
    /// # Errors
    ///
    /// There is nothing to rank, or nothing to rank by.
    pub fn cross(&self, section: &str) -> Result<Sheet, NotTold> {
        let (event, lang) = (self.event, self.lang);
        let ranking = self.ranking(section)?;
        let stage = event.sections.get(section).map_or(0, |state| state.stages.len()).saturating_sub(1);
        let tables = (0..ranking.groups.len()).filter_map(|group| event.table_of(section, stage, group));
        let tables: Vec<Table> = tables.collect();
        let count = event.stage(section).and_then(|plan| event.count(section, plan));
        let lines = ranking.groups.iter().flat_map(|group| &group.lines);
        let order: Vec<PlayerId> = lines.map(|line| line.player).collect();
        let row = |(nth, one): (usize, &PlayerId)| {
            let met = |other: &PlayerId| if one == other { "×".into() } else { met(&tables, count, *one, *other) };
            let head: [Cell; 3] = [(nth + 1).into(), (*one).into(), event.name(*one).into()];
            head.into_iter().chain(order.iter().map(met)).collect()
        };
        let heads = [say!(lang, "table-place"), say!(lang, "table-number"), say!(lang, "table-name")];
        let numbers = (1..=order.len()).map(Column::nameless);
        Ok(Sheet {
            title: self.title(section, &say!(lang, "print-cross")),
            columns: heads.map(Column::nameless).into_iter().chain(numbers).collect(),
            rows: order.iter().enumerate().map(row).collect(),
            foot: String::new(),
        })
    }

    /// Why a player is placed so: every tie-break, opponent by opponent.
    ///
    /// # Errors
    ///
    /// There is nothing to rank, or the player is not ranked.
    pub fn explain(&self, section: &str, player: PlayerId) -> Result<Sheet, NotTold> {
        let lang = self.lang;
        let ranking = self.ranking(section)?;
        let of_group = ranking.groups.iter().find_map(|group| Some((group, group.line(player)?)));
        let (standings, line) = of_group.ok_or(NotTold::NoPlayer(player))?;
        let row = |name: String, value: Cell, under: String| {
            vec![name.into(), value, Cell::blank(), Cell::blank(), under.into()]
        };
        let mut rows = vec![row(say!(lang, "table-points"), line.points.into(), cited(ranking.under.iter().copied()))];
        for cell in &line.cells {
            let unit = standings.criteria.iter().find(|criterion| criterion.tie_break == cell.tie_break);
            let unit = cited(unit.and_then(|criterion| criterion.under));
            rows.push(row(names::tie_break(cell.tie_break, lang), amount(cell.amount, lang), unit));
            for part in standings.parts(player, cell.tie_break) {
                let opponent =
                    part.opponent.map_or_else(|| say!(lang, "table-bye"), |id| self.event.name(id).to_owned());
                let round = if part.round == 0 { Cell::blank() } else { u32::from(part.round).into() };
                rows.push(vec![Cell::blank(), part.amount.into(), round, opponent.into()]);
            }
        }
        Ok(Sheet {
            title: say!(lang, "print-explain", name = self.event.name(player)),
            columns: vec![
                Column::new("tie_break", say!(lang, "table-criterion")),
                Column::new("value", say!(lang, "table-value")),
                Column::new("round", say!(lang, "table-round")),
                Column::new("opponent", say!(lang, "table-opponent")),
                Column::new("article", say!(lang, "table-article")),
            ],
            rows,
            foot: behind(line.behind_by, standings, lang),
        })
    }
}

/// What one was credited with against another, match by match.
fn met(tables: &[Table], count: Option<Count>, one: PlayerId, other: PlayerId) -> Cell {
    let matches = tables.iter().flat_map(|table| &table.matches);
    let points = matches.filter_map(|played| {
        let side = played.side(one)?;
        (played.player(!side) == other).then(|| count.map(|count| count.of(played, side).points))?
    });
    match points.collect::<Vec<Score>>()[..] {
        [once] => once.into(),
        ref all => all.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ").into(),
    }
}

/// The rows of those who have a place in a frozen table, with the places it gives.
fn in_force(lines: &[FinalLine], sheet: Sheet) -> Sheet {
    let row = |line: &FinalLine| {
        let mut row = sheet.rows.iter().find(|row| row.get(1) == Some(&line.player.into()))?.clone();
        row[0] = line.place.into();
        Some(row)
    };
    let rows = lines.iter().filter_map(row).collect();
    Sheet { rows, ..sheet }
}
