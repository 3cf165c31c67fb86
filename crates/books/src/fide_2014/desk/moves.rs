//! Articles 4 and 7.5: moves as they are carried out, and what is done about those that go wrong.

use chess::IllegalMove;
use clock::Millis;
use contest::Side;

use ruling::Setting;

use super::touch::{self, binding_instead, binding_of, binding_with, mover_of, promotes, touched_together};
use super::{cite, finding, offender, refused, remedy};
use crate::Article;
use crate::desk::Reading;
use crate::desk::timing::{is_unseen, was_pressed};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Binding, Carried, Deed, Effect, Execution, Fact, Facts, Finding, Form, FoulKind, Hand, Incident,
    Line, Man, Matter, MatterId, OfBoard, OfMove, Play, Ply, Reason, Refusal, Remedy, Scene, Square, Step, Verdict,
    WhyNot,
};
use crate::fide_2014::play::{Chess, as_move, carried_rook, color, game, now};
use crate::fide_2014::{Game, LOOKED_AT, Mating, mating, movement_articles};

/// Moving pieces.
pub struct Moves;

impl Topic for Moves {
    fn allows(&self, scene: &Scene, _: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Move { .. } | Act::Release | Act::Slide { .. } => Some(Ok(rests_on(scene, deed))),
            Act::Raise { incident: Some(incident @ Incident::Move(_)), against, .. } => {
                Some(whose(scene, incident, *against).map(|()| Vec::new()))
            }
            _ => None,
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        notices(scene, by, deed)
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        match matter.incident {
            Incident::Move(OfMove::IllegalMove { ply }) => of_illegal(scene, matter, ply),
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        let known = matches!(
            matter.incident,
            Incident::Move(
                OfMove::IllegalMove { .. }
                    | OfMove::UnboundMove { .. }
                    | OfMove::ChangedMove { .. }
                    | OfMove::WrongHand { .. }
                    | OfMove::LeftOn { .. }
                    | OfMove::Upturned { .. }
            )
        );
        known.then(|| remedies(scene, matter, facts))
    }
}

/// What went wrong with a move is raised against the side that made it.
fn whose(scene: &Scene, incident: &Incident, against: Option<Side>) -> Result<(), Refusal> {
    let Some(ply) = incident.ply() else { return Ok(()) };
    let side = against.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Against), &[]))?;
    if scene.is_unknown(incident) {
        return Ok(());
    }
    mover_of(scene, ply, side).map(|_| ())
}

/// What the opponent of a side that made an illegal move is given.
const COMPENSATION: Millis = Millis::from_mins(2);

/// Remark 1 on 3.7.e: a rook put upside down is a rook, whatever was said.
pub fn counts_as(step: Step, execution: &Execution) -> Step {
    match step.becomes {
        Some(_) if execution.upturned => Step { becomes: Man::new('r'), ..step },
        _ => step,
    }
}

/// What a move rests on.
fn rests_on(scene: &Scene, deed: &Deed) -> Vec<Article> {
    let Some(Carried { step, execution, complete, .. }) = &deed.carried else { return Vec::new() };
    if Chess
        .legal(&scene.line)
        .is_none_or(|legal| !legal.iter().any(|legal| (legal.from, legal.to) == (step.from, step.to)))
    {
        return Vec::new();
    }
    let board = scene.line.now();
    let castles = carried_rook(board, *step).is_some();
    let clauses: &[&'static str] = match (!complete, step.becomes) {
        (true, _) if castles => &["4.7.b.王"],
        (true, None) if promotes(&scene.line, *step) && execution.part => &["4.7.c.兵"],
        (true, Some(_)) => &["4.4.d"],
        (true, None) if execution.part => &["4.7"],
        (true, None) => &[],
        (false, Some(_)) if scene.turn.held.is_some() => &["4.7", "4.7.c", "4.6.b"],
        (false, Some(_)) => &["4.7", "4.7.c", "4.6.a"],
        (false, None) if castles => &["4.7", "4.7.b"],
        (false, None) if Chess.taken(board, *step).is_some() && !execution.left_on => &["4.7", "4.7.a"],
        (false, None) => &["4.7"],
    };
    cite(clauses)
}

