//! Who needs what, and under which part a game is played.

use contest::Side;

use crate::desk::{Gathering, Need, Scene};

/// For whom the event is held, if these parts apply.
pub fn gathering(scene: &Scene) -> Option<Gathering> {
    scene.arrangements.inclusive.as_ref().map(|inclusive| inclusive.gathering)
}

/// The unit of part 6 or that of part 7, by which the game is played.
pub fn either(scene: &Scene, six: &'static str, seven: &'static str) -> &'static str {
    if super::is_six(scene) { six } else { seven }
}

/// The unit by which what a side says is the move.
pub fn by_call(scene: &Scene, side: Side) -> &'static str {
    in_words(scene, side, "sch7.6.3(6)", "sch7.7.4(2)(f)(i)")
}

/// The unit by which a side says its moves.
pub fn called(scene: &Scene, side: Side) -> &'static str {
    in_words(scene, side, "sch7.6.3(2)", "sch7.7.4(2)(a)")
}

/// The unit of part 6 or that of part 7; where all players see, the one by which somebody else carries out what is said.
pub fn in_words(scene: &Scene, side: Side, six: &'static str, seven: &'static str) -> &'static str {
    match (calls(scene), has_assistant(scene, side)) {
        (true, _) => either(scene, six, seven),
        (false, true) => "sch7.7.4(3)(c)",
        (false, false) => "sch7.7.4(3)(b)",
    }
}

fn has(scene: &Scene, side: Side, need: impl Fn(Need) -> bool) -> bool {
    scene.arrangements.players[side].needs.iter().any(|&own| need(own))
}

/// Whether a player does not see the board as others do; in part 6 all wear blindfolds.
pub fn is_visual(scene: &Scene, side: Side) -> bool {
    super::is_six(scene) || has(scene, side, Need::is_visual)
}

/// Whether a player's limbs do not serve.
pub fn has_limbs(scene: &Scene, side: Side) -> bool {
    has(scene, side, |need| need == Need::Limbs)
}

/// Whether a player cannot say moves.
pub fn is_mute(scene: &Scene, side: Side) -> bool {
    has(scene, side, |need| need == Need::DeafMute)
}

/// Whether a player does not know how to say moves.
pub fn is_unlearned(scene: &Scene, side: Side) -> bool {
    scene.arrangements.players[side].unlearned
}

/// Whether a player named an assistant before the game.
pub fn has_assistant(scene: &Scene, side: Side) -> bool {
    scene.arrangements.players[side].assistant.is_some()
}

/// Whether moves are said in this game, and what is said is the move.
pub fn calls(scene: &Scene) -> bool {
    gathering(scene).is_some() && Side::BOTH.into_iter().any(|side| is_visual(scene, side))
}

/// Whether a side keeps its own record, where records are kept; the assistant of a player who does not see keeps it too.
pub fn keeps_record(scene: &Scene, side: Side) -> bool {
    let two_boards = !super::is_six(scene) && scene.boards.is_some();
    let assisted = two_boards && is_visual(scene, side) && has_assistant(scene, side);
    assisted || !(is_visual(scene, side) || has_limbs(scene, side))
}
