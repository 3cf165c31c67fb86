//! Chapter 9: the classes of faults, and the remedies for those without effect on the game.

use contest::Side;
use ruling::settings::SlidBack;

use super::{cite, offender, position, refused, remedy, restoring, suggested, touch};
use crate::Article;
use crate::desk::topic::{Remedied, Topic};
use crate::desk::xiangqi_play::{Xiangqi, made};
use crate::desk::{
    Asks, ByMan, Choice, Effect, Fact, Facts, FoulKind, Incident, Line, Matter, OfBoard, OfConduct, OfMove, OfTouch,
    Play, Ply, Refusal, Remedy, Scene, Square, Step, WhyNot,
};

/// Section 2 of the chapter.
#[derive(Clone, Copy, Debug)]
pub struct Harmless;

impl Topic for Harmless {
    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        unkept(scene, &matter.incident).map(|_| Fact::SetRight.alone()).into_iter().collect()
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        (class(&matter.incident) == Some(Class::Harmless)).then(|| harmless(scene, matter, facts))
    }
}

/// The classes of article 37.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Without effect on the game; acted on only if raised in time.
    Harmless,
    /// To be restored whenever it is found.
    Restorable,
    /// The game breaks off.
    Ending,
}

/// The class of a fault; none if it is no fault with the men.
pub fn class(incident: &Incident) -> Option<Class> {
    match incident {
        Incident::Touch(
            OfTouch::OffTurnTouch { .. }
            | OfTouch::SecondTouch { .. }
            | OfTouch::IdleTouch { .. }
            | OfTouch::UnclearTouch { .. }
            | OfTouch::NamedTouch { off_turn: true, .. },
        )
        | Incident::Move(OfMove::UnboundMove { .. } | OfMove::WrongHand { .. } | OfMove::SlideBack { .. }) => {
            Some(Class::Harmless)
        }
        Incident::Board(OfBoard::WrongLayout { .. } | OfBoard::MissingMen { .. } | OfBoard::Disturbance { .. })
        | Incident::Move(
            OfMove::ExtraMove { .. }
            | OfMove::ChangedMove { .. }
            | OfMove::SeveralMoved { .. }
            | OfMove::OffPoint { .. }
            | OfMove::LeftOn { .. }
            | OfMove::IllegalMove { .. },
        ) => Some(Class::Restorable),
        Incident::Move(OfMove::RefusalToMove)
        | Incident::Board(OfBoard::RefusalToRestore | OfBoard::Unrestorable { .. })
        | Incident::Conduct(OfConduct::CannotContinue) => Some(Class::Ending),
        _ => None,
    }
}

/// What article 37 calls a fault.
pub fn named(incident: &Incident) -> &'static [&'static str] {
    match incident {
        Incident::Touch(OfTouch::OffTurnTouch { .. } | OfTouch::NamedTouch { off_turn: true, .. }) => {
            &["37(1)", "37(1)(a)"]
        }
        Incident::Touch(OfTouch::SecondTouch { .. }) => &["37(1)", "37(1)(b)"],
        Incident::Move(OfMove::UnboundMove { .. }) => &["37(1)", "37(1)(c)"],
        Incident::Move(OfMove::WrongHand { .. }) => &["37(1)", "37(1)(d)"],
        Incident::Move(OfMove::SlideBack { .. }) => &["37(1)", "37(1)(e)"],
        Incident::Touch(OfTouch::IdleTouch { .. } | OfTouch::UnclearTouch { .. }) => &["37(1)"],
        Incident::Board(OfBoard::WrongLayout { .. } | OfBoard::MissingMen { .. }) => &["37(2)", "37(2)(a)"],
        Incident::Move(OfMove::ExtraMove { .. }) => &["37(2)", "37(2)(b)"],
        Incident::Board(OfBoard::Disturbance { .. }) => &["37(2)", "37(2)(c)"],
        Incident::Move(OfMove::OffPoint { .. }) => &["37(2)", "37(2)(d)"],
        Incident::Move(OfMove::LeftOn { .. }) => &["37(2)", "37(2)(e)"],
        Incident::Move(OfMove::IllegalMove { .. }) => &["37(2)", "37(2)(f)"],
        Incident::Move(OfMove::SeveralMoved { .. }) => &["37(2)", "37(2)(g)"],
        Incident::Move(OfMove::ChangedMove { .. }) => &["37(2)", "37(2)(h)"],
        Incident::Move(OfMove::RefusalToMove) => &["37(3)", "37(3)(a)"],
        Incident::Board(OfBoard::Unrestorable { .. }) => &["37(3)", "37(3)(b)"],
        Incident::Board(OfBoard::RefusalToRestore) => &["37(3)"],
        _ => &[],
    }
}

