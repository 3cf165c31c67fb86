//! Schedule 7, parts 6 and 7: play of visually impaired players, and play of all together.
//!
//! In these games moves are said aloud, and what is said is the move. The words bind as touched men do elsewhere; what the
//! hands do is compared with them once the clock is pressed. Where part 6 and part 7 say the same, one code serves both, and
//! cites the one under which the game is played.

mod calls;
mod cards;
mod check;
mod helpers;
mod needs;
mod preparation;
mod times;

use contest::Side;

use super::{cite, records, refused, result, touch};
use crate::Article;
use crate::desk::timing::fallen;
use crate::desk::{
    Act, Actor, Binding, Deed, Due, Facts, Finding, Gathering, Incident, Matter, OfBoard, OfClock, OfMove, OfSpeech,
    Owed, Phase, Refusal, Remedy, Scene, WhyNot,
};

pub use calls::{names_man, says};
pub use check::agrees_at_once;
pub use helpers::acts_for;
pub use preparation::told;
pub use times::{calls_out, settles, told_first};

/// What an act rests on, or why it is not allowed; none if these parts say nothing of it.
pub fn allows(scene: &Scene, by: Actor, deed: &Deed) -> Option<Result<Vec<Article>, Refusal>> {
    needs::gathering(scene)?;
    match deed.act {
        Act::Start => Some(preparation::starts(scene, by)),
        Act::Equipment { item, .. } | Act::Replace { item } => preparation::equips(scene, by, deed, item),
        Act::Touch { .. } if needs::calls(scene) => Some(Ok(cite(&[needs::by_call(scene, scene.to_move())]))),
        Act::Move { .. } | Act::Release | Act::Slide { .. } => Some(calls::moves(scene, by, deed)),
        Act::Say { words, corrects } => Some(calls::may_say(scene, by, words, *corrects)),
        Act::Repeat { words, .. } => Some(calls::repeats(scene, by, words)),
        Act::Press { .. } if needs::calls(scene) => Some(check::presses(scene, by, deed)),
        Act::Card { card, way } => Some(cards::allows(scene, by, *card, *way)),
        Act::Ask { .. } => times::asks(scene, by, deed).map(Ok),
        Act::Inspect { side } => Some(inspects(scene, by, deed, *side)),
        Act::Report { .. } if scene.arrangements.competition => {
            let clause = needs::either(scene, "sch7.6.7", "sch7.7.8");
            Some(Err(refused(WhyNot::NotYours, &[clause, "100(1)(a)"])))
        }
        Act::Affirm => Some(affirms(scene, by)),
        _ => None,
    }
}

/// Cards and results confirmed by word of mouth belong to these parts.
pub fn makes_room(scene: &Scene, deed: &Deed) -> Result<(), Refusal> {
    let here = needs::gathering(scene).is_some();
    let elsewhere = !matches!(deed.act, Act::Card { .. } | Act::Affirm);
    if here || elsewhere { Ok(()) } else { Err(refused(WhyNot::NotAgreed, &[])) }
}

/// What the game waits for under these parts: words of the move just made, somebody who makes the move that was said, or the
/// result confirmed by word of mouth.
pub fn owes(scene: &Scene) -> Vec<Owed> {
    match scene.phase {
        Phase::Running => calls::owed(scene).or_else(|| helpers::owed(scene)).into_iter().collect(),
        Phase::Over(_) => {
            let sides = Side::BOTH.into_iter().filter(|side| confirms_aloud(scene, *side));
            sides.map(|side| Owed { of: Actor::player(side), what: Due::Affirmation }).collect()
        }
        _ => Vec::new(),
    }
}

/// What is taken notice of in an act; none if these parts say nothing of it.
pub fn notices(scene: &Scene, by: Actor, deed: &Deed) -> Option<Vec<Finding>> {
    needs::gathering(scene)?;
    match deed.act {
        Act::Equipment { item, accepted } => preparation::wants(scene, item, *accepted),
        Act::Touch { .. } if needs::calls(scene) => Some(Vec::new()),
        Act::Move { .. } | Act::Release | Act::Slide { .. } => Some(calls::of_move(scene, by, deed)),
        Act::Say { words, corrects } if needs::calls(scene) => Some(check::after_words(scene, by, words, *corrects)),
        Act::Repeat { .. } if needs::calls(scene) => Some(check::after_repeating(scene, by)),
        Act::Press { hand } if needs::calls(scene) => check::after_press(scene, by, *hand),
        Act::Write { .. } if by.side().is_some_and(|side| !needs::keeps_record(scene, side)) => Some(Vec::new()),
        Act::Card { card, way } => Some(cards::notices(scene, by, *card, *way)),
        _ => None,
    }
}

/// Whether a move waits for words that belong to it, so that nothing on the board counts yet.
pub fn is_unfinished(scene: &Scene) -> bool {
    let ply = scene.line.len();
    if needs::calls(scene) {
        return !(calls::is_said(scene) && check::agrees(scene, ply));
    }
    let compared =
        |matter: &Matter| matter.incident == Incident::Move(OfMove::CallCheck { ply }) && matter.standing.is_open();
    scene.matters.iter().any(compared)
}

