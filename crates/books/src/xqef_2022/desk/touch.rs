//! Chapter 6: touched men, and what they bind to.

use contest::Side;

use super::{cite, faults, finding, refused, remedy};
use crate::Article;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::hold::{Hold, Kept, Resolved, TouchKind};
use crate::desk::{
    Act, Actor, Asks, Binding, ByMan, Deed, Effect, Fact, Facts, Finding, Incident, Line, Man, Matter, OfClaim, OfMove,
    OfTouch, Order, Ply, Refusal, Remedy, Scene, Square, Step, WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Touches;

impl Topic for Touches {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        let spoken = matches!(deed.act, Act::Touch { .. } | Act::Adjust { .. } | Act::Excuse { .. });
        spoken.then(|| allows(scene, by, deed))
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        match deed.act {
            Act::Touch { squares, order } => notices(scene, by, squares, *order),
            _ => Vec::new(),
        }
    }

    fn asks(&self, _: &Scene, _: &Matter) -> Vec<Asks> {
        vec![Fact::Idle.alone()]
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        let told = ByMan::of(&matter.incident, matter.side?, &facts.idle)?;
        (!told.off_turn).then(|| Ok(by_man(scene, told)))
    }
}

/// Articles 31, 32 and 45 by what was touched where nobody kept the board: a man binds as far as it can serve, and one that
/// cannot was touched in vain.
fn by_man(scene: &Scene, told: ByMan) -> Remedy {
    let mut clauses: Vec<&'static str> = match (told.mover, told.victim) {
        (Some(_), Some(_)) => vec!["31(1)", "31(2)", "32(3)", "32(3)(a)", "32(3)(b)", "45(3)"],
        (Some(_), None) => vec!["31(1)", "32(3)", "32(3)(a)"],
        (None, Some(_)) => vec!["31(2)", "32(3)", "32(3)(b)"],
        (None, None) => Vec::new(),
    };
    let both = told.mover.and(told.victim).is_some();
    clauses.extend((both && told.victim_first.is_none()).then_some("45(4)"));
    let in_vain = told.is_idle().then(|| faults::told_in_vain(scene, told));
    let bound = remedy(&clauses, told.binds(told.victim_first.unwrap_or(true)).into_iter().collect());
    let Some(in_vain) = in_vain else { return bound };
    let effects = in_vain.effects.into_iter().filter(|effect| bound.effects.is_empty() || *effect != Effect::PlayOn);
    Remedy {
        under: [bound.under, in_vain.under].concat(),
        effects: bound.effects.iter().cloned().chain(effects).collect(),
    }
}

/// What the side to move in a turn is bound to, and why.
fn bound(hold: &Hold<'_>) -> Binding {
    let fixed = hold.fixed();
    let mut bound = explained(hold.resolve(hold.chosen(fixed.as_ref())));
    let under = fixed.map(|fixed| explained(fixed).under).unwrap_or_default();
    let new: Vec<Article> = under.into_iter().filter(|article| !bound.under.contains(article)).collect();
    bound.under.extend(new);
    if let Some(to) = hold.fixed_square() {
        let there: Vec<Step> = bound.allowed.iter().filter(|step| step.to == to).copied().collect();
        if !there.is_empty() {
            bound.allowed = there;
        }
    }
    bound
}

/// Articles 31, 32 and 45: why a choice of men leaves what it leaves.
fn explained(resolved: Resolved) -> Binding {
    let Resolved { chosen, kept, mover, victim, allowed } = resolved;
    let clauses: &[&'static str] = match kept {
        Kept::Nothing => &[],
        Kept::Lapsed if chosen.mover.is_some() => &["45(1)"],
        Kept::Lapsed => &["45(2)"],
        Kept::All => match (mover, victim) {
            (Some(_), Some(_)) => &["31(1)", "31(2)", "32(3)", "32(3)(a)", "32(3)(b)"],
            (Some(_), None) => &["31(1)", "32(3)", "32(3)(a)"],
            _ => &["31(2)", "32(3)", "32(3)(b)"],
        },
        Kept::First => &["45(3)", "45(3)(a)"],
        Kept::Second => &["45(3)", "45(3)(b)"],
        Kept::Neither => &["45(3)", "45(3)(c)"],
    };
    let of_two = matches!(kept, Kept::First | Kept::Second | Kept::Neither);
    let mut bound = bind(allowed, mover, victim, clauses);
    if of_two && chosen.unknown_order {
        bound.under.extend(cite(&["45(4)"]));
    }
    bound
}