/// The move of a ply, from 1, that the side at fault made.
pub fn made<'a>(scene: &'a Scene, matter: &Matter, ply: usize) -> Result<&'a Ply, Refusal> {
    made::made(scene, offender(matter)?, ply).ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Ply), &[]))
}

/// What a fault that is raised rests on: it must be said whose it is, and of which of that side's moves.
pub fn raised(scene: &Scene, incident: &Incident, against: Option<Side>) -> Result<Vec<Article>, Refusal> {
    let anybodys = matches!(
        incident,
        Incident::Board(
            OfBoard::WrongLayout { .. }
                | OfBoard::MissingMen { .. }
                | OfBoard::Disturbance { .. }
                | OfBoard::Unrestorable { .. }
        )
    );
    if is_slide(scene, incident) {
        return Err(refused(WhyNot::NoGround, &["47", "114(1)"]));
    }
    if class(incident).is_some() && !anybodys {
        let side = against.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Against), named(incident)))?;
        let unmade = incident.ply().is_some_and(|ply| made::made(scene, side, ply).is_none());
        if unmade && !scene.is_unknown(incident) {
            return Err(refused(WhyNot::FactsMissing(Fact::Ply), named(incident)));
        }
    }
    Ok(cite(named(incident)))
}

/// Whether a man slid forward and drawn back is judged by the slide alone, wherever it was set down.
pub fn is_by_slide(scene: &Scene) -> bool {
    position::rulebook(scene).is_some_and(|rulebook| rulebook.slid_back == SlidBack::Slide)
}

/// Whether what is raised as an illegal move is a man slid and drawn back, of which article 47 says where it goes.
fn is_slide(scene: &Scene, incident: &Incident) -> bool {
    let Incident::Move(OfMove::IllegalMove { ply }) = incident else { return false };
    let slid = |matter: &Matter| {
        matter.ply == *ply
            && matter.standing.is_open()
            && matches!(matter.incident, Incident::Move(OfMove::SlideBack { .. }))
    };
    is_by_slide(scene) && scene.matters.iter().any(slid)
}

/// There was no such fault: play goes on.
pub fn unfounded(scene: &Scene) -> Remedy {
    remedy(if scene.arrangements.competition { &["86(6)"] } else { &[] }, vec![Effect::PlayOn])
}

/// The men that a side had chosen when it made a move stay chosen.
pub fn same_men(before: &Line, made: &Ply) -> Option<Effect> {
    let bound = touch::binding_of(before, made);
    let to = made.bond.as_ref().and_then(|bond| bond.to);
    let any = bound.mover.or(bound.victim).is_some();
    any.then_some(Effect::Bind { side: made.side, mover: bound.mover, victim: bound.victim, to })
}

/// Section 2.
pub fn harmless(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
    let side = offender(matter)?;
    if let Incident::Touch(OfTouch::IdleTouch { square }) = matter.incident {
        return Ok(idle_touch(scene, matter, side, square));
    }
    let slid = matches!(matter.incident, Incident::Move(OfMove::SlideBack { .. }));
    let mut done = match unkept(scene, &matter.incident) {
        Some(clause) if facts.set_right => {
            remedy(&[clause], vec![Effect::SetRight { again: Some(side).filter(|_| !slid) }])
        }
        Some(clause) if slid => return Err(refused(WhyNot::FactsMissing(Fact::SetRight), &[clause])),
        _ => put_right(scene, matter, side)?,
    };
    done.under.extend(cite(named(&matter.incident)));
    done.under.extend(cite(&["38"]));
    if scene.arrangements.competition {
        done.under.extend(cite(&["114(1)"]));
    }
    Ok(done)
}

