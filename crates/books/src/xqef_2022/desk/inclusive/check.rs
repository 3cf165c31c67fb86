//! Schedule 7.6.4 and 7.7.5: what was said is compared with what was made once the clock is pressed; and boards kept in step.

use clock::Clock;
use contest::Side;
use xiangqi::notation::Spoken;

use super::super::{board, cite, clock as clocks, faults, finding, refused, remedy};
use super::calls::{is_one_hand, is_said, is_whole, owed, position_before};
use super::needs::{self, either};
use crate::Article;
use crate::desk::xiangqi_play::{square, step};
use crate::desk::{
    Act, Actor, Deed, Due, Effect, Facts, Finding, FoulKind, Hand, Incident, Matter, OfClock, OfMove, OfSpeech, Ply,
    Refusal, Remedy, Scene, Square, Step, WhyNot,
};

/// What was said of a move, as far as it can be compared with what was made.
struct Said {
    /// The legal moves that the words can be.
    legal: Vec<Step>,
    /// The men that the words name.
    men: Vec<Square>,
    words: String,
}

fn said(scene: &Scene, made: &Ply, ply: usize) -> Option<Said> {
    let call = made.call.as_ref()?;
    let position = position_before(&scene.line, ply)?;
    let spoken = Spoken::traditional(&position, &call.words);
    Some(Said {
        legal: spoken.legal().into_iter().map(step).collect(),
        men: spoken.pieces().into_iter().map(square).collect(),
        words: call.words.clone(),
    })
}

/// Schedule 7.7.4(2)(f)(iii): an official said it, so that what was made counts.
fn hand_decides(scene: &Scene, made: &Ply) -> bool {
    !super::is_six(scene) && made.call.as_ref().is_some_and(|call| call.read_out)
}

/// Whether the move made of a ply, from 1, is the one that was said.
pub fn agrees(scene: &Scene, ply: usize) -> bool {
    let Some(made) = scene.line.ply(ply) else { return true };
    hand_decides(scene, made) || said(scene, made, ply).is_none_or(|said| said.legal.contains(&made.step))
}

/// Whether a comparison calls for no official's word.
pub fn agrees_at_once(scene: &Scene, matter: &Matter) -> bool {
    let made = matter.incident.ply().and_then(|ply| Some((ply, scene.line.ply(ply)?)));
    made.is_some_and(|(ply, made)| agrees(scene, ply) && (made.legal || !hand_decides(scene, made)))
}

/// What a press rests on.
pub fn presses(scene: &Scene, by: Actor, deed: &Deed) -> Result<Vec<Article>, Refusal> {
    let mut under = clocks::allows(scene, by, deed)?;
    let (Act::Press { hand }, Some(side)) = (deed.act, by.side()) else { return Ok(under) };
    if is_last_mover(scene, side) {
        under.extend(cite(&[either(scene, "sch7.6.3(3)", "sch7.7.4(2)(b)")]));
    }
    if other_hand(scene, side, *hand) && needs::is_visual(scene, side) {
        under.extend(cite(&[either(scene, "sch7.6.3(4)", "sch7.7.4(2)(e)")]));
    }
    Ok(under)
}

fn is_last_mover(scene: &Scene, side: Side) -> bool {
    scene.line.plies().last().is_some_and(|last| last.side == side)
}

fn other_hand(scene: &Scene, side: Side, hand: Option<Hand>) -> bool {
    let moved = scene.line.plies().last().filter(|last| last.side == side).map(|last| last.execution.hand);
    hand.is_some() && moved.is_some_and(is_one_hand) && hand != moved
}

/// Whether the clock was pressed after the last move, or need not be.
fn is_pressed(scene: &Scene, side: Side) -> bool {
    scene.clock.as_ref().is_none_or(|clock| clock.running() != Some(side))
}

