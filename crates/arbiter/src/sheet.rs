//! The record sheet of a game, for printing.

use books::desk::{Marks, RecordSheet, SheetMove, SheetPage, SheetRound};
use contest::{Side, Sides};

use crate::desk::Desk;

impl Desk {
    /// The record sheet of the game as it was played, with so many rounds a page.
    pub fn record_sheet(&self, rounds_a_page: usize) -> RecordSheet {
        let scene = self.scene();
        let settled = &scene.arrangements;
        let result = scene.result();
        let rounds = self.rounds();
        let pages = rounds.chunks(rounds_a_page.max(1)).enumerate();
        RecordSheet {
            owner: None,
            event: settled.event.clone(),
            date: settled.date.clone(),
            place: settled.place.clone(),
            round: settled.round,
            table: settled.table,
            players: Sides::from_fn(|side| settled.players[side].name.clone()),
            pages: pages.map(|(index, rounds)| SheetPage { number: index + 1, rounds: rounds.to_vec() }).collect(),
            ending: result.map(|result| result.verdict),
            signed: result.map(|result| result.signed).unwrap_or_default(),
            official: result.map(|result| result.by),
            confirmed: result.is_some_and(|result| result.confirmed),
        }
    }

    fn rounds(&self) -> Vec<SheetRound> {
        let line = &self.scene().line;
        let mut rounds: Vec<SheetRound> = Vec::new();
        for (index, ply) in line.plies().iter().enumerate() {
            let begins = ply.side == Side::First;
            if begins || rounds.last().is_none_or(|round| round.moves[ply.side].is_some()) {
                rounds.push(SheetRound { number: rounds.len() + 1, ..SheetRound::default() });
            }
            if let Some(round) = rounds.last_mut() {
                round.moves[ply.side] = Some(self.sheet_move(index));
            }
        }
        rounds
    }

    fn sheet_move(&self, index: usize) -> SheetMove {
        let play = self.law().play();
        let line = &self.scene().line;
        let ply = &line.plies()[index];
        let marks = Marks { offer: ply.offered, ..play.marks(line, index, ply.step) };
        SheetMove { text: play.write(&line.until(index), ply.step), marks, left: ply.left }
    }
}
