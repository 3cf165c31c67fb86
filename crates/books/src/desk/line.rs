//! The line of play as it was made on the board.

use std::sync::Arc;

use clock::{Instant, Millis};
use contest::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::board::{Board, Man, Square, Step};
use super::call::Call;
use super::scene::Bond;
use super::touch::{Order, Touch};

/// What carried a man.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The right hand, the usual one.
    #[default]
    Right,
    /// The left hand.
    Left,
    /// Both hands.
    Both,
    /// A tool.
    Tool,
}

/// How a move was carried out, where it was not as it should be.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a manner of its own, which goes with any other")]
pub struct Execution {
    /// What carried the man.
    pub hand: Hand,
    /// The taken man was left on the board.
    pub left_on: bool,
    /// The man was put between these squares, on none of them.
    pub between: Vec<Square>,
    /// Other men carried at the same time.
    pub also: Vec<Step>,
    /// The man was released, and more belongs to the move.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub part: bool,
    /// The man was pushed along the board, not lifted.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pushed: bool,
    /// The man put on the board stands upside down.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub upturned: bool,
}

/// One completed move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Who made it.
    pub side: Side,
    /// What was done.
    pub step: Step,
    /// The man taken.
    pub taken: Option<Man>,
    /// How it was carried out.
    pub execution: Execution,
    /// Whether the rules of movement allow it, made in turn.
    pub legal: bool,
    /// Whether a draw was offered with it.
    pub offered: bool,
    /// When it was complete.
    pub at: Instant,
    /// What its side had left once it had pressed the clock.
    pub left: Option<Millis>,
    /// The turn in which it was made, counted over the whole game, moves that were taken back included.
    pub turn: u32,
    /// The men the side had touched in that turn.
    pub touched: Vec<Touch>,
    /// Whether the last of these touches is of the man that was moved, which nobody entered.
    pub implied: bool,
    /// What the side was bound to by a ruling.
    pub bond: Option<Bond>,
    /// What was said of it.
    pub call: Option<Call>,
    /// The move that the side had begun in that turn, and how.
    pub begun: Option<(Step, Execution)>,
}

impl Ply {
    /// A move of which no more is known than what it was: whoever made it touched its men.
    pub fn told(side: Side, step: Step, taken: Option<Man>, legal: bool, at: Instant, turn: u32) -> Self {
        let enemy = taken.filter(|man| man.side() != side).map(|_| step.to);
        let squares = std::iter::once(step.from).chain(enemy).collect();
        Self {
            side,
            step,
            taken,
            execution: Execution::default(),
            legal,
            offered: false,
            at,
            left: None,
            turn,
            touched: vec![Touch { squares, order: Order::Unknown }],
            implied: true,
            bond: None,
            call: None,
            begun: None,
        }
    }

    /// The move, if its side had first touched these men, too.
    #[must_use]
    pub fn touching_first(&self, men: Vec<Square>) -> Self {
        let told = Touch { squares: men, order: Order::Listed };
        Self { touched: std::iter::once(told).chain(self.touched.iter().cloned()).collect(), ..self.clone() }
    }
}

/// The moves as they were made, with what stood on the board after each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    first: Side,
    given: Option<Arc<str>>,
    boards: Vec<Arc<Board>>,
    plies: Vec<Arc<Ply>>,
    now: Arc<Board>,
    set_by_hand: usize,
}

impl Line {
    /// A line without moves.
    pub fn new(start: impl Into<Arc<Board>>, first: Side) -> Self {
        let start = start.into();
        Self { first, given: None, boards: vec![Arc::clone(&start)], plies: Vec::new(), now: start, set_by_hand: 0 }
    }

    /// The same line, with the text from which its start was read: it may say more than what stands on the board.
    #[must_use]
    pub fn read_from(self, text: &str) -> Self {
        Self { given: Some(text.into()), ..self }
    }

    /// The text from which the start was read, if it was.
    pub fn given(&self) -> Option<&str> {
        self.given.as_deref()
    }

    /// What stands on the board now, to be kept.
    pub fn shared(&self) -> Arc<Board> {
        Arc::clone(&self.now)
    }

    /// What stands on the board now, disturbances included.
    pub fn now(&self) -> &Board {
        &self.now
    }

    /// Puts what stands on the board now in place of what stood there.
    pub fn set(&mut self, board: Arc<Board>) {
        self.now = board;
    }

    /// The same line before its first move, from another board.
    #[must_use]
    pub fn begun_anew(&self, start: Arc<Board>) -> Self {
        let line = Self::new(start, self.first);
        Self { given: self.given.clone(), ..line }
    }

    /// What stands on the board now, to be changed by hand.
    pub fn now_mut(&mut self) -> &mut Board {
        Arc::make_mut(&mut self.now)
    }

    /// What stood on the board after so many plies.
    pub fn board(&self, ply: usize) -> Option<&Board> {
        self.boards.get(ply).map(AsRef::as_ref)
    }

    /// What stood on the board at the start and after each ply, to be kept.
    pub fn boards(&self) -> &[Arc<Board>] {
        &self.boards
    }