/// What is taken notice of in a press: a move that was not said, or the task to compare; none where the usual rules speak.
pub fn after_press(scene: &Scene, by: Actor, hand: Option<Hand>) -> Option<Vec<Finding>> {
    let side = by.side()?;
    if !is_last_mover(scene, side) {
        return Some(before_move(scene, by, hand));
    }
    if is_compared(scene) {
        return None;
    }
    if !is_said(scene) && !scene.arrangements.competition {
        return Some(Vec::new());
    }
    if !is_said(scene) {
        let repeat = owed(scene).is_some_and(|owed| owed.what == Due::Repetition);
        let unsaid = either(scene, "sch7.6.3(3)", "sch7.7.4(2)(b)");
        let clause = if repeat { either(scene, "sch7.6.3(7)", "sch7.7.4(2)(c)") } else { unsaid };
        return Some(vec![finding(Incident::Clock(OfClock::EarlyPress), Some(side), &["96(2)", clause])]);
    }
    let mut found = vec![of_ply(scene, side)];
    if other_hand(scene, side, hand) && !needs::is_visual(scene, side) && scene.arrangements.competition {
        found.push(finding(Incident::Clock(OfClock::OtherHandPress), Some(side), &["96(3)"]));
    }
    Some(found)
}

/// What is taken notice of in a press by a side that has not moved.
fn before_move(scene: &Scene, by: Actor, hand: Option<Hand>) -> Vec<Finding> {
    let early =
        |found: &Finding| found.incident == Incident::Clock(OfClock::EarlyPress) && by.side() == Some(scene.to_move());
    let complete = cite(&[either(scene, "sch7.6.3(3)", "sch7.7.4(2)(b)")]);
    let mut found = clocks::notices(scene, by, &Deed::without_men(&Act::Press { hand }));
    for found in found.iter_mut().filter(|found| early(found)) {
        found.under.extend(complete.clone());
    }
    found
}

/// Whether the last move was compared with its words, or is to be.
fn is_compared(scene: &Scene) -> bool {
    let call = scene.line.plies().last().and_then(|last| last.call.as_ref());
    call.is_none_or(|call| call.compared.is_some()) && is_said(scene)
}

/// The task to compare the last move once the other side goes on, if nobody has pressed the clock after it.
pub fn overdue(scene: &Scene, goes_on: Side) -> Option<Finding> {
    let last = scene.line.plies().last().filter(|last| needs::calls(scene) && last.side != goes_on)?;
    (is_said(scene) && !is_compared(scene)).then(|| of_ply(scene, last.side))
}

/// The task to compare the last move; where an official said it, an illegal one is a fault like any other.
fn of_ply(scene: &Scene, side: Side) -> Finding {
    let ply = scene.line.len();
    match scene.line.ply(ply).filter(|made| hand_decides(scene, made) && !made.legal) {
        None => task(scene, side, ply),
        Some(made) => {
            let incident = Incident::Move(OfMove::IllegalMove { ply });
            let clauses = [faults::named(&incident), &["sch7.7.4(2)(f)(iii)"]].concat();
            let against = board::forbids(&scene.line.until(ply - 1), side, made.step);
            let found = finding(incident, Some(side), &clauses);
            Finding { under: [found.under, against].concat(), ..found }
        }
    }
}

/// The task to compare the move of a ply, from 1.
pub fn task(scene: &Scene, side: Side, ply: usize) -> Finding {
    finding(
        Incident::Move(OfMove::CallCheck { ply }),
        Some(side),
        &[needs::in_words(scene, side, "sch7.6.4", "sch7.7.5")],
    )
}

/// Words that complete a move after the press call for the comparison, too.
pub fn after_words(scene: &Scene, by: Actor, words: &str, corrects: bool) -> Vec<Finding> {
    let Some(last) = scene.line.plies().last() else { return Vec::new() };
    let (side, ply) = (last.side, scene.line.len());
    if by.side() == Some(!side) {
        return overdue(scene, !side).into_iter().collect();
    }
    let mute = by.side().is_none() && needs::is_mute(scene, side);
    let speaks = by.side() == Some(side) || mute;
    let stand = super::says(scene, by, words, corrects).map(|(_, words)| words).unwrap_or_default();
    let whole = speaks && !is_said(scene) && is_whole(&scene.line, ply, &stand);
    (whole && is_pressed(scene, side)).then(|| task(scene, side, ply)).into_iter().collect()
}

