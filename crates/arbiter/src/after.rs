//! What a line of the log brings about on the board, as the game has it.

use std::sync::Arc;

use books::desk::{Board, Effect, Execution, Line, Play, Scene, Step, Stood, Unreadable};
use contest::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::set_down;

/// What stands before the first move, and who makes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// What stands on the board.
    #[serde(with = "shared")]
    #[schemars(with = "Board")]
    pub board: Arc<Board>,
    /// Who is to move.
    pub turn: Side,
}

/// What stands once a ruling has changed the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct After {
    /// What stands on the board.
    #[serde(with = "shared")]
    #[schemars(with = "Board")]
    pub board: Arc<Board>,
    /// The moves that were judged by it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub judged: Vec<Judged>,
}

/// A move as it is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Judged {
    /// Its ply, from 1.
    pub ply: usize,
    /// Whether the rules of movement allow it, made in turn.
    pub legal: bool,
}

/// A board that the log and the line of play share.
pub mod shared {
    use std::sync::Arc;

    use books::desk::Board;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(board: &Arc<Board>, serializer: S) -> Result<S::Ok, S::Error> {
        board.as_ref().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<Board>, D::Error> {
        Board::deserialize(deserializer).map(Arc::new)
    }
}

/// What stands before the first move of a game that was laid on so.
///
/// # Errors
///
/// The placement at the start cannot be read.
pub fn start(play: &dyn Play, placement: Option<&str>) -> Result<Start, Unreadable> {
    let given = placement.map(|fen| play.read_board(fen)).transpose()?;
    let (board, turn) = given.unwrap_or_else(|| (play.start(), Side::First));
    Ok(Start { board: Arc::new(board), turn })
}

/// What stands once a move was carried out at the end of a line.
pub fn carried_out(play: &dyn Play, line: &Line, step: Step, execution: &Execution) -> Arc<Board> {
    let before = line.now();
    let mut board = play.carried_out(line, step);
    let left_on = play.taken(before, step).filter(|_| execution.left_on);
    if let Some((square, taken)) = left_on.and_then(|square| Some((square, before.get(square)?))) {
        board.drop_near(taken, vec![square]);
    }
    if let Some(man) = before.get(step.from).filter(|_| !execution.between.is_empty()) {
        board.remove(step.to);
        board.drop_near(man, execution.between.clone());
    }
    for also in &execution.also {
        if let Some(man) = board.remove(also.from) {
            board.put(also.to, man);
        }
    }
    Arc::new(board)
}

/// What stands once an effect took place, if it is one that changes the board.
pub fn of_effect(play: &dyn Play, scene: &Scene, effect: &Effect) -> Option<Box<After>> {
    let line = &scene.line;
    let after = match effect {
        Effect::Restore { to } => After { board: line.until(*to).shared(), judged: Vec::new() },
        Effect::Play { side, step } => {
            let board = carried_out(play, line, *step, &Execution::default());
            let legal = *side == line.turn() && is_legal(play, line, *step);
            After { board, judged: vec![Judged { ply: line.len() + 1, legal }] }
        }
        Effect::Set { shifts } => set(play, line.clone(), shifts),
        Effect::Put(stood) => put(play, line.clone(), *stood),
        Effect::TakeOff { near } => {
            let mut line = line.clone();
            let since = line.take_off(*near);
            judged_from(play, &line, since.unwrap_or(line.len() + 1))
        }
        Effect::Replay { .. } => {
            let board =
                start(play, scene.arrangements.start.as_deref()).map_or_else(|_| line.shared(), |start| start.board);
            After { board, judged: Vec::new() }
        }
        _ => return None,
    };
    Some(Box::new(after))
}

/// Men are set, lying or standing, where they belong, all at once. If the man of the last move lay on no square, the move
/// is looked at again.
fn set(play: &dyn Play, mut line: Line, shifts: &[Step]) -> After {
    let board = line.now_mut();
    let men: Vec<_> = shifts.iter().map(|step| board.pick_up(step.from).or_else(|| board.remove(step.from))).collect();
    for (step, man) in shifts.iter().zip(men) {
        if let Some(man) = man {
            board.put(step.to, man);
        }
    }
    let lay = set_down(&mut line, shifts);
    judged_from(play, &line, if lay { line.len() } else { line.len() + 1 })
}

/// A man that was left off the board is set on it.
fn put(play: &dyn Play, mut line: Line, stood: Stood) -> After {
    line.now_mut().put(stood.square, stood.man);
    set_down(&mut line, &[]);
    judged_from(play, &line, line.len() + 1)
}

/// What stands at the end of a line, and whether the rules of movement allow its moves from a ply on.
fn judged_from(play: &dyn Play, line: &Line, ply: usize) -> After {
    let judge = |number: usize| {
        let before = line.until(number - 1);
        let made = line.ply(number)?;
        let alone = made.side == before.turn() && made.execution.also.is_empty();
        Some(Judged { ply: number, legal: alone && is_legal(play, &before, made.step) })
    };
    After { board: line.shared(), judged: (ply.max(1)..=line.len()).filter_map(judge).collect() }
}

/// Whether the rules of movement allow a move of the side to move.
pub fn is_legal(play: &dyn Play, line: &Line, step: Step) -> bool {
    play.legal(line).is_some_and(|legal| legal.contains(&step))
}