/// Whether a touch in one's turn counts: where moves are said, words do instead.
pub fn touch_counts(scene: &Scene) -> bool {
    !needs::calls(scene)
}

/// Whether a flag fell before the last move was complete, in words as on the board.
pub fn fell_before_words(scene: &Scene) -> bool {
    let said = scene.line.plies().last().and_then(|last| last.call.as_ref()?.at).filter(|_| needs::calls(scene));
    said.is_some_and(|at| fallen(scene).is_some_and(|(_, fell)| fell < at))
}

/// Schedule 7.7.4(2)(g)(iv): boards that are out of step once both sides have made the move.
pub fn finds(scene: &Scene) -> Option<Finding> {
    needs::gathering(scene)?;
    let made = scene.line.plies().last().is_none_or(|ply| ply.call.as_ref().is_some_and(|call| call.echoed));
    let known =
        |matter: &Matter| matter.incident == Incident::Board(OfBoard::BoardsDiffer) && matter.standing.is_open();
    let differ = made && !scene.differing().is_empty() && !scene.matters.iter().any(known);
    differ.then(|| super::finding(Incident::Board(OfBoard::BoardsDiffer), None, &["sch7.7.4(2)(g)(iv)"]))
}

/// How a matter is dealt with; none if these parts say nothing of it.
pub fn remedies(scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Result<Remedy, Refusal>> {
    needs::gathering(scene)?;
    match &matter.incident {
        Incident::Move(OfMove::CallCheck { ply }) => Some(check::compares(scene, matter, *ply)),
        Incident::Clock(OfClock::EarlyPress) if needs::calls(scene) => check::pressed_early(scene, matter, facts),
        Incident::Board(OfBoard::BoardsDiffer) => Some(Ok(check::aligns())),
        Incident::Board(OfBoard::Equipment { item, .. }) => preparation::remedies(scene, item).map(Ok),
        _ => None,
    }
}

/// What an act brings about by itself; none if these parts say nothing of it.
pub fn follows(scene: &Scene, by: Actor, deed: &Deed) -> Option<Remedy> {
    needs::gathering(scene)?;
    match deed.act {
        Act::Card { card, way } => cards::follows(scene, by, *card, *way),
        _ => None,
    }
}

/// What the words said leave to be played; none if no words count.
pub fn binding(scene: &Scene) -> Option<Binding> {
    let worded = || needs::has_limbs(scene, scene.to_move()) && scene.turn.call.is_some();
    let counts = needs::gathering(scene).is_some() && (needs::calls(scene) || worded());
    (counts && scene.sealed.is_none()).then(|| calls::binding(scene))
}

/// Schedule 7.6.2(2) and 7.7.3(2): who does not see or cannot write keeps no record of their own.
fn inspects(scene: &Scene, by: Actor, deed: &Deed, side: Side) -> Result<Vec<Article>, Refusal> {
    let clause = needs::either(scene, "sch7.6.2(2)", "sch7.7.3(2)");
    if needs::keeps_record(scene, side) {
        let assisted = needs::is_visual(scene, side).then_some("sch7.7.4(2)(g)(iii)");
        let under = [Some(clause), assisted].into_iter().flatten().collect::<Vec<_>>();
        return records::allows(scene, by, deed).map(|usual| [usual, cite(&under)].concat());
    }
    Err(refused(WhyNot::NotAgreed, &[clause]))
}

/// Schedule 7.6.8 and 7.7.9: the result is confirmed by word of mouth.
fn affirms(scene: &Scene, by: Actor) -> Result<Vec<Article>, Refusal> {
    let clause = needs::either(scene, "sch7.6.8", "sch7.7.9");
    let Some(side) = by.side() else { return Err(refused(WhyNot::NotYours, &[clause])) };
    if !confirms_aloud(scene, side) {
        return Err(refused(WhyNot::NotYours, &[clause, "100(1)(a)"]));
    }
    result::allows(scene, by, &Deed::without_men(&Act::Sign))?;
    Ok(cite(&[clause]))
}

/// Whether a player need not sign.
fn confirms_aloud(scene: &Scene, side: Side) -> bool {
    needs::gathering(scene).is_some() && (needs::is_visual(scene, side) || needs::has_limbs(scene, side))
}

/// The articles by which a watched board is demanded, and the refusal where there is none.
fn watched(scene: &Scene) -> Result<Vec<Article>, Refusal> {
    let clause = needs::either(scene, "sch7.6.2(1)", "sch7.7.3(1)");
    if scene.arrangements.is_watched() {
        Ok(cite(&[clause]))
    } else {
        Err(refused(WhyNot::Spoken(OfSpeech::NotWatched), &[clause]))
    }
}

/// Whether the game belongs to an event for visually impaired players.
fn is_six(scene: &Scene) -> bool {
    needs::gathering(scene) == Some(Gathering::VisuallyImpaired)
}