/// An official's words that a side repeats after the press call for it as well.
pub fn after_repeating(scene: &Scene, by: Actor) -> Vec<Finding> {
    let Some(last) = scene.line.plies().last() else { return Vec::new() };
    let owes = last.call.as_ref().is_some_and(|call| call.read_out && !call.repeated);
    let own = by.side() == Some(last.side) && owes;
    (own && is_pressed(scene, last.side)).then(|| task(scene, last.side, scene.line.len())).into_iter().collect()
}

/// The three outcomes of the comparison, and what comes of each.
pub fn compares(scene: &Scene, matter: &Matter, ply: usize) -> Result<Remedy, Refusal> {
    let made = faults::made(scene, matter, ply)?;
    let side = made.side;
    let task = needs::in_words(scene, side, "sch7.6.4", "sch7.7.5");
    if hand_decides(scene, made) {
        return Ok(remedy(&[task, "sch7.7.4(2)(f)(iii)"], vec![Effect::PlayOn]));
    }
    let nothing_said = || refused(WhyNot::Spoken(OfSpeech::NotSaid), &[task]);
    let Said { legal, men, words } = said(scene, made, ply).ok_or_else(nothing_said)?;
    if legal.contains(&made.step) {
        return Ok(remedy(&[task], vec![Effect::PlayOn]));
    }
    let back = Effect::Restore { to: ply - 1 };
    if let [step, ref others @ ..] = legal[..] {
        let clauses = [task, either(scene, "sch7.6.4(a)", "sch7.7.5(a)"), needs::by_call(scene, side)];
        let mut effects = vec![back, Effect::Say { side, words }];
        if others.is_empty() {
            effects.push(Effect::Play { side, step });
        }
        return Ok(remedy(&clauses, effects));
    }
    if made.legal && men.contains(&made.step.from) && needs::calls(scene) {
        let clauses = [task, either(scene, "sch7.6.4(b)", "sch7.7.5(b)")];
        return Ok(remedy(&clauses, said_anew(scene, side, ply)));
    }
    let foul = Effect::Foul { side, kind: FoulKind::Technical };
    Ok(remedy(&[task, either(scene, "sch7.6.4(c)", "sch7.7.5(c)")], vec![back, foul]))
}

/// A move that stands against its words: a record fault, and the side says it anew in its own time, if it is the last.
fn said_anew(scene: &Scene, side: Side, ply: usize) -> Vec<Effect> {
    let mut effects = vec![Effect::Foul { side, kind: FoulKind::Record }];
    if ply == scene.line.len() {
        effects.push(Effect::Unsay { side });
        effects.extend(is_stopped(scene, side).then_some(Effect::StartClock { side }));
    }
    effects
}

/// Whether the time of the other side runs.
fn is_stopped(scene: &Scene, side: Side) -> bool {
    scene.clock.as_ref().and_then(Clock::running).is_some_and(|running| running != side)
}

/// A press before all was done and said: a press fault, and the time of that side runs on until it has said its move.
pub fn pressed_early(scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Result<Remedy, Refusal>> {
    let clause = either(scene, "sch7.6.3(3)", "sch7.7.4(2)(b)");
    if matter.side == Some(scene.line.turn_after(matter.ply)) {
        let usual = clocks::remedies(scene, matter, facts);
        return Some(usual.map(|usual| Remedy { under: [cite(&[clause]), usual.under].concat(), ..usual }));
    }
    let side = matter.side.filter(|side| is_last_mover(scene, *side) && matter.ply == scene.line.len())?;
    let again = (is_stopped(scene, side) && !is_said(scene)).then_some(Effect::StartClock { side });
    let effects = std::iter::once(Effect::Foul { side, kind: FoulKind::Press }).chain(again).collect();
    Some(Ok(remedy(&[clause, "96(2)", "112(2)(b)"], effects)))
}

/// Schedule 7.7.4(2)(g)(iv): the official puts the boards in step at once; nobody is at fault.
pub fn aligns() -> Remedy {
    remedy(&["sch7.7.4(2)(g)(iv)"], vec![Effect::Align])
}
