//! Article 4: touched pieces, released pieces, and what they bind to.

use contest::Side;

use super::{cite, finding, offender, refused, remedy};
use crate::Article;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Binding, Bond, ByMan, Deed, Effect, Execution, Fact, Facts, Finding, Incident, Line, Man, Matter,
    OfMove, OfTouch, Order, Play, Ply, Refusal, Scene, Square, Step, Touch, WhyNot,
};
use crate::fide_2014::play::{Chess, at_home, carried_rook};

/// Touching pieces.
pub struct Touching;

impl Topic for Touching {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        let touches = matches!(deed.act, Act::Touch { .. } | Act::Adjust { .. } | Act::Excuse { .. });
        touches.then(|| allows(scene, by, deed))
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        match deed.act {
            Act::Touch { squares, .. } => out_of_turn(scene, by, squares),
            _ => Vec::new(),
        }
    }

    fn asks(&self, _: &Scene, matter: &Matter) -> Vec<Asks> {
        let asked = matches!(matter.incident, Incident::Touch(OfTouch::NamedTouch { off_turn: false, .. }));
        asked.then_some(Fact::Idle.alone()).into_iter().collect()
    }

    fn remedies(&self, _: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Touch(OfTouch::OffTurnTouch { .. } | OfTouch::NamedTouch { off_turn: true, .. }) => {
                Some(offender(matter).map(|side| remedy(&["6.2.d"], vec![Effect::Caution { side }])))
            }
            Incident::Touch(OfTouch::NamedTouch { men, .. }) => Some(by_man(matter, men, facts)),
            _ => None,
        }
    }
}

/// Articles 4.3 to 4.5 by what was touched where nobody kept the board: a piece binds as far as it can serve.
fn by_man(matter: &Matter, men: &[Man], facts: &Facts) -> Remedied {
    let told = ByMan::of(&matter.incident, offender(matter)?, &facts.idle);
    let told = told.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Subject), &[]))?;
    let mut clauses: Vec<&'static str> = match (told.mover, told.victim) {
        (Some(_), Some(_)) => vec!["4.3.c.吃", "4.3.c.不能"],
        (Some(_), None) => vec!["4.3.a"],
        (None, Some(_)) => vec!["4.3.b"],
        (None, None) => Vec::new(),
    };
    let both = told.mover.and(told.victim).is_some();
    clauses.extend((both && told.victim_first.is_none()).then_some("4.3.c.不明"));
    clauses.extend(castling_told(told.side, men));
    clauses.extend(told.is_idle().then_some("4.5"));
    let bound = told.binds(told.victim_first.unwrap_or(false)).unwrap_or(Effect::PlayOn);
    Ok(remedy(&clauses, vec![bound]))
}

/// Article 4.4 a to c of a king and a rook that were touched one after the other.
fn castling_told(side: Side, men: &[Man]) -> Vec<&'static str> {
    let own = men.iter().filter(|man| man.side() == side).map(|man| man.letter().to_ascii_uppercase());
    match own.take(2).collect::<String>().as_str() {
        "KR" => vec!["4.4.a", "4.4.c"],
        "RK" => vec!["4.4.b"],
        _ => Vec::new(),
    }
}

/// A turn as far as touched pieces go.
struct TouchedTurn<'a> {
    line: &'a Line,
    legal: Vec<Step>,
    touches: &'a [Touch],
    bond: Option<&'a Bond>,
}

/// The pieces touched in a turn, in the order in which they were.
struct Touched {
    own: Vec<Square>,
    enemy: Vec<Square>,
    /// Whether the first of the other side's was touched before the first own one.
    enemy_first: bool,
    /// Whether nobody can tell which came first.
    unknown: bool,
}

impl<'a> TouchedTurn<'a> {
    fn new(line: &'a Line, touches: &'a [Touch], bond: Option<&'a Bond>) -> Self {
        Self { line, legal: Chess.legal(line).unwrap_or_default(), touches, bond }
    }

    fn is_own(&self, square: Square) -> bool {
        self.line.now().get(square).is_some_and(|man| man.side() == self.line.turn())
    }

    fn is_enemy(&self, square: Square) -> bool {
        self.line.now().get(square).is_some_and(|man| man.side() != self.line.turn())
    }

