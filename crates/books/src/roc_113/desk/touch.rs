//! Chapter 1, section 3, 二: touched men, and what they bind to.

use std::collections::HashSet;
use std::ops::Range;

use contest::Side;

use super::{cite, facing, finding, offender, refused, remedy};
use crate::Article;
use crate::desk::timing::whose;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::hold::{Hold, Kept, Resolved};
use crate::desk::{
    Act, Actor, Asks, Binding, Bond, ByMan, Deed, Effect, Fact, Facts, Finding, FoulKind, Incident, Line, Man, Matter,
    OfTouch, Order, Ply, Scene, Square, Standing, Step, Touch as Touched, WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Touches;

impl Topic for Touches {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Touch { squares, .. } => Some(Ok(touched(scene, by, squares))),
            Act::Adjust { unheard, consent } => Some(adjusts(scene, by, *unheard, *consent)),
            Act::Excuse { .. } if by.grade().is_none() => Some(Err(refused(WhyNot::NotYours, &["1.3.二.[F].誤碰"]))),
            Act::Excuse { squares } => Some(excuses(scene, squares)),
            _ => None,
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        match (deed.act, by.side()) {
            (Act::Touch { squares, .. }, Some(side)) if side != scene.to_move() => {
                let found = |&square| {
                    finding(Incident::Touch(OfTouch::OffTurnTouch { square }), Some(side), &[duty(scene, side, square)])
                };
                squares.iter().map(found).collect()
            }
            (Act::Touch { squares, order }, Some(_)) if !scene.turn.adjusting => in_vain(scene, squares, *order),
            _ => Vec::new(),
        }
    }

    fn asks(&self, _: &Scene, matter: &Matter) -> Vec<Asks> {
        let asked = matches!(matter.incident, Incident::Touch(OfTouch::NamedTouch { off_turn: false, .. }));
        asked.then_some(Fact::Idle.alone()).into_iter().collect()
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        match matter.incident {
            Incident::Touch(OfTouch::NamedTouch { .. }) => Some(by_man(matter, facts)),
            Incident::Touch(OfTouch::IdleTouch { square }) => Some(idle(scene, matter, square)),
            Incident::Touch(OfTouch::OffTurnTouch { square }) => Some(off_turn(scene, matter, square)),
            _ => None,
        }
    }
}

/// What a touch of this man asks of a side: to move it, or to take it.
fn duty(scene: &Scene, side: Side, square: Square) -> &'static str {
    let own = scene.line.now().get(square).map(Man::side) == Some(side);
    if own { "1.3.二.[A].走" } else { "1.3.二.[B].吃" }
}

fn touched(scene: &Scene, by: Actor, squares: &[Square]) -> Vec<Article> {
    let Some(side) = by.side() else { return Vec::new() };
    if scene.turn.adjusting && side == scene.to_move() {
        return cite(&["1.3.二.[F].擺正"]);
    }
    let mut clauses: Vec<&'static str> = squares.iter().map(|&square| duty(scene, side, square)).collect();
    clauses.sort_unstable();
    clauses.dedup();
    cite(&clauses)
}

/// `[F]`: a man touched by plain accident, as long as nobody has ruled on that touch.
fn excuses(scene: &Scene, squares: &[Square]) -> Allowed {
    let of_turn = |matter: &&Matter| {
        let early = matches!(matter.incident, Incident::Touch(OfTouch::OffTurnTouch { .. }));
        matter.turn.saturating_add(u32::from(early)) >= scene.turn.number
    };
    let ruled = |&square: &Square| {
        let of_touch = scene.matters.iter().filter(of_turn).filter(|matter| matter.incident.is_of_touch(square));
        let mut standings = of_touch.map(|matter| matter.standing).peekable();
        standings.peek().is_some() && standings.all(|standing| standing == Standing::Ruled)
    };
    if squares.iter().any(ruled) {
        return Err(refused(WhyNot::MatterClosed, &["1.3.二.[F].誤碰"]));
    }
    Ok(cite(&["1.3.二.[F].誤碰"]))
}

/// `[F]`: said to the other side or an official, with consent, in one's own time.
fn adjusts(scene: &Scene, by: Actor, unheard: bool, consent: bool) -> Allowed {
    let otherwise = |why| Err(refused(why, &["1.3.二.[F].否則"]));
    match by.side() {
        None => otherwise(WhyNot::NotYours),
        Some(side) if whose(scene) != side || side != scene.to_move() => otherwise(WhyNot::NotYourTurn),
        Some(_) if unheard => otherwise(WhyNot::NoOfficialThere),
        Some(_) if !consent => otherwise(WhyNot::NoConsent),
        Some(_) => Ok(cite(&["1.3.二.[F].擺正"])),
    }
}

