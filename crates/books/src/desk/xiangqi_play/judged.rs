//! What the position of a game of Xiangqi calls for, under any rulebook of it.

use std::cell::RefCell;
use std::sync::Arc;

use contest::Side;
use ruling::repetition::ChargeKind;
use ruling::{Action, EndingKind, Game, Recurrence, Ruling, Status, judge};
use xiangqi::Color;

use super::{as_move, position, setup, side, standing};
use crate::Rulebook;
use crate::desk::{
    Board, Effect, Finding, Incident, Line, Matter, OfClaim, Outcome, Perpetual, Scene, Verdict, Warning, ended,
};

/// The ruling on the position as it stands, if it can call for anything.
pub fn ruling(scene: &Scene, rulebook: &Rulebook) -> Option<Ruling> {
    let line = &scene.line;
    if !may_matter(line) {
        return None;
    }
    let first = line.len() - line.sound_tail().min(quiet(line) + 1);
    LAST.with_borrow_mut(|last| {
        if let Some(known) = last.as_ref().filter(|known| known.is_of(scene, rulebook, first)) {
            return Some(known.ruling.clone());
        }
        let ruling = judge(&game_since(scene, first)?, rulebook);
        *last = Some(LastRuling::new(scene, rulebook, first, ruling.clone()));
        Some(ruling)
    })
}

thread_local! {
    /// The ruling given last: the same position is looked at several times in a row, and to judge it takes long.
    static LAST: RefCell<Option<LastRuling>> = const { RefCell::new(None) };
}

/// A ruling, and all that it rests on.
struct LastRuling {
    turn: Side,
    boards: Vec<Arc<Board>>,
    warned: Vec<usize>,
    first: usize,
    rulebook: Rulebook,
    ruling: Ruling,
}

impl LastRuling {
    fn new(scene: &Scene, rulebook: &Rulebook, first: usize, ruling: Ruling) -> Self {
        let boards = scene.line.boards()[first..].to_vec();
        let (turn, warned) = (scene.line.turn_after(first), scene.warned.clone());
        Self { turn, boards, warned, first, rulebook: rulebook.clone(), ruling }
    }

    /// Whether it is the ruling on what stands, by the moves that led there, under a rulebook.
    fn is_of(&self, scene: &Scene, rulebook: &Rulebook, first: usize) -> bool {
        let line = &scene.line;
        let same = self.first == first && self.turn == line.turn_after(first) && self.warned == scene.warned;
        same && self.boards == line.boards()[first..] && self.rulebook == *rulebook
    }
}

/// The number of moves at the end, all made by the rules, since a man was taken. What was played before can neither recur
/// nor be counted.
fn quiet(line: &Line) -> usize {
    line.plies().iter().rev().take_while(|ply| ply.legal && ply.taken.is_none()).count()
}

/// Whether the position can call for anything: it came about by the rules, and it is the last of somebody's moves, it stood
/// before, so long nothing was taken, or something just was.
fn may_matter(line: &Line) -> bool {
    let Some(now) = position(line.now(), line.turn()) else { return false };
    let plies = line.plies();
    if plies.last().is_some_and(|ply| !ply.legal) {
        return false;
    }
    let quiet = quiet(line);
    let took = plies.last().is_some_and(|ply| ply.taken.is_some());
    let recurs = || (2..=quiet).step_by(2).any(|back| line.board(line.len() - back) == Some(line.now()));
    plies.is_empty() || took || quiet >= 100 || !now.has_legal_move() || recurs()
}

/// The moves after so many plies, all made by the rules, as a game.
pub fn game_since(scene: &Scene, first: usize) -> Option<Game> {
    let line = &scene.line;
    let mut game = Game::new(setup(line.board(first)?, line.turn_after(first))).ok()?;
    for ply in line.plies().get(first..)? {
        game.play(as_move(ply.step)?).ok()?;
    }
    let warned = scene.warned.iter().filter_map(|ply| ply.checked_sub(first)).collect();
    game.keep_warnings(warned);
    Some(game)
}