    fn touched(&self) -> Touched {
        let bound = self.bond.iter().flat_map(|bond| [bond.mover, bond.victim]).flatten();
        let all: Vec<Square> =
            bound.chain(self.touches.iter().flat_map(|touch| touch.squares.iter().copied())).collect();
        let own: Vec<Square> = all.iter().copied().filter(|&at| self.is_own(at)).collect();
        let enemy: Vec<Square> = all.iter().copied().filter(|&at| self.is_enemy(at)).collect();
        let at = |men: &[Square]| men.first().and_then(|man| all.iter().position(|square| square == man));
        let mixed = |touch: &&Touch| touch.squares.len() > 1;
        let order = self.touches.iter().find(mixed).map_or(Order::Listed, |touch| touch.order);
        let unknown = order != Order::Listed;
        Touched {
            enemy_first: !unknown && at(&enemy).zip(at(&own)).is_some_and(|(enemy, own)| enemy < own),
            unknown,
            own,
            enemy,
        }
    }

    fn moves(&self, from: Square) -> Vec<Step> {
        self.legal.iter().filter(|step| step.from == from).copied().collect()
    }

    fn takes(&self, victim: Square) -> Vec<Step> {
        self.legal.iter().filter(|step| self.takes_it(**step, victim)).copied().collect()
    }

    /// Whether a move takes what stands on a square, in passing or there.
    fn takes_it(&self, step: Step, victim: Square) -> bool {
        Chess.taken(self.line.now(), step) == Some(victim)
    }

    /// What a move that was begun binds to, or else what was touched.
    fn bound(&self, begun: Option<&(Step, Execution)>) -> Binding {
        begun.and_then(|(step, execution)| self.begun(*step, execution)).unwrap_or_else(|| self.binding())
    }

    fn binding(&self) -> Binding {
        let touched = self.touched();
        let mut bound = self.castling(&touched).unwrap_or_else(|| self.pieces(&touched));
        if let Some(to) = self.bond.and_then(|bond| bond.to) {
            let there: Vec<Step> = bound.allowed.iter().filter(|step| step.to == to).copied().collect();
            if there.iter().any(|step| carried_rook(self.line.now(), *step).is_some()) {
                bound = bind(there, bound.mover, bound.victim, &["4.4.a"]);
            } else if !there.is_empty() && there != bound.allowed {
                bound.allowed = there;
                bound.under.extend(cite(&["4.7"]));
            }
        }
        if self.bond.is_some_and(|bond| bond.mover.is_some() && bond.victim.is_some()) {
            bound.under.extend(cite(&["7.5.a.remark3"]));
        }
        bound
    }

    /// Article 4.4 a to c: king and rook, where they begin; elsewhere they are touched pieces like others. Only where it is
    /// known that the rook came first is castling lost.
    fn castling(&self, touched: &Touched) -> Option<Binding> {
        let letter = |square: Square| self.line.now().get(square).map(|man| man.letter().to_ascii_uppercase());
        let [first, second] = *touched.own.get(..2)? else { return None };
        let (king, rook, rook_first) = match (letter(first)?, letter(second)?) {
            ('K', 'R') => (first, second, false),
            ('R', 'K') => (second, first, !touched.unknown),
            _ => return None,
        };
        if !at_home(self.line.now(), king, rook) {
            return None;
        }
        let towards = |step: &&Step| carried_rook(self.line.now(), **step).is_some_and(|carried| carried.from == rook);
        let kings = self.moves(king);
        if rook_first {
            let rooks = self.moves(rook);
            if !rooks.is_empty() {
                return Some(bind(rooks, Some(rook), None, &["4.4.b", "4.3.a"]));
            }
            let others: Vec<Step> = kings.iter().filter(|step| !towards(step)).copied().collect();
            return Some(if others.is_empty() {
                bind(self.legal.clone(), None, None, &["4.4.b", "4.5"])
            } else {
                bind(others, Some(king), None, &["4.4.b", "4.3.a"])
            });
        }
        if let Some(&castles) = kings.iter().find(towards) {
            return Some(bind(vec![castles], Some(king), None, &["4.4.a"]));
        }
        Some(if kings.is_empty() {
            bind(self.legal.clone(), None, None, &["4.4.c", "4.5"])
        } else {
            bind(kings, Some(king), None, &["4.4.c"])
        })
    }

    /// Article 4.3: of several pieces of one side touched at once none is the first, so that any of them will do.
    fn any_of(&self) -> Option<Binding> {
        let first = self.touches.first().filter(|touch| touch.order != Order::Listed && self.bond.is_none())?;
        let men = || first.squares.iter().copied();
        let movers = men().filter(|&at| self.is_own(at) && !self.moves(at).is_empty()).count();
        let victims = men().filter(|&at| self.is_enemy(at) && !self.takes(at).is_empty()).count();
        match (movers, victims) {
            (2.., 0) => Some(bind(men().flat_map(|at| self.moves(at)).collect(), None, None, &["4.3.a"])),
            (0, 2..) => {
                let mut takes: Vec<Step> = men().flat_map(|at| self.takes(at)).collect();
                takes.sort_unstable();
                takes.dedup();
                Some(bind(takes, None, None, &["4.3.b"]))
            }
            _ => None,
        }
    }

