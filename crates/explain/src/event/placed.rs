//! Why a player is placed as they are.

use tournament::PlayerId;
use tournament::Side;
use tournament::event::SectionRanking;
use words::{list, say};

use super::standings::{amount, behind};
use super::{EventTeller, NotTold, names};
use crate::sheet::{Cell, Column, Sheet};

impl EventTeller<'_> {
    /// Why a player is placed so: every tie-break, opponent by opponent.
    ///
    /// # Errors
    ///
    /// There is nothing to rank, or the player is not ranked.
    pub fn explain(&self, section: &str, player: PlayerId) -> Result<Sheet, NotTold> {
        let lang = self.lang;
        if let Some(round) = self.round {
            let then = self.event.until(section, round);
            return EventTeller::new(&then, lang).of(None, self.stage).explain(section, player);
        }
        if let (None, None, Some(reached)) = (self.round, self.stage, self.event.stage_reached(section, player)) {
            // Who went out earlier is placed by the stage that was reached.
            return self.clone().of(None, Some(reached)).explain(section, player);
        }
        let ranking = self.ranking(section)?;
        if ranking.groups.is_empty() {
            return self.explain_tie(section, player, &ranking);
        }
        let of_group = ranking.groups.iter().find_map(|group| Some((group, group.line(player)?)));
        let (standings, line) = of_group.ok_or(NotTold::NoPlayer(player))?;
        let row =
            |name: String, value: Cell, under: Cell| vec![name.into(), value, Cell::blank(), Cell::blank(), under];
        let mut rows = vec![row(say!(lang, "table-points"), line.points.into(), Cell::cited(&ranking.under, lang))];
        for cell in &line.cells {
            let unit = standings.criteria.iter().find(|criterion| criterion.tie_break == cell.tie_break);
            let unit = Cell::cited(unit.and_then(|criterion| criterion.under).as_slice(), lang);
            rows.push(row(names::tie_break(cell.tie_break, lang), amount(cell.amount, lang), unit));
            for part in standings.parts(player, cell.tie_break) {
                let opponent =
                    part.opponent.map_or_else(|| say!(lang, "table-bye"), |id| self.event.name(id).to_owned());
                let round = if part.round == 0 { Cell::blank() } else { u32::from(part.round).into() };
                rows.push(vec![Cell::blank(), part.amount.into(), round, opponent.into()]);
            }
            let open = self.open_among(player, standings.tied_at(player, cell.tie_break));
            rows.extend(open.map(|why| vec![Cell::blank(), Cell::blank(), Cell::blank(), why.into()]));
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

    /// Why the matches among the tied left a tie-break open, if it was asked.
    fn open_among(&self, player: PlayerId, tied: &[PlayerId]) -> Option<String> {
        let others = tied.iter().filter(|one| **one != player).map(|one| self.name(*one));
        match tied.len() {
            0 | 1 => None,
            2 => Some(say!(self.lang, "explain-open-two", others = list(self.lang, others))),
            number => Some(say!(self.lang, "explain-open-many", number = number, others = list(self.lang, others))),
        }
    }

    /// Why a player is placed so in a bracket: their ties, round by round.
    fn explain_tie(&self, section: &str, player: PlayerId, ranking: &SectionRanking) -> Result<Sheet, NotTold> {
        let lang = self.lang;
        let place = ranking.places.iter().find(|(_, one)| *one == player).map(|(place, _)| *place);
        let (place, (stage, plan)) = place.zip(self.stage(section)).ok_or(NotTold::NoPlayer(player))?;
        let points = plan.scoring(&self.event.laws(section)).unwrap_or(tournament::Scoring::Whole).points();
        let rounds = self.event.sections.get(section).and_then(|state| state.stages.get(stage));
        let rounds = rounds.map(|stage| &stage.rounds[..]).unwrap_or_default();
        let mut rows: Vec<Vec<Cell>> = vec![vec![
            Cell::blank(),
            Cell::blank(),
            say!(lang, "explain-place", place = place).into(),
            Cell::cited(&ranking.under, lang),
        ]];
        for round in rounds {
            for table in round.tables.iter().filter(|table| table.seats(player)) {
                let (side, other) =
                    if table.first == player { (Side::First, table.second) } else { (Side::Second, table.first) };
                let result = self.results(table, &points, side);
                rows.push(vec![u32::from(round.number).into(), self.name(other).into(), result.into()]);
            }
            if round.byes.contains(&player) {
                rows.push(vec![u32::from(round.number).into(), say!(lang, "table-bye").into()]);
            }
        }
        Ok(Sheet {
            title: say!(lang, "print-explain", name = self.event.name(player)),
            columns: vec![
                Column::new("round", say!(lang, "table-round")),
                Column::new("opponent", say!(lang, "table-opponent")),
                Column::new("result", say!(lang, "table-result")),
                Column::new("article", say!(lang, "table-article")),
            ],
            rows,
            foot: String::new(),
        })
    }
}