/// What the rules take notice of in a move.
fn notices(scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
    let Some(side) = by.side() else { return Vec::new() };
    let Some((step, execution)) = deed.completes() else { return Vec::new() };
    let ply = scene.line.len() + 1;
    if side != scene.to_move() {
        return out_of_turn(scene, side, step, ply).into_iter().collect();
    }
    let mut found = Vec::new();
    let one_hand = matches!(execution.hand, Hand::Right | Hand::Left);
    if !one_hand && !scene.arrangements.players[side].moves_otherwise() {
        found.push(finding(Incident::Move(OfMove::WrongHand { ply }), Some(side), &["4.1"]));
    }
    if execution.left_on {
        let clauses: &[&'static str] = if step.becomes.is_some() { &["4.6.c"] } else { &["4.7.a"] };
        found.push(finding(Incident::Move(OfMove::LeftOn { ply }), Some(side), clauses));
    }
    if execution.upturned {
        found.push(finding(Incident::Move(OfMove::Upturned { ply }), Some(side), &["3.7.e.remark1", "3.7.e.remark2"]));
    }
    found.extend(of_step(scene, side, step, execution, ply));
    found
}

/// A piece moved on after it was released, or a second move in a row. Of an illegal move that is changed there is nothing
/// to add: it is to be put right anyway.
fn out_of_turn(scene: &Scene, side: Side, step: Step, ply: usize) -> Option<Finding> {
    let last = scene.line.plies().last().filter(|last| last.side == side && last.step.to == step.from);
    match last {
        Some(last) if !last.legal => None,
        Some(_) => Some(finding(Incident::Move(OfMove::ChangedMove { ply }), Some(side), &["4.7"])),
        None => Some(finding(Incident::Move(OfMove::IllegalMove { ply }), Some(side), &["7.5.a", "1.1.交替"])),
    }
}

/// Where the move went: against the rules of movement, or past what was touched or released.
fn of_step(scene: &Scene, side: Side, step: Step, execution: &Execution, ply: usize) -> Option<Finding> {
    let Some(legal) = Chess.legal(&scene.line) else { return takes_king(scene, side, step, ply) };
    if !legal.contains(&step) || !execution.also.is_empty() {
        let mut found = finding(Incident::Move(OfMove::IllegalMove { ply }), Some(side), &["7.5.a"]);
        found.under.extend(forbids(&scene.line, side, step));
        return Some(found);
    }
    let bound = touch::binding(scene);
    if bound.allowed.contains(&step) {
        return None;
    }
    let incident = Incident::Move(OfMove::UnboundMove { ply, mover: bound.mover, victim: bound.victim });
    Some(Finding { incident, side: Some(side), under: bound.under })
}

/// A king taken on a board that is no position, since it was left to be taken.
fn takes_king(scene: &Scene, side: Side, step: Step, ply: usize) -> Option<Finding> {
    let king = scene.line.now().get(step.to).filter(|man| matches!(man.letter(), 'K' | 'k'));
    king.map(|_| finding(Incident::Move(OfMove::IllegalMove { ply }), Some(side), &["7.5.a", "1.2.王不可"]))
}

/// Why the rules of movement forbid a move of a side at the end of a line.
pub fn forbids(line: &Line, side: Side, step: Step) -> Vec<Article> {
    if side != line.turn() {
        return cite(&["1.1.交替"]);
    }
    if line.now().get(step.from).is_some_and(|man| man.side() != side) {
        return cite(&["1.1.交替"]);
    }
    let (Some(position), Some(played)) = (now(line), as_move(step)) else { return cite(&["3.10.c"]) };
    let Some(fault) = position.fault_of(played) else { return Vec::new() };
    let game = game(line).or_else(|| Game::new(chess::Setup::from(&position)).ok());
    game.map(|game| movement_articles(&game, IllegalMove { played, fault })).unwrap_or_default()
}

/// What is done about a move that went wrong.
fn remedies(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
    let side = offender(matter)?;
    let Incident::Move(OfMove::IllegalMove { ply } | OfMove::ChangedMove { ply }) = &matter.incident else {
        return of_article_4(scene, matter, side);
    };
    if scene.line.ply(*ply).is_some_and(|made| made.legal) {
        return Ok(remedy(&[], vec![Effect::PlayOn]));
    }
    match &matter.incident {
        Incident::Move(OfMove::ChangedMove { .. }) => {
            mover_of(scene, *ply, side)?;
            Ok(remedy(&["4.7"], vec![Effect::Restore { to: ply.saturating_sub(1) }]))
        }
        _ => match earlier(scene, *ply) {
            Some(first) => Err(refused(WhyNot::ComesAfter(first), &["7.5.a"])),
            None => illegal(scene, matter, *ply, facts),
        },
    }
}

/// What is done about a move that was carried out as it should not be.
fn of_article_4(scene: &Scene, matter: &Matter, side: Side) -> Result<Remedy, Refusal> {
    match &matter.incident {
        Incident::Move(OfMove::UnboundMove { ply, mover, victim }) => {
            unbound(scene, side, *ply, mover.iter().chain(victim).copied().collect())
        }
        Incident::Move(OfMove::WrongHand { .. }) => Ok(remedy(&["4.1"], vec![Effect::Caution { side }])),
        Incident::Move(OfMove::LeftOn { ply }) => {
            let made = mover_of(scene, *ply, side)?;
            let clauses: &[&'static str] = if made.step.becomes.is_some() { &["4.6.c"] } else { &["4.7.a"] };
            let before = scene.line.until(ply - 1);
            let near = Chess.taken(before.now(), made.step).unwrap_or(made.step.to);
            Ok(remedy(clauses, vec![Effect::TakeOff { near }]))
        }
        Incident::Move(OfMove::Upturned { .. }) => {
            Ok(remedy(&["3.7.e.remark1", "3.7.e.remark2"], vec![Effect::PlayOn]))
        }
        _ => Err(refused(WhyNot::FactsMissing(Fact::Subject), &[])),
    }
}

/// Articles 4.3 to 4.7: the move is taken back, and what was touched or released binds; if the desk saw no such touch, what
/// the other side saw and the arbiter believes.
fn unbound(scene: &Scene, side: Side, ply: usize, told: Vec<Square>) -> Result<Remedy, Refusal> {
    let made = mover_of(scene, ply, side)?;
    let before = scene.line.until(ply - 1);
    let seen = binding_of(&before, made);
    let bound = if seen.allowed.contains(&made.step) { binding_with(&before, made, told) } else { seen };
    if bound.allowed.contains(&made.step) {
        return Ok(Remedy { under: bound.under, effects: vec![Effect::PlayOn] });
    }
    let back = Effect::Restore { to: before.len() };
    let together = touched_together(&before, made).filter(|_| bound.mover.is_none() && bound.victim.is_none());
    let holds = match together {
        Some(squares) => Effect::CountTouch { side, squares },
        None => binds(side, made, &bound),
    };
    Ok(Remedy { under: bound.under, effects: vec![back, holds] })
}

/// What a side is held to once its move was taken back: the only one that completes what it had begun is made, else the
/// pieces and the square are bound.
fn binds(side: Side, made: &Ply, bound: &Binding) -> Effect {
    if let ([only], Some(_)) = (bound.allowed.as_slice(), &made.begun) {
        return Effect::Play { side, step: *only };
    }
    let common = |to: &Square| bound.allowed.iter().all(|step| step.to == *to);
    let to = bound.allowed.first().map(|step| step.to).filter(common);
    Effect::Bind { side, mover: bound.mover, victim: bound.victim, to }
}

/// When an illegal move counts: once the clock was pressed after it, or once it is made.
const COUNTS: Setting = Setting::IllegalMove;

/// How the event reads when an illegal move counts.
fn counts_when(scene: &Scene) -> Option<Reading> {
    scene.arrangements.reading(COUNTS)
}

/// The reading that a ruling rests on: of an illegal move, where there is a clock, whether it had to be pressed; of reversed
/// colours, until when the game may begin again.
pub fn reading(scene: &Scene, matter: &Matter) -> Option<Reading> {
    match matter.incident {
        Incident::Move(OfMove::IllegalMove { .. }) => counts_when(scene).filter(|_| scene.clock.is_some()),
        Incident::Board(OfBoard::ColoursReversed) => scene.arrangements.reading(Setting::ColoursEarly),
        _ => None,
    }
}

/// Whether an illegal move was completed: pressed, or followed by the side's next one after the other side's reply. Of a
/// move that nobody saw, a reply or the other side's running time tells it, or else the arbiter must.
fn is_completed(scene: &Scene, side: Side, ply: usize, facts: &Facts) -> Result<bool, Refusal> {
    let when_made = counts_when(scene).is_some_and(|reading| reading.value() == "made");
    let unknown = || refused(WhyNot::FactsMissing(Fact::Pressed), &["6.2.a.按钟", "7.5.b.一次"]);
    let Some(made) = scene.line.ply(ply) else {
        let told = when_made || scene.clock.is_none() || !is_set_right(scene, ply, facts);
        return if told { Ok(true) } else { facts.pressed.ok_or_else(unknown) };
    };
    let mut since = scene.line.plies().iter().skip(ply).skip_while(|later| later.side == side);
    if when_made || scene.clock.is_none() || made.left.is_some() || since.any(|later| later.side == side) {
        return Ok(true);
    }
    was_pressed(scene, ply, facts).ok_or_else(unknown)
}

/// Article 7.5: back to where it was legal, the touched piece bound; if the move was completed, two minutes for the other
/// side, or the game.
fn illegal(scene: &Scene, matter: &Matter, ply: usize, facts: &Facts) -> Result<Remedy, Refusal> {
    let side = offender(matter)?;
    if !is_completed(scene, side, ply, facts)? {
        let mut done = put_right(scene, side, ply, facts)?;
        done.under.extend(cite(&["6.2.a.按钟"]));
        return Ok(timed(scene, done, facts));
    }
    let mut done = put_right(scene, side, ply, facts)?;
    done.effects.extend(scene.bonds[!side].as_ref().map(|_| Effect::Unbind { side: !side }));
    done.effects.push(Effect::Foul { side, kind: FoulKind::IllegalMove });
    if is_second(scene, side) {
        let mates = if is_set_right(scene, ply, facts) {
            settled(&Mating::Undecided, facts, "7.5.b.二次")?
        } else {
            can_mate(&scene.line.until(ply.saturating_sub(1)), !side, facts, "7.5.b.二次")?
        };
        let drawn = !mates;
        let (form, reason) = (Form::Breach, Reason::Faults);
        let verdict = if drawn { Verdict::draw(form, reason) } else { Verdict::loses(side, form, reason) };
        done.under.extend(cite(&["7.5.b.二次"]));
        done.effects.push(Effect::End { verdict });
        return Ok(done);
    }
    done.under.extend(cite(&["7.5.b.一次"]));
    done = timed(scene, done, facts);
    if scene.clock.is_some() {
        done.effects.push(Effect::Add { side: !side, time: COMPENSATION });
    }
    Ok(done)
}

/// What is asked of an illegal move: how far back the position is sure, the right times if play goes on, and whether the
/// other side can mate if it does not and no search tells.
fn of_illegal(scene: &Scene, matter: &Matter, ply: usize) -> Vec<Asks> {
    let (Some(side), Some(made)) = (matter.side, scene.line.ply(ply)) else { return of_unkept(scene, matter) };
    if made.legal {
        return Vec::new();
    }
    let back = (ply > 1).then_some(Fact::BackTo.alone());
    let unseen = is_unseen(scene, ply);
    let pressed = unseen.then_some(Fact::Pressed.alone());
    let completed = unseen || is_completed(scene, side, ply, &Facts::default()).unwrap_or(true);
    let second = completed && is_second(scene, side);
    let open = second && is_open(&scene.line.until(ply.saturating_sub(1)), !side);
    let left = ((!second || unseen) && scene.clock.is_some()).then_some(Fact::Left.alone());
    [back, pressed, left, open.then_some(Fact::Drawn.alone())].into_iter().flatten().collect()
}

/// What is asked of a move that nobody kept: whether it was put right and had been completed, and if it is the second one,
/// whether the other side can mate. Of one that is not complete the desk knows the rest, a search for the mate apart.
fn of_unkept(scene: &Scene, matter: &Matter) -> Vec<Asks> {
    let side = matter.side.filter(|side| is_second(scene, *side));
    let left = scene.clock.is_some().then_some(Fact::Left.alone());
    if !scene.is_off_record(&matter.incident) {
        let open = side.is_some_and(|side| is_open(&scene.line, !side)).then_some(Fact::Drawn.alone());
        return left.filter(|_| side.is_none()).into_iter().chain(open).collect();
    }
    let pressed = scene.clock.is_some().then_some(Fact::Pressed.beside(Fact::SetRight));
    let drawn = side.map(|_| Fact::Drawn.beside(Fact::SetRight));
    [left, Some(Fact::SetRight.alone()), pressed, drawn].into_iter().flatten().collect()
}

/// Whether the players have put an illegal move right that nobody kept.
fn is_set_right(scene: &Scene, ply: usize, facts: &Facts) -> bool {
    facts.set_right && scene.is_off_record(&Incident::Move(OfMove::IllegalMove { ply }))
}

/// Whether an illegal move of a side was counted before.
fn is_second(scene: &Scene, side: Side) -> bool {
    scene.fouls[side].iter().any(|foul| foul.kind == FoulKind::IllegalMove)
}

/// An illegal move that came before this one: the position before it stands again, and with it goes whatever followed.
fn earlier(scene: &Scene, ply: usize) -> Option<MatterId> {
    let before = |matter: &&Matter| match matter.incident {
        Incident::Move(OfMove::IllegalMove { ply: other }) if other < ply && matter.standing.is_open() => {
            scene.line.ply(other).is_some_and(|made| !made.legal)
        }
        _ => false,
    };
    scene.matters.iter().filter(before).min_by_key(|matter| matter.incident.ply()).map(|matter| matter.id)
}

/// Article 7.1: the times that the arbiter finds right once pieces were put back.
fn timed(scene: &Scene, mut done: Remedy, facts: &Facts) -> Remedy {
    if let Some(left) = facts.left.filter(|_| scene.clock.is_some()) {
        done.under.extend(cite(&["7.1"]));
        done.effects.push(Effect::SetClock { left });
    }
    done
}

/// The position before the illegal move, or the last one that is sure; a pawn left on the last rank becomes a queen.
fn put_right(scene: &Scene, side: Side, ply: usize, facts: &Facts) -> Result<Remedy, Refusal> {
    if is_set_right(scene, ply, facts) {
        return Ok(remedy(&["7.5.a"], vec![Effect::SetRight { again: Some(side) }]));
    }
    let none = || refused(WhyNot::FactsMissing(Fact::Ply), &["7.5.a"]);
    let before = ply.checked_sub(1).ok_or_else(none)?;
    let queen = Man::new('q');
    if let Some((step, _)) = scene.turn.held.as_ref().filter(|_| before == scene.line.len()) {
        return Ok(finished(scene, side, *step));
    }
    let made = mover_of(scene, ply, side)?;
    if let Some(to) = facts.back_to.filter(|to| *to < before) {
        return Ok(remedy(&["7.5.a"], vec![Effect::Restore { to }]));
    }
    let line = scene.line.until(before);
    let back = Effect::Restore { to: before };
    let promoted = Step { becomes: queen, ..made.step };
    if made.step.becomes.is_none() && Chess.legal(&line).is_some_and(|legal| legal.contains(&promoted)) {
        let play = Effect::Play { side, step: promoted };
        let pressed = made.left.map(|_| Effect::StartClock { side: !side });
        let effects = [back, play].into_iter().chain(pressed).collect();
        return Ok(remedy(&["7.5.a", "7.5.a.remark1"], effects));
    }
    if is_half_castled(&line, made) {
        let play = Effect::Play { side, step: made.step };
        return Ok(remedy(&["7.5.a", "4.7.b.王"], vec![back, play, Effect::StartClock { side: !side }]));
    }
    let bind = (made.side == line.turn()).then(|| bound_instead(&line, made)).flatten();
    Ok(remedy(&["7.5.a"], [Some(back), bind].into_iter().flatten().collect()))
}

/// Whether a side castled with the king alone, and pressed, where it may castle so.
fn is_half_castled(line: &Line, made: &Ply) -> bool {
    let begun = made.execution.part && made.left.is_some() && carried_rook(line.now(), made.step).is_some();
    begun && Chess.legal(line).is_some_and(|legal| legal.contains(&made.step))
}

/// Articles 7.5.a and 4.3: what was touched is moved or taken instead, and what was taken by another piece if by none of
/// these; a piece of the other side that was carried binds nobody.
fn bound_instead(line: &Line, made: &Ply) -> Option<Effect> {
    let side = made.side;
    let of = |own: bool| move |square: &Square| line.now().get(*square).is_some_and(|man| (man.side() == side) == own);
    let bound = binding_instead(line, made);
    let taken = Chess.taken(line.now(), made.step).filter(of(false));
    let (mover, victim) = match (bound.mover, bound.victim) {
        (None, None) => (Some(made.step.from).filter(of(true)), taken),
        (Some(mover), None) => (Some(mover), taken),
        (None, Some(_)) if bound.victim == taken && !can_move(line, made.step.from) => {
            (Some(made.step.from).filter(of(true)), taken)
        }
        both => both,
    };
    let to =
        bound.allowed.first().map(|step| step.to).filter(|_| bound.allowed.len() == 1 && is_castling(line, &bound));
    (mover.is_some() || victim.is_some()).then_some(Effect::Bind { side, mover, victim, to })
}

/// Whether a piece can move at the end of a line.
fn can_move(line: &Line, from: Square) -> bool {
    Chess.legal(line).is_some_and(|legal| legal.iter().any(|step| step.from == from))
}

/// Whether a side is bound to castle.
fn is_castling(line: &Line, bound: &Binding) -> bool {
    bound.allowed.first().is_some_and(|step| carried_rook(line.now(), *step).is_some())
}

/// A move that was pressed half-made is completed if it is legal: a pawn becomes the piece that was put down, or a queen.
/// Else the piece goes back, and must be moved.
fn finished(scene: &Scene, side: Side, step: Step) -> Remedy {
    let pawn = promotes(&scene.line, step);
    let whole = if pawn { Step { becomes: step.becomes.or(Man::new('q')), ..step } } else { step };
    if Chess.legal(&scene.line).is_some_and(|legal| legal.contains(&whole)) {
        let clause = if pawn { "7.5.a.remark1" } else { "4.7.b.王" };
        return remedy(&["7.5.a", clause], vec![Effect::Play { side, step: whole }]);
    }
    let back = Effect::Restore { to: scene.line.len() };
    remedy(&["7.5.a"], vec![back, Effect::Bind { side, mover: Some(step.from), victim: None, to: None }])
}

/// Whether a side can mate by some series of legal moves; where the search does not tell, the arbiter must.
pub fn can_mate(line: &Line, side: Side, facts: &Facts, clause: &'static str) -> Result<bool, Refusal> {
    settled(&searched(line, side), facts, clause)
}

fn searched(line: &Line, side: Side) -> Mating {
    now(line).map_or(Mating::Undecided, |position| mating(&position, color(side), LOOKED_AT))
}

/// Whether no search tells if a side can mate.
pub fn is_open(line: &Line, side: Side) -> bool {
    matches!(searched(line, side), Mating::Undecided)
}

fn settled(found: &Mating, facts: &Facts, clause: &'static str) -> Result<bool, Refusal> {
    match (found, facts.drawn) {
        (Mating::Never, _) => Ok(false),
        (Mating::By(_), _) => Ok(true),
        (Mating::Undecided, Some(drawn)) => Ok(!drawn),
        (Mating::Undecided, None) => Err(refused(WhyNot::FactsMissing(Fact::Drawn), &[clause])),
    }
}

/// A promotion or castling that was pressed half-made.
pub fn unfinished(scene: &Scene, side: Side) -> Option<Finding> {
    let (step, _) = scene.turn.held.as_ref().filter(|(_, execution)| execution.part && side == scene.to_move())?;
    let clause = match carried_rook(scene.line.now(), *step) {
        _ if promotes(&scene.line, *step) => "7.5.a.remark1",
        Some(_) => "4.7.b.王",
        None => return None,
    };
    let ply = scene.line.len() + 1;
    Some(finding(Incident::Move(OfMove::IllegalMove { ply }), Some(side), &["7.5.a", clause]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_the_search_does_not_tell_the_arbiter_must() {
        let told = |drawn| settled(&Mating::Undecided, &Facts { drawn, ..Facts::default() }, "6.9");
        assert_eq!(told(None), Err(refused(WhyNot::FactsMissing(Fact::Drawn), &["6.9"])));
        assert_eq!((told(Some(true)), told(Some(false))), (Ok(false), Ok(true)));
        let never = settled(&Mating::Never, &Facts { drawn: Some(false), ..Facts::default() }, "6.9");
        assert_eq!(never, Ok(false), "what was found stands against any word");
    }
}
