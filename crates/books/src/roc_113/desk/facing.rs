//! Chapter 1, section 2, 一, and chapter 2, section 2, A9: kings that face.

use contest::Side;
use xiangqi::{MoveFault, Piece, Point, Role, Setup, SetupFault};

use super::{cite, finding, remedy};
use crate::Article;
use crate::desk::xiangqi_play::{Xiangqi, as_move, position, setup, square};
use crate::desk::{
    Effect, Finding, Form, Incident, Line, OfClaim, Outcome, Play, Reason, Remedy, Scene, Step, Verdict,
};

/// The articles by which a king may be taken by the king that faces it.
pub fn may_take() -> Vec<Article> {
    cite(&["1.2.一.無記譜", "2.2.A9.無記譜"])
}

/// The king's capture of the king that faces it, if the kings face where the players keep no record.
pub fn capture(scene: &Scene) -> Option<Step> {
    let (own, other) = kings(&scene.line).filter(|_| !scene.arrangements.recorded)?;
    Some(Step::new(square(own), square(other)))
}

/// The king of the side to move and the other one, if they face.
fn kings(line: &Line) -> Option<(Point, Point)> {
    let turn = line.turn();
    let (red, black) = setup(line.now(), turn).faults().iter().find_map(|fault| match fault {
        SetupFault::KingsFacing { red, black } => Some((*red, *black)),
        _ => None,
    })?;
    Some(if turn == Side::First { (red, black) } else { (black, red) })
}

/// What may be played at the end of a line: before kings that face, whatever leaves the own king to no other man, and the
/// capture of the king besides.
pub fn legal(line: &Line) -> Option<Vec<Step>> {
    Xiangqi.legal(line).or_else(|| {
        let (own, other) = kings(line)?;
        let stands = setup(line.now(), line.turn());
        let mut steps = vec![Step::new(square(own), square(other))];
        for (from, piece) in stands.board.iter().filter(|(_, piece)| piece.color == stands.turn) {
            let reached = stands.board.reach(from) - stands.board.color(stands.turn);
            let safe = reached.into_iter().filter(|to| is_safe(&stands, piece, from, *to));
            steps.extend(safe.map(|to| Step::new(square(from), square(to))));
        }
        Some(steps)
    })
}

/// Whether no man but the king that faces it attacks the own king after a move.
fn is_safe(stands: &Setup, piece: Piece, from: Point, to: Point) -> bool {
    let mut board = stands.board.clone();
    board.remove(from);
    board.put(to, piece);
    let king = board.pieces(piece.color, Role::King).single();
    king.is_some_and(|king| board.attackers_to(king, !piece.color).is_empty())
}

/// Whether a move of a side, sound otherwise, makes the kings face.
pub fn is_made(line: &Line, side: Side, step: Step) -> bool {
    let fault = position(line.now(), side).zip(as_move(step)).and_then(|(now, played)| now.fault_of(played));
    fault == Some(MoveFault::KingsFacing)
}

/// Whether the kings face on what stands on the board.
pub fn is_now(line: &Line) -> bool {
    kings(line).is_some()
}

/// Where the players keep the record, whoever made the kings face has lost, by this move if it is known.
pub fn lost(scene: &Scene, loser: Side, ply: Option<usize>) -> Remedy {
    let verdict = Verdict::loses(loser, Form::Ordinary, Reason::KingsFacing);
    let back = ply.filter(|ply| *ply < scene.line.len()).map(|to| Effect::Restore { to });
    let effects = back.into_iter().chain([Effect::End { verdict }]).collect();
    remedy(&["1.2.一.記譜", "2.2.A9.記譜"], effects)
}

/// Where the players keep the record, whoever makes the kings face loses; where they do not, whoever takes the king wins.
pub fn notices(scene: &Scene, side: Side, step: Step) -> Option<Finding> {
    let found = |loser: Side, reason, clauses: &[&'static str]| {
        let verdict = Verdict { outcome: Outcome::won_by(!loser), form: Form::Ordinary, reason };
        Some(finding(Incident::Claim(OfClaim::Position { verdict }), Some(loser), clauses))
    };
    if capture(scene) == Some(step) {
        return found(!side, Reason::KingTaken, &["1.2.一.無記譜", "2.2.A9.無記譜"]);
    }
    if scene.arrangements.recorded && is_made(&scene.line, side, step) {
        return found(side, Reason::KingsFacing, &["1.2.一.記譜", "2.2.A9.記譜"]);
    }
    None
}