/// What the side to move may play, and why.
pub fn binding(scene: &Scene) -> Binding {
    let mut bound = bound(&hold(&scene.line, &scene.turn.touches, scene.bonds[scene.to_move()].as_ref()));
    if facing::capture(scene).is_some_and(|step| bound.allowed.contains(&step)) {
        bound.under.extend(facing::may_take());
    }
    bound
}

/// What the side that made a move at the end of this line had bound itself to before it moved a man.
pub fn binding_before(before: &Line, made: &Ply) -> Binding {
    bound(&held_before(before, made))
}

/// The men of one colour, one of which had to serve, that a side had touched at once before it moved a man.
pub fn touched_at_once(before: &Line, made: &Ply) -> Option<Vec<Square>> {
    let hold = held_before(before, made);
    let bound = bound(&hold);
    let chosen = bound.mover.or(bound.victim).is_some();
    [true, false].map(|own| hold.one_of(own)).into_iter().find(|men| !men.is_empty() && !chosen)
}

/// The turn at the end of a line, with what a side had touched before it moved a man.
fn held_before<'a>(before: &'a Line, made: &'a Ply) -> Hold<'a> {
    let entered = made.touched.len().saturating_sub(usize::from(made.implied));
    hold(before, &made.touched[..entered], made.bond.as_ref())
}

/// What the side that made a move at the end of this line was bound to when it made it. A capture with nothing touched
/// before begins with the own man.
pub fn binding_of(before: &Line, made: &Ply) -> Binding {
    let as_made = |touch: &Touched| match touch.order {
        Order::Unknown if touch.squares == [made.step.from, made.step.to] => {
            Touched { order: Order::Listed, ..touch.clone() }
        }
        _ => touch.clone(),
    };
    let touches: Vec<Touched> = made.touched.iter().map(as_made).collect();
    bound(&hold(before, &touches, made.bond.as_ref()))
}

/// The turn at the end of a line, kings that face or not.
fn hold<'a>(line: &'a Line, touches: &'a [Touched], bond: Option<&'a Bond>) -> Hold<'a> {
    Hold::among(facing::legal(line).unwrap_or_default(), line, touches, bond)
}

fn bound(hold: &Hold<'_>) -> Binding {
    let resolved = resolved(hold);
    let under = cite(&rules(hold, &resolved));
    let Resolved { mover, victim, allowed, .. } = resolved;
    let mut bound = Binding { mover, victim, allowed, under };
    one_of_several(hold, &mut bound);
    bound
}

/// `[A]` to `[E]`: the rules by which a choice of men leaves what it leaves.
fn rules(hold: &Hold<'_>, resolved: &Resolved) -> Vec<&'static str> {
    let (mover, victim) = (resolved.chosen.mover, resolved.chosen.victim);
    let at_once = |touch: &Touched| touch.order != Order::Listed && holds(touch, mover) && holds(touch, victim);
    let at_once = hold.touches.iter().any(at_once).then_some("1.3.二.[E]");
    rule(resolved).into_iter().chain(at_once).collect()
}

fn holds(touch: &Touched, man: Option<Square>) -> bool {
    man.is_some_and(|man| touch.squares.contains(&man))
}

fn resolved(hold: &Hold<'_>) -> Resolved {
    hold.resolve(hold.chosen_or_idle(hold.fixed().as_ref()))
}

/// Of several men of one colour touched at once, one has to serve.
fn one_of_several(hold: &Hold<'_>, bound: &mut Binding) {
    let asked = [(bound.mover, true, "1.3.二.[A].走"), (bound.victim, false, "1.3.二.[B].吃")];
    for (chosen, own, clause) in asked {
        let men = if chosen.is_none() { hold.one_of(own) } else { Vec::new() };
        let serves = |step: &&Step| men.contains(if own { &step.from } else { &step.to });
        let kept: Vec<Step> = bound.allowed.iter().filter(serves).copied().collect();
        if !kept.is_empty() {
            bound.allowed = kept;
            bound.under.extend(cite(&[clause]));
        }
    }
}

/// `[A]` to `[D]`: the rule for men chosen in this order, as far as they can serve.
fn rule(resolved: &Resolved) -> Option<&'static str> {
    let Resolved { chosen, kept, mover, victim, .. } = resolved;
    Some(match (kept, chosen.victim_first) {
        (Kept::Nothing, _) => return None,
        (Kept::Lapsed, _) if chosen.mover.is_some() => "1.3.二.[A].不能走",
        (Kept::Lapsed, _) => "1.3.二.[B].不能吃",
        (Kept::All, first) => match (mover, victim) {
            (Some(_), Some(_)) if first => "1.3.二.[D].吃",
            (Some(_), Some(_)) => "1.3.二.[C].吃",
            (Some(_), None) => "1.3.二.[A].走",
            _ => "1.3.二.[B].吃",
        },
        (Kept::First, true) => "1.3.二.[D].1",
        (Kept::First, false) => "1.3.二.[C].1",
        (Kept::Second, true) => "1.3.二.[D].2",
        (Kept::Second, false) => "1.3.二.[C].2",
        (Kept::Neither, true) => "1.3.二.[D].3",
        (Kept::Neither, false) => "1.3.二.[C].3",
    })
}

