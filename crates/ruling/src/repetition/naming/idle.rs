//! What an idle move is called, and what a graver one does besides.

use xiangqi::{Bitboard, Move, Point, Position, Role};

use super::super::exchange::{forceful, legal};
use super::super::gain::Gains;
use super::super::nature::{self, Nature};
use super::{MoveSeen, Name};

impl MoveSeen<'_> {
    /// The gravest name below this one that the move would have earned too. An idle move without a name of its own is none, and
    /// neither is what only a move that attacks nothing can be: to follow or to block.
    pub(super) fn also(&self, name: Name) -> Option<Nature> {
        let Name::Is(nature) = name else { return None };
        let chases = || nature < Nature::Chase && self.chases_at_once();
        match nature {
            Nature::Check | Nature::Kill if chases() => Some(Nature::Chase),
            Nature::Check | Nature::Kill | Nature::Chase => {
                Some(self.idle()).filter(|idle| matches!(idle, Nature::Exchange | Nature::Offer))
            }
            _ => None,
        }
    }

    /// Whether a piece that the move newly attacks would be won, were the taker not mated for it.
    pub(super) fn takes_into_mate(&self) -> bool {
        let mut gains = Gains::after(self.after(), self.rules, self.known);
        let by_piece = |m: &Move| {
            let role = self.after().board().get(m.from).map(|piece| piece.role);
            !matches!(role, Some(Role::King | Role::Pawn))
        };
        self.new_captures().into_iter().filter(by_piece).any(|capture| gains.is_lost_by_mate(capture))
    }

    /// Which kind of idle move it is.
    pub(super) fn idle(&self) -> Nature {
        let new = self.new_captures();
        if new.iter().any(|&m| self.offers_exchange(m)) {
            Nature::Exchange
        } else if nature::is_offer(self.after(), self.side, self.played.to) {
            Nature::Offer
        } else if new.iter().any(|&m| self.retaken(m)) {
            Nature::Follow
        } else if nature::blocks(self.before(), self.after(), self.side, self.played) {
            Nature::Block
        } else {
            Nature::Idle
        }
    }

    /// The captures of pieces with force that this move made possible; to answer a check makes none.
    fn new_captures(&self) -> Vec<Move> {
        let (before, after) = (self.before(), self.after());
        let targets = forceful(after, !self.side);
        let earlier = legal(before, targets, before.checkers());
        let was = |m: Move| if m.from == self.played.to { Move { from: self.played.from, ..m } } else { m };
        let mut new = legal(&after.passed(), targets, Bitboard::EMPTY);
        new.retain(|&m| !earlier.contains(&was(m)));
        new
    }

    /// Whether a capture would exchange pieces of the same worth.
    fn offers_exchange(&self, capture: Move) -> bool {
        let board = self.after().board();
        let role = |on: Point| board.get(on).map(|piece| piece.role);
        let worth = |on: Point| role(on).map(|role| self.rules.values.of(role));
        let alike = worth(capture.from) == worth(capture.to) && role(capture.from) != Some(Role::King);
        let back = Move { from: capture.to, to: capture.from };
        let mutual = || self.after().is_legal(back) && retaken(self.after(), back);
        alike && (self.retaken(capture) || mutual())
    }

    fn retaken(&self, capture: Move) -> bool {
        retaken(&self.after().passed(), capture)
    }
}

/// Whether a capture in a position can be answered by a legal capture on its point.
fn retaken(position: &Position, capture: Move) -> bool {
    let after = position.after(capture);
    let guard = after.guard(after.turn());
    after
        .board()
        .attackers_to(capture.to, after.turn())
        .into_iter()
        .any(|root| guard.targets(root).contains(capture.to))
}