/// Articles 42 to 44, 46 and 47 on a board that is kept.
fn put_right(scene: &Scene, matter: &Matter, side: Side) -> Result<Remedy, Refusal> {
    Ok(match &matter.incident {
        Incident::Touch(OfTouch::OffTurnTouch { square }) => {
            remedy(&["42(1)", "42(2)"], vec![Effect::CountTouch { side, squares: vec![*square] }])
        }
        Incident::Touch(OfTouch::NamedTouch { .. }) => {
            let told = ByMan::of(&matter.incident, side, &[]);
            let bound = told.and_then(|told| told.binds(told.victim_first.unwrap_or(true)));
            remedy(&["42(1)", "42(2)"], bound.into_iter().collect())
        }
        Incident::Touch(OfTouch::SecondTouch { .. }) => remedy(&["43(1)"], vec![Effect::PlayOn]),
        Incident::Touch(OfTouch::UnclearTouch { squares }) if squares.is_empty() => unfounded(scene),
        Incident::Touch(OfTouch::UnclearTouch { squares }) => {
            remedy(&["43(2)"], vec![Effect::Ask { of: !side, choice: Choice::Man(squares.clone()) }])
        }
        Incident::Move(of @ OfMove::UnboundMove { ply, .. }) => {
            unbound_move(scene, made(scene, matter, *ply)?, *ply, of.bound_men())
        }
        Incident::Move(OfMove::WrongHand { ply }) => {
            let step = made(scene, matter, *ply)?.step;
            let bind = Effect::Bind { side, mover: Some(step.from), victim: None, to: Some(step.to) };
            remedy(&["46"], vec![Effect::Restore { to: ply - 1 }, bind])
        }
        Incident::Move(OfMove::SlideBack { from, path, to, chosen }) => {
            let done = slide_back(scene, matter, side, (*from, *to), path, *chosen);
            Remedy { under: [done.under, suggested::touch_down(scene, true)].concat(), ..done }
        }
        _ => return Err(refused(WhyNot::FactsMissing(Fact::Subject), &[])),
    })
}

/// By what the players themselves put right what nobody kept: a move is made again with the chosen men, or by the right hand,
/// and a man that was slid is put where it belongs.
fn unkept(scene: &Scene, incident: &Incident) -> Option<&'static str> {
    match incident {
        Incident::Move(OfMove::UnboundMove { .. }) if scene.is_off_record(incident) => Some("44"),
        Incident::Move(OfMove::WrongHand { .. }) if scene.is_off_record(incident) => Some("46"),
        Incident::Move(OfMove::SlideBack { .. }) if scene.is_unkept() => Some("47"),
        _ => None,
    }
}

/// Articles 45 and 114(2): the choice is void, the turn begins again, and in an event a foul is counted. Of a board that
/// nobody keeps, an official is told that the man could not serve.
fn idle_touch(scene: &Scene, matter: &Matter, side: Side, square: Square) -> Remedy {
    if scene.is_unkept() {
        return in_vain(scene, side, &["45(1)", "45(2)"]);
    }
    let before = scene.line.until(matter.ply);
    let before = if before.turn() == side { before } else { scene.line.until(matter.ply.saturating_sub(1)) };
    let own = before.now().get(square).is_some_and(|man| man.side() == side);
    let serves = |step: &Step| if own { step.from == square } else { step.to == square };
    if before.turn() == side && Xiangqi.legal(&before).is_some_and(|legal| legal.iter().any(serves)) {
        return unfounded(scene);
    }
    in_vain(scene, side, &[if own { "45(1)" } else { "45(2)" }])
}

/// Men told to have been touched in vain.
pub fn told_in_vain(scene: &Scene, told: ByMan) -> Remedy {
    let clauses = [(told.idle_mover, "45(1)"), (told.idle_victim, "45(2)")];
    let clauses: Vec<&'static str> = clauses.into_iter().filter(|(idle, _)| *idle).map(|(_, clause)| clause).collect();
    in_vain(scene, told.side, &clauses)
}