/// The rules by which men touched in this order are a foul, if they are one: they cannot all serve.
fn foul(hold: &Hold<'_>) -> Option<Vec<&'static str>> {
    let resolved = resolved(hold);
    if matches!(resolved.kept, Kept::Nothing | Kept::All) { None } else { Some(rules(hold, &resolved)) }
}

/// A foul by touching.
struct FoulTouch {
    /// Which of the touches, from 0, belong to it.
    touches: Range<usize>,
    /// The rules it goes by, all of these taken together.
    clauses: Vec<&'static str>,
}

/// The fouls that men touched one by one amount to: touches that cannot serve are one until they can.
fn fouls(line: &Line, touches: &[Touched], bond: Option<&Bond>) -> Vec<FoulTouch> {
    let mut fouls: Vec<FoulTouch> = Vec::new();
    let mut hold = hold(line, &[], bond);
    for now in 0..touches.len() {
        hold.touches = &touches[..=now];
        let Some(clauses) = foul(&hold) else { continue };
        let since = fouls.pop_if(|last| last.touches.end == now).map_or(now, |same| same.touches.start);
        fouls.push(FoulTouch { touches: since..now + 1, clauses });
    }
    fouls
}

/// Touches one by one, as far as their order is known. What is touched again in the same way changes nothing.
fn one_by_one(touches: &[Touched]) -> Vec<Touched> {
    let mut known = HashSet::new();
    each(touches).into_iter().filter(|touch| known.insert(touch.clone())).collect()
}

fn each(touches: &[Touched]) -> Vec<Touched> {
    let split = |touch: &Touched| match touch.order {
        Order::Listed => {
            touch.squares.iter().map(|&square| Touched { squares: vec![square], order: Order::Listed }).collect()
        }
        _ => vec![touch.clone()],
    };
    touches.iter().flat_map(split).collect()
}

/// Touches that make a foul of what was none before.
fn in_vain(scene: &Scene, squares: &[Square], order: Order) -> Vec<Finding> {
    let (line, side) = (&scene.line, scene.to_move());
    let now = Touched { squares: squares.to_vec(), order };
    let before = one_by_one(&scene.turn.touches).len();
    let touches = one_by_one(&[&scene.turn.touches[..], &[now]].concat());
    let fouls = fouls(line, &touches, scene.bonds[side].as_ref());
    let found = |foul: &FoulTouch| {
        let first = touches.get(foul.touches.start).filter(|_| foul.touches.start >= before);
        let square = *first?.squares.last()?;
        Some(finding(Incident::Touch(OfTouch::IdleTouch { square }), Some(side), &foul.clauses))
    };
    fouls.iter().filter_map(found).collect()
}

/// What stood, what was touched and what bound a side in a turn.
fn in_turn(scene: &Scene, matter: &Matter) -> Option<(Line, Vec<Touched>, Option<Bond>)> {
    let made = scene.line.plies().iter().position(|ply| ply.turn == matter.turn && Some(ply.side) == matter.side);
    let (line, touches, bond) = match made {
        Some(index) => {
            let ply = &scene.line.plies()[index];
            let entered = ply.touched.len().saturating_sub(usize::from(ply.implied));
            (scene.line.until(index), &ply.touched[..entered], ply.bond.clone())
        }
        None if scene.turn.number == matter.turn => {
            (scene.line.clone(), &scene.turn.touches[..], scene.bonds[scene.to_move()].clone())
        }
        None => return None,
    };
    Some((line, one_by_one(touches), bond))
}

/// What an official is told to have been touched in vain where nobody kept the board: own men, or the other side's.
const IN_VAIN: [&str; 2] = ["1.3.二.[A].不能走", "1.3.二.[B].不能吃"];

/// `[A]` to `[E]`: a foul, if the men touched could not serve.
fn idle(scene: &Scene, matter: &Matter, square: Square) -> Remedied {
    let side = offender(matter)?;
    if scene.is_unkept() {
        return Ok(remedy(&IN_VAIN, vec![Effect::Foul { side, kind: FoulKind::Technical }]));
    }
    let single = || vec![Touched { squares: vec![square], order: Order::Listed }];
    let touched = |(_, touches, _): &(_, Vec<Touched>, _)| touches.iter().any(|touch| touch.squares.contains(&square));
    let (line, touches, bond) = in_turn(scene, matter)
        .filter(touched)
        .unwrap_or_else(|| (scene.line.clone(), single(), scene.bonds[side].clone()));
    let mut fouls = fouls(&line, &touches, bond.as_ref()).into_iter().filter(|_| side == line.turn());
    let of_this = |foul: &FoulTouch| touches[foul.touches.clone()].iter().any(|touch| touch.squares.contains(&square));
    Ok(match fouls.find(of_this) {
        Some(foul) => remedy(&foul.clauses, vec![Effect::Foul { side, kind: FoulKind::Technical }]),
        None => remedy(&["1.3.二.[F].誤碰"], vec![Effect::PlayOn]),
    })
}

/// `[A]` to `[F]` by what was touched where nobody kept the board: a man binds as far as it can serve, and one that cannot
/// is a foul.
fn by_man(matter: &Matter, facts: &Facts) -> Remedied {
    let side = offender(matter)?;
    let told = ByMan::of(&matter.incident, side, &facts.idle);
    let told = told.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Subject), &[]))?;
    let bound = told.binds(told.victim_first.unwrap_or(true));
    if told.off_turn {
        let duties = [told.mover.map(|_| "1.3.二.[A].走"), told.victim.map(|_| "1.3.二.[B].吃")];
        let clauses: Vec<&'static str> = duties.into_iter().flatten().chain(["1.3.二.[F].否則"]).collect();
        return Ok(remedy(&clauses, bound.into_iter().collect()));
    }
    let foul = told.is_idle().then_some(Effect::Foul { side, kind: FoulKind::Technical });
    Ok(remedy(&told_by(told), bound.into_iter().chain(foul).collect()))
}

