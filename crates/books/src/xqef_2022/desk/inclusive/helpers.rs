//! Who may speak, move, press or write for a player: an official, or the assistant named before the game.

use contest::Side;

use super::calls;
use super::needs::{self, either};
use super::{cite, refused};
use crate::desk::{Act, Actor, ActsFor, Due, OfSpeech, Owed, Refusal, Scene, WhyNot};
use crate::{Article, Grounded};

/// The side for which somebody acts, if for somebody else.
pub fn acts_for(scene: &Scene, by: Actor, act: &Act) -> ActsFor {
    let Some(_) = needs::gathering(scene) else {
        return if by.is_assistant() { Err(refused(WhyNot::NotYours, &[])) } else { Ok(None) };
    };
    match (by.side(), by.grade()) {
        (Some(side), _) if by.is_assistant() => assists(scene, side, act).map(|under| Some(Grounded::new(side, under))),
        (None, Some(_)) => serves(scene, act),
        _ => Ok(None),
    }
}

/// An official carries out what a player said, presses for that player, or keeps the record.
fn serves(scene: &Scene, act: &Act) -> ActsFor {
    let clause = either(scene, "sch7.6.3(5)(a)", "sch7.7.4(3)(b)");
    match act {
        Act::Move { .. } | Act::Touch { .. } | Act::Release => {
            let side = scene.to_move();
            if !needs::has_limbs(scene, side) {
                return Ok(None);
            }
            said_first(scene, clause)?;
            Ok(Some(Grounded::new(side, cite(&[clause]))))
        }
        Act::Press { .. } => {
            let moved = scene.line.plies().last().map(|last| last.side);
            Ok(moved.filter(|side| needs::has_limbs(scene, *side)).map(|side| Grounded::new(side, cite(&[clause]))))
        }
        Act::Write { .. } => {
            let clause = either(scene, "sch7.6.2(2)", "sch7.7.3(2)");
            let of = |side: &Side| needs::is_visual(scene, *side) || needs::has_limbs(scene, *side);
            Ok(Side::BOTH.into_iter().find(of).map(|side| Grounded::new(side, cite(&[clause]))))
        }
        _ => Ok(None),
    }
}

/// Whether the side to move has said its whole move.
fn is_announced(scene: &Scene) -> bool {
    let said = scene.turn.call.as_ref().map(|call| call.words.as_str()).unwrap_or_default();
    calls::is_whole(&scene.line, scene.line.len() + 1, said)
}

/// Whoever moves for a player does so once the player has said the move.
fn said_first(scene: &Scene, clause: &'static str) -> Result<(), Refusal> {
    if is_announced(scene) { Ok(()) } else { Err(refused(WhyNot::Spoken(OfSpeech::NotSaid), &[clause])) }
}

/// Schedule 7.7.4(3)(b) and (c): who carries out what a player said, in a game in which nobody has to say moves.
pub fn owed(scene: &Scene) -> Option<Owed> {
    let side = scene.to_move();
    let said = !needs::calls(scene) && needs::has_limbs(scene, side) && is_announced(scene);
    let of = if needs::has_assistant(scene, side) { Actor::assistant(side) } else { Actor::Witness };
    said.then_some(Owed { of, what: Due::Execution })
}

/// What an assistant may do, and by which articles.
fn assists(scene: &Scene, side: Side, act: &Act) -> Result<Vec<Article>, Refusal> {
    let (limbs, mute) = (needs::has_limbs(scene, side), needs::is_mute(scene, side));
    let six = super::is_six(scene);
    let sees_not = !six && needs::is_visual(scene, side) && scene.boards.is_some();
    let for_limbs = either(scene, "sch7.6.3(5)(b)", "sch7.7.4(3)(c)");
    let clause = match act {
        Act::Move { .. } | Act::Touch { .. } | Act::Release if limbs => for_limbs,
        Act::Move { .. } | Act::Touch { .. } | Act::Release | Act::Repeat { .. } | Act::Write { .. } if sees_not => {
            "sch7.7.4(2)(g)(iii)"
        }
        Act::Press { .. } if limbs => for_limbs,
        Act::Press { .. } if sees_not => "sch7.7.4(2)(g)(iii)",
        Act::Press { .. } | Act::Say { .. } if mute && !six => "sch7.7.4(2)(d)(ii)",
        Act::Say { .. } if !six => return Err(refused(WhyNot::NotYours, &["sch7.7.4(2)(d)(ii)"])),
        _ if !six && !limbs && needs::is_visual(scene, side) => {
            return Err(refused(WhyNot::NotYours, &["sch7.7.4(2)(g)(iii)"]));
        }
        _ => return Err(refused(WhyNot::NotYours, &[for_limbs])),
    };
    if !needs::has_assistant(scene, side) {
        return Err(refused(WhyNot::Spoken(OfSpeech::NotNamed), &[clause]));
    }
    if limbs && matches!(act, Act::Move { .. }) && side == scene.to_move() {
        said_first(scene, for_limbs)?;
    }
    Ok(cite(&[clause]))
}
