//! What touched men leave to be played, as all rulebooks of Xiangqi have it; what they say of it differs.

use contest::Side;

use super::Xiangqi;
use crate::desk::{Bond, Line, Man, Order, Play, Ply, Scene, Square, Step, Touch};

/// A turn as far as touched men go: what stands, what may be played, and what the side to move has touched.
pub struct Hold<'a> {
    line: &'a Line,
    legal: Vec<Step>,
    /// What was touched.
    pub touches: &'a [Touch],
    bond: Option<&'a Bond>,
}

/// What a side has chosen by touching, and in which order.
#[derive(Clone, Copy, Debug, Default)]
pub struct Selection {
    /// The man chosen to move.
    pub mover: Option<Square>,
    /// The man chosen to be taken.
    pub victim: Option<Square>,
    /// Whether the man to be taken was chosen first, or nobody can tell.
    pub victim_first: bool,
    /// Whether nobody can tell which was chosen first.
    pub unknown_order: bool,
}

/// How much of a choice of men can be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// Nothing was chosen.
    Nothing,
    /// All that was chosen.
    All,
    /// The only man chosen cannot serve.
    Lapsed,
    /// Of two, the one chosen first.
    First,
    /// Of two, the one chosen second.
    Second,
    /// Of two, neither.
    Neither,
}

/// What a choice of men leaves to be played.
#[derive(Clone, Debug)]
pub struct Resolved {
    /// What was chosen.
    pub chosen: Selection,
    /// How much of it can be kept.
    pub kept: Kept,
    /// The man that must move.
    pub mover: Option<Square>,
    /// The man that must be taken.
    pub victim: Option<Square>,
    /// The moves that keep to it.
    pub allowed: Vec<Step>,
}

/// What a touch of a man is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchKind {
    /// It is the choice of this man.
    Choice,
    /// Another man of its colour was chosen before.
    Another,
    /// The man cannot serve.
    Idle,
}

impl<'a> Hold<'a> {
    /// The turn at the end of a line.
    pub fn new(line: &'a Line, touches: &'a [Touch], bond: Option<&'a Bond>) -> Self {
        Self::among(Xiangqi.legal(line).unwrap_or_default(), line, touches, bond)
    }

    /// The turn at the end of a line at which these moves may be played.
    pub fn among(legal: Vec<Step>, line: &'a Line, touches: &'a [Touch], bond: Option<&'a Bond>) -> Self {
        Self { line, legal, touches, bond }
    }

    /// The turn that is being played.
    pub fn now(scene: &'a Scene) -> Self {
        Self::new(&scene.line, &scene.turn.touches, scene.bonds[scene.to_move()].as_ref())
    }

    /// The turn in which a move at the end of this line was made.
    pub fn of(before: &'a Line, made: &'a Ply) -> Self {
        Self::new(before, &made.touched, made.bond.as_ref())
    }

    /// The square that a ruling fixed for the move.
    pub fn fixed_square(&self) -> Option<Square> {
        self.bond.and_then(|bond| bond.to)
    }

    fn owner(&self, square: Square) -> Option<Side> {
        self.line.now().get(square).map(Man::side)
    }

    /// Whether a man is the side's own that is to move.
    fn is_own(&self, square: Square) -> Option<bool> {
        self.owner(square).map(|side| side == self.line.turn())
    }

    /// Whether a touched man can serve: move if it is one's own, be taken if not.
    fn serves(&self, square: Square) -> bool {
        match self.is_own(square) {
            Some(true) => self.legal.iter().any(|step| step.from == square),
            Some(false) => self.legal.iter().any(|step| step.to == square),
            None => false,
        }
    }

    /// Those of some touched men, own or the other side's, each once.
    fn those(&self, squares: &[Square], own: bool) -> Vec<Square> {
        let mut men = Vec::new();
        for &square in squares {
            if self.is_own(square) == Some(own) && !men.contains(&square) {
                men.push(square);
            }
        }
        men
    }

    /// Those of some touched men, own or the other side's, that can serve.
    pub fn serving(&self, squares: &[Square], own: bool) -> Vec<Square> {
        self.those(squares, own).into_iter().filter(|&square| self.serves(square)).collect()
    }

    /// What the men that a ruling fixed and the touches of this turn have chosen.
    fn selection(&self, fixed: Selection) -> Selection {
        let mut chosen = fixed;
        for touch in self.touches {
            let clear = touch.order == Order::Listed;
            let choose = |slot: Option<Square>, men: &[Square]| match (slot, men) {
                (Some(already), _) => Some(already),
                (None, &[only]) => Some(only),
                (None, &[first, ..]) if clear => Some(first),
                (None, _) => None,
            };
            let had = (chosen.mover, chosen.victim);
            chosen.mover = choose(chosen.mover, &self.serving(&touch.squares, true));
            chosen.victim = choose(chosen.victim, &self.serving(&touch.squares, false));
            match (had, chosen.mover, chosen.victim) {
                ((None, None), Some(_), Some(_)) if !clear => {
                    (chosen.victim_first, chosen.unknown_order) = (true, true);
                }
                ((None, None), Some(mover), Some(victim)) => {
                    let at = |man| touch.squares.iter().position(|&square| square == man);
                    chosen.victim_first = at(victim) < at(mover);
                }
                ((None, None), None, Some(_)) => chosen.victim_first = true,
                _ => {}
            }
        }
        chosen
    }