/// What touches of men of one colour amount to beside a choice, with one of that colour chosen already or not.
fn amounts_to(
    hold: &Hold<'_>,
    side: Side,
    squares: &[Square],
    own: bool,
    order: Order,
    already: Option<Square>,
) -> Vec<Finding> {
    let Some(kinds) = hold.kinds(squares, own, order, already) else {
        let squares = hold.serving(squares, own);
        return vec![finding(Incident::Touch(OfTouch::UnclearTouch { squares }), Some(side), &["37(1)", "43(2)"])];
    };
    let found = |(square, kind)| {
        let (incident, clauses): (_, &[&'static str]) = match kind {
            TouchKind::Choice => return None,
            TouchKind::Another => {
                (Incident::Touch(OfTouch::SecondTouch { square }), &["37(1)", "37(1)(b)", "32(1)", "43(1)"])
            }
            TouchKind::Idle if own => (Incident::Touch(OfTouch::IdleTouch { square }), &["31(1)", "45(1)"]),
            TouchKind::Idle => (Incident::Touch(OfTouch::IdleTouch { square }), &["31(2)", "45(2)"]),
        };
        Some(finding(incident, Some(side), clauses))
    };
    kinds.into_iter().filter_map(found).collect()
}

fn bind(allowed: Vec<Step>, mover: Option<Square>, victim: Option<Square>, clauses: &[&'static str]) -> Binding {
    Binding { mover, victim, allowed, under: cite(clauses) }
}

/// What the side to move may play, and why.
pub fn binding(scene: &Scene) -> Binding {
    if let Some(step) = scene.sealed {
        return bind(vec![step], Some(step.from), None, &["104(b)"]);
    }
    let mut bound = bound(&Hold::now(scene));
    if scene.bonds[scene.to_move()].as_ref().is_some_and(|bond| bond.to.is_some()) {
        bound.under.extend(cite(bound_by(scene)));
    }
    bound
}

/// The article by which a ruling bound the side to move to a square.
fn bound_by(scene: &Scene) -> &'static [&'static str] {
    let binds = |effect: &Effect| matches!(effect, Effect::Bind { side, to: Some(_), .. } if *side == scene.to_move());
    match scene.matters.iter().rev().find(|matter| matter.done.iter().any(binds)).map(|matter| &matter.incident) {
        Some(Incident::Claim(OfClaim::Claimed { .. })) => &["124(2)"],
        Some(Incident::Move(OfMove::NotTheSealedMove { .. })) => &["125", "104(b)"],
        _ => &["46"],
    }
}

/// What the side that made a move at the end of this line was bound to when it made it.
pub fn binding_of(before: &Line, made: &Ply) -> Binding {
    bound(&Hold::of(before, made))
}

/// What a touch, an announcement to adjust or an excuse rests on.
pub fn allows(scene: &Scene, by: Actor, deed: &Deed) -> Result<Vec<Article>, Refusal> {
    match deed.act {
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
pub fn notices(scene: &Scene, by: Actor, squares: &[Square], order: Order) -> Vec<Finding> {
    let Some(side) = by.side() else { return Vec::new() };
    if side != scene.to_move() {
        let clauses: &[&'static str] = &["37(1)", "37(1)(a)", "19(2)(b)"];
        return squares
            .iter()
            .map(|&square| finding(Incident::Touch(OfTouch::OffTurnTouch { square }), Some(side), clauses))
            .collect();
    }
    if scene.turn.adjusting {
        return Vec::new();
    }
    let hold = Hold::now(scene);
    let chosen = hold.chosen(hold.fixed().as_ref());
    let of = |own, already| amounts_to(&hold, side, squares, own, order, already);
    let mut found = of(true, chosen.mover);
    found.extend(of(false, chosen.victim));
    found
}