    /// Articles 4.3 and 4.5: the first own piece that can move, the first of the other side's that can be taken.
    fn pieces(&self, touched: &Touched) -> Binding {
        let mut bound = self.any_of().unwrap_or_else(|| self.first_of(touched));
        let idle = |&square: &Square| self.moves(square).is_empty();
        if bound.mover.is_some() && touched.own.first().is_some_and(idle) {
            bound.under.extend(cite(&["4.5"]));
        }
        bound
    }

    fn first_of(&self, touched: &Touched) -> Binding {
        let mover = touched.own.iter().copied().find(|&square| !self.moves(square).is_empty());
        let victim = touched.enemy.iter().copied().find(|&square| !self.takes(square).is_empty());
        match (mover, victim) {
            (None, None) if touched.own.is_empty() && touched.enemy.is_empty() => {
                bind(self.legal.clone(), None, None, &[])
            }
            (None, None) => bind(self.legal.clone(), None, None, &["4.5"]),
            (Some(own), None) if touched.enemy.is_empty() => bind(self.moves(own), mover, None, &["4.3.a"]),
            (Some(own), None) => bind(self.moves(own), mover, None, &["4.3.c.不能"]),
            (None, Some(enemy)) if touched.own.is_empty() => bind(self.takes(enemy), None, victim, &["4.3.b"]),
            (None, Some(enemy)) => bind(self.takes(enemy), None, victim, &["4.3.c.不能"]),
            (Some(own), Some(enemy)) => {
                let both: Vec<Step> = self.moves(own).into_iter().filter(|step| self.takes_it(*step, enemy)).collect();
                if !both.is_empty() {
                    return bind(both, mover, victim, &["4.3.c.吃"]);
                }
                let order: &[&'static str] =
                    if touched.unknown { &["4.3.c.不能", "4.3.c.不明"] } else { &["4.3.c.不能"] };
                if touched.enemy_first {
                    bind(self.takes(enemy), None, victim, order)
                } else {
                    bind(self.moves(own), mover, None, order)
                }
            }
        }
    }

    /// Articles 4.4 d and 4.7: what was released, or put down as a new piece, stands.
    fn begun(&self, step: Step, execution: &Execution) -> Option<Binding> {
        let same = |legal: &&Step| legal.from == step.from && legal.to == step.to;
        let whole: Vec<Step> = self.legal.iter().filter(same).copied().collect();
        let mover = Some(step.from);
        if step.becomes.is_some() {
            let chosen: Vec<Step> = whole.into_iter().filter(|legal| legal.becomes == step.becomes).collect();
            return (!chosen.is_empty()).then(|| bind(chosen, mover, None, &["4.4.d"]));
        }
        if !execution.part {
            return None;
        }
        if promotes(self.line, step) {
            return (!whole.is_empty()).then(|| bind(whole, mover, None, &["4.7.c.兵"]));
        }
        let kings = self.moves(step.from);
        Some(match carried_rook(self.line.now(), step) {
            Some(_) if !whole.is_empty() => bind(whole, mover, None, &["4.7.b.王"]),
            Some(_) if !kings.is_empty() => bind(kings, mover, None, &["4.7.b.王", "4.4.c"]),
            Some(_) => bind(self.legal.clone(), None, None, &["4.7.b.王", "4.5"]),
            None if whole.is_empty() => return None,
            None => bind(whole, mover, None, &["4.7"]),
        })
    }
}

fn bind(allowed: Vec<Step>, mover: Option<Square>, victim: Option<Square>, clauses: &[&'static str]) -> Binding {
    Binding { mover, victim, allowed, under: cite(clauses) }
}

/// Whether a step is a pawn's to the last rank.
pub fn promotes(line: &Line, step: Step) -> bool {
    is_pawn(line, step) && matches!(step.to.rank(), 1 | 8)
}

/// Whether a step is a pawn's.
fn is_pawn(line: &Line, step: Step) -> bool {
    line.now().get(step.from).is_some_and(|man| matches!(man.letter(), 'P' | 'p'))
}

/// What the side to move may play, and why.
pub fn binding(scene: &Scene) -> Binding {
    let hold = TouchedTurn::new(&scene.line, &scene.turn.touches, scene.bonds[scene.to_move()].as_ref());
    let mut bound = hold.bound(scene.turn.held.as_ref());
    if scene.turn.adjusting && bound.mover.is_some() {
        bound.under.extend(cite(&["4.2.remark1"]));
    }
    bound
}

/// What the side that made a move at the end of this line was bound to when it made it.
pub fn binding_of(before: &Line, made: &Ply) -> Binding {
    TouchedTurn::new(before, &made.touched, made.bond.as_ref()).bound(made.begun.as_ref())
}

/// The pieces that a side touched at once before it made a move at the end of this line, if there were several of one side.
pub fn touched_together(before: &Line, made: &Ply) -> Option<Vec<Square>> {
    TouchedTurn::new(before, &made.touched, made.bond.as_ref()).any_of()?;
    made.touched.first().map(|touch| touch.squares.clone())
}

/// What it was bound to if it had first touched these pieces, too.
pub fn binding_with(before: &Line, made: &Ply, told: Vec<Square>) -> Binding {
    let told = Touch { squares: told, order: Order::Listed };
    let touches: Vec<Touch> = std::iter::once(told).chain(made.touched.iter().cloned()).collect();
    TouchedTurn::new(before, &touches, made.bond.as_ref()).bound(made.begun.as_ref())
}

/// What replaces an illegal move that a side made at the end of this line: what it had touched binds; a piece of the other
/// side that it carried does not.
pub fn binding_instead(before: &Line, made: &Ply) -> Binding {
    let carried = made.step.from;
    let foreign = before.now().get(carried).is_some_and(|man| man.side() != made.side);
    let kept = |touch: &Touch| {
        let squares = touch.squares.iter().copied().filter(|square| !(foreign && *square == carried)).collect();
        Touch { squares, order: touch.order }
    };
    let touches: Vec<Touch> = made.touched.iter().map(kept).filter(|touch| !touch.squares.is_empty()).collect();
    TouchedTurn::new(before, &touches, made.bond.as_ref()).binding()
}

/// What a touch, an announcement to adjust or an excuse rests on.
fn allows(scene: &Scene, by: Actor, deed: &Deed) -> Result<Vec<Article>, Refusal> {
    let own_turn = by.side() == Some(scene.to_move());
    match deed.act {
        Act::Adjust { .. } if !own_turn => Err(refused(WhyNot::NotYourTurn, &["4.2", "6.2.d"])),
        Act::Adjust { unheard: true, .. } => Err(refused(WhyNot::NoOfficialThere, &["4.2.remark2"])),
        Act::Adjust { .. } => Ok(cite(&["4.2"])),
        Act::Excuse { .. } if by.grade().is_none() => Err(refused(WhyNot::NotYours, &["4.3.a"])),
        Act::Touch { .. } if own_turn && scene.turn.adjusting => Ok(cite(&["4.2"])),
        Act::Touch { squares, .. } if own_turn => Ok(unannounced(scene, squares)),
        _ => Ok(Vec::new()),
    }
}

/// Remark 3 on article 2: a knight, too, is turned only after saying so.
fn unannounced(scene: &Scene, squares: &[Square]) -> Vec<Article> {
    let knight = |square: &Square| {
        scene.line.now().get(*square).map(Man::letter).is_some_and(|letter| matches!(letter, 'N' | 'n'))
    };
    if squares.iter().any(knight) { cite(&["2.remark3"]) } else { Vec::new() }
}

/// A piece touched on the other side's time.
fn out_of_turn(scene: &Scene, by: Actor, squares: &[Square]) -> Vec<Finding> {
    let Some(side) = by.side().filter(|side| *side != scene.to_move()) else { return Vec::new() };
    squares
        .iter()
        .map(|&square| finding(Incident::Touch(OfTouch::OffTurnTouch { square }), Some(side), &["6.2.d", "4.2"]))
        .collect()
}

/// Whether a breach is one of articles 4.1 to 4.7, of which the other side may complain until it touches a piece.
pub fn is_breach(incident: &Incident) -> bool {
    matches!(
        incident,
        Incident::Move(
            OfMove::UnboundMove { .. }
                | OfMove::WrongHand { .. }
                | OfMove::ChangedMove { .. }
                | OfMove::SlideBack { .. }
        )
    )
}

/// The side that made the move of a ply, from 1.
pub fn mover_of(scene: &Scene, ply: usize, side: Side) -> Result<&Ply, Refusal> {
    let made = scene.line.ply(ply).filter(|made| made.side == side);
    made.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Ply), &[]))
}