/// The rules for men told in this order, as far as they can serve.
fn told_by(told: ByMan) -> Vec<&'static str> {
    let ByMan { mover, victim, idle_mover, idle_victim, victim_first, .. } = told;
    let at_once = victim_first.is_none().then_some("1.3.二.[E]");
    let (own, enemy) = (mover.is_some() || idle_mover, victim.is_some() || idle_victim);
    if !(own && enemy) {
        let clauses = [
            (mover.is_some(), "1.3.二.[A].走"),
            (idle_mover, "1.3.二.[A].不能走"),
            (victim.is_some(), "1.3.二.[B].吃"),
            (idle_victim, "1.3.二.[B].不能吃"),
        ];
        return clauses.into_iter().filter(|(holds, _)| *holds).map(|(_, clause)| clause).collect();
    }
    let clauses: &[&'static str] = match (mover, victim, victim_first.unwrap_or(true)) {
        (Some(_), Some(_), true) => &["1.3.二.[D].吃", "1.3.二.[D].1"],
        (Some(_), Some(_), false) => &["1.3.二.[C].吃", "1.3.二.[C].1"],
        (None, Some(_), true) => &["1.3.二.[D].1"],
        (Some(_), None, true) => &["1.3.二.[D].2"],
        (None, None, true) => &["1.3.二.[D].3"],
        (Some(_), None, false) => &["1.3.二.[C].1"],
        (None, Some(_), false) => &["1.3.二.[C].2"],
        (None, None, false) => &["1.3.二.[C].3"],
    };
    clauses.iter().copied().chain(at_once).collect()
}

/// The articles by which a touch in vain is a foul.
pub fn fouled_by(scene: &Scene, matter: &Matter) -> Vec<Article> {
    match matter.incident {
        Incident::Touch(OfTouch::NamedTouch { .. }) => cite(&IN_VAIN),
        Incident::Touch(OfTouch::IdleTouch { square }) => {
            idle(scene, matter, square).map(|done| done.under).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

/// A man touched in the other side's time counts as touched in one's own, unless that is over.
fn off_turn(scene: &Scene, matter: &Matter, square: Square) -> Remedied {
    let side = offender(matter)?;
    if scene.line.plies().iter().any(|ply| ply.side == side && ply.turn > matter.turn) {
        return Err(refused(WhyNot::TooLate, &["1.3.二.[F].否則"]));
    }
    let clauses = [duty(scene, side, square), "1.3.二.[F].否則"];
    Ok(remedy(&clauses, vec![Effect::CountTouch { side, squares: vec![square] }]))
}
