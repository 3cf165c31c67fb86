//! What a move is called: 將 殺 捉 抽 兌 獻 攔 跟 閒.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use xiangqi::{Bitboard, Color, Move, Point, Position, Role};

use super::attack::{Class, Exemption};
use super::facts::MoveFacts;
use super::span::Span;

/// What a move is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Nature {
    /// 將: it checks.
    Check,
    /// 殺: it threatens to mate by checks.
    Kill,
    /// 捉: it makes a chase.
    Chase,
    /// 要抽吃: it threatens to take a piece behind a check.
    Discovery,
    /// 兌: it offers an exchange of like pieces.
    Exchange,
    /// 獻: it puts a piece where it can be taken for nothing.
    Offer,
    /// 攔: it stands in the way of an enemy piece.
    Block,
    /// 跟: it newly bears on a rooted piece, where the rulebook has a name for that.
    Follow,
    /// 閒: none of these.
    Idle,
}

impl Nature {
    /// The word used in data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Check => "check",
            Self::Kill => "kill",
            Self::Chase => "chase",
            Self::Discovery => "discovery",
            Self::Exchange => "exchange",
            Self::Offer => "offer",
            Self::Block => "block",
            Self::Follow => "follow",
            Self::Idle => "idle",
        }
    }
}

/// What a move is called, gravest first; threats that need a search are told from outside.
pub fn natures(span: Span<'_>, facts: &MoveFacts, kills: bool, discovers: bool) -> Vec<Nature> {
    let newly = |exempt: fn(Exemption) -> bool| {
        facts.attacks.iter().any(|a| a.new && matches!(a.class, Class::Idle(e) if exempt(e)))
    };
    let after = span.after(facts.ply);
    let mut natures = Vec::new();
    let mut add = |holds: bool, nature| {
        if holds {
            natures.push(nature);
        }
    };
    add(facts.check.is_some(), Nature::Check);
    add(kills, Nature::Kill);
    add(facts.makes_chase(), Nature::Chase);
    add(discovers, Nature::Discovery);
    add(newly(|e| e == Exemption::Mutual), Nature::Exchange);
    add(is_offer(after, facts.side, facts.played.to), Nature::Offer);
    let attacks = facts.check.is_some() || kills || facts.makes_chase();
    add(!attacks && blocks(span.before(facts.ply), after, facts.side, facts.played), Nature::Block);
    if natures.is_empty() {
        natures.push(Nature::Idle);
    }
    natures
}

/// Whether the piece that moved can be taken and nobody would retake.
pub(super) fn is_offer(after: &Position, side: Color, on: Point) -> bool {
    let board = after.board();
    if board.role(Role::King).contains(on) {
        return false;
    }
    let guard = after.guard(!side);
    let takers: Bitboard =
        board.attackers_to(on, !side).into_iter().filter(|&by| guard.targets(by).contains(on)).collect();
    let retaken = |by: Point| {
        let taken = after.after(Move { from: by, to: on });
        let guard = taken.guard(side);
        taken.board().attackers_to(on, side).into_iter().any(|root| guard.targets(root).contains(on))
    };
    !takers.is_empty() && !takers.into_iter().any(retaken)
}

/// Whether the piece that moved now stands where an enemy rook, cannon or horse could pass before.
pub(super) fn blocks(before: &Position, after: &Position, side: Color, played: Move) -> bool {
    let board = after.board();
    let movers = board.role(Role::Rook) | board.role(Role::Cannon) | board.role(Role::Horse);
    let ends = Bitboard::from_point(played.from) | Bitboard::from_point(played.to);
    (board.color(!side) & movers).into_iter().any(|enemy| {
        let could = before.board().reach(enemy);
        let lost = could - board.reach(enemy) - ends;
        !lost.is_empty() && (could.contains(played.to) || board.role(Role::Horse).contains(enemy))
    })
}