/// An ending or a warning that the position calls for and nobody has dealt with, once as long as it stands.
pub fn finds(scene: &Scene, rulebook: &Rulebook) -> Option<Finding> {
    calls_for(scene, rulebook).filter(|found| !scene.has_open(found))
}

/// An ending or a warning that the position calls for, if nothing was noted of it as it stands.
pub fn calls_for(scene: &Scene, rulebook: &Rulebook) -> Option<Finding> {
    let ply = scene.line.len();
    let known = |matter: &Matter| {
        matches!(matter.incident, Incident::Claim(OfClaim::Position { .. } | OfClaim::Cycle)) && scene.is_of_now(matter)
    };
    if scene.matters.iter().any(known) || scene.warned.last() == Some(&ply) {
        return None;
    }
    let Some(ruling) = ruling(scene, rulebook) else { return stuck(scene) };
    if let Some((verdict, loser)) = verdict(&ruling) {
        let under = ruling.ending.as_ref().map(|ending| ending.articles.clone()).unwrap_or_default();
        return Some(Finding { incident: Incident::Claim(OfClaim::Position { verdict }), side: loser, under });
    }
    let recurrence = ruling.repetition.filter(|recurrence| recurrence.action != Action::None)?;
    let side = match recurrence.action {
        Action::Warn(color) => Some(side(color)),
        _ => None,
    };
    Some(Finding { incident: Incident::Claim(OfClaim::Cycle), side, under: recurrence.articles })
}

/// On a board that no game leads to: the side to move has no move left, and the last one was made by the rules.
pub fn stuck(scene: &Scene) -> Option<Finding> {
    let line = &scene.line;
    let stands = standing(line.now(), line.turn()).filter(|_| position(line.now(), line.turn()).is_none())?;
    let by_rules = line.plies().last().is_some_and(|last| last.legal);
    if !by_rules || stands.has_legal_move() {
        return None;
    }
    let kind = if stands.in_check() { EndingKind::Checkmate } else { EndingKind::Stalemate };
    let loser = line.turn();
    let verdict = ended::verdict(Outcome::won_by(!loser), kind);
    let incident = Incident::Claim(OfClaim::Position { verdict });
    Some(Finding { incident, side: Some(loser), under: Vec::new() })
}

/// How the game ended, and who lost.
pub fn verdict(ruling: &Ruling) -> Option<(Verdict, Option<contest::Side>)> {
    let ending = ruling.ending.as_ref()?;
    let (outcome, loser) = match ruling.status {
        Status::Ongoing => return None,
        Status::Won(color) => (Outcome::won_by(side(color)), Some(!side(color))),
        Status::Draw => (Outcome::Draw, None),
        Status::BothLose => (Outcome::BothLose, None),
    };
    Some((ended::verdict(outcome, ending.kind), loser))
}

/// To whom a recurring position calls for a warning, if it does.
pub fn warning(recurrence: &Recurrence) -> Option<Warning> {
    match recurrence.action {
        Action::Warn(Color::Red) => Some(Warning::First),
        Action::Warn(Color::Black) => Some(Warning::Second),
        Action::WarnBoth => Some(Warning::Both),
        Action::None | Action::Rule => None,
    }
}

/// What the sides that a cycle calls to warn must not go on with, where it is forbidden play.
pub fn forbidden(recurrence: &Recurrence) -> Vec<Effect> {
    let warned = |color: &Color| match recurrence.action {
        Action::Warn(of) => of == *color,
        Action::WarnBoth => true,
        Action::None | Action::Rule => false,
    };
    let forbid = |color: Color| {
        let play = match recurrence.examination.charges[color].kind {
            ChargeKind::None | ChargeKind::Undecided => return None,
            ChargeKind::PerpetualCheck => Perpetual::Check,
            ChargeKind::PerpetualChase => Perpetual::Chase,
            ChargeKind::PerpetualKill => Perpetual::Kill,
            ChargeKind::PerpetualAttack => Perpetual::Attack,
        };
        Some(Effect::Forbid { side: side(color), play })
    };
    Color::ALL.into_iter().filter(warned).filter_map(forbid).collect()
}
