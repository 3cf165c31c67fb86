//! What a side is charged with over a stretch, and who must vary.

use xiangqi::{Bitboard, ByColor, Color};

use super::facts::{Facts, Man};
use crate::settings::Chase;

/// What a side does on every move of a stretch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChargeKind {
    /// Nothing forbidden.
    None,
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
pub enum Verdict {
    /// This side must vary, or it loses.
    Loses(Color),
    /// A draw.
    Draw,
}

impl Verdict {
    /// The word used in data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Loses(Color::Red) => "red_loses",
            Self::Loses(Color::Black) => "black_loses",
            Self::Draw => "draw",
        }
    }
}

/// What each side is charged with where only perpetual check and perpetual chase of one piece are forbidden.
pub fn charges(facts: &[Facts], rules: &Chase) -> ByColor<Charge> {
    ByColor::from_fn(|side| {
        let own = || facts.iter().filter(move |f| f.side == side);
        if own().all(|f| f.check.is_some()) {
            return Charge { kind: ChargeKind::PerpetualCheck, targets: Vec::new() };
        }
        let always = own().fold(Bitboard::ALL, |targets, f| targets & f.chased(rules));
        let men = |f: &Facts| f.attacks.iter().map(|a| a.on).collect::<Vec<_>>();
        let mut targets: Vec<Man> = own().flat_map(men).filter(|man| always.contains(man.origin)).collect();
        targets.sort_by_key(|man| man.origin);
        targets.dedup_by_key(|man| man.origin);
        if targets.is_empty() { Charge::NONE } else { Charge { kind: ChargeKind::PerpetualChase, targets } }
    })
}

/// Who must vary where the graver charge does: check before chase before nothing.
pub fn verdict(red: ChargeKind, black: ChargeKind) -> Verdict {
    match red.cmp(&black) {
        std::cmp::Ordering::Greater => Verdict::Loses(Color::Red),
        std::cmp::Ordering::Less => Verdict::Loses(Color::Black),
        std::cmp::Ordering::Equal => Verdict::Draw,
    }
}
