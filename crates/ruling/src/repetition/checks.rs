//! What a side can force by checks alone: a complete search of the positions its checks lead to.
//!
//! The positions reachable when one side only checks and the other answers form a finite graph, cycles included. A
//! position is won if the aim is reached in it, or if some check leaves the other side only answers to won positions;
//! nothing else is, so a cycle proves nothing.
//!
//! The search is one by proof numbers. Each position carries two estimates: how many positions must still be won for it to be
//! won, and how many checks must still be answered for it to be held. Every check is held by one answer at a time, the one
//! behind which the fewest checks are left, and of the positions so reached the one is looked at next that is nearest to being
//! won; what is learned there changes the estimates of the positions before it. When nothing is left to look at, every
//! position that was reached has an answer to each of its checks that leads to another such position: it cannot be won at
//! all. No depth is cut; only the number of positions looked at is bounded, and a search that was stopped there can go on later
//! where it was.

mod graph;
mod search;

use std::hash::Hash;

use xiangqi::{Bitboard, Move, Position};

pub(super) use self::graph::Graph;
use self::search::Search;

/// What is to be reached by checks.
pub(super) trait Aim {
    /// What is carried along from move to move besides the position.
    type State: Clone + Eq + Hash;

    /// What may still be reached with what was carried along so far.
    fn hope(&self, state: &Self::State) -> Hope;

    /// The state after a move in a position.
    fn step(&self, state: &Self::State, position: &Position, m: Move) -> Self::State;

    /// Whether the aim is reached in a position with the checking side to move, and by which move; a check by the ignored
    /// pieces is left out of account.
    fn reached(&mut self, position: &Position, state: &Self::State, ignored: Bitboard, look: Look) -> Reached;

    /// Whether the aim can be reached at all in a position in which there is no check, as far as one look tells.
    fn may_be_reached(&self, position: &Position, state: &Self::State, ignored: Bitboard) -> bool;

    /// How a line goes on that reaches the aim in a position by this move.
    fn shown(&self, _: &Position, _: &Self::State, _: Bitboard, by: Move) -> Vec<Move> {
        vec![by]
    }

    /// Whether the aim may be reached at once in a position with the checking side to move, as far as one look tells.
    fn is_near(&self, _: &Position, _: &Self::State) -> bool {
        false
    }

    /// Whether a mate on the way is as good as the aim.
    fn mate_will_do(&self) -> bool {
        true
    }

    /// Counts a position that is looked at, unless no more may be: the aim may need some of its own.
    fn may_go_on(&mut self) -> bool {
        true
    }

    /// What an earlier search settled of a position with the checking side to move.
    fn settled(&self, _: &Position, _: &Self::State, _: Bitboard) -> Option<Settled> {
        None
    }
}

/// What a search settled of a position with the checking side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    /// Checks mate, this one first; the answer after which it takes longest, if there is one.
    Mates(Move, Option<Move>),
    /// It is not won.
    Not,
}

/// What may still be reached.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Hope {
    /// The aim itself.
    Aim,
    /// Only a mate, and so nothing where no check is left.
    Mate,
    /// Nothing any more.
    Nothing,
}

/// How closely a position is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    /// With few positions of its own: most are told by these, and many need not be told.
    First,
    /// With as many as there are.
    Again,
}

/// Whether the aim is reached in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reached {
    /// It is, by this move.
    By(Move),
    /// It is not.
    Not,
    /// A bound was reached; nothing is known.
    Open,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Forced {
    /// The aim is forced; one line of it.
    By(Vec<Move>),
    /// It is not.
    Not,
    /// A bound was reached; nothing is known.
    Open,
}

/// What a search is told of what it settled: the hash of a position, and what is known of it now.
type Tell<'t> = &'t mut dyn FnMut(u64, Settled);

/// Whether the side to move forces the aim, after one check at least, with so many positions looked at at most and its own
/// check by these pieces left out of account as long as they stand where they do.
pub(super) fn force<A: Aim>(aim: &mut A, start: &Position, state: A::State, ignored: Bitboard, bound: usize) -> Forced {
    go_on(aim, &mut Graph::new(start, state, ignored), bound, &mut |_, _| ())
}

/// Goes on with a search until so many positions were looked at in all. The mates it met are told as well, and all that it
/// settled if it comes to an end, what rests on something else after it.
pub(super) fn go_on<A: Aim>(aim: &mut A, graph: &mut Graph<A::State>, bound: usize, tell: Tell<'_>) -> Forced {
    let found = Search::new(aim, graph).run(bound);
    if graph.looked_at() == 0 {
        return found;
    }
    if found == Forced::Not {
        graph.tell_held(tell);
    }
    graph.tell_mates(tell);
    found
}
