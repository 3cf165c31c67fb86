//! Articles 20, 35, 60 to 66 and 117 to 121: what the position calls for.

use xiangqi::Color;

use super::{cite, claims, handling, in_event, refused};
use crate::desk::xiangqi_play::{as_move, position, setup, side};
use crate::desk::{
    Effect, Form, Handling, Line, Matter, Noticed, Outcome, Perpetual, Reason, Refusal, Scene, Subject, Verdict,
    Warning, WhyNot,
};
use crate::game::Game;
use crate::judge::judge;
use crate::repetition::ChargeKind;
use crate::ruling::{Action, EndingKind, Ruling, Status};
use crate::{Book, Rulebook};

/// The ruling on the position as it stands, if it can call for anything.
fn ruling(scene: &Scene) -> Option<Ruling> {
    let line = &scene.line;
    if !may_matter(line) {
        return None;
    }
    let game = game_since(scene, line.len() - line.sound_tail().min(quiet(line) + 1))?;
    let mut rulebook = rulebook()?;
    if claims::is_uncounted(scene) {
        rulebook.natural_limit = None;
    }
    Some(judge(&game, &rulebook))
}

/// The rules of the game.
pub fn rulebook() -> Option<Rulebook> {
    Rulebook::of(Book::Xqef2022)
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

/// An ending or a warning that the position calls for and nobody has dealt with.
pub fn finds(scene: &Scene) -> Option<Noticed> {
    let ply = scene.line.len();
    let known = |matter: &Matter| {
        matter.ply == ply
            && matter.turn == scene.turn.number
            && matches!(matter.subject, Subject::Position { .. } | Subject::Cycle)
    };
    if scene.matters.iter().any(known) {
        return None;
    }
    let ruling = ruling(scene)?;
    if let Some((verdict, loser)) = verdict(&ruling) {
        let under = ruling.ending.as_ref().map(|ending| ending.articles.clone()).unwrap_or_default();
        return Some(Noticed { subject: Subject::Position { verdict }, side: loser, under });
    }
    let recurrence = ruling.repetition.filter(|recurrence| recurrence.action != Action::None)?;
    let side = match recurrence.action {
        Action::Warn(color) => Some(side(color)),
        _ => None,
    };
    Some(Noticed { subject: Subject::Cycle, side, under: recurrence.articles })
}

/// How the game ended, and who lost.
fn verdict(ruling: &Ruling) -> Option<(Verdict, Option<clock::Side>)> {
    let ending = ruling.ending.as_ref()?;
    let (outcome, loser) = match ruling.status {
        Status::Ongoing => return None,
        Status::Won(color) => (Outcome::won_by(side(color)), Some(!side(color))),
        Status::Draw => (Outcome::Draw, None),
        Status::BothLose => (Outcome::BothLose, None),
    };
    Some((Verdict { outcome, form: form(ending.kind), reason: reason(ending.kind) }, loser))
}

fn form(kind: EndingKind) -> Form {
    if kind == EndingKind::ForbiddenPlay { Form::Breach } else { Form::Ordinary }
}

fn reason(kind: EndingKind) -> Reason {
    match kind {
        EndingKind::Checkmate => Reason::Checkmate,
        EndingKind::Stalemate => Reason::Stalemate,
        EndingKind::DeadDraw => Reason::DeadDraw,
        EndingKind::NaturalLimit => Reason::NaturalLimit,
        EndingKind::AskedLimit => Reason::AskedLimit,
        EndingKind::ForbiddenPlay => Reason::ForbiddenPlay,
        EndingKind::SameForbiddenPlay => Reason::SameForbiddenPlay,
        EndingKind::OrdinaryCycle => Reason::OrdinaryCycle,
        EndingKind::KingsFacing => Reason::KingsFacing,
        EndingKind::KingTaken => Reason::KingTaken,
        EndingKind::SelfCheck => Reason::SelfCheck,
        EndingKind::Flag => Reason::Time,
    }
}

/// Ends the game as of the move that ended it, or gives the warning.
pub fn handles(scene: &Scene, matter: &Matter) -> Result<Handling, Refusal> {
    match &matter.subject {
        Subject::Position { verdict } => Ok(ended(scene, matter, *verdict)),
        _ => warn(scene),
    }
}

fn ended(scene: &Scene, matter: &Matter, verdict: Verdict) -> Handling {
    let clauses: &[&'static str] = match verdict.reason {
        Reason::DeadDraw => &["66(1)", "117(1)"],
        Reason::Checkmate => &["65(1)", "117(2)"],
        Reason::Stalemate => &["65(2)", "117(3)"],
        Reason::NaturalLimit => &["66(2)(a)"],
        Reason::SameForbiddenPlay => &["66(3)", "119(1)"],
        Reason::ForbiddenPlay => &["65(3)", "119(2)"],
        Reason::OrdinaryCycle => &["66(4)", "120"],
        _ => &[],
    };
    let mut done = handling(clauses, Vec::new());
    if verdict.reason == Reason::NaturalLimit && scene.arrangements.recorded {
        done.under.extend(in_event(scene, &[], &["118(1)(a)"]));
    }
    if scene.line.len() > matter.ply {
        done.under.extend(cite(&["20(2)", "36(1)(a)"]));
        done.effects.push(Effect::Restore { to: matter.ply });
    }
    done.effects.push(Effect::End { verdict });
    done
}

/// The forbidden play that a side is charged with.
fn perpetual(charge: ChargeKind) -> Option<Perpetual> {
    match charge {
        ChargeKind::None | ChargeKind::Undecided => None,
        ChargeKind::PerpetualCheck => Some(Perpetual::Check),
        ChargeKind::PerpetualChase => Some(Perpetual::Chase),
        ChargeKind::PerpetualKill => Some(Perpetual::Kill),
        ChargeKind::PerpetualAttack => Some(Perpetual::Attack),
    }
}

/// Articles 60 and 61.
pub fn warn(scene: &Scene) -> Result<Handling, Refusal> {
    let gone = || refused(WhyNot::MatterClosed, &["60(2)", "121(2)"]);
    let recurrence = ruling(scene).and_then(|ruling| ruling.repetition).ok_or_else(gone)?;
    let warning = match recurrence.action {
        Action::Warn(Color::Red) => Warning::First,
        Action::Warn(Color::Black) => Warning::Second,
        Action::WarnBoth => Warning::Both,
        Action::None | Action::Rule => return Err(gone()),
    };
    let charges = &recurrence.examination.charges;
    let warned = |color: &Color| matches!(recurrence.action, Action::WarnBoth) || recurrence.action == Action::Warn(*color);
    let forbid = |color: Color| {
        perpetual(charges[color].kind).map(|play| Effect::Forbid { side: side(color), play })
    };
    let forbidden: Vec<Effect> = Color::ALL.into_iter().filter(warned).filter_map(forbid).collect();
    let effects = std::iter::once(Effect::Warn { warning }).chain(forbidden).collect();
    let mut done = Handling { under: recurrence.articles, effects };
    done.under.extend(cite(&["121(2)"]));
    if recurrence.occurrences > 3 {
        done.under.extend(cite(&["60(2)"]));
    }
    Ok(done)
}
