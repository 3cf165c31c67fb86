//! The record sheet of a game, for printing.

use books::desk::{Actor, Marks, Verdict};
use clock::Millis;
use contest::{Side, Sides};

use crate::desk::Desk;

/// A move on a record sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetMove {
    /// The move as the players write it.
    pub text: String,
    /// Its marks.
    pub marks: Marks,
    /// What its side had left once it had pressed the clock.
    pub left: Option<Millis>,
}

/// A round of moves on a record sheet: one of each side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetRound {
    /// Its number, from 1.
    pub number: usize,
    /// The moves.
    pub moves: Sides<Option<SheetMove>>,
}

/// A page of a record sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetPage {
    /// Its number, from 1.
    pub number: usize,
    /// The rounds on it.
    pub rounds: Vec<SheetRound>,
}

/// The record sheet of a game: all that stands on it, page by page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordSheet {
    /// The name of the event.
    pub event: String,
    /// The day.
    pub date: Option<String>,
    /// The place.
    pub place: Option<String>,
    /// The round of the event.
    pub round: Option<u32>,
    /// The table.
    pub table: Option<u32>,
    /// The players' names.
    pub players: Sides<String>,
    /// The pages.
    pub pages: Vec<SheetPage>,
    /// How the game ended, and why.
    pub ending: Option<Verdict>,
    /// Who has signed.
    pub signed: Sides<bool>,
    /// The official whose ruling the ending is.
    pub official: Option<Actor>,
    /// Whether the result is confirmed.
    pub confirmed: bool,
}

impl Desk {
    /// The record sheet of the game as it was played, with so many rounds a page.
    pub fn record_sheet(&self, rounds_a_page: usize) -> RecordSheet {
        let scene = self.scene();
        let settled = &scene.arrangements;
        let result = scene.result();
        let rounds = self.rounds();
        let pages = rounds.chunks(rounds_a_page.max(1)).enumerate();
        RecordSheet {
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