    /// The moves.
    pub fn plies(&self) -> &[Arc<Ply>] {
        &self.plies
    }

    /// The move of a ply, from 1.
    pub fn ply(&self, number: usize) -> Option<&Ply> {
        self.plies.get(number.checked_sub(1)?).map(AsRef::as_ref)
    }

    /// A move to be changed, from 0.
    fn ply_mut(&mut self, index: usize) -> Option<&mut Ply> {
        self.plies.get_mut(index).map(Arc::make_mut)
    }

    fn last_mut(&mut self) -> Option<&mut Ply> {
        self.plies.last_mut().map(Arc::make_mut)
    }

    /// How many moves were made.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether no move was made.
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// Who is to move.
    pub fn turn(&self) -> Side {
        self.turn_after(self.plies.len())
    }

    /// Who was to move after so many plies.
    pub fn turn_after(&self, plies: usize) -> Side {
        self.ply(plies.min(self.plies.len())).map_or(self.first, |ply| !ply.side)
    }

    /// The line up to so many plies, as it stood then.
    #[must_use]
    pub fn until(&self, plies: usize) -> Self {
        let plies = plies.min(self.plies.len());
        Self {
            first: self.first,
            given: self.given.clone(),
            boards: self.boards[..=plies].to_vec(),
            plies: self.plies[..plies].to_vec(),
            now: Arc::clone(&self.boards[plies]),
            set_by_hand: self.set_by_hand.min(plies),
        }
    }

    /// Adds a move that led to this board.
    pub fn push(&mut self, ply: Ply, board: Arc<Board>) {
        self.plies.push(Arc::new(ply));
        self.now = board;
        self.boards.push(Arc::clone(&self.now));
    }

    /// Takes back all but so many moves; what stood after them stands again.
    pub fn restore(&mut self, plies: usize) {
        let plies = plies.min(self.plies.len());
        self.plies.truncate(plies);
        self.boards.truncate(plies + 1);
        self.now = Arc::clone(&self.boards[plies]);
        self.set_by_hand = self.set_by_hand.min(plies);
    }

    /// Takes what stands now as what stood after the last move: it was put right by hand, so that, if it is another than
    /// what stood then, the moves before no longer lead to it.
    pub fn mend(&mut self) {
        let Some(last) = self.boards.last_mut().filter(|last| **last != self.now) else { return };
        *last = Arc::clone(&self.now);
        self.set_by_hand = self.plies.len();
    }

    /// A side that has just moved offers a draw with that move.
    pub fn offered(&mut self, side: Side) {
        if let Some(last) = self.last_mut().filter(|last| last.side == side) {
            last.offered = true;
        }
    }

    /// Takes off the man that lies by a square, on every board since it was left there; says after how many plies it
    /// was first seen.
    pub fn take_off(&mut self, near: Square) -> Option<usize> {
        let man = Arc::make_mut(&mut self.now).pick_up(near)?;
        let lies = |board: &Board| board.loose().iter().any(|loose| loose.man == man && loose.near.contains(&near));
        let mut since = self.boards.len();
        while let Some(last) = since.checked_sub(1).filter(|&last| lies(&self.boards[last])) {
            Arc::make_mut(&mut self.boards[last]).pick_up(near);
            since = last;
        }
        Some(since)
    }

    /// Where the man of the last move stands once it was put on a square.
    pub fn settle(&mut self, to: Square) {
        if let (Some(ply), Some(last)) = (self.plies.last_mut(), self.boards.last_mut()) {
            Arc::make_mut(ply).step.to = to;
            *last = Arc::clone(&self.now);
        }
    }

    /// Whether the rules of movement allow the move of a ply, from 1, now that the board was put right.
    pub fn judge(&mut self, ply: usize, legal: bool) {
        if let Some(ply) = ply.checked_sub(1).and_then(|index| self.ply_mut(index)) {
            ply.legal = legal;
        }
    }

    /// What is said of the last move, to be changed.
    pub fn call_mut(&mut self) -> Option<&mut Option<Call>> {
        self.last_mut().map(|ply| &mut ply.call)
    }

    /// What is said of the move of a ply, from 1, to be changed.
    pub fn call_of(&mut self, ply: usize) -> Option<&mut Call> {
        self.ply_mut(ply.checked_sub(1)?)?.call.as_mut()
    }

    /// Notes what a side had left when it pressed the clock after its last move.
    pub fn clocked(&mut self, side: Side, left: Millis) {
        if let Some(ply) = self.plies.iter_mut().rev().take(2).find(|ply| ply.side == side) {
            Arc::make_mut(ply).left = Some(left);
        }
    }

    /// Whether the last move of a side was counted by the clock.
    pub fn is_clocked(&self, side: Side) -> bool {
        let last = self.plies.iter().rev().take(2).find(|ply| ply.side == side);
        last.is_some_and(|ply| ply.left.is_some())
    }

    /// The number of plies at the end that were all made in turn, by the rules, on an undisturbed board.
    pub fn sound_tail(&self) -> usize {
        let by_the_rules = self.plies.iter().rev().take_while(|ply| ply.legal).count();
        by_the_rules.min(self.plies.len() - self.set_by_hand)
    }
}
