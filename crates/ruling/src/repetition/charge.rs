//! What a side is charged with over a stretch, and who must vary.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use xiangqi::{Bitboard, ByColor, Color, Point, Role};

use super::facts::{Man, Moment};
use super::naming::{Name, Named};
use super::nature::Nature;
use super::span::Span;
use crate::settings::Chase;

/// What a side does on every move of a stretch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChargeKind {
    /// Nothing forbidden.
    None,
    /// Not known: a bound was reached before the names of its moves were.
    Undecided,
    /// Attacks of several kinds in turn.
    PerpetualAttack,
    /// A chase.
    PerpetualChase,
    /// A threat to mate by checks.
    PerpetualKill,
    /// A check.
    PerpetualCheck,
}

impl ChargeKind {
    /// The word used in data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Undecided => "undecided",
            Self::PerpetualAttack => "perpetual_attack",
            Self::PerpetualChase => "perpetual_chase",
            Self::PerpetualKill => "perpetual_kill",
            Self::PerpetualCheck => "perpetual_check",
        }
    }
}

/// What a side is charged with, and on which pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charge {
    /// The charge.
    pub kind: ChargeKind,
    /// The pieces it chases, as they stood at the start of the stretch.
    pub targets: Vec<Man>,
}

impl Charge {
    const NONE: Self = Self { kind: ChargeKind::None, targets: Vec::new() };
}

/// What happens if nobody varies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IfContinued {
    /// This side must vary, or it loses.
    Loses(Color),
    /// A draw.
    Draw,
    /// Not known, since the charge of a side is not.
    Undecided,
}

impl IfContinued {
    /// The word used in data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Loses(Color::Red) => "red_loses",
            Self::Loses(Color::Black) => "black_loses",
            Self::Draw => "draw",
            Self::Undecided => "undecided",
        }
    }
}

/// What each side is charged with where only perpetual check and perpetual chase of one piece are forbidden.
pub fn charges(span: Span<'_>, rules: &Chase) -> ByColor<Charge> {
    ByColor::from_fn(|side| {
        if span.plies().filter(|&ply| span.mover(ply) == side).all(|ply| span.after(ply).in_check()) {
            return Charge { kind: ChargeKind::PerpetualCheck, targets: Vec::new() };
        }
        let targets = chased_throughout(span, side, rules);
        if targets.is_empty() { Charge::NONE } else { Charge { kind: ChargeKind::PerpetualChase, targets } }
    })
}

/// The pieces that every move of a side freshly chases, by their names at the start of the stretch.
///
/// Few are attacked after every move, which is seen at once; only these are looked at closely.
fn chased_throughout(span: Span<'_>, side: Color, rules: &Chase) -> Vec<Man> {
    let board = span.after(span.first()).board();
    let pieces = board.color(!side) - board.role(Role::King);
    let attacked = throughout(span, side, pieces, |ply, _| span.after(ply).reach_beside_king_and_pawns(side));
    let chased = throughout(span, side, attacked, |ply, among| {
        if !rules.check_may_chase && span.after(ply).in_check() {
            return Bitboard::EMPTY;
        }
        Moment::new(span, ply, rules).freshly_chased(among)
    });
    let man = |origin: Point| {
        let follow = |on: Point, ply| if span.played(ply).from == on { span.played(ply).to } else { on };
        Some(Man { piece: board.get(origin)?, origin, on: span.plies().fold(origin, follow) })
    };
    chased.into_iter().filter_map(man).collect()
}

/// Those among the other side's pieces, by where they stood at the start, of which something holds after every move of a
/// side.
fn throughout(
    span: Span<'_>,
    side: Color,
    pieces: Bitboard,
    mut holds: impl FnMut(usize, Bitboard) -> Bitboard,
) -> Bitboard {
    let mut left = pieces;
    for ply in span.plies() {
        if span.mover(ply) == side {
            left &= holds(ply, left);
        } else {
            left = moved(left, span.played(ply).from, span.played(ply).to);
        }
        if left.is_empty() {
            return left;
        }
    }
    let replies = span.plies().rev().filter(|&ply| span.mover(ply) != side);
    replies.fold(left, |left, ply| moved(left, span.played(ply).to, span.played(ply).from))
}

/// The points of pieces, one of which may have moved.
fn moved(points: Bitboard, from: Point, to: Point) -> Bitboard {
    if points.contains(from) { (points - Bitboard::from(from)) | Bitboard::from(to) } else { points }
}

/// Who must vary where the graver charge does: check before chase before nothing.
pub fn verdict(red: ChargeKind, black: ChargeKind) -> IfContinued {
    match red.cmp(&black) {
        std::cmp::Ordering::Greater => IfContinued::Loses(Color::Red),
        std::cmp::Ordering::Less => IfContinued::Loses(Color::Black),
        std::cmp::Ordering::Equal => IfContinued::Draw,
    }
}

/// What each side is charged with where checks, threats of mate and chases are forbidden in any mixture.
pub fn charges_by_name(named: &[Named]) -> ByColor<Charge> {
    ByColor::from_fn(|side| {
        let own: Vec<&Named> = named.iter().filter(|n| n.side == side).collect();
        let every = |nature: Nature| own.iter().all(|n| n.name == Name::Is(nature));
        let kind = if own.iter().any(|n| n.name.is_attack() == Some(false)) {
            ChargeKind::None
        } else if own.iter().any(|n| n.name.is_attack().is_none()) {
            ChargeKind::Undecided
        } else if every(Nature::Check) {
            ChargeKind::PerpetualCheck
        } else if every(Nature::Kill) {
            ChargeKind::PerpetualKill
        } else if every(Nature::Chase) {
            ChargeKind::PerpetualChase
        } else {
            ChargeKind::PerpetualAttack
        };
        let forbidden = !matches!(kind, ChargeKind::None | ChargeKind::Undecided);
        let mut targets: Vec<Man> =
            own.iter().filter(|_| forbidden).flat_map(|n| n.chased.iter().map(|c| c.target)).collect();
        targets.sort_by_key(|man| man.origin);
        targets.dedup_by_key(|man| man.origin);
        Charge { kind, targets }
    })
}

/// Who must vary where one-sided perpetual check always must, and otherwise forbidden play against allowed play.
pub fn verdict_by_name(red: ChargeKind, black: ChargeKind) -> IfContinued {
    use ChargeKind::{None, PerpetualCheck, Undecided};
    match (red, black) {
        (PerpetualCheck, PerpetualCheck) | (None, None) => IfContinued::Draw,
        (PerpetualCheck, _) => IfContinued::Loses(Color::Red),
        (_, PerpetualCheck) => IfContinued::Loses(Color::Black),
        (Undecided, _) | (_, Undecided) => IfContinued::Undecided,
        (_, None) => IfContinued::Loses(Color::Red),
        (None, _) => IfContinued::Loses(Color::Black),
        _ => IfContinued::Draw,
    }
}