/// A choice that is void, under these articles.
fn in_vain(scene: &Scene, side: Side, clauses: &[&'static str]) -> Remedy {
    let mut done = remedy(clauses, vec![Effect::PlayOn]);
    if scene.arrangements.competition {
        done.under.extend(cite(&["114(2)"]));
        done.effects = vec![Effect::Foul { side, kind: FoulKind::Technical }];
    }
    done
}

/// Whether the desk itself has seen that a move was not by the chosen men.
pub fn is_unbound(before: &Line, made: &Ply) -> bool {
    !touch::binding_of(before, made).allowed.contains(&made.step)
}

/// Article 44: the move is taken back, and the same men stay chosen; if the desk saw no such choice, what the other side saw
/// and the official believes.
fn unbound_move(scene: &Scene, made: &Ply, ply: usize, told: Vec<Square>) -> Remedy {
    let before = scene.line.until(ply - 1);
    let made = &if is_unbound(&before, made) { made.clone() } else { made.touching_first(told) };
    if !is_unbound(&before, made) {
        return unfounded(scene);
    }
    let back = Effect::Restore { to: before.len() };
    remedy(&["44"], std::iter::once(back).chain(same_men(&before, made)).collect())
}

/// Article 47: how far the man was slid fixes where it goes.
fn slide_back(
    scene: &Scene,
    matter: &Matter,
    side: Side,
    (from, to): (Square, Square),
    path: &[Square],
    chosen: Option<Square>,
) -> Remedy {
    let before = scene.line.until(matter.ply.saturating_sub(usize::from(from != to)));
    let legal = Xiangqi.legal(&before).unwrap_or_default();
    let is_legal = |square: &Square| legal.contains(&Step::new(from, *square));
    let back = (scene.line.len() > before.len()).then_some(Effect::Restore { to: before.len() });
    let fixed = |clause, square| {
        let play = Effect::Play { side, step: Step::new(from, square) };
        remedy(&["47", clause], back.clone().into_iter().chain([play]).collect())
    };
    if let Some(&furthest) = path.last().filter(|square| is_legal(square)) {
        return fixed("47(a)", furthest);
    }
    if let Some(&furthest) = path.iter().rev().find(|square| is_legal(square)) {
        return fixed("47(b)", furthest);
    }
    if let Some(square) = chosen.filter(is_legal) {
        return fixed("47(c)", square);
    }
    let bind = Effect::Bind { side, mover: Some(from), victim: None, to: None };
    remedy(&["47", "47(d)"], back.into_iter().chain([bind]).collect())
}

/// What comes of a choice that a ruling left to a side.
pub fn chosen(
    scene: &Scene,
    matter: &Matter,
    choice: &Choice,
    square: Option<Square>,
    step: Option<Step>,
) -> Result<Remedy, Refusal> {
    let among = |men: &[Square]| square.filter(|chosen| men.contains(chosen));
    let of = |steps: &[Step]| step.filter(|chosen| steps.contains(chosen));
    let none = |clause| refused(WhyNot::NoSuchChoice, &[clause]);
    match choice {
        Choice::Man(men) => man_chosen(scene, matter, among(men).ok_or_else(|| none("43(2)"))?),
        Choice::Square { of, among: squares } => {
            let to = among(squares).ok_or_else(|| none(restoring::choice_clause(matter)))?;
            Ok(restoring::square_chosen(scene, matter, *of, to))
        }
        Choice::Move(steps) => restoring::move_chosen(scene, matter, steps, of(steps).ok_or_else(|| none("49(2)"))?),
        Choice::Extra(steps) => restoring::extra_chosen(scene, matter, of(steps).ok_or_else(|| none("49(2)"))?),
    }
}

/// Article 43(2): the other side said which man is chosen; a move made meanwhile with another is taken back.
fn man_chosen(scene: &Scene, matter: &Matter, man: Square) -> Result<Remedy, Refusal> {
    let side = offender(matter)?;
    let before = scene.line.until(matter.ply);
    let own = before.now().get(man).is_some_and(|touched| touched.side() == side);
    let moved = scene.line.ply(matter.ply + 1).filter(|made| made.side == side);
    let bond = moved.map_or(scene.bonds[side].clone(), |made| made.bond.clone()).unwrap_or_default();
    let (mover, victim) = if own { (Some(man), bond.victim) } else { (bond.mover, Some(man)) };
    let bind = Effect::Bind { side, mover, victim, to: None };
    Ok(match moved {
        Some(made) if own && made.step.from == man || !own && made.step.to == man => {
            remedy(&["43(2)"], vec![Effect::PlayOn])
        }
        Some(_) => remedy(&["43(2)", "44"], vec![Effect::Restore { to: matter.ply }, bind]),
        None => remedy(&["43(2)"], vec![bind]),
    })
}
