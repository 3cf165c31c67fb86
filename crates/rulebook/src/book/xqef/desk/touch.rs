//! Chapter 6: touched men, and what they bind to.

use clock::Side;

use super::{cite, noticed, refused};
use crate::Article;
use crate::desk::xiangqi_play::Xiangqi;
use crate::desk::{
    Act, Actor, Binding, Bond, Effect, Line, Man, Noticed, Order, Play, Ply, Refusal, Scene, Square, Step, Subject, Touch,
    WhyNot,
};

/// A turn as far as touched men go: what stands, what may be played, and what the side to move has touched.
struct Hold<'a> {
    line: &'a Line,
    legal: Vec<Step>,
    touches: &'a [Touch],
    bond: Option<&'a Bond>,
}

/// What a side has chosen by touching, and in which order.
#[derive(Clone, Copy, Debug, Default)]
struct Selection {
    mover: Option<Square>,
    victim: Option<Square>,
    victim_first: bool,
    unknown_order: bool,
}

impl<'a> Hold<'a> {
    fn new(line: &'a Line, touches: &'a [Touch], bond: Option<&'a Bond>) -> Self {
        Self { line, legal: Xiangqi.legal(line).unwrap_or_default(), touches, bond }
    }

    /// The turn that is being played.
    fn now(scene: &'a Scene) -> Self {
        Self::new(&scene.line, &scene.turn.touches, scene.bonds[scene.to_move()].as_ref())
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

    fn serving(&self, squares: &[Square], own: bool) -> Vec<Square> {
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
    fn fixed(&self) -> Option<Binding> {
        let bond = self.bond?;
        let both = bond.mover.is_some() && bond.victim.is_some();
        let (mover, victim) = (bond.mover, bond.victim);
        Some(self.resolve(Selection { mover, victim, victim_first: both, unknown_order: both }))
    }

    fn chosen(&self, fixed: Option<&Binding>) -> Selection {
        let (mover, victim) = fixed.map_or((None, None), |fixed| (fixed.mover, fixed.victim));
        let victim_first = mover.is_none() && victim.is_some();
        self.selection(Selection { mover, victim, victim_first, unknown_order: false })
    }

    fn binding(&self) -> Binding {
        let fixed = self.fixed();
        let mut bound = self.resolve(self.chosen(fixed.as_ref()));
        let new = |article: &Article| !bound.under.contains(article);
        let under: Vec<Article> = fixed.iter().flat_map(|fixed| fixed.under.iter().copied()).filter(new).collect();
        bound.under.extend(under);
        if let Some(to) = self.bond.and_then(|bond| bond.to) {
            let there: Vec<Step> = bound.allowed.iter().filter(|step| step.to == to).copied().collect();
            if !there.is_empty() {
                bound.allowed = there;
            }
        }
        bound
    }

    /// Article 45: what a choice of men leaves to be played; where both cannot be kept, the first chosen one goes
    /// before.
    fn resolve(&self, chosen: Selection) -> Binding {
        let (mover, victim) = (chosen.mover, chosen.victim);
        let enemy = victim.filter(|&victim| self.is_own(victim) == Some(false));
        let on_victim = |step: &&Step| enemy == Some(step.to);
        let moving: Vec<Step> = self.legal.iter().filter(|step| Some(step.from) == mover).copied().collect();
        let taking: Vec<Step> = self.legal.iter().filter(on_victim).copied().collect();
        let both: Vec<Step> = moving.iter().filter(on_victim).copied().collect();
        let free = || self.legal.clone();
        match (mover, victim) {
            (None, None) => bind(free(), None, None, &[]),
            (Some(_), None) if moving.is_empty() => bind(free(), None, None, &["45(1)"]),
            (Some(_), None) => bind(moving, mover, None, &["31(1)", "32(3)", "32(3)(a)"]),
            (None, Some(_)) if taking.is_empty() => bind(free(), None, None, &["45(2)"]),
            (None, Some(_)) => bind(taking, None, victim, &["31(2)", "32(3)", "32(3)(b)"]),
            (Some(_), Some(_)) if !both.is_empty() => {
                bind(both, mover, victim, &["31(1)", "31(2)", "32(3)", "32(3)(a)", "32(3)(b)"])
            }
            (Some(_), Some(_)) => {
                let order: &[&'static str] = if chosen.unknown_order { &["45(3)", "45(4)"] } else { &["45(3)"] };
                let moves = (moving, mover, None);
                let takes = (taking, None, victim);
                let (first, second) = if chosen.victim_first { (takes, moves) } else { (moves, takes) };
                let with = |clause| [order, &[clause]].concat();
                if !first.0.is_empty() {
                    bind(first.0, first.1, first.2, &with("45(3)(a)"))
                } else if !second.0.is_empty() {
                    bind(second.0, second.1, second.2, &with("45(3)(b)"))
                } else {
                    bind(free(), None, None, &with("45(3)(c)"))
                }
            }
        }
    }

    /// What touches of men of one colour amount to, with one of that colour chosen already or not.
    fn amounts_to(
        &self,
        side: Side,
        squares: &[Square],
        own: bool,
        order: Order,
        already: Option<Square>,
    ) -> Vec<Noticed> {
        let touched = self.those(squares, own);
        let able = self.serving(squares, own);
        if already.is_none() && order != Order::Listed && able.len() > 1 {
            return vec![noticed(Subject::UnclearTouch { squares: able }, Some(side), &["37(1)", "43(2)"])];
        }
        let mut chosen = already;
        let mut found = Vec::new();
        for square in touched {
            match chosen {
                Some(man) if man == square => {}
                Some(_) => {
                    let clauses = &["37(1)", "37(1)(b)", "32(1)", "43(1)"];
                    found.push(noticed(Subject::SecondTouch { square }, Some(side), clauses));
                }
                None if able.contains(&square) => chosen = Some(square),
                None => {
                    let clauses: &[&'static str] = if own { &["31(1)", "45(1)"] } else { &["31(2)", "45(2)"] };
                    found.push(noticed(Subject::IdleTouch { square }, Some(side), clauses));
                }
            }
        }
        found
    }
}

fn bind(allowed: Vec<Step>, mover: Option<Square>, victim: Option<Square>, clauses: &[&'static str]) -> Binding {
    Binding { mover, victim, allowed, under: cite(clauses) }
}

/// What the side to move may play, and why.
pub fn binding(scene: &Scene) -> Binding {
    match scene.sealed {
        Some(step) => bind(vec![step], Some(step.from), None, &["104(b)"]),
        None => {
            let mut bound = Hold::now(scene).binding();
            if scene.bonds[scene.to_move()].as_ref().is_some_and(|bond| bond.to.is_some()) {
                bound.under.extend(cite(bound_by(scene)));
            }
            bound
        }
    }
}

/// The article by which a ruling bound the side to move to a square.
fn bound_by(scene: &Scene) -> &'static [&'static str] {
    let binds = |effect: &Effect| matches!(effect, Effect::Bind { side, to: Some(_), .. } if *side == scene.to_move());
    match scene.matters.iter().rev().find(|matter| matter.done.iter().any(binds)).map(|matter| &matter.subject) {
        Some(Subject::Claimed { .. }) => &["124(2)"],
        Some(Subject::NotTheSealedMove { .. }) => &["125", "104(b)"],
        _ => &["46"],
    }
}

/// What the side that made a move at the end of this line was bound to when it made it.
pub fn binding_of(before: &Line, made: &Ply) -> Binding {
    Hold::new(before, &made.touched, made.bond.as_ref()).binding()
}

/// What a touch, an announcement to adjust or an excuse rests on.
pub fn allows(scene: &Scene, by: Actor, act: &Act) -> Result<Vec<Article>, Refusal> {
    match act {
        Act::Adjust { .. } if by.side() != Some(scene.to_move()) => Err(refused(WhyNot::NotYourTurn, &["32(2)"])),
        Act::Adjust { .. } => Ok(cite(&["32(2)"])),
        Act::Excuse { .. } if by.grade().is_none() => Err(refused(WhyNot::NotYours, &["32(3)", "105(1)"])),
        Act::Excuse { .. } => Ok(cite(&["32(3)"])),
        Act::Touch { squares, .. } => Ok(touched(scene, by, squares)),
        _ => Ok(Vec::new()),
    }
}

fn touched(scene: &Scene, by: Actor, squares: &[Square]) -> Vec<Article> {
    if by.side() != Some(scene.to_move()) {
        return cite(&["19(2)(b)"]);
    }
    if scene.turn.adjusting {
        return cite(&["32(2)"]);
    }
    let owner = |square: Square| scene.line.now().get(square).map(Man::side);
    let own = squares.iter().any(|&square| owner(square) == by.side());
    let enemy = squares.iter().any(|&square| owner(square).is_some_and(|side| Some(side) != by.side()));
    [(own, "31(1)"), (enemy, "31(2)")].into_iter().filter(|(holds, _)| *holds).flat_map(|(_, c)| cite(&[c])).collect()
}

/// What a touch amounts to beside a choice of men.
pub fn notices(scene: &Scene, by: Actor, squares: &[Square], order: Order) -> Vec<Noticed> {
    let Some(side) = by.side() else { return Vec::new() };
    if side != scene.to_move() {
        let clauses: &[&'static str] = &["37(1)", "37(1)(a)", "19(2)(b)"];
        return squares.iter().map(|&square| noticed(Subject::OffTurnTouch { square }, Some(side), clauses)).collect();
    }
    if scene.turn.adjusting {
        return Vec::new();
    }
    let hold = Hold::now(scene);
    let chosen = hold.chosen(hold.fixed().as_ref());
    let of = |own, already| hold.amounts_to(side, squares, own, order, already);
    let mut found = of(true, chosen.mover);
    found.extend(of(false, chosen.victim));
    found
}