    /// What the bond of a ruling leaves, before anything is touched. Which of its men came first nobody can tell.
    pub fn fixed(&self) -> Option<Resolved> {
        let bond = self.bond?;
        let both = bond.mover.is_some() && bond.victim.is_some();
        let (mover, victim) = (bond.mover, bond.victim);
        Some(self.resolve(Selection { mover, victim, victim_first: both, unknown_order: both }))
    }

    /// What is chosen by now.
    pub fn chosen(&self, fixed: Option<&Resolved>) -> Selection {
        let (mover, victim) = fixed.map_or((None, None), |fixed| (fixed.mover, fixed.victim));
        let victim_first = mover.is_none() && victim.is_some();
        self.selection(Selection { mover, victim, victim_first, unknown_order: false })
    }

    /// What is chosen by now where a touched man that cannot serve counts as chosen, too, as long as none of its colour
    /// can. Touched at once, or in an order nobody can tell, the man to be taken goes before.
    pub fn chosen_or_idle(&self, fixed: Option<&Resolved>) -> Selection {
        let chosen = self.chosen(fixed);
        let touched = || {
            self.touches.iter().enumerate().flat_map(|(act, touch)| {
                let at = move |place| if touch.order == Order::Listed { place } else { 0 };
                touch.squares.iter().enumerate().map(move |(place, &square)| (square, (act, at(place))))
            })
        };
        let idle = |own| {
            let none_serves = || !touched().any(|(square, _)| self.is_own(square) == Some(own) && self.serves(square));
            let first = || touched().find(|(square, _)| self.is_own(*square) == Some(own)).map(|(square, _)| square);
            if none_serves() { first() } else { None }
        };
        let (mover, victim) = (chosen.mover.or_else(|| idle(true)), chosen.victim.or_else(|| idle(false)));
        let when = |man: Option<Square>| touched().find(|(square, _)| Some(*square) == man).map(|(_, at)| at);
        let victim_first = victim.is_some() && (mover.is_none() || when(victim) <= when(mover));
        Selection { mover, victim, victim_first, unknown_order: false }
    }

    /// The men of one colour that were touched at once with no other of theirs chosen, and can serve: one of them must.
    pub fn one_of(&self, own: bool) -> Vec<Square> {
        let at_once = self.touches.iter().filter(|touch| touch.order != Order::Listed);
        at_once.map(|touch| self.serving(&touch.squares, own)).find(|men| men.len() > 1).unwrap_or_default()
    }

    /// What a choice of men leaves to be played; where both cannot be kept, the first chosen one goes before.
    pub fn resolve(&self, chosen: Selection) -> Resolved {
        let Selection { mover, victim, .. } = chosen;
        let enemy = victim.filter(|&victim| self.is_own(victim) == Some(false));
        let on_victim = |step: &&Step| enemy == Some(step.to);
        let moving: Vec<Step> = self.legal.iter().filter(|step| Some(step.from) == mover).copied().collect();
        let taking: Vec<Step> = self.legal.iter().filter(on_victim).copied().collect();
        let both: Vec<Step> = moving.iter().filter(on_victim).copied().collect();
        let left = |kept, allowed, mover, victim| Resolved { chosen, kept, mover, victim, allowed };
        let free = |kept| left(kept, self.legal.clone(), None, None);
        match (mover, victim) {
            (None, None) => free(Kept::Nothing),
            (Some(_), None) if moving.is_empty() => free(Kept::Lapsed),
            (Some(_), None) => left(Kept::All, moving, mover, None),
            (None, Some(_)) if taking.is_empty() => free(Kept::Lapsed),
            (None, Some(_)) => left(Kept::All, taking, None, victim),
            (Some(_), Some(_)) if !both.is_empty() => left(Kept::All, both, mover, victim),
            (Some(_), Some(_)) => {
                let moves = (moving, mover, None);
                let takes = (taking, None, victim);
                let (first, second) = if chosen.victim_first { (takes, moves) } else { (moves, takes) };
                if !first.0.is_empty() {
                    left(Kept::First, first.0, first.1, first.2)
                } else if !second.0.is_empty() {
                    left(Kept::Second, second.0, second.1, second.2)
                } else {
                    free(Kept::Neither)
                }
            }
        }
    }

    /// What touches of men of one colour are, man by man, with one of that colour chosen already or not; `None` if
    /// several that can serve were touched at once, so that nobody can tell which is chosen.
    pub fn kinds(
        &self,
        squares: &[Square],
        own: bool,
        order: Order,
        already: Option<Square>,
    ) -> Option<Vec<(Square, TouchKind)>> {
        let able = self.serving(squares, own);
        if already.is_none() && order != Order::Listed && able.len() > 1 {
            return None;
        }
        let mut chosen = already;
        let mut kinds = Vec::new();
        for square in self.those(squares, own) {
            let kind = match chosen {
                Some(man) if man == square => continue,
                Some(_) => TouchKind::Another,
                None if able.contains(&square) => {
                    chosen = Some(square);
                    TouchKind::Choice
                }
                None => TouchKind::Idle,
            };
            kinds.push((square, kind));
        }
        Some(kinds)
    }
}
